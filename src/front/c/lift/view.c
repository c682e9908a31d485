/* Computes windows: the dimensions of an access, from its strides.
 *
 * Any grouping is correct, since a window is a base and strides; this file chooses the grouping
 * that a person would write, so that forms can be compared. Loops that move over the same dimension
 * (x[s*i + d*k]) have strides with a common unit; a loop over rows and one over columns do not. */
#include "front/c/lift/view.h"

#include <stdlib.h>
#include <string.h>

enum {
	SMALL_STEP = 4,
	POOL_STEP = 16
}; /* ratios that are typical of a window's step and rare for the length of a row */

typedef struct dim {
	uint32_t naxes, axis[SMR_MAX_LOOPS];
	const smr_poly *unit; /* in bytes */
} dim;

/* Whether two axes have a domain loop and a fold's loop each, in the same symbolic ratio: a window
 * whose step is a variable. */
static bool stepped_pair(smr_arena *arena, const smr_axis *axes, uint32_t n, uint32_t a, uint32_t b)
{
	for (uint32_t i = 0; i < n; i++)
		for (uint32_t j = 0; j < n; j++) {
			if (i == a || j == b || axes[i].domain != axes[a].domain ||
			    axes[j].domain != axes[b].domain || i == j)
				continue;
			const smr_poly *x = smr_poly_mul(arena, axes[a].stride, axes[j].stride);
			const smr_poly *y = smr_poly_mul(arena, axes[b].stride, axes[i].stride);
			if (x != NULL && y != NULL && smr_poly_equal(x, y))
				return true;
		}
	return false;
}

/* Whether x[s*i + k], where i runs (n - r)/s + 1 times, is a window with step s. If k runs s times,
 * it is a matrix of n/s rows. */
static bool divided_by(smr_arena *arena, const smr_axis *i, const smr_axis *k)
{
	const smr_poly *by = i->step == NULL || !smr_poly_mul_fits(i->step, k->stride)
				     ? NULL
				     : smr_poly_mul(arena, i->step, k->stride);

	return by != NULL && smr_poly_equal(by, i->stride) && !smr_poly_equal(i->step, k->extent);
}

/* Whether the strides have the ratio of a formula that the program compares with a size. */
static bool loops_slide(const smr_lift *l, const smr_axis *i, const smr_axis *k)
{
	for (int s = 0; s < l->nslides; s++) {
		const smr_lift_slide *x = &l->slides[s];

		if (x->loop[0] != i->lift || x->loop[1] != k->lift ||
		    !smr_poly_mul_fits(x->step[1], i->stride) ||
		    !smr_poly_mul_fits(x->step[0], k->stride))
			continue;
		const smr_poly *p = smr_poly_mul(l->g->arena, x->step[1], i->stride);
		const smr_poly *q = smr_poly_mul(l->g->arena, x->step[0], k->stride);
		if (p != NULL && q != NULL && smr_poly_equal(p, q))
			return true;
	}
	return false;
}

static bool steps_over(const smr_lift *l, const smr_axis *i, const smr_axis *k)
{
	return divided_by(l->g->arena, i, k) || loops_slide(l, i, k);
}

static bool axes_share_dimension(const smr_lift *l, const smr_axis *axes, uint32_t n, uint32_t a,
				 uint32_t b, bool alone)
{
	smr_arena *arena = l->g->arena;
	int64_t c = smr_poly_ratio(arena, axes[a].stride, axes[b].stride), ext;

	if (c == 0) {
		c = smr_poly_ratio(arena, axes[b].stride, axes[a].stride);
		if (c != 0) {
			uint32_t t = a;
			a = b;
			b = t;
		}
	}
	if (c == 1 || c == -1)
		return true;
	if (c == 0) {
		uint32_t i = axes[a].domain ? a : b, k = axes[a].domain ? b : a;

		/* windows stored side by side: all loops belong to the domain */
		if (axes[i].domain == axes[k].domain)
			return axes[i].domain && (steps_over(l, &axes[i], &axes[k]) ||
						  steps_over(l, &axes[k], &axes[i]));
		return stepped_pair(arena, axes, n, i, k) || steps_over(l, &axes[i], &axes[k]);
	}
	if (c == INT64_MIN)
		return false;
	c = c < 0 ? -c : c;
	/* one step of axis a is c steps of axis b */
	if (smr_poly_is_const(axes[b].extent, &ext)) {
		if (ext > c)
			return true;
		return axes[a].domain && !axes[b].domain && c <= POOL_STEP && (ext < c || alone);
	}
	return axes[a].domain && !axes[b].domain && c <= SMALL_STEP;
}

/* Returns the largest monomial that divides both strides, or NULL if one is not a monomial. */
static const smr_poly *get_common_stride(smr_arena *arena, const smr_poly *a, const smr_poly *b)
{
	if (smr_poly_div(arena, a, b) != NULL)
		return b;
	if (smr_poly_div(arena, b, a) != NULL)
		return a;
	return smr_poly_common(arena, a, b);
}

static void group_axes(const smr_lift *l, const smr_axis *axes, uint32_t n, bool alone, dim *dims,
		       uint32_t *ndims)
{
	smr_arena *arena = l->g->arena;

	*ndims = 0;
	for (uint32_t a = 0; a < n; a++) {
		dim *found = NULL;
		for (uint32_t d = 0; d < *ndims && found == NULL; d++)
			for (uint32_t k = 0; k < dims[d].naxes && found == NULL; k++)
				if (axes_share_dimension(l, axes, n, dims[d].axis[k], a, alone))
					found = &dims[d];
		if (found != NULL) {
			const smr_poly *unit =
				get_common_stride(arena, found->unit, axes[a].stride);
			if (unit == NULL)
				found = NULL;
			else
				found->unit = unit;
		}
		if (found == NULL) {
			found = &dims[(*ndims)++];
			found->naxes = 0;
			found->unit = axes[a].stride;
		}
		found->axis[found->naxes++] = a;
	}
}

static uint16_t get_degree(const smr_poly *p)
{
	uint16_t most = 0;

	for (uint32_t i = 0; i < p->nterms; i++)
		most = p->terms[i].nsyms > most ? p->terms[i].nsyms : most;
	return most;
}

/* Orders larger strides first: by degree, then by the constant factor where one divides the
 * other. */
static int compare_dim_units(smr_arena *arena, const dim *a, const dim *b)
{
	int64_t x, y;

	if (get_degree(a->unit) != get_degree(b->unit))
		return get_degree(a->unit) > get_degree(b->unit) ? -1 : 1;
	if (smr_poly_is_const(a->unit, &x) && smr_poly_is_const(b->unit, &y)) {
		uint64_t ux = x < 0 ? -(uint64_t)x : (uint64_t)x,
			 uy = y < 0 ? -(uint64_t)y : (uint64_t)y;
		return ux > uy ? -1 : ux < uy;
	}
	if (smr_poly_div(arena, a->unit, b->unit) != NULL)
		return -1;
	return smr_poly_div(arena, b->unit, a->unit) != NULL;
}

static void sort_dims(smr_arena *arena, dim *dims, uint32_t n)
{
	for (uint32_t i = 1; i < n; i++)
		for (uint32_t j = i; j > 0 && compare_dim_units(arena, &dims[j - 1], &dims[j]) > 0;
		     j--) {
			dim t = dims[j];
			dims[j] = dims[j - 1];
			dims[j - 1] = t;
		}
}

/* Computes index, size and offset of one dimension. */
static smr_status fill_dimension(smr_lift *l, const smr_axis *axes, const dim *d, uint32_t at,
				 smr_shape *out)
{
	smr_arena *arena = l->g->arena;
	const smr_poly *one = smr_poly_const(arena, 1), *size = one, *unit = d->unit;
	const smr_poly *start = smr_poly_const(arena, 0), *before = start;
	int64_t c;

	for (uint32_t k = 0; k < d->naxes; k++) {
		const smr_axis *x = &axes[d->axis[k]];
		const smr_poly *coef = smr_poly_div(arena, x->stride, unit);
		const smr_poly *last = smr_poly_sub(arena, x->extent, one);
		bool back = coef != NULL && smr_poly_is_const(coef, &c) && c < 0;

		if (coef == NULL)
			return smr_fail(SMR_EUNSUPPORTED, "strides without a common unit");
		const smr_poly *span = smr_poly_mul(arena, coef, last);
		if (span == NULL)
			return smr_fail(SMR_EUNSUPPORTED, "index formula of too high a degree");
		if (back) { /* counts down: starts at the last element of the range */
			start = smr_poly_sub(arena, start, span);
			span = smr_poly_scale(arena, span, -1);
		}
		size = smr_poly_add(arena, size, span);
		out->index[at].coef[x->nest] = coef;
		if (x->from != NULL) {
			const smr_poly *far = smr_poly_mul(arena, coef, x->from);
			const smr_poly *bytes = smr_poly_mul(arena, x->stride, x->from);

			if (far == NULL || bytes == NULL)
				return smr_fail(SMR_EUNSUPPORTED,
						"index formula of too high a degree");
			before = smr_poly_add(arena, before, far);
			out->window.offset = smr_poly_add(arena, out->window.offset, bytes);
		}
	}
	const smr_poly *shift = smr_poly_mul(arena, start, unit);
	if (shift == NULL || size == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "index formula of too high a degree");
	out->index[at].offset = smr_poly_sub(arena, start, before);
	out->window.stride[at] = unit;
	out->window.offset = smr_poly_sub(arena, out->window.offset, shift);
	out->type.dims[at] = size;
	return out->window.offset ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a window");
}

smr_status smr_shape_of(smr_lift *l, const smr_lift_access *a, const smr_axis *axes, uint32_t naxes,
			bool alone, smr_shape *out)
{
	dim dims[SMR_MAX_LOOPS];
	uint32_t n;

	memset(out, 0, sizeof(*out));
	group_axes(l, axes, naxes, alone, dims, &n);
	if (n > SMR_MAX_RANK)
		return smr_fail(SMR_EUNSUPPORTED, "an array of more than %d dimensions",
				SMR_MAX_RANK);
	sort_dims(l->g->arena, dims, n);
	out->window.base = a->base;
	out->window.offset = a->offset;
	out->type.dtype = a->type;
	out->type.rank = n;
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(fill_dimension(l, axes, &dims[i], i, out));
	return SMR_OK;
}
