/* Comparisons, select, clamp and conversions. */
#include <string.h>

#include "front/stablehlo/import/import.h"
#include "ir/graph/value.h"

#define OP1(op, p) smr_ops_1(x->g, SMR_OP_##op, p)
#define OP2(op, p, q) smr_ops_2(x->g, SMR_OP_##op, p, q)
#define SELECT(p, q, r) smr_ops_select(x->g, p, q, r)

static const struct direction {
	const char *name;
	smr_op op;
} directions[] = {
	{"EQ", SMR_OP_eq}, {"NE", SMR_OP_ne}, {"GE", SMR_OP_ge},
	{"GT", SMR_OP_gt}, {"LE", SMR_OP_le}, {"LT", SMR_OP_lt},
};

static const smr_dtype int_of_size[] = {[1] = SMR_I8, [2] = SMR_I16, [4] = SMR_I32, [8] = SMR_I64};

/* Maps floats to integers of the same total order, from -NaN to NaN: inverts the other bits if the
 * sign is set. */
static const smr_expr *make_total_order_key(hlo_x *x, const smr_expr *a)
{
	smr_dtype t = int_of_size[smr_dtype_size(a->type)];
	const smr_expr *bits = smr_expr_op(x->g, SMR_OP_bitcast, t, 1, &a);
	int64_t most = (int64_t)(~0ull >> (65 - 8 * smr_dtype_size(t)));

	return SELECT(OP2(lt, bits, hlo_i(x->g, t, 0)), OP2(xor, bits, hlo_i(x->g, t, most)), bits);
}

static smr_status compare_complex(hlo_x *x, smr_op op)
{
	const smr_expr *re = smr_ops_2(x->g, op, x->a[0][0], x->a[1][0]);
	const smr_expr *im = smr_ops_2(x->g, op, x->a[0][1], x->a[1][1]);

	if (op != SMR_OP_eq && op != SMR_OP_ne)
		return hlo_unsupported(x->im, x->op, "complex numbers have no order");
	x->r[0] = smr_ops_2(x->g, op == SMR_OP_eq ? SMR_OP_and : SMR_OP_or, re, im);
	return SMR_OK;
}

static smr_status import_compare(hlo_x *x)
{
	const char *word = hlo_attr_word(x->op, "comparison_direction", "");
	const char *kind = hlo_attr_word(x->op, "compare_type", "");
	smr_op op = SMR_OP_COUNT;

	for (size_t i = 0; i < sizeof(directions) / sizeof(directions[0]); i++)
		if (strcmp(directions[i].name, word) == 0)
			op = directions[i].op;
	if (op == SMR_OP_COUNT || x->out.dtype != SMR_I1)
		return hlo_fail(x->im, x->op, SMR_ETYPE, "compare '%s' giving %s", word,
				hlo_elem_name(x->out));
	if (x->in[0].complex)
		return compare_complex(x, op);
	if (strcmp(kind, "TOTALORDER") == 0 && smr_dtype_is_float(x->in[0].dtype))
		x->r[0] = smr_ops_2(x->g, op, make_total_order_key(x, x->a[0][0]),
				    make_total_order_key(x, x->a[1][0]));
	else
		x->r[0] = smr_ops_2(x->g, op, x->a[0][0], x->a[1][0]);
	return SMR_OK;
}

static smr_status import_select(hlo_x *x)
{
	SMR_TRY(hlo_same_elem(x, 1, 2));
	if (x->in[0].dtype != SMR_I1 || !hlo_elem_equal(x->in[1], x->out))
		return hlo_fail(x->im, x->op, SMR_ETYPE, "select by %s of %s giving %s",
				hlo_elem_name(x->in[0]), hlo_elem_name(x->in[1]),
				hlo_elem_name(x->out));
	for (int p = 0; p < 2; p++)
		if (x->a[1][p] != NULL)
			x->r[p] = SELECT(x->a[0][0], x->a[1][p], x->a[2][p]);
	return SMR_OK;
}

static smr_status import_clamp(hlo_x *x)
{
	if (x->out.complex)
		return hlo_unsupported(x->im, x->op, "on complex numbers");
	x->r[0] = OP2(minimum, OP2(maximum, x->a[1][0], x->a[0][0]), x->a[2][0]);
	return SMR_OK;
}

/* ---- convert ---- */

static double power_of_two(int n)
{
	return __builtin_ldexp(1, n);
}

const smr_expr *hlo_to_int(smr_graph *g, hlo_elem to, const smr_expr *e)
{
	bool with_sign = smr_dtype_is_signed(to.dtype);
	int bits = to.bits - with_sign;
	int64_t most = (int64_t)(~0ull >> (64 - bits));
	const smr_expr *in, *low;
	smr_dtype t;

	if (smr_dtype_size(e->type) < 4) /* 2^31 may be infinite in the type */
		e = smr_ops_to(g, SMR_F32, e);
	if (e == NULL)
		return NULL;
	t = e->type;
	in = smr_ops_to(g, to.dtype, e);
	if (with_sign) {
		low = smr_ops_select(g, smr_ops_2(g, SMR_OP_uno, e, e), hlo_i(g, to.dtype, 0),
				     hlo_i(g, to.dtype, -most - 1));
		in = smr_ops_select(g, smr_ops_2(g, SMR_OP_ge, e, hlo_f(g, t, -power_of_two(bits))),
				    in, low);
	} else {
		in = smr_ops_select(g, smr_ops_2(g, SMR_OP_gt, e, hlo_f(g, t, -1)), in,
				    hlo_i(g, to.dtype, 0));
	}
	return smr_ops_select(g, smr_ops_2(g, SMR_OP_ge, e, hlo_f(g, t, power_of_two(bits))),
			      hlo_i(g, to.dtype, most), in);
}

static const smr_expr *convert_expr(smr_graph *g, hlo_elem to, hlo_elem from, const smr_expr *e)
{
	if (e == NULL)
		return NULL;
	if (smr_dtype_is_float(from.dtype) && !smr_dtype_is_float(to.dtype) && to.dtype != SMR_I1)
		return hlo_to_int(g, to, e);
	e = smr_ops_to(g, to.dtype, e);
	return smr_dtype_is_float(from.dtype) ? e : hlo_wrap(g, to, e);
}

/* Converts elements; drops the imaginary part of complex numbers, or sets it to 0. */
static smr_status import_convert(hlo_x *x)
{
	hlo_elem from = x->in[0];

	x->r[0] = convert_expr(x->g, x->out, from, x->a[0][0]);
	if (x->out.complex)
		x->r[1] = from.complex ? convert_expr(x->g, x->out, from, x->a[0][1])
				       : hlo_f(x->g, x->out.dtype, 0);
	return SMR_OK;
}

/* ---- reduce_precision ---- */

typedef struct format {
	smr_dtype ints;
	int ebits, mbits;
} format;

static bool format_of(smr_dtype t, format *f)
{
	static const struct {
		smr_dtype t;
		format f;
	} known[] = {
		{SMR_F64, {SMR_U64, 11, 52}},
		{SMR_F32, {SMR_U32, 8, 23}},
		{SMR_F16, {SMR_U16, 5, 10}},
		{SMR_BF16, {SMR_U16, 8, 7}},
	};

	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
		if (known[i].t == t) {
			*f = known[i].f;
			return true;
		}
	return false;
}

/* Rounds to nearest even, by an addition to the bits. */
static const smr_expr *round_bits(hlo_x *x, const format *f, const smr_expr *b, int mbits)
{
	int drop = f->mbits - mbits;
	const smr_expr *last;
	smr_dtype t = f->ints;

	if (drop <= 0 || drop > 63)
		return b;
	last = OP2(and, OP2(shr, b, hlo_i(x->g, t, drop)), hlo_i(x->g, t, 1));
	b = OP2(add, b, OP2(add, last, hlo_i(x->g, t, (int64_t)((1ull << (drop - 1)) - 1))));
	return OP2(and, b, hlo_i(x->g, t, (int64_t)~((1ull << drop) - 1)));
}

/* Sets exponents that fewer bits cannot hold to infinity or 0. */
static const smr_expr *bound_exponent(hlo_x *x, const format *f, const smr_expr *b, int ebits)
{
	uint64_t width = 8 * smr_dtype_size(f->ints);
	unsigned up = (unsigned)f->mbits & 63; /* position of the exponent */
	uint64_t sign = 1ull << (width - 1), inf = ((1ull << (f->ebits & 63)) - 1) << up;
	int bias = (1 << (f->ebits - 1)) - 1, less = (1 << (ebits - 1)) - 1;
	const smr_expr *e, *s;
	smr_dtype t = f->ints;

	if (ebits >= f->ebits)
		return b;
	e = OP2(and, b, hlo_i(x->g, t, (int64_t)inf));
	s = OP2(and, b, hlo_i(x->g, t, (int64_t)sign));
	b = SELECT(OP2(gt, e, hlo_i(x->g, t, (int64_t)((uint64_t)(bias + less) << up))),
		   OP2(or, s, hlo_i(x->g, t, (int64_t)inf)), b);
	return SELECT(OP2(le, e, hlo_i(x->g, t, (int64_t)((uint64_t)(bias - less) << up))), s, b);
}

static smr_status reduce_precision(hlo_x *x)
{
	int64_t ebits = hlo_attr_int_or(x->op, "exponent_bits", 0);
	int64_t mbits = hlo_attr_int_or(x->op, "mantissa_bits", -1);
	/* computes floats of eight bits in f16 */
	smr_dtype t = smr_dtype_size(x->in[0].dtype) > 1 ? x->in[0].dtype : SMR_F16;
	const smr_expr *a, *b;
	format f;

	if (x->out.complex || !smr_dtype_is_float(x->in[0].dtype) || !format_of(t, &f))
		return hlo_unsupported(x->im, x->op, "on this type");
	if (ebits < 1 || mbits < 0)
		return hlo_fail(x->im, x->op, SMR_ETYPE, "%s to e%lldm%lld", x->op->name,
				(long long)ebits, (long long)mbits);
	a = smr_ops_to(x->g, t, x->a[0][0]);
	b = a == NULL ? NULL : smr_expr_op(x->g, SMR_OP_bitcast, f.ints, 1, &a);
	b = round_bits(x, &f, b, (int)(mbits > 64 ? 64 : mbits));
	SMR_TRY(hlo_let(x, &b, 1));
	b = bound_exponent(x, &f, b, (int)(ebits > 16 ? 16 : ebits));
	x->r[0] = SELECT(OP2(uno, a, a), a,
			 b == NULL ? NULL : smr_expr_op(x->g, SMR_OP_bitcast, t, 1, &b));
	x->r[0] = smr_ops_to(x->g, x->out.dtype, x->r[0]);
	return SMR_OK;
}

const hlo_row hlo_compare_rows[] = {
	{"stablehlo.compare", NULL, import_compare, HLO_2 | HLO_OTHER},
	{"stablehlo.select", NULL, import_select, 3 | HLO_SCALAR_FIRST | HLO_BITS},
	{"stablehlo.clamp", NULL, import_clamp, 3 | HLO_ALIKE | HLO_SCALAR_FIRST | HLO_SCALAR_LAST},
	{"stablehlo.convert", NULL, import_convert, 1 | HLO_BITS},
	{"stablehlo.reduce_precision", NULL, reduce_precision, HLO_1},
	{NULL, NULL, NULL, 0},
};
