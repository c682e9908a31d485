/* The rules of the form. Each message names the node and the rule it breaks. */
#include <inttypes.h>
#include <string.h>

#include "graph/graph.h"

typedef struct checker {
	const smr_graph *g;
	const smr_node *v;
	uint64_t open;   /* loops bound by folds around this place */
	uint32_t depth, total;
	const smr_expr *folds[SMR_MAX_DEPTH];
	uint32_t nfolds;
} checker;

static smr_status broken(const checker *c, const char *rule)
{
	return smr_fail(SMR_EINVAL, "flow \"%s\", node %%%" PRIu32 " (%s): %s", c->g->name,
			c->v != NULL ? c->v->id : 0, c->v != NULL ? smr_op_name(c->v->op) : "none",
			rule);
}

static smr_status check_poly(const checker *c, const smr_poly *p)
{
	if (p == NULL)
		return broken(c, "a size is missing");
	for (uint32_t i = 0; i < p->nterms; i++)
		for (uint32_t s = 0; s < p->terms[i].nsyms; s++)
			if (p->terms[i].syms[s] >= c->g->nsyms)
				return broken(c, "a size has a symbol that the flow lacks");
	return SMR_OK;
}

static smr_status check_expr(checker *c, const smr_expr *e);

static smr_status check_index(checker *c, const smr_index *x)
{
	SMR_TRY(check_poly(c, x->offset));
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
		if (x->coef[l] == NULL)
			continue;
		if (l >= c->v->nest->nloops)
			return broken(c, "an index uses a loop that the nest lacks");
		if (!((c->v->nest->domain | c->open) >> l & 1))
			return broken(c, "an index uses a bound loop outside its fold");
		SMR_TRY(check_poly(c, x->coef[l]));
	}
	if (x->indirect == NULL)
		return SMR_OK;
	SMR_TRY(check_poly(c, x->indirect_coef));
	SMR_TRY(check_expr(c, x->indirect));
	return smr_dtype_is_float(x->indirect->type) ? broken(c, "an indirect index must be an integer") :
						      SMR_OK;
}

static smr_status check_read(checker *c, const smr_expr *e)
{
	const smr_node *in;

	if (e->input >= c->v->nins)
		return broken(c, "a read names an input that the nest lacks");
	in = c->v->ins[e->input];
	if (e->type != in->type.dtype)
		return broken(c, "a read's type differs from its input's");
	if (e->rank != in->type.rank)
		return broken(c, "a read has more or fewer indices than its input has dimensions");
	for (uint32_t d = 0; d < e->rank; d++)
		SMR_TRY(check_index(c, &e->index[d]));
	return SMR_OK;
}

static smr_status check_op(checker *c, const smr_expr *e)
{
	smr_dtype types[3], t;

	if ((unsigned)e->op >= SMR_OP_COUNT || smr_op_kind_of(e->op) != SMR_KIND_ELEMENT)
		return broken(c, "an expression holds an operator that is not elementwise");
	if (e->nargs != (uint32_t)smr_op_arity(e->op))
		return broken(c, "an operator has the wrong number of operands");
	for (uint32_t i = 0; i < e->nargs; i++) {
		SMR_TRY(check_expr(c, e->args[i]));
		types[i] = e->args[i]->type;
	}
	if (smr_op_type(e->op, e->nargs, types, &e->type, &t) != SMR_OK || t != e->type)
		return broken(c, "an operator's operands do not have the types it takes");
	return SMR_OK;
}

static smr_status check_loops(checker *c, const smr_expr *e, uint64_t *bound)
{
	*bound = 0;
	if (e->nloops < 1 || e->nloops > SMR_MAX_LOOPS || (e->kind == SMR_EXPR_SCAN && e->nloops != 1))
		return broken(c, "a fold runs over 1 to 12 loops, a scan along one");
	for (uint32_t i = 0; i < e->nloops; i++) {
		bool domain = e->loops[i] < c->v->nest->nloops && c->v->nest->domain >> e->loops[i] & 1;

		if (e->loops[i] >= c->v->nest->nloops)
			return broken(c, "a fold names a loop that the nest lacks");
		if (e->kind == SMR_EXPR_FOLD ? domain : !domain)
			return broken(c, e->kind == SMR_EXPR_FOLD ?
						 "a fold binds a loop of the domain" :
						 "a scan runs along a loop that is not in the domain");
		if ((c->open | *bound) >> e->loops[i] & 1)
			return broken(c, "a loop is bound twice");
		if (e->kind == SMR_EXPR_FOLD)
			*bound |= 1ULL << e->loops[i];
	}
	return SMR_OK;
}

static smr_status check_recurrence(checker *c, const smr_expr *e)
{
	uint64_t bound;

	SMR_TRY(check_loops(c, e, &bound));
	if (e->nacc < 1 || e->nacc > SMR_MAX_ACCS || e->result >= e->nacc)
		return broken(c, "a fold has 1 to 4 accumulators, and its result is one of them");
	for (uint32_t k = 0; k < e->nacc; k++) {
		if (e->init[k] == NULL || e->step[k] == NULL)
			return broken(c, "an accumulator lacks its start or its step");
		SMR_TRY(check_expr(c, e->init[k]));
	}
	c->open |= bound;
	c->folds[c->nfolds++] = e;
	for (uint32_t k = 0; k < e->nacc; k++) {
		SMR_TRY(check_expr(c, e->step[k]));
		if (e->step[k]->type != e->init[k]->type)
			return broken(c, "an accumulator's step has another type than its start");
	}
	c->nfolds--;
	c->open &= ~bound;
	return e->type == e->init[e->result]->type ? SMR_OK :
						      broken(c, "a fold's type is not its result's");
}

static smr_status check_acc(const checker *c, const smr_expr *e)
{
	const smr_expr *f;

	if (e->depth >= c->nfolds)
		return broken(c, "an accumulator stands outside its fold");
	f = c->folds[c->nfolds - 1 - e->depth];
	if (e->acc >= f->nacc || f->init[e->acc]->type != e->type)
		return broken(c, "an accumulator is not one of its fold's");
	return SMR_OK;
}

static smr_status check_kind(checker *c, const smr_expr *e)
{
	switch (e->kind) {
	case SMR_EXPR_CONST:
		return SMR_OK;
	case SMR_EXPR_SIZE:
		return e->type == SMR_I64 ? check_poly(c, e->size) : broken(c, "a size must be i64");
	case SMR_EXPR_INDEX:
		if (e->type != SMR_I64 || e->loop >= c->v->nest->nloops ||
		    !((c->v->nest->domain | c->open) >> e->loop & 1))
			return broken(c, "a loop counter is i64 and stands inside its loop");
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
	return broken(c, "an expression of no known kind");
}

static smr_status check_expr(checker *c, const smr_expr *e)
{
	smr_status st;

	if (e == NULL)
		return broken(c, "an expression is missing");
	if (c->depth >= SMR_MAX_DEPTH || c->total++ >= SMR_MAX_EXPR)
		return broken(c, "an expression is too large");
	if ((unsigned)e->type >= SMR_DTYPE_COUNT)
		return broken(c, "an expression of no known type");
	c->depth++;
	st = check_kind(c, e);
	c->depth--;
	return st;
}

static smr_status check_view(const checker *c)
{
	const smr_node *v = c->v;

	if (v->window == NULL || v->window->base >= c->g->nbases || v->type.rank > SMR_MAX_RANK)
		return broken(c, "a view needs a base of the flow and at most 8 dimensions");
	SMR_TRY(check_poly(c, v->window->offset));
	for (uint32_t d = 0; d < v->type.rank; d++) {
		SMR_TRY(check_poly(c, v->type.dims[d]));
		SMR_TRY(check_poly(c, v->window->stride[d]));
	}
	for (uint32_t i = 0; i < v->nafter; i++)
		if (v->after[i]->op != SMR_OP_nest || v->after[i]->id >= v->id)
			return broken(c, "a view comes after nests that stand before it");
	return SMR_OK;
}

static smr_status check_names(const checker *c, const smr_nest *n)
{
	for (uint32_t l = 0; l < n->nloops; l++) {
		SMR_TRY(check_poly(c, n->loops[l].extent));
		for (uint32_t k = 0; k < l; k++)
			if (strcmp(n->loops[k].name, n->loops[l].name) == 0)
				return broken(c, "two loops of a nest have one name");
	}
	return SMR_OK;
}

static smr_status check_store(checker *c)
{
	const smr_node *v = c->v, *to = v->into;

	if (to == NULL)
		return v->nest->domain == 0 ? SMR_OK :
					      broken(c, "a nest over a domain must store into a view");
	if (to->op != SMR_OP_view || to->id >= v->id)
		return broken(c, "a nest stores into a view that stands before it");
	if (!c->g->bases[to->window->base].written)
		return broken(c, "the base it stores to is not marked as written");
	if (to->type.dtype != v->nest->value->type)
		return broken(c, "the value's type differs from the view's it is stored to");
	for (uint32_t d = 0; d < to->type.rank; d++) {
		SMR_TRY(check_index(c, &v->nest->store[d]));
		for (uint32_t l = 0; l < v->nest->nloops; l++)
			if (v->nest->store[d].coef[l] != NULL && !(v->nest->domain >> l & 1))
				return broken(c, "a store uses a bound loop");
	}
	return SMR_OK;
}

static smr_status check_nest(checker *c)
{
	const smr_node *v = c->v;

	if (v->nest == NULL || v->nest->nloops > SMR_MAX_LOOPS)
		return broken(c, "a nest has at most 12 loops");
	for (uint32_t i = 0; i < v->nins; i++)
		if (v->ins[i]->id >= v->id)
			return broken(c, "an input stands after its reader");
	SMR_TRY(check_names(c, v->nest));
	SMR_TRY(check_expr(c, v->nest->value));
	if (v->nest->pred != NULL) {
		SMR_TRY(check_expr(c, v->nest->pred));
		if (v->nest->pred->type != SMR_I1)
			return broken(c, "a predicate must be i1");
	}
	return check_store(c);
}

static smr_status check_header(const checker *c)
{
	for (uint32_t i = 0; i < c->g->nwraps; i++) {
		const smr_wrap *w = &c->g->wraps[i];

		SMR_TRY(check_poly(c, w->start));
		for (uint32_t l = 0; l < w->nloops; l++) {
			SMR_TRY(check_poly(c, w->step[l]));
			SMR_TRY(check_poly(c, w->extent[l]));
		}
		if (w->lo > w->hi)
			return broken(c, "a wrap guard's range is empty");
	}
	for (uint32_t i = 0; i < c->g->nrows; i++) {
		const smr_rows *r = &c->g->rows[i];

		SMR_TRY(check_poly(c, r->first));
		SMR_TRY(check_poly(c, r->count));
		if (c->g->bases[r->table].rows >= 0 && (uint32_t)c->g->bases[r->table].rows >= i)
			return broken(c, "a row table is read before it is known");
	}
	return SMR_OK;
}

smr_status smr_graph_verify(const smr_graph *g)
{
	checker c = {.g = g};

	SMR_TRY(check_header(&c));
	for (uint32_t i = 0; i < g->nnodes; i++) {
		c = (checker){.g = g, .v = g->nodes[i]};
		if (c.v->id != i)
			return broken(&c, "its number is not its place in the flow");
		if (c.v->op == SMR_OP_view)
			SMR_TRY(check_view(&c));
		else if (c.v->op == SMR_OP_nest)
			SMR_TRY(check_nest(&c));
		else if (c.v->type.rank != 0)
			return broken(&c, "a scalar or constant has rank 0");
	}
	for (uint32_t i = 0; i < g->nresults; i++)
		if (g->results[i]->type.rank != 0)
			return smr_fail(SMR_EINVAL, "flow \"%s\": result %" PRIu32 " is not of rank 0",
					g->name, i);
	return SMR_OK;
}
