/* Makes the tasks of a step: each stage runs its passes in the order of the pipeline's schedule. */
#include <string.h>

#include "base/alloc.h"
#include "base/status.h"
#include "predict/transformer/internal.h"

enum { COMPUTE, TENSOR, FORE_OUT, FORE_IN, BACK_OUT, BACK_IN, GATHER, SCATTER, REPLICAS, QUEUES };

static const char *const queues[QUEUES] = {
	[COMPUTE] = "computing",        [TENSOR] = "tensor parallel",
	[FORE_OUT] = "activations out", [FORE_IN] = "activations in",
	[BACK_OUT] = "gradients out",   [BACK_IN] = "gradients in",
	[GATHER] = "gather weights",    [SCATTER] = "reduce gradients",
	[REPLICAS] = "replicas"};

typedef struct sim_step {
	const smr_transformer *t;
	const sim_parts *p;
	smr_sim *s;
	smr_pp pipe;
	uint32_t *sent;          /* input of a pass: [backward][stage][chunk][micro-batch] */
	uint32_t *ended;         /* forward passes: [stage][chunk][micro-batch] */
	uint32_t stage;          /* the current stage */
	uint32_t last, previous; /* its tasks: the last one computed, and that of a layer before */
	uint32_t *gradients;     /* the last reductions, by stage */
} sim_step;

static uint32_t pass_index(const sim_step *b, uint32_t stage, smr_pp_step q)
{
	return (stage * b->pipe.chunks + q.chunk) * b->pipe.micro_batches + q.micro_batch;
}

static uint32_t passes(const sim_step *b)
{
	return b->pipe.stages * b->pipe.chunks * b->pipe.micro_batches;
}

/* ---- tasks ----------------------------------------------------------------------------------- */

static smr_status add_compute(sim_step *b, const char *name, const sim_work *w, uint32_t also)
{
	smr_sim_task t = {.name = name,
			  .seconds = w->seconds,
			  .flops = w->flops,
			  .nplaces = 1,
			  .places = {{b->stage, COMPUTE}}};
	uint32_t after[] = {b->last, also};

	return w->seconds > 0 ? smr_sim_add(b->s, &t, after, 2, &b->last) : SMR_OK;
}

static smr_status add_collective(sim_step *b, const char *name, smr_collective what, double bytes,
				 const smr_collective_cost *c, uint8_t queue, uint32_t after,
				 uint32_t *id)
{
	smr_sim_task t = {.name = name,
			  .kind = SMR_SIM_COLLECTIVE,
			  .collective = what,
			  .bytes = bytes,
			  .nplaces = 1,
			  .places = {{b->stage, queue}}};

	*id = after;
	smr_sim_cost(&t, c);
	return c->p50 > 0 ? smr_sim_add(b->s, &t, &after, 1, id) : SMR_OK;
}

/* Adds half a layer, the tensor parallel collective that follows it, or overlaps with it, and one
 * that nothing hides. */
static smr_status add_half_layer(sim_step *b, const char *name, const sim_work *w,
				 const smr_collective_cost *c, const smr_collective_cost *exposed,
				 uint32_t also)
{
	bool overlaps = b->t->overlap_tensor && c->p50 > 0;
	uint32_t before = b->last, talked;

	SMR_TRY(add_compute(b, name, w, also));
	SMR_TRY(add_collective(b, "tensor parallel", SMR_ALL_REDUCE, b->p->tensor_bytes, c, TENSOR,
			       overlaps ? before : b->last, &talked));
	if (overlaps) { /* the next half waits for both */
		sim_work none = {.seconds = 1e-9};

		SMR_TRY(add_compute(b, "join", &none, talked));
	} else {
		b->last = talked;
	}
	return add_collective(b, "tokens", SMR_ALL_TO_ALL, b->p->tensor_bytes, exposed, TENSOR,
			      b->last, &b->last);
}

/* Adds the gather of a layer's weights, which starts when the layer before the current one has
 * ended. */
static smr_status add_weight_gather(sim_step *b, uint32_t *id)
{
	*id = SMR_SIM_NONE;
	if (b->t->shard != SMR_SHARD_ALL)
		return SMR_OK;
	return add_collective(b, "gather weights", SMR_ALL_GATHER, b->p->layer_bytes, &b->p->gather,
			      GATHER, b->previous, id);
}

static smr_status layer_forward(sim_step *b)
{
	uint32_t weights;

	SMR_TRY(add_weight_gather(b, &weights));
	b->previous = b->last;
	SMR_TRY(add_half_layer(b, "attention", &b->p->attention[0], &b->p->tensor[0][0],
			       &b->p->exposed[0][0], weights));
	return add_half_layer(b, "mlp", &b->p->mlp[0], &b->p->tensor[1][0], &b->p->exposed[1][0],
			      SMR_SIM_NONE);
}

/* Reduces gradients of a layer: to their shards, then among replicas. */
static smr_status add_gradient_reduction(sim_step *b, bool last)
{
	uint32_t id = b->last;

	if (b->t->shard == SMR_SHARD_ALL) {
		SMR_TRY(add_collective(b, "scatter gradients", SMR_REDUCE_SCATTER,
				       b->p->layer_bytes, &b->p->scatter, SCATTER, id, &id));
		if (last && b->t->overlap_gradients)
			SMR_TRY(add_collective(b, "reduce among replicas", SMR_ALL_REDUCE,
					       b->p->replica_bytes, &b->p->replicas, REPLICAS, id,
					       &id));
		b->gradients[b->stage] = id;
	} else if (last && b->t->overlap_gradients) {
		smr_collective_cost part = b->p->reduce;
		double share = (double)b->t->pipeline / b->t->layers;

		part.p50 *= share;
		for (int i = 0; i < SMR_LINKS; i++)
			part.busy[i] *= share;
		SMR_TRY(add_collective(b, "reduce gradients", SMR_ALL_REDUCE,
				       b->p->stage_bytes * share, &part, SCATTER, id, &id));
		b->gradients[b->stage] = id;
	}
	return SMR_OK;
}

static smr_status layer_backward(sim_step *b, bool last)
{
	static const char *const again[] = {"attention again", "mlp again"};
	const sim_parts *p = b->p;
	uint32_t weights;

	SMR_TRY(add_weight_gather(b, &weights));
	b->previous = b->last;
	for (int i = 0; i < 2; i++)
		if (p->again[i].seconds > 0)
			SMR_TRY(add_half_layer(b, again[i], &p->again[i], &p->tensor_again[i],
					       &p->exposed_again[i], weights));
	SMR_TRY(add_half_layer(b, "mlp backward", &p->mlp[1], &p->tensor[1][1], &p->exposed[1][1],
			       weights));
	SMR_TRY(add_half_layer(b, "attention backward", &p->attention[1], &p->tensor[0][1],
			       &p->exposed[0][1], SMR_SIM_NONE));
	return add_gradient_reduction(b, last);
}

/* ---- passes ---------------------------------------------------------------------------------- */

/* Returns the next stage and chunk, forward or backward; false: there is none. */
static bool next_of(const sim_step *b, uint32_t stage, smr_pp_step q, uint32_t *to,
		    smr_pp_step *then)
{
	uint32_t end = b->pipe.stages - 1;

	*then = q;
	if (!q.backward) {
		then->chunk += stage == end;
		*to = stage == end ? 0 : stage + 1;
		return then->chunk < b->pipe.chunks;
	}
	if (stage == 0 && q.chunk == 0)
		return false;
	then->chunk -= stage == 0;
	*to = stage == 0 ? end : stage - 1;
	return true;
}

static smr_status add_send(sim_step *b, smr_pp_step q)
{
	smr_sim_task t = {.name = q.backward ? "gradients" : "activations",
			  .kind = SMR_SIM_SEND,
			  .bytes = b->p->message_bytes,
			  .nplaces = 2};
	smr_pp_step then;
	uint32_t to, *id;

	if (!next_of(b, b->stage, q, &to, &then))
		return SMR_OK;
	id = &b->sent[q.backward * passes(b) + pass_index(b, to, then)];
	if (to == b->stage) { /* a single stage */
		*id = b->last;
		return SMR_OK;
	}
	t.places[0] = (smr_sim_place){b->stage, q.backward ? BACK_OUT : FORE_OUT};
	t.places[1] = (smr_sim_place){to, q.backward ? BACK_IN : FORE_IN};
	smr_sim_cost(&t, &b->p->message);
	return smr_sim_add(b->s, &t, &b->last, 1, id);
}

static bool is_first(uint32_t stage, smr_pp_step q)
{
	return stage == 0 && q.chunk == 0;
}

static bool is_last(const sim_step *b, uint32_t stage, smr_pp_step q)
{
	return stage + 1 == b->pipe.stages && q.chunk + 1 == b->pipe.chunks;
}

static smr_status build_pass(sim_step *b, smr_pp_step q)
{
	bool first = is_first(b->stage, q), last = is_last(b, b->stage, q);
	bool at_end = q.micro_batch + 1 == b->pipe.micro_batches;

	b->last = b->sent[q.backward * passes(b) + pass_index(b, b->stage, q)];
	if (q.backward && last)
		b->last = b->ended[pass_index(b, b->stage, q)];
	b->previous = b->last;
	if (first && !q.backward)
		SMR_TRY(add_compute(b, "embedding", &b->p->embedding[0], SMR_SIM_NONE));
	if (last && q.backward)
		SMR_TRY(add_compute(b, "vocabulary backward", &b->p->head[1], SMR_SIM_NONE));
	for (uint32_t i = smr_transformer_layers(b->t, b->stage, q.chunk); i > 0; i--)
		SMR_TRY(q.backward ? layer_backward(b, at_end) : layer_forward(b));
	if (first && q.backward)
		SMR_TRY(add_compute(b, "embedding backward", &b->p->embedding[1], SMR_SIM_NONE));
	if (last && !q.backward)
		SMR_TRY(add_compute(b, "vocabulary", &b->p->head[0], SMR_SIM_NONE));
	if (!q.backward)
		b->ended[pass_index(b, b->stage, q)] = b->last;
	return add_send(b, q);
}

/* Returns whether the predecessors of a pass are built: tasks are added in an order in which they
 * could run. */
static bool can_build(const sim_step *b, uint32_t stage, smr_pp_step q)
{
	if (q.backward ? is_last(b, stage, q) : is_first(stage, q))
		return true;
	return b->sent[q.backward * passes(b) + pass_index(b, stage, q)] != SMR_SIM_NONE;
}

static smr_status build_passes(sim_step *b, uint32_t *at)
{
	uint32_t all = 2 * b->pipe.chunks * b->pipe.micro_batches, left = all * b->pipe.stages;

	while (left > 0) {
		uint32_t before = left;

		for (b->stage = 0; b->stage < b->pipe.stages; b->stage++)
			while (at[b->stage] < all) {
				smr_pp_step q = smr_pp_at(&b->pipe, b->stage, at[b->stage]);

				if (!can_build(b, b->stage, q))
					break;
				SMR_TRY(build_pass(b, q));
				at[b->stage]++;
				left--;
			}
		if (left == before)
			return smr_fail(SMR_EINTERNAL, "stages of a pipeline wait for each other");
	}
	return SMR_OK;
}

/* Adds the reduction of gradients, the optimiser, and the gather of weights where each device
 * updated a part. */
static smr_status build_end(sim_step *b)
{
	const smr_transformer *t = b->t;
	uint32_t id;

	b->last = SMR_SIM_NONE; /* the order of the queue suffices */
	id = b->gradients[b->stage];
	if (t->shard != SMR_SHARD_ALL && !t->overlap_gradients) {
		sim_work none = {.seconds = 1e-9};

		SMR_TRY(add_compute(b, "all passes", &none, SMR_SIM_NONE));
		SMR_TRY(add_collective(b, "reduce gradients", SMR_ALL_REDUCE, b->p->stage_bytes,
				       &b->p->reduce, SCATTER, b->last, &id));
	}
	if (t->shard == SMR_SHARD_ALL && !t->overlap_gradients)
		SMR_TRY(add_collective(b, "reduce among replicas", SMR_ALL_REDUCE,
				       b->p->stage_bytes / sim_shards(t), &b->p->all_replicas,
				       REPLICAS, id, &id));
	SMR_TRY(add_compute(b, "optimiser", &b->p->optimiser, id));
	if (t->shard == SMR_SHARD_OPTIMISER || t->shard == SMR_SHARD_GRADIENTS)
		return add_collective(b, "gather weights", SMR_ALL_GATHER, b->p->stage_bytes,
				      &b->p->regather, GATHER, b->last, &id);
	return SMR_OK;
}

smr_status sim_step_build(const smr_transformer *t, const sim_parts *p, smr_sim *s)
{
	sim_step b = {.t = t,
		      .p = p,
		      .s = s,
		      .pipe = {t->schedule, t->pipeline, t->chunks,
			       t->batch / t->data / t->micro_batch}};
	uint32_t *at = smr_calloc(t->pipeline, sizeof(*at));
	smr_status st;

	b.gradients = smr_malloc(t->pipeline * sizeof(*b.gradients));
	b.sent = smr_malloc(2 * passes(&b) * sizeof(*b.sent));
	b.ended = smr_malloc(passes(&b) * sizeof(*b.ended));
	if (at == NULL || b.gradients == NULL || b.sent == NULL || b.ended == NULL) {
		st = smr_fail(SMR_ENOMEM, "no memory for a step of %s", t->name);
		goto done;
	}
	memset(b.sent, 0xff, 2 * passes(&b) * sizeof(*b.sent));
	memset(b.gradients, 0xff, t->pipeline * sizeof(*b.gradients));
	memset(b.ended, 0xff, passes(&b) * sizeof(*b.ended));
	for (int i = 0; i < QUEUES; i++)
		smr_sim_queue(s, i, queues[i]);
	st = build_passes(&b, at);
	for (b.stage = 0; b.stage < t->pipeline && st == SMR_OK; b.stage++)
		st = build_end(&b);
done:
	smr_free(b.ended);
	smr_free(b.sent);
	smr_free(b.gradients);
	smr_free(at);
	return st;
}
