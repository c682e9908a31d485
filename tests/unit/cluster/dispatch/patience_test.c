/* The total wait for a cluster that does not answer is limited. */
#include "cluster/dispatch/patience.h"
#include "unit.h"

static int64_t at(double seconds)
{
	return (int64_t)(1e9 * (100 + seconds));
}

/* A call that waits for some time and is answered. */
static void answered(smr_patience *p, double from, double to, double work)
{
	smr_patience_wait(p, at(from));
	smr_patience_end(p, at(to), true, work);
}

static void a_cluster_that_never_answers_is_waited_for_once(void **state)
{
	smr_patience p = {.most_s = 10};

	assert_true(smr_patience_allows(&p, at(0), true));
	smr_patience_wait(&p, at(0));
	smr_patience_wait(&p, at(1)); /* many calls wait at once */
	assert_false(smr_patience_is_over(&p, at(9.9)));
	assert_true(smr_patience_is_over(&p, at(10.1)));
	smr_patience_spend(&p, at(10.1));
	smr_patience_end(&p, at(10.1), false, 0);
	smr_patience_end(&p, at(10.1), false, 0);
	assert_false(smr_patience_allows(&p, at(10.2), true));
	assert_false(smr_patience_allows(&p, at(39), true));
}

static void slow_answers_use_it_up(void **state)
{
	smr_patience p = {.most_s = 10};
	int calls = 0;

	while (smr_patience_allows(&p, at(4 * calls), true)) {
		answered(&p, 4 * calls, 4 * calls + 3.4, 0.001);
		calls++;
	}
	assert_int_equal(calls, 3);
}

static void work_is_no_silence(void **state)
{
	smr_patience p = {.most_s = 10};

	for (int i = 0; i < 10; i++) {
		answered(&p, 60 * i, 60 * i + 50, 49.9);
		assert_true(smr_patience_allows(&p, at(60 * i + 50), true));
	}
	assert_true(p.lost_s == 0);
}

static void silence_ends_with_any_answer(void **state)
{
	smr_patience p = {.most_s = 10};

	smr_patience_wait(&p, at(0));
	for (int i = 1; i <= 100; i++) /* other calls are answered */
		answered(&p, 0.2 * i, 0.2 * i + 0.1, 0);
	assert_false(smr_patience_is_over(&p, at(25)));
	assert_true(smr_patience_is_over(&p, at(31)));
}

static void who_comes_back_is_tried_with_less_and_less(void **state)
{
	smr_patience p = {.most_s = 10};
	double now = 0, lost = 0;

	for (int i = 0; i < 20; i++) {
		double from = now;

		smr_patience_wait(&p, at(now));
		while (!smr_patience_is_over(&p, at(now)))
			now += 0.01;
		smr_patience_spend(&p, at(now));
		smr_patience_end(&p, at(now), false, 0);
		lost += now - from;
		assert_false(smr_patience_allows(&p, at(now), false)); /* no node is there */
		now += 2;
		assert_true(smr_patience_allows(&p, at(now), true));
	}
	assert_true(lost > 15 && lost < 22);
	for (int i = 0; i < 64; i++)
		answered(&p, now + i, now + i + 0.01, 0);
	assert_true(p.lost_s == 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_cluster_that_never_answers_is_waited_for_once),
		cmocka_unit_test(slow_answers_use_it_up),
		cmocka_unit_test(work_is_no_silence),
		cmocka_unit_test(silence_ends_with_any_answer),
		cmocka_unit_test(who_comes_back_is_tried_with_less_and_less),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
