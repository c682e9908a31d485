/** @file Staged loading of tensor programs (internal to api/ and the callers of predictions). */
#ifndef SMR_API_MODEL_COMPILE_H
#define SMR_API_MODEL_COMPILE_H
#include "api/api.h"
#include "pass/passes.h"

/** Options of a load beside its parameters; 0: not requested. All pointers must outlive the
 * model. */
typedef struct smr_load_options {
	smr_fusion_report *story;  /* receives a report of the plan */
	const smr_machine *target; /* machine that the plan is for, which does not run; NULL: this
				      machine */
	const smr_strategy *strategy;
	bool planned;   /* the model is explained or predicted, never run */
	bool plan_only; /* predict the kernels' work only; do not choose implementations for this
			   host */
	bool brief;     /* as in smr_fuse_params */
	bool apart;     /* for smr_model_run_apart(): a program for each device, or one that is
			   partitioned by its shardings */
	/* A model with the same parameters whose module is copied: at SMR_LOAD_READ, to be
	 * partitioned differently, or at SMR_LOAD_SIMPLIFIED. */
	const smr_model *base;
} smr_load_options;

/** smr_load() up to a stage; NULL @p o: no options. */
SMR_MUST_USE smr_status smr_model_load(smr_ctx *ctx, const smr_load_params *p, smr_load_stage upto,
				       const smr_load_options *o, smr_model **out);
/** Completes a model that is at SMR_LOAD_FUSED, with the same parameters. */
SMR_MUST_USE smr_status smr_model_finish(smr_model *m, const smr_load_params *p);
/** Runs a model that was loaded `apart` on the arrays of each device: those of device d are from
 * number d * nargs, d * nresults on. A result without data is not wanted. */
SMR_MUST_USE smr_status smr_model_run_apart(smr_model *m, const smr_ndarray *args,
					    const smr_ndarray *results);
struct smr_exec_others;
/** The same where other processes run some of the devices: arrays are those of the devices that are
 * here, in their order. */
SMR_MUST_USE smr_status smr_model_run_among(smr_model *m, const smr_ndarray *args,
					    const smr_ndarray *results,
					    const struct smr_exec_others *others);
/** Returns the number of threads that ops are fused for: all of the target's, or of the
 * runner's. */
int smr_model_threads(const smr_model *m);
#endif
