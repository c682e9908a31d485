/* Contractions with any loops, strides and types by the libraries and by Samara's own kernels for
 * rows and integers, compared with the reference. */
#include "dot_case.h"

#define VIEWS(a, b, c)                                                                         \
	"base a, b, c written\n%0 = view " a " a\n%1 = view " b " b\n%2 = view " c " c\n%3 = " \
	"nest "
#define F32(loops, x, y) "fold(" loops "; 0:f32; add(acc0, mul(" x ", " y ")))"
#define WIDE(loops, x, y) F32(loops, "convert:f32(" x ")", "convert:f32(" y ")")

static void heads_are_read_where_they_lie(void **state)
{
	/* scores from one tensor of queries and one of keys; weighted values, stored in the
	 * original layout */
	check(VIEWS("f32[2, 19, 96]", "f32[2, 23, 96]",
		    "f32[2, 3, 19, 23]") "(b: 2, h: 3, i: 19, j: 23, d: 32) into %2[b, h, i, j] "
					 "= " F32("d", "%0[b, i, 32*h + d]", "%1[b, j, 32*h + d]"),
	      "openblas onednn dot");
	check(VIEWS("f32[2, 3, 19, 23]", "f32[2, 23, 96]",
		    "f32[2, 19, 96]") "(b: 2, h: 3, i: 19, d: 32, j: 23) into %2[b, i, 32*h + d] "
				      "= " F32("j", "%0[b, h, i, j]", "%1[b, j, 32*h + d]"),
	      "openblas onednn dot");
}

static void rows_and_columns_of_several_loops(void **state)
{
	check(VIEWS("f32[5, 7, 11]", "f32[11, 3, 4]",
		    "f32[7, 4, 5, 3]") "(i: 5, p: 7, q: 3, r: 4, k: 11) into "
				       "%2[p, r, i, q] = " F32("k", "%0[i, p, k]", "%1[k, q, r]"),
	      "openblas onednn dot");
	check(VIEWS("f64[40, 50]", "f64[50, 30]",
		    "f64[30, 40]") "(i: 40, j: 30, k: 50) into %2[j, i] = fold(k; 0:f64; add(acc0, "
				   "mul(%0[i, k], %1[k, "
				   "j])))",
	      "openblas dot");
}

static void sums_over_several_loops(void **state)
{
	check(VIEWS("f32[6, 20, 7]", "f32[7, 9, 6]",
		    "f32[20, 9]") "(i: 20, j: 9, k: 6, l: 7) into %2[i, j] = " F32("k, l",
										   "%0[k, i, l]",
										   "%1[l, j, k]"),
	      "openblas onednn dot");
}

static void a_step_between_all_elements(void **state)
{
	check(VIEWS("f32[40, 60]", "f32[60, 50]",
		    "f32[40, 50]") "(i: 20, j: 25, k: 30) into "
				   "%2[2*i, 2*j] = " F32("k", "%0[2*i, 2*k]", "%1[2*k, 2*j + 1]"),
	      "openblas onednn dot");
	check(VIEWS("f32[20, 30]", "f32[30, 25]", "f32[20, 25]") "(i: 20, j: 25, k: 30) into %2[i, "
								 "j] = " F32("k",
									     "%0[(-1)*i + 19, "
									     "(-1)*k + 29]",
									     "%1[k, (-1)*j + 24]"),
	      "openblas onednn dot");
}

static void short_floats(void **state)
{
	static const char *const types[][2] = {
		{"bf16", "bf16"}, {"f16", "f16"}, {"bf16", "f32"}, {"f16", "bf16"}};
	char text[1024];

	for (size_t i = 0; i < sizeof(types) / sizeof(*types); i++) {
		const char *in = types[i][0], *out = types[i][1];
		bool same = strcmp(out, "f32") == 0;

		snprintf(text, sizeof(text),
			 "base a, b, c written\n%%0 = view %s[3, 37, 70] a\n%%1 = view %s[3, 41, "
			 "70] b\n%%2 = view %s[3, 37, 41] c\n%%3 = nest (b: 3, i: 37, j: 41, k: "
			 "70) into %%2[b, i, j] = %s%s%s",
			 in, in, out, same ? "" : "convert:", same ? "" : out,
			 same ? WIDE("k", "%0[b, i, k]", "%1[b, j, k]")
			      : "(" WIDE("k", "%0[b, i, k]", "%1[b, j, k]") ")");
		check(text, "openblas onednn dot");
	}
}

/* Pieces of rows and columns; k in blocks. */
static void large_products_of_short_floats(void **state)
{
	check(VIEWS("bf16[150, 120]", "bf16[120, 170]",
		    "bf16[150, 170]") "(i: 150, j: 170, k: 120) into %2[i, j] = "
				      "convert:bf16(" WIDE("k", "%0[i, k]", "%1[k, j]") ")",
	      "openblas onednn dot");
	check(VIEWS("bf16[3, 140000]", "bf16[140000, 5]",
		    "bf16[3, 5]") "(i: 3, j: 5, k: 140000) into %2[i, j] = "
				  "convert:bf16(" WIDE("k", "%0[i, k]", "%1[k, j]") ")",
	      "openblas onednn dot");
}

static void rows_times_matrices(void **state)
{
	static const char *const types[] = {"f32", "bf16"};
	static const char *const sizes[][2] = {
		{"1", "1030"}, {"7", "5"}, {"33", "200"}, {"200", "700"}, {"700", "601"}};
	char text[1024];

	for (size_t i = 0; i < 10; i++) {
		const char *t = types[i % 2], *k = sizes[i / 2][0], *n = sizes[i / 2][1];
		bool wide = i % 2 == 0;

		snprintf(text, sizeof(text),
			 "base a, b, c written\n%%0 = view %s[1, %s] a\n%%1 = view %s[%s, %s] "
			 "b\n%%2 = view bf16[1, %s] c\n%%3 = nest (i: 1, j: %s, k: %s) into %%2[i, "
			 "j] = convert:bf16(%s)",
			 t, k, t, k, n, n, n, k,
			 wide ? F32("k", "%0[i, k]", "%1[k, j]")
			      : WIDE("k", "%0[i, k]", "%1[k, j]"));
		check(text, "dot");
		snprintf(
			text, sizeof(text),
			"base a, b, c written\n%%0 = view %s[%s, 2] a\n%%1 = view %s[%s, %s] "
			"b\n%%2 = view f32[%s, 3] c\n%%3 = nest (j: %s, k: %s) into %%2[j, 1] = %s",
			t, k, t, n, k, n, n, k,
			wide ? F32("k", "%1[j, k]", "%0[k, 1]")
			     : WIDE("k", "%1[j, k]", "%0[k, 1]"));
		check(text, wide ? "" : "dot");
	}
}

/* Read in order, which libraries do not do. */
static void rows_times_large_matrices(void **state)
{
	check(VIEWS("f32[1, 640]", "f32[640, 700]",
		    "f32[1, 700]") "(i: 1, j: 700, k: 640) into %2[i, j] = " F32("k", "%0[i, k]",
										 "%1[k, j]"),
	      "dot");
}

static void integers(void **state)
{
	static const char *const types[] = {"i8", "u8", "i16", "u16"};
	char text[1024];

	for (size_t i = 0; i < 4; i++) {
		snprintf(text, sizeof(text),
			 "base a, b, c written\n%%0 = view %s[37, 45] a\n%%1 = view %s[19, 45] "
			 "b\n%%2 = view i32[37, 19] c\n%%3 = nest (i: 37, j: 19, k: 45) into "
			 "%%2[i, j] = fold(k; 0:i32; add(acc0, mul(convert:i32(%%0[i, k]), "
			 "convert:i32(%%1[j, k]))))",
			 types[i], types[i]);
		check(text, "dot");
	}
	check(VIEWS("i8[37, 45]", "u8[45, 19]",
		    "i32[37, 19]") "(i: 37, j: 19, k: 45) into %2[i, j] = fold(k; 0:i32; add(acc0, "
				   "mul(convert:i32(%0[i, k]), convert:i32(%1[k, j]))))",
	      "dot");
	check(VIEWS("u8[3, 45, 37]", "i16[3, 45, 19]",
		    "i32[19, 3, 37]") "(b: 3, i: 37, j: 19, k: 45) into %2[j, b, i] = fold(k; "
				      "0:i32; add(acc0, mul(convert:i32(%0[b, k, i]), "
				      "convert:i32(%1[b, k, j]))))",
	      "dot");
	check(VIEWS("i8[6, 20, 7]", "i8[7, 40, 6]",
		    "i32[20, 20]") "(i: 20, j: 20, k: 6, l: 7) into %2[i, j] = fold(k, l; 0:i32; "
				   "add(acc0, mul(convert:i32(%0[k, i, l]), convert:i32(%1[l, "
				   "2*j, k]))))",
	      "dot");
	check(VIEWS("i32[2, 130, 45]", "i32[2, 45, 70]",
		    "i32[2, 130, 70]") "(b: 2, i: 130, j: 70, k: 45) into %2[b, i, j] = fold(k; "
				       "0:i32; add(acc0, "
				       "mul(%0[b, i, k], %1[b, k, j])))",
	      "dot");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(heads_are_read_where_they_lie),
		cmocka_unit_test(rows_and_columns_of_several_loops),
		cmocka_unit_test(sums_over_several_loops),
		cmocka_unit_test(a_step_between_all_elements),
		cmocka_unit_test(short_floats),
		cmocka_unit_test(large_products_of_short_floats),
		cmocka_unit_test(rows_times_matrices),
		cmocka_unit_test(rows_times_large_matrices),
		cmocka_unit_test(integers),
	};

	return cmocka_run_group_tests(tests, unit_open_kernels, unit_close_kernels);
}
