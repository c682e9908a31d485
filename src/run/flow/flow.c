/* Runs the codelets of a flow in order, or, where some are elsewhere, as they become ready.
 *
 * No code of the program runs between them, so those on a device find there what others of them
 * have read or stored, until one runs on the CPU. */
#include "back/device/recent.h"
#include "base/assert.h"
#include "base/log.h"
#include "run/choose/choose.h"
#include "run/flow/course.h"
#include "run/tune/tune.h"

/* Returns whether some of the steps may be elsewhere at the same time. */
static bool may_part(const smr_runner *r, const smr_flow *f, const smr_specialization *s)
{
	size_t away = 0;

	if (!smr_runner_starts(r))
		return false;
	for (size_t i = 0; i < s->nsteps; i++)
		away += s->steps[i].away &&
			(s->nsteps > 1 || (r->via->pieces != NULL &&
					   r->via->pieces(r->via_ctx, f, &s->steps[i]) > 1));
	return away > 0;
}

/* Returns whether several steps run on a device, which may then find operands there. */
static bool shares_device(const smr_specialization *s)
{
	size_t n = 0;

	for (size_t i = 0; i < s->nsteps; i++)
		n += s->steps[i].impl != NULL && s->steps[i].impl->machine != NULL;
	return n > 1;
}

static smr_status run_in_order(const smr_runner *r, smr_flow *f, smr_specialization *s,
			       const smr_env *e, bool device)
{
	size_t first = smr_row_chains_first(s), banded = smr_row_chains_steps(s);

	for (size_t i = 0; i < s->nsteps; i++) {
		smr_dispatch *p = &s->steps[i];
		/* tries and tuning change memory */
		bool once = !smr_step_competes(s, i) && r->tune == NULL;

		if (device && !once)
			smr_device_recent_forget();
		if (i == first && smr_row_chains_run(r, f, s, e)) {
			if (device)
				smr_device_recent_forget();
			smr_assert(banded >= 1 && first + banded <= s->nsteps);
			i += banded - 1;
			continue;
		}
		/* on failure, running it fails, too, and finds another candidate */
		if (i - first < banded && p->exec == NULL &&
		    smr_step_prepare(r, f, s, p, e) != SMR_OK)
			smr_log(SMR_LOG_INFO, "%s: %s", f->graph->name, smr_errmsg());
		if (r->tune != NULL && r->originals && i - first >= banded)
			smr_tune_once(r, f, s, i, e);
		SMR_TRY(smr_step_competes(s, i) ? smr_step_compete(r, f, s, i, e)
						: smr_step_run(r, f, s, p, e));
		if (device && (!once || p->away || p->impl->machine == NULL))
			smr_device_recent_forget();
	}
	return SMR_OK;
}

smr_status smr_specialization_run(const smr_runner *r, smr_flow *f, smr_specialization *s,
				  const smr_env *e)
{
	bool device = r->device != SMR_RUN_CPU && shares_device(s);
	smr_status st;

	if (may_part(r, f, s))
		return smr_course_run(r, f, s, e);
	if (device)
		smr_device_recent_begin();
	st = run_in_order(r, f, s, e, device);
	if (device)
		smr_device_recent_end();
	return st;
}
