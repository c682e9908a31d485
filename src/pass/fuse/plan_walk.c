/* Finds the work of one op of a plan without building it. The walk visits what try_inline() would
 * inline, with the same refusals. For each dimension of an index it carries a fingerprint instead
 * of an expression: the index at random values of the loop counters, modulo 2^64. Equal
 * fingerprints mean equal indices (but for a chance of 2^-60), so shared values are counted once.
 * It also carries the loops that the index depends on, which tell how often a value is computed. */
#include "pass/fuse/plan_walk.h"

#include <string.h>

#include "base/assert.h"
#include "pass/codelet/codelet.h"

static const double MOST_ROW = 64 << 10; /* bytes of a row that generated code keeps */

/* ---- loops -------------------------------------------------------------------------------- */

static double loop_trip_product(const fuse_walk *w, uint64_t loops)
{
	double n = 1;

	for (; loops != 0; loops &= loops - 1)
		n *= w->extent[__builtin_ctzll(loops)];
	return n;
}

/* Returns those of @p loops that are no further in than the innermost one of @p on. */
static uint64_t up_to(uint64_t loops, uint64_t on)
{
	smr_assert((loops >> SMR_MAX_LOOPS) == 0);
	return on == 0 ? 0 : loops & (UINT64_MAX >> __builtin_clzll(on));
}

/* As fold_pays() in inline.c. */
static bool rows_are_outer(const fuse_walk *w, const fuse_value *x, uint64_t on)
{
	if ((on & ~w->domain) != 0)
		return loop_trip_product(w, on & ~w->domain) * fuse_fold_steps(x) <=
			       FUSE_MAX_INSIDE &&
		       ((w->domain & ~on) != 0 || fuse_picks_rows(x));
	return w->domain == on || (on != 0 && up_to(w->domain, on) == on);
}

/* Computes the hash and the loops of a place with @p rank dimensions. */
static void hash_place(place *p, uint32_t rank)
{
	smr_assert(rank <= SMR_MAX_LOOPS);
	p->key = p->all = 0;
	for (uint32_t d = 0; d < rank; d++) {
		p->key = fuse_mix(p->key, p->at[d]);
		p->all |= p->on[d];
	}
}

static uint64_t key_of(const fuse_value *x, const place *p, uint64_t how)
{
	return fuse_mix(p->key + how, (uintptr_t)x);
}

/* Sets the counters of a value's loops at index @p at; its fold loops are new loops. */
static bool place_loops(fuse_walk *w, const fuse_value *x, const place *at, uint64_t key,
			place *out, uint64_t *bound)
{
	const fuse_form *form = x->form;

	smr_assert(form->rank <= form->nloops && form->nloops <= SMR_MAX_LOOPS);
	*bound = 0;
	memcpy(out->at, at->at, form->rank * sizeof(out->at[0]));
	memcpy(out->on, at->on, form->rank * sizeof(out->on[0]));
	out->key = at->key;
	out->all = at->all;
	for (uint32_t l = form->rank; l < form->nloops; l++) {
		if (x == w->sum && form->extent[l] == (double)w->rows) {
			out->at[l] = w->counter[1];
			out->on[l] = UINT64_C(1) << 1;
			*bound |= out->on[l];
			continue;
		}
		if (w->nloops == SMR_MAX_LOOPS)
			return false;
		out->at[l] = form->extent[l] > 1 ? fuse_mix(key, l) : 0;
		out->on[l] = form->extent[l] > 1 ? UINT64_C(1) << w->nloops : 0;
		*bound |= out->on[l];
		w->counter[w->nloops] = out->at[l];
		w->extent[w->nloops++] = form->extent[l];
	}
	return true;
}

static void index_of(const fuse_read *r, const fuse_value *from, const place *loops, place *out)
{
	smr_assert(from->rank == r->rank);
	for (uint32_t d = 0; d < from->rank; d++) {
		const fuse_dim *x = &r->dims[d];

		out->at[d] = (uint64_t)x->offset;
		out->on[d] = 0;
		for (uint32_t t = 0; t < x->nterms; t++) {
			out->at[d] += (uint64_t)x->terms[t].coef * loops->at[x->terms[t].loop];
			out->on[d] |= loops->on[x->terms[t].loop];
		}
		if (x->where == NULL)
			continue;
		out->at[d] = fuse_mix(out->at[d], (uintptr_t)x->where);
		for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
			if (x->loops >> l & 1) {
				out->at[d] = fuse_mix(out->at[d], loops->at[l]);
				out->on[d] |= loops->on[l];
			}
	}
	hash_place(out, from->rank);
}

/* ---- values ------------------------------------------------------------------------------- */

static bool is_lookup_read(const fuse_read *r, const fuse_value *x)
{
	for (uint32_t d = 0; d < x->form->rank; d++)
		if (r->dims[d].where != NULL)
			return true;
	return false;
}

/* Returns whether each element is read at its own index. A value that moves elements is another op,
 * whose rows tiled chains can have. */
static bool is_own_place(const fuse_walk *w, const fuse_value *x, const place *at)
{
	for (uint32_t d = 0; d < x->rank; d++)
		if (at->on[d] != (w->domain & UINT64_C(1) << d))
			return false;
	return at->all == w->domain;
}

/* Returns whether the value may be the op's only product, at every point. */
static bool may_be_core(fuse_walk *w, const fuse_value *x, const place *at)
{
	uint64_t key = key_of(x, at, 0);

	smr_assert(x->core);
	if (w->no_core)
		return false;
	if (w->core != NULL && w->core != x)
		return false;
	if (w->core != NULL && w->core_key == key)
		return true;
	if (w->core != NULL || !is_own_place(w, x, at)) {
		w->clash = true;
		return false;
	}
	w->core = x;
	w->core_key = key;
	return true;
}

static bool may_fold(fuse_walk *w, const fuse_read *r, const fuse_value *x, const place *at,
		     bool guarded)
{
	if (!x->fold)
		return true;
	if (x->core)
		return !is_lookup_read(r, x) && may_be_core(w, x, at);
	if (w->no_folds || is_lookup_read(r, x) || !rows_are_outer(w, x, at->all))
		return false;
	w->guarded_fold |= guarded;
	return true;
}

static void record_refused(fuse_walk *w, fuse_value *x)
{
	for (uint32_t i = 0; i < w->nrefused; i++)
		if (w->refused[i] == x)
			return;
	if (w->nrefused < MAX_REFUSED)
		w->refused[w->nrefused++] = x;
}

static bool add_walk_input(fuse_walk *w, const fuse_value *x, const place *at)
{
	uint64_t on = at->all;
	uint32_t i = 0;

	smr_assert(w->nins <= MAX_READ && w->ntaken < MOST);
	if (!fuse_walk_meet(w, key_of(x, at, 1), NULL, 0))
		return true;
	while (i < w->nins && w->ins[i] != x)
		i++;
	if (i == MAX_READ)
		return false;
	if (i == w->nins) {
		w->ins[w->nins] = x;
		w->bound[w->nins] = w->passes[w->nins] = 0;
		w->touched[w->nins++] = 0;
	} else {
		w->taken[w->ntaken++] = (taken){i, w->passes[i], w->touched[i], w->bound[i]};
	}
	w->touched[i] += loop_trip_product(w, on);
	if ((on & ~w->domain) != 0 && (on & ~w->domain) != w->bound[i]) {
		w->bound[i] = on & ~w->domain;
		w->passes[i]++;
	}
	return true;
}

static bool visit_value(fuse_walk *w, const fuse_value *x, const place *at, uint64_t around,
			bool guarded);

static bool try_visit(fuse_walk *w, fuse_value *x, const place *at, uint64_t around, bool guarded)
{
	fuse_walk_mark m;

	fuse_walk_remember(w, &m);
	if (visit_value(w, x, at, around, guarded) && w->nins <= FUSE_MAX_INS)
		return true;
	fuse_walk_go_back(w, &m);
	return false;
}

/* Returns whether the edge reads one of the op's other results. */
static bool is_result(const fuse_walk *w, const fuse_edge *e)
{
	for (uint32_t i = 0; i < w->nwith; i++)
		if (w->with[i] == e->from)
			return e->open;
	return false;
}

static bool walk_read(fuse_walk *w, const fuse_value *x, const fuse_read *r, const place *loops,
		      uint64_t around, bool guarded)
{
	const fuse_edge *e = &x->edges[r->edge];
	const place *at = loops;
	place other; /* as far as it has dimensions, or loops, all of these */

	smr_assert(r->edge < x->nedges);
	if (!r->as_is) {
		index_of(r, e->from, loops, &other);
		at = &other;
	}
	if (e->fused || is_result(w, e)) {
		if (may_fold(w, r, e->from, at, guarded) &&
		    try_visit(w, e->from, at, around, guarded))
			return true;
		record_refused(w, e->from);
	}
	return add_walk_input(w, e->from, at);
}

/* ---- rows --------------------------------------------------------------------------------- */

/* Returns whether two places differ in one dimension only, indexed by one loop in each; the loops
 * have equal extents and are not both domain loops. */
static bool same_row(const fuse_walk *w, const fuse_value *x, const place *a, const place *b)
{
	uint32_t n = 0;

	for (uint32_t d = 0; d < x->rank; d++) {
		if (a->at[d] == b->at[d])
			continue;
		if (n++ > 0 || __builtin_popcountll(a->on[d]) != 1 ||
		    __builtin_popcountll(b->on[d]) != 1)
			return false;
		uint32_t i = (uint32_t)__builtin_ctzll(a->on[d]),
			 j = (uint32_t)__builtin_ctzll(b->on[d]);

		if (a->at[d] != w->counter[i] || b->at[d] != w->counter[j] ||
		    w->extent[i] != w->extent[j] || ((a->on[d] | b->on[d]) & ~w->domain) == 0)
			return false;
	}
	return n == 1;
}

/* Returns whether generated code keeps a row of a function that sums and the result both need. The
 * code's conditions are these and more (back/cpu/codegen/plan/rows.c): the rows' loop is the op's
 * first one, and a row is short. */
static bool is_kept(fuse_walk *w, const fuse_value *x, const place *at)
{
	uint64_t rows = w->domain & -w->domain, on = at->all;

	smr_assert(w->nkept <= MAX_KEPT);
	if (!x->form->function || x->fold || (on & rows) == 0 ||
	    fuse_bytes(x) / x->elements * loop_trip_product(w, on & ~rows) > MOST_ROW)
		return false;
	for (uint32_t i = 0; i < w->nkept; i++)
		if (w->kept[i].x == x && same_row(w, x, &w->kept[i].at, at))
			return true;
	if (w->nkept < MAX_KEPT) {
		w->kept[w->nkept].x = x;
		w->kept[w->nkept++].at = *at;
	}
	return false;
}

static bool visit_value(fuse_walk *w, const fuse_value *x, const place *at, uint64_t around,
			bool guarded)
{
	uint64_t key = key_of(x, at, 0), on = at->all, bound = 0;
	bool folds = x->form->nloops > x->form->rank;
	/* row sums inside column sums are separate stages */
	uint64_t mine = x->fold && (on & ~w->domain) != 0 ? on : up_to(around, on);
	place own;

	smr_assert(x->form != NULL && x->form->rank == x->rank);
	if (!fuse_walk_meet(w, key, x, loop_trip_product(w, mine)))
		return true;
	if (!guarded && is_kept(w, x, at)) {
		w->done[w->n - 1].again = true;
		return true;
	}
	if (folds && !place_loops(w, x, at, key, &own, &bound))
		return false;
	for (uint32_t i = 0; i < x->form->nreads; i++) {
		const fuse_read *r = &x->form->reads[i];

		if (!walk_read(w, x, r, folds ? &own : at, r->within != 0 ? mine | bound : mine,
			       guarded || r->guarded))
			return false;
	}
	return true;
}

static void domain_loop(fuse_walk *w, uint32_t l, double extent)
{
	smr_assert(l < SMR_MAX_LOOPS);
	w->extent[l] = extent;
	w->counter[l] = extent > 1 ? fuse_mix(0x5eed, l) : 0;
	w->nloops = w->nloops > l ? w->nloops : l + 1;
}

static void place_loop_at(const fuse_walk *w, uint32_t l, place *at, uint32_t d)
{
	smr_assert(l < w->nloops && d < SMR_MAX_LOOPS);
	at->at[d] = w->counter[l];
	at->on[d] = w->extent[l] > 1 ? UINT64_C(1) << l : 0;
}

void fuse_walk_walk_from(fuse_walk *w, const fuse_value *x)
{
	bool slabs = w->rows > 0, sum = slabs && x->form->extent[0] == w->nslabs;
	place at = {0};

	smr_assert(x->form != NULL);
	smr_assert(w->rows == 0 || w->nslabs > 0);
	w->domain = 0;
	for (uint32_t l = slabs; l < x->form->rank; l++) {
		domain_loop(w, l + slabs, x->form->extent[l]);
		place_loop_at(w, l + slabs, &at, l);
		w->domain |= at.on[l];
	}
	for (uint32_t l = 0; slabs && l < 2; l++)
		domain_loop(w, l, l == 0 ? w->nslabs : (double)w->rows);
	if (slabs) {
		place_loop_at(w, 0, &at, 0);
		at.at[0] *= sum ? 1 : (uint64_t)w->rows;
		at.at[0] += sum ? 0 : w->counter[1];
		at.on[0] |= sum ? 0 : UINT64_C(2);
		w->domain |= at.on[0];
	}
	hash_place(&at, x->form->rank);
	w->sum = sum ? x : NULL;
	(void)visit_value(w, x, &at, w->domain, false);
}
