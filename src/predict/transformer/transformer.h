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
	SMR_SHARD_ALL,       /* weights and gradients, too (fully sharded, ZeRO 3) */
	SMR_SHARDINGS
} smr_transformer_sharding;

typedef struct smr_transformer {
	char name[48];
	uint32_t layers, hidden, heads, sequence, vocabulary;
	uint32_t head_size, kv_heads, mlp; /* 0: hidden / heads, heads, 4 * hidden */
	bool gated;                        /* the MLP has two matrices in, one out */
	bool flash; /* attention in one kernel, which skips scores hidden by a causal mask */
	uint32_t batch, micro_batch; /* sequences: of all devices; of one replica at a time */
	uint32_t tensor, pipeline, data;
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
	double sustained; /* share of the predicted speed of kernels, for calibration; 0: by kind */
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
/** Returns the values kept by name; 0: not by name. */
unsigned smr_transformer_kept(const smr_transformer *t);
uint32_t smr_transformer_devices(const smr_transformer *t);
double smr_transformer_parameters(const smr_transformer *t);
double smr_transformer_flops(const smr_transformer *t);
void smr_transformer_memory(const smr_transformer *t, smr_transformer_step_memory *out);

/** Simulates one step on @p m. @p sim, if not NULL, receives the graph with its times, which the
 * caller frees. SMR_EINVAL, with a message: as above, or links that do not join so many devices. */
SMR_MUST_USE smr_status smr_transformer_step(const smr_transformer *t, const smr_machine *m,
					     smr_transformer_step_result *out, smr_sim **sim);
#endif
