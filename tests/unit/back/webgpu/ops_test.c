/* Every operator at difficult numbers on WebGPU's device, against code for this CPU. One kernel
 * computes all operators of a type: row a has the results of operator a. Skipped without a device.
 */
#include "webgpu_case.h"

enum { COLUMNS = 400 };

/* An operator, and how far its results may be off: units in the last place of f32; NaNs and
 * infinities are to be there in any case. 0: the same bits, but for the payload of a NaN. */
typedef struct row {
	smr_op op;
	int arity;
	double ulps;
} row;

static const row of_floats[] = {
	{SMR_OP_add, 2, 0},      {SMR_OP_sub, 2, 0},   {SMR_OP_mul, 2, 0},
	{SMR_OP_div, 2, 3},      {SMR_OP_neg, 1, 0},   {SMR_OP_abs, 1, 0},
	{SMR_OP_fmax, 2, 0},     {SMR_OP_fmin, 2, 0},  {SMR_OP_maximum, 2, 0},
	{SMR_OP_minimum, 2, 0},  {SMR_OP_floor, 1, 0}, {SMR_OP_ceil, 1, 0},
	{SMR_OP_trunc, 1, 0},    {SMR_OP_round, 1, 0}, {SMR_OP_rint, 1, 0},
	{SMR_OP_copysign, 2, 0}, {SMR_OP_eq, 2, 0},    {SMR_OP_ne, 2, 0},
	{SMR_OP_lt, 2, 0},       {SMR_OP_le, 2, 0},    {SMR_OP_gt, 2, 0},
	{SMR_OP_ge, 2, 0},       {SMR_OP_ult, 2, 0},   {SMR_OP_uge, 2, 0},
	{SMR_OP_ueq, 2, 0},      {SMR_OP_one, 2, 0},   {SMR_OP_ord, 2, 0},
	{SMR_OP_uno, 2, 0},
};
static const row functions[] = {
	{SMR_OP_sqrt, 1, 3},   {SMR_OP_exp, 1, 4},   {SMR_OP_exp2, 1, 4},  {SMR_OP_expm1, 1, 4},
	{SMR_OP_log, 1, 4},    {SMR_OP_log2, 1, 4},  {SMR_OP_log10, 1, 4}, {SMR_OP_log1p, 1, 4},
	{SMR_OP_tanh, 1, 4},   {SMR_OP_sinh, 1, 4},  {SMR_OP_cosh, 1, 4},  {SMR_OP_erf, 1, 4},
	{SMR_OP_sin, 1, 4},    {SMR_OP_cos, 1, 4},   {SMR_OP_tan, 1, 8},   {SMR_OP_atan, 1, 4},
	{SMR_OP_erfc, 1, 4},   {SMR_OP_asin, 1, 4},  {SMR_OP_acos, 1, 4},  {SMR_OP_asinh, 1, 4},
	{SMR_OP_acosh, 1, 4},  {SMR_OP_atanh, 1, 4}, {SMR_OP_cbrt, 1, 4},  {SMR_OP_erf_inv, 1, 8},
	{SMR_OP_lgamma, 1, 8}, {SMR_OP_pow, 2, 4},   {SMR_OP_atan2, 2, 4}, {SMR_OP_hypot, 2, 4},
};
static const row of_ints[] = {
	{SMR_OP_add, 2, 0}, {SMR_OP_sub, 2, 0},     {SMR_OP_mul, 2, 0},      {SMR_OP_and, 2, 0},
	{SMR_OP_or, 2, 0},  {SMR_OP_xor, 2, 0},     {SMR_OP_not, 1, 0},      {SMR_OP_neg, 1, 0},
	{SMR_OP_abs, 1, 0}, {SMR_OP_maximum, 2, 0}, {SMR_OP_minimum, 2, 0},  {SMR_OP_eq, 2, 0},
	{SMR_OP_lt, 2, 0},  {SMR_OP_ge, 2, 0},      {SMR_OP_popcount, 1, 0}, {SMR_OP_clz, 1, 0},
};

static smr_node *values_of(smr_dtype t, int phase)
{
	static const double difficult[] = {0,         -0.0,      1,        -1,           0.5,
					   -0.5,      1.5,       -2.5,     2.5,          NAN,
					   INFINITY,  -INFINITY, 3e38,     -3e38,        1e-30,
					   -1e-30,    88.5,      -87,      127.5,        1e5,
					   12345.678, 4e9,       -3e9,     2147483648.0, 0x1p24,
					   3.1415927, 1e20,      0.7853982};
	enum { N = sizeof(difficult) / sizeof(difficult[0]) };
	smr_node *v;
	size_t size = smr_dtype_size(t);

	tight = true;
	v = array(t, 1, DIMS(COLUMNS));
	for (int i = 0; i < COLUMNS; i++) {
		int k = phase == 0 ? i : i / 20 + i;
		uint64_t bits = k % 2 ? rnd(1u << 31) : rnd(255) - 127;

		if (smr_dtype_is_float(t))
			bits = smr_value_from_double(
				t, i % 3 ? difficult[k % N] : ((double)rnd(40001) - 20000) / 1000);
		memcpy(memory[v->window->base] + (size_t)i * size, &bits, size);
	}
	return v;
}

static const smr_expr *apply(const row *r, smr_dtype t, smr_node *x, smr_node *y)
{
	const smr_expr *args[] = {rd(x, "b", "", ""), rd(y, "b", "", "")};
	bool compares = r->op >= SMR_OP_eq && r->op <= SMR_OP_uno;

	return as(t, smr_expr_op(g, r->op, compares ? SMR_I1 : t, (uint32_t)r->arity, args));
}

/* Subnormal numbers may count as 0. */
static bool is_off(smr_dtype t, double a, double b, double ulps)
{
	double unit = t == SMR_F32 ? 0x1p-23 : t == SMR_F16 ? 0x1p-10 : t == SMR_BF16 ? 0x1p-7 : 0;

	if (isnan(a) || isnan(b))
		return isnan(a) != isnan(b);
	if (isinf(a) || isinf(b))
		return a != b;
	return fabs(a - b) > (t != SMR_F32 && ulps > 0 ? 1 : ulps) * unit * fabs(b) + 0x1p-126;
}

static void compare_rows(const row *rows, int n, smr_dtype t)
{
	size_t size = smr_dtype_size(t);
	smr_node *x, *y, *to;
	const smr_expr *v = NULL, *index;
	char *want;

	begin(2, 3, DIMS(n, COLUMNS));
	x = values_of(t, 0);
	y = values_of(t, 1);
	to = array(t, 2, DIMS(n, COLUMNS));
	index = smr_expr_loop(g, 0);
	for (int i = 0; i < n; i++) {
		const smr_expr *args[] = {op2(SMR_OP_ge, index, smr_expr_int(g, SMR_I64, i)),
					  apply(&rows[i], t, x, y), v};

		v = v == NULL ? args[1] : smr_expr_op(g, SMR_OP_select, t, 3, args);
	}
	smr_codelet c = codelet(v, to, "a", "b");

	run_with(&smr_impl_nest, &c);
	want = smr_malloc(MAX_BYTES);
	memcpy(want, memory[to->window->base], MAX_BYTES);
	run_with(&smr_impl_webgpu, &c);
	for (int i = 0; i < n * COLUMNS; i++) {
		const char *got = memory[to->window->base] + (size_t)i * size,
			   *wanted = want + (size_t)i * size;
		double a = number_at(t, got), b = number_at(t, wanted);
		size_t k = (size_t)(i % COLUMNS) * size;

		if (memcmp(got, wanted, size) != 0 &&
		    (!smr_dtype_is_float(t) || is_off(t, a, b, rows[i / COLUMNS].ulps)))
			fail_msg("%s of %s at %.9g, %.9g is %.17g, not %.17g",
				 smr_op_name(rows[i / COLUMNS].op), smr_dtype_name(t),
				 number_at(t, memory[x->window->base] + k),
				 number_at(t, memory[y->window->base] + k), a, b);
	}
	smr_free(want);
	drop_nest();
}

static void floats_have_the_operators_results(void **state)
{
	static const smr_dtype types[] = {SMR_F32, SMR_F16, SMR_BF16};

	for (int i = 0; i < 3; i++)
		compare_rows(of_floats, sizeof(of_floats) / sizeof(of_floats[0]), types[i]);
}

static void functions_are_within_the_tolerance(void **state)
{
	static const smr_dtype types[] = {SMR_F32, SMR_F16};

	for (int i = 0; i < 2; i++)
		compare_rows(functions, sizeof(functions) / sizeof(functions[0]), types[i]);
}

static void integers_have_the_same_bits(void **state)
{
	static const smr_dtype types[] = {SMR_I32, SMR_U32, SMR_I16, SMR_U16, SMR_I8, SMR_U8};

	for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++)
		compare_rows(of_ints, sizeof(of_ints) / sizeof(of_ints[0]), types[i]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(floats_have_the_operators_results),
		cmocka_unit_test(functions_are_within_the_tolerance),
		cmocka_unit_test(integers_have_the_same_bits),
	};

	if (has_no_device())
		return SKIPPED;
	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
