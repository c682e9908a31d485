/* Branch and bound: tasks are appended in the order in which they begin.
 *
 * In a schedule in which no task could begin earlier with all else unchanged, each task begins when
 * the last one of its processor has ended and its data has arrived: appending the tasks in the
 * order of their starts reproduces the schedule. So it is enough to append, never with an earlier
 * start than the last. The bound of a node is the larger of two: the earliest end of each task, as
 * if only the placed tasks were in its way, plus the least time of its successors
 * (dag_optimistic()); and the remaining work divided by the number of processors. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "plan/dag/internal.h"

enum { LOOK = 16 /* nodes, of up to 50 us each, between two readings of the clock */ };

typedef struct child {
	double start, score;
	uint32_t task, p;
} child;

typedef struct tree {
	const dag_try *t;
	const smr_dag *d;
	smr_dag_schedule *best;
	double *oct, *least_w, *least_e;
	smr_dag_slot *slots;
	double *avail; /* [n + 1][p] */
	double *eft;   /* [n][p]: earliest ends of tasks that are not placed */
	double *lowest, *second;
	uint32_t *lowest_on;
	child *children; /* [n + 1][n * p] */
	uint64_t placed; /* a bit for each task */
	uint64_t nodes;
	double work, energy; /* remaining work, spent energy */
	bool over;
} tree;

/* Returns when the output of task @p e->task can be on processor @p q. */
static double data_arrival(const tree *x, const smr_dag_edge *e, uint32_t q)
{
	const smr_dag_slot *s = &x->slots[e->task];
	double other;

	if (x->placed >> e->task & 1)
		return s->finish + (s->processor == q ? 0 : e->data);
	other = x->lowest_on[e->task] == q ? x->second[e->task] : x->lowest[e->task];
	return fmin(x->eft[(size_t)e->task * x->d->p + q], other + e->data);
}

static double begin_at(const tree *x, const double *avail, uint32_t i, uint32_t q)
{
	double at = avail[q];

	for (size_t k = x->d->first[i]; k < x->d->first[i + 1]; k++)
		at = fmax(at, data_arrival(x, &x->d->preds[k], q));
	return at;
}

/* Computes the earliest ends of task @p i; returns the earliest end of all tasks that follows. */
static double bound_task(tree *x, const double *avail, double last, uint32_t i)
{
	const smr_dag *d = x->d;
	double all = INFINITY, *eft = x->eft + (size_t)i * d->p;

	x->lowest[i] = x->second[i] = INFINITY;
	for (uint32_t q = 0; q < d->p; q++) {
		eft[q] = fmax(begin_at(x, avail, i, q), last) + dag_w(d, i, q);
		all = fmin(all, eft[q] + x->oct[(size_t)i * d->p + q]);
		if (eft[q] < x->lowest[i]) {
			x->second[i] = x->lowest[i];
			x->lowest[i] = eft[q];
			x->lowest_on[i] = q;
		} else {
			x->second[i] = fmin(x->second[i], eft[q]);
		}
	}
	return all;
}

static double lower_bound(tree *x, const double *avail, double last, double makespan)
{
	const smr_dag *d = x->d;
	double least = makespan, work = x->work;

	for (uint32_t i = 0; i < d->n; i++)
		if (!(x->placed >> i & 1))
			least = fmax(least, bound_task(x, avail, last, i));
	for (uint32_t q = 0; q < d->p; q++)
		work += fmax(avail[q], last);
	return fmax(least, work / d->p);
}

static double energy_left(const tree *x)
{
	double sum = x->energy;

	for (uint32_t i = 0; i < x->d->n; i++)
		sum += x->placed >> i & 1 ? 0 : x->least_e[i];
	return sum;
}

/* Returns whether no schedule below this node can be better than the best one. */
static bool is_hopeless(const tree *x, double makespan)
{
	const smr_dag_goal *goal = x->t->goal;
	double energy = energy_left(x);

	if (x->t->front != NULL)
		return dag_front_beats(x->t->front, makespan, energy);
	if (goal->objective == SMR_DAG_ENERGY && x->best->makespan <= goal->deadline)
		return makespan > goal->deadline || energy >= x->best->energy;
	return makespan >= x->best->makespan;
}

static int by_score(const void *a, const void *b)
{
	const child *x = a, *y = b;

	if (x->score != y->score)
		return x->score < y->score ? -1 : 1;
	if (x->task != y->task)
		return x->task < y->task ? -1 : 1;
	return x->p < y->p ? -1 : x->p > y->p;
}

static bool is_ready(const tree *x, uint32_t i)
{
	if (x->placed >> i & 1)
		return false;
	for (size_t k = x->d->first[i]; k < x->d->first[i + 1]; k++)
		if (!(x->placed >> x->d->preds[k].task & 1))
			return false;
	return true;
}

static size_t find_children(tree *x, const double *avail, double last, child *to)
{
	const smr_dag *d = x->d;
	bool by_energy = x->t->goal->objective == SMR_DAG_ENERGY;
	size_t n = 0;

	for (uint32_t i = 0; i < d->n; i++)
		for (uint32_t q = 0; is_ready(x, i) && q < d->p; q++) {
			double start = begin_at(x, avail, i, q);
			double end = start + dag_w(d, i, q) + x->oct[(size_t)i * d->p + q];

			if (start >= last)
				to[n++] = (child){start, by_energy ? dag_e(d, i, q) : end, i, q};
		}
	qsort(to, n, sizeof(*to), by_score);
	return n;
}

static smr_status branch_at_depth(tree *x, uint32_t depth, double last, double makespan)
{
	const smr_dag *d = x->d;
	double *avail = x->avail + (size_t)depth * d->p, *then = avail + d->p;
	child *list = x->children + (size_t)depth * d->n * d->p;
	size_t n;

	if (depth == d->n)
		return dag_note(x->t, x->slots, makespan, x->best);
	if (x->nodes++ % LOOK == 0 && smr_now_ns() >= x->t->until)
		x->over = true;
	if (x->over || is_hopeless(x, lower_bound(x, avail, last, makespan)))
		return SMR_OK;
	n = find_children(x, avail, last, list);
	for (size_t k = 0; k < n && !x->over; k++) {
		const child c = list[k];
		double finish = c.start + dag_w(d, c.task, c.p), spent = x->energy, left = x->work;

		memcpy(then, avail, d->p * sizeof(*then));
		then[c.p] = finish;
		x->slots[c.task] = (smr_dag_slot){c.p, c.start, finish};
		x->placed |= UINT64_C(1) << c.task;
		x->energy += dag_e(d, c.task, c.p);
		x->work -= x->least_w[c.task];
		SMR_TRY(branch_at_depth(x, depth + 1, c.start, fmax(makespan, finish)));
		x->placed &= ~(UINT64_C(1) << c.task);
		x->energy = spent;
		x->work = left;
	}
	return SMR_OK;
}

static void find_least(tree *x)
{
	const smr_dag *d = x->d;

	for (uint32_t i = 0; i < d->n; i++) {
		x->least_w[i] = x->least_e[i] = INFINITY;
		for (uint32_t p = 0; p < d->p; p++) {
			x->least_w[i] = fmin(x->least_w[i], dag_w(d, i, p));
			x->least_e[i] = fmin(x->least_e[i], dag_e(d, i, p));
		}
		x->work += x->least_w[i];
	}
}

smr_status dag_branch(const dag_try *t, smr_dag_schedule *best, bool *proved)
{
	size_t n = t->d->n, p = t->d->p, cells = n * p;
	tree x = {.t = t, .d = t->d, .best = best};
	smr_status st = SMR_OK;

	*proved = false;
	if (n > DAG_MAX_BRANCH || p > DAG_MAX_BRANCH)
		return SMR_OK;
	x.slots = smr_calloc(n, sizeof(*x.slots));
	x.avail = smr_calloc((n + 1) * p, sizeof(*x.avail));
	x.eft = smr_calloc(cells + 4 * n, sizeof(*x.eft));
	x.lowest_on = smr_calloc(n, sizeof(*x.lowest_on));
	x.children = smr_calloc(n * cells, sizeof(*x.children));
	if (x.slots == NULL || x.avail == NULL || x.eft == NULL || x.lowest_on == NULL ||
	    x.children == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory to plan a task graph");
	if (st == SMR_OK)
		st = dag_optimistic(t->d, &x.oct);
	if (st == SMR_OK) {
		x.lowest = x.eft + cells;
		x.second = x.lowest + n;
		x.least_w = x.second + n;
		x.least_e = x.least_w + n;
		find_least(&x);
		st = branch_at_depth(&x, 0, 0, 0);
	}
	*proved = st == SMR_OK && !x.over;
	smr_free(x.oct);
	smr_free(x.children);
	smr_free(x.lowest_on);
	smr_free(x.eft);
	smr_free(x.avail);
	smr_free(x.slots);
	return st;
}
