/* Folds over a range, whose length each point reads: no lanes, each sum in the source's order.
 *
 * Points of a tile run together up to the length of the shortest one, which hides the latency of
 * additions; then each runs to its own end. A single point has several steps for each test of its
 * end. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/fold.h"
#include "base/alloc.h"

enum {
	STEPS = 8,      /* steps of a single point for each test of its end */
	MOST_PARTS = 24 /* most parts of a step that is unrolled */
};

static bool count_part(const smr_expr *e, void *arg)
{
	int *n = arg;

	(void)e;
	return ++*n <= MOST_PARTS;
}

static bool is_brief(const smr_expr *fold)
{
	int n = 0;

	for (uint32_t k = 0; k < fold->nacc; k++)
		nest_walk(smr_range_step(fold, k), count_part, &n);
	return n <= MOST_PARTS;
}

static void emit_select_i64(nest_emit *m, const char *how, const char *a, const char *b,
			    char out[28])
{
	nest_val c = nest_new(m, false), r = nest_new(m, false);

	nest_line(m, "%s = icmp %s i64 %s, %s", c.s, how, a, b);
	nest_line(m, "%s = select i1 %s, i64 %s, i64 %s", r.s, c.s, a, b);
	memcpy(out, r.s, 28);
}

/* Computes the number of iterations of each point. */
static void find_ends(nest_fold_job *j, const smr_range *r, char to[][28])
{
	nest_emit *m = j->m;

	for (int i = 0; i < j->f->n; i++) {
		m->at = j->f->inst[i];
		memcpy(to[i], nest_eval(m, r->count).s, sizeof(to[i]));
	}
}

static void emit_range_steps(nest_fold_job *j, const smr_range *r, const char *from, const char *to,
			     int n, const nest_inst *now)
{
	nest_emit *m = j->m;
	nest_inst at = *now;
	char step[28];
	nest_for f;

	snprintf(step, sizeof(step), "%d", n);
	nest_for_open(m, &f, (int)r->loop, from, to, step);
	j->turn = n > 1 ? 0 : -1;
	for (int k = 0; k < n; k++) {
		at.stat[r->loop] = now->stat[r->loop] + k;
		nest_fold_step(j, &at);
	}
	j->turn = -1;
	nest_for_close(m, &f);
}

/* Emits a single point. The rest of the iterations comes first, so there are two loops. */
static void emit_single_point(nest_fold_job *j, const smr_range *r, const char *to,
			      const nest_inst *now)
{
	nest_emit *m = j->m;
	char count[28];
	nest_val odd;

	if (!is_brief(j->f->fold)) {
		emit_range_steps(j, r, "0", to, 1, now);
		return;
	}
	emit_select_i64(m, "sgt", to, "0", count);
	odd = nest_new(m, false);
	nest_line(m, "%s = and i64 %s, %d", odd.s, count, STEPS - 1);
	emit_range_steps(j, r, "0", odd.s, 1, now);
	emit_range_steps(j, r, odd.s, count, STEPS, now);
}

/* Emits each point separately from @p from to its own end. */
static void emit_points_separately(nest_fold_job *j, const smr_range *r, const char *from,
				   char to[][28], const nest_inst *now)
{
	nest_emit *m = j->m;
	nest_frame *f = j->f, *one = smr_malloc(sizeof(*one));

	if (one == NULL) {
		m->st = smr_fail(SMR_ENOMEM, "no memory for generated code");
		return;
	}
	m->frame[m->nframes - 1] = j->f = one;
	for (int i = 0; i < f->n; i++) {
		*one = *f;
		one->n = 1;
		one->inst[0] = f->inst[i];
		memcpy(one->acc[0], f->acc[i], sizeof(one->acc[0]));
		emit_range_steps(j, r, from, to[i], 1, now);
	}
	m->frame[m->nframes - 1] = j->f = f;
	smr_free(one);
}

void nest_fold_range(nest_fold_job *j, const smr_range *r, const nest_inst *now)
{
	nest_emit *m = j->m;
	const smr_expr *holds = m->holds;
	char to[NEST_MAX_INST][28], least[28], from[28];

	find_ends(j, r, to);
	m->holds = r->holds;
	if (j->f->n == 1) {
		emit_single_point(j, r, to[0], now);
	} else {
		memcpy(least, to[0], sizeof(least));
		for (int i = 1; i < j->f->n; i++)
			emit_select_i64(m, "slt", least, to[i], least);
		emit_range_steps(j, r, "0", least, 1, now);
		emit_select_i64(m, "sgt", least, "0", from);
		emit_points_separately(j, r, from, to, now);
	}
	m->holds = holds;
}
