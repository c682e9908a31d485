/* Decides where the next call of a step runs: in this process, on the only node, or on the node
 * with the lowest predicted time. */
#include <math.h>

#include "run/run.h"

static const char unmeasured[] = "how long it takes is not known yet";
static const char not_taken[] = "no node did it";

/* Round trip of a ticket (tests/bench/log/several-machines.md): shorter codelets are not sent. */
static const double ticket_s = 300e-6;

/* Opaque loops may be sent if their windows are certain. */
const char *smr_opaque_stays(const smr_flow *f, const smr_env *e)
{
	if (f->codelets[0].nest->fixed != NULL)
		return f->codelets[0].nest->fixed;
	if (smr_opaque_holds(f->graph, e->sym) != SMR_OK)
		return "its windows are not sure at these sizes";
	return NULL;
}

/* Seconds of a call here, 0: unknown. The work of opaque loops is that of their longest run, which
 * overestimates a search that ends early; so only measurements are used: the mean of this run's
 * calls, else the least of past runs. */
static double measured_here(const smr_dispatch *p)
{
	enum { ENOUGH = 8 };
	const double long_enough_s = 0.05;

	return p->runs >= ENOUGH || p->spent > long_enough_s ? p->spent / (double)p->runs
							     : p->predicted.least;
}

/* Replaces the bound by the measurement. */
static void set_predicted_time(smr_dispatch *p, double seconds)
{
	double ratio = seconds / p->predicted.p50;

	p->predicted.p10 *= ratio;
	p->predicted.p50 = seconds;
	p->predicted.p90 *= ratio;
}

/* Returns false if the loops stay here without a query to the cluster. */
bool smr_opaque_may_go(const smr_runner *r, const smr_dispatch *p)
{
	return (p->stays == NULL || p->stays == unmeasured) &&
	       (!p->unmeasured || r->force || p->fleet != NULL) &&
	       (p->predicted.p50 > ticket_s || r->force || p->fleet != NULL);
}

static void decide_opaque(const smr_runner *r, const smr_flow *f, smr_dispatch *p)
{
	double here_s = measured_here(p);
	const char *stayed = p->stays;

	p->unmeasured = here_s <= 0;
	if (!p->unmeasured)
		set_predicted_time(p, here_s);
	p->away_s = p->predicted.p50;
	p->away = smr_opaque_may_go(r, p);
	if (p->stays == NULL || p->stays == unmeasured)
		p->stays = p->away || !p->unmeasured ? NULL : unmeasured;
	if (p->away)
		p->away = r->via->estimate(r->via_ctx, f, p, &p->away_s) && isfinite(p->away_s);
	if (p->stays != stayed)
		smr_row_stays(p);
}

void smr_step_where(const smr_runner *r, const smr_flow *f, smr_dispatch *p)
{
	if (!smr_runner_decides(r)) {
		p->away = r->via != NULL && p->stays == NULL;
		p->away_s = p->predicted.p50;
	} else if (f->opaque) {
		decide_opaque(r, f, p);
	} else {
		p->away = r->via->estimate(r->via_ctx, f, p, &p->away_s) && isfinite(p->away_s);
	}
}

/* Runs the code here from now on: the original loops are available here, and memory was not
 * changed. */
bool smr_step_comes_back(const smr_runner *r, const smr_flow *f, smr_dispatch *p)
{
	if (!f->opaque || !smr_runner_decides(r))
		return false;
	p->stays = not_taken;
	p->away = false;
	return true;
}
