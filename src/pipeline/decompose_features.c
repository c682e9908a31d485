/* What the deciders see of each nest: for measuring how often they are right. */
#include <jansson.h>

#include "base/arena.h"
#include "pipeline/decompose_info.h"

static json_t *nest_json(const smr_program *p, const smr_codelet *c, const smr_node *v,
			 smr_arena *a)
{
	double vector[SMR_FEATURES];
	json_t *numbers = json_array();
	const char *canonical = NULL;
	smr_match m = {0};
	char why[160] = "";

	if (smr_identify(p->ctx->library, c->graph, v, a, &m, why, sizeof(why)) != SMR_OK ||
	    smr_nest_canonical(c->graph, v, a, &canonical) != SMR_OK) {
		json_decref(numbers);
		return NULL;
	}
	smr_nest_vector(c->graph, v, vector);
	for (int i = 0; i < SMR_FEATURES; i++)
		json_array_append_new(numbers, json_real(vector[i]));
	return json_pack("{s:i,s:s?,s:s?,s:s?,s:s,s:o}", "line", (int)v->loc.line, "function",
			 v->loc.function, "kernel", m.kernel ? smr_kernel_name(m.kernel) : NULL,
			 "reason", m.kernel ? NULL : why, "canonical", canonical, "vector",
			 numbers);
}

static bool add_nests(const smr_program *p, const smr_codelet *c, json_t *to)
{
	json_t *list = json_array();
	smr_arena *a = smr_arena_new();
	bool ok = a != NULL;

	for (uint32_t i = 0; i < c->nsources && ok; i++)
		ok = json_array_append_new(list, nest_json(p, c, c->sources[i], a)) == 0;
	smr_arena_free(a);
	return json_object_set_new(to, "nests", list) == 0 && ok;
}

bool smr_program_add_features(const smr_program *p, struct json_t *to)
{
	json_t *list = json_object_get(to, "codelets");
	bool ok = true;

	for (size_t i = 0; i < p->nplaces && ok; i++)
		ok = add_nests(p, p->places[i].codelet, json_array_get(list, i));
	return ok;
}
