/* Results of strips equal those of the reference to the bit. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "back/back.h"
#include "back/ref/ref.h"
#include "base/alloc.h"
#include "base/data/hash.h"
#include "ir/graph/value.h"

extern const smr_impl smr_impl_strip;

enum { BYTES = 1 << 16 };

/* Fills memory with small numbers for integers, and some special numbers for floats. */
static void fill(void *to, smr_dtype t, uint64_t seed)
{
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < BYTES / size; i++) {
		uint64_t h = smr_hash_mix(seed, i + 1), bits;

		if (!smr_dtype_is_float(t))
			bits = smr_value_mask(t, h % 64 == 0 ? h : h % 7);
		else if (h % 61 == 0)
			bits = smr_value_from_double(t, h % 2 ? __builtin_nan("") : -0.0);
		else
			bits = smr_value_from_double(t, (double)(int64_t)(h % 2001 - 1000) / 64);
		memcpy((char *)to + i * size, &bits, size);
	}
}

typedef struct memory {
	void *base[8], *out;
} memory;

static void run_with(const smr_graph *g, const smr_node *nest, bool strips, memory *m)
{
	smr_codelet c = {.graph = g, .nest = nest};
	smr_env e = {.base = m->base, .value = smr_calloc(g->nnodes, sizeof(uint64_t))};
	smr_workers *w = NULL;
	smr_exec *x;

	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_constant)
			e.value[i] = g->nodes[i]->bits;
	for (uint32_t b = 0; b < g->nbases; b++)
		if (g->bases[b].written)
			m->base[b] = m->out;
	if (strips) {
		assert_int_equal(smr_workers_new(2, &w), SMR_OK);
		if (smr_impl_strip.accept(&c, &e) != SMR_OK ||
		    smr_impl_strip.prepare(&c, &e, w, &x) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		for (int again = 0; again < 5; again++) /* measured first, then decided */
			if (smr_impl_strip.run(x, &e, w) != SMR_OK)
				fail_msg("%s", smr_errmsg());
		smr_impl_strip.release(x);
		smr_workers_free(w);
	} else if (smr_ref_nest(g, nest, &e) != SMR_OK) {
		fail_msg("%s", smr_errmsg());
	}
	smr_free(e.value);
}

/* @p text: bases, then nodes; the last one is the nest. */
static void same(const char *text)
{
	char *whole = smr_malloc(strlen(text) + 64);
	memory m = {.out = smr_aligned_alloc(64, BYTES)};
	void *want = smr_aligned_alloc(64, BYTES);
	smr_graph *g;

	strcpy(whole, "flow \"f\" {\n");
	strcat(whole, text);
	strcat(whole, "\n}\n");
	if (smr_graph_parse("test", whole, strlen(whole), &g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_view && m.base[g->nodes[i]->window->base] == NULL) {
			m.base[i] = smr_aligned_alloc(64, BYTES);
			fill(m.base[i], g->nodes[i]->type.dtype, i + 1);
		}
	for (uint32_t b = 0; b < g->nbases; b++)
		if (g->bases[b].written)
			smr_free(m.base[b]);
	memset(m.out, 0x5a, BYTES);
	run_with(g, g->nodes[g->nnodes - 1], false, &m);
	memcpy(want, m.out, BYTES);
	memset(m.out, 0x5a, BYTES);
	run_with(g, g->nodes[g->nnodes - 1], true, &m);
	if (memcmp(want, m.out, BYTES) != 0)
		fail_msg("they differ: %s", text);
	for (uint32_t b = 0; b < g->nbases; b++)
		if (!g->bases[b].written)
			smr_free(m.base[b]);
	smr_free(m.out);
	smr_free(want);
	smr_free(whole);
	smr_graph_free(g);
}

/* Views %0 of a, %1 of b, %2 of the result, each of a type with sizes. */
#define PERCENT_VIEWS(a, b, out) \
	"base a, b, o written\n%%0 = view " a " a\n%%1 = view " b " b\n%%2 = view " out " o\n"
#define VIEWS(a, b, out) \
	"base a, b, o written\n%0 = view " a " a\n%1 = view " b " b\n%2 = view " out " o\n"

static void elements_of_every_type(void **state)
{
	static const char *const types[] = {"f64",    "f32", "f16", "bf16", "f8e4m3fn",
					    "f8e5m2", "i8",  "i16", "i32",  "i64",
					    "u8",     "u16", "u32", "u64"};
	static const char *const ops[] = {"add", "sub", "mul", "maximum", "minimum"};
	char text[512];

	for (size_t t = 0; t < sizeof(types) / sizeof(types[0]); t++)
		for (size_t k = 0; k < sizeof(ops) / sizeof(ops[0]); k++) {
			const char *y = types[t];

			snprintf(text, sizeof(text),
				 PERCENT_VIEWS(
					 "%s[3, 300]", "%s[300]",
					 "%s[3, 300]") "%%3 = nest (i: 3, j: 300) into %%2[i, j] ="
						       " select(lt(%%0[i, j], %%1[j]), %s(%%0[i, "
						       "j], "
						       "%%1[j]), neg(%%1[j]))",
				 y, y, y, ops[k]);
			same(text);
		}
}

static void conversions(void **state)
{
	same(VIEWS("f32[500]", "i8[500]",
		   "bf16[500]") "%3 = nest (i: 500) into %2[i] = convert:bf16(add(%0[i], "
				"convert:f32(%1[i])))");
	same(VIEWS("f64[500]", "u64[500]",
		   "i16[500]") "%3 = nest (i: 500) into %2[i] = add(convert:i16(%0[i]), "
			       "convert:i16(%1[i]))");
	same(VIEWS("f16[500]", "u64[500]", "i1[500]") "%3 = nest (i: 500) into %2[i] = "
						      "and(convert:i1(%0[i]), convert:i1(%1[i]))");
	same(VIEWS("u32[500]", "u32[500]",
		   "f32[500]") "%3 = nest (i: 500) into %2[i] = bitcast:f32(shr(%0[i], 3:u32))");
}

/* Reads only inside of the array; divides integers only where that is defined. */
static void arms_that_do_not_count_are_not_evaluated(void **state)
{
	same(VIEWS("f32[200]", "f32[200]",
		   "f32[300]") "%3 = nest (i: 300) into %2[i] = select(and(ge(index(i), 50:i64), "
			       "lt(index(i), 250:i64)),"
			       " mul(%0[i + (-50)], %0[i + (-50)]), 7:f32)");
	same(VIEWS("i32[400]", "i32[400]",
		   "i32[400]") "%3 = nest (i: 400) into %2[i] = select(eq(%1[i], 0:i32), -1:i32, "
			       "div(%0[i], %1[i]))");
	/* a common part of both arms */
	same(VIEWS("i32[400]", "i32[400]",
		   "i32[400]") "%3 = nest (i: 400) into %2[i] = add(select(ne(%1[i], 0:i32), "
			       "div(%0[i], %1[i]), %0[i]),"
			       " select(eq(%1[i], 0:i32), %0[i], rem(%0[i], %1[i])))");
}

/* Powers of two, other divisors, and those with which the lowest number overflows; shifts by any
 * number. */
static void quotients_and_shifts(void **state)
{
	static const char *const types[] = {"i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64"};
	static const int by[] = {1, 2, 64, 3, 100, -1, -2, -64};
	static const char *const ops[] = {"div", "rem", "shl", "shr"};
	char text[600];

	for (size_t t = 0; t < 8; t++)
		for (size_t k = 0; k < 8; k++)
			for (size_t o = 0; o < 4; o++) {
				if (by[k] < 0 && (t > 3 || o > 1))
					continue;
				snprintf(text, sizeof(text),
					 "base A, B written\n"
					 "%%0 = view %s[500] A + (0) strides [%d]\n"
					 "%%1 = view %s[500] B + (0) strides [%d]\n"
					 "%%2 = nest (i: 500) ins %%0 into %%1[i] = "
					 "%s(%%0[i], %d:%s)",
					 types[t], 1 << t % 4, types[t], 1 << t % 4, ops[o], by[k],
					 types[t]);
				same(text);
			}
}

#define BOX(from, loops, value)                                              \
	"base A, B, C written\n%0 = view f32[6, 5, 7] A + (0) strides " from \
	"\n%1 = view f32[7] B + (0) strides [4]\n"                           \
	"%2 = view f32[6, 5, 7] C + (0) strides [140, 28, 4]\n"              \
	"%3 = nest (i: 6, j: 5, k: 7" loops ") ins %0, %1 into %2[i, j, k] = " value
#define DENSE "[140, 28, 4]"

/* Contiguous rows become one row if nothing prevents that. */
static void short_rows_are_one(void **state)
{
	same(BOX(DENSE, "", "mul(%0[i, j, k], %0[i, j, k])"));
	same(BOX("[180, 36, 4]", "", "mul(%0[i, j, k], %0[i, j, k])"));
	same(BOX("[200, 28, 4]", "", "mul(%0[i, j, k], %0[i, j, k])"));
	same(BOX(DENSE, "", "add(%0[i, j, k], %1[k])"));
	same(BOX(DENSE, "", "add(%0[i, j, k], convert:f32(index(j)))"));
	same(BOX(DENSE, "", "add(%0[i, j, k], convert:f32(index(i)))"));
	same(BOX(DENSE, "", "select(ge(index(k), 2:i64), %0[i, j, k + (-2)], %0[i, j, k])"));
	same(BOX(DENSE, ", l: 7",
		 "add(%0[i, j, k], fold(l; 0:f32; add(acc0, mul(%0[i, j, l], %1[l]))))"));
	same(BOX(DENSE, ", l: 3", "fold(l; 0:f32; add(acc0, mul(%0[i, j, k], %1[l])))"));
	same(BOX("[28, 168, 4]", "", "add(%0[i, j, k], 1:f32)"));
}

static void sums(void **state)
{
	same(VIEWS("f32[40, 70]", "f32[70, 50]",
		   "f32[40, 50]") "%3 = nest (i: 40, j: 50, k: 70) into %2[i, j] ="
				  " fold(k; 0:f32; add(acc0, mul(%0[i, k], %1[k, j])))");
	/* few points, long sums */
	same(VIEWS("f32[3, 1000]", "f64[3, 1000]",
		   "f32[3]") "%3 = nest (i: 3, k: 1000) into %2[i] = fold(k; 1:f32; add(acc0, "
			     "%0[i, k]))");
	same(VIEWS("f32[10, 1000]", "i32[1]",
		   "f32[]") "%3 = nest (i: 10, k: 1000) into %2 = fold(i, k; -inf:f32; "
			    "maximum(acc0, %0[i, k]))");
	/* the maximum and its index */
	same(VIEWS("f32[5, 333]", "i32[1]",
		   "i64[5]") "%3 = nest (i: 5, k: 333) into %2[i] = fold(k; -inf:f32, 0:i64;"
			     " select(lt(acc0, %0[i, k]), %0[i, k], acc0),"
			     " select(lt(acc0, %0[i, k]), index(k), acc1); 1)");
	/* a sum in a sum, and one that is constant */
	same(VIEWS("f32[20, 30]", "f32[30]",
		   "f32[20]") "%3 = nest (i: 20, k: 30, l: 30, m: 30) into %2[i] = fold(k; 0:f32; "
			      "add(acc0,"
			      " mul(%0[i, k], add(fold(l; 0:f32; add(acc0, mul(%1[l], acc0^1))),"
			      " fold(m; 0:f32; add(acc0, %1[m]))))))");
	/* the sum of a point's row, which depends on the row's maximum */
	same(VIEWS("f32[20, 300]", "f32[300]",
		   "f32[20, 300]") "%3 = nest (i: 20, j: 300, k: 300, l: 300) into %2[i, j] = "
				   "div(%0[i, j], fold(k; 0:f32; add(acc0, mul(%1[k], sub(%0[i, k],"
				   " fold(l; -inf:f32; maximum(acc0, %0[i, l])))))))");
}

/* The sum and its lost bits are kept through all strips and masks. */
static void compensated_sums(void **state)
{
	same(VIEWS("f64[3, 1000]", "f64[3, 1000]",
		   "f64[3]") "%3 = nest (i: 3, k: 1000) into %2[i] = fold(k; 1:f64; addc(acc0, "
			     "%0[i, k]))");
	same(VIEWS("f64[40, 70]", "f64[70, 50]",
		   "f64[40, 50]") "%3 = nest (i: 40, j: 50, k: 70) into %2[i, j] ="
				  " fold(k; 0:f64; addc(mul(%0[i, k], %1[k, j]), acc0))");
	same(VIEWS("f64[10, 500]", "f64[1]",
		   "f64[]") "%3 = nest (i: 10, k: 500) into %2 = fold(i, k; 0:f64; addc(acc0, "
			    "%0[i, k]))");
	same(VIEWS("f64[20, 30]", "f64[30]",
		   "f64[20, 30]") "%3 = nest (i: 20, j: 30, k: 30) into %2[i, j] = select(lt(%1[j],"
				  " 0:f64), fold(k; 0:f64; addc(acc0, %0[i, k])), %0[i, j])");
	/* a sum in a sum; one that is not compensated, since it depends on the other */
	same(VIEWS("f64[20, 30]", "f64[30]",
		   "f64[20]") "%3 = nest (i: 20, k: 30, l: 30) into %2[i] = fold(k; 0:f64; "
			      "addc(acc0, mul(%0[i, k], fold(l; 0:f64; addc(acc0, %1[l])))))");
	same(VIEWS("f64[20, 30]", "f64[30]",
		   "f64[20]") "%3 = nest (i: 20, k: 30, l: 30) into %2[i] = fold(k; 0:f64; "
			      "addc(fold(l; 0:f64; addc(acc0, mul(%1[l], acc0^1))), %0[i, k]))");
}

static void scans(void **state)
{
	same(VIEWS("f32[300]", "f32[1]",
		   "f32[300]") "%3 = nest (i: 300) into %2[i] = scan(i; 0:f32; add(acc0, %0[i]))");
	same(VIEWS("f64[40, 30]", "f32[1]",
		   "f64[40, 30]") "%3 = nest (i: 40, j: 30) into %2[i, j] = xscan(i; 2:f64; "
				  "add(acc0, %0[i, j]))");
	same(VIEWS("i32[30, 40]", "f32[1]",
		   "i32[30, 40]") "%3 = nest (i: 30, j: 40) into %2[i, j] = mul(2:i32, scan(j; "
				  "1:i32; mul(acc0, %0[i, j])))");
}

static void places(void **state)
{
	/* transposed, backwards, by an index array, clamped */
	same(VIEWS("f32[40, 60]", "i32[60]",
		   "f32[60, 40]") "%3 = nest (i: 60, j: 40) into %2[i, j] = %0[(-1)*j + 39, i]");
	same(VIEWS("f32[64]", "i32[200]",
		   "f32[200]") "%3 = nest (i: 200) into %2[i] ="
			       " %0[1*{maximum(0:i32, minimum(%1[i], 63:i32))}]");
	same(VIEWS("f32[30, 7]", "i32[1]", "f32[30, 7]") "%3 = nest (i: 30, j: 7) into %2[i, j] = "
							 "%0[i, j] when lt(index(j), 5:i64)");
}

static void an_index_outside_is_told(void **state)
{
	static const char text[] =
		"flow \"f\" {\nbase a, o written\n%0 = view f32[4] a\n%1 = view f32[8] o\n"
		"%2 = nest (i: 8) into %1[i] = %0[i]\n}\n";
	float a[4] = {0}, o[8] = {0};
	void *base[2] = {a, o};
	uint64_t value[3] = {0};
	smr_env e = {.base = base, .value = value};
	smr_codelet c = {0};
	smr_exec *x;
	smr_graph *g;

	assert_int_equal(smr_graph_parse("test", text, strlen(text), &g), SMR_OK);
	c.graph = g;
	c.nest = g->nodes[2];
	assert_int_equal(smr_impl_strip.prepare(&c, &e, NULL, &x), SMR_OK);
	assert_int_equal(smr_impl_strip.run(x, &e, NULL), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "index 4 of 4"));
	smr_impl_strip.release(x);
	smr_graph_free(g);
}

static smr_work counted(const char *text, const char *nest)
{
	char *whole = smr_malloc(strlen(text) + strlen(nest) + 64);
	smr_work w = {0};
	smr_codelet c = {0};
	smr_env e = {0};
	smr_exec *x;
	smr_graph *g;

	(void)sprintf(whole, "flow \"f\" {\n%s\n%s\n}\n", text, nest);
	if (smr_graph_parse("f", whole, strlen(whole), &g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	c.graph = g;
	c.nest = g->nodes[g->nnodes - 1];
	if (smr_impl_strip.prepare(&c, &e, NULL, &x) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	smr_impl_strip.count(x, &w);
	smr_impl_strip.release(x);
	smr_graph_free(g);
	smr_free(whole);
	return w;
}

static void what_strips_do_is_counted(void **state)
{
	static const char text[] =
		"base x, y written\n%0 = view f64[1000] x\n%1 = view f64[1000] y\n";
	smr_work w = counted(text, "%2 = nest (i: 1000) into %1[i] = exp(mul(%0[i], %0[i]))");

	/* eight strips: two reads, directly in memory, product, exp, store */
	assert_true(w.dear[SMR_MATH_FN_EXP] == 1000);
	assert_true(w.lanes == 1000 + 1000);
	assert_true(w.parts == 8 * 5);
	/* a sum shared by all points is computed once */
	w = counted(text, "%2 = nest (i: 1000, k: 1000) into %1[i] = sub(%0[i], "
			  "fold(k; 0:f64; add(acc0, exp(%0[k]))))");
	assert_true(w.dear[SMR_MATH_FN_EXP] == 1000);
	/* one that depends on the point is not */
	w = counted(text, "%2 = nest (i: 1000, k: 1000) into %1[i] = "
			  "fold(k; 0:f64; add(acc0, exp(mul(%0[k], %0[i]))))");
	assert_true(w.dear[SMR_MATH_FN_EXP] == 1e6);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(elements_of_every_type),
		cmocka_unit_test(conversions),
		cmocka_unit_test(arms_that_do_not_count_are_not_evaluated),
		cmocka_unit_test(quotients_and_shifts),
		cmocka_unit_test(short_rows_are_one),
		cmocka_unit_test(sums),
		cmocka_unit_test(compensated_sums),
		cmocka_unit_test(scans),
		cmocka_unit_test(places),
		cmocka_unit_test(an_index_outside_is_told),
		cmocka_unit_test(what_strips_do_is_counted),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
