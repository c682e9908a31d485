/* Checks whether a nest may be distributed: all points of one statement before the next one.
 *
 * Two statements under common loops may be separated if they touch a common element only at the
 * same point of these loops, and no element is read earlier than the program stores it. A run-time
 * guard proves that different base pointers are disjoint; this file checks accesses of one base. */
#include "front/c/lift/build.h"

static int64_t fold_gcd(int64_t g, const smr_poly *p)
{
	for (uint32_t i = 0; p != NULL && i < p->nterms; i++)
		if (p->terms[i].coef != INT64_MIN)
			g = smr_gcd(g, p->terms[i].coef);
	return g;
}

/* Whether two accesses never overlap: elements of one record, x[3*i] and x[3*i + 1]. */
bool smr_access_disjoint(smr_lift *l, const smr_lift_access *a, const smr_lift_access *b)
{
	const smr_poly *d = smr_poly_sub(l->g->arena, b->offset, a->offset);
	int64_t g = 0, rest = 0;

	if (d == NULL || a->index != NULL || b->index != NULL)
		return false;
	for (int i = 0; i < l->nloops; i++)
		g = fold_gcd(fold_gcd(g, a->stride[i]), b->stride[i]);
	for (uint32_t i = 0; i < d->nterms; i++)
		if (d->terms[i].nsyms == 0)
			rest = d->terms[i].coef;
		else
			g = smr_gcd(g, d->terms[i].coef);
	if (g == 0) /* two fixed addresses */
		return rest >= (int64_t)smr_dtype_size(a->type) ||
		       -rest >= (int64_t)smr_dtype_size(b->type);
	rest = (rest % g + g) % g;
	return rest >= (int64_t)smr_dtype_size(a->type) &&
	       rest + (int64_t)smr_dtype_size(b->type) <= g;
}

static bool is_common_loop(const smr_lift *l, const smr_lift_access *a, const smr_lift_access *b,
			   int loop)
{
	return smr_loop_around(l, loop, a->loop) && smr_loop_around(l, loop, b->loop);
}

/* Whether a private loop shares a dimension with a common one: their points would mix. */
static bool loops_share_dimension(const smr_shape *s, const int *map, int loop, int other)
{
	for (uint32_t d = 0; d < s->type.rank && map[loop] >= 0 && map[other] >= 0; d++)
		if (s->index[d].coef[map[loop]] != NULL && s->index[d].coef[map[other]] != NULL)
			return true;
	return false;
}

typedef struct touch {
	const smr_lift_access *access;
	const smr_shape *shape;
	const int *map;
} touch;

/* Whether both have the same window and touch an element only at the same point of the common
 * loops. The guard that a store hits every element once completes the proof. */
static bool accesses_are_aligned(const smr_lift *l, touch a, touch b)
{
	if (a.access->index != NULL || b.access->index != NULL ||
	    !smr_window_equal(&a.shape->window, &a.shape->type, &b.shape->window, &b.shape->type))
		return false;
	for (int i = 0; i < l->nloops; i++) {
		bool both = is_common_loop(l, a.access, b.access, i);
		int p = smr_lift_builder_point(l, i, a.access->loop),
		    q = smr_lift_builder_point(l, i, b.access->loop);
		if (both && (!smr_access_moves(a.access, p) || !smr_access_moves(b.access, q) ||
			     !smr_poly_equal(a.access->stride[p], b.access->stride[q])))
			return false;
		for (int j = 0; j < l->nloops && !both; j++)
			if (is_common_loop(l, a.access, b.access, j) &&
			    (loops_share_dimension(a.shape, a.map, i, j) ||
			     loops_share_dimension(b.shape, b.map, i, j)))
				return false;
	}
	return true;
}

/* Whether @p a is an element before all elements that @p b walks over at one point of the common
 * loops: the guard finds these windows disjoint if the rows are. */
static bool lies_before_walk(const smr_lift *l, touch a, touch b)
{
	smr_arena *arena = l->g->arena;
	const smr_poly *d = smr_poly_sub(arena, b.access->offset, a.access->offset), *walk = NULL,
		       *k;
	int64_t steps;

	if (d == NULL || a.access->index != NULL || b.access->index != NULL)
		return false;
	for (int i = 0; i < l->nloops; i++) {
		bool both = smr_access_moves(a.access, i);
		if (both ? !smr_access_moves(b.access, i) ||
				    !smr_poly_equal(a.access->stride[i], b.access->stride[i])
			 : smr_access_moves(b.access, i) && walk != NULL)
			return false;
		if (!both && smr_access_moves(b.access, i))
			walk = b.access->stride[i];
	}
	k = walk == NULL ? NULL : smr_poly_div(arena, d, walk);
	return k != NULL && smr_poly_is_const(k, &steps) && steps > 0;
}

static smr_status refuse_dependence(void)
{
	return smr_fail(SMR_EUNSUPPORTED,
			"reads or stores at another index what the same loop stores");
}

static bool is_in_square(const smr_lift *l, const smr_lift_access *a)
{
	for (int i = 0; i < l->nloops; i++)
		if (l->loops[i].square && smr_access_moves(a, i))
			return true;
	return false;
}

/* Whether the columns differ: columns j and j + 1 of rows of n elements, j in steps of 4, are
 * disjoint if 4 divides n. */
static bool columns_interleave(const smr_lift *l, const smr_lift_access *a,
			       const smr_lift_access *b, int64_t distance)
{
	const smr_lift_access *both[2] = {a, b};
	int64_t g = 0, v;
	bool sized = false;

	for (int i = 0; i < l->nloops; i++)
		for (int k = 0; k < 2; k++) {
			const smr_poly *by = both[k]->stride[i];

			if (by != NULL && smr_poly_is_const(by, &v))
				g = smr_gcd(g, v);
			else
				sized = sized || by != NULL;
		}
	if (!sized || g == 0)
		return false;
	distance = (distance % g + g) % g;
	return distance >= (int64_t)smr_dtype_size(b->type) &&
	       distance + (int64_t)smr_dtype_size(a->type) <= g;
}

/* Whether the guard of different windows proves the two disjoint: accesses of one array whose
 * distance, or whose common strides, are known only at run time. Windows of triangles are the
 * squares around them, which overlap: b[i] and b[k], k > i. */
static bool is_disjoint_by_guard(const smr_lift *l, const smr_lift_access *a,
				 const smr_lift_access *b)
{
	const smr_poly *d = smr_poly_sub(l->g->arena, a->offset, b->offset);
	int64_t v;

	if (is_in_square(l, a) || is_in_square(l, b))
		return false;
	return d != NULL && a->index == NULL && b->index == NULL &&
	       (!smr_poly_is_const(d, &v) || columns_interleave(l, a, b, v));
}

/* Computes the shift s along the diagonal: a[i][j + s] and a[j + s][i]. Returns false if it is not
 * a constant. */
static bool get_diagonal_shift(const smr_lift *l, const smr_lift_access *a,
			       const smr_lift_access *b, const smr_poly *row,
			       const smr_poly *column, int64_t *s)
{
	smr_arena *arena = l->g->arena;
	const smr_poly *d = smr_poly_sub(arena, a->offset, b->offset), *q;

	*s = 0;
	if (d == NULL || smr_poly_is_zero(d))
		return d != NULL;
	q = smr_poly_div(arena, d, smr_poly_sub(arena, column, row));
	return q != NULL && smr_poly_is_const(q, s);
}

/* Whether c[i][j] and c[j][i] in a triangle, j >= i or j <= i, are one element only where i is j,
 * at one point. With a = (i, j + s) and b = (j + s, i), b reaches at (j + s, i - s) the element
 * that a reaches at (i, j); this point is in the triangle j >= i - edge only if j <= i - 2 * s +
 * edge. The guard of stores proves that rows do not overlap, for rows as long as those of their
 * square. */
static bool are_mirrored_at(const smr_lift *l, const smr_lift_access *a, const smr_lift_access *b,
			    int j)
{
	const smr_lift_loop *t = &l->loops[j];
	const smr_poly *left;
	int64_t s, beyond;

	if (t->side == SMR_LIFT_NONE || a->index != NULL || b->index != NULL ||
	    !is_common_loop(l, a, b, j))
		return false;
	for (int i = 0; i < l->nloops; i++)
		if (i != j && i != t->side && (smr_access_moves(a, i) || smr_access_moves(b, i)))
			return false;
	if (!smr_access_moves(a, j) || !smr_access_moves(a, t->side) || !smr_access_moves(b, j) ||
	    !smr_access_moves(b, t->side) || !smr_poly_equal(a->stride[j], b->stride[t->side]) ||
	    !smr_poly_equal(a->stride[t->side], b->stride[j]) ||
	    !get_diagonal_shift(l, a, b, a->stride[t->side], a->stride[j], &s))
		return false;
	left = smr_poly_sub(l->g->arena, l->loops[t->side].extent, t->extent);
	if (left == NULL || !smr_poly_is_const(left, &beyond) || beyond < s ||
	    !(beyond == s || (a->write && b->write)))
		return false;
	return t->above ? s >= t->edge : s <= t->edge;
}

static bool are_mirrored(const smr_lift *l, const smr_lift_access *a, const smr_lift_access *b)
{
	for (int j = 0; j < l->nloops; j++)
		if (are_mirrored_at(l, a, b, j) || are_mirrored_at(l, b, a, j))
			return true;
	return false;
}

static smr_status check_dependence(const smr_lift *l, touch a, touch b)
{
	if (a.access->base != b.access->base ||
	    smr_access_disjoint((smr_lift *)l, a.access, b.access) ||
	    are_mirrored(l, a.access, b.access) || is_disjoint_by_guard(l, a.access, b.access) ||
	    accesses_are_aligned(l, a, b) || lies_before_walk(l, a, b) || lies_before_walk(l, b, a))
		return SMR_OK;
	return refuse_dependence();
}

static touch read_of(const smr_lift *l, const smr_lift_built *x, uint32_t r)
{
	return (touch){&l->accesses[x->reads[r]], &x->shapes[r], x->map};
}

static touch store_of(const smr_lift *l, const smr_lift_built *x)
{
	return (touch){&l->accesses[x->stmt->access], &x->shape, x->map};
}

/* Refuses a read that the program makes before an earlier statement's store, if the reading
 * statement runs after the store. */
static smr_status check_read_order(const smr_lift *l, const smr_lift_built *p,
				   const smr_lift_built *q, uint32_t r)
{
	const smr_lift_access *store = &l->accesses[p->stmt->access],
			      *a = &l->accesses[q->reads[r]];

	if (a->pos >= store->pos || smr_access_disjoint((smr_lift *)l, a, store))
		return SMR_OK;
	if (p->group == q->group && is_disjoint_by_guard(l, a, store))
		return SMR_OK;
	if (a->base == store->base || p->group != q->group)
		return smr_fail(SMR_EUNSUPPORTED,
				"needs a value from before another statement's store");
	return SMR_OK;
}

static smr_status check_statement_pair(const smr_lift *l, const smr_lift_built *p,
				       const smr_lift_built *q)
{
	bool p_stores = p->stmt->access != SMR_LIFT_NONE,
	     q_stores = q->stmt->access != SMR_LIFT_NONE;

	for (uint32_t r = 0; r < q->nreads && p_stores; r++)
		SMR_TRY(check_read_order(l, p, q, r));
	if (p->group != q->group)
		return SMR_OK;
	for (uint32_t r = 0; r < q->nreads && p_stores; r++)
		SMR_TRY(check_dependence(l, store_of(l, p), read_of(l, q, r)));
	for (uint32_t r = 0; r < p->nreads && q_stores; r++)
		SMR_TRY(check_dependence(l, read_of(l, p, r), store_of(l, q)));
	return p_stores && q_stores ? check_dependence(l, store_of(l, p), store_of(l, q)) : SMR_OK;
}

smr_status smr_lift_builder_legal(const smr_lift *l, const smr_lift_built *done, uint32_t n,
				  const smr_lift_built *q)
{
	bool stores = q->stmt->access != SMR_LIFT_NONE;

	for (uint32_t r = 0; stores && r < q->nreads; r++) {
		const smr_lift_access *a = &l->accesses[q->reads[r]],
				      *own = &l->accesses[q->stmt->access];
		if (a->base == own->base && !smr_access_same(l, a, own) &&
		    !smr_access_disjoint((smr_lift *)l, a, own) &&
		    !is_disjoint_by_guard(l, a, own) && !are_mirrored(l, a, own) &&
		    !lies_before_walk(l, read_of(l, q, r), store_of(l, q)))
			return refuse_dependence();
	}
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(check_statement_pair(l, &done[i], q));
	return SMR_OK;
}
