/* Makes lists of kernels with the number of runs of each: of tensor programs as they are read, of
 * scripts as they ran. */
#include <math.h>

#include "api/model/compile.h"
#include "base/alloc.h"
#include "base/thread/clock.h"
#include "base/thread/sched_delay.h"
#include "base/thread/startup_cost.h"
#include "predict/internal.h"

smr_status smr_predict_make(smr_workload **out)
{
	smr_workload *w = smr_calloc(1, sizeof(*w));

	if (w != NULL)
		w->arena = smr_arena_new();
	if (w == NULL || w->arena == NULL) {
		smr_workload_free(w);
		return smr_fail(SMR_ENOMEM, "no memory to predict a program");
	}
	*out = w;
	return SMR_OK;
}

/* ---- tensor programs ------------------------------------------------------------------------- */

/* Default: a program that runs repeatedly. */
static const double REPEAT = 1000;

static smr_status find_kernels(smr_workload *w, double repeat)
{
	smr_predict_places p = {.n = 0};
	smr_status st = smr_executable_plan_regions(w->model->image);

	if (st == SMR_OK)
		st = smr_predict_add(&p, w->model->image, w->runs.of, 1);
	if (st == SMR_OK)
		st = smr_predict_sort_out(w, &p, repeat);
	smr_free(p.list);
	return st;
}

static double argument_bytes(const smr_module *m)
{
	const smr_function *f = m->functions[0];
	double sum = 0;

	for (uint32_t i = 0; i < f->nparams; i++)
		sum += smr_type_bytes(&f->vars[f->params[i]].type);
	return sum;
}

static bool same_bytes(const smr_function *f, uint32_t param, uint32_t result)
{
	return smr_type_bytes(&f->vars[f->params[param]].type) ==
	       smr_type_bytes(&f->vars[f->results[result]].type);
}

/* A donor's memory is that of a result of its size. */
static int32_t find_heir(const smr_function *f, const int32_t *heirs, uint32_t param)
{
	for (uint32_t r = 0; r < f->nresults; r++) {
		bool taken = false;

		for (uint32_t i = 0; i < f->nparams; i++)
			taken |= heirs[i] == (int32_t)r;
		if (!taken && same_bytes(f, param, r))
			return (int32_t)r;
	}
	return -1;
}

/* Finds the result that gets the memory of each parameter, as the program donates its arguments;
 * -1: none. */
static void find_heirs(const smr_stablehlo_face *face, const smr_function *f, int32_t *heirs)
{
	for (uint32_t i = 0; i < f->nparams; i++)
		heirs[i] = -1;
	for (uint32_t i = 0; i < face->nargs; i++) {
		const smr_stablehlo_value *a = &face->args[i], *to;

		if (a->alias < 0 || (uint32_t)a->alias >= face->nresults)
			continue;
		to = &face->results[a->alias];
		for (uint32_t k = 0; k < a->count && k < to->count; k++)
			if (a->first + k < f->nparams && to->first + k < f->nresults &&
			    same_bytes(f, a->first + k, to->first + k))
				heirs[a->first + k] = (int32_t)(to->first + k);
	}
	for (uint32_t i = 0; i < face->nargs; i++)
		for (uint32_t k = face->args[i].first;
		     face->args[i].donor && k < face->args[i].first + face->args[i].count; k++)
			if (k < f->nparams && heirs[k] < 0)
				heirs[k] = find_heir(f, heirs, k);
}

/* Donated arguments are changed in place, so they are not in memory twice. */
static smr_status foresee_held(const smr_workload *w, smr_foreseen *out)
{
	const smr_function *f = w->model->module->functions[0];
	int32_t *heirs = smr_arena_array(w->arena, f->nparams + 1, sizeof(*heirs));

	if (heirs == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to predict a program");
	find_heirs(&w->model->face, f, heirs);
	return smr_executable_foresee_given(w->model->image, heirs, out);
}

static void find_memory(smr_workload *w)
{
	const smr_function *f = w->model->module->functions[0];
	smr_foreseen seen;

	w->arguments = argument_bytes(w->model->module);
	for (uint32_t i = 0; i < f->nresults; i++)
		w->results += smr_type_bytes(&f->vars[f->results[i]].type);
	w->handed_back = smr_model_handed_back(w->model);
	w->held = NAN;
	if ((w->here ? smr_executable_foresee(w->model->image, SIZE_MAX, &seen)
		     : foresee_held(w, &seen)) == SMR_OK)
		w->held = (double)seen.bytes / w->devices;
}

smr_status smr_predict_fuse(smr_ctx *ctx, const smr_load_params *p, const smr_workload_params *how,
			    smr_workload *w)
{
	smr_load_options o = {.base = how->like};
	smr_load_params q = *p;
	int64_t from = smr_now_ns();

	if (how->target != NULL) { /* one plan for all machines of a kind; the model keeps them */
		SMR_TRY(smr_machine_reference(how->target->kind, &w->target));
		o.target = &w->target;
		o.brief = true;
	}
	if (how->strategy != NULL) {
		w->strategy = *how->strategy;
		o.strategy = &w->strategy;
	}
	w->here = how->target == NULL;
	w->on_device = !w->here && how->target->kind != SMR_MACHINE_CPU;
	o.plan_only = w->on_device;
	o.planned = true;
	q.only = "chosen"; /* nothing is compiled in the background */
	SMR_TRY(smr_model_load(ctx, &q, SMR_LOAD_FUSED, &o, &w->model));
	w->read_s = smr_seconds(from, smr_now_ns());
	return SMR_OK;
}

smr_status smr_predict_find(const smr_load_params *p, const smr_workload_params *how,
			    smr_workload *w)
{
	int64_t from = smr_now_ns();

	SMR_TRY(smr_model_finish(w->model, p));
	w->devices = smr_executable_devices(w->model->image);
	SMR_TRY(smr_block_runs_count(w->model->module, how->turns, &w->runs));
	SMR_TRY(find_kernels(w, how->repeat > 0 ? how->repeat : REPEAT));
	find_memory(w);
	w->read_s += smr_seconds(from, smr_now_ns());
	return SMR_OK;
}

smr_status smr_workload_whole(smr_ctx *ctx, const smr_load_params *p, smr_model **out)
{
	return smr_model_load(ctx, p, SMR_LOAD_READ, NULL, out);
}

smr_status smr_workload_bare(smr_ctx *ctx, const smr_load_params *p, const smr_model *whole,
			     const smr_strategy *strategy, smr_model **out)
{
	const smr_load_options o = {.strategy = strategy, .base = whole};

	return smr_model_load(ctx, p, SMR_LOAD_SIMPLIFIED, &o, out);
}

smr_status smr_workload_read(smr_ctx *ctx, const smr_load_params *p, const smr_workload_params *how,
			     smr_workload **out)
{
	smr_workload *w;
	smr_status st;

	SMR_TRY(smr_predict_make(&w));
	st = smr_predict_fuse(ctx, p, how, w);
	if (st == SMR_OK)
		st = smr_predict_find(p, how, w);
	if (st == SMR_OK)
		*out = w;
	else
		smr_workload_free(w);
	return st;
}

/* ---- scripts --------------------------------------------------------------------------------- */

static void discard_output(void *arg, const char *s, size_t n)
{
}

/* Seconds of the ops of a flow in all its runs; ops of a parfor's other threads are not measured,
 * and assumed to be equal. */
static double ops_seconds(const smr_script_flow *f)
{
	smr_executable_op op;
	double sum = 0, seen = 1;

	for (size_t i = 0; smr_executable_op_at(f->image, i, &op); i++) {
		sum += op.seconds;
		seen = fmax(seen, (double)op.runs);
	}
	return sum * fmax((double)f->runs / seen, 1);
}

/* Makes kernels of the flows. @p run_s: of the whole run, without the share of other processes. */
static smr_status take_flows(smr_workload *w, double began_s, double run_s)
{
	smr_predict_places p = {.n = 0};
	smr_script_flow f;
	smr_foreseen seen;
	smr_status st = SMR_OK;

	w->remainder_s = run_s;
	for (size_t i = 0; st == SMR_OK && smr_script_flow_at(w->script, i, &f); i++) {
		st = smr_predict_add(&p, f.image, NULL, (double)f.runs);
		w->remainder_s -= ops_seconds(&f); /* flows are built again by each process */
		smr_executable_finish(f.image);
		if (smr_executable_foresee(f.image, SIZE_MAX, &seen) == SMR_OK)
			w->held = fmax(w->held, argument_bytes(f.module) + (double)seen.bytes);
	}
	w->remainder_s = fmax(w->remainder_s, 0) + began_s + smr_startup_cost_s();
	if (st == SMR_OK)
		st = smr_predict_sort_out(w, &p, 0);
	smr_free(p.list);
	return st;
}

static smr_status run_script(smr_ctx *ctx, const smr_script_open_params *p, double began_s,
			     smr_workload *w)
{
	smr_script_open_params q = *p;
	int64_t from = smr_now_ns(), ran = smr_thread_ns(), waited = smr_sched_delay_ns();
	bool alone = smr_workers_count(ctx->runner.workers) == 1;
	double waited_s;
	smr_status st;

	q.print = discard_output;
	w->here = w->ran = true;
	w->devices = 1;
	w->host = ctx->machine;
	SMR_TRY(smr_script_load(ctx, &q, SMR_SCRIPT_TELLS_TIMES, &w->script));
	ctx->runner.times = alone ? SMR_BY_THREAD : SMR_BY_WAITING;
	st = smr_script_run(w->script, NULL, 0);
	ctx->runner.times = SMR_BY_CLOCK;
	SMR_TRY(st);
	w->read_s = smr_seconds(from, smr_now_ns());
	waited_s = smr_seconds(waited, smr_sched_delay_ns());
	w->steady = smr_predict_steady(w->read_s, waited_s);
	return take_flows(w, began_s,
			  alone ? smr_seconds(ran, smr_thread_ns()) : w->read_s - waited_s);
}

smr_status smr_workload_script(smr_ctx *ctx, const smr_script_open_params *p, double began_s,
			       smr_workload **out)
{
	smr_workload *w;
	smr_status st;

	SMR_TRY(smr_predict_make(&w));
	st = run_script(ctx, p, began_s, w);
	if (st == SMR_OK)
		*out = w;
	else
		smr_workload_free(w);
	return st;
}

void smr_workload_free(smr_workload *w)
{
	if (w == NULL)
		return;
	(void)smr_unload(w->model);
	(void)smr_script_close(w->script);
	smr_block_runs_free(&w->runs);
	smr_arena_free(w->arena);
	smr_free(w);
}
