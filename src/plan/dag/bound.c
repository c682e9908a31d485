/* Lower bounds: the longest path at its best, and a linear program.
 *
 * The program: every task runs in shares x(i, p) on processors, the sum of its shares is 1; no
 * processor is busy for longer than D, and no path of the graph takes longer than D, transfers left
 * out. For a makespan D is minimised, for an energy the energy under a given D. It relaxes the rule
 * that a task runs on one processor, so its optimum is below every schedule.
 *
 * It is solved by its dual: with a price y(c) >= 0 for each processor and each path, whose sum is
 * S,
 *
 *   energy >= sum over tasks of min over p of (e(i, p) + w(i, p) (y(p) + y(paths through i))) - S D
 *
 * for all prices, and the best prices reach the program's optimum. So no solver is needed that has
 * tolerances of its own: whatever the prices, the sum is a proof, up to rounding, which is
 * deducted. Prices are improved by subgradient steps (Polyak's length, towards the best known
 * value); of the paths, each step takes up the longest one, and scales all others together. */
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "plan/dag/internal.h"

enum { PATIENCE = 6 /* steps without gain, after which steps are halved */ };
static const double SHORT = 1e-4; /* steps below this share of Polyak's length gain nothing */

typedef struct dual {
	const smr_dag *d;
	const bool *forbidden; /* [n][p]; NULL: none */
	bool by_energy;
	double deadline;
	double *price, *load;      /* [p] */
	double *flow, flows;       /* [n]: prices of the paths through a task; of all paths */
	double *longest;           /* [n]: the longest path that ends with a task */
	uint32_t *choice, *before; /* [n]: its processor; its predecessor on that path */
	uint32_t last;             /* of the longest path */
	double sum;                /* of the least terms of all tasks */
} dual;

static double cost_at(const dual *x, uint32_t i, uint32_t p)
{
	return (x->by_energy ? dag_e(x->d, i, p) : 0) +
	       dag_w(x->d, i, p) * (x->price[p] + x->flow[i]);
}

/* Chooses the cheapest processor of each task, and sums up loads and paths. */
static void choose(dual *x)
{
	const smr_dag *d = x->d;

	memset(x->load, 0, d->p * sizeof(*x->load));
	x->sum = 0;
	x->last = 0;
	for (uint32_t i = 0; i < d->n; i++) {
		double least = INFINITY, path = 0;
		uint32_t at = 0;

		for (uint32_t p = 0; p < d->p; p++) {
			double c = cost_at(x, i, p);

			if (c < least &&
			    (x->forbidden == NULL || !x->forbidden[(size_t)i * d->p + p])) {
				least = c;
				at = p;
			}
		}
		x->before[i] = UINT32_MAX;
		for (size_t k = d->first[i]; k < d->first[i + 1]; k++)
			if (x->longest[d->preds[k].task] >= path) {
				path = x->longest[d->preds[k].task];
				x->before[i] = d->preds[k].task;
			}
		x->choice[i] = at;
		x->load[at] += dag_w(d, i, at);
		x->longest[i] = path + dag_w(d, i, at);
		x->sum += least;
		if (x->longest[i] > x->longest[x->last])
			x->last = i;
	}
}

static double prices(const dual *x)
{
	double sum = x->flows;

	for (uint32_t p = 0; p < x->d->p; p++)
		sum += x->price[p];
	return sum;
}

static void scale_flows(dual *x, double by)
{
	for (uint32_t i = 0; i < x->d->n; i++)
		x->flow[i] *= by;
	x->flows *= by;
}

/* Returns the mean length of the paths that have a price. */
static double flow_length(const dual *x)
{
	double sum = 0;

	for (uint32_t i = 0; i < x->d->n; i++)
		sum += x->flow[i] * dag_w(x->d, i, x->choice[i]);
	return x->flows > 0 ? sum / x->flows : 0;
}

/* Moves the prices along the subgradient, each constraint's excess over @p limit, by a step that
 * gains @p gain if the sum is linear. */
static void step_prices(dual *x, double limit, double gain)
{
	double length = flow_length(x), more = x->longest[x->last] - limit, norm = 0, step;

	for (uint32_t p = 0; p < x->d->p; p++)
		norm += (x->load[p] - limit) * (x->load[p] - limit);
	norm += more > 0 ? more * more : 0;
	norm += x->flows > 0 ? (length - limit) * (length - limit) : 0;
	step = norm > 0 ? gain / norm : 0;
	for (uint32_t p = 0; p < x->d->p; p++)
		x->price[p] = fmax(0, x->price[p] + step * (x->load[p] - limit));
	if (x->flows > 0)
		scale_flows(x, fmax(0, 1 + step * (length - limit) / x->flows));
	if (more <= 0)
		return;
	for (uint32_t i = x->last; i != UINT32_MAX; i = x->before[i])
		x->flow[i] += step * more;
	x->flows += step * more;
}

/* Scales all prices to a sum of 1. */
static void normalise(dual *x)
{
	double sum = prices(x);

	if (!(sum > 0))
		return;
	for (uint32_t p = 0; p < x->d->p; p++)
		x->price[p] /= sum;
	scale_flows(x, 1 / sum);
}

/* Sums of floats differ in their last bits by their order: a bound allows for that. */
static double slack(const smr_dag *d)
{
	return fmax(1e-12, 4 * 0x1p-53 * (double)d->n);
}

static void take_support(const dual *x, dag_support *out)
{
	out->energy = x->sum * (1 - slack(x->d));
	out->per_time = prices(x) * (1 + slack(x->d));
}

static double value_of(const dual *x)
{
	return x->by_energy ? x->sum - prices(x) * x->deadline : x->sum;
}

static void ascend(dual *x, double known, const dag_effort *effort, dag_support *best)
{
	double share = 1, top = -INFINITY;
	int idle = 0;

	for (int k = 0; k < effort->rounds && share > SHORT; k++) {
		double value;

		if (!x->by_energy)
			normalise(x);
		choose(x);
		value = value_of(x);
		if (value > top + 1e-7 * fabs(top) || k == 0) {
			idle = 0;
		} else if (++idle == PATIENCE) {
			share /= 2;
			idle = 0;
		}
		if (value > top) {
			top = value;
			take_support(x, best);
		}
		if (!(known > value) || (effort->until != 0 && smr_now_ns() >= effort->until))
			break;
		step_prices(x, x->by_energy ? x->deadline : value, share * (known - value));
	}
}

static void free_dual(dual *x)
{
	smr_free(x->price);
	smr_free(x->flow);
	smr_free(x->choice);
}

static smr_status new_dual(const smr_dag *d, dual *x)
{
	*x = (dual){.d = d};
	x->price = smr_calloc(2 * (size_t)d->p, sizeof(*x->price));
	x->flow = smr_calloc(2 * (size_t)d->n, sizeof(*x->flow));
	x->choice = smr_calloc(2 * (size_t)d->n, sizeof(*x->choice));
	if (x->price == NULL || x->flow == NULL || x->choice == NULL) {
		free_dual(x);
		return smr_fail(SMR_ENOMEM, "no memory for the bound of a task graph");
	}
	x->load = x->price + d->p;
	x->longest = x->flow + d->n;
	x->before = x->choice + d->n;
	return SMR_OK;
}

/* Finds which tasks cannot run on which processors, if all is to end by the deadline. *@p some:
 * each task has a processor left. */
static smr_status forbid(const smr_dag *d, double deadline, bool **out, bool *some)
{
	double *start, *oct;
	bool *no;
	smr_status st;

	SMR_TRY(dag_earliest_starts(d, &start));
	st = dag_optimistic(d, &oct);
	no = st == SMR_OK ? smr_calloc((size_t)d->n * d->p, sizeof(*no)) : NULL;
	*some = true;
	for (uint32_t i = 0; no != NULL && i < d->n; i++) {
		bool any = false;

		for (uint32_t p = 0; p < d->p; p++) {
			size_t at = (size_t)i * d->p + p;

			no[at] = (start[at] + d->w[at] + oct[at]) * (1 - slack(d)) > deadline;
			any |= !no[at];
		}
		*some &= any;
	}
	smr_free(start);
	if (st != SMR_OK)
		return st;
	smr_free(oct);
	if (no == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the bound of a task graph");
	*out = no;
	return SMR_OK;
}

/* Computes how much more each task costs on each processor than on its cheapest one, in time. */
static void find_extra(const dual *x, double *extra)
{
	double sum = prices(x);

	for (uint32_t i = 0; i < x->d->n; i++) {
		double *of = extra + (size_t)i * x->d->p, least = INFINITY;

		for (uint32_t p = 0; p < x->d->p; p++)
			least = fmin(least, of[p] = cost_at(x, i, p));
		for (uint32_t p = 0; p < x->d->p; p++)
			of[p] = (of[p] - least) / (sum > 0 ? sum : 1);
	}
}

smr_status dag_energy_support(const smr_dag *d, double deadline, double known,
			      const dag_effort *effort, double *extra, dag_support *out)
{
	dual x;

	SMR_TRY(new_dual(d, &x));
	x.by_energy = true;
	x.deadline = deadline;
	ascend(&x, known, effort, out);
	if (extra != NULL)
		find_extra(&x, extra);
	free_dual(&x);
	return SMR_OK;
}

/* Prices for the makespan; begins with equal ones of all processors. */
static smr_status ascend_makespan(const smr_dag *d, double known, const dag_effort *effort,
				  double *extra, dag_support *out)
{
	dual x;

	SMR_TRY(new_dual(d, &x));
	for (uint32_t p = 0; p < d->p; p++)
		x.price[p] = 1;
	ascend(&x, known, effort, out);
	if (extra != NULL)
		find_extra(&x, extra);
	free_dual(&x);
	return SMR_OK;
}

smr_status dag_makespan_prices(const smr_dag *d, double known, const dag_effort *effort,
			       double *extra)
{
	dag_support s = {0, 0};

	return ascend_makespan(d, known, effort, extra, &s);
}

static double least_energy(const smr_dag *d)
{
	double sum = 0;

	for (uint32_t i = 0; i < d->n; i++) {
		double least = INFINITY;

		for (uint32_t p = 0; p < d->p; p++)
			least = fmin(least, dag_e(d, i, p));
		sum += least;
	}
	return sum * (1 - slack(d));
}

/* Bounds the energy under a deadline, which some schedule keeps. */
static smr_status bound_energy(const smr_dag *d, const smr_dag_goal *goal, double known,
			       const dag_effort *effort, double *out)
{
	dag_support s = {0, 0};
	bool some, *no;
	dual x;
	smr_status st;

	*out = least_energy(d);
	if (!isfinite(goal->deadline) || *out * (1 + 2 * slack(d)) >= known)
		return SMR_OK;
	SMR_TRY(forbid(d, goal->deadline, &no, &some));
	st = some ? new_dual(d, &x) : SMR_OK;
	if (st == SMR_OK && some) {
		x.forbidden = no;
		x.by_energy = true;
		x.deadline = goal->deadline;
		ascend(&x, known, effort, &s);
		*out = fmax(*out, dag_support_at(&s, goal->deadline));
		free_dual(&x);
	}
	smr_free(no);
	return st;
}

static smr_status bound_makespan(const smr_dag *d, double known, const dag_effort *effort,
				 double *out)
{
	double work = 0, path = 0, *oct;
	dag_support s = {0, 0};

	SMR_TRY(dag_optimistic(d, &oct));
	for (uint32_t i = 0; i < d->n; i++) {
		double least = INFINITY, least_w = INFINITY;

		for (uint32_t p = 0; p < d->p; p++) {
			least_w = fmin(least_w, dag_w(d, i, p));
			least = fmin(least, dag_w(d, i, p) + oct[(size_t)i * d->p + p]);
		}
		work += least_w;
		path = fmax(path, least);
	}
	smr_free(oct);
	*out = fmax(path, work / d->p) * (1 - slack(d));
	if (*out * (1 + 2 * slack(d)) >= known)
		return SMR_OK;
	SMR_TRY(ascend_makespan(d, known, effort, NULL, &s));
	if (s.per_time > 0)
		*out = fmax(*out, s.energy / s.per_time);
	return SMR_OK;
}

smr_status dag_bound(const smr_dag *d, const smr_dag_goal *goal, double known,
		     const dag_effort *effort, double *out)
{
	return goal->objective == SMR_DAG_ENERGY ? bound_energy(d, goal, known, effort, out)
						 : bound_makespan(d, known, effort, out);
}
