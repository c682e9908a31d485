/* The points of a register tile: listing, computing and storing them.
 *
 * The last tile of a loop is moved back to end with the loop, so points may be computed twice. If
 * the result's window is also read, the second time would read stored results: such a tile stores
 * only its new points. */
#include <string.h>

#include "back/cpu/codegen/emit/emit.h"

int nest_points(const nest_stage *s, nest_inst *inst)
{
	int n = 1;

	memset(&inst[0], 0, sizeof(inst[0]));
	for (int l = 0; l < SMR_MAX_LOOPS; l++) {
		int count = l == s->vloop ? s->unroll : s->tile[l],
		    step = l == s->vloop ? s->width : 1;

		if (count == 1 || l == s->vloop)
			continue;
		for (int i = n; i-- > 0;)
			for (int k = count; k-- > 0;) {
				inst[i * count + k] = inst[i];
				inst[i * count + k].stat[l] = k * step;
			}
		n *= count;
	}
	if (s->vloop >= 0 &&
	    s->unroll > 1) { /* innermost: they share values that are the same for all lanes */
		for (int i = n; i-- > 0;)
			for (int k = s->unroll; k-- > 0;) {
				inst[i * s->unroll + k] = inst[i];
				inst[i * s->unroll + k].stat[s->vloop] = k * s->width;
			}
		n *= s->unroll;
	}
	return n;
}

/* "start + displacement + lane >= first new point", for all overlapping loops. */
bool nest_new_points(nest_emit *m, nest_val *out)
{
	bool any = false;

	for (int l = 0; l < SMR_MAX_LOOPS; l++) {
		nest_val first = m->shifted[l], at, c;
		bool vec = l == m->vloop && m->width > 1;

		if (first.s[0] == '\0')
			continue;
		const smr_expr index = {
			.kind = SMR_EXPR_INDEX, .type = SMR_I64, .loop = (uint32_t)l};
		size_t memo = m->nmemo;

		at = nest_eval(m, &index);
		m->nmemo = memo; /* the key is on the stack */
		if (vec)
			first = nest_splat(m, SMR_I64, first);
		c = nest_new(m, vec);
		nest_line(m, "%s = icmp sge %s %s, %s", c.s, nest_vtype(m, SMR_I64, vec), at.s,
			  first.s);
		if (any) {
			nest_val both = nest_new(m, c.vec || out->vec);

			if (both.vec) {
				c = nest_splat(m, SMR_I1, c);
				*out = nest_splat(m, SMR_I1, *out);
			}
			nest_line(m, "%s = and %s %s, %s", both.s, nest_vtype(m, SMR_I1, both.vec),
				  c.s, out->s);
			c = both;
		}
		*out = c;
		any = true;
	}
	return any;
}

static void store_points(nest_emit *m, int out, const nest_inst *inst, int n, const nest_val *v,
			 const nest_val *pred, bool only_new)
{
	bool pairs = m->streaming && nest_stores_pairs(m, out);
	smr_dtype t = m->p->ops[out].dtype;

	for (int i = 0; i < n; i += pairs ? 2 : 1) {
		char saved[28], mask[28];
		bool saved_vec, masked = false;
		nest_val fresh;

		m->at = inst[i];
		if (pairs) {
			nest_store_both(m, out,
					nest_both(m, t, nest_splat(m, t, v[i]),
						  nest_splat(m, t, v[i + 1])));
			continue;
		}
		memcpy(saved, m->mask, sizeof(saved));
		saved_vec = m->mask_vec;
		if (pred != NULL && m->s->pred != NULL) {
			nest_mask_by(m, pred[i], mask, &masked);
			masked = true;
		}
		if (only_new && nest_new_points(m, &fresh)) {
			bool vec;

			nest_mask_by(m, fresh, mask, &vec);
			masked = true;
		}
		memcpy(mask, m->mask, sizeof(mask));
		nest_store(m, out, v[i], masked ? mask : NULL, m->mask_vec);
		nest_restore_mask(m, saved, saved_vec);
	}
}

/* Stores all points, or only the new ones if the last tile of a loop overlaps a result that is also
 * read. */
static void store_tile(nest_emit *m, const nest_inst *inst, int n, const nest_val *v,
		       const nest_val *pred)
{
	int whole = m->next++, part = m->next++, done = m->next++;
	nest_val over = {0};

	for (int l = 0; l < SMR_MAX_LOOPS; l++)
		if (m->shifted[l].s[0] != '\0') {
			nest_val c = nest_new(m, false), both = nest_new(m, false);

			nest_line(m, "%s = icmp ne i64 %s, %s", c.s, m->dyn[l], m->shifted[l].s);
			nest_line(m, "%s = or i1 %s, %s", both.s,
				  over.s[0] != '\0' ? over.s : "false", c.s);
			over = both;
		}
	if (over.s[0] == '\0') {
		store_points(m, m->s->out, inst, n, v, pred, false);
		return;
	}
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", over.s, part, whole);
	size_t memo = m->nmemo;

	nest_label(m, whole);
	store_points(m, m->s->out, inst, n, v, pred, false);
	nest_line(m, "br label %%b%d", done);
	m->nmemo = memo;
	nest_label(m, part);
	store_points(m, m->s->out, inst, n, v, pred, true);
	nest_line(m, "br label %%b%d", done);
	m->nmemo = memo;
	nest_label(m, done);
}

/* Prefetches the lines of operand @p o that a tile needs, @p beyond bytes ahead. */
static void prefetch_operand_lines(nest_emit *m, const nest_inst *inst, int n, int o,
				   int64_t beyond, nest_use use)
{
	const nest_stage *s = m->s;
	int64_t bytes = s->tile[s->vloop] * (int64_t)smr_dtype_size(m->p->ops[o].dtype);

	nest_declare(m, "void @llvm.prefetch.p0(ptr, i32, i32, i32)");
	for (int i = 0; i < n; i++) {
		if (inst[i].stat[s->vloop] != 0)
			continue;
		m->at = inst[i];
		for (int64_t b = 0; b < bytes; b += 64)
			nest_prefetch(m, nest_address(m, o), b + beyond, use);
	}
}

/* Prefetches the result's lines before the sums: a store to memory outside of the cache would wait
 * for them. */
static void fetch_result(nest_emit *m, const nest_inst *inst, int n)
{
	prefetch_operand_lines(m, inst, n, m->s->out, 0, NEST_TO_WRITE);
}

/* Prefetches lines for later tiles, which is harmless beyond the array's end. Sums prefetch their
 * own lines. */
static void fetch_ahead(nest_emit *m, const nest_inst *inst, int n)
{
	const nest_stage *s = m->s;

	for (int k = 0; s->vloop >= 0 && k < s->nahead; k++)
		prefetch_operand_lines(m, inst, n, s->ahead[k], s->ahead_bytes[k],
				       s->ahead_bytes[k] <= NEST_NEAR ? NEST_SOON : NEST_LATER);
}

/* Computes all folds of a row in one pass (back/cpu/codegen/plan/merge.c). */
static void sums_of_rows(nest_emit *m)
{
	const nest_stage *s = m->s;
	const smr_expr *folds[NEST_MAX_MORE + 1] = {s->value};

	for (int k = 0; k < s->nmore; k++)
		folds[k + 1] = s->more[k].value;
	nest_sums(m, folds, s->nmore + 1);
}

/* Stores adjacent results of point @p i; they are the same ones at each point. */
static uint64_t store_members(nest_emit *m, nest_inst at, nest_val v[][NEST_MAX_INST], int i)
{
	const nest_stage *s = m->s;
	int out[NEST_MAX_MORE + 1];
	nest_val of[NEST_MAX_MORE + 1];

	for (int k = 0; k <= s->nmore; k++) {
		out[k] = k > 0 ? s->more[k - 1].out : s->out;
		of[k] = v[k][i];
	}
	m->at = at;
	return nest_store_members(m, out, of, s->nmore + 1);
}

/* Computes all results of all points before the first store, since LLVM must assume that a store
 * changes later reads. */
static void compute_more(nest_emit *m, const nest_inst *inst, int n)
{
	const nest_stage *s = m->s;
	nest_val v[NEST_MAX_MORE + 1][NEST_MAX_INST];
	nest_weave w;
	uint64_t done = 0;

	if (s->pred != NULL) {
		nest_compute_where(m, inst, n);
		return;
	}
	if (s->makes != NULL && !s->parts)
		sums_of_rows(m);
	for (int k = 0; k <= s->nmore && (s->makes == NULL || s->parts); k++)
		nest_folds(m, k > 0 ? s->more[k - 1].value : s->value, inst, n);
	nest_weave_begin(m, &w);
	for (int i = 0; i < n; i++) {
		m->at = inst[i];
		for (int k = 0; k <= s->nmore; k++)
			v[k][i] = nest_eval(m, k > 0 ? s->more[k - 1].value : s->value);
		nest_weave_point(m, &w);
	}
	nest_weave_end(m, &w);
	for (int i = 0; i < n && s->makes == NULL; i++)
		done |= store_members(m, inst[i], v, i);
	for (int k = 0; k <= s->nmore; k++)
		if (!(done >> k & 1))
			store_points(m, k > 0 ? s->more[k - 1].out : s->out, inst, n, v[k], NULL,
				     false);
}

/* Whether the stage stores numbers rounded to bf16, all lanes of an even number of vectors. */
static bool stores_bf16_pairs(const nest_emit *m)
{
	const nest_stage *s = m->s;
	const nest_operand *o = &m->p->ops[s->out];

	return nest_rounds_pairs(m->p, s) && s->unroll % 2 == 0 && s->width == 16 &&
	       m->vloop == s->vloop && m->mask[0] == '\0' && o->stride[s->vloop] == 2 &&
	       o->nindirect == 0 && nest_known(m->p, s, s->value) == NULL &&
	       (!m->streaming || nest_stores_pairs(m, s->out));
}

static void store_in_pairs(nest_emit *m, const nest_inst *inst, int n)
{
	const smr_expr *e = m->s->value->args[0];
	nest_val v[NEST_MAX_INST];
	nest_weave w;

	nest_weave_begin(m, &w);
	for (int i = 0; i < n; i++) {
		m->at = inst[i];
		v[i] = nest_splat(m, SMR_F32, nest_eval(m, e));
		nest_weave_point(m, &w);
	}
	nest_weave_end(m, &w);
	nest_store_rounded(m, m->s->out, inst, n, v);
}

/* Whether all points of the tile have the same predicate. */
static bool is_uniform(const nest_emit *m, const nest_inst *inst, int n)
{
	uint64_t loops = smr_expr_loops(m->s->pred);

	if (m->s->scan >= 0 || (m->width > 1 && m->vloop >= 0 && (loops >> m->vloop & 1)))
		return false;
	for (int i = 1; i < n; i++)
		for (int l = 0; l < SMR_MAX_LOOPS; l++)
			if ((loops >> l & 1) && inst[i].stat[l] != inst[0].stat[l])
				return false;
	return true;
}

/* Emits the tile without the predicate, with a branch around it. */
static void compute_behind_branch(nest_emit *m, const nest_inst *inst, int n)
{
	int taken = m->next++, done = m->next++;
	nest_val v[NEST_MAX_INST], pred;
	size_t memo;

	nest_folds(m, m->s->pred, inst, 1);
	m->at = inst[0];
	pred = nest_eval(m, m->s->pred);
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", pred.s, taken, done);
	memo = m->nmemo;
	nest_label(m, taken);
	nest_folds(m, m->s->value, inst, n);
	for (int i = 0; i < n; i++) {
		m->at = inst[i];
		v[i] = nest_eval(m, m->s->value);
	}
	store_tile(m, inst, n, v, NULL);
	nest_line(m, "br label %%b%d", done);
	m->nmemo = memo;
	nest_label(m, done);
}

static void compute_points(nest_emit *m, const nest_inst *inst, int n)
{
	nest_val v[NEST_MAX_INST], pred[NEST_MAX_INST];
	nest_weave w;
	char saved[28];
	bool saved_vec;

	if (m->s->nmore > 0) {
		compute_more(m, inst, n);
		return;
	}
	fetch_ahead(m, inst, n);
	if (m->s->pred != NULL && !nest_has_calls(m->p, m->s->value) && is_uniform(m, inst, n)) {
		compute_behind_branch(m, inst, n);
		return;
	}
	if (m->s->fetch_result)
		fetch_result(m, inst, n);
	if (m->s->pred != NULL)
		nest_folds(m, m->s->pred, inst, n);
	else
		nest_folds(m, m->s->value, inst, n);
	if (stores_bf16_pairs(m)) {
		store_in_pairs(m, inst, n);
		return;
	}
	nest_weave_begin(m, &w);
	for (int i = 0; i < n && m->s->pred == NULL; i++) {
		m->at = inst[i];
		v[i] = nest_eval(m, m->s->value);
		nest_weave_point(m, &w);
	}
	nest_weave_end(m, &w);
	for (int i = 0; i < n && m->s->pred != NULL; i++) {
		m->at = inst[i];
		pred[i] = nest_eval(m, m->s->pred);
		nest_mask_by(m, pred[i], saved, &saved_vec);
		nest_folds(m, m->s->value, &inst[i], 1);
		m->at = inst[i];
		v[i] = nest_eval(m, m->s->value);
		nest_restore_mask(m, saved, saved_vec);
	}
	store_tile(m, inst, n, v, pred);
}

void nest_compute(nest_emit *m, const nest_inst *inst, int n)
{
	compute_points(m, inst, n);
	if (m->s->nsums > 0)
		nest_add_to_sums(m, inst, n);
}
