/* The history as callbacks of the runner. Their context is the address of the history's pointer,
 * which may become NULL while programs run (after fork, at exit). */
#include "api/pipeline.h"
#include "base/log.h"
#include "run/kernel/compile_queue.h"

static smr_verdict_kind history_verdict(void *ctx, uint64_t code, const char *impl, uint64_t size)
{
	smr_history *h = *(smr_history **)ctx;

	if (h == NULL)
		return SMR_UNJUDGED;
	switch (smr_history_verdict(h, code, impl, size)) {
	case SMR_VERDICT_GOOD:
		return SMR_JUDGED_GOOD;
	case SMR_VERDICT_BAD:
		return SMR_JUDGED_BAD;
	case SMR_VERDICT_MADE:
		return SMR_MADE;
	default:
		return SMR_UNJUDGED;
	}
}

static void record_verdict(void *ctx, uint64_t code, const char *impl, uint64_t size, bool good)
{
	smr_history *h = *(smr_history **)ctx;
	smr_verdict v = good ? SMR_VERDICT_GOOD : SMR_VERDICT_BAD;

	if (h != NULL && smr_history_judge(h, code, impl, size, v) != SMR_OK)
		smr_log(SMR_LOG_WARN, "%s", smr_errmsg());
}

static void record_made_kernel(void *ctx, uint64_t code, const char *impl, uint64_t size)
{
	smr_history *h = *(smr_history **)ctx;

	if (h != NULL && smr_history_made(h, code, impl, size) != SMR_OK)
		smr_log(SMR_LOG_WARN, "%s", smr_errmsg());
}

static double past_calls(void *ctx, uint64_t code, uint64_t size)
{
	smr_history *h = *(smr_history **)ctx;

	return h != NULL ? smr_history_calls(h, code, size) : 0;
}

/* The history is that of this CPU. */
static bool is_of_device(const smr_cost_query *q)
{
	const smr_impl *impl = smr_impl_find(q->impl);

	return impl != NULL && impl->machine != NULL;
}

static void record_timing(void *ctx, const smr_cost_query *q, double roofline, double measured)
{
	smr_history *h = *(smr_history **)ctx;

	if (h != NULL && !is_of_device(q))
		smr_history_time(h, q, roofline, measured);
}

static void record_calls(void *ctx, uint64_t code, uint64_t size, uint64_t calls)
{
	smr_history *h = *(smr_history **)ctx;

	if (h != NULL)
		smr_history_called(h, code, size, calls);
}

static unsigned tuning_of_codelet(void *ctx, uint64_t code, uint64_t size)
{
	smr_history *h = *(smr_history **)ctx;

	return h != NULL ? smr_history_tuning(h, code, size) : 0;
}

static void record_tuning(void *ctx, uint64_t code, uint64_t size, unsigned number)
{
	smr_history *h = *(smr_history **)ctx;

	if (h != NULL && smr_history_tune(h, code, size, number) != SMR_OK)
		smr_log(SMR_LOG_WARN, "%s", smr_errmsg());
}

static void tuned_time(void *ctx, const smr_cost_query *q, double roofline, double measured,
		       bool searched)
{
	smr_history *h = *(smr_history **)ctx;

	if (h != NULL && !is_of_device(q))
		smr_history_tuned_time(h, q, roofline, measured, searched);
}

smr_status smr_pipeline_costs(smr_runner *r, smr_machine *machine, smr_history **history)
{
	SMR_TRY(r->fixed ? smr_machine_shipped(machine) : smr_machine_host(machine));
	r->cost.machine = machine;
	r->hooks = (smr_run_hooks){.ctx = history,
				   .verdict = history_verdict,
				   .judge = record_verdict,
				   .made = record_made_kernel,
				   .past_calls = past_calls,
				   .timed = record_timing,
				   .called = record_calls,
				   .tuning = r->fixed ? NULL : tuning_of_codelet,
				   .tuned = record_tuning,
				   .tuned_time = tuned_time,
				   .disturbed = smr_compile_queue_works};
	if (smr_history_open(NULL, history) != SMR_OK) {
		*history = NULL;
		smr_log(SMR_LOG_WARN, "going on without history: %s", smr_errmsg());
	} else if (!r->fixed) {
		r->cost.history = smr_history_lookup;
		r->cost.ctx = *history;
	}
	return SMR_OK;
}
