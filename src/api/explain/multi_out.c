/* Ops joined into one with several results: its cost, the separate costs, and the decisions. */
#include "api/explain/internal.h"

static void explain_join(smr_explaining *x, const smr_fusion_report_join *s, smr_explained_join *to)
{
	smr_explain_at(x, s->g);
	*to = (smr_explained_join){.node = smr_explain_node(x, s->v),
				   .nresults = s->n,
				   .results = smr_explain_nodes(x, (const smr_node *const *)s->of,
								s->n),
				   .rows = (uint64_t)s->rows,
				   .apart_s = s->apart_s,
				   .seconds = s->joined_s};
}

static void explain_group(smr_explaining *x, uint32_t i, smr_explained_group *to)
{
	const smr_fusion_report_group *s = &x->story->groups[i];
	bool searched = s->seconds > 0;

	smr_explain_at(x, s->g);
	*to = (smr_explained_group){
		.group = i + 1,
		.function = smr_text_copy(x->a, x->block != NULL ? x->function->name : ""),
		.block = x->block != NULL ? x->block->id : 0,
		.values = s->nvalues,
		.points = s->npoints,
		.evaluated = s->evaluated,
		.seconds = searched ? s->seconds : 0,
		.edges_alone_s = searched ? s->alone : 0,
		.rule_s = searched ? s->ways[SMR_FUSE_BY_RULE] : 0,
		.once_s = searched ? s->ways[SMR_FUSE_ONCE] : 0,
		.all_s = searched ? s->ways[SMR_FUSE_ALL] : 0};
}

static void explain_groups(smr_explaining *x, smr_explained *to)
{
	const void **list;
	smr_explained_group *g = smr_records_new(x->a, x->story->ngroups, sizeof(*g), &list);

	for (uint32_t i = 0; g != NULL && i < x->story->ngroups; i++)
		explain_group(x, i, &g[i]);
	to->ngroups = x->story->ngroups;
	to->groups = (const smr_explained_group *const *)list;
}

void smr_explain_joins(smr_explaining *x, smr_explained *to)
{
	const void **list;
	smr_explained_join *j = smr_records_new(x->a, x->story->njoins, sizeof(*j), &list);

	for (uint32_t i = 0; j != NULL && i < x->story->njoins; i++)
		explain_join(x, &x->story->joins[i], &j[i]);
	to->njoins = x->story->njoins;
	to->joins = (const smr_explained_join *const *)list;
	explain_groups(x, to);
}
