/* Domain loops around a register tile.
 *
 * The last tile of a loop is moved back to end with the loop, so all tiles have one size and there
 * is no remainder code; points computed twice get the same value (points.c). */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/emit.h"

/* Skips a tile of which nothing is stored. */
static void skip_tile(nest_emit *m, int done)
{
	int some;
	nest_val none;

	if (!nest_none_holds(m, &none))
		return;
	some = m->next++;
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", none.s, done, some);
	nest_label(m, some);
}

/* Emits two versions if there are conditions: without them, and with them. */
static void compute_tile(nest_emit *m, const nest_inst *inst, int n)
{
	unsigned sure = m->sure;
	int plain, guarded, done;
	nest_val all;
	size_t memo;

	/* threads of a team that have different points must not part */
	if (m->s->team == NEST_TEAM_COLUMNS || !nest_all_hold(m, &all)) {
		nest_compute(m, inst, n);
		return;
	}
	plain = m->next++;
	guarded = m->next++;
	done = m->next++;
	memo = m->nmemo;
	skip_tile(m, done);
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", all.s, plain, guarded);
	nest_label(m, plain);
	m->sure = UINT_MAX;
	nest_compute(m, inst, n);
	nest_line(m, "br label %%b%d", done);
	m->nmemo = memo;
	nest_label(m, guarded);
	m->sure = sure;
	nest_compute(m, inst, n);
	nest_line(m, "br label %%b%d", done);
	m->nmemo = memo;
	nest_label(m, done);
}

void nest_tile_code(nest_emit *m)
{
	nest_inst inst[NEST_MAX_INST];
	int n = nest_points(m->s, inst);

	m->vloop = m->s->vloop;
	m->width = m->s->width;
	if (m->s->scan < 0)
		compute_tile(m, inst, n);
	else if (m->st == SMR_OK)
		m->st = nest_scan_tile(m, inst, n);
	m->vloop = -1;
	m->width = 1;
}

typedef struct block {
	char lo[28], hi[28]; /* of the vector loop; "": the whole loop */
} block;

static void emit_min_i64(nest_emit *m, const char *a, const char *b, char out[28])
{
	nest_val c = nest_new(m, false), r = nest_new(m, false);

	nest_line(m, "%s = icmp slt i64 %s, %s", c.s, a, b);
	nest_line(m, "%s = select i1 %s, i64 %s, i64 %s", r.s, c.s, a, b);
	memcpy(out, r.s, 28);
}

static void emit_loop_levels(nest_emit *m, int k, const block *b);

/* Emits a loop over tiles; the last tile ends with the loop. */
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
		emit_min_i64(m, f.i, last.s, m->dyn[l]);
		if (m->p->inplace && m->s->makes == NULL)
			memcpy(m->shifted[l].s, f.i, sizeof(m->shifted[l].s));
	}
	emit_loop_levels(m, k + 1, b);
	m->shifted[l].s[0] = '\0';
	nest_for_close(m, &f);
}

/* Emits two loops as one, whose counters are computed by division. */
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
	emit_loop_levels(m, 2, b);
	m->nopen--;
	m->dyn[inner][0] = '\0';
	nest_for_close(m, &f);
}

static void emit_blocked_loop(nest_emit *m, int k)
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
	emit_min_i64(m, end.s, n, b.hi);
	emit_loop_levels(m, k, &b);
	nest_for_close(m, &f);
}

/* Emits the columns outside of the interior one at a time: j counts them from 0. */
static void emit_border_loop(nest_emit *m, int k)
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
	emit_loop_levels(m, k + 1, NULL);
	m->nopen--;
	m->dyn[l][0] = '\0';
	nest_for_close(m, &f);
	m->s = whole;
}

/* Emits the interior in lanes, then its border. */
static void peeled_loop(nest_emit *m, int k)
{
	unsigned sure = m->sure;
	char from[28], to[28];

	nest_stride_text(m, m->inner_from, from);
	nest_stride_text(m, m->inner_to, to);
	m->sure |= m->peeled;
	tiled_loop(m, k, from, to, NULL);
	m->sure = sure;
	emit_border_loop(m, k);
}

static void emit_loop_levels(nest_emit *m, int k, const block *b)
{
	const nest_stage *s = m->s;
	char to[28];

	if (k == s->nloops) {
		nest_tile_code(m);
		return;
	}
	int l = s->order[k];

	if (s->vblock > 0 && b == NULL && s->tile[l] > 1 && l != s->vloop) {
		emit_blocked_loop(m, k);
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

static void store_at(nest_emit *m, const char *at, smr_dtype t, nest_val v, int out)
{
	nest_val p = nest_chunk_address(m, out, at);

	nest_line(m, "store %s %s, ptr %s", nest_type(t), v.s, p.s);
}

/* Stores a chunk's result in its place, and lost bits behind the results of all chunks. */
static void store_chunk(nest_emit *m, const char *at, const smr_expr *fold, int out)
{
	char n[28];
	nest_val lost, i;

	store_at(m, at, fold->type, nest_eval(m, fold), out);
	if (smr_fold_compensated(fold) == NULL)
		return;
	if (!nest_memo_get(m, fold, NEST_LOST, smr_expr_loops(fold), &lost)) {
		nest_unsupported(m, "a part of a sum without what it lost");
		return;
	}
	i = nest_new(m, false);
	nest_count_text(m, m->s->nchunks, NEST_NCHUNKS + out, n);
	nest_line(m, "%s = add i64 %s, %s", i.s, at, n);
	store_at(m, i.s, fold->type, lost, out);
}

void nest_chunk_code(nest_emit *m, const char *at)
{
	const nest_stage *s = m->s;
	const smr_expr *folds[NEST_MAX_MORE + 1] = {s->split};
	nest_inst one = {{0}};
	char n[28], end[28], chunk[28];
	bool leads;
	int done;

	nest_count_text(m, s->chunk, NEST_CHUNK + m->number, chunk);
	nest_extent(m, (int)s->split->loops[0], n);
	nest_line(m, "%%chunk.lo = mul i64 %s, %s", at, chunk);
	nest_line(m, "%%chunk.to = add i64 %%chunk.lo, %s", chunk);
	emit_min_i64(m, "%chunk.to", n, end);
	nest_line(m, "%%chunk.hi = add i64 %s, 0", end);
	for (int k = 0; k < s->nmore; k++)
		folds[k + 1] = s->more[k].value;
	if (s->nmore > 0)
		nest_sums(m, folds, s->nmore + 1);
	else
		nest_folds(m, s->split, &one, 1);
	leads = nest_lead_begin(m, NULL, &done);
	for (int k = 0; k <= s->nmore; k++)
		store_chunk(m, at, folds[k], k > 0 ? s->more[k - 1].out : s->out);
	if (leads)
		nest_lead_end(m, done);
}

/* Emits chunks [lo, hi) of the outermost loop of folds. */
static void emit_fold_chunks(nest_emit *m)
{
	nest_for f;

	nest_for_open(m, &f, -1, "%lo", "%hi", "1");
	nest_chunk_code(m, f.i);
	nest_for_close(m, &f);
}

/* Emits whether a result is aligned to a vector. */
static nest_val is_aligned(nest_emit *m, int out)
{
	const nest_operand *o = &m->p->ops[out];
	nest_val at = nest_new(m, false), low = nest_new(m, false), fits = nest_new(m, false);

	nest_line(m, "%s = ptrtoint ptr %%p%d to i64", at.s, o->home);
	nest_line(m, "%s = and i64 %s, %zu", low.s, at.s,
		  smr_dtype_size(o->dtype) * (size_t)m->s->width *
				  (nest_stores_pairs(m, out) ? 2 : 1) -
			  1);
	nest_line(m, "%s = icmp eq i64 %s, 0", fits.s, low.s);
	return fits;
}

/* Emits two versions: if the result is aligned to vectors, they are stored past the caches. These
 * stores are not ordered with others; the caller of the stage makes them visible to other threads
 * by a fence (back/cpu/codegen/object/group.c). */
static void emit_streaming_versions(nest_emit *m)
{
	int aligned = m->next++, plain = m->next++, done = m->next++;
	nest_val fits = is_aligned(m, m->s->out);
	size_t memo = m->nmemo;

	for (int k = 0; k < m->s->nmore; k++)
		fits = nest_two(m, "and", SMR_I1, fits, is_aligned(m, m->s->more[k].out));
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", fits.s, aligned, plain);
	nest_label(m, aligned);
	m->streaming = true;
	emit_loop_levels(m, 0, NULL);
	m->streaming = false;
	m->nmemo = memo;
	nest_line(m, "br label %%b%d", done);
	nest_label(m, plain);
	emit_loop_levels(m, 0, NULL);
	m->nmemo = memo;
	nest_line(m, "br label %%b%d", done);
	nest_label(m, done);
}

static nest_val compare_with_constant(nest_emit *m, nest_val a, const char *how, int64_t b)
{
	nest_val is = nest_new(m, false);

	nest_line(m, "%s = icmp %s i64 %s, %lld", is.s, how, a.s, (long long)b);
	return is;
}

/* Emits whether several of the stage's rows should run together, by the lengths of three of rows
 * [lo, hi). Rows from memory wait for it unless they are very long. */
static nest_val rows_are_long(nest_emit *m, const smr_range *r)
{
	static const char *const at[] = {"%lo", "%middle", "%last"};
	enum { LONG = 64, VERY_LONG = 256, CACHED = 1 << 19 /* elements */ };
	nest_val sum = {"0", false}, is;
	int l = m->s->order[0];

	nest_line(m, "%%last = sub i64 %%hi, 1");
	nest_line(m, "%%ends = add i64 %%lo, %%last");
	nest_line(m, "%%middle = lshr i64 %%ends, 1");
	m->open[m->nopen++] = l;
	for (int k = 0; k < 3; k++) {
		size_t memo = m->nmemo;

		snprintf(m->dyn[l], sizeof(m->dyn[l]), "%s", at[k]);
		memset(&m->at, 0, sizeof(m->at));
		sum = nest_two(m, "add", SMR_I64, sum, nest_eval(m, r->count));
		m->nmemo = memo;
	}
	m->nopen--;
	m->dyn[l][0] = '\0';
	is = nest_two(m, "and", SMR_I1, compare_with_constant(m, sum, "sge", 3 * LONG),
		      compare_with_constant(m, sum, "sle", 3 * CACHED / m->p->extent[l]));
	return nest_two(m, "or", SMR_I1, is, compare_with_constant(m, sum, "sge", 3 * VERY_LONG));
}

/* Emits two versions: short rows run one by one, since loop overhead dominates. */
static void emit_by_row_length(nest_emit *m, const smr_range *r)
{
	nest_stage *tiled = m->s, single = *tiled;
	int some = m->next++, together = m->next++, alone = m->next++, done = m->next++;
	size_t memo = m->nmemo;
	nest_val is;

	nest_line(m, "%%any = icmp slt i64 %%lo, %%hi");
	nest_line(m, "br i1 %%any, label %%b%d, label %%b%d", some, done);
	nest_label(m, some);
	is = rows_are_long(m, r);
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", is.s, together, alone);
	nest_label(m, together);
	emit_loop_levels(m, 0, NULL);
	nest_line(m, "br label %%b%d", done);
	m->nmemo = memo;
	nest_label(m, alone);
	single.tile[single.order[0]] = 1;
	m->s = &single;
	emit_loop_levels(m, 0, NULL);
	m->s = tiled;
	nest_line(m, "br label %%b%d", done);
	m->nmemo = memo;
	nest_label(m, done);
}

/* Whether a stage runs over rows of different lengths in tiles. */
static bool has_lengths(const nest_emit *m, smr_range *r)
{
	const nest_stage *s = m->s;

	return s->nloops == 1 && s->tile[s->order[0]] > 1 && s->vloop < 0 && s->pred == NULL &&
	       s->nmore == 0 && nest_range_of(m->p, s->value, r) &&
	       (smr_expr_loops(r->count) >> s->order[0] & 1);
}

void nest_loops(nest_emit *m)
{
	smr_range r;

	nest_find_guards(m);
	nest_find_members(m);
	if (m->s->split != NULL)
		emit_fold_chunks(m);
	else if (m->s->stream && m->peeled == 0)
		emit_streaming_versions(m);
	else if (has_lengths(m, &r))
		emit_by_row_length(m, &r);
	else
		emit_loop_levels(m, 0, NULL);
}
