/* A tensor program's plan as JSON: what is of all of it; explain_*.c have the rest. */
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "base/alloc.h"
#include "pipeline/compile.h"
#include "pipeline/explain_own.h"

/* ---- ops ---------------------------------------------------------------------------------- */

static int by_node(const void *a, const void *b)
{
	const smr_explain_op *x = a, *y = b;

	return x->v < y->v ? -1 : x->v > y->v;
}

static int by_kernel(const void *a, const void *b)
{
	const smr_explain_op *x = a, *y = b;

	if (x->kernel != y->kernel)
		return x->kernel < y->kernel ? -1 : 1;
	return x->number < y->number ? -1 : x->number > y->number;
}

const smr_explain_op *smr_explain_op_of(const smr_explaining *x, const smr_node *v)
{
	smr_explain_op key = {.v = v};

	return x->nops > 0 ? bsearch(&key, x->by_node, x->nops, sizeof(key), by_node) : NULL;
}

/* Kernels are numbered as they come first. */
static void number_kernels(smr_explaining *x)
{
	size_t *first = smr_calloc(x->nops + 1, sizeof(*first));

	x->w.short_of_memory |= first == NULL;
	if (first == NULL || x->nops == 0) {
		smr_free(first);
		return;
	}
	qsort(x->by_node, x->nops, sizeof(*x->by_node), by_kernel);
	for (size_t i = 0, lead = 0; i < x->nops; i++) { /* by op: the first one of its kernel */
		if (x->by_node[i].kernel != x->by_node[lead].kernel)
			lead = i;
		first[x->by_node[i].number - 1] = x->by_node[lead].number;
	}
	for (size_t i = 0; i < x->nops; i++) {
		if (x->ops[i].kernel == NULL)
			continue;
		x->ops[i].kernel_no =
			first[i] == i + 1 ? ++x->nkernels : x->ops[first[i] - 1].kernel_no;
	}
	smr_free(first);
}

static smr_status find_ops(smr_explaining *x)
{
	smr_image_op op;
	size_t n = 0;

	while (smr_image_op_at(x->m->image, n, &op))
		n++;
	x->ops = smr_calloc(n + 1, sizeof(*x->ops));
	x->by_node = smr_calloc(n + 1, sizeof(*x->ops));
	if (x->ops == NULL || x->by_node == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to explain a program");
	for (x->nops = 0; smr_image_op_at(x->m->image, x->nops, &op); x->nops++)
		x->ops[x->nops] = (smr_explain_op){
			.v = op.v, .impl = op.impl, .kernel = op.kernel, .number = x->nops + 1};
	memcpy(x->by_node, x->ops, x->nops * sizeof(*x->ops));
	number_kernels(x);
	memcpy(x->by_node, x->ops, x->nops * sizeof(*x->ops));
	if (x->nops > 0)
		qsort(x->by_node, x->nops, sizeof(*x->by_node), by_node);
	return SMR_OK;
}

/* ---- the whole ---------------------------------------------------------------------------- */

static json_t *explain(smr_explaining *x, const char *file)
{
	const smr_fusion *f = &x->m->fusion;
	const smr_machine *target = x->m->target;
	json_t *o = json_pack("{s:s, s:s, s:i, s:I, s:I, s:I, s:I, s:I, s:o}", "file", file,
			      "machine", target != NULL ? target->name : x->m->ctx->machine.name,
			      "threads", smr_model_threads(x->m), "before",
			      (json_int_t)(f->before > 0 ? f->before : x->nops), "after",
			      (json_int_t)x->nops, "fused", (json_int_t)f->fused, "points",
			      (json_int_t)f->points, "evaluated", (json_int_t)f->evaluated,
			      "possible", smr_json_number(f->possible));

	x->w.short_of_memory |= o == NULL;
	if (o == NULL)
		return NULL;
	smr_explain_parts(x, o);
	smr_explain_joins(x, o);
	smr_explain_slabs(x, o);
	if (target == NULL)
		smr_explain_kernels(x, o);
	smr_explain_blocks(x, o);
	return o;
}

smr_status smr_explain_made(const smr_model *m, const smr_story *story, const char *file,
			    json_t **out)
{
	smr_explaining x = {.m = m, .story = story};
	json_t *o = NULL;
	smr_status st = find_ops(&x);

	if (st == SMR_OK)
		o = explain(&x, file);
	if (st == SMR_OK && x.w.short_of_memory)
		st = smr_fail(SMR_ENOMEM, "no memory to explain a program");
	smr_free(x.ops);
	smr_free(x.by_node);
	if (st != SMR_OK)
		json_decref(o);
	else
		*out = o;
	return st;
}

smr_status smr_explain_model(smr_ctx *ctx, const smr_load_params *p, const smr_machine *target,
			     json_t **out)
{
	smr_load_params q = *p;
	smr_load_options options = {.target = target};
	smr_model *m = NULL;
	smr_status st;

	q.only = "chosen"; /* nothing is compiled behind our back */
	SMR_TRY(smr_story_new(&options.story));
	st = smr_model_load(ctx, &q, SMR_LOAD_READY, &options, &m);
	if (st == SMR_OK)
		st = smr_explain_made(m, options.story, p->path != NULL ? p->path : "program", out);
	(void)smr_unload(m);
	smr_story_free(options.story);
	return st;
}
