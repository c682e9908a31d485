/* Ops that became one with several results: what that takes, and what each of its own did. */
#include <jansson.h>

#include "pipeline/explain_own.h"

static json_t *join(smr_explaining *x, const smr_story_join *s)
{
	json_t *results = json_array(), *o;

	smr_explain_at(x, s->g);
	o = smr_explain_node(x, s->v);
	for (uint32_t k = 0; k < s->n; k++)
		smr_json_add(&x->w, results, smr_explain_node(x, s->of[k]));
	smr_json_put(&x->w, o, "results", results);
	smr_json_put(&x->w, o, "rows", json_integer((json_int_t)s->rows));
	smr_json_put(&x->w, o, "apart_s", json_real(s->apart_s));
	smr_json_put(&x->w, o, "seconds", json_real(s->joined_s));
	return o;
}

void smr_explain_joins(smr_explaining *x, json_t *to)
{
	json_t *list = json_array();

	for (uint32_t i = 0; i < x->story->njoins; i++)
		smr_json_add(&x->w, list, join(x, &x->story->joins[i]));
	smr_json_put(&x->w, to, "joins", list);
}
