/* What a script computed, as JSON: the flows that its traces became. */
#include <string.h>

#include <jansson.h>

#include "pipeline/explain_own.h"
#include "pipeline/script_own.h"

static json_t *op(const smr_image_op *x)
{
	smr_str types = {0};
	json_t *o;

	smr_model_put_types(&types, x->v);
	o = json_pack("{s:s, s:s, s:s, s:I, s:I, s:f, s:o}", "op", smr_op_name(x->v->op), "types",
		      smr_str_text(&types), "impl", x->impl, "line", (json_int_t)x->v->loc.line,
		      "runs", (json_int_t)x->runs, "ms", x->seconds * 1e3, "predicted_ms",
		      x->predicted_s > 0 ? json_real((double)x->runs * x->predicted_s * 1e3)
					 : json_null());
	smr_str_free(&types);
	return o;
}

static json_t *ops(smr_json_view *w, const smr_image *image)
{
	json_t *list = json_array();
	smr_image_op x;

	for (size_t i = 0; smr_image_op_at(image, i, &x); i++)
		smr_json_add(w, list, op(&x));
	return list;
}

/* What the tensors of a run take at one time; null: that cannot be told. */
static json_t *bytes(const smr_script_flow *f)
{
	smr_foreseen seen;

	if (smr_image_foresee(f->image, SIZE_MAX, &seen) != SMR_OK)
		return json_null();
	return json_integer((json_int_t)seen.bytes);
}

static smr_status plan(const smr_script *s, const smr_script_flow *f, json_t **out)
{
	const smr_model m = {.ctx = s->ctx,
			     .runner = s->ctx->runner,
			     .module = (smr_module *)f->module,
			     .fusion = *f->fusion,
			     .image = f->image};

	return smr_explain_made(&m, f->story, f->loc.file, out);
}

static smr_status flow(smr_json_view *w, const smr_script *s, const smr_script_flow *f,
		       json_t **out)
{
	json_t *o = json_pack("{s:s, s:I, s:s, s:s, s:I, s:I, s:I, s:I, s:I, s:f, s:f, s:o, s:o}",
			      "file", f->loc.file, "line", (json_int_t)f->loc.line, "why", f->why,
			      "sizes", f->sizes, "when", (json_int_t)f->when, "operations",
			      (json_int_t)(f->nodes - f->params), "operands", (json_int_t)f->params,
			      "results", (json_int_t)f->results, "runs", (json_int_t)f->runs,
			      "made_ms", f->made_s * 1e3, "run_ms", f->run_s * 1e3, "bytes",
			      bytes(f), "ops", ops(w, f->image));
	json_t *p = NULL;
	smr_status st = o != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a report");

	if (st == SMR_OK && f->story != NULL)
		st = plan(s, f, &p);
	if (st == SMR_OK && p != NULL)
		smr_json_put(w, o, "plan", p);
	*out = o;
	return st;
}

smr_status smr_script_tell_flows(const smr_script *s, json_t *list)
{
	smr_json_view w = {0};
	smr_script_flow f;

	for (size_t i = 0; smr_interp_flow(s->interp, i, &f); i++) {
		json_t *o;
		smr_status st = flow(&w, s, &f, &o);

		smr_json_add(&w, list, o);
		SMR_TRY(st);
	}
	return w.short_of_memory ? smr_fail(SMR_ENOMEM, "no memory for a report") : SMR_OK;
}

static void loops(smr_json_view *w, const smr_script *s, json_t *list)
{
	smr_script_loop l;

	for (size_t i = 0; smr_interp_loop(s->interp, i, &l); i++)
		smr_json_add(w, list,
			     json_pack("{s:s, s:I, s:I, s:I, s:I, s:i, s:s}", "file", l.loc.file,
				       "line", (json_int_t)l.loc.line, "runs", (json_int_t)l.runs,
				       "turns", (json_int_t)l.turns, "apart", (json_int_t)l.apart,
				       "threads", l.threads, "why", l.why));
}

bool smr_script_flow_at(const smr_script *s, size_t i, smr_script_flow *out)
{
	return smr_interp_flow(s->interp, i, out);
}

smr_status smr_script_tell(const smr_script *s, json_t **out)
{
	json_t *list = json_array(), *turns = json_array(), *o;
	smr_script_stats stats = SMR_INIT(smr_script_stats);
	smr_json_view w = {0};
	smr_status st;

	smr_interp_stat(s->interp, &stats);
	o = json_pack("{s:s, s:I, s:I, s:o, s:o}", "file", s->ast->file, "computed",
		      (json_int_t)stats.flushes, "made", (json_int_t)stats.compiled, "loops", turns,
		      "flows", list);
	if (o == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a report");
	loops(&w, s, turns);
	st = smr_script_tell_flows(s, list);
	if (st == SMR_OK && w.short_of_memory)
		st = smr_fail(SMR_ENOMEM, "no memory for a report");
	if (st != SMR_OK)
		json_decref(o);
	else
		*out = o;
	return st;
}
