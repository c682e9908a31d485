/* Interprets function 0 with the constants of the program to find trip counts and induction
 * variables. */
#include <string.h>

#include "base/alloc.h"
#include "ir/module/eval.h"
#include "pass/remat/internal.h"
#include "pass/simplify/unroll_program.h"

enum { MOST_TURNS = 4096 };

typedef struct counting {
	const smr_function *f;
	smr_scalar *vars, *nodes; /* nodes: of the current flow */
} counting;

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to count a program's loops");
}

static void evaluate_block(counting *x, const smr_block *b)
{
	smr_scalars_flow(b, smr_pass_number, x->vars, x->nodes);
}

static bool is_flow(const smr_body *body)
{
	return body->n == 1 && body->blocks[0]->kind == SMR_BLOCK_BASIC;
}

static bool is_number(const smr_node *v, const smr_scalar *now, uint64_t is)
{
	size_t size = smr_dtype_size(v->type.dtype);
	uint64_t mask = size < 8 ? ((uint64_t)1 << 8 * size) - 1 : UINT64_MAX;

	return now->known && !smr_dtype_is_float(v->type.dtype) && v->type.dtype != SMR_I1 &&
	       (now->bits & mask) == is && (size >= 4 || is < 128);
}

/* Runs one round: the first counts iterations, the second compares values with iteration
 * numbers. */
static bool round_of(counting *x, const smr_block *b, rm_loop *l, bool second)
{
	for (uint32_t turn = 0;; turn++) {
		evaluate_block(x, b->bodies[0].blocks[0]);
		if (!x->vars[b->on].known || turn > MOST_TURNS)
			return false;
		if ((x->vars[b->on].bits & 1) == 0) {
			l->turns = turn;
			return true;
		}
		evaluate_block(x, l->body);
		for (uint32_t i = 0; second && i < l->body->flow->nnodes; i++) {
			const smr_node *v = l->body->flow->nodes[i];

			l->up[i] &= is_number(v, &x->nodes[v->id], turn);
			l->down[i] &= is_number(v, &x->nodes[v->id], l->turns - 1 - turn);
		}
	}
}

static smr_status trip_count_of_loop(counting *x, const smr_block *b, smr_arena *a, rm_loop *l,
				     bool *counted)
{
	size_t n = x->f->nvars * sizeof(*x->vars), nodes = l->body->flow->nnodes;
	smr_scalar *before = smr_arena_memdup(a, x->vars, n + 1);

	l->up = smr_arena_array(a, nodes + 1, sizeof(bool));
	l->down = smr_arena_array(a, nodes + 1, sizeof(bool));
	if (before == NULL || l->up == NULL || l->down == NULL)
		return no_memory();
	*counted = round_of(x, b, l, false) && l->turns > 1;
	if (!*counted)
		return SMR_OK;
	memcpy(x->vars, before, n);
	memset(l->up, true, nodes);
	memset(l->down, true, nodes);
	(void)round_of(x, b, l, true);
	return SMR_OK;
}

static smr_status count_iterations(counting *x, smr_arena *a, rm_loop *list, uint32_t *n)
{
	for (uint32_t i = 0; i < x->f->body.n; i++) {
		const smr_block *b = x->f->body.blocks[i];
		bool counted = false;

		if (b->kind == SMR_BLOCK_BASIC) {
			evaluate_block(x, b);
			continue;
		}
		if (b->kind == SMR_BLOCK_WHILE && is_flow(&b->bodies[0]) &&
		    is_flow(&b->bodies[1])) {
			list[*n] = (rm_loop){.at = i, .body = b->bodies[1].blocks[0]};
			SMR_TRY(trip_count_of_loop(x, b, a, &list[*n], &counted));
			*n += counted;
		}
		if (!counted)
			smr_scalars_forget(&(smr_body){.blocks = &x->f->body.blocks[i], .n = 1},
					   x->vars);
	}
	return SMR_OK;
}

static uint32_t most_nodes(const smr_body *body)
{
	uint32_t most = 0;
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w))
		if (b->flow != NULL && b->flow->nnodes > most)
			most = b->flow->nnodes;
	return most;
}

smr_status rm_loops(const smr_module *m, smr_arena *a, rm_loop **out, uint32_t *n)
{
	counting x = {.f = m->functions[0]};

	*n = 0;
	*out = smr_arena_array(a, x.f->body.n + 1, sizeof(**out));
	x.vars = smr_arena_array(a, x.f->nvars + 1, sizeof(*x.vars));
	x.nodes = smr_arena_array(a, most_nodes(&x.f->body) + 1, sizeof(*x.nodes));
	return *out != NULL && x.vars != NULL && x.nodes != NULL ? count_iterations(&x, a, *out, n)
								 : no_memory();
}
