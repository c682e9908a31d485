/* Sums of collectives: the body is the sum of its two parameters, of a type that the processor
 * adds. The order is that of the group, so the bits are those of the body. */
#include <string.h>

#include "ops/build.h"
#include "ops/collective.h"

enum { BLOCK = 512 }; /* elements of a sum at a time: results may be in memory of operands */

#define ADDABLE(X)       \
	X(F32, float)    \
	X(F64, double)   \
	X(I32, uint32_t) \
	X(I64, uint64_t)

static bool is_addable(smr_dtype t)
{
#define IS(name, type) || t == SMR_##name
	return false ADDABLE(IS);
#undef IS
}

bool smr_ops_is_sum(const smr_lambda *body, smr_dtype t)
{
	const smr_expr *e = body->nresults == 1 ? body->results[0] : NULL;

	return e != NULL && is_addable(t) && e->kind == SMR_EXPR_OP && e->op == SMR_OP_add &&
	       e->type == t && e->args[0]->kind == SMR_EXPR_PARAM && e->args[0]->acc == 0 &&
	       e->args[1]->kind == SMR_EXPR_PARAM && e->args[1]->acc == 1;
}

/* Adds elements to those of a sum. */
static void add_block(smr_dtype t, char *sum, const char *x, size_t n)
{
	switch (t) {
#define ADD(name, type)                                                                 \
	case SMR_##name:                                                                \
		for (size_t i = 0; i < n; i++)                                          \
			((type *)(void *)sum)[i] += ((const type *)(const void *)x)[i]; \
		break;
		ADDABLE(ADD)
#undef ADD
	default:
		break;
	}
}

/* Adds the elements of two operands; the sum may be one of them. */
static void add_two(smr_dtype t, char *sum, const char *x, const char *y, size_t n)
{
	switch (t) {
#define ADD(name, type)                                                                 \
	case SMR_##name:                                                                \
		for (size_t i = 0; i < n; i++)                                          \
			((type *)(void *)sum)[i] = ((const type *)(const void *)x)[i] + \
						   ((const type *)(const void *)y)[i];  \
		break;
		ADDABLE(ADD)
#undef ADD
	default:
		break;
	}
}

void smr_ops_sum(const smr_tensor *const *ins, uint32_t n, uint32_t k, const smr_ops_sum_range *r,
		 const smr_tensor *const *outs, uint32_t nouts)
{
	smr_dtype t = ins[0][k].dtype;
	size_t size = smr_dtype_size(t);
	_Alignas(8) char sum[BLOCK * 8];
	uint32_t wanted = 0, last = 0;

	for (uint32_t m = 0; m < nouts; m++)
		if (outs[m] != NULL) {
			wanted++;
			last = m;
		}
	if (n == 2 && wanted == 1 && r->from == r->to) {
		add_two(t, (char *)outs[last][k].data + r->to * size,
			(const char *)ins[0][k].data + r->from * size,
			(const char *)ins[1][k].data + r->from * size, r->count);
		return;
	}
	for (size_t at = 0; at < r->count; at += BLOCK) {
		size_t some = r->count - at < BLOCK ? r->count - at : BLOCK;
		size_t from = (r->from + at) * size, to = (r->to + at) * size;

		memcpy(sum, (const char *)ins[0][k].data + from, some * size);
		for (uint32_t m = 1; m < n; m++)
			add_block(t, sum, (const char *)ins[m][k].data + from, some);
		for (uint32_t m = 0; m < nouts; m++)
			if (outs[m] != NULL)
				memcpy((char *)outs[m][k].data + to, sum, some * size);
	}
}
