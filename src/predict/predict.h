/** @file Predictions of a program's time, energy and memory, on machines that need not be here.
 *
 * A program is read once for each kind of machine, since ops are fused for a kind (workload.c),
 * with the costs of one reference machine, and becomes a list of kernels with the number of runs of
 * each (run/exec/block_runs.h). The cost on a machine is the sum over its kernels (forecast.c), by
 * any predictor (cost/model/cost.h). */
#ifndef SMR_PREDICT_PREDICT_H
#define SMR_PREDICT_PREDICT_H
#include "api/model/model.h"
#include "api/script/script.h"
#include "cost/collective/collective.h"
#include "cost/model/cost.h"
#include "run/exec/block_runs.h"

/** The computation at one place of the program, or at several equal ones. */
typedef struct smr_predict_kernel {
	const char *op;   /* "dot", "fused" ...: of the first place */
	const char *type; /* "f32[2, 3], f32[3] -> f32[2]" */
	const char *what; /* a kernel of the library, "nest"; "plain": code of its own */
	uint32_t line, places;
	double runs;          /* at all places in one run of the program */
	smr_cost_query query; /* impl, threads: of this machine; "plain" */
	smr_prediction here;  /* time on this machine by past runs or this one; p50 0: unknown */
	double once_s;        /* extra seconds of all runs together: until code is compiled */
	double touch_s;       /* ... of first touches, included in measurements */
	double passes; /* of an eager framework: kernels of element-wise ops in one run, besides
			* this one (eager.c) */
} smr_predict_kernel;

/** An op between devices. */
typedef struct smr_predict_move {
	const smr_node *v;
	uint32_t line;
	smr_collective what;
	smr_collective_group group;
	double bytes; /* the larger of one device's input and output */
	double runs;
} smr_predict_move;

/** One op of a flow, in the order of the program. */
typedef struct smr_predict_step {
	const smr_node *v;
	uint32_t block;
	bool moves; /* number is that of a move, else of a kernel */
	size_t number;
	double times; /* kernel runs for each run of the step */
} smr_predict_step;

typedef struct smr_workload {
	smr_arena *arena;
	smr_model *model;   /* of a tensor program; NULL: a script, or a compiled program */
	smr_script *script; /* NULL: no script */
	smr_machine target; /* smr_machine_reference() of the kind, unless `here` */
	smr_strategy strategy;
	bool here;      /* it was read for this machine */
	bool ran;       /* it was run here */
	bool apart;     /* kernels read from a host's memory at each call */
	bool on_device; /* for a device other than a CPU */
	bool eager;     /* the device runs each element-wise op by itself */
	size_t n, nmoves, nsteps;
	smr_predict_kernel *kernels;
	smr_predict_move *moves;
	smr_predict_step *steps;
	uint32_t devices;
	double arguments, results, held; /* bytes of one device; held: peak, besides arguments */
	smr_block_runs runs;
	smr_machine host;   /* the machine on which it was run */
	double handed_back; /* bytes of results that a call copies into its caller's memory */
	double remainder_s; /* seconds of that run outside kernels */
	double steady;      /* repeatability of that run's measurements, a factor */
	size_t lost;        /* kernels that did not fit into the report */
	double read_s;      /* seconds of reading and fusing */
} smr_workload;

typedef struct smr_workload_params {
	const smr_machine *target;    /* only its kind is used; NULL: this machine */
	const smr_strategy *strategy; /* division over devices; NULL: the program's own */
	double turns;                 /* iterations of loops of unknown length */
	const smr_model *like; /* smr_workload_bare(), with this strategy; NULL: it is read */
	double repeat; /* of a tensor program: index of the predicted run in its process; 0: 1000 */
} smr_workload_params;

/** Reads a tensor program, to be divided by several strategies. Free it with smr_unload() after the
 * models made from it. */
SMR_MUST_USE smr_status smr_workload_whole(smr_ctx *ctx, const smr_load_params *p, smr_model **out);
/** Divides and simplifies a tensor program, once for several workloads, each for another kind of
 * machine; @p whole NULL: reads it. Free it with smr_unload() after these workloads. */
SMR_MUST_USE smr_status smr_workload_bare(smr_ctx *ctx, const smr_load_params *p,
					  const smr_model *whole, const smr_strategy *strategy,
					  smr_model **out);

/** Reads a tensor program as it would be run, without running or compiling it. */
SMR_MUST_USE smr_status smr_workload_read(smr_ctx *ctx, const smr_load_params *p,
					  const smr_workload_params *q, smr_workload **out);
/** Reads @p n workloads at once, on the context's threads; several may share a bare model. @p out:
 * freed by the caller, NULL where it failed; returns the status of the first failure. */
SMR_MUST_USE smr_status smr_workload_read_all(smr_ctx *ctx, const smr_load_params *p, size_t n,
					      const smr_workload_params *how, smr_workload **out);
/** Runs a script here, and makes a workload of its flows: its kernels are those of this kind of
 * machine, its memory is that of its largest flow. Printed output is discarded, files are written.
 * @p began_s: seconds that its process needs to start and to end. */
SMR_MUST_USE smr_status smr_workload_script(smr_ctx *ctx, const smr_script_open_params *p,
					    double began_s, smr_workload **out);
/** Makes a workload of a compiled program (C) from the report of its run here, a file
 * (run/report.h), with the measurements of the whole run. SMR_ECORRUPT: the program overwrote the
 * report. */
SMR_MUST_USE smr_status smr_workload_program(smr_ctx *ctx, const char *report, smr_workload **out);
void smr_workload_free(smr_workload *w); /* accepts NULL */

typedef struct smr_forecast {
	double p10, p50, p90; /* seconds of one run */
	double energy_j;
	const char *label;  /* of the energy */
	const char *source; /* of most of the time */
	double flops, bytes;
	double compute, memory; /* utilisation of the machine's peaks: 0 to 1 */
	double communication;   /* seconds of communication between devices */
	double exposed;         /* ... without computing at the same time */
	double remainder_s;     /* in p50: time outside kernels, by the speed of scalar code */
	double call_s;          /* in p50: checking arguments, returning results */
	double copied_s;        /* in p50: copies of device kernels' data from and to a host */
	double memory_bytes;    /* of one device */
	bool fits;              /* fits into its memory, as far as that is known */
	double price;           /* of one run; 0: unknown */
} smr_forecast;

/** Predicts one run of kernel @p k, with copies from and to a host where there are such. */
void smr_forecast_kernel(const smr_cost *c, const smr_workload *w, const smr_predict_kernel *k,
			 smr_prediction *out);
/** Like smr_forecast_kernel(), for a kernel's share of a program's time: its interval is narrower.
 */
void smr_forecast_share(const smr_cost *c, const smr_workload *w, const smr_predict_kernel *k,
			smr_prediction *out);
/** Extra seconds of all its runs together. */
double smr_forecast_once(const smr_cost *c, const smr_workload *w, const smr_predict_kernel *k);
/** Predicts the workload on c->machine, which is of the kind that @p w was read for. SMR_EINVAL:
 * its links do not join so many devices. SMR_ECORRUPT: a report's numbers are impossible. */
SMR_MUST_USE smr_status smr_forecast_of(const smr_cost *c, const smr_workload *w,
					smr_forecast *out);
/** The numbers that a kernel's product multiplies on a device: "tf32" ...; NULL: it is none, or a
 * CPU. */
const char *smr_forecast_multiplies(const smr_machine *m, const smr_predict_kernel *k);
/** Writes those of all products with their shares of the flops: "tf32 98 %, f32 2 %"; "": none. */
void smr_forecast_products(const smr_machine *m, const smr_workload *w, char *out, size_t size);
/** Does the same by discrete events (predict/sim/): computing and each kind of links are queues,
 * which slow each other down; for tensor programs. @p sim: NULL, or receives the simulation of the
 * medians. */
struct smr_sim;
SMR_MUST_USE smr_status smr_forecast_simulated(const smr_cost *c, const smr_workload *w,
					       smr_forecast *out, struct smr_sim **sim);
/** Returns whether @p x, which takes @p x_s, fits, and dominates @p y in time and energy. */
bool smr_forecast_beats(const smr_forecast *x, double x_s, const smr_forecast *y, double y_s);
/** Computes the seconds of one run where devices compute and communicate at the same time, as far
 * as dependences allow: @p kernel_s and @p move_s by number, of one run of each. */
SMR_MUST_USE smr_status smr_forecast_overlap(const smr_workload *w, const double *kernel_s,
					     const double *move_s, double *out);
#endif
