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
	smr_collective_cost tensor[2][2]; /* after attention, MLP: forward, backward */
	smr_collective_cost exposed[2]
				   [2]; /* of contexts and experts, the same: nothing hides them */
	smr_collective_cost exposed_again[2];
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
/** Adds the collectives; computing is known. */
SMR_MUST_USE smr_status sim_talk_of(const smr_transformer *t, const smr_machine *m, sim_parts *out);
/** Parameters of a stage on one device: all but experts; experts. */
double sim_stage_dense(const smr_transformer *t);
double sim_stage_experts(const smr_transformer *t);
/** FLOP/s of a device's units for products in @p p; 0: it has none. */
double sim_peak(const smr_machine *m, smr_transformer_precision p);
const char *smr_precision_name(smr_transformer_precision p);
/** Sets the batch of a shape that accumulates; checks it. */
SMR_MUST_USE smr_status sim_prepare(smr_transformer *t);
/** Sets all that follows from p50, and from the shares of the time, of a step. */
void sim_fill_result(const smr_transformer *t, const smr_machine *m, const sim_parts *p,
		     smr_transformer_step_result *out);
/** Adds the tasks of one step to a simulation of t->pipeline rows. */
SMR_MUST_USE smr_status sim_step_build(const smr_transformer *t, const sim_parts *p, smr_sim *s);

/** Devices that reduce gradients together: each has other tokens. */
static inline double sim_replicas(const smr_transformer *t)
{
	return (double)t->data * t->context;
}

static inline double sim_shards(const smr_transformer *t)
{
	return t->shard_over > 0 ? t->shard_over : sim_replicas(t);
}

static inline smr_pp sim_pipeline(const smr_transformer *t)
{
	return (smr_pp){t->schedule, t->pipeline, t->chunks, t->batch / t->data / t->micro_batch};
}

/** Tokens of a micro-batch on one device. */
static inline double sim_tokens(const smr_transformer *t)
{
	return (double)t->micro_batch * t->sequence / t->context;
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

static inline double sim_value_size(const smr_transformer *t)
{
	return t->value_size > 0 ? t->value_size : sim_head_size(t);
}

/** Numbers of a query and key that are multiplied. */
static inline double sim_key_size(const smr_transformer *t)
{
	return sim_head_size(t) + (t->kv_rank > 0 ? t->rope_size : 0);
}

/** Share of the layers that have experts. */
static inline double sim_expert_share(const smr_transformer *t)
{
	return t->experts > 0 ? 1 - (double)t->dense_layers / t->layers : 0;
}

static inline double sim_imbalance(const smr_transformer *t)
{
	return t->imbalance > 0 ? t->imbalance : 1;
}

/** Keys that a query sees in the mean, of all layers. */
double sim_seen(const smr_transformer *t);
/** Parameters of one layer, norms left out, the mean of all layers: of all but experts; of
 * experts. */
double sim_dense_parameters(const smr_transformer *t);
double sim_expert_parameters(const smr_transformer *t);
/** Share of the parameters that adapters add and that alone are trained. */
double sim_adapter_share(const smr_transformer *t);
/** Bytes of a token and layer that are kept for the backward pass; @p all: nothing recomputed. */
double sim_kept_bytes(const smr_transformer *t, bool all);
#endif
