/* Queries of programs: when the flow runs, when the original does, and the content of memory then.
 */
#include <unistd.h>

#include "run_flow.h"

static void a_replaced_site_gives_what_the_loops_would(void **state)
{
	smr_runner r = runner_of("openblas");
	float a[5] = {1, 2, 3, 4, 5}, b[5] = {0};
	int64_t nums[1] = {5};
	static made_up_site s;

	site_of(twice, &s);
	assert_int_equal(ask(&r, &s, nums, a, b), 1);
	for (int i = 0; i < 5; i++)
		assert_true(b[i] == 2 * a[i]);
	close_site(&s);
}

static void a_scalar_result_comes_back_in_its_slot(void **state)
{
	smr_runner r = runner_of("openblas");
	float a[4] = {1, 2, 3, 4}, got;
	int64_t nums[2] = {4, -1};
	static made_up_site s;

	site_of(sum, &s);
	assert_int_equal(ask(&r, &s, nums, a), 1);
	memcpy(&got, &nums[1], sizeof(got));
	assert_true(got == 10);
	close_site(&s);
}

static void a_blocked_sum_gives_its_result_under_the_number_of_the_source(void **state)
{
	/* 8 * b + i becomes one loop: the nest that runs is a new one */
	static const char text[] = "flow \"blocked\" { sym n  base A\n"
				   "%0 = view f32[8*n] A + (0) strides [4]\n"
				   "%1 = nest (b: n, i: 8) group 1 ins %0 = fold(b, i; 0:f32; "
				   "add(acc0, %0[8*b + i]))\n"
				   "result %1\n}";
	smr_runner r = runner_of("openblas");
	float a[16], got;
	int64_t nums[2] = {2, -1};
	static made_up_site s;

	for (int i = 0; i < 16; i++)
		a[i] = (float)i;
	site_of(text, &s);
	assert_int_equal(ask(&r, &s, nums, a), 1);
	memcpy(&got, &nums[1], sizeof(got));
	assert_true(got == 120);
	close_site(&s);
}

static void overlapping_arrays_run_the_original(void **state)
{
	smr_runner r = runner_of("openblas");
	float a[8] = {1, 2, 3, 4, 5, 6, 7, 8};
	int64_t nums[1] = {5};
	static made_up_site s;

	site_of(twice, &s);
	assert_int_equal(ask(&r, &s, nums, a, a + 1), 0);
	assert_true(a[1] == 2 && a[5] == 6);
	close_site(&s);
}

static void arrays_that_only_touch_are_disjoint(void **state)
{
	smr_runner r = runner_of("openblas");
	float a[10] = {1, 2, 3, 4, 5};
	int64_t nums[1] = {5};
	static made_up_site s;

	site_of(twice, &s);
	assert_int_equal(ask(&r, &s, nums, a, a + 5), 1);
	assert_true(a[9] == 10);
	close_site(&s);
}

static void a_pointer_that_is_not_aligned_runs_the_original(void **state)
{
	smr_runner r = runner_of("openblas");
	char a[64] = {0}, b[64] = {0};
	int64_t nums[1] = {5};
	static made_up_site s;

	site_of(twice, &s);
	assert_int_equal(ask(&r, &s, nums, a + 1, b), 0);
	close_site(&s);
}

static void a_wrong_implementation_is_caught_and_memory_put_back(void **state)
{
	smr_runner r = runner_of("wrong");
	float a[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
	int64_t nums[1] = {3};
	static made_up_site s;

	runs_of_wrong = 0;
	site_of(strided, &s);
	assert_int_equal(ask(&r, &s, nums, a), 0); /* the original runs now, on unchanged memory */
	for (int i = 0; i < 10; i++)
		assert_true(a[i] == (float)i);
	assert_int_equal(ask(&r, &s, nums, a), 0);
	assert_int_equal(runs_of_wrong, 1);
	close_site(&s);
}

static void without_loops_of_its_own_the_reference_computes_what_was_wrong(void **state)
{
	smr_runner r = runner_of("wrong");
	float a[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
	int64_t nums[1] = {3};
	static made_up_site s;

	r.originals = false;
	site_of(strided, &s);
	assert_int_equal(ask(&r, &s, nums, a), 1);
	for (int i = 0; i < 10; i++)
		assert_true(a[i] == (float)i + (i % 3 == 1 && i < 9));
	close_site(&s);
}

static void an_implementation_that_fails_leaves_the_original(void **state)
{
	smr_runner r = runner_of("failing");
	float a[4] = {1, 2, 3, 4}, b[4] = {0};
	int64_t nums[1] = {4};
	static made_up_site s;

	site_of(twice, &s);
	assert_int_equal(ask(&r, &s, nums, a, b), 0);
	assert_int_equal(ask(&r, &s, nums, a, b), 0);
	close_site(&s);
}

enum { MANY = 1 << 19 }; /* enough for an immediate selection */
static float many_a[MANY], many_b[MANY], many_c[MANY];
static const char chain[] = "flow \"chain\" { sym n  base A, B written, C written\n"
			    "%0 = view f32[n] A + (0) strides [4]\n"
			    "%1 = view f32[n] B + (0) strides [4]\n"
			    "%2 = view f32[n] C + (0) strides [4]\n"
			    "%3 = nest (i: n) group 1 ins %0 into %1 [i] = mul(%0[i], 2:f32)\n"
			    "%4 = nest (i: n) group 2 ins %3 into %2 [i] = mul(%3[i], 3:f32)\n}";

/* Answers the chain's query with first_way; the result is right, or nothing ran. */
static int ask_chain(int way, bool originals)
{
	smr_runner r = runner_of(NULL);
	int64_t nums[1] = {MANY};
	static made_up_site s;
	int done;

	for (int i = 0; i < MANY; i++)
		many_a[i] = (float)i, many_b[i] = many_c[i] = -1;
	first_way = way;
	runs_of_first = runs_of_good = 0;
	r.originals = originals;
	site_of(chain, &s);
	done = ask(&r, &s, nums, many_a, many_b, many_c);
	for (int i = 0; i < MANY && done; i++)
		assert_true(many_b[i] == 2 * many_a[i] && many_c[i] == 6 * many_a[i]);
	first_way = FIRST_ABSENT;
	close_site(&s);
	return done;
}

static void what_cannot_be_built_makes_room_for_the_next_best(void **state)
{
	assert_int_equal(ask_chain(FIRST_IS_NOT_BUILT, true), 1);
	assert_int_equal(runs_of_first, 0);
	assert_int_equal(runs_of_good, 2);
}

static void what_breaks_at_first_leaves_the_original(void **state)
{
	assert_int_equal(ask_chain(FIRST_BREAKS, true), 0);
	assert_int_equal(runs_of_first, 1);
	assert_int_equal(runs_of_good, 0);
}

static void what_breaks_later_makes_room_for_the_next_best(void **state)
{
	assert_int_equal(ask_chain(FIRST_BREAKS_LATER, true), 1);
	assert_int_equal(runs_of_first, 2);
	assert_int_equal(runs_of_good, 1);
}

static void without_loops_of_its_own_the_next_best_does_what_broke(void **state)
{
	assert_int_equal(ask_chain(FIRST_BREAKS, false), 1);
	assert_int_equal(runs_of_first, 2);
	assert_int_equal(runs_of_good, 2);
}

static void what_is_read_and_written_is_put_back_when_it_breaks(void **state)
{
	smr_runner r = runner_of("nest");
	float a[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
	int64_t nums[1] = {3};

	first_way = FIRST_BREAKS;
	for (int originals = 0; originals < 2; originals++) {
		static made_up_site s;

		r.originals = originals;
		site_of(strided, &s);
		assert_int_equal(ask(&r, &s, nums, a), !originals);
		for (int i = 0; i < 10; i++)
			assert_true(a[i] == (float)i + (i % 3 == 1 && i < 9));
		assert_int_equal(ask(&r, &s, nums, a), 0); /* not a second time */
		close_site(&s);
	}
	first_way = FIRST_ABSENT;
}

/* A past in which "openblas" ran for long and "nest" was measured to be slower, long ago. */
static bool nest_was_slow(void *ctx, const smr_cost_query *q, smr_past *out)
{
	bool is_nest = strcmp(q->impl, "nest") == 0;

	*out = (smr_past){.low = is_nest ? -3 : -4, .dev = 0.1, .runs = 50};
	out->age = is_nest ? *(unsigned *)ctx : 0;
	return strcmp(q->impl, "original") != 0;
}

/* Three calls with another candidate due after @p age runs without it. */
static smr_report *told;
static double past_calls;

static double calls_of(void *ctx, uint64_t code, uint64_t size)
{
	return past_calls;
}

static void call_thrice(bool fixed, int way, unsigned age, int tried)
{
	smr_runner r = runner_of(NULL);
	int64_t nums[1] = {MANY};
	static made_up_site s;

	r.force = false;
	r.fixed = fixed;
	r.cost.history = nest_was_slow;
	r.cost.ctx = &age;
	r.report = told;
	r.hooks.past_calls = calls_of;
	first_way = way;
	first_takes_s = 20e-3; /* the try leads to no other */
	runs_of_first = runs_of_good = 0;
	site_of(twice, &s);
	for (int k = 0; k < 3; k++) {
		for (int i = 0; i < MANY; i++)
			many_a[i] = (float)i, many_b[i] = -1;
		assert_int_equal(ask(&r, &s, nums, many_a, many_b), 1);
		for (int i = 0; i < MANY; i++)
			assert_true(many_b[i] == 2 * many_a[i]);
	}
	assert_int_equal(runs_of_first, tried);
	assert_int_equal(runs_of_good, way == FIRST_WORKS ? 3 - tried : 3);
	first_takes_s = 0;
	first_way = FIRST_ABSENT;
	close_site(&s);
}

/* The call that was tried and the others, each with its own times. */
static void rows_of_a_trial(double calls_before, const char *first_impl, uint64_t calls_of_first,
			    const char *second_impl)
{
	char path[] = "/tmp/smr-tried-XXXXXX";
	int fd = mkstemp(path);

	assert_true(fd >= 0);
	close(fd);
	assert_int_equal(smr_report_open(path, &told), SMR_OK);
	past_calls = calls_before;
	call_thrice(false, FIRST_WORKS, 10000, 1);
	assert_int_equal(smr_report_count(told), 2);
	for (int i = 0; i < 2; i++) {
		const smr_report_row row = smr_report_at(told, i);

		assert_string_equal(row.impl, i == 0 ? first_impl : second_impl);
		assert_int_equal(row.taken, 1);
		assert_int_equal(row.calls, i == 0 ? calls_of_first : 3 - calls_of_first);
		assert_true(row.measured_s > 0);
		assert_true(row.energy_label[0] != 0);
	}
	smr_report_close(told);
	told = NULL;
	past_calls = 0;
	unlink(path);
}

static void what_was_tried_has_a_row_of_its_own(void **state)
{
	rows_of_a_trial(0, "nest", 1, "openblas"); /* the first call is tried */
	rows_of_a_trial(3, "openblas", 2, "nest"); /* the second */
}

static void what_was_slow_is_tried_again_for_one_call(void **state)
{
	call_thrice(false, FIRST_WORKS, 10000, 1);
	call_thrice(false, FIRST_WORKS, 20, 0);
	call_thrice(false, FIRST_BREAKS, 10000, 1);
	call_thrice(false, FIRST_IS_NOT_BUILT, 10000, 0);
	call_thrice(true, FIRST_WORKS, 10000, 0);
}

static void a_damaged_frame_switches_its_site_off(void **state)
{
	smr_runner r = runner_of("openblas");
	float a[4] = {1, 2, 3, 4}, b[4] = {0};
	int64_t nums[1] = {4};

	for (size_t at = 0; at < sizeof(smr_frame) + strlen(twice); at++) {
		static made_up_site s;

		site_of(twice, &s);
		s.frame[at] ^= 4;
		assert_int_equal(ask(&r, &s, nums, a, b), 0);
		assert_int_equal(s.site.state, 0);
	}
}

static bool all_is_slow(void *ctx, const smr_cost_query *q, smr_past *out)
{
	++*(int *)ctx;
	*out = (smr_past){.low = 9, .dev = 0.1, .runs = 50};
	return strcmp(q->impl, "original") != 0;
}

/* Queries @p calls times for arrays of @p n; returns the number of predictions. */
static int predictions(made_up_site *s, int64_t n, int calls)
{
	smr_runner r = runner_of("openblas");
	int64_t nums[1] = {n};
	int asked = 0;

	r.force = false;
	r.cost.history = all_is_slow;
	r.cost.ctx = &asked;
	for (int k = 0; k < calls; k++)
		assert_int_equal(ask(&r, s, nums, many_a, many_b), 0);
	return asked;
}

static void a_choice_is_paid_for_by_the_loops_time(void **state)
{
	static made_up_site s;

	site_of(twice, &s);
	s.site.state = 4096;
	assert_int_equal(predictions(&s, MANY / 4, 3), 0);
	assert_true(predictions(&s, MANY / 4, 1) > 0);
	assert_int_equal(predictions(&s, MANY / 4 - 1, 3), 0); /* another size: again */
	assert_true(predictions(&s, MANY, 1) > 0);
	close_site(&s);
}

static void only_larger_sizes_are_asked_for_where_the_loops_are_best(void **state)
{
	static made_up_site s;

	site_of(twice, &s);
	s.site.state = 4096;
	predictions(&s, MANY, 63);
	assert_int_equal(s.site.state, 4096);
	predictions(&s, MANY, 1);
	assert_int_equal(s.site.state, 4 * MANY);
	close_site(&s);

	site_of(twice, &s); /* its guard passes no size */
	predictions(&s, 4095, 63);
	assert_int_equal(s.site.state, 1);
	predictions(&s, 4095, 1);
	assert_int_equal(s.site.state, 0);
	close_site(&s);
}

static void zero_negative_and_huge_counts_run_the_original(void **state)
{
	static const int64_t counts[] = {
		0, -1, INT64_MIN, INT64_MAX, (int64_t)1 << 31, (int64_t)1 << 62};
	smr_runner r = runner_of("openblas");
	float a[4] = {1, 2, 3, 4}, b[4] = {0};

	for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
		int64_t nums[1] = {counts[i]};
		static made_up_site s;

		site_of(twice, &s);
		assert_int_equal(ask(&r, &s, nums, a, b), 0);
		assert_true(b[0] == 0);
		close_site(&s);
	}
}

static void many_sizes_do_not_grow_without_end(void **state)
{
	smr_runner r = runner_of("openblas");
	float a[100] = {0}, b[100];
	static made_up_site s;
	int done = 0;

	site_of(twice, &s);
	for (int64_t n = 1; n <= 100; n++)
		done += ask(&r, &s, &n, a, b);
	assert_int_equal(done, SMR_MAX_SIZES);
	close_site(&s);
}

/* Row i of a matrix, at every query another one. */
static const char row_of[] = "flow \"row\" { sym m i  base A, B written\n"
			     "wrap (m*i) in [-2147483648, 2147483647]\n"
			     "%0 = view f32[m] A + (4*m*i + 4) strides [4]\n"
			     "%1 = view f32[m] B + (4*m*i) strides [4]\n"
			     "%2 = nest (j: m) group 1 ins %0 into %1 [j] = mul(%0[j], 2:f32)\n}";

static void a_window_that_moves_is_of_one_size(void **state)
{
	enum { ROWS = 3 * SMR_MAX_SIZES, COLUMNS = 5 };
	static float a[ROWS * COLUMNS + 1], b[ROWS * COLUMNS];
	smr_runner r = runner_of("openblas");
	static made_up_site s;

	for (int i = 0; i <= ROWS * COLUMNS; i++)
		a[i] = (float)i;
	site_of(row_of, &s);
	for (int i = 0; i < ROWS; i++)
		assert_int_equal(ask(&r, &s, (int64_t[]){COLUMNS, i}, a, b), 1);
	for (int i = 0; i < ROWS * COLUMNS; i++)
		assert_true(b[i] == 2 * a[i + 1]);
	assert_int_equal(((smr_flow *)s.site.prepared)->nsizes, 1);
	close_site(&s);
}

static void an_index_of_a_moving_window_may_not_wrap(void **state)
{
	smr_runner r = runner_of("openblas");
	float a[4] = {1, 2, 3, 4}, b[4] = {0};
	static made_up_site s;

	site_of(row_of, &s);
	assert_int_equal(ask(&r, &s, (int64_t[]){2, (int64_t)1 << 31}, a, b), 0);
	assert_int_equal(ask(&r, &s, (int64_t[]){2, 0}, a, b), 1);
	assert_true(b[0] == 4 && b[1] == 6);
	close_site(&s);
}

/* The program loads the row before the nest; its index is unsigned, so 0 wraps. */
static void an_index_of_no_window_is_of_one_size(void **state)
{
	static const char row[] = "flow \"row\" { sym m i  base A, B written\n"
				  "wrap (i - 1) in [0, 4294967295]\n"
				  "%0 = view f32[m] A + (0) strides [4]\n"
				  "%1 = view f32[m] B + (0) strides [4]\n"
				  "%2 = nest (j: m) group 1 ins %0 into %1 [j] = mul(%0[j], "
				  "2:f32)\n}";
	enum { ROWS = 3 * SMR_MAX_SIZES };
	float a[2] = {1, 2}, b[2] = {0};
	smr_runner r = runner_of("openblas");
	static made_up_site s;

	site_of(row, &s);
	for (int i = 1; i <= ROWS; i++)
		assert_int_equal(ask(&r, &s, (int64_t[]){2, i}, a, b), 1);
	assert_int_equal(ask(&r, &s, (int64_t[]){2, 0}, a, b), 0);
	assert_true(b[0] == 2 && b[1] == 4);
	assert_int_equal(((smr_flow *)s.site.prepared)->nsizes, 1);
	close_site(&s);
}

static void the_first_row_of_a_table_is_of_one_size(void **state)
{
	static const char block[] = "flow \"block\" { sym n i pitch  base T, R written\n"
				    "rows T[n*i; n] pitch pitch base R\n"
				    "%0 = view f32[n, 2] R + (0) strides [pitch, 4]\n"
				    "%1 = nest (k: n, j: 2) group 1 into %0 [k, j] = 3:f32\n}";
	enum { BLOCKS = 3 * SMR_MAX_SIZES, ROWS = 2 };
	static float x[BLOCKS * ROWS][2];
	static float *table[BLOCKS * ROWS];
	smr_runner r = runner_of("openblas");
	static made_up_site s;

	for (int i = 0; i < BLOCKS * ROWS; i++)
		table[i] = x[i];
	site_of(block, &s);
	for (int i = 0; i < BLOCKS; i++) {
		assert_int_equal(ask(&r, &s, (int64_t[]){ROWS, i, 0}, table), 1);
		assert_true(x[ROWS * i][0] == 3 && x[ROWS * i + 1][1] == 3);
		assert_true(i + 1 == BLOCKS || x[ROWS * i + 2][0] == 0);
	}
	assert_int_equal(((smr_flow *)s.site.prepared)->nsizes, 1);
	close_site(&s);
}

static void windows_that_move_apart_are_of_several_sizes(void **state)
{
	static const char two[] = "flow \"two\" { sym m i k  base A written\n"
				  "%0 = view f32[m] A + (4*m*i) strides [4]\n"
				  "%1 = view f32[m] A + (4*m*k) strides [4]\n"
				  "%2 = nest (j: m) group 1 ins %0 into %1 [j] = mul(%0[j], "
				  "2:f32)\n}";
	smr_runner r = runner_of("openblas");
	float a[6] = {1, 2, 3, 4, 5, 6};
	static made_up_site s;

	site_of(two, &s);
	assert_int_equal(ask(&r, &s, (int64_t[]){2, 0, 1}, a), 1);
	assert_int_equal(ask(&r, &s, (int64_t[]){2, 1, 2}, a), 1);
	assert_int_equal(ask(&r, &s, (int64_t[]){2, 1, 1}, a), 0);
	assert_true(a[2] == 2 && a[3] == 4 && a[4] == 4 && a[5] == 8);
	close_site(&s);
}

/* Grey from red, green and blue of one image, stored over the red. */
static void colours_of_one_image_are_disjoint(void **state)
{
	static const char grey[] = "flow \"grey\" { sym n  base A written\n"
				   "%0 = view f32[n] A + (0) strides [12]\n"
				   "%1 = view f32[n] A + (4) strides [12]\n"
				   "%2 = view f32[n] A + (8) strides [12]\n"
				   "%3 = nest (i: n) group 1 ins %0, %1, %2 into %0 [i] = "
				   "add(%0[i], add(%1[i], %2[i]))\n}";
	smr_runner r = runner_of("openblas");
	float a[12];
	static made_up_site s;

	for (int i = 0; i < 12; i++)
		a[i] = (float)i;
	site_of(grey, &s);
	assert_int_equal(ask(&r, &s, (int64_t[]){4}, a), 1);
	for (int i = 0; i < 4; i++)
		assert_true(a[3 * i] == (float)(9 * i + 3) && a[3 * i + 1] == (float)(3 * i + 1) &&
			    a[3 * i + 2] == (float)(3 * i + 2));
	close_site(&s);
}

static double told_calls;

static void count_calls(void *ctx, uint64_t code, uint64_t size, uint64_t calls)
{
	told_calls += (double)calls;
}

static void calls_are_counted_for_the_next_run(void **state)
{
	smr_runner r = runner_of("openblas");
	float a[5] = {1, 2, 3, 4, 5}, b[5] = {0};
	int64_t nums[1] = {5};
	static made_up_site s;

	r.hooks.called = count_calls;
	site_of(twice, &s);
	for (int i = 0; i < 7; i++)
		(void)ask(&r, &s, nums, a, b);
	smr_run_count(&r);
	assert_true(told_calls == 7);
	close_site(&s);
}

static smr_verdict_kind known_verdict;

static smr_verdict_kind verdict_of(void *ctx, uint64_t code, const char *impl, uint64_t size)
{
	return known_verdict;
}

/* Returns whether the first query is answered by code that takes 1000 s to compile. */
static int first_answer(bool fixed, smr_verdict_kind verdict, double calls)
{
	enum { LARGE = 1 << 20 };
	static const char growth[] = "flow \"growth\" { sym n  base A, B written\n"
				     "%0 = view f32[n] A + (0) strides [4]\n"
				     "%1 = view f32[n] B + (0) strides [4]\n"
				     "%2 = nest (i: n) group 1 ins %0 into %1 [i] = exp(%0[i])\n}";
	static float a[LARGE], b[LARGE];
	static made_up_site s;
	smr_runner r = runner_of("onednn");
	int64_t nums[1] = {LARGE};
	int done;

	r.force = false;
	r.fixed = fixed;
	r.hooks.verdict = verdict_of;
	r.hooks.past_calls = calls_of;
	known_verdict = verdict;
	past_calls = calls;
	site_of(growth, &s);
	done = ask(&r, &s, nums, a, b);
	close_site(&s);
	return done;
}

static void what_takes_long_to_make_is_made_when_it_pays(void **state)
{
	assert_int_equal(first_answer(false, SMR_UNJUDGED, 0), 0);
	assert_int_equal(first_answer(false, SMR_UNJUDGED, 1e9), 1);
	assert_int_equal(first_answer(false, SMR_JUDGED_GOOD, 0),
			 1); /* it is kept from an earlier run */
}

static void a_fixed_plan_waits_for_nothing_to_pay(void **state)
{
	assert_int_equal(first_answer(true, SMR_UNJUDGED, 0), 1);
	assert_int_equal(first_answer(true, SMR_UNJUDGED, 1e9), 1);
	assert_int_equal(first_answer(true, SMR_JUDGED_GOOD, 0), 1);
}

/* The faster of two implementations depends on the number of threads: nest is the one that gains.
 */
static bool threads_decide(void *ctx, const smr_cost_query *q, smr_past *out)
{
	double low = strcmp(q->impl, "openblas") == 0 ? -3 : q->threads > 1 ? -6 : -1;

	*out = (smr_past){.low = low, .dev = 0.1, .runs = 50};
	return true;
}

static int nest_runs(bool fixed, int threads)
{
	smr_runner r = runner_of(NULL);
	int64_t nums[1] = {MANY};
	smr_workers *w;
	static made_up_site s;

	assert_int_equal(smr_workers_new(threads, &w), SMR_OK);
	r.workers = w;
	r.fixed = fixed;
	r.cost.history = threads_decide;
	first_way = FIRST_WORKS;
	runs_of_first = 0;
	site_of(twice, &s);
	assert_int_equal(ask(&r, &s, nums, many_a, many_b), 1);
	close_site(&s);
	smr_workers_free(w);
	first_way = FIRST_ABSENT;
	return runs_of_first;
}

static void a_fixed_plan_is_the_same_for_any_number_of_threads(void **state)
{
	assert_int_equal(nest_runs(false, 1), 0);
	assert_int_equal(nest_runs(false, 4), 1); /* so there is something to keep fixed */
	assert_int_equal(nest_runs(true, 1), 0);
	assert_int_equal(nest_runs(true, 4), 0);
}

/* On one number of threads it takes far less than by the formula; the other was not tried. */
static bool measured_on(void *ctx, const smr_cost_query *q, smr_past *out)
{
	const int *threads = ctx;

	*out = (smr_past){.low = -5, .dev = 0.1, .runs = q->threads == *threads ? 50 : 0};
	return strcmp(q->impl, "original") != 0;
}

static bool runs_on_all(int measured)
{
	smr_runner r = runner_of("openblas");
	int64_t nums[1] = {MANY};
	static made_up_site s;
	smr_workers *w;

	assert_int_equal(smr_workers_new(4, &w), SMR_OK);
	r.workers = w;
	r.cost.history = measured_on;
	r.cost.ctx = &measured;
	site_of(twice, &s);
	assert_int_equal(ask(&r, &s, nums, many_a, many_b), 1);
	close_site(&s);
	smr_workers_free(w);
	return good_ran_on_all;
}

static void what_one_thread_took_says_what_more_would(void **state)
{
	assert_true(runs_on_all(1));
	assert_true(runs_on_all(4));
}

static smr_status open_and_close(void *arg)
{
	smr_runner r = runner_of("openblas");
	smr_flow *f;
	smr_status st = smr_flow_open(&r, arg, strlen(arg), &f);

	if (st == SMR_OK)
		smr_flow_free(f);
	return st;
}

static smr_status ask_once(void *arg)
{
	smr_runner r = runner_of("openblas");
	float a[4] = {1, 2, 3, 4}, b[4] = {0};
	int64_t nums[1] = {4};
	static made_up_site s;
	bool right;

	site_of(arg, &s);
	right = !ask(&r, &s, nums, a, b) || (b[0] == 2 && b[3] == 8);
	close_site(&s);
	return right ? SMR_OK : smr_fail(SMR_EINTERNAL, "a wrong result");
}

static void memory_that_runs_out_while_a_flow_is_opened_is_told(void **state)
{
	(void)runner_of(NULL); /* initialised once */
	assert_true(unit_fail_each_allocation(open_and_close, (void *)twice) > 5);
	assert_true(unit_fail_each_allocation(open_and_close, (void *)sum) > 5);
}

static void memory_that_runs_out_during_a_question_harms_nobody(void **state)
{
	(void)runner_of(NULL); /* initialised once */
	assert_true(unit_fail_each_allocation(ask_once, (void *)twice) > 5);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_replaced_site_gives_what_the_loops_would),
		cmocka_unit_test(a_scalar_result_comes_back_in_its_slot),
		cmocka_unit_test(a_blocked_sum_gives_its_result_under_the_number_of_the_source),
		cmocka_unit_test(overlapping_arrays_run_the_original),
		cmocka_unit_test(arrays_that_only_touch_are_disjoint),
		cmocka_unit_test(a_pointer_that_is_not_aligned_runs_the_original),
		cmocka_unit_test(a_wrong_implementation_is_caught_and_memory_put_back),
		cmocka_unit_test(without_loops_of_its_own_the_reference_computes_what_was_wrong),
		cmocka_unit_test(an_implementation_that_fails_leaves_the_original),
		cmocka_unit_test(what_cannot_be_built_makes_room_for_the_next_best),
		cmocka_unit_test(what_breaks_at_first_leaves_the_original),
		cmocka_unit_test(what_breaks_later_makes_room_for_the_next_best),
		cmocka_unit_test(without_loops_of_its_own_the_next_best_does_what_broke),
		cmocka_unit_test(what_is_read_and_written_is_put_back_when_it_breaks),
		cmocka_unit_test(what_was_slow_is_tried_again_for_one_call),
		cmocka_unit_test(what_was_tried_has_a_row_of_its_own),
		cmocka_unit_test(a_damaged_frame_switches_its_site_off),
		cmocka_unit_test(a_choice_is_paid_for_by_the_loops_time),
		cmocka_unit_test(only_larger_sizes_are_asked_for_where_the_loops_are_best),
		cmocka_unit_test(zero_negative_and_huge_counts_run_the_original),
		cmocka_unit_test(many_sizes_do_not_grow_without_end),
		cmocka_unit_test(a_window_that_moves_is_of_one_size),
		cmocka_unit_test(an_index_of_a_moving_window_may_not_wrap),
		cmocka_unit_test(an_index_of_no_window_is_of_one_size),
		cmocka_unit_test(the_first_row_of_a_table_is_of_one_size),
		cmocka_unit_test(windows_that_move_apart_are_of_several_sizes),
		cmocka_unit_test(colours_of_one_image_are_disjoint),
		cmocka_unit_test(calls_are_counted_for_the_next_run),
		cmocka_unit_test(what_takes_long_to_make_is_made_when_it_pays),
		cmocka_unit_test(a_fixed_plan_waits_for_nothing_to_pay),
		cmocka_unit_test(a_fixed_plan_is_the_same_for_any_number_of_threads),
		cmocka_unit_test(what_one_thread_took_says_what_more_would),
		cmocka_unit_test(memory_that_runs_out_while_a_flow_is_opened_is_told),
		cmocka_unit_test(memory_that_runs_out_during_a_question_harms_nobody),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
