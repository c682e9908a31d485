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
	return t->tensor * t->context * t->pipeline * t->data;
}

/* ---- layers ---------------------------------------------------------------------------------- */

uint32_t smr_transformer_layers(const smr_transformer *t, uint32_t stage, uint32_t chunk)
{
	uint32_t all = t->pipeline * t->chunks, at = chunk * t->pipeline + stage;
	uint32_t whole = t->layers + 2, more = whole % all;

	if (t->layers % all == 0)
		return t->layers / all;
	return whole / all + (at > 0 && at <= more) - (at == 0) - (at + 1 == all);
}

static double attention_parameters(const smr_transformer *t)
{
	double h = t->hidden, a = t->heads, key = sim_key_size(t), value = sim_value_size(t);
	double query = t->q_rank > 0 ? t->q_rank * (h + a * key) : h * a * key;

	if (t->kv_rank == 0)
		return h * sim_head_size(t) * (2 * a + 2 * sim_kv_heads(t));
	return query + h * (t->kv_rank + t->rope_size) +
	       t->kv_rank * a * (sim_head_size(t) + value) + a * value * h;
}

static double matrices(const smr_transformer *t)
{
	return t->gated ? 3 : 2;
}

double sim_dense_parameters(const smr_transformer *t)
{
	double moe = sim_expert_share(t), h = t->hidden;
	double shared =
		moe * (h * t->experts + matrices(t) * h * t->expert_mlp * t->shared_experts);

	return attention_parameters(t) + (1 - moe) * matrices(t) * h * sim_mlp(t) + shared;
}

double sim_expert_parameters(const smr_transformer *t)
{
	return sim_expert_share(t) * matrices(t) * t->hidden * t->expert_mlp * t->experts;
}

static double active_parameters(const smr_transformer *t)
{
	double used = t->experts > 0 ? (double)t->top_k / t->experts : 0;

	return sim_dense_parameters(t) + sim_expert_parameters(t) * used;
}

/* Adapters of rank r beside each matrix [n, k] add r (n + k): about 2 r / hidden of it. */
double sim_adapter_share(const smr_transformer *t)
{
	return fmin(1, 2.0 * t->adapters / t->hidden);
}

/* A causal query of n tokens sees n / 2 of them, w with a window: w - w^2 / 2n in the mean. */
double sim_seen(const smr_transformer *t)
{
	double n = t->packed > 0 && t->packed < t->sequence ? t->packed : t->sequence;
	double w = t->window > 0 ? fmin(t->window, n) : n;
	double share = t->window > 0 ? (double)t->window_layers / t->layers : 0;

	return share * (w - w * w / (2 * n)) + (1 - share) * n / 2;
}

double smr_transformer_parameters(const smr_transformer *t)
{
	return t->layers * (sim_dense_parameters(t) + sim_expert_parameters(t)) +
	       (t->untied ? 2.0 : 1.0) * t->vocabulary * t->hidden;
}

/* Each parameter of a layer and of the vocabulary that a token meets multiplies and adds once
 * forward and twice backward; a causal mask hides half of the scores. */
double smr_transformer_flops(const smr_transformer *t)
{
	double tokens = (double)t->batch * t->sequence;
	double scores = 2 * sim_seen(t) * t->heads * (sim_key_size(t) + sim_value_size(t));
	double met = t->layers * active_parameters(t) + (double)t->vocabulary * t->hidden;

	return tokens * ((t->adapters > 0 ? 2 : 3) * 2 * met + 3 * t->layers * scores);
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
		     {"context", t->context, 1 << 16},
		     {"expert", t->expert, 1 << 16},
		     {"chunks", t->chunks, 100000}};

	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
		if (sizes[i].is < 1 || sizes[i].is > sizes[i].most)
			return smr_fail(SMR_EINVAL, "%s: \"%s\" must be 1 to %u, not %u", t->name,
					sizes[i].name, sizes[i].most, sizes[i].is);
	if ((double)t->tensor * t->context * t->pipeline * t->data > 1 << 24)
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

static smr_status check_experts(const smr_transformer *t)
{
	if (t->experts == 0 && t->expert <= 1)
		return SMR_OK;
	if (t->top_k < 1 || t->top_k > t->experts || t->expert_mlp < 1 ||
	    t->dense_layers > t->layers)
		return smr_fail(SMR_EINVAL,
				"%s: %u experts need \"top_k\", 1 to %u, \"expert_mlp\", and at "
				"most %u \"dense_layers\"",
				t->name, t->experts, t->experts, t->layers);
	SMR_TRY(check_divides(t, "\"experts\"", t->experts, "\"expert\"", t->expert));
	return check_divides(t, "\"tensor\" x \"context\" x \"data\"", t->tensor * sim_replicas(t),
			     "\"expert\"", t->expert);
}

static smr_status check_stages(const smr_transformer *t)
{
	if (t->layers + 2 >= t->pipeline * t->chunks)
		return SMR_OK;
	return smr_fail(SMR_EINVAL,
			"%s: \"pipeline\" x \"chunks\", %u, are more than \"layers\" and 2, %u",
			t->name, t->pipeline * t->chunks, t->layers + 2);
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
	SMR_TRY(check_divides(t, "\"sequence\"", t->sequence, "\"context\"", t->context));
	SMR_TRY(check_stages(t));
	SMR_TRY(check_experts(t));
	SMR_TRY(check_divides(t, "\"data\" x \"context\"", sim_replicas(t), "\"shard_over\"",
			      sim_shards(t)));
	p = sim_pipeline(t);
	return smr_pp_check(&p);
}
