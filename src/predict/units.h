/** @file A program's ops as units that could run in different places, and the values between them
 * (internal to predict/). Units are in program order: the maker of a value precedes its readers. */
#ifndef SMR_PREDICT_UNITS_H
#define SMR_PREDICT_UNITS_H
#include "base/data/vec.h"
#include "predict/predict.h"

#define SMR_NO_UNIT UINT32_MAX
#define SMR_NO_VALUE UINT32_MAX

/** One op that runs; or a loop, branch or call with all its blocks; or a merge of several values,
 * which takes no time. */
typedef struct smr_unit {
	uint32_t line;
	bool whole; /* a loop, branch or call */
} smr_unit;

typedef struct smr_unit_value {
	uint32_t maker; /* unit; SMR_NO_UNIT: an argument */
	double bytes;
} smr_unit_value;

typedef struct smr_unit_read {
	uint32_t unit, value;
} smr_unit_read;

typedef struct smr_units {
	SMR_VEC(smr_unit) units;
	SMR_VEC(smr_unit_value) values; /* arguments first, in their order */
	SMR_VEC(smr_unit_read) reads;   /* by unit; each value once */
	uint32_t *of_step;              /* by step of the workload: its unit */
	uint32_t nresults, *results;    /* values; SMR_NO_VALUE: a constant */
} smr_units;

/** Makes the units of a tensor program. SMR_EUNSUPPORTED, with a message: it has no such parts.
 * Free it with smr_units_free(), on failure, too. */
SMR_MUST_USE smr_status smr_units_of(const smr_workload *w, smr_units *out);
void smr_units_free(smr_units *u);
#endif
