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

double smr_step_kernels_s(const smr_dispatch *p)
{
	return p->predicted.p50 - p->predicted.transfer_s;
}

void smr_step_read_device(const smr_runner *r, smr_dispatch *p, bool power,
			  smr_device_measured *out)
{
	*out = (smr_device_measured){.runs = 0};
	if (p->impl->measured == NULL || p->exec == NULL)
		return;
	p->impl->measured(p->exec, power, out);
	if (out->fresh_s > 0 && r->hooks.timed != NULL)
		r->hooks.timed(r->hooks.ctx, &p->query, p->roofline - p->predicted.transfer_s,
			       out->fresh_s);
}

static void note_device(smr_report_row *row, const smr_dispatch *p, const smr_device_measured *m)
{
	row->device_calls = m->runs;
	row->device_s = m->seconds;
	row->device_p50_s = smr_step_kernels_s(p);
	snprintf(row->device_label, sizeof(row->device_label), "%s",
		 m->emulated ? "emulated" : "measured:events");
}

/* Joules of a call, and how they are known. */
typedef struct energy {
	double joules;
	const char *label;
} energy;

static energy modelled_energy(const smr_dispatch *p)
{
	double joules = p->predicted.energy_j;

	return joules > 0 ? (energy){joules, "modelled"} : (energy){0, "unknown"};
}

/* Returns the joules of a call that ran here; @p asked: they are measured if possible. */
static energy energy_here(const smr_runner *r, const smr_dispatch *p, bool asked, double seconds,
			  const smr_device_measured *m)
{
	double joules;

	if (p->impl->machine != NULL && m->watts > 0)
		return (energy){m->watts * seconds, m->emulated ? "emulated" : "measured:nvml"};
	if (p->impl->machine != NULL)
		return modelled_energy(p);
	if (asked && smr_meter_share(r->meter, seconds, &joules))
		return (energy){joules, "measured:rapl"};
	return modelled_energy(p);
}

static energy energy_of_call(const smr_runner *r, const smr_dispatch *p, double seconds,
			     const smr_shares *shares, const smr_device_measured *m)
{
	if (!shares->away)
		return energy_here(r, p, p->row != NULL || r->ran != NULL, seconds, m);
	return shares->energy_label[0] != '\0' ? (energy){shares->energy_j, shares->energy_label}
					       : modelled_energy(p);
}

/* One modelled call makes the sum a modelled one, and one of unknown energy an unknown one. */
static void add_energy(smr_report_row *row, energy e)
{
	bool unknown = strcmp(row->energy_label, "unknown") == 0;

	row->energy_j += e.joules;
	if (row->calls == 1 || (!unknown && strncmp(e.label, "measured", 8) != 0))
		snprintf(row->energy_label, sizeof(row->energy_label), "%s", e.label);
}

static void note(const smr_runner *r, const smr_flow *f, smr_dispatch *p, double seconds,
		 const char *check, const smr_shares *shares)
{
	smr_device_measured device = {.runs = 0};
	energy used;

	smr_assert(seconds >= 0);
	smr_assert(p->codelet != NULL);
	if (!shares->away) {
		p->runs++;
		p->spent += seconds - shares->lost;
	}
	p->calls++;
	if (!shares->away && p->impl->machine != NULL)
		smr_step_read_device(r, p, p->row != NULL || r->ran != NULL, &device);
	else if (r->hooks.timed != NULL && !shares->away && p->impl != &smr_impl_plain &&
		 (p->calls <= MEASURED || p->calls % ONE_IN == 1) && !is_disturbed(r))
		r->hooks.timed(r->hooks.ctx, &p->query, p->roofline, seconds - shares->lost);
	used = energy_of_call(r, p, seconds, shares, &device);
	if (!shares->away && r->ran != NULL)
		p->counted = r->ran(r->ran_ctx, f, p, seconds, used.joules, used.label);
	snprintf(p->node, sizeof(p->node), "%s", shares->away ? shares->node : "");
	if (p->row == NULL)
		return;
	p->row->calls++;
	p->row->measured_s += seconds;
	if (shares->away)
		note_away(p->row, shares, seconds);
	add_energy(p->row, used);
	if (device.runs > 0)
		note_device(p->row, p, &device);
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
