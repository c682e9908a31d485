/* The process-wide runner behind compiled programs. The first call opens it; it reads its settings
 * from the environment once (run/settings.h). */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "api/pipeline.h"
#include "api/remote/remote.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "base/thread/exit_guard.h"
#include "base/thread/startup_cost.h"
#include "run/settings.h"
#include "run/tune/baseline.h"
#include "run/tune/tune.h"

static struct {
	bool ready;
	smr_settings settings;
	smr_runner runner;
	smr_machine machine;
	smr_history *history;
	smr_tune tune;
	bool forked;
	int inside; /* threads inside a call */
} self;
static _Thread_local int asking; /* calls of this thread: a signal handler may call, too */
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void note_wrong(void *report, const char *text)
{
	smr_report_note(report, text);
	smr_log(SMR_LOG_WARN, "%s", text);
}

/* A wrong setting is written to the report, not to stderr, which belongs to the program. */
static void open_report(smr_runner *r, const char *report)
{
	if (report != NULL && smr_report_open(report, &r->report) != SMR_OK)
		smr_log(SMR_LOG_ERROR, "%s", smr_errmsg());
	else if (report != NULL && smr_meter_open(NULL, &r->meter) != SMR_OK)
		smr_log(SMR_LOG_INFO, "energy is modelled: %s", smr_errmsg());
	smr_settings_wrong(note_wrong, r->report);
}

static void open_tuning(smr_runner *r, double limit_s)
{
	self.tune.limit_s = limit_s;
	if (!(self.tune.limit_s > 0))
		return;
	if (r->fixed || r->via != NULL || r->only_impl != NULL)
		smr_log(SMR_LOG_WARN, "SAMARA_TUNE: it is said what runs, so nothing is tuned");
	else
		r->tune = &self.tune;
}

/* A program that is to run on a GPU runs on the CPU if there is none: the report tells the reason.
 */
static void take_device(smr_runner *r, smr_run_device device)
{
	if (smr_pipeline_device(r, device) != SMR_OK)
		note_wrong(r->report, smr_errmsg());
	r->force |= r->device == SMR_RUN_GPU || r->device == SMR_RUN_WEBGPU;
}

static smr_status open_runner(void)
{
	smr_runner *r = &self.runner;
	const smr_settings *s = &self.settings;
	smr_library *library;

	smr_settings_read(&self.settings);
	SMR_TRY(smr_pipeline_library(&library));
	r->library = library;
	r->fixed = r->waits = s->deterministic;
	SMR_TRY(smr_pipeline_costs(r, &self.machine, &self.history));
	SMR_TRY(smr_workers_new(0, &r->workers));
	open_report(r, s->report);
	r->fp = s->reassociates ? SMR_FP_REASSOC : SMR_FP_STRICT;
	r->check = s->check;
	r->only_impl = s->impl;
	r->force = s->force;
	take_device(r, s->device);
	r->cut = s->pieces;
	r->originals = true;
	SMR_TRY(smr_remote_target_environment(r, s, &self.history));
	/* as in the guest's helper: other implementations compute one result of a codelet */
	r->together = s->impl != NULL && strcmp(s->impl, "nest") == 0 && r->via == NULL &&
		      r->only_fleet == NULL;
	open_tuning(r, s->tune_s);
	return SMR_OK;
}

/* A database connection must not be used across fork(): the child runs without history. */
static void after_fork(void)
{
	self.history = NULL;
	self.runner.cost.history = NULL;
	self.runner.tune = NULL;
	self.runner.waits = false;            /* the thread that held a lock does not exist here */
	if (smr_runner_decides(&self.runner)) /* its cluster's threads exist in the parent only */
		self.runner.via = NULL;
	self.forked = true;
	self.inside = 0;
}

/* Waits for other threads inside a library that exit() is about to unload. Later calls run the
 * original loops, so the wait takes no longer than the longest codelet; five seconds at most. */
static void wait_for_others(void)
{
	const struct timespec moment = {.tv_nsec = 1000000};

	for (int i = 0; i < 5000 && __atomic_load_n(&self.inside, __ATOMIC_SEQ_CST) > asking; i++)
		nanosleep(&moment, NULL);
	if (!self.forked)
		smr_remote_target_environment_close();
}

static void start_process_runner(void)
{
	int64_t from = smr_now_ns(), ran = smr_thread_ns();

	smr_exit_guard_call(wait_for_others);
	smr_exit_guard_watch();
	if (open_runner() != SMR_OK) {
		smr_log(SMR_LOG_WARN, "the original loops run: %s", smr_errmsg());
		return;
	}
	pthread_atfork(NULL, NULL, after_fork);
	smr_report_inside(self.runner.report, smr_now_ns() - from);
	smr_report_opened(self.runner.report, smr_thread_ns() - ran);
	self.ready = true;
}

/* The history stays open for a thread that is still inside a call. */
__attribute__((destructor)) static void finish(void)
{
	int64_t from = smr_now_ns(), took;

	if (self.history == NULL)
		return;
	if (__atomic_load_n(&self.inside, __ATOMIC_SEQ_CST) > 0) {
		smr_history_flush(self.history);
		return;
	}
	smr_rows_ahead(&self.runner);
	smr_run_count(&self.runner);
	if (self.runner.tune != NULL)
		smr_log(SMR_LOG_INFO, "tuned %u codelets in %.3g s: %u run otherwise now, %u stay",
			self.tune.kernels, self.tune.spent_s, self.tune.better, self.tune.passed);
	smr_history_close(self.history);
	self.history = NULL;
	self.runner.cost.history = NULL;
	took = smr_now_ns() - from; /* wall-clock time: each write is waited for */
	smr_report_inside(self.runner.report, took);
	smr_report_opened(self.runner.report, took + (int64_t)(smr_startup_cost_s() * 1e9));
}

/* A thread enters a call: the runner must not be closed. */
static void come_in(void)
{
	asking++;
	__atomic_add_fetch(&self.inside, 1, __ATOMIC_SEQ_CST);
}

static void go_out(void)
{
	__atomic_sub_fetch(&self.inside, 1, __ATOMIC_SEQ_CST);
	asking--;
}

/* Reads the clock only if there is a report. */
static smr_site_answer answer_site_timed(smr_site *site, int64_t *nums, va_list bases)
{
	smr_report *report = self.runner.report;
	int64_t from = report != NULL ? smr_now_ns() : 0;
	smr_site_answer answer = smr_site_ask(&self.runner, site, nums, bases);

	if (report != NULL)
		smr_report_inside(report, smr_now_ns() - from);
	return answer;
}

int smr_run_enter(smr_site *site, int64_t *nums, va_list bases)
{
	smr_site_answer answer = SMR_SITE_LOOPS;

	pthread_once(&once, start_process_runner);
	if (!self.ready) {
		__atomic_store_n(&site->state, 0, __ATOMIC_RELAXED);
		return SMR_SITE_LOOPS;
	}
	come_in();
	if (!smr_exit_guard())
		answer = answer_site_timed(site, nums, bases);
	go_out();
	return (int)answer;
}

void smr_run_left(smr_site *site)
{
	come_in();
	if (!smr_exit_guard())
		smr_baseline_left(&self.runner, site);
	go_out();
}
