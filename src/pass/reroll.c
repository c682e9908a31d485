/* Sums unrolled by hand become loops again.
 *
 *   for (k = 0; k < n; k += 2) { s += a[k] * b[k]; s += a[k+1] * b[k+1]; }
 *
 * Terms t = 0 .. m-1 that are alike but for addresses, each read's address growing by d per term
 * and by m * d per step of loop l, are one term over a loop m times as long with step d. With
 * several accumulators the terms stand in several sums over l that are added. Another order of
 * additions: only for kernels under reassociation. */
#include <string.h>

#include "base/status.h"
#include "identify/canon.h"
#include "pass/fuse.h"

enum { MAX_TERMS = 16, MAX_READS = 8 };

typedef struct unrolled {
	smr_graph *g;
	const smr_node *v;
	const smr_expr *whole; /* what is replaced: the fold, or the sum of folds */
	const smr_expr *fold;  /* (the first) fold */
	const smr_expr *term[MAX_TERMS];
	uint32_t n, loop;
	const smr_expr *read[MAX_READS]; /* of the first term */
	const smr_poly *step[MAX_READS]; /* bytes from term to term */
	uint32_t nreads;
	smr_arena *a;
} unrolled;

static bool is_add(const smr_expr *e)
{
	return e->kind == SMR_EXPR_OP && e->op == SMR_OP_add;
}

static bool push(unrolled *u, const smr_expr *e)
{
	if (u->n == MAX_TERMS)
		return false;
	u->term[u->n++] = e;
	return true;
}

/* The terms of acc + e0 + e1 + .., in their order; *accs counts the accumulator. */
static bool chain(unrolled *u, const smr_expr *e, uint32_t *accs)
{
	if (e->kind == SMR_EXPR_ACC) {
		(*accs)++;
		return e->depth == 0;
	}
	if (is_add(e))
		return chain(u, e->args[0], accs) && chain(u, e->args[1], accs);
	return push(u, e);
}

static bool is_zero(const smr_expr *e)
{
	return e->kind == SMR_EXPR_CONST && e->bits == 0;
}

/* The terms of sums over one loop that are added. */
static bool sums(unrolled *u, const smr_expr *e)
{
	uint32_t accs = 0, before = u->n;

	if (is_add(e))
		return sums(u, e->args[0]) && sums(u, e->args[1]);
	if (e->kind != SMR_EXPR_FOLD || e->nacc != 1 || e->nloops != 1 || !is_zero(e->init[0]))
		return false;
	if (u->fold == NULL)
		u->fold = e;
	return e->loops[0] == u->fold->loops[0] && chain(u, e->step[0], &accs) && accs == 1 &&
	       u->n == before + 1;
}

static const smr_poly *offset_between(unrolled *u, const smr_expr *a, const smr_expr *b)
{
	cx_maker m = {.arena = u->a, .graph = u->g, .nest = u->v};
	cx_access p, q;

	if (!cx_access_read(&m, a, NULL, &p) || !cx_access_read(&m, b, NULL, &q) || p.is_value ||
	    q.is_value)
		return NULL;
	if (p.node->window->base != q.node->window->base ||
	    p.node->type.dtype != q.node->type.dtype)
		return NULL;
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
		if ((p.stride[l] == NULL) != (q.stride[l] == NULL))
			return NULL;
		if (p.stride[l] != NULL && !smr_poly_equal(p.stride[l], q.stride[l]))
			return NULL;
	}
	return smr_poly_sub(u->a, q.offset, p.offset);
}

static bool indirect(const smr_expr *e)
{
	for (uint32_t d = 0; d < e->rank; d++)
		if (e->index[d].indirect != NULL)
			return true;
	return false;
}

/* Is b the first term a, t steps further? Reads of the first term are met in the same order each
 * time. */
static bool alike(unrolled *u, const smr_expr *a, const smr_expr *b, uint32_t t, uint32_t *at)
{
	const smr_poly *off;

	if (a->kind != b->kind || a->type != b->type)
		return false;
	if (a->kind == SMR_EXPR_READ) {
		if (a->rank == 0 && b->rank == 0 && u->v->ins[a->input] == u->v->ins[b->input])
			return true;
		if (*at == MAX_READS || indirect(a) || indirect(b))
			return false;
		off = offset_between(u, a, b);
		if (off == NULL)
			return false;
		if (t == 1) {
			u->read[*at] = a;
			u->step[*at] = off;
			u->nreads = *at + 1;
		}
		return smr_poly_equal(off, smr_poly_scale(u->a, u->step[(*at)++], t));
	}
	if (a->kind != SMR_EXPR_OP)
		return smr_expr_equal(a, b);
	if (a->op != b->op || a->nargs != b->nargs)
		return false;
	for (uint32_t i = 0; i < a->nargs; i++)
		if (!alike(u, a->args[i], b->args[i], t, at))
			return false;
	return true;
}

/* All terms alike, and one step of the loop is n steps of the terms for every read. */
static bool fits(unrolled *u)
{
	cx_maker m = {.arena = u->a, .graph = u->g, .nest = u->v};

	if (u->n < 2)
		return false;
	for (uint32_t t = 1; t < u->n; t++) {
		uint32_t at = 0;

		if (!alike(u, u->term[0], u->term[t], t, &at))
			return false;
	}
	for (uint32_t r = 0; r < u->nreads; r++) {
		const smr_poly *all = smr_poly_scale(u->a, u->step[r], u->n), *stride;
		cx_access p;

		if (all == NULL || !cx_access_read(&m, u->read[r], NULL, &p))
			return false;
		stride = p.stride[u->loop];
		if (stride == NULL ? !smr_poly_is_zero(all) : !smr_poly_equal(stride, all))
			return false;
	}
	return u->nreads > 0;
}

/* A view in which the read's dimension of the loop has the terms' step. NULL: cannot (or no
 * memory). */
static smr_node *finer(unrolled *u, uint32_t r)
{
	const smr_node *in = u->v->ins[u->read[r]->input];
	const smr_node *old = in->op == SMR_OP_nest ? in->into : in;
	smr_window w = *old->window;
	smr_type t = old->type;
	const smr_index *ix = u->read[r]->index;
	int64_t one;

	if (in->op == SMR_OP_nest)
		return NULL; /* a value made in the flow: its window is its own */
	for (uint32_t d = 0; d < t.rank; d++) {
		if (ix[d].coef[u->loop] == NULL)
			continue;
		for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
			if (l != u->loop && ix[d].coef[l] != NULL)
				return NULL;
		if (!smr_poly_is_const(ix[d].coef[u->loop], &one) || one != 1 ||
		    !smr_poly_is_zero(ix[d].offset))
			return NULL;
		w.stride[d] = u->step[r];
		t.dims[d] = smr_poly_scale(u->g->arena, t.dims[d], u->n);
		if (t.dims[d] == NULL)
			return NULL;
	}
	return smr_graph_view(u->g, &t, &w, old->name);
}

/* The first term with the reads' inputs exchanged. */
static const smr_expr *retarget(unrolled *u, const smr_expr *e, uint32_t first_input, uint32_t *at)
{
	const smr_expr *arg[3];
	smr_expr *to;

	if (e->kind == SMR_EXPR_READ && e->rank > 0) {
		to = smr_arena_memdup(u->g->arena, e, sizeof(*e));
		if (to != NULL)
			to->input = first_input + (*at)++;
		return to;
	}
	if (e->kind != SMR_EXPR_OP)
		return e;
	for (uint32_t i = 0; i < e->nargs; i++) {
		arg[i] = retarget(u, e->args[i], first_input, at);
		if (arg[i] == NULL)
			return NULL;
	}
	return smr_expr_op(u->g, e->op, e->type, e->nargs, arg);
}

static const smr_expr *put(smr_graph *g, const smr_expr *e, const smr_expr *what,
			   const smr_expr *with)
{
	const smr_expr *arg[3];

	if (e == what)
		return with;
	if (e->kind != SMR_EXPR_OP || e->nargs > 3)
		return e;
	for (uint32_t i = 0; i < e->nargs; i++) {
		arg[i] = put(g, e->args[i], what, with);
		if (arg[i] == NULL)
			return NULL;
	}
	return smr_expr_op(g, e->op, e->type, e->nargs, arg);
}

static smr_status build(unrolled *u, smr_node **out)
{
	smr_nest *n = smr_arena_memdup(u->g->arena, u->v->nest, sizeof(*n));
	smr_node *ins[FUSE_MAX_INS];
	const smr_expr *two[2];
	smr_expr *fold = smr_arena_memdup(u->g->arena, u->fold, sizeof(*fold));
	uint32_t nins = u->v->nins, at = 0;

	if (n == NULL || fold == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to roll a loop");
	if (nins + u->nreads > FUSE_MAX_INS)
		return SMR_OK;
	memcpy(ins, u->v->ins, nins * sizeof(*ins));
	for (uint32_t r = 0; r < u->nreads; r++) {
		ins[nins] = finer(u, r);
		if (ins[nins++] == NULL)
			return SMR_OK;
	}
	two[1] = retarget(u, u->term[0], u->v->nins, &at);
	two[0] = smr_expr_acc(u->g, u->fold->type, 0, 0);
	fold->step[0] =
		two[1] == NULL ? NULL : smr_expr_op(u->g, SMR_OP_add, u->fold->type, 2, two);
	n->loops[u->loop].extent = smr_poly_scale(u->g->arena, n->loops[u->loop].extent, u->n);
	n->value = fold->step[0] == NULL ? NULL : put(u->g, u->v->nest->value, u->whole, fold);
	if (n->value == NULL || n->loops[u->loop].extent == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to roll a loop");
	*out = smr_graph_nest(u->g, n, ins, nins, u->v->into);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to roll a loop");
	(*out)->group = u->v->group;
	(*out)->loc = u->v->loc;
	(*out)->name = u->v->name;
	return SMR_OK;
}

/* Tries the expression, then what it is made of. */
static smr_status search(unrolled *u, const smr_expr *e, smr_node **out)
{
	uint32_t accs = 0;
	bool found;

	u->n = u->nreads = 0;
	u->fold = NULL;
	u->whole = e;
	if (e->kind == SMR_EXPR_FOLD && e->nacc == 1) {
		u->fold = e;
		u->loop = e->loops[e->nloops - 1];
		found = chain(u, e->step[0], &accs) && accs == 1 && fits(u);
		return found ? build(u, out) : SMR_OK;
	}
	if (is_add(e) && sums(u, e)) {
		u->loop = u->fold->loops[0];
		if (fits(u))
			return build(u, out);
	}
	for (uint32_t i = 0; e->kind == SMR_EXPR_OP && i < e->nargs && *out == NULL; i++)
		SMR_TRY(search(u, e->args[i], out));
	return SMR_OK;
}

smr_status smr_reroll(smr_graph *g, const smr_node *v, smr_arena *a, smr_node **out)
{
	unrolled u = {.g = g, .v = v, .a = a};

	*out = NULL;
	return search(&u, v->nest->value, out);
}
