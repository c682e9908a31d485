/* Tests every element operator on its edge cases. */
#include <math.h>

#include "ops/scalar.h"
#include "unit.h"

static double eval(smr_op op, smr_dtype t, double x, double y)
{
	uint64_t a[3] = {smr_value_from_double(t, x), smr_value_from_double(t, y)}, out;
	smr_dtype at[3] = {t, t}, type;

	assert_int_equal(smr_op_type(op, (uint32_t)smr_op_arity(op), at, NULL, &type), SMR_OK);
	if (smr_scalar_op(op, type, at, a, &out) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return smr_value_to_double(type, out);
}

static bool same(double a, double b)
{
	return (isnan(a) && isnan(b)) || (a == b && signbit(a) == signbit(b));
}

static const struct row {
	smr_op op;
	double x, y, want;
} floats[] = {
	{SMR_OP_add, 1, 2, 3},          {SMR_OP_sub, 1, 2, -1},
	{SMR_OP_mul, -3, 0, -0.0},      {SMR_OP_div, 1, 0, INFINITY},
	{SMR_OP_rem, -7, 3, -1},        {SMR_OP_neg, 0, 0, -0.0},
	{SMR_OP_abs, -0.0, 0, 0},       {SMR_OP_fmax, NAN, 2, 2},
	{SMR_OP_fmin, 1, NAN, 1},       {SMR_OP_maximum, NAN, 2, NAN},
	{SMR_OP_maximum, -0.0, 0, 0},   {SMR_OP_minimum, 0, -0.0, -0.0},
	{SMR_OP_minimum, 1, NAN, NAN},  {SMR_OP_sqrt, 9, 0, 3},
	{SMR_OP_sqrt, -1, 0, NAN},      {SMR_OP_exp, 0, 0, 1},
	{SMR_OP_exp2, 3, 0, 8},         {SMR_OP_expm1, 0, 0, 0},
	{SMR_OP_log, 0, 0, -INFINITY},  {SMR_OP_log2, 8, 0, 3},
	{SMR_OP_log10, 1000, 0, 3},     {SMR_OP_log1p, 0, 0, 0},
	{SMR_OP_sin, 0, 0, 0},          {SMR_OP_cos, 0, 0, 1},
	{SMR_OP_tan, 0, 0, 0},          {SMR_OP_tanh, INFINITY, 0, 1},
	{SMR_OP_erf, -INFINITY, 0, -1}, {SMR_OP_pow, 2, -1, 0.5},
	{SMR_OP_pow, NAN, 0, 1},        {SMR_OP_atan2, 0, 1, 0},
	{SMR_OP_hypot, 3, 4, 5},        {SMR_OP_floor, -0.5, 0, -1},
	{SMR_OP_ceil, -0.5, 0, -0.0},   {SMR_OP_trunc, -1.5, 0, -1},
	{SMR_OP_round, 2.5, 0, 3},      {SMR_OP_rint, 2.5, 0, 2},
	{SMR_OP_copysign, 2, -0.0, -2}, {SMR_OP_eq, NAN, NAN, 0},
	{SMR_OP_eq, 0, -0.0, 1},        {SMR_OP_ne, NAN, NAN, 1},
	{SMR_OP_lt, 1, NAN, 0},         {SMR_OP_lt, 1, 2, 1},
	{SMR_OP_le, 2, 2, 1},           {SMR_OP_gt, 2, 1, 1},
	{SMR_OP_ge, NAN, 1, 0},         {SMR_OP_ult, 1, NAN, 1},
	{SMR_OP_ult, 2, 1, 0},          {SMR_OP_ule, NAN, 1, 1},
	{SMR_OP_ugt, NAN, 1, 1},        {SMR_OP_uge, 0, 1, 0},
	{SMR_OP_ueq, NAN, 1, 1},        {SMR_OP_ueq, 1, 2, 0},
	{SMR_OP_one, NAN, 1, 0},        {SMR_OP_one, 1, 2, 1},
	{SMR_OP_ord, 1, 2, 1},          {SMR_OP_ord, 1, NAN, 0},
	{SMR_OP_uno, NAN, 2, 1},
};

static void floats_do_as_the_table_says(void **state)
{
	static const smr_dtype types[] = {SMR_F64, SMR_F32, SMR_F16, SMR_BF16};

	for (int t = 0; t < 4; t++)
		for (size_t i = 0; i < sizeof(floats) / sizeof(floats[0]); i++) {
			const struct row *r = &floats[i];
			double got = eval(r->op, types[t], r->x, r->y);
			double want = smr_value_to_double(types[t],
							  smr_value_from_double(types[t], r->want));

			if (!same(got, want))
				fail_msg("%s(%g, %g) as %s is %g, not %g", smr_op_name(r->op), r->x,
					 r->y, smr_dtype_name(types[t]), got, want);
		}
}

static void floats_round_to_their_own_type(void **state)
{
	assert_true(eval(SMR_OP_add, SMR_F32, 0x1p24, 1) == 0x1p24);
	assert_true(eval(SMR_OP_add, SMR_F64, 0x1p24, 1) == 0x1p24 + 1);
	assert_true(eval(SMR_OP_add, SMR_BF16, 256, 1) == 256);
	assert_true(eval(SMR_OP_add, SMR_F16, 2048, 3) == 2052); /* to even */
	assert_true(isinf(eval(SMR_OP_mul, SMR_F16, 300, 300)));
	assert_true(eval(SMR_OP_div, SMR_F32, 1, 3) == (double)(1.0f / 3.0f));
}

static void a_product_and_a_sum_are_rounded_once(void **state)
{
	double x[3] = {0.1, 10, -1};
	smr_dtype at[3] = {SMR_F64, SMR_F64, SMR_F64};
	uint64_t a[3], out;

	for (int i = 0; i < 3; i++)
		a[i] = smr_value_from_double(SMR_F64, x[i]);
	assert_int_equal(smr_scalar_op(SMR_OP_fma, SMR_F64, at, a, &out), SMR_OK);
	assert_true(smr_value_to_double(SMR_F64, out) == 0x1p-54);
	for (int i = 0; i < 3; i++) {
		at[i] = SMR_F32;
		a[i] = smr_value_from_double(SMR_F32, i == 2 ? -1 : 1 + 0x1p-12);
	}
	assert_int_equal(smr_scalar_op(SMR_OP_fma, SMR_F32, at, a, &out), SMR_OK);
	assert_true(smr_value_to_double(SMR_F32, out) == 0x1p-11 + 0x1p-24);
	at[0] = at[1] = at[2] = SMR_BF16;
	assert_int_equal(smr_op_type(SMR_OP_fma, 3, at, NULL, &at[0]), SMR_ETYPE);
	assert_non_null(strstr(smr_errmsg(), "fma takes f32 and f64, not bf16"));
}

static void of_zeros_the_first_is_the_greatest_number(void **state)
{
	assert_true(signbit(eval(SMR_OP_fmax, SMR_F64, -0.0, 0)));
	assert_false(signbit(eval(SMR_OP_fmax, SMR_F32, 0, -0.0)));
	assert_false(signbit(eval(SMR_OP_fmin, SMR_F64, 0, -0.0)));
	assert_true(signbit(eval(SMR_OP_fmin, SMR_F32, -0.0, 0)));
}

static uint64_t bits(smr_op op, smr_dtype t, uint64_t x, uint64_t y)
{
	uint64_t a[3] = {smr_value_mask(t, x), smr_value_mask(t, y)}, out;
	smr_dtype at[3] = {t, t}, type;

	assert_int_equal(smr_op_type(op, (uint32_t)smr_op_arity(op), at, NULL, &type), SMR_OK);
	if (smr_scalar_op(op, type, at, a, &out) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return out;
}

static void integers_wrap_and_keep_their_sign(void **state)
{
	assert_int_equal(bits(SMR_OP_add, SMR_I8, 127, 1), 0x80);
	assert_int_equal(bits(SMR_OP_sub, SMR_U16, 0, 1), 0xffff);
	assert_int_equal(bits(SMR_OP_mul, SMR_I32, 0x10000, 0x10000), 0);
	assert_int_equal(bits(SMR_OP_neg, SMR_I8, 0x80, 0), 0x80);
	assert_int_equal(bits(SMR_OP_abs, SMR_I16, 0x8000, 0), 0x8000);
	assert_int_equal(bits(SMR_OP_abs, SMR_I16, 0xfffe, 0), 2);
	assert_int_equal(bits(SMR_OP_div, SMR_I8, 0xf9, 2), 0xfd); /* -7 / 2 is -3 */
	assert_int_equal(bits(SMR_OP_div, SMR_U8, 0xf9, 2), 0x7c);
	assert_int_equal(bits(SMR_OP_rem, SMR_I8, 0xf9, 2), 0xff);
	assert_int_equal(bits(SMR_OP_div, SMR_I32, 0x80000000, (uint64_t)-1), 0x80000000);
	assert_int_equal(bits(SMR_OP_rem, SMR_I64, 1ull << 63, (uint64_t)-1), 0);
	assert_int_equal(bits(SMR_OP_div, SMR_U64, UINT64_MAX, 2), INT64_MAX);
	assert_int_equal(bits(SMR_OP_maximum, SMR_I8, 0xff, 1), 1);
	assert_int_equal(bits(SMR_OP_maximum, SMR_U8, 0xff, 1), 0xff);
	assert_int_equal(bits(SMR_OP_minimum, SMR_I8, 0xff, 1), 0xff);
	assert_int_equal(bits(SMR_OP_lt, SMR_I8, 0xff, 1), 1);
	assert_int_equal(bits(SMR_OP_lt, SMR_U8, 0xff, 1), 0);
	assert_int_equal(bits(SMR_OP_ge, SMR_U64, 1ull << 63, 1), 1);
	assert_int_equal(bits(SMR_OP_eq, SMR_I32, 5, 5), 1);
	assert_int_equal(bits(SMR_OP_ne, SMR_I32, 5, 5), 0);
}

static void bits_shift_and_combine(void **state)
{
	assert_int_equal(bits(SMR_OP_and, SMR_U8, 0xf0, 0x3c), 0x30);
	assert_int_equal(bits(SMR_OP_or, SMR_U8, 0xf0, 0x3c), 0xfc);
	assert_int_equal(bits(SMR_OP_xor, SMR_U8, 0xf0, 0x3c), 0xcc);
	assert_int_equal(bits(SMR_OP_not, SMR_U8, 0xf0, 0), 0x0f);
	assert_int_equal(bits(SMR_OP_not, SMR_I1, 1, 0), 0);
	assert_int_equal(bits(SMR_OP_shl, SMR_U8, 0x81, 1), 0x02);
	assert_int_equal(bits(SMR_OP_shr, SMR_U8, 0x81, 1), 0x40);
	assert_int_equal(bits(SMR_OP_shr, SMR_I8, 0x81, 1), 0xc0);
	assert_int_equal(bits(SMR_OP_add, SMR_I1, 1, 1), 0);
}

static void an_integer_divided_by_zero_is_an_error(void **state)
{
	uint64_t a[3] = {1, 0}, out;
	smr_dtype at[3] = {SMR_I32, SMR_I32};

	assert_int_not_equal(smr_scalar_op(SMR_OP_div, SMR_I32, at, a, &out), SMR_OK);
	assert_non_null(strstr(smr_errmsg(), "divided by 0"));
}

static void conversions_do_as_c_does(void **state)
{
	uint64_t a[3] = {smr_value_from_double(SMR_F64, -2.9)}, out;
	smr_dtype at[3] = {SMR_F64};

	assert_int_equal(smr_scalar_op(SMR_OP_convert, SMR_I32, at, a, &out), SMR_OK);
	assert_int_equal(out, 0xfffffffe);
	assert_int_equal(smr_scalar_op(SMR_OP_bitcast, SMR_I64, at, a, &out), SMR_OK);
	assert_int_equal(out, a[0]);
	at[0] = SMR_I1;
	a[0] = 1;
	assert_int_equal(smr_scalar_op(SMR_OP_convert, SMR_F32, at, a, &out), SMR_OK);
	assert_true(smr_value_to_double(SMR_F32, out) == 1);
}

/* An operator without a row in op_float() or op_int() would fail here. */
static void every_operator_is_there_for_every_type_it_takes(void **state)
{
	for (int op = 0; op < SMR_OP_COUNT; op++) {
		if (smr_op_kind_of((smr_op)op) != SMR_KIND_ELEMENT || op == SMR_OP_select)
			continue;
		for (int t = 0; t < SMR_DTYPE_COUNT; t++) {
			smr_dtype at[3] = {(smr_dtype)t, (smr_dtype)t, (smr_dtype)t}, type;
			uint64_t a[3] = {1, 1, 1}, out;

			if (smr_op_type((smr_op)op, (uint32_t)smr_op_arity((smr_op)op), at, &at[0],
					&type) != SMR_OK)
				continue;
			if (smr_scalar_op((smr_op)op, type, at, a, &out) != SMR_OK)
				fail_msg("%s", smr_errmsg());
			assert_int_equal(out, smr_value_mask(type, out));
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(floats_do_as_the_table_says),
		cmocka_unit_test(floats_round_to_their_own_type),
		cmocka_unit_test(a_product_and_a_sum_are_rounded_once),
		cmocka_unit_test(of_zeros_the_first_is_the_greatest_number),
		cmocka_unit_test(integers_wrap_and_keep_their_sign),
		cmocka_unit_test(bits_shift_and_combine),
		cmocka_unit_test(an_integer_divided_by_zero_is_an_error),
		cmocka_unit_test(conversions_do_as_c_does),
		cmocka_unit_test(every_operator_is_there_for_every_type_it_takes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
