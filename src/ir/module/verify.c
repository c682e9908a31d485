/* The rules of block trees. */
#include "ir/module/module.h"

typedef struct checker {
	const smr_module *m;
	const smr_function *f;
} checker;

static smr_status report_broken_rule(const checker *c, const smr_block *b, const char *rule)
{
	return smr_fail(SMR_EINVAL, "program \"%s\", function %s, line %u: %s", c->m->name,
			c->f->name, b != NULL ? b->loc.line : 0, rule);
}

static smr_status check_vars(const checker *c, const smr_block *b)
{
	for (uint32_t i = 0; i < b->nins; i++)
		if (b->ins[i] >= c->f->nvars)
			return report_broken_rule(c, b,
						  "a block reads a variable that there is not");
	for (uint32_t i = 0; i < b->nouts; i++)
		if (b->outs[i] >= c->f->nvars)
			return report_broken_rule(c, b,
						  "a block sets a variable that there is not");
	return SMR_OK;
}

static smr_status check_basic(const checker *c, const smr_block *b)
{
	const smr_graph *g = b->flow;

	if (g == NULL || g->nbases > 0 || g->nresults != b->nouts)
		return report_broken_rule(
			c, b, "a basic block is a flow over values, a variable for each result");
	SMR_TRY(smr_graph_verify(g));
	for (uint32_t i = 0; i < g->nnodes; i++) {
		const smr_node *v = g->nodes[i];

		if (v->op != SMR_OP_param)
			continue;
		if (v->bits >= b->nins ||
		    !smr_type_equal(&v->type, &c->f->vars[b->ins[v->bits]].type))
			return report_broken_rule(c, b,
						  "a flow's parameter has not the variable's type");
	}
	for (uint32_t i = 0; i < b->nouts; i++)
		if (!smr_type_equal(&g->results[i]->type, &c->f->vars[b->outs[i]].type))
			return report_broken_rule(c, b,
						  "a flow's result has not the variable's type");
	return SMR_OK;
}

static smr_status check_call(const checker *c, const smr_block *b)
{
	const smr_function *to;

	if (b->callee >= c->m->nfunctions)
		return report_broken_rule(c, b, "a call of a function that there is not");
	to = c->m->functions[b->callee];
	if (b->nins != to->nparams || b->nouts != to->nresults)
		return report_broken_rule(c, b,
					  "a call with more or fewer values than the function has");
	for (uint32_t i = 0; i < b->nins; i++)
		if (!smr_type_equal(&c->f->vars[b->ins[i]].type, &to->vars[to->params[i]].type))
			return report_broken_rule(
				c, b, "an argument has another type than the parameter");
	for (uint32_t i = 0; i < b->nouts; i++)
		if (!smr_type_equal(&c->f->vars[b->outs[i]].type, &to->vars[to->results[i]].type))
			return report_broken_rule(c, b,
						  "a result has another type than the function's");
	return SMR_OK;
}

static smr_status check_on(const checker *c, const smr_block *b, smr_dtype t, uint32_t least,
			   uint32_t most)
{
	if (b->on >= c->f->nvars || c->f->vars[b->on].type.rank != 0 ||
	    c->f->vars[b->on].type.dtype != t)
		return report_broken_rule(c, b, "a block depends on a variable of another type");
	if (b->nbodies < least || b->nbodies > most)
		return report_broken_rule(c, b, "a block has too few or too many bodies");
	return SMR_OK;
}

static smr_status check_block(const checker *c, const smr_block *b)
{
	SMR_TRY(check_vars(c, b));
	switch (b->kind) {
	case SMR_BLOCK_BASIC:
		return check_basic(c, b);
	case SMR_BLOCK_CALL:
		return check_call(c, b);
	case SMR_BLOCK_CASE:
		return check_on(c, b, SMR_I32, 1, UINT32_MAX);
	case SMR_BLOCK_IF:
	case SMR_BLOCK_WHILE:
		return check_on(c, b, SMR_I1, 2, 2);
	}
	return SMR_OK;
}

static smr_status check_body(const checker *c, const smr_body *body)
{
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w))
		SMR_TRY(check_block(c, b));
	return SMR_OK;
}

smr_status smr_module_verify(const smr_module *m)
{
	checker c = {.m = m};

	if (m->nfunctions == 0)
		return smr_fail(SMR_EINVAL, "program \"%s\" has no function", m->name);
	if (m->partitions == 0 || m->replicas == 0 ||
	    (uint64_t)m->partitions * m->replicas > SMR_MAX_DEVICES)
		return smr_fail(
			SMR_EUNSUPPORTED,
			"program \"%s\" is for %u partitions of %u replicas: devices are 1 to %d",
			m->name, m->partitions, m->replicas, SMR_MAX_DEVICES);
	for (uint32_t i = 0; i < m->nfunctions; i++) {
		c.f = m->functions[i];
		for (uint32_t k = 0; k < c.f->nparams; k++)
			if (c.f->params[k] >= c.f->nvars)
				return report_broken_rule(&c, NULL,
							  "a parameter that is no variable");
		for (uint32_t k = 0; k < c.f->nresults; k++)
			if (c.f->results[k] >= c.f->nvars)
				return report_broken_rule(&c, NULL, "a result that is no variable");
		SMR_TRY(check_body(&c, &c.f->body));
	}
	return SMR_OK;
}
