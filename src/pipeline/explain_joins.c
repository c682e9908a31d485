/* Ops that became one with several results: what that takes, and what each of its own did; what was
 * decided with them. */
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

static json_t *group(smr_explaining *x, uint32_t i)
{
	static const struct {
		const char *name;
		smr_fuse way;
	} ways[] = {
		{"rule_s", SMR_FUSE_BY_RULE}, {"once_s", SMR_FUSE_ONCE}, {"all_s", SMR_FUSE_ALL}};
	const smr_story_group *s = &x->story->groups[i];
	json_t *o;

	smr_explain_at(x, s->g);
	o = json_pack("{s:i, s:s, s:i, s:i, s:i, s:I}", "group", (int)i + 1, "function",
		      x->block != NULL ? x->function->name : "", "block",
		      x->block != NULL ? (int)x->block->id : 0, "values", (int)s->nvalues, "points",
		      (int)s->npoints, "evaluated", (json_int_t)s->evaluated);
	x->w.short_of_memory |= o == NULL;
	if (!(s->seconds > 0))
		return o;
	smr_json_put(&x->w, o, "seconds", json_real(s->seconds));
	smr_json_put(&x->w, o, "edges_alone_s", json_real(s->alone));
	for (size_t k = 0; k < sizeof(ways) / sizeof(ways[0]); k++)
		smr_json_put(&x->w, o, ways[k].name, json_real(s->ways[ways[k].way]));
	return o;
}

static void put_groups(smr_explaining *x, json_t *to)
{
	json_t *list = json_array();

	for (uint32_t i = 0; i < x->story->ngroups; i++)
		smr_json_add(&x->w, list, group(x, i));
	smr_json_put(&x->w, to, "groups", list);
}

void smr_explain_joins(smr_explaining *x, json_t *to)
{
	json_t *list = json_array();

	for (uint32_t i = 0; i < x->story->njoins; i++)
		smr_json_add(&x->w, list, join(x, &x->story->joins[i]));
	smr_json_put(&x->w, to, "joins", list);
	put_groups(x, to);
}
