/* Bounds of integers: most 64-bit ones are counters, sizes and their sums, which fit into 32 bits,
 * and many devices have no others. */
#include "back/webgpu/own.h"
#include "ir/graph/value.h"

typedef struct range {
	int64_t least, most;
} range;

/* The bounds of a type of at most 32 bits. */
static bool bounds_of_type(smr_dtype t, range *out)
{
	unsigned bits = 8 * (unsigned)smr_dtype_size(t);

	if (smr_dtype_is_float(t) || bits > 32)
		return false;
	if (t == SMR_I1)
		*out = (range){0, 1};
	else if (smr_dtype_is_signed(t))
		*out = (range){-(INT64_C(1) << (bits - 1)), (INT64_C(1) << (bits - 1)) - 1};
	else
		*out = (range){0, (INT64_C(1) << bits) - 1};
	return true;
}

static void include(range *r, int64_t v)
{
	r->least = v < r->least ? v : r->least;
	r->most = v > r->most ? v : r->most;
}

static bool multiply(range a, range b, range *out)
{
	const int64_t x[] = {a.least, a.most}, y[] = {b.least, b.most};
	int64_t v;

	for (int i = 0; i < 4; i++) {
		if (__builtin_mul_overflow(x[i / 2], y[i % 2], &v))
			return false;
		if (i == 0)
			*out = (range){v, v};
		include(out, v);
	}
	return true;
}

static bool divide(range a, range b, range *out)
{
	if (b.least != b.most || b.least <= 0)
		return false;
	*out = (range){a.least / b.least, a.most / b.least};
	return true;
}

static bool remainder_of(range a, range b, range *out)
{
	if (b.least <= 0)
		return false;
	*out = (range){a.least < 0 ? 1 - b.most : 0, a.most > 0 ? b.most - 1 : 0};
	return true;
}

static range least_of(range a, range b)
{
	return (range){a.least < b.least ? a.least : b.least, a.most < b.most ? a.most : b.most};
}

static range most_of(range a, range b)
{
	return (range){a.least > b.least ? a.least : b.least, a.most > b.most ? a.most : b.most};
}

static bool apply(smr_op op, range a, range b, range *out)
{
	switch (op) {
	case SMR_OP_add:
		return !__builtin_add_overflow(a.least, b.least, &out->least) &&
		       !__builtin_add_overflow(a.most, b.most, &out->most);
	case SMR_OP_sub:
		return !__builtin_sub_overflow(a.least, b.most, &out->least) &&
		       !__builtin_sub_overflow(a.most, b.least, &out->most);
	case SMR_OP_mul:
		return multiply(a, b, out);
	case SMR_OP_div:
		return divide(a, b, out);
	case SMR_OP_rem:
		return remainder_of(a, b, out);
	case SMR_OP_fmax:
	case SMR_OP_maximum:
		*out = most_of(a, b);
		return true;
	case SMR_OP_fmin:
	case SMR_OP_minimum:
		*out = least_of(a, b);
		return true;
	default:
		return false;
	}
}

static bool find(const nest_plan *p, const smr_expr *e, range *out);

static bool find_of_op(const nest_plan *p, const smr_expr *e, range *out)
{
	range a, b;

	if (e->op == SMR_OP_convert)
		return !smr_dtype_is_float(e->args[0]->type) && find(p, e->args[0], out);
	if (e->op == SMR_OP_select) {
		if (!find(p, e->args[1], &a) || !find(p, e->args[2], &b))
			return false;
		*out = (range){least_of(a, b).least, most_of(a, b).most};
		return true;
	}
	return e->nargs == 2 && find(p, e->args[0], &a) && find(p, e->args[1], &b) &&
	       apply(e->op, a, b, out);
}

static bool find_wide(const nest_plan *p, const smr_expr *e, range *out)
{
	int64_t v;

	switch (e->kind) {
	case SMR_EXPR_CONST:
		v = smr_value_to_int(e->type, e->bits);
		*out = (range){v, v};
		return true;
	case SMR_EXPR_SIZE:
		v = smr_poly_eval(e->size, p->sym);
		*out = (range){v, v};
		return true;
	case SMR_EXPR_INDEX:
		*out = (range){0, p->extent[e->loop] - 1};
		return !smr_loop_is_open(&p->nest->loops[e->loop]);
	case SMR_EXPR_OP:
		return find_of_op(p, e, out);
	default:
		return false;
	}
}

/* A number of a narrow type is within the type's bounds, whatever computes it. */
static bool find(const nest_plan *p, const smr_expr *e, range *out)
{
	range type;

	if (smr_dtype_is_float(e->type))
		return false;
	if (!bounds_of_type(e->type, &type))
		return find_wide(p, e, out) && (e->type != SMR_U64 || out->least >= 0);
	if (!find_wide(p, e, out) || out->least < type.least || out->most > type.most)
		*out = type;
	return true;
}

bool wgsl_bounds(const nest_plan *p, const smr_expr *e, int64_t *least, int64_t *most)
{
	range r;

	if (!find(p, e, &r))
		return false;
	*least = r.least;
	*most = r.most;
	return true;
}
