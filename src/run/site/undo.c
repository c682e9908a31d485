/* Restores the stores of a nest, so that another implementation can run it.
 *
 * The reference evaluates the predicate on the old memory to find the stored elements: the
 * predicate may read memory that the nest stores to, which the copy has. All windows on that base
 * are copied, and the copy replaces the base while the predicate is evaluated. */
#include "run/site/undo.h"

#include <string.h>

#include "back/ref/ref.h"
#include "base/alloc.h"
#include "net/window.h"

struct smr_undo {
	const smr_graph *g;
	const smr_node *v;
	char *saved; /* bytes [lo, hi) of the base */
	int64_t lo, hi;
	int64_t at; /* offset of the element of iteration 0 of all loops, from the base */
	int64_t step[SMR_MAX_LOOPS], extent[SMR_MAX_LOOPS];
	uint8_t *taken; /* of each point of the domain, where there is a predicate */
	bool known;     /* `taken` is valid */
};

static bool is_wanted(const smr_node *v)
{
	if (v->into == NULL)
		return false;
	for (uint32_t i = 0; i < v->nins; i++)
		if (smr_node_window(v->ins[i]) == v->into)
			return true;
	return v->nest->pred != NULL;
}

/* Computes the bytes that the nest touches through the base of its store. */
static smr_status find_range(smr_undo *u, const smr_env *e)
{
	SMR_TRY(smr_window_range(u->v->into, e->sym, &u->lo, &u->hi));
	for (uint32_t i = 0; i < u->v->nins; i++) {
		const smr_node *in = smr_node_window(u->v->ins[i]);
		int64_t lo, hi;

		if (in == NULL || in->window->base != u->v->into->window->base)
			continue;
		SMR_TRY(smr_window_range(in, e->sym, &lo, &hi));
		u->lo = lo < u->lo ? lo : u->lo;
		u->hi = hi > u->hi ? hi : u->hi;
	}
	return SMR_OK;
}

/* Computes the addresses of its stores as a function of the loops. No dimension is indexed by an
 * array. */
static void find_steps(smr_undo *u, const smr_env *e)
{
	const smr_nest *n = u->v->nest;

	u->at = smr_poly_eval(u->v->into->window->offset, e->sym);
	for (uint32_t l = 0; l < n->nloops; l++)
		u->extent[l] = smr_poly_eval(n->loops[l].extent, e->sym);
	for (uint32_t d = 0; d < u->v->into->type.rank; d++) {
		int64_t stride = smr_poly_eval(u->v->into->window->stride[d], e->sym);

		u->at += smr_poly_eval(n->store[d].offset, e->sym) * stride;
		for (uint32_t l = 0; l < n->nloops; l++)
			if (n->store[d].coef[l] != NULL)
				u->step[l] += smr_poly_eval(n->store[d].coef[l], e->sym) * stride;
	}
}

static size_t count_domain_points(const smr_undo *u)
{
	size_t n = 1;

	for (uint32_t l = 0; l < u->v->nest->nloops; l++)
		if (u->v->nest->domain >> l & 1)
			n *= (size_t)u->extent[l];
	return n;
}

smr_status smr_undo_take(const smr_graph *g, const smr_node *v, const smr_env *e, smr_undo **out)
{
	smr_undo *u;
	smr_status st;

	*out = NULL;
	if (!is_wanted(v))
		return SMR_OK;
	u = smr_calloc(1, sizeof(*u));
	if (u == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to keep a window");
	u->g = g;
	u->v = v;
	st = find_range(u, e);
	if (st == SMR_OK) {
		find_steps(u, e);
		u->saved = smr_malloc((size_t)(u->hi - u->lo));
		u->taken = v->nest->pred != NULL ? smr_calloc(count_domain_points(u), 1) : NULL;
		if (u->saved == NULL || (v->nest->pred != NULL && u->taken == NULL))
			st = smr_fail(SMR_ENOMEM, "no memory to keep a window of %lld bytes",
				      (long long)(u->hi - u->lo));
		else
			st = smr_window_read(u->saved,
					     (char *)e->base[v->into->window->base] + u->lo,
					     (size_t)(u->hi - u->lo));
	}
	if (st != SMR_OK) {
		smr_undo_free(u);
		return st;
	}
	*out = u;
	return SMR_OK;
}

/* Advances to the next point of the domain. */
static bool next_domain_point(const smr_undo *u, int64_t *counter)
{
	for (uint32_t l = u->v->nest->nloops; l-- > 0;) {
		if (!(u->v->nest->domain >> l & 1))
			continue;
		if (++counter[l] < u->extent[l])
			return true;
		counter[l] = 0;
	}
	return false;
}

static smr_status evaluate_domain(smr_undo *u, smr_ref_probe *probe)
{
	int64_t counter[SMR_MAX_LOOPS] = {0};
	size_t i = 0;

	do {
		bool holds;

		SMR_TRY(smr_ref_probe_holds(probe, counter, &holds));
		u->taken[i++] = holds;
	} while (next_domain_point(u, counter));
	return SMR_OK;
}

static smr_status find_taken(smr_undo *u, const smr_env *e)
{
	uint32_t base = u->v->into->window->base;
	void **bases = smr_malloc(u->g->nbases * sizeof(*bases));
	smr_env before = {.sym = e->sym, .base = bases, .value = e->value};
	smr_ref_probe *probe = NULL;
	smr_status st;

	if (bases == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to put a window back");
	memcpy(bases, e->base, u->g->nbases * sizeof(*bases));
	bases[base] = (void *)((uintptr_t)u->saved - (uintptr_t)u->lo);
	st = smr_ref_probe_new(u->g, u->v, &before, NULL, 0, &probe);
	if (st == SMR_OK)
		st = evaluate_domain(u, probe);
	smr_ref_probe_free(probe);
	smr_free(bases);
	u->known = st == SMR_OK;
	return st;
}

void smr_undo_apply(smr_undo *u, const smr_env *e)
{
	char *base = e->base[u->v->into->window->base];
	size_t size = smr_dtype_size(u->v->into->type.dtype), i = 0;
	int64_t counter[SMR_MAX_LOOPS] = {0};

	if (u->taken != NULL && !u->known && find_taken(u, e) != SMR_OK)
		return;
	do {
		int64_t at = u->at;

		for (uint32_t l = 0; l < u->v->nest->nloops; l++)
			at += counter[l] * u->step[l];
		if (u->taken == NULL || u->taken[i])
			memcpy(base + at, u->saved + (at - u->lo), size);
		i++;
	} while (next_domain_point(u, counter));
}

void smr_undo_free(smr_undo *u)
{
	if (u != NULL) {
		smr_free(u->saved);
		smr_free(u->taken);
	}
	smr_free(u);
}
