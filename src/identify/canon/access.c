/* Computes where reads and stores access memory: bytes per loop, and which loops share a dimension.
 *
 * Two loops in one window dimension slide over each other (y + r) unless the extents prove that
 * they walk separate dimensions: 8*i + k with k < 8 is a flat matrix [i][k]. */
#include "identify/canon/canon.h"
#include <string.h>

static bool add_to_sum(cx_maker *m, const smr_poly **sum, const smr_poly *p)
{
	*sum = *sum == NULL ? p : smr_poly_add(m->arena, *sum, p);
	return *sum != NULL;
}

static const smr_poly *multiply_sizes(cx_maker *m, const smr_poly *a, const smr_poly *b)
{
	if (!smr_poly_mul_fits(a, b)) {
		m->too_large = true;
		return NULL;
	}
	return smr_poly_mul(m->arena, a, b);
}

/* Whether p is a constant >= 0. */
static bool is_nonnegative(const smr_poly *p)
{
	int64_t v;

	return p != NULL && smr_poly_is_const(p, &v) && v >= 0;
}

/* Whether loops @p low with coefficients coef stay below @p step: sum (extent-1)*coef + least <=
 * step. */
static bool size_is_below(cx_maker *m, uint64_t low, const smr_index *ix, const smr_poly *least,
			  const smr_poly *step)
{
	const smr_nest *n = m->nest->nest;
	const smr_poly *reach = smr_poly_sub(m->arena, step, least);
	const smr_poly *one = smr_poly_const(m->arena, 1);

	for (uint32_t l = 0; l < n->nloops && reach != NULL; l++) {
		const smr_poly *last;

		if ((low >> l & 1) == 0)
			continue;
		last = smr_poly_sub(m->arena, n->loops[l].extent, one);
		if (last == NULL || !smr_poly_mul_fits(last, ix->coef[l]))
			return false;
		reach = smr_poly_sub(m->arena, reach, smr_poly_mul(m->arena, last, ix->coef[l]));
	}
	return is_nonnegative(reach);
}

static bool is_one(const smr_poly *p)
{
	int64_t v;

	return smr_poly_is_const(p, &v) && (v == 1 || v == -1);
}

/* Whether b divides a and differs from it. */
static bool stride_is_above(cx_maker *m, const smr_poly *a, const smr_poly *b)
{
	const smr_poly *q = smr_poly_div(m->arena, a, b);

	return q != NULL && !is_one(q);
}

bool cx_runs_once(const cx_maker *m, uint32_t loop)
{
	int64_t v;

	return loop < m->nest->nest->nloops &&
	       smr_poly_is_const(m->nest->nest->loops[loop].extent, &v) && v == 1;
}

/* Splits the loops of one dimension into groups, the finest first. A loop that runs once (the one
 * channel of a grey image, the kernel of a 1x1 convolution) never overlaps. */
static void split_dimension(cx_maker *m, const smr_index *ix, uint64_t loops, cx_access *out)
{
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
		if ((loops >> l & 1) != 0 && cx_runs_once(m, l)) {
			out->dim[out->ndims++] = 1ull << l;
			loops &= ~(1ull << l);
		}
	while (loops != 0) {
		uint64_t low = 0;
		const smr_poly *least = NULL, *step = NULL;

		/* finds the least coefficient, and all loops that have it */
		for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
			if ((loops >> l & 1) != 0 &&
			    (least == NULL || stride_is_above(m, least, ix->coef[l])))
				least = ix->coef[l];
		for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
			if ((loops >> l & 1) != 0 && (smr_poly_equal(ix->coef[l], least)))
				low |= 1ull << l;
		/* adds further loops until the remaining ones step over all of them */
		for (;;) {
			uint32_t next = SMR_MAX_LOOPS;

			for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
				if (((loops & ~low) >> l & 1) != 0 &&
				    (next == SMR_MAX_LOOPS ||
				     stride_is_above(m, ix->coef[next], ix->coef[l])))
					next = l;
			if (next == SMR_MAX_LOOPS)
				break;
			step = ix->coef[next];
			if (smr_poly_div(m->arena, step, least) != NULL &&
			    size_is_below(m, low, ix, least, step))
				break;
			low |= 1ull << next;
		}
		out->dim[out->ndims++] = low;
		loops &= ~low;
	}
}

static uint64_t index_loops(const smr_index *ix)
{
	uint64_t loops = 0;

	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
		if (ix->coef[l] != NULL && !smr_poly_is_zero(ix->coef[l]))
			loops |= 1ull << l;
	return loops;
}

static bool add_dimension(cx_maker *m, uint32_t d, const smr_index *ix, const smr_poly *stride,
			  cx_access *out)
{
	uint64_t loops = index_loops(ix);

	if (!add_to_sum(m, &out->offset, multiply_sizes(m, ix->offset, stride)))
		return false;
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
		if ((loops >> l & 1) != 0 &&
		    !add_to_sum(m, &out->stride[l], multiply_sizes(m, ix->coef[l], stride)))
			return false;
	if ((loops & out->loops) != 0)
		out->diagonal = true;
	out->loops |= loops;
	out->window[d] = loops;
	if ((loops & (loops - 1)) != 0)
		split_dimension(m, ix, loops, out);
	else if (loops != 0)
		out->dim[out->ndims++] = loops;
	return true;
}

static bool fill_access(cx_maker *m, const smr_node *view, const smr_index *index, uint32_t rank,
			cx_access *out)
{
	out->node = view;
	out->offset = view->window->offset;
	for (uint32_t d = 0; d < rank; d++)
		if (!add_dimension(m, d, &index[d], view->window->stride[d], out))
			return false;
	return true;
}

bool cx_access_read(cx_maker *m, const smr_expr *read, const cx *indirect, cx_access *out)
{
	const smr_node *in = m->nest->ins[read->input], *view = smr_node_window(in);

	memset(out, 0, sizeof(*out));
	out->indirect = indirect;
	if (view != NULL)
		return fill_access(m, view, read->index, in->type.rank, out);
	out->node = in;
	out->is_value = true;
	out->offset = smr_poly_const(m->arena, 0);
	return out->offset != NULL && in->type.rank == 0;
}

bool cx_access_store(cx_maker *m, const cx *indirect, cx_access *out)
{
	memset(out, 0, sizeof(*out));
	out->indirect = indirect;
	return fill_access(m, m->nest->into, m->nest->nest->store, m->nest->into->type.rank, out);
}

static bool same_base(const cx_access *a, const cx_access *b)
{
	if (a->is_value || b->is_value)
		return a->node == b->node;
	return a->node->window->base == b->node->window->base &&
	       a->node->type.dtype == b->node->type.dtype;
}

static bool same_stride(const smr_poly *a, const smr_poly *b)
{
	if (a == NULL || b == NULL)
		return a == b;
	return smr_poly_equal(a, b);
}

static bool same_strides(const cx_access *a, const cx_access *b)
{
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
		if (!same_stride(a->stride[l], b->stride[l]))
			return false;
	return true;
}

bool cx_access_equal(const cx_access *a, const cx_access *b)
{
	return same_base(a, b) && smr_poly_equal(a->offset, b->offset) &&
	       cx_equal(a->indirect, b->indirect) && same_strides(a, b);
}

bool cx_access_parallel(const cx_access *a, const cx_access *b)
{
	return !a->is_value && !b->is_value && a->indirect == NULL && b->indirect == NULL &&
	       same_base(a, b) && same_strides(a, b);
}

bool cx_access_first(cx_maker *m, const cx_access *body, const cx_access *first, uint64_t mask,
		     bool shifted)
{
	const smr_poly *at = body->offset;

	if (!same_base(body, first) || body->indirect != NULL || first->indirect != NULL)
		return false;
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
		if ((mask >> l & 1) == 0) {
			if (!same_stride(body->stride[l], first->stride[l]))
				return false;
			continue;
		}
		if (body->stride[l] == NULL || first->stride[l] != NULL)
			return false;
		if (shifted)
			at = smr_poly_sub(m->arena, at, body->stride[l]);
	}
	return at != NULL && smr_poly_equal(at, first->offset);
}

bool cx_access_last(cx_maker *m, const cx_access *body, const cx_access *one, uint64_t mask)
{
	const smr_nest *n = m->nest->nest;
	cx_access first = *body;

	for (uint32_t l = 0; l < n->nloops && first.offset != NULL; l++) {
		const smr_poly *last;

		if ((mask >> l & 1) == 0 || body->stride[l] == NULL)
			continue;
		last = smr_poly_sub(m->arena, n->loops[l].extent, smr_poly_const(m->arena, 1));
		last = last == NULL ? NULL : multiply_sizes(m, last, body->stride[l]);
		first.offset = last == NULL ? NULL : smr_poly_add(m->arena, first.offset, last);
	}
	return first.offset != NULL && cx_access_first(m, &first, one, mask, false);
}
