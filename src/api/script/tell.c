/* Explains a script that ran: the flows that its traces were compiled to. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "api/explain/internal.h"
#include "api/script/internal.h"

static const double MS = 1e3;

static smr_explained_flow_op op_of(smr_arena *a, const smr_executable_op *x)
{
	smr_str types = {0};
	smr_explained_flow_op to;

	smr_model_put_types(&types, x->v);
	to = (smr_explained_flow_op){
		.op = smr_op_name(x->v->op),
		.types = types.oom ? NULL : smr_text_copy(a, smr_str_text(&types)),
		.impl = smr_text_copy(a, x->impl),
		.line = x->v->loc.line,
		.runs = x->runs,
		.ms = x->seconds * MS,
		.predicted_ms = x->predicted_s > 0 ? (double)x->runs * x->predicted_s * MS : NAN};
	smr_str_free(&types);
	return to;
}

static void explain_ops(smr_arena *a, const smr_executable *image, smr_explained_flow *to)
{
	const void **list;
	smr_explained_flow_op *ops;
	smr_executable_op x;
	size_t n = 0;

	while (smr_executable_op_at(image, n, &x))
		n++;
	ops = smr_records_new(a, n, sizeof(*ops), &list);
	for (size_t i = 0; ops != NULL && smr_executable_op_at(image, i, &x); i++)
		ops[i] = op_of(a, &x);
	to->nops = n;
	to->ops = (const smr_explained_flow_op *const *)list;
}

/* Returns the peak memory of the tensors of a run; below 0: unknown. */
static int64_t peak_tensor_bytes(const smr_script_flow *f)
{
	smr_foreseen seen;

	if (smr_executable_foresee(f->image, SIZE_MAX, &seen) != SMR_OK)
		return -1;
	return (int64_t)seen.bytes;
}

static smr_status explain_plan(smr_arena *a, const smr_script *s, const smr_script_flow *f,
			       smr_explained_flow *to)
{
	const smr_model m = {.ctx = s->ctx,
			     .runner = s->ctx->runner,
			     .module = (smr_module *)f->module,
			     .fusion = *f->fusion,
			     .image = f->image};
	smr_explained *plan;

	SMR_TRY(smr_explain_made(a, &m, f->story, f->loc.file, &plan));
	to->plan = plan;
	return SMR_OK;
}

static smr_status explain_flow(smr_arena *a, const smr_script *s, const smr_script_flow *f,
			       smr_explained_flow *to)
{
	*to = (smr_explained_flow){.file = smr_text_copy(a, f->loc.file),
				   .line = f->loc.line,
				   .why = smr_text_copy(a, f->why),
				   .sizes = smr_text_copy(a, f->sizes),
				   .when = f->when,
				   .operations = f->nodes - f->params,
				   .operands = f->params,
				   .results = f->results,
				   .runs = f->runs,
				   .made_ms = f->made_s * MS,
				   .run_ms = f->run_s * MS,
				   .bytes = peak_tensor_bytes(f)};
	explain_ops(a, f->image, to);
	return f->story != NULL ? explain_plan(a, s, f, to) : SMR_OK;
}

smr_status smr_script_tell_flows(smr_arena *a, const smr_script *s,
				 const smr_explained_flow *const **out, size_t *n)
{
	const void **list;
	smr_explained_flow *flows;
	smr_script_flow f;

	*n = 0;
	while (smr_interp_flow(s->interp, *n, &f))
		++*n;
	flows = smr_records_new(a, *n, sizeof(*flows), &list);
	for (size_t i = 0; flows != NULL && smr_interp_flow(s->interp, i, &f); i++)
		SMR_TRY(explain_flow(a, s, &f, &flows[i]));
	*out = (const smr_explained_flow *const *)list;
	return smr_arena_ran_short(a) ? smr_fail(SMR_ENOMEM, "no memory for a report") : SMR_OK;
}

static void explain_loops(smr_arena *a, const smr_script *s, smr_explained_script *to)
{
	const void **list;
	smr_explained_loop *loops;
	smr_script_loop l;
	size_t n = 0;

	while (smr_interp_loop(s->interp, n, &l))
		n++;
	loops = smr_records_new(a, n, sizeof(*loops), &list);
	for (size_t i = 0; loops != NULL && smr_interp_loop(s->interp, i, &l); i++)
		loops[i] = (smr_explained_loop){.file = smr_text_copy(a, l.loc.file),
						.line = l.loc.line,
						.runs = l.runs,
						.turns = l.turns,
						.apart = l.apart,
						.threads = l.threads,
						.why = smr_text_copy(a, l.why)};
	to->nloops = n;
	to->loops = (const smr_explained_loop *const *)list;
}

/* Names the kinds of groups that a matrix has. */
static const char *explain_groups(smr_arena *a, const smr_compressed_summary *g)
{
	char text[256] = "";
	size_t n = 0;

	for (int k = 0; k < SMR_GROUP_KINDS; k++)
		if (g->groups[k] > 0 && n < sizeof(text))
			n += (size_t)snprintf(text + n, sizeof(text) - n, "%s%s %d of %d columns",
					      n > 0 ? ", " : "",
					      smr_group_kind_name((smr_group_kind)k), g->groups[k],
					      g->cols[k]);
	return smr_text_copy(a, text);
}

static void explain_compressions(smr_arena *a, const smr_script *s, smr_explained_script *to)
{
	const void **list;
	smr_explained_compression *made;
	smr_script_compression x;
	size_t n = 0;

	while (smr_interp_compression(s->interp, n, &x))
		n++;
	made = smr_records_new(a, n, sizeof(*made), &list);
	for (size_t i = 0; made != NULL && smr_interp_compression(s->interp, i, &x); i++)
		made[i] = (smr_explained_compression){.file = smr_text_copy(a, x.loc.file),
						      .line = x.loc.line,
						      .runs = x.runs,
						      .unpacked = x.unpacked,
						      .ms = x.seconds * 1e3,
						      .rows = x.rows,
						      .cols = x.cols,
						      .before = (int64_t)x.before,
						      .after = (int64_t)x.after,
						      .groups = explain_groups(a, &x.groups)};
	to->ncompressions = n;
	to->compressions = (const smr_explained_compression *const *)list;
}

bool smr_script_flow_at(const smr_script *s, size_t i, smr_script_flow *out)
{
	return smr_interp_flow(s->interp, i, out);
}

/* ---- results --------------------------------------------------------------------------------- */

typedef struct owner {
	smr_explained_script shown; /* must be first: the caller's pointer is its address */
	smr_arena *arena;
} owner;

static const smr_explained_reuse *explain_reuse(smr_arena *a, const smr_script_stats *s)
{
	smr_explained_reuse *r = smr_arena_alloc(a, sizeof(*r));

	if (r != NULL)
		*r = (smr_explained_reuse){.lookups = s->lookups,
					   .hits = s->hits,
					   .partial = s->partial,
					   .entries = s->entries,
					   .bytes = s->bytes,
					   .evictions = s->evictions,
					   .saved_ms = s->saved_s * MS};
	return r;
}

static smr_status explain_script(const smr_script *s, owner *o)
{
	smr_explained_script *to = &o->shown;
	smr_script_stats stats = SMR_INIT(smr_script_stats);

	smr_interp_stat(s->interp, &stats);
	to->file = smr_text_copy(o->arena, s->ast->file);
	to->computed = stats.flushes;
	to->made = stats.compiled;
	if (s->params.reuse != SMR_SCRIPT_REUSE_NONE)
		to->reuse = explain_reuse(o->arena, &stats);
	explain_loops(o->arena, s, to);
	explain_compressions(o->arena, s, to);
	return smr_script_tell_flows(o->arena, s, &to->flows, &to->nflows);
}

smr_status smr_script_tell(const smr_script *s, const smr_explained_script **out)
{
	smr_arena *a = smr_arena_new();
	owner *o = a != NULL ? smr_arena_alloc(a, sizeof(*o)) : NULL;
	smr_status st;

	if (o == NULL) {
		smr_arena_free(a);
		return smr_fail(SMR_ENOMEM, "no memory for a report");
	}
	o->arena = a;
	st = explain_script(s, o);
	if (st == SMR_OK)
		*out = &o->shown;
	else
		smr_arena_free(a);
	return st;
}

smr_status smr_explain_script(smr_ctx *ctx, const smr_script_open_params *params,
			      const smr_explained_script **out)
{
	smr_script *s;
	smr_status st;

	if (out == NULL)
		return smr_fail(SMR_EINVAL, "smr_explain_script: no place for the result");
	*out = NULL;
	SMR_TRY(smr_script_load(ctx, params, SMR_SCRIPT_TELLS_PLANS, &s));
	st = smr_script_run(s, NULL, 0);
	if (st == SMR_OK)
		st = smr_script_tell(s, out);
	(void)smr_script_close(s);
	return st;
}

void smr_explained_script_free(const smr_explained_script *e)
{
	if (e != NULL)
		smr_arena_free(((const owner *)e)->arena);
}
