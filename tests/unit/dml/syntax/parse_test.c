/* Syntax trees of DML scripts: precedence, statements, rejected scripts and error positions. */
#include "dml/syntax/dml.h"

#include <string.h>

#include "base/alloc.h"
#include "unit.h"

static smr_status parse(const char *text, smr_dml_script **out)
{
	return smr_dml_parse("s.dml", text, strlen(text), out);
}

static void assert_prints(const char *text, const char *wanted)
{
	smr_dml_script *s;
	smr_str out = {0};

	assert_int_equal(parse(text, &s), SMR_OK);
	smr_dml_print(&out, s);
	assert_string_equal(smr_str_text(&out), wanted);
	smr_str_free(&out);
	smr_dml_free(s);
}

static void assert_refused(const char *text, const char *message)
{
	smr_dml_script *s;

	assert_int_equal(parse(text, &s), SMR_EPARSE);
	assert_null(s);
	assert_string_equal(smr_errmsg(), message);
}

static void operators_bind_as_in_systemds(void **state)
{
	static const char *const of[][2] = {
		{"x = -2^2", "x = (-(2 ^ 2))\n"},
		{"x = 2^3^2", "x = (2 ^ (3 ^ 2))\n"},
		{"x = 2^-1*3", "x = ((2 ^ (-1)) * 3)\n"},
		{"x = 2*7%%4", "x = (2 * (7 %% 4))\n"},
		{"x = 7%/%2*2", "x = ((7 %/% 2) * 2)\n"},
		{"x = 2*x%*%y^2", "x = (2 * (x %*% (y ^ 2)))\n"},
		{"x = -a%*%b", "x = ((-a) %*% b)\n"},
		{"x = !1==2", "x = (!(1 == 2))\n"},
		{"x = !TRUE & FALSE", "x = ((!TRUE) & FALSE)\n"},
		{"x = a | b & c", "x = (a | (b & c))\n"},
		{"x = 10-3-2", "x = ((10 - 3) - 2)\n"},
		{"x = 6/2*3", "x = ((6 / 2) * 3)\n"},
		{"x = a == !b & c", "x = ((a == (!b)) & c)\n"},
		{"x = a <-b", "x = (a < (-b))\n"},
	};

	for (size_t i = 0; i < sizeof(of) / sizeof(of[0]); i++)
		assert_prints(of[i][0], of[i][1]);
}

static void lines_part_words_alone(void **state)
{
	assert_prints("x = a\n-b", "x = (a - b)\n");
	assert_prints("x = a y = b;;", "x = a\ny = b\n");
	assert_prints("x = a\n[u, v] = f(x)", "x = a\n[u, v] = f(x)\n");
	assert_prints("x <- 1 # f(\n/* ) */ y += 2", "x = 1\ny += 2\n");
	assert_prints("if (a) b = 1\nelse { }", "if (a) {\n  b = 1\n}\n");
}

static void literals_keep_their_values(void **state)
{
	assert_prints("x = 1L + 99999999999999999999 + .5 + 1e-300",
		      "x = (((1 + 1e+20) + 0.5) + 1e-300)\n");
	assert_prints("x = 'a\"\\n\\'' + \"\\\\\"", "x = (\"a\\\"\\n'\" + \"\\\\\")\n");
	assert_prints("x = $1 + $a.b", "x = ($1 + $a.b)\n");
}

static void functions_and_files_are_kept(void **state)
{
	assert_prints("f = function(int a, matrix[double] B = C) return (boolean c) { c = TRUE }",
		      "f = function(Integer a, Matrix[Double] B = C) return (Boolean c) {\n  c = "
		      "TRUE\n}\n");
	assert_prints("f = function() return (String s) { s = '' }",
		      "f = function() return (String s) {\n  s = \"\"\n}\n");
	assert_prints(
		"f = externalFunction(int a) return (int b) implemented in (classname=\"q.R\", "
		"exectype=\"mem\")",
		"f = externalFunction(Integer a) return (Integer b) implemented in (classname = "
		"\"q.R\")\n");
	assert_prints("source(\"a/b.dml\") as q\nx = q::f()",
		      "source(\"a/b.dml\") as q\nx = q::f()\n");
}

static void what_is_wrong_has_a_place(void **state)
{
	assert_refused("x = 1\ny = (2 + ",
		       "s.dml:2:10: expected a value, found the end of the script");
	assert_refused("x = a && b", "s.dml:1:7: '&&' is no operator of DML: write '&'");
	assert_refused("a + b", "s.dml:1:3: expected '=' or '(', found '+'");
	assert_refused("x = 'a", "s.dml:1:5: this string has no closing quote");
	assert_refused("/* x", "s.dml:1:1: this comment has no */");
	assert_refused("x = ~a", "s.dml:1:5: what is '~'?");
	assert_refused("x = \001", "s.dml:1:5: a byte 0x01 is no part of a script");
	assert_refused("[a, b] = c",
		       "s.dml:1:10: several variables take what a function gives, and "
		       "this is no call");
	assert_refused("f = function(foo x) return (int y) {}",
		       "s.dml:1:14: expected a type, found 'foo'");
	assert_refused("while (TRUE) {", "s.dml:1:15: expected '}', found the end of the script");
}

/* Concatenates @p n times @p head, @p middle, and @p n times @p tail. */
static char *nested(const char *before, const char *head, const char *middle, const char *tail,
		    unsigned n)
{
	smr_str s = {0};

	smr_str_puts(&s, before);
	for (unsigned i = 0; i < n; i++)
		smr_str_puts(&s, head);
	smr_str_puts(&s, middle);
	for (unsigned i = 0; i < n; i++)
		smr_str_puts(&s, tail);
	return smr_str_take(&s);
}

static void what_is_too_deep_is_refused(void **state)
{
	static const struct {
		const char *before, *head, *middle, *tail;
	} forms[] = {
		{"x = ", "(", "1", ")"},    {"x = ", "-", "1", ""},   {"x = 1", "", "", "+1"},
		{"", "if (a) ", "b=1", ""}, {"x = ", "f(", "1", ")"}, {"x = ", "X[", "1", "]"},
	};

	for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++)
		for (unsigned n = 100; n <= 100000; n *= 1000) {
			char *text = nested(forms[i].before, forms[i].head, forms[i].middle,
					    forms[i].tail, n);
			smr_dml_script *s;

			assert_int_equal(parse(text, &s), n == 100 ? SMR_OK : SMR_EPARSE);
			smr_dml_free(s);
			smr_free(text);
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(operators_bind_as_in_systemds),
		cmocka_unit_test(lines_part_words_alone),
		cmocka_unit_test(literals_keep_their_values),
		cmocka_unit_test(functions_and_files_are_kept),
		cmocka_unit_test(what_is_wrong_has_a_place),
		cmocka_unit_test(what_is_too_deep_is_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
