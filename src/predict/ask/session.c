/* A program whose cost is predicted: read once for each kind of machine and each strategy. */
#include <string.h>

#include "base/alloc.h"
#include "cost/model/trained.h"
#include "learn/train/probed.h"
#include "pass/pipeline_parallel/stage.h"
#include "predict/ask/readings.h"
#include "predict/stages/pipeline.h"
#include "predict/stages/remat.h"

bool smr_predict_runs_here(const smr_predict_session *a)
{
	return a->script != NULL || a->load.path == NULL;
}

smr_status predict_find_machine(const smr_predict_session *a, smr_predict_answer *t)
{
	if (t->found)
		return SMR_OK;
	if (!t->here)
		SMR_TRY(smr_machine_load(t->name, &t->machine));
	else
		t->machine = a->ctx->machine;
	t->found = true;
	return SMR_OK;
}

static bool same_strategy(const smr_strategy *a, const smr_strategy *b)
{
	return a->data == b->data && a->sequence == b->sequence && a->tensor == b->tensor &&
	       a->fully == b->fully && a->pipeline == b->pipeline &&
	       a->micro_batches == b->micro_batches && a->gpipe == b->gpipe && a->remat == b->remat;
}

/* Ops are fused for a kind of machine. */
smr_workload *predict_find_work(const smr_predict_session *a, const smr_predict_answer *t)
{
	for (size_t i = 0; i < a->n; i++) {
		const smr_predict_reading *o = &a->readings[i];

		if (smr_predict_runs_here(a))
			return o->work;
		if (o->here == t->here && o->kind == t->machine.kind &&
		    same_strategy(&o->strategy, &t->strategy))
			return o->work;
	}
	return NULL;
}

smr_status predict_make_room(smr_predict_session *a)
{
	size_t cap = a->cap > 0 ? 2 * a->cap : 8;
	smr_predict_reading *r;

	if (a->n < a->cap)
		return SMR_OK;
	r = smr_realloc(a->readings, cap * sizeof(*r));
	if (r == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for predictions");
	a->readings = r;
	a->cap = cap;
	return SMR_OK;
}

smr_status predict_get_whole(smr_predict_session *a)
{
	if (a->bare == NULL || a->whole != NULL)
		return SMR_OK;
	return smr_workload_whole(a->ctx, &a->load, &a->whole);
}

smr_status predict_make_bare(const smr_predict_session *a, smr_predict_bare *b)
{
	const smr_strategy *how = &b->strategy; /* the model keeps the pointer */

	b->strategy.stored_apart = true;
	return smr_workload_bare(
		a->ctx, &a->load, a->whole,
		smr_strategy_devices(how) > 1 || how->pipeline > 1 || how->remat ? how : NULL,
		&b->model);
}

smr_predict_bare *predict_find_bare(const smr_predict_session *a, const smr_strategy *how)
{
	smr_predict_bare *b = a->bare;

	while (b != NULL && !same_strategy(&b->strategy, how))
		b = b->next;
	return b;
}

smr_status predict_get_bare(smr_predict_session *a, const smr_strategy *how, const smr_model **out)
{
	smr_predict_bare *b = predict_find_bare(a, how);
	smr_status st;

	if (b != NULL) {
		*out = b->model;
		return SMR_OK;
	}
	SMR_TRY(predict_get_whole(a));
	b = smr_calloc(1, sizeof(*b));
	if (b == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for predictions");
	b->strategy = *how;
	st = predict_make_bare(a, b);
	if (st != SMR_OK) {
		smr_free(b);
		return st;
	}
	b->next = a->bare;
	a->bare = b;
	*out = b->model;
	return SMR_OK;
}

static smr_status read_tensors(smr_predict_session *a, const smr_predict_answer *t,
			       smr_workload **out)
{
	smr_workload_params how = {
		.target = t->here ? NULL : &t->machine, .turns = a->turns, .repeat = a->repeat};

	SMR_TRY(predict_get_bare(a, &t->strategy, &how.like));
	return smr_workload_read(a->ctx, &a->load, &how, out);
}

void predict_note_work(smr_predict_session *a, const smr_predict_answer *t, smr_workload *w)
{
	for (size_t i = 0; a->matmul >= 0 && i < w->n; i++)
		w->kernels[i].query.precision = (smr_dot_precision)a->matmul;
	w->eager = a->eager && w->on_device;
	a->readings[a->n++] = (smr_predict_reading){
		.here = t->here, .kind = t->machine.kind, .strategy = t->strategy, .work = w};
}

static smr_status run_compiled(const smr_predict_session *a, smr_workload **out)
{
	if (a->hooks.run != NULL)
		return a->hooks.run(a->hooks.arg, a->ctx, out);
	return a->command != NULL ? smr_predict_command(a->ctx, a->command, out)
				  : smr_workload_program(a->ctx, a->report, out);
}

static smr_status get_work(smr_predict_session *a, smr_predict_answer *t)
{
	smr_workload *w;

	t->work = predict_find_work(a, t);
	if (t->work != NULL)
		return SMR_OK;
	SMR_TRY(predict_make_room(a));
	if (a->script != NULL)
		SMR_TRY(smr_workload_script(a->ctx, a->script, a->hooks.began_s, &w));
	else if (smr_predict_runs_here(a))
		SMR_TRY(run_compiled(a, &w));
	else
		SMR_TRY(read_tensors(a, t, &w));
	predict_note_work(a, t, w);
	t->work = w;
	return SMR_OK;
}

/* Divides the batch of a program of one device over several devices, unless a strategy was given.
 */
static smr_status cut_work(smr_predict_session *a, bool is_cut, smr_predict_answer *t)
{
	uint32_t n = t->work->devices;

	if (t->devices == 0)
		t->devices = n;
	if (t->devices == n)
		return SMR_OK;
	if (smr_predict_runs_here(a))
		return smr_fail(SMR_EUNSUPPORTED, "%s runs on one device: --on %s", a->file,
				t->name);
	if (is_cut || n > 1)
		return smr_fail(SMR_EINVAL, "%s is for %u device%s: --on %s:%u",
				is_cut ? "the strategy" : a->file, n, n > 1 ? "s" : "", t->name, n);
	t->strategy.data = (uint32_t)t->devices;
	return get_work(a, t);
}

static smr_status forecast_answer(const smr_predict_session *a, smr_predict_answer *t)
{
	if (t->who == SMR_PREDICTOR_SIMULATED)
		return smr_forecast_simulated(&t->cost, t->work, &t->forecast, NULL);
	if (t->who == SMR_PREDICTOR_PROFILED)
		SMR_TRY(smr_predict_check_profile(a, t));
	return smr_forecast_of(&t->cost, t->work, &t->forecast);
}

/* ---- stages of layers ------------------------------------------------------------------------ */

static smr_status get_cut(smr_predict_session *a, smr_predict_answer *t, uint32_t data,
			  uint32_t tensor, const smr_workload **out)
{
	smr_strategy all = t->strategy;
	smr_status st;

	t->strategy = (smr_strategy){.data = data, .sequence = 1, .tensor = tensor};
	st = get_work(a, t);
	t->strategy = all;
	*out = t->work;
	return st;
}

/* Devices beyond those of the strategy divide the batch further. */
static smr_status count_stages(smr_predict_answer *t, smr_stages *s)
{
	const smr_strategy *how = &t->strategy;
	uint32_t others = how->tensor * how->pipeline;

	*s = (smr_stages){.n = how->pipeline,
			  .micro_batches = how->micro_batches,
			  .data = how->data,
			  .tensor = how->tensor,
			  .remat = how->remat,
			  .schedule = how->gpipe ? SMR_GPIPE : SMR_1F1B};
	if (s->micro_batches == 0)
		s->micro_batches = s->n;
	if (t->devices == 0)
		t->devices = (long)others * s->data;
	if (s->data == 1 && t->devices % others == 0)
		s->data = (uint32_t)(t->devices / others);
	if (t->devices != (long)others * s->data)
		return smr_fail(SMR_EINVAL, "the strategy is for %u devices: --on %s:%u",
				others * s->data, t->name, others * s->data);
	if (t->here)
		return smr_fail(SMR_EUNSUPPORTED, "pp= is for other machines than this one");
	return SMR_OK;
}

/* Predicts stages of a program that can run as stages. */
static smr_status simulate_marked_stages(smr_predict_session *a, smr_predict_answer *t,
					 const smr_stages *s, struct smr_sim **sim)
{
	smr_strategy said = t->strategy;
	smr_status st;

	t->strategy.data = s->data;
	t->strategy.micro_batches = s->micro_batches;
	st = get_work(a, t);
	t->strategy = said;
	SMR_TRY(st);
	if (s->remat && !t->work->model->anew)
		return smr_fail(SMR_EUNSUPPORTED,
				"remat is of layers of a loop, not of marked stages");
	SMR_TRY(smr_predict_choose_cost(a, t));
	return smr_forecast_marked(&t->cost, t->work, &t->forecast, sim);
}

/* Predicts layers that cannot be divided into such a program, by their kernels and the bytes from
 * one to the next. */
static smr_status simulate_layer_stages(smr_predict_session *a, smr_predict_answer *t,
					const smr_stages *s, struct smr_sim **sim)
{
	const smr_workload *whole, *micro;
	smr_status st;

	SMR_TRY(get_cut(a, t, s->data, s->tensor, &whole));
	if (whole->devices != s->data * s->tensor)
		return smr_fail(SMR_EINVAL, "%s is for %u devices already", a->file,
				whole->devices);
	SMR_TRY(smr_stages_check(whole, s));
	st = get_cut(a, t, s->data * s->micro_batches, s->tensor, &micro);
	if (st == SMR_EINVAL)
		return smr_fail(st, "%u micro-batches of %u parts of the batch: %s",
				s->micro_batches, s->data, smr_errmsg());
	SMR_TRY(st);
	SMR_TRY(smr_predict_choose_cost(a, t));
	t->work = whole;
	return smr_forecast_stages(&t->cost, whole, micro, s, &t->forecast, sim);
}

smr_status smr_predict_ask_stages(smr_predict_session *a, smr_predict_answer *t,
				  struct smr_sim **sim)
{
	static const smr_strategy whole_one = {.data = 1, .sequence = 1, .tensor = 1};
	const smr_model *bare;
	smr_stages s;

	SMR_TRY(count_stages(t, &s));
	SMR_TRY(predict_get_bare(a, &whole_one, &bare));
	if (smr_stages_marked(bare->module) > 0)
		return simulate_marked_stages(a, t, &s, sim);
	if (simulate_marked_stages(a, t, &s, sim) == SMR_OK)
		return SMR_OK;
	return simulate_layer_stages(a, t, &s, sim);
}

smr_status smr_predict_ask(smr_predict_session *a, const smr_strategy *how, smr_predict_answer *t)
{
	bool predicted; /* the cost of recomputation is predicted for a program without it */

	t->strategy = how != NULL ? *how : (smr_strategy){.data = 1, .sequence = 1, .tensor = 1};
	if (how != NULL && smr_predict_runs_here(a))
		return smr_fail(SMR_EUNSUPPORTED,
				"only tensor programs (FILE.mlir) are cut by a strategy");
	SMR_TRY(predict_find_machine(a, t));
	SMR_TRY(smr_predict_take_own(a, t));
	if (t->strategy.pipeline > 1)
		return smr_predict_ask_stages(a, t, NULL);
	SMR_TRY(get_work(a, t));
	predicted = t->strategy.remat && !t->work->model->anew;
	if (predicted && (t->here || a->who == SMR_PREDICTOR_SIMULATED))
		return smr_fail(SMR_EUNSUPPORTED,
				t->here ? "remat of loops is for other machines than this one"
					: "remat of loops is simulated with stages alone (pp=N)");
	SMR_TRY(cut_work(a, how != NULL, t));
	SMR_TRY(smr_predict_choose_cost(a, t));
	SMR_TRY(forecast_answer(a, t));
	return predicted ? smr_forecast_remat(&t->cost, t->work, &t->forecast) : SMR_OK;
}

bool smr_predict_was_read(const smr_predict_session *a)
{
	return a->bare != NULL || a->n > 0;
}

/* ---- the whole ------------------------------------------------------------------------------- */

static int count_of(const smr_predict_program *p)
{
	return (p->model != NULL) + (p->script != NULL) + (p->report != NULL) +
	       (p->command != NULL);
}

static const char *name_of(const smr_predict_program *p)
{
	const char *const names[] = {p->name, p->script != NULL ? p->script->path : NULL, p->report,
				     p->command != NULL ? p->command[0] : NULL,
				     p->model != NULL ? p->model->path : NULL};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (names[i] != NULL)
			return names[i];
	return "program";
}

/* Converts the caller's structs to internal ones. */
static smr_status take_program(const smr_predict_program *p, smr_predict_session *a)
{
	if (p == NULL || p->struct_size < sizeof(*p))
		return smr_fail(SMR_EINVAL, "no program, or struct_size of it is not %zu",
				sizeof(*p));
	if (count_of(p) != (a->hooks.run == NULL))
		return smr_fail(
			SMR_EINVAL,
			"a program is one of a model, a script, a report and a command, not %d "
			"of these",
			count_of(p));
	a->script = p->script;
	a->report = p->report;
	a->command = p->command;
	if (p->command != NULL && p->command[0] == NULL)
		return smr_fail(SMR_EINVAL, "a command without a program");
	if (p->model != NULL) {
		a->load = *p->model;
		if (a->load.path == NULL)
			a->load.path = "program";
	}
	a->file = name_of(p);
	return SMR_OK;
}

static smr_status take_matmul(const char *word, int *out)
{
	*out = -1;
	if (word == NULL)
		return SMR_OK;
	for (size_t i = 0; smr_precision_word(i) != NULL; i++)
		if (strcmp(smr_precision_word(i), word) == 0) {
			*out = (int)i;
			return SMR_OK;
		}
	return smr_fail(SMR_EINVAL,
			"matmul '%s' is none of f32, default, high, highest, tf32, tf32x3, bf16, "
			"bf16x3, bf16x6, bf16x9",
			word);
}

static smr_status take_framework(const char *word, bool *eager)
{
	*eager = word != NULL && strcmp(word, "eager") == 0;
	if (word == NULL || *eager || strcmp(word, "compiled") == 0)
		return SMR_OK;
	return smr_fail(SMR_EINVAL, "framework '%s' is none of compiled, eager", word);
}

smr_status smr_predict_session_open(smr_ctx *ctx, const smr_predict_params *p,
				    const smr_predict_hooks *hooks, smr_predict_session *out)
{
	*out = (smr_predict_session){.ctx = ctx,
				     .cost = ctx->runner.cost,
				     .load = SMR_INIT(smr_load_params),
				     .hooks = hooks != NULL ? *hooks : (smr_predict_hooks){0},
				     .model = p->learned,
				     .turns = p->turns > 0 ? p->turns : 1,
				     .repeat = p->repeat,
				     .who = p->predictor};
	SMR_TRY(take_matmul(p->matmul, &out->matmul));
	SMR_TRY(take_framework(p->framework, &out->eager));
	return take_program(p->program, out);
}

void smr_predict_session_close(smr_predict_session *a)
{
	while (a->n > 0)
		smr_workload_free(a->readings[--a->n].work);
	smr_free(a->readings);
	while (a->bare != NULL) {
		smr_predict_bare *next = a->bare->next;

		(void)smr_unload(a->bare->model);
		smr_free(a->bare);
		a->bare = next;
	}
	(void)smr_unload(a->whole);
	smr_trained_free(a->learned);
	if (a->ctx != NULL)
		a->ctx->runner.cost = a->cost;
	smr_trained_free(a->own);
	for (size_t i = 0; i < a->probed.n; i++)
		smr_probed_free(a->probed.v[i]);
	smr_vec_free(&a->probed);
}
