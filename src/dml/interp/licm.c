/* Loop-invariant code motion: expressions of variables that a loop does not set are computed once.
 *
 * Nothing is moved: the first iteration that evaluates such an expression computes it in place, and
 * its value is kept until the loop ends, in a variable whose name no script can write. So an
 * iteration that never evaluates it computes nothing, and errors occur when and where they did.
 * Only pure expressions qualify: no random numbers, no functions of scripts. The value must be
 * smaller than its operands, and these large: products, sums and solutions of large matrices.
 * Elementwise results do not qualify, since they are fused into the loop that reads them, nor does
 * a product in a product, whose order depends on the other factors. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "dml/interp.h"

enum { LARGE = 1 << 16, NAME = 32 }; /* elements; characters */

typedef struct dml_invariant {
	UT_hash_handle hh;
	const void *e;                 /* an expression; or a loop already analysed */
	const smr_dml_statement *loop; /* outermost loop that sets none of its variables */
	char name[NAME];
} dml_invariant;

/* Pure builtin functions; `keeps`: the factor by which their results must be smaller than their
 * operands to be kept; 0: never kept. */
static const struct pure {
	const char *name;
	int keeps;
} functions[] = {
	{"t", 0},         {"exp", 0},       {"log", 0},     {"sqrt", 0},        {"abs", 0},
	{"sign", 0},      {"round", 0},     {"floor", 0},   {"ceil", 0},        {"cbind", 0},
	{"rbind", 0},     {"diag", 0},      {"nrow", 0},    {"ncol", 0},        {"length", 0},
	{"as.scalar", 0}, {"as.matrix", 0}, {"sum", 4},     {"mean", 4},        {"min", 4},
	{"max", 4},       {"rowSums", 4},   {"colSums", 4}, {"rowMeans", 4},    {"colMeans", 4},
	{"rowMaxs", 4},   {"rowMins", 4},   {"colMaxs", 4}, {"colMins", 4},     {"colVars", 4},
	{"colSds", 4},    {"rowVars", 4},   {"rowSds", 4},  {"rowIndexMax", 4}, {"rowIndexMin", 4},
	{"var", 4},       {"sd", 4},        {"trace", 4},   {"cov", 4},         {"moment", 4},
	{"det", 4},       {"quantile", 4},  {"median", 4},  {"table", 4},       {"solve", 1},
	{"inv", 1},       {"cholesky", 1},  {"order", 1},
};

static const struct pure *find_pure_function(script *s, const smr_dml_expr *e)
{
	const smr_dml_function *own;
	dml_file *file;

	if (e->space != NULL ||
	    dml_find_function(s, e->at, NULL, e->callee, &own, &file) != SMR_OK || own != NULL)
		return NULL;
	for (size_t i = 0; i < sizeof(functions) / sizeof(functions[0]); i++)
		if (strcmp(functions[i].name, e->callee) == 0)
			return &functions[i];
	return NULL;
}

/* ---- variables that a loop sets -------------------------------------------------------------- */

static bool body_sets(const smr_dml_body *b, const char *name);

static bool statement_sets(const smr_dml_statement *t, const char *name)
{
	if (t->variable != NULL && strcmp(t->variable, name) == 0)
		return true;
	for (uint32_t i = 0; i < t->ntargets; i++) {
		const smr_dml_expr *to = t->targets[i];

		if (strcmp(to->kind == SMR_DML_INDEX ? to->array : to->name, name) == 0)
			return true;
	}
	return body_sets(&t->body, name) || body_sets(&t->otherwise, name);
}

static bool body_sets(const smr_dml_body *b, const char *name)
{
	for (uint32_t i = 0; i < b->n; i++)
		if (statement_sets(b->list[i], name))
			return true;
	return false;
}

/* ---- invariant expressions ------------------------------------------------------------------- */

typedef struct finding {
	script *s;
	const smr_dml_statement *loop;
} finding;

static bool is_invariant(const finding *f, const smr_dml_expr *e);

static bool range_is_invariant(const finding *f, const smr_dml_range *r)
{
	return (r->from == NULL || is_invariant(f, r->from)) &&
	       (r->to == NULL || is_invariant(f, r->to));
}

static bool is_invariant(const finding *f, const smr_dml_expr *e)
{
	bool all = true;

	switch (e->kind) {
	case SMR_DML_NAME:
		return !statement_sets(f->loop, e->name);
	case SMR_DML_OPERATION:
		return is_invariant(f, e->a) && (e->b == NULL || is_invariant(f, e->b));
	case SMR_DML_INDEX:
		for (uint32_t i = 0; i < e->nranges; i++)
			all &= range_is_invariant(f, &e->ranges[i]);
		return all && !statement_sets(f->loop, e->array);
	case SMR_DML_CALL:
		all = find_pure_function(f->s, e) != NULL;
		for (uint32_t i = 0; all && i < e->nargs; i++)
			all = is_invariant(f, e->args[i].value);
		return all;
	case SMR_DML_LIST:
		return false;
	default:
		return true;
	}
}

static bool is_product(const smr_dml_expr *e)
{
	return e->kind == SMR_DML_OPERATION && e->op == SMR_DML_MATMULT;
}

/* Whether an operand continues a product chain: a product, or its transpose. */
static bool is_link(const smr_dml_expr *e)
{
	while (e->kind == SMR_DML_CALL && strcmp(e->callee, "t") == 0 && e->nargs == 1)
		e = e->args[0].value;
	return is_product(e);
}

static smr_status mark_invariant(const finding *f, const void *e)
{
	dml_invariant *x;

	HASH_FIND_PTR(f->s->invariants, &e, x);
	if (x != NULL)
		return SMR_OK;
	x = smr_calloc(1, sizeof(*x));
	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for what stays in a loop");
	x->e = e;
	x->loop = f->loop;
	snprintf(x->name, sizeof(x->name), "@%p", e);
	HASH_ADD_PTR(f->s->invariants, e, x);
	if (x->hh.tbl != NULL)
		return SMR_OK;
	smr_free(x);
	return smr_fail(SMR_ENOMEM, "no memory for what stays in a loop");
}

static smr_status hoist_from_expr(const finding *f, const smr_dml_expr *e, bool in_product)
{
	const struct pure *p;

	if (e == NULL)
		return SMR_OK;
	if (e->kind == SMR_DML_OPERATION) {
		if (is_product(e) && !in_product && is_invariant(f, e))
			return mark_invariant(f, e);
		SMR_TRY(hoist_from_expr(f, e->a, is_product(e) && is_link(e->a)));
		return hoist_from_expr(f, e->b, is_product(e) && e->b != NULL && is_link(e->b));
	}
	if (e->kind == SMR_DML_CALL || e->kind == SMR_DML_LIST) {
		p = e->kind == SMR_DML_CALL ? find_pure_function(f->s, e) : NULL;
		if (p != NULL && p->keeps > 0 && is_invariant(f, e))
			return mark_invariant(f, e);
		for (uint32_t i = 0; i < e->nargs; i++)
			SMR_TRY(hoist_from_expr(f, e->args[i].value, in_product));
	}
	for (uint32_t i = 0; e->kind == SMR_DML_INDEX && i < e->nranges; i++) {
		SMR_TRY(hoist_from_expr(f, e->ranges[i].from, false));
		SMR_TRY(hoist_from_expr(f, e->ranges[i].to, false));
	}
	return SMR_OK;
}

static smr_status hoist_from_body(const finding *f, const smr_dml_body *b)
{
	for (uint32_t i = 0; i < b->n; i++) {
		const smr_dml_statement *t = b->list[i];

		SMR_TRY(hoist_from_expr(f, t->value, false));
		SMR_TRY(hoist_from_expr(f, t->from, false));
		SMR_TRY(hoist_from_expr(f, t->to, false));
		SMR_TRY(hoist_from_body(f, &t->body));
		SMR_TRY(hoist_from_body(f, &t->otherwise));
	}
	return SMR_OK;
}

/* ---- run time -------------------------------------------------------------------------------- */

smr_status dml_begin_loop(script *s, const smr_dml_statement *t)
{
	finding f = {.s = s, .loop = t};
	dml_invariant *seen;
	const void *key = t;

	if (s->frame->loops++ == 0)
		SMR_TRY(dml_sparse_for(s, t));
	else if (t->kind == SMR_DML_PARFOR)
		SMR_TRY(dml_load_files(s));
	HASH_FIND_PTR(s->invariants, &key, seen);
	if (seen != NULL)
		return SMR_OK;
	SMR_TRY(mark_invariant(&f, key)); /* marks the loop as analysed */
	if (t->kind == SMR_DML_WHILE)
		SMR_TRY(hoist_from_expr(&f, t->value, false));
	return hoist_from_body(&f, &t->body);
}

void dml_end_loop(script *s, const smr_dml_statement *t)
{
	s->frame->loops--;
	for (dml_invariant *x = s->invariants; x != NULL; x = x->hh.next) {
		dml_variable *v;

		if (x->loop != t)
			continue;
		HASH_FIND_STR(s->frame->vars, x->name, v);
		if (v == NULL)
			continue;
		HASH_DEL(s->frame->vars, v);
		dml_drop(&v->value);
		smr_free(v);
	}
}

/* Returns the number of elements that a full read touches. */
static double element_count(const dml_value *v)
{
	if (v->kind != DML_MATRIX)
		return 1;
	return v->matrix->pattern != NULL ? (double)v->matrix->pattern->n
					  : (double)v->matrix->rows * (double)v->matrix->cols;
}

static double elements_read(const script *s, const smr_dml_expr *e)
{
	const dml_value *v = NULL;
	double sum = 0;

	if (e->kind == SMR_DML_NAME)
		v = dml_get(s, e->name);
	else if (e->kind == SMR_DML_INDEX)
		v = dml_get(s, e->array);
	else if (e->kind == SMR_DML_OPERATION)
		sum = elements_read(s, e->a) + (e->b != NULL ? elements_read(s, e->b) : 0);
	for (uint32_t i = 0; e->kind == SMR_DML_CALL && i < e->nargs; i++)
		sum += elements_read(s, e->args[i].value);
	return v != NULL ? element_count(v) : sum;
}

const char *dml_kept_name(const script *s, const smr_dml_expr *e)
{
	dml_invariant *x;

	HASH_FIND_PTR(s->invariants, &e, x);
	return x != NULL ? x->name : NULL;
}

smr_status dml_keep_invariant(script *s, const smr_dml_expr *e, const char *name,
			      const dml_value *v)
{
	const struct pure *p = e->kind == SMR_DML_CALL ? find_pure_function(s, e) : NULL;
	double read = elements_read(s, e);

	if (read < LARGE || element_count(v) * (p != NULL ? p->keeps : 1) > read ||
	    (v->kind != DML_MATRIX && v->kind != DML_DOUBLE))
		return SMR_OK;
	smr_log(SMR_LOG_DEBUG, "line %u: computed once for all iterations of a loop", e->at.line);
	return dml_set(s, name, dml_keep(v));
}

void dml_free_invariants(script *s)
{
	dml_invariant *x, *next;

	HASH_ITER (hh, s->invariants, x, next) {
		HASH_DEL(s->invariants, x);
		smr_free(x);
	}
}
