/* Counts the runs of each flow of a program without running it: only scalars are computed.
 *
 * Loops count with scalars. So known scalars are followed through the blocks, iteration by
 * iteration, with the reference's arithmetic; arrays are unknown, and all that depends on them. A
 * loop whose condition is unknown runs as often as the caller assumes, branches of an unknown
 * condition run equally often. */
#include "run/exec/block_runs.h"

#include "back/ref/values.h"
#include "base/alloc.h"
#include "ir/module/eval.h"

enum { MOST_STEPS = 4000000 /* blocks: a second or two */ };

typedef struct counting {
	smr_block_runs *out;
	double turns;
	double weight; /* weight of the current block */
} counting;

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to count a program's loops");
}

static bool compute_scalar(const smr_node *v, const uint64_t *ins, uint64_t *bits)
{
	smr_tensor in[SMR_SCALAR_INS], out;

	for (uint32_t i = 0; i < v->nins; i++)
		if (smr_ref_tensor(&v->ins[i]->type, (void *)&ins[i], &in[i]) != SMR_OK)
			return false;
	return smr_ref_tensor(&v->type, bits, &out) == SMR_OK && smr_ref_op(v, in, &out) == SMR_OK;
}

static smr_status count_flow(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	counting *x = e->ctx;
	smr_scalar *nodes = smr_calloc(b->flow->nnodes + 1, sizeof(*nodes));

	x->out->of[b->id] += x->weight;
	if (nodes == NULL)
		return no_memory();
	smr_scalars_flow(b, compute_scalar, f->vars, nodes);
	smr_free(nodes);
	return SMR_OK;
}

static bool is_known(smr_eval *e, smr_eval_frame *f, const smr_block *b, uint64_t *bits)
{
	const smr_scalar *on = (const smr_scalar *)f->vars + b->on;

	*bits = on->bits;
	return on->known && (b->kind != SMR_BLOCK_WHILE || e->steps <= MOST_STEPS);
}

/* Returns whether it is a fork, of which each device runs one body: a known choice. */
static bool is_stages(const smr_module *m, const smr_block *b)
{
	const smr_body *body = &m->functions[0]->body;

	return m->stages > 0 && b == body->blocks[body->n - 1];
}

/* Walks each body once, with the variables that they set unknown. */
static smr_status count_unknown(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	counting *x = e->ctx;
	double weight = x->weight;

	if (!is_stages(e->m, b)) {
		x->out->unknown++;
		if (x->out->line == 0)
			x->out->line = b->loc.line;
	}
	x->weight = b->kind == SMR_BLOCK_WHILE ? weight * x->turns : weight / b->nbodies;
	for (uint32_t k = 0; k < b->nbodies; k++) {
		smr_scalars_forget(b, f->vars);
		SMR_TRY(smr_eval_body(e, f, &b->bodies[k]));
	}
	smr_scalars_forget(b, f->vars);
	x->weight = weight;
	return SMR_OK;
}

static const smr_domain numbers = {sizeof(smr_scalar), .flow = count_flow, .known = is_known,
				   .unknown = count_unknown};

smr_status smr_block_runs_count(const smr_module *m, double turns, smr_block_runs *out)
{
	counting x = {.out = out, .turns = turns, .weight = 1};
	smr_eval e = {.m = m, .domain = &numbers, .ctx = &x};
	smr_eval_frame f = {.f = m->functions[0]};
	smr_status st;

	f.vars = smr_calloc(f.f->nvars + 1, sizeof(smr_scalar));
	*out = (smr_block_runs){.of = smr_calloc(m->nblocks + 1, sizeof(*out->of))};
	st = f.vars != NULL && out->of != NULL ? smr_eval_body(&e, &f, &f.f->body) : no_memory();
	smr_free(f.vars);
	if (st != SMR_OK)
		smr_block_runs_free(out);
	return st;
}

void smr_block_runs_free(smr_block_runs *r)
{
	smr_free(r->of);
	r->of = NULL;
}
