/* Every element operator on every type through generated code: equal to the reference to the bit,
 * or refused before compilation. */
#include "back/back.h"
#include "back/ref/ref.h"
#include "base/alloc.h"
#include "base/data/hash.h"
#include "ir/graph/value.h"
#include "pass/lower/lower.h"
#include "unit.h"

#include <math.h>
#include <stdio.h>

/* back/wasm/ops_test.c runs the same tests for another implementation. */
#ifndef IMPL
#define IMPL smr_impl_nest
#define HAS_LIBM true
#endif
extern const smr_impl IMPL;

enum { N = 77 };

static int ran;
static uint64_t awkward; /* seed, if not 0, of f32 near the middle of two bf16, or none */

/* With odd seeds, half of the vectors of 16 contain subnormal numbers; with even ones none do. */
static uint64_t near_the_middle(int i)
{
	static const uint32_t low[] = {0x8000, 0x7fff, 0x8001, 0};
	uint64_t h = smr_hash_mix(awkward, (uint64_t)i + 1);
	uint32_t bits = ((uint32_t)h & 0xffff0000) | low[h >> 32 & 3];

	if ((h >> 34 & 7) == 0)
		bits |= 0x7f800000; /* infinite or NaN */
	else if ((h >> 34 & 7) < 3)
		bits &= 0x807fffff;
	else if ((h >> 34 & 7) == 3)
		bits |= 0x7f7f0000;
	return (i / 16 % 2 == 0 || awkward % 2 == 0) && (bits & 0x7f800000) == 0 ? bits | 0x00800000
										 : bits;
}

static smr_dtype tiny = SMR_F32; /* a type: f32 near the middle of two of its numbers */

/* Sixteenths of an ulp of f32 beside the middle, or there; the least and the largest number, too.
 */
static uint64_t near_the_middle_of_tiny(int i)
{
	uint64_t h = smr_hash_mix(awkward, (uint64_t)i + 1), code = h & 0xff;
	float a = (float)smr_value_to_double(tiny, code),
	      b = (float)smr_value_to_double(tiny, code ^ 1), v = a + (b - a) / 2;

	if (h >> 8 & 1)
		v = nextafterf(v, h >> 9 & 1 ? INFINITY : -INFINITY);
	if ((h >> 10 & 15) == 0)
		v = h >> 14 & 1 ? v * 1e6F : v * 1e-6F;
	return smr_value_from_double(SMR_F32, v);
}

/* Special numbers, then ordinary ones; integers: all bits, small ones, and the extremes. */
static uint64_t element(smr_dtype t, int i, int operand)
{
	static const double special[] = {0,   -0.0, 1, -1, INFINITY, -INFINITY,
					 NAN, 0.5,  2, -3, 1e-40};
	static uint32_t seed = 1;

	seed = seed * 1664525 + 1013904223;
	if (awkward != 0 && t == SMR_F32)
		return tiny != SMR_F32 ? near_the_middle_of_tiny(i) : near_the_middle(i);
	if (awkward != 0 && smr_dtype_is_tiny(t))
		return ((uint64_t)i + awkward * N) & 0xff;
	if (smr_dtype_is_float(t)) {
		int which = operand == 0 ? i % 11 : i / 11 % 11;

		return smr_value_from_double(t, i < 66 ? special[which]
						       : (double)(int)(seed >> 8) * 0x1p-21);
	}
	return smr_value_mask(t, i < 20   ? (uint64_t)(int64_t)(i - 10)
				 : i < 30 ? 1ULL << (i - 20) * 7
					  : (uint64_t)seed << 32 | seed * 2654435761u);
}

/* Replaces operands whose result C does not define: shifts by too much, division by 0, floats out
 * of an integer's range. */
static uint64_t defined(smr_op op, smr_dtype t, smr_dtype from, uint64_t bits, int operand)
{
	uint64_t width = t == SMR_I1 ? 1 : 8 * smr_dtype_size(t);

	if ((op == SMR_OP_shl || op == SMR_OP_shr) && operand == 1)
		return bits % width;
	if ((op == SMR_OP_div || op == SMR_OP_rem) && !smr_dtype_is_float(t) && operand == 1)
		return bits == 0 || smr_value_to_int(t, bits) == -1 ? 1 : bits;
	if (op == SMR_OP_convert && smr_dtype_is_float(from) && !smr_dtype_is_float(t) &&
	    t != SMR_I1)
		return smr_value_from_double(from, smr_dtype_is_tiny(from) ? (double)(1 + bits % 2)
									   : (double)(bits % 100));
	return bits;
}

typedef struct kase {
	smr_op op;
	smr_dtype type, from;
	smr_graph *g, *low;
	smr_codelet c;
	smr_env e;
	void *base[4];
} kase;

static void make(kase *k)
{
	const char *t = smr_dtype_name(k->type), *from = smr_dtype_name(k->from);
	int n = smr_op_arity(k->op);
	char text[500];
	bool compares = k->op >= SMR_OP_eq && k->op <= SMR_OP_uno,
	     names = k->op == SMR_OP_convert || k->op == SMR_OP_bitcast;

	snprintf(text, sizeof(text),
		 "flow \"f\" {\n %%0 = param %s[77] 0\n %%1 = param %s[77] 1\n %%2 = param %s[77] "
		 "2\n"
		 " %%3 = map %s[77] ins %%0, %%1, %%2 body (3) = %s%s%s(p0:%s%s%s%s%s)\n}\n",
		 k->op == SMR_OP_select ? "i1" : from, from, from, compares ? "i1" : t,
		 smr_op_name(k->op), names ? ":" : "", names ? t : "",
		 k->op == SMR_OP_select ? "i1" : from, n > 1 ? ", p1:" : "", n > 1 ? from : "",
		 n > 2 ? ", p2:" : "", n > 2 ? from : "");
	if (smr_graph_parse("case", text, strlen(text), &k->g) != SMR_OK ||
	    smr_lower_op(k->g->nodes[3], 0, &k->low) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	k->c = (smr_codelet){.graph = k->low, .fp = SMR_FP_STRICT};
	for (uint32_t i = 0; i < k->low->nnodes; i++)
		if (k->low->nodes[i]->op == SMR_OP_nest)
			k->c.nest = k->low->nodes[i];
	k->e = (smr_env){.base = k->base, .value = smr_calloc(k->low->nnodes, sizeof(uint64_t))};
	for (int i = 0; i < 4; i++) {
		smr_dtype of = k->op == SMR_OP_select && i == 0 ? SMR_I1 : k->from;
		size_t size = smr_dtype_size(of);

		k->base[i] = smr_calloc(N, 8);
		for (size_t at = 0; i < 3 && at < N; at++) {
			uint64_t bits = element(of, (int)at, i);

			bits = defined(k->op, k->type, of, bits, i);
			memcpy((char *)k->base[i] + at * size, &bits, size);
		}
	}
}

static void compare(const kase *k, const char *got, const char *want)
{
	smr_dtype t = k->c.nest->type.dtype;
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < N; i++) {
		uint64_t a = 0, b = 0;

		memcpy(&a, got + i * size, size);
		memcpy(&b, want + i * size, size);
		if (a == b || (smr_dtype_is_float(t) && isnan(smr_value_to_double(t, a)) &&
			       isnan(smr_value_to_double(t, b))))
			continue;
		fail_msg("%s of %s to %s: element %zu is %llx, not %llx", smr_op_name(k->op),
			 smr_dtype_name(k->from), smr_dtype_name(k->type), i, (unsigned long long)a,
			 (unsigned long long)b);
	}
}

/* Returns whether the operator was accepted. */
static bool check(smr_op op, smr_dtype type, smr_dtype from)
{
	kase k = {.op = op, .type = type, .from = from};
	char want[N * 8];
	smr_workers *w;
	smr_exec *x;
	bool taken;

	make(&k);
	taken = IMPL.accept(&k.c, &k.e) == SMR_OK;
	if (taken) {
		if (smr_ref_run(k.low, &k.e) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		memcpy(want, k.base[3], sizeof(want));
		memset(k.base[3], 0x55, sizeof(want));
		assert_int_equal(smr_workers_new(1, &w), SMR_OK);
		if (IMPL.prepare(&k.c, &k.e, w, &x) != SMR_OK)
			fail_msg("%s of %s: taken, but %s", smr_op_name(op), smr_dtype_name(from),
				 smr_errmsg());
		assert_int_equal(IMPL.run(x, &k.e, w), SMR_OK);
		IMPL.release(x);
		smr_workers_free(w);
		compare(&k, k.base[3], want);
		ran++;
	}
	for (int i = 0; i < 4; i++)
		smr_free(k.base[i]);
	smr_free(k.e.value);
	smr_graph_free(k.low);
	smr_graph_free(k.g);
	return taken;
}

/* Each case is compiled, so types that differ from others only in width are skipped. */
static bool left_out(smr_dtype t)
{
	return t == SMR_I16 || t == SMR_U8 || t == SMR_U16 || t == SMR_C64 || t == SMR_C128;
}

static bool applies(smr_op op, smr_dtype type, smr_dtype from)
{
	smr_dtype args[3] = {op == SMR_OP_select ? SMR_I1 : from, from, from}, t;

	return smr_op_kind_of(op) == SMR_KIND_ELEMENT && op != SMR_OP_convert &&
	       op != SMR_OP_bitcast && type == from && !left_out(type) && type != SMR_U64 &&
	       smr_op_type(op, (uint32_t)smr_op_arity(op), args, NULL, &t) == SMR_OK;
}

/* Operators without generated code of strict order, even with a C library. */
static bool has_none(smr_op op)
{
	static const smr_op none[] = {SMR_OP_lgamma,    SMR_OP_erf_inv, SMR_OP_digamma,
				      SMR_OP_polygamma, SMR_OP_zeta,    SMR_OP_bessel_i1e};

	for (size_t i = 0; i < sizeof(none) / sizeof(*none); i++)
		if (none[i] == op)
			return true;
	return false;
}

static bool is_function(smr_op op)
{
	return (op >= SMR_OP_exp && op < SMR_OP_nextafter) ||
	       (op >= SMR_OP_pow && op <= SMR_OP_hypot);
}

static void every_operator_is_right_or_refused(void **state)
{
	for (unsigned t = 0; t < SMR_DTYPE_COUNT; t++)
		for (unsigned op = 0; op < SMR_OP_bitcast; op++) {
			smr_dtype type = (smr_dtype)t;
			bool taken;

			if (!applies((smr_op)op, type, type))
				continue;
			taken = check((smr_op)op, type, type);
			if (has_none((smr_op)op))
				assert_false(taken);
			else if (!smr_dtype_is_float(type) || (HAS_LIBM && op != SMR_OP_nextafter))
				assert_true(taken);
			else if (HAS_LIBM)
				assert_true(taken == (type == SMR_F32 || type == SMR_F64));
			else
				assert_false(taken && is_function((smr_op)op));
		}
}

static void every_conversion_is_right_or_refused(void **state)
{
	for (unsigned to = 0; to < SMR_DTYPE_COUNT; to++)
		for (unsigned from = 0; from < SMR_DTYPE_COUNT; from++) {
			smr_dtype t = (smr_dtype)to, f = (smr_dtype)from;

			if (left_out(t) || left_out(f))
				continue;
			assert_true(check(SMR_OP_convert, t, f) || !HAS_LIBM);
			if (smr_dtype_size(t) == smr_dtype_size(f) &&
			    (t == SMR_I1) == (f == SMR_I1))
				check(SMR_OP_bitcast, t, f);
		}
}

static void rounding_to_bf16_is_right_in_the_middle(void **state)
{
	for (awkward = 1; awkward < 60; awkward++)
		assert_true(check(SMR_OP_convert, SMR_BF16, SMR_F32) || !HAS_LIBM);
	awkward = 0;
}

/* From all codes, and from numbers near the middle of two. */
static void conversions_of_tiny_floats_are_right(void **state)
{
	for (unsigned t = 0; t < SMR_DTYPE_COUNT; t++) {
		tiny = (smr_dtype)t;
		for (awkward = 1; smr_dtype_is_tiny(tiny) && awkward < 12; awkward++) {
			assert_true(check(SMR_OP_convert, tiny, SMR_F32) || !HAS_LIBM);
			assert_true(awkward > 4 || check(SMR_OP_convert, SMR_F32, tiny) ||
				    !HAS_LIBM);
		}
	}
	tiny = SMR_F32;
	awkward = 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_operator_is_right_or_refused),
		cmocka_unit_test(every_conversion_is_right_or_refused),
		cmocka_unit_test(rounding_to_bf16_is_right_in_the_middle),
		cmocka_unit_test(conversions_of_tiny_floats_are_right),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
