/* Loops that were not lifted, as the program has them: its own bitcode, compiled for this CPU. It
 * runs in place of the loops, on the same memory, and computes what they compute, to the bit. */
#include <string.h>

#include "back/back.h"
#include "back/cpu/nest.h"
#include "base/alloc.h"

enum { MAX_SCALARS = 256 };

struct smr_exec {
	nest_object object;
	const smr_graph *graph;
};

static smr_status accept(const smr_codelet *c, const smr_env *e)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < c->graph->nnodes; i++)
		n += c->graph->nodes[i]->op == SMR_OP_scalar;
	if (c->ncode == 0)
		return smr_fail(SMR_EUNSUPPORTED, "its bitcode is not at hand");
	return n <= MAX_SCALARS ? SMR_OK
				: smr_fail(SMR_EUNSUPPORTED, "it takes more than %d numbers",
					   (int)MAX_SCALARS);
}

static smr_status prepare(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			  smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));
	smr_status st;

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for compiled code");
	x->graph = c->graph;
	st = nest_object_get(c->code, c->ncode, 0, &x->object);
	if (st != SMR_OK) {
		smr_free(x);
		return st;
	}
	*out = x;
	return SMR_OK;
}

static smr_status run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	uint64_t scalar[MAX_SCALARS], result[SMR_MAX_SLOTS] = {0};
	uint32_t n = 0;

	for (uint32_t i = 0; i < x->graph->nnodes; i++)
		if (x->graph->nodes[i]->op == SMR_OP_scalar)
			scalar[n++] = e->value[i];
	x->object.opaque(e->base, scalar, result);
	for (uint32_t i = 0; i < x->graph->nnodes; i++)
		if (x->graph->nodes[i]->op == SMR_OP_slot)
			e->value[i] = result[x->graph->nodes[i]->bits];
	return SMR_OK;
}

static void release(smr_exec *x)
{
	nest_object_drop(&x->object);
	smr_free(x);
}

static const char *detail(const smr_exec *x)
{
	return x->object.cached ? "from the cache" : "compiled";
}

const smr_impl smr_impl_bitcode = {
	.name = "bitcode",
	.about = "the program's own loops, compiled for this CPU",
	.opaque = true,
	.accept = accept,
	.prepare = prepare,
	.run = run,
	.release = release,
	.detail = detail,
	.compile_s = 0.03,
};
