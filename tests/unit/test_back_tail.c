/* Products with what is computed of them, by our own products and libraries, against the reference:
 * biases and masks along rows and columns, residuals, types, batches, pieces of several sizes. */
#include "dot_case.h"

#define SUM(x, y) "fold(k; 0:f32; add(acc0, mul(" x ", " y ")))"
#define WIDE(x, y) SUM("convert:f32(" x ")", "convert:f32(" y ")")
#define RELU(x) "maximum(" x ", 0:f32)"

/* Bases a, b, and what else is read: rows r, columns s, a matrix t. */
static void product(int m, int n, int k, const char *in, const char *out, const char *value,
		    const char *who)
{
	char text[2048];

	snprintf(text, sizeof(text),
		 "base a, b, r, s, t, c written\n%%0 = view %s[%d, %d] a\n%%1 = view %s[%d, %d] b\n"
		 "%%2 = view f32[%d] r\n%%3 = view f32[%d] s\n%%4 = view f32[%d, %d] t\n"
		 "%%5 = view %s[%d, %d] c\n%%6 = nest (i: %d, j: %d, k: %d) into %%5[i, j] = %s",
		 in, m, k, in, k, n, m, n, m, n, out, m, n, m, n, k, value);
	check(text, who);
}

static void each_kind_of_tail(void **state)
{
	static const char *const values[] = {
		RELU("add(" SUM("%0[i, k]", "%1[k, j]") ", %3[j])"),
		"add(mul(" SUM("%0[i, k]", "%1[k, j]") ", %2[i]), %3[j])",
		"sub(%4[i, j], mul(0.125:f32, " SUM("%0[i, k]", "%1[k, j]") "))",
		"tanh(" SUM("%0[i, k]", "%1[k, j]") ")",
		"select(gt(%4[i, j], 0:f32), " SUM("%0[i, k]", "%1[k, j]") ", 0:f32)",
		"mul(" SUM("%0[i, k]", "%1[k, j]") ", " SUM("%0[i, k]", "%1[k, j]") ")",
	};
	static const int sizes[][3] = {{37, 45, 20}, {130, 70, 33}, {1, 200, 40},
				       {200, 1, 40}, {3, 2, 500},   {300, 520, 64}};

	for (size_t v = 0; v < sizeof(values) / sizeof(*values); v++)
		for (size_t i = 0; i < (v == 0 ? sizeof(sizes) / sizeof(*sizes) : 2); i++)
			product(sizes[i][0], sizes[i][1], sizes[i][2], "f32", "f32", values[v],
				i == 0 && v > 0 ? "onednn dot dot-strip" : "dot");
}

static void other_types(void **state)
{
	static const char *const types[] = {"bf16", "f16"};
	static const int sizes[][3] = {{37, 45, 20}, {150, 170, 120}, {1, 300, 200}};

	for (size_t i = 0; i < 6; i++) {
		const int *n = sizes[i / 2];
		const char *t = types[i % 2];

		product(n[0], n[1], n[2], t, "bf16",
			"convert:bf16(add(convert:f32(convert:bf16(" WIDE("%0[i, k]",
									  "%1[k, j]") ")), %3[j]))",
			i % 2 == 0 ? "dot dot-strip" : "");
		product(n[0], n[1], n[2], t, "i1", "gt(" WIDE("%0[i, k]", "%1[k, j]") ", %4[i, j])",
			i % 2 == 0 ? "dot dot-strip" : "");
	}
	check("base a, b, s, c written\n%0 = view f64[40, 50] a\n%1 = view f64[50, 30] b\n"
	      "%2 = view f64[30] s\n%3 = view f64[40, 30] c\n%4 = nest (i: 40, j: 30, k: 50) into "
	      "%3[i, j] = exp(add(fold(k; 0:f64; add(acc0, mul(%0[i, k], %1[k, j]))), %2[j]))",
	      "dot dot-strip");
	check("base a, b, s, c written\n%0 = view i8[40, 50] a\n%1 = view i8[30, 50] b\n"
	      "%2 = view i32[30] s\n%3 = view f32[40, 30] c\n%4 = nest (i: 40, j: 30, k: 50) into "
	      "%3[i, j] = convert:f32(add(fold(k; 0:i32; add(acc0, mul(convert:i32(%0[i, k]), "
	      "convert:i32(%1[j, k])))), %2[j]))",
	      "dot dot-strip");
}

/* Loops that are one for the product and two for what is read besides. */
static void loops_that_do_not_join(void **state)
{
	check("base a, b, r, s, c written\n%0 = view f32[3, 14, 21] a\n%1 = view f32[21, 40] b\n"
	      "%2 = view f32[14, 40] r\n%3 = view f32[3] s\n%4 = view f32[3, 14, 40] c\n"
	      "%5 = nest (h: 3, i: 14, j: 40, k: 21) into %4[h, i, j] = add(mul(" SUM(
		      "%0[h, i, k]", "%1[k, j]") ", %3[h]), %2[i, j])",
	      "onednn dot dot-strip");
	check("base a, b, r, c written\n%0 = view f32[2, 3, 19, 23] a\n%1 = view f32[2, 23, 96] b\n"
	      "%2 = view f32[2, 19, 96] r\n%3 = view f32[2, 19, 96] c\n"
	      "%4 = nest (b: 2, h: 3, i: 19, d: 32, k: 23) into %3[b, i, 32*h + d] = add(" SUM(
		      "%0[b, h, i, k]", "%1[b, k, 32*h + d]") ", %2[b, i, 32*h + d])",
	      "onednn dot dot-strip");
	/* what is stored lies across */
	check("base a, b, s, c written\n%0 = view f32[40, 50] a\n%1 = view f32[50, 30] b\n"
	      "%2 = view f32[40, 30] s\n%3 = view f32[30, 40] c\n"
	      "%4 = nest (i: 40, j: 30, k: 50) into %3[j, i] = sub(" SUM("%0[i, k]",
									 "%1[k, j]") ", "
										     "%2[i, j])",
	      "onednn dot dot-strip");
}

/* What is read besides is what was there. */
static void in_place(void **state)
{
	check("base a, b, c written\n%0 = view f32[140, 50] a\n%1 = view f32[50, 300] b\n"
	      "%2 = view f32[140, 300] c\n"
	      "%3 = nest (i: 140, j: 300, k: 50) into %2[i, j] = maximum(%2[i, j], add(" SUM(
		      "%0[i, k]", "%1[k, j]") ", 0.5:f32))",
	      "onednn dot");
	/* ... and nobody else's: its neighbour is stored before or after */
	check("base a, b, c written\n%0 = view f32[140, 50] a\n%1 = view f32[50, 300] b\n"
	      "%2 = view f32[140, 300] c\n%3 = view f32[140, 300] c\n"
	      "%4 = nest (i: 140, j: 300, k: 50) into %2[i, j] = maximum(%3[139 + (-1)*i, j], "
	      "add(" SUM("%0[i, k]", "%1[k, j]") ", 0.5:f32))",
	      "");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_kind_of_tail),
		cmocka_unit_test(other_types),
		cmocka_unit_test(loops_that_do_not_join),
		cmocka_unit_test(in_place),
	};

	return cmocka_run_group_tests(tests, unit_open_kernels, unit_close_kernels);
}
