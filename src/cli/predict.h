/** @file samara predict: what is asked, and its answers on paper (internal to cli/). */
#ifndef SMR_CLI_PREDICT_H
#define SMR_CLI_PREDICT_H
#include <jansson.h>

#include "predict/predict.h"

/** A machine that is asked about. */
typedef struct smr_cli_target {
	char name[96]; /* as the user calls it */
	long devices;  /* 0: as many as the program has */
	bool here;     /* it is this machine */
	smr_machine machine;
	smr_strategy strategy; /* devices of it: 1, as the program says itself */
	const smr_workload *work;
	smr_forecast forecast;
	bool front; /* no other one is better in both time and energy */
} smr_cli_target;

typedef struct smr_cli_prediction {
	const char *file;
	bool by_codelet;
	bool is_cut; /* by a strategy that was asked for */
	smr_strategy strategy;
	size_t n;
	smr_cli_target *targets; /* from the quickest to the slowest */
} smr_cli_prediction;

/** For people, to stdout. */
void smr_cli_predict_print(const smr_cli_prediction *p);
/** A new reference; NULL when out of memory. */
json_t *smr_cli_predict_json(const smr_cli_prediction *p);
/** Of the codelets of one target, from the one that takes longest; smr_free(). NULL when out of
 * memory. */
typedef struct smr_cli_share {
	const smr_predict_kernel *k;
	smr_prediction once;
	double seconds; /* of all its runs */
} smr_cli_share;
smr_cli_share *smr_cli_predict_shares(const smr_cli_target *t);
#endif
