/* Reduction of the arguments of sin, cos and tan: |x| = n pi / 2 + hi + lo, |hi| <= 0.79.
 *
 * Up to a limit n times the first part of pi / 2 is subtracted without error, then the product with
 * the second part as a pair, then that with the third, so that hi + lo is precise even next to a
 * multiple of pi / 2. Larger numbers are rare: where a lane has one, the fraction of x times 2 / pi
 * is computed for all lanes in f64 [Payne and Hanek 1983]. Of 2 / pi, bits whose product is a
 * multiple of 4 are left out; the next ones are four numbers of 53 bits, from a table by x's
 * exponent. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/poly.h"

enum { ROWS = 32, STEP = 32 /* exponents of a row */, PARTS = 4, BITS = 53, LEFT = 54 };

#define TABLE "@smr_two_over_pi"

/* Bits of 2 / pi behind the point. */
static const char two_over_pi[] =
	"a2f9836e4e441529fc2757d1f534ddc0db6295993c439041fe5163abdebbc561b7246e3a424dd2e0"
	"06492eea09d1921cfe1deb1cb129a73ee88235f52ebb4484e99c7026b45f7e413991d639835339f4"
	"9c845f8bbdf9283b1ff897ffde05980fef2f118b5a0a6d1f6d367ecf27cb09b74f463f669e5fea2d"
	"7527bac7ebe5f17b3d0739f78a5292ea6bfb5fb11f8d5d0856033046fc7b6babf0cfbc209af4361d";

static int bit_of_two_over_pi(int i) /* 0: the first one behind the point */
{
	char c = i < 0 ? '0' : two_over_pi[i / 4];

	return (c <= '9' ? c - '0' : c - 'a' + 10) >> (3 - (i & 3)) & 1;
}

/* Returns part @p k of row @p row, which starts at bit 32 row - 54. */
static double table_entry(int row, int k)
{
	double v = 0;

	for (int b = 0; b < BITS; b++)
		if (bit_of_two_over_pi(STEP * row - LEFT + BITS * k + b))
			v += ldexp(1, -BITS * k - b - 1);
	return v;
}

static void define_table(nest_emit *m)
{
	char number[24];

	if (strstr(smr_str_text(m->decls), TABLE " =") != NULL)
		return;
	smr_str_printf(m->decls, TABLE " = internal constant [%d x double] [", ROWS * PARTS);
	for (int i = 0; i < ROWS * PARTS; i++) {
		snprintf(number, sizeof(number), "%s",
			 nest_float(SMR_F64, table_entry(i / PARTS, i % PARTS)).s);
		smr_str_printf(m->decls, "%sdouble %s", i > 0 ? ", " : "", number);
	}
	smr_str_puts(m->decls, "]\n");
}

/* Loads part @p k of the rows, lane by lane. */
static nest_val load_part(nest_emit *m, nest_val row, int k)
{
	nest_val out = {.vec = true};

	for (int i = 0; i < (row.vec ? m->width : 1); i++) {
		nest_val at = nest_new(m, false), v = nest_new(m, false);

		nest_line(m, "%s = getelementptr [%d x double], ptr " TABLE ", i64 %s, i64 %d",
			  at.s, PARTS, nest_lane(m, SMR_I64, row, i).s, k);
		nest_line(m, "%s = load double, ptr %s", v.s, at.s);
		if (!row.vec)
			return v;
		out = nest_set_lane(m, SMR_F64, out, v, i);
	}
	return out;
}

/* a less the closest multiple of 4. */
static nest_val modulo_4(const nest_polynomial *p, nest_val a)
{
	nest_val n = nest_poly_multiply(p, a, nest_poly_const(p, 0.25));

	return nest_poly_fma(p, nest_poly_apply(p, SMR_OP_rint, n), nest_poly_const(p, -4), a);
}

/* Sets @p row to the row of f64 @p x, and returns x without the powers of two that it takes. */
static nest_val scale_for_row(const nest_polynomial *p, nest_val x, nest_val *row)
{
	enum { BIAS = 1023, SIGNIFICAND = 52, SHIFT = 5 };
	nest_val bits = nest_poly_to_bits(p, x), e, start;

	e = nest_poly_two(p, "lshr", p->i, bits, nest_poly_integer(p, SIGNIFICAND));
	e = nest_poly_two(p, "sub", p->i, e, nest_poly_integer(p, BIAS));
	*row = nest_poly_two(p, "lshr", p->i, e, nest_poly_integer(p, SHIFT));
	*row = nest_poly_two(p, "and", p->i, *row, nest_poly_integer(p, ROWS - 1));
	start = nest_poly_two(p, "shl", p->i, *row, nest_poly_integer(p, SHIFT));
	start = nest_poly_two(p, "sub", p->i, start, nest_poly_integer(p, LEFT));
	start = nest_poly_two(p, "shl", p->i, start, nest_poly_integer(p, SIGNIFICAND));
	return nest_poly_from_bits(p, nest_poly_two(p, "sub", p->i, bits, start));
}

/* Sets *@p f to the fraction of x * 2 / pi, and returns the whole part modulo 4, or 8 more or less.
 */
static nest_val multiply_by_two_over_pi(const nest_polynomial *p, nest_val x, nest_pair *f)
{
	nest_val row, scaled = scale_for_row(p, x, &row), n, small;
	nest_pair by[PARTS], a, b, c, d;

	for (int k = 0; k < PARTS; k++)
		by[k] = nest_pair_product(p, scaled, load_part(p->m, row, k));
	a = nest_pair_sum_of_any(p, modulo_4(p, by[0].hi), modulo_4(p, by[0].lo));
	b = nest_pair_sum_of_any(p, a.hi, modulo_4(p, by[1].hi));
	n = nest_poly_apply(p, SMR_OP_rint, b.hi);
	c = nest_pair_sum_of_any(p, a.lo, b.lo);
	d = nest_pair_sum_of_any(p, by[1].lo, by[2].hi);
	small = nest_poly_add(p, nest_poly_add(p, c.lo, d.lo),
			      nest_poly_add(p, by[2].lo, by[3].hi));
	c = nest_pair_sum_of_any(p, c.hi, d.hi);
	d = nest_pair_sum_of_any(p, nest_poly_subtract(p, b.hi, n), c.hi);
	small = nest_poly_add(p, small, nest_poly_add(p, c.lo, d.lo));
	*f = nest_pair_sum(p, d.hi, small);
	return n;
}

/* The integer of a float below 2^22 in magnitude, modulo a power of two. */
static nest_val to_integer(const nest_polynomial *p, nest_val n)
{
	double magic = p->t == SMR_F32 ? 0x1.8p23 : 0x1.8p52;

	return nest_poly_to_bits(p, nest_poly_add(p, n, nest_poly_const(p, magic)));
}

/* Reduces f64 of any size; NaN if x is infinite. */
static quadrant reduce_far_f64(const nest_polynomial *p, nest_val x)
{
	nest_val finite = nest_poly_compare(p, "fcmp olt", x, INFINITY), nan = nest_nan(p->t), n;
	nest_pair f, r;

	n = multiply_by_two_over_pi(p, x, &f);
	r = nest_pair_product(p, f.hi, nest_poly_const(p, 0x1.921fb54442d18p+0));
	r.lo = nest_poly_fma(p, f.hi, nest_poly_const(p, 0x1.1a62633145c07p-54), r.lo);
	r.lo = nest_poly_fma(p, f.lo, nest_poly_const(p, 0x1.921fb54442d18p+0), r.lo);
	nan = p->vec ? nest_splat(p->m, p->t, nan) : nan;
	r.hi = nest_poly_select(p, finite, r.hi, nan);
	return (quadrant){to_integer(p, n), r};
}

static quadrant reduce_far(const nest_polynomial *p, nest_val x)
{
	const nest_polynomial wide = nest_poly_of(p->m, SMR_F64, p->vec);
	nest_val back;
	quadrant q;

	if (p->t == SMR_F64)
		return reduce_far_f64(p, x);
	q = reduce_far_f64(&wide, nest_cast(p->m, "fpext", p->t, SMR_F64, x));
	q.number = nest_cast(p->m, "trunc", SMR_I64, SMR_I32, q.number);
	x = q.r.hi;
	q.r.hi = nest_cast(p->m, "fptrunc", SMR_F64, p->t, x);
	back = nest_cast(p->m, "fpext", p->t, SMR_F64, q.r.hi);
	q.r.lo = nest_cast(p->m, "fptrunc", SMR_F64, p->t, nest_poly_subtract(&wide, x, back));
	return q;
}

static quadrant reduce_near(const nest_polynomial *p, nest_val x)
{
	static const double f32[] = {0x1.921fb6p+0, -0x1.777a5cp-25, -0x1.ee59dap-50};
	static const double f64[] = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54,
				     -0x1.f1976b7ed8fbcp-110};
	const double *part = p->t == SMR_F32 ? f32 : f64;
	nest_val magic = nest_poly_const(p, p->t == SMR_F32 ? 0x1.8p23 : 0x1.8p52), n, minus, t;
	nest_pair second, r;

	t = nest_poly_fma(p, x, nest_poly_const(p, M_2_PI), magic);
	n = nest_poly_subtract(p, t, magic);
	minus = nest_negated(p->m, p->t, n);
	x = nest_pair_residue(p, minus, nest_poly_const(p, part[0]), x);
	second = nest_pair_product(p, n, nest_poly_const(p, part[1]));
	r.hi = nest_poly_subtract(p, x, second.hi);
	r.lo = nest_poly_subtract(p, nest_poly_subtract(p, x, r.hi), second.hi);
	r.lo = nest_poly_subtract(p, r.lo, second.lo);
	r.lo = nest_poly_fma(p, minus, nest_poly_const(p, part[2]), r.lo);
	return (quadrant){nest_poly_to_bits(p, t), r};
}

/* The types of a quadrant's parts in a function that returns them. */
static void write_type(const nest_polynomial *p, char out[96])
{
	snprintf(out, 96, "{ %s, %s, %s }", nest_vtype(p->m, p->i, p->vec),
		 nest_vtype(p->m, p->t, p->vec), nest_vtype(p->m, p->t, p->vec));
}

/* Defines the function for large numbers once in the module: it is long, and a tile has several
 * points. @p name ends in a parenthesis. */
static void define_far(const nest_polynomial *p, const char *type, const char *name)
{
	nest_emit *m = p->m;
	nest_val x = {.s = "%x", .vec = p->vec}, a, b, r;
	smr_str outer = m->body;
	quadrant q;

	if (strstr(smr_str_text(m->decls), name) != NULL)
		return;
	define_table(m);
	m->body = (smr_str){0};
	q = reduce_far(p, x);
	a = nest_new(m, p->vec);
	b = nest_new(m, p->vec);
	r = nest_new(m, p->vec);
	nest_line(m, "%s = insertvalue %s poison, %s %s, 0", a.s, type, nest_vtype(m, p->i, p->vec),
		  q.number.s);
	nest_line(m, "%s = insertvalue %s %s, %s %s, 1", b.s, type, a.s,
		  nest_vtype(m, p->t, p->vec), q.r.hi.s);
	nest_line(m, "%s = insertvalue %s %s, %s %s, 2", r.s, type, b.s,
		  nest_vtype(m, p->t, p->vec), q.r.lo.s);
	smr_str_printf(m->decls, "define internal %s %s%s %%x) #0 noinline cold {\n", type, name,
		       nest_vtype(m, p->t, p->vec));
	smr_str_puts(m->decls, smr_str_text(&m->body));
	smr_str_printf(m->decls, "  ret %s %s\n}\n", type, r.s);
	smr_str_free(&m->body);
	m->body = outer;
}

/* Calls the function for large numbers. */
static quadrant call_far(const nest_polynomial *p, nest_val x)
{
	nest_emit *m = p->m;
	char type[96], name[48];
	nest_val all = nest_new(m, p->vec), part[3];

	write_type(p, type);
	snprintf(name, sizeof(name), "@smr_far_quadrant_%s_%d(", smr_dtype_name(p->t),
		 p->vec ? m->width : 0);
	define_far(p, type, name);
	nest_line(m, "%s = call %s %s%s %s)", all.s, type, name, nest_vtype(m, p->t, p->vec), x.s);
	for (int i = 0; i < 3; i++) {
		part[i] = nest_new(m, p->vec);
		nest_line(m, "%s = extractvalue %s %s, %d", part[i].s, type, all.s, i);
	}
	return (quadrant){part[0], {part[1], part[2]}};
}

static nest_val join(const nest_polynomial *p, smr_dtype t, nest_val a, const char *from,
		     nest_val b, const char *other)
{
	nest_val r = nest_new(p->m, p->vec);

	nest_line(p->m, "%s = phi %s [%s, %s], [%s, %s]", r.s, nest_vtype(p->m, t, p->vec), a.s,
		  from, b.s, other);
	return r;
}

quadrant nest_reduce_to_quadrant(const nest_polynomial *p, nest_val x)
{
	nest_emit *m = p->m;
	int far = m->next++, done = m->next++;
	char before[sizeof(m->block)], behind[sizeof(m->block)];
	quadrant near, other;
	nest_val small, all;

	small = nest_poly_compare(p, "fcmp olt", x, p->t == SMR_F32 ? 0x1p15 : 0x1p30);
	all = nest_all_lanes(m, small);
	near = reduce_near(p, x);
	memcpy(before, m->block, sizeof(before));
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", all.s, done, far);
	nest_label(m, far);
	other = call_far(p, x);
	other.number = nest_choose(m, p->i, small, near.number, other.number);
	other.r.hi = nest_poly_select(p, small, near.r.hi, other.r.hi);
	other.r.lo = nest_poly_select(p, small, near.r.lo, other.r.lo);
	memcpy(behind, m->block, sizeof(behind));
	nest_line(m, "br label %%b%d", done);
	nest_label(m, done);
	return (quadrant){join(p, p->i, near.number, before, other.number, behind),
			  {join(p, p->t, near.r.hi, before, other.r.hi, behind),
			   join(p, p->t, near.r.lo, before, other.r.lo, behind)}};
}
