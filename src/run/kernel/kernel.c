/* Runs kernels: first by the interpreter, then by the chosen implementation, then by the winner of
 * online autotuning. */
#include "run/kernel/internal.h"

#include <math.h>
#include <stdatomic.h>

#include "base/assert.h"
#include "base/log.h"
#include "run/tune/tune.h"

/* Prepares the implementation that smr_choose() selected, now. */
static void prepare_chosen(const smr_kernels *k, smr_kernel_run *x)
{
	smr_assert(x->size != NULL && !x->ready);
	x->ready = smr_specialization_prepare(k->runner, x->flow, x->size, &x->env) == SMR_OK;
	x->plain = !x->ready;
	if (x->plain)
		smr_log(SMR_LOG_DEBUG, "%s: strips run: %s", x->flow->graph->name, smr_errmsg());
}

static void start_bandit(const smr_kernels *k, smr_kernel_run *x)
{
	double most = smr_kernel_is_made_behind(k, x) ? x->guess : INFINITY;

	smr_assert(x->rivals == NULL);
	if (x->making == NULL && smr_kernel_competes(k))
		x->rivals = smr_bandit_new(k->runner, x->flow, smr_kernel_step(x), &x->env, most);
}

static void tune_kernel(const smr_kernels *k, smr_kernel_run *x)
{
	x->ready = smr_tune_step(k->runner, x->flow, x->size, 0, &x->env);
}

static bool is_held(const smr_kernels *k, const smr_kernel_run *x)
{
	static const double little = 5e-5;

	return x->guess < little && atomic_load_explicit(&k->held, memory_order_relaxed);
}

static smr_status advance_compile(smr_kernels *k, smr_kernel_run *x)
{
	smr_compile_job *m = x->making;
	double setup;

	smr_assert(!x->ready && !x->plain && x->runs >= 1);
	if (!x->begun)
		start_bandit(k, x);
	x->begun = true;
	setup = smr_step_setup(smr_kernel_step(x));
	if (m == NULL && !smr_kernel_is_made_behind(k, x)) {
		prepare_chosen(k, x);
		return SMR_OK;
	}
	if (m == NULL)
		return smr_kernel_pays(x, x->guess, (double)x->runs, setup)
			       ? smr_kernel_ask(k, x, smr_kernel_step(x))
			       : SMR_OK;
	if (k->runner->fixed || smr_kernel_waits(x->guess, setup))
		smr_compile_queue_finish(k->maker, m);
	atomic_store_explicit(&m->worth, fmax(x->spent, x->guess), memory_order_relaxed);
	if (atomic_load(&m->made))
		smr_kernel_take_made(k, x);
	return SMR_OK;
}

/* Prepares those candidates that would have paid for it. */
static smr_status prepare_paying_arms(smr_kernels *k, smr_kernel_run *x)
{
	smr_compile_job *m = x->making;
	smr_dispatch *p;
	double gain;

	smr_assert(x->rivals != NULL);
	if (m != NULL && atomic_load(&m->made)) {
		x->made->exec = m->exec;
		m->exec = NULL;
		smr_bandit_made(x->rivals, x->made, m->status == SMR_OK);
		smr_kernel_free_making(x);
	}
	if (x->making != NULL)
		return SMR_OK;
	p = smr_bandit_want(k->runner, x->flow, x->rivals, &x->env,
			    smr_kernel_worth(x, (double)x->runs), &gain);
	return p != NULL && gain >= smr_step_setup(p) * smr_kernel_share((double)x->runs)
		       ? smr_kernel_ask(k, x, p)
		       : SMR_OK;
}

static smr_status run_bandit(smr_kernels *k, smr_kernel_run *x)
{
	smr_assert(x->ready && x->rivals != NULL);
	SMR_TRY(prepare_paying_arms(k, x));
	SMR_TRY(smr_bandit_run(k->runner, x->flow, x->size, x->rivals, &x->env,
			       smr_compile_queue_works()));
	if (x->making == NULL && smr_bandit_over(x->rivals)) {
		smr_bandit_add(x->rivals, &x->settled);
		smr_bandit_end(k->runner, x->flow, x->rivals, &x->env);
		x->rivals = NULL;
	}
	return SMR_OK;
}

void smr_kernels_contests(const smr_kernels *k, smr_contest_sum *sum)
{
	for (const smr_kernel_run *x = k->known; x != NULL; x = x->hh.next) {
		sum->over += x->settled.over;
		sum->tries += x->settled.tries;
		sum->lost += x->settled.lost;
		if (x->rivals != NULL)
			smr_bandit_add(x->rivals, sum);
	}
}

const char *smr_kernel_impl(const smr_kernel_run *x)
{
	return x->ready ? smr_kernel_step(x)->impl->name : x->first->name;
}

double smr_kernel_predicted(const smr_kernel_run *x)
{
	return x->ready && x->size->nsteps > 0 ? smr_kernel_step(x)->predicted.p50 : x->foretold;
}

double smr_kernel_spread(const smr_kernel_run *x)
{
	const smr_dispatch *p = x->size->nsteps > 0 ? smr_kernel_step(x) : NULL;

	return p != NULL && p->workers != NULL && isfinite(p->alone_s)
		       ? fmax(p->alone_s - p->predicted.p50, 0)
		       : 0;
}

void **smr_kernel_memory(smr_kernel_run *x)
{
	x->env.constant = NULL;
	return x->env.base;
}

uint64_t *smr_kernel_constants(smr_kernel_run *x)
{
	x->env.constant = x->constants;
	return x->constants;
}

static smr_status run_first(const smr_kernels *k, smr_kernel_run *x)
{
	smr_cpu_timer run = smr_cpu_timer_begin(k->runner->times, x->runs - 1, x->spent);
	smr_status st = x->first->run(x->exec, &x->env, k->runner->workers);

	smr_assert(x->exec != NULL && x->first != NULL && x->runs >= 1);
	x->spent += smr_cpu_timer_end(&run);
	x->guess = x->spent / (double)x->runs;
	return st;
}

smr_status smr_kernel_run_on(smr_kernels *k, smr_kernel_run *x)
{
	x->runs++;
	if (k->runner->tune != NULL && x->runs == 1 && !x->plain && x->making == NULL)
		tune_kernel(k, x);
	if (!x->ready && !x->plain && !is_held(k, x))
		SMR_TRY(advance_compile(k, x));
	if (!x->ready)
		return run_first(k, x);
	return x->rivals != NULL ? run_bandit(k, x)
				 : smr_specialization_run(k->runner, x->flow, x->size, &x->env);
}

bool smr_kernel_joins(const smr_kernels *k, smr_kernel_run *x)
{
	if (!x->ready || x->rivals != NULL || x->size->nsteps != 1 ||
	    smr_step_competes(x->size, 0) || !smr_step_joins(k->runner, smr_kernel_step(x)))
		return false;
	x->runs++;
	smr_step_count(smr_kernel_step(x));
	return true;
}

smr_status smr_kernel_run_beside(const smr_kernel_run *x, void **memory)
{
	const smr_dispatch *p = smr_kernel_step(x);
	smr_env e = x->env;

	smr_assert(x->ready && smr_kernel_step(x)->workers == NULL);
	e.base = memory;
	e.constant = NULL;
	return p->impl->run(p->exec, &e, NULL);
}

bool smr_kernel_stays_on_device(const smr_kernels *k, const smr_kernel_run *x)
{
	return x->ready && x->rivals == NULL && x->size->nsteps == 1 &&
	       smr_step_stays_on_device(k->runner, smr_kernel_step(x));
}

smr_status smr_kernel_run_there(const smr_kernels *k, smr_kernel_run *x,
				struct smr_device_resident *const *resident)
{
	enum { READ_ONE_IN = 16 };
	smr_dispatch *p = smr_kernel_step(x);
	smr_device_measured none;
	smr_env e = x->env;

	x->runs++;
	smr_step_count(p);
	e.resident = resident;
	SMR_TRY(p->impl->run(p->exec, &e, NULL));
	if (x->runs % READ_ONE_IN == 0)
		smr_step_read_device(k->runner, p, false, &none);
	return SMR_OK;
}

double smr_kernel_device(const smr_kernels *k, const smr_kernel_run *x, smr_device_measured *out)
{
	smr_dispatch *p = x->ready && x->size->nsteps > 0 ? smr_kernel_step(x) : NULL;

	*out = (smr_device_measured){.runs = 0};
	if (p == NULL || p->impl->machine == NULL)
		return 0;
	smr_step_read_device(k->runner, p, false, out);
	return smr_step_kernels_s(p);
}

void smr_kernel_tell(const smr_kernels *k, const smr_kernel_run *x, smr_told_kernel *out)
{
	const smr_run_hooks *h = &k->runner->hooks;
	const smr_codelet *c = x->flow->codelets;
	const smr_dispatch *p = x->size->nsteps > 0 ? smr_kernel_step(x) : NULL;

	*out = (smr_told_kernel){
		.first = x->first->name, .first_s = x->guess, .first_ran = x->spent > 0};
	smr_choose_query(x->flow, c, &x->env, &out->query);
	if (!k->runner->told) /* a device has no first implementation */
		smr_kernel_first(x, &out->query, &out->first_query);
	out->codelet = c->match.kernel != NULL ? smr_kernel_name(c->match.kernel) : "nest";
	if (p == NULL || p->impl == NULL)
		return;
	out->impl = p->impl->name;
	if (!k->runner->told)
		out->query.work = p->query.work;
	out->threads = p->query.threads;
	out->predicted = p->predicted;
	out->ran_s = p->runs > 0 ? p->spent / (double)p->runs : 0;
	if (h->past_calls != NULL)
		out->past_runs = h->past_calls(h->ctx, p->query.code, p->query.size);
}

size_t smr_kernel_ways(const smr_kernels *k, const smr_kernel_run *x, smr_told_way *out, size_t cap)
{
	if (x->size->nsteps == 0)
		return 0;
	return smr_choose_tell(k->runner, x->flow, x->size, smr_kernel_step(x), &x->env, out, cap);
}

void smr_kernel_way_of(const smr_kernel_run *x, smr_kernel_way *out)
{
	const smr_dispatch *p = x->plain ? NULL : smr_kernel_step(x);

	*out = (smr_kernel_way){.flow = x->flow,
				.codelet = x->flow->codelets,
				.env = &x->env,
				.impl = p != NULL ? p->impl : x->first,
				.first = x->first,
				.alone = p != NULL && p->workers == NULL};
}
