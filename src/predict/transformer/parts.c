/* Costs of the parts of a transformer on one device: products, elementwise passes over tokens
 * (fused as libraries do), collectives. */
#include <math.h>

#include "base/status.h"
#include "cost/model/cost.h"
#include "predict/transformer/efficiency.h"
#include "predict/transformer/internal.h"

/* Bytes that passes move without a compiler, over those with one. */
static const double unfused = 1.5;

typedef struct sim_builder {
	const smr_transformer *t;
	const smr_machine *m;
	smr_efficiency e;
	double tokens; /* of a micro-batch */
	double stored; /* bytes of a factor of products of weights */
	smr_dtype factor;
} sim_builder;

static void add_kernel_cost(const sim_builder *b, smr_cost_query *q, double share, double times,
			    sim_work *to)
{
	smr_cost c = {.machine = b->m};
	smr_prediction p;

	q->threads = b->m->kind == SMR_MACHINE_CPU ? b->m->cores : 1;
	q->impl = b->m->kind == SMR_MACHINE_CPU ? "onednn" : "device";
	smr_cost_estimate(&c, q, &p);
	to->seconds += p.p50 / share * times;
	to->flops += q->work.flops * times;
	to->joules += p.energy_j / share * times;
}

static void add_product_of(const sim_builder *b, smr_dtype factor, double bytes, double batch,
			   double m, double n, double k, double share, double times, sim_work *to)
{
	smr_cost_query q = {.klass = "contract",
			    .dtype = SMR_BF16,
			    .factor = factor,
			    .shape = {batch, m, n, k},
			    .work = {.flops = 2 * batch * m * n * k,
				     .bytes_read = bytes * batch * (m * k + k * n),
				     .bytes_written = 2 * batch * m * n}};

	if (m > 0 && n > 0 && k > 0)
		add_kernel_cost(b, &q, share, times, to);
}

/* A product of weights, in the precision of the shape. */
static void add_product(const sim_builder *b, double batch, double m, double n, double k,
			double times, sim_work *to)
{
	add_product_of(b, b->factor, b->stored, batch, m, n, k, b->e.product, times, to);
}

static void pass_over(const sim_builder *b, const char *klass, double bytes, sim_work *to)
{
	smr_cost_query q = {
		.klass = klass,
		.dtype = SMR_F32,
		.shape = {1, bytes / 4, 1, 0},
		.work = {.flops = bytes / 2, .bytes_read = bytes / 2, .bytes_written = bytes / 2}};

	if (bytes > 0)
		add_kernel_cost(b, &q, b->e.pass, b->t->eager ? unfused : 1, to);
}

/* Numbers are read with 2 bytes and written with fewer, as they are and transposed. */
static void quantise(const sim_builder *b, double numbers, sim_work *to)
{
	if (b->stored < 2)
		pass_over(b, "element", (2 + 2 * b->stored) * numbers, to);
}

/* `batch` products of [rows, k] x [k, n] forward; by their weights and by their inputs backward.
 * Frozen weights, beside adapters, have no gradients. */
static void add_linears(const sim_builder *b, double batch, double rows, double n, double k,
			sim_work *fore, sim_work *back)
{
	quantise(b, batch * rows * k, fore);
	add_product(b, batch, rows, n, k, 1, fore);
	quantise(b, batch * rows * n, back);
	add_product(b, batch, rows, k, n, 1, back);
	if (b->t->adapters == 0)
		add_product(b, batch, k, n, rows, 1, back);
}

static void add_linear(const sim_builder *b, double n, double k, sim_work *fore, sim_work *back)
{
	add_linears(b, 1, b->tokens, n, k, fore, back);
}

static void add_work(const sim_work *from, double times, sim_work *to)
{
	to->seconds += times * from->seconds;
	to->flops += times * from->flops;
	to->joules += times * from->joules;
}

/* Attention in one kernel, which skips masked scores and moves negligible bytes: a share of the
 * peak of 2-byte numbers. */
static void add_flash_scores(const sim_builder *b, sim_work *one)
{
	const smr_transformer *t = b->t;
	double batch = b->tokens * t->heads / t->tensor, peak = sim_peak(b->m, SMR_PRECISION_BF16);
	double flops = 2 * batch * sim_seen(t) * (sim_key_size(t) + sim_value_size(t));
	smr_cost_query q = {.klass = "contract",
			    .dtype = SMR_BF16,
			    .factor = SMR_BF16,
			    .shape = {batch / t->sequence, t->sequence, sim_seen(t),
				      sim_key_size(t)},
			    .work = {.flops = flops}};
	sim_work scores = {0};

	add_kernel_cost(b, &q, b->e.product, 1, &scores);
	one->flops = flops;
	one->joules = scores.joules;
	one->seconds = b->e.attention > 0
			       ? b->m->launch_s + flops / (peak * b->e.attention)
			       : scores.seconds * (1 + sim_value_size(t) / sim_key_size(t));
}

/* Scores, softmax, weighted sum. Written to memory: mask and softmax in one kernel, dropout in
 * another. In one kernel (flash) backward computes the scores again, five products instead of two.
 */
static void add_attention_scores(const sim_builder *b, sim_work *fore, sim_work *back)
{
	const smr_transformer *t = b->t;
	double batch = b->tokens / t->sequence * t->heads / t->tensor, s = t->sequence;
	double cells = batch * s * s;
	sim_work one = {0};

	if (t->flash) {
		add_flash_scores(b, &one);
	} else {
		add_product_of(b, SMR_BF16, 2, batch, s, s, sim_key_size(t), b->e.product, 1, &one);
		add_product_of(b, SMR_BF16, 2, batch, s, sim_value_size(t), s, b->e.product, 1,
			       &one);
		pass_over(b, "normalise", 4 * cells, fore);
		pass_over(b, "element", 5 * cells, fore);
		pass_over(b, "normalise", 6 * cells, back);
		pass_over(b, "element", 5 * cells, back);
	}
	add_work(&one, 1, fore);
	add_work(&one, t->flash ? 2.5 : 2, back);
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

/* Queries, keys and values by way of latent vectors (MLA), or at once. */
static void add_attention(const sim_builder *b, sim_work *fore, sim_work *back)
{
	const smr_transformer *t = b->t;
	double h = t->hidden, heads = (double)t->heads / t->tensor, a = sim_head_size(t);
	double key = sim_key_size(t), value = sim_value_size(t);

	add_norm_and_residual(b, fore, back);
	if (t->kv_rank == 0) {
		add_linear(b, heads * a + 2 * sim_kv_heads(t) * a / t->tensor, h, fore, back);
	} else {
		add_linear(b, t->q_rank + t->kv_rank + t->rope_size, h, fore, back);
		add_linear(b, heads * key, t->q_rank > 0 ? t->q_rank : h, fore, back);
		add_linear(b, heads * (a + value), t->kv_rank, fore, back);
		pass_over(b, "element", 8 * b->tokens * heads * key, fore);
		pass_over(b, "element", 8 * b->tokens * heads * key, back);
	}
	add_attention_scores(b, fore, back);
	add_linear(b, h, heads * value, fore, back);
}

/* The function between the products of an MLP, over so many numbers of its width. */
static void add_activation(const sim_builder *b, double numbers, sim_work *fore, sim_work *back)
{
	pass_over(b, "element", (b->t->gated ? 6 : 4) * numbers, fore);
	pass_over(b, "element", (b->t->gated ? 10 : 6) * numbers, back);
}

static void add_mlp(const sim_builder *b, double width, sim_work *fore, sim_work *back)
{
	double h = b->t->hidden, mlp = width / b->t->tensor;

	add_linear(b, (b->t->gated ? 2 : 1) * mlp, h, fore, back);
	add_activation(b, b->tokens * mlp, fore, back);
	add_linear(b, h, mlp, fore, back);
}

/* The router, in 4-byte numbers; tokens sorted by expert and back; the experts of this device with
 * an equal share of rows each; experts that see all tokens. */
static void add_experts(const sim_builder *b, sim_work *fore, sim_work *back)
{
	const smr_transformer *t = b->t;
	double h = t->hidden, local = (double)t->experts / t->expert;
	double rows = b->tokens / t->tensor * t->top_k * sim_imbalance(t);
	sim_builder grouped = *b;
	double width = t->expert_mlp, wide = (t->gated ? 2 : 1) * width;

	grouped.e.product *= b->e.expert;
	fore->seconds += b->e.host_s;
	back->seconds += b->e.host_s;
	pass_over(b, "normalise", 4 * b->tokens / t->tensor * (h + 4 * t->experts), fore);
	pass_over(b, "normalise", 4 * b->tokens / t->tensor * (h + 4 * t->experts), back);
	pass_over(b, "move", 8 * rows * h, fore);
	pass_over(b, "move", 8 * rows * h, back);
	add_linears(&grouped, local, rows / local, wide, h, fore, back);
	add_activation(b, rows * width, fore, back);
	add_linears(&grouped, local, rows / local, h, width, fore, back);
	if (t->shared_experts > 0)
		add_mlp(b, width * t->shared_experts, fore, back);
}

static void add_layer_work(const sim_builder *b, sim_parts *p)
{
	const smr_transformer *t = b->t;
	double moe = sim_expert_share(t);
	sim_work dense[2] = {{0}}, experts[2] = {{0}};

	add_attention(b, &p->attention[0], &p->attention[1]);
	if (moe < 1)
		add_mlp(b, sim_mlp(t), &dense[0], &dense[1]);
	if (moe > 0)
		add_experts(b, &experts[0], &experts[1]);
	for (int i = 0; i < 2; i++) {
		add_work(&dense[i], 1 - moe, &p->mlp[i]);
		add_work(&experts[i], moe, &p->mlp[i]);
	}
	if (!t->parallel_layers)
		add_norm_and_residual(b, &p->mlp[0], &p->mlp[1]);
	compute_again(b, p);
}

/* The vocabulary, with its softmax in 4-byte numbers; the sum of gradients over it is read twice.
 */
static void add_embedding_and_head(const sim_builder *b, sim_parts *p)
{
	const smr_transformer *t = b->t;
	double words = (double)t->vocabulary / t->tensor;
	sim_builder plain = *b; /* logits are of 2-byte factors in any precision */

	pass_over(b, "move", 4 * b->tokens * t->hidden, &p->embedding[0]);
	pass_over(b, "move", 6 * b->tokens * t->hidden, &p->embedding[1]);
	plain.factor = SMR_BF16;
	plain.stored = 2;
	add_linear(&plain, words, t->hidden, &p->head[0], &p->head[1]);
	pass_over(b, "normalise", 10 * b->tokens * words, &p->head[0]);
	pass_over(b, "element", 6 * b->tokens * words, &p->head[1]);
}

/* Weights in fewer bytes are made of those of the optimiser once a step. */
static void add_optimiser(const sim_builder *b, sim_work *to)
{
	const smr_transformer *t = b->t;
	double trained = t->adapters > 0 ? sim_adapter_share(t) : 1;
	double shards = t->shard == SMR_SHARD_NOTHING ? 1 : sim_shards(t);
	double expert = fmax(1, shards * t->tensor / t->expert);
	double mine = sim_stage_dense(t) / shards + sim_stage_experts(t) / expert;

	/* Adam: gradient, weight and two moments are read, these three and a 2-byte weight written
	 */
	pass_over(b, "element", 30 * trained * mine, to);
	quantise(b, mine, to);
	/* both moments and the weight cross the link to the host, both ways at a time */
	if (t->offload & SMR_OFFLOAD_OPTIMISER && b->m->host_bps > 0)
		to->seconds += 12 * trained * mine / b->m->host_bps;
}

/* Values that a layer keeps leave beside the forward pass and come back beside the backward one. */
static void offload_activations(const sim_builder *b, sim_parts *p)
{
	double bytes = b->tokens * sim_kept_bytes(b->t, false);

	for (int i = 0; i < 2 && b->m->host_bps > 0; i++) {
		double layer = p->attention[i].seconds + p->mlp[i].seconds;

		p->mlp[i].seconds += fmax(0, bytes / b->m->host_bps - layer);
	}
}

smr_status sim_parts_of(const smr_transformer *t, const smr_machine *m, sim_parts *out)
{
	static const double stored[SMR_PRECISIONS] = {[SMR_PRECISION_BF16] = 2,
						      [SMR_PRECISION_F16] = 2,
						      [SMR_PRECISION_FP8] = 1,
						      [SMR_PRECISION_MXFP8] = 1,
						      [SMR_PRECISION_NVFP4] = 0.5625};
	static const smr_dtype factors[SMR_PRECISIONS] = {[SMR_PRECISION_BF16] = SMR_BF16,
							  [SMR_PRECISION_F16] = SMR_F16,
							  [SMR_PRECISION_FP8] = SMR_F8E4M3FN,
							  [SMR_PRECISION_MXFP8] = SMR_F8E4M3FN,
							  [SMR_PRECISION_NVFP4] = SMR_F4E2M1FN};
	smr_machine units = *m;
	sim_builder b = {t,
			 &units,
			 smr_efficiency_of(t, m),
			 sim_tokens(t),
			 stored[t->precision],
			 factors[t->precision]};

	if (sim_peak(m, t->precision) <= 0)
		return smr_fail(SMR_EUNSUPPORTED, "%s has no units for products in \"%s\"", m->name,
				smr_precision_name(t->precision));
	if (t->precision == SMR_PRECISION_NVFP4)
		units.matrix[SMR_MATRIX_F8] = m->matrix[SMR_MATRIX_F4];
	if (t->sustained > 0)
		b.e.product = b.e.pass = t->sustained;
	*out = (sim_parts){0};
	add_layer_work(&b, out);
	add_embedding_and_head(&b, out);
	add_optimiser(&b, &out->optimiser);
	if (t->offload & SMR_OFFLOAD_ACTIVATIONS)
		offload_activations(&b, out);
	return sim_talk_of(t, m, out);
}
