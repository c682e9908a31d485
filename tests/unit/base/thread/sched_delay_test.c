/* Time that other threads take from a processor. */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/thread/clock.h"
#include "base/thread/sched_delay.h"
#include "unit.h"

static const int64_t LONG = 100000000; /* ns */

static atomic_bool over;

static void *spin(void *arg)
{
	(void)arg;
	while (!atomic_load(&over))
		;
	return NULL;
}

/* Binds this thread and its children to one processor. */
static void share_one(void)
{
	cpu_set_t one;

	CPU_ZERO(&one);
	CPU_SET(sched_getcpu(), &one);
	assert_int_equal(sched_setaffinity(0, sizeof(one), &one), 0);
}

static void work_for(int64_t ns)
{
	int64_t from = smr_now_ns();

	while (smr_now_ns() - from < ns)
		;
}

static bool is_told(void)
{
	return access("/proc/thread-self/schedstat", R_OK) == 0;
}

static void who_shares_a_processor_waits_for_it(void **state)
{
	int64_t from, ran, waited, missing;
	pthread_t other;

	if (!is_told())
		skip();
	share_one();
	assert_int_equal(pthread_create(&other, NULL, spin, NULL), 0);
	from = smr_now_ns();
	ran = smr_thread_ns();
	waited = smr_sched_delay_ns();
	work_for(LONG);
	missing = smr_now_ns() - from - (smr_thread_ns() - ran);
	waited = smr_sched_delay_ns() - waited;
	atomic_store(&over, true);
	pthread_join(other, NULL);
	assert_true(missing > LONG / 4);
	if (waited < missing / 2 || waited > missing * 3 / 2)
		fail_msg("%g ms missing, %g waited", (double)missing / 1e6, (double)waited / 1e6);
}

static void a_program_that_ended_tells_until_it_is_asked_for_its_status(void **state)
{
	siginfo_t info;
	int64_t waited;
	pid_t child;
	int status;

	if (!is_told())
		skip();
	child = fork();
	if (child == 0) {
		pthread_t other;

		atomic_store(&over, false);
		share_one();
		if (pthread_create(&other, NULL, spin, NULL) == 0)
			work_for(LONG);
		_exit(0);
	}
	assert_int_equal(waitid(P_PID, (id_t)child, &info, WEXITED | WNOWAIT), 0);
	waited = smr_sched_delay_by(child);
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(waited > LONG / 8);
	assert_int_equal(smr_sched_delay_by(child), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_program_that_ended_tells_until_it_is_asked_for_its_status),
		cmocka_unit_test(who_shares_a_processor_waits_for_it),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
