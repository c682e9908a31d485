/* Plans a kernel before its first run: the implementation it starts with, the chosen one, and
 * whether the chosen one is compiled at once. */
#include "run/kernel/internal.h"

#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"

/* Approximate seconds of one part of an expression in the interpreter; a sum that all points share
 * is computed once for so many. */
static const double STEP_S = 1.5e-9, SHARE = 1.0 / 128;
/* Expected number of runs where measurements are ignored. */
static const double RUNS = 1000;
/* Runs that are expected at least of a program that runs many times. */
static const double MANY = 100;

static bool is_only(const smr_kernels *k, const smr_impl *impl)
{
	return k->runner->only_impl != NULL && strcmp(k->runner->only_impl, impl->name) == 0;
}

/* Predicted seconds before the first run. */
static double guess(const smr_codelet *c, const smr_env *e)
{
	double sum = 0;

	for (uint32_t k = 0; k <= c->nbeside; k++) {
		const smr_node *v = smr_codelet_nest(c, k);
		double all = smr_nest_steps(v, e->sym) * smr_nest_points(v, e->sym);

		sum += fmax(smr_nest_all_steps(v, e->sym), all * SHARE) * STEP_S;
	}
	return sum;
}

static smr_status prepare_first(const smr_kernels *k, smr_kernel_run *x)
{
	const smr_codelet *c = x->flow->codelets;

	x->guess = x->foretold = guess(c, &x->env);
	x->first = smr_impl_find("strip");
	if (k->runner->told)
		return SMR_OK;
	if (x->first != NULL && !is_only(k, &smr_impl_plain) &&
	    x->first->accept(c, &x->env) == SMR_OK &&
	    x->first->prepare(c, &x->env, NULL, &x->exec) == SMR_OK)
		return SMR_OK;
	x->first = &smr_impl_plain;
	return x->first->prepare(c, &x->env, NULL, &x->exec);
}

/* Returns whether another candidate can run at once and is better than the first implementation. */
static bool has_other(const smr_kernels *k, const smr_kernel_run *x)
{
	const smr_dispatch *p = smr_kernel_step(x);

	for (size_t i = 0; smr_kernel_competes(k) && i < p->nways; i++)
		if (p->ways[i].predicted.p50 < x->guess &&
		    smr_way_setup(k->runner, p, &p->ways[i]) <= 0)
			return true;
	return false;
}

/* Decides by sizes alone. A fixed plan is decided here: a compilation is waited for, or never done.
 * Otherwise past runs may show that it will pay. */
smr_status smr_kernel_request_early(smr_kernels *k, smr_kernel_run *x)
{
	const smr_run_hooks *h = &k->runner->hooks;
	const smr_dispatch *p = smr_kernel_step(x);
	double setup = smr_step_setup(p);

	if (!smr_kernel_is_made_behind(k, x))
		return SMR_OK;
	if (k->runner->fixed) {
		x->plain = x->guess * RUNS < smr_impl_compile_s(p->impl, p->codelet);
		return x->plain ? SMR_OK : smr_kernel_ask(k, x, smr_kernel_step(x));
	}
	if (h->past_calls != NULL)
		x->past = h->past_calls(h->ctx, p->query.code, p->query.size);
	if (k->runner->many)
		x->past = fmax(x->past, MANY);
	return smr_kernel_is_sure(x->guess, x->past, setup) && !has_other(k, x)
		       ? smr_kernel_ask(k, x, smr_kernel_step(x))
		       : SMR_OK;
}

/* Takes the tuning of an earlier process. Called before other images have the flow. */
static void take_tuning(const smr_kernels *k, smr_kernel_run *x)
{
	const smr_run_hooks *h = &k->runner->hooks;
	smr_codelet *c = x->flow->codelets;
	uint64_t code, size;

	if (h->tuning == NULL || k->runner->fixed)
		return;
	smr_choose_key(x->flow, c, &x->env, &code, &size);
	c->tuning = h->tuning(h->ctx, code, size);
}

smr_status smr_kernel_plan(smr_kernels *k, smr_kernel_run *x)
{
	const smr_graph *g = x->flow->graph;

	x->size = smr_calloc(1, sizeof(*x->size));
	x->env.base = smr_calloc(g->nbases + 1, sizeof(*x->env.base));
	x->env.value = smr_calloc(g->nnodes + 1, sizeof(*x->env.value));
	x->constants = smr_calloc(g->nbases + 1, sizeof(*x->constants));
	if (x->size == NULL || x->env.base == NULL || x->env.value == NULL || x->constants == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	x->env.sym = x->size->sym;
	if (x->flow->ncodelets != 1)
		return smr_fail(SMR_EINTERNAL, "%s became %zu codelets", g->name,
				x->flow->ncodelets);
	if (!x->shared)
		take_tuning(k, x);
	SMR_TRY(prepare_first(k, x));
	x->plain = k->runner->told || is_only(k, x->first) || is_only(k, &smr_impl_plain);
	if (x->plain)
		return SMR_OK;
	if (smr_guard_size(x->flow, x->size) != SMR_OK ||
	    smr_choose(k->runner, x->flow, x->size, &x->env) != SMR_OK) {
		smr_log(SMR_LOG_DEBUG, "%s: strips run: %s", g->name, smr_errmsg());
		x->plain = true;
		return SMR_OK;
	}
	/* else smr_kernel_settle() does */
	return k->runner->device != SMR_RUN_AUTO ? smr_kernel_request_early(k, x) : SMR_OK;
}
