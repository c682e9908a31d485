/* Codelets of a C program, or of a flow: what decompose tells, the nests of the source that each is
 * made of, and what it would be chosen among. */
#include <jansson.h>

#include "base/alloc.h"
#include "pipeline/decompose_json.h"
#include "pipeline/explain_fields.h"
#include "pipeline/explain_own.h"

static json_t *nests(smr_json_view *w, const smr_codelet *c)
{
	json_t *list = json_array();

	for (uint32_t i = 0; i < c->nsources; i++) {
		const smr_loc *at = &c->sources[i]->loc;

		smr_json_add(w, list,
			     json_pack("{s:s, s:i, s:s}", "file", at->file != NULL ? at->file : "",
				       "line", (int)at->line, "function",
				       at->function != NULL ? at->function : ""));
	}
	return list;
}

static smr_status ways_json(smr_json_view *w, const smr_told_way *ways, size_t n, json_t **out)
{
	smr_arena *a = smr_arena_new();
	const smr_explained_way *const *list = a != NULL ? smr_explain_ways(a, ways, n) : NULL;
	smr_status st = list != NULL && !smr_arena_ran_short(a)
				? SMR_OK
				: smr_fail(SMR_ENOMEM, "no memory for the codelets");
	json_t *o;

	*out = json_array();
	for (size_t i = 0; st == SMR_OK && i < n; i++) {
		st = smr_fields_json(&smr_explained_way_fields, list[i], &o);
		if (st == SMR_OK)
			smr_json_add(w, *out, o);
	}
	smr_arena_free(a);
	return st;
}

static smr_status choose(smr_json_view *w, const smr_place *p, const smr_env *e, json_t **out)
{
	smr_runner r = w->program->ctx->runner;
	smr_flow one = *p->flow;
	smr_told_way ways[SMR_TOLD_WAYS];
	smr_flow_step step = {.codelet = p->codelet};
	smr_size s = {0};
	size_t n;

	one.codelets += p->codelet - p->flow->codelets;
	one.ncodelets = 1;
	if (smr_choose(&r, &one, &s, e) == SMR_OK)
		step = s.steps[0];
	n = smr_choose_tell(&r, &one, &s, &step, e, ways, SMR_TOLD_WAYS);
	smr_free(s.steps);
	return ways_json(w, ways, n, out);
}

/* Where sizes are missing: which. */
static smr_status add_ways(smr_json_view *w, const smr_place *p, json_t *to)
{
	smr_env env = {0};
	int64_t *sym = NULL;
	json_t *list = NULL;
	smr_status st = smr_bind_sizes(p->flow->graph, p->codelet->nest, w->sizes, w->nsizes, &sym);

	if (st == SMR_EINVAL) {
		smr_json_put(w, to, "unknown", json_string(smr_errmsg()));
		smr_json_put(w, to, "implementations", json_array());
		return SMR_OK;
	}
	if (st == SMR_OK)
		st = smr_env_new(p->flow->graph, sym, &env);
	if (st == SMR_OK)
		st = choose(w, p, &env, &list);
	if (st == SMR_OK)
		smr_json_put(w, to, "implementations", list);
	smr_env_free(&env);
	smr_free(sym);
	return st;
}

smr_status smr_explain_program(const smr_program *p, const smr_setting *sizes, size_t nsizes,
			       json_t **out)
{
	smr_json_view w = {.program = p, .sizes = sizes, .nsizes = nsizes};
	json_t *o = smr_program_to_json(p, sizes, nsizes), *list = json_object_get(o, "codelets");
	smr_status st = SMR_OK;

	if (o == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the codelets");
	for (size_t i = 0; st == SMR_OK && i < p->nplaces; i++) {
		json_t *to = json_array_get(list, i);

		smr_json_put(&w, to, "nests", nests(&w, p->places[i].codelet));
		st = add_ways(&w, &p->places[i], to);
	}
	if (st == SMR_OK && w.short_of_memory)
		st = smr_fail(SMR_ENOMEM, "no memory for the codelets");
	if (st != SMR_OK)
		json_decref(o);
	else
		*out = o;
	return st;
}
