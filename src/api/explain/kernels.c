/* Kernels and their candidates; blocks with the number of places of each in the program. */
#include "api/explain/internal.h"

static smr_explained_way way_of(smr_arena *a, const smr_told_way *t)
{
	smr_explained_way w = {.implementation = smr_text_copy(a, t->impl)};

	if (t->threads == 0) {
		w.refused = smr_text_copy(a, t->why);
		return w;
	}
	w.threads = t->threads;
	w.chosen = t->chosen;
	w.p10_s = t->predicted.p10;
	w.p50_s = t->predicted.p50;
	w.p90_s = t->predicted.p90;
	w.setup_s = t->setup;
	w.source = smr_text_copy(a, t->predicted.source);
	if (t->predicted.runs > 0) {
		w.runs = t->predicted.runs;
		w.measured_s = t->predicted.least;
		w.roofline_s = t->roofline;
	}
	return w;
}

const smr_explained_way *const *smr_explain_ways(smr_arena *a, const smr_told_way *list, size_t n)
{
	const void **to;
	smr_explained_way *w = smr_records_new(a, n, sizeof(*w), &to);

	for (size_t i = 0; w != NULL && i < n; i++)
		w[i] = way_of(a, &list[i]);
	return (const smr_explained_way *const *)to;
}

/* ---- kernels ------------------------------------------------------------------------------ */

static void add_chosen(smr_explained_sum *s, const smr_told_way *list, size_t n, double places)
{
	s->kernels++;
	for (size_t i = 0; i < n; i++) {
		const smr_told_way *t = &list[i];

		if (!t->chosen || t->predicted.runs == 0)
			continue;
		s->measured++;
		s->roofline_s += places * t->roofline;
		s->p50_s += places * t->predicted.p50;
		s->measured_s += places * t->predicted.least;
	}
}

static const int64_t *ops_of_kernel(smr_explaining *x, const void *kernel, size_t *n)
{
	int64_t *list;

	*n = 0;
	for (size_t i = 0; i < x->nops; i++)
		*n += x->ops[i].kernel == kernel;
	list = smr_arena_array(x->a, *n + 1, sizeof(*list));
	for (size_t i = 0, k = 0; list != NULL && i < x->nops; i++)
		if (x->ops[i].kernel == kernel)
			list[k++] = (int64_t)x->ops[i].number;
	return list;
}

static bool is_inlined(const smr_explaining *x, const void *kernel)
{
	for (size_t i = 0; i < x->nops; i++)
		if (x->ops[i].kernel == kernel && !x->ops[i].inlined)
			return false;
	return true;
}

/* Adds the code that the op becomes in a region; no other implementation runs then. */
static size_t add_region(const smr_explaining *x, const smr_told_kernel *told, smr_told_way *ways,
			 size_t n)
{
	smr_told_way w = {.impl = "region", .threads = 1, .chosen = true};
	smr_cost_query q = told->query;

	smr_executable_region_query(&q);
	smr_cost_estimate(&x->m->runner.cost, &q, &w.predicted);
	for (size_t i = 0; i < n; i++)
		ways[i].chosen = false;
	ways[n] = w;
	return n + 1;
}

static void explain_kernel(smr_explaining *x, const smr_explain_op *first, smr_explained_sum *sum,
			   smr_explained_kernel *to)
{
	smr_told_way ways[SMR_TOLD_WAYS + 1];
	smr_told_kernel told;
	size_t n = smr_executable_ways(x->m->image, first->kernel, ways, SMR_TOLD_WAYS);

	smr_executable_tell(x->m->image, first->kernel, &told);
	if (is_inlined(x, first->kernel))
		n = add_region(x, &told, ways, n);
	*to = (smr_explained_kernel){.node = smr_explain_node(x, first->v),
				     .kernel = first->kernel_no,
				     .is = smr_text_copy(x->a, told.codelet),
				     .nways = n,
				     .first = smr_text_copy(x->a, told.first),
				     .first_s = told.first_s,
				     .past_runs = told.past_runs,
				     .ways = smr_explain_ways(x->a, ways, n)};
	to->ops = ops_of_kernel(x, first->kernel, &to->nops);
	add_chosen(sum, ways, n, (double)to->nops);
}

static void explain_others(smr_explaining *x, smr_explained *to)
{
	const void **list;
	smr_explained_other *o = smr_records_new(x->a, x->nops, sizeof(*o), &list);
	size_t n = 0;

	for (size_t i = 0; o != NULL && i < x->nops; i++)
		if (x->ops[i].kernel == NULL)
			o[n++] = (smr_explained_other){smr_explain_node(x, x->ops[i].v),
						       smr_text_copy(x->a, x->ops[i].impl)};
	to->nothers = n;
	to->without_kernel = (const smr_explained_other *const *)list;
}

void smr_explain_kernels(smr_explaining *x, smr_explained *to)
{
	const void **list;
	smr_explained_kernel *k = smr_records_new(x->a, x->nkernels, sizeof(*k), &list);
	smr_explained_sum *sum = smr_arena_alloc(x->a, sizeof(*sum));
	size_t n = 0;

	for (size_t i = 0; k != NULL && sum != NULL && i < x->nops; i++)
		if (x->ops[i].kernel != NULL && x->ops[i].kernel_no == n + 1)
			explain_kernel(x, &x->ops[i], sum, &k[n++]);
	to->nkernels = n;
	to->kernels = (const smr_explained_kernel *const *)list;
	to->chosen_kernels = sum;
	explain_others(x, to);
}

/* ---- blocks ------------------------------------------------------------------------------- */

static const smr_explained_block *const *explain_blocks(smr_explaining *x, const smr_body *b);

static const smr_explained_body *const *explain_bodies(smr_explaining *x, const smr_block *b)
{
	const void **list;
	smr_explained_body *to = smr_records_new(x->a, b->nbodies, sizeof(*to), &list);

	for (uint32_t k = 0; to != NULL && k < b->nbodies; k++)
		to[k] = (smr_explained_body){b->bodies[k].n, explain_blocks(x, &b->bodies[k])};
	return (const smr_explained_body *const *)list;
}

static int64_t count_ops(smr_explaining *x, const smr_block *b)
{
	int64_t ops = 0;

	if (b->kind != SMR_BLOCK_BASIC)
		return -1;
	for (uint32_t i = 0; i < b->flow->nnodes; i++)
		ops += smr_explain_op_of(x, b->flow->nodes[i]) != NULL;
	return ops;
}

static void explain_block(smr_explaining *x, const smr_block *b, smr_explained_block *to)
{
	static const char *const kinds[] = {[SMR_BLOCK_BASIC] = "flow",
					    [SMR_BLOCK_IF] = "if",
					    [SMR_BLOCK_CASE] = "case",
					    [SMR_BLOCK_WHILE] = "while",
					    [SMR_BLOCK_CALL] = "call"};

	*to = (smr_explained_block){.kind = kinds[b->kind],
				    .block = b->id,
				    .line = b->loc.line,
				    .ops = count_ops(x, b),
				    .nbodies = b->nbodies,
				    .bodies = explain_bodies(x, b)};
	if (b->kind == SMR_BLOCK_CALL)
		to->calls = smr_text_copy(x->a, x->m->module->functions[b->callee]->name);
}

static const smr_explained_block *const *explain_blocks(smr_explaining *x, const smr_body *b)
{
	const void **list;
	smr_explained_block *to = smr_records_new(x->a, b->n, sizeof(*to), &list);

	for (uint32_t i = 0; to != NULL && i < b->n; i++)
		explain_block(x, b->blocks[i], &to[i]);
	return (const smr_explained_block *const *)list;
}

void smr_explain_blocks(smr_explaining *x, smr_explained *to)
{
	const smr_module *m = x->m->module;
	const void **list;
	smr_explained_function *f = smr_records_new(x->a, m->nfunctions, sizeof(*f), &list);

	for (uint32_t i = 0; f != NULL && i < m->nfunctions; i++)
		f[i] = (smr_explained_function){smr_text_copy(x->a, m->functions[i]->name),
						m->functions[i]->body.n,
						explain_blocks(x, &m->functions[i]->body)};
	to->nfunctions = m->nfunctions;
	to->functions = (const smr_explained_function *const *)list;
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
