/* Prices of parts of generated code: cycles of a core that starts a few vector operations per
 * cycle. Fitted to small kernels with one mechanism each (docs/howto/predict.md); vectors have 64
 * bytes. */
#include <math.h>

#include "back/cpu/codegen/plan/count_internal.h"

/* For a vector, unless stated otherwise. */
static const double OP = 0.36, OP_INT = 0.27, LOAD = 0.55, STORE = 1;
static const double ALONE = 0.4; /* factor for a single number */
/* For a lane: strided read; gather from a table in the first cache; scattered store. */
static const double STRIDED = 0.45, PICKED = 1.6, PUT = 1;
static const double MEMBER =
	0.3; /* for a lane of adjacent members (back/cpu/codegen/emit/members.c) */
static const double TURNED = 0.6; /* for a vector of a transposed square, by log2 of its lanes */
static const double TINY = 13;    /* operations of a conversion of a float of eight bits */
static const double DIVISION = 5; /* of integers, for a lane */

/* ---- memory ---------------------------------------------------------------------------------- */

static bool is_gather(const nest_counting *c, const nest_operand *o)
{
	for (uint32_t i = 0; i < o->nindirect; i++)
		if (nest_count_in_lanes(c, smr_expr_loops(o->indirect[i])))
			return true;
	return false;
}

/* Returns the number of f32 vectors for a vector of 16-bit floats. */
static double f32_vectors_of_lanes(const nest_counting *c)
{
	return fmax(4.0 * c->width / c->p->cpu.vector, 1);
}

/* Cycles of widening 16-bit floats before operations; shortening() is for the way back. */
static double price_float_widening(const nest_counting *c, smr_dtype t)
{
	if (smr_dtype_is_tiny(t))
		return f32_vectors_of_lanes(c) * TINY * OP;
	return f32_vectors_of_lanes(c) * (t == SMR_BF16 ? OP : t == SMR_F16 ? 2 * OP : 0);
}

static double price_float_narrowing(const nest_counting *c, smr_dtype t)
{
	static const double rounded = 3.4, by_hand = 5;

	if (smr_dtype_is_tiny(t))
		return f32_vectors_of_lanes(c) * TINY * OP;
	if (t == SMR_BF16)
		return f32_vectors_of_lanes(c) * (c->p->cpu.bf16 ? rounded : by_hand);
	return f32_vectors_of_lanes(c) * (t == SMR_F16 ? 3 * OP : 0);
}

/* Returns the cycles of a gathered element: from a table in the first cache, in the second one, or
 * beyond both. Dimensions before the gathered one are read in order, so they are not counted. */
static double price_gathered_element(const nest_counting *c, const smr_expr *read)
{
	const smr_type *t = &c->p->c->nest->ins[read->input]->type;
	double bytes = (double)smr_dtype_size(t->dtype);
	bool picked = false;

	for (uint32_t d = 0; d < t->rank; d++) {
		picked |= read->index[d].indirect != NULL;
		bytes *= picked ? (double)smr_poly_eval(t->dims[d], c->p->sym) : 1;
	}
	return bytes <= 48e3 ? PICKED : bytes <= 1e6 ? 3.5 * PICKED : 5 * PICKED;
}

/* Whether each lane has its own row, whose vectors are loaded and transposed. */
static bool goes_along_rows(const nest_counting *c)
{
	return c->fold != NULL && c->fold->kind == SMR_EXPR_FOLD &&
	       nest_fold_turns(c->p, c->fold, c->vloop, c->width);
}

double nest_price_load(const nest_counting *c, const smr_expr *e, const nest_operand *o, bool lanes)
{
	int64_t size = (int64_t)smr_dtype_size(o->dtype);
	int64_t step = c->vloop >= 0 && c->width > 1 ? o->stride[c->vloop] : 0;

	if (o->where == NEST_VALUE)
		return 0;
	if (!lanes)
		return LOAD * ALONE;
	if (is_gather(c, o)) /* rows, or single elements */
		return goes_along_rows(c) ? LOAD + TURNED * log2(c->width)
					  : c->width * price_gathered_element(c, e);
	if (step == 0 || step == size)
		return LOAD;
	if (c->s->turn >= 0 && nest_turns(c->p, o, c->vloop, c->s->turn, c->width))
		return LOAD + TURNED * log2(c->width);
	if (step == 2 * size)
		return 2 * LOAD + 2 * OP;
	if (nest_is_member(c->p, o, c->vloop, c->width))
		return c->width * MEMBER;
	return c->width * STRIDED;
}

double nest_price_store(const nest_counting *c, const nest_operand *o)
{
	int64_t size = (int64_t)smr_dtype_size(o->dtype);

	if (o->where == NEST_VALUE)
		return 0;
	if (c->width < 2 || c->vloop < 0)
		return STORE * ALONE;
	if (o->nindirect == 0 && o->stride[c->vloop] == size)
		return STORE;
	if (c->s->nmore > 0 && nest_is_member_stored(c->p, o, c->vloop, c->width))
		return c->width * MEMBER;
	return c->width * PUT;
}

/* ---- operators ------------------------------------------------------------------------------- */

static bool is_shift(const smr_expr *e)
{
	return e->kind == SMR_EXPR_OP && (e->op == SMR_OP_shl || e->op == SMR_OP_shr);
}

static bool is_rotate(const smr_expr *e)
{
	return e->op == SMR_OP_or && is_shift(e->args[0]) && is_shift(e->args[1]);
}

static bool is_bitwise(const smr_expr *e)
{
	return e->kind == SMR_EXPR_OP && !is_rotate(e) && e->type != SMR_I1 &&
	       (e->op == SMR_OP_and || e->op == SMR_OP_or || e->op == SMR_OP_xor);
}

/* Whether a bitwise operation is merged into an instruction for three operands. */
static bool is_merged(const smr_expr *e)
{
	if (!is_bitwise(e))
		return false;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (is_bitwise(e->args[i]) && !is_merged(e->args[i]))
			return true;
	return false;
}

static bool is_sum(const smr_expr *e)
{
	return e->op == SMR_OP_add || e->op == SMR_OP_sub;
}

static bool is_made_of(const smr_expr *e, smr_op op)
{
	for (uint32_t i = 0; i < e->nargs; i++)
		if (e->args[i]->kind == SMR_EXPR_OP && e->args[i]->op == op)
			return true;
	return false;
}

bool nest_is_extreme(smr_op op)
{
	return op == SMR_OP_maximum || op == SMR_OP_minimum || op == SMR_OP_fmax ||
	       op == SMR_OP_fmin;
}

bool nest_is_short(smr_dtype t)
{
	return t == SMR_BF16 || t == SMR_F16 || smr_dtype_is_tiny(t);
}

/* Whether an expression depends on data. Expressions of counters only are addresses, and guards
 * that hold for whole tiles. */
static bool has_data(const smr_expr *e)
{
	bool some = e->kind == SMR_EXPR_READ || e->kind == SMR_EXPR_ACC ||
		    e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN;

	for (uint32_t i = 0; e->kind == SMR_EXPR_OP && i < e->nargs && !some; i++)
		some = has_data(e->args[i]);
	return some;
}

bool nest_count_is_kept(const nest_counting *c, const smr_expr *e)
{
	return c->fold != NULL && c->fold->kind == SMR_EXPR_FOLD && c->fold->step[0] == e &&
	       c->width > 1 && c->fold->nacc == 1;
}

/* Returns the number of vector operations. */
static double count_vector_ops(const nest_counting *c, const smr_expr *e)
{
	bool real = smr_dtype_is_float(e->type), wide = smr_dtype_size(e->type) == 8;

	if (is_sum(e) && real && !nest_is_short(e->type) && c->p->reassoc &&
	    is_made_of(e, SMR_OP_mul))
		return 0; /* fused with the product */
	if (is_rotate(e))
		return -1; /* three operations are one rotation */
	if (c->p->cpu.vector == 64 && is_merged(e))
		return 0;
	if (e->op == SMR_OP_select && !has_data(e->args[0]) &&
	    !nest_count_in_lanes(c, smr_expr_loops(e->args[0])))
		return 0; /* constant for whole tiles */
	if (e->op == SMR_OP_mul && !real && wide)
		return 3;
	if (nest_is_extreme(e->op))
		return !real ? 1 : nest_count_is_kept(c, e) ? 2.5 : 4.5;
	if (e->op == SMR_OP_round || e->op == SMR_OP_popcount || e->op == SMR_OP_clz)
		return 3;
	return smr_op_flops(e->op) > 0 ? 1 : 0;
}

/* Returns the cycles of conversions of 16-bit floats. */
static double price_conversions(const nest_counting *c, const smr_expr *e)
{
	if (e->op == SMR_OP_select || e->op == SMR_OP_bitcast)
		return 0;
	if (e->op == SMR_OP_convert)
		return price_float_widening(c, e->args[0]->type) +
		       price_float_narrowing(c, e->type);
	return nest_is_short(e->type)
		       ? price_float_widening(c, e->type) + price_float_narrowing(c, e->type)
		       : 0;
}

/* Cycles of an operator that is not a function call. */
double nest_price_op(const nest_counting *c, const smr_expr *e, bool lanes)
{
	double n = (smr_dtype_is_float(e->type) ? OP : OP_INT) * count_vector_ops(c, e);

	n += price_conversions(c, e);
	if (!lanes && nest_is_extreme(e->op) && smr_dtype_is_float(e->type))
		return 2.5;
	return lanes ? n : n * ALONE;
}

static bool divides_ints(const smr_expr *e)
{
	return (e->op == SMR_OP_div || e->op == SMR_OP_rem) && !smr_dtype_is_float(e->type);
}

static double price_int_division(const nest_counting *c, const smr_expr *e, bool lanes)
{
	if (e->args[1]->kind == SMR_EXPR_CONST)
		return lanes ? 5 * OP : 1;
	return DIVISION * (lanes ? c->width : 1);
}

/* Counts functions without measurements as multiples of measured ones, all of them inline. */
static void add_math_calls(smr_work *to, smr_op op, bool wide, double n)
{
	static const struct {
		smr_op op;
		smr_math_fn as;
		double times, wide; /* of f32, and of f64 */
	} some[] = {{SMR_OP_expm1, SMR_MATH_FN_OTHER, 0.4, 0.5},
		    {SMR_OP_log1p, SMR_MATH_FN_LOG, 1.3, 1.1},
		    {SMR_OP_erf, SMR_MATH_FN_OTHER, 0.5, 1.8},
		    {SMR_OP_erf_inv, SMR_MATH_FN_OTHER, 1.3, 1.6},
		    {SMR_OP_lgamma, SMR_MATH_FN_OTHER, 6, 6.3},
		    {SMR_OP_erfc, SMR_MATH_FN_OTHER, 1.6, 1.8},
		    {SMR_OP_cbrt, SMR_MATH_FN_OTHER, 0.6, 0.5},
		    {SMR_OP_asin, SMR_MATH_FN_OTHER, 0.6, 0.9},
		    {SMR_OP_acos, SMR_MATH_FN_OTHER, 0.7, 1},
		    {SMR_OP_atan, SMR_MATH_FN_OTHER, 0.6, 0.7},
		    {SMR_OP_sinh, SMR_MATH_FN_OTHER, 0.6, 0.6},
		    {SMR_OP_cosh, SMR_MATH_FN_OTHER, 0.4, 0.5},
		    {SMR_OP_asinh, SMR_MATH_FN_OTHER, 1.4, 2},
		    {SMR_OP_acosh, SMR_MATH_FN_OTHER, 1.2, 1.9},
		    {SMR_OP_atanh, SMR_MATH_FN_OTHER, 0.9, 1.1},
		    /* digits of the quotient are computed one by one, f64 has more of them */
		    {SMR_OP_rem, SMR_MATH_FN_OTHER, 2.4, 7},
		    {SMR_OP_tan, SMR_MATH_FN_SINE, 1.9, 1.9}};

	for (size_t i = 0; i < sizeof(some) / sizeof(some[0]); i++)
		if (some[i].op == op) {
			to->dear[some[i].as] += n * (wide ? some[i].wide : some[i].times);
			return;
		}
	to->dear[smr_op_dear(op)] += n * smr_op_dear_times(op);
}

/* A function of a single number is not faster than one of a vector, since its latency is not
 * hidden. */
static double count_math_calls(const nest_counting *c, uint64_t deps)
{
	static const double alone = 2;
	nest_counting slow = *c;

	slow.tail *= alone;
	return nest_count_times(&slow, deps) * (nest_count_in_lanes(c, deps) ? 1 : alone);
}

void nest_price_add(nest_counting *c, const smr_expr *e)
{
	bool open = c->nloops > 0 && smr_expr_open(e);
	uint64_t deps = smr_expr_loops(e) | (open ? UINT64_C(1) << c->loops[c->nloops - 1] : 0);
	double n = nest_count_times(c, deps),
	       full = c->p->cpu.vector / fmax((double)smr_dtype_size(e->type), 4);
	smr_math_fn dear = smr_op_dear(e->op);
	bool lanes = nest_count_in_lanes(c, deps);

	if (deps == 0 || (!lanes && !has_data(e)))
		return;
	if (divides_ints(e))
		c->cycles += n * price_int_division(c, e, lanes);
	else if (dear < SMR_MATH_FN_COUNT)
		add_math_calls(c->to, e->op, smr_dtype_size(e->type) == 8,
			       count_math_calls(c, deps) * (lanes ? fmax(full, c->width) : full));
	else
		c->cycles += n * nest_price_op(c, e, lanes);
	if (dear < SMR_MATH_FN_COUNT)
		c->cycles += n * price_conversions(c, e);
}
