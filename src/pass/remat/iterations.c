/* Interprets function 0 with the constants of the program to find trip counts and induction
 * variables. */
#include <string.h>

#include "base/alloc.h"
#include "ir/module/eval.h"
#include "pass/remat/internal.h"
#include "pass/simplify/unroll_program.h"

enum { MOST_TURNS = 4096 };

typedef struct counting {
	rm_loop *loops, *in; /* in: the current one; NULL: none */
	uint32_t n;          /* number of loops so far */
	uint32_t at;         /* number of the current block in its body */
	uint32_t turn;       /* current iteration */
	uint64_t *first;     /* by node: its number in the first iteration */
	smr_arena *arena;
	smr_scalar *nodes; /* of the current flow */
} counting;

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to count a program's loops");
}

static bool is_flow(const smr_body *body)
{
	return body->n == 1 && body->blocks[0]->kind == SMR_BLOCK_BASIC;
}

static uint64_t bits_of(const smr_node *v, const smr_scalar *now)
{
	size_t size = smr_dtype_size(v->type.dtype);

	return size < 8 ? now->bits & (((uint64_t)1 << 8 * size) - 1) : now->bits;
}

static bool is_number(const smr_node *v, const smr_scalar *now, uint64_t is)
{
	return now->known && !smr_dtype_is_float(v->type.dtype) && v->type.dtype != SMR_I1 &&
	       bits_of(v, now) == is && (smr_dtype_size(v->type.dtype) >= 4 || is < 128);
}

static smr_status compute_flow(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	counting *x = e->ctx;

	smr_scalars_flow(b, smr_pass_number, f->vars, x->nodes);
	if (x->in == NULL || b != x->in->body)
		return SMR_OK;
	for (uint32_t i = 0; i < b->flow->nnodes; i++) {
		const smr_node *v = b->flow->nodes[i];
		const smr_scalar *now = &x->nodes[v->id];

		if (x->turn == 0)
			x->first[i] = bits_of(v, now);
		x->in->up[i] &= is_number(v, now, x->turn);
		x->in->down[i] &= is_number(v, now, x->first[i] - x->turn);
	}
	return SMR_OK;
}

static bool is_known(smr_eval *e, smr_eval_frame *f, const smr_block *b, uint64_t *bits)
{
	const smr_scalar *on = (const smr_scalar *)f->vars + b->on;

	*bits = on->bits;
	return on->known;
}

static smr_status leave_loop(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	counting *x = e->ctx;

	smr_scalars_forget(b, f->vars);
	x->in = NULL;
	return SMR_OK;
}

/* Walks only flows and loops of them; what other blocks set is unknown. */
static smr_status skip_others(smr_eval *e, smr_eval_frame *f, const smr_body *body, uint32_t *i)
{
	const smr_block *b = body->blocks[*i];
	counting *x = e->ctx;

	x->at = *i;
	if (b->kind == SMR_BLOCK_BASIC ||
	    (b->kind == SMR_BLOCK_WHILE && is_flow(&b->bodies[0]) && is_flow(&b->bodies[1])))
		return SMR_OK;
	smr_scalars_forget(b, f->vars);
	(*i)++;
	return SMR_OK;
}

static smr_status begin_loop(counting *x, smr_block *body)
{
	size_t nodes = body->flow->nnodes;
	rm_loop *l = x->in = &x->loops[x->n];

	*l = (rm_loop){.at = x->at, .body = body};
	l->up = smr_arena_array(x->arena, nodes + 1, sizeof(bool));
	l->down = smr_arena_array(x->arena, nodes + 1, sizeof(bool));
	if (l->up == NULL || l->down == NULL)
		return no_memory();
	memset(l->up, true, nodes);
	memset(l->down, true, nodes);
	return SMR_OK;
}

static smr_status end_loop(counting *x)
{
	rm_loop *l = x->in;

	l->turns = x->turn;
	for (uint32_t i = 0; i < l->body->flow->nnodes; i++)
		l->down[i] &= x->first[i] == l->turns - 1;
	x->n += l->turns > 1;
	x->in = NULL;
	return SMR_OK;
}

static smr_status count_turn(smr_eval *e, smr_eval_frame *f, const smr_block *b, uint32_t n,
			     bool *done)
{
	counting *x = e->ctx;

	if (n == SMR_EVAL_END)
		return end_loop(x);
	x->turn = n;
	*done = n > MOST_TURNS;
	if (*done)
		return leave_loop(e, f, b);
	return n == 0 ? begin_loop(x, b->bodies[1].blocks[0]) : SMR_OK;
}

static const smr_domain numbers = {sizeof(smr_scalar), .flow = compute_flow,
				   .known = is_known,  .unknown = leave_loop,
				   .turn = count_turn, .ahead = skip_others};

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
	const smr_function *f = m->functions[0];
	uint32_t nodes = most_nodes(&f->body) + 1;
	counting x = {.arena = a};
	smr_eval e = {.m = m, .domain = &numbers, .ctx = &x};
	smr_eval_frame frame = {.f = f};

	x.loops = smr_arena_array(a, f->body.n + 1, sizeof(*x.loops));
	x.first = smr_arena_array(a, nodes, sizeof(*x.first));
	x.nodes = smr_arena_array(a, nodes, sizeof(*x.nodes));
	frame.vars = smr_arena_array(a, f->nvars + 1, sizeof(smr_scalar));
	if (x.loops == NULL || x.first == NULL || x.nodes == NULL || frame.vars == NULL)
		return no_memory();
	SMR_TRY(smr_eval_body(&e, &frame, &f->body));
	*out = x.loops;
	*n = x.n;
	return SMR_OK;
}
