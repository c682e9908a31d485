/* Decides when a kernel switches from its first implementation to the chosen one. The executor and
 * the predictor use it. */
#include "run/kernel/internal.h"

#include <math.h>
#include <string.h>

#include "cost/model/cost.h"

/* A compilation in the background costs a core, but delays no other work: it starts when the
 * interpreter has used this share of its time; sooner for a kernel that was called often, and so is
 * likely to be called again. */
static const double BEHIND = 0.1, SOONER = 0.02;
static const double OFTEN = 16;
/* The interpreter is not started if a run takes so many times as long as a compilation. */
static const double SURELY = 2;

double smr_kernel_share(double runs)
{
	return runs > OFTEN ? SOONER : BEHIND;
}

double smr_kernel_worth(const smr_kernel_run *x, double runs)
{
	return runs > 1 ? fmax(runs, x->past) : runs;
}

bool smr_kernel_pays(const smr_kernel_run *x, double each, double run, double setup)
{
	return each * smr_kernel_worth(x, run - 1) >= setup * smr_kernel_share(run);
}

bool smr_kernel_waits(double each, double setup)
{
	return each >= setup * SURELY;
}

bool smr_kernel_is_sure(double each, double past, double setup)
{
	return each * fmax(past, 1) >= setup;
}

/* The first run before which it pays, by formula, where each run loses @p each seconds. */
static double first_that_pays(const smr_kernel_run *x, double each, double setup)
{
	double often = 2 + setup * BEHIND / each;

	if (smr_kernel_pays(x, each, 2, setup))
		return 2;
	return often <= OFTEN ? often : fmax(OFTEN + 1, 2 + setup * SOONER / each);
}

/* Returns the best candidate that needs no compilation and is better than the first implementation;
 * NULL: there is none. */
static const smr_candidate *best_at_once(const smr_kernels *k, const smr_kernel_run *x)
{
	const smr_dispatch *p = smr_kernel_step(x);
	const smr_candidate *best = NULL;

	for (size_t i = 0; i < p->nways; i++)
		if (p->ways[i].predicted.p50 < (best != NULL ? best->predicted.p50 : x->foretold) &&
		    smr_way_setup(k->runner, p, &p->ways[i]) <= 0)
			best = &p->ways[i];
	return best;
}

/* An implementation that does not count its own work is the reference: its parts of expressions are
 * counted. */
void smr_kernel_first(const smr_kernel_run *x, const smr_cost_query *asked, smr_cost_query *out)
{
	static const double lanes = 30; /* cost of one part, in lanes of the interpreter */
	const smr_codelet *c = x->flow->codelets;
	smr_work *w = &out->work;

	*out = *asked;
	out->impl = x->first->name;
	memset(w->dear, 0, sizeof(w->dear));
	if (x->first->count != NULL) {
		x->first->count(x->exec, w);
		return;
	}
	for (uint32_t k = 0; k <= c->nbeside; k++)
		w->lanes += smr_nest_all_steps(smr_codelet_nest(c, k), x->env.sym) * lanes;
	w->parts = 1;
}

static double first_seconds(const smr_kernels *k, const smr_kernel_run *x)
{
	const smr_cost cost = {.machine = k->runner->cost.machine}; /* without the history */
	smr_cost_query asked, first;
	smr_prediction p;

	smr_choose_query(x->flow, x->flow->codelets, &x->env, &asked);
	smr_kernel_first(x, &asked, &first);
	smr_cost_estimate(&cost, &first, &p);
	return p.p50;
}

/* Seconds of loading code that an earlier process compiled. */
static double loading_seconds(const smr_kernel_run *x)
{
	static const double loaded = 3e-4;
	const smr_dispatch *p = smr_kernel_step(x);

	return smr_impl_compile_s(p->impl, p->codelet) > 0 ? loaded : 0;
}

void smr_kernel_foretell(const smr_kernels *k, const smr_kernel_run *x, double runs,
			 smr_kernel_begins *out)
{
	const smr_candidate *other;
	double setup, each, lost;

	*out = (smr_kernel_begins){.asked = runs, .first = runs};
	if (x->plain || x->size->nsteps == 0)
		return;
	/* code that ran and was checked is cached for the next process */
	setup = x->ready ? 0 : smr_step_setup(smr_kernel_step(x));
	if (k->runner->only_impl != NULL || setup <= 0 || smr_kernel_waits(x->foretold, setup)) {
		*out = (smr_kernel_begins){.waited_s = fmax(setup, loading_seconds(x))};
		return;
	}
	each = lost = first_seconds(k, x);
	other = best_at_once(k, x);
	if (other != NULL) {
		out->by = smr_impls[other->way]->name;
		out->threads = other->threads;
		each = other->predicted.p50;
		lost = fmax(each - smr_kernel_step(x)->predicted.p50, 1e-12);
	}
	if (other == NULL && smr_kernel_is_sure(x->foretold, x->past, setup))
		out->asked = 0;
	else
		out->asked = fmin(runs, first_that_pays(x, lost, setup) - 1);
	out->first = fmin(runs, out->asked + ceil(setup / each)); /* also during the compilation */
}
