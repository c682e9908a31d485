/** @file Plans: the implementation of each codelet at given sizes; the machines for a program
 * within limits; the place and time of each task of a graph. */
#ifndef SAMARA_PLAN_H
#define SAMARA_PLAN_H
#include <samara/predict.h>

SMR_BEGIN_DECLS

typedef struct smr_planned smr_planned;

typedef struct smr_plan_params {
	size_t struct_size;
	const char *flow;         /* NULL: all flows whose sizes are known */
	const smr_setting *sizes; /* values of symbolic sizes */
	size_t nsizes;
	const char *only;  /* the only implementation allowed, such as "nest"; NULL: the fastest */
	const char *fleet; /* the fleet that runs all codelets; "here": this process; NULL: the
			      fastest place */
} smr_plan_params;

/** Chooses implementations by predicted time and prepares them (which may compile code).
 * NULL @p params: the defaults. Close *@p out with smr_plan_close(). */
SMR_API SMR_MUST_USE smr_status smr_plan(smr_program *program, const smr_plan_params *params,
					 smr_planned **out);
/** Closes a plan. SMR_ESTATE: one of its runs is still open. NULL is fine. */
SMR_API smr_status smr_plan_close(smr_planned *plan);

typedef struct smr_choice {
	size_t struct_size;
	uint32_t codelet; /* number in the program */
	const char *implementation, *detail;
	double p10_s, p50_s, p90_s, energy_j; /* predicted, one call */
	double original_s;  /* predicted for the loops that a C compiler generates */
	const char *source; /* of the prediction: "roofline", "history" */
	const char *label;  /* of the energy: "modelled", "measured" */
	const char *name;   /* for smr_monitor(), such as "gemm product.c:12" */
	const char *fleet;  /* where it runs; "here": in this process */
	const char *node;   /* the node with the lowest predicted time; "": here */
	double there_s;     /* predicted for that node, transfers included; 0: here */
} smr_choice;

SMR_API size_t smr_plan_count(const smr_planned *plan);
SMR_API SMR_MUST_USE smr_status smr_plan_choice(const smr_planned *plan, size_t i, smr_choice *out);

/* ---- machines for a program ------------------------------------------------------------------ */

typedef struct smr_plan_machines_params {
	size_t struct_size;
	const smr_predict_program *program;
	const smr_predict_target *on; /* the number of devices of each machine */
	size_t non;
	/* "latency<=50ms,throughput>=200/s,energy<=2J,memory<=16GB,price<=0.01", for the p90 of one
	 * run; NULL: none. */
	const char *limits;
	const char *minimise; /* latency (NULL), energy, price, memory; throughput is maximised */
	const char *link;     /* link between parts on two machines, by its name in their files;
				 NULL: wan */
} smr_plan_machines_params;

/** Ops of a program that run one after another on one device. */
typedef struct smr_split_part {
	uint32_t line; /* of the first op */
	uint32_t ops;
	uint32_t on; /* device: index in smr_machine_split.machines */
	double start_s, finish_s;
	size_t nafter;
	const int64_t *after; /* parts that must finish first */
} smr_split_part;

typedef struct smr_split_transfer {
	uint32_t task; /* the part whose values are sent */
	uint32_t to;   /* the receiving device */
	double bytes, start_s, finish_s;
} smr_split_transfer;

/** A program partitioned over several devices. */
typedef struct smr_machine_split {
	size_t nmachines;
	const char *const *machines; /* of each device */
	const int64_t *ops;          /* number of ops on each device */
	const double *memory_bytes;  /* of each device */
	double bound;                /* lower bound of the objective for plans of these parts */
	double value;                /* the objective of this plan */
	int by_memory;               /* the partition was chosen to fit the memory of each device */
	uint64_t front_points;       /* Pareto-optimal plans in time and energy; 0: not searched */
	int front_exact;             /* not 0: the front is proved to be complete */
	size_t ntasks;
	const smr_split_part *const *tasks;
	size_t nmessages;
	const smr_split_transfer *const *messages;
} smr_machine_split;

typedef struct smr_machine_plan {
	const char *title;    /* "h100:4 dp=2,tp=2" */
	const char *machine;  /* of a split: the machine of its first device */
	uint64_t devices;     /* in all */
	const char *strategy; /* "": one device, or the program's own shardings */
	double p10_s, p50_s, p90_s;
	double energy_j;
	const char *energy_label;
	double memory_bytes;            /* peak of one device */
	int fits;                       /* 0: it needs more than the memory of a device, as far as
					   known */
	int pareto;                     /* no other plan is better in both time and energy */
	int feasible;                   /* it keeps all limits */
	const smr_machine_split *split; /* NULL: the plan is not a split */
	double price;                   /* of one run; 0: unknown */
	double times_over; /* factor by which the worst measure exceeds its limit; 0: no limit is
			      exceeded, or the measure is unknown */
	const char *worst; /* name of that measure; NULL: all limits are kept */
} smr_machine_plan;

/** A plan that is not possible, or that another one dominates. */
typedef struct smr_machine_plan_refused {
	const char *title, *why;
	int split;
} smr_machine_plan_refused;

typedef struct smr_machine_plans {
	const char *program;
	int feasible;    /* at least one plan keeps all limits */
	uint64_t chosen; /* index of the chosen plan: the least `minimise` of the feasible plans,
			    or, if none is feasible, the closest to the limits */
	const char *minimise;
	size_t nplans;
	const smr_machine_plan *const *plans; /* the fastest first */
	size_t nrefused;
	const smr_machine_plan_refused *const *refused;
} smr_machine_plans;

/** Predicts a program on 1, 2, 4 ... up to all devices of each machine, partitioned in all
 * supported ways, and split over several machines, and chooses a plan. If no plan keeps all limits,
 * the call succeeds and `feasible` is 0. Free *@p out with smr_machine_plans_free(). */
SMR_API SMR_MUST_USE smr_status smr_plan_machines(smr_ctx *ctx,
						  const smr_plan_machines_params *params,
						  const smr_machine_plans **out);
SMR_API void smr_machine_plans_free(const smr_machine_plans *p); /* NULL is fine */
/** Gives the plans as JSON (docs/json/plan.schema.json); real numbers have @p digits digits, 0:
 * all. Free *@p out with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_machine_plans_json(const smr_machine_plans *p, int digits,
						       char **out);

/* ---- task graphs ----------------------------------------------------------------------------- */

typedef enum smr_task_objective {
	SMR_TASKS_MAKESPAN,
	SMR_TASKS_ENERGY,
	SMR_TASKS_PARETO /* all Pareto-optimal schedules */
} smr_task_objective;

typedef struct smr_plan_tasks_params {
	size_t struct_size;
	const char *path; /* file of the graph (`samara plan --help`), or with `text` its name */
	const char *text; /* the graph itself; NULL: read from `path` */
	size_t length;
	const char *planner; /* search (NULL), exact, heft, peft, cpop, dmda; NULL for a front */
	smr_task_objective objective;
	double deadline; /* limit of the makespan; 0: none */
	double budget_s; /* time for planning; 0: 1 */
	/* "dag", "wfformat", "dot", "stg", "chakra"; NULL: by the ending of `path`, "dag" where
	 * none of them has it */
	const char *format;
	/* COUNT[:SPEED[:WATTS]],... for formats that have no processors; else NULL */
	const char *processors;
	double bandwidth; /* bytes per unit of time between processors, for such formats; 0: 1e9 */
} smr_plan_tasks_params;

typedef struct smr_task_slot {
	uint32_t task, processor;
	double start, finish;
	const char *name; /* printable; NULL: the graph has no names */
} smr_task_slot;

typedef struct smr_task_point {
	double time, energy;
} smr_task_point;

/** A schedule, or a Pareto front for SMR_TASKS_PARETO. Numbers are in the graph's own units. */
typedef struct smr_task_plan {
	smr_task_objective objective;
	int in_time; /* it ends by the deadline; of a front: it has a point that does */
	double makespan, energy;
	double bound; /* lower bound of the objective over all schedules */
	int optimal;  /* proved to be optimal */
	size_t nslots;
	const smr_task_slot *const *slots; /* of each task */
	size_t npoints;
	const smr_task_point *const *points; /* within the deadline; rising time, falling energy */
	double earliest;                     /* time of the first point, whether within the deadline
						or not */
	int exact;                           /* no schedule dominates any point */
	double epsilon; /* for each schedule, a point is at most this fraction worse in both time
			   and energy; INFINITY: unknown */
} smr_task_plan;

/** Plans a task graph. If no schedule ends by the deadline, the call succeeds and `in_time` is 0.
 * Free *@p out with smr_task_plan_free(). */
SMR_API SMR_MUST_USE smr_status smr_plan_tasks(const smr_plan_tasks_params *params,
					       const smr_task_plan **out);
SMR_API void smr_task_plan_free(const smr_task_plan *p); /* NULL is fine */
/** Gives the plan as JSON (docs/json/plan-tasks.schema.json, plan-front.schema.json); real numbers
 * have @p digits digits, 0: all. Free *@p out with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_task_plan_json(const smr_task_plan *p, int digits, char **out);

SMR_END_DECLS

#endif
