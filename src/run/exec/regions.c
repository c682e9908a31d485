/* Finds and compiles the regions of an executable, in the background. */
#include "run/exec/regions.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/log.h"
#include "run/exec/device.h"
#include "run/exec/region_internal.h"
#include "run/kernel/compile_queue.h"

enum { DEPTH = 20 /* of functions in each other */ };

/* Jobs are compiled before those of kernels. */
static const double WORTH = 1e9;

/* A loop that is compiled while it runs. */
typedef struct region_loop_job {
	smr_compile_job job;
	smr_exec_regions *g;
	const smr_function *f;
	smr_block *block;
	smr_exec_region *region; /* once the job is done; NULL: it is none */
} region_loop_job;

struct smr_exec_regions {
	smr_executable *x;
	smr_compile_job job; /* of all regions */
	bool asked;
	_Atomic bool stop;
	_Atomic(smr_exec_region *) *at; /* by block: the region that begins with it */
	region_loop_job **loops;        /* by block */
};

/* ---- what may be one ------------------------------------------------------------------------ */

static bool fits_body(const smr_executable *x, const smr_body *body, unsigned depth, size_t *ops);

static bool fits_block(const smr_executable *x, const smr_block *b, unsigned depth, size_t *ops)
{
	const smr_exec_schedule *s = x->schedules[b->id];

	if (b->kind == SMR_BLOCK_CALL)
		return depth < DEPTH &&
		       fits_body(x, &x->module->functions[b->callee]->body, depth + 1, ops);
	for (uint32_t i = 0; s != NULL && i < s->nacts; i++)
		if (!smr_region_fits(&s->acts[i]))
			return false;
	*ops += s != NULL ? s->nacts : 0;
	for (uint32_t k = 0; k < b->nbodies; k++)
		if (!fits_body(x, &b->bodies[k], depth, ops))
			return false;
	return true;
}

static bool fits_body(const smr_executable *x, const smr_body *body, unsigned depth, size_t *ops)
{
	for (uint32_t i = 0; i < body->n; i++)
		if (!fits_block(x, body->blocks[i], depth, ops))
			return false;
	return true;
}

/* ---- runs of blocks ------------------------------------------------------------------------- */

/* Called for blocks in a row that fit: they are one region, if they can be compiled. */
typedef void visit_run(void *ctx, const smr_function *f, const smr_body *body, uint32_t first,
		       uint32_t n);

/* Finds the longest runs of a body. Blocks that do not fit may have some in their bodies. */
static void visit_runs(const smr_executable *x, const smr_function *f, const smr_body *body,
		       visit_run *visit, void *ctx)
{
	size_t least = x->runner->regions ? 1 : 2, ops = 0;
	uint32_t first = 0;

	for (uint32_t i = 0; i < body->n; i++) {
		const smr_block *b = body->blocks[i];

		if (fits_block(x, b, 0, &ops))
			continue;
		if (ops >= least)
			visit(ctx, f, body, first, i - first);
		for (uint32_t k = 0; k < b->nbodies; k++)
			visit_runs(x, f, &b->bodies[k], visit, ctx);
		first = i + 1;
		ops = 0;
	}
	if (ops >= least && first < body->n)
		visit(ctx, f, body, first, body->n - first);
}

static void visit_all_runs(const smr_executable *x, visit_run *visit, void *ctx)
{
	const smr_module *m = x->module;

	for (uint32_t i = 0; i < m->nfunctions; i++)
		visit_runs(x, m->functions[i], &m->functions[i]->body, visit, ctx);
}

/* ---- making --------------------------------------------------------------------------------- */

/* Blocks that cannot be compiled together are halved. */
static void make_run(void *ctx, const smr_function *f, const smr_body *body, uint32_t first,
		     uint32_t n)
{
	smr_exec_regions *g = ctx;
	smr_exec_region *r;

	if (atomic_load(&g->stop) || n == 0)
		return;
	if (smr_exec_region_make(g->x, f, body, first, n, &r) == SMR_OK) {
		atomic_store(&g->at[body->blocks[first]->id], r);
		return;
	}
	smr_log(SMR_LOG_DEBUG, "%s: %u blocks are no region: %s", f->name, n, smr_errmsg());
	if (n > 1) {
		make_run(g, f, body, first, n / 2);
		make_run(g, f, body, first + n / 2, n - n / 2);
		return;
	}
	for (uint32_t k = 0; k < body->blocks[first]->nbodies; k++)
		visit_runs(g->x, f, &body->blocks[first]->bodies[k], make_run, g);
}

static smr_status make_all(void *ctx)
{
	smr_exec_regions *g = ctx;

	visit_all_runs(g->x, make_run, g);
	smr_kernels_hold(g->x->kernels, false);
	return SMR_OK;
}

/* ---- requests ------------------------------------------------------------------------------- */

static bool may_have_regions(const smr_executable *x)
{
	const smr_runner *r = x->runner;

	return x->ndevices == 1 && r->only_impl == NULL && r->device == SMR_RUN_CPU &&
	       r->via == NULL && !r->told && !r->fixed && !r->force && r->tune == NULL &&
	       !x->module->proved;
}

static smr_exec_regions *new_regions(smr_executable *x)
{
	smr_exec_regions *g;

	if (x->regions != NULL || !may_have_regions(x))
		return x->regions;
	g = smr_calloc(1, sizeof(*g));
	if (g == NULL)
		return NULL;
	g->x = x;
	g->at = smr_calloc(x->module->nblocks + 1, sizeof(*g->at));
	g->loops = smr_calloc(x->module->nblocks + 1, sizeof(*g->loops));
	if (g->at == NULL || g->loops == NULL) {
		smr_free(g->at);
		smr_free(g->loops);
		smr_free(g);
		return NULL;
	}
	x->regions = g;
	return g;
}

/* A job that cannot be queued counts as done. */
static void queue_job(smr_executable *x, smr_compile_job *job, smr_status (*task)(void *ctx),
		      void *ctx)
{
	job->task = task;
	job->ctx = ctx;
	atomic_init(&job->worth, WORTH);
	if (smr_compile_queue_ask(smr_kernels_queue(x->kernels), job) == SMR_OK)
		return;
	smr_log(SMR_LOG_WARN, "no regions are compiled: %s", smr_errmsg());
	atomic_store(&job->made, true);
}

/* ---- plans ---------------------------------------------------------------------------------- */

typedef struct region_plan {
	smr_executable *x;
	smr_graph *scratch; /* of nests */
	bool failed;        /* no memory */
} region_plan;

static void plan_body(region_plan *p, const smr_body *body);

static void plan_block(region_plan *p, const smr_block *b)
{
	const smr_module *m = p->x->module;
	smr_exec_schedule *s = p->x->schedules[b->id];

	if (b->kind == SMR_BLOCK_CALL)
		plan_body(p, &m->functions[b->callee]->body);
	for (uint32_t k = 0; k < b->nbodies; k++)
		plan_body(p, &b->bodies[k]);
	if (s == NULL || s->inlined != NULL)
		return;
	s->inlined = smr_arena_array(p->x->arena, s->nacts + 1, sizeof(*s->inlined));
	p->failed |= s->inlined == NULL;
	for (uint32_t i = 0; s->inlined != NULL && i < s->nacts; i++)
		s->inlined[i] = smr_region_is_code(p->scratch, &s->acts[i]);
}

static void plan_body(region_plan *p, const smr_body *body)
{
	for (uint32_t i = 0; i < body->n; i++)
		plan_block(p, body->blocks[i]);
}

static void plan_run(void *ctx, const smr_function *f, const smr_body *body, uint32_t first,
		     uint32_t n)
{
	plan_body(ctx, &(smr_body){.blocks = body->blocks + first, .n = n});
}

smr_status smr_executable_plan_regions(smr_executable *x)
{
	region_plan p = {.x = x};

	if (!may_have_regions(x))
		return SMR_OK;
	SMR_TRY(smr_graph_new("regions", &p.scratch));
	visit_all_runs(x, plan_run, &p);
	smr_graph_free(p.scratch);
	return p.failed ? smr_fail(SMR_ENOMEM, "no memory to plan regions") : SMR_OK;
}

void smr_exec_regions_ask(smr_executable *x)
{
	smr_exec_regions *g = new_regions(x);

	if (g == NULL || g->asked)
		return;
	g->asked = true;
	smr_kernels_hold(x->kernels, true);
	queue_job(x, &g->job, make_all, g);
}

void smr_exec_regions_wait(smr_executable *x)
{
	if (x->regions != NULL && x->regions->asked)
		smr_compile_queue_finish(smr_kernels_queue(x->kernels), &x->regions->job);
}

smr_exec_region *smr_exec_regions_at(const smr_executable *x, const smr_block *b)
{
	return x->regions != NULL
		       ? atomic_load_explicit(&x->regions->at[b->id], memory_order_acquire)
		       : NULL;
}

static smr_status make_loop(void *ctx)
{
	region_loop_job *l = ctx;
	smr_body body = {.blocks = &l->block, .n = 1};

	return smr_exec_region_make(l->g->x, l->f, &body, 0, 1, &l->region);
}

smr_exec_region *smr_exec_regions_loop(smr_executable *x, const smr_function *f, smr_block *b)
{
	smr_exec_regions *g = new_regions(x);
	region_loop_job *l;
	size_t ops = 0;

	if (g == NULL)
		return NULL;
	l = g->loops[b->id];
	if (l != NULL)
		return atomic_load(&l->job.made) ? l->region : NULL;
	l = g->loops[b->id] = smr_calloc(1, sizeof(*l));
	if (l == NULL)
		return NULL;
	l->g = g;
	l->f = f;
	l->block = b;
	if (fits_block(x, b, 0, &ops))
		queue_job(x, &l->job, make_loop, l);
	else
		atomic_init(&l->job.made, true);
	return NULL;
}

void smr_exec_regions_free(smr_executable *x)
{
	smr_exec_regions *g = x->regions;
	smr_compile_queue *q;

	if (g == NULL)
		return;
	q = smr_kernels_queue(x->kernels);
	atomic_store(&g->stop, true);
	if (g->asked)
		smr_compile_queue_cancel(q, &g->job);
	for (uint32_t i = 0; i < x->module->nblocks; i++) {
		smr_exec_region_free(atomic_load(&g->at[i]));
		if (g->loops[i] == NULL)
			continue;
		smr_compile_queue_cancel(q, &g->loops[i]->job);
		smr_exec_region_free(g->loops[i]->region);
		smr_free(g->loops[i]);
	}
	smr_free(g->at);
	smr_free(g->loops);
	smr_free(g);
	x->regions = NULL;
}
