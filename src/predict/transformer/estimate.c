/* A step without its tasks: the sums that the simulation would find, where nothing but the passes
 * of a pipeline wait for each other. For searches; smr_transformer_step() simulates. */
#include <math.h>

#include "base/status.h"
#include "predict/transformer/efficiency.h"
#include "predict/transformer/internal.h"

/* Share of the time of hidden communication that computing beside it takes longer. */
static const double slower = 1 - 1 / SMR_SIM_OVERLAP;

/* Seconds of passes through one layer: forward, backward, and the communication beside each. */
typedef struct layer_seconds {
	double fore, back;
} layer_seconds;

/* Computing, and communication that begins with it. */
static double beside(double work, double talk)
{
	return fmax(talk, work + slower * talk);
}

static double half_layer(const smr_transformer *t, const sim_work *w, const smr_collective_cost *c,
			 const smr_collective_cost *exposed)
{
	double both = t->overlap_tensor ? beside(w->seconds, c->p50) : w->seconds + c->p50;

	return both + exposed->p50;
}

/* Seconds for which links are busy: of collectives that share one, the sum. */
static double links_busy(const smr_collective_cost *const *list, int n)
{
	double most = 0;

	for (int k = 0; k < SMR_LINKS; k++) {
		double sum = 0;

		for (int i = 0; i < n; i++)
			sum += list[i]->busy[k];
		most = fmax(most, sum);
	}
	return most;
}

static layer_seconds layer_of(const smr_transformer *t, const sim_parts *p)
{
	const smr_collective_cost *fore[] = {&p->gather, &p->tensor[0][0], &p->tensor[1][0],
					     &p->exposed[0][0], &p->exposed[1][0]};
	const smr_collective_cost *back[] = {&p->gather,        &p->scatter,
					     &p->tensor[0][1],  &p->tensor[1][1],
					     &p->exposed[0][1], &p->exposed[1][1]};
	layer_seconds s = {0};

	for (int i = 0; i < 2; i++) {
		s.fore += half_layer(t, i == 0 ? &p->attention[0] : &p->mlp[0], &p->tensor[i][0],
				     &p->exposed[i][0]);
		s.back += half_layer(t, i == 0 ? &p->attention[1] : &p->mlp[1], &p->tensor[i][1],
				     &p->exposed[i][1]);
		if (p->again[i].seconds > 0)
			s.back += half_layer(t, &p->again[i], &p->tensor_again[i],
					     &p->exposed_again[i]);
	}
	if (t->shard == SMR_SHARD_ALL) {
		s.fore = fmax(beside(s.fore, p->gather.p50), links_busy(fore, 5));
		s.back = fmax(beside(s.back, fmax(p->gather.p50, p->scatter.p50)),
			      links_busy(back, 6));
	}
	return s;
}

/* Seconds of one micro-batch on a stage, all its chunks; forward and backward. */
static layer_seconds stage_of(const smr_transformer *t, const sim_parts *p, layer_seconds layer,
			      uint32_t stage)
{
	double layers = 0;
	layer_seconds s;

	for (uint32_t c = 0; c < t->chunks; c++)
		layers += smr_transformer_layers(t, stage, c);
	s = (layer_seconds){layers * layer.fore, layers * layer.back};
	if (stage == 0) {
		s.fore += p->embedding[0].seconds;
		s.back += p->embedding[1].seconds;
	}
	if (stage + 1 == t->pipeline) {
		s.fore += p->head[0].seconds;
		s.back += p->head[1].seconds;
	}
	return s;
}

typedef struct stage_sums {
	double fore, back, both;                /* of all stages */
	double most_fore, most_back, most_both; /* of the longest */
} stage_sums;

static stage_sums sum_stages(const smr_transformer *t, const sim_parts *p, layer_seconds layer)
{
	stage_sums u = {0};

	for (uint32_t i = 0; i < t->pipeline; i++) {
		layer_seconds s = stage_of(t, p, layer, i);

		u.fore += s.fore;
		u.back += s.back;
		u.most_fore = fmax(u.most_fore, s.fore);
		u.most_back = fmax(u.most_back, s.back);
		u.most_both = fmax(u.most_both, s.fore + s.back);
	}
	u.both = u.fore + u.back;
	return u;
}

/* A micro-batch goes there and back while its stage has as many of them as it holds at once: the
 * pipeline cannot be faster than that. */
static double period_of(const smr_transformer *t, const stage_sums *u, double message)
{
	double stages = t->pipeline, chunks = t->chunks;
	double held = chunks > 1 ? 2 * stages - 1 + (chunks - 1) * stages : stages;
	double round = u->both + 2 * (chunks * stages - 1) * message;

	return fmax(u->most_both, chunks * round / held);
}

static double passes_of(const smr_transformer *t, const stage_sums *u, double message)
{
	double n = sim_pipeline(t).micro_batches, hops = t->pipeline - 1;

	if (t->schedule == SMR_GPIPE)
		return (n - 1) * (u->most_fore + u->most_back) + u->both + 2 * hops * message;
	if (t->pipeline == 1)
		return n * u->both;
	return n * period_of(t, u, message) + (u->both - u->most_both) / t->chunks +
	       2 * hops * message;
}

/* After the passes: gradients as far as they are not hidden by the last backward pass, the
 * optimiser, weights that come back. */
static double end_of(const smr_transformer *t, const sim_parts *p, double last_pass)
{
	double reduce = p->reduce.p50, end = p->optimiser.seconds;

	if (t->shard == SMR_SHARD_ALL)
		end += p->scatter.p50 +
		       (t->overlap_gradients ? p->replicas.p50 : p->all_replicas.p50);
	else if (t->overlap_gradients)
		end += fmax(reduce - last_pass, reduce * t->pipeline / t->layers) +
		       slower * fmin(reduce, last_pass);
	else
		end += reduce;
	if (t->shard == SMR_SHARD_OPTIMISER || t->shard == SMR_SHARD_GRADIENTS)
		end += p->regather.p50;
	return end;
}

/* Seconds that one device computes, the mean of all stages. */
static double computing(const smr_transformer *t, const sim_parts *p)
{
	double n = sim_pipeline(t).micro_batches;
	double layer = p->attention[0].seconds + p->attention[1].seconds + p->mlp[0].seconds +
		       p->mlp[1].seconds + p->again[0].seconds + p->again[1].seconds;
	double ends = p->embedding[0].seconds + p->embedding[1].seconds + p->head[0].seconds +
		      p->head[1].seconds;

	return n * (t->layers * layer + ends) / t->pipeline + p->optimiser.seconds;
}

smr_status smr_transformer_estimate(const smr_transformer *shape, const smr_machine *m,
				    smr_transformer_step_result *out)
{
	smr_transformer t = *shape;
	sim_parts p;
	stage_sums u;

	SMR_TRY(sim_prepare(&t));
	SMR_TRY(sim_parts_of(&t, m, &p));
	u = sum_stages(&t, &p, layer_of(&t, &p));
	*out = (smr_transformer_step_result){0};
	out->p50 = passes_of(&t, &u, p.message.p50) + end_of(&t, &p, u.back / t.pipeline);
	out->compute = fmin(1, computing(&t, &p) / out->p50);
	out->idle = 1 - out->compute;
	sim_fill_result(&t, m, &p, out);
	return SMR_OK;
}
