/* The reference interpreter: one walk over the expression for every point.
 * A scan's value at iteration t is recomputed from its start: plain, and quadratic. */
#include "back/ref/ref.h"

#include <string.h>

#include "back/ref/ops.h"
#include "base/alloc.h"

enum { MAX_FOLDS = 32 };

typedef struct machine {
	const smr_graph *g;
	const smr_node *v;
	const smr_env *e;
	int64_t counter[SMR_MAX_LOOPS], extent[SMR_MAX_LOOPS];
	smr_tensor *ins; /* of inputs with a window */
	uint64_t acc[MAX_FOLDS][SMR_MAX_ACCS];
	uint32_t nfolds;
} machine;

static smr_status eval(machine *m, const smr_expr *e, uint64_t *out);

static smr_status open_machine(machine *m, const smr_graph *g, const smr_node *v, const smr_env *e)
{
	*m = (machine){.g = g, .v = v, .e = e};
	m->ins = smr_calloc(v->nins + 1, sizeof(*m->ins));
	if (m->ins == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the reference interpreter");
	for (uint32_t l = 0; l < v->nest->nloops; l++)
		m->extent[l] = smr_poly_eval(v->nest->loops[l].extent, e->sym);
	for (uint32_t i = 0; i < v->nins; i++)
		if (v->ins[i]->type.rank > 0 || v->ins[i]->op == SMR_OP_view ||
		    (v->ins[i]->op == SMR_OP_nest && v->ins[i]->into != NULL)) {
			smr_status st = smr_env_tensor(g, e, v->ins[i], &m->ins[i]);

			if (st != SMR_OK) {
				smr_free(m->ins);
				return st;
			}
		}
	return SMR_OK;
}

static smr_status index_value(machine *m, const smr_index *x, int64_t *out)
{
	uint64_t sum = (uint64_t)smr_poly_eval(x->offset, m->e->sym), bits;

	for (uint32_t l = 0; l < m->v->nest->nloops; l++)
		if (x->coef[l] != NULL)
			sum += (uint64_t)smr_poly_eval(x->coef[l], m->e->sym) * (uint64_t)m->counter[l];
	if (x->indirect != NULL) {
		SMR_TRY(eval(m, x->indirect, &bits));
		sum += (uint64_t)smr_poly_eval(x->indirect_coef, m->e->sym) *
		       (uint64_t)smr_value_to_int(x->indirect->type, bits);
	}
	*out = (int64_t)sum;
	return SMR_OK;
}

static smr_status address(machine *m, const smr_tensor *t, const smr_index *index, char **out)
{
	char *at = t->data;

	for (uint32_t d = 0; d < t->rank; d++) {
		int64_t i;

		SMR_TRY(index_value(m, &index[d], &i));
		at += i * t->strides[d];
	}
	*out = at;
	return SMR_OK;
}

static smr_status eval_read(machine *m, const smr_expr *e, uint64_t *out)
{
	const smr_tensor *t = &m->ins[e->input];
	char *at;

	if (t->data == NULL && e->rank == 0) {
		*out = m->e->value[m->v->ins[e->input]->id];
		return SMR_OK;
	}
	SMR_TRY(address(m, t, e->index, &at));
	*out = 0;
	memcpy(out, at, smr_dtype_size(e->type));
	return SMR_OK;
}

static smr_status eval_op(machine *m, const smr_expr *e, uint64_t *out)
{
	uint64_t a[3] = {0};
	smr_dtype t[3] = {0};

	if (e->op == SMR_OP_select) { /* only the chosen arm is evaluated */
		SMR_TRY(eval(m, e->args[0], &a[0]));
		return eval(m, e->args[(a[0] & 1) ? 1 : 2], out);
	}
	for (uint32_t i = 0; i < e->nargs; i++) {
		SMR_TRY(eval(m, e->args[i], &a[i]));
		t[i] = e->args[i]->type;
	}
	return smr_ref_op(e->op, e->type, t, a, out);
}

/* One step of all accumulators at once. */
static smr_status step(machine *m, const smr_expr *e)
{
	uint64_t next[SMR_MAX_ACCS];

	for (uint32_t k = 0; k < e->nacc; k++)
		SMR_TRY(eval(m, e->step[k], &next[k]));
	memcpy(m->acc[m->nfolds - 1], next, e->nacc * sizeof(next[0]));
	return SMR_OK;
}

static smr_status start(machine *m, const smr_expr *e)
{
	uint64_t init[SMR_MAX_ACCS];

	if (m->nfolds >= MAX_FOLDS)
		return smr_fail(SMR_EUNSUPPORTED, "more than %d folds in one another", MAX_FOLDS);
	for (uint32_t k = 0; k < e->nacc; k++)
		SMR_TRY(eval(m, e->init[k], &init[k]));
	memcpy(m->acc[m->nfolds++], init, e->nacc * sizeof(init[0]));
	return SMR_OK;
}

/* Advances the counters of @p loops, the last fastest; false after the last point. */
static bool advance(machine *m, const uint32_t *loops, uint32_t n)
{
	while (n-- > 0) {
		if (++m->counter[loops[n]] < m->extent[loops[n]])
			return true;
		m->counter[loops[n]] = 0;
	}
	return false;
}

static smr_status eval_fold(machine *m, const smr_expr *e, uint64_t *out)
{
	bool more = true;

	SMR_TRY(start(m, e));
	for (uint32_t i = 0; i < e->nloops; i++) {
		m->counter[e->loops[i]] = 0;
		more = more && m->extent[e->loops[i]] > 0;
	}
	while (more) {
		SMR_TRY(step(m, e));
		more = advance(m, e->loops, e->nloops);
	}
	*out = m->acc[--m->nfolds][e->result];
	return SMR_OK;
}

static smr_status eval_scan(machine *m, const smr_expr *e, uint64_t *out)
{
	int64_t *t = &m->counter[e->loops[0]], last = *t;

	SMR_TRY(start(m, e));
	for (*t = 0; *t < last + !e->exclusive; ++*t)
		SMR_TRY(step(m, e));
	*t = last;
	*out = m->acc[--m->nfolds][e->result];
	return SMR_OK;
}

static smr_status eval(machine *m, const smr_expr *e, uint64_t *out)
{
	switch (e->kind) {
	case SMR_EXPR_CONST:
		*out = e->bits;
		return SMR_OK;
	case SMR_EXPR_SIZE:
		*out = (uint64_t)smr_poly_eval(e->size, m->e->sym);
		return SMR_OK;
	case SMR_EXPR_INDEX:
		*out = (uint64_t)m->counter[e->loop];
		return SMR_OK;
	case SMR_EXPR_READ:
		return eval_read(m, e, out);
	case SMR_EXPR_OP:
		return eval_op(m, e, out);
	case SMR_EXPR_ACC:
		*out = m->acc[m->nfolds - 1 - e->depth][e->acc];
		return SMR_OK;
	case SMR_EXPR_FOLD:
		return eval_fold(m, e, out);
	default:
		return eval_scan(m, e, out);
	}
}

static smr_status eval_point(machine *m, uint64_t *bits, bool *stored)
{
	uint64_t holds = 1;

	if (m->v->nest->pred != NULL)
		SMR_TRY(eval(m, m->v->nest->pred, &holds));
	*stored = holds & 1;
	return *stored ? eval(m, m->v->nest->value, bits) : SMR_OK;
}

smr_status smr_ref_point(const smr_graph *g, const smr_node *v, const smr_env *e,
			 const int64_t *counters, uint64_t *bits, bool *stored)
{
	machine m;
	smr_status st;

	SMR_TRY(open_machine(&m, g, v, e));
	memcpy(m.counter, counters, v->nest->nloops * sizeof(*counters));
	st = eval_point(&m, bits, stored);
	smr_free(m.ins);
	return st;
}

/* What a point stores, kept until all are computed. */
typedef struct pending {
	char *at;
	uint64_t bits;
} pending;

static uint32_t domain_loops(const smr_nest *n, uint32_t loops[SMR_MAX_LOOPS])
{
	uint32_t k = 0;

	for (uint32_t l = 0; l < n->nloops; l++)
		if (n->domain >> l & 1)
			loops[k++] = l;
	return k;
}

static bool stores_through_index(const smr_node *v)
{
	for (uint32_t d = 0; v->into != NULL && d < v->into->type.rank; d++)
		if (v->nest->store[d].indirect != NULL)
			return true;
	return false;
}

static smr_status compute_all(machine *m, const smr_tensor *to, const uint32_t *loops, uint32_t n,
			      pending *list, size_t *count)
{
	bool at_once = stores_through_index(m->v); /* histograms: points depend on one another */

	do {
		pending p = {0};
		bool stored;

		SMR_TRY(eval_point(m, &p.bits, &stored));
		if (!stored)
			continue;
		SMR_TRY(address(m, to, m->v->nest->store, &p.at));
		if (at_once)
			memcpy(p.at, &p.bits, smr_dtype_size(to->dtype));
		else
			list[(*count)++] = p;
	} while (advance(m, loops, n));
	return SMR_OK;
}

static smr_status run_stores(machine *m, const uint32_t *loops, uint32_t n)
{
	size_t points = 1, count = 0;
	pending *list;
	smr_tensor to;
	smr_status st;

	for (uint32_t i = 0; i < n; i++)
		if (m->extent[loops[i]] < 1 ||
		    __builtin_mul_overflow(points, (size_t)m->extent[loops[i]], &points))
			return m->extent[loops[i]] < 1 ? SMR_OK :
							 smr_fail(SMR_ENOMEM, "a nest is too large");
	SMR_TRY(smr_env_tensor(m->g, m->e, m->v->into, &to));
	list = smr_calloc(points, sizeof(*list));
	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %zu results", points);
	st = compute_all(m, &to, loops, n, list, &count);
	for (size_t i = 0; st == SMR_OK && i < count; i++)
		memcpy(list[i].at, &list[i].bits, smr_dtype_size(to.dtype));
	smr_free(list);
	return st;
}

smr_status smr_ref_nest(const smr_graph *g, const smr_node *v, const smr_env *e)
{
	uint32_t loops[SMR_MAX_LOOPS], n = domain_loops(v->nest, loops);
	bool stored;
	machine m;
	smr_status st;

	SMR_TRY(open_machine(&m, g, v, e));
	st = v->into != NULL ? run_stores(&m, loops, n) : eval_point(&m, &e->value[v->id], &stored);
	smr_free(m.ins);
	return st;
}

smr_status smr_ref_run(const smr_graph *g, const smr_env *e)
{
	for (uint32_t i = 0; i < g->nnodes; i++) {
		const smr_node *v = g->nodes[i];

		if (v->op == SMR_OP_nest)
			SMR_TRY(smr_ref_nest(g, v, e));
		else if (v->op == SMR_OP_constant)
			e->value[i] = v->bits;
	}
	return SMR_OK;
}
