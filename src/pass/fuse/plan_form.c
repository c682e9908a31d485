/* Summarises the nest of a value as numbers: its reads, their indices, and the cost of an element.
 * The planner compares thousands of plans; walking expressions for each would cost more than the
 * best plan saves. */
#include <string.h>

#include "base/assert.h"
#include "pass/codelet/join_stores.h"
#include "pass/fuse/plan_internal.h"

typedef struct forming {
	fuse_flow *f;
	fuse_value *x;
	fuse_form *form;
	bool odd;                 /* not expressible as numbers */
	const smr_expr *seen[64]; /* seen outside of folds and arms */
	uint32_t nseen;
} forming;

static double steps(const forming *to, uint64_t loops)
{
	double n = 1;

	for (uint32_t l = 0; l < to->form->nloops; l++)
		n *= loops >> l & 1 ? to->form->extent[l] : 1;
	return n;
}

/* ---- reads -------------------------------------------------------------------------------- */

/* Returns the number of the edge to @p from, added if missing; there is room for all operands. */
static uint32_t edge_to(forming *to, fuse_value *from)
{
	fuse_value *x = to->x;

	smr_assert(x->nedges <= x->node->nins);
	for (uint32_t i = 0; i < x->nedges; i++)
		if (x->edges[i].from == from)
			return i;
	x->edges[x->nedges] = (fuse_edge){.reader = x, .from = from};
	return x->nedges++;
}

static bool dim_of(forming *to, const smr_index *ix, fuse_dim *d)
{
	int64_t k;

	smr_assert(to->form->nloops <= SMR_MAX_LOOPS);
	if (!smr_poly_is_const(ix->offset, &d->offset))
		return false;
	for (uint32_t l = 0; l < to->form->nloops; l++)
		d->nterms += ix->coef[l] != NULL;
	d->terms = smr_arena_array(to->f->arena, d->nterms + 1, sizeof(*d->terms));
	d->nterms = 0;
	for (uint32_t l = 0; d->terms != NULL && l < to->form->nloops; l++) {
		if (ix->coef[l] == NULL)
			continue;
		if (!smr_poly_is_const(ix->coef[l], &k))
			return false;
		d->terms[d->nterms++] = (fuse_term){l, k};
		d->loops |= UINT64_C(1) << l;
	}
	d->where = ix->indirect;
	if (d->where != NULL)
		d->loops |= smr_expr_loops(d->where);
	return true;
}

static fuse_read *more_reads(forming *to)
{
	fuse_form *form = to->form;
	fuse_read *now;

	smr_assert(form->nreads <= form->cap);
	if (form->nreads < form->cap)
		return &form->reads[form->nreads++];
	now = smr_arena_array(to->f->arena, 2 * form->cap + 4, sizeof(*now));
	if (now == NULL)
		return NULL;
	if (form->nreads > 0)
		memcpy(now, form->reads, form->nreads * sizeof(*now));
	form->reads = now;
	form->cap = 2 * form->cap + 4;
	return &form->reads[form->nreads++];
}

static bool is_as_is(const fuse_read *r)
{
	for (uint32_t d = 0; d < r->rank; d++) {
		const fuse_dim *x = &r->dims[d];

		if (x->offset != 0 || x->where != NULL || x->nterms != 1 || x->terms[0].loop != d ||
		    x->terms[0].coef != 1)
			return false;
	}
	return true;
}

static void collect(forming *to, const smr_expr *e, uint64_t within, bool guarded);

static void collect_read(forming *to, const smr_expr *e, uint64_t within, bool guarded)
{
	fuse_value *from = fuse_operand(to->f, to->x->node, e->input);
	fuse_read *r;

	smr_assert(e->kind == SMR_EXPR_READ && e->input < to->x->node->nins);
	for (uint32_t d = 0; d < e->rank; d++)
		if (e->index[d].indirect != NULL)
			collect(to, e->index[d].indirect, within, guarded);
	if (fuse_splat(from->node))
		return;
	r = more_reads(to);
	if (r == NULL)
		return;
	*r = (fuse_read){
		.rank = e->rank, .edge = edge_to(to, from), .within = within, .guarded = guarded};
	r->dims = smr_arena_array(to->f->arena, e->rank + 1, sizeof(*r->dims));
	for (uint32_t d = 0; r->dims != NULL && d < e->rank; d++)
		to->odd |= !dim_of(to, &e->index[d], &r->dims[d]);
	r->as_is = r->dims != NULL && e->rank == to->form->rank && is_as_is(r);
}

/* ---- expressions -------------------------------------------------------------------------- */

static bool check_seen_expr(forming *to, const smr_expr *e)
{
	smr_assert(to->nseen <= sizeof(to->seen) / sizeof(to->seen[0]));
	for (uint32_t i = 0; i < to->nseen; i++)
		if (to->seen[i] == e)
			return true;
	if (to->nseen < sizeof(to->seen) / sizeof(to->seen[0]))
		to->seen[to->nseen++] = e;
	return false;
}

/* Returns whether generated code may keep a row of the expression instead of recomputing it. */
static bool is_function(const smr_expr *e)
{
	return (e->type == SMR_F32 || e->type == SMR_F64) && smr_op_flops(e->op) >= 16 &&
	       e->op != SMR_OP_div && e->op != SMR_OP_rem;
}

static void collect(forming *to, const smr_expr *e, uint64_t within, bool guarded)
{
	uint64_t inside = within;

	if (within == 0 && !guarded && e->nargs > 0 && check_seen_expr(to, e))
		return;
	to->form->counts |= e->kind == SMR_EXPR_INDEX || e->kind == SMR_EXPR_SIZE;
	if (e->kind == SMR_EXPR_READ)
		collect_read(to, e, within, guarded);
	if (e->kind == SMR_EXPR_OP) {
		to->form->flops += smr_op_flops(e->op) * steps(to, within);
		to->form->function |= is_function(e);
	}
	if (e->kind == SMR_EXPR_FOLD)
		for (uint32_t i = 0; i < e->nloops; i++)
			inside |= UINT64_C(1) << e->loops[i];
	for (uint32_t i = 0; i < e->nargs; i++)
		collect(to, e->args[i], within, guarded || (e->op == SMR_OP_select && i > 0));
	for (uint32_t a = 0; a < e->nacc; a++) {
		collect(to, e->init[a], within, guarded);
		collect(to, e->step[a], inside, guarded);
	}
}

/* Counts reads as often as they occur in the expression. */
static void count_reads(forming *to, const smr_expr *e)
{
	if (e->kind == SMR_EXPR_READ) {
		const fuse_value *from = fuse_operand(to->f, to->x->node, e->input);

		for (uint32_t i = 0; i < to->x->nedges; i++)
			to->x->edges[i].times += to->x->edges[i].from == from;
		for (uint32_t d = 0; d < e->rank; d++)
			if (e->index[d].indirect != NULL)
				count_reads(to, e->index[d].indirect);
	}
	for (uint32_t i = 0; i < e->nargs; i++)
		count_reads(to, e->args[i]);
	for (uint32_t a = 0; a < e->nacc; a++) {
		count_reads(to, e->init[a]);
		count_reads(to, e->step[a]);
	}
}

static uint32_t max_expr_depth(const smr_expr *e)
{
	uint32_t most = 0, d;

	for (uint32_t i = 0; i < e->nargs; i++)
		if ((d = max_expr_depth(e->args[i])) > most)
			most = d;
	for (uint32_t a = 0; a < e->nacc; a++) {
		if ((d = max_expr_depth(e->init[a])) > most)
			most = d;
		if ((d = max_expr_depth(e->step[a])) > most)
			most = d;
	}
	if (e->kind == SMR_EXPR_READ)
		for (uint32_t i = 0; i < e->rank; i++)
			if (e->index[i].indirect != NULL &&
			    (d = max_expr_depth(e->index[i].indirect)) > most)
				most = d;
	return most + 1;
}

static bool loops_are_numbers(forming *to)
{
	const smr_nest *n = to->x->nest;
	int64_t k;

	smr_assert(n->nloops <= SMR_MAX_LOOPS);
	to->form->nloops = n->nloops;
	for (uint32_t l = 0; l < n->nloops; l++) {
		if (!smr_poly_is_const(n->loops[l].extent, &k))
			return false;
		to->form->extent[l] = (double)k;
	}
	return true;
}

smr_status fuse_form_of(fuse_flow *f, fuse_value *x)
{
	forming to = {.f = f, .x = x};

	smr_assert(x->nest != NULL);
	to.form = smr_arena_alloc(f->arena, sizeof(*to.form));
	x->edges = smr_arena_array(f->arena, x->node->nins + 1, sizeof(*x->edges));
	if (to.form == NULL || x->edges == NULL)
		return fuse_no_memory(f->g);
	to.form->rank = smr_node_type(x->node, x->k)->rank;
	to.form->parts = join_size(x->nest->value);
	to.form->depth = max_expr_depth(x->nest->value);
	to.odd = to.form->parts >= JOIN_MAX_EXPR || !loops_are_numbers(&to);
	if (!to.odd) {
		collect(&to, x->nest->value, 0, false);
		count_reads(&to, x->nest->value);
	}
	if (smr_arena_ran_short(f->arena))
		return fuse_no_memory(f->g);
	smr_assert(x->nedges <= x->node->nins);
	x->form = to.form;
	if (to.odd) {
		x->nest = NULL;
		x->form = NULL;
		x->nedges = 0;
	}
	return SMR_OK;
}

static bool picks_rows(const fuse_value *x, int deep)
{
	smr_assert(x->form != NULL);
	enum { DEEP = 12 };

	for (uint32_t i = 0; i < x->form->nreads; i++) {
		const fuse_read *r = &x->form->reads[i];
		const fuse_edge *e = &x->edges[r->edge];

		for (uint32_t d = 0; d < r->rank; d++)
			if (r->dims[d].where != NULL)
				return true;
		if (deep < DEEP && e->fused && e->from->form != NULL &&
		    picks_rows(e->from, deep + 1))
			return true;
	}
	return false;
}

bool fuse_picks_rows(const fuse_value *x)
{
	return picks_rows(x, 0);
}

double fuse_fold_steps(const fuse_value *x)
{
	double n = 1;

	smr_assert(x->form != NULL && x->form->rank <= x->form->nloops);
	for (uint32_t l = x->form->rank; l < x->form->nloops; l++)
		n *= x->form->extent[l];
	return n;
}
