/* Functions of the C library. With strict order, or on CPUs without fma, the library itself is
 * called lane by lane. Otherwise they are inline (poly.h), for single values as for vectors, so
 * that a result does not depend on its position in a row. */
#include "back/cpu/codegen/emit/emit.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ir/graph/value.h"

static nest_val call_lanes(nest_emit *m, const char *name, smr_dtype t, int n, const nest_val *a)
{
	const char *ty = nest_type(t);
	nest_val out = {.vec = true};
	char fn[32], text[120];

	snprintf(fn, sizeof(fn), "@%s%s", name, t == SMR_F32 ? "f" : "");
	snprintf(text, sizeof(text), "%s %s(%s%s%s) #1", ty, fn, ty, n > 1 ? ", " : "",
		 n > 1 ? ty : "");
	nest_declare(m, text);
	for (int i = 0; i < (a[0].vec ? m->width : 1); i++) {
		nest_val x = nest_lane(m, t, a[0], i), y = n > 1 ? nest_lane(m, t, a[1], i) : x;
		nest_val r = nest_new(m, false);

		nest_line(m, "%s = call %s %s(%s %s%s%s %s)", r.s, ty, fn, ty, x.s,
			  n > 1 ? ", " : "", n > 1 ? ty : "", n > 1 ? y.s : "");
		if (!a[0].vec)
			return r;
		out = nest_set_lane(m, t, out, r, i);
	}
	return out;
}

/* x^n for a whole n from 1 to 16, by products: each rounds, so it is off by 4 ulp at most. */
static bool emit_whole_power(nest_emit *m, const smr_expr *e, nest_val x, nest_val *out)
{
	const smr_expr *by = e->op == SMR_OP_pow ? e->args[1] : NULL;
	double n = by != NULL && by->kind == SMR_EXPR_CONST ? smr_const_as_double(by) : 0;
	bool any = false;

	if (!(n >= 1 && n <= 16) || n != floor(n))
		return false;
	for (int k = (int)n; k > 0; k /= 2) {
		if (k & 1)
			*out = any ? nest_two(m, "fmul", e->type, *out, x) : x;
		any |= k & 1;
		if (k > 1)
			x = nest_two(m, "fmul", e->type, x, x);
	}
	return true;
}

nest_val nest_math(nest_emit *m, const smr_expr *e, const nest_val *a)
{
	const char *name = nest_libm_name(e->op);
	nest_val r;

	if (e->op == SMR_OP_nextafter)
		return nest_next_after(m, e->type, a[0], a[1]);
	if (nest_is_called(m->p, e))
		return nest_call(m, e->op, e->type, (int)e->nargs, a);
	if (name == NULL || (e->type != SMR_F32 && e->type != SMR_F64)) {
		nest_unsupported(m, "an operator that has no generated code");
		return nest_literal(e->type, 0);
	}
	if (e->op == SMR_OP_erf_inv)
		return nest_erf_inv(m, e->type, a[0]);
	if (m->p->reassoc && e->op == SMR_OP_hypot)
		return nest_hypot(m, e->type, a);
	if (m->p->reassoc && emit_whole_power(m, e, a[0], &r))
		return r;
	if (nest_is_inline(m->p, e->op) && nest_poly(m, e->op, e->type, a, &r))
		return r;
	return call_lanes(m, name, e->type, (int)e->nargs, a);
}
