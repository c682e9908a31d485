/* Several results of a tile (back/cpu/codegen/plan/merge.c). */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/emit.h"

static const smr_expr *value_of(const nest_stage *s, int k)
{
	return k > 0 ? s->more[k - 1].value : s->value;
}

/* Stores all results of one point, for all lanes or under the mask. They are computed before the
 * first store, since LLVM must assume that a store changes later reads. */
static void compute_point(nest_emit *m, nest_inst at)
{
	const nest_stage *s = m->s;
	int out[NEST_MAX_MORE + 1], n = s->nmore + 1;
	nest_val v[NEST_MAX_MORE + 1];
	uint64_t done;

	m->at = at;
	for (int k = 0; k < n; k++) {
		out[k] = k > 0 ? s->more[k - 1].out : s->out;
		v[k] = nest_eval(m, value_of(s, k));
	}
	m->at = at;
	done = nest_store_members(m, out, v, n);
	for (int k = 0; k < n; k++)
		if (!(done >> k & 1))
			nest_store(m, out[k], v[k], m->mask[0] != '\0' ? m->mask : NULL,
				   m->mask_vec);
}

static nest_val any_or_all(nest_emit *m, const char *how, nest_val pred)
{
	nest_val r;
	char text[96];

	if (!pred.vec)
		return pred;
	r = nest_new(m, false);
	snprintf(text, sizeof(text), "i1 @llvm.vector.reduce.%s.v%di1(<%d x i1>)", how, m->width,
		 m->width);
	nest_declare(m, text);
	nest_line(m, "%s = call i1 @llvm.vector.reduce.%s.v%di1(<%d x i1> %s)", r.s, how, m->width,
		  m->width, pred.s);
	return r;
}

nest_val nest_condition(nest_emit *m, const smr_expr *cond)
{
	uint64_t sure = m->sure_reads;
	nest_val v;

	m->sure_reads = nest_sure_reads(m->p, cond);
	v = nest_eval(m, cond);
	m->sure_reads = sure;
	return v;
}

void nest_masked(nest_emit *m, nest_val pred, nest_masked_fn *fn, const void *ctx)
{
	int all = m->next++, some = m->next++, part = m->next++, done = m->next++;
	size_t memo = m->nmemo;
	char saved[28];
	bool saved_vec;

	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", any_or_all(m, "and", pred).s, all,
		  pred.vec ? some : done);
	nest_label(m, all);
	fn(m, ctx, NULL);
	nest_line(m, "br label %%b%d", done);
	m->nmemo = memo;
	if (pred.vec) {
		nest_label(m, some);
		nest_line(m, "br i1 %s, label %%b%d, label %%b%d", any_or_all(m, "or", pred).s,
			  part, done);
		nest_label(m, part);
		nest_mask_by(m, pred, saved, &saved_vec);
		fn(m, ctx, &pred);
		nest_restore_mask(m, saved, saved_vec);
		nest_line(m, "br label %%b%d", done);
		m->nmemo = memo;
	}
	nest_label(m, done);
}

static void compute_masked_point(nest_emit *m, const void *at, const nest_val *taken)
{
	(void)taken; /* it is the mask */
	compute_point(m, *(const nest_inst *)at);
}

/* Stores results under a condition. Usually all lanes of a point are stored, without a mask, or
 * none, without computing them. */
static void compute_where(nest_emit *m, nest_inst at)
{
	m->at = at;
	nest_masked(m, nest_condition(m, m->s->pred), compute_masked_point, &at);
}

void nest_compute_where(nest_emit *m, const nest_inst *inst, int n)
{
	nest_folds(m, m->s->pred, inst, n);
	for (int k = 0; k <= m->s->nmore; k++)
		nest_folds(m, value_of(m->s, k), inst, n);
	for (int i = 0; i < n; i++)
		compute_where(m, inst[i]);
}
