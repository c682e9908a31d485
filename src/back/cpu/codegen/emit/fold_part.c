/* Accumulators of folds: one, or two. */
#include "back/cpu/codegen/emit/fold.h"

bool nest_fold_is_double(const nest_emit *m, const smr_expr *fold, bool vec, smr_dtype *second)
{
	bool sum = smr_fold_compensated(fold) != NULL;

	*second = sum ? fold->type : SMR_I1;
	return sum || nest_fold_is_extreme(m, fold, vec);
}

void nest_part_new(nest_emit *m, const smr_expr *fold, int acc[2], bool vec)
{
	smr_dtype second;

	acc[0] = nest_acc_new(m, fold->type, vec);
	if (nest_fold_is_double(m, fold, vec, &second))
		acc[1] = nest_acc_new(m, second, vec);
}

nest_part nest_part_get(nest_emit *m, const smr_expr *fold, const int acc[2], bool vec)
{
	nest_part p = {.v = nest_acc_get(m, acc[0], fold->type, vec)};
	smr_dtype second;

	if (nest_fold_is_double(m, fold, vec, &second))
		p.lost = nest_acc_get(m, acc[1], second, vec);
	return p;
}

void nest_part_put(nest_emit *m, const smr_expr *fold, const int acc[2], bool vec, nest_part p)
{
	smr_dtype second;

	nest_acc_put(m, acc[0], fold->type, vec, p.v);
	if (nest_fold_is_double(m, fold, vec, &second))
		nest_acc_put(m, acc[1], second, vec, p.lost);
}

nest_part nest_part_of(nest_emit *m, const smr_expr *fold, nest_val v, bool vec)
{
	if (nest_fold_is_extreme(m, fold, vec))
		return nest_extreme_of(m, fold, v);
	return (nest_part){.v = v, .lost = nest_literal(SMR_F64, 0)};
}

nest_part nest_part_add(nest_emit *m, const smr_expr *fold, nest_part a, nest_val term)
{
	if (smr_fold_compensated(fold) != NULL)
		return nest_sum_add(m, a, term);
	return nest_extreme_join(m, fold, a, nest_extreme_of(m, fold, term));
}

/* Joins two elements with their places: that of the earlier place is the accumulator. */
static nest_part join_picks(nest_emit *m, const smr_expr *fold, const nest_pick *k, nest_part a,
			    nest_part b)
{
	const nest_val of_a[2] = {a.v, a.lost}, of_b[2] = {b.v, b.lost};
	smr_dtype t = fold->step[k->place]->type;
	nest_val earlier = nest_new(m, false), out[2];
	nest_frame f = {.fold = fold, .combining = true};
	size_t memo = m->nmemo;

	nest_line(m, "%s = icmp %s %s %s, %s", earlier.s, smr_dtype_is_signed(t) ? "sle" : "ule",
		  nest_type(t), of_a[k->place].s, of_b[k->place].s);
	for (int i = 0; i < 2; i++) {
		f.term[i] = k->term[i];
		f.value[i] = nest_choose(m, fold->step[i]->type, earlier, of_a[i], of_b[i]);
		f.with[i] = nest_choose(m, fold->step[i]->type, earlier, of_b[i], of_a[i]);
	}
	m->frame[m->nframes++] = &f;
	for (int i = 0; i < 2; i++)
		out[i] = nest_eval(m, fold->step[i]);
	m->nframes--;
	m->nmemo = memo; /* of this pair of elements */
	return (nest_part){.v = out[0], .lost = out[1]};
}

nest_part nest_join(nest_emit *m, const smr_expr *fold, nest_part a, nest_part b)
{
	nest_pick pick;

	if (fold->nacc > 1 && nest_fold_pick(m->p, fold, &pick))
		return join_picks(m, fold, &pick, a, b);
	if (smr_fold_compensated(fold) != NULL)
		return nest_sum_join(m, a, b);
	if (nest_fold_is_extreme(m, fold, a.v.vec && b.v.vec))
		return nest_extreme_join(m, fold, a, b);
	return (nest_part){.v = nest_combine(m, fold, a.v, b.v)};
}

nest_val nest_part_value(nest_emit *m, const smr_expr *fold, nest_part p)
{
	if (smr_fold_compensated(fold) != NULL)
		return nest_sum_value(m, p);
	return nest_fold_is_extreme(m, fold, p.v.vec) ? nest_extreme_value(m, fold, p) : p.v;
}
