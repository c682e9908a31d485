/* Kernels: what each was chosen among. Blocks: how often what is in them stands in the program. */
#include <jansson.h>

#include "pipeline/explain_own.h"

static json_t *way(smr_json_view *w, const smr_told_way *t)
{
	json_t *o;

	if (t->threads == 0)
		return json_pack("{s:s, s:s}", "implementation", t->impl, "refused", t->why);
	o = json_pack("{s:s, s:i, s:b, s:o, s:o, s:o, s:o, s:s}", "implementation", t->impl,
		      "threads", t->threads, "chosen", t->chosen, "p10_s",
		      smr_json_number(t->predicted.p10), "p50_s", smr_json_number(t->predicted.p50),
		      "p90_s", smr_json_number(t->predicted.p90), "setup_s",
		      smr_json_number(t->setup), "by", t->predicted.source);
	if (o != NULL && t->predicted.runs > 0) {
		smr_json_put(w, o, "runs", json_integer(t->predicted.runs));
		smr_json_put(w, o, "measured_s", smr_json_number(t->predicted.least));
		smr_json_put(w, o, "roofline_s", smr_json_number(t->roofline));
	}
	return o;
}

json_t *smr_explain_ways(smr_json_view *w, const smr_told_way *list, size_t n)
{
	json_t *to = json_array();

	for (size_t i = 0; i < n; i++)
		smr_json_add(w, to, way(w, &list[i]));
	return to;
}

/* ---- kernels ------------------------------------------------------------------------------ */

/* What was chosen, all places once: predicted beside measured, as far as it ran here. */
typedef struct sums {
	json_int_t kernels, ran;
	double roofline, predicted, measured;
} sums;

static void add_chosen(sums *s, const smr_told_way *list, size_t n, double places)
{
	s->kernels++;
	for (size_t i = 0; i < n; i++) {
		const smr_told_way *t = &list[i];

		if (!t->chosen || t->predicted.runs == 0)
			continue;
		s->ran++;
		s->roofline += places * t->roofline;
		s->predicted += places * t->predicted.p50;
		s->measured += places * t->predicted.least;
	}
}

static json_t *told_sums(const sums *s)
{
	return json_pack("{s:I, s:I, s:o, s:o, s:o}", "kernels", s->kernels, "measured", s->ran,
			 "roofline_s", smr_json_number(s->roofline), "p50_s",
			 smr_json_number(s->predicted), "measured_s", smr_json_number(s->measured));
}

static json_t *kernel(smr_explaining *x, const smr_explain_op *first, sums *sum)
{
	smr_told_way ways[SMR_TOLD_WAYS];
	smr_told_kernel told;
	size_t n = smr_image_ways(x->m->image, first->kernel, ways, SMR_TOLD_WAYS);
	json_t *o = smr_explain_node(x, first->v), *ops = json_array();

	smr_image_tell(x->m->image, first->kernel, &told);
	for (size_t i = 0; i < x->nops; i++)
		if (x->ops[i].kernel == first->kernel)
			smr_json_add(&x->w, ops, json_integer((json_int_t)x->ops[i].number));
	add_chosen(sum, ways, n, (double)json_array_size(ops));
	smr_json_put(&x->w, o, "kernel", json_integer((json_int_t)first->kernel_no));
	smr_json_put(&x->w, o, "is", json_string(told.codelet));
	smr_json_put(&x->w, o, "ops", ops);
	smr_json_put(&x->w, o, "first", json_string(told.first));
	smr_json_put(&x->w, o, "first_s", smr_json_number(told.first_s));
	smr_json_put(&x->w, o, "past_runs", smr_json_number(told.past_runs));
	smr_json_put(&x->w, o, "implementations", smr_explain_ways(&x->w, ways, n));
	return o;
}

void smr_explain_kernels(smr_explaining *x, json_t *to)
{
	json_t *list = json_array(), *rest = json_array();
	sums sum = {.kernels = 0};
	size_t next = 1;

	for (size_t i = 0; i < x->nops; i++) {
		const smr_explain_op *op = &x->ops[i];

		if (op->kernel == NULL) {
			json_t *o = smr_explain_node(x, op->v);

			smr_json_put(&x->w, o, "by", json_string(op->impl));
			smr_json_add(&x->w, rest, o);
		} else if (op->kernel_no == next) {
			smr_json_add(&x->w, list, kernel(x, op, &sum));
			next++;
		}
	}
	smr_json_put(&x->w, to, "kernels", list);
	smr_json_put(&x->w, to, "chosen_kernels", told_sums(&sum));
	smr_json_put(&x->w, to, "without_kernel", rest);
}

/* ---- blocks ------------------------------------------------------------------------------- */

static json_t *body(smr_explaining *x, const smr_body *b);

static json_t *block(smr_explaining *x, const smr_block *b)
{
	static const char *const kinds[] = {[SMR_BLOCK_BASIC] = "flow",
					    [SMR_BLOCK_IF] = "if",
					    [SMR_BLOCK_CASE] = "case",
					    [SMR_BLOCK_WHILE] = "while",
					    [SMR_BLOCK_CALL] = "call"};
	json_t *o = json_pack("{s:s, s:i}", "kind", kinds[b->kind], "block", (int)b->id), *bodies;
	json_int_t ops = 0;

	if (b->loc.line > 0)
		smr_json_put(&x->w, o, "line", json_integer(b->loc.line));
	if (b->kind == SMR_BLOCK_CALL)
		smr_json_put(&x->w, o, "calls",
			     json_string(x->m->module->functions[b->callee]->name));
	if (b->kind == SMR_BLOCK_BASIC) {
		for (uint32_t i = 0; i < b->flow->nnodes; i++)
			ops += smr_explain_op_of(x, b->flow->nodes[i]) != NULL;
		smr_json_put(&x->w, o, "ops", json_integer(ops));
	}
	bodies = json_array();
	for (uint32_t k = 0; k < b->nbodies; k++)
		smr_json_add(&x->w, bodies, body(x, &b->bodies[k]));
	smr_json_put(&x->w, o, "bodies", bodies);
	return o;
}

static json_t *body(smr_explaining *x, const smr_body *b)
{
	json_t *list = json_array();

	for (uint32_t i = 0; i < b->n; i++)
		smr_json_add(&x->w, list, block(x, b->blocks[i]));
	return list;
}

void smr_explain_blocks(smr_explaining *x, json_t *to)
{
	const smr_module *m = x->m->module;
	json_t *list = json_array();

	for (uint32_t i = 0; i < m->nfunctions; i++)
		smr_json_add(&x->w, list,
			     json_pack("{s:s, s:o}", "function", m->functions[i]->name, "blocks",
				       body(x, &m->functions[i]->body)));
	smr_json_put(&x->w, to, "functions", list);
}

static const smr_block *find_flow(const smr_body *b, const smr_graph *g)
{
	smr_walk w;
	const smr_block *found = smr_walk_first(&w, b);

	while (found != NULL && found->flow != g)
		found = smr_walk_next(&w);
	return found;
}

void smr_explain_at(smr_explaining *x, const smr_graph *g)
{
	const smr_module *m = x->m->module;

	x->block = NULL;
	for (uint32_t i = 0; x->block == NULL && i < m->nfunctions; i++) {
		x->function = m->functions[i];
		x->block = find_flow(&m->functions[i]->body, g);
	}
}
