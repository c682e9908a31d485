/* Acts that are one kernel, or the ops that compute their last operand.
 *
 * Such an act takes the operand as it is, unless placement decides for the kernel. The parts are
 * the acts that then have no other reader; they keep their places, which stay empty. */
#include "run/exec/apart.h"

#include "base/alloc.h"
#include "base/assert.h"

/* Readers of each node, in the whole flow and among the parts. */
typedef struct readers {
	uint32_t *all, *inside;
} readers;

static smr_instr *act_of(const smr_exec_schedule *s, const smr_node *v)
{
	for (uint32_t i = s->nacts; i-- > 0;)
		if (s->acts[i].v == v)
			return &s->acts[i];
	return NULL;
}

/* Whether the act may be left out: it computes one value, and nothing else depends on it. */
static bool may_be_part(const smr_instr *a)
{
	return a != NULL && a->nouts == 1 && (a->kernels != NULL || a->alias) && a->whole == NULL;
}

static void find_parts(const smr_graph *g, const smr_exec_schedule *s, smr_instr *a,
		       const readers *r)
{
	const smr_node *last = a->v->ins[a->v->nins - 1];

	smr_graph_count_readers(g, r->all);
	for (uint32_t i = last->id + 1; i-- > 0;) {
		smr_node *v = g->nodes[i];
		smr_instr *part;

		if (v != last && r->inside[i] == 0)
			continue;
		part = r->all[i] == r->inside[i] + (v == last) ? act_of(s, v) : NULL;
		if (!may_be_part(part))
			continue;
		a->whole->parts[a->whole->nparts++] = part;
		for (uint32_t k = 0; k < v->nins; k++)
			r->inside[v->ins[k]->id]++;
	}
}

static smr_status make_parts(smr_executable *x, const smr_graph *g, const smr_exec_schedule *s,
			     smr_instr *a)
{
	smr_arena *arena = smr_arena_new();
	readers r = {NULL, NULL};
	smr_status st = SMR_OK;

	if (arena != NULL) {
		r.all = smr_arena_array(arena, (size_t)g->nnodes + 1, sizeof(*r.all));
		r.inside = smr_arena_array(arena, (size_t)g->nnodes + 1, sizeof(*r.inside));
	}
	a->whole->parts = smr_arena_array(x->arena, (size_t)s->nacts + 1, sizeof(smr_instr *));
	if (r.all != NULL && r.inside != NULL && a->whole->parts != NULL)
		find_parts(g, s, a, &r);
	else
		st = smr_fail(SMR_ENOMEM, "no memory for the schedule of %s", g->name);
	smr_arena_free(arena);
	return st;
}

smr_status smr_exec_whole_make(smr_executable *x, const smr_graph *g, const smr_exec_schedule *s,
			       smr_instr *a)
{
	smr_node alone = *a->v;
	uint32_t nins = a->nins - 1, *ins = a->ins;

	smr_assert(a->nins >= 1 && a->nouts == 1);
	a->ins += nins;
	a->nins = 1;
	a->alias = true;
	if (x->runner->device != SMR_RUN_AUTO)
		return SMR_OK;
	a->whole = smr_arena_alloc(x->arena, sizeof(*a->whole));
	if (a->whole == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the schedule of %s", g->name);
	a->whole->ins = ins;
	a->whole->nins = nins;
	alone.nins = nins;
	alone.nattrs = 0;
	SMR_TRY(smr_kernel_find(x->kernels, &alone, 0, &a->whole->kernel));
	return make_parts(x, g, s, a);
}

smr_status smr_exec_whole_take(smr_executable *x, smr_instr *a)
{
	smr_exec_whole *w = a->whole;

	smr_assert(w != NULL && a->alias);
	a->kernels = smr_arena_array(x->arena, 1, sizeof(smr_kernel_run *));
	if (a->kernels == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to place a program");
	a->kernels[0] = w->kernel;
	a->nkernels = 1;
	a->alias = false;
	a->ins = w->ins;
	a->nins = w->nins;
	for (uint32_t i = 0; i < w->nparts; i++) {
		w->parts[i]->handed = true;
		if (w->parts[i]->home != NULL)
			a->home = w->parts[i]->home; /* the act is the program's result */
		w->parts[i]->home = NULL;
	}
	return SMR_OK;
}
