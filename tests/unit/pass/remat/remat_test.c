/* Tests of recomputation in a flow: the peak is lower, and every result keeps its bits. */
#include <stdio.h>

#include "held_case.h"
#include "ir/module/module.h"
#include "pass/remat/remat.h"

enum { ROWS = 4, COLUMNS = 16, MOST = 1 << 15 };

/* Makes layers of two values that the backward pass reads: maps, an alias, two results of one
 * op. */
static void layers_text(char *text, size_t cap, uint32_t layers)
{
	uint32_t kept[64][2], n = 2, x = 0, at;
	size_t to = (size_t)snprintf(
		text, cap, "flow \"f\" {\n %%0 = param f32[4, 16] 0\n %%1 = param f32[] 1\n");

#define PUT(...) (to += (size_t)snprintf(text + to, cap - to, __VA_ARGS__), n++)
	for (uint32_t i = 0; i < layers; i++) {
		if (i % 4 == 3) {
			kept[i][0] = PUT(" %%%u = map f32[4, 16], f32[4, 16] ins %%%u body (1) = "
					 "mul(p0:f32, 0.75:f32), abs(p0:f32)\n",
					 n, x);
			kept[i][1] = PUT(" %%%u = part f32[4, 16] 1 ins %%%u\n", n, n - 1);
		} else {
			at = kept[i][0] = PUT(" %%%u = map f32[4, 16] ins %%%u body (1) = "
					      "sub(p0:f32, 0.25:f32)\n",
					      n, x);
			if (i % 4 == 2) {
				PUT(" %%%u = reshape f32[64] ins %%%u\n", n, at);
				at = PUT(" %%%u = reshape f32[4, 16] ins %%%u\n", n, n - 1);
			}
			kept[i][1] = PUT(" %%%u = map f32[4, 16] ins %%%u body (1) = "
					 "mul(p0:f32, 1.25:f32)\n",
					 n, at);
		}
		x = PUT(" %%%u = map f32[4, 16] ins %%%u body (1) = neg(p0:f32)\n", n, kept[i][1]);
	}
	for (uint32_t i = layers; i-- > 0;)
		x = PUT(" %%%u = map f32[4, 16] ins %%%u, %%%u, %%%u body (3) = "
			"add(p0:f32, mul(p1:f32, p2:f32))\n",
			n, x, kept[i][0], kept[i][1]);
	PUT(" %%%u = reduce f32[4] ins %%%u, %%1 with dims [1] body (2) = add(p0:f32, p1:f32)\n", n,
	    x);
	(void)snprintf(text + to, cap - to, " result %%%u\n}\n", n - 1);
#undef PUT
}

static smr_module *module_of(const char *text)
{
	uint32_t ins[2] = {0}, out, n = 0;
	smr_module *m;
	smr_function *f;
	smr_block *b;

	assert_int_equal(smr_module_new("test", &m), SMR_OK);
	f = smr_module_function(m, "main");
	b = smr_body_add(m, &f->body, SMR_BLOCK_BASIC, 0);
	b->flow = held_parsed(text);
	for (uint32_t i = 0; i < b->flow->nnodes; i++)
		if (b->flow->nodes[i]->op == SMR_OP_param)
			ins[n++] = smr_function_var(m, f, &b->flow->nodes[i]->type, NULL);
	out = smr_function_var(m, f, &b->flow->results[0]->type, NULL);
	f->nparams = n;
	f->nresults = 1;
	assert_int_equal(smr_block_bind(m, b, ins, n, &out, 1), SMR_OK);
	f->params = smr_arena_memdup(m->arena, ins, sizeof(ins));
	f->results = smr_arena_memdup(m->arena, &out, sizeof(out));
	return m;
}

static void run(const smr_graph *g, float *to)
{
	smr_tensor params[2], result;
	float x[ROWS * COLUMNS], zero = 0;

	for (int i = 0; i < ROWS * COLUMNS; i++)
		x[i] = (float)((i * 37) % 41 - 20) / 8;
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_param)
			assert_int_equal(smr_ref_tensor(&g->nodes[i]->type,
							g->nodes[i]->bits == 0 ? x : &zero,
							&params[g->nodes[i]->bits]),
					 SMR_OK);
	assert_int_equal(smr_ref_tensor(&g->results[0]->type, to, &result), SMR_OK);
	if (smr_ref_values(g, params, 2, &result) != SMR_OK)
		fail_msg("%s", smr_errmsg());
}

static void less_is_held_and_results_stay(void **state)
{
	static char text[MOST];

	for (uint32_t layers = 8; layers <= 48; layers += 5) {
		float before[ROWS], after[ROWS];
		double held;
		uint32_t anew = 0, nodes;
		bool done = false;
		smr_module *m;
		smr_graph *g;

		layers_text(text, sizeof(text), layers);
		m = module_of(text);
		g = m->functions[0]->body.blocks[0]->flow;
		run(g, before);
		held = held_most(g);
		nodes = g->nnodes;
		if (smr_pass_remat(m, &done) != SMR_OK || smr_graph_verify(g) != SMR_OK ||
		    smr_ops_check(g) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		assert_true(done);
		run(g, after);
		assert_memory_equal(before, after, sizeof(before));
		for (uint32_t i = 0; i < g->nnodes; i++)
			anew += g->nodes[i]->loc.anew > 0;
		assert_true(anew > 0);
		/* at most the forward ops, but fewer than all of them */
		assert_in_range(g->nnodes - nodes, layers, nodes - 1 - layers);
		if (held_most(g) > (layers < 16 ? 0.8 : layers < 32 ? 0.6 : 0.45) * held)
			fail_msg("%u layers: %g bytes, %g before", layers, held_most(g), held);
		smr_module_free(m);
	}
}

static void what_has_nothing_between_its_layers_is_told(void **state)
{
	/* each value is read by the next op only: nothing is kept */
	static const char plain[] = "flow \"f\" {\n"
				    " %0 = param f32[4, 16] 0\n"
				    " %1 = param f32[] 1\n"
				    " %2 = map f32[4, 16] ins %0 body (1) = neg(p0:f32)\n"
				    " %3 = map f32[4, 16] ins %2 body (1) = abs(p0:f32)\n"
				    " %4 = reduce f32[4] ins %3, %1 with dims [1] body (2) = "
				    "add(p0:f32, p1:f32)\n"
				    " result %4\n}\n";
	smr_module *m = module_of(plain);
	bool done;

	assert_int_equal(smr_pass_remat(m, &done), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "remat saves nothing"));
	smr_module_free(m);
}

static void control_flow_is_left_as_it_is(void **state)
{
	static char text[MOST];
	smr_module *m;
	bool done = true;

	layers_text(text, sizeof(text), 8);
	m = module_of(text);
	assert_non_null(smr_body_add(m, &m->functions[0]->body, SMR_BLOCK_BASIC, 0));
	assert_int_equal(smr_pass_remat(m, &done), SMR_OK);
	assert_false(done);
	m->functions[0]->body.n = 1;
	smr_module_free(m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(less_is_held_and_results_stay),
		cmocka_unit_test(what_has_nothing_between_its_layers_is_told),
		cmocka_unit_test(control_flow_is_left_as_it_is),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
