/* Stages for SIMT: the point of a thread (plan/simt.c). A stage's function computes one point, %lo.
 * Functions smr_d_* are those of the machine (back/gpu). */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/fold.h"

static void tiles_of_loop(nest_emit *m, int l, char out[28])
{
	nest_val tiles = nest_new(m, false);

	nest_extent(m, l, out);
	if (m->s->tile[l] == 1)
		return;
	nest_line(m, "%s = udiv i64 %s, %d", tiles.s, out, m->s->tile[l]);
	memcpy(out, tiles.s, 28);
}

/* Divides *@p at by the extent of a loop, whose counter is the rest. */
static void split_counter(nest_emit *m, int l, char at[28], bool narrow)
{
	const char *type = narrow ? "i32" : "i64";
	nest_val q = nest_new(m, false), r = nest_new(m, false), wide = nest_new(m, false);
	char n[28];

	tiles_of_loop(m, l, n);
	if (narrow) {
		nest_val small = nest_new(m, false);

		nest_line(m, "%s = trunc i64 %s to i32", small.s, n);
		memcpy(n, small.s, sizeof(n));
	}
	nest_line(m, "%s = udiv %s %s, %s", q.s, type, at, n);
	nest_line(m, "%s = urem %s %s, %s", r.s, type, at, n);
	if (narrow)
		nest_line(m, "%s = zext i32 %s to i64", wide.s, r.s);
	memcpy(m->dyn[l], narrow ? wide.s : r.s, sizeof(m->dyn[l]));
	memcpy(at, q.s, 28);
}

/* Sets the counters of @p n loops by the number of a point of them. */
static void set_counters(nest_emit *m, const char *point, const int *loops, int n)
{
	/* numbers below 2^31 are divided as 32 bits, which is faster */
	bool narrow = n > 1 && nest_loops_points(m->p, loops, n) <= INT32_MAX;
	char at[28];

	snprintf(at, sizeof(at), "%s", point);
	if (narrow) {
		nest_val first = nest_new(m, false);

		nest_line(m, "%s = trunc i64 %s to i32", first.s, point);
		memcpy(at, first.s, sizeof(at));
	}
	for (int k = n; k-- > 1;)
		split_counter(m, loops[k], at, narrow);
	if (narrow) {
		nest_val wide = nest_new(m, false);

		nest_line(m, "%s = zext i32 %s to i64", wide.s, at);
		memcpy(at, wide.s, sizeof(at));
	}
	if (n > 0)
		memcpy(m->dyn[loops[0]], at, sizeof(at));
}

void nest_simt_open(nest_emit *m, const char *point, const int *loops, int n)
{
	set_counters(m, point, loops, n);
	for (int k = 0; k < n; k++)
		m->open[m->nopen++] = loops[k];
}

/* Points are %lo; those of a row are %column of row %lo. */
static void set_point(nest_emit *m)
{
	const nest_stage *s = m->s;
	int rows = s->row == NEST_ROW_ELEMENTS ? s->row_loops : s->nloops;

	set_counters(m, "%lo", s->order, rows);
	set_counters(m, "%column", s->order + rows, s->nloops - rows);
	for (int k = 0; k < s->nloops; k++) {
		int l = s->order[k];

		if (s->tile[l] > 1) {
			nest_val at = nest_new(m, false);

			nest_line(m, "%s = mul i64 %s, %d", at.s, m->dyn[l], s->tile[l]);
			memcpy(m->dyn[l], at.s, sizeof(m->dyn[l]));
		}
		m->open[m->nopen++] = l;
	}
}

/* Whole vectors, then the points behind them by one thread. */
static void put_tail(nest_emit *m)
{
	nest_stage *whole = m->s, single = *whole;
	int l = whole->order[0], full = m->next++, rest = m->next++, done = m->next++;
	int64_t n = m->p->extent[l] / whole->tile[l];
	nest_val is = nest_new(m, false);
	size_t memo = m->nmemo;
	int nopen = m->nopen;
	char from[28], to[28];
	nest_for f;

	nest_line(m, "%s = icmp slt i64 %%lo, %lld", is.s, (long long)n);
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", is.s, full, rest);
	nest_label(m, full);
	set_point(m);
	nest_tile_code(m);
	nest_line(m, "br label %%b%d", done);
	m->nmemo = memo;
	m->nopen = nopen;
	m->dyn[l][0] = '\0';
	nest_label(m, rest);
	single.vloop = -1;
	single.width = single.unroll = single.tile[l] = 1;
	m->s = &single;
	n *= whole->tile[l];
	snprintf(from, sizeof(from), "%lld", (long long)n);
	nest_extent(m, l, to);
	nest_for_open(m, &f, l, from, to, "1");
	nest_tile_code(m);
	nest_for_close(m, &f);
	m->s = whole;
	nest_lead_end(m, done);
}

/* Points of all chunks: those of the first one first. */
static void set_chunk(nest_emit *m, char chunk[28])
{
	const nest_stage *s = m->s;
	int64_t points = nest_simt_points(m->p, s) / s->nchunks;
	nest_val of, in;
	char n[28];

	snprintf(chunk, 28, "%%lo");
	if (s->nloops == 0)
		return;
	nest_stride_text(m, points, n);
	of = nest_new(m, false);
	in = nest_new(m, false);
	nest_line(m, "%s = udiv i64 %%lo, %s", of.s, n);
	nest_line(m, "%s = urem i64 %%lo, %s", in.s, n);
	memcpy(chunk, of.s, 28);
	nest_simt_open(m, in.s, s->order, s->nloops);
}

void nest_simt_loops(nest_emit *m)
{
	char chunk[28];

	m->s->slots = 0;
	nest_find_guards(m);
	nest_find_members(m);
	if (m->s->split != NULL) {
		set_chunk(m, chunk);
		nest_chunk_code(m, chunk);
		return;
	}
	if (m->s->scan >= 0 && m->s->team != NEST_ALONE) {
		bool chunks = m->s->nchunks > 1;

		if (chunks)
			set_chunk(m, chunk);
		else
			set_point(m);
		nest_scan_team(m, chunks ? chunk : NULL);
		return;
	}
	if (m->s->team == NEST_TEAM_SQUARE) {
		nest_square_code(m);
		return;
	}
	if (m->s->tail) {
		put_tail(m);
		return;
	}
	set_point(m);
	nest_tile_code(m);
}
