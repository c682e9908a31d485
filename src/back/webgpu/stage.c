/* A stage's code for one point: counters, scans, results. */
#include <stdio.h>
#include <string.h>

#include "back/webgpu/own.h"

void wgsl_begin_point(wgsl *w)
{
	memset(w->counter, 0, sizeof(w->counter));
	w->nmemo = 0;
}

void wgsl_set_counters(wgsl *w, const char *point, const int *loops, int n)
{
	wgsl_val at = wgsl_text(WGSL_I32, "%s", point), rest;

	for (int k = n; k-- > 0;) {
		int l = loops[k];
		unsigned extent = (unsigned)w->p->extent[l];

		rest = k > 0 ? wgsl_let(w, WGSL_I32, "i32(u32(%s) %% %uu)", at.s, extent) : at;
		if (k > 0)
			at = wgsl_let(w, WGSL_I32, "i32(u32(%s) / %uu)", at.s, extent);
		snprintf(w->counter[l], sizeof(w->counter[l]), "%.23s", rest.s);
	}
}

/* Points are `lo`; those of a row are `column` of row `lo`. */
static void set_point(wgsl *w)
{
	const nest_stage *s = w->s;
	int rows = s->row == NEST_ROW_ELEMENTS ? s->row_loops : s->nloops;

	wgsl_set_counters(w, "lo", s->order, rows);
	wgsl_set_counters(w, "column", s->order + rows, s->nloops - rows);
}

/* Points of all chunks: those of the first one first. */
static void set_chunk(wgsl *w, char chunk[24])
{
	int64_t points = nest_simt_points(w->p, w->s) / w->s->nchunks;
	wgsl_val of = wgsl_let(w, WGSL_I32, "i32(u32(lo) / %lluu)", (unsigned long long)points),
		 in = wgsl_let(w, WGSL_I32, "i32(u32(lo) %% %lluu)", (unsigned long long)points);

	snprintf(chunk, 24, "%.23s", of.s);
	wgsl_set_counters(w, in.s, w->s->order, w->s->nloops);
}

/* ---- results ------------------------------------------------------------------------------------
 */

/* Stores by the thread that leads the team, where the condition holds. */
static bool open_store(wgsl *w, const wgsl_val *pred)
{
	bool team = w->s->team != NEST_ALONE;

	if (pred == NULL && !team)
		return false;
	wgsl_open(w, "if (%s%s%s) {", pred != NULL ? pred->s : "",
		  pred != NULL && team ? " && " : "", team ? "leads" : "");
	return true;
}

/* Computes all results before the first store, since later reads might see it. */
void wgsl_results(wgsl *w)
{
	const nest_stage *s = w->s;
	wgsl_val v[NEST_MAX_MORE + 1], pred;
	int memo = w->nmemo;
	bool open;

	if (s->pred != NULL)
		pred = wgsl_eval(w, s->pred);
	for (int k = 0; k <= s->nmore; k++)
		v[k] = wgsl_eval(w, k > 0 ? s->more[k - 1].value : s->value);
	open = open_store(w, s->pred != NULL ? &pred : NULL);
	for (int k = 0; k <= s->nmore; k++)
		wgsl_store(w, k > 0 ? s->more[k - 1].out : s->out, v[k]);
	if (open)
		wgsl_close(w);
	w->nmemo = memo;
}

static void put_chunk(wgsl *w)
{
	char chunk[24];
	wgsl_val v;
	bool open;

	set_chunk(w, chunk);
	w->chunk = chunk;
	if (w->s->nmore > 0)
		wgsl_refuse(w, "several sums in chunks");
	v = wgsl_fold(w, w->s->split);
	open = open_store(w, NULL);
	wgsl_store_part(w, w->s->out, chunk, v);
	if (open)
		wgsl_close(w);
	w->chunk = NULL;
}

/* ---- scans --------------------------------------------------------------------------------------
 */

enum { MOST_SCANS = 4 };

typedef struct scans {
	wgsl *w;
	int n;
	wgsl_frame f[MOST_SCANS];
} scans;

static bool find_scan(const smr_expr *e, void *arg)
{
	scans *s = arg;

	if (e->kind != SMR_EXPR_SCAN)
		return true;
	for (int i = 0; i < s->n; i++)
		if (s->f[i].fold == e)
			return false;
	if (s->n == MOST_SCANS)
		wgsl_refuse(s->w, "more than four scans");
	else
		s->f[s->n++].fold = e;
	return false;
}

static void start_scan(wgsl *w, wgsl_frame *f)
{
	for (uint32_t k = 0; k < f->fold->nacc; k++)
		f->acc[k] = wgsl_var(w, wgsl_as(w, wgsl_eval(w, f->fold->init[k]),
						wgsl_rep_of_type(f->fold->step[k]->type)));
}

static void step_scan(wgsl *w, wgsl_frame *f)
{
	const smr_expr *e = f->fold;
	wgsl_val v[SMR_MAX_ACCS], result = f->acc[e->result];

	if (e->exclusive)
		wgsl_memo_put(w, e, wgsl_let(w, result.rep, "%s", result.s));
	w->frame[w->nframes++] = f;
	for (uint32_t k = 0; k < e->nacc; k++)
		v[k] = wgsl_as(w, wgsl_eval(w, e->step[k]), f->acc[k].rep);
	w->nframes--;
	for (uint32_t k = 0; k < e->nacc; k++)
		wgsl_line(w, "%s = %s;", f->acc[k].s, v[k].s);
	if (!e->exclusive)
		wgsl_memo_put(w, e, wgsl_let(w, result.rep, "%s", result.s));
}

static void put_scan(wgsl *w)
{
	int l = w->s->scan, memo;
	scans s = {.w = w};

	nest_walk(w->s->value, find_scan, &s);
	for (int i = 0; i < s.n; i++)
		start_scan(w, &s.f[i]);
	wgsl_open(w, "for (var scan: i32 = 0i; scan < %lldi; scan += 1i) {",
		  (long long)w->p->extent[l]);
	snprintf(w->counter[l], sizeof(w->counter[l]), "scan");
	memo = w->nmemo;
	for (int i = 0; i < s.n; i++)
		step_scan(w, &s.f[i]);
	wgsl_results(w);
	w->nmemo = memo;
	w->counter[l][0] = '\0';
	wgsl_close(w);
}

void wgsl_stage(wgsl *w)
{
	wgsl_begin_point(w);
	if (w->s->split != NULL) {
		put_chunk(w);
		return;
	}
	set_point(w);
	if (w->s->scan >= 0)
		put_scan(w);
	else
		wgsl_results(w);
	w->nmemo = 0;
}
