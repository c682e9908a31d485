/** @file What will it cost: seconds and joules of a piece of work on a machine, as an interval.
 *
 * One interface for every predictor; the machine's kind says which. That of CPUs is the calibrated
 * roofline:
 *   t = t0 + max(F / P_k, B / min(r_k, BW(working set)))
 * with P_k, r_k, t0 per (implementation, kernel class), corrected by history where there is some.
 * GPUs have waves of tiles (wave.c), TPUs systolic arrays (systolic.c); there the implementation,
 * threads and history are not asked for. Over any of these stands a learned predictor, where there
 * is one for the kind of machine and the class; what was measured of this very kernel stands over
 * all.
 */
#ifndef SMR_COST_MODEL_COST_H
#define SMR_COST_MODEL_COST_H
#include "cost/machine/machine.h"
#include "ir/graph/graph.h"

/** The loops of a kernel, whatever its class; 0: it has none such.
 * A sum of products: batch x [m, k] x [k, n]; a convolution is one, of m output points of all
 * images, n filters of a group, k elements of a window, and as many batches as groups.
 * Other sums, and scans: m rows of n elements. All else: m elements. */
typedef struct smr_cost_shape {
	double batch, m, n, k;
} smr_cost_shape;

/** How a kernel goes through memory, for learned predictors; 0: not known. */
typedef struct smr_cost_walk {
	double inner;   /* steps along which results lie side by side, at most */
	double run;     /* steps of a sum along which an operand's numbers do, at most */
	double jumps;   /* operands that jump from each result to the next, or are picked by an
			 * array */
	double aligned; /* operands whose numbers lie beside each other as the results do */
	double loops;   /* of more than one step */
	double others;  /* folds that are no sums: of greatest, least ... */
} smr_cost_walk;

/** What is asked. Strings must outlive the call only. */
typedef struct smr_cost_query {
	smr_work work;
	smr_cost_shape shape; /* asked by devices' and learned predictors */
	smr_cost_walk walk;   /* asked by learned predictors of CPUs */
	double copied;        /* bytes that are copied before it is begun */
	smr_dtype dtype;      /* of the arithmetic */
	smr_dtype factor;     /* where shape.k > 0: what is multiplied, as it is read */
	bool rounded;         /* f32 factors may be rounded to what units for matrices take */
	const char *klass;    /* contract, gram, window, channels, element, reduce, move, scan,
			       * normalise, nest */
	const char *impl;     /* "original", "nest", "onednn", "openblas" */
	int threads;
	bool chained_sum; /* original only: a strict floating-point sum that cannot be vectorised,
			   * or a histogram */
	bool strided;     /* original only: its innermost loop walks memory by large strides */
	uint64_t code, size; /* hash of the code and its size class, keys of the history; 0: none */
} smr_cost_query;

typedef struct smr_prediction {
	double p10, p50, p90; /* seconds */
	double energy_j;      /* modelled */
	double cpu;          /* utilisation of the threads asked for, or of a device's peak, 0..1 */
	double memory_bytes; /* beyond the program's own */
	unsigned runs, age;  /* past runs that took it; runs that took other ways since */
	double least;    /* seconds that the quickest call of past runs took, about; 0: none did */
	double roofline; /* seconds, whatever past runs took */
	double inside;   /* of a learned one: 1 within what was learned, towards 0 far from it */
	const char *source; /* "roofline", "history", "measured", "tile-wave", "systolic",
			     * "learned" */
	const char *label;  /* "modelled" | "measured:..." of the energy */
} smr_prediction;

/** What past runs measured: log(measured / roofline) at its lowest, about how far above it runs
 * were, how many runs, and how many took other ways since the last of them. */
typedef struct smr_past {
	double low, dev;
	unsigned runs, age;
} smr_past;

/** So many runs, or one that was measured at leisure, need no formula beside them. */
enum { SMR_PAST_SURE = 8 };

/** False: nothing is known of any way to do this; runs = 0: of this way. */
typedef bool (*smr_history_fn)(void *ctx, const smr_cost_query *q, smr_past *out);

typedef struct smr_cost {
	const smr_machine *machine;
	smr_history_fn history; /* NULL: none */
	void *ctx;
	const struct smr_trained *trained; /* cost/model/trained.h; NULL: nothing was learned */
	double pace; /* of a CPU: what all that is predicted takes times as long just now; 0: 1 */
} smr_cost;

void smr_cost_predict(const smr_cost *c, const smr_cost_query *q, smr_prediction *out);

/** Seconds that plain code of one thread takes on @p to for each that it takes on @p from; 1 where
 * one of them says nothing of it (GPUs and TPUs: some host runs it). */
double smr_cost_scalar_ratio(const smr_machine *from, const smr_machine *to);

/** How near to the machine's peak an implementation comes with a class of kernels. */
typedef struct smr_cost_rate {
	double flops, bandwidth; /* shares */
	double start_s;          /* a call's fixed cost */
	double spread;           /* p90 / p50 */
} smr_cost_rate;
void smr_cost_rate_of(const char *impl, const char *klass, smr_cost_rate *out);
/** FLOP/s of a query's threads' vector units, which reach no more together than was measured (two
 * threads of one core share its units). */
double smr_cost_peak(const smr_machine *m, const smr_cost_query *q);
/** Seconds that additions of a strict sum take, each of which waits for the one before: a
 * multiplication hides behind it; 0: it has none. */
double smr_cost_chain(const smr_machine *m, const smr_cost_query *q);
/** Whether it is a product of a type that may have units of its own. */
bool smr_cost_has_units(const smr_cost_query *q);
/** Bytes a second where so many are touched again and again. */
double smr_cost_bandwidth(const smr_machine *m, double bytes, int threads);
#endif
