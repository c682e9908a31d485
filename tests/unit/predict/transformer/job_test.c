/* Jobs of many steps: sums by hand. */
#include <math.h>
#include <string.h>

#include "predict/transformer/job.h"
#include "unit.h"

static smr_transformer shape(void)
{
	smr_transformer t = smr_transformer_default;

	t.layers = 8;
	t.hidden = 1024;
	t.heads = 16;
	t.sequence = 1000;
	t.vocabulary = 32000;
	t.batch = 10;
	return t;
}

static void failures_and_checkpoints_take_their_share(void **state)
{
	smr_transformer t = shape();
	smr_machine m = {.name = "m", .price_hour = 2};
	smr_transformer_step_result s = {
		.p10 = 0.9, .p50 = 1, .p90 = 1.1, .devices = 100, .energy_j = 3.6e6};
	smr_simulate_job q = {.tokens = 36e6,
			      .mtbf_hours = 1000,
			      .checkpoint_s = 18,
			      .restart_s = 360,
			      .carbon_g_kwh = 500,
			      .pue = 1.2,
			      .deadline_s = 3600};
	smr_simulated_job j;

	assert_int_equal(smr_job_of(&q, &t, &m, &s, &j), SMR_OK);
	assert_float_equal(j.steps, 3600, 0);
	assert_float_equal(j.failure_s, 36000, 1e-6);
	assert_float_equal(j.checkpoint_interval_s, sqrt(2 * 18 * 36000.0), 1e-6);
	assert_float_equal(j.goodput,
			   1 / (1 + 18 / j.checkpoint_interval_s +
				(j.checkpoint_interval_s / 2 + 360) / 36000),
			   1e-9);
	assert_float_equal(j.p50_s, 3600 / j.goodput, 1e-6);
	assert_float_equal(j.price, 200 / j.goodput, 1e-6);
	assert_float_equal(j.carbon_kg, 3600 * 1.2 * 0.5 / j.goodput, 1e-6);
	assert_false(j.in_time);
	q.deadline_s = 7200;
	q.price_hour = 1;
	assert_int_equal(smr_job_of(&q, &t, &m, &s, &j), SMR_OK);
	assert_true(j.in_time);
	assert_float_equal(j.price, 100 / j.goodput, 1e-6);
}

static void prices_that_are_not_there_are_told(void **state)
{
	smr_transformer t = shape();
	smr_machine m = {.name = "m", .price_hour = 2, .price_reserved_hour = 1};
	smr_transformer_step_result s = {.p10 = 1, .p50 = 1, .p90 = 1, .devices = 1};
	smr_simulate_job q = {.tokens = 1e6, .price_kind = "spot"};
	smr_simulated_job j;

	assert_int_equal(smr_job_of(&q, &t, &m, &s, &j), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "m has no spot price"));
	q.price_kind = "reserved";
	assert_int_equal(smr_job_of(&q, &t, &m, &s, &j), SMR_OK);
	q.price_kind = "cheap";
	assert_int_equal(smr_job_of(&q, &t, &m, &s, &j), SMR_EINVAL);
	q = (smr_simulate_job){0};
	assert_int_equal(smr_job_of(&q, &t, &m, &s, &j), SMR_EINVAL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(failures_and_checkpoints_take_their_share),
		cmocka_unit_test(prices_that_are_not_there_are_told),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
