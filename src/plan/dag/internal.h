/** @file Declarations shared by planners of task graphs. */
#ifndef SMR_PLAN_DAG_INTERNAL_H
#define SMR_PLAN_DAG_INTERNAL_H
#include "plan/dag/dag.h"

static inline double dag_w(const smr_dag *d, uint32_t i, uint32_t p)
{
	return d->w[(size_t)i * d->p + p];
}

static inline double dag_e(const smr_dag *d, uint32_t i, uint32_t p)
{
	return d->e[(size_t)i * d->p + p];
}

/** Returns the energy, summed in the order of tasks, whatever the order in which they were placed.
 */
static inline double dag_energy(const smr_dag *d, const smr_dag_slot *slots)
{
	double sum = 0;

	for (uint32_t i = 0; i < d->n; i++)
		sum += dag_e(d, i, slots[i].processor);
	return sum;
}

/** Returns whether the schedule is at the bound, which is a little below the exact value
 * (dag_bound()). */
static inline bool dag_is_best(const smr_dag_goal *goal, double bound, const smr_dag_schedule *s)
{
	return s->makespan <= goal->deadline && smr_dag_value(goal, s) <= bound * (1 + 2e-12);
}

/** Computes numbers by task; free them with smr_free(). Upward rank of HEFT: w + max over
 * successors of (c + rank), w the mean over processors, c @p share of a transfer's time (Topcuoglu,
 * Hariri and Wu, IEEE TPDS 13(3), 2002, eq. 3). */
SMR_MUST_USE smr_status dag_ranks_up(const smr_dag *d, double share, double **out);
/** Computes downward ranks: max over predecessors of (rank + w + c) (eq. 5 there). */
SMR_MUST_USE smr_status dag_ranks_down(const smr_dag *d, double share, double **out);
/** Share of unordered pairs of processors, of p (p + 1) / 2, whose members differ. */
static inline double dag_share(const smr_dag *d)
{
	return (d->p - 1.0) / (d->p + 1.0);
}
/** Computes the optimistic cost table [n][p]: the least time from task i's end on processor p to
 * the end of all its descendants, as if processors were free (Arabnejad and Barbosa, IEEE TPDS
 * 25(3), 2014, eq. 8, with each transfer as it is). No schedule is faster. */
SMR_MUST_USE smr_status dag_optimistic(const smr_dag *d, double **out);
/** Computes [n][p]: the earliest start of task i on processor p, as if processors were free. */
SMR_MUST_USE smr_status dag_earliest_starts(const smr_dag *d, double **out);

/* ---- bounds ---------------------------------------------------------------------------------- */

typedef struct dag_effort {
	int rounds;    /* most steps */
	int64_t until; /* smr_now_ns(); 0: no limit */
} dag_effort;

/** A schedule that ends by D takes `energy` - `per_time` * D energy at least, for all D. */
typedef struct dag_support {
	double energy, per_time;
} dag_support;

static inline double dag_support_at(const dag_support *s, double deadline)
{
	return s->per_time > 0 ? s->energy - s->per_time * deadline : s->energy;
}

/** Computes a lower bound of the objective over all schedules that keep the deadline; of an energy
 * whose deadline cannot be kept, over all schedules. @p known: the value of a schedule. */
SMR_MUST_USE smr_status dag_bound(const smr_dag *d, const smr_dag_goal *goal, double known,
				  const dag_effort *effort, double *out);
/** Computes a support of the energy that is best at @p deadline, where @p known is the energy of a
 * schedule. @p extra: [n][p], what a task costs more than on its cheapest processor, by the prices
 * of the linear program, in units of time; NULL: not wanted. */
SMR_MUST_USE smr_status dag_energy_support(const smr_dag *d, double deadline, double known,
					   const dag_effort *effort, double *extra,
					   dag_support *out);

/** Computes the same of the linear program for the makespan. */
SMR_MUST_USE smr_status dag_makespan_prices(const smr_dag *d, double known,
					    const dag_effort *effort, double *extra);

/* ---- schedules under construction ------------------------------------------------------------ */

typedef struct dag_span {
	double start, finish;
} dag_span;

typedef struct dag_line {
	dag_span *v; /* sorted by start, without overlaps */
	size_t n, cap;
} dag_line;

typedef struct dag_build {
	const smr_dag *d;
	smr_dag_slot *slots;
	dag_line *lines; /* by processor */
	double makespan, energy;
} dag_build;

SMR_MUST_USE smr_status dag_build_new(const smr_dag *d, dag_build *out);
void dag_build_free(dag_build *b);
void dag_build_clear(dag_build *b); /* empties @p b */
/** Moves the schedule of a build whose tasks are all placed to @p out; the build is empty then. */
void dag_build_take(dag_build *b, smr_dag_schedule *out);

/** Parameters of a list scheduler. */
typedef struct dag_list {
	const double *priority; /* [n]: the highest of the ready tasks goes first; ties by number */
	const double *beyond;   /* [n][p]: added to the end of a task; NULL: 0 */
	const uint32_t *fixed;  /* [n]: a task's processor, UINT32_MAX: any; NULL: any */
	const bool *closed;     /* [p]: processors that are not used; NULL: none */
	double by_energy;       /* weight of a task's energy beside its end */
	bool gaps;
} dag_list;
SMR_MUST_USE smr_status dag_list_schedule(dag_build *b, const dag_list *how);

/** Makes the parameters of a list scheduler; free them with dag_scheme_free(). */
typedef smr_status (*dag_scheme)(const smr_dag *d, dag_list *out);
extern const dag_scheme dag_schemes[]; /* HEFT, PEFT, CPOP, dmda, NULL */
void dag_scheme_free(dag_list *own);

/** Fills in bound, from dag_bound(), and optimal, and checks the schedule; frees it on failure.
 * @p proved: no schedule is better. */
SMR_MUST_USE smr_status dag_finish(const smr_dag *d, const smr_dag_goal *goal, double bound,
				   bool proved, smr_dag_schedule *out);

/* ---- fronts ---------------------------------------------------------------------------------- */

/** Adds a point and removes the points that it dominates; does nothing if a point is as good. */
SMR_MUST_USE smr_status dag_front_add(smr_dag_front *f, size_t *cap, double time, double energy);
/** Computes the front of a graph that is no chain. */
SMR_MUST_USE smr_status dag_front_any(const smr_dag *d, double seconds, smr_dag_front *out);
/** Lowers a front's epsilon to what the linear program proves. */
SMR_MUST_USE smr_status dag_front_measure(const smr_dag *d, int64_t until, smr_dag_front *f);
/** Returns whether a point is as good in both time and energy. */
bool dag_front_beats(const smr_dag_front *f, double time, double energy);

/* ---- random numbers ---------------------------------------------------------------------------
 */

/* splitmix64 with a constant seed: plans are reproducible, except for the number of steps that the
 * time allows. */
static inline uint64_t dag_bits(uint64_t *state)
{
	uint64_t z = *state += 0x9e3779b97f4a7c15;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
	z = (z ^ z >> 27) * 0x94d049bb133111eb;
	return z ^ z >> 31;
}

static inline double dag_draw(uint64_t *state)
{
	return (double)(dag_bits(state) >> 11) * 0x1p-53;
}

static inline uint32_t dag_draw_of(uint64_t *state, uint32_t n)
{
	return (uint32_t)(((dag_bits(state) >> 32) * n) >> 32);
}

/* ---- search ---------------------------------------------------------------------------------- */

/** Schedules by deadline: of those that end by a deadline, but not by the one before, the one with
 * the least energy. The first one has also those that end before all deadlines. */
typedef struct dag_pool {
	uint32_t k;              /* how many */
	double *deadlines;       /* [k], rising */
	smr_dag_schedule *found; /* [k]; slots: NULL: none */
} dag_pool;

/** Goal, bound and end (smr_now_ns()) of a search. */
typedef struct dag_try {
	const smr_dag *d;
	const smr_dag_goal *goal;
	int64_t until;
	double bound;         /* of the objective: a search that reaches it may stop */
	smr_dag_front *front; /* every schedule found is added to it; NULL: only the best is kept */
	size_t *front_cap;
	dag_pool *pool; /* beside the front; NULL: none */
} dag_try;

/** Returns whether the time is over, or no better schedule can be found. */
bool dag_is_over(const dag_try *t, const smr_dag_schedule *best);
/** Copies the tasks' slots to *@p best if they are better; adds them to the front, too. */
SMR_MUST_USE smr_status dag_note(const dag_try *t, const smr_dag_slot *slots, double makespan,
				 smr_dag_schedule *best);

/** Finds the best of the schedules of all list schedulers, also for energy, and with ranks that are
 * perturbed until @p share of the time is over; *@p best is a schedule then, whatever the time. */
SMR_MUST_USE smr_status dag_first(const dag_try *t, double share, smr_dag_schedule *best);
/** Plans by HEFT, and each task where it takes least energy: when these end. */
SMR_MUST_USE smr_status dag_first_ends(const smr_dag *d, double *earliest, double *cheapest);
/** Copies a schedule to its place in the pool, if it takes less energy. */
SMR_MUST_USE smr_status dag_pool_add(dag_pool *x, uint32_t n, const smr_dag_slot *slots,
				     double makespan, double energy);
/** Improves *@p best by simulated annealing of orders and processors; it minimises time + by_energy
 * * energy, and lateness. @p hot: the temperature at the start, 1: for any schedule, less: for one
 * that is good. */
SMR_MUST_USE smr_status dag_anneal(const dag_try *t, double by_energy, double hot,
				   smr_dag_schedule *best);
/** Returns a weight of energy beside which time hardly counts. */
double dag_energy_weight(const smr_dag_schedule *s);
/** Branch and bound, starting with *@p best; *@p proved: no schedule is better, or with a front,
 * none dominates one of its points. */
SMR_MUST_USE smr_status dag_branch(const dag_try *t, smr_dag_schedule *best, bool *proved);
enum { DAG_MAX_BRANCH = 64 /* most tasks, and most processors */ };
#endif
