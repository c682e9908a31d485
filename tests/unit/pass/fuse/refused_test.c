/* Tests that ops which others cannot inline are costed in every plan. */
#include <math.h>

#include "base/str.h"
#include "ops_case.h"
#include "pass/fuse/plan_internal.h"

enum { PRODUCTS = 12 };

/* The sums of the rows of p0 + p0 p1 + p0 p2 + ... */
static void write_sum_of_products(smr_str *text)
{
	int n = PRODUCTS + 2;

	smr_str_puts(text, "flow \"f\" {\n");
	for (int i = 0; i <= PRODUCTS; i++)
		smr_str_printf(text, " %%%d = param f32[64, 64] %d\n", i, i);
	smr_str_printf(text, " %%%d = constant 0:f32\n", PRODUCTS + 1);
	for (int i = 0; i < PRODUCTS; i++, n += 2) {
		smr_str_printf(text,
			       " %%%d = dot f32[64, 64] ins %%0, %%%d with lhs_contract [1] "
			       "rhs_contract [0]\n",
			       n, i + 1);
		smr_str_printf(text,
			       " %%%d = map f32[64, 64] ins %%%d, %%%d body (2) = add(p0:f32, "
			       "p1:f32)\n",
			       n + 1, n, i == 0 ? 0 : n - 1);
	}
	smr_str_printf(text,
		       " %%%d = reduce f32[64] ins %%%d, %%%d with dims [1] body (2) = "
		       "add(p0:f32, p1:f32)\n result %%%d\n}\n",
		       n, n - 1, PRODUCTS + 1, n);
}

static void cost_all_fused(fuse_flow *f, const fuse_part *p)
{
	fuse_search s;
	smr_plan_cost split;

	assert_int_equal(fuse_search_new(f, &s), SMR_OK);
	fuse_turn_to(&s, p);
	for (uint32_t i = 0; i < p->npoints; i++)
		fuse_set(p, i, false);
	fuse_part_split(&s, p, &split);
	assert_int_equal(split.ops, PRODUCTS + 1);
	for (int again = 0; again < 2; again++) /* the second time from the memo */
		assert_true(fabs(fuse_part_cost(&s, p, INFINITY) / split.seconds - 1) < 1e-9);
	fuse_search_free(&s);
}

/* A sum of rows inlines no product. */
static void all_products_that_an_op_reads_are_costed(void **unused)
{
	smr_str text = {0};
	fuse_flow f = {0};
	fuse_parts parts;
	fuse_cost cost;

	write_sum_of_products(&text);
	assert_false(text.oom);
	if (smr_graph_parse("case", text.s, text.n, &f.g) != SMR_OK || smr_ops_check(f.g) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), text.s);
	fuse_cost_of(NULL, 2, &cost);
	f.cost = &cost;
	f.arena = smr_arena_new();
	assert_non_null(f.arena);
	assert_int_equal(fuse_prepare(&f, &parts), SMR_OK);
	assert_int_equal(parts.n, 1);
	cost_all_fused(&f, &parts.parts[0]);
	smr_arena_free(f.arena);
	smr_graph_free(f.g);
	smr_str_free(&text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_products_that_an_op_reads_are_costed),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
