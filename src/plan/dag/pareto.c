/* Pareto fronts of time and energy: points, and fronts of chains (of other graphs: front.c).
 *
 * Chains: labels by task and processor, front[t][p] = the points of front[t - 1][q] and the step
 * from q to p that no other dominates. Exact while labels are few; where there are more, some are
 * left out that lie within a share of the one before, and epsilon combines the shares of all steps
 * (Papadimitriou and Yannakakis, FOCS 2000). How many are kept follows from the time that is left.
 */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "base/thread/clock.h"
#include "plan/dag/internal.h"

enum { MOST_LABELS = 2048, FEWEST_LABELS = 32 };
static const double SAME = 1 + 1e-12; /* tolerance for sums in another order */

/* ---- points -----------------------------------------------------------------------------------
 */

static bool dominates_point(const smr_dag_point *a, double time, double energy)
{
	return a->time <= time * SAME && a->energy <= energy * SAME;
}

/* Returns the first point whose time is not below @p time. */
static size_t first_not_before(const smr_dag_front *f, double time)
{
	size_t lo = 0, hi = f->n;

	while (lo < hi) {
		size_t mid = (lo + hi) / 2;

		if (f->points[mid].time * SAME < time)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

bool dag_front_beats(const smr_dag_front *f, double time, double energy)
{
	size_t at = first_not_before(f, time);

	/* the last of the points with the same time has least energy */
	while (at < f->n && f->points[at].time <= time * SAME)
		at++;
	return at > 0 && dominates_point(&f->points[at - 1], time, energy);
}

smr_status dag_front_add(smr_dag_front *f, size_t *cap, double time, double energy)
{
	const smr_dag_point own = {time, energy};
	size_t at, end;

	if (dag_front_beats(f, time, energy))
		return SMR_OK;
	if (f->n == *cap) {
		void *now = smr_vec_grow(f->points, cap, f->n + 1, sizeof(*f->points));

		if (now == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a front");
		f->points = now;
	}
	at = first_not_before(f, time);
	for (end = at;
	     end < f->n && dominates_point(&own, f->points[end].time, f->points[end].energy);)
		end++;
	memmove(f->points + at + 1, f->points + end, (f->n - end) * sizeof(*f->points));
	f->n = f->n - (end - at) + 1;
	f->points[at] = own;
	return SMR_OK;
}

/* ---- chains -----------------------------------------------------------------------------------
 */

static bool is_chain(const smr_dag *d)
{
	for (uint32_t i = 0; i < d->n; i++)
		if (d->first[i + 1] - d->first[i] != (i > 0) ||
		    (i > 0 && d->preds[d->first[i]].task != i - 1))
			return false;
	return true;
}

typedef struct labels {
	smr_dag_front front;
	size_t cap;
} labels;

/* How many labels are kept, and what leaving some out costs. */
typedef struct thinning {
	size_t most;
	double share;
	int64_t until, last; /* end of all steps; of the last one */
} thinning;

/* Removes points where one that stays is earlier and takes (1 + share) of the energy at most, until
 * @p most are left; returns the share. */
static double thin_front(smr_dag_front *f, size_t most)
{
	double share = 1e-6;

	for (;; share *= 2) {
		size_t kept = 1;

		for (size_t i = 1; i < f->n; i++)
			if (i + 1 == f->n ||
			    f->points[i].energy * (1 + share) < f->points[kept - 1].energy)
				f->points[kept++] = f->points[i];
		f->n = kept;
		if (f->n <= most)
			return share;
	}
}

static smr_status step_chain(const smr_dag *d, uint32_t i, const labels *from, labels *to,
			     thinning *thin)
{
	double data = i > 0 ? d->preds[d->first[i]].data : 0;

	for (uint32_t p = 0; p < d->p; p++) {
		smr_dag_front *f = &to[p].front;

		f->n = 0;
		if (i == 0)
			SMR_TRY(dag_front_add(f, &to[p].cap, dag_w(d, i, p), dag_e(d, i, p)));
		for (uint32_t q = 0; i > 0 && q < d->p; q++)
			for (size_t k = 0; k < from[q].front.n; k++) {
				const smr_dag_point *x = &from[q].front.points[k];
				double start = x->time + (p == q ? 0 : data);

				SMR_TRY(dag_front_add(f, &to[p].cap, start + dag_w(d, i, p),
						      x->energy + dag_e(d, i, p)));
			}
		if (f->n > thin->most)
			thin->share = fmax(thin->share, thin_front(f, thin->most / 2));
	}
	return SMR_OK;
}

static smr_status join_fronts(const labels *of, uint32_t p, smr_dag_front *out)
{
	size_t cap = 0;

	for (uint32_t q = 0; q < p; q++)
		for (size_t k = 0; k < of[q].front.n; k++)
			SMR_TRY(dag_front_add(out, &cap, of[q].front.points[k].time,
					      of[q].front.points[k].energy));
	return SMR_OK;
}

/* Keeps fewer labels, if the @p left steps take longer than there is time, when each takes as long
 * as the last one. */
static void watch_time(thinning *x, uint32_t left)
{
	int64_t now = smr_now_ns();
	double needs = (double)(now - x->last) * left, has = fmax(0, (double)(x->until - now));

	if (needs > has)
		x->most = (size_t)fmax(FEWEST_LABELS, (double)x->most * fmax(0.25, has / needs));
	x->last = now;
}

static smr_status find_chain_front(const smr_dag *d, double seconds, smr_dag_front *out)
{
	thinning thin = {.most = MOST_LABELS, .last = smr_now_ns()};
	int64_t end;
	labels *all = smr_calloc(2 * (size_t)d->p, sizeof(*all));
	double off = 1;
	smr_status st = SMR_OK;

	if (all == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a front");
	end = thin.last + (int64_t)(seconds * 1e9);
	thin.until = thin.last + (int64_t)(seconds * 0.9e9);
	for (uint32_t i = 0; i < d->n && st == SMR_OK; i++) {
		thin.share = 0;
		st = step_chain(d, i, all + (i % 2) * d->p, all + ((i + 1) % 2) * d->p, &thin);
		off *= 1 + thin.share;
		watch_time(&thin, d->n - i - 1);
	}
	if (st == SMR_OK)
		st = join_fronts(all + (d->n % 2) * d->p, d->p, out);
	for (uint32_t k = 0; k < 2 * d->p; k++)
		smr_free(all[k].front.points);
	smr_free(all);
	out->epsilon = off - 1;
	out->exact = off == 1;
	if (st == SMR_OK && !out->exact)
		st = dag_front_measure(d, end, out);
	return st;
}

smr_status smr_dag_pareto(const smr_dag *d, double seconds, smr_dag_front *out)
{
	smr_dag_front f = {.points = NULL};
	smr_status st =
		is_chain(d) ? find_chain_front(d, seconds, &f) : dag_front_any(d, seconds, &f);

	if (st != SMR_OK) {
		smr_free(f.points);
		return st;
	}
	*out = f;
	return SMR_OK;
}
