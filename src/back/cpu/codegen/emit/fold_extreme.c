/* Maxima and minima, with NaNs tracked separately.
 *
 * VRANGE returns the greater of two numbers, and the number for a number and a NaN. Propagating NaN
 * in each step takes a comparison and a select, which lengthen the dependency chain. So an
 * accumulator has one more bit for each lane, used at the end: it has seen a NaN. */
#include "back/cpu/codegen/emit/fold.h"

static bool is_greatest(const smr_expr *fold)
{
	return fold->step[0]->op == SMR_OP_maximum;
}

/* Whether there are enough mask registers; with more points, latency is hidden anyway. */
static bool has_masks(const nest_emit *m)
{
	enum { MOST = 4 };
	const nest_stage *s = m->s;
	int points = s->unroll;

	for (int l = 0; l < SMR_MAX_LOOPS; l++)
		points *= l != s->vloop ? s->tile[l] : 1;
	return m->vloop != s->vloop || points <= MOST; /* along a fold there is one each */
}

bool nest_fold_is_extreme(const nest_emit *m, const smr_expr *fold, bool vec)
{
	const smr_expr *term = nest_fold_term(m->p, fold),
		       *step = term != NULL ? fold->step[0] : NULL;

	return vec && has_masks(m) && term != NULL && term->type == fold->type &&
	       step->kind == SMR_EXPR_OP &&
	       (step->op == SMR_OP_maximum || step->op == SMR_OP_minimum) &&
	       nest_has_wide(m, fold->type, (nest_val){.vec = true});
}

static nest_val is_nan(nest_emit *m, const smr_expr *fold, nest_val v)
{
	return nest_two(m, "fcmp uno", fold->type, v, v);
}

nest_part nest_extreme_of(nest_emit *m, const smr_expr *fold, nest_val v)
{
	v = nest_splat(m, fold->type, v);
	return (nest_part){.v = v, .lost = is_nan(m, fold, v)};
}

nest_part nest_extreme_join(nest_emit *m, const smr_expr *fold, nest_part a, nest_part b)
{
	return (nest_part){.v = nest_range(m, is_greatest(fold), fold->type, a.v, b.v),
			   .lost = nest_two(m, "or", SMR_I1, a.lost, b.lost)};
}

nest_val nest_extreme_value(nest_emit *m, const smr_expr *fold, nest_part a)
{
	return nest_choose(m, fold->type, a.lost, nest_splat(m, fold->type, nest_nan(fold->type)),
			   a.v);
}

/* Combines lane i with lane i + n, so that all lanes get the same result; this takes as many
 * operations as a reduction to one lane. */
static nest_part rotate_lanes(nest_emit *m, const smr_expr *fold, nest_part a, int n)
{
	const char *ty = nest_type(fold->type);
	nest_part b = {.v = nest_new(m, true), .lost = a.lost};
	smr_str pick = {0};

	for (int i = 0; i < m->width; i++)
		smr_str_printf(&pick, "%si32 %d", i > 0 ? ", " : "", (i + n) % m->width);
	nest_line(m, "%s = shufflevector <%d x %s> %s, <%d x %s> poison, <%d x i32> <%s>", b.v.s,
		  m->width, ty, a.v.s, m->width, ty, m->width, smr_str_text(&pick));
	smr_str_free(&pick);
	return b;
}

nest_val nest_extreme_across(nest_emit *m, const smr_expr *fold, nest_part a)
{
	nest_val bits = nest_new(m, false), some = nest_new(m, false);

	nest_line(m, "%s = bitcast %s %s to i%d", bits.s, nest_vtype(m, SMR_I1, true), a.lost.s,
		  m->width);
	nest_line(m, "%s = icmp ne i%d %s, 0", some.s, m->width, bits.s);
	for (int n = m->width / 2; n > 0; n /= 2)
		a.v = nest_extreme_join(m, fold, a, rotate_lanes(m, fold, a, n)).v;
	return nest_choose(m, fold->type, some, nest_nan(fold->type),
			   nest_lane(m, fold->type, a.v, 0));
}
