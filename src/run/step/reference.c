/* The reference evaluator as an implementation: the fallback of a step that must not fail. */
#include "back/ref/ref.h"
#include "base/alloc.h"
#include "run/run.h"

struct smr_exec {
	const smr_codelet *codelet;
};

static smr_status accept_codelet(const smr_codelet *c, const smr_env *e)
{
	return SMR_OK;
}

static smr_status prepare(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			  smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the reference");
	x->codelet = c;
	*out = x;
	return SMR_OK;
}

static smr_status run_reference(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	const smr_codelet *c = x->codelet;

	for (uint32_t k = 0; k <= c->nbeside; k++)
		SMR_TRY(smr_ref_nest(c->graph, smr_codelet_nest(c, k), e));
	return SMR_OK;
}

static void release(smr_exec *x)
{
	smr_free(x);
}

const smr_impl smr_impl_plain = {
	.name = "ref",
	.about = "the reference",
	.beside = true,
	.accept = accept_codelet,
	.prepare = prepare,
	.run = run_reference,
	.release = release,
};

smr_status smr_step_plain(smr_dispatch *p, const smr_env *e)
{
	SMR_TRY(prepare(p->codelet, e, NULL, &p->exec));
	p->impl = &smr_impl_plain;
	p->workers = NULL;
	p->query.impl = smr_impl_plain.name;
	p->query.threads = 1;
	return SMR_OK;
}
