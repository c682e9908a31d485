/* One function per stage: domain loops around a register tile.
 *
 * The last tile of a loop is moved back to end with the loop, so there is one tile size and no
 * remainder code; points computed twice get the same value. Where the result's window is read as
 * well the second time would see what the first one stored: such a tile stores only its new points.
 */
#include "back/cpu/nest_emit.h"
#include "base/alloc.h"
#include <limits.h>
#include <stdio.h>
#include <string.h>

/* ---- the tile ----------------------------------------------------------------------------------
 */

static int tile_points(const nest_stage *s, nest_inst *inst)
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
	    s->unroll > 1) { /* vectors last: they share what is the same for all lanes */
		for (int i = n; i-- > 0;)
			for (int k = s->unroll; k-- > 0;) {
				inst[i * s->unroll + k] = inst[i];
				inst[i * s->unroll + k].stat[s->vloop] = k * s->width;
			}
		n *= s->unroll;
	}
	return n;
}

/* "start + displacement + lane >= first new point", over all overlapping loops. */
static bool new_points(nest_emit *m, nest_val *out)
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

static void store_points(nest_emit *m, const nest_inst *inst, int n, const nest_val *v,
			 const nest_val *pred, bool only_new)
{
	for (int i = 0; i < n; i++) {
		char saved[28], mask[28];
		bool saved_vec, masked = false;
		nest_val fresh;

		m->at = inst[i];
		memcpy(saved, m->mask, sizeof(saved));
		saved_vec = m->mask_vec;
		if (m->s->pred != NULL) {
			nest_mask_by(m, pred[i], mask, &masked);
			masked = true;
		}
		if (only_new && new_points(m, &fresh)) {
			bool vec;

			nest_mask_by(m, fresh, mask, &vec);
			masked = true;
		}
		memcpy(mask, m->mask, sizeof(mask));
		nest_store(m, m->s->out, v[i], masked ? mask : NULL, m->mask_vec);
		nest_restore_mask(m, saved, saved_vec);
	}
}

/* Plain stores, or when a loop's last tile overlaps a result that is read too: only the new points.
 */
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
		store_points(m, inst, n, v, pred, false);
		return;
	}
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", over.s, part, whole);
	size_t memo = m->nmemo;

	nest_label(m, whole);
	store_points(m, inst, n, v, pred, false);
	nest_line(m, "br label %%b%d", done);
	m->nmemo = memo;
	nest_label(m, part);
	store_points(m, inst, n, v, pred, true);
	nest_line(m, "br label %%b%d", done);
	m->nmemo = memo;
	nest_label(m, done);
}

/* A store to memory not in the cache waits for the line; asked for before the sums it is there. */
static void fetch_result(nest_emit *m, const nest_inst *inst, int n)
{
	const nest_stage *s = m->s;
	int64_t bytes = s->tile[s->vloop] * (int64_t)smr_dtype_size(m->p->ops[s->out].dtype);

	nest_declare(m, "void @llvm.prefetch.p0(ptr, i32, i32, i32)");
	for (int i = 0; i < n; i++) {
		if (inst[i].stat[s->vloop] != 0)
			continue;
		m->at = inst[i];
		for (int64_t b = 0; b < bytes; b += 64)
			nest_prefetch(m, nest_address(m, s->out), b, true);
	}
}

static void compute(nest_emit *m, const nest_inst *inst, int n)
{
	nest_val v[NEST_MAX_INST], pred[NEST_MAX_INST];
	char saved[28];
	bool saved_vec;

	if (m->s->fetch_result)
		fetch_result(m, inst, n);
	if (m->s->pred != NULL)
		nest_folds(m, m->s->pred, inst, n);
	else
		nest_folds(m, m->s->value, inst, n);
	for (int i = 0; i < n; i++) {
		m->at = inst[i];
		if (m->s->pred == NULL) {
			v[i] = nest_eval(m, m->s->value);
			continue;
		}
		pred[i] = nest_eval(m, m->s->pred);
		nest_mask_by(m, pred[i], saved, &saved_vec);
		nest_folds(m, m->s->value, &inst[i], 1);
		m->at = inst[i];
		v[i] = nest_eval(m, m->s->value);
		nest_restore_mask(m, saved, saved_vec);
	}
	store_tile(m, inst, n, v, pred);
}

/* ---- scans -------------------------------------------------------------------------------------
 */

typedef struct scans {
	nest_emit *m;
	int n;
	nest_frame f[4];
} scans;

static bool find_scan(const smr_expr *e, void *arg)
{
	scans *s = arg;

	if (e->kind != SMR_EXPR_SCAN)
		return true;
	for (int i = 0; i < s->n; i++)
		if (s->f[i].fold == e)
			return false;
	if (s->n == 4)
		nest_unsupported(s->m, "more than four scans");
	else
		s->f[s->n++].fold = e;
	return false;
}

static void scan_start(nest_emit *m, nest_frame *f, const nest_inst *inst, int n)
{
	f->deps = smr_expr_loops(f->fold) & ~(UINT64_C(1) << m->s->scan);
	f->vec = m->width > 1 && f->deps >> m->vloop & 1;
	f->n = n;
	memcpy(f->inst, inst, (size_t)n * sizeof(*inst));
	for (uint32_t k = 0; k < f->fold->nacc; k++) {
		nest_folds(m, f->fold->init[k], inst, n);
		for (int i = 0; i < n; i++) {
			m->at = inst[i];
			f->acc[i][k] = nest_acc_new(m, f->fold->step[k]->type, f->vec);
			nest_acc_put(m, f->acc[i][k], f->fold->step[k]->type, f->vec,
				     nest_eval(m, f->fold->init[k]));
		}
	}
}

static void scan_value(nest_emit *m, nest_frame *f, int i)
{
	const smr_expr *e = f->fold;

	nest_memo_put(m, e, 0, smr_expr_loops(e),
		      nest_acc_get(m, f->acc[i][e->result], e->type, f->vec));
}

static void scan_step(nest_emit *m, nest_frame *f)
{
	const smr_expr *e = f->fold;
	nest_val v[SMR_MAX_ACCS];

	for (uint32_t k = 0; k < e->nacc; k++)
		nest_folds(m, e->step[k], f->inst, f->n);
	for (int i = 0; i < f->n; i++) {
		m->at = f->inst[i];
		if (e->exclusive)
			scan_value(m, f, i);
		m->frame[m->nframes++] = f;
		for (uint32_t k = 0; k < e->nacc; k++)
			v[k] = nest_eval(m, e->step[k]);
		m->nframes--;
		for (uint32_t k = 0; k < e->nacc; k++)
			nest_acc_put(m, f->acc[i][k], e->step[k]->type, f->vec, v[k]);
		if (!e->exclusive)
			scan_value(m, f, i);
	}
}

static smr_status scan_tile(nest_emit *m, const nest_inst *inst, int n)
{
	scans *s = smr_calloc(1, sizeof(*s));
	char to[28];
	nest_for t;

	if (s == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	s->m = m;
	nest_walk(m->s->value, find_scan, s);
	for (int i = 0; i < s->n; i++)
		scan_start(m, &s->f[i], inst, n);
	nest_extent(m, m->s->scan, to);
	nest_for_open(m, &t, m->s->scan, "0", to, "1");
	for (int i = 0; i < s->n; i++)
		scan_step(m, &s->f[i]);
	compute(m, inst, n);
	nest_for_close(m, &t);
	smr_free(s);
	return SMR_OK;
}

/* Twice where there are conditions: without them, and with. */
static void compute_tile(nest_emit *m, const nest_inst *inst, int n)
{
	unsigned sure = m->sure;
	int plain, guarded, done;
	nest_val all;
	size_t memo;

	if (!nest_all_hold(m, &all)) {
		compute(m, inst, n);
		return;
	}
	plain = m->next++;
	guarded = m->next++;
	done = m->next++;
	memo = m->nmemo;
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", all.s, plain, guarded);
	nest_label(m, plain);
	m->sure = UINT_MAX;
	compute(m, inst, n);
	nest_line(m, "br label %%b%d", done);
	m->nmemo = memo;
	nest_label(m, guarded);
	m->sure = sure;
	compute(m, inst, n);
	nest_line(m, "br label %%b%d", done);
	m->nmemo = memo;
	nest_label(m, done);
}

static void tile(nest_emit *m)
{
	nest_inst inst[NEST_MAX_INST];
	int n = tile_points(m->s, inst);

	m->vloop = m->s->vloop;
	m->width = m->s->width;
	if (m->s->scan < 0)
		compute_tile(m, inst, n);
	else if (m->st == SMR_OK)
		m->st = scan_tile(m, inst, n);
	m->vloop = -1;
	m->width = 1;
}

/* ---- domain loops ------------------------------------------------------------------------------
 */

typedef struct block {
	char lo[28], hi[28]; /* of the vector loop; "": all of it */
} block;

static void smaller(nest_emit *m, const char *a, const char *b, char out[28])
{
	nest_val c = nest_new(m, false), r = nest_new(m, false);

	nest_line(m, "%s = icmp slt i64 %s, %s", c.s, a, b);
	nest_line(m, "%s = select i1 %s, i64 %s, i64 %s", r.s, c.s, a, b);
	memcpy(out, r.s, 28);
}

static void levels(nest_emit *m, int k, const block *b);

/* The last tile ends with the loop. */
static void tiled_loop(nest_emit *m, int k, const char *from, const char *to, const block *b)
{
	int l = m->s->order[k];
	char step[28];
	nest_for f;

	snprintf(step, sizeof(step), "%d", m->s->tile[l]);
	nest_for_open(m, &f, l, from, to, step);
	if (m->s->tile[l] > 1) {
		nest_val last = nest_new(m, false);

		nest_line(m, "%s = sub i64 %s, %s", last.s, to, step);
		smaller(m, f.i, last.s, m->dyn[l]);
		if (m->p->inplace && m->s->makes == NULL)
			memcpy(m->shifted[l].s, f.i, sizeof(m->shifted[l].s));
	}
	levels(m, k + 1, b);
	m->shifted[l].s[0] = '\0';
	nest_for_close(m, &f);
}

/* Two loops as one: the counters come back by division. */
static void joined_loop(nest_emit *m, const block *b)
{
	int outer = m->s->order[0], inner = m->s->order[1];
	nest_val q = nest_new(m, false), r = nest_new(m, false);
	char n[28];
	nest_for f;

	nest_extent(m, inner, n);
	nest_for_open(m, &f, outer, "%lo", "%hi", "1");
	nest_line(m, "%s = udiv i64 %s, %s", q.s, f.i, n);
	nest_line(m, "%s = urem i64 %s, %s", r.s, f.i, n);
	memcpy(m->dyn[outer], q.s, sizeof(q.s));
	memcpy(m->dyn[inner], r.s, sizeof(r.s));
	m->open[m->nopen++] = inner;
	levels(m, 2, b);
	m->nopen--;
	m->dyn[inner][0] = '\0';
	nest_for_close(m, &f);
}

static void blocked(nest_emit *m, int k)
{
	char step[28], n[28];
	block b;
	nest_for f;

	snprintf(step, sizeof(step), "%lld", (long long)m->s->vblock);
	nest_extent(m, m->s->vloop, n);
	nest_for_open(m, &f, -1, "0", n, step);
	nest_val end = nest_new(m, false);

	nest_line(m, "%s = add i64 %s, %s", end.s, f.i, step);
	memcpy(b.lo, f.i, sizeof(b.lo));
	smaller(m, end.s, n, b.hi);
	levels(m, k, &b);
	nest_for_close(m, &f);
}

/* Columns outside of the interior, one at a time: j counts them from 0 on. */
static void border(nest_emit *m, int k)
{
	nest_stage *whole = m->s, single = *whole;
	int64_t inner = m->inner_to - m->inner_from;
	int l = whole->vloop;
	char count[28], from[28], skip[28];
	nest_val left, beyond, x;
	nest_for f;

	if (inner == m->p->extent[l])
		return;
	single.vloop = -1;
	single.width = single.unroll = single.tile[l] = 1;
	single.nfetch = 0;
	single.fetch_result = false;
	m->s = &single;
	nest_stride_text(m, m->p->extent[l] - inner, count);
	nest_stride_text(m, m->inner_from, from);
	nest_stride_text(m, inner, skip);
	nest_for_open(m, &f, -1, "0", count, "1");
	left = nest_new(m, false);
	beyond = nest_new(m, false);
	x = nest_new(m, false);
	nest_line(m, "%s = icmp slt i64 %s, %s", left.s, f.i, from);
	nest_line(m, "%s = add i64 %s, %s", beyond.s, f.i, skip);
	nest_line(m, "%s = select i1 %s, i64 %s, i64 %s", x.s, left.s, f.i, beyond.s);
	memcpy(m->dyn[l], x.s, sizeof(x.s));
	m->open[m->nopen++] = l;
	levels(m, k + 1, NULL);
	m->nopen--;
	m->dyn[l][0] = '\0';
	nest_for_close(m, &f);
	m->s = whole;
}

/* The interior in lanes, then its border. */
static void peeled_loop(nest_emit *m, int k)
{
	unsigned sure = m->sure;
	char from[28], to[28];

	nest_stride_text(m, m->inner_from, from);
	nest_stride_text(m, m->inner_to, to);
	m->sure |= m->peeled;
	tiled_loop(m, k, from, to, NULL);
	m->sure = sure;
	border(m, k);
}

static void levels(nest_emit *m, int k, const block *b)
{
	const nest_stage *s = m->s;
	char to[28];

	if (k == s->nloops) {
		tile(m);
		return;
	}
	int l = s->order[k];

	if (s->vblock > 0 && b == NULL && s->tile[l] > 1 && l != s->vloop) {
		blocked(m, k);
	} else if (k == 0 && s->npar == 2) {
		joined_loop(m, b);
	} else if (k == 0) {
		tiled_loop(m, k, "%lo", "%hi", b);
	} else if (l == s->vloop && b == NULL && m->peeled != 0) {
		peeled_loop(m, k);
	} else if (l == s->vloop && b != NULL) {
		tiled_loop(m, k, b->lo, b->hi, b);
	} else {
		nest_extent(m, l, to);
		tiled_loop(m, k, "0", to, b);
	}
}

/* Chunks [lo, hi) of the outermost loop of a fold, each to its own place. */
static void chunks(nest_emit *m)
{
	const smr_expr *fold = m->s->split;
	nest_inst one = {{0}};
	char n[28], end[28];
	nest_for f;

	nest_extent(m, (int)fold->loops[0], n);
	nest_for_open(m, &f, -1, "%lo", "%hi", "1");
	nest_line(m, "%%chunk.lo = mul i64 %s, %lld", f.i, (long long)m->s->chunk);
	nest_line(m, "%%chunk.to = add i64 %%chunk.lo, %lld", (long long)m->s->chunk);
	smaller(m, "%chunk.to", n, end);
	nest_line(m, "%%chunk.hi = add i64 %s, 0", end);
	nest_folds(m, fold, &one, 1);
	nest_val v = nest_eval(m, fold), p = nest_new(m, false), at = nest_new(m, false);

	nest_line(m, "%s = mul i64 %s, %zu", at.s, f.i, smr_dtype_size(fold->type));
	nest_line(m, "%s = getelementptr i8, ptr %%p%d, i64 %s", p.s, m->s->out, at.s);
	nest_line(m, "store %s %s, ptr %s", nest_type(fold->type), v.s, p.s);
	nest_for_close(m, &f);
}

/* ---- the module --------------------------------------------------------------------------------
 */

static void put_arguments(nest_emit *m, smr_str *out)
{
	for (int i = 0; i < m->p->nops; i++) {
		const nest_operand *o = &m->p->ops[i];

		if (o->where == NEST_VALUE && !o->literal) {
			smr_str_printf(out, "  %%va%d = getelementptr i8, ptr %%value, i64 %u\n", i,
				       o->node * 8);
			if (o->dtype == SMR_I1)
				smr_str_printf(out,
					       "  %%vb%d = load i8, ptr %%va%d\n"
					       "  %%v%d = trunc i8 %%vb%d to i1\n",
					       i, i, i, i);
			else
				smr_str_printf(out, "  %%v%d = load %s, ptr %%va%d\n", i,
					       nest_type(o->dtype), i);
		} else if (o->where != NEST_VALUE && o->home == i) {
			smr_str_printf(out,
				       "  %%pa%d = getelementptr ptr, ptr %%base, i64 %d\n"
				       "  %%p%d = load ptr, ptr %%pa%d, !invariant.load !0\n",
				       i, i, i, i);
		}
	}
	for (int i = 0; i < m->p->nnums; i++)
		smr_str_printf(out,
			       "  %%na%d = getelementptr i64, ptr %%num, i64 %d\n"
			       "  %%num%d = load i64, ptr %%na%d, !invariant.load !0\n",
			       i, i, i, i);
}

static smr_status stage_text(nest_plan *p, int k, smr_str *out, smr_str *decls)
{
	nest_emit *m = smr_calloc(1, sizeof(*m));

	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	m->p = p;
	m->s = &p->stages[k];
	m->vloop = -1;
	m->width = 1;
	m->decls = decls;
	nest_find_guards(m);
	if (m->s->split != NULL)
		chunks(m);
	else
		levels(m, 0, NULL);
	smr_str_printf(
		out,
		"define void @smr_nest_%d(ptr noalias %%base, ptr noalias %%num, ptr noalias "
		"%%value, i64 %%lo, i64 %%hi, ptr noalias %%scratch) #0 {\nentry:\n",
		k);
	smr_str_puts(out, smr_str_text(&m->entry));
	put_arguments(m, out);
	smr_str_puts(out, "  br label %start\nstart:\n");
	smr_str_puts(out, smr_str_text(&m->body));
	smr_str_puts(out, "  ret void\n}\n");
	if (m->st == SMR_OK && (m->body.oom || m->entry.oom))
		m->st = smr_fail(SMR_ENOMEM, "no memory for generated code");
	smr_status st = m->st;

	smr_str_free(&m->body);
	smr_str_free(&m->entry);
	smr_free(m->memo);
	smr_free(m);
	return st;
}

smr_status nest_ir(nest_plan *p, smr_str *out)
{
	smr_str decls = {0};
	smr_status st = SMR_OK;

	for (int k = 0; k < p->nstages && st == SMR_OK; k++)
		st = stage_text(p, k, out, &decls);
	smr_str_puts(out, smr_str_text(&decls));
	smr_str_printf(out,
		       "attributes #0 = { nounwind \"prefer-vector-width\"=\"%d\" "
		       "\"min-legal-vector-width\"=\"%d\" }\n"
		       "attributes #1 = { nounwind willreturn memory(none) }\n!0 = !{}\n",
		       p->cpu.vector * 8, p->cpu.vector * 8);
	smr_str_free(&decls);
	return st == SMR_OK ? smr_str_status(out, "generated code") : st;
}
