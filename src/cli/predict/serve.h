/** @file samara simulate --serve. */
#ifndef SMR_CLI_PREDICT_SERVE_H
#define SMR_CLI_PREDICT_SERVE_H
#include <samara/predict.h>

#include "predict/serving/serving.h"

/** Options of --serve as they were given; zeros: not. */
typedef struct smr_cli_serve {
	bool on;
	const char *sla, *trace;
	smr_serving_load load;
} smr_cli_serve;

/** Takes "RATE", "IN:OUT", "TOKENS:SHARE", a share; false: no such value. */
bool smr_cli_take_rate(smr_cli_serve *s, const char *value);
bool smr_cli_take_tokens(smr_cli_serve *s, const char *value);
bool smr_cli_take_draft(smr_cli_serve *s, const char *value);
bool smr_cli_take_prefix(smr_cli_serve *s, const char *value);
/** Simulates serving of the shape of @p q on its machines and prints the results. */
SMR_MUST_USE smr_status smr_cli_serve_print(const smr_cli_serve *s, const smr_simulate_params *q,
					    bool as_json);
#endif
