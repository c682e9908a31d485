/* Folds: loops with accumulators in variables. */
#include <stdio.h>
#include <string.h>

#include "back/webgpu/own.h"

wgsl_val wgsl_combine(wgsl *w, const smr_expr *fold, wgsl_val a, wgsl_val b)
{
	wgsl_frame f = {.fold = fold,
			.term = nest_fold_term(w->p, fold),
			.value = a,
			.with = b,
			.combining = true};
	wgsl_val v;

	if (f.term == NULL || w->nframes == WGSL_FRAMES) {
		wgsl_refuse(w, "a fold that threads cannot divide");
		return a;
	}
	w->frame[w->nframes++] = &f;
	v = wgsl_eval(w, fold->step[0]);
	w->nframes--;
	return v;
}

/* Opens a loop over [from, to) in steps; its counter is that of loop @p l, -1: of none. */
static void open_loop(wgsl *w, int l, const char *from, const char *to, int step, char name[24])
{
	wgsl_val i = wgsl_text(WGSL_I32, "i%d", w->next++);

	wgsl_open(w, "for (var %s: i32 = %s; %s < %s; %s += %di) {", i.s, from, i.s, to, i.s, step);
	memcpy(name, i.s, 24);
	if (l >= 0)
		memcpy(w->counter[l], i.s, sizeof(w->counter[l]));
}

static void close_loop(wgsl *w, int l)
{
	if (l >= 0)
		w->counter[l][0] = '\0';
	wgsl_close(w);
}

/* All accumulators get their steps at once, which see the old values. */
static void put_steps(wgsl *w, const wgsl_frame *f, const smr_range *range)
{
	wgsl_val v[SMR_MAX_ACCS];

	for (uint32_t k = 0; k < f->fold->nacc; k++)
		v[k] = wgsl_as(w,
			       wgsl_eval(w, range != NULL ? smr_range_step(f->fold, k)
							  : f->fold->step[k]),
			       f->acc[k].rep);
	for (uint32_t k = 0; k < f->fold->nacc; k++)
		wgsl_line(w, "%s = %s;", f->acc[k].s, v[k].s);
}

static void put_loops(wgsl *w, const wgsl_frame *f, uint32_t at, int team)
{
	const nest_stage *s = w->s;
	char name[24], from[64] = "0i", to[64];
	int l, step = 1;
	bool cut;

	if (at == f->fold->nloops) {
		put_steps(w, f, NULL);
		return;
	}
	l = (int)f->fold->loops[at];
	cut = s->split == f->fold && at == 0;
	snprintf(to, sizeof(to), "%lldi", (long long)w->p->extent[l]);
	if (cut) {
		snprintf(from, sizeof(from), "%s * %lldi", w->chunk, (long long)s->chunk);
		snprintf(to, sizeof(to), "min((%s + 1i) * %lldi, %lldi)", w->chunk,
			 (long long)s->chunk, (long long)w->p->extent[l]);
	}
	if (l == team) {
		strcat(from, " + member");
		step = nest_team_size(s);
	}
	if (smr_loop_is_open(&w->p->nest->loops[l]) || w->p->extent[l] > INT32_MAX / 2)
		wgsl_refuse(w, "a loop of unknown length");
	open_loop(w, l, from, to, step, name);
	put_loops(w, f, at + 1, team);
	close_loop(w, l);
}

/* Each point reads the length of its range. */
static void put_range(wgsl *w, const wgsl_frame *f, const smr_range *range)
{
	wgsl_val to;
	char name[24];

	w->nframes--; /* the length does not depend on the accumulators */
	to = wgsl_as(w, wgsl_eval(w, range->count), WGSL_I32);
	w->nframes++;
	open_loop(w, (int)range->loop, "0i", to.s, 1, name);
	put_steps(w, f, range);
	close_loop(w, (int)range->loop);
}

static void run_loops(wgsl *w, wgsl_frame *f, int team)
{
	int memo = w->nmemo;
	smr_range range;

	if (w->nframes == WGSL_FRAMES) {
		wgsl_refuse(w, "too many folds inside each other");
		return;
	}
	w->frame[w->nframes++] = f;
	if (team < 0 && smr_fold_range(f->fold, &range) && f->fold->nloops == 1 &&
	    smr_loop_is_open(&w->p->nest->loops[range.loop]))
		put_range(w, f, &range);
	else
		put_loops(w, f, 0, team);
	w->nframes--;
	w->nmemo = memo;
}

/* Combines the results of chunks, which a team divides. */
static void run_chunks(wgsl *w, wgsl_frame *f, const nest_made *made)
{
	bool team = w->s->team != NEST_ALONE;
	int memo = w->nmemo;
	char name[24], to[24];
	wgsl_val part, with;

	snprintf(to, sizeof(to), "%lldi", (long long)made->nchunks);
	open_loop(w, -1, team ? "member" : "0i", to, team ? nest_team_size(w->s) : 1, name);
	part = wgsl_load_part(w, made->partial, name);
	with = wgsl_combine(w, f->fold, wgsl_let(w, f->acc[0].rep, "%s", f->acc[0].s), part);
	wgsl_line(w, "%s = %s;", f->acc[0].s, with.s);
	close_loop(w, -1);
	w->nmemo = memo;
}

/* Threads of a team and chunks start from the neutral element; init is combined once, at the end.
 */
static wgsl_val start_of(wgsl *w, const smr_expr *fold, bool divided, wgsl_val init)
{
	uint64_t bits;

	return divided && nest_fold_neutral(fold, &bits)
		       ? wgsl_literal(w, fold->type, wgsl_rep_of_type(fold->type), bits)
		       : init;
}

wgsl_val wgsl_fold(wgsl *w, const smr_expr *fold)
{
	const nest_made *made =
		w->s->split == NULL && w->s->makes == fold ? nest_made_find(w->p, fold) : NULL;
	bool chunks = made != NULL && made->partial >= 0, cut = nest_is_cut(w->s, fold);
	int team = w->nframes == 0 && w->s->scan < 0 ? nest_team_loop(w->p, w->s, fold) : -1;
	bool divided = team >= 0 || (chunks && w->s->team != NEST_ALONE);
	wgsl_frame f = {.fold = fold};
	wgsl_val init = {.rep = WGSL_I32}, all;

	if (smr_fold_compensated(fold) != NULL)
		wgsl_refuse(w, "compensated sums");
	if (smr_expr_open(fold))
		wgsl_refuse(w, "a fold inside a fold that uses the outer one's sum");
	for (uint32_t k = 0; k < fold->nacc && w->st == SMR_OK; k++) {
		wgsl_rep rep = wgsl_rep_of_type(fold->step[k]->type);
		wgsl_val v = wgsl_as(w, wgsl_eval(w, fold->init[k]), rep);

		init = k == 0 ? v : init;
		f.acc[k] = wgsl_var(w, k == 0 ? start_of(w, fold, divided || cut, v) : v);
	}
	if (w->st != SMR_OK)
		return wgsl_text(wgsl_rep_of_type(fold->type), "0");
	if (chunks)
		run_chunks(w, &f, made);
	else
		run_loops(w, &f, team);
	all = wgsl_let(w, f.acc[fold->result].rep, "%s", f.acc[fold->result].s);
	if (divided) {
		all = wgsl_team_join(w, fold, all);
		all = cut ? all : wgsl_combine(w, fold, init, all);
	}
	return all;
}
