/* Loads tensor programs: parses them, runs the passes (pass/passes.h) and prepares kernels.
 *
 * A model is at one stage. Up to SMR_LOAD_READ it is the same for every partitioning, up to
 * SMR_LOAD_SIMPLIFIED the same for every target machine: models at these stages are the base of
 * others. */
#include "api/model/compile.h"

#include <stdio.h>
#include <string.h>

#include "api/model/model.h"
#include "api/model/parts.h"
#include "back/ref/values.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "base/thread/clock.h"

/* ---- parameters ----------------------------------------------------------------------------- */

static smr_status take_shapes(smr_model *m, const smr_load_params *p)
{
	if (p->args == NULL)
		return SMR_OK;
	m->shapes = smr_calloc(p->nargs + 1, sizeof(*m->shapes));
	if (m->shapes == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for sizes");
	for (size_t i = 0; i < p->nargs; i++) {
		if (p->args[i].rank > SMR_MAX_RANK)
			return smr_fail(SMR_EINVAL, "argument %zu has %u dimensions", i,
					p->args[i].rank);
		m->shapes[i].rank = p->args[i].rank;
		memcpy(m->shapes[i].dims, p->args[i].dims, sizeof(m->shapes[i].dims));
	}
	return SMR_OK;
}

static void report_tuning(void *arg, const smr_tune *t)
{
	const smr_model *m = arg;
	smr_model_tuning so_far = smr_model_tuning_of(t);

	m->tuning(m->tuning_arg, &so_far);
}

static smr_status set_tuning(smr_model *m, const smr_load_params *p)
{
	if (!(p->tune_s > 0))
		return SMR_OK;
	if (m->runner.fixed || m->runner.via != NULL || m->runner.only_impl != NULL)
		return smr_fail(SMR_EINVAL, "smr_load: %s, so there is nothing to tune",
				m->runner.fixed         ? "the plan is fixed"
				: m->runner.via != NULL ? "kernels run elsewhere"
							: "one implementation runs all");
	m->tune = (smr_tune){.limit_s = p->tune_s};
	m->tuning = p->tuning;
	m->tuning_arg = p->tuning_arg;
	if (p->tuning != NULL) {
		m->tune.tell = report_tuning;
		m->tune.arg = m;
	}
	m->runner.tune = &m->tune;
	return SMR_OK;
}

static smr_status set_limits(smr_model *m, const smr_load_params *p, bool plan_only)
{
	const smr_impl *only = p->only != NULL ? smr_impl_find(p->only) : NULL;

	m->runner = m->ctx->runner;
	m->runner.interrupts = &m->interrupts;
	m->runner.many = !m->ctx->once;
	m->runner.told = plan_only;
	if (p->only == NULL)
		return SMR_OK;
	if (strcmp(p->only, "chosen") == 0) {
		m->runner.at_once = true;
		return SMR_OK;
	}
	if (strcmp(p->only, "region") == 0) {
		m->runner.many = m->runner.regions = true;
		return SMR_OK;
	}
	if (only == NULL && strcmp(p->only, smr_impl_plain.name) == 0)
		only = &smr_impl_plain;
	if (only == NULL)
		return smr_fail(SMR_ENOTFOUND, "smr_load: there is no implementation '%s'",
				p->only);
	m->runner.only_impl = only->name;
	m->runner.check = SMR_CHECK_NEVER;
	return SMR_OK;
}

/* ---- parsing -------------------------------------------------------------------------------- */

/* Whether complex arrays are one tensor each: nothing cuts them, or replaces them. */
static bool may_pack(const smr_model *m, const smr_load_params *p, smr_load_stage upto)
{
	return upto == SMR_LOAD_READY && m->strategy == NULL && m->target == NULL &&
	       m->runner.via == NULL && p->nfrozen == 0;
}

static smr_status import_stablehlo(smr_model *m, const smr_load_params *p, const char *text,
				   size_t n, bool packed)
{
	const char *name = p->path != NULL ? p->path : "program";
	smr_stablehlo_params q = {.nshapes = (uint32_t)p->nargs,
				  .whole = p->whole != 0,
				  .apart = m->apart,
				  .entry = p->entry,
				  .packed = packed};

	SMR_TRY(take_shapes(m, p));
	q.shapes = m->shapes;
	smr_model_name_text(m, text, n);
	m->text_id[0] ^= packed | m->apart << 1; /* decisions differ */
	return smr_stablehlo_load(name, text, n, &q, &m->face, &m->module);
}

/* The text may be large: it is freed as soon as it is parsed. */
static smr_status read_program(smr_model *m, const smr_load_params *p, bool packed)
{
	char *text = NULL;
	size_t n;
	smr_status st;

	if (p->text != NULL)
		return import_stablehlo(m, p, p->text, p->length, packed);
	if (p->path == NULL)
		return smr_fail(SMR_EINVAL, "smr_load: neither a file nor a text");
	st = smr_read_file(p->path, &text, &n);
	if (st == SMR_OK)
		st = import_stablehlo(m, p, text, n, packed);
	smr_free(text);
	return st;
}

static smr_status read_whole(smr_model *m, const smr_load_params *p, smr_load_stage upto)
{
	int64_t from = smr_now_ns();

	SMR_TRY(read_program(m, p, may_pack(m, p, upto)));
	SMR_TRY(smr_model_settle(m));
	SMR_TRY(smr_model_freeze(m, p->frozen, p->nfrozen));
	smr_pass_done(m->runner.watch, SMR_PASS_IMPORT, m->module, smr_seconds(from, smr_now_ns()));
	return SMR_OK;
}

static smr_status take_over(smr_model *m, const smr_model *base)
{
	smr_assert(base->stage == SMR_LOAD_READ || base->stage == SMR_LOAD_SIMPLIFIED);
	m->base = base;
	m->stage = base->stage;
	m->face = base->face;
	m->shapes = base->shapes;
	memcpy(m->text_id, base->text_id, sizeof(m->text_id));
	if (base->stage == SMR_LOAD_SIMPLIFIED) {
		m->strategy = base->strategy;
		m->anew = base->anew;
		m->simplified = base->simplified;
		m->runner.opened = base->opened;
	}
	return smr_module_share(base->module, &m->module);
}

/* ---- passes --------------------------------------------------------------------------------- */

static smr_status run_passes(smr_model *m, smr_load_stage upto, const smr_pass_options *o)
{
	smr_pass_results r = {.remat = m->anew, .simplified = m->simplified};

	SMR_TRY(smr_passes_run(m->module, m->stage, upto, o, &r));
	m->anew = r.remat;
	m->simplified = r.simplified;
	m->fusion = r.fusion;
	return SMR_OK;
}

/* Runs the passes with the cached fusion decisions, if there are any. */
static smr_status run_as_decided(smr_model *m, const smr_load_params *p, smr_load_stage upto,
				 smr_pass_options *o, smr_fuse_params *by)
{
	smr_plan_cache d = {.known = false};
	char *path = NULL;
	smr_status st;

	if (smr_model_plan_path(m, p, by, &path) == SMR_OK)
		smr_model_plan_read(path, &d);
	by->decided = path != NULL ? &d : NULL;
	o->fuse = by;
	st = run_passes(m, upto, o);
	if (st == SMR_OK && path != NULL && !d.known)
		smr_model_plan_write(path, &d);
	else if (path != NULL && d.known && !smr_plan_cache_whole(&d))
		(void)remove(path);
	smr_vec_free(&d.of);
	smr_free(path);
	return st;
}

int smr_model_threads(const smr_model *m)
{
	return m->target != NULL ? m->target->cores : smr_runner_threads(&m->runner);
}

static smr_fuse_chains chains_of(const smr_model *m)
{
	smr_run_device device = m->target == NULL ? m->runner.device : SMR_RUN_CPU;

	return device == SMR_RUN_GPU    ? SMR_FUSE_WHOLE
	       : device == SMR_RUN_AUTO ? SMR_FUSE_EITHER
					: SMR_FUSE_IN_SLABS;
}

static smr_fuse_params make_fuse_params(const smr_model *m, const smr_load_params *p,
					const smr_load_options *o)
{
	const smr_runner *r = &m->runner;

	return (smr_fuse_params){.machine = m->target != NULL ? m->target : r->cost.machine,
				 .threads = smr_model_threads(m),
				 .way = p->fuse,
				 .seed = p->fuse_seed,
				 .story = o->story,
				 .apart = r->via != NULL,
				 .simple = p->simplify == SMR_SIMPLIFY_ALL,
				 .chains = chains_of(m),
				 .brief = o->brief};
}

static smr_status compile_model(smr_model *m, const smr_load_params *p, smr_load_stage upto,
				const smr_load_options *o)
{
	smr_fuse_params by = make_fuse_params(m, p, o);
	smr_pass_options q = {.strategy = m->strategy,
			      .asked = p->strategy,
			      .evaluate = p->simplify == SMR_SIMPLIFY_ALL ? smr_ref_op : NULL,
			      .watch = m->runner.watch};

	if (upto < SMR_LOAD_FUSED || p->fuse == SMR_FUSE_NONE)
		return run_passes(m, upto, &q);
	if ((unsigned)p->fuse >= SMR_FUSE_WAYS)
		return smr_fail(SMR_EINVAL, "smr_load: there is no way %d to fuse", p->fuse);
	q.fuse = &by;
	/* frozen numbers and the partitioning are not part of the text's key */
	if (p->fuse != SMR_FUSE_BY_COST || o->story != NULL || p->nfrozen > 0 ||
	    m->strategy != NULL)
		return run_passes(m, upto, &q);
	return run_as_decided(m, p, upto, &q, &by);
}

smr_status smr_model_finish(smr_model *m, const smr_load_params *p)
{
	int64_t from = smr_now_ns();

	smr_assert(m->stage == SMR_LOAD_FUSED);
	smr_pass_begins(m->runner.watch, SMR_PASS_KERNELS, m->module);
	SMR_TRY(smr_executable_new(&m->runner, m->module, &m->image));
	m->stage = SMR_LOAD_READY;
	m->measured = p->measure != 0;
	if (m->measured)
		SMR_TRY(smr_executable_measure(m->image));
	SMR_TRY(smr_model_images_begin(m, true));
	smr_pass_done(m->runner.watch, SMR_PASS_KERNELS, m->module,
		      smr_seconds(from, smr_now_ns()));
	if (m->target != NULL) /* it does not run here */
		return SMR_OK;
	return smr_model_fits(m, p->args != NULL && p->nargs > 0 && p->args[0].data != NULL);
}

/* ---- all stages ----------------------------------------------------------------------------- */

static smr_status load_to_stage(smr_model *m, const smr_load_params *p, smr_load_stage upto,
				const smr_load_options *o)
{
	smr_load_stage passed = upto < SMR_LOAD_FUSED ? upto : SMR_LOAD_FUSED;

	if (p->strategy != NULL)
		SMR_TRY(smr_strategy_read(p->strategy, &m->said));
	SMR_TRY(set_limits(m, p, o->plan_only));
	m->runner.planned = o->planned;
	SMR_TRY(set_tuning(m, p));
	SMR_TRY(o->base != NULL ? take_over(m, o->base) : read_whole(m, p, upto));
	SMR_TRY(compile_model(m, p, passed, o));
	m->stage = passed;
	if (m->apart && m->module->cut)
		SMR_TRY(smr_model_divide(m));
	if (upto == SMR_LOAD_SIMPLIFIED)
		return smr_flow_cache_new(&m->opened);
	return upto == SMR_LOAD_READY ? smr_model_finish(m, p) : SMR_OK;
}

static smr_status check_load_params(const smr_ctx *ctx, const smr_load_params *p, smr_model **out)
{
	if (out != NULL)
		*out = NULL;
	if (ctx == NULL || p == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_load: %s",
				ctx == NULL ? "no context"
				: p == NULL ? "no parameters"
					    : "no place for the model");
	if (p->struct_size < sizeof(*p))
		return smr_fail(SMR_EINVAL, "smr_load: params.struct_size is %zu, not %zu",
				p->struct_size, sizeof(*p));
	return SMR_OK;
}

smr_status smr_model_load(smr_ctx *ctx, const smr_load_params *p, smr_load_stage upto,
			  const smr_load_options *options, smr_model **out)
{
	static const smr_load_options none = {.story = NULL};
	const smr_load_options *o = options != NULL ? options : &none;
	int64_t from = smr_now_ns();
	smr_model *m;
	smr_status st;

	SMR_TRY(check_load_params(ctx, p, out));
	m = smr_calloc(1, sizeof(*m));
	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a model");
	m->ctx = ctx;
	m->target = o->target;
	m->apart = o->apart;
	m->strategy = p->strategy != NULL ? &m->said : o->strategy;
	st = load_to_stage(m, p, upto, o);
	if (st != SMR_OK) {
		smr_model_free(m);
		return st;
	}
	m->load_s = smr_seconds(from, smr_now_ns());
	ctx->open++;
	*out = m;
	return SMR_OK;
}
