/* nextafter inline: the bits of a float are an integer that grows with its magnitude. */
#include "back/cpu/codegen/emit/poly.h"

static nest_val as_integer(const nest_polynomial *p, nest_val a)
{
	return nest_cast(p->m, "bitcast", p->t, p->i, a);
}

static nest_val compare(const nest_polynomial *p, const char *how, nest_val a, nest_val b)
{
	return nest_poly_two(p, how, p->t, a, b);
}

/* One more where x grows in magnitude, else one less. */
static nest_val emit_step(const nest_polynomial *p, nest_val x, nest_val to)
{
	nest_val bits = as_integer(p, x), one = nest_literal(p->i, 1), less, up, down;

	if (p->vec)
		one = nest_splat(p->m, p->i, one);
	less = nest_two(p->m, "xor", SMR_I1, compare(p, "fcmp olt", x, to),
			compare(p, "fcmp olt", x, nest_poly_const(p, 0)));
	up = nest_two(p->m, "add", p->i, bits, one);
	down = nest_two(p->m, "sub", p->i, bits, one);
	return nest_cast(p->m, "bitcast", p->i, p->t, nest_choose(p->m, p->i, less, up, down));
}

nest_val nest_next_after(nest_emit *m, smr_dtype t, nest_val x, nest_val to)
{
	nest_polynomial p = nest_poly_of(m, t, x.vec || to.vec);
	nest_val least, next, sum;

	x = p.vec && !x.vec ? nest_splat(m, t, x) : x;
	to = p.vec && !to.vec ? nest_splat(m, t, to) : to;
	least = nest_poly_const(&p, t == SMR_F32 ? 0x1p-149 : 0x1p-1074);
	least = nest_poly_with_sign(&p, least, to, false);
	next = nest_poly_select(&p, compare(&p, "fcmp oeq", x, nest_poly_const(&p, 0)), least,
				emit_step(&p, x, to));
	next = nest_poly_select(&p, compare(&p, "fcmp oeq", x, to), to, next);
	sum = nest_poly_two(&p, "fadd", t, x, to); /* NaN */
	return nest_poly_select(&p, compare(&p, "fcmp uno", x, to), sum, next);
}
