/** @file A training step of a transformer from its shape: seconds by simulation, memory by formula.
 *
 * Devices are numbered tensor first, then data, then pipeline, so a tensor parallel group consists
 * of neighbours. Layers are alike; the first stage has the embedding, the last one the vocabulary.
 */
#ifndef SMR_PREDICT_TRANSFORMER_TRANSFORMER_H
#define SMR_PREDICT_TRANSFORMER_TRANSFORMER_H
#include "pass/pipeline_parallel/schedule.h"
#include "predict/sim/simulate.h"

typedef enum smr_recompute {
	SMR_KEEP,                /* all activations */
	SMR_RECOMPUTE_ATTENTION, /* scores and values derived from them: "selective" */
	SMR_RECOMPUTE_CHEAP,     /* all but the results of products with weights: "cheap" */
	SMR_RECOMPUTE_LAYERS,    /* "full": only a layer's input is kept, all of it runs again */
	SMR_RECOMPUTES
} smr_recompute;

/** Values that a layer may keep beside its input, as bits: other values are recomputed as far as
 * the backward pass reads them (jax.checkpoint with a policy of names; the MLP's last product is
 * never read). */
typedef enum smr_transformer_saved {
	SMR_TRANSFORMER_SAVED_QUERY = 1,
	SMR_TRANSFORMER_SAVED_KEY = 2,
	SMR_TRANSFORMER_SAVED_VALUE = 4,
	SMR_TRANSFORMER_SAVED_CONTEXT = 8, /* result of attention, before its last product */
	SMR_TRANSFORMER_SAVED_OUT = 16,    /* result of that product */
	SMR_TRANSFORMER_SAVED_GATE = 32,   /* of a gated MLP */
	SMR_TRANSFORMER_SAVED_UP = 64,
	SMR_TRANSFORMER_SAVED_INPUT = 128 /* always; alone: nothing else */
} smr_transformer_saved;

typedef enum smr_transformer_sharding {
	SMR_SHARD_NOTHING,
	SMR_SHARD_OPTIMISER, /* its state, over the data parallel devices (ZeRO 1) */
	SMR_SHARD_GRADIENTS, /* gradients, too (ZeRO 2) */
	SMR_SHARD_ALL,       /* weights and gradients, too (fully sharded, ZeRO 3) */
	SMR_SHARDINGS
} smr_transformer_sharding;

/** Type of the products of weights. The other numbers of a layer have 2 bytes. */
typedef enum smr_transformer_precision {
	SMR_PRECISION_BF16,
	SMR_PRECISION_F16,
	SMR_PRECISION_FP8,   /* one scale of a tensor, a row or a block */
	SMR_PRECISION_MXFP8, /* a scale of 32 numbers */
	SMR_PRECISION_NVFP4, /* a scale of 16 numbers */
	SMR_PRECISIONS
} smr_transformer_precision;

/** Type of weights, or of the cache of keys and values, in memory when serving. */
typedef enum smr_transformer_stored {
	SMR_STORED_BF16,
	SMR_STORED_FP8,
	SMR_STORED_INT8,
	SMR_STORED_INT4, /* with a scale of 32 to 128 numbers */
	SMR_STORED_NVFP4,
	SMR_STORED_TYPES
} smr_transformer_stored;

/** How context parallel devices see keys and values of each other. */
typedef enum smr_context_by {
	SMR_CONTEXT_RING,   /* passed around, beside attention */
	SMR_CONTEXT_GATHER, /* gathered before attention */
	SMR_CONTEXT_WAYS
} smr_context_by;

/** Parts that are in host memory during a step, as bits. */
typedef enum smr_offload { SMR_OFFLOAD_OPTIMISER = 1, SMR_OFFLOAD_ACTIVATIONS = 2 } smr_offload;

typedef struct smr_transformer {
	char name[48];
	uint32_t layers, hidden, heads, sequence, vocabulary;
	uint32_t head_size, kv_heads, mlp; /* 0: hidden / heads, heads, 4 * hidden */
	bool gated;                        /* the MLP has two matrices in, one out */
	bool flash;  /* attention in one kernel, which skips scores hidden by a causal mask */
	bool untied; /* embedding and head have weights of their own */
	bool parallel_layers; /* attention and MLP read the same norm, and are summed together */
	/* experts: of layers after the first `dense_layers`; 0: none */
	uint32_t experts, top_k, expert_mlp, shared_experts, dense_layers;
	double imbalance; /* tokens of the busiest device, over the mean; or a capacity factor */
	/* latent attention (MLA): ranks of queries (0: not compressed) and of keys and values (0:
	 * no latent attention); numbers of a head that carry positions, and of its values */
	uint32_t q_rank, kv_rank, rope_size, value_size;
	uint32_t window, window_layers; /* tokens that so many of the layers see; 0: all */
	uint32_t packed;                /* mean tokens of a document; 0: the sequence */
	uint32_t batch, micro_batch;    /* sequences: of all devices; of one replica at a time */
	uint32_t accumulate;            /* instead of batch: micro-batches of a step */
	uint32_t tensor, pipeline, data;
	uint32_t context, expert; /* devices along a sequence; among which experts are divided */
	smr_context_by context_by;
	bool overlap_experts; /* all-to-all beside other computing */
	smr_transformer_precision precision;
	smr_transformer_stored weights, cache; /* when serving */
	bool attention_data; /* when serving: each of the tensor parallel devices has attention
			      * whole, for its own requests */
	unsigned offload;    /* of smr_offload */
	uint32_t adapters;   /* rank of trained adapters (LoRA); 0: all trained */
	bool eager;          /* passes over memory are not fused, as without a compiler */
	double software;     /* year of the libraries, 2024.5; 0: the newest known */
	uint32_t chunks;
	uint32_t shard_over; /* devices; 0: all data parallel ones. Else replicas beyond */
	smr_pp_schedule schedule;
	smr_transformer_sharding shard;
	smr_recompute recompute;
	unsigned keep;          /* 0, or of smr_transformer_saved: replaces recompute */
	bool sequence_parallel; /* values between tensor parallel parts are divided, too */
	bool overlap_tensor;    /* a product and its collective overlap, in parts */
	bool overlap_gradients; /* they are reduced as soon as they are computed */
	double gradient_bytes;  /* of a parameter; 0: 2 */
	double sustained;       /* share of the predicted speed of kernels, for calibration; 0: by
				 * machine and software (efficiency.h) */
} smr_transformer;

/** Bytes of one device, of the stage that needs most. */
typedef struct smr_transformer_step_memory {
	double weights, gradients, optimiser, activations, working, total;
} smr_transformer_step_memory;

typedef struct smr_transformer_step_result {
	double p10, p50, p90; /* seconds */
	double parameters;
	double model_flops; /* of one step on all devices, without recomputation, a causal mask
			     * halved */
	double utilisation; /* share of the peak by model_flops: MFU */
	double tokens_s;
	double energy_j; /* modelled, all devices */
	uint32_t devices;
	double compute, exposed, idle; /* shares of the time, means over all stages */
	const char *basis;             /* figures that the interval rests on */
	smr_transformer_step_memory memory;
	bool fits;
	uint32_t tasks;
	double simulated_s; /* seconds of the simulation itself */
} smr_transformer_step_result;

/** Defaults: one device, one micro-batch, 1f1b. */
extern const smr_transformer smr_transformer_default;
/** Reads the JSON of a shape (examples/gpt-step); @p name is used in messages. */
SMR_MUST_USE smr_status smr_transformer_read(const char *name, const char *text,
					     smr_transformer *out);
/** Sets one field, "layers=96": names and values are those of the JSON. */
SMR_MUST_USE smr_status smr_transformer_set(smr_transformer *t, const char *field);
/** Checks a shape. SMR_EINVAL, with a message: impossible sizes, or a strategy that does not
 * divide. */
SMR_MUST_USE smr_status smr_transformer_check(const smr_transformer *t);
/** Returns the layers of one chunk of a stage: where they do not divide, the embedding and the head
 * count as a layer each. */
uint32_t smr_transformer_layers(const smr_transformer *t, uint32_t stage, uint32_t chunk);
/** Returns the values kept by name; 0: not by name. */
unsigned smr_transformer_kept(const smr_transformer *t);
uint32_t smr_transformer_devices(const smr_transformer *t);
double smr_transformer_parameters(const smr_transformer *t);
double smr_transformer_flops(const smr_transformer *t);
void smr_transformer_memory(const smr_transformer *t, smr_transformer_step_memory *out);

/** Computes a step by sums instead of tasks, in microseconds: exposed communication counts as idle,
 * and tasks is 0. SMR_EINVAL as smr_transformer_step(). */
SMR_MUST_USE smr_status smr_transformer_estimate(const smr_transformer *t, const smr_machine *m,
						 smr_transformer_step_result *out);
/** Simulates one step on @p m. @p sim, if not NULL, receives the graph with its times, which the
 * caller frees. SMR_EINVAL, with a message: as above, or links that do not join so many devices. */
SMR_MUST_USE smr_status smr_transformer_step(const smr_transformer *t, const smr_machine *m,
					     smr_transformer_step_result *out, smr_sim **sim);
#endif
