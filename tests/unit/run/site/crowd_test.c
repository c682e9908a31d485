/* Queries of programs with threads and children: each gets the answer it would get alone. */
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include "run_flow.h"

typedef struct crowd {
	smr_runner *r;
	made_up_site *s;
	int replaced, wrong;
} crowd;

static void *in_a_crowd(void *arg)
{
	crowd *c = arg;
	float a[64], b[64];
	int64_t n = 64;

	for (int i = 0; i < 64; i++)
		a[i] = (float)i;
	for (int k = 0; k < 300; k++) {
		memset(b, 0, sizeof(b));
		if (!ask(c->r, c->s, &n, a, b))
			continue;
		c->replaced++;
		for (int i = 0; i < 64; i++)
			c->wrong += b[i] != 2 * a[i];
	}
	return NULL;
}

static int ask_in_a_crowd(bool waits)
{
	smr_runner r = runner_of("openblas");
	static made_up_site s;
	crowd c[4];
	pthread_t t[4];
	int replaced = 0;

	r.fixed = r.waits = waits;
	site_of(twice, &s);
	for (int i = 0; i < 4; i++) {
		c[i] = (crowd){.r = &r, .s = &s};
		assert_int_equal(pthread_create(&t[i], NULL, in_a_crowd, &c[i]), 0);
	}
	for (int i = 0; i < 4; i++) {
		pthread_join(t[i], NULL);
		replaced += c[i].replaced;
		assert_int_equal(c[i].wrong, 0);
	}
	close_site(&s);
	return replaced;
}

static void threads_at_one_site_do_not_disturb_each_other(void **state)
{
	assert_true(ask_in_a_crowd(false) > 0);
}

static void with_a_fixed_plan_chance_sends_no_thread_to_its_own_loops(void **state)
{
	assert_int_equal(ask_in_a_crowd(true), 4 * 300);
}

static void a_child_asks_on_after_fork(void **state)
{
	smr_runner r = runner_of("openblas");
	float a[5] = {1, 2, 3, 4, 5}, b[5] = {0};
	int64_t nums[1] = {5};
	static made_up_site s;
	int status;
	pid_t child;

	site_of(twice, &s);
	assert_int_equal(ask(&r, &s, nums, a, b), 1);
	child = fork();
	if (child == 0)
		_exit(ask(&r, &s, nums, a, b) == 1 && b[4] == 10 ? 0 : 1);
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	close_site(&s);
}
int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(threads_at_one_site_do_not_disturb_each_other),
		cmocka_unit_test(with_a_fixed_plan_chance_sends_no_thread_to_its_own_loops),
		cmocka_unit_test(a_child_asks_on_after_fork),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
