/** @file What a program takes, in time, energy and memory, on machines that need not be here.
 *
 * A program is read once for each kind of machine, since ops are fused for a kind (workload.c), by
 * the costs of one machine that stands for it, and becomes a list of kernels with how often each
 * runs (runs.c). What that takes on a machine is the
 * sum over its kernels (forecast.c), by whatever predictor is asked for (cost/model/cost.h). */
#ifndef SMR_PREDICT_PREDICT_H
#define SMR_PREDICT_PREDICT_H
#include "api/model/model.h"
#include "api/script/script.h"
#include "cost/collective/collective.h"
#include "cost/model/cost.h"

/** How often each flow of a program runs. */
typedef struct smr_predict_runs {
	double *of;       /* by block number */
	unsigned unknown; /* loops and choices of which it hangs on data how often they run */
	uint32_t line;    /* of the first of them; 0: none */
} smr_predict_runs;

/** Walks @p m with the numbers that it counts with and no tensors. A loop whose end is not known
 * runs @p turns times, of a choice that is not known each way runs as often as the others. */
SMR_MUST_USE smr_status smr_predict_count(const smr_module *m, double turns, smr_predict_runs *out);
void smr_predict_runs_free(smr_predict_runs *r);

/** What is computed in one place of the program, or in several that are alike. */
typedef struct smr_predict_kernel {
	const char *op;   /* "dot", "fused" ...: of the first place */
	const char *type; /* "f32[2, 3], f32[3] -> f32[2]" */
	const char *what; /* a kernel of the library, "nest"; "plain": code of its own */
	uint32_t line, places;
	double runs;          /* of all places in one run of the program */
	smr_cost_query query; /* impl, threads: what runs it here; "plain" */
	smr_prediction here;  /* on this machine, as past runs or this one say; p50 0: not known */
	double once_s;        /* of all runs together besides: until code is there */
	double touch_s;       /* ... for new memory, which what was measured has in it */
} smr_predict_kernel;

/** An op between devices. */
typedef struct smr_predict_move {
	const smr_node *v;
	uint32_t line;
	smr_collective what;
	smr_collective_group group;
	double bytes; /* the larger of what one device gives and gets */
	double runs;
} smr_predict_move;

/** One op of a flow, in the order of the program. */
typedef struct smr_predict_step {
	const smr_node *v;
	uint32_t block;
	bool moves; /* number is that of a move, else of a kernel */
	size_t number;
	double times; /* its kernel runs for one of it */
} smr_predict_step;

typedef struct smr_workload {
	smr_arena *arena;
	smr_model *model;   /* of a tensor program; NULL: a script, or a compiled program */
	smr_script *script; /* NULL: none */
	smr_machine target; /* smr_machine_reference() of the kind it was read for, unless `here` */
	smr_strategy strategy;
	bool here;      /* it was read for this machine */
	bool ran;       /* it was run, here */
	bool apart;     /* its kernels find what they read in a host's memory, at each call */
	bool on_device; /* for one that is no CPU */
	size_t n, nmoves, nsteps;
	smr_predict_kernel *kernels;
	smr_predict_move *moves;
	smr_predict_step *steps;
	uint32_t devices;
	double arguments, results, held; /* bytes of one device; held: at most, besides arguments */
	smr_predict_runs runs;
	smr_machine host;   /* where it was run, */
	double handed_back; /* bytes of results that a call copies into its caller's memory */
	double remainder_s; /* ... and how long it took there beside its kernels */
	double steady;      /* what that run measured comes again within this factor */
	size_t lost;        /* kernels that there was no room to tell of: they are in that */
	double read_s;      /* seconds that reading and fusing took */
} smr_workload;

typedef struct smr_workload_params {
	const smr_machine *target;    /* its kind counts alone; NULL: this machine */
	const smr_strategy *strategy; /* how it is cut over devices; NULL: as it says itself */
	double turns;                 /* of loops whose end is not known */
	const smr_model *like; /* smr_workload_bare() of the program, cut so; NULL: it is read */
	double repeat; /* of a tensor program: a run that is so many-th of its process; 0: 1000 */
} smr_workload_params;

/** Reads a tensor program, for as many ways to cut it as are wanted. smr_unload() it when those
 * are gone. */
SMR_MUST_USE smr_status smr_workload_whole(smr_ctx *ctx, const smr_load_params *p, smr_model **out);
/** Cuts a tensor program and makes it simpler, once for as many workloads of it as are wanted, of
 * which each is for another kind of machine; @p whole NULL: reads it. smr_unload() it when those
 * are gone. */
SMR_MUST_USE smr_status smr_workload_bare(smr_ctx *ctx, const smr_load_params *p,
					  const smr_model *whole, const smr_strategy *strategy,
					  smr_model **out);

/** Reads a tensor program as it would be run, without running or compiling it. */
SMR_MUST_USE smr_status smr_workload_read(smr_ctx *ctx, const smr_load_params *p,
					  const smr_workload_params *q, smr_workload **out);
/** The same for @p n of them at once, on the context's threads, each like a bare one, which may be
 * the same. @p out: the caller's, NULL where it failed; the status is that of the first of these.
 */
SMR_MUST_USE smr_status smr_workload_read_all(smr_ctx *ctx, const smr_load_params *p, size_t n,
					      const smr_workload_params *how, smr_workload **out);
/** Runs a script here, and takes what its flows were made of: its kernels are those of this kind of
 * machine, its memory is that of its largest flow. What it prints goes nowhere, what it writes is
 * written. @p began_s: seconds that its process takes to begin and to end besides. */
SMR_MUST_USE smr_status smr_workload_script(smr_ctx *ctx, const smr_script_open_params *p,
					    double began_s, smr_workload **out);
/** A compiled program (C) by the report of its run here, a file (run/report.h), with what was
 * measured of all of it. SMR_ECORRUPT: the program wrote into it. */
SMR_MUST_USE smr_status smr_workload_program(smr_ctx *ctx, const char *report, smr_workload **out);
void smr_workload_free(smr_workload *w); /* NULL is fine */

typedef struct smr_forecast {
	double p10, p50, p90; /* seconds of one run */
	double energy_j;
	const char *label;  /* of the energy */
	const char *source; /* of most of the time */
	double flops, bytes;
	double compute, memory; /* shares of what the machine could: 0 to 1 */
	double communication;   /* seconds that devices speak with each other */
	double exposed;         /* ... and do not compute meanwhile */
	double remainder_s;     /* in p50: what is no kernel, by the speed of plain code */
	double call_s;          /* in p50: arguments looked at, results handed over */
	double copied_s;        /* in p50: what kernels on a device read and write goes there and
				   back */
	double memory_bytes;    /* of one device */
	bool fits;              /* in its memory, as far as that is known */
	double price;           /* of one run; 0: not known */
} smr_forecast;

/** What is predicted of kernel @p k, once, with copies from and to a host where there are such. */
void smr_forecast_kernel(const smr_cost *c, const smr_workload *w, const smr_predict_kernel *k,
			 smr_prediction *out);
/** Seconds of all its runs together besides. */
double smr_forecast_once(const smr_cost *c, const smr_workload *w, const smr_predict_kernel *k);
/** What all of it takes on c->machine, which is of the kind that @p w was read for. SMR_EINVAL: its
 * links do not join so many devices. SMR_ECORRUPT: a report's numbers make no time. */
SMR_MUST_USE smr_status smr_forecast_of(const smr_cost *c, const smr_workload *w,
					smr_forecast *out);
/** The same by discrete events (predict/sim/): computing and each kind of links are queues, which
 * slow each other down; of tensor programs. @p sim: NULL, or the simulation of the medians. */
struct smr_sim;
SMR_MUST_USE smr_status smr_forecast_simulated(const smr_cost *c, const smr_workload *w,
					       smr_forecast *out, struct smr_sim **sim);
/** Whether @p x, which takes @p x_s, fits, and is better than @p y in time or energy and in neither
 * worse. */
bool smr_forecast_beats(const smr_forecast *x, double x_s, const smr_forecast *y, double y_s);
/** Seconds of one run where devices compute and speak at once, as far as ops wait for each other:
 * @p kernel_s and @p move_s by number, of one run of each. */
SMR_MUST_USE smr_status smr_forecast_overlap(const smr_workload *w, const double *kernel_s,
					     const double *move_s, double *out);
#endif
