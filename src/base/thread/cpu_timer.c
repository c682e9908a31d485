#include "base/thread/cpu_timer.h"

#include <math.h>

#include "base/thread/clock.h"
#include "base/thread/sched_delay.h"
#include "base/thread/startup_cost.h"

enum { FEW = 4, TRIES = 3 };
static const double LONG = 5e-4; /* seconds: a query takes some hundredth of it; a thread that waits
				  * at all usually waits longer */
static const double WAITED = 16; /* times the mean of earlier runs */

/* Reads the start time. Repeats if the thread lost its processor between the readings. */
static void start_after_low_delay(smr_cpu_timer *a)
{
	for (int i = 0; i < TRIES; i++) {
		int64_t from = smr_now_ns();

		a->other = smr_sched_delay_ns();
		a->at = smr_now_ns();
		if (smr_seconds(from, a->at) < LONG)
			break;
	}
}

smr_cpu_timer smr_cpu_timer_begin(smr_cpu_timer_by by, uint64_t runs, double spent_s)
{
	smr_cpu_timer a = {.by = by, .startup = smr_startup_cost_thread_ns()};

	if (runs >= FEW)
		a.mean_s = spent_s / (double)runs;
	a.looks = by != SMR_BY_CLOCK && (runs < FEW || a.mean_s >= LONG);
	if (a.looks && by == SMR_BY_WAITING)
		start_after_low_delay(&a);
	else
		a.at = smr_now_ns();
	if (a.looks && by == SMR_BY_THREAD)
		a.other = smr_thread_ns();
	return a;
}

/* Returns the waiting time since the start, less the cost of the query. */
static double waited_seconds(const smr_cpu_timer *a, int64_t end)
{
	double waited = smr_seconds(a->other, smr_sched_delay_ns());
	double asked = smr_seconds(end, smr_now_ns());

	return fmax(waited - (asked < LONG ? 0 : asked), 0);
}

static double elapsed_seconds(const smr_cpu_timer *a)
{
	int64_t ran = a->looks && a->by == SMR_BY_THREAD ? smr_thread_ns() : 0;
	int64_t end = smr_now_ns();
	double took = smr_seconds(a->at, end);

	if (a->looks && a->by == SMR_BY_THREAD)
		return fmin(smr_seconds(a->other, ran), took);
	if (a->looks && took >= LONG)
		return fmax(took - waited_seconds(a, end), 0);
	return a->by != SMR_BY_CLOCK && a->mean_s > 0 && took > WAITED * a->mean_s ? a->mean_s
										   : took;
}

double smr_cpu_timer_end(const smr_cpu_timer *a)
{
	double once = smr_seconds(a->startup, smr_startup_cost_thread_ns());
	double took = elapsed_seconds(a);

	return once > 0 ? fmax(took - once, 0) : took;
}
