/* Layers whose values are recomputed in the backward pass instead of kept, as with jax.checkpoint
 * around the body of a scan. Of each layer only its input is kept, its own values only during its
 * backward pass; the forward pass of each layer runs twice. */
#include "predict/stages/remat.h"

#include "base/alloc.h"
#include "predict/internal.h"

/* Bytes that all layers keep with remat, including one layer in full. */
static double kept_then(const smr_layers *l)
{
	return l->n * l->carried[0] + l->kept / l->n;
}

smr_status smr_remat_check(const smr_layers *l)
{
	if (!l->backward)
		return smr_fail(
			SMR_EINVAL,
			"remat: line %u is a loop over layers without a way back, which keeps "
			"nothing for it",
			l->line);
	if (kept_then(l) >= l->kept)
		return smr_fail(
			SMR_EINVAL,
			"remat saves nothing: layers keep %.3g bytes for the way back, and what "
			"goes from one to the next is %.3g",
			l->kept, l->n * l->carried[0]);
	return SMR_OK;
}

static void add_kernel(const smr_cost *c, const smr_workload *w, const smr_predict_step *s,
		       smr_forecast *out)
{
	const smr_predict_kernel *k = &w->kernels[s->number];
	double runs = s->times * w->runs.of[s->block];
	smr_prediction p;

	smr_forecast_share(c, w, k, &p);
	out->p10 += runs * p.p10;
	out->p50 += runs * p.p50;
	out->p90 += runs * p.p90;
	out->energy_j += runs * w->devices * p.energy_j;
	out->flops += runs * k->query.work.flops;
	out->bytes += runs * (k->query.work.bytes_read + k->query.work.bytes_written);
}

/* Adds a transfer; no computing overlaps with it. */
static smr_status add_move(const smr_cost *c, const smr_workload *w, const smr_predict_step *s,
			   smr_forecast *out)
{
	double runs = w->runs.of[s->block];
	smr_collective_cost x;

	SMR_TRY(smr_forecast_move(c->machine, w, &w->moves[s->number], &x));
	out->p10 += runs * x.p10;
	out->p50 += runs * x.p50;
	out->p90 += runs * x.p90;
	out->communication += runs * x.p50;
	out->exposed += runs * x.p50;
	return SMR_OK;
}

static smr_status add_recomputation(const smr_cost *c, const smr_workload *w, const smr_layers *l,
				    smr_forecast *out)
{
	const smr_machine *m = c->machine;

	SMR_TRY(smr_remat_check(l));
	for (size_t i = 0; i < w->nsteps; i++) {
		const smr_predict_step *s = &w->steps[i];

		if (l->part[s->block] != SMR_LAYERS_FORWARD)
			continue;
		if (s->moves)
			SMR_TRY(add_move(c, w, s, out));
		else
			add_kernel(c, w, s, out);
	}
	out->memory_bytes -= l->kept - kept_then(l);
	out->fits = m->memory_bytes <= 0 || out->memory_bytes <= m->memory_bytes;
	smr_forecast_shares(m, w, out);
	return SMR_OK;
}

smr_status smr_forecast_remat(const smr_cost *c, const smr_workload *w, smr_forecast *out)
{
	smr_layers l;
	smr_status st = smr_layers_of(w, &l);

	if (st == SMR_OK)
		st = add_recomputation(c, w, &l, out);
	smr_layers_free(&l);
	return st;
}
