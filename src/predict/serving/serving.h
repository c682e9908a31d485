/** @file Serving of a transformer: requests that arrive, batches, latencies, throughput, memory of
 * keys and values.
 *
 * A replica has tensor x pipeline devices and runs one batch after the other (continuous batching):
 * one token of each running request, and prompts of new ones in chunks. Replicas are alike, so one
 * of them is simulated, with its share of the requests. */
#ifndef SMR_PREDICT_SERVING_SERVING_H
#define SMR_PREDICT_SERVING_SERVING_H
#include "base/data/fields.h"
#include "predict/transformer/transformer.h"

typedef struct smr_request {
	double arrival_s;
	double input, output; /* tokens, each at least 1 */
} smr_request;

/** Load and policy. 0: the default, where one is named. */
typedef struct smr_serving_load {
	double rate;              /* requests a second at all replicas; 0: all at once */
	double input, output;     /* tokens of a request (1024, 256) */
	const smr_request *trace; /* replaces the three above; ordered by arrival */
	size_t ntrace;
	uint32_t requests; /* of one replica (1000) */
	uint32_t chunk;    /* most prompt tokens of a batch (8192) */
	uint32_t batch;    /* most requests of a batch (1024) */
	double prefix;     /* share of prompts whose keys and values are cached, 0 to 1 */
	uint32_t draft;    /* tokens that a draft model proposes; 0: none */
	double accepted;   /* share of these that are right (0.7) */
	double draft_cost; /* seconds of a draft token over those of the model's (0.1) */
	uint32_t prefill;  /* replicas that read prompts alone; 0: all do both */
} smr_serving_load;

typedef struct smr_serving_times {
	double mean, p50, p90, p99; /* seconds */
} smr_serving_times;

/** The strings belong to the shape, to the machine, or are constants. */
typedef struct smr_serving {
	const char *model, *machine;
	uint32_t devices, replicas, prefill_replicas, tensor, pipeline;
	const smr_serving_times *first;      /* until the first token (TTFT), waiting included */
	const smr_serving_times *token;      /* from token to token (TPOT) */
	const smr_serving_times *whole;      /* of a request */
	double requests_per_s, tokens_per_s; /* output tokens; all devices */
	double low_tokens_per_s, high_tokens_per_s; /* p10, p90 */
	double tokens_per_s_device;
	double batch;                         /* requests in a batch, mean */
	double weight_bytes;                  /* of one device */
	double cache_bytes;                   /* room for keys and values, of one device */
	double cache_token_bytes;             /* of one token on one device */
	double cache_used;                    /* share, at most */
	bool fits, keeps_up;                  /* the queue does not grow */
	double joules_per_token;              /* modelled */
	double price_hour, price_per_million; /* output tokens; 0: unknown */
	const char *currency;                 /* NULL: no price */
	const char *basis;
	smr_serving_times times[3]; /* first, token, whole point here */
	char currency_text[4];
} smr_serving;

typedef struct smr_servings {
	size_t n;
	const smr_serving *const *list;
} smr_servings;

extern const smr_fields smr_serving_fields; /* of smr_servings */

/** Simulates @p load on @p t->data replicas of @p m. Strings of @p out point into @p t and @p m.
 * SMR_EINVAL, with a message: the shape or the load cannot be. A model that does not fit is no
 * error: fits is false and no time is set. */
SMR_MUST_USE smr_status smr_serve(const smr_transformer *t, const smr_machine *m,
				  const smr_serving_load *load, smr_serving *out);
/** Points members of a copy at the copy's own. */
void smr_serving_settle(smr_serving *s);

/** Reads "seconds,input,output" lines; a first line without numbers is a header. smr_free(*out). */
SMR_MUST_USE smr_status smr_requests_read(const char *name, const char *text, smr_request **out,
					  size_t *n);

/** Limits, by quantiles of 99 % (others by the words p50, p90). 0: none. */
typedef struct smr_serving_sla {
	double first, token, whole; /* seconds */
	int quantile;               /* 50, 90 or 99 */
} smr_serving_sla;
/** Parses "ttft<=500ms,tpot<=50ms,latency<=10s,p90". SMR_EINVAL: the message names the fault. */
SMR_MUST_USE smr_status smr_serving_sla_read(const char *text, smr_serving_sla *out);
bool smr_serving_keeps(const smr_serving_sla *sla, const smr_serving *s);
/** Finds the fewest devices of @p m that keep @p sla at the load's rate, over tensor degrees and
 * replicas, at most @p most devices (0: 4096). SMR_ENOTFOUND: none does. */
SMR_MUST_USE smr_status smr_serving_least(const smr_transformer *t, const smr_machine *m,
					  const smr_serving_load *load, const smr_serving_sla *sla,
					  uint32_t most, smr_serving *out);
#endif
