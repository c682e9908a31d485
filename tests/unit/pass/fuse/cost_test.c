/* Tests the costs of a plan's ops: they are those of the one cost model, and none is left out. */
#include <math.h>
#include <string.h>

#include "base/str.h"
#include "cost/model/cost.h"
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

typedef struct planned {
	fuse_flow f;
	fuse_parts parts;
	fuse_cost cost;
} planned;

static void prepare(const char *text, const smr_machine *m, planned *x)
{
	*x = (planned){0};
	if (smr_graph_parse("case", text, strlen(text), &x->f.g) != SMR_OK ||
	    smr_ops_check(x->f.g) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), text);
	fuse_cost_of(m, 2, &x->cost);
	x->f.cost = &x->cost;
	x->f.arena = smr_arena_new();
	assert_non_null(x->f.arena);
	assert_int_equal(fuse_prepare(&x->f, &x->parts), SMR_OK);
}

static void release(planned *x)
{
	smr_arena_free(x->f.arena);
	smr_graph_free(x->f.g);
}

static void near(double a, double b)
{
	if (!(fabs(a - b) <= 1e-9 * fmax(fabs(a), fabs(b))))
		fail_msg("%.17g is not %.17g", a, b);
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
		near(fuse_part_cost(&s, p, INFINITY), split.seconds);
	fuse_search_free(&s);
}

/* A sum of rows inlines no product. */
static void all_products_that_an_op_reads_are_costed(void **unused)
{
	smr_str text = {0};
	planned x;

	write_sum_of_products(&text);
	assert_false(text.oom);
	prepare(text.s, NULL, &x);
	assert_int_equal(x.parts.n, 1);
	cost_all_fused(&x.f, &x.parts.parts[0]);
	release(&x);
	smr_str_free(&text);
}

/* ---- one cost model -------------------------------------------------------------------------- */

static const char product[] =
	"flow \"f\" {\n %0 = param f32[3, 300, 200] 0\n %1 = param f32[3, 200, 400] 1\n"
	" %2 = dot f32[3, 300, 400] ins %0, %1 with lhs_batch [0] rhs_batch [0] lhs_contract [2] "
	"rhs_contract [1]\n %3 = map f32[3, 300, 400] ins %2 body (1) = neg(p0:f32)\n"
	" result %3\n}\n";

static smr_prediction estimate(const smr_machine *m, const char *klass, const char *impl,
			       smr_work work, smr_cost_shape shape)
{
	const smr_cost c = {.machine = m};
	const smr_cost_query q = {.work = work,
				  .shape = shape,
				  .dtype = SMR_F32,
				  .factor = SMR_F32,
				  .klass = klass,
				  .impl = impl,
				  .threads = 2};
	smr_prediction p;

	smr_cost_estimate(&c, &q, &p);
	return p;
}

static void compare_product(const smr_machine *m)
{
	static const double flops = 2.0 * 3 * 300 * 400 * 200, bytes = 4.0 * 3 * 300 * 400;
	fuse_walk *w;
	fuse_op_cost op;
	planned x;
	const fuse_value *v;
	smr_prediction p, moved;

	prepare(product, m, &x);
	v = &x.f.values[x.f.first[2]];
	assert_true(v->core);
	assert_int_equal(fuse_walk_new(&x.f, &w), SMR_OK);
	fuse_walk_op(w, v, &op);
	p = estimate(m, "contract", "dot", (smr_work){.flops = flops},
		     (smr_cost_shape){3, 300, 400, 200});
	near(op.flops * x.cost.flop_s[1], p.parts.compute_s);
	moved = estimate(m, "element", "nest",
			 (smr_work){.bytes_read = bytes, .bytes_written = 2 * bytes},
			 (smr_cost_shape){0});
	near(3 * v->read_s[1], moved.parts.memory_s);
	near(x.cost.start_s + x.cost.fork_s, moved.parts.start_s);
	fuse_walk_free(w);
	release(&x);
}

static void plans_cost_what_the_cost_model_says(void **unused)
{
	static const char *const names[] = {"x86-64-v4", "a100-80-sxm", "tpu-v5e"};
	smr_machine m;

	for (int i = 0; i < 3; i++) {
		if (smr_machine_load(names[i], &m) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		compare_product(&m);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_products_that_an_op_reads_are_costed),
		cmocka_unit_test(plans_cost_what_the_cost_model_says),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
