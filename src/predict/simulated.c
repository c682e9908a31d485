/* Simulates a program by discrete events: its flows' ops on the queues of one device, which
 * represents all of them since all do the same. Computing is one queue, transfers over the nearest
 * links are one, and transfers over each farther kind of links are one; loops are unrolled up to a
 * limit. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "ir/module/eval.h"
#include "predict/internal.h"
#include "predict/sim/simulate.h"

enum { MOST_TASKS = 100000 };

/* Tasks that a node's value waits for, from `from` on. */
typedef struct waits {
	size_t from, n;
} waits;

typedef struct builder {
	const smr_workload *w;
	const double *kernel_s; /* by number, of one run */
	const smr_collective_cost *moves;
	double *move_s;     /* the quantile that is simulated */
	size_t *first_step; /* by block; w->nsteps: none */
	smr_sim *s;
	SMR_VEC(uint32_t) pool;
	uint32_t last[SMR_SIM_QUEUES], before[SMR_SIM_QUEUES]; /* of this flow, of those before */
	double scale, runs;                                    /* of the current body */
} builder;

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to simulate a program");
}

/* ---- flows ----------------------------------------------------------------------------------- */

static smr_status add_waits(builder *b, waits *to, const waits *from)
{
	for (size_t i = 0; i < from->n; i++) {
		uint32_t id = b->pool.v[from->from + i];
		bool there = false;

		for (size_t k = 0; k < to->n && !there; k++)
			there = b->pool.v[to->from + k] == id;
		if (there)
			continue;
		SMR_TRY(smr_vec_push(&b->pool, id));
		to->n++;
	}
	return SMR_OK;
}

/* Returns the queue of the farthest links that a collective crosses. */
static int queue_of(const smr_collective_cost *c)
{
	int queue = 1;

	for (int i = 1; i < SMR_LINKS; i++)
		if (c->busy[i] > 0)
			queue = 1 + i;
	return queue;
}

static smr_status add_step(builder *b, const smr_predict_step *step, waits *at)
{
	const smr_workload *w = b->w;
	smr_sim_task t = {.name = smr_op_name(step->v->op), .nplaces = 1};
	uint32_t id;

	if (step->moves) {
		const smr_predict_move *x = &w->moves[step->number];

		smr_sim_cost(&t, &b->moves[step->number]);
		t.kind = SMR_SIM_COLLECTIVE;
		t.seconds = b->scale * b->move_s[step->number];
		t.collective = x->what;
		t.bytes = b->scale * x->bytes;
		t.places[0].queue = w->here ? 0 : (uint8_t)queue_of(&b->moves[step->number]);
	} else {
		t.seconds = b->scale * b->kernel_s[step->number] * step->times;
		t.flops = b->scale * w->kernels[step->number].query.work.flops * step->times;
	}
	if (at->n == 0) /* it depends on no task of this flow */
		for (int q = 0; q < SMR_SIM_QUEUES; q++)
			if (b->before[q] != SMR_SIM_NONE) {
				SMR_TRY(smr_vec_push(&b->pool, b->before[q]));
				at->n++;
			}
	SMR_TRY(smr_sim_add(b->s, &t, at->n > 0 ? &b->pool.v[at->from] : NULL, (int)at->n, &id));
	b->last[t.places[0].queue] = id;
	*at = (waits){b->pool.n, 1};
	return smr_vec_push(&b->pool, id);
}

static smr_status add_nodes(builder *b, const smr_block *block, waits *of)
{
	const smr_workload *w = b->w;
	size_t at = b->first_step[block->id];

	b->pool.n = 0;
	for (uint32_t i = 0; i < block->flow->nnodes; i++) {
		const smr_node *v = block->flow->nodes[i];
		waits *mine = &of[v->id];

		*mine = (waits){b->pool.n, 0};
		for (uint32_t k = 0; k < v->nins; k++)
			SMR_TRY(add_waits(b, mine, &of[v->ins[k]->id]));
		if (at < w->nsteps && w->steps[at].block == block->id && w->steps[at].v == v)
			SMR_TRY(add_step(b, &w->steps[at++], mine));
	}
	return SMR_OK;
}

/* Adds a flow, which begins when those before it have ended. */
static smr_status add_flow(smr_eval *e, smr_eval_frame *f, const smr_block *block)
{
	builder *b = e->ctx;
	waits *of;
	smr_status st;

	if (b->first_step[block->id] == b->w->nsteps)
		return SMR_OK;
	of = smr_calloc(block->flow->nnodes + 1, sizeof(*of));
	if (of == NULL)
		return no_memory();
	memcpy(b->before, b->last, sizeof(b->before));
	st = add_nodes(b, block, of);
	smr_free(of);
	return st;
}

/* ---- blocks ---------------------------------------------------------------------------------- */

/* Returns the runs of a body, from its first flow; @p else_runs if it has none. */
static double runs_of(const builder *b, const smr_body *body, double else_runs)
{
	for (uint32_t i = 0; i < body->n; i++)
		if (body->blocks[i]->kind == SMR_BLOCK_BASIC)
			return b->w->runs.of[body->blocks[i]->id];
	return else_runs;
}

/* Adds a body that runs so often. */
static smr_status add_body(smr_eval *e, smr_eval_frame *f, const smr_body *body, double runs)
{
	builder *b = e->ctx;
	double before = b->runs;
	smr_status st;

	b->runs = runs;
	st = smr_eval_body(e, f, body);
	b->runs = before;
	return st;
}

/* Adds @p times iterations of a loop's body: whole ones up to the task limit, the rest as a single
 * longer one. */
static smr_status add_iterations(smr_eval *e, smr_eval_frame *f, const smr_block *block,
				 double runs, double times)
{
	builder *b = e->ctx;
	double scale = b->scale;
	uint32_t before = smr_sim_tasks(b->s), turn = 0;
	smr_status st = SMR_OK;

	while (st == SMR_OK && times > 1e-9) {
		double now = times;

		/* another iteration has as many tasks as the first one */
		if (turn == 0 || smr_sim_tasks(b->s) + 2.0 * turn < MOST_TASKS)
			now = fmin(times, 1);
		b->scale = scale * now;
		for (uint32_t k = 0; k < block->nbodies && st == SMR_OK; k++)
			st = add_body(e, f, &block->bodies[k], runs);
		if (turn == 0)
			turn = smr_sim_tasks(b->s) - before;
		if (turn == 0)
			break; /* no task in it takes time */
		times -= now;
	}
	b->scale = scale;
	return st;
}

static smr_status add_while_loop(smr_eval *e, smr_eval_frame *f, const smr_block *block)
{
	builder *b = e->ctx;
	double turns = runs_of(b, &block->bodies[1], b->runs), scale = b->scale;
	double asked = runs_of(b, &block->bodies[0], turns + b->runs);
	smr_status st;

	if (b->runs <= 0)
		return SMR_OK;
	SMR_TRY(add_iterations(e, f, block, turns, turns / b->runs));
	if (asked <= turns)
		return SMR_OK;
	b->scale = scale * (asked - turns) / b->runs; /* the condition runs once more */
	st = add_body(e, f, &block->bodies[0], asked - turns);
	b->scale = scale;
	return st;
}

static smr_status add_control(smr_eval *e, smr_eval_frame *f, const smr_block *block)
{
	builder *b = e->ctx;
	double scale = b->scale;
	smr_status st = SMR_OK;

	if (block->kind == SMR_BLOCK_WHILE)
		return add_while_loop(e, f, block);
	for (uint32_t k = 0; k < block->nbodies && st == SMR_OK; k++) {
		double own = runs_of(b, &block->bodies[k], b->runs / block->nbodies);

		b->scale = b->runs > 0 ? scale * own / b->runs : 0;
		if (own > 0)
			st = add_body(e, f, &block->bodies[k], own);
	}
	b->scale = scale;
	return st;
}

static smr_status add_call(smr_eval *e, smr_eval_frame *f, const smr_block *block)
{
	const smr_body *callee = &e->m->functions[block->callee]->body;
	const builder *b = e->ctx;

	return add_body(e, f, callee, runs_of(b, callee, b->runs));
}

static const smr_domain tasks = {.flow = add_flow, .unknown = add_control, .call = add_call};

/* ---- the whole ------------------------------------------------------------------------------- */

static smr_status build_and_run(builder *b, double *seconds)
{
	const smr_module *m = b->w->model->module;
	smr_eval e = {.m = m, .domain = &tasks, .ctx = b};
	char name[24];

	SMR_TRY(smr_sim_new(1, &b->s));
	snprintf(name, sizeof(name), "%s", b->w->devices > 1 ? "each device" : "device");
	smr_sim_row(b->s, 0, name, b->w->devices);
	for (int i = 0; i < SMR_SIM_QUEUES; i++)
		b->last[i] = SMR_SIM_NONE;
	b->scale = b->runs = 1;
	SMR_TRY(smr_eval_body(&e, &(smr_eval_frame){.f = m->functions[0]}, &m->functions[0]->body));
	return smr_sim_run(b->s, seconds);
}

/* Simulates all kernels and moves by one quantile: their errors are assumed to be correlated. */
static smr_status run_quantile(const smr_cost *c, builder *b, double *kernel_s, int q,
			       double *seconds)
{
	const smr_workload *w = b->w;

	for (size_t i = 0; i < w->n; i++) {
		smr_prediction p;

		smr_forecast_share(c, w, &w->kernels[i], &p);
		kernel_s[i] = (q == 0   ? p.p10
			       : q == 1 ? p.p50
					: p.p90) *
			      (w->here ? w->devices : 1);
	}
	for (size_t i = 0; i < w->nmoves; i++) {
		const smr_collective_cost *x = &b->moves[i];

		b->move_s[i] = q == 0 ? x->p10 : q == 1 ? x->p50 : x->p90;
	}
	b->kernel_s = kernel_s;
	return build_and_run(b, seconds);
}

static void find_steps(builder *b)
{
	for (uint32_t i = 0; i < b->w->model->module->nblocks; i++)
		b->first_step[i] = b->w->nsteps;
	for (size_t i = b->w->nsteps; i-- > 0;)
		b->first_step[b->w->steps[i].block] = i;
}

static smr_status simulate(const smr_cost *c, builder *b, double *kernel_s, smr_forecast *out,
			   smr_sim **sim)
{
	double *const times[3] = {&out->p10, &out->p50, &out->p90};
	smr_status st = SMR_OK;

	find_steps(b);
	for (int q = 0; q < 3 && st == SMR_OK; q++) {
		st = run_quantile(c, b, kernel_s, q, times[q]);
		if (st == SMR_OK && q == 1) {
			out->exposed = smr_sim_used(b->s, 0).exposed;
			if (sim != NULL) {
				*sim = b->s;
				b->s = NULL;
			}
		}
		smr_sim_free(b->s);
		b->s = NULL;
	}
	if (st != SMR_OK && sim != NULL) {
		smr_sim_free(*sim);
		*sim = NULL;
	}
	return st;
}

smr_status smr_forecast_simulated(const smr_cost *c, const smr_workload *w, smr_forecast *out,
				  smr_sim **sim)
{
	builder b = {.w = w};
	smr_collective_cost *moves;
	double *kernel_s, before;
	smr_status st;

	if (sim != NULL)
		*sim = NULL;
	if (w->model == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "only tensor programs (FILE.mlir) are simulated");
	SMR_TRY(smr_forecast_of(c, w, out));
	before = out->p50;
	b.moves = moves = smr_calloc(w->nmoves + 1, sizeof(*moves));
	b.move_s = smr_calloc(w->nmoves + 1, sizeof(*b.move_s));
	b.first_step = smr_calloc(w->model->module->nblocks + 1, sizeof(*b.first_step));
	kernel_s = smr_calloc(w->n + 1, sizeof(*kernel_s));
	st = moves != NULL && b.move_s != NULL && b.first_step != NULL && kernel_s != NULL
		     ? SMR_OK
		     : no_memory();
	for (size_t i = 0; i < w->nmoves && st == SMR_OK; i++)
		st = smr_forecast_move(c->machine, w, &w->moves[i], &moves[i]);
	if (st == SMR_OK)
		st = simulate(c, &b, kernel_s, out, sim);
	if (st == SMR_OK)
		smr_forecast_shares(c->machine, w, out);
	out->source = "simulated";
	out->energy_j +=
		fmax(out->p50 - before, 0) * c->machine->idle_w * (w->here ? 0 : w->devices);
	smr_vec_free(&b.pool);
	smr_free(moves);
	smr_free(b.move_s);
	smr_free(b.first_step);
	smr_free(kernel_s);
	return st;
}
