#include <string.h>

#include "base/assert.h"
#include "ir/graph/graph.h"
#include "ir/graph/value.h"

static size_t size_of_kind(smr_expr_kind kind)
{
	smr_assert(kind <= SMR_EXPR_PARAM);
	return kind == SMR_EXPR_FOLD || kind == SMR_EXPR_SCAN ? sizeof(smr_expr)
							      : offsetof(smr_expr, exclusive);
}

smr_expr *smr_expr_alloc(smr_arena *a, smr_expr_kind kind)
{
	smr_expr *e = smr_arena_alloc(a, size_of_kind(kind));

	if (e != NULL)
		e->kind = kind;
	return e;
}

smr_expr *smr_expr_copy(smr_arena *a, const smr_expr *e)
{
	return smr_arena_memdup(a, e, size_of_kind(e->kind));
}

void smr_expr_put(smr_expr *to, const smr_expr *e)
{
	*to = (smr_expr){.kind = e->kind};
	memcpy(to, e, size_of_kind(e->kind));
}

/* Allocates an expression. An error about a NULL argument was reported where it arose. */
static smr_expr *make_expr(smr_graph *g, smr_expr_kind kind, smr_dtype t)
{
	smr_expr *e = smr_expr_alloc(g->arena, kind);

	if (e == NULL) {
		(void)smr_fail(SMR_ENOMEM, "no memory for an expression of flow %s", g->name);
		return NULL;
	}
	e->type = t;
	return e;
}

smr_expr *smr_expr_const(smr_graph *g, smr_dtype t, uint64_t bits)
{
	smr_expr *e = make_expr(g, SMR_EXPR_CONST, t);

	if (e != NULL)
		e->bits = smr_value_mask(t, bits);
	return e;
}

smr_expr *smr_expr_float(smr_graph *g, smr_dtype t, double v)
{
	return smr_expr_const(g, t, smr_value_from_double(t, v));
}

smr_expr *smr_expr_int(smr_graph *g, smr_dtype t, int64_t v)
{
	return smr_expr_const(g, t, smr_value_convert(t, SMR_I64, (uint64_t)v));
}

smr_expr *smr_expr_size(smr_graph *g, const smr_poly *p)
{
	smr_expr *e = p == NULL ? NULL : make_expr(g, SMR_EXPR_SIZE, SMR_I64);

	if (e != NULL)
		e->size = p;
	return e;
}

smr_expr *smr_expr_loop(smr_graph *g, uint32_t loop)
{
	smr_expr *e = make_expr(g, SMR_EXPR_INDEX, SMR_I64);

	if (e != NULL)
		e->loop = loop;
	return e;
}

smr_expr *smr_expr_read(smr_graph *g, smr_dtype t, uint32_t input, uint32_t rank, smr_index *index)
{
	smr_expr *e = rank > 0 && index == NULL ? NULL : make_expr(g, SMR_EXPR_READ, t);

	if (e == NULL)
		return NULL;
	e->input = input;
	e->rank = rank;
	e->index = index;
	return e;
}

smr_expr *smr_expr_op(smr_graph *g, smr_op op, smr_dtype t, uint32_t n, const smr_expr *const *args)
{
	smr_expr *e;

	for (uint32_t i = 0; i < n; i++)
		if (args[i] == NULL)
			return NULL;
	e = make_expr(g, SMR_EXPR_OP, t);
	if (e == NULL)
		return NULL;
	e->op = op;
	e->nargs = n;
	e->args = smr_arena_memdup(g->arena, args, n * sizeof(*args));
	if (e->args == NULL) {
		(void)smr_fail(SMR_ENOMEM, "no memory for an expression of flow %s", g->name);
		return NULL;
	}
	return e;
}

smr_expr *smr_expr_acc(smr_graph *g, smr_dtype t, uint32_t depth, uint32_t acc)
{
	smr_expr *e = make_expr(g, SMR_EXPR_ACC, t);

	if (e == NULL)
		return NULL;
	e->depth = depth;
	e->acc = acc;
	return e;
}

smr_expr *smr_expr_fold(smr_graph *g, uint32_t n, const uint32_t *loops, const smr_expr *init,
			const smr_expr *step)
{
	smr_expr *e;

	if (init == NULL || step == NULL || n > SMR_MAX_LOOPS)
		return NULL;
	e = make_expr(g, SMR_EXPR_FOLD, step->type);
	if (e == NULL)
		return NULL;
	e->nloops = n;
	memcpy(e->loops, loops, n * sizeof(*loops));
	e->nacc = 1;
	e->init[0] = init;
	e->step[0] = step;
	return e;
}

const smr_expr *smr_fold_compensated(const smr_expr *fold)
{
	const smr_expr *step;

	if (fold->kind != SMR_EXPR_FOLD || fold->nacc != 1)
		return NULL;
	step = fold->step[0];
	if (step->kind != SMR_EXPR_OP || step->op != SMR_OP_addc || step->type != SMR_F64)
		return NULL;
	for (uint32_t i = 0; i < 2; i++)
		if (step->args[i]->kind == SMR_EXPR_ACC && step->args[i]->depth == 0 &&
		    !smr_expr_open(step->args[1 - i]))
			return step->args[1 - i];
	return NULL;
}

bool smr_index_equal(const smr_index *a, const smr_index *b)
{
	static const smr_poly zero;

	if (!smr_poly_equal(a->offset, b->offset) || !smr_expr_equal(a->indirect, b->indirect) ||
	    (a->indirect != NULL && !smr_poly_equal(a->indirect_coef, b->indirect_coef)))
		return false;
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) /* a NULL coefficient is 0 */
		if (!smr_poly_equal(a->coef[l] ? a->coef[l] : &zero,
				    b->coef[l] ? b->coef[l] : &zero))
			return false;
	return true;
}

static bool fold_equal(const smr_expr *a, const smr_expr *b)
{
	smr_assert(a->kind == b->kind);
	smr_assert(a->nloops <= SMR_MAX_LOOPS && b->nloops <= SMR_MAX_LOOPS);
	if (a->nloops != b->nloops || a->nacc != b->nacc || a->result != b->result ||
	    a->exclusive != b->exclusive ||
	    memcmp(a->loops, b->loops, a->nloops * sizeof(a->loops[0])) != 0)
		return false;
	for (uint32_t k = 0; k < a->nacc; k++)
		if (!smr_expr_equal(a->init[k], b->init[k]) ||
		    !smr_expr_equal(a->step[k], b->step[k]))
			return false;
	return true;
}

static bool read_equal(const smr_expr *a, const smr_expr *b)
{
	smr_assert(a->kind == SMR_EXPR_READ && b->kind == SMR_EXPR_READ);
	if (a->input != b->input || a->rank != b->rank)
		return false;
	for (uint32_t d = 0; d < a->rank; d++)
		if (!smr_index_equal(&a->index[d], &b->index[d]))
			return false;
	return true;
}

static bool args_equal(const smr_expr *a, const smr_expr *b)
{
	smr_assert(a->kind == SMR_EXPR_OP && b->kind == SMR_EXPR_OP);
	if (a->op != b->op || a->nargs != b->nargs)
		return false;
	for (uint32_t i = 0; i < a->nargs; i++)
		if (!smr_expr_equal(a->args[i], b->args[i]))
			return false;
	return true;
}

bool smr_expr_equal(const smr_expr *a, const smr_expr *b)
{
	if (a == b)
		return true;
	if (a == NULL || b == NULL || a->kind != b->kind || a->type != b->type)
		return false;
	switch (a->kind) {
	case SMR_EXPR_CONST:
		return a->bits == b->bits;
	case SMR_EXPR_SIZE:
		return smr_poly_equal(a->size, b->size);
	case SMR_EXPR_INDEX:
		return a->loop == b->loop;
	case SMR_EXPR_READ:
		return read_equal(a, b);
	case SMR_EXPR_OP:
		return args_equal(a, b);
	case SMR_EXPR_FOLD:
	case SMR_EXPR_SCAN:
		return fold_equal(a, b);
	case SMR_EXPR_ACC:
	case SMR_EXPR_PARAM:
		return a->acc == b->acc && a->depth == b->depth;
	}
	return false;
}

double smr_const_as_double(const smr_expr *e)
{
	smr_assert(e->kind == SMR_EXPR_CONST);
	return smr_value_to_double(e->type, e->bits);
}

uint64_t smr_expr_bound(const smr_expr *e)
{
	uint64_t mask = 0;

	if (e == NULL)
		return 0;
	if (e->kind == SMR_EXPR_FOLD)
		for (uint32_t i = 0; i < e->nloops; i++)
			mask |= 1ull << (e->loops[i] & 63);
	if (e->kind == SMR_EXPR_READ)
		for (uint32_t d = 0; d < e->rank; d++)
			mask |= smr_expr_bound(e->index[d].indirect);
	for (uint32_t i = 0; i < e->nargs; i++)
		mask |= smr_expr_bound(e->args[i]);
	for (uint32_t k = 0; k < e->nacc; k++)
		mask |= smr_expr_bound(e->init[k]) | smr_expr_bound(e->step[k]);
	return mask;
}
