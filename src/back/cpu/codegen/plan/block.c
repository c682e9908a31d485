/* The number of rows that stages over the same rows compute before the next rows
 * (back/cpu/codegen/object/run.c).
 *
 * Few rows, just enough for the overhead of calls, keep memory busy: lines of later rows arrive
 * while rows in the first cache are computed and stored. With many rows, memory is idle during
 * their sums, and later stores wait for it. But the sums of a row end in dependent operations,
 * whose latency those of another row hide; if functions are computed (rows are kept), that matters
 * more than memory. */
#include "back/cpu/codegen/plan/nest.h"

enum { BYTES = 16 << 10, MOST = 1 << 16 };

typedef struct reads_for {
	const nest_plan *p;
	const nest_stage *s;
	uint64_t ops;
} reads_for;

static bool collect_operands(const smr_expr *e, void *arg)
{
	reads_for *r = arg;
	const nest_made *m = nest_known(r->p, r->s, e);
	int o = m != NULL ? m->operand : e->kind == SMR_EXPR_READ ? nest_operand_of(r->p, e) : -1;

	if (o >= 0)
		r->ops |= UINT64_C(1) << o;
	return m == NULL;
}

static uint64_t operands_read(const nest_plan *p, const nest_stage *s)
{
	reads_for r = {.p = p, .s = s};

	nest_walk(s->value, collect_operands, &r);
	if (s->pred != NULL)
		nest_walk(s->pred, collect_operands, &r);
	for (int k = 0; k < s->nmore; k++)
		nest_walk(s->more[k].value, collect_operands, &r);
	for (int k = 0; k < s->nsums; k++)
		nest_walk(s->sum[k].fold->step[0], collect_operands, &r);
	return r.ops;
}

/* Returns the bytes from the first to the last one of a row; 0: the same for all rows. */
static double row_bytes(const nest_plan *p, const nest_stage *s, const nest_operand *o)
{
	double bytes = (double)smr_dtype_size(o->dtype);
	bool moves = false;

	if (o->where == NEST_VALUE || o->where == NEST_RESULT)
		return 0;
	for (int l = 0; l < (int)p->nest->nloops; l++) {
		bool row = false;

		for (int i = 0; i < s->npar; i++)
			row |= s->order[i] == l;
		if (row)
			moves |= o->stride[l] != 0;
		else
			bytes += (double)(o->stride[l] < 0 ? -o->stride[l] : o->stride[l]) *
				 (double)(p->extent[l] - 1);
	}
	return moves ? bytes : 0;
}

static int64_t block_of(const nest_plan *p, const nest_stage *s)
{
	int64_t room = p->row_bytes > 0 ? 2 * BYTES : BYTES;
	uint64_t ops = operands_read(p, s) | UINT64_C(1) << s->out;
	double bytes = 1;

	for (int k = 0; k < s->nmore; k++)
		ops |= UINT64_C(1) << s->more[k].out;
	for (int i = 0; i < p->nops; i++)
		bytes += ops >> i & 1 ? row_bytes(p, s, &p->ops[i]) : 0;
	return bytes > (double)room          ? 1
	       : bytes * MOST < (double)room ? MOST
					     : (int64_t)((double)room / bytes);
}

void nest_choose_blocks(nest_plan *p)
{
	for (int k = 0; k < p->nstages; k++)
		p->stages[k].block = block_of(p, &p->stages[k]);
}
