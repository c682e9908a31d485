/** @file Scans along a loop of the domain. */
#ifndef TEST_GPU_SCAN_CASE_H
#define TEST_GPU_SCAN_CASE_H

/* The values up to each element, or before it. */
static inline const smr_expr *scan_of(smr_op op, const smr_expr *x, uint32_t loop, bool exclusive)
{
	smr_expr *e = smr_arena_alloc(g->arena, sizeof(*e));

	*e = (smr_expr){.kind = SMR_EXPR_SCAN,
			.type = x->type,
			.nloops = 1,
			.loops = {loop},
			.nacc = 1,
			.exclusive = exclusive,
			.init = {lit(x->type, op == SMR_OP_add ? 3 : 0)},
			.step = {op2(op, acc(x->type), x)}};
	return e;
}
#endif
