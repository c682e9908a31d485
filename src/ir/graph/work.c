/* Counting the work of a nest: flops by ops.def, distinct bytes of its windows. */
#include <string.h>

#include "base/assert.h"
#include "ir/graph/range.h"

enum { SEEN = 1 << 9, MOST_SEEN = SEEN / 4 * 3 };

/* Hash set of parts counted before; when it is full, further parts are counted each time. */
typedef struct seen {
	struct {
		const smr_expr *e;
		uint64_t loops;
	} at[SEEN];
	uint32_t n;
} seen;

typedef struct counter {
	const smr_node *v;
	const int64_t *sym;
	double extent[SMR_MAX_LOOPS], points;
	enum {
		ALL,
		SLOW,
		DEAR,
		OF_KIND
	} what; /* selects the counted ops: flops of these; OF_KIND: number
		 * of operators */
	smr_math_fn kind;
	seen *seen;
} counter;

static const struct {
	smr_op op;
	smr_math_fn dear;
} dear_ops[] = {
	{SMR_OP_div, SMR_MATH_FN_DIVIDE}, {SMR_OP_rem, SMR_MATH_FN_DIVIDE},
	{SMR_OP_sqrt, SMR_MATH_FN_ROOT},  {SMR_OP_exp, SMR_MATH_FN_EXP},
	{SMR_OP_exp2, SMR_MATH_FN_EXP},   {SMR_OP_expm1, SMR_MATH_FN_EXP},
	{SMR_OP_log, SMR_MATH_FN_LOG},    {SMR_OP_log2, SMR_MATH_FN_LOG},
	{SMR_OP_log10, SMR_MATH_FN_LOG},  {SMR_OP_log1p, SMR_MATH_FN_LOG},
	{SMR_OP_sin, SMR_MATH_FN_SINE},   {SMR_OP_cos, SMR_MATH_FN_SINE},
	{SMR_OP_tan, SMR_MATH_FN_SINE},   {SMR_OP_tanh, SMR_MATH_FN_TANH},
	{SMR_OP_pow, SMR_MATH_FN_POWER},
};

smr_math_fn smr_op_dear(smr_op op)
{
	for (size_t i = 0; i < sizeof(dear_ops) / sizeof(dear_ops[0]); i++)
		if (dear_ops[i].op == op)
			return dear_ops[i].dear;
	return smr_op_flops(op) > 8 ? SMR_MATH_FN_OTHER : SMR_MATH_FN_COUNT;
}

double smr_op_dear_times(smr_op op)
{
	static const struct {
		smr_op op;
		double times; /* measured, relative to atan2, which takes 16 ns */
	} some[] = {{SMR_OP_erf_inv, 2.3},
		    {SMR_OP_lgamma, 1},
		    {SMR_OP_digamma, 1.95},
		    {SMR_OP_bessel_i1e, 2.1}};
	bool other = smr_op_dear(op) == SMR_MATH_FN_OTHER;

	for (size_t i = 0; i < sizeof(some) / sizeof(some[0]); i++)
		if (some[i].op == op)
			return some[i].times;
	return other ? (double)smr_op_flops(op) / smr_op_flops(SMR_OP_atan2) : 1;
}

/* Returns the cost of one operation. */
static double get_op_cost(const counter *c, smr_op op)
{
	double flops = smr_op_flops(op);

	if (c->what == OF_KIND)
		return smr_op_dear(op) == c->kind ? smr_op_dear_times(op) : 0;
	if (c->what == SLOW)
		return flops >= SMR_SLOW_FLOPS ? flops : 0;
	return c->what == ALL || smr_op_dear(op) < SMR_MATH_FN_COUNT ? flops : 0;
}

static double max(double a, double b)
{
	return a > b ? a : b;
}

static double min(double a, double b)
{
	return a < b ? a : b;
}

/* Returns whether @p e depends on data. Arithmetic on loop counters and sizes alone computes
 * addresses and guards: it is not counted. */
static bool has_data(const smr_expr *e)
{
	if (e->kind == SMR_EXPR_READ || e->kind == SMR_EXPR_ACC || e->kind == SMR_EXPR_FOLD ||
	    e->kind == SMR_EXPR_SCAN)
		return true;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (has_data(e->args[i]))
			return true;
	return false;
}

static double points_of(const counter *c, uint64_t loops)
{
	double n = 1;

	for (uint32_t l = 0; l < c->v->nest->nloops; l++)
		n *= loops >> l & 1 ? c->extent[l] : 1;
	return n;
}

uint64_t smr_fold_points(const smr_expr *fold, uint64_t loops)
{
	return smr_expr_open(fold) ? loops : smr_expr_loops(fold) & loops;
}

uint64_t smr_fold_loops(const smr_expr *fold)
{
	uint64_t own = 0;

	for (uint32_t i = 0; i < fold->nloops; i++)
		own |= UINT64_C(1) << fold->loops[i];
	return own;
}

/* Returns whether a shared part is visited for the first time. */
static bool is_first_visit(seen *s, const smr_expr *e, uint64_t loops)
{
	size_t i = ((uintptr_t)e / sizeof(void *) + loops * 31) % SEEN;

	smr_assert(s->n <= MOST_SEEN);
	for (; s->at[i].e != NULL; i = (i + 1) % SEEN)
		if (s->at[i].e == e && s->at[i].loops == loops)
			return false;
	if (s->n < MOST_SEEN) {
		s->n++;
		s->at[i].e = e;
		s->at[i].loops = loops;
	}
	return true;
}

/* Counts the flops of an expression that is evaluated at all points of the loops; parts counted
 * there before are not computed again. */
static double flops_of(const counter *c, const smr_expr *e, uint64_t loops)
{
	uint64_t at = loops, inside = loops;
	double sum = 0;

	if (e == NULL || (e->kind == SMR_EXPR_OP && !has_data(e)))
		return 0;
	if ((e->nargs > 0 || e->kind == SMR_EXPR_FOLD) && !is_first_visit(c->seen, e, loops))
		return 0;
	if (e->kind == SMR_EXPR_OP && (e->op != SMR_OP_select || has_data(e->args[0])))
		sum = get_op_cost(c, e->op) * points_of(c, loops);
	if (e->kind == SMR_EXPR_OP && e->op == SMR_OP_select) /* one arm is evaluated */
		return sum + flops_of(c, e->args[0], loops) +
		       max(flops_of(c, e->args[1], loops), flops_of(c, e->args[2], loops));
	for (uint32_t i = 0; i < e->nargs; i++)
		sum += flops_of(c, e->args[i], loops);
	if (e->kind == SMR_EXPR_FOLD) {
		at = smr_fold_points(e, loops);
		inside = at | smr_fold_loops(e);
	}
	for (uint32_t k = 0; k < e->nacc; k++)
		sum += flops_of(c, e->init[k], at) + flops_of(c, e->step[k], inside);
	return sum;
}

static double steps_of(const counter *c, const smr_expr *e, uint64_t loops)
{
	uint64_t at = loops, inside = loops;
	double sum;

	if (e == NULL)
		return 0;
	sum = points_of(c, loops);
	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		sum += steps_of(c, e->index[d].indirect, loops);
	for (uint32_t i = 0; i < e->nargs; i++)
		sum += steps_of(c, e->args[i], loops);
	if (e->kind == SMR_EXPR_FOLD) {
		at = smr_fold_points(e, loops);
		inside = at | smr_fold_loops(e);
	} else if (e->kind == SMR_EXPR_SCAN) {
		inside = at | smr_fold_loops(e); /* a point of a scan is computed from its first
						  * point on */
	}
	for (uint32_t k = 0; k < e->nacc; k++)
		sum += steps_of(c, e->init[k], at) + steps_of(c, e->step[k], inside);
	return sum;
}

static double steps_at(const smr_node *v, const int64_t *sym, uint64_t loops)
{
	counter c = {.v = v, .sym = sym};

	smr_assert(v->nest->nloops <= SMR_MAX_LOOPS);
	for (uint32_t l = 0; l < v->nest->nloops; l++)
		c.extent[l] = (double)smr_loop_about(&v->nest->loops[l], sym);
	return steps_of(&c, v->nest->value, loops) + steps_of(&c, v->nest->pred, loops);
}

double smr_nest_steps(const smr_node *v, const int64_t *sym)
{
	return steps_at(v, sym, 0);
}

double smr_nest_all_steps(const smr_node *v, const int64_t *sym)
{
	return steps_at(v, sym, v->nest->domain);
}

double smr_nest_points(const smr_node *v, const int64_t *sym)
{
	const smr_nest *n = v->nest;
	double k = 1;

	for (uint32_t l = 0; l < n->nloops; l++)
		if (n->domain >> l & 1)
			k *= (double)smr_loop_about(&n->loops[l], sym);
	return k;
}

/* The elements of one window that are touched: a box, and an upper bound of their number. */
typedef struct touched {
	const smr_node *view;
	const smr_type *type;
	double lo[SMR_MAX_RANK], hi[SMR_MAX_RANK], most;
	bool any;
} touched;

/* Estimates the elements that an index array selects: one for each point; but with loops of unknown
 * length about one for each row, as in a matrix with as many columns. */
static double count_gathered_elements(const counter *c, const smr_index *x)
{
	const smr_nest *n = c->v->nest;
	double rows = 1;
	bool ranges = false;

	for (uint32_t l = 0; l < n->nloops; l++) {
		if (smr_loop_is_open(&n->loops[l]) && x->coef[l] != NULL &&
		    !smr_poly_is_zero(x->coef[l]))
			return c->points; /* consecutive elements of its own */
		ranges |= smr_loop_is_open(&n->loops[l]);
		rows *= n->domain >> l & 1 ? c->extent[l] : 1;
	}
	return ranges ? rows : c->points;
}

/* Adds the elements that one map touches. */
static void add_touched_elements(const counter *c, touched *t, const smr_index *index)
{
	double most = 1;

	smr_assert(t->type->rank <= SMR_MAX_RANK);
	for (uint32_t d = 0; d < t->type->rank; d++) {
		const smr_index *x = &index[d];
		double dim = (double)smr_poly_eval(t->type->dims[d], c->sym);
		double lo = (double)smr_poly_eval(x->offset, c->sym), hi = lo, ways = 1;

		for (uint32_t l = 0; l < c->v->nest->nloops; l++) {
			double k =
				x->coef[l] == NULL ? 0 : (double)smr_poly_eval(x->coef[l], c->sym);

			if (k == 0)
				continue;
			*(k < 0 ? &lo : &hi) += k * (c->extent[l] - 1);
			ways *= c->extent[l];
		}
		if (x->indirect != NULL) {
			lo = 0;
			hi = dim - 1;
			ways = count_gathered_elements(c, x);
		}
		lo = max(lo, 0); /* guarded reads stay in bounds */
		hi = min(hi, dim - 1);
		t->lo[d] = t->any ? min(t->lo[d], lo) : lo;
		t->hi[d] = t->any ? max(t->hi[d], hi) : hi;
		most *= max(min(hi - lo + 1, ways), 0);
	}
	t->any = true;
	t->most += min(most, c->points);
}

static double bytes_of(const touched *t)
{
	double box = 1;

	for (uint32_t d = 0; d < t->type->rank; d++)
		box *= max(t->hi[d] - t->lo[d] + 1, 0);
	return t->any ? min(box, t->most) * (double)smr_dtype_size(t->type->dtype) : 0;
}

static const smr_node *view_of(const smr_node *v)
{
	return v->into != NULL ? v->into : v;
}

static bool same_window(const smr_node *a, const smr_node *b)
{
	const smr_window *w = a->window, *u = b->window;

	if (a == b || w == NULL || u == NULL)
		return a == b;
	if (w->base != u->base || a->type.rank != b->type.rank || a->type.dtype != b->type.dtype ||
	    !smr_poly_equal(w->offset, u->offset))
		return false;
	for (uint32_t d = 0; d < a->type.rank; d++)
		if (!smr_poly_equal(w->stride[d], u->stride[d]))
			return false;
	return true;
}

/* Adds all reads of the window in an expression. */
static void touch_reads(const counter *c, touched *t, const smr_expr *e)
{
	if (e == NULL)
		return;
	if (e->kind == SMR_EXPR_READ) {
		if (same_window(view_of(c->v->ins[e->input]), t->view))
			add_touched_elements(c, t, e->index);
		for (uint32_t d = 0; d < e->rank; d++)
			touch_reads(c, t, e->index[d].indirect);
	}
	for (uint32_t i = 0; i < e->nargs; i++)
		touch_reads(c, t, e->args[i]);
	for (uint32_t k = 0; k < e->nacc; k++) {
		touch_reads(c, t, e->init[k]);
		touch_reads(c, t, e->step[k]);
	}
}

static double bytes_read(const counter *c)
{
	const smr_node *v = c->v;
	double sum = 0;

	for (uint32_t i = 0; i < v->nins; i++) {
		touched t = {.view = view_of(v->ins[i]), .type = &v->ins[i]->type};
		bool seen = false;

		for (uint32_t k = 0; k < i && !seen; k++)
			seen = same_window(view_of(v->ins[k]), t.view);
		if (seen)
			continue;
		touch_reads(c, &t, v->nest->value);
		touch_reads(c, &t, v->nest->pred);
		for (uint32_t d = 0; v->into != NULL && d < v->into->type.rank; d++)
			touch_reads(c, &t, v->nest->store[d].indirect);
		sum += bytes_of(&t);
	}
	return sum;
}

static double flops_of_nest(counter *c)
{
	seen parts;
	double sum;

	memset(&parts, 0, sizeof(parts));
	c->seen = &parts;
	sum = flops_of(c, c->v->nest->value, c->v->nest->domain) +
	      flops_of(c, c->v->nest->pred, c->v->nest->domain);
	c->seen = NULL;
	return sum;
}

/* Returns the cost groups of the operators in @p e, as bits. */
static unsigned find_expensive_kinds(const smr_expr *e)
{
	unsigned kinds = 0;

	if (e == NULL)
		return 0;
	if (e->kind == SMR_EXPR_OP)
		kinds = 1U << smr_op_dear(e->op);
	for (uint32_t i = 0; i < e->nargs; i++)
		kinds |= find_expensive_kinds(e->args[i]);
	for (uint32_t k = 0; k < e->nacc; k++)
		kinds |= find_expensive_kinds(e->init[k]) | find_expensive_kinds(e->step[k]);
	return kinds;
}

static void count_expensive(counter *c, smr_work *out)
{
	unsigned kinds;

	c->what = SLOW;
	out->slow = flops_of_nest(c);
	if (out->slow == 0)
		return;
	c->what = DEAR;
	out->dear_flops = flops_of_nest(c);
	c->what = OF_KIND;
	kinds = find_expensive_kinds(c->v->nest->value) | find_expensive_kinds(c->v->nest->pred);
	for (c->kind = 0; c->kind < SMR_MATH_FN_COUNT; c->kind++)
		if (kinds >> c->kind & 1)
			out->dear[c->kind] = flops_of_nest(c);
}

void smr_nest_work(const smr_node *v, const int64_t *sym, smr_work *out)
{
	counter c = {.v = v, .sym = sym, .points = 1};
	touched stored = {.view = view_of(v), .type = &v->type};
	double domain = 1;

	smr_assert(v->nest != NULL && v->nest->nloops <= SMR_MAX_LOOPS);
	for (uint32_t l = 0; l < v->nest->nloops; l++) {
		c.extent[l] = (double)smr_loop_about(&v->nest->loops[l], sym);
		c.points *= c.extent[l];
		if (v->nest->domain >> l & 1)
			domain *= c.extent[l];
	}
	*out = (smr_work){.points = c.points};
	out->flops = flops_of_nest(&c);
	count_expensive(&c, out);
	out->bytes_read = bytes_read(&c);
	if (v->into != NULL)
		add_touched_elements(&c, &stored, v->nest->store);
	out->bytes_written = min(bytes_of(&stored), domain * (double)smr_dtype_size(v->type.dtype));
}

static double window_bytes(const smr_node *v, const int64_t *sym)
{
	double n = v->op == SMR_OP_view ? (double)smr_dtype_size(v->type.dtype) : 0;

	for (uint32_t d = 0; d < v->type.rank; d++)
		n *= max((double)smr_poly_eval(v->type.dims[d], sym), 0);
	return n;
}

static bool in_list(smr_node *const *list, uint32_t n, const smr_node *v)
{
	for (uint32_t i = 0; i < n; i++)
		if (same_window(list[i], v))
			return true;
	return false;
}

void smr_opaque_work(const smr_node *v, const int64_t *sym, smr_work *out)
{
	smr_assert(v->op == SMR_OP_opaque && v->work != NULL);
	*out = (smr_work){.flops = max((double)smr_poly_eval(v->work, sym), 0)};
	out->points = out->flops;
	for (uint32_t i = 0; i < v->nins; i++)
		if (!in_list(v->ins, i, v->ins[i]))
			out->bytes_read += window_bytes(v->ins[i], sym);
	for (uint32_t i = 0; i < v->nouts; i++)
		if (!in_list(v->outs, i, v->outs[i]))
			out->bytes_written += window_bytes(v->outs[i], sym);
}
