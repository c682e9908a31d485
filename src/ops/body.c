/* Compiles the body of an op into a list of steps for repeated evaluation; each step uses earlier
 * results. */
#include "ops/body.h"

#include "base/alloc.h"
#include "ops/build.h"
#include "ops/scalar.h"

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a body");
}

static smr_status append_step(smr_body_code *c, const smr_body_step *s, uint32_t *out)
{
	if (c->n == c->cap) {
		uint32_t cap = c->cap == 0 ? 16 : 2 * c->cap;
		smr_body_step *grown = smr_realloc(c->steps, cap * sizeof(*grown));

		if (grown == NULL)
			return no_memory();
		c->steps = grown;
		c->cap = cap;
	}
	c->steps[c->n] = *s;
	*out = c->n++;
	return SMR_OK;
}

static smr_status compile_expr(smr_body_code *c, const smr_expr *e, uint32_t *out)
{
	smr_body_step s = {.from = e, .op = SMR_OP_COUNT, .type = e->type, .param = UINT32_MAX};

	for (uint32_t i = 0; i < c->n; i++)
		if (c->steps[i].from == e) {
			*out = i;
			return SMR_OK;
		}
	if (e->kind == SMR_EXPR_PARAM) {
		s.param = e->acc;
	} else if (e->kind == SMR_EXPR_CONST) {
		s.bits = e->bits;
	} else {
		s.op = e->op;
		s.nargs = e->nargs;
		for (uint32_t i = 0; i < e->nargs; i++) {
			SMR_TRY(compile_expr(c, e->args[i], &s.args[i]));
			s.types[i] = e->args[i]->type;
		}
	}
	return append_step(c, &s, out);
}

smr_status smr_body_compile(const smr_lambda *l, smr_body_code **out)
{
	smr_body_code *c = smr_calloc(1, sizeof(*c));
	smr_status st = SMR_OK;

	if (c == NULL)
		return no_memory();
	c->nresults = l->nresults;
	c->results = smr_calloc(l->nresults, sizeof(*c->results));
	if (c->results == NULL)
		st = no_memory();
	for (uint32_t i = 0; st == SMR_OK && i < l->nresults; i++)
		st = compile_expr(c, l->results[i], &c->results[i]);
	if (st == SMR_OK) {
		c->values = smr_calloc(c->n, sizeof(*c->values));
		st = c->values != NULL ? SMR_OK : no_memory();
	}
	if (st != SMR_OK) {
		smr_body_free(c);
		return st;
	}
	*out = c;
	return SMR_OK;
}

smr_status smr_ops_takes(const smr_node *v, const smr_dtype *types)
{
	smr_body_code *c;
	smr_status st = SMR_OK;

	SMR_TRY(smr_body_compile(v->body, &c));
	for (uint32_t i = 0; st == SMR_OK && i < c->n; i++) {
		const smr_body_step *s = &c->steps[i];

		if (s->param != UINT32_MAX && s->type != types[s->param])
			st = smr_ops_wrong(v, "parameter %u of its body is %s, not %s", s->param,
					   smr_dtype_name(types[s->param]),
					   smr_dtype_name(s->type));
	}
	smr_body_free(c);
	return st;
}

/* Evaluates only the chosen arm of a select: a division by 0 in the other one is no error. */
smr_status smr_body_eval(smr_body_code *c, const uint64_t *params, uint64_t *results)
{
	for (uint32_t i = 0; i < c->n; i++) {
		const smr_body_step *s = &c->steps[i];
		uint64_t a[3] = {0};

		for (uint32_t k = 0; k < s->nargs; k++)
			a[k] = c->values[s->args[k]];
		if (s->param != UINT32_MAX)
			c->values[i] = params[s->param];
		else if (s->op == SMR_OP_COUNT)
			c->values[i] = s->bits;
		else if (s->op == SMR_OP_select)
			c->values[i] = a[0] & 1 ? a[1] : a[2];
		else
			SMR_TRY(smr_scalar_op(s->op, s->type, s->types, a, &c->values[i]));
	}
	for (uint32_t i = 0; i < c->nresults; i++)
		results[i] = c->values[c->results[i]];
	return SMR_OK;
}

void smr_body_free(smr_body_code *c)
{
	if (c == NULL)
		return;
	smr_free(c->steps);
	smr_free(c->values);
	smr_free(c->results);
	smr_free(c);
}
