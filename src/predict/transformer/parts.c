/* Costs of the parts of a transformer on one device: products, elementwise passes over tokens
 * (fused as libraries do), collectives. */
#include <math.h>

#include "base/status.h"
#include "cost/model/cost.h"
#include "predict/transformer/internal.h"

/* Sustained share of speed: kernels of a training step are slower than alone, since clocks fall
 * under load and small kernels between them are not counted. The one constant of each kind of
 * devices, fitted to the published steps of tests/bench/predict. */
static const double sustained[SMR_MACHINE_KINDS] = {
	[SMR_MACHINE_CPU] = 1, [SMR_MACHINE_GPU] = 0.87, [SMR_MACHINE_TPU] = 0.82};

typedef struct sim_builder {
	const smr_transformer *t;
	const smr_machine *m;
	double tokens; /* of a micro-batch */
} sim_builder;

static void add_kernel_cost(const sim_builder *b, smr_cost_query *q, double times, sim_work *to)
{
	smr_cost c = {.machine = b->m};
	smr_prediction p;
	double slower = 1 / (b->t->sustained > 0 ? b->t->sustained : sustained[b->m->kind]);

	q->threads = b->m->kind == SMR_MACHINE_CPU ? b->m->cores : 1;
	q->impl = b->m->kind == SMR_MACHINE_CPU ? "onednn" : "device";
	smr_cost_estimate(&c, q, &p);
	to->seconds += p.p50 * slower * times;
	to->flops += q->work.flops * times;
	to->joules += p.energy_j * slower * times;
}

static void add_product(const sim_builder *b, double batch, double m, double n, double k,
			double times, sim_work *to)
{
	smr_cost_query q = {.klass = "contract",
			    .dtype = SMR_BF16,
			    .factor = SMR_BF16,
			    .shape = {batch, m, n, k},
			    .work = {.flops = 2 * batch * m * n * k,
				     .bytes_read = 2 * batch * (m * k + k * n),
				     .bytes_written = 2 * batch * m * n}};

	add_kernel_cost(b, &q, times, to);
}

static void pass_over(const sim_builder *b, const char *klass, double bytes, sim_work *to)
{
	smr_cost_query q = {
		.klass = klass,
		.dtype = SMR_F32,
		.shape = {1, bytes / 4, 1, 0},
		.work = {.flops = bytes / 2, .bytes_read = bytes / 2, .bytes_written = bytes / 2}};

	if (bytes > 0)
		add_kernel_cost(b, &q, 1, to);
}

/* [tokens, k] x [k, n] forward; by its weights and by its input backward */
static void add_linear(const sim_builder *b, double n, double k, sim_work *fore, sim_work *back)
{
	add_product(b, 1, b->tokens, n, k, 1, fore);
	add_product(b, 1, b->tokens, k, n, 1, back);
	add_product(b, 1, k, n, b->tokens, 1, back);
}

/* Scores, softmax, weighted sum. Written to memory: mask and softmax in one kernel, dropout in
 * another. In one kernel (flash): negligible bytes, and no masked scores; backward it computes the
 * scores again, five products instead of two. */
static void add_attention_scores(const sim_builder *b, sim_work *fore, sim_work *back)
{
	const smr_transformer *t = b->t;
	double batch = (double)t->micro_batch * t->heads / t->tensor, s = t->sequence;
	double cells = batch * s * s, causal = t->flash ? 0.5 : 1;
	sim_work one = {0};

	add_product(b, batch, s, s, sim_head_size(t), causal, &one);
	add_product(b, batch, s, sim_head_size(t), s, causal, &one);
	if (!t->flash) {
		pass_over(b, "normalise", 4 * cells, fore);
		pass_over(b, "element", 5 * cells, fore);
		pass_over(b, "normalise", 6 * cells, back);
		pass_over(b, "element", 5 * cells, back);
	}
	fore->seconds += one.seconds;
	fore->flops += one.flops;
	fore->joules += one.joules;
	back->seconds += (t->flash ? 2.5 : 2) * one.seconds;
	back->flops += (t->flash ? 2.5 : 2) * one.flops;
	back->joules += (t->flash ? 2.5 : 2) * one.joules;
}

/* A norm before each half, and after it bias, dropout and the sum with the residual. */
static void add_norm_and_residual(const sim_builder *b, sim_work *fore, sim_work *back)
{
	double numbers = b->tokens * b->t->hidden / (b->t->sequence_parallel ? b->t->tensor : 1);

	pass_over(b, "normalise", 4 * numbers, fore);
	pass_over(b, "element", 7 * numbers, fore);
	pass_over(b, "normalise", 6 * numbers, back);
	pass_over(b, "element", 5 * numbers, back);
}

/* Recomputation of values of both halves that are not kept by name; the MLP's last product has no
 * reader. */
static void add_selective_recompute(const sim_builder *b, unsigned kept, sim_work again[2])
{
	const smr_transformer *t = b->t;
	double h = t->hidden, a = sim_head_size(t), mlp = sim_mlp(t) / t->tensor;
	double wide = t->heads * a / t->tensor, kv = sim_kv_heads(t) * a / t->tensor;
	double qkv = (kept & SMR_TRANSFORMER_SAVED_QUERY ? 0 : wide) +
		     (kept & SMR_TRANSFORMER_SAVED_KEY ? 0 : kv) +
		     (kept & SMR_TRANSFORMER_SAVED_VALUE ? 0 : kv);
	double up = (kept & SMR_TRANSFORMER_SAVED_UP ? 0 : mlp) +
		    (kept & SMR_TRANSFORMER_SAVED_GATE || !t->gated ? 0 : mlp);
	sim_work back = {0};

	add_norm_and_residual(b, &again[0], &back);
	if (qkv > 0)
		add_product(b, 1, b->tokens, qkv, h, 1, &again[0]);
	if (!(kept & SMR_TRANSFORMER_SAVED_CONTEXT))
		add_attention_scores(b, &again[0], &back);
	if (!(kept & SMR_TRANSFORMER_SAVED_OUT))
		add_product(b, 1, b->tokens, h, wide, 1, &again[0]);
	add_norm_and_residual(b, &again[1], &back);
	if (up > 0)
		add_product(b, 1, b->tokens, up, h, 1, &again[1]);
	pass_over(b, "element", (t->gated ? 6 : 4) * b->tokens * mlp, &again[1]);
}

static void compute_again(const sim_builder *b, sim_parts *p)
{
	const smr_transformer *t = b->t;
	unsigned kept = smr_transformer_kept(t);
	sim_work back = {0};

	if (kept != 0)
		add_selective_recompute(b, kept, p->again);
	else if (t->recompute == SMR_RECOMPUTE_ATTENTION && !t->flash)
		add_attention_scores(b, &p->attention[1], &back); /* part of its backward pass */
	else if (t->recompute == SMR_RECOMPUTE_LAYERS) {
		p->again[0] = p->attention[0];
		p->again[1] = p->mlp[0];
	}
}

static void add_layer_work(const sim_builder *b, sim_parts *p)
{
	const smr_transformer *t = b->t;
	double h = t->hidden, split = t->tensor, a = sim_head_size(t), mlp = sim_mlp(t) / split;
	double wide = t->heads * a / split, kv = sim_kv_heads(t) * a / split;
	sim_work *fore = &p->attention[0], *back = &p->attention[1];

	add_norm_and_residual(b, fore, back);
	add_linear(b, wide + 2 * kv, h, fore, back);
	add_attention_scores(b, fore, back);
	add_linear(b, h, wide, fore, back);
	fore = &p->mlp[0];
	back = &p->mlp[1];
	add_norm_and_residual(b, fore, back);
	add_linear(b, (t->gated ? 2 : 1) * mlp, h, fore, back);
	pass_over(b, "element", (t->gated ? 6 : 4) * b->tokens * mlp, fore);
	pass_over(b, "element", (t->gated ? 10 : 6) * b->tokens * mlp, back);
	add_linear(b, h, mlp, fore, back);
	compute_again(b, p);
}

/* The vocabulary, with its softmax in 4-byte numbers; the sum of gradients over it is read twice.
 */
static void add_embedding_and_head(const sim_builder *b, sim_parts *p)
{
	const smr_transformer *t = b->t;
	double words = (double)t->vocabulary / t->tensor;

	pass_over(b, "move", 4 * b->tokens * t->hidden, &p->embedding[0]);
	pass_over(b, "move", 6 * b->tokens * t->hidden, &p->embedding[1]);
	add_linear(b, words, t->hidden, &p->head[0], &p->head[1]);
	pass_over(b, "normalise", 10 * b->tokens * words, &p->head[0]);
	pass_over(b, "element", 6 * b->tokens * words, &p->head[1]);
}

static double stage_parameters(const smr_transformer *t)
{
	return (sim_layer_parameters(t) * t->layers / t->pipeline +
		(double)t->vocabulary * t->hidden / t->pipeline) /
	       t->tensor;
}

/* ---- collectives ----------------------------------------------------------------------------- */

static smr_status talk(const sim_builder *b, smr_collective what, double bytes, double n,
		       double stride, smr_collective_cost *out)
{
	smr_collective_group g = {(int)n, (int)stride, (int)smr_transformer_devices(b->t)};

	return smr_collective_predict(b->m, what, bytes, g, out);
}

/* Recomputation ends at values that are kept: a half whose last product is not read gathers its
 * input, but needs no reduction. */
static void tensor_again(const smr_transformer *t, const smr_collective_cost *gather, sim_parts *p)
{
	unsigned kept = smr_transformer_kept(t), qkv = SMR_TRANSFORMER_SAVED_QUERY |
						       SMR_TRANSFORMER_SAVED_KEY |
						       SMR_TRANSFORMER_SAVED_VALUE;
	unsigned up = SMR_TRANSFORMER_SAVED_UP | (t->gated ? SMR_TRANSFORMER_SAVED_GATE : 0);

	if (kept == 0 && t->recompute == SMR_RECOMPUTE_LAYERS)
		p->tensor_again[0] = p->tensor_again[1] = p->tensor[0];
	if (kept == 0)
		return;
	if (!(kept & SMR_TRANSFORMER_SAVED_OUT))
		p->tensor_again[0] = p->tensor[0];
	else if (~kept & qkv)
		p->tensor_again[0] = *gather;
	if (~kept & up)
		p->tensor_again[1] = *gather;
}

static smr_status tensor_parts(const sim_builder *b, sim_parts *p)
{
	const smr_transformer *t = b->t;
	smr_collective_cost gather = {0}, scatter;
	double bytes = 2 * b->tokens * t->hidden;

	p->tensor_bytes = bytes;
	p->message_bytes = bytes / t->tensor; /* each sends its part, neighbours gather them */
	if (t->pipeline > 1)
		SMR_TRY(talk(b, SMR_PERMUTE, p->message_bytes, t->pipeline,
			     (double)t->tensor * t->data, &p->message));
	if (!t->sequence_parallel) {
		SMR_TRY(talk(b, SMR_ALL_REDUCE, bytes, t->tensor, 1, &p->tensor[0]));
		p->tensor[1] = p->tensor[0];
		tensor_again(t, &gather, p);
		return SMR_OK;
	}
	SMR_TRY(talk(b, SMR_ALL_GATHER, bytes, t->tensor, 1, &gather));
	SMR_TRY(talk(b, SMR_REDUCE_SCATTER, bytes, t->tensor, 1, &scatter));
	p->tensor[0] = gather;
	p->tensor[0].p50 += scatter.p50;
	for (int i = 0; i < SMR_LINKS; i++)
		p->tensor[0].busy[i] += scatter.busy[i];
	p->tensor[1] = p->tensor[0];
	tensor_again(t, &gather, p);
	return SMR_OK;
}

static smr_status data_parts(const sim_builder *b, sim_parts *p)
{
	const smr_transformer *t = b->t;
	double shards = t->shard == SMR_SHARD_NOTHING ? 1 : sim_shards(t);
	double each = t->gradient_bytes > 0 ? t->gradient_bytes : 2;

	p->layer_bytes = 2 * sim_layer_parameters(t) / t->tensor;
	p->stage_bytes = each * stage_parameters(t);
	SMR_TRY(talk(b, SMR_ALL_GATHER, p->layer_bytes, shards, t->tensor, &p->gather));
	SMR_TRY(talk(b, SMR_REDUCE_SCATTER, p->layer_bytes, shards, t->tensor, &p->scatter));
	p->replica_bytes = each * sim_layer_parameters(t) / t->tensor / shards;
	SMR_TRY(talk(b, SMR_ALL_REDUCE, p->replica_bytes, t->data / shards, t->tensor * shards,
		     &p->replicas));
	SMR_TRY(talk(b, SMR_ALL_REDUCE, p->stage_bytes / shards, t->data / shards,
		     t->tensor * shards, &p->all_replicas));
	SMR_TRY(talk(b, t->shard == SMR_SHARD_OPTIMISER ? SMR_REDUCE_SCATTER : SMR_ALL_REDUCE,
		     p->stage_bytes, t->data, t->tensor, &p->reduce));
	return talk(b, SMR_ALL_GATHER, 2 * stage_parameters(t), t->data, t->tensor, &p->regather);
}

smr_status sim_parts_of(const smr_transformer *t, const smr_machine *m, sim_parts *out)
{
	sim_builder b = {t, m, (double)t->micro_batch * t->sequence};
	double shards = t->shard == SMR_SHARD_NOTHING ? 1 : sim_shards(t);

	*out = (sim_parts){0};
	add_layer_work(&b, out);
	add_embedding_and_head(&b, out);
	/* Adam: gradient, weight and two moments are read, these three and a 2-byte weight written
	 */
	pass_over(&b, "element", 30 * stage_parameters(t) / shards, &out->optimiser);
	SMR_TRY(tensor_parts(&b, out));
	return data_parts(&b, out);
}
