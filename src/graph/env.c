/* Windows of memory: compared, and with numbers. */
#include "graph/graph.h"

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
	w = v->window;
	*out = (smr_tensor){.dtype = v->type.dtype, .rank = v->type.rank};
	/* as numbers: guards ask with a base of NULL */
	out->data =
		(void *)((uintptr_t)e->base[w->base] + (uintptr_t)smr_poly_eval(w->offset, e->sym));
	for (uint32_t d = 0; d < out->rank; d++) {
		out->dims[d] = smr_poly_eval(v->type.dims[d], e->sym);
		out->strides[d] = smr_poly_eval(w->stride[d], e->sym);
	}
	return SMR_OK;
}

smr_status smr_tensor_range(const smr_tensor *t, uintptr_t *lo, uintptr_t *hi)
{
	intptr_t a = (intptr_t)t->data, b = a;
	bool bad = false;

	for (uint32_t d = 0; d < t->rank; d++) {
		int64_t span;

		if (t->dims[d] < 1) {
			*lo = *hi = (uintptr_t)t->data;
			return SMR_OK;
		}
		bad |= __builtin_mul_overflow(t->dims[d] - 1, t->strides[d], &span);
		bad |= span < 0 ? __builtin_add_overflow(a, span, &a)
				: __builtin_add_overflow(b, span, &b);
	}
	bad |= __builtin_add_overflow(b, (intptr_t)smr_dtype_size(t->dtype), &b);
	if (bad)
		return smr_fail(SMR_EUNSUPPORTED, "a window is larger than memory");
	*lo = (uintptr_t)a;
	*hi = (uintptr_t)b;
	return SMR_OK;
}
