#include "base/thread/flush.h"
#include "base/thread/thread_choice.h"
#include "base/thread/workers.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "unit.h"

enum { TASKS = 1000 };

typedef struct tally {
	const smr_workers *w;
	atomic_int calls[TASKS];
	atomic_int total;
	int plain[TASKS]; /* written without atomics: the end of run() must order it */
} tally;

static void count(void *arg, int i)
{
	tally *t = arg;

	atomic_fetch_add(&t->calls[i], 1);
	atomic_fetch_add(&t->total, 1);
	t->plain[i]++;
}

static smr_workers *pool_of(int n)
{
	smr_workers *w;

	assert_int_equal(smr_workers_new(n, &w), SMR_OK);
	return w;
}

static void every_task_runs_once_in_every_job(void **state)
{
	smr_workers *w = pool_of(4);
	tally *t = calloc(1, sizeof(*t));
	int jobs = 300;

	for (int j = 1; j <= jobs; j++) {
		smr_workers_run(w, TASKS, count, t);
		if (j % 50 == 0)
			usleep(2000); /* long enough for the workers to sleep */
	}
	for (int i = 0; i < TASKS; i++) {
		assert_int_equal(atomic_load(&t->calls[i]), jobs);
		assert_int_equal(t->plain[i], jobs);
	}
	smr_workers_free(w);
	free(t);
}

static void count_flushing(void *arg, int i)
{
	volatile float least = 1e-40f, one = 1;

	usleep(100); /* long enough for all threads to take some */
	if (least * one == 0)
		atomic_fetch_add((atomic_int *)arg, 1);
}

/* Threads that did not follow would take about a third of the tasks each. */
static void workers_flush_as_their_caller_does(void **state)
{
	smr_workers *w = pool_of(3);

	assert_false(smr_flush_get());
	for (int j = 0; j < 20; j++) {
		atomic_int n = 0;

		smr_flush_set(j % 2 == 1);
		smr_workers_run(w, 60, count_flushing, &n);
		smr_flush_set(false);
		assert_int_equal(n, j % 2 == 1 ? 60 : 0);
	}
	smr_workers_free(w);
}

static void jobs_of_changing_size_do_not_mix(void **state)
{
	smr_workers *w = pool_of(3);

	for (int j = 0; j < 5000; j++) {
		tally t;
		int n = 1 + j % 7;

		memset(&t, 0, sizeof(t));
		smr_workers_run(w, n, count, &t);
		assert_int_equal(atomic_load(&t.total), n);
		for (int i = 0; i < n; i++)
			assert_int_equal(t.plain[i], 1);
	}
	smr_workers_free(w);
}

static void meet(void *arg, int i)
{
	pthread_barrier_wait(arg);
}

static void tasks_run_at_the_same_time(void **state)
{
	smr_workers *w = pool_of(3);
	pthread_barrier_t b;

	pthread_barrier_init(&b, NULL, 3); /* would hang if one thread ran two of them */
	for (int j = 0; j < 20; j++)
		smr_workers_run(w, 3, meet, &b);
	pthread_barrier_destroy(&b);
	smr_workers_free(w);
}

static void sum_up(void *arg, int i)
{
	atomic_fetch_add((_Atomic int64_t *)arg, i);
}

/* More tasks than a part can count: several are taken as one. */
static void a_job_may_have_very_many_tasks(void **state)
{
	static const int sizes[] = {65535, 65536, 65537, 131071, 1000003};
	smr_workers *w = pool_of(3);

	for (size_t k = 0; k < sizeof(sizes) / sizeof(sizes[0]); k++) {
		_Atomic int64_t sum = 0;
		int64_t n = sizes[k];

		smr_workers_run(w, (int)n, sum_up, &sum);
		assert_int_equal(atomic_load(&sum), n * (n - 1) / 2);
	}
	smr_workers_free(w);
}

typedef struct lopsided {
	int threads;
	atomic_int done;
} lopsided;

/* The first task waits until all others are done, those of its own part too, except the one that is
 * taken with it. */
static void wait_for_others(void *arg, int i)
{
	lopsided *l = arg;

	while (i == 0 && atomic_load(&l->done) < 8 * l->threads - 2)
		usleep(100);
	atomic_fetch_add(&l->done, 1);
}

static void who_has_nothing_left_takes_from_others(void **state)
{
	for (int threads = 2; threads <= 5; threads++) {
		smr_workers *w = pool_of(threads);

		for (int j = 0; j < 100; j++) {
			lopsided l = {.threads = threads};

			smr_workers_run(w, 8 * threads, wait_for_others, &l);
			assert_int_equal(atomic_load(&l.done), 8 * threads);
		}
		smr_workers_free(w);
	}
}

static void note_thread(void *arg, int i)
{
	((pthread_t *)arg)[i] = pthread_self();
}

static void nested(void *arg, int i)
{
	tally *t = arg;
	pthread_t by[4];

	smr_workers_run(t->w, 4, note_thread, by);
	for (int k = 0; k < 4; k++)
		if (!pthread_equal(by[k], pthread_self()))
			return;
	atomic_fetch_add(&t->calls[i], 1);
}

static void a_nested_job_stays_on_its_thread(void **state)
{
	tally *t = calloc(1, sizeof(*t));
	smr_workers *w = pool_of(4);

	t->w = w;
	smr_workers_run(w, 100, nested, t);
	for (int i = 0; i < 100; i++)
		assert_int_equal(atomic_load(&t->calls[i]), 1);
	smr_workers_free(w);
	free(t);
}

static void *user_thread(void *arg)
{
	tally *t = arg;

	for (int j = 0; j < 200; j++)
		smr_workers_run(t->w, 50, count, t);
	return NULL;
}

static void two_callers_share_one_pool(void **state)
{
	tally *a = calloc(1, sizeof(*a)), *b = calloc(1, sizeof(*b));
	smr_workers *w = pool_of(2);
	pthread_t other;

	a->w = b->w = w;
	assert_int_equal(pthread_create(&other, NULL, user_thread, a), 0);
	user_thread(b);
	pthread_join(other, NULL);
	for (int i = 0; i < 50; i++) {
		assert_int_equal(a->plain[i], 200);
		assert_int_equal(b->plain[i], 200);
	}
	smr_workers_free(w);
	free(a);
	free(b);
}

/* ThreadSanitizer ends a child of a process with threads that starts its own. */
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define UNDER_TSAN 1
#endif
#endif

static void a_forked_child_starts_its_own_threads(void **state)
{
	smr_workers *w = pool_of(3);
	tally *t = calloc(1, sizeof(*t));
	pthread_barrier_t b;
	int status;

#ifdef UNDER_TSAN
	skip();
#endif
	smr_workers_run(w, TASKS, count, t);
	pid_t child = fork();

	assert_true(child >= 0);
	if (child == 0) {
		alarm(20);
		pthread_barrier_init(&b, NULL, 3);
		smr_workers_run(w, 3, meet, &b);
		smr_workers_free(w);
		_exit(42);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFEXITED(status));
	assert_int_equal(WEXITSTATUS(status), 42);
	smr_workers_run(w, TASKS, count, t); /* the parent's workers still run */
	assert_int_equal(atomic_load(&t->total), 2 * TASKS);
	smr_workers_free(w);
	free(t);
}

static int threads_now(void)
{
	FILE *f = fopen("/proc/self/status", "r");
	char line[256];
	int n = -1;

	while (f != NULL && fgets(line, sizeof(line), f) != NULL)
		if (sscanf(line, "Threads: %d", &n) == 1)
			break;
	if (f != NULL)
		fclose(f);
	return n;
}

static void *note_tid(void *arg)
{
	*(pid_t *)arg = gettid();
	return NULL;
}

/* pthread_join() returns while the kernel still counts the thread: waits until it does not. */
static void run_thread_to_its_end(void)
{
	pthread_t thread;
	pid_t tid;
	char task[64];

	assert_int_equal(pthread_create(&thread, NULL, note_tid, &tid), 0);
	pthread_join(thread, NULL);
	snprintf(task, sizeof(task), "/proc/self/task/%d", (int)tid);
	while (access(task, F_OK) == 0)
		usleep(100);
}

static void no_thread_starts_before_the_first_job(void **state)
{
	run_thread_to_its_end(); /* a sanitizer starts a thread of its own with the first thread */

	int before = threads_now();
	smr_workers *w = pool_of(3);
	tally *t = calloc(1, sizeof(*t));

	assert_int_equal(threads_now(), before);
	smr_workers_run(w, 1, count, t); /* one task needs no second thread */
	assert_int_equal(threads_now(), before);
	smr_workers_run(w, 2, count, t);
	assert_int_equal(threads_now(), before + 2);
	smr_workers_free(w);
	free(t);
}

static void workers_take_no_signals(void **state)
{
	smr_workers *w = pool_of(3);
	tally *t = calloc(1, sizeof(*t));
	sigset_t one, old, pending;

	smr_workers_run(w, 2, count, t);
	sigemptyset(&one);
	sigaddset(&one, SIGUSR1);
	pthread_sigmask(SIG_BLOCK, &one, &old);
	kill(getpid(), SIGUSR1); /* would end the process if a worker took it */
	usleep(10000);
	sigpending(&pending);
	assert_true(sigismember(&pending, SIGUSR1));
	int got;
	sigwait(&one, &got);
	pthread_sigmask(SIG_SETMASK, &old, NULL);
	smr_workers_free(w);
	free(t);
}

static void the_environment_sets_the_count(void **state)
{
	setenv("SAMARA_THREADS", "5", 1);
	smr_workers *w = pool_of(0);
	assert_int_equal(smr_workers_count(w), 5);
	smr_workers_free(w);
	setenv("SAMARA_THREADS", "many", 1);
	w = pool_of(0);
	assert_true(smr_workers_count(w) >= 1);
	smr_workers_free(w);
	unsetenv("SAMARA_THREADS");
	assert_int_equal(smr_workers_count(NULL), 1);
	smr_workers_free(NULL);
	assert_int_equal(smr_workers_new(-1, &w), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "-1"));
}

static smr_status make_and_use(void *arg)
{
	smr_workers *w;
	smr_status st = smr_workers_new(2, &w);

	if (st == SMR_OK) {
		smr_workers_run(w, 10, count, arg);
		smr_workers_free(w);
	}
	return st;
}

static void every_failed_allocation_is_survived(void **state)
{
	tally *t = calloc(1, sizeof(*t));

	assert_true(unit_fail_each_allocation(make_and_use, t) >= 3);
	free(t);
}

/* The predicted way runs once; two calls are measured; then the choice is made. */
static void what_is_done_at_once_wakes_nobody(void **state)
{
	static const struct {
		int64_t ns[2];
		smr_thread_choice_way then;
	} is[] = {{{4000, 90000}, SMR_THREADS_ALONE},
		  {{90000, 0}, SMR_THREADS_ALONE}, /* a clock without progress */
		  {{SMR_THREADS_WORTH_NS, 90000}, SMR_THREADS_ALL}};

	for (size_t i = 0; i < sizeof(is) / sizeof(*is); i++) {
		smr_thread_choice p = {0};

		assert_int_equal(smr_thread_choice_next(&p), SMR_THREADS_ALL);
		for (int k = 0; k < 2; k++) {
			assert_int_equal(smr_thread_choice_next(&p), SMR_THREADS_MEASURE);
			smr_thread_choice_note(&p, is[i].ns[k]);
		}
		for (int k = 0; k < 3; k++)
			assert_int_equal(smr_thread_choice_next(&p), is[i].then);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(no_thread_starts_before_the_first_job),
		cmocka_unit_test(what_is_done_at_once_wakes_nobody),
		cmocka_unit_test(every_task_runs_once_in_every_job),
		cmocka_unit_test(workers_flush_as_their_caller_does),
		cmocka_unit_test(jobs_of_changing_size_do_not_mix),
		cmocka_unit_test(tasks_run_at_the_same_time),
		cmocka_unit_test(a_job_may_have_very_many_tasks),
		cmocka_unit_test(who_has_nothing_left_takes_from_others),
		cmocka_unit_test(a_nested_job_stays_on_its_thread),
		cmocka_unit_test(two_callers_share_one_pool),
		cmocka_unit_test(a_forked_child_starts_its_own_threads),
		cmocka_unit_test(workers_take_no_signals),
		cmocka_unit_test(the_environment_sets_the_count),
		cmocka_unit_test(every_failed_allocation_is_survived),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
