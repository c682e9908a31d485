/* The passes of programs over values. Their order is defined by the table only.
 *
 * Rematerialisation of layers comes before partitioning, while the forward and backward loops over
 * layers exist. Rematerialisation of one flow comes after simplification, when constants no longer
 * occupy memory. */
#include "pass/passes.h"

#include <stdlib.h>
#include <string.h>

#include "base/thread/clock.h"
#include "ops/ops.h"
#include "pass/pipeline_parallel/stage.h"
#include "pass/remat/remat.h"

static bool wants_remat(const smr_pass_options *o)
{
	return o->strategy != NULL && o->strategy->remat;
}

static bool has_stages(const smr_pass_options *o)
{
	return o->strategy != NULL && o->strategy->pipeline > 1;
}

/* ---- each pass ------------------------------------------------------------------------------ */

static bool no_remat(const smr_pass_options *o, const smr_pass_results *r)
{
	return !wants_remat(o);
}

static smr_status remat_loops(smr_module *m, const smr_pass_options *o, smr_pass_results *r)
{
	return smr_pass_remat_loops(m, &r->remat);
}

/* Partitions the program; remat alone needs no devices. */
static smr_status run_cut_pass(smr_module *m, const smr_pass_options *o, smr_pass_results *r)
{
	const smr_strategy *s = o->strategy;
	bool one = wants_remat(o) && !has_stages(o) && smr_strategy_devices(s) == 1;

	return smr_pass_cut(m, one ? NULL : s);
}

static bool no_simplify(const smr_pass_options *o, const smr_pass_results *r)
{
	return o->evaluate == NULL;
}

static smr_status run_simplify_pass(smr_module *m, const smr_pass_options *o, smr_pass_results *r)
{
	return smr_simplify_module(m, o->evaluate, &r->simplified);
}

static bool no_remat_left(const smr_pass_options *o, const smr_pass_results *r)
{
	return !wants_remat(o) || r->remat;
}

static smr_status run_remat_pass(smr_module *m, const smr_pass_options *o, smr_pass_results *r)
{
	if (!has_stages(o))
		SMR_TRY(smr_pass_remat(m, &r->remat));
	if (o->asked == NULL || r->remat)
		return SMR_OK;
	return smr_fail(
		SMR_EUNSUPPORTED,
		has_stages(o) ? "strategy '%s': with stages remat is of layers that are "
				"iterations of a loop, not of ops that the program marks"
			      : "strategy '%s': remat is of a program without control flow, or of "
				"a loop over layers and one back through them: here is no such",
		o->asked);
}

static bool is_fusion_disabled(const smr_pass_options *o, const smr_pass_results *r)
{
	return o->fuse == NULL;
}

static smr_status fuse(smr_module *m, const smr_pass_options *o, smr_pass_results *r)
{
	return smr_fuse_module(m, o->fuse, &r->fusion);
}

const smr_pass smr_passes[SMR_NPASSES] = {
	[SMR_PASS_IMPORT] = {"import", "the program as its text says", SMR_LOAD_READ, NULL, NULL},
	{"remat-loops",
	 "iterations of a backward loop recompute values that a loop over layers would keep",
	 SMR_LOAD_CUT, no_remat, remat_loops},
	{"cut", "the program of one device, by shardings, a strategy or stages", SMR_LOAD_CUT, NULL,
	 run_cut_pass},
	{"simplify", "constants folded, common and dead ops gone, invariants out of loops",
	 SMR_LOAD_SIMPLIFIED, no_simplify, run_simplify_pass},
	{"remat", "segments of one flow recompute values that they would keep", SMR_LOAD_SIMPLIFIED,
	 no_remat_left, run_remat_pass},
	[SMR_PASS_FUSE] = {"fuse",
			   "ops become larger ones, in the order that holds the least memory",
			   SMR_LOAD_FUSED, is_fusion_disabled, fuse},
	[SMR_PASS_KERNELS] = {"kernels", "each op has a kernel and each value its memory",
			      SMR_LOAD_READY, NULL, NULL},
};

/* ---- the loop ------------------------------------------------------------------------------- */

/* Follows assert builds; SAMARA_VERIFY=1 or =0 overrides. */
static bool is_verified(void)
{
	const char *wanted = getenv("SAMARA_VERIFY");

	if (wanted == NULL || *wanted == '\0')
		return SMR_ASSERTS;
	return strcmp(wanted, "1") == 0;
}

static smr_status check_flows(const smr_body *body)
{
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w))
		if (b->kind == SMR_BLOCK_BASIC)
			SMR_TRY(smr_ops_check(b->flow));
	return SMR_OK;
}

static smr_status check_module(const smr_module *m)
{
	SMR_TRY(smr_module_verify(m));
	for (uint32_t i = 0; i < m->nfunctions; i++)
		SMR_TRY(check_flows(&m->functions[i]->body));
	return SMR_OK;
}

/* Verifies the program. @p before: the pass that ran last, or NULL. */
static smr_status verify(const smr_module *m, const smr_pass *before)
{
	smr_status st = is_verified() ? check_module(m) : SMR_OK;

	if (st == SMR_OK || st == SMR_ENOMEM || st == SMR_EUNSUPPORTED)
		return st;
	if (before == NULL)
		return smr_fail(SMR_EINTERNAL, "the program is broken before the first pass: %s",
				smr_errmsg());
	return smr_fail(SMR_EINTERNAL, "pass '%s' broke the program: %s", before->name,
			smr_errmsg());
}

smr_status smr_pass_run(const smr_pass *pass, smr_module *m, const smr_pass_options *o,
			smr_pass_results *r)
{
	SMR_TRY(pass->run(m, o, r));
	return verify(m, pass);
}

static smr_status run_watched_pass(size_t i, smr_module *m, const smr_pass_options *o,
				   smr_pass_results *r)
{
	const smr_pass *pass = &smr_passes[i];
	int64_t from;

	if (pass->skip_if != NULL && pass->skip_if(o, r))
		return SMR_OK;
	if (o->watch == NULL)
		return smr_pass_run(pass, m, o, r);
	smr_pass_begins(o->watch, i, m);
	from = smr_now_ns();
	SMR_TRY(smr_pass_run(pass, m, o, r));
	smr_pass_done(o->watch, i, m, smr_seconds(from, smr_now_ns()));
	return SMR_OK;
}

smr_status smr_passes_run(smr_module *m, smr_load_stage from, smr_load_stage upto,
			  const smr_pass_options *o, smr_pass_results *r)
{
	SMR_TRY(verify(m, NULL));
	for (size_t i = 0; i < SMR_NPASSES; i++)
		if (smr_passes[i].run != NULL && smr_passes[i].stage > from &&
		    smr_passes[i].stage <= upto)
			SMR_TRY(run_watched_pass(i, m, o, r));
	return SMR_OK;
}
