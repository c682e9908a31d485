/* Visits the blocks of the entry function in order: each op of a flow is a unit, every other block
 * is one as a whole. A variable has the value that was last assigned to it. */
#include "predict/units.h"

#include <string.h>

#include "predict/internal.h"

typedef struct finder {
	const smr_workload *w;
	const smr_module *m;
	smr_units *u;
	size_t *first_step; /* by block; w->nsteps: none */
	uint32_t *vars;     /* values of the entry function's variables */
} finder;

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a program's parts");
}

static smr_status add_unit(smr_units *u, uint32_t line, bool whole, uint32_t *id)
{
	*id = (uint32_t)u->units.n;
	return smr_vec_push(&u->units, (smr_unit){line, whole});
}

static smr_status add_value(smr_units *u, uint32_t maker, double bytes, uint32_t *id)
{
	*id = (uint32_t)u->values.n;
	return smr_vec_push(&u->values, (smr_unit_value){maker, bytes});
}

/* Units are made one after another, so the reads of the current one are at the end. */
static smr_status add_read(smr_units *u, uint32_t unit, uint32_t value)
{
	if (value == SMR_NO_VALUE || u->values.v[value].maker == unit)
		return SMR_OK;
	for (size_t i = u->reads.n; i > 0 && u->reads.v[i - 1].unit == unit; i--)
		if (u->reads.v[i - 1].value == value)
			return SMR_OK;
	return smr_vec_push(&u->reads, (smr_unit_read){unit, value});
}

/* ---- flows ----------------------------------------------------------------------------------- */

static double bytes_of(const smr_node *v)
{
	double sum = smr_type_bytes(&v->type);

	for (uint32_t k = 1; k <= v->nmore; k++)
		sum += smr_type_bytes(smr_node_type(v, k));
	return sum;
}

static smr_status read_all(finder *f, const smr_node *v, const uint32_t *of, uint32_t unit)
{
	for (uint32_t i = 0; i < v->nins; i++)
		SMR_TRY(add_read(f->u, unit, of[v->ins[i]->id]));
	return SMR_OK;
}

static smr_status take_step(finder *f, size_t step, const smr_node *v, uint32_t *of)
{
	uint32_t unit;

	SMR_TRY(add_unit(f->u, v->loc.line, false, &unit));
	f->u->of_step[step] = unit;
	SMR_TRY(read_all(f, v, of, unit));
	return add_value(f->u, unit, bytes_of(v), &of[v->id]);
}

/* An op that takes no time has the value of its operand. */
static smr_status propagate_producer(finder *f, const smr_node *v, uint32_t *of)
{
	uint32_t only = SMR_NO_VALUE, unit;
	bool several = false;

	for (uint32_t i = 0; i < v->nins; i++) {
		uint32_t x = of[v->ins[i]->id];

		if (x == SMR_NO_VALUE || x == only)
			continue;
		several |= only != SMR_NO_VALUE;
		only = x;
	}
	of[v->id] = only;
	if (!several)
		return SMR_OK;
	SMR_TRY(add_unit(f->u, v->loc.line, false, &unit));
	SMR_TRY(read_all(f, v, of, unit));
	return add_value(f->u, unit, bytes_of(v), &of[v->id]);
}

static smr_status walk_nodes(finder *f, const smr_block *b, uint32_t *of)
{
	const smr_graph *g = b->flow;
	size_t at = f->first_step[b->id];

	for (uint32_t i = 0; i < g->nnodes; i++) {
		const smr_node *v = g->nodes[i];

		of[v->id] = SMR_NO_VALUE;
		if (v->op == SMR_OP_param && v->bits < b->nins)
			of[v->id] = f->vars[b->ins[v->bits]];
		else if (at < f->w->nsteps && f->w->steps[at].block == b->id &&
			 f->w->steps[at].v == v)
			SMR_TRY(take_step(f, at++, v, of));
		else
			SMR_TRY(propagate_producer(f, v, of));
	}
	if (at < f->w->nsteps && f->w->steps[at].block == b->id)
		return smr_fail(SMR_EINTERNAL, "a flow's ops are in another order");
	for (uint32_t k = 0; k < b->nouts; k++)
		f->vars[b->outs[k]] = of[g->results[k]->id];
	return SMR_OK;
}

static smr_status walk_flow(finder *f, const smr_block *b)
{
	uint32_t *of = smr_calloc(b->flow->nnodes + 1, sizeof(*of));
	smr_status st = of != NULL ? walk_nodes(f, b, of) : no_memory();

	smr_free(of);
	return st;
}

/* ---- loops, choices, calls ------------------------------------------------------------------- */

static smr_status claim_body(finder *f, const smr_body *body, uint32_t unit);

static smr_status assign_steps_to_unit(finder *f, const smr_block *b, uint32_t unit)
{
	for (size_t i = f->first_step[b->id]; i < f->w->nsteps && f->w->steps[i].block == b->id;
	     i++) {
		if (f->u->of_step[i] != SMR_NO_UNIT && f->u->of_step[i] != unit)
			return smr_fail(SMR_EUNSUPPORTED,
					"line %u is called from several places, which is no part "
					"of its own",
					b->loc.line);
		f->u->of_step[i] = unit;
	}
	if (b->kind == SMR_BLOCK_CALL)
		return claim_body(f, &f->m->functions[b->callee]->body, unit);
	for (uint32_t k = 0; k < b->nbodies; k++)
		SMR_TRY(claim_body(f, &b->bodies[k], unit));
	return SMR_OK;
}

static smr_status claim_body(finder *f, const smr_body *body, uint32_t unit)
{
	for (uint32_t i = 0; i < body->n; i++)
		SMR_TRY(assign_steps_to_unit(f, body->blocks[i], unit));
	return SMR_OK;
}

/* Adds reads of the variables that a block names; variables of its own have no value before it. */
static smr_status read_vars(finder *f, const smr_block *b, uint32_t unit)
{
	if (b->kind != SMR_BLOCK_BASIC && b->kind != SMR_BLOCK_CALL)
		SMR_TRY(add_read(f->u, unit, f->vars[b->on]));
	for (uint32_t i = 0; i < b->nins; i++)
		SMR_TRY(add_read(f->u, unit, f->vars[b->ins[i]]));
	for (uint32_t k = 0; k < b->nbodies; k++)
		for (uint32_t i = 0; i < b->bodies[k].n; i++)
			SMR_TRY(read_vars(f, b->bodies[k].blocks[i], unit));
	return SMR_OK;
}

static smr_status write_vars(finder *f, const smr_function *in, const smr_block *b, uint32_t unit)
{
	for (uint32_t i = 0; i < b->nouts; i++) {
		uint32_t *var = &f->vars[b->outs[i]];
		double bytes = smr_type_bytes(&in->vars[b->outs[i]].type);

		if (*var == SMR_NO_VALUE || f->u->values.v[*var].maker != unit)
			SMR_TRY(add_value(f->u, unit, bytes, var));
	}
	for (uint32_t k = 0; k < b->nbodies; k++)
		for (uint32_t i = 0; i < b->bodies[k].n; i++)
			SMR_TRY(write_vars(f, in, b->bodies[k].blocks[i], unit));
	return SMR_OK;
}

static smr_status walk_whole(finder *f, const smr_function *in, const smr_block *b)
{
	uint32_t unit;

	SMR_TRY(add_unit(f->u, b->loc.line, true, &unit));
	SMR_TRY(assign_steps_to_unit(f, b, unit));
	SMR_TRY(read_vars(f, b, unit));
	return write_vars(f, in, b, unit);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static smr_status walk_steps(finder *f)
{
	const smr_function *in = f->m->functions[0];

	for (uint32_t i = 0; i < in->nvars; i++)
		f->vars[i] = SMR_NO_VALUE;
	for (uint32_t i = 0; i < f->m->nblocks; i++)
		f->first_step[i] = f->w->nsteps;
	for (size_t i = f->w->nsteps; i-- > 0;) {
		f->first_step[f->w->steps[i].block] = i;
		f->u->of_step[i] = SMR_NO_UNIT;
	}
	for (uint32_t i = 0; i < in->nparams; i++)
		SMR_TRY(add_value(f->u, SMR_NO_UNIT, smr_type_bytes(&in->vars[in->params[i]].type),
				  &f->vars[in->params[i]]));
	for (uint32_t i = 0; i < in->body.n; i++)
		SMR_TRY(in->body.blocks[i]->kind == SMR_BLOCK_BASIC
				? walk_flow(f, in->body.blocks[i])
				: walk_whole(f, in, in->body.blocks[i]));
	f->u->nresults = in->nresults;
	for (uint32_t i = 0; i < in->nresults; i++)
		f->u->results[i] = f->vars[in->results[i]];
	return SMR_OK;
}

smr_status smr_units_of(const smr_workload *w, smr_units *out)
{
	finder f = {.w = w, .u = out};
	smr_status st;

	*out = (smr_units){.nresults = 0};
	if (w->model == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "a script has no parts that are known before");
	f.m = w->model->module;
	f.first_step = smr_calloc(f.m->nblocks + 1, sizeof(*f.first_step));
	f.vars = smr_calloc(f.m->functions[0]->nvars + 1, sizeof(*f.vars));
	out->of_step = smr_calloc(w->nsteps + 1, sizeof(*out->of_step));
	out->results = smr_calloc(f.m->functions[0]->nresults + 1, sizeof(*out->results));
	st = f.first_step != NULL && f.vars != NULL && out->of_step != NULL && out->results != NULL
		     ? walk_steps(&f)
		     : no_memory();
	smr_free(f.first_step);
	smr_free(f.vars);
	return st;
}

void smr_units_free(smr_units *u)
{
	smr_vec_free(&u->units);
	smr_vec_free(&u->values);
	smr_vec_free(&u->reads);
	smr_free(u->of_step);
	smr_free(u->results);
	u->of_step = u->results = NULL;
}
