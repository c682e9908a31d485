/* Reduces a plan to one part or one op. Lists are filtered in place. */
#include "api/explain/internal.h"

typedef struct limit {
	uint64_t part, op;
	const smr_explained_part *only; /* the part that is kept; NULL: none */
} limit;

static void filter_records(const void *const *list, size_t *n,
			   bool (*keeps)(const limit *, const void *), const limit *l)
{
	const void **to = (const void **)list; /* writable: it is in our own arena */
	size_t kept = 0;

	for (size_t i = 0; i < *n; i++)
		if (keeps(l, list[i]))
			to[kept++] = list[i];
	*n = kept;
}
#define FILTER(list, n, keeps) filter_records((const void *const *)(list), (n), (keeps), l)

static bool has_op(const smr_explained_op *const *ops, size_t n, uint64_t number)
{
	for (size_t i = 0; i < n; i++)
		if (ops[i]->node->number == number)
			return true;
	return false;
}

static bool keeps_part(const limit *l, const void *part)
{
	const smr_explained_part *p = part;

	return l->part > 0 ? p->part == l->part : has_op(p->ops, p->nops, l->op);
}

static bool keeps_op(const limit *l, const void *op)
{
	return ((const smr_explained_op *)op)->node->number == l->op;
}

static bool keeps_join(const limit *l, const void *join)
{
	return l->op > 0 && ((const smr_explained_join *)join)->node->number == l->op;
}

static bool keeps_chain(const limit *l, const void *chain)
{
	const smr_explained_slabs *c = chain;

	for (size_t i = 0; l->op > 0 && i < c->nops; i++)
		if (c->ops[i]->number == l->op)
			return true;
	return false;
}

static bool runs_op(const smr_explained_kernel *k, uint64_t number)
{
	for (size_t i = 0; i < k->nops; i++)
		if ((uint64_t)k->ops[i] == number)
			return true;
	return false;
}

static bool keeps_kernel(const limit *l, const void *kernel)
{
	if (l->op > 0)
		return runs_op(kernel, l->op);
	for (size_t i = 0; l->only != NULL && i < l->only->nops; i++)
		if (runs_op(kernel, l->only->ops[i]->node->number))
			return true;
	return false;
}

static bool keeps_other(const limit *l, const void *other)
{
	return l->op > 0 && ((const smr_explained_other *)other)->node->number == l->op;
}

smr_status smr_explained_limit(smr_explained *e, uint64_t part, uint64_t op)
{
	limit all = {.part = part, .op = op}, *l = &all;
	smr_explained_part *only;
	size_t nparts = e->nparts;

	if (part == 0 && op == 0)
		return SMR_OK;
	FILTER(e->parts, &e->nparts, keeps_part);
	FILTER(e->slabs, &e->nslabs, keeps_chain);
	FILTER(e->joins, &e->njoins, keeps_join);
	e->groups = NULL;
	e->ngroups = 0;
	if (part > 0 && e->nparts == 0)
		return smr_fail(SMR_ENOTFOUND, "there is no part %llu, but %zu",
				(unsigned long long)part, nparts);
	only = e->nparts > 0 ? (smr_explained_part *)e->parts[0] : NULL;
	if (op > 0 && only != NULL)
		FILTER(only->ops, &only->nops, keeps_op);
	l->only = only;
	FILTER(e->kernels, &e->nkernels, keeps_kernel);
	FILTER(e->without_kernel, &e->nothers, keeps_other);
	if (op > 0 && e->nkernels + e->nothers == 0)
		return smr_fail(SMR_ENOTFOUND, "there is no op %llu, but %llu",
				(unsigned long long)op, (unsigned long long)e->after);
	return SMR_OK;
}
