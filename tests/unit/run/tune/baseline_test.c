/* The program's own loops beside their replacement: measured, recorded, and run where they are
 * faster. */
#include <math.h>
#include <pthread.h>

#include "made_clock.h"
#include "run/tune/baseline.h"
#include "run_flow.h"

enum { N = 1 << 12, CALLS = 120 };
static float in[N], out[N];
static double loops_take_s;
static double kept_s; /* the least time of the loops in the history; -1: none */
static uint64_t kept_code;

static const char twice_large[] = "flow \"twice\" { sym n  base A, B written\n"
				  "%0 = view f32[n] A + (0) strides [4]\n"
				  "%1 = view f32[n] B + (0) strides [4]\n"
				  "%2 = nest (i: n) group 1 ins %0 into %1 [i] = mul(%0[i], "
				  "2:f32)\n}";

/* Log-ratios of "openblas" and of the loops; all other implementations are slow. */
typedef struct past {
	double good, loops;
} past;

static bool history(void *ctx, const smr_cost_query *q, smr_past *out_past)
{
	const past *p = ctx;
	bool loops = strcmp(q->impl, "original") == 0;

	*out_past = (smr_past){.low = loops                              ? p->loops
				      : strcmp(q->impl, "openblas") == 0 ? p->good
									 : 9,
			       .dev = 0.5,
			       .runs = 50};
	return true;
}

static void keep(void *ctx, const smr_cost_query *q, double roofline, double measured)
{
	if (strcmp(q->impl, "original") != 0)
		return;
	kept_s = kept_s < 0 ? measured : fmin(kept_s, measured);
	kept_code = q->code;
}

static smr_runner runner_with(past *p)
{
	smr_runner r = runner_of(NULL);

	r.force = false;
	r.cost.history = history;
	r.cost.ctx = p;
	r.hooks.timed = keep;
	return r;
}

/* Runs the loops as compiled code does after a query. */
static void run_loops(smr_runner *r, made_up_site *s, smr_site_answer answer)
{
	spin(loops_take_s);
	for (int i = 0; i < N; i++)
		out[i] = 2 * in[i];
	if (answer == SMR_SITE_TELL)
		smr_baseline_left(r, &s->site);
}

typedef struct counts {
	int done, told, loops;
} counts;

static counts live(smr_runner *r, made_up_site *s, int calls)
{
	int64_t nums[1] = {N};
	counts c = {0};

	for (int k = 0; k < calls; k++) {
		smr_site_answer answer;

		for (int i = 0; i < N; i++)
			in[i] = (float)(i + k), out[i] = -1;
		answer = (smr_site_answer)ask(r, s, nums, in, out);
		c.done += answer == SMR_SITE_DONE;
		c.told += answer == SMR_SITE_TELL;
		c.loops += answer == SMR_SITE_LOOPS;
		if (answer != SMR_SITE_DONE)
			run_loops(r, s, answer);
		for (int i = 0; i < N; i++)
			assert_true(out[i] == 2 * in[i]);
	}
	return c;
}

/* Reaches the selection for the size: the loops have run long enough. */
static void open_up(made_up_site *s, smr_runner *r, uint64_t compiled_for)
{
	int64_t nums[1] = {N};
	smr_flow *f;

	site_of(twice_large, s);
	s->site.loops = compiled_for;
	(void)ask(r, s, nums, in, out);
	f = s->site.prepared;
	assert_non_null(f);
	f->earned = 1;
}

static int fresh(void **state)
{
	runs_of_good = 0;
	good_takes_s = loops_take_s = 0;
	kept_s = -1;
	first_way = FIRST_ABSENT;
	return 0;
}

static void loops_that_are_quicker_than_predicted_come_back(void **state)
{
	past p = {.good = -4, .loops = 0};
	smr_runner r = runner_with(&p);
	static made_up_site s;
	counts c;

	good_takes_s = 2e-3;
	open_up(&s, &r, 7);
	c = live(&r, &s, CALLS);
	assert_in_range(c.done, 2, CALLS / 2);
	assert_in_range(c.told, 2, CALLS);
	c = live(&r, &s, CALLS);
	assert_in_range(c.done, 0, CALLS / 4);
	close_site(&s);
}

static void loops_that_are_slower_are_hardly_tried(void **state)
{
	past p = {.good = -4, .loops = 0};
	smr_runner r = runner_with(&p);
	static made_up_site s;
	counts c;

	loops_take_s = 2e-3;
	open_up(&s, &r, 7);
	c = live(&r, &s, CALLS);
	assert_int_equal(c.loops, 0);
	assert_in_range(c.told, 0, 12);
	close_site(&s);
}

static void loops_that_take_longer_than_predicted_are_replaced(void **state)
{
	past p = {.good = 2, .loops = -2};
	smr_runner r = runner_with(&p);
	static made_up_site s;
	counts c;

	loops_take_s = 2e-3;
	open_up(&s, &r, 7);
	c = live(&r, &s, CALLS);
	assert_in_range(c.told, 2, CALLS / 2);
	assert_in_range(c.done, CALLS / 2, CALLS - 2);
	assert_true(kept_s >= loops_take_s && kept_s < 50 * loops_take_s);
	close_site(&s);
}

static void what_they_take_hangs_on_what_they_were_compiled_for(void **state)
{
	past p = {.good = 2, .loops = -2};
	uint64_t code[2];

	for (uint64_t k = 0; k < 2; k++) {
		smr_runner r = runner_with(&p);
		static made_up_site s;

		loops_take_s = 1e-3;
		kept_s = -1;
		open_up(&s, &r, 7 + k);
		(void)live(&r, &s, 40);
		assert_true(kept_s > 0);
		code[k] = kept_code;
		close_site(&s);
	}
	assert_true(code[0] != code[1]);
}

/* A program of an earlier compiler, a fixed plan, a forced implementation. */
static void loops_that_may_not_tell_are_not_asked_to(void **state)
{
	past p = {.good = -4, .loops = 0};

	for (int k = 0; k < 4; k++) {
		smr_runner r = runner_with(&p);
		static made_up_site s;

		r.fixed = k == 1;
		r.force = k == 2;
		r.only_impl = k == 3 ? "openblas" : NULL;
		good_takes_s = 1e-3;
		open_up(&s, &r, k == 0 ? 0 : 7);
		assert_int_equal(live(&r, &s, 12).told, 0);
		close_site(&s);
	}
}

static void loops_that_are_left_by_a_jump_are_given_up(void **state)
{
	past p = {.good = -4, .loops = 0};
	smr_runner r = runner_with(&p);
	int64_t nums[1] = {N};
	static made_up_site s;
	int told = 0, done = 0;

	good_takes_s = 1e-3;
	open_up(&s, &r, 7);
	for (int k = 0; k < CALLS; k++) {
		int answer = ask(&r, &s, nums, in, out);

		told += answer == SMR_SITE_TELL;
		done += answer == SMR_SITE_DONE;
	}
	assert_in_range(told, 1, 8);
	assert_int_equal(told + done, CALLS);
	close_site(&s);
}

static void *tell_from_elsewhere(void *arg)
{
	smr_runner **r = arg;

	smr_baseline_left(r[0], (const smr_site *)(const void *)r[1]);
	return NULL;
}

static void another_threads_end_is_not_this_ones(void **state)
{
	past p = {.good = 2, .loops = -2};
	smr_runner r = runner_with(&p);
	static made_up_site s, other;
	int64_t nums[1] = {N};
	void *pair[2] = {&r, &s.site};
	pthread_t t;

	open_up(&s, &r, 7);
	assert_int_equal(ask(&r, &s, nums, in, out), SMR_SITE_TELL);
	assert_int_equal(pthread_create(&t, NULL, tell_from_elsewhere, pair), 0);
	pthread_join(t, NULL);
	smr_baseline_left(&r, &other.site);
	assert_true(kept_s < 0);
	smr_baseline_left(&r, &s.site);
	smr_baseline_left(&r, &s.site);
	close_site(&s);
}

#define TEST(f) cmocka_unit_test_setup(f, fresh)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(loops_that_are_quicker_than_predicted_come_back),
		TEST(loops_that_are_slower_are_hardly_tried),
		TEST(loops_that_take_longer_than_predicted_are_replaced),
		TEST(what_they_take_hangs_on_what_they_were_compiled_for),
		TEST(loops_that_may_not_tell_are_not_asked_to),
		TEST(loops_that_are_left_by_a_jump_are_given_up),
		TEST(another_threads_end_is_not_this_ones),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
