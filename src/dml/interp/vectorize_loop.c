/* Vectorizes loops of one assignment: an operation of each iteration on its own row or column
 * becomes one operation on rows a:b, and additions to a number become one sum.
 *
 * This is legal if no iteration depends on another. So all parts read and written are at the loop's
 * variable plus a constant, in one dimension; the written matrix is read only at the written index;
 * all other operands are numbers that the loop does not set. A loop that exceeds memory or bounds
 * runs by iterations, which report the error. Numbers are taken out of matrices by as.scalar(), so
 * that each operation works on doubles, elementwise or not. */
#include <string.h>

#include "base/log.h"
#include "dml/absint.h"

/* Iterations. One takes 3.5 us; a vectorized loop 3.5 us if its number of iterations was seen
 * before, else 160 us to compile its code: as long as 45 iterations (measured on Zen 5). */
enum { FEW = 64, FAR = 1 << 20 };

typedef struct at_once {
	script *s;
	const smr_dml_statement *loop, *t; /* the single assignment */
	const char *target;                /* the variable that it sets */
	int64_t from, n, shift;            /* of the written part */
	int d;                             /* iterated dimension: 0 rows, 1 columns; -1: open */
	int64_t width;                     /* of parts used as matrices; 0: none */
	bool cells, counts, compares;      /* as.scalar(); the variable as a number */
	const smr_dml_expr *folded; /* for a reduction to a number: its operand and function */
	const char *fn;
	smr_dml_op op;
	bool vague; /* depends on values unknown in an analysis */
} at_once;

/* Elementwise builtin functions of one number or matrix. */
static const char *const maps[] = {"exp",   "log",  "sqrt",    "abs",     "sign", "round",
				   "floor", "ceil", "ceiling", "sigmoid", "sin",  "cos"};

static bool is_called(const at_once *x, const smr_dml_expr *e, const char *name, uint32_t nargs)
{
	const smr_dml_function *own = NULL;
	dml_file *file;

	if (e->kind != SMR_DML_CALL || e->space != NULL || e->nargs != nargs ||
	    strcmp(e->callee, name) != 0)
		return false;
	for (uint32_t i = 0; i < nargs; i++)
		if (e->args[i].name != NULL)
			return false;
	return dml_find_function(x->s, e->at, NULL, name, &own, &file) == SMR_OK && own == NULL;
}

static bool is_map(const at_once *x, const smr_dml_expr *e)
{
	for (unsigned i = 0; i < sizeof(maps) / sizeof(maps[0]); i++)
		if (is_called(x, e, maps[i], 1))
			return true;
	return false;
}

static bool is_named(const smr_dml_expr *e, const char *name)
{
	return e->kind == SMR_DML_NAME && strcmp(e->name, name) == 0;
}

/* ---- legality -------------------------------------------------------------------------------- */

static bool is_arithmetic(smr_dml_op op)
{
	return op == SMR_DML_PLUS || op == SMR_DML_MINUS || op == SMR_DML_TIMES ||
	       op == SMR_DML_DIVIDE || op == SMR_DML_POWER || op == SMR_DML_NEGATE;
}

/* Whether the kind is unknown in an analysis. */
static bool is_open(const dml_value *v)
{
	return v->matrix != NULL && v->matrix->outlook != NULL;
}

static bool is_a_number(at_once *x, const dml_value *v)
{
	if (v == NULL)
		return false;
	x->vague |= v->kind != DML_MATRIX && is_open(v);
	return v->kind == DML_INTEGER || v->kind == DML_DOUBLE;
}

/* A number that no iteration sets. */
static bool stays(at_once *x, const smr_dml_expr *e)
{
	switch (e->kind) {
	case SMR_DML_INTEGER:
	case SMR_DML_DOUBLE:
		return true;
	case SMR_DML_NAME:
		return !is_named(e, x->loop->variable) && !is_named(e, x->target) &&
		       is_a_number(x, dml_get(x->s, e->name));
	case SMR_DML_OPERATION:
		return is_arithmetic(e->op) && stays(x, e->a) && (e->b == NULL || stays(x, e->b));
	default:
		return false;
	}
}

/* i, i + 2, i - 1 */
static bool is_own(const at_once *x, const smr_dml_range *r, int64_t *shift)
{
	const smr_dml_expr *e = r->from;

	*shift = 0;
	if (e == NULL || r->to != NULL)
		return false;
	if (e->kind == SMR_DML_OPERATION && (e->op == SMR_DML_PLUS || e->op == SMR_DML_MINUS) &&
	    e->b != NULL && e->b->kind == SMR_DML_INTEGER && e->b->integer < FAR) {
		*shift = e->op == SMR_DML_PLUS ? e->b->integer : -e->b->integer;
		e = e->a;
	}
	return is_named(e, x->loop->variable);
}

/* Whether all iterations stay within @p n rows, or columns, of a matrix. */
static bool stays_in_bounds(at_once *x, int64_t shift, int64_t n)
{
	x->vague |= dml_size_unknown(n);
	return x->from + shift >= 1 && x->from + shift + x->n - 1 <= n;
}

/* Whether parts in one operation have the same width. */
static bool same_width(at_once *x, int64_t a, int64_t b)
{
	bool open = dml_size_unknown(a) || dml_size_unknown(b);

	x->vague |= a != b && open;
	return a == b || open;
}

/* Whether @p e is the iteration's part of a matrix, in the common dimension and within bounds. */
static bool is_part(at_once *x, const smr_dml_expr *e, int64_t *shift, int64_t *width)
{
	const dml_value *v = e->kind == SMR_DML_INDEX ? dml_get(x->s, e->array) : NULL;
	int d;

	if (v == NULL || v->kind != DML_MATRIX)
		return false;
	d = is_own(x, &e->ranges[0], shift) ? 0 : 1;
	if (d == 1 && (e->nranges == 1 || !is_own(x, &e->ranges[1], shift)))
		return false;
	*width = d == 0 ? v->matrix->cols : v->matrix->rows;
	if (e->nranges == 2 && e->ranges[!d].from != NULL) {
		if (e->ranges[!d].to != NULL || !stays(x, e->ranges[!d].from))
			return false;
		*width = 1;
	}
	if (x->d >= 0 && x->d != d)
		return false;
	x->d = d;
	return stays_in_bounds(x, *shift, d == 0 ? v->matrix->rows : v->matrix->cols);
}

/* @p alone: used as a matrix, not as a number taken out of one. */
static bool reads_part(at_once *x, const smr_dml_expr *e, bool alone)
{
	int64_t shift, width;

	if (!is_part(x, e, &shift, &width) ||
	    (strcmp(e->array, x->target) == 0 && shift != x->shift))
		return false;
	if (!alone) {
		x->cells = true;
		return same_width(x, width, 1);
	}
	if (x->width == 0)
		x->width = width;
	return same_width(x, x->width, width);
}

static bool can_vectorize_expr(at_once *x, const smr_dml_expr *e)
{
	if (stays(x, e))
		return true;
	if (is_named(e, x->loop->variable))
		return x->counts = true;
	if (e->kind == SMR_DML_INDEX)
		return reads_part(x, e, true);
	if (is_called(x, e, "as.scalar", 1))
		return reads_part(x, e->args[0].value, false);
	if (is_map(x, e))
		return can_vectorize_expr(x, e->args[0].value);
	if (e->kind != SMR_DML_OPERATION || (!is_arithmetic(e->op) && !dml_compares(e->op)))
		return false;
	x->compares |= dml_compares(e->op);
	return can_vectorize_expr(x, e->a) && (e->b == NULL || can_vectorize_expr(x, e->b));
}

/* The loop variable is a double only in operations with numbers of matrices, which excludes large
 * integers with different products; booleans are not numbers of matrices. */
static bool is_of_doubles(const at_once *x, const smr_dml_expr *e)
{
	if (x->compares && (x->cells || x->counts))
		return false;
	return !x->counts || (x->from > -FAR && x->from + x->n < FAR &&
			      (is_named(e, x->loop->variable) || (x->cells && x->width == 0)));
}

/* C[i, j] = ... */
static bool can_vectorize_assign(at_once *x)
{
	const smr_dml_expr *to = x->t->targets[0];
	int64_t width;

	x->target = to->array;
	if (x->t->kind != SMR_DML_ASSIGN || !is_part(x, to, &x->shift, &width) ||
	    !can_vectorize_expr(x, x->t->value) || !is_of_doubles(x, x->t->value))
		return false;
	return same_width(x, width, x->width > 0 ? x->width : 1);
}

/* ---- execution ------------------------------------------------------------------------------- */

static smr_status call_builtin(const at_once *x, const char *name, smr_dml_at at, uint32_t n,
			       const dml_value *args, dml_value *out)
{
	const dml_builtin *b = x->s->library->find(name);
	dml_builtin_call c = {
		.s = x->s, .at = at, .name = b->name, .data = b->data, .nargs = n, .nout = 1};
	smr_status st;

	for (uint32_t i = 0; i < n; i++)
		c.args[i] = dml_keep(&args[i]);
	st = x->s->domain->builtin(&c, b, out);
	for (uint32_t i = 0; i < n; i++)
		dml_drop(&c.args[i]);
	return st;
}

/* The sequence of the loop variable's values. */
static smr_status iteration_values(const at_once *x, smr_dml_at at, dml_value *out)
{
	const dml_value ends[] = {dml_double((double)x->from),
				  dml_double((double)(x->from + x->n - 1))};
	dml_value column = {0};
	smr_status st = call_builtin(x, "seq", at, 2, ends, x->d == 0 ? out : &column);

	if (st == SMR_OK && x->d == 1)
		st = call_builtin(x, "t", at, 1, &column, out);
	dml_drop(&column);
	return st;
}

static smr_status eval_vectorized(at_once *x, const smr_dml_expr *e, dml_value *out)
{
	dml_value a = {0}, b = {0};
	int64_t shift;
	smr_status st;

	if (stays(x, e))
		return dml_eval(x->s, e, out);
	if (e->kind == SMR_DML_NAME)
		return iteration_values(x, e->at, out);
	if (e->kind == SMR_DML_INDEX) {
		(void)is_own(x, &e->ranges[x->d], &shift);
		return dml_index_rows(x->s, e, x->d, x->from + shift, x->n, out);
	}
	if (e->kind == SMR_DML_CALL && is_called(x, e, "as.scalar", 1))
		return eval_vectorized(x, e->args[0].value, out);
	st = eval_vectorized(x, e->kind == SMR_DML_CALL ? e->args[0].value : e->a, &a);
	if (st == SMR_OK && e->kind == SMR_DML_CALL)
		st = call_builtin(x, e->callee, e->at, 1, &a, out);
	else if (st == SMR_OK && e->b == NULL)
		st = x->s->domain->operate(x->s, e->at, e->op, &a, NULL, out);
	else if (st == SMR_OK && (st = eval_vectorized(x, e->b, &b)) == SMR_OK)
		st = x->s->domain->operate(x->s, e->at, e->op, &a, &b, out);
	dml_drop(&a);
	dml_drop(&b);
	return st;
}

static smr_status vectorize_assign(at_once *x)
{
	const smr_dml_expr *to = x->t->targets[0];
	const dml_value sizes[] = {dml_integer(x->d == 0 ? x->n : 1),
				   dml_integer(x->d == 0 ? 1 : x->n)};
	dml_value v = {0}, filled = {0};

	SMR_TRY(eval_vectorized(x, x->t->value, &v));
	if (v.kind != DML_MATRIX) { /* one number for all iterations */
		const dml_value args[] = {v, sizes[0], sizes[1]};
		smr_status st = call_builtin(x, "matrix", to->at, 3, args, &filled);

		dml_drop(&v);
		SMR_TRY(st);
		v = filled;
	}
	return dml_index_set_rows(x->s, to, x->d, x->from + x->shift, x->n, v);
}

/* Finds the reduction in s = s + e, s - e, min(s, e), max(s, e) or s += e: operand and function. */
static const smr_dml_expr *find_folded(at_once *x)
{
	const smr_dml_expr *e = x->t->value;

	x->fn = "sum";
	x->op = SMR_DML_PLUS;
	if (x->t->kind == SMR_DML_ADD)
		return e;
	if (e->kind == SMR_DML_OPERATION && (e->op == SMR_DML_PLUS || e->op == SMR_DML_MINUS) &&
	    e->b != NULL && is_named(e->a, x->target)) {
		x->op = e->op;
		return e->b;
	}
	x->fn = is_called(x, e, "min", 2) ? "min" : "max";
	return is_called(x, e, x->fn, 2) && is_named(e->args[0].value, x->target) ? e->args[1].value
										  : NULL;
}

static bool can_vectorize_fold(at_once *x)
{
	x->target = x->t->targets[0]->name;
	x->shift = FAR; /* the target is not part of a matrix */
	if (!is_a_number(x, dml_get(x->s, x->target)))
		return false;
	x->folded = find_folded(x);
	return x->folded != NULL && can_vectorize_expr(x, x->folded) && x->cells && x->width == 0 &&
	       is_of_doubles(x, x->folded);
}

static smr_status vectorize_fold(at_once *x)
{
	smr_dml_at at = x->folded->at;
	dml_value v[2] = {dml_keep(dml_get(x->s, x->target)), {0}}, all = {0}, out = {0};
	smr_status st = eval_vectorized(x, x->folded, &all);

	if (st == SMR_OK)
		st = call_builtin(x, x->fn, at, 1, &all, &v[1]);
	if (st == SMR_OK)
		st = strcmp(x->fn, "sum") == 0
			     ? x->s->domain->operate(x->s, x->t->at, x->op, &v[0], &v[1], &out)
			     : call_builtin(x, x->fn, at, 2, v, &out);
	dml_drop(&all);
	dml_drop(&v[0]);
	dml_drop(&v[1]);
	return st == SMR_OK ? dml_set(x->s, x->target, out) : st;
}

/* ---- whole loops ----------------------------------------------------------------------------- */

static bool is_assignment(const at_once *x)
{
	return x->t->targets[0]->kind == SMR_DML_INDEX;
}

/* In an analysis the number of iterations and the start may be unknown. */
static bool can_vectorize(at_once *x, const dml_range *r)
{
	x->vague = r->n < 0;
	x->from = x->vague ? 1 : (int64_t)r->from;
	x->n = x->vague ? 1 : r->n;
	return x->vague || (r->n >= FEW && r->n <= INT32_MAX && r->whole && r->step == 1 &&
			    r->from > -1e9 && r->from < 1e9);
}

static dml_vectorize_way way_of(at_once *x, const dml_range *r)
{
	const smr_dml_statement *loop = x->loop;

	if (x->s->turn != NULL || loop->kind != SMR_DML_FOR || loop->body.n != 1 ||
	    !can_vectorize(x, r))
		return DML_BY_TURNS;
	x->t = loop->body.list[0];
	if ((x->t->kind != SMR_DML_ASSIGN && x->t->kind != SMR_DML_ADD) || x->t->ntargets != 1 ||
	    !(is_assignment(x) ? can_vectorize_assign(x) : can_vectorize_fold(x)))
		return DML_BY_TURNS;
	return x->vague ? DML_NOT_SURE : DML_AT_ONCE;
}

dml_vectorize_way dml_way_of(script *s, const smr_dml_statement *loop, const dml_range *r)
{
	at_once x = {.s = s, .loop = loop, .d = -1};

	return way_of(&x, r);
}

smr_status dml_at_once(script *s, const smr_dml_statement *loop, const dml_range *r, bool *done)
{
	at_once x = {.s = s, .loop = loop, .d = -1};

	*done = way_of(&x, r) == DML_AT_ONCE;
	if (!*done)
		return SMR_OK;
	smr_log(SMR_LOG_DEBUG, "line %u: all iterations at once", x.t->at.line);
	SMR_TRY(is_assignment(&x) ? vectorize_assign(&x) : vectorize_fold(&x));
	return dml_set(s, loop->variable, dml_integer(x.from + x.n - 1));
}
