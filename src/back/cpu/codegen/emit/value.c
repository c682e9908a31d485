/* Expressions to IR at one point of the tile. */
#include "back/cpu/codegen/emit/emit.h"
#include <stdio.h>
#include <string.h>

/* ---- masks: lanes that may read -----------------------------------------------------------------
 */

static void and_mask(nest_emit *m, nest_val cond)
{
	if (m->mask[0] != '\0') {
		nest_val old = {.vec = m->mask_vec}, both;

		memcpy(old.s, m->mask, sizeof(old.s));
		if (old.vec || cond.vec) {
			old = nest_splat(m, SMR_I1, old);
			cond = nest_splat(m, SMR_I1, cond);
		}
		both = nest_new(m, cond.vec);
		nest_line(m, "%s = and %s %s, %s", both.s, nest_vtype(m, SMR_I1, cond.vec), old.s,
			  cond.s);
		cond = both;
	}
	memcpy(m->mask, cond.s, sizeof(m->mask));
	m->mask_vec = cond.vec;
}

void nest_mask_by(nest_emit *m, nest_val cond, char saved[28], bool *saved_vec)
{
	memcpy(saved, m->mask, 28);
	*saved_vec = m->mask_vec;
	and_mask(m, cond);
}

/* Makes the mask of an arm once for each point; values under it are found by its name. */
void nest_with_mask(nest_emit *m, const smr_expr *select, int arm, char saved[28], bool *saved_vec)
{
	const smr_expr *cond = select->args[0];
	uint64_t deps = smr_expr_loops(cond);
	nest_val c, known, not;

	memcpy(saved, m->mask, 28);
	*saved_vec = m->mask_vec;
	if (!smr_expr_open(cond) && nest_memo_get(m, select, 2 + arm, deps, &known)) {
		memcpy(m->mask, known.s, sizeof(m->mask));
		m->mask_vec = known.vec;
		return;
	}
	c = nest_eval(m, cond);
	if (arm == 2) {
		not = nest_new(m, c.vec);
		nest_line(m, "%s = xor %s %s, %s", not.s, nest_vtype(m, SMR_I1, c.vec), c.s,
			  c.vec ? "splat (i1 true)" : "true");
		c = not;
	}
	and_mask(m, c);
	memcpy(known.s, m->mask, sizeof(known.s));
	known.vec = m->mask_vec;
	memcpy(m->mask, saved, sizeof(m->mask));
	m->mask_vec = *saved_vec;
	if (!smr_expr_open(cond))
		nest_memo_put(m, select, 2 + arm, deps, known);
	memcpy(m->mask, known.s, sizeof(m->mask));
	m->mask_vec = known.vec;
}

void nest_restore_mask(nest_emit *m, const char saved[28], bool saved_vec)
{
	memcpy(m->mask, saved, 28);
	m->mask_vec = saved_vec;
}

/* Search for parts that need the guard: without it, reads may be out of bounds and integers may be
 * divided by zero. Values that are already known were computed without it. */
typedef struct guard_for {
	nest_emit *m;
	bool needed;
} guard_for;

static bool guarded_part(const smr_expr *e, void *arg)
{
	guard_for *g = arg;
	nest_val v;
	int at = e->kind == SMR_EXPR_READ ? nest_operand_of(g->m->p, e) : -1;

	if (g->needed || nest_known(g->m->p, g->m->s, e) != NULL)
		return false;
	if (!smr_expr_open(e) && nest_memo_get(g->m, e, 0, smr_expr_loops(e), &v))
		return false;
	if (at >= 0 && g->m->p->ops[at].where != NEST_VALUE)
		g->needed = true;
	if (e->kind == SMR_EXPR_OP && (e->op == SMR_OP_div || e->op == SMR_OP_rem) &&
	    !smr_dtype_is_float(e->type))
		g->needed = true;
	return e->kind != SMR_EXPR_FOLD || !g->needed;
}

static nest_val eval_arm(nest_emit *m, const smr_expr *select, int at)
{
	const smr_expr *arm = select->args[at];
	guard_for g = {.m = m};
	char saved[28];
	bool saved_vec;

	nest_walk(arm, guarded_part, &g);
	if (!g.needed)
		return nest_eval(m, arm);
	nest_with_mask(m, select, at, saved, &saved_vec);
	nest_val v = nest_eval(m, arm);

	nest_restore_mask(m, saved, saved_vec);
	return v;
}

static nest_val eval_select(nest_emit *m, const smr_expr *e)
{
	if (nest_is_sure(m, e->args[0])) {
		m->p->call_less |= nest_has_calls(m->p, e->args[2]);
		return nest_eval(m, e->args[1]);
	}

	nest_val c = nest_eval(m, e->args[0]);
	nest_val a = eval_arm(m, e, 1), b = eval_arm(m, e, 2);
	bool vec = c.vec || a.vec || b.vec;
	nest_val r;

	if (vec) {
		a = nest_splat(m, e->type, a);
		b = nest_splat(m, e->type, b);
	}
	r = nest_new(m, vec);
	nest_line(m, "%s = select %s %s, %s %s, %s %s", r.s, nest_vtype(m, SMR_I1, c.vec), c.s,
		  nest_vtype(m, e->type, vec), a.s, nest_vtype(m, e->type, vec), b.s);
	return r;
}

/* ---- leaves ------------------------------------------------------------------------------------
 */

static nest_val eval_index(nest_emit *m, uint32_t loop)
{
	nest_val v = {0}, r, iota, sum;
	bool vec = (int)loop == m->vloop && m->width > 1;
	int stat = m->at.stat[loop];

	if (m->dyn[loop][0] == '\0') {
		snprintf(v.s, sizeof(v.s), "%d", stat);
	} else if (stat == 0) {
		memcpy(v.s, m->dyn[loop], sizeof(v.s));
	} else {
		v = nest_new(m, false);
		nest_line(m, "%s = add i64 %s, %d", v.s, m->dyn[loop], stat);
	}
	if (!vec)
		return v;
	r = nest_splat(m, SMR_I64, v);
	iota = (nest_val){.vec = true};
	for (int i = 0; i < m->width; i++) {
		nest_val k = {0};

		snprintf(k.s, sizeof(k.s), "%d", i);
		iota = nest_set_lane(m, SMR_I64, iota, k, i);
	}
	sum = nest_new(m, true);
	nest_line(m, "%s = add %s %s, %s", sum.s, nest_vtype(m, SMR_I64, true), r.s, iota.s);
	return sum;
}

static nest_val eval_size(nest_emit *m, const smr_expr *e)
{
	int64_t n = smr_poly_eval(e->size, m->p->sym);
	int at = nest_num(m->p, n, NEST_STRIDE);
	nest_val v = {0};

	if (at < 0)
		snprintf(v.s, sizeof(v.s), "%lld", (long long)n);
	else
		snprintf(v.s, sizeof(v.s), "%%num%d", at);
	return v;
}

static nest_val eval_acc(nest_emit *m, const smr_expr *e)
{
	nest_frame *f = m->frame[m->nframes - 1 - (int)e->depth];
	nest_val v;

	if (f->combining)
		return f->value[e->acc];
	for (int i = 0; i < f->n; i++) {
		bool same = true;

		for (int l = 0; same && l < SMR_MAX_LOOPS; l++)
			same = !(f->deps >> l & 1) || f->inst[i].stat[l] == m->at.stat[l];
		if (!same)
			continue;
		v = nest_new(m, f->vec);
		nest_line(m, "%s = load %s, ptr %%a%d", v.s, nest_vtype(m, e->type, f->vec),
			  f->acc[i][e->acc]);
		return v;
	}
	nest_unsupported(m, "an accumulator outside of its fold");
	return nest_literal(e->type, 0);
}

/* ---- operators ---------------------------------------------------------------------------------
 */

static nest_val eval_op(nest_emit *m, const smr_expr *e)
{
	nest_val args[8];

	if (e->op == SMR_OP_select)
		return eval_select(m, e);
	if (nest_beside_one(m, e, &args[0]))
		return args[0];
	if (e->nargs > 3) {
		nest_unsupported(m, "an operator of more than three arguments");
		return nest_literal(e->type, 0);
	}
	for (uint32_t i = 0; i < e->nargs; i++)
		args[i] = nest_eval(m, e->args[i]);
	return nest_apply(m, e, args);
}

static nest_val eval_new(nest_emit *m, const smr_expr *e)
{
	const nest_made *made = nest_known(m->p, m->s, e);

	if (made != NULL)
		return nest_load(m, made->operand);
	switch (e->kind) {
	case SMR_EXPR_CONST:
		return nest_literal(e->type, e->bits);
	case SMR_EXPR_SIZE:
		return eval_size(m, e);
	case SMR_EXPR_INDEX:
		return eval_index(m, e->loop);
	case SMR_EXPR_READ:
		return nest_load(m, nest_operand_of(m->p, e));
	case SMR_EXPR_ACC:
		return eval_acc(m, e);
	case SMR_EXPR_OP:
		return eval_op(m, e);
	default:
		nest_unsupported(m, "a fold where none can be computed");
		return nest_literal(e->type, 0);
	}
}

nest_val nest_eval(nest_emit *m, const smr_expr *e)
{
	bool keep = e->kind == SMR_EXPR_OP || e->kind == SMR_EXPR_INDEX ||
		    e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN;
	uint64_t deps = 0;
	nest_val v;

	if (m->st != SMR_OK)
		return nest_literal(e->type, 0);
	if (nest_is_sure(m, e))
		return nest_literal(SMR_I1, 1);
	for (int i = 0; i < m->nframes; i++)
		for (int k = 0; k < 2 && m->frame[i]->combining; k++) {
			const smr_expr *term = m->frame[i]->term[k];

			if (term != NULL && (e == term || smr_expr_equal(e, term)))
				return m->frame[i]->with[k];
		}
	keep = keep && !smr_expr_open(e);
	if (keep) {
		deps = smr_expr_loops(e);
		if (nest_memo_get(m, e, 0, deps, &v))
			return v;
	}
	v = eval_new(m, e);
	if (keep)
		nest_memo_put(m, e, 0, deps, v);
	return v;
}
