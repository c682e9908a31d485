/* smr_explain(): explains the plan of a tensor program; this file has the totals, the other files
 * of the folder have the parts. */
#include <stdlib.h>
#include <string.h>

#include "api/explain/internal.h"
#include "api/model/compile.h"

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

/* Numbers kernels in the order of their first ops. */
static void number_kernels(smr_explaining *x)
{
	size_t *first = smr_arena_array(x->a, x->nops + 1, sizeof(*first));

	if (first == NULL || x->nops == 0)
		return;
	qsort(x->by_node, x->nops, sizeof(*x->by_node), by_kernel);
	for (size_t i = 0, lead = 0; i < x->nops; i++) { /* [op]: the first op of its kernel */
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
}

static smr_status find_ops(smr_explaining *x)
{
	smr_executable_op op;
	size_t n = 0;

	while (smr_executable_op_at(x->m->image, n, &op))
		n++;
	x->ops = smr_arena_array(x->a, n + 1, sizeof(*x->ops));
	x->by_node = smr_arena_array(x->a, n + 1, sizeof(*x->ops));
	if (x->ops == NULL || x->by_node == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to explain a program");
	for (x->nops = 0; smr_executable_op_at(x->m->image, x->nops, &op); x->nops++)
		x->ops[x->nops] = (smr_explain_op){.v = op.v,
						   .impl = op.impl,
						   .kernel = op.kernel,
						   .number = x->nops + 1,
						   .inlined = op.inlined};
	memcpy(x->by_node, x->ops, x->nops * sizeof(*x->ops));
	number_kernels(x);
	memcpy(x->by_node, x->ops, x->nops * sizeof(*x->ops));
	if (x->nops > 0)
		qsort(x->by_node, x->nops, sizeof(*x->by_node), by_node);
	return SMR_OK;
}

/* ---- the model ---------------------------------------------------------------------------- */

static void explain_model(smr_explaining *x, const char *file, smr_explained *to)
{
	const smr_fusion *f = &x->m->fusion;
	const smr_machine *target = x->m->target;

	*to = (smr_explained){.file = smr_text_copy(x->a, file),
			      .machine =
				      smr_text_copy(x->a, target != NULL ? target->name
									 : x->m->ctx->machine.name),
			      .threads = smr_model_threads(x->m),
			      .before = f->before > 0 ? f->before : x->nops,
			      .after = x->nops,
			      .fused = f->fused,
			      .points = f->points,
			      .evaluated = f->evaluated,
			      .possible = f->possible};
	smr_explain_parts(x, to);
	smr_explain_joins(x, to);
	smr_explain_slabs(x, to);
	if (target == NULL)
		smr_explain_kernels(x, to);
	smr_explain_blocks(x, to);
}

smr_status smr_explain_made(smr_arena *a, const smr_model *m, const smr_fusion_report *story,
			    const char *file, smr_explained **out)
{
	smr_explaining x = {.a = a, .m = m, .story = story};
	smr_explained *to = smr_arena_alloc(a, sizeof(*to));

	SMR_TRY(find_ops(&x));
	if (to != NULL)
		explain_model(&x, file, to);
	if (smr_arena_ran_short(a))
		return smr_fail(SMR_ENOMEM, "no memory to explain a program");
	*out = to;
	return SMR_OK;
}

/* ---- the public call ---------------------------------------------------------------------- */

typedef struct owner {
	smr_explained shown; /* must be first: the caller's pointer is its address */
	smr_arena *arena;
} owner;

static smr_status load_and_explain(smr_ctx *ctx, const smr_explain_params *p,
				   const smr_machine *target, owner *o)
{
	smr_load_params q = *p->model;
	smr_load_options options = {.target = target, .planned = true};
	smr_explained *e;
	smr_model *m = NULL;
	smr_status st;

	q.only = "chosen"; /* no compilation in the background */
	SMR_TRY(smr_fusion_report_new(&options.story));
	st = smr_model_load(ctx, &q, SMR_LOAD_READY, &options, &m);
	if (st == SMR_OK)
		st = smr_executable_plan_regions(m->image);
	if (st == SMR_OK)
		st = smr_explain_made(o->arena, m, options.story,
				      q.path != NULL ? q.path : "program", &e);
	if (st == SMR_OK)
		st = smr_explained_limit(e, p->part, p->op);
	if (st == SMR_OK)
		o->shown = *e;
	(void)smr_unload(m);
	smr_fusion_report_free(options.story);
	return st;
}

static smr_status check_explain_params(const smr_ctx *ctx, const smr_explain_params *p,
				       const void *out)
{
	if (ctx == NULL || p == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_explain: %s",
				ctx == NULL ? "no context"
				: p == NULL ? "no params"
					    : "no place for the result");
	if (p->struct_size < sizeof(*p))
		return smr_fail(SMR_EINVAL, "smr_explain: params.struct_size is %zu, not %zu",
				p->struct_size, sizeof(*p));
	return p->model != NULL ? SMR_OK : smr_fail(SMR_EINVAL, "smr_explain: no program");
}

smr_status smr_explain(smr_ctx *ctx, const smr_explain_params *params, const smr_explained **out)
{
	smr_machine target;
	smr_arena *a;
	owner *o;
	smr_status st;

	if (out != NULL)
		*out = NULL;
	SMR_TRY(check_explain_params(ctx, params, out));
	if (params->machine != NULL)
		SMR_TRY(smr_machine_load(params->machine, &target));
	a = smr_arena_new();
	o = a != NULL ? smr_arena_alloc(a, sizeof(*o)) : NULL;
	if (o == NULL) {
		smr_arena_free(a);
		return smr_fail(SMR_ENOMEM, "no memory to explain a program");
	}
	o->arena = a;
	st = load_and_explain(ctx, params, params->machine != NULL ? &target : NULL, o);
	if (st == SMR_OK)
		*out = &o->shown;
	else
		smr_arena_free(a);
	return st;
}

void smr_explained_free(const smr_explained *e)
{
	if (e != NULL)
		smr_arena_free(((const owner *)e)->arena);
}
