/* Detects scans over layers: a loop with as many iterations as the arrays that it reads and does
 * not change have parts along their first dimension. Arrays that it updates by a part in each
 * iteration (dynamic_update) are kept for the backward pass, or are gradients; other changed
 * variables are passed from layer to layer. */
#include "predict/stages/layers.h"

#include <math.h>

#include "base/alloc.h"
#include "predict/internal.h"

enum { MOST_LAYERS = 1 << 20 };

typedef struct finder {
	const smr_workload *w;
	const smr_module *m;
	const smr_function *f;
	smr_layers *l;
	bool *reads, *writes, *updates; /* by variable, of one loop */
	unsigned loops;
} finder;

static bool has_parts(const smr_type *t, uint32_t n)
{
	int64_t dims[SMR_MAX_RANK];

	return t->rank > 0 && smr_type_dims(t, dims) && dims[0] == n;
}

bool smr_layers_has(const smr_layers *l, const smr_type *t)
{
	return has_parts(t, l->n);
}

/* ---- one loop -------------------------------------------------------------------------------- */

static bool is_dynamic_update(const smr_block *b, uint32_t k)
{
	const smr_node *v = b->flow->results[k];

	while (v->op == SMR_OP_reshape && v->nins == 1)
		v = v->ins[0];
	return v->op == SMR_OP_dynamic_update;
}

static void find_accessed_vars(finder *x, const smr_body *body)
{
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w)) {
		for (uint32_t k = 0; k < b->nins; k++)
			x->reads[b->ins[k]] = true;
		for (uint32_t k = 0; k < b->nouts; k++) {
			x->writes[b->outs[k]] = true;
			if (b->kind == SMR_BLOCK_BASIC && is_dynamic_update(b, k))
				x->updates[b->outs[k]] = true;
		}
	}
}

static uint32_t count_layers(const finder *x, const smr_block *b)
{
	for (uint32_t i = 0; i < b->bodies[1].n; i++)
		if (b->bodies[1].blocks[i]->kind == SMR_BLOCK_BASIC) {
			double n = x->w->runs.of[b->bodies[1].blocks[i]->id];

			return n >= 2 && n <= MOST_LAYERS && n == floor(n) ? (uint32_t)n : 0;
		}
	return 0;
}

/* Returns false if the loop is not over layers. */
static bool is_over_layers(finder *x, const smr_block *b, uint32_t n)
{
	bool reads = false;

	for (uint32_t i = 0; i < x->f->nvars; i++)
		x->reads[i] = x->writes[i] = x->updates[i] = false;
	find_accessed_vars(x, &b->bodies[1]);
	for (uint32_t i = 0; i < x->f->nvars && !reads; i++)
		reads = x->reads[i] && !x->writes[i] && has_parts(&x->f->vars[i].type, n);
	return n > 0 && reads;
}

/* Sums the bytes of a loop. A variable that is written in it and was set before is passed on; a
 * parameter of the loop is both read and written. */
static void take_loop(finder *x, bool backward)
{
	for (uint32_t i = 0; i < x->f->nvars; i++) {
		const smr_type *t = &x->f->vars[i].type;
		double bytes = smr_type_bytes(t);

		if (!x->reads[i] || !x->writes[i] || t->rank == 0)
			continue;
		if (x->updates[i] && has_parts(t, x->l->n))
			*(backward ? &x->l->made : &x->l->kept) += bytes;
		else
			x->l->carried[backward] += bytes;
	}
}

/* ---- the program ----------------------------------------------------------------------------- */

static void mark_layer_part(finder *x, const smr_block *b, smr_layer_part part)
{
	x->l->part[b->id] = part;
	if (b->kind == SMR_BLOCK_CALL)
		for (uint32_t i = 0; i < x->m->functions[b->callee]->body.n; i++)
			mark_layer_part(x, x->m->functions[b->callee]->body.blocks[i], part);
	for (uint32_t k = 0; k < b->nbodies; k++)
		for (uint32_t i = 0; i < b->bodies[k].n; i++)
			mark_layer_part(x, b->bodies[k].blocks[i], part);
}

static smr_status take_block(finder *x, const smr_block *b)
{
	uint32_t n = b->kind == SMR_BLOCK_WHILE ? count_layers(x, b) : 0;

	if (n == 0 || !is_over_layers(x, b, n)) {
		mark_layer_part(x, b,
				x->loops == 0   ? SMR_LAYERS_BEFORE
				: x->loops == 1 ? SMR_LAYERS_BETWEEN
						: SMR_LAYERS_AFTER);
		return SMR_OK;
	}
	if (x->loops == 0) {
		x->l->n = n;
		x->l->line = b->loc.line;
	}
	if (x->loops == 2 || n != x->l->n)
		return smr_fail(SMR_EUNSUPPORTED,
				"line %u: another loop over %u layers; a pipeline is of one loop, "
				"or of one forward and one backward over as many",
				b->loc.line, n);
	take_loop(x, x->loops == 1);
	mark_layer_part(x, b, x->loops == 0 ? SMR_LAYERS_FORWARD : SMR_LAYERS_BACKWARD);
	x->l->backward = ++x->loops == 2;
	return SMR_OK;
}

static smr_status find_layers(finder *x)
{
	for (uint32_t i = 0; i < x->f->body.n; i++)
		SMR_TRY(take_block(x, x->f->body.blocks[i]));
	if (x->loops == 0)
		return smr_fail(SMR_EUNSUPPORTED,
				"no loop is over layers, with weights that have a part for each of "
				"its iterations, and no op is marked with its stage: nothing says "
				"which ops are a layer or a stage");
	for (uint32_t i = 0; i < x->f->nparams; i++)
		if (smr_layers_has(x->l, &x->f->vars[x->f->params[i]].type))
			x->l->weights += smr_type_bytes(&x->f->vars[x->f->params[i]].type);
	for (uint32_t i = 0; i < x->f->nresults; i++)
		if (smr_layers_has(x->l, &x->f->vars[x->f->results[i]].type))
			x->l->results += smr_type_bytes(&x->f->vars[x->f->results[i]].type);
	return SMR_OK;
}

smr_status smr_layers_of(const smr_workload *w, smr_layers *out)
{
	finder x = {.w = w, .l = out};
	smr_status st;

	*out = (smr_layers){.n = 0};
	if (w->model == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "a script has no loops that are known before");
	x.m = w->model->module;
	x.f = x.m->functions[0];
	out->part = smr_calloc(x.m->nblocks + 1, sizeof(*out->part));
	x.reads = smr_calloc(x.f->nvars + 1, sizeof(bool));
	x.writes = smr_calloc(x.f->nvars + 1, sizeof(bool));
	x.updates = smr_calloc(x.f->nvars + 1, sizeof(bool));
	st = out->part != NULL && x.reads != NULL && x.writes != NULL && x.updates != NULL
		     ? find_layers(&x)
		     : smr_fail(SMR_ENOMEM, "no memory for a program's layers");
	smr_free(x.reads);
	smr_free(x.writes);
	smr_free(x.updates);
	return st;
}

void smr_layers_free(smr_layers *l)
{
	smr_free(l->part);
	l->part = NULL;
}
