/* Compiles implementations in the background and installs them when they are ready. */
#include "run/kernel/internal.h"

#include <math.h>
#include <stdatomic.h>

#include "base/alloc.h"
#include "base/log.h"

void smr_kernel_free_making(smr_kernel_run *x)
{
	smr_compile_job *m = x->making;

	if (m == NULL)
		return;
	if (m->exec != NULL)
		m->impl->release(m->exec);
	smr_free(m->env.base);
	smr_free(m->env.value);
	smr_free(m);
	x->making = NULL;
}

smr_status smr_kernel_ask(smr_kernels *k, smr_kernel_run *x, smr_dispatch *p)
{
	const smr_graph *g = x->flow->graph;
	smr_compile_job *m = smr_calloc(1, sizeof(*m));

	x->making = m;
	x->made = p;
	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	m->env.sym = x->env.sym;
	m->env.base = smr_calloc(g->nbases + 1, sizeof(*m->env.base));
	m->env.value = smr_calloc(g->nnodes + 1, sizeof(*m->env.value));
	if (m->env.base == NULL || m->env.value == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	m->impl = p->impl;
	m->codelet = p->codelet;
	m->workers = p->workers;
	atomic_init(&m->worth, fmax(x->spent, x->guess));
	if (smr_compile_queue_ask(k->maker, m) != SMR_OK) {
		smr_log(SMR_LOG_WARN, "%s: %s stays away: %s", g->name, p->impl->name,
			smr_errmsg());
		smr_kernel_free_making(x);
		if (x->rivals != NULL)
			smr_bandit_made(x->rivals, p, false);
		else
			x->plain = true;
	}
	return SMR_OK;
}

bool smr_kernel_competes(const smr_kernels *k)
{
	const smr_runner *r = k->runner;

	return r->only_impl == NULL && r->via == NULL && !r->at_once && !r->fixed && !r->force;
}

void smr_kernel_take_made(const smr_kernels *k, smr_kernel_run *x)
{
	smr_compile_job *m = x->making;
	smr_status st = m->status;

	if (st == SMR_OK) {
		smr_kernel_step(x)->exec = m->exec;
		m->exec = NULL;
	} else {
		(void)smr_fail(st, "%s", m->why);
		st = smr_step_next(k->runner, x->flow, x->size, smr_kernel_step(x), &x->env);
	}
	smr_kernel_free_making(x);
	x->ready = st == SMR_OK;
	x->plain = !x->ready;
	if (x->ready && smr_kernel_competes(k))
		x->rivals = smr_bandit_new(k->runner, x->flow, smr_kernel_step(x), &x->env, 0);
	if (x->plain)
		smr_log(SMR_LOG_DEBUG, "%s: strips run: %s", x->flow->graph->name, smr_errmsg());
}

void smr_kernels_finish(smr_kernels *k)
{
	for (smr_kernel_run *x = k->known; x != NULL; x = x->hh.next)
		if (x->making != NULL && !x->ready) {
			smr_compile_queue_finish(k->maker, x->making);
			smr_kernel_take_made(k, x);
		}
}

bool smr_kernel_is_made_behind(const smr_kernels *k, const smr_kernel_run *x)
{
	const smr_dispatch *p = smr_kernel_step(x);

	return k->runner->only_impl == NULL && k->runner->via == NULL && !k->runner->at_once &&
	       (k->runner->fixed ? smr_impl_compile_s(p->impl, p->codelet) : smr_step_setup(p)) > 0;
}
