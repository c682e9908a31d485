/* Compensated sums: each has two accumulators, the sum and its lost bits (base/data/sum.h). */
#include "back/cpu/codegen/emit/fold.h"

/* Emits a + b rounded; *@p lost is the rounding error. */
static nest_val two_sum(nest_emit *m, nest_val a, nest_val b, nest_val *lost)
{
	nest_val sum = nest_two(m, "fadd", SMR_F64, a, b),
		 by = nest_two(m, "fsub", SMR_F64, sum, a),
		 of_a = nest_two(m, "fsub", SMR_F64, a, nest_two(m, "fsub", SMR_F64, sum, by)),
		 of_b = nest_two(m, "fsub", SMR_F64, b, by);

	*lost = nest_two(m, "fadd", SMR_F64, of_a, of_b);
	return sum;
}

static nest_val splat_f64(nest_emit *m, nest_val v, bool vec)
{
	return vec ? nest_splat(m, SMR_F64, v) : v;
}

nest_part nest_sum_join(nest_emit *m, nest_part a, nest_part b)
{
	bool vec = a.v.vec || b.v.vec;
	nest_val lost = nest_two(m, "fadd", SMR_F64, splat_f64(m, a.lost, vec),
				 splat_f64(m, b.lost, vec)),
		 more;
	nest_part sum = {.v = two_sum(m, splat_f64(m, a.v, vec), splat_f64(m, b.v, vec), &more)};

	sum.lost = nest_two(m, "fadd", SMR_F64, lost, more);
	return sum;
}

nest_part nest_sum_add(nest_emit *m, nest_part a, nest_val term)
{
	bool vec = a.v.vec || term.vec;
	nest_val more;
	nest_part sum = {.v = two_sum(m, splat_f64(m, a.v, vec), splat_f64(m, term, vec), &more)};

	sum.lost = nest_two(m, "fadd", SMR_F64, splat_f64(m, a.lost, vec), more);
	return sum;
}

nest_val nest_sum_value(nest_emit *m, nest_part a)
{
	return nest_choose(m, SMR_F64, nest_two(m, "fcmp ord", SMR_F64, a.lost, a.lost),
			   nest_two(m, "fadd", SMR_F64, a.v, a.lost), a.v);
}
