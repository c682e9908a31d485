/** @file Tensor programs made ready, stage by stage (internal to api/ and who predicts). */
#ifndef SMR_API_MODEL_COMPILE_H
#define SMR_API_MODEL_COMPILE_H
#include "api/api.h"
#include "pass/passes.h"

/** What is asked of a program beside its parameters; what is 0 nobody asks. All that is pointed to
 * must outlive the model. */
typedef struct smr_load_options {
	smr_fusion_report *story;  /* who is told of the plan */
	const smr_machine *target; /* that the plan is for; it is not run; NULL: this machine */
	const smr_strategy *strategy;
	bool plan_only; /* what its kernels do is asked, not what would run them here */
	bool brief;     /* smr_fuse_params */
	/* A model by the same parameters, of which it takes the module where that stands: at
	 * SMR_LOAD_READ, to be cut in another way, or at SMR_LOAD_SIMPLIFIED. */
	const smr_model *base;
} smr_load_options;

/** smr_load() up to a stage; NULL @p o: nothing is asked beside. */
SMR_MUST_USE smr_status smr_model_load(smr_ctx *ctx, const smr_load_params *p, smr_load_stage upto,
				       const smr_load_options *o, smr_model **out);
/** Makes one ready that stands at SMR_LOAD_FUSED, by the same parameters. */
SMR_MUST_USE smr_status smr_model_finish(smr_model *m, const smr_load_params *p);
/** That ops are fused for: all of the target's, or of the runner's. */
int smr_model_threads(const smr_model *m);
#endif
