/* Joining a nest with the next one when both store the same window.
 *
 * Let P store window v and C, next in the program, store all of v again, reading of v only the
 * element it stores. Then for each element C's value is a function of P's value there, and one nest
 * that stores C's value with P's put in computes the same final contents. P's other inputs are not
 * touched in between, since nothing runs in between; that they do not overlap v is guarded for P
 * already, and so for C's. Every element's arithmetic stays as it was, in the same order. */
#include "pass/fuse.h"
#include <string.h>

#include "identify/canon.h"

typedef struct loops {
	uint32_t n, loop[SMR_MAX_LOOPS];
	const smr_poly *stride[SMR_MAX_LOOPS]; /* bytes that the store moves */
	const smr_poly *extent[SMR_MAX_LOOPS];
	bool used[SMR_MAX_LOOPS];
} loops;

typedef struct pairing {
	smr_graph *g;
	const smr_node *p, *c;
	cx_access store_p, store_c;
	loops lp, lc;
	fuse_new out;
	loop_sum map_p[SMR_MAX_LOOPS], map_c[SMR_MAX_LOOPS];
	const smr_expr *value_p, *pred_p; /* P's value and condition in the new nest */
	bool p_finer; /* C's flat loops were taken apart: P's windows are the finer ones */
} pairing;

/* The domain loops and how they move the store; false: one that does not. */
static bool domain_loops(const smr_node *v, const cx_access *store, loops *out)
{
	out->n = 0;
	for (uint32_t l = 0; l < v->nest->nloops; l++) {
		if ((v->nest->domain >> l & 1) == 0)
			continue;
		if (store->stride[l] == NULL)
			return false;
		out->loop[out->n] = l;
		out->stride[out->n] = store->stride[l];
		out->extent[out->n] = v->nest->loops[l].extent;
		out->used[out->n++] = false;
	}
	return true;
}

static bool single(pairing *f, loop_sum *s, uint32_t loop)
{
	s->n = 1;
	s->loop[0] = loop;
	s->weight[0] = smr_poly_const(f->g->arena, 1);
	return s->weight[0] != NULL && loop < SMR_MAX_LOOPS;
}

static int with_stride(const loops *s, const smr_poly *stride)
{
	for (uint32_t i = 0; i < s->n; i++)
		if (!s->used[i] && smr_poly_equal(s->stride[i], stride))
			return (int)i;
	return -1;
}

static const smr_poly *times(smr_arena *a, const smr_poly *p, const smr_poly *q)
{
	return p != NULL && q != NULL && smr_poly_mul_fits(p, q) ? smr_poly_mul(a, p, q) : NULL;
}

/* Loop i of @p flat walks several dense loops of @p fine, the fastest first: which ones. */
static uint32_t dense(pairing *f, const loops *flat, uint32_t i, const loops *fine,
		      int found[SMR_MAX_LOOPS])
{
	smr_arena *a = f->g->arena;
	const smr_poly *covered = smr_poly_const(a, 1), *stride = flat->stride[i];
	uint32_t n = 0;

	while (covered != NULL && !smr_poly_equal(covered, flat->extent[i])) {
		int k = stride == NULL || n == SMR_MAX_LOOPS ? -1 : with_stride(fine, stride);

		if (k < 0)
			return 0;
		found[n++] = k;
		stride = times(a, stride, fine->extent[k]);
		covered = times(a, covered, fine->extent[k]);
	}
	return covered == NULL ? 0 : n;
}

/* flat = sum weight * fine: the new nest has the fine loops, in the order of the program. */
static bool take_apart(pairing *f, loops *flat, uint32_t i, loops *fine, const smr_node *fine_nest,
		       loop_sum *flat_map, loop_sum *fine_map)
{
	int found[SMR_MAX_LOOPS];
	uint32_t n = dense(f, flat, i, fine, found);
	const smr_poly *weight = smr_poly_const(f->g->arena, 1);
	loop_sum *to = &flat_map[flat->loop[i]];

	to->n = n;
	for (uint32_t k = 0; k < n; k++) {
		to->weight[k] = weight;
		weight = times(f->g->arena, weight, fine->extent[found[k]]);
	}
	for (uint32_t k = n; k-- > 0;) {
		uint32_t old = fine->loop[found[k]],
			 made = fuse_loop(&f->out, &fine_nest->nest->loops[old]);

		if (!single(f, &fine_map[old], made))
			return false;
		fine->used[found[k]] = true;
		to->loop[k] = made;
	}
	flat->used[i] = n > 0;
	return n > 0;
}

/* Finds for each loop of C's domain the loop, or the loops, of P's, or the other way round. */
static bool pair_loops(pairing *f)
{
	for (uint32_t i = 0; i < f->lc.n; i++) {
		uint32_t c = f->lc.loop[i];
		int k = with_stride(&f->lp, f->lc.stride[i]);
		uint32_t made;

		if (k >= 0 && smr_poly_equal(f->lp.extent[k], f->lc.extent[i])) {
			made = fuse_loop(&f->out, &f->c->nest->loops[c]);
			if (!single(f, &f->map_c[c], made) ||
			    !single(f, &f->map_p[f->lp.loop[k]], made))
				return false;
			f->lp.used[k] = f->lc.used[i] = true;
		} else if (take_apart(f, &f->lc, i, &f->lp, f->p, f->map_c, f->map_p)) {
			f->p_finer = true;
		}
	}
	for (uint32_t i = 0; i < f->lp.n; i++)
		if (!f->lp.used[i] && !take_apart(f, &f->lp, i, &f->lc, f->c, f->map_p, f->map_c))
			return false;
	for (uint32_t i = 0; i < f->lc.n; i++)
		if (!f->lc.used[i])
			return false;
	return true;
}

static bool bound_loops(pairing *f, const smr_node *v, loop_sum *map)
{
	for (uint32_t l = 0; l < v->nest->nloops; l++) {
		uint32_t made;

		if ((v->nest->domain >> l & 1) != 0)
			continue;
		made = fuse_loop(&f->out, &v->nest->loops[l]);
		if (!single(f, &map[l], made))
			return false;
	}
	return true;
}

static bool has_indirect(const smr_index *ix, uint32_t rank)
{
	for (uint32_t d = 0; d < rank; d++)
		if (ix[d].indirect != NULL)
			return true;
	return false;
}

static const smr_node *memory(const smr_node *v)
{
	return v->op == SMR_OP_nest ? v->into : v->op == SMR_OP_view ? v : NULL;
}

/* What C's read has to do with v: 0 nothing, 1 the element stored, -1 something else of it. */
static int relation(cx_maker *m, const pairing *f, const smr_expr *read)
{
	const smr_node *at = memory(f->c->ins[read->input]);
	cx_access a;

	if (at == NULL || at->window->base != f->c->into->window->base)
		return 0;
	m->nest = f->c;
	if (has_indirect(read->index, read->rank) || !cx_access_read(m, read, NULL, &a))
		return -1;
	return cx_access_equal(&a, &f->store_c) ? 1 : -1;
}

/* Reads of v in C: only the stored element; *inside: within a fold's step. */
static bool reads_fit(cx_maker *m, const pairing *f, const smr_expr *e, bool in_step,
		      uint32_t *found, bool *inside)
{
	int r;

	if (e->kind == SMR_EXPR_READ) {
		r = relation(m, f, e);
		*found += r == 1;
		*inside |= r == 1 && in_step;
		if (r < 0)
			return false;
		for (uint32_t d = 0; d < e->rank; d++)
			if (e->index[d].indirect != NULL &&
			    !reads_fit(m, f, e->index[d].indirect, in_step, found, inside))
				return false;
		return true;
	}
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!reads_fit(m, f, e->args[i], in_step, found, inside))
			return false;
	for (uint32_t k = 0; k < e->nacc; k++)
		if (!reads_fit(m, f, e->init[k], in_step, found, inside) ||
		    !reads_fit(m, f, e->step[k], true, found, inside))
			return false;
	return true;
}

/* P's value for the element that C stores. */
static bool stored_element(fuse_copy *c, const smr_expr *read, const smr_expr **out)
{
	const pairing *f = c->data;
	cx_maker m = {.arena = f->g->arena, .graph = f->g};

	*out = f->value_p;
	return relation(&m, f, read) == 1;
}

/* Cheap and necessary: same memory, nothing indirect, one contraction at most. */
static bool wanted(const smr_node *p, const smr_node *c)
{
	if (p->into == NULL || c->into == NULL || p->into->window->base != c->into->window->base ||
	    p->into->type.dtype != c->into->type.dtype ||
	    (p->nest->pred != NULL && c->nest->pred == NULL))
		return false;
	if (has_indirect(p->nest->store, p->into->type.rank) ||
	    has_indirect(c->nest->store, c->into->type.rank))
		return false;
	if (fuse_has_fold(p->nest->value) &&
	    (fuse_has_fold(c->nest->value) ||
	     (c->nest->pred != NULL && fuse_has_fold(c->nest->pred))))
		return false;
	return fuse_size(p->nest->value) + fuse_size(c->nest->value) < FUSE_MAX_EXPR;
}

static bool prepare(pairing *f, cx_maker *m, bool *possible)
{
	uint32_t found = 0;
	bool inside = false;

	*possible = false;
	m->nest = f->p;
	if (!cx_access_store(m, NULL, &f->store_p))
		return m->too_large;
	m->nest = f->c;
	if (!cx_access_store(m, NULL, &f->store_c))
		return m->too_large;
	if (!smr_poly_equal(f->store_p.offset, f->store_c.offset) ||
	    !domain_loops(f->p, &f->store_p, &f->lp) || !domain_loops(f->c, &f->store_c, &f->lc))
		return true;
	if (!reads_fit(m, f, f->c->nest->value, false, &found, &inside) ||
	    (f->c->nest->pred != NULL &&
	     !reads_fit(m, f, f->c->nest->pred, false, &found, &inside)))
		return true;
	if (found == 0 && f->c->nest->pred == NULL)
		return true; /* P's store is dead: no gain in carrying its value along */
	if (found > 0 && f->p->nest->pred != NULL)
		return true; /* which of the two values is read depends on P's condition */
	*possible = !(inside && f->p->nest->value->kind != SMR_EXPR_CONST);
	return true;
}

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to fuse nests");
}

/* "if (c) v = a; else v = b;" comes as two stores under opposite conditions. */
static bool opposite(pairing *f, const smr_expr *pred_c)
{
	smr_node probe = {
		.op = SMR_OP_nest, .ins = f->out.ins, .nins = f->out.nins, .nest = f->out.nest};
	cx_maker m = {.arena = f->g->arena, .graph = f->g, .nest = &probe};
	const cx *a = cx_lower_expr(&m, pred_c), *b = cx_lower_expr(&m, f->pred_p);

	return a != NULL && b != NULL && cx_equal(cx_not(&m, a), b);
}

/* The store of the finer side, by the new loops. */
static smr_node *build(pairing *f)
{
	fuse_copy c = {
		.n = &f->out, .from = f->c, .map = f->map_c, .replace = stored_element, .data = f};
	fuse_copy p = {.n = &f->out, .from = f->p, .map = f->map_p};
	const smr_node *into = f->p_finer ? f->p : f->c;
	const smr_expr *value = fuse_expr(&c, f->c->nest->value), *three[3];
	smr_node *made;

	if (value != NULL && f->c->nest->pred != NULL) {
		three[0] = fuse_expr(&c, f->c->nest->pred);
		if (three[0] != NULL && f->pred_p != NULL && !opposite(f, three[0])) {
			f->out.refused = true;
			return NULL;
		}
		three[1] = value;
		three[2] = f->value_p;
		value = three[0] == NULL ? NULL
					 : smr_expr_op(f->g, SMR_OP_select, value->type, 3, three);
	}
	if (value == NULL)
		return NULL;
	f->out.nest->value = value;
	f->out.nest->store =
		fuse_index(f->p_finer ? &p : &c, into->nest->store, into->into->type.rank);
	if (f->out.nest->store == NULL)
		return NULL;
	made = smr_graph_nest(f->g, f->out.nest, f->out.ins, f->out.nins, into->into);
	if (made != NULL) {
		made->group = f->p->group;
		made->loc = f->c->loc;
		made->name = f->c->name;
	}
	return made;
}

smr_status smr_fuse_pair(smr_graph *g, const smr_node *p, const smr_node *c, smr_node **out)
{
	pairing f = {.g = g, .p = p, .c = c, .out = {.g = g}};
	cx_maker m = {.arena = g->arena, .graph = g};
	fuse_copy copy = {.n = &f.out, .from = p, .map = f.map_p};
	bool possible;

	*out = NULL;
	if (!wanted(p, c))
		return SMR_OK;
	if (!prepare(&f, &m, &possible))
		return no_memory();
	if (!possible)
		return SMR_OK;
	f.out.nest = smr_arena_alloc(g->arena, sizeof(*f.out.nest));
	if (f.out.nest == NULL)
		return no_memory();
	/* loops that do not pair, too many of them, or sizes of too high a degree: left as they are
	 */
	if (!pair_loops(&f) || !bound_loops(&f, c, f.map_c) || !bound_loops(&f, p, f.map_p))
		return SMR_OK;
	if (p->nest->pred != NULL) {
		f.pred_p = fuse_expr(&copy, p->nest->pred);
		if (f.pred_p == NULL && !f.out.refused)
			return no_memory();
	}
	f.value_p = f.out.refused ? NULL : fuse_expr(&copy, p->nest->value);
	if (f.value_p != NULL)
		*out = build(&f);
	if (*out == NULL && !f.out.refused)
		return no_memory();
	if (f.out.refused)
		*out = NULL;
	return SMR_OK;
}
