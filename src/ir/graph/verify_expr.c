/* The rules of expressions. */
#include "ir/graph/value.h"
#include "ir/graph/verify.h"

smr_status smr_check_index(smr_checker *c, const smr_index *x)
{
	SMR_TRY(smr_check_poly(c, x->offset));
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
		if (x->coef[l] == NULL || x->coef[l]->nterms == 0)
			continue;
		if (l >= c->v->nest->nloops)
			return smr_broken(c, "an index uses a loop that the nest lacks");
		if (!((c->v->nest->domain | c->open) >> l & 1))
			return smr_broken(c, "an index uses a bound loop outside its fold");
		SMR_TRY(smr_check_poly(c, x->coef[l]));
	}
	if (x->indirect == NULL)
		return SMR_OK;
	SMR_TRY(smr_check_poly(c, x->indirect_coef));
	SMR_TRY(smr_check_expr(c, x->indirect));
	return smr_dtype_is_float(x->indirect->type)
		       ? smr_broken(c, "an indirect index must be an integer")
		       : SMR_OK;
}

static smr_status check_read(smr_checker *c, const smr_expr *e)
{
	const smr_node *in;

	if (e->input >= c->v->nins)
		return smr_broken(c, "a read names an input that the nest lacks");
	in = c->v->ins[e->input];
	if (e->type != in->type.dtype)
		return smr_broken(c, "a read's type differs from its input's");
	if (e->rank != in->type.rank || (e->rank > 0 && e->index == NULL))
		return smr_broken(c,
				  "a read has more or fewer indices than its input has dimensions");
	for (uint32_t d = 0; d < e->rank; d++)
		SMR_TRY(smr_check_index(c, &e->index[d]));
	return SMR_OK;
}

static smr_status check_op(smr_checker *c, const smr_expr *e)
{
	smr_dtype types[3], t;

	if ((unsigned)e->op >= SMR_OP_COUNT || smr_op_kind_of(e->op) != SMR_KIND_ELEMENT)
		return smr_broken(c, "an expression holds an operator that is not elementwise");
	if (e->nargs != (uint32_t)smr_op_arity(e->op) || e->args == NULL)
		return smr_broken(c, "an operator has the wrong number of operands");
	for (uint32_t i = 0; i < e->nargs; i++) {
		SMR_TRY(smr_check_expr(c, e->args[i]));
		types[i] = e->args[i]->type;
	}
	if (smr_op_type(e->op, e->nargs, types, &e->type, &t) != SMR_OK)
		return smr_broken(c, smr_errmsg());
	if (t != e->type)
		return smr_broken(c, "an operator has another type than it gives");
	return SMR_OK;
}

static smr_status check_loops(smr_checker *c, const smr_expr *e, uint64_t *bound)
{
	*bound = 0;
	if (e->nloops < 1 || e->nloops > SMR_MAX_LOOPS ||
	    (e->kind == SMR_EXPR_SCAN && e->nloops != 1))
		return smr_broken(c, "a fold runs over 1 to 12 loops, a scan along one");
	for (uint32_t i = 0; i < e->nloops; i++) {
		bool domain =
			e->loops[i] < c->v->nest->nloops && c->v->nest->domain >> e->loops[i] & 1;

		if (e->loops[i] >= c->v->nest->nloops)
			return smr_broken(c, "a fold names a loop that the nest lacks");
		if (e->kind == SMR_EXPR_FOLD ? domain : !domain)
			return smr_broken(
				c, e->kind == SMR_EXPR_FOLD
					   ? "a fold binds a loop of the domain"
					   : "a scan runs along a loop that is not in the domain");
		if ((c->open | c->scanned | *bound) >> e->loops[i] & 1)
			return smr_broken(c, "a loop is bound twice");
		*bound |= 1ull << e->loops[i];
	}
	return SMR_OK;
}

static smr_status check_recurrence(smr_checker *c, const smr_expr *e)
{
	uint64_t bound;

	SMR_TRY(check_loops(c, e, &bound));
	if (e->nacc < 1 || e->nacc > SMR_MAX_ACCS || e->result >= e->nacc)
		return smr_broken(c,
				  "a fold has 1 to 4 accumulators, and its result is one of them");
	for (uint32_t k = 0; k < e->nacc; k++) {
		if (e->init[k] == NULL || e->step[k] == NULL)
			return smr_broken(c, "an accumulator lacks its start or its step");
		SMR_TRY(smr_check_expr(c, e->init[k]));
	}
	/* a scan's loop remains in the domain */
	uint64_t *where = e->kind == SMR_EXPR_FOLD ? &c->open : &c->scanned;

	*where |= bound;
	if (e->kind == SMR_EXPR_FOLD)
		c->bound |= bound;
	c->folds[c->nfolds++] = e;
	for (uint32_t k = 0; k < e->nacc; k++) {
		SMR_TRY(smr_check_expr(c, e->step[k]));
		if (e->step[k]->type != e->init[k]->type)
			return smr_broken(c,
					  "an accumulator's step has another type than its start");
	}
	c->nfolds--;
	*where &= ~bound;
	return e->type == e->init[e->result]->type
		       ? SMR_OK
		       : smr_broken(c, "a fold's type is not its result's");
}

static smr_status check_acc(const smr_checker *c, const smr_expr *e)
{
	const smr_expr *f;

	if (e->depth >= c->nfolds)
		return smr_broken(c, "an accumulator stands outside its fold");
	f = c->folds[c->nfolds - 1 - e->depth];
	if (e->acc >= f->nacc || f->init[e->acc]->type != e->type)
		return smr_broken(c, "an accumulator is not one of its fold's");
	return SMR_OK;
}

static smr_status check_kind(smr_checker *c, const smr_expr *e)
{
	if (c->body != NULL && e->kind != SMR_EXPR_PARAM && e->kind != SMR_EXPR_CONST &&
	    e->kind != SMR_EXPR_OP)
		return smr_broken(c, "a body has nothing but parameters, constants and operators");
	switch (e->kind) {
	case SMR_EXPR_PARAM:
		return c->body != NULL && e->acc < c->body->nparams
			       ? SMR_OK
			       : smr_broken(c, "a parameter that the body lacks");
	case SMR_EXPR_CONST:
		return smr_value_mask(e->type, e->bits) == e->bits
			       ? SMR_OK
			       : smr_broken(c, "a constant has bits beyond its type");
	case SMR_EXPR_SIZE:
		return e->type == SMR_I64 ? smr_check_poly(c, e->size)
					  : smr_broken(c, "a size must be i64");
	case SMR_EXPR_INDEX:
		if (e->type != SMR_I64 || e->loop >= c->v->nest->nloops ||
		    !((c->v->nest->domain | c->open) >> e->loop & 1))
			return smr_broken(c, "a loop counter is i64 and stands inside its loop");
		return SMR_OK;
	case SMR_EXPR_READ:
		return check_read(c, e);
	case SMR_EXPR_OP:
		return check_op(c, e);
	case SMR_EXPR_ACC:
		return check_acc(c, e);
	case SMR_EXPR_FOLD:
	case SMR_EXPR_SCAN:
		return check_recurrence(c, e);
	}
	return smr_broken(c, "an expression of no known kind");
}

smr_status smr_check_expr(smr_checker *c, const smr_expr *e)
{
	smr_status st;

	if (e == NULL)
		return smr_broken(c, "an expression is missing");
	if (c->depth >= SMR_MAX_DEPTH || c->total++ >= SMR_MAX_EXPR)
		return smr_broken(c, "an expression is too large");
	if ((unsigned)e->type >= SMR_DTYPE_COUNT)
		return smr_broken(c, "an expression of no known type");
	if (e->type == SMR_C64 || e->type == SMR_C128)
		return smr_broken(c, "an expression has a complex type");
	c->depth++;
	st = check_kind(c, e);
	c->depth--;
	return st;
}
