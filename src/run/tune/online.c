/* Online autotuning of the steps of C sites.
 *
 * Unlike in tensor programs, the running thread pays for compiling and checking a candidate. So a
 * candidate is prepared only when its predicted gain so far exceeds that cost, or when it is due
 * for a try: in the second call, if past runs had one, since the first call's time is not typical.
 */
#include <math.h>

#include "base/alloc.h"
#include "run/tune/bandit.h"

static bool may_compete(const smr_runner *r, const smr_flow *f, const smr_specialization *s)
{
	return r->originals && r->tune == NULL && !f->opaque && !r->fixed && !r->force &&
	       r->via == NULL && r->only_fleet == NULL && s->only == NULL;
}

void smr_specialization_compete(const smr_runner *r, const smr_flow *f, smr_specialization *s,
				const smr_env *e)
{
	size_t first = smr_row_chains_first(s), banded = smr_row_chains_steps(s);
	uint64_t at = s->calls == 1 && s->past_calls > 1.5;
	bool explores = s->calls <= 2;

	if (!may_compete(r, f, s))
		return;
	s->rivals = smr_calloc(s->nsteps + 1, sizeof(struct smr_bandit *));
	for (size_t i = 0; s->rivals != NULL && i < s->nsteps; i++) {
		if (i - first < banded)
			continue;
		s->rivals[i] = smr_bandit_new(r, f, &s->steps[i], e, INFINITY);
		if (s->rivals[i] != NULL && explores)
			smr_bandit_explore(s->rivals[i], at);
	}
}

void smr_specialization_settle(smr_specialization *s)
{
	for (size_t i = 0; s->rivals != NULL && i < s->nsteps; i++)
		smr_bandit_free(s->rivals[i]);
	smr_free(s->rivals);
	s->rivals = NULL;
}

/* Expected number of calls, by this run and past ones. */
static double expected_calls(const smr_specialization *s)
{
	return s->calls > 1 ? fmax((double)s->calls, s->past_calls) : (double)s->calls;
}

smr_status smr_step_compete(const smr_runner *r, smr_flow *f, smr_specialization *s, size_t i,
			    const smr_env *e)
{
	smr_bandit *v = s->rivals[i];
	bool disturbed = r->hooks.disturbed != NULL && r->hooks.disturbed();
	double gain;
	smr_dispatch *p = smr_bandit_want(r, f, v, e, expected_calls(s), &gain);

	if (p != NULL && gain >= smr_bandit_setup(r, p, e))
		smr_bandit_made(v, p, true); /* it is compiled when it is tried */
	SMR_TRY(smr_bandit_run(r, f, s, v, e, disturbed));
	s->tried |= smr_bandit_tried(v);
	if (smr_bandit_over(v)) {
		smr_bandit_end(r, f, v, e);
		s->rivals[i] = NULL;
	}
	return SMR_OK;
}
