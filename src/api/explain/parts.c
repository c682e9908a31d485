/* Parts of the fusion plan: decisions, alternatives and costs. */
#include "api/explain/internal.h"
#include "base/str.h"

static const char *const ways[SMR_FUSE_WAYS] = {
	[SMR_FUSE_NONE] = "none",    [SMR_FUSE_ALL] = "all",        [SMR_FUSE_ONCE] = "once",
	[SMR_FUSE_BY_RULE] = "rule", [SMR_FUSE_BY_COST] = "chosen",
};

static const char *name_of(const smr_node *v)
{
	const smr_expr *e = v->body != NULL ? v->body->results[0] : NULL;

	if (v->op == SMR_OP_map && e != NULL && e->kind == SMR_EXPR_OP)
		return smr_op_name(e->op);
	return smr_op_name(v->op);
}

/* Names an argument of the function by its number, or a variable. */
static const char *param_name(smr_explaining *x, const smr_node *v)
{
	uint32_t var, k = 0;

	if (x->block == NULL || v->bits >= x->block->nins)
		return smr_text_copy(x->a, name_of(v));
	var = x->block->ins[v->bits];
	while (k < x->function->nparams && x->function->params[k] != var)
		k++;
	return k < x->function->nparams ? smr_arena_printf(x->a, "arg%u", k)
					: smr_arena_printf(x->a, "v%u", var);
}

const smr_explained_node *smr_explain_node(smr_explaining *x, const smr_node *v)
{
	const smr_explain_op *op = smr_explain_op_of(x, v);
	smr_explained_node *o = smr_arena_alloc(x->a, sizeof(*o));
	smr_str type = {0};

	smr_model_put_type(&type, &v->type);
	if (o != NULL)
		*o = (smr_explained_node){
			.op = v->op == SMR_OP_param ? param_name(x, v)
						    : smr_text_copy(x->a, name_of(v)),
			.type = type.oom ? NULL : smr_text_copy(x->a, smr_str_text(&type)),
			.line = v->loc.line,
			.number = op != NULL ? op->number : 0};
	smr_str_free(&type);
	return o;
}

const smr_explained_node *const *smr_explain_nodes(smr_explaining *x, const smr_node *const *list,
						   size_t n)
{
	const smr_explained_node **to = smr_arena_array(x->a, n + 1, sizeof(*to));

	for (size_t i = 0; to != NULL && i < n; i++)
		to[i] = smr_explain_node(x, list[i]);
	return to;
}

/* ---- costs -------------------------------------------------------------------------------- */

static smr_explained_plan plan_of(const char *name, const smr_plan_cost *c)
{
	return (smr_explained_plan){.plan = name,
				    .ops = c->ops,
				    .seconds = c->seconds,
				    .start_s = c->start,
				    .read_s = c->read,
				    .write_s = c->write,
				    .compute_s = c->compute,
				    .hidden_s = c->hidden,
				    .compile_s = c->compile};
}

static const smr_explained_plan *const *explain_plans(smr_explaining *x,
						      const smr_plan_cost *chosen,
						      const smr_plan_cost other[SMR_FUSE_WAYS],
						      size_t *n)
{
	static const smr_fuse order[] = {SMR_FUSE_BY_RULE, SMR_FUSE_ONCE, SMR_FUSE_ALL,
					 SMR_FUSE_NONE};
	const void **list;
	smr_explained_plan *to;

	*n = 1 + sizeof(order) / sizeof(order[0]);
	to = smr_records_new(x->a, *n, sizeof(*to), &list);
	if (to == NULL)
		return NULL;
	to[0] = plan_of(ways[SMR_FUSE_BY_COST], chosen);
	for (size_t i = 1; i < *n; i++)
		to[i] = plan_of(ways[order[i - 1]], &other[order[i - 1]]);
	return (const smr_explained_plan *const *)list;
}

/* ---- a part ------------------------------------------------------------------------------- */

static const smr_explained_point *const *explain_points(smr_explaining *x,
							const smr_fusion_report_part *p)
{
	const void **list;
	smr_explained_point *to = smr_records_new(x->a, p->npoints, sizeof(*to), &list);

	for (uint32_t i = 0; to != NULL && i < p->npoints; i++) {
		const smr_fusion_report_point *at = &p->points[i];

		to[i] = (smr_explained_point){
			.point = i + 1,
			.value = smr_explain_node(x, at->of),
			.nreaders = at->nreaders,
			.readers = smr_explain_nodes(x, (const smr_node *const *)at->readers,
						     at->nreaders),
			.fused = !at->apart,
			.flipped_s = at->flipped};
	}
	return (const smr_explained_point *const *)list;
}

static const smr_explained_use *const *explain_uses(smr_explaining *x,
						    const smr_fusion_report_use *from, uint32_t n)
{
	const void **list;
	smr_explained_use *to = smr_records_new(x->a, n, sizeof(*to), &list);

	for (uint32_t i = 0; to != NULL && i < n; i++)
		to[i] = (smr_explained_use){smr_explain_node(x, from[i].v), from[i].share};
	return (const smr_explained_use *const *)list;
}

static smr_explained_op op_of(smr_explaining *x, const smr_fusion_report_op *from)
{
	const smr_explain_op *runs = smr_explain_op_of(x, from->v);
	const smr_plan_cost *c = &from->cost;

	return (smr_explained_op){.node = smr_explain_node(x, from->v),
				  .kernel = runs != NULL ? runs->kernel_no : 0,
				  .seconds = c->seconds,
				  .start_s = c->start,
				  .read_s = c->read,
				  .write_s = c->write,
				  .compute_s = c->compute,
				  .hidden_s = c->hidden,
				  .compile_s = c->compile,
				  .joined = from->joined,
				  .nreads = from->nreads,
				  .ncomputes = from->ncomputed,
				  .reads = explain_uses(x, from->reads, from->nreads),
				  .computes = explain_uses(x, from->computed, from->ncomputed)};
}

static const smr_explained_op *const *explain_ops(smr_explaining *x,
						  const smr_fusion_report_part *p)
{
	const void **list;
	smr_explained_op *to = smr_records_new(x->a, p->nops, sizeof(*to), &list);

	for (uint32_t i = 0; to != NULL && i < p->nops; i++)
		to[i] = op_of(x, &p->ops[i]);
	return (const smr_explained_op *const *)list;
}

static void explain_part(smr_explaining *x, uint32_t i, smr_explained_part *to)
{
	const smr_fusion_report_part *p = &x->story->parts[i];

	smr_explain_at(x, p->g);
	*to = (smr_explained_part){
		.part = i + 1,
		.function = smr_text_copy(x->a, x->block != NULL ? x->function->name : ""),
		.block = x->block != NULL ? x->block->id : 0,
		.before = p->before,
		.evaluated = p->evaluated,
		.by_rule = p->ruled,
		.npoints = p->npoints,
		.nops = p->nops,
		.points = explain_points(x, p),
		.ops = explain_ops(x, p)};
	to->plans = explain_plans(x, &p->plan, p->ways, &to->nplans);
}

void smr_explain_parts(smr_explaining *x, smr_explained *to)
{
	smr_plan_cost chosen = {0}, other[SMR_FUSE_WAYS] = {0};
	const void **list;
	smr_explained_part *parts = smr_records_new(x->a, x->story->nparts, sizeof(*parts), &list);

	for (uint32_t i = 0; parts != NULL && i < x->story->nparts; i++) {
		smr_plan_cost_add(&chosen, &x->story->parts[i].plan);
		for (unsigned k = 0; k < SMR_FUSE_WAYS; k++)
			smr_plan_cost_add(&other[k], &x->story->parts[i].ways[k]);
		explain_part(x, i, &parts[i]);
	}
	to->plans = explain_plans(x, &chosen, other, &to->nplans);
	to->nparts = x->story->nparts;
	to->parts = (const smr_explained_part *const *)list;
}
