#include <locale.h>
#include <stdio.h>

#include "base/fs.h"
#include "ir/graph/graph.h"
#include "ir/graph/value.h"
#include "ir/text/text.h"
#include "unit.h"

static smr_graph *parse(const char *text)
{
	smr_graph *g = NULL;

	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return g;
}

static char *print(const smr_graph *g)
{
	char *text = NULL;

	assert_int_equal(smr_graph_print(g, &text), SMR_OK);
	return text;
}

/* Reads text, prints it and compares. */
static void prints_as(const char *in, const char *out)
{
	smr_graph *g = parse(in);
	char *text = print(g);

	assert_string_equal(text, out);
	smr_free(text);
	smr_graph_free(g);
}

static void a_flow_prints_as_it_was_written(void **state)
{
	static const char text[] =
		"flow \"gemm\" at \"gemm.c\":12 in main {\n"
		"  sym n m p \"a b\"\n"
		"  base A, C written, B, T, R\n"
		"  rows T[0; n] pitch m base R\n"
		"  wrap (4; n, 1; m, p) in [-2147483648, 2147483647]\n"
		"  wrap (n + 16) in [1, 2147483647] size\n"
		"  %0 = view f64[n, p] A + (0) strides [8*p, 8] \"A\"\n"
		"  %1 = view f64[p, m] B + (8*\"a b\" - 8) strides [8*m, -8]\n"
		"  %2 = scalar f64 \"alpha\"\n"
		"  %3 = constant 0.1:f32\n"
		"  %4 = view f64[n, m] C + (0) strides [8*m, 8]\n"
		"  %5 = nest (i: n, j: m, k: p) group 3 at \"x.h\":14 in g ins %0, %1, %2 into %4 "
		"[i, (n - 1)*j + 3] = fold(k; 0:f64; add(acc0, mul(%2, mul(%0[i, k], "
		"%1[k, (-1)*j + (m - 1)])))) when lt(index(i), size(n*m)) \"C\"\n"
		"  %6 = view f64[m] C + (8) strides [8] after %5\n"
		"  %7 = nest (k: m) group 0 ins %6 = fold(k; -inf:f64, 0:i64; fmax(acc0, %6[k]), "
		"add(acc1, 1:i64); 1)\n"
		"  result %7\n"
		"}\n";

	prints_as(text, text);
}

static void what_is_left_out_is_derived(void **state)
{
	prints_as("flow f { sym n base x, y written\n"
		  "%0 = view f32[n, 4] x  %1 = view f32[n] y # a comment\n"
		  "%2 = nest (i: n) into %1[i] = %0[i, 2*i + 1 + i] }",
		  "flow \"f\" {\n  sym n\n  base x, y written\n"
		  "  %0 = view f32[n, 4] x + (0) strides [16, 4]\n"
		  "  %1 = view f32[n] y + (0) strides [4]\n"
		  "  %2 = nest (i: n) group 0 ins %0 into %1 [i] = %0[i, 3*i + 1]\n}\n");
}

static void words_of_the_language_can_be_names(void **state)
{
	static const char text[] =
		"flow \"result\" {\n  sym \"base\" \"wrap\" sym view\n"
		"  base \"rows\" written, written written\n"
		"  %0 = view f32[\"base\"*view] \"rows\" + (0) strides [4]\n"
		"  %1 = nest (\"result\": view, acc0: 3) group 0 into %0 "
		"[\"result\" + acc0] = convert:f32(index(acc0)) \"\\\"\\\\\\0a\"\n}\n";

	prints_as(text, text);
}

static void a_long_name_is_kept_whole(void **state)
{
	char name[3000], text[4000];

	memset(name, 'x', sizeof(name) - 1);
	name[sizeof(name) - 1] = '\0';
	snprintf(text, sizeof(text), "flow \"%s\" {\n}\n", name);
	prints_as(text, text);
}

/* Returns the bits of a literal after printing and parsing it. */
static uint64_t again(smr_dtype t, uint64_t bits, char *text, size_t size)
{
	smr_str s = {0};
	char flow[200];
	smr_graph *g;

	smr_text_number(&s, t, bits);
	snprintf(text, size, "%s", smr_str_text(&s));
	smr_str_free(&s);
	snprintf(flow, sizeof(flow), "flow f { %%0 = constant %s }", text);
	g = parse(flow);
	assert_int_equal(g->nodes[0]->type.dtype, t);
	bits = g->nodes[0]->bits;
	smr_graph_free(g);
	return bits;
}

static void every_half_is_read_as_it_was_printed(void **state)
{
	static const smr_dtype types[] = {SMR_F16, SMR_BF16};
	char text[100];

	for (int t = 0; t < 2; t++)
		for (uint64_t b = 0; b < 65536; b += b % 256 == 0 ? 1 : 5)
			if (again(types[t], b, text, sizeof(text)) != b)
				fail_msg("%s was 0x%x", text, (unsigned)b);
}

static void floats_and_doubles_are_read_as_they_were_printed(void **state)
{
	uint64_t seed = 88172645463325252ull;
	char text[100];

	for (int i = 0; i < 20000; i++) {
		smr_dtype t = i % 2 ? SMR_F32 : SMR_F64;

		seed ^= seed << 13; /* xorshift64 */
		seed ^= seed >> 7;
		seed ^= seed << 17;
		uint64_t b = smr_value_mask(t, i < 200 ? seed >> (i % 64) : seed);

		if (again(t, b, text, sizeof(text)) != b)
			fail_msg("%s was 0x%llx", text, (unsigned long long)b);
	}
}

static void literals_are_short(void **state)
{
	static const struct {
		smr_dtype type;
		double value;
		const char *text;
	} rows[] = {
		{SMR_F32, 0.1, "0.1:f32"},
		{SMR_F64, 0.1, "0.1:f64"},
		{SMR_F64, 0, "0:f64"},
		{SMR_F64, -0.0, "-0:f64"},
		{SMR_F32, -2, "-2:f32"},
		{SMR_F64, 1e300, "1e300:f64"},
		{SMR_F64, 5e-324, "5e-324:f64"},
		{SMR_F32, 1e-5, "1e-5:f32"},
		{SMR_F64, 1.5e9, "1.5e9:f64"},
		{SMR_BF16, 3.140625, "3.14:bf16"},
		{SMR_I8, -128, "-128:i8"},
		{SMR_U64, 7, "7:u64"},
		{SMR_I1, 1, "1:i1"},
		{SMR_F64, __builtin_inf(), "inf:f64"},
		{SMR_F32, -__builtin_inf(), "-inf:f32"},
		{SMR_F64, __builtin_nan(""), "nan:f64"},
	};
	char text[100];

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		again(rows[i].type, smr_value_from_double(rows[i].type, rows[i].value), text,
		      sizeof(text));
		assert_string_equal(text, rows[i].text);
	}
}

static void a_nan_keeps_its_payload(void **state)
{
	char text[100];

	assert_int_equal(again(SMR_F64, 0xfff8000000000123, text, sizeof(text)),
			 0xfff8000000000123);
	assert_int_equal(again(SMR_F32, 0x7f800001, text, sizeof(text)), 0x7f800001);
	assert_string_equal(text, "0x7f800001:f32");
}

static void tiny_floats_keep_their_bits_and_signs(void **state)
{
	char text[100];

	for (unsigned t = 0; t < SMR_DTYPE_COUNT; t++)
		for (uint64_t b = 0; smr_dtype_is_tiny((smr_dtype)t) && b < 256; b++) {
			bool short_one =
				t == SMR_F4E2M1FN || t == SMR_F6E2M3FN || t == SMR_F6E3M2FN;

			if (!short_one || b < (t == SMR_F4E2M1FN ? 16 : 64))
				assert_int_equal(again((smr_dtype)t, b, text, sizeof(text)), b);
		}
	again(SMR_F4E2M1FN, 0xf, text, sizeof(text));
	assert_string_equal(text, "-6:f4e2m1fn");
	again(SMR_F8E8M0FNU, 0x80, text, sizeof(text));
	assert_string_equal(text, "2:f8e8m0fnu");
	again(SMR_F8E4M3FNUZ, 0x80, text, sizeof(text));
	assert_string_equal(text, "nan:f8e4m3fnuz");
}

static void literals_do_not_depend_on_the_programs_locale(void **state)
{
	static const char *const names[] = {"de_DE.UTF-8", "de_DE", "fr_FR.UTF-8", "ru_RU.UTF-8"};
	const char *set = NULL;
	char text[100];
	double v = 1234.5;

	for (int i = 0; i < 4 && set == NULL; i++)
		set = setlocale(LC_NUMERIC, names[i]);
	if (set == NULL)
		skip();
	again(SMR_F64, smr_value_from_double(SMR_F64, v), text, sizeof(text));
	setlocale(LC_NUMERIC, "C");
	assert_string_equal(text, "1234.5:f64");
}

static void errors_name_the_place_and_what_is_missing(void **state)
{
	static const struct {
		const char *text, *message;
	} rows[] = {
		{"", "test:1:1: expected 'flow', found the end"},
		{"flow f {\n  base n\n  foo\n}", "test:3:3: expected '}', found 'foo'"},
		{"flow f { base x %0 = view f33[2] x }", "expected an element type, found 'f33'"},
		{"flow f { %0 = view f32[2] x }", "there is no base 'x'"},
		{"flow f { base x %0 = view f32[n] x }", "there is no symbol 'n'"},
		{"flow f { base x, x }", "a second base 'x'"},
		{"flow f { sym n n }", "a second symbol 'n'"},
		{"flow f { %1 = scalar f32 }", "the next node is %0"},
		{"flow f { %0 = constant 300:i8 }", "is no i8"},
		{"flow f { %0 = constant 1.5:i8 }", "is no i8"},
		{"flow f { %0 = constant -1:u8 }", "is no u8"},
		{"flow f { %0 = constant 0x1ffff:f16 }", "the bits before this are no f16"},
		{"flow f { %0 = constant 99999999999999999999:i64 }", "is no i64"},
		{"flow f { %0 = constant \x01 }", "expected a number, found byte 0x01"},
		{"flow f { %0 = nest (i: 2) = fold(j; 0:i8; acc0) }", "the nest has no loop 'j'"},
		{"flow f { %0 = nest () = acc0 }", "is in no fold around it"},
		{"flow f { %0 = nest () = frob(1:i8) }", "there is no operator 'frob'"},
		{"flow f { %0 = nest () = add(1:i8) }", "add takes 2 operands, not 1"},
		{"flow f { %0 = nest () = add(1:i8, 1:i16) }", "add of i8 and i16"},
		{"flow f { %0 = nest () = sqrt(1:i8) }", "sqrt takes floats, not i8"},
		{"flow f { %0 = nest () = convert(1:i8) }", "convert without a type to give"},
		{"flow f { %0 = nest () = %0 }", "there is no %0 before this"},
		{"flow f { sym n base x %0 = view f32[n*n*n*n*n*n*n] x }", "the size is too large"},
		{"flow f { base x %0 = view f32[1,1,1,1,1,1,1,1,1] x }", "more than 8 dimensions"},
		{"flow f { } x", "expected the end, found 'x'"},
		{"flow \"f", "expected '\"', found the end"},
		{"flow \"\\zz\" {}", "expected a text, on one line"},
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		smr_graph *g;

		if (smr_graph_parse("test", rows[i].text, strlen(rows[i].text), &g) != SMR_EPARSE)
			fail_msg("this was read: %s", rows[i].text);
		if (strstr(smr_errmsg(), rows[i].message) == NULL)
			fail_msg("\"%s\" is not \"%s\"", smr_errmsg(), rows[i].message);
	}
}

static void deep_expressions_are_refused_not_followed(void **state)
{
	smr_str s = {0};
	smr_graph *g;

	smr_str_puts(&s, "flow f { %0 = nest () = ");
	for (int i = 0; i < 100000; i++)
		smr_str_puts(&s, "neg(");
	assert_int_equal(smr_graph_parse("test", s.s, s.n, &g), SMR_EPARSE);
	assert_non_null(strstr(smr_errmsg(), "the expression is too deep"));
	smr_str_free(&s);
}

static void json_and_dot_tell_what_the_text_tells(void **state)
{
	smr_graph *g = parse("flow \"f\\ff\" { sym n base x, y written\n"
			     "%0 = view f32[n] x  %1 = view f32[n] y\n"
			     "%2 = nest (i: n, k: 3) at \"a.c\":7 into %1[i] = "
			     "fold(k; 0:f32; add(acc0, %0[i])) \"y\"\n"
			     "%3 = view f32[n] y after %2 }");
	char *text;

	assert_int_equal(smr_graph_json(g, &text), SMR_OK);
	assert_non_null(strstr(text, "\"flow\": \"f?\""));
	assert_non_null(strstr(text, "\"value\": \"fold(k; 0:f32; add(acc0, %0[i]))\""));
	assert_non_null(strstr(text, "\"line\": 7"));
	assert_non_null(strstr(text, "\"store\": \"[i]\""));
	smr_free(text);
	assert_int_equal(smr_graph_dot(g, &text), SMR_OK);
	assert_non_null(strstr(text, "n0 -> n2;"));
	assert_non_null(strstr(text, "n2 -> n1 [style=bold];"));
	assert_non_null(strstr(text, "n2 -> n3 [style=dashed];"));
	assert_non_null(strstr(text, "%2 y\\nfold(k; 0:f32"));
	smr_free(text);
	smr_graph_free(g);
}

/* Parses with every construct of the form, with each allocation failing in turn. */
static smr_status whole(void *arg)
{
	smr_graph *g;
	char *text, *drawing, *json;
	smr_status st = smr_graph_parse("test", arg, strlen(arg), &g);

	if (st != SMR_OK)
		return st;
	st = smr_graph_print(g, &text);
	if (st == SMR_OK) {
		smr_free(text);
		st = smr_graph_dot(g, &drawing);
	}
	if (st == SMR_OK) {
		smr_free(drawing);
		st = smr_graph_json(g, &json);
	}
	if (st == SMR_OK)
		smr_free(json);
	smr_graph_free(g);
	return st;
}

static void no_failed_allocation_leaks_or_crashes(void **state)
{
	static const char *const files[] = {"tests/fuzz/corpus/graph/mixed.smr",
					    "tests/fuzz/corpus/graph/folds.smr",
					    "tests/fuzz/corpus/graph/moves.smr"};
	char *text;

	for (int i = 0; i < 3; i++) {
		assert_int_equal(smr_read_file(files[i], &text, NULL), SMR_OK);
		assert_true(unit_fail_each_allocation(whole, text) > 5);
		smr_free(text);
	}
}

static void missing_arguments_are_refused_with_words(void **state)
{
	smr_graph *g;
	char *text;

	assert_int_equal(smr_graph_parse("test", NULL, 0, &g), SMR_EINVAL);
	assert_int_equal(smr_graph_parse("test", "", 0, NULL), SMR_EINVAL);
	assert_int_equal(smr_graph_print(NULL, &text), SMR_EINVAL);
	assert_int_equal(smr_graph_json(NULL, &text), SMR_EINVAL);
	assert_int_equal(smr_graph_dot(NULL, &text), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "no graph"));
	smr_graph_free(NULL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_flow_prints_as_it_was_written),
		cmocka_unit_test(what_is_left_out_is_derived),
		cmocka_unit_test(words_of_the_language_can_be_names),
		cmocka_unit_test(a_long_name_is_kept_whole),
		cmocka_unit_test(every_half_is_read_as_it_was_printed),
		cmocka_unit_test(floats_and_doubles_are_read_as_they_were_printed),
		cmocka_unit_test(literals_are_short),
		cmocka_unit_test(a_nan_keeps_its_payload),
		cmocka_unit_test(tiny_floats_keep_their_bits_and_signs),
		cmocka_unit_test(literals_do_not_depend_on_the_programs_locale),
		cmocka_unit_test(errors_name_the_place_and_what_is_missing),
		cmocka_unit_test(deep_expressions_are_refused_not_followed),
		cmocka_unit_test(json_and_dot_tell_what_the_text_tells),
		cmocka_unit_test(no_failed_allocation_leaks_or_crashes),
		cmocka_unit_test(missing_arguments_are_refused_with_words),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
