/* Parts of the plan of fusion: what was decided, what else there was, what each takes. */
#include <stdio.h>

#include <jansson.h>

#include "base/str.h"
#include "pipeline/explain_own.h"

static const char *const ways[SMR_FUSE_WAYS] = {
	[SMR_FUSE_NONE] = "none",    [SMR_FUSE_ALL] = "all",        [SMR_FUSE_ONCE] = "once",
	[SMR_FUSE_BY_RULE] = "rule", [SMR_FUSE_BY_COST] = "chosen",
};

static json_t *put(smr_explaining *x, json_t *value)
{
	x->w.short_of_memory |= value == NULL;
	return value;
}

static const char *name_of(const smr_node *v)
{
	const smr_expr *e = v->body != NULL ? v->body->results[0] : NULL;

	if (v->op == SMR_OP_map && e != NULL && e->kind == SMR_EXPR_OP)
		return smr_op_name(e->op);
	return smr_op_name(v->op);
}

/* An argument of the function by its number, or the variable. */
static void put_param(smr_explaining *x, json_t *o, const smr_node *v)
{
	char name[32];
	uint32_t var, k = 0;

	if (x->block == NULL || v->bits >= x->block->nins)
		return;
	var = x->block->ins[v->bits];
	while (k < x->function->nparams && x->function->params[k] != var)
		k++;
	snprintf(name, sizeof(name), k < x->function->nparams ? "arg%u" : "v%u",
		 k < x->function->nparams ? k : var);
	smr_json_put(&x->w, o, "op", json_string(name));
}

json_t *smr_explain_node(smr_explaining *x, const smr_node *v)
{
	const smr_explain_op *op = smr_explain_op_of(x, v);
	smr_str type = {0};
	json_t *o;

	smr_model_put_type(&type, &v->type);
	o = put(x, json_pack("{s:s, s:s}", "op", name_of(v), "type", smr_str_text(&type)));
	x->w.short_of_memory |= type.oom;
	smr_str_free(&type);
	if (v->op == SMR_OP_param)
		put_param(x, o, v);
	if (v->loc.line > 0)
		smr_json_put(&x->w, o, "line", json_integer(v->loc.line));
	if (op != NULL)
		smr_json_put(&x->w, o, "number", json_integer((json_int_t)op->number));
	return o;
}

/* ---- costs -------------------------------------------------------------------------------- */

static void put_cost(smr_explaining *x, json_t *o, const smr_plan_cost *c)
{
	const struct {
		const char *name;
		double value;
	} all[] = {{"seconds", c->seconds},  {"start_s", c->start},     {"read_s", c->read},
		   {"write_s", c->write},    {"compute_s", c->compute}, {"hidden_s", c->hidden},
		   {"compile_s", c->compile}};

	smr_json_put(&x->w, o, "ops", json_integer(c->ops));
	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
		smr_json_put(&x->w, o, all[i].name, json_real(all[i].value));
}

static void put_plan(smr_explaining *x, json_t *list, const char *name, const smr_plan_cost *c)
{
	json_t *o = put(x, json_pack("{s:s}", "plan", name));

	put_cost(x, o, c);
	smr_json_add(&x->w, list, o);
}

static void put_plans(smr_explaining *x, json_t *to, const smr_plan_cost *chosen,
		      const smr_plan_cost other[SMR_FUSE_WAYS])
{
	static const smr_fuse order[] = {SMR_FUSE_BY_RULE, SMR_FUSE_ONCE, SMR_FUSE_ALL,
					 SMR_FUSE_NONE};
	json_t *list = put(x, json_array());

	put_plan(x, list, ways[SMR_FUSE_BY_COST], chosen);
	for (unsigned i = 0; i < sizeof(order) / sizeof(order[0]); i++)
		put_plan(x, list, ways[order[i]], &other[order[i]]);
	smr_json_put(&x->w, to, "plans", list);
}

/* ---- a part ------------------------------------------------------------------------------- */

static json_t *point(smr_explaining *x, const smr_story_part *p, uint32_t i)
{
	const smr_story_point *at = &p->points[i];
	json_t *readers = put(x, json_array());

	for (uint32_t k = 0; k < at->nreaders; k++)
		smr_json_add(&x->w, readers, smr_explain_node(x, at->readers[k]));
	return put(x, json_pack("{s:i, s:o, s:o, s:b, s:f}", "point", (int)i + 1, "value",
				smr_explain_node(x, at->of), "readers", readers, "fused",
				!at->apart, "flipped_s", at->flipped));
}

static json_t *uses(smr_explaining *x, const smr_story_use *list, uint32_t n, const char *what)
{
	json_t *to = put(x, json_array());

	for (uint32_t i = 0; i < n; i++) {
		json_t *o = smr_explain_node(x, list[i].v);

		smr_json_put(&x->w, o, what, json_real(list[i].share));
		smr_json_add(&x->w, to, o);
	}
	return to;
}

static json_t *op(smr_explaining *x, const smr_story_op *from)
{
	const smr_explain_op *runs = smr_explain_op_of(x, from->v);
	json_t *o = smr_explain_node(x, from->v);

	if (runs != NULL && runs->kernel_no > 0)
		smr_json_put(&x->w, o, "kernel", json_integer((json_int_t)runs->kernel_no));
	put_cost(x, o, &from->cost);
	(void)json_object_del(o, "ops");
	if (from->joined)
		smr_json_put(&x->w, o, "joined", json_true());
	smr_json_put(&x->w, o, "reads", uses(x, from->reads, from->nreads, "share"));
	smr_json_put(&x->w, o, "computes", uses(x, from->computed, from->ncomputed, "times"));
	return o;
}

static json_t *part(smr_explaining *x, uint32_t i)
{
	const smr_story_part *p = &x->story->parts[i];
	json_t *points = put(x, json_array()), *ops = put(x, json_array()), *o;

	smr_explain_at(x, p->g);
	for (uint32_t k = 0; k < p->npoints; k++)
		smr_json_add(&x->w, points, point(x, p, k));
	for (uint32_t k = 0; k < p->nops; k++)
		smr_json_add(&x->w, ops, op(x, &p->ops[k]));
	o = put(x, json_pack("{s:i, s:s, s:i, s:i, s:I, s:b}", "part", (int)i + 1, "function",
			     x->block != NULL ? x->function->name : "", "block",
			     x->block != NULL ? (int)x->block->id : 0, "before", (int)p->before,
			     "evaluated", (json_int_t)p->evaluated, "by_rule", p->ruled));
	put_plans(x, o, &p->plan, p->ways);
	smr_json_put(&x->w, o, "points", points);
	smr_json_put(&x->w, o, "ops", ops);
	return o;
}

void smr_explain_parts(smr_explaining *x, json_t *to)
{
	smr_plan_cost chosen = {0}, other[SMR_FUSE_WAYS] = {0};
	json_t *list = put(x, json_array());

	for (uint32_t i = 0; i < x->story->nparts; i++) {
		smr_plan_cost_add(&chosen, &x->story->parts[i].plan);
		for (unsigned k = 0; k < SMR_FUSE_WAYS; k++)
			smr_plan_cost_add(&other[k], &x->story->parts[i].ways[k]);
		smr_json_add(&x->w, list, part(x, i));
	}
	put_plans(x, to, &chosen, other);
	smr_json_put(&x->w, to, "parts", list);
}
