/* hypot inline: the root of the sum of squares, of numbers scaled by a power of two where squares
 * would over- or underflow. Within 1 ulp with fma, 1.3 without; infinite if a part is, also beside
 * NaN. */
#include <math.h>

#include "back/cpu/codegen/emit/poly.h"

/* Bounds of the greater part, and the scales beyond them, as exponents of two. */
typedef struct scales {
	int large, small, of_large, of_small;
} scales;

static nest_val compare(const nest_polynomial *p, const char *how, nest_val a, nest_val b)
{
	return nest_poly_two(p, how, p->t, a, b);
}

static nest_val power_of_two(const nest_polynomial *p, int n)
{
	return nest_poly_const(p, ldexp(1, n));
}

static nest_val choose(const nest_polynomial *p, nest_val large, nest_val small, int a, int b)
{
	nest_val one = nest_poly_const(p, 1);

	return nest_poly_select(p, large, power_of_two(p, a),
				nest_poly_select(p, small, power_of_two(p, b), one));
}

static nest_val emit_scaled(const nest_polynomial *p, nest_val most, nest_val least)
{
	static const scales f32 = {60, -50, -70, 100}, f64 = {500, -450, -600, 700};
	const scales *s = p->t == SMR_F32 ? &f32 : &f64;
	nest_val large = compare(p, "fcmp ogt", most, power_of_two(p, s->large));
	nest_val small = compare(p, "fcmp olt", most, power_of_two(p, s->small));
	nest_val by = choose(p, large, small, s->of_large, s->of_small), r;

	most = nest_poly_multiply(p, most, by);
	least = nest_poly_multiply(p, least, by);
	r = nest_poly_fma(p, most, most, nest_poly_multiply(p, least, least));
	return nest_poly_multiply(p, nest_poly_apply(p, SMR_OP_sqrt, r),
				  choose(p, large, small, -s->of_large, -s->of_small));
}

nest_val nest_hypot(nest_emit *m, smr_dtype t, const nest_val *a)
{
	bool vec = a[0].vec || a[1].vec;
	nest_polynomial p = nest_poly_of(m, t, vec);
	nest_val part[2], inf = nest_poly_const(&p, INFINITY), less, r;

	for (int i = 0; i < 2; i++) {
		part[i] = vec && !a[i].vec ? nest_splat(m, t, a[i]) : a[i];
		part[i] = nest_poly_with_sign(&p, part[i], part[i], true);
	}
	less = compare(&p, "fcmp olt", part[0], part[1]);
	r = emit_scaled(&p, nest_poly_select(&p, less, part[1], part[0]),
			nest_poly_select(&p, less, part[0], part[1]));
	for (int i = 0; i < 2; i++)
		r = nest_poly_select(&p, compare(&p, "fcmp oeq", part[i], inf), inf, r);
	return r;
}
