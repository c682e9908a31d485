#include "identify/canon/overlap.h"

/* A walk over an array, in bytes; descending loops are reversed. lo is NULL if the direction of
 * some loop depends on the sizes. */
typedef struct walk {
	const smr_poly *lo;                    /* lowest element */
	const smr_poly *span;                  /* distance to the highest element */
	const smr_poly *stride[SMR_MAX_LOOPS]; /* NULL if the loop does not move it */
} walk;

static const smr_poly *make_number(const sizes *z, int64_t v)
{
	return smr_poly_const(z->a, v);
}

static const smr_poly *get_last_index(const sizes *z, const smr_nest *n, uint32_t l)
{
	return smr_poly_sub(z->a, n->loops[l].extent, make_number(z, 1));
}

static walk walk_of(const sizes *z, const smr_nest *n, const cx_access *at)
{
	walk w = {.lo = at->offset, .span = make_number(z, 0)};

	for (uint32_t l = 0; l < n->nloops; l++) {
		const smr_poly *s = at->stride[l], *way;

		if (s == NULL || s->nterms == 0)
			continue;
		way = sizes_times(z, get_last_index(z, n, l), s);
		if (!sizes_nonnegative(z, s)) {
			s = smr_poly_scale(z->a, s, -1);
			w.lo = sizes_nonnegative(z, s) ? smr_poly_add(z->a, w.lo, way) : NULL;
			way = smr_poly_scale(z->a, way, -1);
		}
		w.span = smr_poly_add(z->a, w.span, way);
		w.stride[l] = s;
	}
	return w;
}

/* Whether q steps of loop b are one step of loop a, and b runs that far. */
static bool loop_reaches_step(const sizes *z, const smr_nest *n, const walk *w, uint32_t a,
			      uint32_t b)
{
	const smr_poly *q = smr_poly_div(z->a, w->stride[a], w->stride[b]);

	return a != b && sizes_nonnegative(z, q) &&
	       sizes_nonnegative(z, smr_poly_sub(z->a, get_last_index(z, n, b), q));
}

bool overlap_itself(const sizes *z, const smr_nest *n, const cx_access *store)
{
	walk w = walk_of(z, n, store);

	for (uint32_t a = 0; a < n->nloops; a++)
		for (uint32_t b = 0; b < n->nloops; b++)
			if (loop_reaches_step(z, n, &w, a, b))
				return true;
	return false;
}

/* ---- two walks ------------------------------------------------------------------------------- */

static bool term_is_larger(const smr_poly *a, const smr_poly *b)
{
	const smr_term *s = a->terms, *t = b->terms;

	return s->nsyms != t->nsyms ? s->nsyms > t->nsyms : s->coef > t->coef;
}

/* Collects all strides of both walks, each once, the largest first. */
static uint32_t collect_strides(const walk *w, uint32_t n, const smr_poly **out, uint32_t have)
{
	for (uint32_t l = 0; l < n; l++) {
		const smr_poly *s = w->stride[l];
		uint32_t k = 0;

		while (s != NULL && k < have && !smr_poly_equal(out[k], s))
			k++;
		if (s == NULL || k < have)
			continue;
		for (k = have++; k > 0 && term_is_larger(s, out[k - 1]); k--)
			out[k] = out[k - 1];
		out[k] = s;
	}
	return have;
}

/* Returns how many steps of this stride the walk takes. */
static const smr_poly *count_steps(const sizes *z, const smr_nest *n, const walk *w,
				   const smr_poly *s)
{
	const smr_poly *sum = make_number(z, 0);

	for (uint32_t l = 0; l < n->nloops; l++)
		if (w->stride[l] != NULL && smr_poly_equal(w->stride[l], s))
			sum = smr_poly_add(z->a, sum, get_last_index(z, n, l));
	return sum;
}

/* Returns the factor by which a part of t is a multiple of stride s, a single term; sets *part to
 * that part. */
static const smr_poly *get_multiple_part(const sizes *z, const smr_term *t, const smr_poly *s,
					 const smr_poly **part)
{
	const smr_poly *p = make_number(z, t->coef - t->coef % s->terms[0].coef);

	for (uint32_t i = 0; i < t->nsyms; i++)
		p = sizes_times(z, p, smr_poly_sym(z->a, t->syms[i]));
	*part = p;
	return smr_poly_div(z->a, p, s);
}

/* Divides: *rest becomes *rest - q * s for the largest q that its terms allow; returns q. */
static const smr_poly *divide_by_stride(const sizes *z, const smr_poly **rest, const smr_poly *s)
{
	const smr_poly *p = *rest, *q = make_number(z, 0);

	for (uint32_t i = 0; p != NULL && s->nterms == 1 && i < p->nterms; i++) {
		const smr_poly *part, *k = get_multiple_part(z, &p->terms[i], s, &part);

		if (k == NULL)
			continue;
		q = smr_poly_add(z->a, q, k);
		*rest = smr_poly_sub(z->a, *rest, part);
	}
	return q;
}

/* Whether the walks share an element: for each stride, one walk starts q steps after the other, and
 * each reaches the other's position. */
static bool walks_share_element(const sizes *z, const smr_nest *n, const walk *a, const walk *b)
{
	const smr_poly *s[2 * SMR_MAX_LOOPS], *rest = smr_poly_sub(z->a, b->lo, a->lo);
	uint32_t ns = collect_strides(b, n->nloops, s, collect_strides(a, n->nloops, s, 0));

	for (uint32_t k = 0; k < ns; k++) {
		const smr_poly *q = divide_by_stride(z, &rest, s[k]);

		if (!sizes_nonnegative(z, smr_poly_sub(z->a, count_steps(z, n, a, s[k]), q)) ||
		    !sizes_nonnegative(z, smr_poly_add(z->a, count_steps(z, n, b, s[k]), q)))
			return false;
	}
	return rest != NULL && rest->nterms == 0;
}

/* Whether all of b lies after all of a. */
static bool walk_lies_behind(const sizes *z, const walk *a, const walk *b, int64_t size)
{
	const smr_poly *end =
		smr_poly_add(z->a, smr_poly_add(z->a, a->lo, a->span), make_number(z, size));

	return sizes_nonnegative(z, smr_poly_sub(z->a, b->lo, end));
}

static bool strides_differ(const smr_nest *n, const cx_access *a, const cx_access *b)
{
	for (uint32_t l = 0; l < n->nloops; l++)
		if (a->stride[l] != NULL && b->stride[l] != NULL &&
		    !smr_poly_equal(a->stride[l], b->stride[l]))
			return true;
	return false;
}

bool overlap_read(const sizes *z, const smr_nest *n, const cx_access *store, const cx_access *read)
{
	walk s = walk_of(z, n, store), r = walk_of(z, n, read);
	int64_t size = (int64_t)smr_dtype_size(store->node->type.dtype);

	if (walk_lies_behind(z, &s, &r, size) || walk_lies_behind(z, &r, &s, size))
		return false;
	return strides_differ(n, store, read) || walks_share_element(z, n, &s, &r);
}
