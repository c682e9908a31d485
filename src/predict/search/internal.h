/** @file Parts of a search. */
#ifndef SMR_PREDICT_SEARCH_INTERNAL_H
#define SMR_PREDICT_SEARCH_INTERNAL_H
#include "base/data/vec.h"
#include "predict/search/search.h"
#include "predict/sla.h"

enum {
	SEARCH_DIMENSIONS = 24,
	SEARCH_VALUES = 64,
	SEARCH_MOST = 1 << 18, /* ways that can be */
	SEARCH_TITLE = 112
};

/** Kinds of reasons why a way cannot be. */
typedef enum search_reason {
	SEARCH_MEMORY,
	SEARCH_DIVIDES,
	SEARCH_STAGES,
	SEARCH_SCHEDULE,
	SEARCH_MACHINE,
	SEARCH_REASONS
} search_reason;

/** A field and the values that are tried, as texts for smr_transformer_set(). */
typedef struct search_dimension {
	char name[32];
	size_t n;
	char values[SEARCH_VALUES][24];
	bool given; /* by the caller */
} search_dimension;

typedef struct search_space {
	size_t n;
	search_dimension list[SEARCH_DIMENSIONS];
} search_space;

typedef struct search_way {
	smr_transformer t;
	uint32_t machine; /* index */
	bool simulated, pareto;
	bool first; /* of its machine */
	smr_transformer_step_result r;
	smr_simulated_job job;
	smr_forecast f; /* of the step or of the job: what limits and the objective are about */
	double price;   /* of a step */
	double excess;  /* at least 1 */
	double rank;    /* less is better */
} search_way;

typedef struct search_count {
	uint64_t ways;
	double least; /* bytes, of memory */
	char title[SEARCH_TITLE], why[200];
} search_count;

typedef struct search {
	const smr_search_params *p;
	smr_machine *machines;
	smr_sla sla;
	smr_sla_measure by;
	uint64_t tried, simulated;
	search_count refused[SEARCH_REASONS];
	SMR_VEC(search_way) ways;
} search;

/** Fills @p out with the values of all searched fields, for @p devices. SMR_EINVAL: a text of
 * p->vary is malformed. */
SMR_MUST_USE smr_status search_space_of(const search *s, uint32_t devices, search_space *out);
/** Tries all ways on @p devices of machine @p machine. */
SMR_MUST_USE smr_status search_try(search *s, uint32_t machine, uint32_t devices);
/** Sets forecast, excess and rank by the step's result. */
SMR_MUST_USE smr_status search_judge(search *s, search_way *w);
/** Simulates the best, sorts, marks the front. */
SMR_MUST_USE smr_status search_rank(search *s);
/** Copies the result. */
SMR_MUST_USE smr_status search_result(const search *s, double seconds, const smr_found **out);
#endif
