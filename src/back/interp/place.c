/* Reads and stores at the points of a strip. */
#include <string.h>

#include "back/interp/interp.h"
#include "ir/graph/value.h"

/* Checks the index of an axis against its dimension; SMR_EINVAL with a message if it is outside. */
static smr_status check_index_bounds(const interp_state *s, const interp_axis *a, int64_t at)
{
	return at >= 0 && at < a->dim
		       ? SMR_OK
		       : smr_fail(SMR_EINVAL, "%%%u of flow %s: index %lld of %lld elements",
				  s->p->codelet->nest->id, s->p->codelet->graph->name,
				  (long long)at, (long long)a->dim);
}

static smr_status add_axis(interp_state *s, const interp_axis *a, int64_t *to)
{
	const int64_t *looked_up = NULL;
	int64_t at = a->offset, by = s->loop < s->p->nloops ? a->coef[s->loop] : 0;

	for (uint32_t l = 0; l < s->p->nloops; l++)
		at = smr_wrapping_add(at, smr_wrapping_mul(a->coef[l], s->counter[l]));
	if (a->indirect != UINT32_MAX) {
		const void *from;

		SMR_TRY(interp_eval(s, a->indirect, &from));
		looked_up = from;
	}
	for (uint32_t i = 0; i < s->n; i++) {
		int64_t k = smr_wrapping_add(at, smr_wrapping_mul(by, i));

		if (s->mask != NULL && !s->mask[i])
			continue;
		if (looked_up != NULL)
			k = smr_wrapping_add(k, smr_wrapping_mul(a->indirect_coef, looked_up[i]));
		SMR_TRY(check_index_bounds(s, a, k));
		to[i] += k * a->stride;
	}
	return SMR_OK;
}

/* Whether the axis has no index array and stays inside at all points of the strip. *at is its
 * offset at the first point, *by the step from each point to the next. */
static bool is_even(const interp_state *s, const interp_axis *a, int64_t *at, int64_t *by)
{
	int64_t first = a->offset, step = s->loop < s->p->nloops ? a->coef[s->loop] : 0, last;

	if (a->indirect != UINT32_MAX)
		return false;
	for (uint32_t l = 0; l < s->p->nloops; l++)
		first = smr_wrapping_add(first, smr_wrapping_mul(a->coef[l], s->counter[l]));
	last = smr_wrapping_add(first, smr_wrapping_mul(step, s->n - 1));
	if (first < 0 || first >= a->dim || last < 0 || last >= a->dim)
		return false;
	*at = first * a->stride;
	*by = step * a->stride;
	return true;
}

static bool all_even(const interp_state *s, const interp_place *p, char **at, int64_t *by)
{
	for (uint32_t d = 0; d < p->naxes; d++) {
		int64_t add, step;

		if (!is_even(s, &p->axes[d], &add, &step))
			return false;
		*at += add;
		*by += step;
	}
	return true;
}

/* Computes the addresses of a place at the active points. If they are equally spaced, sets *stride
 * and to[0] only; else *stride is INT64_MIN. */
static smr_status compute_addresses(interp_state *s, const interp_place *p, char **to,
				    int64_t *stride)
{
	char *at = (char *)s->e->base[p->base] + p->offset;
	int64_t by = s->loop < s->p->nloops ? p->coef[s->loop] : 0, sum[INTERP_MOST];

	for (uint32_t l = 0; l < s->p->nloops; l++)
		at += p->coef[l] * s->counter[l];
	to[0] = at;
	*stride = by;
	if (all_even(s, p, &to[0], stride))
		return SMR_OK;
	memset(sum, 0, s->n * sizeof(*sum));
	for (uint32_t i = 0; i < s->n; i++)
		sum[i] = by * (int64_t)i;
	for (uint32_t d = 0; d < p->naxes; d++)
		SMR_TRY(add_axis(s, &p->axes[d], sum));
	for (uint32_t i = s->n; i-- > 0;)
		to[i] = at + sum[i];
	*stride = INT64_MIN;
	return SMR_OK;
}

/* Loads elements of one type at equal steps. */
#define EVENLY(to, type, expr)                                   \
	for (uint32_t i = 0; i < n; i++) {                       \
		type v;                                          \
                                                                 \
		memcpy(&v, at + (int64_t)i * stride, sizeof(v)); \
		(to)[i] = expr;                                  \
	}

static bool read_evenly(const interp_cell *c, const char *at, int64_t stride, uint32_t n,
			interp_lanes *to)
{
	switch (c->type) {
	case SMR_F32:
		EVENLY(to->f, float, v)
		return true;
	case SMR_F64:
		EVENLY(to->d, double, v)
		return true;
	case SMR_I1:
		EVENLY(to->i, uint8_t, v & 1)
		return true;
	case SMR_I8:
		EVENLY(to->i, uint8_t, interp_byte(v))
		return true;
	case SMR_U8:
		EVENLY(to->i, uint8_t, v)
		return true;
	case SMR_I16:
		EVENLY(to->i, int16_t, v)
		return true;
	case SMR_U16:
		EVENLY(to->i, uint16_t, v)
		return true;
	case SMR_I32:
		EVENLY(to->i, int32_t, v)
		return true;
	case SMR_U32:
		EVENLY(to->i, uint32_t, v)
		return true;
	case SMR_I64:
	case SMR_U64:
		EVENLY(to->i, int64_t, v)
		return true;
	default:
		return false;
	}
}

smr_status interp_read(interp_state *s, uint32_t k, const void **out)
{
	const interp_cell *c = &s->p->cells[k];
	size_t size = smr_dtype_size(c->type);
	bool all = s->mask == NULL || s->p->codelet->in_full;
	char *at[INTERP_MOST];
	int64_t stride;

	memset(at, 0, s->n * sizeof(*at));
	SMR_TRY(compute_addresses(s, c->place, at, &stride));
	*out = &s->lanes[k];
	if (all && stride == (int64_t)size && (c->type == SMR_F32 || c->type == SMR_F64) &&
	    (uintptr_t)at[0] % size == 0) {
		*out = at[0]; /* directly in memory */
		return SMR_OK;
	}
	if (all && stride != INT64_MIN && read_evenly(c, at[0], stride, s->n, &s->lanes[k]))
		return SMR_OK;
	for (uint32_t i = 0; i < s->n; i++) {
		uint64_t bits = 0;

		if (s->mask != NULL && !s->mask[i] && (!all || stride == INT64_MIN))
			continue;
		memcpy(&bits, stride == INT64_MIN ? at[i] : at[0] + (int64_t)i * stride, size);
		interp_set(c->class, c->type, &s->lanes[k], i, smr_value_mask(c->type, bits));
	}
	return SMR_OK;
}

#define STORE_EVENLY(type, from_type, from)                      \
	for (uint32_t i = 0; i < n; i++) {                       \
		type v = (type)((const from_type *)(from))[i];   \
                                                                 \
		memcpy(at + (int64_t)i * stride, &v, sizeof(v)); \
	}

/* Stores every point at equal steps. */
static bool store_evenly(smr_dtype t, char *at, int64_t stride, uint32_t n, const void *from)
{
	if (t == SMR_F32) {
		STORE_EVENLY(float, float, from)
		return true;
	}
	if (t == SMR_F64) {
		STORE_EVENLY(double, double, from)
		return true;
	}
	if (smr_dtype_is_float(t) || t == SMR_I1)
		return false;
	switch (smr_dtype_size(t)) {
	case 1:
		STORE_EVENLY(uint8_t, uint64_t, from)
		return true;
	case 2:
		STORE_EVENLY(uint16_t, uint64_t, from)
		return true;
	case 4:
		STORE_EVENLY(uint32_t, uint64_t, from)
		return true;
	default:
		STORE_EVENLY(uint64_t, uint64_t, from)
		return true;
	}
}

smr_status interp_store(interp_state *s, const interp_result *p, const void *from,
			const int64_t *pred)
{
	interp_class class = interp_class_of(p->stored);
	size_t size = smr_dtype_size(p->stored);
	char *at[INTERP_MOST] = {NULL};
	int64_t stride;

	SMR_TRY(compute_addresses(s, &p->store, at, &stride));
	if (stride == (int64_t)size && pred == NULL &&
	    (p->stored == SMR_F32 || p->stored == SMR_F64)) {
		memcpy(at[0], from, s->n * size);
		return SMR_OK;
	}
	if (stride != INT64_MIN && pred == NULL &&
	    store_evenly(p->stored, at[0], stride, s->n, from))
		return SMR_OK;
	for (uint32_t i = 0; i < s->n; i++) {
		char *to = stride == INT64_MIN ? at[i] : at[0] + (int64_t)i * stride;
		uint64_t bits;

		if (pred != NULL && pred[i] == 0)
			continue;
		if (to == NULL)
			return smr_fail(SMR_EINTERNAL, "a point without a place");
		bits = interp_bits(class, p->stored, from, i);
		memcpy(to, &bits, size);
	}
	return SMR_OK;
}
