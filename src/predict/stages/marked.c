/* A pipeline whose program marks its stages (pass/pipeline_parallel/stage.h): its blocks become
 * tasks, stage by stage, in their order; a message is stored until it is received. */
#include <math.h>
#include <stdio.h>

#include "base/alloc.h"
#include "predict/internal.h"
#include "predict/sim/simulate.h"
#include "predict/stages/pipeline.h"

enum { COMPUTES, MOVES, FORE_OUT, FORE_IN, BACK_OUT, BACK_IN, QUEUES };

/* Cost of one run of a block on one device, and totals of all runs. */
typedef struct cost {
	double computes[3], moves[3]; /* by quantile */
	double joules, flops, bytes;
	smr_collective_cost move; /* of a block that sends */
} cost;

typedef struct letter {
	int64_t tag;
	uint32_t to, task;
} letter;

typedef struct marked {
	const smr_cost *c;
	const smr_workload *w;
	const smr_module *m;
	const smr_block *fork;
	uint32_t devices; /* devices of a stage */
	cost *blocks;     /* by number */
	letter *letters;
	size_t nletters, cap;
	uint32_t *at, *last; /* by stage: the next block, the last task */
	smr_sim *s;
	int q;
} marked;

/* ---- what blocks take ------------------------------------------------------------------------ */

static smr_status find_costs(marked *p)
{
	for (size_t i = 0; i < p->w->nsteps; i++) {
		const smr_predict_step *s = &p->w->steps[i];
		cost *to = &p->blocks[s->block];
		smr_prediction x;

		if (s->moves) {
			SMR_TRY(smr_forecast_move(p->c->machine, p->w, &p->w->moves[s->number],
						  &to->move));
			to->moves[0] += to->move.p10;
			to->moves[1] += to->move.p50;
			to->moves[2] += to->move.p90;
			continue;
		}
		smr_forecast_share(p->c, p->w, &p->w->kernels[s->number], &x);
		to->computes[0] += s->times * x.p10;
		to->computes[1] += s->times * x.p50;
		to->computes[2] += s->times * x.p90;
		to->joules += s->times * x.energy_j;
		to->flops += s->times * p->w->kernels[s->number].query.work.flops;
		to->bytes += s->times * (p->w->kernels[s->number].query.work.bytes_read +
					 p->w->kernels[s->number].query.work.bytes_written);
	}
	return SMR_OK;
}

static void add_costs(cost *to, const cost *x, double share)
{
	for (int q = 0; q < 3; q++) {
		to->computes[q] += share * x->computes[q];
		to->moves[q] += share * x->moves[q];
	}
	to->joules += share * x->joules;
	to->flops += share * x->flops;
	to->bytes += share * x->bytes;
}

/* Computes a block's cost with its callees; loops and forks in it by their mean number of runs. */
static void cost_of(const marked *p, const smr_block *b, cost *out)
{
	const smr_body *callee;

	*out = (cost){.joules = 0};
	if (b->kind != SMR_BLOCK_CALL) {
		add_costs(out, &p->blocks[b->id], 1);
		return;
	}
	callee = &p->m->functions[b->callee]->body;
	for (uint32_t i = 0; i < callee->n; i++) {
		cost inner;

		cost_of(p, callee->blocks[i], &inner);
		add_costs(out, &inner, 1);
	}
}

/* ---- tasks ----------------------------------------------------------------------------------- */

/* Returns the first op of that kind in a block's flow; NULL: there is none. */
static const smr_node *find_op(const smr_block *b, smr_op op)
{
	for (uint32_t i = 0; b->flow != NULL && i < b->flow->nnodes; i++)
		if (b->flow->nodes[i]->op == op)
			return b->flow->nodes[i];
	return NULL;
}

static smr_status add(marked *p, uint32_t stage, smr_sim_task *t, uint32_t *id)
{
	int n = p->last[stage] != SMR_SIM_NONE;

	return smr_sim_add(p->s, t, &p->last[stage], n, id);
}

static smr_status add_send(marked *p, uint32_t stage, const smr_block *b, const smr_node *v)
{
	uint32_t to = (uint32_t)smr_node_get(v, SMR_ATTR_pairs, NULL)[1] / p->devices;
	bool back = to < stage;
	smr_sim_task t = {.name = back ? "gradients" : "activations",
			  .kind = SMR_SIM_SEND,
			  .nplaces = 2,
			  .places = {{stage, back ? BACK_OUT : FORE_OUT},
				     {to, back ? BACK_IN : FORE_IN}}};

	smr_sim_cost(&t, &p->blocks[b->id].move);
	for (uint32_t i = 0; i < v->nins; i++)
		t.bytes += smr_type_bytes(&v->ins[i]->type);
	t.seconds = p->blocks[b->id].moves[p->q];
	if (p->nletters == p->cap)
		return smr_fail(SMR_EINTERNAL, "more is sent than there are blocks");
	p->letters[p->nletters] = (letter){.tag = smr_node_number(v, SMR_ATTR_kind, 0), .to = to};
	SMR_TRY(add(p, stage, &t, &p->letters[p->nletters].task));
	p->nletters++;
	return SMR_OK;
}

static const letter *find_letter(const marked *p, uint32_t stage, const smr_node *v)
{
	for (size_t i = p->nletters; i-- > 0;)
		if (p->letters[i].to == stage &&
		    p->letters[i].tag == smr_node_number(v, SMR_ATTR_kind, 0))
			return &p->letters[i];
	return NULL;
}

/* Adds a task that waits for the message and for the stage's last task. */
static smr_status add_receive(marked *p, uint32_t stage, uint32_t sent)
{
	smr_sim_task t = {.name = "receives", .nplaces = 1, .places = {{stage, COMPUTES}}};
	uint32_t after[2] = {sent, p->last[stage]};

	return smr_sim_add(p->s, &t, after, 1 + (p->last[stage] != SMR_SIM_NONE), &p->last[stage]);
}

static smr_status compute(marked *p, uint32_t stage, const smr_block *b)
{
	smr_sim_task t = {.name = b->kind == SMR_BLOCK_CALL ? p->m->functions[b->callee]->name
							    : "begins",
			  .nplaces = 1,
			  .places = {{stage, COMPUTES}}};
	cost x;

	cost_of(p, b, &x);
	t.seconds = x.computes[p->q];
	t.flops = x.flops;
	if (t.seconds > 0)
		SMR_TRY(add(p, stage, &t, &p->last[stage]));
	t = (smr_sim_task){.name = "between devices of a stage",
			   .kind = SMR_SIM_COLLECTIVE,
			   .seconds = x.moves[p->q],
			   .nplaces = 1,
			   .places = {{stage, MOVES}}};
	return t.seconds > 0 ? add(p, stage, &t, &p->last[stage]) : SMR_OK;
}

/* Advances a stage until a message is missing; sets *@p more if it advanced. */
static smr_status advance_stage(marked *p, uint32_t stage, bool *more)
{
	const smr_body *body = &p->fork->bodies[stage];

	for (; p->at[stage] < body->n; p->at[stage]++) {
		const smr_block *b = body->blocks[p->at[stage]];
		const smr_node *sends = find_op(b, SMR_OP_send), *gets = find_op(b, SMR_OP_recv);
		const letter *l = gets != NULL ? find_letter(p, stage, gets) : NULL;

		if (gets != NULL && l == NULL)
			return SMR_OK;
		if (gets != NULL)
			SMR_TRY(add_receive(p, stage, l->task));
		else if (sends != NULL)
			SMR_TRY(add_send(p, stage, b, sends));
		else
			SMR_TRY(compute(p, stage, b));
		*more = true;
	}
	return SMR_OK;
}

static smr_status build_simulation(marked *p, double *seconds)
{
	static const char *const queues[] = {"computing",       "between devices of a stage",
					     "activations out", "activations in",
					     "gradients out",   "gradients in"};

	SMR_TRY(smr_sim_new(p->m->stages, &p->s));
	for (uint32_t i = 0; i < p->m->stages; i++) {
		char name[24];

		snprintf(name, sizeof(name), "stage %u", i);
		smr_sim_row(p->s, i, name, p->devices);
		p->at[i] = 0;
		p->last[i] = SMR_SIM_NONE;
	}
	for (int i = 0; i < QUEUES; i++)
		smr_sim_queue(p->s, i, queues[i]);
	p->nletters = 0;
	for (bool more = true; more;) {
		more = false;
		for (uint32_t i = 0; i < p->m->stages; i++)
			SMR_TRY(advance_stage(p, i, &more));
	}
	return smr_sim_run(p->s, seconds);
}

/* ---- results --------------------------------------------------------------------------------- */

/* Returns the bytes of arguments that a stage reads. */
static double arguments_of(const marked *p, const smr_body *body, bool *seen)
{
	const smr_function *f = p->m->functions[0];
	double sum = 0;

	for (uint32_t v = 0; v < f->nvars; v++)
		seen[v] = false;
	for (uint32_t i = 0; i < body->n; i++)
		for (uint32_t k = 0; k < body->blocks[i]->nins; k++)
			seen[body->blocks[i]->ins[k]] = true;
	for (uint32_t i = 0; i < f->nparams; i++)
		if (seen[f->params[i]])
			sum += smr_type_bytes(&f->vars[f->params[i]].type);
	return sum;
}

static smr_status memory_of(const marked *p, double *out)
{
	bool *seen = smr_calloc((size_t)p->m->functions[0]->nvars + 1, sizeof(*seen));
	double most = 0;

	if (seen == NULL)
		return smr_pipeline_no_memory();
	for (uint32_t i = 0; i < p->m->stages; i++)
		most = fmax(most, arguments_of(p, &p->fork->bodies[i], seen));
	smr_free(seen);
	*out = most + (isnan(p->w->held) ? p->w->results : p->w->held);
	return SMR_OK;
}

static void fill_forecast(const marked *p, smr_forecast *out)
{
	const smr_machine *m = p->c->machine;
	double n = p->m->stages;

	for (uint32_t i = 0; i < p->m->stages; i++) {
		const smr_body *body = &p->fork->bodies[i];
		smr_sim_use u = smr_sim_used(p->s, i);

		out->exposed += (u.exposed + u.idle) / n; /* bubbles are waiting, too */
		out->communication += (u.exposed + u.both) / n;
		out->energy_j += p->devices * m->idle_w * (u.exposed + u.idle);
		for (uint32_t k = 0; k < body->n; k++) {
			cost x;

			cost_of(p, body->blocks[k], &x);
			out->energy_j += p->devices * x.joules;
			out->flops += x.flops / n;
			out->bytes += x.bytes / n;
		}
	}
	out->label = "modelled";
	out->source = "simulated";
}

static smr_status simulate_quantiles(marked *p, smr_forecast *out, smr_sim **sim)
{
	double *const quantiles[3] = {&out->p10, &out->p50, &out->p90};

	SMR_TRY(find_costs(p));
	for (p->q = 0; p->q < 3; p->q++) {
		smr_status st = build_simulation(p, quantiles[p->q]);

		if (st == SMR_OK && p->q == 1)
			fill_forecast(p, out);
		if (st == SMR_OK && p->q == 1 && sim != NULL)
			*sim = p->s;
		else
			smr_sim_free(p->s);
		p->s = NULL;
		SMR_TRY(st);
	}
	smr_forecast_shares(p->c->machine, p->w, out);
	out->price = p->c->machine->price_hour * out->p50 / 3600 * p->w->devices;
	SMR_TRY(memory_of(p, &out->memory_bytes));
	out->fits = p->c->machine->memory_bytes <= 0 ||
		    out->memory_bytes <= p->c->machine->memory_bytes;
	return SMR_OK;
}

smr_status smr_forecast_marked(const smr_cost *c, const smr_workload *w, smr_forecast *out,
			       smr_sim **sim)
{
	const smr_module *m = w->model->module;
	const smr_body *body = &m->functions[0]->body;
	marked p = {.c = c,
		    .w = w,
		    .m = m,
		    .fork = body->blocks[body->n - 1],
		    .devices = m->partitions / m->stages,
		    .cap = m->nblocks};
	smr_status st = SMR_OK;

	*out = (smr_forecast){.source = "simulated"};
	if (sim != NULL)
		*sim = NULL;
	p.blocks = smr_calloc((size_t)m->nblocks + 1, sizeof(*p.blocks));
	p.letters = smr_calloc((size_t)m->nblocks + 1, sizeof(*p.letters));
	p.at = smr_calloc(2 * (size_t)m->stages, sizeof(*p.at));
	if (p.blocks == NULL || p.letters == NULL || p.at == NULL)
		st = smr_pipeline_no_memory();
	p.last = p.at + m->stages;
	if (st == SMR_OK)
		st = simulate_quantiles(&p, out, sim);
	if (st != SMR_OK && sim != NULL) {
		smr_sim_free(*sim);
		*sim = NULL;
	}
	smr_free(p.blocks);
	smr_free(p.letters);
	smr_free(p.at);
	return st;
}
