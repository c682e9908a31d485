/* Shapes of transformers: constraints, and quantities that do not depend on a machine. */
#include "predict/transformer/transformer.h"

#include <math.h>

#include "base/status.h"
#include "predict/transformer/internal.h"

unsigned smr_transformer_kept(const smr_transformer *t)
{
	static const unsigned cheap = SMR_TRANSFORMER_SAVED_INPUT | SMR_TRANSFORMER_SAVED_QUERY |
				      SMR_TRANSFORMER_SAVED_KEY | SMR_TRANSFORMER_SAVED_VALUE |
				      SMR_TRANSFORMER_SAVED_OUT | SMR_TRANSFORMER_SAVED_GATE |
				      SMR_TRANSFORMER_SAVED_UP;

	if (t->keep != 0)
		return t->keep;
	return t->recompute == SMR_RECOMPUTE_CHEAP ? cheap : 0;
}

uint32_t smr_transformer_devices(const smr_transformer *t)
{
	return t->tensor * t->pipeline * t->data;
}

double smr_transformer_parameters(const smr_transformer *t)
{
	return t->layers * sim_layer_parameters(t) + (double)t->vocabulary * t->hidden;
}

/* Each parameter of a layer and of the vocabulary multiplies and adds once forward and twice
 * backward; a causal mask hides half of the scores. */
double smr_transformer_flops(const smr_transformer *t)
{
	double tokens = (double)t->batch * t->sequence;
	double scores = 4.0 * t->sequence * t->heads * sim_head_size(t) * t->layers / 2;

	return tokens * 3 * (2 * smr_transformer_parameters(t) + scores);
}

/* ---- constraints
 * --------------------------------------------------------------------------------- */

static smr_status check_shape(const smr_transformer *t)
{
	const struct {
		const char *name;
		uint32_t is, most;
	} sizes[] = {{"layers", t->layers, 100000},
		     {"hidden", t->hidden, 1 << 24},
		     {"heads", t->heads, 1 << 20},
		     {"sequence", t->sequence, 1 << 28},
		     {"vocabulary", t->vocabulary, 1 << 28},
		     {"batch", t->batch, 1 << 24},
		     {"micro_batch", t->micro_batch, 1 << 24},
		     {"tensor", t->tensor, 1 << 20},
		     {"pipeline", t->pipeline, 1 << 16},
		     {"data", t->data, 1 << 20},
		     {"chunks", t->chunks, 100000}};

	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
		if (sizes[i].is < 1 || sizes[i].is > sizes[i].most)
			return smr_fail(SMR_EINVAL, "%s: \"%s\" must be 1 to %u, not %u", t->name,
					sizes[i].name, sizes[i].most, sizes[i].is);
	if ((double)t->tensor * t->pipeline * t->data > 1 << 24)
		return smr_fail(SMR_EINVAL, "%s: more than %d devices", t->name, 1 << 24);
	return SMR_OK;
}

static smr_status check_divides(const smr_transformer *t, const char *what, double whole,
				const char *by, double parts)
{
	if (fmod(whole, parts) == 0)
		return SMR_OK;
	return smr_fail(SMR_EINVAL, "%s: %s, %.0f, cannot be divided by %s, %.0f", t->name, what,
			whole, by, parts);
}

static smr_pp pipeline_of(const smr_transformer *t)
{
	return (smr_pp){t->schedule, t->pipeline, t->chunks, t->batch / t->data / t->micro_batch};
}

smr_status smr_transformer_check(const smr_transformer *t)
{
	smr_pp p;

	SMR_TRY(check_shape(t));
	if (t->head_size == 0)
		SMR_TRY(check_divides(t, "\"hidden\"", t->hidden, "\"heads\"", t->heads));
	SMR_TRY(check_divides(t, "\"heads\"", t->heads, "\"tensor\"", t->tensor));
	SMR_TRY(check_divides(t, "the MLP's width", sim_mlp(t), "\"tensor\"", t->tensor));
	SMR_TRY(check_divides(t, "\"batch\"", t->batch, "\"data\" x \"micro_batch\"",
			      (double)t->data * t->micro_batch));
	SMR_TRY(check_divides(t, "\"layers\"", t->layers, "\"pipeline\" x \"chunks\"",
			      (double)t->pipeline * t->chunks));
	SMR_TRY(check_divides(t, "\"data\"", t->data, "\"shard_over\"", sim_shards(t)));
	p = pipeline_of(t);
	return smr_pp_check(&p);
}

/* ---- memory (formula 7) ---------------------------------------------------------------------- */

/* Bytes per token of one layer: its input and the values kept by name, of 2-byte numbers. */
static double named_bytes(const smr_transformer *t, unsigned kept)
{
	double h = 2.0 * t->hidden / (t->sequence_parallel ? t->tensor : 1);
	double a = 2 * sim_head_size(t) / t->tensor, mlp = 2 * sim_mlp(t) / t->tensor;
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
static double kept_bytes(const smr_transformer *t, bool all)
{
	double h = t->hidden, w = t->heads * sim_head_size(t), split = t->tensor;
	double common = t->sequence_parallel ? split : 1;
	double attention = 6 * w + 2 * w, mlp = (t->gated ? 6 : 4) * sim_mlp(t);
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

void smr_transformer_memory(const smr_transformer *t, smr_transformer_step_memory *out)
{
	smr_pp p = pipeline_of(t);
	double layers = (double)t->layers / t->pipeline / t->chunks, live, tokens;
	double mine = (sim_layer_parameters(t) * t->layers / t->pipeline +
		       (double)t->vocabulary * t->hidden) /
		      t->tensor;
	double all = t->shard == SMR_SHARD_ALL ? sim_shards(t) : 1;
	double state = t->shard == SMR_SHARD_NOTHING ? 1 : sim_shards(t);

	tokens = (double)t->micro_batch * t->sequence;
	live = smr_pp_live(&p, 0);
	*out = (smr_transformer_step_memory){
		.weights = 2 * mine / all,
		.gradients = (t->gradient_bytes > 0 ? t->gradient_bytes : 2) * mine / all,
		.optimiser = 12 * mine / state,
		.activations = live * layers * tokens * kept_bytes(t, false)};
	/* working memory: one layer with all its values, two layers' weights where they are
	 * gathered, and numbers over the vocabulary in 4 bytes */
	out->working = fmax(tokens * kept_bytes(t, true),
			    t->pipeline == 1 ? 4 * tokens * t->vocabulary / t->tensor : 0) +
		       (all > 1 ? 4 * sim_layer_parameters(t) / t->tensor : 0);
	out->total =
		out->weights + out->gradients + out->optimiser + out->activations + out->working;
}
