/* The process-wide runner behind compiled programs: opened at the first question, told by the
 * environment (SAMARA_REPORT, SAMARA_FP, SAMARA_CHECK, SAMARA_IMPL, SAMARA_FORCE, SAMARA_THREADS).
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "pipeline/pipeline.h"

static struct {
	bool ready;
	smr_runner runner;
	smr_machine machine;
	smr_history *history;
} self;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static bool is(const char *variable, const char *value)
{
	const char *v = getenv(variable);

	return v != NULL && strcmp(v, value) == 0;
}

static smr_status open_runner(void)
{
	smr_runner *r = &self.runner;
	const char *report = getenv("SAMARA_REPORT");
	smr_library *library;

	SMR_TRY(smr_pipeline_library(&library));
	r->library = library;
	SMR_TRY(smr_machine_host(&self.machine));
	SMR_TRY(smr_workers_new(0, &r->workers));
	r->cost.machine = &self.machine;
	if (smr_history_open(NULL, &self.history) == SMR_OK) {
		r->cost.history = smr_history_lookup;
		r->cost.ctx = self.history;
	} else {
		smr_log(SMR_LOG_WARN, "going on without history: %s", smr_errmsg());
	}
	r->hooks = smr_history_hooks(&self.history);
	if (report != NULL && smr_report_open(report, &r->report) != SMR_OK)
		smr_log(SMR_LOG_ERROR, "%s", smr_errmsg());
	r->fp = is("SAMARA_FP", "strict") ? SMR_FP_STRICT : SMR_FP_REASSOC;
	r->check = is("SAMARA_CHECK", "always")  ? SMR_CHECK_ALWAYS
		   : is("SAMARA_CHECK", "never") ? SMR_CHECK_NEVER
						 : SMR_CHECK_SAMPLE;
	r->only_impl = getenv("SAMARA_IMPL");
	r->force = is("SAMARA_FORCE", "1");
	return SMR_OK;
}

/* A database connection must not be used across fork(): the child goes on without history. */
static void after_fork(void)
{
	self.history = NULL;
	self.runner.cost.history = NULL;
}

static void start(void)
{
	if (open_runner() != SMR_OK) {
		smr_log(SMR_LOG_WARN, "the original loops run: %s", smr_errmsg());
		return;
	}
	pthread_atfork(NULL, NULL, after_fork);
	self.ready = true;
}

__attribute__((destructor)) static void finish(void)
{
	smr_history_close(self.history);
	self.history = NULL;
	self.runner.cost.history = NULL;
}

int smr_run_enter(smr_site *site, int64_t *nums, va_list bases)
{
	pthread_once(&once, start);
	if (!self.ready) {
		__atomic_store_n(&site->state, 0, __ATOMIC_RELAXED);
		return 0;
	}
	return smr_site_ask(&self.runner, site, nums, bases);
}
