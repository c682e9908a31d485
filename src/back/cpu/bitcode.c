/* Loops that were not lifted, as the program's own bitcode, compiled for this CPU. The code runs in
 * place of the loops, on the same memory, with the same results to the bit. */
#include <string.h>

#include "back/back.h"
#include "back/cpu/codegen/plan/nest.h"
#include "base/alloc.h"
#include "base/thread/clock.h"
#include "base/thread/startup_cost.h"

enum { MAX_SCALARS = 256 };

struct smr_exec {
	nest_object object; /* empty if the code was received */
	opaque_fn *fn;
	const smr_graph *graph;
	bool came; /* received code: numbers given by sizes are recomputed, not trusted */
};

static smr_status accept_numbers(const smr_codelet *c)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < c->graph->nnodes; i++)
		n += c->graph->nodes[i]->op == SMR_OP_scalar;
	return n <= MAX_SCALARS ? SMR_OK
				: smr_fail(SMR_EUNSUPPORTED, "it takes more than %d numbers",
					   (int)MAX_SCALARS);
}

static smr_status accept_opaque_loops(const smr_codelet *c, const smr_env *e)
{
	if (c->ncode == 0)
		return smr_fail(SMR_EUNSUPPORTED, "its bitcode is not at hand");
	return accept_numbers(c);
}

static smr_status compile_opaque_loops(const smr_codelet *c, const smr_env *e, const smr_workers *w,
				       smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));
	int64_t from = smr_now_ns();
	smr_status st;

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for compiled code");
	x->graph = c->graph;
	st = nest_object_get(c->code, c->ncode, 0, &x->object);
	if (st != SMR_OK) {
		smr_free(x);
		return st;
	}
	if (!x->object.cached)
		smr_compile_job_took(smr_now_ns() - from);
	x->fn = x->object.opaque;
	*out = x;
	return SMR_OK;
}

/* ---- packing and adopting -----------------------------------------------------------------------
 */

/* Copies the bitcode unchanged, for machines of the kind the program was compiled for. */
static smr_status pack_opaque_code(const smr_codelet *c, const smr_env *e, const char *target,
				   smr_packed *out)
{
	if (c->nest->fixed != NULL)
		return smr_fail(SMR_EUNSUPPORTED, "it stays where its memory is: %s",
				c->nest->fixed);
	if (strcmp(target, "x86_64") != 0)
		return smr_fail(SMR_EUNSUPPORTED, "it was compiled for x86_64");
	*out = (smr_packed){
		.triple = "x86_64-unknown-linux-gnu", .entry = "smr_opaque", .features = ""};
	out->code = smr_malloc(c->ncode);
	if (out->code == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to pack code");
	memcpy(out->code, c->code, c->ncode);
	out->n = c->ncode;
	return SMR_OK;
}

/* The signature covers the code, its flow and the sizes. Like the signer, this function checks the
 * conditions of `wrap` lines. No address depends on the other data of the task, its numbers. */
static smr_status adopt_opaque_code(const smr_codelet *c, const smr_env *e, const smr_arrived *a,
				    smr_exec **out)
{
	smr_exec *x;

	if (a->entry == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "opaque code is not run as WebAssembly");
	if (c->nest->fixed != NULL)
		return smr_fail(SMR_EDENIED, "it stays where its memory is: %s", c->nest->fixed);
	SMR_TRY(accept_numbers(c));
	SMR_TRY(smr_opaque_holds(c->graph, e->sym));
	x = smr_calloc(1, sizeof(*x));
	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for compiled code");
	*(void **)&x->fn = a->entry;
	x->graph = c->graph;
	x->came = true;
	*out = x;
	return SMR_OK;
}

/* ---- running ----------------------------------------------------------------------------------
 */

static smr_status run_opaque_loops(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	uint64_t scalar[MAX_SCALARS], result[SMR_MAX_SLOTS] = {0};
	uint32_t n = 0;

	for (uint32_t i = 0; i < x->graph->nnodes; i++) {
		const smr_node *v = x->graph->nodes[i];

		if (v->op == SMR_OP_scalar)
			scalar[n++] = x->came && v->size != NULL
					      ? (uint64_t)smr_poly_eval(v->size, e->sym)
					      : e->value[i];
	}
	x->fn(e->base, scalar, result);
	for (uint32_t i = 0; i < x->graph->nnodes; i++)
		if (x->graph->nodes[i]->op == SMR_OP_slot)
			e->value[i] = result[x->graph->nodes[i]->bits];
	return SMR_OK;
}

static void release_opaque_code(smr_exec *x)
{
	nest_object_drop(&x->object);
	smr_free(x);
}

static const char *describe_opaque_code(const smr_exec *x)
{
	return x->came ? "" : x->object.cached ? "from the cache" : "compiled";
}

static const smr_cost_rate bitcode_rate[] = {
	{NULL, 0.20, 0.90, 1, 2e-6, 2.0, {.mac = 0}},
};
static const smr_cost_rates bitcode_rates = {
	.rate = bitcode_rate,
	.source = "medians of kernels of tests/bench",
	.math = SMR_COST_MATH_VECTOR,
	.feature = 8,
};
const smr_impl smr_impl_bitcode = {
	.name = "bitcode",
	.about = "the program's own loops, compiled for this CPU",
	.opaque = true,
	.rates = &bitcode_rates,
	.accept = accept_opaque_loops,
	.prepare = compile_opaque_loops,
	.run = run_opaque_loops,
	.release = release_opaque_code,
	.detail = describe_opaque_code,
	.pack = pack_opaque_code,
	.adopt = adopt_opaque_code,
	.compile_s = 0.03,
};
