/** @file Cost prediction: seconds and joules of a piece of work on a machine, as an interval.
 *
 * smr_cost_estimate() is the only cost model: fusion, the choice of implementations, reports and
 * predictions ask it. The machine's kind selects the formula. CPUs have one by the loops of a
 * kernel at the rates of its implementation (cpu.c, rates.h), corrected by the history of
 * measurements. GPUs have waves of tiles (wave.c), TPUs systolic arrays (systolic.c), which ignore
 * the implementation, threads and history. A learned predictor, where there is one for the kind of
 * machine and the class, replaces any of these; measurements of this very kernel replace all. */
#ifndef SMR_COST_MODEL_COST_H
#define SMR_COST_MODEL_COST_H
#include "cost/machine/machine.h"
#include "ir/graph/graph.h"
#include "ops/precision.h"

/** The loops of a kernel by its class; 0: it has no such loop.
 * A sum of products: batch x [m, k] x [k, n]; a convolution is one, of m output points of all
 * images, n filters of a group, k elements of a window, and as many batches as groups.
 * Other sums, and scans: m rows of n elements. All else: m elements. */
typedef struct smr_cost_shape {
	double batch, m, n, k;
} smr_cost_shape;

/** Memory access pattern of a kernel, for learned predictors; 0: unknown. */
typedef struct smr_cost_walk {
	double inner;   /* most steps along which results are contiguous */
	double run;     /* most steps of a sum along which an operand is contiguous */
	double jumps;   /* operands that jump from each result to the next, or are gathered by an
			 * index array */
	double aligned; /* operands that are contiguous where the results are */
	double loops;   /* loops of more than one step */
	double others;  /* folds other than sums: maximum, minimum ... */
} smr_cost_walk;

/** The kernel whose cost is queried. Its strings must live until the call returns. */
typedef struct smr_cost_query {
	smr_work work;
	smr_cost_shape shape;        /* used by predictors of devices and learned ones */
	smr_cost_walk walk;          /* used by learned predictors of CPUs */
	double copied;               /* bytes that are copied before the kernel starts */
	smr_dtype dtype;             /* type of the arithmetic */
	smr_dtype factor;            /* where shape.k > 0: type of the factors in memory */
	smr_dot_precision precision; /* of f32 factors, by the program or the user */
	const char *klass; /* contract, gram, window, channels, element, reduce, move, scan,
			    * normalise, nest */
	const char *impl;  /* "original", "nest", "onednn", "openblas" */
	int threads;
	bool chained_sum; /* original only: a strict floating-point sum that cannot be vectorised,
			   * or a histogram */
	bool strided;     /* original only: its innermost loop walks memory by large strides */
	uint64_t code, size; /* hash of the code and its size class, keys of the history; 0: none */
} smr_cost_query;

/** Seconds that the formula adds up: start + max(compute, memory), with the overlap of the
 * machine's kind. */
typedef struct smr_cost_parts {
	double start_s, compute_s, memory_s;
} smr_cost_parts;

typedef struct smr_prediction {
	double p10, p50, p90; /* seconds */
	smr_cost_parts parts; /* of the formula */
	double transfer_s;    /* part of p10, p50 and p90: copies to and from a device */
	double energy_j;      /* modelled; 0: unknown, since the machine's power is */
	double cpu;           /* utilisation of the given threads, or of a device's peak, 0..1 */
	double memory_bytes;  /* beyond the program's own memory */
	unsigned runs, age;   /* past runs of this implementation; runs of others since */
	double least;         /* approximate seconds of the fastest past call; 0: none */
	double roofline;      /* seconds by the formula, without past runs or learned predictor */
	double inside; /* of a learned one: 1 within the training data, towards 0 far from it */
	const char *source; /* "roofline", "history", "measured", "tile-wave", "systolic",
			     * "learned", "probes" */
	const char *label;  /* "modelled" | "measured:..." of the energy */
} smr_prediction;

/** Measurements of past runs: least log(measured / roofline), approximate mean distance of runs
 * above it, number of runs, and number of runs of other implementations since the last of them. */
typedef struct smr_past {
	double low, dev;
	unsigned runs, age;
} smr_past;

/** So many runs, or one careful measurement, replace the formula. */
enum { SMR_PAST_SURE = 8 };

/** Looks up past runs. False: no implementation was measured; runs = 0: this one was not. */
typedef bool (*smr_history_fn)(void *ctx, const smr_cost_query *q, smr_past *out);

/** Predicts a kernel by kernels that were measured on the machine, and the standard deviation of
 * log(seconds). False: none of its kind was measured. */
typedef bool (*smr_probed_fn)(const void *probes, const smr_cost_query *q, double *seconds,
			      double *deviation);

typedef struct smr_cost {
	const smr_machine *machine;
	smr_history_fn history; /* NULL: none */
	void *ctx;
	const struct smr_trained *trained; /* cost/model/trained.h; NULL: no learned predictor */
	double pace; /* of a CPU: current slowdown, a factor of all predicted times; 0: 1 */
	smr_probed_fn probed_by; /* NULL: no kernels of the machine are known */
	const void *probes;
} smr_cost;

/** The word of a precision, "tf32"; NULL: there are no more. */
const char *smr_precision_word(size_t i);

void smr_cost_estimate(const smr_cost *c, const smr_cost_query *q, smr_prediction *out);

/** Seconds of scalar code of one thread on @p to for each on @p from; 1 where a machine does not
 * give it (GPUs and TPUs: an unknown host runs it). */
double smr_cost_scalar_ratio(const smr_machine *from, const smr_machine *to);

/** Makes a prediction of a measurement on a CPU: @p s seconds, repeatable within the factor @p
 * spread, with modelled energy. */
void smr_cost_measured(const smr_machine *m, const smr_cost_query *q, double s, double spread,
		       smr_prediction *out);

/** FLOP/s of the vector units of a query's threads, at most the measured peak of all threads (two
 * threads of one core share its units). */
double smr_cost_peak(const smr_machine *m, const smr_cost_query *q);
/** Returns whether it is a product of a type that may have units of its own. */
bool smr_cost_has_units(const smr_cost_query *q);
/** Bytes per second for a working set of @p bytes. */
double smr_cost_bandwidth(const smr_machine *m, double bytes, int threads);
#endif
