/* Chains of ops that run, or could run, slab by slab: what that takes, and what whole tensors do.
 */
#include <jansson.h>

#include "pipeline/explain_own.h"

static json_t *sizes(smr_explaining *x, const int64_t *list, uint32_t n)
{
	json_t *to = json_array();

	for (uint32_t i = 0; i < n; i++)
		smr_json_add(&x->w, to, json_integer((json_int_t)list[i]));
	return to;
}

static json_t *chain(smr_explaining *x, const smr_story_slabs *s)
{
	json_t *ops = json_array();

	smr_explain_at(x, s->g);
	for (uint32_t k = 0; k < s->n; k++)
		smr_json_add(&x->w, ops, smr_explain_node(x, s->ops[k]));
	return json_pack("{s:o, s:b, s:o, s:o, s:f, s:f, s:f, s:f}", "ops", ops, "taken", s->taken,
			 "axes", sizes(x, s->length, s->naxes), "slab", sizes(x, s->size, s->naxes),
			 "whole_s", s->apart_s, "slabs_s", s->slabs_s, "whole_bytes",
			 s->whole_bytes, "slab_bytes", s->slab_bytes);
}

void smr_explain_slabs(smr_explaining *x, json_t *to)
{
	json_t *list = json_array();

	for (uint32_t i = 0; i < x->story->nslabs; i++)
		smr_json_add(&x->w, list, chain(x, &x->story->slabs[i]));
	smr_json_put(&x->w, to, "slabs", list);
}
