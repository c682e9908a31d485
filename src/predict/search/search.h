/** @file Search of the cut of a training step: tensor, pipeline, context, expert and data parallel
 * degrees, micro-batch, sharding and recomputation, on each number of devices of each machine.
 *
 * Every way is checked and computed by sums (smr_transformer_estimate()); the best are simulated
 * until no other can be among them. */
#ifndef SMR_PREDICT_SEARCH_SEARCH_H
#define SMR_PREDICT_SEARCH_SEARCH_H
#include <samara/predict.h>

#include "base/data/fields.h"
#include "predict/transformer/transformer.h"

typedef struct smr_search_params {
	const smr_transformer *shape; /* fields that are not searched, "batch" above all */
	const smr_predict_target *on; /* devices: at most, at least 1 */
	size_t non;
	const char *const *vary; /* "tensor=1,2,4": values of a field, instead of the usual */
	size_t nvary;
	const char *limits;          /* of a step or of the job, as smr_sla_read(); NULL: none */
	const char *minimise;        /* latency (NULL), energy, price, memory; throughput: most */
	const smr_simulate_job *job; /* NULL; tokens: latency, price, energy are the job's */
	size_t top;                  /* ways that are wanted, simulated; 0: 10 */
	double seconds;              /* of the processor, for simulating; 0: 3 */
} smr_search_params;

/** A way to run the step. Strings belong to the result or are constants. */
typedef struct smr_search_way {
	const char *machine;
	uint32_t devices, tensor, pipeline, chunks, data, context, expert, micro_batch;
	const char *shard, *recompute, *schedule;
	const char *set; /* fields for `samara simulate --set`, with blanks between them */
	double p10_s, p50_s, p90_s; /* of a step */
	double utilisation, tokens_per_s, energy_j, memory_bytes;
	double price; /* of a step; 0: unknown */
	const char *currency;
	const smr_simulated_job *job; /* NULL: none was asked for */
	bool simulated;               /* false: by sums */
	bool pareto; /* none is better in both time and price (energy, where a price is unknown) */
	bool feasible;     /* keeps all limits */
	bool uneven;       /* stages have different numbers of layers */
	double times_over; /* of the worst measure over its limit; 0: kept, or unknown */
	const char *worst; /* that measure; NULL: all limits are kept */
} smr_search_way;

/** Ways that cannot be, for one kind of reason. */
typedef struct smr_search_refused {
	const char *kind; /* "memory", "divides", "stages", "schedule", "machine" */
	uint64_t ways;
	const char *title, *why; /* an example; of memory, the way that needs least */
} smr_search_refused;

typedef struct smr_found {
	const char *model, *minimise;
	uint64_t tried, possible, kept; /* ways; that can be; that keep all limits */
	uint64_t simulated;
	double search_s;
	size_t nways; /* the best first: `top` of them, those of the front, the best of each machine
		       */
	const smr_search_way *const *ways;
	size_t nrefused;
	const smr_search_refused *const *refused;
} smr_found;

/** Searches. SMR_EINVAL, with a message: parameters that cannot be; SMR_ENOTFOUND: no way can be,
 * the message has the most frequent reason. Free with smr_found_free(). */
SMR_MUST_USE smr_status smr_search(const smr_search_params *p, const smr_found **out);
void smr_found_free(const smr_found *f); /* accepts NULL */

extern const smr_fields smr_found_fields;
#endif
