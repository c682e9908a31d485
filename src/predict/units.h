/** @file A program's ops as units that could run in different places, and the values between them
 * (internal to predict/). Units are in the order of the program: who makes a value comes before
 * who reads it. */
#ifndef SMR_PREDICT_UNITS_H
#define SMR_PREDICT_UNITS_H
#include "base/data/vec.h"
#include "predict/predict.h"

#define SMR_NO_UNIT UINT32_MAX
#define SMR_NO_VALUE UINT32_MAX

/** One op that runs; or a loop, choice or call with all that is in it; or nothing, where several
 * values become one without work. */
typedef struct smr_unit {
	uint32_t line;
	bool whole; /* a loop, choice or call */
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
	SMR_VEC(smr_unit_value) values; /* the first are those of the arguments, in their order */
	SMR_VEC(smr_unit_read) reads;   /* by unit; of a value once */
	uint32_t *of_step;              /* by step of the workload: its unit */
	uint32_t nresults, *results;    /* values; SMR_NO_VALUE: a constant */
} smr_units;

/** Of a tensor program. SMR_EUNSUPPORTED, told: it has no such parts. Free it with
 * smr_units_free(), on failure, too. */
SMR_MUST_USE smr_status smr_units_of(const smr_workload *w, smr_units *out);
void smr_units_free(smr_units *u);
#endif
