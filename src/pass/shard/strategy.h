/** @file Parallelism strategies (dp, tp, fsdp ...): adds sharding annotations to a program of one
 * device (internal). smr_pass_partition() then partitions it. */
#ifndef SMR_PASS_SHARD_STRATEGY_H
#define SMR_PASS_SHARD_STRATEGY_H
#include "ir/module/module.h"

/** In how many parts what is cut; each at least 1, all together at most SMR_MAX_DEVICES. */
typedef struct smr_strategy {
	uint32_t data;     /* the batch: the first dimension of arguments that are data */
	uint32_t sequence; /* their second dimension */
	uint32_t tensor;   /* weights: columns, then rows of the next, and so on */
	bool fully;        /* what a training step keeps is cut over the parts of the batch, too */
	/* what smr_pass_cut() makes stages of, or, where the program marks none, who predicts
	 * (predict/stages/pipeline.h): */
	uint32_t pipeline;      /* stages; 0 or 1: none */
	uint32_t micro_batches; /* 0: as many as there are stages */
	bool gpipe;             /* all forward, then all backward */
	/* what is kept is computed anew on the way back: smr_pass_remat(), or, of layers of loops
	 * and of stages, who predicts (predict/stages/remat.h) */
	bool remat;
} smr_strategy;

/** Devices of one stage. */
uint32_t smr_strategy_devices(const smr_strategy *s);
/** Micro-batches of a pipeline; 1: there is none. */
uint32_t smr_strategy_micro(const smr_strategy *s);
/** "dp=2,tp=4,sp=1,fsdp,pp=4,mb=8,gpipe,remat": SMR_EINVAL says what is wrong with it. */
SMR_MUST_USE smr_status smr_strategy_read(const char *text, smr_strategy *out);
/** What a training step keeps: by argument of function 0, 1 + the result that is its next value, 0
 * where it is not kept; all 0 of what is no training step. *@p out is the caller's. */
SMR_MUST_USE smr_status smr_strategy_kept(const smr_module *m, uint32_t **out);
/** By variable of function 0: whether it is an argument that is data; in the module's arena. */
SMR_MUST_USE smr_status smr_strategy_data(smr_module *m, bool **out);
/** Annotates a program of one device, by what its arguments are (pass/shard/roles.h). Stages are
 * axes of the mesh that cut nothing, micro-batches its last axes. SMR_EINVAL: it has a mesh
 * already, or nothing to cut so, or parts do not divide sizes. */
SMR_MUST_USE smr_status smr_pass_strategy(smr_module *m, const smr_strategy *s);
#endif
