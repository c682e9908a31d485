/* Measured search at sites of programs: the result is correct, is recorded, and is selected by the
 * next process. */
#include <math.h>

#include "made_clock.h"
#include "run/tune/baseline.h"
#include "run/tune/tune.h"
#include "run_flow.h"

enum { N = 1 << 12 };
static float in[N], out[N];

/* Measurements as the history keeps them: log-ratios. */
static struct {
	double good, first, loops;
	int tuned;
} kept;

static void keep_time(void *ctx, const smr_cost_query *q, double roofline, double measured)
{
	double ratio = log(measured / roofline);

	if (strcmp(q->impl, "openblas") == 0)
		kept.good = fmin(kept.good, ratio); /* NAN is none */
	else if (strcmp(q->impl, "nest") == 0)
		kept.first = fmin(kept.first, ratio);
	else if (strcmp(q->impl, "original") == 0)
		kept.loops = fmin(kept.loops, ratio);
}

static void keep_tuned_time(void *ctx, const smr_cost_query *q, double roofline, double measured,
			    bool searched)
{
	keep_time(ctx, q, roofline, measured);
}

static void keep_tuning(void *ctx, uint64_t code, uint64_t size, unsigned tuning)
{
	kept.tuned++;
}

/* "openblas" is predicted to be the best until there is a measurement; NAN: there is none. */
static bool history(void *ctx, const smr_cost_query *q, smr_past *p)
{
	double low = 9;

	if (strcmp(q->impl, "openblas") == 0)
		low = isnan(kept.good) ? -4 : kept.good;
	else if (strcmp(q->impl, "nest") == 0)
		low = isnan(kept.first) ? -3.5 : kept.first;
	else if (strcmp(q->impl, "original") == 0)
		low = isnan(kept.loops) ? -9 : kept.loops;
	*p = (smr_past){.low = low, .dev = 0.1, .runs = 50};
	return true;
}

static smr_runner the_runner(smr_tune *t)
{
	smr_runner r = runner_of(NULL);

	r.force = false;
	r.cost.history = history;
	r.hooks.tuned = keep_tuning;
	r.hooks.timed = keep_time;
	r.hooks.tuned_time = keep_tuned_time;
	r.tune = t;
	return r;
}

static int fresh(void **state)
{
	runs_of_good = runs_of_first = runs_of_wrong = 0;
	good_takes_s = 2e-3;
	first_way = FIRST_WORKS;
	kept.good = kept.first = kept.loops = NAN;
	kept.tuned = 0;
	for (int i = 0; i < N; i++)
		in[i] = (float)i, out[i] = -1;
	return 0;
}

static void is_twice(void)
{
	for (int i = 0; i < N; i++)
		assert_true(out[i] == 2 * in[i]);
}

/* The loops are predicted to be the fastest of all: tuning is done all the same. */
static void what_is_found_is_kept_and_chosen_next(void **state)
{
	smr_tune t = {.limit_s = 60};
	smr_runner r = the_runner(&t);
	int64_t nums[1] = {N};
	static made_up_site s, next;

	good_takes_s = 2e-2; /* far more than the reference, in any build */
	site_of(twice, &s);
	assert_int_equal(ask(&r, &s, nums, in, out), SMR_SITE_DONE);
	is_twice();
	assert_true(runs_of_good >= 2 && runs_of_first >= 5);
	assert_int_equal(t.kernels, 1);
	assert_int_equal(t.better, 1);
	assert_int_equal(t.passed, 0);
	assert_int_equal(kept.tuned, 1);
	assert_true(kept.good > kept.first);
	runs_of_good = runs_of_first = 0;
	assert_int_equal(ask(&r, &s, nums, in, out), SMR_SITE_DONE);
	assert_int_equal(runs_of_good, 0);
	assert_int_equal(runs_of_first, 1); /* there is one search */
	close_site(&s);

	kept.loops = 12;
	r.tune = NULL;
	runs_of_first = 0;
	site_of(twice, &next);
	for (int k = 0; k < 200; k++)
		(void)ask(&r, &next, nums, in, out);
	assert_true(runs_of_first > 10);
	assert_int_equal(runs_of_good, 0);
	close_site(&next);
}

static void loops_are_measured_behind_what_may_be_repeated(void **state)
{
	for (int k = 0; k < 100 && isnan(kept.loops); k++) { /* disturbed times are not recorded */
		smr_tune t = {.limit_s = 60};
		smr_runner r = the_runner(&t);
		int64_t nums[1] = {N};
		static made_up_site s;

		site_of(twice, &s);
		s.site.loops = 7;
		assert_int_equal(ask(&r, &s, nums, in, out), SMR_SITE_TELL);
		is_twice();
		spin(1e-4);
		smr_baseline_left(&r, &s.site);
		close_site(&s);
	}
	assert_false(isnan(kept.loops));
}

static void what_is_read_and_written_is_stored_once(void **state)
{
	smr_tune t = {.limit_s = 60};
	smr_runner r = the_runner(&t);
	float a[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
	int64_t nums[1] = {3};
	static made_up_site s;

	site_of(strided, &s);
	s.site.loops = 7; /* they may not run after it */
	assert_int_equal(ask(&r, &s, nums, a), SMR_SITE_DONE);
	assert_true(runs_of_first >= 5);
	assert_int_equal(t.passed, 0);
	for (int i = 0; i < 10; i++)
		assert_true(a[i] == (float)i + (i % 3 == 1 && i < 9));
	close_site(&s);
}

static void a_sum_comes_back_in_its_slot(void **state)
{
	smr_tune t = {.limit_s = 60};
	smr_runner r = the_runner(&t);
	float a[4] = {1, 2, 3, 4}, got;
	int64_t nums[2] = {4, -1};
	static made_up_site s;

	site_of(sum, &s);
	assert_int_equal(ask(&r, &s, nums, a), SMR_SITE_DONE);
	memcpy(&got, &nums[1], sizeof(got));
	assert_true(got == 10);
	close_site(&s);
}

static void a_way_that_breaks_or_is_wrong_is_not_taken(void **state)
{
	for (int way = 0; way < 2; way++) {
		smr_tune t = {.limit_s = 60};
		smr_runner r = the_runner(&t);
		int64_t nums[1] = {N};
		static made_up_site s;

		(void)fresh(NULL);
		first_way = way == 0 ? FIRST_BREAKS : FIRST_IS_WRONG;
		site_of(twice, &s);
		assert_int_equal(ask(&r, &s, nums, in, out), SMR_SITE_DONE);
		is_twice();
		assert_int_equal(runs_of_first, 1);
		close_site(&s);
	}
}

static void time_that_is_up_leaves_things_as_they_are(void **state)
{
	smr_tune t = {.limit_s = 1, .spent_s = 1};
	smr_runner r = the_runner(&t);
	int64_t nums[1] = {N};
	static made_up_site s;

	site_of(twice, &s);
	assert_int_equal(ask(&r, &s, nums, in, out), SMR_SITE_DONE);
	is_twice();
	assert_int_equal(t.passed, 1);
	assert_int_equal(runs_of_good, 1);
	assert_int_equal(runs_of_first, 0);
	close_site(&s);
}

static smr_status tune_once(void *arg)
{
	smr_tune t = {.limit_s = 60};
	smr_runner r = the_runner(&t);
	int64_t nums[1] = {N};
	static made_up_site s;
	int answer;

	for (int i = 0; i < N; i++)
		out[i] = -1;
	site_of(twice, &s);
	answer = ask(&r, &s, nums, in, out);
	close_site(&s);
	if (answer == SMR_SITE_DONE)
		is_twice();
	return SMR_OK;
}

static void memory_that_runs_out_harms_nobody(void **state)
{
	good_takes_s = 0;
	(void)runner_of(NULL); /* initialised once */
	assert_true(unit_fail_each_allocation(tune_once, NULL) > 5);
}

#define TEST(f) cmocka_unit_test_setup(f, fresh)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(what_is_found_is_kept_and_chosen_next),
		TEST(loops_are_measured_behind_what_may_be_repeated),
		TEST(what_is_read_and_written_is_stored_once),
		TEST(a_sum_comes_back_in_its_slot),
		TEST(a_way_that_breaks_or_is_wrong_is_not_taken),
		TEST(time_that_is_up_leaves_things_as_they_are),
		TEST(memory_that_runs_out_harms_nobody),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
