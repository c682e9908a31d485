/** @file Costs of the parts of a transformer on one device, each computed once. */
#ifndef SMR_PREDICT_TRANSFORMER_INTERNAL_H
#define SMR_PREDICT_TRANSFORMER_INTERNAL_H
#include "predict/transformer/transformer.h"

/** Kernels that follow each other. */
typedef struct sim_work {
	double seconds, flops, joules;
} sim_work;

/** Parts of one layer and one micro-batch, and of a whole stage. */
typedef struct sim_parts {
	sim_work attention[2], mlp[2]; /* forward; backward */
	sim_work again[2];             /* recomputation of each half, before its backward pass */
	sim_work embedding[2], head[2];
	sim_work optimiser;
	smr_collective_cost tensor[2];              /* after each half layer: forward, backward */
	smr_collective_cost tensor_again[2];        /* of each half that is recomputed */
	smr_collective_cost message;                /* from stage to stage */
	smr_collective_cost gather, scatter;        /* of a layer's weights, of its gradients */
	smr_collective_cost replicas, all_replicas; /* of a layer's gradients, beyond shards */
	smr_collective_cost reduce;                 /* of all gradients of a stage, unsharded */
	smr_collective_cost regather;               /* of its weights, after a sharded optimiser */
	double replica_bytes, tensor_bytes, message_bytes, layer_bytes, stage_bytes;
} sim_parts;

SMR_MUST_USE smr_status sim_parts_of(const smr_transformer *t, const smr_machine *m,
				     sim_parts *out);
/** Adds the tasks of one step to a simulation of t->pipeline rows. */
SMR_MUST_USE smr_status sim_step_build(const smr_transformer *t, const sim_parts *p, smr_sim *s);

static inline double sim_shards(const smr_transformer *t)
{
	return t->shard_over > 0 ? t->shard_over : t->data;
}

static inline double sim_head_size(const smr_transformer *t)
{
	return t->head_size > 0 ? t->head_size : (double)t->hidden / t->heads;
}

static inline double sim_kv_heads(const smr_transformer *t)
{
	return t->kv_heads > 0 ? t->kv_heads : t->heads;
}

static inline double sim_mlp(const smr_transformer *t)
{
	return t->mlp > 0 ? t->mlp : 4.0 * t->hidden;
}

/** Parameters of one layer, norms left out. */
static inline double sim_layer_parameters(const smr_transformer *t)
{
	double h = t->hidden, a = sim_head_size(t);

	return h * a * (2 * t->heads + 2 * sim_kv_heads(t)) + (t->gated ? 3 : 2) * h * sim_mlp(t);
}
#endif
