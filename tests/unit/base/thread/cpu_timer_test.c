/* Times of runs while other processes use the processors, too. */
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <unistd.h>

#include "base/thread/clock.h"
#include "base/thread/cpu_timer.h"
#include "unit.h"

static const int64_t LONG = 100000000, SHORT = 20000; /* ns */

static atomic_bool over;

static void *spin(void *arg)
{
	(void)arg;
	while (!atomic_load(&over))
		;
	return NULL;
}

static void work_for(int64_t ns)
{
	int64_t from = smr_thread_ns();

	while (smr_thread_ns() - from < ns)
		;
}

static void what_others_take_is_no_part_of_a_long_run(void **state)
{
	smr_cpu_timer closely, own, plainly;
	double alone, all, ran;
	pthread_t other;
	cpu_set_t one;

	if (access("/proc/thread-self/schedstat", R_OK) != 0)
		skip();
	CPU_ZERO(&one);
	CPU_SET(sched_getcpu(), &one);
	assert_int_equal(sched_setaffinity(0, sizeof(one), &one), 0);
	assert_int_equal(pthread_create(&other, NULL, spin, NULL), 0);
	plainly = smr_cpu_timer_begin(SMR_BY_CLOCK, 0, 0);
	closely = smr_cpu_timer_begin(SMR_BY_WAITING, 0, 0);
	own = smr_cpu_timer_begin(SMR_BY_THREAD, 0, 0);
	work_for(LONG);
	ran = smr_cpu_timer_end(&own);
	alone = smr_cpu_timer_end(&closely);
	all = smr_cpu_timer_end(&plainly);
	atomic_store(&over, true);
	pthread_join(other, NULL);
	assert_true(all > 1.25e-9 * (double)LONG);
	if (alone < 0.9e-9 * (double)LONG || alone > 0.75 * all)
		fail_msg("%g ms of %g", alone * 1e3, all * 1e3);
	if (ran < 0.99e-9 * (double)LONG || ran > 0.75 * all)
		fail_msg("%g ms of %g", ran * 1e3, all * 1e3);
}

static void what_a_thread_sleeps_for_it_does_not_run(void **state)
{
	smr_cpu_timer own = smr_cpu_timer_begin(SMR_BY_THREAD, 0, 0);

	usleep(20000);
	assert_true(smr_cpu_timer_end(&own) < 0.01);
}

static void a_short_run_that_took_many_times_its_like_waited(void **state)
{
	smr_cpu_timer run = smr_cpu_timer_begin(SMR_BY_WAITING, 100, 100 * 1e-6);
	double took = INFINITY;

	work_for(SHORT);
	assert_true(smr_cpu_timer_end(&run) == 1e-6);
	for (int k = 0; k < 1000 && !(took < 1e-5); k++) { /* other processes may run here */
		run = smr_cpu_timer_begin(SMR_BY_WAITING, 100, 100 * 1e-5);
		took = smr_cpu_timer_end(&run);
	}
	assert_true(took < 1e-5);
	run = smr_cpu_timer_begin(SMR_BY_CLOCK, 100, 100 * 1e-6);
	work_for(SHORT);
	assert_true(smr_cpu_timer_end(&run) >= 1e-9 * (double)SHORT);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_others_take_is_no_part_of_a_long_run),
		cmocka_unit_test(what_a_thread_sleeps_for_it_does_not_run),
		cmocka_unit_test(a_short_run_that_took_many_times_its_like_waited),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
