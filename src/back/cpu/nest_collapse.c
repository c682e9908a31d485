/* Loops that are one: [2144, 16] numbers that lie one after the other are a row of 34304.
 *
 * Of two loops of all results' domains, the inner one ends where the outer one's next step begins
 * if that is so in every array that is read or stored, and where none of them moves. Then the inner
 * one may run over the points of both: it has whole vectors where rows are short or not a multiple
 * of one, and tiles and threads get their share of it by one division. No element is computed
 * otherwise. Loops whose counters are numbers of the program, and those of sums and scans, stay. */
#include "back/cpu/nest.h"

static bool find_fixed(const smr_expr *e, void *arg)
{
	uint64_t *fixed = arg;

	if (e->kind == SMR_EXPR_INDEX)
		*fixed |= UINT64_C(1) << e->loop;
	for (uint32_t i = 0; i < e->nloops; i++)
		if (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN)
			*fixed |= UINT64_C(1) << e->loops[i];
	return true;
}

/* Those that all results run over and that are nothing but places. */
static uint64_t free_loops(const nest_plan *p)
{
	uint64_t fixed = 0, domain = UINT64_MAX;

	for (uint32_t k = 0; k <= p->c->nbeside; k++) {
		const smr_nest *n = smr_codelet_nest(p->c, k)->nest;

		domain &= n->domain;
		nest_walk(n->value, find_fixed, &fixed);
		if (n->pred != NULL)
			nest_walk(n->pred, find_fixed, &fixed);
	}
	return domain & ~fixed;
}

static bool goes_on(const nest_plan *p, const nest_operand *o, int outer, int inner)
{
	int64_t row;

	if (o->where == NEST_VALUE)
		return true;
	return o->shift[outer] == 0 && o->shift[inner] == 0 &&
	       !__builtin_mul_overflow(o->stride[inner], p->extent[inner], &row) &&
	       row == o->stride[outer];
}

static bool are_one(const nest_plan *p, const nest_operand *results, int outer, int inner)
{
	for (int i = 0; i < p->nops; i++)
		if (!goes_on(p, &p->ops[i], outer, inner))
			return false;
	for (uint32_t k = 0; k <= p->c->nbeside; k++)
		if (!goes_on(p, &results[k], outer, inner))
			return false;
	return true;
}

static bool join(nest_plan *p, const nest_operand *results, uint64_t loops)
{
	int n = (int)p->nest->nloops;

	for (int a = 0; a < n; a++)
		for (int b = 0; b < n; b++)
			if (a != b && loops >> a & loops >> b & 1 && p->extent[a] > 1 &&
			    p->extent[b] > 1 && are_one(p, results, a, b) &&
			    !__builtin_mul_overflow(p->extent[a], p->extent[b], &p->extent[b])) {
				p->extent[a] = 1;
				return true;
			}
	return false;
}

smr_status nest_collapse(nest_plan *p)
{
	nest_operand results[NEST_MAX_MORE + 1];
	uint64_t loops = free_loops(p);

	/* other sizes may not go on; slabs are told by their loops */
	if (p->cpu.generic || p->slabs || p->c->nbeside > NEST_MAX_MORE)
		return SMR_OK;
	for (uint32_t k = 0; k <= p->c->nbeside; k++)
		SMR_TRY(nest_operand_store(p, smr_codelet_nest(p->c, k), &results[k]));
	while (join(p, results, loops)) {
	}
	return SMR_OK;
}
