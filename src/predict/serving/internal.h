/** @file Seconds of one batch on one replica. */
#ifndef SMR_PREDICT_SERVING_INTERNAL_H
#define SMR_PREDICT_SERVING_INTERNAL_H
#include "predict/serving/serving.h"

enum { SERVE_SIZES = 18 }; /* batches of 1, 2, 4 ... tokens */

typedef struct serve_cost {
	double seconds[SERVE_SIZES], joules[SERVE_SIZES]; /* all layers, of so many tokens */
	double head[SERVE_SIZES];
	double prompt_s;  /* attention of a prompt's token, for each token before it */
	double read_s;    /* of the keys and values of one token by one decoded token */
	double batch_s;   /* once a batch: the host, the sampler */
	double request_s; /* once for each request that gets a token */
	double prompts_s; /* once a batch that has prompts: the host starts their kernels */
	double weights, cache, cache_token; /* bytes of one device */
	double window; /* tokens of a request in the cache at most, mean; 0: all */
} serve_cost;

/** A batch: tokens of prompts with the sum of those before them, decoded tokens with the sum of
 * tokens that they see, and requests that get a token. */
typedef struct serve_batch {
	double prompt, before, decoded, seen, results;
} serve_batch;

SMR_MUST_USE smr_status serve_cost_of(const smr_transformer *t, const smr_machine *m,
				      serve_cost *out);
double serve_batch_s(const serve_cost *c, const serve_batch *b, double *joules);

/** Sums of one replica's run. */
typedef struct serve_run {
	double *first, *token, *whole; /* seconds of each request */
	double seconds, joules, output;
	double batches, batched, used,
		late; /* late: mean wait of the last quarter over the first */
	size_t n;
} serve_run;

enum { SERVE_BOTH, SERVE_PROMPTS, SERVE_TOKENS }; /* phases that a replica runs */

/** Runs requests, each waiting for room in memory; r->first, token, whole have room for n. */
SMR_MUST_USE smr_status serve_requests(const serve_cost *c, const smr_serving_load *load,
				       const smr_request *list, size_t n, int phase, serve_run *r);
#endif
