/* The walk over blocks, by a domain of whole numbers: a flow stores its first operand less one. */
#include "ir/module/eval.h"
#include "unit.h"

typedef struct trace {
	unsigned flows, unknown, turns, ends, skipped;
	int stop;          /* a loop is over before this iteration; -1: none */
	bool hides, skips; /* conditions are unknown; the first block of a body is left out */
} trace;

static smr_status subtract_one(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	int *vars = f->vars;

	((trace *)e->ctx)->flows++;
	vars[b->outs[0]] = vars[b->ins[0]] - 1;
	return SMR_OK;
}

static bool is_known(smr_eval *e, smr_eval_frame *f, const smr_block *b, uint64_t *bits)
{
	int on = ((int *)f->vars)[b->on];

	*bits = b->kind == SMR_BLOCK_CASE ? (uint64_t)on : on > 0;
	return !((trace *)e->ctx)->hides;
}

static smr_status note_unknown(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	((trace *)e->ctx)->unknown++;
	return SMR_OK;
}

static smr_status note_turn(smr_eval *e, smr_eval_frame *f, const smr_block *b, uint32_t n,
			    bool *done)
{
	trace *t = e->ctx;

	if (n == SMR_EVAL_END)
		t->ends++;
	else
		assert_int_equal(n, t->turns++);
	*done = t->stop >= 0 && n == (uint32_t)t->stop;
	return SMR_OK;
}

static smr_status skip_first(smr_eval *e, smr_eval_frame *f, const smr_body *body, uint32_t *i)
{
	trace *t = e->ctx;

	if (t->skips && *i == 0) {
		t->skipped++;
		*i = 1;
	}
	return SMR_OK;
}

static const smr_domain whole = {sizeof(int),       .flow = subtract_one,
				 .known = is_known, .unknown = note_unknown,
				 .turn = note_turn, .ahead = skip_first};

static smr_block *add(smr_module *m, smr_body *body, smr_block_kind kind, uint32_t nbodies,
		      uint32_t in, uint32_t out)
{
	smr_block *b = smr_body_add(m, body, kind, nbodies);

	assert_non_null(b);
	if (nbodies == 0)
		assert_int_equal(smr_block_bind(m, b, &in, 1, &out, 1), SMR_OK);
	b->on = in;
	return b;
}

/* A function of two variables, of which the first is its parameter and its result. */
static smr_function *add_function(smr_module *m, const char *name)
{
	smr_function *f = smr_module_function(m, name);

	assert_non_null(f);
	for (int i = 0; i < 2; i++)
		assert_int_equal(smr_function_var(m, f, &(smr_type){.dtype = SMR_I32}, NULL), i);
	f->params = f->results = smr_arena_array(m->arena, 1, sizeof(uint32_t));
	f->nparams = f->nresults = 1;
	return f;
}

static int walk(smr_module *m, int start, trace *t)
{
	int vars[2] = {start};
	smr_eval e = {.m = m, .domain = &whole, .ctx = t};

	assert_int_equal(smr_eval_body(&e, &(smr_eval_frame){m->functions[0], vars},
				       &m->functions[0]->body),
			 SMR_OK);
	assert_int_equal(e.calls, 0);
	return vars[0];
}

static smr_module *open_module(smr_body **body)
{
	smr_module *m;

	assert_int_equal(smr_module_new("program", &m), SMR_OK);
	*body = &add_function(m, "main")->body;
	return m;
}

static void loops_go_on_while_their_condition_holds(void **state)
{
	smr_body *body;
	smr_module *m = open_module(&body);
	smr_block *loop = add(m, body, SMR_BLOCK_WHILE, 2, 0, 0);
	trace t = {.stop = -1}, stopped = {.stop = 2}, hidden = {.stop = -1, .hides = true};

	add(m, &loop->bodies[1], SMR_BLOCK_BASIC, 0, 0, 0);
	assert_int_equal(walk(m, 5, &t), 0);
	assert_true(t.flows == 5 && t.turns == 6 && t.ends == 1 && t.unknown == 0);
	assert_int_equal(walk(m, 5, &stopped), 3);
	assert_true(stopped.flows == 2 && stopped.ends == 0);
	assert_int_equal(walk(m, 5, &hidden), 5);
	assert_true(hidden.flows == 0 && hidden.unknown == 1);
	smr_module_free(m);
}

static void a_case_out_of_range_takes_its_last_arm(void **state)
{
	smr_body *body;
	smr_module *m = open_module(&body);
	smr_block *fork = add(m, body, SMR_BLOCK_CASE, 3, 0, 0);
	static const int flows[][2] = {{0, 1}, {1, 2}, {2, 3}, {3, 3}, {-1, 3}};

	for (int k = 0; k < 3; k++)
		for (int i = 0; i <= k; i++)
			add(m, &fork->bodies[k], SMR_BLOCK_BASIC, 0, 0, 1);
	for (size_t i = 0; i < sizeof(flows) / sizeof(flows[0]); i++) {
		trace t = {.stop = -1};

		walk(m, flows[i][0], &t);
		assert_int_equal(t.flows, flows[i][1]);
	}
	smr_module_free(m);
}

static void a_call_has_variables_of_its_own(void **state)
{
	smr_body *body;
	smr_module *m = open_module(&body);
	smr_function *f = add_function(m, "less_two");
	trace t = {.stop = -1}, skipping = {.stop = -1, .skips = true};

	add(m, &f->body, SMR_BLOCK_BASIC, 0, 0, 1);
	add(m, &f->body, SMR_BLOCK_BASIC, 0, 1, 0);
	add(m, body, SMR_BLOCK_BASIC, 0, 0, 1);
	add(m, body, SMR_BLOCK_CALL, 0, 1, 0)->callee = 1;
	assert_int_equal(walk(m, 9, &t), 6);
	assert_int_equal(t.flows, 3);
	assert_int_equal(walk(m, 9, &skipping), -1); /* of variables that nothing has set */
	assert_int_equal(skipping.skipped, 2);
	smr_module_free(m);
}

static void recursion_ends(void **state)
{
	smr_body *body;
	smr_module *m = open_module(&body);
	int vars[2] = {0};
	trace t = {.stop = -1};
	smr_eval e = {.m = m, .domain = &whole, .ctx = &t};

	add(m, body, SMR_BLOCK_CALL, 0, 0, 0)->callee = 0;
	assert_int_equal(smr_eval_body(&e, &(smr_eval_frame){m->functions[0], vars}, body),
			 SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "main: more than 200 calls in calls"));
	assert_int_equal(e.calls, 0);
	smr_module_free(m);
}

static void a_call_without_memory_fails(void **state)
{
	smr_body *body;
	smr_module *m = open_module(&body);
	int vars[2] = {4};
	trace t = {.stop = -1};
	smr_eval e = {.m = m, .domain = &whole, .ctx = &t};
	smr_function *f = add_function(m, "f");

	add(m, &f->body, SMR_BLOCK_BASIC, 0, 0, 0);
	add(m, body, SMR_BLOCK_CALL, 0, 0, 0)->callee = 1;
	smr_alloc_fail_at(1);
	assert_int_equal(smr_eval_body(&e, &(smr_eval_frame){m->functions[0], vars}, body),
			 SMR_ENOMEM);
	smr_alloc_fail_at(0);
	smr_module_free(m);
}

/* Removes branches, the last block of the body included. */
static smr_status remove_branches(smr_eval *e, smr_eval_frame *f, const smr_body *body, uint32_t *i)
{
	smr_body *own = e->ctx;

	while (*i < own->n && own->blocks[*i]->kind == SMR_BLOCK_IF) {
		own->n--;
		for (uint32_t k = *i; k < own->n; k++)
			own->blocks[k] = own->blocks[k + 1];
	}
	return SMR_OK;
}

static smr_status skip_block(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	assert_int_equal(b->kind, SMR_BLOCK_BASIC);
	return SMR_OK;
}

static void blocks_are_removed_ahead_of_the_walk(void **state)
{
	static const smr_domain d = {.ahead = remove_branches, .flow = skip_block};
	smr_body *body;
	smr_module *m = open_module(&body);
	smr_eval e = {.m = m, .domain = &d, .ctx = body};

	add(m, body, SMR_BLOCK_IF, 2, 0, 0);
	add(m, body, SMR_BLOCK_BASIC, 0, 0, 0);
	add(m, body, SMR_BLOCK_IF, 2, 0, 0);
	add(m, body, SMR_BLOCK_IF, 2, 0, 0);
	assert_int_equal(smr_eval_body(&e, &(smr_eval_frame){m->functions[0], NULL}, body), SMR_OK);
	assert_true(body->n == 1 && e.steps == 1);
	smr_module_free(m);
}

static void scalars_that_a_block_inside_sets_are_forgotten(void **state)
{
	smr_body *body;
	smr_module *m = open_module(&body);
	smr_block *fork = add(m, body, SMR_BLOCK_IF, 2, 0, 0);
	smr_block *loop = add(m, &fork->bodies[1], SMR_BLOCK_WHILE, 2, 0, 0);
	smr_scalar vars[2] = {{true, 1}, {true, 2}};

	add(m, &loop->bodies[0], SMR_BLOCK_BASIC, 0, 0, 1);
	smr_scalars_forget(fork, vars);
	assert_true(vars[0].known && !vars[1].known);
	smr_module_free(m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(loops_go_on_while_their_condition_holds),
		cmocka_unit_test(a_case_out_of_range_takes_its_last_arm),
		cmocka_unit_test(a_call_has_variables_of_its_own),
		cmocka_unit_test(recursion_ends),
		cmocka_unit_test(a_call_without_memory_fails),
		cmocka_unit_test(blocks_are_removed_ahead_of_the_walk),
		cmocka_unit_test(scalars_that_a_block_inside_sets_are_forgotten),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
