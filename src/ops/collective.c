/* Collectives: computes the result of each member of a group from the operands of all. */
#include "ops/collective.h"

#include <string.h>

#include "ops/build.h"

typedef struct group {
	const smr_node *v;
	uint32_t n;
	const smr_tensor *const *ins, *const *outs;
	const smr_tensor *some; /* the results of one member */
} group;

smr_ops_rows smr_ops_rows_of(const smr_tensor *t, uint32_t dim)
{
	smr_ops_rows r = {1, (size_t)t->dims[dim], smr_dtype_size(t->dtype)};

	for (uint32_t d = 0; d < t->rank; d++)
		if (d < dim)
			r.outer *= (size_t)t->dims[d];
		else if (d > dim)
			r.inner *= (size_t)t->dims[d];
	return r;
}

/* Copies `count` indices of dimension `dim`, from index `at` of one tensor to index `to` of
 * another. */
static void copy_part(const smr_tensor *from, const smr_tensor *out, uint32_t dim, size_t at,
		      size_t to, size_t count)
{
	smr_ops_rows a = smr_ops_rows_of(from, dim), b = smr_ops_rows_of(out, dim);

	for (size_t o = 0; o < a.outer; o++)
		memcpy((char *)out->data + (o * b.size + to) * b.inner,
		       (const char *)from->data + (o * a.size + at) * a.inner, count * a.inner);
}

static uint32_t dim_of(const smr_node *v, uint32_t i)
{
	return (uint32_t)smr_node_get(v, SMR_ATTR_dims, NULL)[i];
}

static smr_status report_wrong_size(const group *g)
{
	return smr_ops_wrong(g->v, "its sizes do not go with %u devices", g->n);
}

/* Folds element e of all members by the body, in the order of the group: of operand k and of the
 * following operands that the body takes together with it. */
static smr_status fold_element(const group *g, smr_body_code *body, uint32_t k, int64_t e,
			       uint64_t *out)
{
	uint32_t n = g->v->body->nresults;
	uint64_t both[2 * SMR_MAX_ACCS];

	for (uint32_t i = 0; i < n; i++)
		out[i] = smr_tensor_get(&g->ins[0][k + i], e);
	for (uint32_t m = 1; m < g->n; m++) {
		memcpy(both, out, n * sizeof(*out));
		for (uint32_t i = 0; i < n; i++)
			both[n + i] = smr_tensor_get(&g->ins[m][k + i], e);
		SMR_TRY(smr_body_eval(body, both, out));
	}
	return SMR_OK;
}

static smr_status fold_all(const group *g, smr_body_code *body)
{
	uint32_t step = g->v->body->nresults;
	uint64_t bits[SMR_MAX_ACCS] = {0};

	for (uint32_t k = 0; k < g->v->nins; k += step) {
		int64_t n = smr_tensor_count(&g->ins[0][k]);

		for (int64_t e = 0; e < n; e++) {
			SMR_TRY(fold_element(g, body, k, e, bits));
			for (uint32_t m = 0; m < g->n; m++)
				for (uint32_t i = 0; g->outs[m] != NULL && i < step; i++)
					smr_tensor_set(&g->outs[m][k + i], e, bits[i]);
		}
	}
	return SMR_OK;
}

/* Folds for each member its own part of the dimension. */
static smr_status fold_parts(const group *g, smr_body_code *body)
{
	uint32_t dim = dim_of(g->v, 0);
	smr_ops_rows all = smr_ops_rows_of(&g->ins[0][0], dim),
		     part = smr_ops_rows_of(&g->some[0], dim);
	size_t inner = all.inner / smr_dtype_size(g->ins[0][0].dtype);
	uint64_t bits[SMR_MAX_ACCS] = {0};

	if (part.size * g->n != all.size)
		return report_wrong_size(g);
	for (size_t o = 0; o < all.outer; o++)
		for (size_t i = 0; i < all.size * inner; i++) {
			size_t m = i / inner / part.size, at = i - m * part.size * inner;

			if (g->outs[m] == NULL)
				continue;
			SMR_TRY(fold_element(g, body, 0, (int64_t)(o * all.size * inner + i),
					     bits));
			for (uint32_t k = 0; k < g->v->nins; k++)
				smr_tensor_set(&g->outs[m][k],
					       (int64_t)(o * part.size * inner + at), bits[k]);
		}
	return SMR_OK;
}

/* The same without the body, if it is a sum. */
static void sum_all(const group *g)
{
	for (uint32_t k = 0; k < g->v->nins; k++) {
		const smr_ops_sum_range r = {.count = (size_t)smr_tensor_count(&g->ins[0][k])};

		smr_ops_sum(g->ins, g->n, k, &r, g->outs, g->n);
	}
}

static smr_status sum_parts(const group *g)
{
	uint32_t dim = dim_of(g->v, 0);
	smr_ops_rows all = smr_ops_rows_of(&g->ins[0][0], dim),
		     part = smr_ops_rows_of(&g->some[0], dim);
	size_t size = smr_dtype_size(g->ins[0][0].dtype), line = part.size * part.inner / size;

	if (part.size * g->n != all.size)
		return report_wrong_size(g);
	for (size_t o = 0; o < all.outer; o++)
		for (uint32_t m = 0; m < g->n; m++) {
			const smr_ops_sum_range r = {(o * g->n + m) * line, line, o * line};

			if (g->outs[m] == NULL)
				continue;
			smr_ops_sum(g->ins, g->n, 0, &r, g->outs + m, 1);
		}
	return SMR_OK;
}

static bool is_sum(const group *g)
{
	for (uint32_t k = 0; k < g->v->nins; k++)
		if (!smr_ops_is_sum(g->v->body, g->ins[0][k].dtype))
			return false;
	return true;
}

static smr_status run_with_body(const group *g, smr_status (*run)(const group *, smr_body_code *))
{
	smr_body_code *body;
	smr_status st;

	SMR_TRY(smr_body_compile(g->v->body, &body));
	st = run(g, body);
	smr_body_free(body);
	return st;
}

static smr_status eval_all_reduce(const group *g)
{
	if (!is_sum(g))
		return run_with_body(g, fold_all);
	sum_all(g);
	return SMR_OK;
}

static smr_status eval_reduce_scatter(const group *g)
{
	return is_sum(g) && g->v->nins == 1 ? sum_parts(g) : run_with_body(g, fold_parts);
}

static smr_status eval_all_gather(const group *g)
{
	uint32_t dim = dim_of(g->v, 0);

	for (uint32_t k = 0; k < g->v->nins; k++) {
		size_t part = (size_t)g->ins[0][k].dims[dim];

		if (part * g->n != (size_t)g->some[k].dims[dim])
			return report_wrong_size(g);
		for (uint32_t m = 0; m < g->n; m++)
			for (uint32_t from = 0; g->outs[m] != NULL && from < g->n; from++)
				copy_part(&g->ins[from][k], &g->outs[m][k], dim, 0, from * part,
					  part);
	}
	return SMR_OK;
}

/* Sends part i of the split dimension to member i, which concatenates the parts along the other
 * dimension. Both dimensions change at once if they differ. */
static smr_status eval_all_to_all(const group *g)
{
	uint32_t split = dim_of(g->v, 0), concat = dim_of(g->v, 1);

	for (uint32_t k = 0; k < g->v->nins; k++) {
		const smr_tensor *in = &g->ins[0][k];
		size_t part = (size_t)in->dims[split] / g->n;

		if (part * g->n != (size_t)in->dims[split] ||
		    smr_node_number(g->v, SMR_ATTR_sizes, 0) != g->n)
			return report_wrong_size(g);
		for (uint32_t m = 0; m < g->n; m++)
			for (uint32_t from = 0; g->outs[m] != NULL && from < g->n; from++) {
				const smr_tensor *a = &g->ins[from][k], *b = &g->outs[m][k];
				int64_t at[SMR_MAX_RANK] = {0}, dims[SMR_MAX_RANK];

				memcpy(dims, a->dims, sizeof(dims));
				dims[split] = (int64_t)part;
				if (smr_tensor_count(a) == 0)
					continue;
				do {
					int64_t i = 0, o = 0;

					for (uint32_t d = 0; d < a->rank; d++) {
						int64_t shift =
							d == split ? (int64_t)(m * part) : 0;
						int64_t base =
							d == concat ? (int64_t)from * dims[d] : 0;

						i = i * a->dims[d] + at[d] + shift;
						o = o * b->dims[d] + at[d] + base;
					}
					smr_tensor_set(b, o, smr_tensor_get(a, i));
				} while (smr_ops_advance(at, dims, a->rank));
			}
	}
	return SMR_OK;
}

static void copy_all(const smr_tensor *from, const smr_tensor *to)
{
	memcpy(to->data, from->data, (size_t)smr_tensor_count(to) * smr_dtype_size(to->dtype));
}

/* Permutes by pairs of positions: the members are all devices that occur in pairs, in their
 * order. */
static smr_status eval_permute(const group *g)
{
	uint32_t count;
	const int64_t *pairs = smr_node_get(g->v, SMR_ATTR_pairs, &count);

	for (uint32_t k = 0; k < g->v->nins; k++) {
		for (uint32_t m = 0; m < g->n; m++)
			if (g->outs[m] != NULL)
				memset(g->outs[m][k].data, 0,
				       (size_t)smr_tensor_count(&g->outs[m][k]) *
					       smr_dtype_size(g->outs[m][k].dtype));
		for (uint32_t i = 0; i + 1 < count; i += 2) {
			if (pairs[i] < 0 || pairs[i] >= g->n || pairs[i + 1] < 0 ||
			    pairs[i + 1] >= g->n)
				return report_wrong_size(g);
			if (g->outs[pairs[i + 1]] != NULL)
				copy_all(&g->ins[pairs[i]][k], &g->outs[pairs[i + 1]][k]);
		}
	}
	return SMR_OK;
}

static smr_status eval_broadcast(const group *g)
{
	for (uint32_t k = 0; k < g->v->nins; k++)
		for (uint32_t m = 0; m < g->n; m++)
			if (g->outs[m] != NULL)
				copy_all(&g->ins[0][k], &g->outs[m][k]);
	return SMR_OK;
}

smr_status smr_ops_collective(const smr_node *v, uint32_t n, const smr_tensor *const *ins,
			      const smr_tensor *const *outs)
{
	group g = {v, n, ins, outs, NULL};

	for (uint32_t m = n; m-- > 0;)
		if (outs[m] != NULL)
			g.some = outs[m];
	if (g.some == NULL)
		return SMR_OK;
	switch (v->op) {
	case SMR_OP_all_reduce:
		return eval_all_reduce(&g);
	case SMR_OP_all_gather:
		return eval_all_gather(&g);
	case SMR_OP_reduce_scatter:
		return eval_reduce_scatter(&g);
	case SMR_OP_all_to_all:
		return eval_all_to_all(&g);
	case SMR_OP_collective_permute:
		return eval_permute(&g);
	case SMR_OP_collective_broadcast:
		return eval_broadcast(&g);
	default:
		return smr_fail(SMR_EUNSUPPORTED, "%s between devices", smr_op_name(v->op));
	}
}
