/* The guard reads an index array once before the nest runs. This gives every index that the nest
 * uses, if no store changes the array in between and no condition keeps the nest from reading it.
 */
#include "ir/graph/reach.h"
#include "base/assert.h"
#include "ir/graph/range.h"

typedef struct walk {
	const smr_node *nest, *view;
	const smr_env *e;
	smr_reach *r;
	uint8_t *marks, bit;  /* output of smr_mark_indices(), which marks instead of widening */
	const smr_expr *last; /* last index looked up ... */
	int64_t least, most;  /* ... and their range */
} walk;

static bool is_open(const smr_poly *dim)
{
	int64_t n;

	return smr_poly_is_const(dim, &n) && n == INT32_MAX;
}

bool smr_view_is_open(const smr_node *view)
{
	smr_assert(view->op == SMR_OP_view);
	for (uint32_t d = 0; d < view->type.rank; d++)
		if (is_open(view->type.dims[d]))
			return true;
	return false;
}

void smr_reach_whole(smr_reach *r, const smr_node *view, const int64_t *sym)
{
	smr_assert(view->op == SMR_OP_view);
	for (uint32_t d = 0; d < view->type.rank; d++) {
		r->first[d] = 0;
		r->last[d] = smr_poly_eval(view->type.dims[d], sym) - 1;
	}
}

void smr_reach_start(smr_reach *r, const smr_node *view, const int64_t *sym)
{
	smr_reach_whole(r, view, sym);
	for (uint32_t d = 0; d < view->type.rank; d++)
		if (is_open(view->type.dims[d])) {
			r->first[d] = INT64_MAX;
			r->last[d] = INT64_MIN;
		}
}

/* Adds k * [a, b] to [*lo, *hi]. */
static bool add_scaled_interval(int64_t *lo, int64_t *hi, int64_t k, int64_t a, int64_t b)
{
	int64_t x, y;

	if (__builtin_mul_overflow(k, k < 0 ? b : a, &x) ||
	    __builtin_mul_overflow(k, k < 0 ? a : b, &y))
		return false;
	return !__builtin_add_overflow(*lo, x, lo) && !__builtin_add_overflow(*hi, y, hi);
}

static smr_status look_up(walk *w, const smr_expr *index)
{
	smr_keys k;

	if (w->last != NULL && smr_expr_equal(w->last, index))
		return SMR_OK;
	SMR_TRY(smr_keys_of(w->nest, index, w->e, &k));
	smr_keys_range(&k, &w->least, &w->most);
	w->last = index;
	return SMR_OK;
}

static smr_status widen_dim_interval(walk *w, uint32_t d, const smr_index *x, bool guarded)
{
	const int64_t *sym = w->e->sym;
	const smr_nest *n = w->nest->nest;
	const smr_poly *dim = w->view->type.dims[d];
	int64_t lo = smr_poly_eval(x->offset, sym), hi = lo;
	bool fits = true;

	smr_assert(d < w->view->type.rank);
	if (x->indirect == NULL && !is_open(dim))
		return SMR_OK;
	for (uint32_t l = 0; l < n->nloops; l++)
		if (x->coef[l] != NULL)
			fits = fits &&
			       add_scaled_interval(&lo, &hi, smr_poly_eval(x->coef[l], sym), 0,
						   smr_poly_eval(n->loops[l].extent, sym) - 1);
	if (x->indirect != NULL) {
		if (guarded)
			return smr_fail(SMR_EUNSUPPORTED, "an index is looked up conditionally");
		SMR_TRY(look_up(w, x->indirect));
		fits = fits && add_scaled_interval(&lo, &hi, smr_poly_eval(x->indirect_coef, sym),
						   w->least, w->most);
	}
	if (!fits || lo < 0 || hi >= smr_poly_eval(dim, sym))
		return smr_fail(SMR_EUNSUPPORTED, "an index leaves its array");
	w->r->first[d] = lo < w->r->first[d] ? lo : w->r->first[d];
	w->r->last[d] = hi > w->r->last[d] ? hi : w->r->last[d];
	return SMR_OK;
}

static void mark_views_read(walk *w, const smr_expr *e)
{
	const smr_node *v =
		e->kind == SMR_EXPR_READ ? smr_node_window(w->nest->ins[e->input]) : NULL;

	smr_assert(e->kind != SMR_EXPR_READ || e->input < w->nest->nins);
	if (v != NULL)
		w->marks[v->id] |= w->bit;
	for (uint32_t i = 0; i < e->nargs; i++)
		mark_views_read(w, e->args[i]);
	for (uint32_t k = 0; k < e->nacc; k++) {
		mark_views_read(w, e->init[k]);
		mark_views_read(w, e->step[k]);
	}
}

static smr_status visit_reach_expr(walk *w, const smr_expr *e, bool guarded);

static smr_status visit_index(walk *w, const smr_node *v, const smr_index *x, bool guarded)
{
	smr_assert(v->op == SMR_OP_view);
	for (uint32_t d = 0; d < v->type.rank; d++) {
		if (w->marks == NULL && v == w->view)
			SMR_TRY(widen_dim_interval(w, d, &x[d], guarded));
		if (w->marks != NULL && x[d].indirect != NULL)
			mark_views_read(w, x[d].indirect);
		if (x[d].indirect != NULL)
			SMR_TRY(visit_reach_expr(w, x[d].indirect, guarded));
	}
	return SMR_OK;
}

static smr_status visit_reach_expr(walk *w, const smr_expr *e, bool guarded)
{
	const smr_node *v =
		e->kind == SMR_EXPR_READ ? smr_node_window(w->nest->ins[e->input]) : NULL;
	bool chooses = e->kind == SMR_EXPR_OP && e->op == SMR_OP_select;
	smr_range range;

	if (v != NULL)
		SMR_TRY(visit_index(w, v, e->index, guarded));
	for (uint32_t i = 0; i < e->nargs; i++)
		SMR_TRY(visit_reach_expr(w, e->args[i], guarded || (chooses && i > 0)));
	if (w->marks != NULL && smr_fold_range(e, &range)) /* the ends of ranges are read earlier */
		mark_views_read(w, range.count);
	for (uint32_t k = 0; k < e->nacc; k++) {
		SMR_TRY(visit_reach_expr(w, e->init[k], guarded));
		SMR_TRY(visit_reach_expr(w, e->step[k], guarded));
	}
	return SMR_OK;
}

static smr_status visit_nest(walk *w)
{
	const smr_nest *n = w->nest->nest;
	bool guarded = n->pred != NULL;

	if (w->nest->into != NULL)
		SMR_TRY(visit_index(w, w->nest->into, n->store, guarded));
	if (guarded)
		SMR_TRY(visit_reach_expr(w, n->pred, false));
	return visit_reach_expr(w, n->value, guarded);
}

void smr_mark_indices(const smr_node *nest, uint8_t *marks, uint8_t bit)
{
	walk w = {.nest = nest, .marks = marks, .bit = bit};

	(void)visit_nest(&w); /* cannot fail when marking */
}

smr_status smr_reach_nest(smr_reach *r, const smr_node *nest, const smr_node *view,
			  const smr_env *e)
{
	walk w = {.nest = nest, .view = view, .e = e, .r = r};

	smr_assert(nest->op == SMR_OP_nest && nest->nest != NULL);
	if (smr_nest_has_range(nest->nest))
		return smr_fail(SMR_EUNSUPPORTED, "it folds over ranges");
	return visit_nest(&w);
}

smr_status smr_reach_bytes(const smr_reach *r, const smr_node *view, const int64_t *sym,
			   int64_t *lo, int64_t *hi)
{
	int64_t a = smr_poly_eval(view->window->offset, sym), b = a;

	smr_assert(view->op == SMR_OP_view && view->window != NULL);
	for (uint32_t d = 0; d < view->type.rank; d++)
		if (r->last[d] < r->first[d] ||
		    !add_scaled_interval(&a, &b, smr_poly_eval(view->window->stride[d], sym),
					 r->first[d], r->last[d]))
			return smr_fail(SMR_EUNSUPPORTED, "window %s is empty or too large",
					view->name ? view->name : "");
	if (__builtin_add_overflow(b, (int64_t)smr_dtype_size(view->type.dtype), &b))
		return smr_fail(SMR_EUNSUPPORTED, "a window is larger than memory");
	*lo = a;
	*hi = b;
	return SMR_OK;
}

smr_status smr_nest_range(const smr_node *nest, const smr_node *view, const smr_env *e, int64_t *lo,
			  int64_t *hi)
{
	smr_reach r;

	if (!smr_view_is_open(view))
		return smr_window_range(view, e->sym, lo, hi);
	smr_reach_start(&r, view, e->sym);
	SMR_TRY(smr_reach_nest(&r, nest, view, e));
	return smr_reach_bytes(&r, view, e->sym, lo, hi);
}
