/* The reference interpreter: walks the expression once for every point, in the source's order. */
#include "back/ref/ref.h"

#include <string.h>

#include "back/ref/machine.h"
#include "base/alloc.h"

static smr_status eval_pred(smr_ref_machine *m, bool *stored)
{
	uint64_t holds = 1;

	if (m->pred != NULL)
		SMR_TRY(smr_ref_machine_eval(m, m->pred, &holds));
	*stored = holds & 1;
	return SMR_OK;
}

static smr_status eval_point(smr_ref_machine *m, uint64_t *bits, bool *stored)
{
	SMR_TRY(eval_pred(m, stored));
	return *stored ? smr_ref_machine_eval(m, m->value, bits) : SMR_OK;
}

struct smr_ref_probe {
	smr_ref_machine m;
	const smr_ref_cell *more[SMR_PROBE_MORE];
	uint32_t n;
};

smr_status smr_ref_probe_new(const smr_graph *g, const smr_node *v, const smr_env *e,
			     const smr_expr *const *more, uint32_t n, smr_ref_probe **out)
{
	smr_ref_probe *p = n <= SMR_PROBE_MORE ? smr_calloc(1, sizeof(*p)) : NULL;
	smr_status st;

	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for points of the reference");
	st = smr_ref_machine_open(&p->m, g, v, e);
	for (; st == SMR_OK && p->n < n; p->n++)
		st = smr_ref_machine_add(&p->m, more[p->n], &p->more[p->n]);
	if (st != SMR_OK) {
		smr_ref_probe_free(p);
		return st;
	}
	*out = p;
	return SMR_OK;
}

smr_status smr_ref_probe_at(smr_ref_probe *p, const int64_t *counters,
			    uint64_t bits[1 + SMR_PROBE_MORE], bool *stored)
{
	if (p->m.nloops > 0)
		memcpy(p->m.counter, counters, p->m.nloops * sizeof(*counters));
	SMR_TRY(eval_point(&p->m, &bits[0], stored));
	for (uint32_t k = 0; *stored && k < p->n; k++) {
		if (p->m.nloops > 0)
			memcpy(p->m.counter, counters, p->m.nloops * sizeof(*counters));
		SMR_TRY(smr_ref_machine_eval(&p->m, p->more[k], &bits[1 + k]));
	}
	return SMR_OK;
}

smr_status smr_ref_probe_holds(smr_ref_probe *p, const int64_t *counters, bool *holds)
{
	if (p->m.nloops > 0)
		memcpy(p->m.counter, counters, p->m.nloops * sizeof(*counters));
	return eval_pred(&p->m, holds);
}

void smr_ref_probe_free(smr_ref_probe *p)
{
	if (p != NULL)
		smr_ref_machine_close(&p->m);
	smr_free(p);
}

/* The store of a point, delayed until all values are computed. */
typedef struct pending {
	char *at;
	uint64_t bits;
} pending;

/* Whether the store has an index array. The points of such a histogram depend on one another: each
 * reads the stores of earlier ones. */
static bool stores_through_index(const smr_node *v)
{
	for (uint32_t d = 0; d < v->into->type.rank; d++)
		if (v->nest->store[d].indirect != NULL)
			return true;
	return false;
}

/* Whether some input may overlap the memory that is stored. */
static bool reads_its_result(const smr_ref_machine *m)
{
	uintptr_t lo, hi, first, last;

	if (smr_tensor_range(&m->to, &lo, &hi) != SMR_OK)
		return true;
	for (uint32_t i = 0; i < m->v->nins; i++) {
		if (!smr_ref_machine_in_memory(m->v->ins[i]))
			continue;
		if (smr_tensor_range(&m->ins[i], &first, &last) != SMR_OK ||
		    (first < hi && lo < last))
			return true;
	}
	return false;
}

static smr_status all_points(smr_ref_machine *m, const uint32_t *loops, uint32_t n, pending *list,
			     size_t *count)
{
	size_t size = smr_dtype_size(m->to.dtype);

	do {
		pending p = {0};
		bool stored;

		SMR_TRY(eval_point(m, &p.bits, &stored));
		if (!stored)
			continue;
		SMR_TRY(smr_ref_machine_place(m, &m->store, &p.at));
		if (list == NULL)
			memcpy(p.at, &p.bits, size);
		else
			list[(*count)++] = p;
	} while (smr_ref_machine_advance(m, loops, n));
	return SMR_OK;
}

static smr_status run_stores(smr_ref_machine *m, const uint32_t *loops, uint32_t n)
{
	size_t points = 1, count = 0;
	pending *list = NULL;
	smr_status st;

	for (uint32_t i = 0; i < n; i++) {
		if (m->extent[loops[i]] < 1)
			return SMR_OK;
		if (__builtin_mul_overflow(points, (size_t)m->extent[loops[i]], &points))
			return smr_fail(SMR_EUNSUPPORTED, "%%%u has more points than memory",
					m->v->id);
	}
	m->moving = stores_through_index(m->v);
	if (!m->moving && reads_its_result(m)) {
		list = smr_calloc(points, sizeof(*list));
		if (list == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for %zu results", points);
	}
	st = all_points(m, loops, n, list, &count);
	for (size_t i = 0; st == SMR_OK && list != NULL && i < count; i++)
		memcpy(list[i].at, &list[i].bits, smr_dtype_size(m->to.dtype));
	smr_free(list);
	return st;
}

smr_status smr_ref_nest(const smr_graph *g, const smr_node *v, const smr_env *e)
{
	uint32_t loops[SMR_MAX_LOOPS], n = 0;
	uint64_t bits = 0;
	bool stored;
	smr_ref_machine m;
	smr_status st;

	SMR_TRY(smr_ref_machine_open(&m, g, v, e));
	for (uint32_t l = 0; l < m.nloops; l++)
		if (v->nest->domain >> l & 1)
			loops[n++] = l;
	if (v->into != NULL) {
		st = run_stores(&m, loops, n);
	} else {
		st = eval_point(&m, &bits, &stored);
		if (st == SMR_OK && stored)
			e->value[v->id] = bits;
	}
	smr_ref_machine_close(&m);
	return st;
}

smr_status smr_ref_run(const smr_graph *g, const smr_env *e)
{
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_constant)
			e->value[i] = g->nodes[i]->bits;
	for (uint32_t i = 0; i < g->nnodes; i++) {
		if (g->nodes[i]->op == SMR_OP_opaque)
			return smr_fail(SMR_EUNSUPPORTED, "%%%u of flow %s is not lifted", i,
					g->name);
		if (g->nodes[i]->op == SMR_OP_nest)
			SMR_TRY(smr_ref_nest(g, g->nodes[i], e));
	}
	return SMR_OK;
}
