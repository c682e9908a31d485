/* Collectives of a step: tensor, context and expert parallel ones of a layer, those of gradients
 * and weights, and messages between stages. */
#include <math.h>

#include "base/status.h"
#include "predict/transformer/internal.h"

typedef struct sim_talk {
	const smr_transformer *t;
	const smr_machine *m;
	double tokens;
} sim_talk;

static smr_status talk(const sim_talk *b, smr_collective what, double bytes, double n,
		       double stride, smr_collective_cost *out)
{
	smr_collective_group g = {(int)n, (int)stride, (int)smr_transformer_devices(b->t)};

	return smr_collective_predict(b->m, what, bytes, g, out);
}

static void add_talk(const smr_collective_cost *from, double times, smr_collective_cost *to)
{
	to->p10 += times * from->p10;
	to->p50 += times * from->p50;
	to->p90 += times * from->p90;
	for (int i = 0; i < SMR_LINKS; i++) {
		to->busy[i] += times * from->busy[i];
		to->sent[i] += times * from->sent[i];
	}
}

/* Recomputation ends at values that are kept: a half whose last product is not read gathers its
 * input, but needs no reduction. */
static void tensor_again(const smr_transformer *t, const smr_collective_cost *gather, sim_parts *p)
{
	unsigned kept = smr_transformer_kept(t), qkv = SMR_TRANSFORMER_SAVED_QUERY |
						       SMR_TRANSFORMER_SAVED_KEY |
						       SMR_TRANSFORMER_SAVED_VALUE;
	unsigned up = SMR_TRANSFORMER_SAVED_UP | (t->gated ? SMR_TRANSFORMER_SAVED_GATE : 0);

	if (kept == 0 && t->recompute == SMR_RECOMPUTE_LAYERS) {
		p->tensor_again[0] = p->tensor[0][0];
		p->tensor_again[1] = p->tensor[1][0];
	}
	if (kept == 0)
		return;
	if (!(kept & SMR_TRANSFORMER_SAVED_OUT))
		p->tensor_again[0] = p->tensor[0][0];
	else if (~kept & qkv)
		p->tensor_again[0] = *gather;
	if (~kept & up)
		p->tensor_again[1] = *gather;
}

static smr_status tensor_parts(const sim_talk *b, sim_parts *p)
{
	const smr_transformer *t = b->t;
	smr_collective_cost gather = {0}, scatter, both = {0};
	double bytes = 2 * b->tokens * t->hidden;

	p->tensor_bytes = bytes;
	p->message_bytes = bytes / t->tensor; /* each sends its part, neighbours gather them */
	if (t->pipeline > 1)
		SMR_TRY(talk(b, SMR_PERMUTE, p->message_bytes, t->pipeline,
			     t->tensor * sim_replicas(t), &p->message));
	if (t->sequence_parallel) {
		SMR_TRY(talk(b, SMR_ALL_GATHER, bytes, t->tensor, 1, &gather));
		SMR_TRY(talk(b, SMR_REDUCE_SCATTER, bytes, t->tensor, 1, &scatter));
		add_talk(&gather, 1, &both);
		add_talk(&scatter, 1, &both);
	} else {
		SMR_TRY(talk(b, SMR_ALL_REDUCE, bytes, t->tensor, 1, &both));
	}
	for (int half = 0; half < 2; half++)
		for (int way = 0; way < 2; way++)
			if (half == 1 || !t->parallel_layers)
				p->tensor[half][way] = both;
	tensor_again(t, &gather, p);
	return SMR_OK;
}

/* Seconds of communication beside @p w, of which the rest is exposed. */
static void hide_behind(const sim_work *w, smr_collective_cost *c)
{
	double left = c->p50 > 0 ? fmax(0, c->p50 - w->seconds) / c->p50 : 0;
	smr_collective_cost all = *c;

	*c = (smr_collective_cost){0};
	add_talk(&all, left, c);
}

/* Keys and values of all tokens come to each context parallel device; backward their gradients go
 * back, too. */
static smr_status context_parts(const sim_talk *b, sim_parts *p)
{
	const smr_transformer *t = b->t;
	double wide = t->kv_rank > 0 ? t->kv_rank + t->rope_size
				     : 2 * sim_kv_heads(t) * sim_head_size(t) / t->tensor;
	double bytes = 2 * b->tokens * t->context * wide;

	if (t->context <= 1)
		return SMR_OK;
	for (int way = 0; way < 2; way++) {
		smr_collective_cost c;

		SMR_TRY(talk(b, SMR_ALL_GATHER, (way + 1) * bytes, t->context, t->tensor, &c));
		if (t->context_by == SMR_CONTEXT_RING)
			hide_behind(&p->attention[way], &c);
		add_talk(&c, 1, &p->exposed[0][way]);
	}
	return SMR_OK;
}

/* Blocks of devices, joined by the nearest links, that a token is sent to in the mean: once each,
 * however many of its experts are there. */
static double blocks_met(double blocks, double top_k)
{
	return blocks * (1 - pow(1 - 1 / blocks, top_k));
}

/* An all-to-all of tokens among the devices of the experts: between blocks once for each block, and
 * inside of a block to each expert. */
static smr_status token_exchange(const sim_talk *b, smr_collective_cost *out)
{
	const smr_transformer *t = b->t;
	double near = b->m->nlinks > 0 ? fmin(b->m->links[0].devices, t->expert) : t->expert;
	double blocks = ceil(t->expert / near), bytes = 2 * b->tokens / t->tensor * t->hidden;
	double sent = blocks_met(blocks, t->top_k);
	smr_collective_cost c;

	*out = (smr_collective_cost){0};
	SMR_TRY(talk(b, SMR_ALL_TO_ALL, bytes * t->top_k * sim_imbalance(t), near, 1, &c));
	add_talk(&c, 1, out);
	if (blocks <= 1)
		return SMR_OK;
	SMR_TRY(talk(b, SMR_ALL_TO_ALL, bytes * sent * sim_imbalance(t), blocks, near, &c));
	add_talk(&c, 1, out);
	return SMR_OK;
}

/* Tokens go to their experts and results come back. */
static smr_status expert_parts(const sim_talk *b, sim_parts *p)
{
	const smr_transformer *t = b->t;
	smr_collective_cost one;

	if (t->expert <= 1)
		return SMR_OK;
	SMR_TRY(token_exchange(b, &one));
	for (int way = 0; way < 2; way++) {
		smr_collective_cost both = {0};
		sim_work beside = {.seconds = p->attention[way].seconds + p->mlp[way].seconds};

		add_talk(&one, 2 * sim_expert_share(t), &both);
		if (t->overlap_experts)
			hide_behind(&beside, &both);
		add_talk(&both, 1, &p->exposed[1][way]);
	}
	return SMR_OK;
}

/* ---- gradients and weights ------------------------------------------------------------------- */

double sim_stage_dense(const smr_transformer *t)
{
	double layers = sim_dense_parameters(t) * t->layers / t->pipeline;

	return (layers + (double)t->vocabulary * t->hidden / t->pipeline) / t->tensor;
}

double sim_stage_experts(const smr_transformer *t)
{
	return sim_expert_parameters(t) * t->layers / t->pipeline / t->expert;
}

/* One collective of dense parameters among those who share them, one of experts. */
static smr_status of_weights(const sim_talk *b, smr_collective what, double each, double dense,
			     double experts, double n, double stride, smr_collective_cost *out)
{
	const smr_transformer *t = b->t;
	double copies = fmax(1, n * t->tensor / t->expert);
	smr_collective_cost c;

	*out = (smr_collective_cost){0};
	SMR_TRY(talk(b, what, each * dense, n, stride, &c));
	add_talk(&c, 1, out);
	if (!(experts > 0))
		return SMR_OK;
	SMR_TRY(talk(b, what, each * experts, copies, t->expert, &c));
	add_talk(&c, 1, out);
	return SMR_OK;
}

static smr_status data_parts(const sim_talk *b, sim_parts *p)
{
	const smr_transformer *t = b->t;
	double shards = t->shard == SMR_SHARD_NOTHING ? 1 : sim_shards(t), all = sim_replicas(t);
	double trained = t->adapters > 0 ? sim_adapter_share(t) : 1;
	double each = trained * (t->gradient_bytes > 0 ? t->gradient_bytes : 2);
	double dense = sim_dense_parameters(t) / t->tensor;
	double experts = sim_expert_parameters(t) / t->expert;
	double stage = sim_stage_dense(t), stage_experts = sim_stage_experts(t);
	bool scattered = t->shard == SMR_SHARD_OPTIMISER || t->shard == SMR_SHARD_GRADIENTS;

	p->layer_bytes = 2 * (dense + experts);
	p->stage_bytes = each * (stage + stage_experts);
	p->replica_bytes = each * (dense + experts) / shards;
	SMR_TRY(of_weights(b, SMR_ALL_GATHER, 2, dense, experts, shards, t->tensor, &p->gather));
	SMR_TRY(of_weights(b, SMR_REDUCE_SCATTER, 2 * trained, dense, experts, shards, t->tensor,
			   &p->scatter));
	SMR_TRY(talk(b, SMR_ALL_REDUCE, p->replica_bytes, all / shards, t->tensor * shards,
		     &p->replicas));
	SMR_TRY(talk(b, SMR_ALL_REDUCE, p->stage_bytes / shards, all / shards, t->tensor * shards,
		     &p->all_replicas));
	SMR_TRY(of_weights(b, scattered ? SMR_REDUCE_SCATTER : SMR_ALL_REDUCE, each, stage,
			   stage_experts, all, t->tensor, &p->reduce));
	return of_weights(b, SMR_ALL_GATHER, 2 * trained, stage, stage_experts, all, t->tensor,
			  &p->regather);
}

smr_status sim_talk_of(const smr_transformer *t, const smr_machine *m, sim_parts *out)
{
	sim_talk b = {t, m, sim_tokens(t)};

	SMR_TRY(tensor_parts(&b, out));
	SMR_TRY(context_parts(&b, out));
	SMR_TRY(expert_parts(&b, out));
	for (int half = 0; half < 2 && t->recompute == SMR_RECOMPUTE_LAYERS; half++)
		out->exposed_again[half] = out->exposed[half][0];
	return data_parts(&b, out);
}
