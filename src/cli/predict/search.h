/** @file samara simulate --search: options and output. */
#ifndef SMR_CLI_PREDICT_SEARCH_H
#define SMR_CLI_PREDICT_SEARCH_H
#include <samara/predict.h>
#include <stdbool.h>

#include "predict/search/search.h"

typedef struct smr_cli_search {
	bool on;
	const char **vary;
	size_t nvary;
	const char *minimise; /* NULL: latency */
	uint64_t top;
	const char *page; /* file of a page to write; NULL: none */
} smr_cli_search;

/** Searches and prints; @p limits and @p job as in smr_search_params. SMR_ENOTFOUND: no way keeps
 * all limits, and the nearest are printed. */
SMR_MUST_USE smr_status smr_cli_search_print(const smr_cli_search *s, const smr_simulate_params *q,
					     const smr_simulate_job *job, const char *limits,
					     bool as_json);
/** Writes a page of a search of @p shape. SMR_EIO: it cannot be written. */
SMR_MUST_USE smr_status smr_cli_search_page(const char *path, const smr_transformer *shape,
					    const smr_found *f);
/** Returns the i-th name of a measure. */
const char *smr_cli_measure_word(size_t i);
#endif
