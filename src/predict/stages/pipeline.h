/** @file A program's layers as stages of a pipeline. */
#ifndef SMR_PREDICT_STAGES_PIPELINE_H
#define SMR_PREDICT_STAGES_PIPELINE_H
#include "pass/pipeline_parallel/schedule.h"
#include "predict/predict.h"

typedef struct smr_stages {
	uint32_t n, micro_batches; /* at least 2 stages */
	uint32_t data, tensor;     /* of each stage */
	smr_pp_schedule schedule;  /* SMR_GPIPE, SMR_1F1B */
	bool remat;                /* layers are recomputed in the backward pass (remat.h) */
} smr_stages;

/** Returns the most stages that are possible: the layers of @p w; 0: no loop is over layers. */
uint32_t smr_stages_most(const smr_workload *w);
/** Checks that stages divide the layers of @p w; errors are those below. */
SMR_MUST_USE smr_status smr_stages_check(const smr_workload *w, const smr_stages *s);
/** Predicts a pipeline. Each stage has a run of layers, the first one also the parts before them,
 * the last one the parts between forward and backward. @p whole is the program with its batch
 * divided into s->data parts; @p micro with each of these in s->micro_batches more: its kernels are
 * those of a pass. By discrete events; @p sim: NULL, or receives the simulation of the medians.
 * SMR_EINVAL, with a message: stages do not divide the layers, or remat saves nothing;
 * SMR_EUNSUPPORTED: no loop is over layers. */
SMR_MUST_USE smr_status smr_forecast_stages(const smr_cost *c, const smr_workload *whole,
					    const smr_workload *micro, const smr_stages *s,
					    smr_forecast *out, struct smr_sim **sim);
/** Predicts a program of marked stages (smr_module.stages) as it runs: each stage's passes in their
 * order, each after the messages it receives. Memory is that of the stage that has most. @p sim as
 * above. */
SMR_MUST_USE smr_status smr_forecast_marked(const smr_cost *c, const smr_workload *w,
					    smr_forecast *out, struct smr_sim **sim);

static inline smr_status smr_pipeline_no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to simulate a pipeline");
}
#endif
