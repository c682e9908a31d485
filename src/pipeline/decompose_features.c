/* What the deciders see of each nest: for measuring how often they are right. */
#include <jansson.h>

#include "base/arena.h"
#include "pipeline/decompose_info.h"

static smr_status add_nest(const smr_program *p, const smr_codelet *c, const smr_node *v,
			   smr_arena *a, json_t *to)
{
	double vector[SMR_FEATURES] = {0};
	json_t *numbers, *nest;
	const char *canonical = "";
	smr_match m = {0};
	char why[160] = "";
	smr_status st;

	SMR_TRY(smr_identify(p->ctx->library, c->graph, v, a, &m, why, sizeof(why)));
	st = smr_nest_canonical(c->graph, v, a, &canonical);
	if (st == SMR_OK)
		st = smr_nest_vector(c->graph, v, a, vector);
	if (st != SMR_OK && st != SMR_EUNSUPPORTED) /* it has none: the reason says so too */
		return st;
	numbers = json_array();
	for (int i = 0; i < SMR_FEATURES; i++)
		json_array_append_new(numbers, json_real(vector[i]));
	nest = json_pack("{s:i,s:s?,s:s?,s:s?,s:s,s:o}", "line", (int)v->loc.line, "function",
			 v->loc.function, "kernel", m.kernel ? smr_kernel_name(m.kernel) : NULL,
			 "reason", m.kernel ? NULL : why, "canonical", canonical, "vector",
			 numbers);
	if (json_array_append_new(to, nest) != 0)
		return smr_fail(SMR_ENOMEM, "no JSON for the nest in line %u: '%s'", v->loc.line,
				canonical);
	return SMR_OK;
}

static smr_status add_nests(const smr_program *p, const smr_codelet *c, json_t *to)
{
	json_t *list = json_array();
	smr_arena *a = smr_arena_new();
	smr_status st = a != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for nests");

	for (uint32_t i = 0; i < c->nsources && st == SMR_OK; i++)
		st = add_nest(p, c, c->sources[i], a, list);
	smr_arena_free(a);
	if (json_object_set_new(to, "nests", list) != 0 && st == SMR_OK)
		st = smr_fail(SMR_ENOMEM, "no memory for nests");
	return st;
}

smr_status smr_program_add_features(const smr_program *p, struct json_t *to)
{
	json_t *list = json_object_get(to, "codelets");

	for (size_t i = 0; i < p->nplaces; i++)
		SMR_TRY(add_nests(p, p->places[i].codelet, json_array_get(list, i)));
	for (size_t i = 0; i < p->nopaque; i++)
		if (json_object_set_new(json_array_get(list, p->nplaces + i), "nests",
					json_array()) != 0)
			return smr_fail(SMR_ENOMEM, "no memory for nests");
	return SMR_OK;
}
