/* Tries all ways on some devices: what cannot be is counted with its reason, the rest is computed
 * by sums. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "predict/search/internal.h"
#include "predict/transformer/job.h"

typedef struct trial {
	search *s;
	const search_space *space;
	uint32_t machine, devices;
} trial;

/* Writes "tp=8 pp=8x2 dp=16 mb=1 full, zero=1" to @p out. */
static void put_title(const smr_transformer *t, char *out, size_t size)
{
	static const char *const recomputes[SMR_RECOMPUTES] = {"none", "selective", "cheap",
							       "full"};
	char chunks[12] = "", context[16] = "", expert[16] = "";

	if (t->chunks > 1)
		(void)snprintf(chunks, sizeof(chunks), "x%u", t->chunks);
	if (t->context > 1)
		(void)snprintf(context, sizeof(context), " cp=%u", t->context);
	if (t->experts > 0)
		(void)snprintf(expert, sizeof(expert), " ep=%u", t->expert);
	(void)snprintf(out, size, "tp=%u pp=%u%s dp=%u%s%s mb=%u zero=%d %s", t->tensor,
		       t->pipeline, chunks, t->data, context, expert, t->micro_batch, (int)t->shard,
		       t->keep != 0 ? "keep" : recomputes[t->recompute]);
}

/* ---- reasons --------------------------------------------------------------------------------- */

static void refuse(trial *x, const smr_transformer *t, search_reason reason, double least,
		   const char *why)
{
	search_count *c = &x->s->refused[reason];
	char cut[SEARCH_TITLE - 40];

	if (c->ways++ > 0 && !(least < c->least))
		return;
	c->least = least;
	put_title(t, cut, sizeof(cut));
	(void)snprintf(c->title, sizeof(c->title), "%.24s:%u %s", x->s->machines[x->machine].name,
		       x->devices, cut);
	(void)snprintf(c->why, sizeof(c->why), "%s", why);
}

static search_reason reason_of(const smr_transformer *t)
{
	uint32_t replicas = t->data * t->micro_batch;

	if (t->layers + 2 < t->pipeline * t->chunks)
		return SEARCH_STAGES;
	if (t->schedule == SMR_INTERLEAVED && t->batch % replicas == 0 &&
	    t->batch / replicas % t->pipeline != 0)
		return SEARCH_SCHEDULE;
	return SEARCH_DIVIDES;
}

/* Memory is a formula, so it is asked first. */
static bool fits(trial *x, const smr_transformer *t)
{
	const smr_machine *m = &x->s->machines[x->machine];
	smr_transformer_step_memory k;
	char why[120];

	smr_transformer_memory(t, &k);
	if (m->memory_bytes <= 0 || k.total <= m->memory_bytes)
		return true;
	(void)snprintf(why, sizeof(why),
		       "%.2f GB of %.2f (activations %.1f, weights and optimiser %.1f)",
		       k.total * 1e-9, m->memory_bytes * 1e-9, (k.activations + k.working) * 1e-9,
		       (k.weights + k.gradients + k.optimiser) * 1e-9);
	refuse(x, t, SEARCH_MEMORY, k.total / m->memory_bytes, why);
	return false;
}

/* ---- one way --------------------------------------------------------------------------------- */

smr_status search_judge(search *s, search_way *w)
{
	static const smr_simulate_job none = {0};
	const smr_simulate_job *q = s->p->job != NULL ? s->p->job : &none;
	const smr_machine *m = &s->machines[w->machine];
	smr_sla_measure worst;
	double price;

	w->f = (smr_forecast){.p10 = w->r.p10,
			      .p50 = w->r.p50,
			      .p90 = w->r.p90,
			      .energy_j = w->r.energy_j,
			      .memory_bytes = w->r.memory.total,
			      .fits = w->r.fits};
	SMR_TRY(smr_job_price(q, m, &price));
	w->price = w->f.price = price * w->r.devices * w->r.p50 / 3600;
	if (q->tokens > 0) {
		SMR_TRY(smr_job_of(q, &w->t, m, &w->r, &w->job));
		w->f.p10 = w->job.p10_s;
		w->f.p50 = w->job.p50_s;
		w->f.p90 = w->job.p90_s;
		w->f.energy_j = w->job.energy_j;
		w->f.price = w->job.price;
	}
	w->excess = fmax(1, smr_sla_excess(&s->sla, &w->f, &worst));
	w->rank = smr_sla_rank(s->by, &w->f);
	return SMR_OK;
}

static smr_status try_way(trial *x, const smr_transformer *t)
{
	search *s = x->s;
	search_way w = {.t = *t, .machine = x->machine};

	s->tried++;
	if (smr_transformer_check(t) != SMR_OK) {
		refuse(x, t, reason_of(t), 0, smr_errmsg());
		return SMR_OK;
	}
	if (!fits(x, t))
		return SMR_OK;
	if (smr_transformer_estimate(t, &s->machines[x->machine], &w.r) != SMR_OK) {
		refuse(x, t, SEARCH_MACHINE, 0, smr_errmsg());
		return SMR_OK;
	}
	if (s->ways.n == SEARCH_MOST)
		return smr_fail(SMR_EUNSUPPORTED,
				"more than %d ways: name values of a field (--vary)", SEARCH_MOST);
	SMR_TRY(search_judge(s, &w));
	return smr_vec_push(&s->ways, w);
}

/* ---- all of them ----------------------------------------------------------------------------- */

static bool is_given(const search_space *s, const char *name)
{
	for (size_t i = 0; i < s->n; i++)
		if (strcmp(s->list[i].name, name) == 0)
			return s->list[i].given;
	return false;
}

/* Sets what follows from the other fields; false: another way says the same. */
static bool complete_way(const trial *x, smr_transformer *t)
{
	t->data = x->devices / (t->tensor * t->context * t->pipeline);
	if (t->chunks > 1 && t->pipeline == 1 && !is_given(x->space, "chunks"))
		return false;
	if (t->chunks > 1)
		t->schedule = SMR_INTERLEAVED;
	else if (t->schedule == SMR_INTERLEAVED)
		t->schedule = SMR_1F1B;
	if (t->shard != SMR_SHARD_NOTHING && t->data * t->context == 1)
		return is_given(x->space, "shard") || is_given(x->space, "zero");
	return true;
}

/* Sets one field after another; a cut that does not divide the devices is none. */
static smr_status try_fields(trial *x, const smr_transformer *t, size_t at)
{
	const search_dimension *d = &x->space->list[at];
	double cut = (double)t->tensor * t->context * t->pipeline;

	if (cut < 1 || fmod(x->devices, cut) != 0)
		return SMR_OK;
	if (at == x->space->n) {
		smr_transformer whole = *t;

		return complete_way(x, &whole) ? try_way(x, &whole) : SMR_OK;
	}
	for (size_t i = 0; i < d->n; i++) {
		smr_transformer next = *t;
		char field[64];

		(void)snprintf(field, sizeof(field), "%s=%s", d->name, d->values[i]);
		SMR_TRY(smr_transformer_set(&next, field));
		SMR_TRY(try_fields(x, &next, at + 1));
	}
	return SMR_OK;
}

smr_status search_try(search *s, uint32_t machine, uint32_t devices)
{
	search_space *space = smr_calloc(1, sizeof(*space));
	smr_transformer start = *s->p->shape;
	trial x = {s, space, machine, devices};
	smr_status st;

	if (space == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a search");
	start.tensor = start.pipeline = start.context = start.chunks = start.expert = 1;
	st = search_space_of(s, devices, space);
	if (st == SMR_OK)
		st = try_fields(&x, &start, 0);
	smr_free(space);
	return st;
}
