/* Integer operators on all points of a strip; each point is a lane of 64 bits. */
#include "back/interp/interp.h"

/* Applies an operator that does not depend on signedness; interp_wrap() must follow. */
static bool eval_simple_op(smr_op op, uint32_t n, const void *const *args, void *to)
{
	const uint64_t *a = args[0], *b = args[1];

	switch (op) {
	case SMR_OP_add:
		INTERP_LOOP(uint64_t, a[i] + b[i]);
	case SMR_OP_sub:
		INTERP_LOOP(uint64_t, a[i] - b[i]);
	case SMR_OP_mul:
		INTERP_LOOP(uint64_t, a[i] * b[i]);
	case SMR_OP_neg:
		INTERP_LOOP(uint64_t, 0 - a[i]);
	case SMR_OP_and:
		INTERP_LOOP(uint64_t, a[i] & b[i]);
	case SMR_OP_or:
		INTERP_LOOP(uint64_t, a[i] | b[i]);
	case SMR_OP_xor:
		INTERP_LOOP(uint64_t, a[i] ^ b[i]);
	case SMR_OP_not:
		INTERP_LOOP(uint64_t, ~a[i]);
	default:
		return false;
	}
}

/* Shifts within the width of the type. Lanes of signed types are sign-extended, so arithmetic
 * shifts are right. */
static bool eval_shift(smr_op op, smr_dtype t, uint32_t n, const void *const *args, void *to)
{
	const uint64_t *a = args[0], *b = args[1];
	const int64_t *x = args[0];
	uint64_t bits = 8 * smr_dtype_size(t), own = UINT64_MAX >> (64 - bits);

	if (op == SMR_OP_shl)
		INTERP_LOOP(uint64_t, (b[i] & own) < bits ? a[i] << (b[i] & 63) : 0);
	if (op == SMR_OP_shr && smr_dtype_is_signed(t))
		INTERP_LOOP(int64_t, x[i] >> ((b[i] & own) < bits ? b[i] & 63 : 63));
	if (op == SMR_OP_shr)
		INTERP_LOOP(uint64_t, b[i] < bits ? a[i] >> (b[i] & 63) : 0);
	return false;
}

/* ---- quotients ------------------------------------------------------------------------------ */

/* Returns the exponent if all lanes have the same divisor, a power of two; else -1. */
static int power_of_two(uint32_t n, const int64_t *b)
{
	for (uint32_t i = 1; i < n; i++)
		if (b[i] != b[0])
			return -1;
	return b[0] > 0 && (b[0] & (b[0] - 1)) == 0 ? __builtin_ctzll((uint64_t)b[0]) : -1;
}

/* Divides rounding towards zero, as C does. */
static bool by_power(smr_op op, uint32_t n, const int64_t *a, int k, int64_t *r)
{
	int64_t rest = (INT64_C(1) << k) - 1;

	for (uint32_t i = 0; i < n; i++) {
		int64_t up = a[i] + ((a[i] >> 63) & rest);

		r[i] = op == SMR_OP_div ? up >> k : a[i] - (up & ~rest);
	}
	return true;
}

/* The lowest number divided by -1 is itself, modulo 2^64. */
static int64_t wrapping_quotient(smr_op op, int64_t a, int64_t b)
{
	if (b == -1)
		return op == SMR_OP_div ? (int64_t)(0 - (uint64_t)a) : 0;
	return op == SMR_OP_div ? a / b : a % b;
}

/* Leaves divisors of 0 to the reference, even in masked lanes. */
static bool eval_division(smr_op op, smr_dtype t, uint32_t n, const void *const *args, void *to)
{
	const int64_t *a = args[0], *b = args[1];
	const uint64_t *u = args[0], *v = args[1];
	int k;

	if (op != SMR_OP_div && op != SMR_OP_rem)
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (b[i] == 0)
			return false;
	if (t == SMR_U64)
		INTERP_LOOP(uint64_t, op == SMR_OP_div ? u[i] / v[i] : u[i] % v[i]);
	k = power_of_two(n, b);
	if (k >= 0)
		return by_power(op, n, a, k, to);
	INTERP_LOOP(int64_t, wrapping_quotient(op, a[i], b[i]));
}

static bool min_max(smr_op op, smr_dtype t, uint32_t n, const void *const *args, void *to)
{
	const int64_t *a = args[0], *b = args[1];
	const uint64_t *u = args[0], *v = args[1];

	if (op == SMR_OP_maximum && t == SMR_U64)
		INTERP_LOOP(uint64_t, u[i] < v[i] ? v[i] : u[i]);
	if (op == SMR_OP_minimum && t == SMR_U64)
		INTERP_LOOP(uint64_t, u[i] < v[i] ? u[i] : v[i]);
	if (op == SMR_OP_maximum)
		INTERP_LOOP(int64_t, a[i] < b[i] ? b[i] : a[i]);
	if (op == SMR_OP_minimum)
		INTERP_LOOP(int64_t, a[i] < b[i] ? a[i] : b[i]);
	return false;
}

void interp_wrap(smr_dtype t, uint32_t n, int64_t *r)
{
	switch (t) {
	case SMR_I1:
		for (uint32_t i = 0; i < n; i++)
			r[i] &= 1;
		break;
	case SMR_I8:
		for (uint32_t i = 0; i < n; i++)
			r[i] = interp_byte((uint8_t)r[i]);
		break;
	case SMR_I16:
		for (uint32_t i = 0; i < n; i++)
			r[i] = (int16_t)r[i];
		break;
	case SMR_I32:
		for (uint32_t i = 0; i < n; i++)
			r[i] = (int32_t)r[i];
		break;
	case SMR_U8:
		for (uint32_t i = 0; i < n; i++)
			r[i] = (uint8_t)r[i];
		break;
	case SMR_U16:
		for (uint32_t i = 0; i < n; i++)
			r[i] = (uint16_t)r[i];
		break;
	case SMR_U32:
		for (uint32_t i = 0; i < n; i++)
			r[i] = (uint32_t)r[i];
		break;
	default:
		break;
	}
}

bool interp_op_int(smr_op op, smr_dtype t, uint32_t n, const void *const *args, void *to)
{
	bool wraps = eval_simple_op(op, n, args, to) ||
		     (t != SMR_I1 &&
		      (eval_shift(op, t, n, args, to) || eval_division(op, t, n, args, to)));

	if (wraps)
		interp_wrap(t, n, to);
	return wraps || min_max(op, t, n, args, to);
}
