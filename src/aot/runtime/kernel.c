/* Implements run/kernel/kernel.h for built programs: kernels are deserialized, not chosen and
 * compiled. This file takes the place of run/kernel*.c in the object that libraries carry, so that
 * the executor is the same for both. */
#include "run/kernel/kernel.h"

#include "aot/runtime/runtime.h"
#include "back/cpu/codegen/object/exec.h"
#include "base/alloc.h"

extern const smr_impl smr_impl_onednn, smr_impl_openblas, smr_impl_dot, smr_impl_strip;

/* In place of back/list.c, which names all implementations: nothing is predicted here. */
const smr_cost_rates *smr_impl_rates(const char *name)
{
	return NULL;
}

struct smr_kernel_run {
	const smr_impl *impl;
	smr_exec *exec;
	smr_env env;
	const smr_workers *workers;
	smr_graph *graph;             /* of a kernel in the vectorised interpreter */
	smr_codelet codelet, *beside; /* beside: for a flow of several nests */
	smr_deserialized_part *parts;
};

struct smr_kernels {
	smr_aot *built;
	smr_kernel_run *list;
	uint32_t n, nrefs;
	const uint64_t *refs; /* [an op's bits - 1 + its result]: number of a kernel + 1, or 0 */
};

/* The implementation of generated code, without its generator. */
static const smr_impl nest = {.name = "nest",
			      .shared = true,
			      .thaw = nest_thaw,
			      .run = nest_run,
			      .release = nest_release};

static const smr_impl *const impls[] = {[SMR_AOT_NEST] = &nest,
					[SMR_AOT_ONEDNN] = &smr_impl_onednn,
					[SMR_AOT_OPENBLAS] = &smr_impl_openblas,
					[SMR_AOT_DOT] = &smr_impl_dot,
					[SMR_AOT_STRIP] = &smr_impl_strip,
					[SMR_AOT_PLAIN] = &smr_impl_plain};

static smr_status prepare_text(smr_kernel_run *x, const char *text, size_t n)
{
	uint32_t nests = 0;

	SMR_TRY(smr_graph_parse("kernel", text, n, &x->graph));
	x->codelet.graph = x->graph;
	x->codelet.in_full = true;
	for (uint32_t i = 0; i < x->graph->nnodes; i++)
		if (x->graph->nodes[i]->nest != NULL) {
			x->codelet.nest = x->graph->nodes[i];
			nests++;
		}
	if (x->codelet.nest == NULL || x->graph->nsyms > 0)
		return smr_fail(SMR_ECORRUPT, "a kernel of this library is damaged");
	if (nests > 1) {
		SMR_TRY(smr_pass_horizontal(x->graph, SMR_FP_REASSOC, x->graph->arena, &x->beside));
		x->beside->in_full = true;
	}
	return x->impl->prepare(x->beside != NULL ? x->beside : &x->codelet, &x->env, NULL,
				&x->exec);
}

/* Takes the kernels just before this one as its parts. */
static smr_status take_parts(smr_kernels *k, uint32_t number, smr_deserialized *t)
{
	smr_kernel_run *x = &k->list[number];

	if (t->nparts == 0)
		return SMR_OK;
	x->parts = smr_calloc(t->nparts, sizeof(*x->parts));
	if (x->parts == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	for (uint32_t i = 0; i < t->nparts; i++) {
		const smr_kernel_run *part = &k->list[number - t->nparts + i];

		x->parts[i] = (smr_deserialized_part){part->impl, part->exec};
	}
	t->parts = x->parts;
	return SMR_OK;
}

static smr_status take_kernel(smr_kernels *k, smr_taking *t, uint32_t number)
{
	const smr_aot *b = k->built;
	smr_kernel_run *x = &k->list[number];
	uint32_t kind = smr_take_below(t, SMR_AOT_PLAIN + 1), alone = smr_take_below(t, 2);
	uint32_t nbases = smr_take_below(t, UINT16_MAX), nvalues = smr_take_below(t, UINT32_MAX);
	uint32_t nparts = smr_take_below(t, number + 1);
	size_t n;
	const void *kept = smr_take_bytes(t, &n);
	smr_deserialized thawed = {
		.note = kept, .nnote = n, .nbases = nbases, .nvalues = nvalues, .nparts = nparts};

	if (t->bad)
		return smr_fail(SMR_ECORRUPT, "a kernel of this library is damaged");
	x->impl = impls[kind];
	x->workers = alone != 0 ? NULL : b->runner.workers;
	x->env.base = smr_calloc((size_t)nbases + 1, sizeof(*x->env.base));
	x->env.value = smr_calloc((size_t)nvalues + 1, sizeof(*x->env.value));
	if (x->env.base == NULL || x->env.value == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	x->env.sym = NULL; /* all sizes are constant */
	if (kind == SMR_AOT_STRIP || kind == SMR_AOT_PLAIN)
		return prepare_text(x, kept, n);
	thawed.code = number < b->program->ncode ? b->program->code[number] : NULL;
	SMR_TRY(take_parts(k, number, &thawed));
	return x->impl->thaw(&thawed, x->workers, &x->exec);
}

static smr_status take_all(smr_kernels *k)
{
	smr_taking refs = k->built->kernels, t = {0};

	k->nrefs = smr_take_count(&refs);
	k->refs = (const uint64_t *)(const void *)(refs.from + refs.at);
	refs.at += k->nrefs * sizeof(uint64_t);
	k->n = smr_take_below(&refs, UINT32_MAX);
	t.from = smr_take_bytes(&refs, &t.n);
	if (refs.bad || k->n > t.n)
		return smr_fail(SMR_ECORRUPT, "the kernels of this library are damaged");
	k->list = smr_calloc((size_t)k->n + 1, sizeof(*k->list));
	if (k->list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for kernels");
	for (uint32_t i = 0; i < k->n; i++)
		SMR_TRY(take_kernel(k, &t, i));
	return SMR_OK;
}

smr_status smr_kernels_new(smr_runner *r, smr_kernels **out)
{
	smr_kernels *k = smr_calloc(1, sizeof(*k));
	smr_status st;

	if (k == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for kernels");
	k->built = smr_aot_of(r);
	st = take_all(k);
	if (st != SMR_OK) {
		smr_kernels_free(k);
		return st;
	}
	*out = k;
	return SMR_OK;
}

void smr_kernels_free(smr_kernels *k)
{
	if (k == NULL)
		return;
	for (uint32_t i = k->list != NULL ? k->n : 0; i-- > 0;) { /* in reverse: a kernel before its
								     parts */
		smr_kernel_run *x = &k->list[i];

		if (x->exec != NULL)
			x->impl->release(x->exec);
		smr_free(x->parts);
		smr_graph_free(x->graph);
		smr_free(x->env.base);
		smr_free(x->env.value);
	}
	smr_free(k->list);
	smr_free(k);
}

smr_status smr_kernel_find(smr_kernels *k, const smr_node *v, uint32_t result, smr_kernel_run **out)
{
	uint64_t at = v->bits - 1 + (result == SMR_ALL_RESULTS ? 0 : result), number;

	if (v->bits == 0 || at >= k->nrefs)
		return smr_fail(SMR_ECORRUPT, "%s has no kernel in this library",
				smr_op_name(v->op));
	number = k->refs[at];
	if (number == 0 || number > k->n)
		return smr_fail(SMR_ECORRUPT, "%s has no kernel in this library",
				smr_op_name(v->op));
	*out = &k->list[number - 1];
	return SMR_OK;
}

smr_status smr_kernel_find_slab(smr_kernels *k, const smr_node *v, const int64_t *size,
				uint32_t number, smr_kernel_run **out)
{
	return smr_kernel_find(k, v, number, out);
}

void **smr_kernel_memory(smr_kernel_run *x)
{
	return x->env.base;
}

uint64_t *smr_kernel_constants(smr_kernel_run *x)
{
	return NULL;
}

smr_status smr_kernel_run_on(smr_kernels *k, smr_kernel_run *x)
{
	return x->impl->run(x->exec, &x->env, x->workers);
}

bool smr_kernel_joins(const smr_kernels *k, smr_kernel_run *x)
{
	return x->impl->shared && x->workers == NULL;
}

smr_status smr_kernel_run_beside(const smr_kernel_run *x, void **memory)
{
	smr_env e = x->env;

	e.base = memory;
	return x->impl->run(x->exec, &e, NULL);
}
