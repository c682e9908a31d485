/* Algebraic identities: constant operands, units and zeros, equal operands, inverse operations.
 *
 * Only identities that are exact for all numbers, including -0, infinities and NaNs (except their
 * payload): x + 0 is not x if x is -0. */
#include "ops/scalar.h"
#include "pass/simplify/internal.h"

/* ---- tables ------------------------------------------------------------------------------- */

typedef enum number { ZERO, MINUS_ZERO, ONE, ONES, LEAST, MOST } number;
typedef enum types { INTS, FLOATS, ALL } types;
typedef enum side { EITHER, RIGHT } side;

/* Identities op(x, c) = x or c. LEAST and MOST are infinities for floats. */
static const struct {
	smr_op op;
	side side;
	number c;
	types types;
	bool is_c;
} units[] = {
	{SMR_OP_add, EITHER, ZERO, INTS, false},
	{SMR_OP_add, EITHER, MINUS_ZERO, FLOATS, false},
	{SMR_OP_sub, RIGHT, ZERO, ALL, false},
	{SMR_OP_mul, EITHER, ONE, ALL, false},
	{SMR_OP_mul, EITHER, ZERO, INTS, true},
	{SMR_OP_div, RIGHT, ONE, ALL, false},
	{SMR_OP_and, EITHER, ONES, INTS, false},
	{SMR_OP_and, EITHER, ZERO, INTS, true},
	{SMR_OP_or, EITHER, ZERO, INTS, false},
	{SMR_OP_or, EITHER, ONES, INTS, true},
	{SMR_OP_xor, EITHER, ZERO, INTS, false},
	{SMR_OP_shl, RIGHT, ZERO, INTS, false},
	{SMR_OP_shr, RIGHT, ZERO, INTS, false},
	{SMR_OP_maximum, EITHER, LEAST, ALL, false},
	{SMR_OP_minimum, EITHER, MOST, ALL, false},
	{SMR_OP_maximum, EITHER, MOST, INTS, true},
	{SMR_OP_minimum, EITHER, LEAST, INTS, true},
};

typedef enum same { SAME_X, SAME_ZERO, SAME_ONE } same;

/* Identities op(x, x). */
static const struct {
	smr_op op;
	types types;
	same is;
} equals[] = {
	{SMR_OP_sub, INTS, SAME_ZERO}, {SMR_OP_xor, INTS, SAME_ZERO}, {SMR_OP_and, INTS, SAME_X},
	{SMR_OP_or, INTS, SAME_X},     {SMR_OP_maximum, ALL, SAME_X}, {SMR_OP_minimum, ALL, SAME_X},
	{SMR_OP_eq, INTS, SAME_ONE},   {SMR_OP_le, INTS, SAME_ONE},   {SMR_OP_ge, INTS, SAME_ONE},
	{SMR_OP_ne, INTS, SAME_ZERO},  {SMR_OP_lt, INTS, SAME_ZERO},  {SMR_OP_gt, INTS, SAME_ZERO},
};

typedef enum twice {
	INNER /* type of the inner one */,
	WHOLE_INNER,
	OUTER /* type of the inner operand */
} twice;

/* Identities a(b(x)). */
static const struct {
	smr_op a, b;
	twice is;
} pairs[] = {
	{SMR_OP_neg, SMR_OP_neg, INNER},           {SMR_OP_not, SMR_OP_not, INNER},
	{SMR_OP_abs, SMR_OP_abs, WHOLE_INNER},     {SMR_OP_abs, SMR_OP_neg, OUTER},
	{SMR_OP_floor, SMR_OP_floor, WHOLE_INNER}, {SMR_OP_ceil, SMR_OP_ceil, WHOLE_INNER},
	{SMR_OP_trunc, SMR_OP_trunc, WHOLE_INNER}, {SMR_OP_rint, SMR_OP_rint, WHOLE_INNER},
};

/* ---- numbers ------------------------------------------------------------------------------ */

static bool type_matches(types t, smr_dtype d)
{
	return t == ALL || (t == FLOATS) == smr_dtype_is_float(d);
}

static bool bits_of(number c, smr_dtype t, uint64_t *out)
{
	bool flt = smr_dtype_is_float(t);
	unsigned width = t == SMR_I1 ? 1 : 8 * (unsigned)smr_dtype_size(t);
	uint64_t ones = UINT64_MAX >> (64 - width), top = UINT64_C(1) << (width - 1);

	switch (c) {
	case ZERO:
		*out = 0;
		return t != SMR_F8E8M0FNU; /* this type has no zero */
	case MINUS_ZERO:
		*out = top;
		return flt && smr_dtype_has_minus_zero(t);
	case ONE:
		*out = flt ? smr_value_from_double(t, 1) : 1;
		return true;
	case ONES:
		*out = ones;
		return !flt;
	case LEAST:
	case MOST:
		if (flt) {
			*out = smr_value_from_double(t, c == LEAST ? -__builtin_inf()
								   : __builtin_inf());
			return !smr_dtype_is_finite(t);
		}
		*out = smr_dtype_is_signed(t) ? (c == LEAST ? top : ones ^ top)
					      : (c == LEAST ? 0 : ones);
		return true;
	}
	return false;
}

static bool is_constant_value(const smr_expr *e, number c)
{
	uint64_t bits;

	return e->kind == SMR_EXPR_CONST && bits_of(c, e->type, &bits) && e->bits == bits;
}

/* Returns the number of value bits of an integer type, of mantissa bits of a float. */
static unsigned digits(smr_dtype t)
{
	switch (t) {
	case SMR_F64:
		return 53;
	case SMR_F32:
		return 24;
	case SMR_F16:
		return 11;
	case SMR_BF16:
		return 8;
	case SMR_I1:
		return 1;
	default:
		return 8 * (unsigned)smr_dtype_size(t) - smr_dtype_is_signed(t);
	}
}

/* Returns whether @p to represents every number of @p from. */
static bool holds_all(smr_dtype to, smr_dtype from)
{
	bool f = smr_dtype_is_float(from), t = smr_dtype_is_float(to);

	if (to == from)
		return true;
	if (f && t)
		return to == SMR_F64 || (to == SMR_F32 && from != SMR_F64);
	if (f || to == SMR_I1 || smr_dtype_is_tiny(to))
		return false;
	if (!t && smr_dtype_is_signed(from) && !smr_dtype_is_signed(to))
		return false;
	return digits(to) >= digits(from);
}

/* ---- rules -------------------------------------------------------------------------------- */

static const smr_expr *fold_constants(const fs_term *s, smr_op op, smr_dtype t, uint32_t n,
				      const smr_expr *const *args)
{
	smr_dtype types[3] = {0};
	uint64_t a[3] = {0}, bits;

	for (uint32_t i = 0; i < n; i++) {
		if (args[i]->kind != SMR_EXPR_CONST)
			return NULL;
		types[i] = args[i]->type;
		a[i] = args[i]->bits;
	}
	if (op == SMR_OP_select) /* not an op of smr_scalar_op() */
		return a[0] & 1 ? args[1] : args[2];
	return smr_scalar_op(op, t, types, a, &bits) == SMR_OK ? smr_expr_const(s->g, t, bits)
							       : NULL;
}

static const smr_expr *by_unit(const fs_term *s, smr_op op, smr_dtype t, const smr_expr *a,
			       const smr_expr *b)
{
	for (size_t i = 0; i < sizeof(units) / sizeof(units[0]); i++) {
		if (units[i].op != op || !type_matches(units[i].types, t))
			continue;
		if (is_constant_value(b, units[i].c))
			return units[i].is_c ? b : a;
		if (units[i].side == EITHER && is_constant_value(a, units[i].c))
			return units[i].is_c ? a : b;
	}
	if (op == SMR_OP_add && is_constant_value(b, ZERO) && fs_never_minus_zero(s->v, a))
		return a;
	if (op == SMR_OP_add && is_constant_value(a, ZERO) && fs_never_minus_zero(s->v, b))
		return b;
	return NULL;
}

static const smr_expr *by_equals(const fs_term *s, smr_op op, smr_dtype t, const smr_expr *a,
				 const smr_expr *b)
{
	for (size_t i = 0; i < sizeof(equals) / sizeof(equals[0]); i++)
		if (equals[i].op == op && type_matches(equals[i].types, a->type) &&
		    smr_expr_equal(a, b))
			return equals[i].is == SAME_X
				       ? a
				       : smr_expr_const(s->g, t, equals[i].is == SAME_ONE);
	return NULL;
}

/* Simplifies comparisons of truth values with a constant. */
static const smr_expr *by_truth(const fs_term *s, smr_op op, const smr_expr *a, const smr_expr *b)
{
	const smr_expr *x = b->kind == SMR_EXPR_CONST ? a : b, *c = x == a ? b : a;

	if (a->type != SMR_I1 || c->kind != SMR_EXPR_CONST || (op != SMR_OP_eq && op != SMR_OP_ne))
		return NULL;
	return (op == SMR_OP_eq) == ((c->bits & 1) != 0)
		       ? x
		       : smr_expr_op(s->g, SMR_OP_not, SMR_I1, 1, &x);
}

static const smr_expr *by_pair(const fs_term *s, smr_op op, smr_dtype t, const smr_expr *a)
{
	if (op == SMR_OP_convert && a->type == t)
		return a;
	if (a->kind != SMR_EXPR_OP)
		return NULL;
	if (op == SMR_OP_convert && a->op == SMR_OP_convert && holds_all(a->type, a->args[0]->type))
		return a->args[0]->type == t ? a->args[0] : smr_expr_op(s->g, op, t, 1, a->args);
	for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++)
		if (pairs[i].a == op && pairs[i].b == a->op)
			return pairs[i].is == INNER         ? a->args[0]
			       : pairs[i].is == WHOLE_INNER ? a
							    : smr_expr_op(s->g, op, t, 1, a->args);
	return NULL;
}

static const smr_expr *by_arms(const fs_term *s, const smr_expr *const *a)
{
	const smr_expr *swapped[3];

	if (a[0]->kind == SMR_EXPR_CONST)
		return a[0]->bits & 1 ? a[1] : a[2];
	if (smr_expr_equal(a[1], a[2]))
		return a[1];
	if (a[1]->type == SMR_I1 && is_constant_value(a[1], ONE) && is_constant_value(a[2], ZERO))
		return a[0];
	if (a[1]->type == SMR_I1 && is_constant_value(a[1], ZERO) && is_constant_value(a[2], ONE))
		return smr_expr_op(s->g, SMR_OP_not, SMR_I1, 1, a);
	if (a[0]->kind != SMR_EXPR_OP || a[0]->op != SMR_OP_not)
		return NULL;
	swapped[0] = a[0]->args[0];
	swapped[1] = a[2];
	swapped[2] = a[1];
	return smr_expr_op(s->g, SMR_OP_select, a[1]->type, 3, swapped);
}

const smr_expr *fs_shorter(const fs_term *s, const smr_expr *e, const smr_expr *const *args)
{
	const smr_expr *to = fold_constants(s, e->op, e->type, e->nargs, args);

	if (to != NULL)
		return to;
	if (e->nargs == 1)
		return by_pair(s, e->op, e->type, args[0]);
	if (e->op == SMR_OP_select && e->nargs == 3)
		return by_arms(s, args);
	if (e->nargs != 2)
		return NULL;
	to = by_unit(s, e->op, e->type, args[0], args[1]);
	if (to == NULL)
		to = by_equals(s, e->op, e->type, args[0], args[1]);
	return to != NULL ? to : by_truth(s, e->op, args[0], args[1]);
}
