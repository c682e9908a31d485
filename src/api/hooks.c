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

/* Returns the machine of an implementation on a device; NULL: it runs on this CPU. */
static const smr_machine *device_of(const smr_cost_query *q)
{
	const smr_impl *impl = smr_impl_find(q->impl);

	return impl != NULL && impl->machine != NULL ? impl->machine() : NULL;
}

/* Records of a device are those of its implementation with the device's key, so that another card
 * does not get them. */
static bool past_runs(void *ctx, const smr_cost_query *q, smr_past *out)
{
	const smr_machine *device = device_of(q);
	char key[SMR_HISTORY_DEVICE];
	smr_cost_query there = *q;

	if (device == NULL)
		return smr_history_lookup(ctx, q, out);
	smr_history_device_key(q->impl, device, key);
	there.impl = key;
	return smr_history_lookup(ctx, &there, out);
}

static void record_timing(void *ctx, const smr_cost_query *q, double roofline, double measured)
{
	smr_history *h = *(smr_history **)ctx;
	const smr_machine *device = device_of(q);

	if (h != NULL && device == NULL)
		smr_history_time(h, q, roofline, measured);
	else if (h != NULL)
		smr_history_device_time(h, device, q, roofline, measured);
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

	/* the times of a contest on a device have copies in them */
	if (h != NULL && device_of(q) == NULL)
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
		r->cost.history = past_runs;
		r->cost.ctx = *history;
	}
	return SMR_OK;
}
