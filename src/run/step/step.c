/* Runs a codelet, measures it, and checks its first call. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "run/run.h"

/* The least time of many calls is known after some hundred. */
enum { MEASURED = 256, ONE_IN = 16, JOINS = 48 };

/* Runs the codelet here after a failure to reach a node, which is not the codelet's fault. */
static smr_status fall_back_to_host(const smr_runner *r, smr_flow *f, smr_dispatch *p,
				    const smr_env *e, int64_t from, smr_status st,
				    smr_shares *shares)
{
	shares->away = st == SMR_OK;
	if (st != SMR_EIO && (st == SMR_OK || !smr_step_comes_back(r, f, p)))
		return st;
	smr_log(SMR_LOG_WARN, "%s: runs here: %s", f->graph->name, smr_errmsg());
	if (p->row != NULL)
		snprintf(p->row->why, sizeof(p->row->why), "%s", smr_errmsg());
	p->away = false;
	if (p->exec == NULL)
		SMR_TRY(smr_executor_here.prepare(NULL, f, p, e));
	shares->lost = smr_seconds(from, smr_now_ns());
	return smr_executor_here.run(NULL, f, p, e, shares);
}

/* Runs a step elsewhere. Other threads may use the flow meanwhile, if this one has its lock: the
 * call uses a copy of the step. */
static smr_status run_away(const smr_runner *r, smr_flow *f, smr_dispatch *p, const smr_env *e,
			   smr_shares *shares)
{
	int64_t from = smr_now_ns();
	smr_dispatch copy = *p;
	bool unlocked = r->via->start != NULL && pthread_mutex_unlock(&f->lock) == 0;
	smr_status st = r->via->run(r->via_ctx, f, &copy, e, shares);

	smr_assert(r->via != NULL && p->away);
	if (unlocked) /* cannot fail: this thread had it */
		(void)pthread_mutex_lock(&f->lock);
	return fall_back_to_host(r, f, p, e, from, st, shares);
}

static smr_status run_step(const smr_runner *r, smr_flow *f, smr_dispatch *p, const smr_env *e,
			   smr_shares *shares)
{
	SMR_TRY(smr_step_place(r, f, p, e));
	if (p->away && p->impl != &smr_impl_plain)
		return run_away(r, f, p, e, shares);
	return smr_executor_here.run(NULL, f, p, e, shares);
}

/* Copies a scalar result to the nests of the source; the nest that ran may be a rewritten one. */
static void copy_scalar_result(const smr_codelet *c, const smr_env *e)
{
	smr_assert(c->nest != NULL || c->nsources == 0);
	for (uint32_t i = 0; c->nest->into == NULL && i < c->nsources; i++)
		if (c->sources[i]->into == NULL)
			e->value[c->sources[i]->id] = e->value[c->nest->id];
}

static void note_away(smr_report_row *row, const smr_shares *s, double seconds)
{
	row->away_calls++;
	row->pack_s += s->pack;
	row->wait_s += s->wait;
	row->move_s += s->move;
	row->run_s += s->run;
	row->store_s += s->store;
	row->away_s += seconds;
	snprintf(row->node, sizeof(row->node), "%s", s->node);
	if (s->how[0] != '\0')
		snprintf(row->why, sizeof(row->why), "%s", s->how);
}

static bool is_disturbed(const smr_runner *r)
{
	return r->hooks.disturbed != NULL && r->hooks.disturbed();
}

static void note(const smr_runner *r, const smr_flow *f, smr_dispatch *p, double seconds,
		 const char *check, const smr_shares *shares)
{
	const char *label = "measured:rapl";
	double joules;

	smr_assert(seconds >= 0);
	smr_assert(p->codelet != NULL);
	if (!shares->away) {
		p->runs++;
		p->spent += seconds - shares->lost;
	}
	p->calls++;
	if (r->hooks.timed != NULL && !shares->away && p->impl != &smr_impl_plain &&
	    (p->calls <= MEASURED || p->calls % ONE_IN == 1) && !is_disturbed(r))
		r->hooks.timed(r->hooks.ctx, &p->query, p->roofline, seconds - shares->lost);
	if (shares->away && shares->energy_label[0] != '\0') {
		joules = shares->energy_j;
		label = shares->energy_label;
	} else if (shares->away || (p->row == NULL && r->ran == NULL) ||
		   !smr_meter_share(r->meter, seconds, &joules)) {
		joules = p->predicted.energy_j;
		label = "modelled";
	}
	if (!shares->away && r->ran != NULL)
		p->counted = r->ran(r->ran_ctx, f, p, seconds, joules, label);
	snprintf(p->node, sizeof(p->node), "%s", shares->away ? shares->node : "");
	if (p->row == NULL)
		return;
	p->row->calls++;
	p->row->measured_s += seconds;
	if (shares->away)
		note_away(p->row, shares, seconds);
	p->row->energy_j += joules;
	/* one modelled call makes the sum a modelled one */
	if (p->row->calls == 1 || strcmp(label, "modelled") == 0)
		snprintf(p->row->energy_label, sizeof(p->row->energy_label), "%s", label);
	if (check != NULL)
		strncpy(p->row->check, check, sizeof(p->row->check) - 1);
}

/* Opaque code is the program's own: there is no reference for it. */
static bool wants_check(const smr_runner *r, const smr_dispatch *p)
{
	smr_assert(p->codelet != NULL);
	if (smr_codelet_is_opaque(p->codelet))
		return false;
	if (r->check == SMR_CHECK_ALWAYS)
		return true;
	return r->check == SMR_CHECK_SAMPLE && !p->checked;
}

static bool is_judged_good(const smr_runner *r, const smr_dispatch *p)
{
	return r->check == SMR_CHECK_SAMPLE && r->hooks.verdict != NULL &&
	       r->hooks.verdict(r->hooks.ctx, p->query.code, p->impl->name, p->query.size) ==
		       SMR_JUDGED_GOOD;
}

double smr_step_check_s(const smr_runner *r, const smr_dispatch *p, const smr_env *e)
{
	return wants_check(r, p) && !is_judged_good(r, p) ? smr_check_sample_s(p->codelet, e) : 0;
}

/* Checks a result; SMR_OK: no sample differs. */
static smr_status judge_result(const smr_runner *r, const smr_flow *f, smr_specialization *s,
			       smr_dispatch *p, const smr_env *e, const smr_check_sample *sample,
			       bool away)
{
	bool good = sample == NULL || smr_check_sample_compare(sample, e) == SMR_OK;

	smr_assert(p->impl != NULL);
	/* opaque code is recorded as compiled here, since it is kept */
	bool tell = sample != NULL || (smr_codelet_is_opaque(p->codelet) && !p->checked && !away);

	if (tell && p->impl != &smr_impl_plain && r->hooks.judge != NULL)
		r->hooks.judge(r->hooks.ctx, p->query.code, p->impl->name, p->query.size, good);
	if (good)
		return SMR_OK;
	smr_log_line(SMR_LOG_ERROR, "%s: %s gave a wrong result and is not used again: %s",
		     f->graph->name, p->impl->name, smr_errmsg());
	s->decision = SMR_ORIGINAL;
	if (p->row != NULL)
		strcpy(p->row->check, "FAILED");
	return smr_fail(SMR_ECORRUPT, "%s gave a wrong result", p->impl->name);
}

static smr_status try_step(const smr_runner *r, smr_flow *f, smr_specialization *s, smr_dispatch *p,
			   const smr_env *e, const smr_check_sample *sample, const char *check)
{
	smr_cpu_timer run =
		smr_cpu_timer_begin(p->away ? SMR_BY_CLOCK : r->times, p->runs, p->spent);
	smr_shares shares = {0};

	SMR_TRY(run_step(r, f, p, e, &shares));
	note(r, f, p, smr_cpu_timer_end(&run), check, &shares);
	smr_status st = judge_result(r, f, s, p, e, sample, shares.away);

	if (p->row != NULL && sample != NULL) {
		p->row->checked++;
		p->row->points += smr_check_sample_points(sample);
	}
	p->checked = true;
	return st;
}

/* Runs other candidates after a failure. The failed one has stored nothing (back.h), or its sample
 * has the former memory. */
static smr_status run_next_candidate(const smr_runner *r, smr_flow *f, smr_specialization *s,
				     smr_dispatch *p, const smr_env *e,
				     const smr_check_sample *sample)
{
	smr_status st;

	do {
		if (sample != NULL)
			smr_check_sample_restore(sample, e);
		if (p->impl == &smr_impl_plain)
			return smr_fail(SMR_EINTERNAL, "%s", smr_errmsg());
		if (smr_step_next(r, f, s, p, e) != SMR_OK) {
			s->decision = SMR_ORIGINAL;
			SMR_TRY(smr_step_plain(p, e));
		}
		st = try_step(r, f, s, p, e, sample, NULL);
	} while (st != SMR_OK);
	return SMR_OK;
}

static smr_status do_step(const smr_runner *r, smr_flow *f, smr_specialization *s, smr_dispatch *p,
			  const smr_env *e)
{
	const char *check = NULL;
	smr_check_sample *sample = NULL;
	smr_status st;

	if (p->tells_anew)
		smr_row_taken(r, f, p);
	p->tells_anew = false;
	if (wants_check(r, p)) {
		if (is_judged_good(r, p))
			check = "cached";
		else if (smr_check_sample_take(p->codelet, e, &sample) == SMR_OK)
			check = "passed";
	}
	st = try_step(r, f, s, p, e, sample, check);
	if (st != SMR_OK && (!r->originals || p != s->steps))
		st = run_next_candidate(r, f, s, p, e, sample);
	else if (st != SMR_OK && sample != NULL)
		smr_check_sample_restore(sample, e);
	copy_scalar_result(p->codelet, e);
	smr_check_sample_free(sample);
	return st;
}

/* Returns whether a call needs no report, check, try or measurement, as most calls. */
static bool is_one_of_many(const smr_runner *r, const smr_dispatch *p, uint64_t measured)
{
	return r->times == SMR_BY_CLOCK && p->calls > measured && p->calls % ONE_IN != 0 &&
	       p->checked && p->row == NULL && !p->away && p->exec != NULL &&
	       (r->ran == NULL || p->counted != NULL) && !smr_runner_decides(r) &&
	       r->check != SMR_CHECK_ALWAYS && !smr_codelet_is_opaque(p->codelet);
}

void smr_step_count(smr_dispatch *p)
{
	p->calls++;
	p->runs++;
	if (p->counted != NULL)
		atomic_fetch_add_explicit(p->counted, 1, memory_order_relaxed);
}

static bool run_unchecked(smr_dispatch *p, const smr_env *e)
{
	smr_assert(p->exec != NULL);
	smr_step_count(p);
	if (p->impl->run(p->exec, e, p->workers) != SMR_OK)
		return false;
	copy_scalar_result(p->codelet, e);
	return true;
}

smr_status smr_step_run(const smr_runner *r, smr_flow *f, smr_specialization *s, smr_dispatch *p,
			const smr_env *e)
{
	if (is_one_of_many(r, p, MEASURED) && run_unchecked(p, e))
		return SMR_OK;
	return do_step(r, f, s, p, e);
}

bool smr_step_joins(const smr_runner *r, const smr_dispatch *p)
{
	return p->workers == NULL && p->impl->shared && is_one_of_many(r, p, JOINS);
}

bool smr_step_stays_on_device(const smr_runner *r, const smr_dispatch *p)
{
	return p->impl->machine != NULL && p->exec != NULL && p->checked && !p->away &&
	       p->row == NULL && r->check != SMR_CHECK_ALWAYS;
}

static bool goes_to_node(const smr_runner *r, const smr_flow *f, smr_dispatch *p)
{
	smr_step_where(r, f, p);
	return p->away;
}

bool smr_step_may_leave(const smr_runner *r, const smr_flow *f, const smr_specialization *s,
			size_t i)
{
	smr_dispatch *p = &s->steps[i];

	smr_assert(i < s->nsteps);
	return smr_runner_starts(r) && p->away && p->impl != &smr_impl_plain && !p->tells_anew &&
	       !smr_step_competes(s, i) && (!wants_check(r, p) || is_judged_good(r, p)) &&
	       goes_to_node(r, f, p);
}

smr_status smr_step_came_back(const smr_runner *r, smr_flow *f, smr_specialization *s, size_t i,
			      const smr_env *e, double seconds, smr_status st, smr_shares *shares)
{
	smr_dispatch *p = &s->steps[i];
	int64_t from = smr_now_ns();

	smr_assert(i < s->nsteps);
	st = fall_back_to_host(r, f, p, e, from - (int64_t)(seconds * 1e9), st, shares);
	if (st == SMR_OK) {
		seconds += smr_seconds(from, smr_now_ns());
		note(r, f, p, seconds, p->calls == 0 ? "cached" : NULL, shares);
		p->checked = true;
	} else {
		st = run_next_candidate(r, f, s, p, e, NULL);
	}
	copy_scalar_result(p->codelet, e);
	return st;
}

void smr_step_free(smr_dispatch *p)
{
	smr_assert(p->exec == NULL || p->impl != NULL);
	smr_assert(p->nways == 0 || p->ways != NULL);
	if (p->exec != NULL)
		p->impl->release(p->exec);
	p->exec = NULL;
	smr_free(p->ways);
	p->ways = NULL;
	p->nways = 0;
}
