/* Functions of the C library. With strict order the library itself is called lane by lane.
 * Otherwise there are inline polynomials (poly.h) and SLEEF's vector functions with 1 ulp; a single
 * value goes through a vector too, so that a result does not depend on its position in a row. */
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

/* Returns part @p k of a value as a SLEEF vector of @p lanes; a single value fills all lanes. */
static nest_val extract_sleef_vector(nest_emit *m, smr_dtype t, nest_val v, int k, int lanes)
{
	nest_val r = nest_new(m, true);
	int have = v.vec ? m->width : 1;
	const char *ty = nest_type(t);
	smr_str pick = {0};

	if (!v.vec) {
		nest_val one = nest_new(m, true);

		nest_line(m, "%s = insertelement <1 x %s> poison, %s %s, i32 0", one.s, ty, ty,
			  v.s);
		v = one;
	}
	for (int i = 0; i < lanes; i++)
		smr_str_printf(&pick, "%si32 %d", i > 0 ? ", " : "",
			       k * lanes + i < have ? k * lanes + i : have - 1);
	nest_line(m, "%s = shufflevector <%d x %s> %s, <%d x %s> poison, <%d x i32> <%s>", r.s,
		  have, ty, v.s, have, ty, lanes, smr_str_text(&pick));
	smr_str_free(&pick);
	return r;
}

static nest_val join_sleef_vectors(nest_emit *m, smr_dtype t, const nest_val *parts, int n,
				   int lanes)
{
	const char *ty = nest_type(t);
	nest_val v = parts[0];

	if (n == 1 && lanes == m->width)
		return v;
	nest_val out = {.vec = true};

	for (int i = 0; i < m->width; i++) {
		nest_val x = nest_new(m, false);

		nest_line(m, "%s = extractelement <%d x %s> %s, i32 %d", x.s, lanes, ty,
			  parts[i / lanes].s, i % lanes);
		out = nest_set_lane(m, t, out, x, i);
	}
	return out;
}

static nest_val call_sleef(nest_emit *m, const char *name, smr_dtype t, int n, const nest_val *a)
{
	int lanes = m->p->cpu.sleef_bytes / (int)smr_dtype_size(t);
	int have = a[0].vec ? m->width : 1, parts = (have + lanes - 1) / lanes;
	const char *ty = nest_type(t);
	nest_val out[16];
	char fn[64], text[200];

	snprintf(fn, sizeof(fn), "@Sleef_%s%s%d_u10%s", name, t == SMR_F32 ? "f" : "d", lanes,
		 m->p->cpu.sleef_suffix);
	snprintf(text, sizeof(text), "<%d x %s> %s(<%d x %s>%s) #1", lanes, ty, fn, lanes, ty,
		 n > 1 ? t == SMR_F32 && lanes == 16 ? ", <16 x float>"
			 : t == SMR_F32              ? ", <8 x float>"
			 : lanes == 8                ? ", <8 x double>"
						     : ", <4 x double>"
		       : "");
	nest_declare(m, text);
	for (int k = 0; k < parts; k++) {
		nest_val x = extract_sleef_vector(m, t, a[0], k, lanes),
			 y = n > 1 ? extract_sleef_vector(m, t, a[1], k, lanes) : x;

		out[k] = nest_new(m, true);
		if (n > 1)
			nest_line(m, "%s = call <%d x %s> %s(<%d x %s> %s, <%d x %s> %s)", out[k].s,
				  lanes, ty, fn, lanes, ty, x.s, lanes, ty, y.s);
		else
			nest_line(m, "%s = call <%d x %s> %s(<%d x %s> %s)", out[k].s, lanes, ty,
				  fn, lanes, ty, x.s);
	}
	if (a[0].vec)
		return join_sleef_vectors(m, t, out, parts, lanes);
	nest_val r = nest_new(m, false);

	nest_line(m, "%s = extractelement <%d x %s> %s, i32 0", r.s, lanes, ty, out[0].s);
	return r;
}

/* SLEEF's log1p is infinite near the largest numbers: these are scaled by 2^-64, and ln 2^64 is
 * added. */
static nest_val log1p_sleef(nest_emit *m, smr_dtype t, nest_val x)
{
	const double numbers[] = {t == SMR_F32 ? 1e37 : 1e300, 0x1p-64, 1, 44.361419555836498};
	nest_val c[4], large, r;

	for (int i = 0; i < 4; i++) {
		c[i] = nest_literal(t, smr_value_from_double(t, numbers[i]));
		if (x.vec)
			c[i] = nest_splat(m, t, c[i]);
	}
	large = nest_two(m, "fcmp ogt", t, x, c[0]);
	x = nest_two(m, "fmul", t, x, nest_choose(m, t, large, c[1], c[2]));
	r = call_sleef(m, "log1p", t, 1, &x);
	return nest_choose(m, t, large, nest_two(m, "fadd", t, r, c[3]), r);
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
	if (nest_is_inline(m->p, e->op, e->type) && nest_poly(m, e->op, e->type, a, &r))
		return r;
	if (m->p->reassoc && m->p->cpu.sleef && nest_has_vectors(e->op))
		return e->op == SMR_OP_log1p ? log1p_sleef(m, e->type, a[0])
					     : call_sleef(m, name, e->type, (int)e->nargs, a);
	return call_lanes(m, name, e->type, (int)e->nargs, a);
}
