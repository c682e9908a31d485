/* Memory of a step on one device (formula 7). */
#include <math.h>

#include "predict/transformer/internal.h"

/* Width of the MLP of a layer, or of the experts that a token goes to: the mean of all layers. */
static double active_mlp(const smr_transformer *t)
{
	double moe = sim_expert_share(t);

	return (1 - moe) * sim_mlp(t) +
	       moe * t->expert_mlp * ((double)t->top_k * sim_imbalance(t) + t->shared_experts);
}

/* Bytes per token of one layer: its input and the values kept by name, of 2-byte numbers. */
static double named_bytes(const smr_transformer *t, unsigned kept)
{
	double h = 2.0 * t->hidden / (t->sequence_parallel ? t->tensor : 1);
	double a = 2 * sim_head_size(t) / t->tensor, mlp = 2 * active_mlp(t) / t->tensor;
	const struct {
		unsigned what;
		double bytes;
	} named[] = {{SMR_TRANSFORMER_SAVED_QUERY, t->heads * a},
		     {SMR_TRANSFORMER_SAVED_KEY, sim_kv_heads(t) * a},
		     {SMR_TRANSFORMER_SAVED_VALUE, sim_kv_heads(t) * a},
		     {SMR_TRANSFORMER_SAVED_CONTEXT, t->heads * a},
		     {SMR_TRANSFORMER_SAVED_OUT, h},
		     {SMR_TRANSFORMER_SAVED_GATE, t->gated ? mlp : 0},
		     {SMR_TRANSFORMER_SAVED_UP, mlp}};
	double sum = h; /* its input */

	for (size_t i = 0; i < sizeof(named) / sizeof(named[0]); i++)
		sum += kept & named[i].what ? named[i].bytes : 0;
	return sum;
}

/* Bytes per token of one layer that are kept for the backward pass, of 2-byte numbers: 34 h + 5 a s
 * where the MLP is 4 h wide and heads make h (Korthikanti et al., table 2). Values that tensor
 * parallel parts have in common are divided with sequence parallelism only. */
double sim_kept_bytes(const smr_transformer *t, bool all)
{
	double h = t->hidden, w = t->heads * sim_head_size(t), split = t->tensor;
	double common = t->sequence_parallel ? split : 1;
	double attention = 6 * w + 2 * w, mlp = (t->gated ? 6 : 4) * active_mlp(t);
	double scores = t->flash ? 0 : 5.0 * t->heads * t->sequence;

	if (smr_transformer_kept(t) != 0 && !all)
		return named_bytes(t, smr_transformer_kept(t));
	if (t->recompute == SMR_RECOMPUTE_LAYERS && !all)
		return named_bytes(t, SMR_TRANSFORMER_SAVED_INPUT);
	if (t->recompute == SMR_RECOMPUTE_ATTENTION && !all)
		scores = 0;
	/* inputs of both norms and halves (8), masks (2) */
	return 10 * h / common + (attention + mlp + scores) / split;
}

/* Layers of the stage that has most, all its chunks. */
static uint32_t most_layers(const smr_transformer *t)
{
	uint32_t most = 0;

	for (uint32_t s = 0; s < t->pipeline; s++) {
		uint32_t n = 0;

		for (uint32_t c = 0; c < t->chunks; c++)
			n += smr_transformer_layers(t, s, c);
		most = n > most ? n : most;
	}
	return most;
}

/* Parameters of one device: experts are divided among others than the rest is. */
typedef struct held {
	double dense, experts;
} held;

static double divided(const smr_transformer *t, held p, double bytes, bool sharded)
{
	double shards = sharded ? sim_shards(t) : 1;
	double expert_shards = sharded ? fmax(1, sim_shards(t) * t->tensor / t->expert) : 1;

	return bytes * (p.dense / shards + p.experts / expert_shards);
}

/* A layer at a time is gathered, and values of one layer are all there. */
static double working_bytes(const smr_transformer *t, double tokens)
{
	double vocabulary = t->pipeline == 1 ? 4 * tokens * t->vocabulary / t->tensor : 0;
	double gathered = t->shard == SMR_SHARD_ALL && sim_shards(t) > 1
				  ? 4 * (sim_dense_parameters(t) / t->tensor +
					 sim_expert_parameters(t) / t->expert)
				  : 0;

	return fmax(tokens * sim_kept_bytes(t, true), vocabulary) + gathered;
}

void smr_transformer_memory(const smr_transformer *t, smr_transformer_step_memory *out)
{
	smr_pp p = sim_pipeline(t);
	double layers = most_layers(t), tokens = sim_tokens(t);
	double trained = t->adapters > 0 ? sim_adapter_share(t) : 1;
	double gradient = t->gradient_bytes > 0 ? t->gradient_bytes : 2;
	held mine = {(sim_dense_parameters(t) * layers + (double)t->vocabulary * t->hidden) /
			     t->tensor,
		     sim_expert_parameters(t) * layers / t->expert};

	*out = (smr_transformer_step_memory){
		.weights = divided(t, mine, 2, t->shard == SMR_SHARD_ALL),
		.gradients = trained * divided(t, mine, gradient, t->shard >= SMR_SHARD_GRADIENTS),
		.optimiser = trained * divided(t, mine, 12, t->shard != SMR_SHARD_NOTHING),
		.activations =
			smr_pp_live(&p, 0) * layers / t->chunks * tokens * sim_kept_bytes(t, false),
		.working = working_bytes(t, tokens)};
	if (t->offload & SMR_OFFLOAD_OPTIMISER)
		out->optimiser = 0;
	if (t->offload & SMR_OFFLOAD_ACTIVATIONS) /* two layers: one leaves, one comes */
		out->activations = fmin(out->activations, 2 * tokens * sim_kept_bytes(t, false));
	out->total =
		out->weights + out->gradients + out->optimiser + out->activations + out->working;
}
