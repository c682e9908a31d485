/* Computes the loops and accumulators that an expression depends on. */
#include "base/assert.h"
#include "ir/graph/graph.h"

static uint64_t index_loops(const smr_index *x)
{
	uint64_t deps = 0;

	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
		if (x->coef[l] != NULL && !smr_poly_is_zero(x->coef[l]))
			deps |= UINT64_C(1) << l;
	if (x->indirect != NULL)
		deps |= smr_expr_loops(x->indirect);
	return deps;
}

/* A READ's rank is that of its input; unused dimensions have no index. */
static uint64_t read_loops(const smr_expr *e)
{
	uint64_t deps = 0;

	for (uint32_t d = 0; d < e->rank; d++)
		deps |= index_loops(&e->index[d]);
	return deps;
}

static uint64_t fold_loops(const smr_expr *e)
{
	uint64_t deps = 0, bound = 0, init = 0;

	for (uint32_t k = 0; k < e->nacc; k++) {
		init |= smr_expr_loops(e->init[k]);
		deps |= smr_expr_loops(e->step[k]);
	}
	for (uint32_t i = 0; i < e->nloops; i++) {
		smr_assert(e->loops[i] < SMR_MAX_LOOPS);
		bound |= UINT64_C(1) << e->loops[i];
	}
	return init | (e->kind == SMR_EXPR_FOLD ? deps & ~bound : deps | bound);
}

uint64_t smr_expr_loops(const smr_expr *e)
{
	uint64_t deps = 0;

	switch (e->kind) {
	case SMR_EXPR_INDEX:
		smr_assert(e->loop < SMR_MAX_LOOPS);
		return UINT64_C(1) << e->loop;
	case SMR_EXPR_READ:
		return read_loops(e);
	case SMR_EXPR_OP:
		for (uint32_t i = 0; i < e->nargs; i++)
			deps |= smr_expr_loops(e->args[i]);
		return deps;
	case SMR_EXPR_FOLD:
	case SMR_EXPR_SCAN:
		return fold_loops(e);
	default:
		return 0;
	}
}

static bool uses_acc(const smr_expr *e, uint32_t depth)
{
	switch (e->kind) {
	case SMR_EXPR_ACC:
		return e->depth >= depth;
	case SMR_EXPR_READ:
		for (uint32_t d = 0; d < e->rank; d++)
			if (e->index[d].indirect != NULL && uses_acc(e->index[d].indirect, depth))
				return true;
		return false;
	case SMR_EXPR_OP:
		for (uint32_t i = 0; i < e->nargs; i++)
			if (uses_acc(e->args[i], depth))
				return true;
		return false;
	case SMR_EXPR_FOLD:
	case SMR_EXPR_SCAN:
		for (uint32_t k = 0; k < e->nacc; k++)
			if (uses_acc(e->init[k], depth) || uses_acc(e->step[k], depth + 1))
				return true;
		return false;
	default:
		return false;
	}
}

bool smr_expr_open(const smr_expr *e)
{
	return uses_acc(e, 0);
}
