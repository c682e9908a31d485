/* Limits of plans, and the selection of a plan. */
#include <math.h>

#include "predict/sla.h"
#include "unit.h"

static void limits_have_units(void **state)
{
	smr_sla s;

	assert_int_equal(
		smr_sla_read(
			"latency<=50ms,throughput>=200/s,energy<=2.5kJ,memory<=16GB,price<=0.01",
			&s),
		SMR_OK);
	assert_true(fabs(s.limit[SMR_SLA_LATENCY] - 0.05) < 1e-15);
	assert_true(s.limit[SMR_SLA_THROUGHPUT] == 200 && s.limit[SMR_SLA_ENERGY] == 2500);
	assert_true(s.limit[SMR_SLA_MEMORY] == 16e9 && s.limit[SMR_SLA_PRICE] == 0.01);
	assert_int_equal(smr_sla_read("latency<=1e3us", &s), SMR_OK);
	assert_true(fabs(s.limit[SMR_SLA_LATENCY] - 1e-3) < 1e-15 && !s.asked[SMR_SLA_ENERGY]);
	assert_int_equal(smr_sla_read("", &s), SMR_OK);
}

static void limits_that_are_none_are_told(void **state)
{
	static const char *const wrong[] = {"latency",         "latency<=",
					    "latency<50ms",    "latency>=50ms",
					    "latency<=50",     "latency<=-1ms",
					    "latency<=nanms",  "latency<=infs",
					    "speed<=1s",       "latency<=1s,latency<=2s",
					    "throughput<=3/s", "latency<=1s,,energy<=1J",
					    "memory<=5parsec", "latency<=1s "};
	smr_sla s;

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
		if (smr_sla_read(wrong[i], &s) != SMR_EINVAL)
			fail_msg("'%s' is taken", wrong[i]);
}

static smr_forecast plan(double p90, double joules)
{
	return (smr_forecast){.p10 = p90 / 2,
			      .p50 = p90 / 1.5,
			      .p90 = p90,
			      .energy_j = joules,
			      .memory_bytes = 1e9,
			      .fits = true};
}

static void the_best_that_keeps_all_limits_is_taken(void **state)
{
	smr_forecast f[] = {plan(0.010, 90), plan(0.040, 20), plan(0.049, 10), plan(0.051, 1),
			    plan(0.2, 5)};
	smr_sla s;

	assert_int_equal(smr_sla_read("latency<=50ms", &s), SMR_OK);
	assert_int_equal(smr_sla_pick(&s, SMR_SLA_ENERGY, f, 5), 2);
	assert_int_equal(smr_sla_pick(&s, SMR_SLA_LATENCY, f, 5), 0);
	f[2].fits = false;
	assert_int_equal(smr_sla_pick(&s, SMR_SLA_ENERGY, f, 5), 1);
	assert_int_equal(smr_sla_read("", &s), SMR_OK);
	assert_int_equal(smr_sla_pick(&s, SMR_SLA_ENERGY, f, 5), 3);
}

static void where_none_keeps_them_the_nearest_is_taken(void **state)
{
	smr_forecast f[] = {plan(0.010, 90), plan(0.040, 20), plan(0.2, 5)};
	smr_sla_measure worst;
	smr_sla s;

	assert_int_equal(smr_sla_read("latency<=8ms,energy<=10J", &s), SMR_OK);
	assert_int_equal(smr_sla_pick(&s, SMR_SLA_ENERGY, f, 3), 1); /* 5 times over; 9, 25 */
	assert_true(fabs(smr_sla_excess(&s, &f[1], &worst) - 5) < 1e-12);
	assert_int_equal(worst, SMR_SLA_LATENCY);
	assert_int_equal(smr_sla_read("price<=1", &s), SMR_OK);
	assert_true(isinf(smr_sla_excess(&s, &f[0], &worst)));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(limits_have_units),
		cmocka_unit_test(limits_that_are_none_are_told),
		cmocka_unit_test(the_best_that_keeps_all_limits_is_taken),
		cmocka_unit_test(where_none_keeps_them_the_nearest_is_taken),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
