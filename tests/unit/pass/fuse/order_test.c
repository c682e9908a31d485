/* Tests of the op order in a flow with recomputed values. */
#include <stdio.h>

#include "held_case.h"
#include "pass/fuse/fuse.h"

enum { MOST = 1 << 16 };

/* Puts the nodes from number @p from on behind a barrier. */
static void put_behind(smr_graph *g, uint32_t from, uint32_t anew)
{
	for (uint32_t i = from; i < g->nnodes; i++)
		g->nodes[i]->loc.anew = anew;
}

static void ordered(smr_graph *g)
{
	smr_fusion what;

	if (smr_fuse_values(g, &(smr_fuse_params){.way = SMR_FUSE_NONE}, &what) != SMR_OK ||
	    smr_graph_verify(g) != SMR_OK || smr_ops_check(g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
}

/* Expects the ops without parameters and constants in order: m(ap), r(educe, reshape), p(art),
 * d(ot). */
static void expect_ops(const smr_graph *g, const char *wanted)
{
	char ops[64] = "";
	size_t n = 0;

	for (uint32_t i = 0; i < g->nnodes && n + 1 < sizeof(ops); i++)
		if (g->nodes[i]->op != SMR_OP_param && g->nodes[i]->op != SMR_OP_constant)
			ops[n++] = smr_op_name(g->nodes[i]->op)[0];
	assert_string_equal(ops, wanted);
}

/* Values read once more at the end, by ops with small results. */
#define KEPT                                                                            \
	"flow \"f\" {\n"                                                                \
	" %0 = param f32[8, 64] 0\n"                                                    \
	" %1 = map f32[8, 64] ins %0 body (1) = exp(p0:f32)\n"                          \
	" %2 = map f32[8, 64] ins %1 body (1) = abs(p0:f32)\n"                          \
	" %3 = map f32[8, 64] ins %2 body (1) = neg(p0:f32)\n"                          \
	" %4 = map f32[8, 64] ins %3 body (1) = sqrt(p0:f32)\n"                         \
	" %5 = param f32[] 1\n"                                                         \
	" %6 = reduce f32[8] ins %1, %5 with dims [1] body (2) = add(p0:f32, p1:f32)\n" \
	" %7 = reduce f32[8] ins %2, %5 with dims [1] body (2) = add(p0:f32, p1:f32)\n" \
	" %8 = reduce f32[8] ins %3, %5 with dims [1] body (2) = add(p0:f32, p1:f32)\n" \
	" %9 = reduce f32[8] ins %4, %5 with dims [1] body (2) = add(p0:f32, p1:f32)\n"

static void what_frees_more_than_it_makes_runs_at_once(void **state)
{
	smr_graph *g = held_parsed(KEPT " result %6, %7, %8, %9, %4\n}\n");

	ordered(g);
	expect_ops(g, "mmmmrrrr");
	put_behind(g, 1, 1);
	ordered(g);
	expect_ops(g, "mmrmrmrr");
	smr_graph_free(g);
}

static void what_frees_nothing_stays_where_it_is(void **state)
{
	smr_graph *g = held_parsed(KEPT " result %6, %7, %8, %9, %1, %2, %3, %4\n}\n");

	put_behind(g, 1, 1);
	ordered(g);
	expect_ops(g, "mmmmrrrr");
	smr_graph_free(g);
}

/* Aliases keep memory alive, too; parts move with their op. */
static void names_and_parts_hold_what_they_are_of(void **state)
{
	smr_graph *g = held_parsed(
		"flow \"f\" {\n"
		" %0 = param f32[8, 64] 0\n"
		" %1 = param f32[] 1\n"
		" %2 = param f32[8, 1] 2\n"
		" %3 = map f32[8, 64], f32[8, 64] ins %0 body (1) = exp(p0:f32), abs(p0:f32)\n"
		" %4 = part f32[8, 64] 1 ins %3\n"
		" %5 = reshape f32[64, 8] ins %4\n"
		" %6 = map f32[8, 64] ins %0 body (1) = sqrt(p0:f32)\n"
		" %7 = dot f32[64, 1] ins %3, %2 with lhs_contract [0] rhs_contract [0]\n"
		" %8 = reduce f32[8] ins %4, %1 with dims [1] body (2) = add(p0:f32, p1:f32)\n"
		" %9 = dot f32[64, 1] ins %5, %2 with lhs_contract [1] rhs_contract [0]\n"
		" %10 = reduce f32[8] ins %6, %1 with dims [1] body (2) = add(p0:f32, p1:f32)\n"
		" result %7, %8, %9, %10, %6\n}\n");

	put_behind(g, 3, 1);
	ordered(g);
	/* neither reader of the part may run early for the memory it frees: the other one holds
	 * it */
	expect_ops(g, "mpdrmrdr");
	smr_graph_free(g);
}

static uint32_t count_after(bool apart)
{
	smr_graph *g = held_parsed("flow \"f\" {\n"
				   " %0 = param f32[8] 0\n"
				   " %1 = map f32[8] ins %0 body (1) = exp(p0:f32)\n"
				   " %2 = map f32[8] ins %0 body (1) = exp(p0:f32)\n"
				   " result %1, %2\n}\n");
	smr_fusion what;

	if (apart)
		put_behind(g, 2, 1);
	/* all are fused if possible; with two results if sizes differ */
	assert_int_equal(smr_fuse_values(g, &(smr_fuse_params){0}, &what), SMR_OK);
	smr_graph_free(g);
	return what.after;
}

static void what_is_computed_anew_is_not_what_was_kept(void **state)
{
	assert_int_equal(count_after(false), 1);
	assert_int_equal(count_after(true), 2);
}

/* ---- random flows --------------------------------------------------------------------------- */

static uint64_t seed = 7;

static uint32_t any(uint32_t n)
{
	seed = seed * 6364136223846793005U + 1442695040888963407U;
	return (uint32_t)(seed >> 33) % n;
}

/* Makes random maps of rows and of one number each, and sums of rows; a third are results. */
static void random_flow(char *text, size_t cap)
{
	char results[512] = "";
	uint32_t wide[40], nwide = 1, nodes = 10 + any(20);
	size_t n = (size_t)snprintf(
		text, cap, "flow \"f\" {\n %%0 = param f32[4, 16] 0\n %%1 = param f32[] 1\n");

	wide[0] = 0;
	for (uint32_t i = 2; i < nodes; i++) {
		uint32_t a = wide[any(nwide)], b = wide[any(nwide)];

		if (any(3) > 0) {
			n += (size_t)snprintf(text + n, cap - n,
					      " %%%u = map f32[4, 16] ins %%%u, %%%u body (2) = "
					      "sub(p0:f32, mul(0.5:f32, p1:f32))\n",
					      i, a, b);
			wide[nwide++] = i;
		} else {
			n += (size_t)snprintf(text + n, cap - n,
					      " %%%u = reduce f32[4] ins %%%u, %%1 with dims [1] "
					      "body (2) = add(p0:f32, p1:f32)\n",
					      i, a);
		}
		if (any(3) == 0 || i + 1 == nodes)
			(void)snprintf(results + strlen(results), sizeof(results) - strlen(results),
				       "%s%%%u", results[0] != '\0' ? ", " : "", i);
	}
	(void)snprintf(text + n, cap - n, " result %s\n}\n", results);
}

static void run(const smr_graph *g, unsigned char *to)
{
	smr_tensor params[2], results[40];
	float x[64], one = 0.25F;
	size_t n = 0;

	memset(to, 0, MOST);
	for (int i = 0; i < 64; i++)
		x[i] = (float)((i * 37) % 41 - 20) / 8;
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_param)
			assert_int_equal(smr_ref_tensor(&g->nodes[i]->type,
							g->nodes[i]->bits == 0 ? x : &one,
							&params[g->nodes[i]->bits]),
					 SMR_OK);
	for (uint32_t i = 0; i < g->nresults; i++, n += 256)
		assert_int_equal(smr_ref_tensor(&g->results[i]->type, to + n, &results[i]), SMR_OK);
	if (smr_ref_values(g, params, 2, results) != SMR_OK)
		fail_msg("%s", smr_errmsg());
}

static void no_flow_holds_more_and_results_stay(void **state)
{
	static _Alignas(64) unsigned char plain[MOST], now[MOST];
	static char text[1 << 13];
	int less = 0;

	for (int k = 0; k < 400; k++) {
		double before, after;
		smr_graph *g;

		random_flow(text, sizeof(text));
		g = held_parsed(text);
		ordered(g); /* equal ops are merged, dead ones removed */
		run(g, plain);
		before = held_most(g);
		put_behind(g, 0, 1);
		ordered(g);
		run(g, now);
		after = held_most(g);
		assert_memory_equal(plain, now, MOST);
		if (after > before)
			fail_msg("%g bytes, %g before:\n%s", after, before, text);
		less += after < before;
		smr_graph_free(g);
	}
	assert_true(less > 40);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_frees_more_than_it_makes_runs_at_once),
		cmocka_unit_test(what_frees_nothing_stays_where_it_is),
		cmocka_unit_test(names_and_parts_hold_what_they_are_of),
		cmocka_unit_test(what_is_computed_anew_is_not_what_was_kept),
		cmocka_unit_test(no_flow_holds_more_and_results_stay),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
