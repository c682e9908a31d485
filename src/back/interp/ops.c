/* Operators on all points of a strip. Quick ones have loops here; other operators and types call
 * the reference's operators element by element. */
#include <math.h>
#include <string.h>

#include "back/interp/interp.h"
#include "base/data/sum.h"
#include "ir/graph/value.h"
#include "ops/scalar.h"

uint64_t interp_bits(interp_class c, smr_dtype t, const void *from, uint32_t i)
{
	uint64_t bits = 0;

	if (c == INTERP_F)
		memcpy(&bits, (const float *)from + i, sizeof(float));
	else if (c == INTERP_D)
		bits = smr_value_from_double(t, ((const double *)from)[i]);
	else
		bits = smr_value_mask(t, (uint64_t)((const int64_t *)from)[i]);
	return bits;
}

void interp_set(interp_class c, smr_dtype t, void *to, uint32_t i, uint64_t bits)
{
	if (c == INTERP_F)
		memcpy((float *)to + i, &bits, sizeof(float));
	else if (c == INTERP_D)
		((double *)to)[i] = smr_value_to_double(t, bits);
	else
		((int64_t *)to)[i] = smr_value_to_int(t, bits);
}

/* Operators common to float and double, with the same expressions as the reference. */
#define FLOAT_OPS(type, SQRT, FABS, FLOOR, CEIL, EXP, LOG, TANH)                 \
	const type *a = args[0], *b = args[1];                                   \
	switch (op) {                                                            \
	case SMR_OP_add:                                                         \
	case SMR_OP_addc:                                                        \
		INTERP_LOOP(type, a[i] + b[i]);                                  \
	case SMR_OP_sub:                                                         \
		INTERP_LOOP(type, a[i] - b[i]);                                  \
	case SMR_OP_mul:                                                         \
		INTERP_LOOP(type, a[i] * b[i]);                                  \
	case SMR_OP_div:                                                         \
		INTERP_LOOP(type, a[i] / b[i]);                                  \
	case SMR_OP_neg:                                                         \
		INTERP_LOOP(type, -a[i]);                                        \
	case SMR_OP_abs:                                                         \
		INTERP_LOOP(type, FABS(a[i]));                                   \
	case SMR_OP_sqrt:                                                        \
		INTERP_LOOP(type, SQRT(a[i]));                                   \
	case SMR_OP_floor:                                                       \
		INTERP_LOOP(type, FLOOR(a[i]));                                  \
	case SMR_OP_ceil:                                                        \
		INTERP_LOOP(type, CEIL(a[i]));                                   \
	case SMR_OP_exp:                                                         \
		INTERP_LOOP(type, EXP(a[i]));                                    \
	case SMR_OP_log:                                                         \
		INTERP_LOOP(type, LOG(a[i]));                                    \
	case SMR_OP_tanh:                                                        \
		INTERP_LOOP(type, TANH(a[i]));                                   \
	case SMR_OP_maximum: /* NaN propagates, +0 is above -0 */                \
		INTERP_LOOP(type, a[i] != a[i]   ? a[i]                          \
				  : b[i] != b[i] ? b[i]                          \
				  : a[i] == b[i] ? (signbit(a[i]) ? b[i] : a[i]) \
				  : a[i] > b[i]  ? a[i]                          \
						 : b[i]);                         \
	case SMR_OP_minimum:                                                     \
		INTERP_LOOP(type, a[i] != a[i]   ? a[i]                          \
				  : b[i] != b[i] ? b[i]                          \
				  : a[i] == b[i] ? (signbit(a[i]) ? a[i] : b[i]) \
				  : a[i] < b[i]  ? a[i]                          \
						 : b[i]);                         \
	default:                                                                 \
		return false;                                                    \
	}

static bool op_f32(smr_op op, uint32_t n, const void *const *args, void *to)
{
	FLOAT_OPS(float, sqrtf, fabsf, floorf, ceilf, expf, logf, tanhf)
}

static bool op_f64(smr_op op, uint32_t n, const void *const *args, void *to)
{
	FLOAT_OPS(double, sqrt, fabs, floor, ceil, exp, log, tanh)
}

#define COMPARE_OPS(type)                           \
	const type *a = args[0], *b = args[1];      \
	switch (op) {                               \
	case SMR_OP_eq:                             \
		INTERP_LOOP(int64_t, a[i] == b[i]); \
	case SMR_OP_ne:                             \
		INTERP_LOOP(int64_t, a[i] != b[i]); \
	case SMR_OP_lt:                             \
		INTERP_LOOP(int64_t, a[i] < b[i]);  \
	case SMR_OP_le:                             \
		INTERP_LOOP(int64_t, a[i] <= b[i]); \
	case SMR_OP_gt:                             \
		INTERP_LOOP(int64_t, a[i] > b[i]);  \
	case SMR_OP_ge:                             \
		INTERP_LOOP(int64_t, a[i] >= b[i]); \
	default:                                    \
		return false;                       \
	}

static bool compare_f32(smr_op op, uint32_t n, const void *const *args, void *to)
{
	COMPARE_OPS(float)
}

static bool compare_f64(smr_op op, uint32_t n, const void *const *args, void *to)
{
	COMPARE_OPS(double)
}

static bool compare_int(smr_op op, uint32_t n, const void *const *args, void *to)
{
	COMPARE_OPS(int64_t)
}

static bool compare_u64(smr_op op, uint32_t n, const void *const *args, void *to)
{
	COMPARE_OPS(uint64_t)
}

static void round_all(smr_dtype t, uint32_t n, double *r)
{
	for (uint32_t i = 0; t != SMR_F64 && i < n; i++)
		r[i] = smr_value_to_double(t, smr_value_from_double(t, r[i]));
}

/* Converts to the result's type from @p from, whose numbers some type represents exactly. */
static bool eval_conversion(smr_dtype from, smr_dtype t, uint32_t n, const void *const *args,
			    void *to)
{
	const int64_t *a = args[0];
	const float *f = args[0];
	const double *d = args[0];
	interp_class c = interp_class_of(from);

	if (t == SMR_I1)
		return false;
	if (c == INTERP_F && t == SMR_F64)
		INTERP_LOOP(double, (double)f[i]);
	if (c == INTERP_F && interp_class_of(t) == INTERP_D) {
		for (uint32_t i = 0; i < n; i++)
			((double *)to)[i] = (double)f[i];
		round_all(t, n, to);
		return true;
	}
	if (c == INTERP_D && t == SMR_F32)
		INTERP_LOOP(float, (float)d[i]);
	if (c == INTERP_D && t == SMR_F64)
		INTERP_LOOP(double, d[i]);
	if (c != INTERP_I || from == SMR_U64)
		return false;
	if (t == SMR_F32)
		INTERP_LOOP(float, (float)a[i]);
	if (t == SMR_F64)
		INTERP_LOOP(double, (double)a[i]);
	if (interp_class_of(t) != INTERP_I)
		return false;
	memmove(to, a, n * sizeof(*a));
	interp_wrap(t, n, to);
	return true;
}

static bool multiply_add(const interp_cell *c, uint32_t n, const void *const *args, void *to)
{
	const float *fa = args[0], *fb = args[1], *fc = args[2];
	const double *a = args[0], *b = args[1], *d = args[2];

	if (c->type == SMR_F32)
		INTERP_LOOP(float, fmaf(fa[i], fb[i], fc[i]));
	INTERP_LOOP(double, fma(a[i], b[i], d[i]));
}

static bool select_lanes(const interp_cell *c, uint32_t n, const void *const *args, void *to)
{
	const int64_t *p = args[0];
	const float *fa = args[1], *fb = args[2];
	const int64_t *ia = args[1], *ib = args[2];

	if (c->class == INTERP_F)
		INTERP_LOOP(float, p[i] != 0 ? fa[i] : fb[i]);
	INTERP_LOOP(int64_t, p[i] != 0 ? ia[i] : ib[i]); /* doubles too, as their bits */
}

static bool is_comparison(smr_op op)
{
	return op >= SMR_OP_eq && op <= SMR_OP_uno;
}

static bool eval_vectorised_op(const interp_cell *c, smr_dtype of, uint32_t n,
			       const void *const *args, void *to)
{
	interp_class class = interp_class_of(of);

	if (c->op == SMR_OP_select)
		return select_lanes(c, n, args, to);
	if (c->op == SMR_OP_fma)
		return multiply_add(c, n, args, to);
	if (c->op == SMR_OP_convert)
		return eval_conversion(of, c->type, n, args, to);
	if (is_comparison(c->op))
		return class == INTERP_F   ? compare_f32(c->op, n, args, to)
		       : class == INTERP_D ? compare_f64(c->op, n, args, to)
		       : of == SMR_U64     ? compare_u64(c->op, n, args, to)
					   : compare_int(c->op, n, args, to);
	if (c->class == INTERP_F)
		return class == INTERP_F && op_f32(c->op, n, args, to);
	if (c->class == INTERP_D) {
		if (class != INTERP_D || !op_f64(c->op, n, args, to))
			return false;
		round_all(c->type, n, to);
		return true;
	}
	if (class != INTERP_I || c->op == SMR_OP_bitcast)
		return false;
	return interp_op_int(c->op, c->type, n, args, to);
}

bool interp_is_quick(const interp_cell *c, smr_dtype of)
{
	const int64_t one = 1; /* some operators read the first element */
	const void *args[3] = {&one, &one, &one};
	int64_t to;

	return eval_vectorised_op(c, of, 0, args, &to);
}

smr_status interp_op(interp_state *s, const interp_cell *c, const void *const *args, void *to)
{
	smr_dtype types[3] = {0};
	uint64_t bits[3] = {0}, out;

	for (uint32_t k = 0; k < c->nargs; k++)
		types[k] = s->p->cells[c->args[k]].type;
	if (eval_vectorised_op(c, types[0], s->n, args, to))
		return SMR_OK;
	for (uint32_t i = 0; i < s->n; i++) {
		if (s->mask != NULL && !s->mask[i])
			continue;
		for (uint32_t k = 0; k < c->nargs; k++)
			bits[k] = interp_bits(interp_class_of(types[k]), types[k], args[k], i);
		SMR_TRY(smr_scalar_op(c->op, c->type, types, bits, &out));
		interp_set(c->class, c->type, to, i, out);
	}
	return SMR_OK;
}

/* Combines one after another, as the reference does. */
smr_status interp_fold_in(interp_state *s, smr_op op, smr_dtype t, const void *term, void *acc)
{
	interp_class class = interp_class_of(t);
	uint64_t pair[2];
	smr_dtype types[2] = {t, t};

	if (op == SMR_OP_add && class == INTERP_F) {
		float sum = *(float *)acc;

		for (uint32_t i = 0; i < s->n; i++)
			sum += ((const float *)term)[i];
		*(float *)acc = sum;
		return SMR_OK;
	}
	if (op == SMR_OP_add && t == SMR_F64) {
		double sum = *(double *)acc;

		for (uint32_t i = 0; i < s->n; i++)
			sum += ((const double *)term)[i];
		*(double *)acc = sum;
		return SMR_OK;
	}
	pair[0] = interp_bits(class, t, acc, 0);
	for (uint32_t i = 0; i < s->n; i++) {
		pair[1] = interp_bits(class, t, term, i);
		SMR_TRY(smr_scalar_op(op, t, types, pair, &pair[0]));
	}
	interp_set(class, t, acc, 0, pair[0]);
	return SMR_OK;
}

void interp_sum_in(interp_state *s, const double *term, double *sum, double *lost)
{
	smr_sum all = {*sum, *lost};

	for (uint32_t i = 0; i < s->n; i++)
		smr_sum_add(&all, term[i]);
	*sum = all.sum;
	*lost = all.lost;
}

void interp_sum_step(interp_state *s, const double *term, double *sum, double *lost)
{
	for (uint32_t i = 0; i < s->n; i++) {
		smr_sum one = {sum[i], lost[i]};

		smr_sum_add(&one, term[i]);
		sum[i] = one.sum;
		lost[i] = one.lost;
	}
}

void interp_sum_value(interp_state *s, const double *sum, const double *lost, double *to)
{
	for (uint32_t i = 0; i < s->n; i++)
		to[i] = smr_sum_value((smr_sum){sum[i], lost[i]});
}
