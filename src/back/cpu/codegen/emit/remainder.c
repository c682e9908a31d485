/* Remainders of floats, exact as C's fmod is.
 *
 * With q the truncated quotient below 2^p, p the bits of the significand, x - q y is exact by one
 * fused operation: it is a multiple of the last bit of y, and smaller than y. The rounded quotient
 * may have reached the next integer; then the difference is negative, and y is added, which is
 * exact, too. Lanes with larger quotients, zero, infinite or NaN operands are rare: where there is
 * one, all lanes are computed by the C library, or by a loop if there is none.
 *
 * An iteration of the loop does the same with a multiple s of y: a quotient q of 2^p and more is an
 * integer, so x - q s is congruent to x; where it is negative, q is less by its last bit u, and u s
 * is added. It is smaller than u s, so x becomes smaller by about 2^p. */
#include <math.h>
#include <stdio.h>

#include "back/cpu/codegen/emit/poly.h"

nest_val nest_all_lanes(nest_emit *m, nest_val c)
{
	nest_val r = nest_new(m, false);
	char text[96];

	if (!c.vec)
		return c;
	snprintf(text, sizeof(text), "i1 @llvm.vector.reduce.and.v%di1(<%d x i1>)", m->width,
		 m->width);
	nest_declare(m, text);
	nest_line(m, "%s = call i1 @llvm.vector.reduce.and.v%di1(<%d x i1> %s)", r.s, m->width,
		  m->width, c.s);
	return r;
}

static nest_val both(const nest_polynomial *p, nest_val a, nest_val b)
{
	return nest_poly_two(p, "and", SMR_I1, a, b);
}

/* Returns r - q s, and *@p negative: whether that is negative. Without fma, halves of large numbers
 * would overflow: both are scaled. */
static nest_val subtract(const nest_polynomial *p, nest_val r, nest_val q, nest_val s,
			 nest_val *negative)
{
	nest_val one = nest_poly_const(p, 1), down, up, large, none, same = r;
	int by = p->t == SMR_F32 ? 40 : 200;

	none = nest_poly_compare(p, "fcmp oeq", q, 0);
	q = nest_negated(p->m, p->t, q);
	if (p->m->p->cpu.fma) {
		r = nest_pair_residue(p, q, s, r);
	} else {
		large = nest_poly_compare(p, "fcmp ogt", r, p->t == SMR_F32 ? 0x1p60 : 0x1p800);
		down = nest_poly_select(p, large, nest_poly_const(p, ldexp(1, -by)), one);
		up = nest_poly_select(p, large, nest_poly_const(p, ldexp(1, by)), one);
		r = nest_pair_residue(p, q, nest_poly_multiply(p, s, down),
				      nest_poly_multiply(p, r, down));
		r = nest_poly_select(p, none, same, nest_poly_multiply(p, r, up));
	}
	*negative = nest_poly_compare(p, "fcmp olt", r, 0);
	return r;
}

/* y, or where r is much larger a power of two times it, so that r divided by it is finite. */
static nest_val choose_multiple(const nest_polynomial *p, nest_val r, nest_val y)
{
	int step = p->t == SMR_F32 ? 96 : 700;
	nest_val low, more;

	for (int i = 0; i < 2; i++) {
		low = nest_poly_multiply(p, r, nest_poly_const(p, ldexp(1, -step - 1)));
		more = nest_poly_multiply(p, y, nest_poly_const(p, ldexp(1, step)));
		y = nest_poly_select(p, nest_poly_two(p, "fcmp oge", p->t, low, y), more, y);
	}
	return y;
}

/* The last bit of an integer q, at least 1. */
static nest_val last_bit(const nest_polynomial *p, nest_val q)
{
	nest_val less =
		nest_poly_two(p, "sub", p->i, nest_poly_to_bits(p, q), nest_poly_integer(p, 1));
	nest_val u = nest_poly_subtract(p, q, nest_poly_from_bits(p, less));

	return nest_poly_select(p, nest_poly_compare(p, "fcmp ogt", u, 1), u,
				nest_poly_const(p, 1));
}

/* Whether no iteration is needed: also if y is 0 or x infinite. */
static nest_val is_over(const nest_polynomial *p, nest_val r, nest_val y)
{
	nest_val c = nest_poly_two(p, "fcmp ult", p->t, r, y);

	c = nest_poly_two(p, "or", SMR_I1, c, nest_poly_compare(p, "fcmp ule", y, 0));
	return nest_poly_two(p, "or", SMR_I1, c, nest_poly_compare(p, "fcmp uge", r, INFINITY));
}

static nest_val emit_iteration(const nest_polynomial *p, nest_val r, nest_val y)
{
	nest_val s = choose_multiple(p, r, y), q, then, negative, more;

	q = nest_poly_apply(p, SMR_OP_trunc, nest_poly_divide(p, r, s));
	then = subtract(p, r, q, s, &negative);
	more = nest_poly_add(p, then, nest_poly_multiply(p, last_bit(p, q), s));
	return nest_poly_select(p, negative, more, then);
}

/* x rem y by a loop, both at least 0. */
static nest_val emit_loop(const nest_polynomial *p, nest_val x, nest_val y)
{
	nest_emit *m = p->m;
	int head = m->next++, done = m->next++;
	nest_val next, end, r;
	char from[sizeof(m->block)];

	snprintf(from, sizeof(from), "%s", m->block);
	next = nest_new(m, p->vec);
	r = nest_new(m, p->vec);
	nest_line(m, "br label %%b%d", head);
	nest_label(m, head);
	nest_line(m, "%s = phi %s [%s, %s], [%s, %%b%d]", r.s, nest_vtype(m, p->t, p->vec), x.s,
		  from, next.s, head);
	end = emit_iteration(p, r, y);
	nest_line(m, "%s = select %s %s, %s %s, %s %s", next.s, nest_vtype(m, SMR_I1, p->vec),
		  is_over(p, r, y).s, nest_vtype(m, p->t, p->vec), r.s, nest_vtype(m, p->t, p->vec),
		  end.s);
	end = nest_all_lanes(m, is_over(p, next, y));
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", end.s, done, head);
	nest_label(m, done);
	return next;
}

/* a rem b for all numbers; x and y are their magnitudes. */
static nest_val emit_slowly(const nest_polynomial *p, nest_val a, nest_val b, nest_val x,
			    nest_val y)
{
	nest_val nan = nest_nan(p->t), r, bad;

	if (p->m->p->cpu.libm)
		return nest_two(p->m, "frem", p->t, a, b);
	r = nest_poly_with_sign(p, emit_loop(p, x, y), a, false);
	bad = nest_poly_two(p, "or", SMR_I1, nest_poly_compare(p, "fcmp oeq", y, 0),
			    nest_poly_compare(p, "fcmp oeq", x, INFINITY));
	bad = nest_poly_two(p, "or", SMR_I1, bad, nest_poly_two(p, "fcmp uno", p->t, x, y));
	return nest_poly_select(p, bad, p->vec ? nest_splat(p->m, p->t, nan) : nan, r);
}

bool nest_remainder(nest_emit *m, smr_dtype t, nest_val a, nest_val b, nest_val *out)
{
	const nest_polynomial p = nest_poly_of(m, t, a.vec);
	int slow = m->next++, join = m->next++;
	nest_val x, y, q, r, below, fast, whole, sure, c;
	char from[sizeof(m->block)], behind[sizeof(m->block)];

	if ((!m->p->cpu.fma && m->p->cpu.libm) || (t != SMR_F32 && t != SMR_F64))
		return false;
	x = nest_poly_apply(&p, SMR_OP_abs, a);
	y = nest_poly_apply(&p, SMR_OP_abs, b);
	q = nest_poly_divide(&p, x, y);
	r = subtract(&p, x, nest_poly_apply(&p, SMR_OP_trunc, q), y, &below);
	fast = nest_poly_select(&p, below, nest_poly_add(&p, r, y), r);
	fast = nest_poly_with_sign(&p, fast, a, false);
	sure = both(&p, nest_poly_compare(&p, "fcmp olt", q, t == SMR_F32 ? 0x1p24 : 0x1p53),
		    nest_poly_compare(&p, "fcmp one", y, INFINITY));
	sure = nest_all_lanes(m, sure);
	snprintf(from, sizeof(from), "%s", m->block);
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", sure.s, join, slow);
	nest_label(m, slow);
	whole = emit_slowly(&p, a, b, x, y);
	snprintf(behind, sizeof(behind), "%s", m->block);
	nest_line(m, "br label %%b%d", join);
	nest_label(m, join);
	c = nest_new(m, fast.vec);
	nest_line(m, "%s = phi %s [%s, %s], [%s, %s]", c.s, nest_vtype(m, t, fast.vec), fast.s,
		  from, whole.s, behind);
	*out = c;
	return true;
}
