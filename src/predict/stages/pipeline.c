/* Costs of a pass of a micro-batch on each stage, and the passes of all stages in the order of the
 * schedule. Computing after the backward pass runs once in a step: stages divide the share of the
 * layers, the first one computes the rest. */
#include "predict/stages/pipeline.h"

#include <math.h>
#include <stdio.h>

#include "base/alloc.h"
#include "predict/internal.h"
#include "predict/sim/simulate.h"
#include "predict/stages/layers.h"
#include "predict/stages/remat.h"

enum { COMPUTES, FORE_OUT, FORE_IN, BACK_OUT, BACK_IN, REDUCES };

/* Seconds, by quantile. */
typedef struct times {
	double s[3];
} times;

typedef struct pipeline {
	const smr_cost *c;
	const smr_stages *how;
	smr_layers layers;
	times part[SMR_LAYER_PARTS];  /* of a pass: over all layers, for parts of layers */
	times step_layers, step_rest; /* once in a step: of all layers, of the rest */
	times reduce_layers, reduce_rest;
	double joules, flops, bytes; /* of one device of each stage, all stages together */
	smr_collective_cost send[2];
	double adding;     /* seconds of a pass for adding gradients of all layers */
	uint32_t *ended;   /* by stage and micro-batch: forward passes, */
	uint32_t *back;    /* ... and backward ones, */
	uint32_t *sent[2]; /* ... and the tasks that bring the next stage's input */
} pipeline;

static void add_times(times *to, const times *x, double share)
{
	for (int q = 0; q < 3; q++)
		to->s[q] += share * x->s[q];
}

/* ---- what passes take ------------------------------------------------------------------------ */

/* Adds kernels of @p w, each with its times in a step; @p once: those behind the loops, else all
 * others. */
static void add_kernels(pipeline *p, const smr_workload *w, bool once, double in_step)
{
	for (size_t i = 0; i < w->nsteps; i++) {
		const smr_predict_step *s = &w->steps[i];
		double runs = s->times * w->runs.of[s->block];
		smr_layer_part part = p->layers.part[s->block];
		const smr_predict_kernel *k = &w->kernels[s->number];
		const smr_work *work = &k->query.work;
		smr_prediction x;
		times t;

		if (s->moves || (part == SMR_LAYERS_AFTER) != once)
			continue;
		smr_forecast_share(p->c, w, k, &x);
		t = (times){{x.p10, x.p50, x.p90}};
		p->joules += in_step * runs * x.energy_j;
		p->flops += in_step * runs * work->flops;
		p->bytes += in_step * runs * (work->bytes_read + work->bytes_written);
		if (!once)
			add_times(&p->part[part], &t, runs);
		else
			add_times(smr_layers_has(&p->layers, &s->v->type) ? &p->step_layers
									  : &p->step_rest,
				  &t, runs);
	}
}

/* Returns whether a group shares weights: groups of that many neighbours; all others divide the
 * batch. */
static bool is_tensor(const pipeline *p, const smr_collective_group *g)
{
	return p->how->tensor > 1 && g->stride == 1 && (uint32_t)g->n == p->how->tensor;
}

/* Adds collectives: those of a pass among devices that share weights, from @p micro; those over the
 * batch, once in a step, from @p whole, which has the right numbers of devices. */
static smr_status add_moves(pipeline *p, const smr_workload *w, bool once)
{
	for (size_t i = 0; i < w->nsteps; i++) {
		const smr_predict_step *s = &w->steps[i];
		smr_layer_part part = p->layers.part[s->block];
		const smr_predict_move *m = s->moves ? &w->moves[s->number] : NULL;
		double runs = w->runs.of[s->block];
		smr_collective_cost x;
		smr_collective_group g;
		times t;

		if (m == NULL || is_tensor(p, &m->group) == once)
			continue;
		g = m->group;
		g.job = (int)(p->how->n * p->how->data * p->how->tensor);
		SMR_TRY(smr_collective_predict(p->c->machine, m->what, m->bytes, g, &x));
		t = (times){{x.p10, x.p50, x.p90}};
		if (!once)
			add_times(&p->part[part], &t, runs);
		else
			add_times(part == SMR_LAYERS_BACKWARD || part == SMR_LAYERS_FORWARD
					  ? &p->reduce_layers
					  : &p->reduce_rest,
				  &t, runs);
	}
	return SMR_OK;
}

static smr_status find_sends(pipeline *p)
{
	const smr_stages *how = p->how;
	smr_collective_group g = {.n = (int)how->n, .stride = (int)(how->data * how->tensor)};
	double bandwidth =
		smr_cost_bandwidth(p->c->machine, p->layers.made / how->n, p->c->machine->cores);

	g.job = g.n * g.stride;
	for (int back = 0; back < 2; back++)
		SMR_TRY(smr_collective_predict(p->c->machine, SMR_PERMUTE, p->layers.carried[back],
					       g, &p->send[back]));
	p->adding = 3 * p->layers.made / bandwidth; /* read, read, written */
	return SMR_OK;
}

/* ---- passes ---------------------------------------------------------------------------------- */

static uint32_t *task_of_micro(const pipeline *p, uint32_t *of, uint32_t stage, uint32_t micro)
{
	return &of[stage * p->how->micro_batches + micro];
}

static double seconds_of(const pipeline *p, uint32_t stage, const smr_pp_step *x, int q)
{
	uint32_t last = p->how->n - 1;
	double t = p->part[x->backward ? SMR_LAYERS_BACKWARD : SMR_LAYERS_FORWARD].s[q] / p->how->n;

	if (!x->backward && stage == 0)
		t += p->part[SMR_LAYERS_BEFORE].s[q];
	/* parts between the loops run with the last layers; also without a backward pass */
	if (stage == last && (x->backward || !p->layers.backward))
		t += p->part[SMR_LAYERS_BETWEEN].s[q];
	if (x->backward && x->micro_batch > 0)
		t += p->adding / p->how->n;
	return t;
}

static smr_status add_send(pipeline *p, smr_sim *s, uint32_t stage, const smr_pp_step *x, int q,
			   uint32_t after)
{
	bool back = x->backward;
	const smr_collective_cost *c = &p->send[back];
	smr_sim_task t = {.name = back ? "gradients" : "activations",
			  .kind = SMR_SIM_SEND,
			  .bytes = p->layers.carried[back],
			  .nplaces = 2};

	smr_sim_cost(&t, c);
	t.seconds = q == 0 ? c->p10 : q == 1 ? c->p50 : c->p90;
	t.places[0] = (smr_sim_place){stage, back ? BACK_OUT : FORE_OUT};
	t.places[1] = (smr_sim_place){back ? stage - 1 : stage + 1, back ? BACK_IN : FORE_IN};
	return smr_sim_add(s, &t, &after, 1,
			   task_of_micro(p, p->sent[back], stage, x->micro_batch));
}

/* Returns false if an input of the pass is not available yet. */
static bool may_begin(const pipeline *p, uint32_t stage, const smr_pp_step *x, uint32_t *after)
{
	uint32_t last = p->how->n - 1;

	if (!x->backward && stage == 0)
		*after = SMR_SIM_NONE;
	else if (!x->backward)
		*after = *task_of_micro(p, p->sent[0], stage - 1, x->micro_batch);
	else if (stage == last)
		*after = *task_of_micro(p, p->ended, stage, x->micro_batch);
	else
		*after = *task_of_micro(p, p->sent[1], stage + 1, x->micro_batch);
	return (!x->backward && stage == 0) || *after != SMR_SIM_NONE;
}

static smr_status add_pass(pipeline *p, smr_sim *s, uint32_t stage, const smr_pp_step *x, int q,
			   uint32_t after)
{
	bool ends = x->backward ? stage == 0 : stage == p->how->n - 1;
	smr_sim_task t = {.name = x->backward ? "backward" : "forward",
			  .seconds = seconds_of(p, stage, x, q),
			  .nplaces = 1,
			  .places = {{stage, COMPUTES}}};
	uint32_t id;

	SMR_TRY(smr_sim_add(s, &t, &after, 1, &id));
	*task_of_micro(p, x->backward ? p->back : p->ended, stage, x->micro_batch) = id;
	return ends ? SMR_OK : add_send(p, s, stage, x, q, id);
}

/* Returns the next pass; a program without a backward pass has forward passes alone, in their
 * order. */
static bool next_pass(const pipeline *p, const smr_pp *pipe, uint32_t stage, uint32_t at,
		      smr_pp_step *out)
{
	uint32_t n = p->how->micro_batches * (p->layers.backward ? 2 : 1);

	if (at == n)
		return false;
	*out = p->layers.backward ? smr_pp_at(pipe, stage, at) : (smr_pp_step){.micro_batch = at};
	return true;
}

static smr_status add_passes(pipeline *p, smr_sim *s, uint32_t *at, int q)
{
	const smr_pp pipe = {p->how->schedule, p->how->n, 1, p->how->micro_batches};

	for (bool more = true; more;) {
		more = false;
		for (uint32_t stage = 0; stage < p->how->n; stage++) {
			smr_pp_step x;
			uint32_t after;

			while (next_pass(p, &pipe, stage, at[stage], &x) &&
			       may_begin(p, stage, &x, &after)) {
				SMR_TRY(add_pass(p, s, stage, &x, q, after));
				at[stage]++;
				more = true;
			}
		}
	}
	return SMR_OK;
}

/* Adds the reduction of gradients over the batch, then the tasks that run once in a step. */
static smr_status add_gradient_tail(pipeline *p, smr_sim *s, int q)
{
	for (uint32_t stage = 0; stage < p->how->n; stage++) {
		uint32_t micro = p->how->micro_batches - 1;
		uint32_t after =
			*task_of_micro(p, p->layers.backward ? p->back : p->ended, stage, micro);
		double share = 1.0 / p->how->n, first = stage == 0;
		smr_sim_task t = {.name = "reduce gradients",
				  .kind = SMR_SIM_COLLECTIVE,
				  .nplaces = 1,
				  .places = {{stage, REDUCES}}};

		t.seconds = share * p->reduce_layers.s[q] + first * p->reduce_rest.s[q];
		if (t.seconds > 0)
			SMR_TRY(smr_sim_add(s, &t, &after, 1, &after));
		t = (smr_sim_task){.name = "once in a step", .nplaces = 1, .places = {{stage, 0}}};
		t.seconds = share * p->step_layers.s[q] + first * p->step_rest.s[q];
		if (t.seconds > 0)
			SMR_TRY(smr_sim_add(s, &t, &after, 1, NULL));
	}
	return SMR_OK;
}

static smr_status build_simulation(pipeline *p, int q, double *seconds, smr_sim **out)
{
	static const char *const queues[] = {"computing",      "activations out",
					     "activations in", "gradients out",
					     "gradients in",   "reduce gradients"};
	size_t n = (size_t)p->how->n * p->how->micro_batches;
	uint32_t *at = smr_calloc(p->how->n, sizeof(*at));
	smr_sim *s = NULL;
	smr_status st = at != NULL ? smr_sim_new(p->how->n, &s) : smr_pipeline_no_memory();

	for (size_t i = 0; i < n; i++)
		p->ended[i] = p->back[i] = p->sent[0][i] = p->sent[1][i] = SMR_SIM_NONE;
	for (uint32_t i = 0; st == SMR_OK && i < p->how->n; i++) {
		char name[24];

		snprintf(name, sizeof(name), "stage %u", i);
		smr_sim_row(s, i, name, p->how->data * p->how->tensor);
	}
	for (int i = 0; st == SMR_OK && i <= REDUCES; i++)
		smr_sim_queue(s, i, queues[i]);
	if (st == SMR_OK)
		st = add_passes(p, s, at, q);
	if (st == SMR_OK)
		st = add_gradient_tail(p, s, q);
	if (st == SMR_OK)
		st = smr_sim_run(s, seconds);
	smr_free(at);
	*out = s;
	return st;
}

/* ---- results --------------------------------------------------------------------------------- */

/* Bytes of a stage: parts of layers are divided, values kept for the backward pass exist once for
 * each pass in flight, all else is assumed to be on each stage. */
static double memory_of(const pipeline *p, const smr_workload *micro)
{
	const smr_layers *l = &p->layers;
	const smr_pp pipe = {p->how->schedule, p->how->n, 1, p->how->micro_batches};
	double live = l->backward ? smr_pp_live(&pipe, 0) : 1, n = p->how->n;
	double held = isnan(micro->held) ? micro->results : micro->held;
	double kept = p->how->remat ? l->n * l->carried[0] : l->kept;
	double once = p->how->remat ? l->kept / l->n : 0; /* of the layer in its backward pass */
	double rest = fmax(held - l->kept - l->made - l->results, 0);

	return micro->arguments - l->weights + l->weights / n + live * kept / n + once +
	       (l->made + l->results) / n + rest;
}

static void fill_forecast(const pipeline *p, const smr_sim *s, smr_forecast *out)
{
	const smr_machine *m = p->c->machine;
	double each = p->how->data * p->how->tensor;

	out->energy_j = p->joules * each;
	for (uint32_t i = 0; i < p->how->n; i++) {
		smr_sim_use u = smr_sim_used(s, i);

		out->exposed += (u.exposed + u.idle) / p->how->n; /* bubbles are waiting, too */
		out->communication += (u.exposed + u.both) / p->how->n;
		out->energy_j += each * m->idle_w * (u.exposed + u.idle);
	}
	out->flops = p->flops / p->how->n;
	out->bytes = p->bytes / p->how->n;
	out->label = "modelled";
	out->source = "layers";
}

static smr_status simulate_quantiles(pipeline *p, const smr_workload *micro, smr_forecast *out,
				     smr_sim **sim)
{
	double *const quantiles[3] = {&out->p10, &out->p50, &out->p90};
	smr_status st = SMR_OK;

	for (int q = 0; q < 3 && st == SMR_OK; q++) {
		smr_sim *s = NULL;

		st = build_simulation(p, q, quantiles[q], &s);
		if (st == SMR_OK && q == 1)
			fill_forecast(p, s, out);
		if (st == SMR_OK && q == 1 && sim != NULL)
			*sim = s;
		else
			smr_sim_free(s);
	}
	if (st != SMR_OK && sim != NULL) {
		smr_sim_free(*sim);
		*sim = NULL;
	}
	if (st != SMR_OK)
		return st;
	smr_forecast_shares(p->c->machine, micro, out);
	out->price = p->c->machine->price_hour * out->p50 / 3600 * p->how->n * p->how->data *
		     p->how->tensor;
	out->memory_bytes = memory_of(p, micro);
	out->fits = p->c->machine->memory_bytes <= 0 ||
		    out->memory_bytes <= p->c->machine->memory_bytes;
	return SMR_OK;
}

/* Adds a second forward pass of layers to the backward pass. */
static void add_recomputation(pipeline *p, const smr_workload *micro)
{
	double in_step = p->how->micro_batches;

	add_times(&p->part[SMR_LAYERS_BACKWARD], &p->part[SMR_LAYERS_FORWARD], 1);
	for (size_t i = 0; i < micro->nsteps; i++) {
		const smr_predict_step *s = &micro->steps[i];
		const smr_predict_kernel *k = &micro->kernels[s->number];
		double runs = in_step * s->times * micro->runs.of[s->block];
		smr_prediction x;

		if (s->moves || p->layers.part[s->block] != SMR_LAYERS_FORWARD)
			continue;
		smr_forecast_share(p->c, micro, k, &x);
		p->joules += runs * x.energy_j;
		p->flops += runs * k->query.work.flops;
		p->bytes += runs * (k->query.work.bytes_read + k->query.work.bytes_written);
	}
}

/* Adds the costs. Both workloads have the same blocks if they are divided alike; each is used with
 * its own numbers. */
static smr_status add_costs(pipeline *p, const smr_workload *whole, const smr_workload *micro)
{
	smr_layers of_micro = p->layers;
	smr_status st;

	add_kernels(p, micro, false, p->how->micro_batches);
	SMR_TRY(add_moves(p, micro, false));
	if (p->how->remat)
		add_recomputation(p, micro);
	SMR_TRY(smr_layers_of(whole, &p->layers));
	add_kernels(p, whole, true, 1);
	st = add_moves(p, whole, true);
	smr_layers_free(&p->layers);
	p->layers = of_micro;
	return st == SMR_OK ? find_sends(p) : st;
}

static smr_status check_pipeline(const pipeline *p)
{
	const smr_pp pipe = {p->how->schedule, p->how->n, 1, p->how->micro_batches};
	uint32_t fewer = p->how->n;

	SMR_TRY(smr_pp_check(&pipe));
	if (p->how->remat)
		SMR_TRY(smr_remat_check(&p->layers));
	while (p->layers.n % fewer != 0)
		fewer--;
	if (fewer != p->how->n)
		return smr_fail(SMR_EINVAL,
				"pp=%u does not divide the %u layers of the loop in line %u "
				"(pp=%u would)",
				p->how->n, p->layers.n, p->layers.line, fewer);
	return SMR_OK;
}

uint32_t smr_stages_most(const smr_workload *w)
{
	smr_layers l;
	uint32_t n = smr_layers_of(w, &l) == SMR_OK ? l.n : 0;

	smr_layers_free(&l);
	return n;
}

smr_status smr_stages_check(const smr_workload *w, const smr_stages *how)
{
	pipeline p = {.how = how};
	smr_status st = smr_layers_of(w, &p.layers);

	if (st == SMR_OK)
		st = check_pipeline(&p);
	smr_layers_free(&p.layers);
	return st;
}

smr_status smr_forecast_stages(const smr_cost *c, const smr_workload *whole,
			       const smr_workload *micro, const smr_stages *how, smr_forecast *out,
			       smr_sim **sim)
{
	pipeline p = {.c = c, .how = how};
	size_t n = (size_t)how->n * how->micro_batches + 1;
	smr_status st = smr_layers_of(micro, &p.layers);

	*out = (smr_forecast){.source = "layers"};
	if (sim != NULL)
		*sim = NULL;
	p.ended = smr_calloc(n, sizeof(*p.ended));
	p.back = smr_calloc(n, sizeof(*p.back));
	p.sent[0] = smr_calloc(n, sizeof(*p.sent[0]));
	p.sent[1] = smr_calloc(n, sizeof(*p.sent[1]));
	if (st == SMR_OK &&
	    (p.ended == NULL || p.back == NULL || p.sent[0] == NULL || p.sent[1] == NULL))
		st = smr_pipeline_no_memory();
	if (st == SMR_OK)
		st = check_pipeline(&p);
	if (st == SMR_OK)
		st = add_costs(&p, whole, micro);
	if (st == SMR_OK)
		st = simulate_quantiles(&p, micro, out, sim);
	smr_layers_free(&p.layers);
	smr_free(p.ended);
	smr_free(p.back);
	smr_free(p.sent[0]);
	smr_free(p.sent[1]);
	return st;
}
