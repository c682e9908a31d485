/* Predictions: properties of all machines. */
#include <math.h>

#include "cost/model/cost.h"
#include "unit.h"

static smr_machine machine;

static smr_cost_query query(const char *impl, double flops, double bytes)
{
	return (smr_cost_query){.work = {.flops = flops, .bytes_read = bytes, .points = flops},
				.dtype = SMR_F32,
				.klass = "contract",
				.impl = impl,
				.threads = 1};
}

static smr_prediction predict(const smr_cost_query *q)
{
	smr_cost c = {.machine = &machine};
	smr_prediction p;

	smr_cost_estimate(&c, q, &p);
	return p;
}

static const char *const impls[] = {"original", "nest", "onednn", "openblas", "unheard of"};

static void more_work_never_takes_less_time(void **state)
{
	for (size_t i = 0; i < sizeof(impls) / sizeof(impls[0]); i++) {
		double last_f = 0, last_b = 0;

		for (double w = 1; w < 1e15; w *= 1.7) {
			smr_cost_query f = query(impls[i], w, 1e6), b = query(impls[i], 1e6, w);

			assert_true(predict(&f).p50 >= last_f);
			assert_true(predict(&b).p50 >= last_b);
			last_f = predict(&f).p50;
			last_b = predict(&b).p50;
		}
	}
}

static void the_interval_is_in_order_and_finite(void **state)
{
	for (size_t i = 0; i < sizeof(impls) / sizeof(impls[0]); i++)
		for (double w = 0; w < 1e15; w = 10 * w + 1) {
			smr_cost_query q = query(impls[i], w, w);
			smr_prediction p = predict(&q);

			assert_true(p.p10 >= 0 && p.p10 <= p.p50 && p.p50 <= p.p90);
			assert_true(isfinite(p.p90) && isfinite(p.energy_j) && p.energy_j >= 0);
			assert_true(p.cpu >= 0 && p.cpu <= 1);
			assert_string_equal(p.label, "modelled");
			assert_string_equal(p.source, "roofline");
		}
}

static void threads_help_large_work_and_not_small(void **state)
{
	smr_cost_query one = query("nest", 1e11, 1e6), all = one;

	all.threads = machine.cores;
	assert_true(predict(&all).p50 < predict(&one).p50);
	one = all = query("nest", 100, 100);
	all.threads = machine.cores;
	assert_true(predict(&all).p50 > predict(&one).p50);
}

static void a_strict_sum_waits_for_each_addition(void **state)
{
	smr_cost_query q = query("original", 2e9, 1e6), chained = q;

	chained.chained_sum = true;
	assert_true(predict(&chained).p50 >= 1e9 * machine.scalar_add_s);
	assert_true(predict(&chained).p50 > predict(&q).p50);
}

static bool remember(void *ctx, const smr_cost_query *q, smr_past *out)
{
	*out = *(const smr_past *)ctx;
	return true;
}

static smr_prediction with_past(smr_past p)
{
	smr_cost c = {.machine = &machine, .history = remember, .ctx = &p};
	smr_cost_query q = query("nest", 1e9, 1e6);
	smr_prediction out;

	smr_cost_estimate(&c, &q, &out);
	return out;
}

static void history_pulls_the_more_the_more_there_is(void **state)
{
	smr_cost_query q = query("nest", 1e9, 1e6);
	double roofline = predict(&q).p50, measured = 4 * roofline;
	double once = with_past((smr_past){log(4), 0.1, 1, 0}).p50;
	double often = with_past((smr_past){log(4), 0.1, 100, 0}).p50;

	double almost = with_past((smr_past){log(4), 0.1, SMR_PAST_SURE - 1, 0}).p50;

	assert_true(roofline < once && once < almost && almost < measured);
	assert_true(almost > 0.9 * measured);
	assert_true(fabs(often - measured) < 1e-9 * measured);
	assert_true(with_past((smr_past){log(0.25), 0.1, 100, 0}).p50 < 0.3 * roofline);
	assert_string_equal(with_past((smr_past){0, 0.1, 3, 0}).source, "history");
	assert_string_equal(with_past((smr_past){0, 0.1, 0, 0}).source, "roofline");
}

static void measurements_that_agree_narrow_the_interval(void **state)
{
	smr_prediction tight = with_past((smr_past){0, 0.01, 20, 0}),
		       loose = with_past((smr_past){0, 0.6, 20, 0});

	assert_true(tight.p90 / tight.p50 < loose.p90 / loose.p50);
}

/* Threads of one core together reach at most the measured peak; types with units of their own are
 * faster by these, in products alone. */
static void peaks_of_all_threads_and_of_types_count(void **state)
{
	smr_machine kept = machine;
	smr_cost_query q = query("nest", 1e11, 1e6);
	double one = predict(&q).p50, all, bytes;

	q.threads = machine.cores;
	all = predict(&q).p50;
	machine.matrix[SMR_MATRIX_F32] = 1.25 * machine.peak_f32;
	assert_true(predict(&q).p50 > 1.5 * all && predict(&q).p50 < one);
	machine.matrix[SMR_MATRIX_I8] = 16 * machine.peak_f32;
	q.factor = SMR_I8;
	bytes = predict(&q).p50;
	q.shape = (smr_cost_shape){1, 100, 100, 100};
	assert_true(predict(&q).p50 < bytes / 5);
	q.shape.k = 0; /* no product */
	assert_true(predict(&q).p50 > bytes / 5);
	machine = kept;
}

static double seconds_on(const char *name, double flops, double bytes)
{
	smr_machine m;
	smr_cost c = {.machine = &m};
	smr_cost_query q = query("openblas", flops, bytes);
	smr_prediction p;

	if (smr_machine_load(name, &m) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	q.threads = m.cores;
	smr_cost_estimate(&c, &q, &p);
	assert_true(p.energy_j > 0 && p.energy_j < 2 * m.tdp_w * p.p90);
	return p.p50;
}

static void servers_are_quicker_than_laptops_and_those_than_boards(void **state)
{
	static const char *const classes[][6] = {
		{"xeon-spr", "xeon-icx", "milan", "genoa", "graviton3", "grace"},
		{"core-i7-1185g7", "ryzen-7840u", "apple-m2"},
		{"raspberry-pi-5"},
	};
	double last[2] = {0, 0};

	for (int k = 0; k < 3; k++) {
		double most[2] = {0, 0};

		for (int i = 0; i < 6 && classes[k][i] != NULL; i++) {
			double flop_s = seconds_on(classes[k][i], 1e13, 1e8);
			double byte_s = seconds_on(classes[k][i], 1e9, 1e11);

			assert_true(flop_s > 2 * last[0] && byte_s > 1.5 * last[1]);
			most[0] = fmax(most[0], flop_s);
			most[1] = fmax(most[1], byte_s);
		}
		memcpy(last, most, sizeof(last));
	}
}

static void newer_servers_are_quicker_than_those_before(void **state)
{
	assert_true(seconds_on("xeon-spr", 1e13, 1e8) < seconds_on("xeon-icx", 1e13, 1e8));
	assert_true(seconds_on("xeon-spr", 1e9, 1e11) < seconds_on("xeon-icx", 1e9, 1e11));
	assert_true(seconds_on("genoa", 1e13, 1e8) < seconds_on("milan", 1e13, 1e8));
	assert_true(seconds_on("genoa", 1e9, 1e11) < seconds_on("milan", 1e9, 1e11));
	/* little work: threads cost more than they gain */
	assert_true(seconds_on("ryzen-7840u", 1e4, 1e3) < seconds_on("genoa", 1e4, 1e3));
}

static void plain_code_scales_by_its_own_speed(void **state)
{
	smr_machine board, laptop, gpu;

	assert_int_equal(smr_machine_load("raspberry-pi-5", &board), SMR_OK);
	assert_int_equal(smr_machine_load("ryzen-7840u", &laptop), SMR_OK);
	assert_int_equal(smr_machine_load("h100", &gpu), SMR_OK);
	assert_true(smr_cost_scalar_ratio(&laptop, &board) > 2.5);
	assert_true(smr_cost_scalar_ratio(&board, &laptop) < 0.4);
	assert_true(smr_cost_scalar_ratio(&board, &board) == 1);
	assert_true(smr_cost_scalar_ratio(&board, &gpu) == 1);
}

static void strips_take_what_they_count(void **state)
{
	smr_cost_query q = query("strip", 0, 0), more;
	double base;

	q.work.parts = 100;
	q.work.lanes = 1e6;
	base = predict(&q).p50;
	assert_true(base > 1e-4 && base < 1e-2);
	more = q;
	more.work.dear[SMR_MATH_FN_SINE] = 1e6;
	assert_float_equal(predict(&more).p50 - base,
			   1e6 * machine.dear_s[SMR_MATH_FN_STRIP_F32][SMR_MATH_FN_SINE], 1e-9);
	more.impl = "nest"; /* by vectors */
	more.work.parts = more.work.lanes = 0;
	assert_true(predict(&more).p50 <
		    1e6 * machine.dear_s[SMR_MATH_FN_STRIP_F32][SMR_MATH_FN_SINE]);
}

static smr_prediction of_product(const char *impl, double batch, double m, double n, double k)
{
	smr_cost_query q = query(impl, 2 * batch * m * n * k, 4 * batch * (m * k + k * n + m * n));

	q.shape = (smr_cost_shape){batch, m, n, k};
	q.factor = SMR_F32;
	return predict(&q);
}

static void small_and_thin_products_are_far_from_the_peak(void **state)
{
	double whole = of_product("dot", 1, 1024, 1024, 1024).p50;
	double thin = of_product("dot", 1, 1024 * 1024 / 4, 4, 1024).p50;
	double many = of_product("dot", 32768, 32, 32, 32).p50;

	assert_true(whole > 0x1p31 / machine.peak_f32 && whole < 1.5 * 0x1p31 / machine.peak_f32);
	assert_true(thin > 1.5 * whole && many > 1.5 * whole);
	/* other implementations, which have to be woken, are not predicted to be faster */
	for (double n = 2; n < 3000; n *= 3) {
		assert_true(of_product("onednn", 1, n, n, n).p50 >=
			    of_product("dot", 1, n, n, n).p50);
		assert_true(of_product("nest", 1, n, n, n).p50 >=
			    of_product("dot", 1, n, n, n).p50);
	}
}

static void a_product_of_bf16_takes_half_the_time_where_nothing_is_widened(void **state)
{
	smr_cost_query q = query("onednn3", 0x1p31, 3 << 21);
	double bf16;

	q.klass = "contract";
	q.shape = (smr_cost_shape){1, 1024, 1024, 1024};
	q.factor = SMR_BF16;
	bf16 = predict(&q).p50;
	assert_true(bf16 < 0.7 * of_product("onednn3", 1, 1024, 1024, 1024).p50);
	q.impl = "onednn";
	assert_true(bf16 < 0.7 * predict(&q).p50);
}

static double seconds_of_bf16(const char *impl)
{
	smr_cost_query q = query(impl, 0x1p31, 3 << 21);

	q.klass = "contract";
	q.shape = (smr_cost_shape){1, 1024, 1024, 1024};
	q.factor = SMR_BF16;
	return predict(&q).p50;
}

/* ... but for implementations that do not use them. */
static void units_for_bf16_make_its_products_faster(void **state)
{
	double before = machine.matrix[SMR_MATRIX_BF16], plain[2], units[2];
	static const char *const impl[] = {"onednn3", "dot"};

	machine.matrix[SMR_MATRIX_BF16] = 0;
	for (int i = 0; i < 2; i++)
		plain[i] = seconds_of_bf16(impl[i]);
	machine.matrix[SMR_MATRIX_BF16] = 1024 * machine.clock_hz * machine.cores;
	for (int i = 0; i < 2; i++)
		units[i] = seconds_of_bf16(impl[i]);
	machine.matrix[SMR_MATRIX_BF16] = before;
	assert_true(units[0] < 0.65 * plain[0] && units[0] > 0.5 * plain[0]);
	assert_true(units[1] == plain[1]);
}

/* A scan along contiguous elements waits for each addition; across them many run at once. */
static void scans_wait_where_numbers_lie_side_by_side(void **state)
{
	smr_cost_query q = query("nest", 1e6, 8e6);
	double along, across;

	q.klass = "scan";
	q.shape = (smr_cost_shape){1, 100, 1e4, 0};
	q.walk.inner = 1e4;
	along = predict(&q).p50;
	q.walk.inner = 100;
	across = predict(&q).p50;
	assert_true(along >= 1e6 * machine.scalar_add_s && along > across);
}

/* Widened numbers take longer than their bytes, in generated code longest. */
static void rows_of_narrow_numbers_are_widened(void **state)
{
	smr_cost_query q = query("dot", 2e6, 2e6), nest;

	q.shape = (smr_cost_shape){1, 1000, 1000, 0};
	q.klass = "contract";
	q.factor = SMR_BF16;
	nest = q;
	nest.impl = "nest";
	assert_true(predict(&q).p50 > 5e-5);
	assert_true(predict(&nest).p50 > predict(&q).p50);
	q.shape.m = 500; /* f32 of as many bytes */
	q.factor = SMR_F32;
	assert_true(predict(&q).p50 < predict(&nest).p50);
}

static int load(void **state)
{
	return smr_machine_load("machines/x86-64-v3.json", &machine) != SMR_OK;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(more_work_never_takes_less_time),
		cmocka_unit_test(the_interval_is_in_order_and_finite),
		cmocka_unit_test(threads_help_large_work_and_not_small),
		cmocka_unit_test(a_strict_sum_waits_for_each_addition),
		cmocka_unit_test(history_pulls_the_more_the_more_there_is),
		cmocka_unit_test(measurements_that_agree_narrow_the_interval),
		cmocka_unit_test(peaks_of_all_threads_and_of_types_count),
		cmocka_unit_test(servers_are_quicker_than_laptops_and_those_than_boards),
		cmocka_unit_test(newer_servers_are_quicker_than_those_before),
		cmocka_unit_test(plain_code_scales_by_its_own_speed),
		cmocka_unit_test(strips_take_what_they_count),
		cmocka_unit_test(small_and_thin_products_are_far_from_the_peak),
		cmocka_unit_test(a_product_of_bf16_takes_half_the_time_where_nothing_is_widened),
		cmocka_unit_test(units_for_bf16_make_its_products_faster),
		cmocka_unit_test(scans_wait_where_numbers_lie_side_by_side),
		cmocka_unit_test(rows_of_narrow_numbers_are_widened),
	};

	return cmocka_run_group_tests(tests, load, NULL);
}
