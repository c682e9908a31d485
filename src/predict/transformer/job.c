/* A job is so many steps, each as long as the others, and what failures and checkpoints add: the
 * interval between checkpoints is that of Young, sqrt(2 x seconds of a checkpoint x time between
 * failures), and a failure loses half of one and a restart. */
#include "predict/transformer/job.h"

#include <math.h>
#include <string.h>

#include "base/status.h"

enum { HOUR = 3600 };

/* Hours between failures of one device: 419 unexpected interruptions in 54 days of 16,384 H100
 * (Llama Team, The Llama 3 herd of models, 2024). */
static const double usual_mtbf_hours = 16384.0 * 54 * 24 / 419;

/* Seconds to start again, and bytes/s at which a device writes its part of a checkpoint: assumed.
 */
static const double usual_restart_s = 300, checkpoint_bps = 2.5e8;

static smr_status check_job(const smr_simulate_job *q)
{
	if (q->tokens >= 1 && q->tokens < 1e18 && q->deadline_s >= 0 && q->price_hour >= 0 &&
	    q->mtbf_hours >= 0 && q->checkpoint_s >= 0 && q->restart_s >= 0 &&
	    q->carbon_g_kwh >= 0 && q->pue >= 0)
		return SMR_OK;
	return smr_fail(SMR_EINVAL, "a job has 1 to 1e18 tokens, and no number below 0");
}

smr_status smr_job_price(const smr_simulate_job *q, const smr_machine *m, double *out)
{
	const char *kind = q->price_kind != NULL ? q->price_kind : "demand";
	bool spot = strcmp(kind, "spot") == 0, reserved = strcmp(kind, "reserved") == 0;

	*out = q->price_hour > 0 ? q->price_hour
	       : spot            ? m->price_spot_hour
	       : reserved        ? m->price_reserved_hour
				 : m->price_hour;
	if (!spot && !reserved && strcmp(kind, "demand") != 0)
		return smr_fail(SMR_EINVAL, "no price '%s': demand, spot, reserved or a number",
				kind);
	if ((spot || reserved) && !(*out > 0))
		return smr_fail(SMR_EINVAL, "%s has no %s price (--price N)", m->name, kind);
	return SMR_OK;
}

/* Seconds of work over seconds that pass. */
static void add_failures(const smr_simulate_job *q, const smr_transformer *t, uint32_t devices,
			 smr_simulated_job *out)
{
	double hours = q->mtbf_hours > 0 ? q->mtbf_hours : usual_mtbf_hours;
	double between = hours * HOUR / devices;
	double bytes = 14 * smr_transformer_parameters(t);
	double write = q->checkpoint_s > 0 ? q->checkpoint_s : bytes / devices / checkpoint_bps;
	double restart = q->restart_s > 0 ? q->restart_s : usual_restart_s;

	out->failure_s = between;
	out->checkpoint_interval_s = fmax(sqrt(2 * write * between), write);
	out->goodput = 1 / (1 + write / out->checkpoint_interval_s +
			    (out->checkpoint_interval_s / 2 + restart) / between);
}

smr_status smr_job_of(const smr_simulate_job *q, const smr_transformer *t, const smr_machine *m,
		      const smr_transformer_step_result *s, smr_simulated_job *out)
{
	double pue = q->pue > 0 ? q->pue : 1, price;

	SMR_TRY(check_job(q));
	SMR_TRY(smr_job_price(q, m, &price));
	*out = (smr_simulated_job){.steps = ceil(q->tokens / ((double)t->batch * t->sequence))};
	add_failures(q, t, s->devices, out);
	out->p10_s = out->steps * s->p10 / out->goodput;
	out->p50_s = out->steps * s->p50 / out->goodput;
	out->p90_s = out->steps * s->p90 / out->goodput;
	out->price = price * s->devices * out->p50_s / HOUR;
	out->energy_j = s->energy_j * out->steps / out->goodput * pue;
	out->carbon_kg = out->energy_j / 3.6e6 * q->carbon_g_kwh / 1e3;
	out->in_time = q->deadline_s <= 0 || out->p90_s <= q->deadline_s;
	return SMR_OK;
}
