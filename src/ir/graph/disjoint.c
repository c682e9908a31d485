/* Proves interleaved strided sets disjoint.
 *
 * Let all strides >= t of both sets be multiples of g. Then each element lies, modulo g, in the
 * interval that the smaller strides of its set span. If the two intervals are disjoint on the
 * circle of g bytes, so are the sets. The separating t is unknown, so all strides are tried. */
#include "ir/graph/disjoint.h"

#include "base/assert.h"

void smr_lattice_add(smr_lattice *l, int64_t stride, int64_t extent)
{
	smr_assert(l->n < SMR_MAX_LOOPS || extent < 2 || stride == 0);
	if (extent < 2)
		return;
	if (stride == 0) {
		l->repeats = true;
		return;
	}
	l->stride[l->n] = stride < 0 ? (int64_t)(0 - (uint64_t)stride) : stride;
	l->extent[l->n++] = extent;
}

static void sort_strides(smr_lattice *l)
{
	for (uint32_t d = 1; d < l->n; d++) {
		int64_t stride = l->stride[d], extent = l->extent[d];
		uint32_t k = d;

		for (; k > 0 && l->stride[k - 1] > stride; k--) {
			l->stride[k] = l->stride[k - 1];
			l->extent[k] = l->extent[k - 1];
		}
		l->stride[k] = stride;
		l->extent[k] = extent;
	}
}

bool smr_lattice_is_injective(const smr_lattice *l, int64_t *bytes)
{
	smr_lattice s = *l;
	int64_t more;

	smr_assert(l->size > 0 && l->n <= SMR_MAX_LOOPS);
	*bytes = s.size;
	if (s.repeats)
		return false;
	sort_strides(&s);
	for (uint32_t d = 0; d < s.n; d++) {
		if (s.stride[d] < *bytes)
			return false;
		if (__builtin_mul_overflow(s.stride[d], s.extent[d] - 1, &more) ||
		    __builtin_add_overflow(*bytes, more, bytes)) {
			*bytes = INT64_MAX;
			return false;
		}
	}
	return true;
}

/* Returns the bytes that the strides below @p from span; *@p step becomes a divisor of the others
 * too. */
static int64_t span_of_strides(const smr_lattice *l, int64_t from, int64_t *step)
{
	int64_t w = l->size, span;

	for (uint32_t d = 0; d < l->n; d++) {
		if (l->stride[d] >= from)
			*step = smr_gcd(*step, l->stride[d]);
		else if (__builtin_mul_overflow(l->stride[d], l->extent[d] - 1, &span) ||
			 __builtin_add_overflow(w, span, &w))
			return INT64_MAX;
	}
	return w;
}

uint32_t smr_lattice_gaps(const smr_lattice *a, const smr_lattice *b, smr_gap *out)
{
	uint32_t n = 0;

	smr_assert(a->n <= SMR_MAX_LOOPS && b->n <= SMR_MAX_LOOPS);
	for (uint32_t i = 0; i < a->n + b->n && n < SMR_MAX_GAPS; i++) {
		int64_t from = i < a->n ? a->stride[i] : b->stride[i - a->n];
		smr_gap g = {.step = 0};
		bool seen = false;

		if (from < 0) /* -INT64_MIN overflows */
			continue;
		g.a = span_of_strides(a, from, &g.step);
		g.b = span_of_strides(b, from, &g.step);
		for (uint32_t k = 0; k < n; k++)
			seen |= out[k].step == g.step && out[k].a == g.a && out[k].b == g.b;
		if (!seen && g.a <= g.step && g.b <= g.step - g.a)
			out[n++] = g;
	}
	return n;
}
