/* Evaluates a body step by step for many sets of parameters at once: the common operators of
 * comparisons are loops that the compiler makes vectors of, all others go through
 * smr_scalar_op(). */
#include "ops/body.h"

#include <string.h>

#include "base/assert.h"
#include "ops/build.h"
#include "ops/scalar.h"

static inline float f32_of(uint64_t bits)
{
	union {
		uint32_t bits;
		float x;
	} u = {(uint32_t)bits};

	return u.x;
}

static inline double f64_of(uint64_t bits)
{
	union {
		uint64_t bits;
		double x;
	} u = {bits};

	return u.x;
}

/* Compares n pairs as numbers of a type that VALUE() makes of their bits. */
#define COMPARE(VALUE)                                            \
	switch (op) {                                             \
	case SMR_OP_eq:                                           \
		for (int i = 0; i < n; i++)                       \
			to[i] = VALUE(a[0][i]) == VALUE(a[1][i]); \
		return true;                                      \
	case SMR_OP_ne:                                           \
		for (int i = 0; i < n; i++)                       \
			to[i] = VALUE(a[0][i]) != VALUE(a[1][i]); \
		return true;                                      \
	case SMR_OP_lt:                                           \
		for (int i = 0; i < n; i++)                       \
			to[i] = VALUE(a[0][i]) < VALUE(a[1][i]);  \
		return true;                                      \
	case SMR_OP_gt:                                           \
		for (int i = 0; i < n; i++)                       \
			to[i] = VALUE(a[0][i]) > VALUE(a[1][i]);  \
		return true;                                      \
	default:                                                  \
		return false;                                     \
	}

static bool compare(smr_op op, smr_dtype t, const uint64_t *const *a, uint64_t *to, int n)
{
	int up = 64 - 8 * (int)smr_dtype_size(t);

#define AT_TOP(bits) ((int64_t)((bits) << up))
#define AS_IS(bits) (bits)
	if (t == SMR_F32)
		COMPARE(f32_of)
	if (t == SMR_F64)
		COMPARE(f64_of)
	if (smr_dtype_is_float(t))
		return false;
	if (smr_dtype_is_signed(t))
		COMPARE(AT_TOP)
	COMPARE(AS_IS)
#undef AT_TOP
#undef AS_IS
}

/* Does a step for n elements; false: there is no loop for it. */
static bool do_step(const smr_body_step *s, const uint64_t *const *a, uint64_t *to, int n)
{
	uint64_t mask = smr_value_mask(s->type, UINT64_MAX);

	switch (s->op) {
	case SMR_OP_bitcast:
		for (int i = 0; i < n; i++)
			to[i] = a[0][i] & mask;
		return true;
	case SMR_OP_select:
		for (int i = 0; i < n; i++)
			to[i] = a[2][i] ^ ((a[1][i] ^ a[2][i]) & (0 - (a[0][i] & 1)));
		return true;
	case SMR_OP_and:
		for (int i = 0; i < n; i++)
			to[i] = a[0][i] & a[1][i];
		return true;
	case SMR_OP_or:
		for (int i = 0; i < n; i++)
			to[i] = a[0][i] | a[1][i];
		return true;
	case SMR_OP_xor:
		for (int i = 0; i < n; i++)
			to[i] = a[0][i] ^ a[1][i];
		return true;
	default:
		return s->nargs == 2 && compare(s->op, s->types[0], a, to, n);
	}
}

static smr_status do_each(const smr_body_step *s, const uint64_t *const *args, uint64_t *to, int n)
{
	for (int i = 0; i < n; i++) {
		uint64_t a[3] = {0};

		for (uint32_t k = 0; k < s->nargs; k++)
			a[k] = args[k][i];
		SMR_TRY(smr_scalar_op(s->op, s->type, s->types, a, &to[i]));
	}
	return SMR_OK;
}

size_t smr_body_scratch(const smr_body_code *c)
{
	return (size_t)c->n * SMR_BODY_STRIP;
}

bool smr_body_reads(const smr_body_code *c, uint32_t param)
{
	for (uint32_t i = 0; i < c->n; i++)
		if (c->steps[i].param == param)
			return true;
	return false;
}

smr_status smr_body_eval_strip(const smr_body_code *c, const uint64_t *const *params, int n,
			       uint64_t *scratch, const uint64_t **results)
{
	smr_assert(n <= SMR_BODY_STRIP);
	for (uint32_t i = 0; i < c->n; i++) {
		const smr_body_step *s = &c->steps[i];
		const uint64_t *a[3] = {NULL};
		uint64_t *to = scratch + (size_t)i * SMR_BODY_STRIP;

		for (uint32_t k = 0; k < s->nargs; k++)
			a[k] = scratch + (size_t)s->args[k] * SMR_BODY_STRIP;
		if (s->param != UINT32_MAX)
			memcpy(to, params[s->param], (size_t)n * sizeof(*to));
		else if (s->op == SMR_OP_COUNT)
			for (int j = 0; j < n; j++)
				to[j] = s->bits;
		else if (!do_step(s, a, to, n))
			SMR_TRY(do_each(s, a, to, n));
	}
	for (uint32_t k = 0; k < c->nresults; k++)
		results[k] = scratch + (size_t)c->results[k] * SMR_BODY_STRIP;
	return SMR_OK;
}
