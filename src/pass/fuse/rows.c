/* Fuses row-wise values and column sums of the same rows into one op with several results.
 *
 * A sum over all rows has stages (front/stablehlo/import/sum.c): the first sums the rows of each
 * slab. The gradient of a layer consists of such sums and a value of the same rows, all of which
 * need row sums. Alone, each would read the arrays again; as one op they visit each slab while it
 * is in the cache (back/cpu), with unchanged arithmetic.
 *
 * A plan of edges has only ops with one result. This pass compares it with a plan in which one op
 * computes such values with all operands that it can inline. Only these edges change, and values
 * without readers are dropped. */
#include "base/assert.h"
#include "base/data/hash.h"
#include "pass/fuse/plan_internal.h"

/* Factor by which the cost must fall, as costs are not more exact than that. */
static const double MARGIN = 0.95;
enum { MAX_STAGES = 10 /* of one function (back/cpu/codegen/plan/nest.h) */, MAX_REFUSED = 32 };

typedef struct looking {
	fuse_flow *f;
	const smr_fuse_params *params;
	fuse_walk *walk;
	uint64_t seed;
	bool *found;
	bool *in;  /* by value: ops of the bundle may compute it */
	bool *was; /* by edge of those values: wanted before */
	uint32_t nwas, cap;
	bool *after; /* by value: depends on a value of the bundle */
} looking;

/* ---- selection ------------------------------------------------------------------------------ */

static bool dims_of(const fuse_value *x, int64_t dims[SMR_MAX_RANK])
{
	return smr_type_dims(smr_node_type(x->node, x->k), dims);
}

/* Returns the rows of a column sum over slabs: of [slabs, rows, ...], a reshape of [slabs * rows,
 * ...]. 0: another op. */
static int64_t rows_of(const fuse_flow *f, const fuse_value *x)
{
	const smr_node *v = x->node, *y, *z;
	int64_t out[SMR_MAX_RANK], in[SMR_MAX_RANK], flat[SMR_MAX_RANK];
	const int64_t *dims;
	uint32_t n;

	if (v->op != SMR_OP_reduce || v->nmore > 0 || x->form == NULL || x->core || x->dead ||
	    x->rank < 1 || v->ins[0]->op != SMR_OP_reshape || x->nest->value->kind != SMR_EXPR_FOLD)
		return 0;
	dims = smr_node_get(v, SMR_ATTR_dims, &n);
	y = v->ins[0];
	z = y->ins[0];
	if (n != 1 || dims[0] != 1 || y->type.rank != x->rank + 1 || z->type.rank != x->rank ||
	    !dims_of(x, out) || !smr_type_dims(&y->type, in) || !smr_type_dims(&z->type, flat) ||
	    in[0] != out[0] || in[0] < 2 || in[1] < 2 || flat[0] != in[0] * in[1])
		return 0;
	for (uint32_t d = 1; d < x->rank; d++)
		if (flat[d] != in[d + 1])
			return 0;
	return fuse_operand(f, v, 0)->form != NULL ? in[1] : 0;
}

/* Returns whether the value has all rows, element by element, and is an op in the plan. */
static bool has_rows(const fuse_value *x, const fuse_value *sum, int64_t rows)
{
	int64_t own[SMR_MAX_RANK], of[SMR_MAX_RANK];

	smr_assert(rows > 0);
	if (x->form == NULL || x->core || x->dead || x->k > 0 || x->node->nmore > 0 ||
	    x->node->op == SMR_OP_reduce || x->rank != sum->rank || !x->needed ||
	    !dims_of(x, own) || !dims_of(sum, of) || own[0] != of[0] * rows)
		return false;
	for (uint32_t d = 1; d < x->rank; d++)
		if (own[d] != of[d])
			return false;
	return true;
}

static bool same_sum(const fuse_flow *f, const fuse_value *x, const fuse_value *sum, int64_t rows)
{
	int64_t own[SMR_MAX_RANK], of[SMR_MAX_RANK];

	smr_assert(rows > 0);
	if (x->rank != sum->rank || !x->needed || rows_of(f, x) != rows || !dims_of(x, own) ||
	    !dims_of(sum, of))
		return false;
	for (uint32_t d = 0; d < x->rank; d++)
		if (own[d] != of[d])
			return false;
	return true;
}

/* Finds the values that depend on the bundle, whether they read or inline it. */
static void find_after(looking *x, const fuse_bundle *b)
{
	const fuse_flow *f = x->f;

	smr_assert(b->n <= FUSE_MAX_BUNDLE);
	for (uint32_t i = 0; i < f->nvalues; i++) {
		const smr_node *v = f->values[i].node;

		x->after[i] = fuse_is_of(b, &f->values[i]);
		for (uint32_t k = 0; k < v->nins && !x->after[i]; k++)
			x->after[i] = x->after[fuse_operand(f, v, k) - f->values];
	}
}

/* Collects all sums of this kind, then values of the same rows that do not depend on them. */
static bool gather_row_bundle(looking *x, const fuse_value *sum, int64_t rows, fuse_bundle *b)
{
	fuse_flow *f = x->f;
	uint32_t sums;

	*b = (fuse_bundle){.rows = rows};
	for (uint32_t i = 0; i < f->nvalues && b->n < FUSE_MAX_BUNDLE - 1; i++)
		if (f->values[i].bundle == NULL && same_sum(f, &f->values[i], sum, rows))
			b->values[b->n++] = &f->values[i];
	sums = b->n;
	find_after(x, b);
	for (uint32_t i = 0; i < f->nvalues && b->n < FUSE_MAX_BUNDLE; i++)
		if (f->values[i].bundle == NULL && !x->after[i] &&
		    has_rows(&f->values[i], sum, rows))
			b->values[b->n++] = &f->values[i];
	return sums > 0 && b->n > sums;
}

/* ---- edges ---------------------------------------------------------------------------------- */

static smr_status keep_edge(looking *x, bool was)
{
	smr_assert(x->nwas <= x->cap);
	if (x->nwas == x->cap) {
		uint32_t cap = x->cap == 0 ? 256 : 2 * x->cap;
		bool *now = smr_arena_array(x->f->arena, cap, sizeof(*now));

		if (now == NULL)
			return fuse_no_memory(x->f->g);
		for (uint32_t i = 0; i < x->nwas; i++)
			now[i] = x->was[i];
		x->was = now;
		x->cap = cap;
	}
	x->was[x->nwas++] = was;
	return SMR_OK;
}

static bool can_inline_edge(const fuse_edge *e)
{
	return e->open && !e->from->core;
}

static void settle(const looking *x)
{
	for (uint32_t i = 0; i < x->f->nvalues; i++)
		if (x->in[i] && x->f->values[i].form != NULL)
			fuse_settle_value(&x->f->values[i]);
}

/* Wants all edges of values that the bundle can compute, last value first. */
static smr_status want_all(looking *x, const fuse_bundle *b)
{
	fuse_flow *f = x->f;

	x->nwas = 0;
	for (uint32_t i = f->nvalues; i-- > 0;) {
		fuse_value *v = &f->values[i];

		x->in[i] |= fuse_is_of(b, v);
		for (uint32_t k = 0; x->in[i] && k < v->nedges; k++) {
			fuse_edge *e = &v->edges[k];

			SMR_TRY(keep_edge(x, e->wanted));
			if (!can_inline_edge(e))
				continue;
			e->wanted = true;
			x->in[e->from - f->values] = true;
		}
	}
	settle(x);
	return SMR_OK;
}

/* Restores wanted edges: other bundles may compute the same values. */
static void restore_values(looking *x)
{
	fuse_flow *f = x->f;
	uint32_t at = 0;

	for (uint32_t i = f->nvalues; i-- > 0;)
		for (uint32_t k = 0; x->in[i] && k < f->values[i].nedges; k++)
			f->values[i].edges[k].wanted = x->was[at++];
	smr_assert(at == x->nwas);
	settle(x);
}

/* ---- costs ---------------------------------------------------------------------------------- */

/* Returns the seconds of the current ops of these values. */
static double cost_of_current_ops(looking *x)
{
	fuse_op_cost c;
	double sum = 0;

	for (uint32_t i = 0; i < x->f->nvalues; i++) {
		const fuse_value *v = &x->f->values[i];

		if (!x->in[i] || v->form == NULL || !v->needed)
			continue;
		fuse_walk_op(x->walk, v, &c);
		sum += c.seconds;
	}
	return sum;
}

/* Returns whether an op outside of the bundle's values needs it. */
static bool is_wanted_elsewhere(const looking *x, const fuse_value *v)
{
	for (const fuse_edge *e = v->read_by; v->needed && e != NULL; e = e->next)
		if (!x->in[e->reader - x->f->values])
			return true;
	return fuse_is_stored(v);
}

/* Returns the seconds of the ops outside of @p b; in reverse, since an op may have to read a value
 * that the plan inlines. */
static double cost_of_other_ops(looking *x, const fuse_bundle *b, bool *stored)
{
	fuse_flow *f = x->f;
	fuse_value *refused[MAX_REFUSED];
	fuse_op_cost c;
	double sum = 0;

	smr_assert(b->n <= FUSE_MAX_BUNDLE);
	for (uint32_t i = f->nvalues; i-- > 0;) {
		const fuse_value *v = &f->values[i];

		if (!x->in[i] || v->form == NULL || v->dead || fuse_is_of(b, v) ||
		    (!stored[i] && !is_wanted_elsewhere(x, v)))
			continue;
		fuse_walk_op(x->walk, v, &c);
		sum += c.seconds;
		for (uint32_t k = fuse_walk_refused(x->walk, refused, MAX_REFUSED); k-- > 0;)
			stored[refused[k] - f->values] = true;
	}
	return sum;
}

/* Removes from the bundle values that were in memory for its other values only. */
static void drop_unread(looking *x, fuse_bundle *b)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < b->n; k++)
		if (rows_of(x->f, b->values[k]) > 0 || is_wanted_elsewhere(x, b->values[k]))
			b->values[n++] = b->values[k];
	b->n = n;
}

/* Returns whether the last walk can be built and reads no value that depends on the bundle. */
static bool bundle_is_buildable(looking *x, const fuse_bundle *b)
{
	const fuse_value *v;
	double n;
	uint32_t folds = 0;

	for (uint32_t i = fuse_walk_inputs(x->walk, UINT32_MAX, NULL, NULL); i-- > 0;) {
		(void)fuse_walk_inputs(x->walk, i, &v, &n);
		if (x->after[v - x->f->values])
			return false;
	}
	for (uint32_t i = fuse_walk_values(x->walk, UINT32_MAX, NULL, NULL); i-- > 0;) {
		(void)fuse_walk_values(x->walk, i, &v, &n);
		folds += v != NULL && v->fold && !fuse_is_of(b, v);
	}
	return folds + b->n <= MAX_STAGES;
}

/* Returns the seconds saved with all edges wanted; 0: none, or not possible. */
static double seconds_gained(looking *x, fuse_bundle *b, double before)
{
	const fuse_value *list[FUSE_MAX_BUNDLE];
	fuse_value *refused[MAX_REFUSED];
	bool *stored = smr_arena_array(x->f->arena, x->f->nvalues + 1, sizeof(*stored));
	fuse_op_cost c;
	double after;

	smr_assert(b->n >= 1 && b->n <= FUSE_MAX_BUNDLE && b->rows > 0);
	if (stored == NULL)
		return 0;
	for (uint32_t k = 0; k < b->n; k++)
		list[k] = b->values[k];
	find_after(x, b);
	fuse_walk_slabs(x->walk, list, b->n, b->rows, &c);
	if (!bundle_is_buildable(x, b))
		return 0;
	for (uint32_t k = fuse_walk_refused(x->walk, refused, MAX_REFUSED); k-- > 0;)
		stored[refused[k] - x->f->values] = true;
	after = c.seconds + cost_of_other_ops(x, b, stored);
	b->joined_s = c.seconds;
	b->apart_s = before - (after - c.seconds); /* with the ops that become dead */
	if (x->params->way != SMR_FUSE_BY_COST)
		return 1;
	return after < MARGIN * before ? before - after : 0;
}

/* ---- driver --------------------------------------------------------------------------------- */

static smr_status keep_bundle(looking *x, const fuse_bundle *b)
{
	fuse_bundle *own = smr_arena_memdup(x->f->arena, b, sizeof(*b));

	smr_assert(b->rows > 0);
	if (own == NULL)
		return fuse_no_memory(x->f->g);
	own->next = x->f->slabs;
	x->f->slabs = own;
	for (uint32_t k = 0; k < b->n; k++) {
		smr_assert(b->values[k]->bundle == NULL);
		b->values[k]->bundle = own;
	}
	*x->found = true;
	return SMR_OK;
}

static bool is_wanted(looking *x)
{
	x->seed = smr_hash_mix(x->seed, 13);
	return x->params->way != SMR_FUSE_AT_RANDOM || x->seed >> 32 & 1;
}

/* Sorts in flow order, like other bundles. */
static void sort(fuse_bundle *b)
{
	for (uint32_t i = 1; i < b->n; i++)
		for (uint32_t k = i; k > 0 && b->values[k] < b->values[k - 1]; k--) {
			fuse_value *v = b->values[k];

			b->values[k] = b->values[k - 1];
			b->values[k - 1] = v;
		}
}

static smr_status evaluate_row_bundle(looking *x, const fuse_value *sum, int64_t rows)
{
	bool known = fuse_known(x->params, 1) > 0, taken;
	double before;
	fuse_bundle b;

	smr_assert(rows > 1 && x->walk != NULL && x->after != NULL);
	x->in = smr_arena_array(x->f->arena, x->f->nvalues + 1, sizeof(*x->in));
	if (x->in == NULL)
		return fuse_no_memory(x->f->g);
	taken = known ? fuse_follow(x->params) != 0 : is_wanted(x);
	if (!taken || !gather_row_bundle(x, sum, rows, &b))
		return known ? SMR_OK : fuse_decide(x->params, 0);
	sort(&b);
	SMR_TRY(want_all(x, &b));
	restore_values(x);
	before = known ? 0 : cost_of_current_ops(x);
	SMR_TRY(want_all(x, &b));
	drop_unread(x, &b);
	taken = seconds_gained(x, &b, known ? 1e300 : before) > 0;
	if (taken)
		SMR_TRY(keep_bundle(x, &b));
	else
		restore_values(x);
	return fuse_decide(x->params, taken);
}

/* Allocates on first use: most flows have no such values. */
static smr_status prepare_search(looking *x)
{
	x->after = smr_arena_array(x->f->arena, x->f->nvalues + 1, sizeof(*x->after));
	return x->after != NULL ? fuse_walk_new(x->f, &x->walk) : fuse_no_memory(x->f->g);
}

static smr_status look(looking *x)
{
	for (uint32_t i = 0; i < x->f->nvalues; i++) {
		const fuse_value *v = &x->f->values[i];
		int64_t rows = v->bundle == NULL ? rows_of(x->f, v) : 0;

		if (rows <= 0 || !v->needed)
			continue;
		if (x->walk == NULL)
			SMR_TRY(prepare_search(x));
		SMR_TRY(evaluate_row_bundle(x, v, rows));
	}
	return SMR_OK;
}

smr_status fuse_find_rows(fuse_flow *f, const smr_fuse_params *p, bool *found)
{
	looking x = {.f = f, .params = p, .seed = p->seed, .found = found};
	fuse_cost cost;
	smr_status st;

	*found = false;
	if (p->apart ||
	    (p->way != SMR_FUSE_BY_COST && p->way != SMR_FUSE_ALL && p->way != SMR_FUSE_AT_RANDOM))
		return SMR_OK;
	fuse_cost_of(p->machine, p->threads, &cost);
	f->cost = &cost;
	st = look(&x);
	fuse_walk_free(x.walk);
	f->cost = NULL;
	return st;
}
