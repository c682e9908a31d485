/* The lock admits one thread at a time, and wakes sleeping threads. */
#include "base/thread/futex_lock.h"

#include <limits.h>
#include <pthread.h>

#include "base/thread/clock.h"
#include "unit.h"

enum { THREADS = 4, ROUNDS = 20000 };

static smr_futex_lock gate;
static long plain; /* written without atomics */
static _Atomic uint32_t word;

static void *enter_often(void *arg)
{
	for (int i = 0; i < ROUNDS; i++) {
		smr_futex_lock_enter(&gate);
		plain++;
		smr_futex_lock_leave(&gate);
	}
	return NULL;
}

static void one_is_inside_at_a_time(void **state)
{
	pthread_t t[THREADS];

	for (int i = 0; i < THREADS; i++)
		assert_int_equal(pthread_create(&t[i], NULL, enter_often, NULL), 0);
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], NULL);
	assert_int_equal(plain, THREADS * ROUNDS);
	assert_true(smr_futex_lock_try(&gate));
	assert_false(smr_futex_lock_try(&gate));
	smr_futex_lock_leave(&gate);
}

static void *enter_once(void *arg)
{
	smr_futex_lock_enter(&gate);
	plain = 1;
	smr_futex_lock_leave(&gate);
	return NULL;
}

static void who_is_inside_sees_that_others_want_in(void **state)
{
	pthread_t t;

	plain = 0;
	smr_futex_lock_enter(&gate);
	assert_false(smr_futex_lock_wanted(&gate));
	assert_int_equal(pthread_create(&t, NULL, enter_once, NULL), 0);
	while (!smr_futex_lock_wanted(&gate))
		smr_pause();
	assert_int_equal(plain, 0);
	smr_futex_lock_leave(&gate);
	pthread_join(t, NULL);
	assert_int_equal(plain, 1);
}

static void *change(void *arg)
{
	atomic_store(&word, 1);
	smr_futex_wake(&word, INT_MAX);
	return NULL;
}

static void a_sleeper_wakes_at_its_time_or_when_the_word_changes(void **state)
{
	int64_t until = smr_now_ns() + 2000000;
	pthread_t t;

	atomic_store(&word, 0);
	while (smr_now_ns() < until)
		smr_futex_wait(&word, 0, until);
	assert_int_equal(pthread_create(&t, NULL, change, NULL), 0);
	while (atomic_load(&word) == 0)
		smr_futex_wait(&word, 0, INT64_MAX);
	smr_futex_wait(&word, 0, INT64_MAX); /* returns at once: the word is 1 */
	pthread_join(t, NULL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(one_is_inside_at_a_time),
		cmocka_unit_test(who_is_inside_sees_that_others_want_in),
		cmocka_unit_test(a_sleeper_wakes_at_its_time_or_when_the_word_changes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
