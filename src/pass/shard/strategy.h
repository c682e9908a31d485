/** @file Parallelism strategies (dp, tp, fsdp ...): adds sharding annotations to a program of one
 * device (internal). smr_pass_partition() then partitions it. */
#ifndef SMR_PASS_SHARD_STRATEGY_H
#define SMR_PASS_SHARD_STRATEGY_H
#include "ir/module/module.h"

/** Numbers of parts to cut into, by kind; each at least 1, their product at most
 * SMR_MAX_DEVICES. */
typedef struct smr_strategy {
	uint32_t data;     /* of the batch: the first dimension of data arguments */
	uint32_t sequence; /* of the second dimension of data arguments */
	uint32_t tensor;   /* of weights: columns, then rows of the next, and so on */
	bool fully;        /* also shard the state of a training step, by `data` */
	bool stored_apart; /* of predictions: weights of several products in one are stored so that
			    * each device has its part of each */
	/* used by smr_pass_cut() for stages, or by the prediction if the program marks none
	 * (predict/stages/pipeline.h): */
	uint32_t pipeline;      /* stages; 0 or 1: none */
	uint32_t micro_batches; /* 0: as many as there are stages */
	bool gpipe;             /* all forward passes, then all backward passes */
	/* recompute activations: smr_pass_remat(), or the prediction for layers of loops and for
	 * stages (predict/stages/remat.h) */
	bool remat;
} smr_strategy;

/** Returns the number of devices of one stage. */
uint32_t smr_strategy_devices(const smr_strategy *s);
/** Returns the number of micro-batches of a pipeline; 1: no pipeline. */
uint32_t smr_strategy_micro(const smr_strategy *s);
/** Parses "dp=2,tp=4,sp=1,fsdp,pp=4,mb=8,gpipe,remat"; SMR_EINVAL with a message if that is
 * malformed. */
SMR_MUST_USE smr_status smr_strategy_read(const char *text, smr_strategy *out);
/** Finds the state of a training step: by argument of function 0, 1 + the result that is its next
 * value, else 0; all 0 if the program is no training step. The caller frees *@p out. */
SMR_MUST_USE smr_status smr_strategy_kept(const smr_module *m, uint32_t **out);
/** Sets, by variable of function 0, whether it is a data argument; allocates in the module's
 * arena. */
SMR_MUST_USE smr_status smr_strategy_data(smr_module *m, bool **out);
/** Annotates a program of one device by the roles of its arguments (pass/shard/roles.h). Stages are
 * mesh axes that shard nothing; micro-batches are the last axes. Returns SMR_EINVAL if the program
 * has a mesh already or nothing to shard so, or if parts do not divide sizes. */
SMR_MUST_USE smr_status smr_pass_strategy(smr_module *m, const smr_strategy *s);
#endif
