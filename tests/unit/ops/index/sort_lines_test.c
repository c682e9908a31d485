/* Sorts by keys give the bytes of sorts by the body; top_k those of a sort; on any number of
 * threads. */
#include <math.h>

#include "back/ref/values.h"
#include "base/alloc.h"
#include "base/data/hash.h"
#include "ir/graph/value.h"
#include "ops/build.h"
#include "unit.h"

enum { KINDS = 5 };

/* A body that is `and(order, true)` is of no form that has keys. */
static const struct {
	const char *shape, *types[2], *dim, *body;
} sorts[] = {
	{"[70000]", {"f32", "i32"}, "0", "lt(p0:f32, p1:f32)"},
	{"[70000]", {"f64", "i32"}, "0", "gt(p0:f64, p1:f64)"},
	{"[20000]", {"bf16", "i32"}, "0", "gt(p0:bf16, p1:bf16)"},
	{"[40, 50]", {"f16", "i32"}, "1", "lt(p0:f16, p1:f16)"},
	{"[40, 50]", {"f32", "i32"}, "0", "lt(p0:f32, p1:f32)"},
	{"[400, 7]", {"f32", "i32"}, "1", "lt(p0:f32, p1:f32)"},
	{"[3, 1]", {"f32", "i32"}, "1", "lt(p0:f32, p1:f32)"},
	{"[2000]", {"i8", "i32"}, "0", "lt(p0:i8, p1:i8)"},
	{"[2000]", {"u64", "i64"}, "0", "gt(p0:u64, p1:u64)"},
	{"[2000]", {"f8e4m3fn", "i32"}, "0", "lt(p0:f8e4m3fn, p1:f8e4m3fn)"},
	{"[200]", {"f4e2m1fn", "i32"}, "0", "lt(p0:f4e2m1fn, p1:f4e2m1fn)"},
	{"[200]", {"f8e8m0fnu", "i32"}, "0", "gt(p0:f8e8m0fnu, p1:f8e8m0fnu)"},
	{"[3000]", {"i1", "i32"}, "0", "lt(p0:i1, p1:i1)"},
	{"[70000]",
	 {"i16", "i16"},
	 "0",
	 "or(gt(p0:i16, p1:i16), and(eq(p0:i16, p1:i16), lt(p2:i16, p3:i16)))"},
	{"[3000]",
	 {"i16", "f64"},
	 "0",
	 "or(and(lt(p2:f64, p3:f64), eq(p0:i16, p1:i16)), lt(p0:i16, p1:i16))"},
	{"[300, 9]",
	 {"f64", "f32"},
	 "1",
	 "or(lt(p0:f64, p1:f64), and(eq(p0:f64, p1:f64), gt(p2:f32, p3:f32)))"},
	{"[3000]",
	 {"i16", "i32"},
	 "0",
	 "or(lt(p0:i16, p1:i16), and(eq(p0:i16, p1:i16), lt(abs(p2:i32), abs(p3:i32))))"},
	{"[3000]",
	 {"i16", "i32"},
	 "0",
	 "or(lt(p0:i16, p1:i16), and(eq(p2:i32, p3:i32), "
	 "lt(p2:i32, p3:i32)))"}, /* no order */
};

static const struct {
	const char *type, *operand, *result, *k;
} greatest[] = {
	{"f32", "[3, 30000]", "[3, 10]", "10"},     {"f32", "[1, 9000]", "[1, 1]", "1"},
	{"f32", "[3, 3000]", "[3, 600]", "600"},    {"f32", "[3, 3000]", "[3, 2999]", "2999"},
	{"f64", "[2, 5000]", "[2, 40]", "40"},      {"bf16", "[2, 5000]", "[2, 40]", "40"},
	{"f16", "[2, 257]", "[2, 9]", "9"},         {"i8", "[2, 5000]", "[2, 40]", "40"},
	{"u8", "[2, 5000]", "[2, 40]", "40"},       {"i32", "[2, 5000]", "[2, 40]", "40"},
	{"u64", "[2, 5000]", "[2, 1000]", "1000"},  {"f32", "[50, 9]", "[50, 3]", "3"},
	{"f4e2m1fn", "[1, 900]", "[1, 30]", "30"},  {"f8e4m3fn", "[1, 900]", "[1, 30]", "30"},
	{"f8e8m0fnu", "[1, 900]", "[1, 30]", "30"},
};

/* Numbers of few values and of many, with zeros of both signs, NaN in some lines, and in order. */
static double number_of_kind(int kind, int64_t i)
{
	uint64_t h = smr_hash_fnv1a(&i, sizeof(i));
	double u = (double)(h >> 11) * 0x1p-53 - 0.5;

	switch (kind) {
	case 0:
		return 200 * u;
	case 1:
		return h % 3 == 0 ? -0.0 : (double)(h % 3) - 1;
	case 2:
		return h % 701 == 0 ? NAN : h % 5 == 0 ? INFINITY : u;
	case 3:
		return (double)i / 1024;
	default:
		return 0;
	}
}

static void fill(const smr_tensor *t, int kind)
{
	for (int64_t i = 0; i < smr_tensor_count(t); i++)
		smr_tensor_set(t, i, smr_value_from_double(t->dtype, number_of_kind(kind, i)));
}

static smr_tensor new_tensor(const smr_type *type)
{
	smr_tensor t;
	int64_t n;

	assert_true(smr_type_count(type, &n));
	assert_int_equal(smr_ref_tensor(type, smr_calloc((size_t)n, smr_dtype_size(type->dtype)),
					&t),
			 SMR_OK);
	return t;
}

static smr_graph *parse(const char *text)
{
	smr_graph *g;

	if (smr_graph_parse("flow", text, strlen(text), &g) != SMR_OK || smr_ops_check(g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return g;
}

static void check_same(const smr_tensor *a, const smr_tensor *b)
{
	assert_memory_equal(a->data, b->data,
			    (size_t)smr_tensor_count(a) * smr_dtype_size(a->dtype));
}

static smr_graph *sort_flow(size_t i, const char *before, const char *behind)
{
	const char *shape = sorts[i].shape, *const *t = sorts[i].types;
	char text[1024];

	snprintf(text, sizeof(text),
		 "flow \"f\" {\n %%0 = param %s%s 0\n %%1 = param %s%s 1\n"
		 " %%2 = sort %s%s, %s%s ins %%0, %%1 with dims [%s] body (4) = %s%s%s\n}\n",
		 t[0], shape, t[1], shape, t[0], shape, t[1], shape, sorts[i].dim, before,
		 sorts[i].body, behind);
	return parse(text);
}

static void check_sort(size_t i, int kind, const smr_workers *w)
{
	smr_graph *g = sort_flow(i, "", ""), *slow = sort_flow(i, "and(", ", 1:i1)");
	smr_tensor t[2], got[2], want[2];
	const smr_op_info *info = smr_op_find(SMR_OP_sort);

	for (int k = 0; k < 2; k++) {
		t[k] = new_tensor(&g->nodes[k]->type);
		got[k] = new_tensor(&g->nodes[k]->type);
		want[k] = new_tensor(&g->nodes[k]->type);
	}
	fill(&t[0], kind);
	for (int64_t k = 0; k < smr_tensor_count(&t[1]); k++) /* places, or a key */
		smr_tensor_set(&t[1], k,
			       smr_value_from_double(t[1].dtype, (double)((k * 7919) % 4099)));
	assert_int_equal(info->eval_on(g->nodes[2], t, got, w), SMR_OK);
	assert_int_equal(info->eval(slow->nodes[2], t, want), SMR_OK);
	for (int k = 0; k < 2; k++) {
		check_same(&got[k], &want[k]);
		smr_free(t[k].data);
		smr_free(got[k].data);
		smr_free(want[k].data);
	}
	smr_graph_free(g);
	smr_graph_free(slow);
}

static void sorts_by_keys_are_sorts_by_the_body(void **state)
{
	(void)state;
	for (int threads = 1; threads <= 3; threads++) {
		smr_workers *w;

		assert_int_equal(smr_workers_new(threads, &w), SMR_OK);
		for (int kind = 0; kind < (threads == 2 ? KINDS : 1); kind++)
			for (size_t i = 0; i < sizeof(sorts) / sizeof(sorts[0]); i++)
				check_sort(i, kind, w);
		smr_workers_free(w);
	}
}

/* Whether element @p a of a line comes before element @p b. */
static bool is_before(const smr_tensor *t, int64_t row, int64_t a, int64_t b)
{
	uint64_t x = smr_tensor_order(t->dtype, smr_tensor_get(t, row + a)),
		 y = smr_tensor_order(t->dtype, smr_tensor_get(t, row + b));

	return x != y ? x > y : a < b;
}

static void check_greatest(size_t i, int kind)
{
	const char *type = greatest[i].type, *result = greatest[i].result;
	char text[512];
	smr_graph *g;
	smr_tensor in, out[2];
	int64_t n, k;

	snprintf(text, sizeof(text),
		 "flow \"f\" {\n %%0 = param %s%s 0\n %%1 = top_k %s%s, i32%s ins %%0 with"
		 " sizes [%s]\n}\n",
		 type, greatest[i].operand, type, result, result, greatest[i].k);
	g = parse(text);
	in = new_tensor(&g->nodes[0]->type);
	out[0] = new_tensor(&g->nodes[1]->type);
	out[1] = new_tensor(smr_node_type(g->nodes[1], 1));
	fill(&in, kind);
	assert_int_equal(smr_op_find(SMR_OP_top_k)->eval(g->nodes[1], &in, out), SMR_OK);
	n = in.dims[1];
	k = out[0].dims[1];
	for (int64_t row = 0; row < in.dims[0]; row++) {
		const int32_t *at = (const int32_t *)out[1].data + row * k;
		int64_t before = 0;

		for (int64_t j = 0; j < k; j++) {
			assert_true(at[j] >= 0 && at[j] < n);
			assert_true(j == 0 || is_before(&in, row * n, at[j - 1], at[j]));
			assert_true(smr_tensor_get(&out[0], row * k + j) ==
				    smr_tensor_get(&in, row * n + at[j]));
		}
		for (int64_t j = 0; j < n; j++)
			before += j != at[k - 1] && is_before(&in, row * n, j, at[k - 1]);
		assert_int_equal(before, k - 1);
	}
	smr_free(in.data);
	smr_free(out[0].data);
	smr_free(out[1].data);
	smr_graph_free(g);
}

static void the_greatest_are_those_of_a_sort(void **state)
{
	(void)state;
	for (int kind = 0; kind < KINDS; kind++)
		for (size_t i = 0; i < sizeof(greatest) / sizeof(greatest[0]); i++)
			check_greatest(i, kind);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sorts_by_keys_are_sorts_by_the_body),
		cmocka_unit_test(the_greatest_are_those_of_a_sort),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
