/* Contests at sites of programs: the implementation that runs, the content of memory, and
 * candidates that may not be tried. */
#include "made_clock.h"
#include "run_flow.h"

enum { N = 1 << 12, CALLS = 100 };
static float in[N], out[N];

static const char twice_large[] = "flow \"twice\" { sym n  base A, B written\n"
				  "%0 = view f32[n] A + (0) strides [4]\n"
				  "%1 = view f32[n] B + (0) strides [4]\n"
				  "%2 = nest (i: n) group 1 ins %0 into %1 [i] = mul(%0[i], "
				  "2:f32)\n}";

/* "openblas" is predicted to be the best, "nest" nearly as good, the loops far slower. */
static bool two_are_good(void *ctx, const smr_cost_query *q, smr_past *past)
{
	double low = strcmp(q->impl, "openblas") == 0 ? -4
		     : strcmp(q->impl, "nest") == 0   ? -3.6
						      : 9;

	*past = (smr_past){.low = low, .dev = 0.1, .runs = 50};
	return true;
}

static smr_runner the_runner(void)
{
	smr_runner r = runner_of(NULL);

	r.force = false;
	r.cost.history = two_are_good;
	return r;
}

/* Calls until @p times were answered; returns the number of refusals. */
static int live(smr_runner *r, made_up_site *s, int times)
{
	int64_t nums[1] = {N};
	int refused = 0;

	for (int answered = 0, k = 0; answered < times && k < 1000; k++) {
		for (int i = 0; i < N; i++)
			in[i] = (float)(i + k), out[i] = -1;
		if (ask(r, s, nums, in, out) == 0) {
			refused += answered > 0;
			answered += answered > 0;
			continue;
		}
		answered++;
		for (int i = 0; i < N; i++)
			assert_true(out[i] == 2 * in[i]);
	}
	return refused;
}

static double told_good, told_first; /* 0: not recorded */

static int fresh(void **state)
{
	told_good = told_first = 0;
	runs_of_good = runs_of_first = runs_of_wrong = 0;
	good_takes_s = 2e-3;
	first_takes_s = 0;
	first_way = FIRST_WORKS;
	return 0;
}

static void who_is_quicker_than_predicted_takes_over(void **state)
{
	smr_runner r = the_runner();
	static made_up_site s;

	site_of(twice_large, &s);
	assert_int_equal(live(&r, &s, CALLS), 0);
	assert_int_equal(runs_of_good + runs_of_first, CALLS);
	/* a disturbed call has little weight, so it may take some more */
	assert_in_range(runs_of_good, 2, CALLS * 2 / 3);
	close_site(&s);
}

static void who_is_as_good_as_predicted_stays(void **state)
{
	smr_runner r = the_runner();
	static made_up_site s;

	good_takes_s = 0; /* both take the reference's time */
	site_of(twice_large, &s);
	assert_int_equal(live(&r, &s, CALLS), 0);
	assert_int_equal(runs_of_good + runs_of_first, CALLS);
	assert_true(runs_of_good >= 2);
	close_site(&s);
}

static void note_time(void *ctx, const smr_cost_query *q, double roofline, double seconds,
		      bool searched)
{
	assert_true(roofline > 0 && !searched);
	if (strcmp(q->impl, "openblas") == 0)
		told_good = seconds;
	else if (strcmp(q->impl, "nest") == 0)
		told_first = seconds;
}

/* Runs until the first leader's time was recorded; disturbed calls have little weight. */
static void live_and_tell(void)
{
	smr_runner r = the_runner();
	static made_up_site s;

	told_good = told_first = 0;
	r.hooks.tuned_time = note_time;
	site_of(twice_large, &s);
	for (int k = 0; k < 20 && told_good == 0; k++)
		(void)live(&r, &s, CALLS);
	close_site(&s);
}

static void what_a_contest_found_is_told(void **state)
{
	first_takes_s = 1.6e-3; /* so near that one call is not enough */
	for (int k = 0; k < 20 && (told_good == 0 || told_first == 0); k++)
		live_and_tell();
	assert_true(told_good >= good_takes_s);
	assert_true(told_first >= first_takes_s && told_first < good_takes_s);
}

static void nothing_is_told_of_who_breaks(void **state)
{
	first_way = FIRST_BREAKS;
	for (int k = 0; k < 20 && told_good == 0; k++)
		live_and_tell();
	assert_true(told_good >= good_takes_s && told_first == 0);
}

static void nobody_competes_where_it_is_said_what_runs(void **state)
{
	for (int k = 0; k < 3; k++) {
		smr_runner r = the_runner();
		static made_up_site s;

		r.fixed = k == 0;
		r.force = k == 1;
		r.only_impl = k == 2 ? "openblas" : NULL;
		runs_of_first = 0;
		site_of(twice_large, &s);
		assert_int_equal(live(&r, &s, 8), 0);
		assert_int_equal(runs_of_first, 0);
		close_site(&s);
	}
}

static void a_try_that_fails_leaves_the_leader(void **state)
{
	smr_runner r = the_runner();
	static made_up_site s;

	first_way = FIRST_BREAKS;
	site_of(twice_large, &s);
	assert_int_equal(live(&r, &s, CALLS), 0);
	assert_int_equal(runs_of_first, 1);
	assert_int_equal(runs_of_good, CALLS);
	close_site(&s);
}

static void a_try_that_is_wrong_is_caught_and_its_call_is_right(void **state)
{
	smr_runner r = the_runner();
	static made_up_site s;

	first_way = FIRST_IS_WRONG;
	site_of(twice_large, &s);
	assert_true(live(&r, &s, CALLS) > 0); /* the loops run from then on */
	assert_int_equal(runs_of_first, 1);
	assert_in_range(runs_of_good, 2, CALLS - 1);
	close_site(&s);
}

static smr_status live_shortly(void *arg)
{
	smr_runner r = the_runner();
	static made_up_site s;

	site_of(twice_large, &s);
	(void)live(&r, &s, 6);
	close_site(&s);
	return SMR_OK;
}

static void memory_that_runs_out_harms_nobody(void **state)
{
	good_takes_s = 1e-3;
	(void)the_runner(); /* initialised once */
	assert_true(unit_fail_each_allocation(live_shortly, NULL) > 5);
}

#define TEST(f) cmocka_unit_test_setup(f, fresh)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(who_is_quicker_than_predicted_takes_over),
		TEST(who_is_as_good_as_predicted_stays),
		TEST(what_a_contest_found_is_told),
		TEST(nothing_is_told_of_who_breaks),
		TEST(nobody_competes_where_it_is_said_what_runs),
		TEST(a_try_that_fails_leaves_the_leader),
		TEST(a_try_that_is_wrong_is_caught_and_its_call_is_right),
		TEST(memory_that_runs_out_harms_nobody),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
