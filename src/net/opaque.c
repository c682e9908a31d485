/* The segment has the slots, 8 bytes each, in the order of the flow's nodes, then each writable
 * window in order. */
#include "net/opaque.h"

#include <string.h>

#include "net/window.h"

typedef struct range {
	uint32_t base;
	bool written;
	uintptr_t lo, hi;
} range;

static smr_status range_of(const smr_codelet *c, const smr_env *e, uint32_t i, range *r)
{
	const smr_node *v = i < c->nest->nins ? c->nest->ins[i] : c->nest->outs[i - c->nest->nins];
	int64_t lo, hi;

	*r = (range){.written = i >= c->nest->nins};
	if (v->op != SMR_OP_view)
		return SMR_OK;
	SMR_TRY(smr_opaque_range(v, e->sym, &lo, &hi));
	r->base = v->window->base;
	r->lo = (uintptr_t)e->base[r->base] + (uintptr_t)lo;
	r->hi = (uintptr_t)e->base[r->base] + (uintptr_t)hi;
	return r->lo < r->hi ? SMR_OK : smr_fail(SMR_EIO, "a window wraps");
}

smr_status smr_opaque_apart(const smr_codelet *c, const smr_env *e)
{
	uint32_t n = c->nest->nins + c->nest->nouts;
	range a, b;

	for (uint32_t i = c->nest->nins; i < n; i++)
		for (uint32_t k = 0; k < n; k++) {
			SMR_TRY(range_of(c, e, i, &a));
			SMR_TRY(range_of(c, e, k, &b));
			if (a.base != b.base && a.lo < b.hi && b.lo < a.hi)
				return smr_fail(SMR_EIO, "its arrays overlap");
		}
	return SMR_OK;
}

smr_status smr_opaque_results(const smr_codelet *c, const smr_env *e, smr_str *out)
{
	for (uint32_t i = 0; i < c->graph->nnodes; i++)
		if (c->graph->nodes[i]->op == SMR_OP_slot)
			smr_str_write(out, &e->value[i], sizeof(e->value[i]));
	for (uint32_t i = 0; i < c->nest->nouts; i++) {
		const smr_node *v = c->nest->outs[i];
		int64_t lo, hi;

		SMR_TRY(smr_opaque_range(v, e->sym, &lo, &hi));
		smr_str_write(out, (char *)e->base[v->window->base] + lo, (size_t)(hi - lo));
	}
	return smr_str_status(out, "results");
}

/* Computes the bytes of the segment. */
static smr_status measure_opaque_payload(const smr_codelet *c, const smr_env *e, uint64_t *n)
{
	int64_t lo, hi;

	*n = 0;
	for (uint32_t i = 0; i < c->graph->nnodes; i++)
		*n += c->graph->nodes[i]->op == SMR_OP_slot ? sizeof(e->value[i]) : 0;
	for (uint32_t i = 0; i < c->nest->nouts; i++) {
		SMR_TRY(smr_opaque_range(c->nest->outs[i], e->sym, &lo, &hi));
		if (__builtin_add_overflow(*n, (uint64_t)(hi - lo), n))
			return smr_fail(SMR_EUNSUPPORTED, "its windows are larger than memory");
	}
	return SMR_OK;
}

static const char *sent_at(const smr_segment *s, size_t n, uint32_t base, int64_t lo, int64_t hi)
{
	for (size_t i = 0; i < n; i++)
		if (s[i].base == base && s[i].lo <= lo && hi <= s[i].lo + (int64_t)s[i].n)
			return (const char *)s[i].data + (lo - s[i].lo);
	return NULL;
}

smr_status smr_opaque_store(const smr_codelet *c, const smr_env *e, const smr_segment *sent,
			    size_t n, const void *results, uint64_t nresults)
{
	const char *p = results;
	uint64_t want;
	int64_t lo, hi;

	SMR_TRY(measure_opaque_payload(c, e, &want));
	if (want != nresults)
		return smr_fail(SMR_ECORRUPT, "a node sent %llu bytes of results instead of %llu",
				(unsigned long long)nresults, (unsigned long long)want);
	for (uint32_t i = 0; i < c->nest->nouts; i++) { /* stores nothing before all checks */
		SMR_TRY(smr_opaque_range(c->nest->outs[i], e->sym, &lo, &hi));
		if (sent_at(sent, n, c->nest->outs[i]->window->base, lo, hi) == NULL)
			return smr_fail(SMR_EINTERNAL, "the window written was not sent");
	}
	for (uint32_t i = 0; i < c->graph->nnodes; i++)
		if (c->graph->nodes[i]->op == SMR_OP_slot) {
			memcpy(&e->value[i], p, sizeof(e->value[i]));
			p += sizeof(e->value[i]);
		}
	for (uint32_t i = 0; i < c->nest->nouts; i++) {
		const smr_node *v = c->nest->outs[i];

		SMR_TRY(smr_opaque_range(v, e->sym, &lo, &hi));
		smr_window_store(v, e, sent_at(sent, n, v->window->base, lo, hi), p);
		p += hi - lo;
	}
	return SMR_OK;
}
