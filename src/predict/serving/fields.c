/* The table of smr_serving, for JSON. */
#include "predict/serving/serving.h"

#define TIMES(...) SMR_FIELD(smr_serving_times, __VA_ARGS__, .unit = "s")
#define SERVING(...) SMR_FIELD(smr_serving, __VA_ARGS__)
#define TABLE(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])

static const smr_field times_list[] = {TIMES(mean, "mean", REAL), TIMES(p50, "p50", REAL),
				       TIMES(p90, "p90", REAL), TIMES(p99, "p99", REAL)};
static const smr_fields times_fields = {.name = "serving_times", TABLE(times_list, "of requests")};

static const smr_field serving_list[] = {
	SERVING(model, "model", TEXT),
	SERVING(machine, "machine", TEXT),
	SERVING(devices, "devices", INTEGER),
	SERVING(replicas, "replicas", INTEGER),
	SERVING(prefill_replicas, "prefill_replicas", INTEGER, .about = "for prompts alone"),
	SERVING(tensor, "tensor", INTEGER),
	SERVING(pipeline, "pipeline", INTEGER),
	SERVING(fits, "fits", BOOL),
	SERVING(keeps_up, "keeps_up", BOOL, .about = "the queue does not grow"),
	SERVING(first, "ttft_s", RECORD, .of = &times_fields, .about = "until the first token"),
	SERVING(token, "tpot_s", RECORD, .of = &times_fields, .about = "from token to token"),
	SERVING(whole, "latency_s", RECORD, .of = &times_fields, .about = "of a request"),
	SERVING(requests_per_s, "requests_per_s", REAL, .unit = "1/s"),
	SERVING(tokens_per_s, "tokens_per_s", REAL, .unit = "1/s", .about = "output, all devices"),
	SERVING(low_tokens_per_s, "p10_tokens_per_s", REAL, .unit = "1/s"),
	SERVING(high_tokens_per_s, "p90_tokens_per_s", REAL, .unit = "1/s"),
	SERVING(tokens_per_s_device, "tokens_per_s_device", REAL, .unit = "1/s"),
	SERVING(batch, "batch", REAL, .about = "requests in a batch, mean"),
	SERVING(weight_bytes, "weight_bytes", REAL, .unit = "B", .about = "of one device"),
	SERVING(cache_bytes, "cache_bytes", REAL, .unit = "B",
		.about = "room for keys and values on one device"),
	SERVING(cache_token_bytes, "cache_token_bytes", REAL, .unit = "B",
		.about = "of one token on one device"),
	SERVING(cache_used, "cache_used", REAL, .about = "share, at most"),
	SERVING(joules_per_token, "joules_per_token", REAL, .unit = "J", .about = "modelled"),
	SERVING(price_hour, "price_hour", REAL, .rule = SMR_FIELD_IF_SET),
	SERVING(price_per_million, "price_per_million", REAL, .rule = SMR_FIELD_IF_SET,
		.about = "of output tokens"),
	SERVING(currency, "currency", TEXT, .rule = SMR_FIELD_IF_SET),
	SERVING(basis, "basis", TEXT, .about = "figures that the interval rests on"),
};
static const smr_fields one_fields = {
	.name = "serving_of_machine", .version = 1, TABLE(serving_list, "serving on one machine")};

static const smr_field all_list[] = {
	SMR_FIELD_LIST(smr_servings, list, n, "servings", RECORDS, .of = &one_fields),
};
const smr_fields smr_serving_fields = {.name = "serve",
				       .form = SMR_FIELDS_ONLY,
				       TABLE(all_list, "samara simulate --serve --json")};
