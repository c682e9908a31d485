/* Contests: the final leader, and the cost of finding it. */
#include <math.h>

#include "plan/choice/contest.h"
#include "unit.h"

enum { WAYS = 4 };

/* Candidates with predicted times, an interval of a factor of 1.5, and actual times. */
typedef struct world {
	double predicted[WAYS], takes[WAYS];
	unsigned known[WAYS]; /* past runs of it */
	uint64_t seed;
	double noisy; /* share of the calls that take up to 4 times as long */
} world;

static double random_01(uint64_t *seed)
{
	*seed = *seed * 6364136223846793005u + 1442695040888963407u;
	return (double)(*seed >> 11) / (double)(UINT64_C(1) << 53);
}

static void begin(smr_contest *t, const world *w)
{
	smr_candidate c[WAYS];
	size_t leader = 0;

	for (size_t i = 0; i < WAYS; i++) {
		double s = w->predicted[i];

		c[i] = (smr_candidate){.way = i,
				       .predicted = {.p10 = s / 1.5,
						     .p50 = s,
						     .p90 = s * 1.5,
						     .roofline = s,
						     .runs = w->known[i]}};
		if (s < w->predicted[leader])
			leader = i;
	}
	smr_contest_begin(t, c, WAYS, leader);
	for (size_t i = 0; i < WAYS; i++)
		t->entrant[i].there = true;
}

/* Runs the contest; returns the time of all calls. */
static double live(smr_contest *t, world *w, int runs, unsigned calls[WAYS])
{
	double sum = 0;

	for (int i = 0; i < runs; i++) {
		size_t who = smr_contest_next(t, false);
		double s = w->takes[who];

		if (random_01(&w->seed) < w->noisy)
			s *= 1 + 3 * random_01(&w->seed);
		smr_contest_took(t, who, s, SMR_CALL_QUIET);
		calls[who]++;
		sum += w->takes[who];
	}
	return sum;
}

static void a_wrong_prediction_is_found_out_in_a_few_runs(void **state)
{
	/* the first was predicted to be the best, and is three times as slow as the second */
	world w = {.predicted = {1, 1.2, 1.3, 5}, .takes = {3.6, 1.2, 1.5, 5}};
	unsigned calls[WAYS] = {0};
	smr_contest t;

	begin(&t, &w);
	(void)live(&t, &w, 12, calls);
	assert_int_equal(t.leader, 1);
	assert_in_range(calls[0], 2, 4);
	(void)live(&t, &w, 400, calls);
	assert_int_equal(calls[3], 0); /* far worse: never tried */
	assert_true(smr_contest_over(&t));
}

static void a_search_tries_at_once(void **state)
{
	world w = {.predicted = {1, 1.2, 1.3, 1.4}, .takes = {1.1, 1.2, 1, 3}};
	unsigned calls[WAYS] = {0};
	smr_contest t;
	int runs = 0;

	begin(&t, &w);
	smr_contest_search(&t);
	for (; !smr_contest_over(&t); runs++)
		(void)live(&t, &w, 1, calls);
	assert_int_equal(t.leader, 2);
	assert_in_range(runs, 6, 20);
	assert_int_equal(calls[3], 1);
}

static void tries_are_a_small_share_of_the_time(void **state)
{
	world w = {.predicted = {1, 1.1, 1.3, 1.4}, .takes = {1, 3, 6, 10}};
	unsigned calls[WAYS] = {0};
	smr_contest t;
	double took;

	begin(&t, &w);
	took = live(&t, &w, 1000, calls);
	assert_int_equal(t.leader, 0);
	assert_true(took < 1000 * 1.06); /* a single try may exceed the share */
	for (int i = 1; i < WAYS; i++)
		assert_in_range(calls[i], 1, 3);
}

/* A check that takes as long as five runs of the leader is delayed until the share covers it, so
 * that a program that ends at any time has lost no more than its share. */
static void a_program_that_ends_soon_has_lost_its_share_at_most(void **state)
{
	world w = {.predicted = {1, 1, 1.1, 1.2}, .takes = {1, 1, 1.1, 1.2}};
	unsigned tried = 0;
	smr_contest t;

	begin(&t, &w);
	for (int i = 1; i < WAYS; i++)
		t.entrant[i].first = 5;
	for (int i = 0; i < 1000; i++) {
		size_t who = smr_contest_next(&t, false);

		if (who != t.leader && t.entrant[who].calls == 0) {
			t.lost += 5;
			tried++;
		}
		smr_contest_took(&t, who, w.takes[who], SMR_CALL_QUIET);
		assert_true(t.lost <= 0.05 * t.spent + 1e-9);
	}
	assert_int_equal(tried, WAYS - 1);
	assert_in_range(t.tries, 9, 15);
}

static void a_try_that_was_taken_by_surprise_is_repeated(void **state)
{
	world w = {.predicted = {1, 1.05, 9, 9}, .takes = {1, 0.8, 9, 9}, .known = {3, 3, 3, 3}};
	unsigned calls[WAYS] = {0};
	smr_contest t;

	begin(&t, &w);
	(void)live(&t, &w, 2, calls);
	assert_int_equal(smr_contest_next(&t, false), 1);
	smr_contest_took(&t, 1, 5, SMR_CALL_QUIET);
	(void)live(&t, &w, 1000, calls);
	assert_int_equal(t.leader, 1);
}

static void disturbed_calls_do_not_count(void **state)
{
	world w = {.predicted = {1, 1, 9, 9}, .takes = {1, 0.5, 9, 9}};
	smr_contest t;

	begin(&t, &w);
	for (int i = 0; i < 3; i++) {
		smr_contest_took(&t, 0, 20, SMR_CALL_DISTURBED);
		assert_true(smr_contest_is_new(&t));
	}
	for (int i = 0; i < 2; i++)
		smr_contest_took(&t, 0, 1, SMR_CALL_QUIET);
	assert_false(smr_contest_is_new(&t));
	assert_true(t.entrant[0].least == 1);
	assert_int_equal(smr_contest_next(&t, false), 1);
}

/* A compilation at the same time makes each call slower, but none by a factor of three. */
static void who_is_far_worse_goes_even_when_disturbed(void **state)
{
	world w = {.predicted = {1, 1.2, 1.3, 5}, .takes = {4, 1.2, 1.5, 5}};
	smr_contest t;

	begin(&t, &w);
	for (int i = 0; i < 6; i++) {
		size_t who = smr_contest_next(&t, true);

		smr_contest_took(&t, who, w.takes[who] * 1.3, SMR_CALL_DISTURBED);
	}
	assert_int_equal(t.leader, 1);
}

/* ... once the leader lost as much against it as its check takes. */
static void who_seems_far_better_is_checked_when_waiting_has_cost_as_much(void **state)
{
	world w = {.predicted = {1, 1, 9, 9}, .takes = {3, 3, 9, 9}};
	smr_contest t;
	int first = 0;

	begin(&t, &w);
	t.entrant[1].first = 20;
	for (int i = 0; i < 100 && t.entrant[1].calls == 0 && isinf(t.entrant[1].seen); i++) {
		size_t who = smr_contest_next(&t, true);

		smr_contest_took(&t, who, w.takes[who], SMR_CALL_DISTURBED);
		first = i;
	}
	assert_int_equal(first, 14); /* runs of 3 where at most 1.5 were predicted */
	t.entrant[0].seen = 1.6;
	t.entrant[1].seen = INFINITY;
	t.entrant[1].first = 1000;
	assert_int_equal(smr_contest_next(&t, true), 0);
}

/* Permanent disturbance does not keep a contest from ending. */
static void a_machine_that_is_never_quiet_settles_too(void **state)
{
	world w = {.predicted = {1, 1, 9, 9}, .takes = {1, 0.5, 9, 9}};
	smr_contest t;

	begin(&t, &w);
	for (int i = 0; i < 300; i++) {
		size_t who = smr_contest_next(&t, false);

		smr_contest_took(&t, who, w.takes[who], SMR_CALL_DISTURBED);
	}
	assert_int_equal(t.leader, 1);
	assert_true(smr_contest_over(&t));
}

static void on_a_loaded_machine_the_best_is_found_most_of_the_time(void **state)
{
	int right = 0;

	for (uint64_t seed = 1; seed <= unit_rounds(100); seed++) {
		world w = {.predicted = {1, 1.1, 0.9, 1.2},
			   .takes = {1.3, 1, 2, 1.2},
			   .seed = seed * 77,
			   .noisy = 0.4};
		unsigned calls[WAYS] = {0};
		smr_contest t;

		begin(&t, &w);
		(void)live(&t, &w, 300, calls);
		right += t.leader == 1;
	}
	assert_in_range(right, 90, 100);
}

static void who_is_not_there_is_wanted_when_it_has_paid_for_itself(void **state)
{
	world w = {.predicted = {1, 0.8, 9, 9}, .takes = {1, 0.8, 9, 9}, .known = {3, 3, 0, 0}};
	smr_contest t;
	double gain;

	begin(&t, &w);
	t.leader = 0;
	t.entrant[1].there = false;
	assert_int_equal(smr_contest_wants(&t, 100, &gain), WAYS); /* nothing is measured yet */
	for (int i = 0; i < 10; i++) {
		assert_int_equal(smr_contest_next(&t, false), 0);
		smr_contest_took(&t, 0, 1, SMR_CALL_QUIET);
	}
	assert_int_equal(smr_contest_wants(&t, 100, &gain), 1);
	assert_true(fabs(gain - 20) < 1e-9);
	assert_false(smr_contest_over(&t));
	t.entrant[1].out = true;
	assert_int_equal(smr_contest_wants(&t, 100, &gain), WAYS);
	assert_true(smr_contest_over(&t));
}

/* A candidate that was slow long ago is tried again once: the measurement may be outdated. */
static void what_is_long_ago_is_tried_again(void **state)
{
	world w = {.predicted = {1, 3, 9, 9}, .takes = {1, 0.7, 9, 9}, .known = {30, 3, 30, 30}};
	unsigned calls[WAYS] = {0};
	smr_contest t;

	begin(&t, &w);
	(void)live(&t, &w, 500, calls);
	assert_int_equal(calls[1], 0);
	begin(&t, &w);
	t.entrant[1].predicted.age = 300;
	(void)live(&t, &w, 500, calls);
	assert_int_equal(t.leader, 1);
}

/* Calls of a process whose threads were preempted decide here, but tell later processes nothing. */
static void preempted_calls_decide_here_only(void **state)
{
	world w = {.predicted = {1, 1.2, 9, 9}, .takes = {1, 0.5, 9, 9}, .known = {30, 3, 30, 30}};
	smr_contest t;

	begin(&t, &w);
	for (int i = 0; i < 200; i++) {
		size_t who = smr_contest_next(&t, false);

		smr_contest_took(&t, who, w.takes[who], SMR_CALL_PREEMPTED);
	}
	assert_int_equal(t.leader, 1);
	assert_false(smr_contest_knows(&t.entrant[1]));
	smr_contest_took(&t, 1, 0.5, SMR_CALL_QUIET);
	assert_false(smr_contest_knows(&t.entrant[1]));
	smr_contest_took(&t, 1, 0.5, SMR_CALL_QUIET);
	assert_true(smr_contest_knows(&t.entrant[1]));
}

/* ... in the run that is named, since a process may have no more; one call says little. */
static void a_process_with_few_calls_tries_one_that_is_due(void **state)
{
	world w = {.predicted = {1, 3, 9, 9}, .takes = {1, 0.1, 9, 9}, .known = {30, 3, 30, 30}};

	for (uint64_t at = 0; at < 2; at++)
		for (int disturbed = 0; disturbed < 2; disturbed++) {
			smr_contest t;

			begin(&t, &w);
			smr_contest_explore(&t, at);
			assert_int_equal(smr_contest_next(&t, disturbed), 0);
			t.entrant[1].predicted.age = 300;
			smr_contest_explore(&t, at);
			for (uint64_t run = 0; run <= at; run++) {
				size_t who = smr_contest_next(&t, disturbed);

				assert_int_equal(who, run == at);
				smr_contest_took(&t, who, w.takes[who],
						 disturbed ? SMR_CALL_DISTURBED : SMR_CALL_QUIET);
			}
			if (at == 0)
				assert_int_equal(smr_contest_next(&t, disturbed), 0);
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_wrong_prediction_is_found_out_in_a_few_runs),
		cmocka_unit_test(a_search_tries_at_once),
		cmocka_unit_test(tries_are_a_small_share_of_the_time),
		cmocka_unit_test(a_program_that_ends_soon_has_lost_its_share_at_most),
		cmocka_unit_test(a_try_that_was_taken_by_surprise_is_repeated),
		cmocka_unit_test(disturbed_calls_do_not_count),
		cmocka_unit_test(who_is_far_worse_goes_even_when_disturbed),
		cmocka_unit_test(who_seems_far_better_is_checked_when_waiting_has_cost_as_much),
		cmocka_unit_test(a_machine_that_is_never_quiet_settles_too),
		cmocka_unit_test(on_a_loaded_machine_the_best_is_found_most_of_the_time),
		cmocka_unit_test(who_is_not_there_is_wanted_when_it_has_paid_for_itself),
		cmocka_unit_test(what_is_long_ago_is_tried_again),
		cmocka_unit_test(preempted_calls_decide_here_only),
		cmocka_unit_test(a_process_with_few_calls_tries_one_that_is_due),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
