/* Windows of memory: equality, and their values for given symbols. */
#include "base/assert.h"
#include "ir/graph/graph.h"

bool smr_window_equal(const smr_window *w, const smr_type *t, const smr_window *v,
		      const smr_type *u)
{
	if (w->base != v->base || t->dtype != u->dtype || t->rank != u->rank ||
	    !smr_poly_equal(w->offset, v->offset))
		return false;
	for (uint32_t d = 0; d < t->rank; d++)
		if (!smr_poly_equal(w->stride[d], v->stride[d]) ||
		    !smr_poly_equal(t->dims[d], u->dims[d]))
			return false;
	return true;
}

smr_status smr_env_tensor(const smr_graph *g, const smr_env *e, const smr_node *v, smr_tensor *out)
{
	const smr_window *w;

	(void)g;
	if (v != NULL && v->op == SMR_OP_nest)
		v = v->into;
	if (v == NULL || v->op != SMR_OP_view)
		return smr_fail(SMR_EINVAL, "the value lives in no window of memory");
	smr_assert(v->type.rank <= SMR_MAX_RANK);
	w = v->window;
	*out = (smr_tensor){.dtype = v->type.dtype, .rank = v->type.rank};
	/* integer arithmetic: guards pass a base of NULL */
	out->data =
		(void *)((uintptr_t)e->base[w->base] + (uintptr_t)smr_poly_eval(w->offset, e->sym));
	for (uint32_t d = 0; d < out->rank; d++) {
		out->dims[d] = smr_poly_eval(v->type.dims[d], e->sym);
		out->strides[d] = smr_poly_eval(w->stride[d], e->sym);
	}
	return SMR_OK;
}

/* Extends [*lo, *hi] by n elements `stride` apart; false on overflow. */
static bool extend_interval(int64_t n, int64_t stride, int64_t *lo, int64_t *hi)
{
	int64_t *end = stride < 0 ? lo : hi, span;

	return !__builtin_mul_overflow(n - 1, stride, &span) &&
	       !__builtin_add_overflow(*end, span, end);
}

static smr_status too_large(void)
{
	return smr_fail(SMR_EUNSUPPORTED, "a window is larger than memory");
}

smr_status smr_window_range(const smr_node *view, const int64_t *sym, int64_t *lo, int64_t *hi)
{
	int64_t a = smr_poly_eval(view->window->offset, sym), b = a;

	smr_assert(view->op == SMR_OP_view && view->window != NULL);
	for (uint32_t d = 0; d < view->type.rank; d++) {
		int64_t n = smr_poly_eval(view->type.dims[d], sym);

		if (n < 1 ||
		    !extend_interval(n, smr_poly_eval(view->window->stride[d], sym), &a, &b))
			return smr_fail(SMR_EUNSUPPORTED, "window %s is empty or too large",
					view->name ? view->name : "");
	}
	if (__builtin_add_overflow(b, (int64_t)smr_dtype_size(view->type.dtype), &b))
		return too_large();
	*lo = a;
	*hi = b;
	return SMR_OK;
}

smr_status smr_opaque_range(const smr_node *view, const int64_t *sym, int64_t *lo, int64_t *hi)
{
	bool fits = smr_poly_fits(view->window->offset, sym);

	for (uint32_t d = 0; d < view->type.rank; d++)
		fits = fits && smr_poly_fits(view->type.dims[d], sym) &&
		       smr_poly_fits(view->window->stride[d], sym);
	if (!fits)
		return too_large();
	return smr_window_range(view, sym, lo, hi);
}

smr_status smr_opaque_holds(const smr_graph *g, const int64_t *sym)
{
	for (uint32_t i = 0; i < g->nwraps; i++) {
		const smr_wrap *w = &g->wraps[i];
		int64_t v = smr_poly_eval(w->start, sym);

		if (w->nloops > 0 || !smr_poly_fits(w->start, sym) || v < w->lo || v > w->hi)
			return smr_fail(SMR_EUNSUPPORTED,
					"its windows may be larger than declared");
	}
	return SMR_OK;
}

smr_status smr_tensor_range(const smr_tensor *t, uintptr_t *lo, uintptr_t *hi)
{
	int64_t a = (intptr_t)t->data, b = a;

	smr_assert(t->rank <= SMR_MAX_RANK);
	for (uint32_t d = 0; d < t->rank; d++)
		if (t->dims[d] < 1) {
			*lo = *hi = (uintptr_t)t->data;
			return SMR_OK;
		}
	for (uint32_t d = 0; d < t->rank; d++)
		if (!extend_interval(t->dims[d], t->strides[d], &a, &b))
			return too_large();
	if (__builtin_add_overflow(b, (int64_t)smr_dtype_size(t->dtype), &b))
		return too_large();
	*lo = (uintptr_t)a;
	*hi = (uintptr_t)b;
	return SMR_OK;
}
