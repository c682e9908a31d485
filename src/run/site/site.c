/* The entry of a site: decides whether the flow replaces the loops in this call.
 *
 * Preparation is lazy, by the ski-rental rule: each call adds the predicted saving, and the flow is
 * prepared when the sum exceeds the cost of preparation. So the total is at most twice the optimum.
 * Cached results of earlier runs are free. Specializing for new sizes is paid for likewise, by the
 * time of the loops since the last specialization, so that many small sizes cost little. For known
 * sizes a call costs a comparison of symbols. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/ref/ref.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/hash.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "base/thread/startup_cost.h"
#include "plan/choice/contest.h"
#include "run/tune/baseline.h"
#include "run/tune/tune.h"

enum {
	GIVE_UP_AFTER = 64, /* answers that the original is best, without a replacement */
	FEW_POINTS = 4096,  /* the loops are as fast as a query */
	RAISE = 4,
	SHORT_AFTER = 16 /* runs of opaque code that show how long it takes */
};

/* Opaque loops may end long before their bound: a query, about 0.2 us, must be negligible. */
static const double short_s = 4e-6;

/* A selection took 150 to 400 us (18 sites of a Fourier transform's tests, 1,300 sizes, warm
 * history); a point of simple loops takes 0.1 to 1 ns. */
static const double choice_s = 200e-6, point_s = 0.5e-9;

static const char slower[] = "the original loops are predicted to be as fast";
static const char measured[] = "the original loops were measured to be faster";
static const char small[] = "too little work so far to choose for";

static void register_flow(smr_runner *r, smr_flow *f)
{
	smr_assert(f->next == NULL);
	f->next = r->flows; /* under the lock of open_site() */
	__atomic_store_n(&r->flows, f, __ATOMIC_RELEASE);
}

void smr_run_count(const smr_runner *r)
{
	const smr_flow *f = __atomic_load_n(&r->flows, __ATOMIC_ACQUIRE);

	for (; f != NULL && r->hooks.called != NULL; f = f->next)
		for (const smr_specialization *s = f->sizes; s != NULL; s = s->next)
			if (s->nsteps > 0)
				r->hooks.called(r->hooks.ctx, s->steps[0].query.code,
						s->steps[0].query.size, s->calls);
}

/* Takes a lock; returns false if another thread has it, and the caller runs its own loops. With a
 * fixed plan that would make the executed code random: then it waits, but never for its own thread
 * (a signal's handler may query, too). */
static bool lock_unless_busy(const smr_runner *r, pthread_mutex_t *m)
{
	return (r->waits ? pthread_mutex_lock(m) : pthread_mutex_trylock(m)) == 0;
}

/* Where calls go to a cluster the lock is soon free, unless its holder computes. */
static bool lock_flow(const smr_runner *r, smr_flow *f)
{
	if (lock_unless_busy(r, &f->lock))
		return true;
	return smr_runner_starts(r) && __atomic_load_n(&f->at_work, __ATOMIC_RELAXED) == 0 &&
	       pthread_mutex_lock(&f->lock) == 0;
}

/* Returns a clock that does not advance during compilation, whose code the next process finds, or
 * opening of libraries, which is counted for the process. */
static int64_t setting_up_ns(void)
{
	return smr_now_ns() - smr_compile_job_ns() - (int64_t)(smr_startup_cost_s() * 1e9);
}

/* Reads a site's flow; NULL: the original loops run, for a reason that is logged. */
static smr_flow *read_flow(smr_runner *r, const smr_site *site)
{
	size_t n = 0, ncode = 0;
	const char *code = NULL;
	char *text = NULL;
	smr_flow *f = NULL;

	if (site->flags & SMR_SITE_FAST && r->fp == SMR_FP_STRICT) {
		smr_log(SMR_LOG_INFO,
			"site %u: compiled with -ffast-math, code would have other digits "
			"(SAMARA_FP=fast allows it)",
			site->number);
	} else if (smr_site_flow(site, &text, &n) != SMR_OK ||
		   (smr_site_code(site) != NULL &&
		    smr_frame_text(smr_site_code(site), "SMRBCODE", &code, &ncode) != SMR_OK)) {
		smr_log(SMR_LOG_WARN, "site %u is damaged, its original loops run: %s",
			site->number, smr_errmsg());
	} else if (smr_flow_open_code(r, text, n, code, ncode, &f) != SMR_OK) {
		f = NULL;
		smr_log(SMR_LOG_INFO, "site %u: %s", site->number, smr_errmsg());
	} else {
		f->loops = smr_site_loops(site);
	}
	smr_free(text);
	return f;
}

static smr_flow *open_site(smr_runner *r, smr_site *site)
{
	static pthread_mutex_t opening = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
	smr_flow *f;
	int64_t from;

	/* no wait: a child forked while another thread opened a site would wait for ever */
	if (!lock_unless_busy(r, &opening))
		return NULL;
	from = setting_up_ns();
	f = __atomic_load_n((smr_flow **)&site->prepared, __ATOMIC_ACQUIRE);
	if (f == NULL && site->state != 0) {
		f = read_flow(r, site);
		if (f == NULL)
			__atomic_store_n(&site->state, 0, __ATOMIC_RELAXED);
		else
			register_flow(r, f);
		__atomic_store_n((smr_flow **)&site->prepared, f, __ATOMIC_RELEASE);
	}
	smr_report_opened(r->report, setting_up_ns() - from);
	pthread_mutex_unlock(&opening);
	return f;
}

static smr_specialization *find_size(smr_flow *f, const int64_t *sym)
{
	smr_assert(f->graph != NULL);
	for (smr_specialization *s = f->sizes; s != NULL; s = s->next)
		if (memcmp(s->sym, sym, f->graph->nsyms * sizeof(*sym)) == 0)
			return s;
	return NULL;
}

/* Returns whether predictions are ignored: the flow must be measured, or is forced. */
static bool is_choice_forced(const smr_runner *r)
{
	return r->force || r->tune != NULL;
}

static void free_baseline(smr_specialization *s)
{
	smr_baseline_free(s->loops);
	s->loops = NULL;
}

static void keep_original_loops(const smr_runner *r, const smr_flow *f, smr_specialization *s,
				const char *why)
{
	smr_assert(why != NULL);
	s->decision = SMR_ORIGINAL;
	free_baseline(s);
	snprintf(s->why, sizeof(s->why), "%s", why);
	smr_rows_original(r, f, s->why);
	smr_log(SMR_LOG_INFO, "%s: original loops: %s", f->graph->name, why);
}

static smr_specialization *add_size(smr_runner *r, smr_flow *f, const smr_env *e)
{
	size_t bytes = f->graph->nsyms * sizeof(int64_t);
	int64_t from = setting_up_ns();
	smr_specialization *s;

	smr_assert(find_size(f, e->sym) == NULL);
	if (f->nsizes >= SMR_MAX_SIZES && !r->fixed) /* the first ones: these may vary */
		return NULL;
	s = smr_calloc(1, sizeof(*s) + bytes);
	if (s == NULL)
		return NULL;
	memcpy(s->sym, e->sym, bytes);
	s->next = f->sizes;
	f->sizes = s;
	f->nsizes++;
	if (smr_guard_size(f, s) != SMR_OK || smr_choose(r, f, s, e) != SMR_OK) {
		keep_original_loops(r, f, s, smr_errmsg());
		return s;
	}
	if (s->gain <= 0 && !is_choice_forced(r) && !smr_specialization_may_go(r, f, s))
		keep_original_loops(r, f, s, slower);
	else if (r->hooks.past_calls != NULL && s->steps[0].query.code != 0)
		s->past_calls = r->hooks.past_calls(r->hooks.ctx, s->steps[0].query.code,
						    s->steps[0].query.size);
	s->saved = fmax(s->gain, 0) * s->past_calls * SMR_RUNS_TO_COME;
	s->loops = smr_baseline_new(r, f, s);
	smr_report_opened(r->report, setting_up_ns() - from);
	return s;
}

static double count_loop_points(const smr_flow *f, const int64_t *sym)
{
	double sum = 0;

	for (size_t i = 0; i < f->ncodelets; i++) {
		const smr_node *v = f->codelets[i].nest;
		const smr_nest *n = v->nest;
		double all = n == NULL ? (double)smr_poly_eval(v->work, sym) : 1;

		for (uint32_t l = 0; n != NULL && l < n->nloops; l++)
			all *= fmax(0, (double)smr_poly_eval(n->loops[l].extent, sym));
		sum += fmax(0, all);
	}
	return sum;
}

/* Returns whether the loops, this call included, have taken as long as a selection for one more
 * size. */
static bool has_earned_choice(const smr_runner *r, smr_flow *f, double n)
{
	smr_assert(n >= 0);
	if (r->force || r->fixed || !r->originals || r->tune != NULL)
		return true;
	f->earned += n * point_s;
	if (f->earned < choice_s) {
		if (f->asked == 1)
			smr_rows_original(r, f, small);
		return false;
	}
	f->earned = 0;
	return true;
}

/* Raises the size limit of queries where the original was always best: larger sizes may come. A
 * site whose guard does not pass its size is disabled. */
static void disable_small_site(const smr_runner *r, smr_site *site, smr_flow *f, double n)
{
	double limit;

	smr_assert(n >= 0);
	f->most = n > f->most ? n : f->most;
	if (r->fixed || f->taken > 0 || ++f->vain < GIVE_UP_AFTER)
		return;
	f->vain = 0;
	limit = RAISE * f->most;
	if (site->state == 1 || limit > UINT32_MAX)
		limit = 0;
	__atomic_store_n(&site->state, (uint32_t)limit, __ATOMIC_RELAXED);
}

static void decide_specialization(smr_runner *r, smr_flow *f, smr_specialization *s,
				  const smr_env *e)
{
	bool may_go = smr_specialization_may_go(r, f, s);
	int64_t from;
	smr_status st;

	smr_assert(s->decision == SMR_UNDECIDED);
	if (may_go)
		smr_specialization_place(r, f, s);
	if (s->gain <= 0 && !is_choice_forced(r))
		return;
	s->saved += s->gain;
	if (s->saved < s->setup && !is_choice_forced(r) && !r->fixed)
		return;
	from = setting_up_ns();
	st = smr_specialization_prepare(r, f, s, e);
	smr_report_opened(r->report, setting_up_ns() - from);
	if (st != SMR_OK) {
		keep_original_loops(r, f, s, smr_errmsg());
		return;
	}
	if (s->gain <= 0 &&
	    !is_choice_forced(r)) { /* the best one failed, the next best is no better */
		keep_original_loops(r, f, s, slower);
		return;
	}
	s->decision = SMR_REPLACE;
	smr_rows_taken(r, f, s);
	smr_specialization_compete(r, f, s, e);
	smr_baseline_compete(s->loops);
}

static void disable_short_site(const smr_runner *r, smr_site *site, const smr_flow *f,
			       smr_specialization *s)
{
	const smr_dispatch *p = s->steps;

	smr_assert(f->opaque && s->nsteps == 1);
	if (p->runs != SHORT_AFTER || p->spent > SHORT_AFTER * short_s)
		return;
	keep_original_loops(r, f, s, "it ends too soon for a question to pay");
	__atomic_store_n(&site->state, 0, __ATOMIC_RELAXED);
}

static bool is_disturbed(const smr_runner *r)
{
	return r->hooks.disturbed != NULL && r->hooks.disturbed();
}

static smr_site_answer run_loops(const smr_runner *r, const smr_site *site, smr_flow *f,
				 smr_specialization *s)
{
	return s != NULL && smr_baseline_next(s->loops, is_disturbed(r)) &&
			       smr_baseline_begin(site, f, s)
		       ? SMR_SITE_TELL
		       : SMR_SITE_LOOPS;
}

/* Sums the seconds of all calls of the implementations in the steps' places. */
static double seconds_in_steps(const smr_specialization *s, bool *alone)
{
	double sum = 0;

	*alone = true;
	for (size_t i = 0; i < s->nsteps; i++) {
		sum += s->steps[i].spent;
		*alone &= s->steps[i].workers == NULL;
	}
	return sum;
}

/* Runs the steps, measured against the loops. */
static smr_status run_measured(const smr_runner *r, smr_flow *f, smr_specialization *s,
			       const smr_env *e)
{
	int64_t from = smr_now_ns(), thread_from = smr_thread_ns();
	double took, ran, before;
	bool disturbed = is_disturbed(r), alone;

	smr_assert(s->loops != NULL);
	s->tried = false;
	before = seconds_in_steps(s, &alone);
	SMR_TRY(smr_specialization_run(r, f, s, e));
	took = smr_seconds(from, smr_now_ns());
	ran = smr_seconds(thread_from, smr_thread_ns());
	disturbed |= alone && smr_contest_waited(took, ran);
	smr_baseline_steps_took(s->loops, s->tried ? 0 : seconds_in_steps(s, &alone) - before,
				disturbed);
	if (s->decision != SMR_REPLACE) /* a try was wrong */
		free_baseline(s);
	return SMR_OK;
}

/* Returns whether the loops are measured at once after a search, since a program may have no second
 * call; they must be able to run on the memory that the steps changed. */
static bool wants_loops(const smr_runner *r, const smr_specialization *s, const smr_env *e,
			bool first)
{
	return first && r->tune != NULL && s->loops != NULL && smr_row_chains_steps(s) == 0 &&
	       smr_tune_may_repeat(s, e);
}

static smr_site_answer replace(smr_runner *r, smr_site *site, smr_flow *f, smr_specialization *s,
			       const smr_env *e)
{
	bool lead, first = !s->steps[0].tuned;
	smr_status st;

	smr_assert(s->decision == SMR_REPLACE && s->nsteps >= 1);
	if (smr_baseline_over(s->loops, &lead) && lead) {
		keep_original_loops(r, f, s, measured);
		return SMR_SITE_LOOPS;
	}
	if (smr_baseline_over(s->loops, &lead))
		free_baseline(s);
	if (run_loops(r, site, f, s) == SMR_SITE_TELL)
		return SMR_SITE_TELL;
	smr_advise_pages(s, e->base);
	st = s->loops != NULL ? run_measured(r, f, s, e) : smr_specialization_run(r, f, s, e);
	if (st != SMR_OK) {
		keep_original_loops(r, f, s, smr_errmsg());
		return SMR_SITE_LOOPS;
	}
	f->taken++;
	if (f->opaque && !r->force)
		disable_short_site(r, site, f, s);
	if (wants_loops(r, s, e, first) && smr_baseline_begin(site, f, s))
		return SMR_SITE_TELL;
	return SMR_SITE_DONE;
}

static smr_site_answer answer_with_lock(smr_runner *r, smr_site *site, smr_flow *f,
					const smr_env *e)
{
	smr_specialization *s = find_size(f, e->sym);
	const char *why;

	f->asked++;
	if (s == NULL) {
		double n = count_loop_points(f, e->sym);

		if (!has_earned_choice(r, f, n)) {
			if (n < FEW_POINTS)
				disable_small_site(r, site, f, n);
			return SMR_SITE_LOOPS;
		}
		s = add_size(r, f, e);
	}
	if (s != NULL)
		s->calls++;
	if (s != NULL && s->loops != NULL && s->decision == SMR_ORIGINAL && s->gain > 0)
		s->decision = SMR_UNDECIDED; /* they take longer than predicted */
	if (s != NULL && s->decision == SMR_UNDECIDED)
		decide_specialization(r, f, s, e);
	if (s == NULL || s->decision != SMR_REPLACE) {
		if (s != NULL)
			s->left++;
		if (s == NULL || s->decision == SMR_ORIGINAL)
			disable_small_site(r, site, f, count_loop_points(f, e->sym));
		return run_loops(r, site, f, s);
	}
	if (!smr_guard_call(f, s, e, &why)) {
		if (s->clashed++ == 0)
			smr_rows_original(r, f, why);
		return SMR_SITE_LOOPS;
	}
	return replace(r, site, f, s, e);
}

static void bind_arguments(const smr_graph *g, smr_env *e, const int64_t *nums, va_list bases)
{
	const int64_t *scalar = nums + g->nsyms;

	memcpy(e->sym, nums, g->nsyms * sizeof(*nums));
	for (uint32_t b = 0; b < g->nbases; b++)
		e->base[b] = g->bases[b].rows >= 0 ? NULL : va_arg(bases, void *);
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_scalar)
			e->value[i] = (uint64_t)*scalar++;
		else if (g->nodes[i]->op == SMR_OP_constant)
			e->value[i] = g->nodes[i]->bits;
}

static void store_results(const smr_graph *g, const smr_env *e, int64_t *nums)
{
	int64_t *slot = nums + g->nsyms;

	smr_assert(g->nresults == 0 || g->results != NULL);
	for (uint32_t i = 0; i < g->nnodes; i++)
		slot += g->nodes[i]->op == SMR_OP_scalar;
	for (uint32_t i = 0; i < g->nresults; i++)
		slot[i] = (int64_t)e->value[g->results[i]->id];
}

/* Answers one query at a time, except while calls are elsewhere: another thread does not wait, but
 * runs its own loops. */
static smr_site_answer answer_bound_site(smr_runner *r, smr_site *site, smr_flow *f, smr_env *e,
					 int64_t *nums)
{
	smr_site_answer answer;

	smr_assert(f->nmoving == 0 || f->moving != NULL);
	if (!smr_guard_rows(f->graph, f->tables, e->sym, e->base))
		return SMR_SITE_LOOPS;
	if (f->nmoving > 0) {
		if (smr_guard_wraps(f->graph, e->sym) != SMR_OK)
			return SMR_SITE_LOOPS;
		smr_flow_rebase(f, e->sym, e->base);
	}
	if (!lock_flow(r, f))
		return SMR_SITE_LOOPS;
	answer = answer_with_lock(r, site, f, e);
	pthread_mutex_unlock(&f->lock);
	if (answer == SMR_SITE_DONE)
		store_results(f->graph, e, nums);
	return answer;
}

smr_site_answer smr_site_ask(smr_runner *r, smr_site *site, int64_t *nums, va_list bases)
{
	enum { USUAL = 256 };
	uint64_t usual[USUAL], *room = usual;
	smr_flow *f = __atomic_load_n((smr_flow **)&site->prepared, __ATOMIC_ACQUIRE);
	smr_env e = {0};
	size_t n;
	smr_site_answer answer;

	if (f == NULL && (f = open_site(r, site)) == NULL)
		return SMR_SITE_LOOPS;
	n = (size_t)f->graph->nsyms + f->graph->nbases + f->graph->nnodes;
	if (n > USUAL && (room = smr_calloc(n, sizeof(*room))) == NULL)
		return SMR_SITE_LOOPS;
	if (room == usual)
		memset(usual, 0, n * sizeof(*usual));
	e.sym = (int64_t *)room;
	e.value = room + f->graph->nsyms;
	e.base = (void **)(e.value + f->graph->nnodes);
	bind_arguments(f->graph, &e, nums, bases);
	answer = answer_bound_site(r, site, f, &e, nums);
	if (room != usual)
		smr_free(room);
	return answer;
}
