/* Text to tree and back. */
#include <dirent.h>

#include "base/fs.h"
#include "front/stablehlo/mlir.h"
#include "unit.h"

#define PROGRAMS "tests/stablehlo/programs"

static smr_mlir *parse(const char *text)
{
	smr_mlir *m = NULL;

	if (smr_mlir_parse("t", text, strlen(text), &m) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return m;
}

static char *print(smr_mlir *m)
{
	smr_str s = {0};

	assert_int_equal(smr_mlir_print(m, &s), SMR_OK);
	return smr_str_take(&s);
}

/* What is printed for a text; it must print again as it is. */
static char *printed(const char *text)
{
	smr_mlir *m = parse(text), *again;
	char *s = print(m), *t;

	smr_mlir_free(m);
	again = parse(s);
	t = print(again);
	assert_string_equal(s, t);
	smr_free(t);
	smr_mlir_free(again);
	return s;
}

static void is_refused(const char *text, const char *why)
{
	smr_mlir *m = NULL;
	smr_status st = smr_mlir_parse("t", text, strlen(text), &m);

	if (st != SMR_EPARSE && st != SMR_EUNSUPPORTED)
		fail_msg("status %s for\n%s", smr_status_name(st), text);
	if (strstr(smr_errmsg(), why) == NULL)
		fail_msg("'%s' is not in '%s'", why, smr_errmsg());
}

/* ---- whole programs */

static char *printed_file(const char *folder, const char *name)
{
	char path[512];
	char *text, *s;

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	assert_int_equal(smr_read_file(path, &text, NULL), SMR_OK);
	s = printed(text);
	smr_free(text);
	return s;
}

static unsigned each_program(const char *folder, void (*then)(const char *folder, const char *name))
{
	DIR *d = opendir(folder);
	unsigned n = 0;

	assert_non_null(d);
	for (struct dirent *e = readdir(d); e != NULL; e = readdir(d))
		if (strstr(e->d_name, ".mlir") != NULL) {
			then(folder, e->d_name);
			n++;
		}
	closedir(d);
	return n;
}

static void round_trip(const char *folder, const char *name)
{
	smr_free(printed_file(folder, name));
}

static void same_as_pretty(const char *folder, const char *name)
{
	char *generic = printed_file(folder, name), *pretty = printed_file(PROGRAMS, name);

	if (strcmp(generic, pretty) != 0)
		fail_msg("%s: the two forms differ", name);
	smr_free(generic);
	smr_free(pretty);
}

static void what_is_printed_of_a_program_reads_back_as_itself(void **state)
{
	assert_true(each_program(PROGRAMS, round_trip) >= 25);
}

static void the_generic_form_of_a_program_is_the_same_tree(void **state)
{
	assert_true(each_program(PROGRAMS "/generic", same_as_pretty) >= 10);
}

/* ---- types and attributes */

static const smr_mlir_attr *attr(smr_mlir **m, const char *text)
{
	smr_str s = {0};
	const smr_mlir_attr *a;

	smr_str_printf(&s, "module attributes {a = %s} {}", text);
	*m = parse(smr_str_text(&s));
	smr_str_free(&s);
	a = smr_mlir_attr_of(smr_mlir_module(*m), "a");
	assert_non_null(a);
	return a;
}

static void a_literal_is_bytes_in_row_major_order(void **state)
{
	static const unsigned char bytes[] = {1, 0, 0xfe, 0xff, 3, 0, 4, 0, 5, 0, 6, 0};
	smr_mlir *m;
	const smr_mlir_attr *a = attr(&m, "dense<[[1, -2, 3], [4, 5, 6]]> : tensor<2x3xi16>");

	assert_int_equal(a->kind, SMR_MLIR_DENSE);
	assert_int_equal(a->n, 6);
	assert_false(a->splat);
	assert_memory_equal(a->data, bytes, sizeof(bytes));
	assert_int_equal(smr_mlir_int_at(a, 1), -2);
	smr_mlir_free(m);
}

static void a_literal_of_equal_elements_takes_the_memory_of_one(void **state)
{
	smr_mlir *m;
	const smr_mlir_attr *a = attr(&m, "dense<7> : tensor<1000000x1000000xi32>");

	assert_true(a->splat);
	assert_true(a->n == 1000000000000);
	assert_int_equal(smr_mlir_int_at(a, a->n - 1), 7);
	smr_mlir_free(m);
	a = attr(&m, "dense<[2.0, 2.0]> : tensor<2xf32>");
	assert_true(a->splat);
	smr_mlir_free(m);
}

/* ---- errors */

static void errors_tell_line_and_column(void **state)
{
	is_refused("module {\n  func.func @f(%a: tensor<2xf32>) {\n    %0 = stablehlo.abs %b : "
		   "tensor<2xf32>\n  }\n}",
		   "t:3:24: no value %b is defined before this");
	is_refused("module {", "t:1:9: expected '}', found the end");
	is_refused("func.func @f(%a: tensor<2xf33>)", "t:1:27: expected a type, found 'f33'");
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_printed_of_a_program_reads_back_as_itself),
		cmocka_unit_test(the_generic_form_of_a_program_is_the_same_tree),
		cmocka_unit_test(a_literal_is_bytes_in_row_major_order),
		cmocka_unit_test(a_literal_of_equal_elements_takes_the_memory_of_one),
		cmocka_unit_test(errors_tell_line_and_column),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
