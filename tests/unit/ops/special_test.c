/* Compares special functions with values of 50 digits, and tests where they have none. */
#include <math.h>

#include "ops/scalar.h"
#include "unit.h"

static const struct {
	smr_op op;
	double a, b, want;
} known[] = {
	{SMR_OP_erf_inv, 0.1, 0.0, 0.08885599049425769},
	{SMR_OP_erf_inv, -0.5, 0.0, -0.4769362762044699},
	{SMR_OP_erf_inv, 0.75, 0.0, 0.8134198475976185},
	{SMR_OP_erf_inv, 0.999, 0.0, 2.3267537655135246},
	{SMR_OP_erf_inv, -1e-09, 0.0, -8.86226925452758e-10},
	{SMR_OP_erf_inv, 0.9999999999999998, 0.0, 5.805018683193453},
	{SMR_OP_erf_inv, 3e-300, 0.0, 2.658680776358274e-300},
	{SMR_OP_digamma, 1.0, 0.0, -0.5772156649015329},
	{SMR_OP_digamma, 0.5, 0.0, -1.9635100260214235},
	{SMR_OP_digamma, 0.001, 0.0, -1000.5755719318103},
	{SMR_OP_digamma, 3.25, 0.0, 1.016990911068179},
	{SMR_OP_digamma, 100.5, 0.0, 4.605174352581845},
	{SMR_OP_digamma, 100000000.0, 0.0, 18.420680738952367},
	{SMR_OP_digamma, -0.5, 0.0, 0.03648997397857652},
	{SMR_OP_digamma, -3.75, 0.0, -1.6923885983113303},
	{SMR_OP_digamma, -10.125, 0.0, 9.948053825866076},
	{SMR_OP_zeta, 2.0, 1.0, 1.6449340668482264},
	{SMR_OP_zeta, 3.0, 0.5, 8.41439832211716},
	{SMR_OP_zeta, 1.5, 2.5, 1.4037797688568259},
	{SMR_OP_zeta, 30.0, 7.0, 4.5199316204575715e-26},
	{SMR_OP_zeta, 1.0009765625, 10.0, 1021.7507209250524},
	{SMR_OP_zeta, 2.0, -0.5, 8.934802200544679},
	{SMR_OP_zeta, 3.0, -2.75, 62.05882652985759},
	{SMR_OP_zeta, 4.0, 10000.0, 3.3338333666666667e-13},
	{SMR_OP_polygamma, 0.0, 2.5, 0.7031566406452432},
	{SMR_OP_polygamma, 1.0, 1.0, 1.6449340668482264},
	{SMR_OP_polygamma, 2.0, 0.25, -129.32773993753693},
	{SMR_OP_polygamma, 3.0, 12.5, 0.0011534128049134052},
	{SMR_OP_polygamma, 1.0, -0.5, 8.934802200544679},
	{SMR_OP_polygamma, 7.0, 100.0, 7.455359496158328e-12},
	{SMR_OP_bessel_i1e, 0.5, 0.0, 0.1564208031848717},
	{SMR_OP_bessel_i1e, -2.0, 0.0, -0.21526928924893765},
	{SMR_OP_bessel_i1e, 10.0, 0.0, 0.12126268138445552},
	{SMR_OP_bessel_i1e, 29.5, 0.0, 0.07250732615718372},
	{SMR_OP_bessel_i1e, -31.0, 0.0, -0.07077639283438568},
	{SMR_OP_bessel_i1e, 1000.0, 0.0, 0.012610930256928629},
	{SMR_OP_bessel_i1e, 1e-20, 0.0, 5e-21},
};

static double call(smr_op op, smr_dtype t, double a, double b)
{
	const smr_dtype types[] = {t, t};
	const uint64_t args[] = {smr_value_from_double(t, a), smr_value_from_double(t, b)};
	uint64_t bits = 0;

	if (smr_scalar_op(op, t, types, args, &bits) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return smr_value_to_double(t, bits);
}

static void values_are_within_a_few_places(void **state)
{
	for (size_t i = 0; i < sizeof(known) / sizeof(*known); i++) {
		double want = known[i].want,
		       got = call(known[i].op, SMR_F64, known[i].a, known[i].b);

		/* digamma is a sum that cancels near its roots */
		double size = known[i].op == SMR_OP_digamma ? fmax(fabs(want), 1) : fabs(want);

		if (!(fabs(got - want) <= 16 * 0x1p-53 * size))
			fail_msg("%s(%g, %g) is %.17g, not %.17g", smr_op_name(known[i].op),
				 known[i].a, known[i].b, got, want);
	}
}

/* f32 is computed in f64 and rounded: only the argument's rounding is an error. */
static void short_floats_are_rounded_once(void **state)
{
	assert_true(call(SMR_OP_erf_inv, SMR_F32, 0.5, 0) == (double)0.476936276204469873f);
	assert_true(call(SMR_OP_digamma, SMR_F32, 1, 0) == (double)-0.577215664901532861f);
	assert_true(call(SMR_OP_zeta, SMR_F32, 2, 1) == (double)1.64493406684822644f);
	assert_true(call(SMR_OP_bessel_i1e, SMR_F16, 2, 0) == 0.2152099609375);
}

static void edges_are_told(void **state)
{
	assert_true(call(SMR_OP_erf_inv, SMR_F64, 1, 0) == INFINITY);
	assert_true(call(SMR_OP_erf_inv, SMR_F64, -1, 0) == -INFINITY);
	assert_true(isnan(call(SMR_OP_erf_inv, SMR_F64, 1.5, 0)));
	assert_true(call(SMR_OP_erf_inv, SMR_F64, 0, 0) == 0);
	assert_true(isnan(call(SMR_OP_digamma, SMR_F64, -3, 0)));
	assert_true(call(SMR_OP_digamma, SMR_F64, INFINITY, 0) == INFINITY);
	assert_true(call(SMR_OP_zeta, SMR_F64, 1, 2) == INFINITY);
	assert_true(isnan(call(SMR_OP_zeta, SMR_F64, 0.5, 2)));
	assert_true(isnan(call(SMR_OP_zeta, SMR_F64, 2.5, -1.5)));
	assert_true(isnan(call(SMR_OP_polygamma, SMR_F64, 1.5, 2)));
	assert_true(isnan(call(SMR_OP_polygamma, SMR_F64, -1, 2)));
	assert_true(call(SMR_OP_bessel_i1e, SMR_F64, INFINITY, 0) == 0);
	assert_true(isnan(call(SMR_OP_bessel_i1e, SMR_F64, NAN, 0)));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(values_are_within_a_few_places),
		cmocka_unit_test(short_floats_are_rounded_once),
		cmocka_unit_test(edges_are_told),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
