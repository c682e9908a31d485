/* Seconds of a batch: products that read all weights once, attention that reads keys and values,
 * collectives of tensor parallel devices. */
#include <math.h>

#include "base/status.h"
#include "cost/collective/collective.h"
#include "cost/model/cost.h"
#include "predict/serving/internal.h"
#include "predict/transformer/efficiency.h"
#include "predict/transformer/internal.h"

/* Shares of smr_cost_estimate()'s bandwidth for weights, and of the bandwidth for keys and values;
 * seconds of the host for each batch, and of kernels that are no products for each layer. Fitted to
 * the rows of tests/bench/published that are not held out (tensorrt-llm, gpt-fast). */
static const struct shares {
	double product[3]; /* of 2-byte, 1-byte and smaller factors */
	double read, cache, batch_s, layer_s;
	double moved;     /* of the bandwidth, for rows on their way to experts and back */
	double request_s; /* of the host, a request of a device with attention of its own */
} shares = {{1.0, 0.70, 0.45}, 1.0, 0.80, 1.0e-3, 10e-6, 0.6, 12e-6};

/* Libraries before the year: seconds of the host for each layer of a prompt, and the share of the
 * heads that read keys and values again although several share them. Fitted to the same rows. */
static const struct era {
	double before, prompt_layer_s, apart;
} old_era = {2024.5, 125e-6, 0.75};

static bool is_old(const smr_transformer *t)
{
	return t->software > 0 && t->software < old_era.before;
}

static const double stored_bytes[SMR_STORED_TYPES] = {[SMR_STORED_BF16] = 2,
						      [SMR_STORED_FP8] = 1,
						      [SMR_STORED_INT8] = 1,
						      [SMR_STORED_INT4] = 0.5625,
						      [SMR_STORED_NVFP4] = 0.5625};

typedef struct serve_layer {
	const smr_transformer *t;
	smr_machine units;
	smr_dtype factor;
	double weight, activation; /* bytes */
	double share;              /* of the speed of products */
	double expert;             /* ... of those of experts, times that: as in training */
	double seconds, joules;
} serve_layer;

/* [tokens, k] x [k, n], @p batch times. */
static void add_product(serve_layer *l, double batch, double tokens, double n, double k)
{
	smr_cost_query q = {
		.klass = "contract",
		.dtype = SMR_BF16,
		.factor = l->factor,
		.impl = "device",
		.threads = 1,
		.shape = {batch, tokens, n, k},
		.work = {.flops = 2 * batch * tokens * n * k,
			 .bytes_read = batch * (l->activation * tokens * k + l->weight * k * n),
			 .bytes_written = 2 * batch * tokens * n}};
	smr_cost c = {.machine = &l->units};
	smr_prediction p;

	smr_cost_estimate(&c, &q, &p);
	l->seconds += 0.3 * p.parts.start_s +
		      fmax(p.parts.compute_s / l->share, p.parts.memory_s / shares.read);
	l->joules += p.energy_j;
}

static const double full_rows = 64;

/* Experts that so many tokens meet, of all. */
static double met_experts(const smr_transformer *t, double tokens)
{
	return t->experts * (1 - pow(1 - 1.0 / t->experts, tokens * t->top_k));
}

/* Devices among which the heads of attention are divided. */
static double head_parts(const smr_transformer *t)
{
	return t->attention_data ? 1 : t->tensor;
}

static void add_attention(serve_layer *l, double all_tokens)
{
	const smr_transformer *t = l->t;
	double parts = head_parts(t), tokens = fmax(1, all_tokens * parts / t->tensor);
	double h = t->hidden, heads = (double)t->heads / parts, a = sim_head_size(t);
	double kv = fmax(1, sim_kv_heads(t) / parts);

	if (t->kv_rank == 0) {
		add_product(l, 1, tokens, (heads + 2 * kv) * a, h);
	} else {
		add_product(l, 1, tokens, t->q_rank + t->kv_rank + t->rope_size, h);
		add_product(l, 1, tokens, heads * sim_key_size(t), t->q_rank > 0 ? t->q_rank : h);
		add_product(l, 1, tokens, heads * (a + sim_value_size(t)), t->kv_rank);
	}
	add_product(l, 1, tokens, h, heads * sim_value_size(t));
}

static void add_mlp(serve_layer *l, double tokens, double width)
{
	double h = l->t->hidden, mine = width / l->t->tensor;

	add_product(l, 1, tokens, (l->t->gated ? 2 : 1) * mine, h);
	add_product(l, 1, tokens, h, mine);
}

/* Each device has a part of each expert, or with expert parallelism whole ones: as many bytes. */
static void add_experts(serve_layer *l, double tokens)
{
	const smr_transformer *t = l->t;
	double apart = fmin(fmax(t->expert, 1), t->tensor);
	double met = fmax(1, met_experts(t, tokens) / apart);
	double rows = fmax(1, tokens * t->top_k * sim_imbalance(t) / apart / met);
	double width = t->expert_mlp * apart / t->tensor, share = l->share;
	double in = (t->gated ? 2 : 1) * width, a = l->activation;

	/* rows are gathered in the type of the products, activated, and summed */
	l->seconds += met * rows * (t->hidden * (4 + a + 2.0 / t->top_k) + 2 * in + a * width) /
		      (shares.moved * smr_cost_bandwidth(&l->units, 1e9, 1));
	/* few rows of an expert fill no tile: the formula counts that already */
	l->share *= 1 - (1 - l->expert) * fmin(1, rows / full_rows);
	add_product(l, met, rows, (t->gated ? 2 : 1) * width, t->hidden);
	add_product(l, met, rows, t->hidden, width);
	l->share = share;
	if (t->shared_experts > 0)
		add_mlp(l, tokens, (double)t->shared_experts * t->expert_mlp);
}

/* Two sums over tensor parallel devices, one of parallel layers. With attention whole on each
 * device its tokens are gathered for the MLP or the experts, and the sums scattered. */
static smr_status talk_s(const smr_transformer *t, const smr_machine *m, double tokens,
			 double activation, double *out)
{
	smr_collective_group g = {(int)t->tensor, 1, (int)smr_transformer_devices(t)};
	smr_collective_cost c;

	if (t->attention_data) {
		SMR_TRY(smr_collective_predict(m, SMR_ALL_GATHER, activation * tokens * t->hidden,
					       g, &c));
		*out = c.p50;
		SMR_TRY(smr_collective_predict(m, SMR_REDUCE_SCATTER, 2 * tokens * t->hidden, g,
					       &c));
		*out += c.p50;
		return SMR_OK;
	}

	SMR_TRY(smr_collective_predict(m, SMR_ALL_REDUCE, 2 * tokens * t->hidden, g, &c));
	*out = (t->parallel_layers ? 1 : 2) * c.p50;
	return SMR_OK;
}

static smr_status layers_of(serve_layer *l, const smr_machine *m, double tokens, double *seconds,
			    double *joules)
{
	const smr_transformer *t = l->t;
	double moe = sim_expert_share(t), talk, dense_s, dense_j;
	double passes = 2 * tokens * t->hidden * 12 / smr_cost_bandwidth(m, 1e9, 1);

	l->seconds = l->joules = 0;
	add_attention(l, tokens);
	dense_s = l->seconds;
	dense_j = l->joules;
	l->seconds = l->joules = 0;
	if (moe < 1)
		add_mlp(l, tokens, sim_mlp(t));
	dense_s += (1 - moe) * l->seconds;
	dense_j += (1 - moe) * l->joules;
	l->seconds = l->joules = 0;
	if (moe > 0)
		add_experts(l, tokens);
	SMR_TRY(talk_s(t, m, tokens, l->activation, &talk));
	*seconds = t->layers *
		   (dense_s + moe * l->seconds + talk + passes / t->tensor + shares.layer_s);
	*joules = t->layers * (dense_j + moe * l->joules);
	return SMR_OK;
}

/* Of one layer. */
static double attention_parameters(const smr_transformer *t)
{
	double h = t->hidden, a = sim_head_size(t);

	if (t->kv_rank == 0)
		return h * a * (2.0 * t->heads + 2 * sim_kv_heads(t));
	return h * (t->q_rank + t->kv_rank + t->rope_size) +
	       (t->q_rank > 0 ? t->q_rank : h) * t->heads * sim_key_size(t) +
	       t->kv_rank * t->heads * (a + sim_value_size(t)) + h * t->heads * sim_value_size(t);
}

static void set_memory(const smr_transformer *t, const smr_machine *m, serve_cost *out)
{
	double parts = (double)t->tensor * t->pipeline;
	double divided = head_parts(t), apart = t->tensor / divided; /* requests, as well */
	double kv = t->kv_rank > 0 ? t->kv_rank + t->rope_size
				   : 2 * fmax(1, sim_kv_heads(t) / divided) * sim_head_size(t);
	double table = (t->untied ? 2.0 : 1.0) * t->vocabulary * t->hidden;
	double in_layers = smr_transformer_parameters(t) - table;
	double copies = (apart - 1) * t->layers * attention_parameters(t);

	out->weights = (stored_bytes[t->weights] * (in_layers + copies) + 2 * table) / parts;
	out->cache_token = stored_bytes[t->cache] * kv * t->layers / t->pipeline / apart;
	/* a tenth is left for values in flight and for the libraries */
	out->cache = m->memory_bytes > 0 ? 0.9 * m->memory_bytes - out->weights : 1e15;
	out->window = t->window > 0 && t->window_layers == t->layers ? t->window : 0;
}

static void set_attention(const smr_transformer *t, const smr_machine *m, serve_cost *out)
{
	smr_efficiency e = smr_efficiency_of(t, m);
	double share = e.attention > 0 ? e.attention : 0.4;
	double flops = 2.0 * t->heads / t->tensor * (sim_key_size(t) + sim_value_size(t));

	out->prompt_s = t->layers * flops / (share * sim_peak(m, SMR_PRECISION_BF16));
	out->read_s =
		out->cache_token * t->pipeline / (shares.cache * smr_cost_bandwidth(m, 1e9, 1));
	if (is_old(t) && t->kv_rank == 0)
		out->read_s *= 1 + old_era.apart * (t->heads / sim_kv_heads(t) - 1);
}

static smr_dtype factor_of(const smr_transformer *t)
{
	static const smr_dtype types[SMR_STORED_TYPES] = {[SMR_STORED_BF16] = SMR_BF16,
							  [SMR_STORED_FP8] = SMR_F8E4M3FN,
							  [SMR_STORED_INT8] = SMR_BF16,
							  [SMR_STORED_INT4] = SMR_BF16,
							  [SMR_STORED_NVFP4] = SMR_F4E2M1FN};

	return types[t->weights];
}

smr_status serve_cost_of(const smr_transformer *t, const smr_machine *m, serve_cost *out)
{
	serve_layer l = {.t = t,
			 .units = *m,
			 .factor = factor_of(t),
			 .weight = stored_bytes[t->weights],
			 .expert = smr_efficiency_of(t, m).expert,
			 .activation = t->weights == SMR_STORED_FP8 ? 1 : 2};

	*out = (serve_cost){.batch_s = shares.batch_s,
			    .request_s = t->attention_data ? shares.request_s / t->tensor : 0,
			    .prompts_s = is_old(t) ? t->layers * old_era.prompt_layer_s : 0};
	if (t->weights == SMR_STORED_NVFP4 && m->matrix[SMR_MATRIX_F4] > 0)
		l.units.matrix[SMR_MATRIX_F8] = m->matrix[SMR_MATRIX_F4];
	else if (t->weights == SMR_STORED_NVFP4 || m->matrix[SMR_MATRIX_F8] <= 0)
		l.factor = SMR_BF16; /* unpacked for units that have no such type */
	l.share = shares.product[l.factor == SMR_BF16 ? 0 : l.factor == SMR_F8E4M3FN ? 1 : 2];
	for (int i = 0; i < SERVE_SIZES; i++) {
		serve_layer head = l;

		SMR_TRY(layers_of(&l, m, ldexp(1, i), &out->seconds[i], &out->joules[i]));
		head.factor = SMR_BF16;
		head.share = shares.product[0];
		head.weight = head.activation = 2;
		head.seconds = 0;
		add_product(&head, 1, ldexp(1, i), (double)t->vocabulary / t->tensor, t->hidden);
		out->head[i] = head.seconds;
	}
	set_memory(t, m, out);
	set_attention(t, m, out);
	return SMR_OK;
}

/* Straight lines between powers of two. */
static double between(const double *list, double tokens)
{
	int i = 0;

	if (tokens <= 1)
		return list[0];
	while (i + 2 < SERVE_SIZES && ldexp(1, i + 1) < tokens)
		i++;
	return list[i] + (list[i + 1] - list[i]) * (tokens / ldexp(1, i) - 1);
}

double serve_batch_s(const serve_cost *c, const serve_batch *b, double *joules)
{
	double tokens = b->prompt + b->decoded;
	double s = between(c->seconds, tokens) + c->prompt_s * b->before + c->read_s * b->seen;

	if (b->results > 0)
		s += between(c->head, b->results);
	s += c->batch_s + b->results * c->request_s + (b->prompt > 0 ? c->prompts_s : 0);
	/* the power of the products, all the time */
	*joules += between(c->joules, tokens) / between(c->seconds, tokens) * s;
	return s;
}
