/* Training on kernels of a CPU: the parts of their time are found, disturbed kernels have less
 * weight, and intervals are wider for kernels larger than the training data. */
#include <math.h>

#include "base/fs.h"
#include "base/str.h"
#include "cost/model/trees.h"
#include "learn/train/internal.h"
#include "unit.h"

static bool is_here(smr_status st)
{
	if (st != SMR_EUNSUPPORTED)
		return true;
	assert_non_null(strstr(smr_errmsg(), "libxgboost0"));
	return false;
}

typedef double took(double m, double n, unsigned i, double *noise);

/* Sums of @p m rows of n numbers on a CPU. */
static void put_sums(int rows, took *seconds, smr_samples *s)
{
	const char *path = unit_path("k.csv");
	smr_str text = {0};
	unsigned r = 3;

	smr_str_puts(&text, "machine,class,impl,m,n,flops,read,written,inner,run,seconds,noise\n");
	for (int i = 0; i < rows; i++) {
		double m, n, noise = 0, t;

		r = r * 1103515245 + 12345;
		m = floor(exp2(2 + (r >> 8) % 900 / 100.0));
		r = r * 1103515245 + 12345;
		n = floor(exp2(2 + (r >> 8) % 900 / 100.0));
		t = seconds(m, n, (unsigned)i, &noise);
		smr_str_printf(&text, "x86-64-v4,reduce,nest,%g,%g,%g,%g,%g,%g,%g,%.9g,%g\n", m, n,
			       m * n, 4 * m * n, 4 * m, m, n, t, noise);
	}
	assert_int_equal(smr_write_file(path, text.s, strlen(text.s), SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(smr_samples_read(path, s), SMR_OK);
	smr_str_free(&text);
}

/* Returns the learned quantity: log(seconds / base time). */
static double look_at(const smr_train_sample *s, float x[SMR_COST_FEATURES])
{
	smr_device_time d;

	smr_train_sample_base(s, &d);
	smr_features_of(s->machine, &s->query, &d, x);
	return log(s->seconds / smr_features_ground(s->machine, &s->query, &d));
}

/* A start, rows, vectors of them and the remainder of each, each with a constant: one row in ten
 * takes three times as long. */
static double by_shares(double m, double n, unsigned i, double *noise)
{
	double whole = floor(n / 16);

	*noise = 0;
	return (80e-9 + m * 3e-9 + m * whole * 0.5e-9 + m * (n - 16 * whole) * 0.4e-9) *
	       (i % 10 == 0 ? 3 : 1);
}

static void what_kernels_are_made_up_of_is_found(void **state)
{
	enum { ROWS = 300 };
	static float x[ROWS][SMR_COST_FEATURES];
	static double y[ROWS];
	size_t at[ROWS], wrong = 0;
	double c[SMR_COST_SHARES], shares[SMR_COST_SHARES];
	bool use[ROWS];
	smr_samples s = {0};
	smr_lessons r = {.at = at, .n = ROWS, .x = x[0], .y = y};

	put_sums(ROWS, by_shares, &s);
	r.s = &s;
	for (size_t i = 0; i < ROWS; i++) {
		at[i] = i;
		use[i] = i % 2 == 0;
		y[i] = look_at(&s.list.v[i], x[i]);
		smr_features_shares(x[i], shares);
		assert_true(fabs(shares[0] + shares[1] + shares[2] - 1) < 1e-5);
	}
	smr_train_shares(&r, use, "reduce", c);
	for (size_t i = 0; i < ROWS; i++) {
		double sum = 0;

		smr_features_shares(x[i], shares);
		for (int k = 0; k < SMR_COST_SHARES; k++) {
			assert_true(c[k] >= 0);
			sum += c[k] * shares[k];
		}
		wrong += i % 10 != 0 && fabs(log(sum) - y[i]) > 0.1;
	}
	if (wrong > ROWS / 20)
		fail_msg("%zu of them are off", wrong);
	smr_train_shares(&r, use, "element", c); /* there is none: uses all classes */
	smr_features_shares(x[1], shares);
	for (int k = 0; k < SMR_COST_SHARES; k++)
		shares[0] += k > 0 ? c[k] * shares[k] : (c[0] - 1) * shares[0];
	assert_true(fabs(log(shares[0]) - y[1]) < 0.15);
	smr_samples_free(&s);
}

/* Every other kernel was disturbed, and its repeats differ. */
static double disturbed(double m, double n, unsigned i, double *noise)
{
	*noise = i % 2 == 0 ? 0.9 : 0.001;
	return (1e-7 + m * n * 1e-9) * (i % 2 == 0 ? 2 : 1);
}

static double undisturbed(double m, double n, unsigned i, double *noise)
{
	double t = disturbed(m, n, i, noise);

	*noise = 0;
	return t;
}

/* Mean ratio of predictions of undisturbed kernels; 1 is exact. */
static double said_of(took *seconds)
{
	enum { ROWS = 300 };
	static float x[ROWS][SMR_COST_FEATURES];
	static double y[ROWS];
	size_t at[ROWS];
	bool use[ROWS];
	smr_samples s = {0};
	smr_lessons r = {.at = at, .n = ROWS, .x = x[0], .y = y, .seed = 1};
	json_t *model;
	smr_trees *t;
	double sum = 0;

	put_sums(ROWS, seconds, &s);
	r.s = &s;
	for (size_t i = 0; i < ROWS; i++) {
		at[i] = i;
		use[i] = true;
		(void)look_at(&s.list.v[i], x[i]);
		y[i] = i % 2 == 0 ? log(2) : 0;
	}
	if (!is_here(smr_train_grow(&r, use, y, SMR_COST_FEATURES, &model)))
		skip();
	assert_int_equal(smr_trees_read(model, "m", SMR_COST_FEATURES, &t), SMR_OK);
	for (size_t i = 0; i < ROWS; i++)
		sum += exp(smr_trees_sum(t, x[i])) / ROWS;
	smr_trees_free(t);
	json_decref(model);
	smr_samples_free(&s);
	return sum;
}

static void kernels_whose_repeats_differ_count_less(void **state)
{
	double with = said_of(disturbed), without = said_of(undisturbed);

	if (with > 1.1 || without < 1.3)
		fail_msg("%g times what is right, %g without", with, without);
}

/* On a CPU whose memory is slower the more there is: trees cannot extrapolate, but intervals are
 * wide enough. */
static double slower(double m, double n, unsigned i, double *noise)
{
	*noise = 0;
	return (1e-7 + m * n * 2e-10 * pow(fmax(m * n / 4096, 1), 0.4)) * (1 + i % 7 * 0.02);
}

static void what_is_larger_than_all_has_a_wider_interval(void **state)
{
	smr_training how = {.hold = SMR_ISOLATION_LARGEST, .share = 0.3};
	smr_samples s = {0};
	smr_scores scores;
	json_t *model, *part;
	smr_status st;

	put_sums(400, slower, &s);
	st = smr_train(&s, &how, &model, &scores);
	smr_samples_free(&s);
	if (!is_here(st))
		skip();
	assert_int_equal(st, SMR_OK);
	assert_int_equal(scores.list.v[0].n, 120);
	part = json_array_get(json_object_get(model, "parts"), 0);
	assert_true(json_number_value(json_object_get(part, "wider")) > 0.5);
	if (scores.list.v[0].covered < 0.6)
		fail_msg("%g within p10 to p90", scores.list.v[0].covered);
	json_decref(model);
	smr_free(scores.list.v);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_kernels_are_made_up_of_is_found),
		cmocka_unit_test(kernels_whose_repeats_differ_count_less),
		cmocka_unit_test(what_is_larger_than_all_has_a_wider_interval),
	};

	return cmocka_run_group_tests(tests, unit_make_folder, unit_drop_folder);
}
