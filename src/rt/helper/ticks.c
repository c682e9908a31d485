/* Measures the time stamp counter against the clock. */
#include "rt/helper/ticks.h"

#include <pthread.h>
#include <time.h>

#include "base/thread/clock.h"

static uint64_t rate;

static uint64_t read_tick_counter(void)
{
#if defined(__x86_64__)
	return __builtin_ia32_rdtsc();
#else
	return (uint64_t)smr_now_ns();
#endif
}

static void measure_tick_rate(void)
{
	const struct timespec nap = {.tv_nsec = 20000000};
	int64_t from = smr_now_ns();
	uint64_t began = read_tick_counter();
	double per_s;

	nanosleep(&nap, NULL);
	per_s = (double)(read_tick_counter() - began) * 1e9 / (double)(smr_now_ns() - from);
	rate = per_s < 1 ? 1 : (uint64_t)per_s;
}

uint64_t smr_guest_ticks_per_s(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, measure_tick_rate);
	return rate;
}
