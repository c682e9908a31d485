/* Sums of the columns of slabs are added by the stage that stores the rows.
 *
 * A sum over the rows of a slab as a stage of its own reads the whole slab again, when it is no
 * longer in the first cache. A stage that stores a value of each row, over the same columns, has
 * the inputs of the sum for the current row: it adds them to the sum's result, which is at most as
 * long as a row, and starts with the sum's init at the slab's first row. The order of terms is the
 * same as in a separate stage, so the bits are, too. */
#include <string.h>

#include "back/cpu/codegen/emit/fold.h"

/* Whether all columns are stored once: no tile overlaps another. */
static bool can_merge_column_sums(const nest_plan *p, const nest_stage *s)
{
	for (int l = 0; l < (int)p->nest->nloops; l++)
		if (l != s->vloop && s->domain >> l & 1 && p->extent[l] % s->tile[l] != 0)
			return false;
	return p->slabs && !p->cpu.generic && nest_in_slabs(p, s) && s->makes == NULL &&
	       s->pred == NULL && s->scan < 0 && s->turn < 0 && s->npar == 2 && s->vloop > 1 &&
	       s->vblock == 0 && s->width > 1 && p->extent[s->vloop] % s->width == 0;
}

/* Whether @p sum is a sum over rows, the second loop, over the columns of @p s, with a result of
 * the same type. */
static bool is_mergeable_sum(const nest_plan *p, const nest_stage *s, const nest_stage *sum)
{
	const smr_expr *f = sum->value;
	const nest_operand *o = &p->ops[sum->out];

	return nest_in_slabs(p, sum) && sum->makes == NULL && sum->nmore == 0 &&
	       sum->pred == NULL && sum->scan < 0 && sum->domain == (s->domain & ~UINT64_C(2)) &&
	       sum->vloop == s->vloop && sum->width == s->width && f->kind == SMR_EXPR_FOLD &&
	       f->nacc == 1 && f->nloops == 1 && f->loops[0] == 1 && f->type == o->dtype &&
	       f->step[0]->type == f->type && smr_dtype_is_float(f->type) &&
	       smr_expr_loops(f) == sum->domain && nest_made_find(p, f) == NULL &&
	       smr_fold_compensated(f) == NULL && !nest_fold_nested(p, f) &&
	       o->where == NEST_MEMORY && o->nindirect == 0 &&
	       o->stride[s->vloop] == (int64_t)smr_dtype_size(o->dtype);
}

static void merge_column_sum(nest_plan *p, nest_stage *s, nest_stage *sum)
{
	s->sum[s->nsums].fold = sum->value;
	s->sum[s->nsums++].out = sum->out;
	s->cost += sum->cost;
	while (p->extent[s->vloop] % (s->width * s->unroll) != 0)
		s->unroll--;
	s->tile[s->vloop] = s->width * s->unroll;
	memmove(sum, sum + 1, (size_t)(p->stages + p->nstages - sum - 1) * sizeof(*sum));
	p->nstages--;
}

void nest_take_sums(nest_plan *p)
{
	int k = 0;

	while (k < p->nstages && !can_merge_column_sums(p, &p->stages[k]))
		k++;
	for (int i = k + 1; i < p->nstages && p->stages[k].nsums < NEST_MAX_MORE;)
		if (is_mergeable_sum(p, &p->stages[k], &p->stages[i]))
			merge_column_sum(p, &p->stages[k], &p->stages[i]);
		else
			i++;
}

/* Loads the sums of previous rows into accumulators. */
static void load_column_sums(nest_emit *m, nest_frame *f, int out, nest_val first,
			     const nest_inst *inst)
{
	smr_dtype t = f->fold->type;

	for (int i = 0; i < f->n; i++) {
		nest_val init, stored;
		size_t memo;

		f->inst[i] = m->at = inst[i];
		init = nest_splat(m, t, nest_eval(m, f->fold->init[0]));
		memo = m->nmemo;
		stored = nest_load(m, out);
		m->nmemo = memo; /* the next load may return another value */
		f->acc[i][0] = nest_acc_new(m, t, true);
		nest_acc_put(m, f->acc[i][0], t, true, nest_choose(m, t, first, init, stored));
	}
}

static void add_row_to_sum(nest_emit *m, const smr_expr *fold, int out, nest_val first,
			   const nest_inst *inst, int n)
{
	nest_frame f = {.fold = fold, .deps = smr_expr_loops(fold), .n = n, .vec = true};
	nest_val v[NEST_MAX_INST];

	load_column_sums(m, &f, out, first, inst);
	m->frame[m->nframes++] = &f;
	for (int i = 0; i < n; i++) {
		m->at = inst[i];
		v[i] = nest_step(m, fold->step[0]);
	}
	m->nframes--;
	for (int i = 0; i < n; i++) {
		m->at = inst[i];
		nest_store(m, out, v[i], NULL, false);
	}
}

void nest_add_to_sums(nest_emit *m, const nest_inst *inst, int n)
{
	const nest_stage *s = m->s;
	bool streaming = m->streaming;
	nest_val first = nest_new(m, false);

	m->streaming = false; /* sums are read again in the next row */
	nest_line(m, "%s = icmp eq i64 %s, 0", first.s, m->dyn[1]);
	for (int k = 0; k < s->nsums; k++)
		add_row_to_sum(m, s->sum[k].fold, s->sum[k].out, first, inst, n);
	m->streaming = streaming;
}
