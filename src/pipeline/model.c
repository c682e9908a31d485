/* Tensor programs of the public interface: read, made ready, run on the caller's arrays. */
#include "pipeline/model.h"

#include <stdio.h>
#include <string.h>

#include "back/ref/values.h"
#include "base/alloc.h"
#include "base/clock.h"
#include "base/fs.h"
#include "pass/remat.h"
#include "pass/stage.h"

static void free_model(smr_model *m)
{
	smr_image_free(m->image);
	smr_module_free(m->module);
	smr_opened_free(m->opened);
	if (m->like == NULL) {
		smr_stablehlo_face_free(&m->face);
		smr_free(m->shapes);
	}
	pthread_mutex_destroy(&m->turn);
	smr_free(m);
}

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

static smr_model_tuning tuning_of(const smr_tune *t)
{
	return (smr_model_tuning){.struct_size = sizeof(smr_model_tuning),
				  .kernels = t->kernels,
				  .better = t->better,
				  .passed = t->passed,
				  .spent_s = t->spent_s,
				  .limit_s = t->limit_s};
}

static void tell_tuning(void *arg, const smr_tune *t)
{
	const smr_model *m = arg;
	smr_model_tuning so_far = tuning_of(t);

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
		m->tune.tell = tell_tuning;
		m->tune.arg = m;
	}
	m->runner.tune = &m->tune;
	return SMR_OK;
}

static smr_status set_limits(smr_model *m, const smr_load_params *p)
{
	const smr_impl *only = p->only != NULL ? smr_impl_find(p->only) : NULL;

	m->runner = m->ctx->runner;
	m->runner.told = m->told;
	if (p->only == NULL)
		return SMR_OK;
	if (strcmp(p->only, "chosen") == 0) {
		m->runner.at_once = true;
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

static smr_status import(smr_model *m, const smr_load_params *p, const char *text, size_t n)
{
	const char *name = p->path != NULL ? p->path : "program";
	smr_stablehlo_params q = {.nshapes = (uint32_t)p->nargs, .whole = p->whole != 0};

	SMR_TRY(take_shapes(m, p));
	q.shapes = m->shapes;
	smr_model_name_text(m, text, n);
	return smr_stablehlo_load(name, text, n, &q, &m->face, &m->module);
}

/* The text goes as soon as it was read: it may be large. */
static smr_status read(smr_model *m, const smr_load_params *p)
{
	char *text = NULL;
	size_t n;
	smr_status st;

	if (p->text != NULL)
		return import(m, p, p->text, p->length);
	if (p->path == NULL)
		return smr_fail(SMR_EINVAL, "smr_load: neither a file nor a text");
	st = smr_read_file(p->path, &text, &n);
	if (st == SMR_OK)
		st = import(m, p, text, n);
	smr_free(text);
	return st;
}

/* As it was decided before, if it was. */
static smr_status fuse_by_cost(smr_model *m, const smr_load_params *p, const smr_fuse_params *by)
{
	smr_decided d = {.known = false};
	smr_fuse_params q = *by;
	char *path = NULL;
	smr_status st;

	if (smr_model_plan_path(m, p, &q, &path) == SMR_OK)
		smr_model_plan_read(path, &d);
	q.decided = path != NULL ? &d : NULL;
	st = smr_fuse_module(m->module, &q, &m->fusion);
	if (st == SMR_OK && path != NULL && !d.known)
		smr_model_plan_write(path, &d);
	else if (path != NULL && d.known && !smr_decided_whole(&d))
		(void)remove(path);
	smr_vec_free(&d.of);
	smr_free(path);
	return st;
}

int smr_model_threads(const smr_model *m)
{
	return m->target != NULL ? m->target->cores : smr_runner_threads(&m->runner);
}

static smr_status fuse(smr_model *m, const smr_load_params *p, smr_story *story)
{
	const smr_runner *r = &m->runner;
	smr_fuse_params q = {.machine = m->target != NULL ? m->target : r->cost.machine,
			     .threads = smr_model_threads(m),
			     .way = p->fuse,
			     .seed = p->fuse_seed,
			     .story = story,
			     .apart = r->via != NULL,
			     .simple = p->simplify == SMR_SIMPLIFY_ALL,
			     .brief = m->brief};

	if ((unsigned)p->fuse >= SMR_FUSE_WAYS)
		return smr_fail(SMR_EINVAL, "smr_load: there is no way %d to fuse", p->fuse);
	/* numbers that are frozen into it, and how it is cut, are not of its text */
	if (p->fuse != SMR_FUSE_BY_COST || story != NULL || p->nfrozen > 0 || m->strategy != NULL)
		return smr_fuse_module(m->module, &q, &m->fusion);
	return fuse_by_cost(m, p, &q);
}

/* All that is the same however it is cut. */
static smr_status read_whole(smr_model *m, const smr_load_params *p)
{
	SMR_TRY(read(m, p));
	SMR_TRY(smr_model_settle(m));
	return smr_model_freeze(m, p->frozen, p->nfrozen);
}

static smr_status take_over(smr_model *m, const smr_model *like)
{
	m->like = like;
	m->face = like->face;
	m->shapes = like->shapes;
	memcpy(m->text_id, like->text_id, sizeof(m->text_id));
	if (!like->whole) {
		m->strategy = like->strategy;
		m->anew = like->anew;
		m->simplified = like->simplified;
		m->runner.opened = like->opened;
	}
	return smr_module_share(like->module, &m->module);
}

/* All that is the same for whatever it is to run on. */
static smr_status cut_simply(smr_model *m, const smr_load_params *p)
{
	const smr_strategy *s = m->strategy;
	bool remat = s != NULL && s->remat, stages = s != NULL && s->pipeline > 1;
	bool one = remat && !stages && smr_strategy_devices(s) == 1;

	if (remat)
		SMR_TRY(smr_pass_remat_loops(m->module, &m->anew));
	SMR_TRY(smr_pass_cut(m->module, one ? NULL : s));
	if (p->simplify == SMR_SIMPLIFY_ALL)
		SMR_TRY(smr_simplify_module(m->module, smr_ref_op, &m->simplified));
	if (remat && !stages && !m->anew)
		SMR_TRY(smr_pass_remat(m->module, &m->anew));
	if (p->strategy == NULL || !remat || m->anew)
		return SMR_OK;
	return smr_fail(SMR_EUNSUPPORTED,
			stages ? "strategy '%s': with stages remat is of layers that are turns of "
				 "a loop, not of ops that the program marks"
			       : "strategy '%s': remat is of a program without control flow, or of "
				 "a loop over layers and one back through them: here is no such",
			p->strategy);
}

smr_status smr_model_finish(smr_model *m, const smr_load_params *p)
{
	SMR_TRY(smr_image_new(&m->runner, m->module, &m->image));
	if (p->measure != 0)
		SMR_TRY(smr_image_measure(m->image));
	if (m->target != NULL) /* it is not run here */
		return SMR_OK;
	return smr_model_fits(m, p->args != NULL && p->nargs > 0 && p->args[0].data != NULL);
}

static smr_status load(smr_model *m, const smr_load_params *p, const smr_model_wish *wish)
{
	if (p->strategy != NULL)
		SMR_TRY(smr_strategy_read(p->strategy, &m->said));
	SMR_TRY(set_limits(m, p));
	SMR_TRY(set_tuning(m, p));
	SMR_TRY(wish->like != NULL ? take_over(m, wish->like) : read_whole(m, p));
	m->whole = wish->whole;
	if (m->whole)
		return SMR_OK;
	if (m->like == NULL || m->like->whole)
		SMR_TRY(cut_simply(m, p));
	if (wish->bare)
		return smr_opened_new(&m->opened);
	if (p->fuse != SMR_FUSE_NONE)
		SMR_TRY(fuse(m, p, wish->story));
	return wish->fused ? SMR_OK : smr_model_finish(m, p);
}

smr_status smr_model_load(smr_ctx *ctx, const smr_load_params *params, const smr_model_wish *wish,
			  smr_model **out)
{
	int64_t from = smr_now_ns();
	smr_model *m;
	smr_status st;

	if (out != NULL)
		*out = NULL;
	if (ctx == NULL || params == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_load: %s",
				ctx == NULL      ? "no context"
				: params == NULL ? "no parameters"
						 : "no place for the model");
	if (params->struct_size < sizeof(*params))
		return smr_fail(SMR_EINVAL, "smr_load: params.struct_size is %zu, not %zu",
				params->struct_size, sizeof(*params));
	m = smr_calloc(1, sizeof(*m));
	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a model");
	pthread_mutex_init(&m->turn, NULL);
	m->ctx = ctx;
	m->target = wish->target;
	m->strategy = wish->strategy;
	if (params->strategy != NULL)
		m->strategy = &m->said;
	m->told = wish->told;
	m->brief = wish->brief;
	st = load(m, params, wish);
	if (st != SMR_OK) {
		free_model(m);
		return st;
	}
	m->load_s = smr_seconds(from, smr_now_ns());
	ctx->open++;
	*out = m;
	return SMR_OK;
}

smr_status smr_load(smr_ctx *ctx, const smr_load_params *params, smr_model **out)
{
	const smr_model_wish none = {.story = NULL};

	return smr_model_load(ctx, params, &none, out);
}

smr_status smr_unload(smr_model *m)
{
	if (m == NULL)
		return SMR_OK;
	m->ctx->open--;
	free_model(m);
	return SMR_OK;
}

size_t smr_model_nargs(const smr_model *m)
{
	return m != NULL ? m->face.nargs : 0;
}

size_t smr_model_nresults(const smr_model *m)
{
	return m != NULL ? m->face.nresults : 0;
}

static smr_status tell(const smr_stablehlo_value *v, smr_model_value *out)
{
	*out = (smr_model_value){.struct_size = sizeof(*out),
				 .name = v->name,
				 .element = v->element,
				 .dtype = smr_dtype_name(v->dtype),
				 .rank = v->rank};
	memcpy(out->dims, v->dims, sizeof(out->dims));
	return SMR_OK;
}

smr_status smr_model_arg(const smr_model *m, size_t i, smr_model_value *out)
{
	if (m == NULL || out == NULL || i >= m->face.nargs)
		return smr_fail(SMR_EINVAL, "smr_model_arg: there is no argument %zu", i);
	return tell(&m->face.args[i], out);
}

smr_status smr_model_result(const smr_model *m, size_t i, smr_model_value *out)
{
	if (m == NULL || out == NULL || i >= m->face.nresults)
		return smr_fail(SMR_EINVAL, "smr_model_result: there is no result %zu", i);
	return tell(&m->face.results[i], out);
}

static smr_model_contests contests_of(const smr_image *x)
{
	smr_contest_sum sum;

	smr_image_contests(x, &sum);
	return (smr_model_contests){.struct_size = sizeof(smr_model_contests),
				    .open = sum.open,
				    .over = sum.over,
				    .tries = sum.tries,
				    .lost_s = sum.lost};
}

smr_status smr_model_stat(const smr_model *m, smr_model_stats *out)
{
	if (m == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_model_stat: no model, or no place");
	*out = (smr_model_stats){.struct_size = sizeof(*out),
				 .devices = smr_image_devices(m->image),
				 .load_s = m->load_s,
				 .runs = m->runs,
				 .peak_bytes = m->peak,
				 .apart = m->face.apart,
				 .tuning = tuning_of(&m->tune),
				 .contests = contests_of(m->image),
				 .joined = smr_image_joined(m->image)};
	return SMR_OK;
}
