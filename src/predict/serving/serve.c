/* Serving on a machine: the load of one replica, its run, and results of all. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "base/status.h"
#include "predict/serving/internal.h"

/* p90 / p50 of throughput: four of five fitted rows lie inside, of models with experts by
 * themselves; of two sources that of the one with larger errors, as if the other were the only one
 * known (tests/bench/published/judge.py --spreads). */
static const double spread_dense = 1.15, spread_experts = 1.44;

enum { MOST_DRAFT = 64, MOST_SIZE = 1 << 24 };

static smr_serving_load with_defaults(const smr_serving_load *load)
{
	smr_serving_load l = *load;

	l.input = l.input > 0 ? l.input : 1024;
	l.output = l.output > 0 ? l.output : 256;
	l.requests = l.requests > 0 ? l.requests : 1000;
	l.chunk = l.chunk > 0 ? l.chunk : 8192;
	l.batch = l.batch > 0 ? l.batch : 1024;
	l.accepted = l.accepted > 0 ? l.accepted : 0.7;
	l.draft_cost = l.draft_cost > 0 ? l.draft_cost : 0.1;
	return l;
}

static smr_status check_load(const smr_serving_load *l)
{
	if (!(l->rate >= 0 && l->rate < 1e9) || !(l->prefix >= 0 && l->prefix < 1) ||
	    !(l->accepted <= 1) || l->draft > MOST_DRAFT || l->requests > MOST_SIZE ||
	    l->batch > MOST_SIZE || !(l->input >= 1 && l->output >= 1))
		return smr_fail(SMR_EINVAL,
				"a load has 0 to 1e9 requests a second, a cached share of 0 to 1, "
				"at most %d proposed tokens, of which a share of 0 to 1 is right",
				MOST_DRAFT);
	return SMR_OK;
}

/* ---- arrivals -------------------------------------------------------------------------------- */

/* Uniform in (0, 1]; equal loads give equal requests. */
static double draw(uint64_t *state)
{
	*state = *state * 6364136223846793005ull + 1442695040888963407ull;
	return ((double)(*state >> 11) + 1) / 9007199254740992.0;
}

/* Requests of one of @p replicas, which take turns. */
static smr_status make_requests(const smr_serving_load *l, uint32_t replicas, smr_request **out,
				size_t *n)
{
	size_t all = l->ntrace > 0 ? (l->ntrace + replicas - 1) / replicas : l->requests;
	smr_request *list = smr_calloc(all, sizeof(*list));
	uint64_t state = 1;
	double now = 0;

	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for requests");
	for (size_t i = 0; i < all; i++) {
		if (l->ntrace > 0) {
			list[i] = l->trace[i * replicas];
			continue;
		}
		for (uint32_t r = 0; r < replicas && l->rate > 0; r++)
			now -= log(draw(&state)) / l->rate;
		list[i] = (smr_request){now, l->input, l->output};
	}
	*n = all;
	*out = list;
	return SMR_OK;
}

/* ---- runs ------------------------------------------------------------------------------------ */

static smr_status make_run(size_t n, serve_run *r)
{
	*r = (serve_run){.first = smr_calloc(n, sizeof(double)),
			 .token = smr_calloc(n, sizeof(double)),
			 .whole = smr_calloc(n, sizeof(double))};
	if (r->first != NULL && r->token != NULL && r->whole != NULL)
		return SMR_OK;
	return smr_fail(SMR_ENOMEM, "no memory for requests");
}

static void free_run(serve_run *r)
{
	smr_free(r->first);
	smr_free(r->token);
	smr_free(r->whole);
}

static smr_serving_times times_of(double *list, size_t n)
{
	smr_serving_times t = {0};

	for (size_t i = 0; i < n; i++)
		t.mean += list[i] / (double)n;
	smr_sort_doubles(list, n);
	t.p50 = list[n / 2];
	t.p90 = list[n * 9 / 10];
	t.p99 = list[n * 99 / 100];
	return t;
}

/* Whether requests of the last quarter do not wait much longer than those of the second one. */
static bool queue_is_steady(const serve_run *r, double rate)
{
	double second = 0, last = 0;
	size_t quarter = r->n / 4;

	if (rate <= 0 || quarter < 8)
		return true;
	for (size_t i = 0; i < quarter; i++) {
		second += r->first[quarter + i];
		last += r->first[3 * quarter + i];
	}
	return last < 2 * second + 0.05 * (double)quarter;
}

/* Prompts on replicas of their own: requests reach the others with their keys and values. */
static smr_status run_apart(const serve_cost *c, const smr_serving_load *l, const smr_machine *m,
			    uint32_t tokens_replicas, smr_request *list, size_t n, serve_run *r)
{
	serve_run prompts;
	smr_serving_load one = *l;
	double link = m->nlinks > 1 ? m->links[1].bps : m->nlinks > 0 ? m->links[0].bps : INFINITY;
	double ratio = (double)l->prefill / tokens_replicas;
	smr_status st = make_run(n, &prompts);

	/* the list is that of a replica for tokens: a replica for prompts has 1 / ratio of it, so
	 * times between its arrivals are longer */
	for (size_t i = 0; i < n; i++)
		list[i].arrival_s *= ratio;
	if (st == SMR_OK)
		st = serve_requests(c, &one, list, n, SERVE_PROMPTS, &prompts);
	for (size_t i = 0; i < n && st == SMR_OK; i++) {
		double moved = c->cache_token * list[i].input / link;

		list[i].arrival_s = list[i].arrival_s / ratio;
		prompts.first[i] += moved;
		list[i].arrival_s += prompts.first[i];
	}
	if (st == SMR_OK) /* in the order of their arrival */
		st = serve_requests(c, l, list, n, SERVE_TOKENS, r);
	for (size_t i = 0; i < n && st == SMR_OK; i++) {
		r->whole[i] += prompts.first[i];
		r->first[i] += prompts.first[i];
	}
	if (st == SMR_OK)
		r->joules += prompts.joules * ratio;
	free_run(&prompts);
	return st;
}

static void set_price(const smr_machine *m, smr_serving *out)
{
	if (!(m->price_hour > 0))
		return;
	out->price_hour = m->price_hour * out->devices;
	out->price_per_million = out->price_hour / 3600 / out->tokens_per_s * 1e6;
	memcpy(out->currency_text, m->price, 3);
}

static void set_results(const smr_transformer *t, const smr_machine *m, const serve_run *r,
			double rate, smr_serving *out)
{
	double spread = t->experts > 0 ? spread_experts : spread_dense;
	uint32_t of_tokens = out->replicas - out->prefill_replicas;

	out->times[0] = times_of(r->first, r->n);
	out->times[1] = times_of(r->token, r->n);
	out->times[2] = times_of(r->whole, r->n);
	out->requests_per_s = (double)r->n / r->seconds * of_tokens;
	out->tokens_per_s = r->output / r->seconds * of_tokens;
	out->low_tokens_per_s = out->tokens_per_s / spread;
	out->high_tokens_per_s = rate > 0 ? out->tokens_per_s : out->tokens_per_s * spread;
	out->tokens_per_s_device = out->tokens_per_s / out->devices;
	out->batch = r->batched / r->batches;
	out->cache_used = r->used;
	out->joules_per_token = r->joules * t->tensor * t->pipeline / r->output;
	set_price(m, out);
}

static void set_facts(const smr_transformer *t, const smr_machine *m, const serve_cost *c,
		      uint32_t prefill, smr_serving *out)
{
	*out = (smr_serving){.model = t->name,
			     .machine = m->name,
			     .replicas = t->data,
			     .prefill_replicas = prefill,
			     .tensor = t->tensor,
			     .pipeline = t->pipeline,
			     .devices = t->tensor * t->pipeline * t->data,
			     .weight_bytes = c->weights,
			     .cache_bytes = fmax(0, c->cache),
			     .cache_token_bytes = c->cache_token,
			     .fits = c->cache > c->cache_token,
			     .basis = m->kind != SMR_MACHINE_GPU ? "no published figures"
				      : t->experts > 0 ? "published figures of serving experts"
						       : "published figures of serving"};
}

void smr_serving_settle(smr_serving *s)
{
	s->first = &s->times[0];
	s->token = &s->times[1];
	s->whole = &s->times[2];
	s->currency = s->currency_text[0] != 0 ? s->currency_text : NULL;
}

smr_status smr_serve(const smr_transformer *t, const smr_machine *m, const smr_serving_load *load,
		     smr_serving *out)
{
	smr_serving_load l = with_defaults(load);
	smr_transformer shape = *t;
	smr_request *list = NULL;
	serve_run r = {0};
	serve_cost c;
	size_t n = 0;
	smr_status st;

	shape.batch = shape.data * shape.micro_batch; /* not asked: of a training step */
	shape.sequence = shape.sequence > 0 ? shape.sequence : 1;
	SMR_TRY(check_load(&l));
	if (l.prefill >= shape.data && l.prefill > 0)
		return smr_fail(SMR_EINVAL, "%u of %u replicas for prompts leave none for tokens",
				l.prefill, shape.data);
	shape.chunks = 1;
	SMR_TRY(smr_transformer_check(&shape));
	SMR_TRY(serve_cost_of(&shape, m, &c));
	set_facts(&shape, m, &c, l.prefill, out);
	out->model = t->name;
	smr_serving_settle(out);
	if (!out->fits)
		return SMR_OK;
	st = make_requests(&l, shape.data - l.prefill, &list, &n);
	if (st == SMR_OK)
		st = make_run(n, &r);
	if (st == SMR_OK)
		st = l.prefill > 0 ? run_apart(&c, &l, m, shape.data - l.prefill, list, n, &r)
				   : serve_requests(&c, &l, list, n, SERVE_BOTH, &r);
	if (st == SMR_OK) {
		out->keeps_up = queue_is_steady(&r, l.rate);
		set_results(&shape, m, &r, l.rate, out);
		smr_serving_settle(out);
	}
	free_run(&r);
	smr_free(list);
	return st;
}

/* ---- the fewest devices ---------------------------------------------------------------------- */

/* Fewest replicas of a tensor degree, by doubling and halving; 0: none keep the limits. */
static smr_status least_replicas(smr_transformer *t, const smr_machine *m,
				 const smr_serving_load *load, const smr_serving_sla *sla,
				 uint32_t most, smr_serving *best)
{
	uint32_t low = 0, high = 1;

	best->replicas = 0;
	while (high <= most && best->replicas == 0) {
		smr_serving s;

		t->data = high;
		SMR_TRY(smr_serve(t, m, load, &s));
		if (!s.fits)
			return SMR_OK;
		if (smr_serving_keeps(sla, &s))
			*best = s;
		else
			low = high;
		high *= 2;
	}
	high = best->replicas;
	while (high > low + 1) {
		smr_serving s;

		t->data = low + (high - low) / 2;
		SMR_TRY(smr_serve(t, m, load, &s));
		if (smr_serving_keeps(sla, &s)) {
			*best = s;
			high = t->data;
		} else {
			low = t->data;
		}
	}
	return SMR_OK;
}

smr_status smr_serving_least(const smr_transformer *t, const smr_machine *m,
			     const smr_serving_load *load, const smr_serving_sla *sla,
			     uint32_t most, smr_serving *out)
{
	smr_transformer shape = *t;
	bool found = false;

	most = most > 0 ? most : 4096;
	for (shape.tensor = 1; shape.tensor <= 16 && shape.tensor <= most; shape.tensor *= 2) {
		smr_serving s;

		if (shape.heads % shape.tensor != 0)
			continue;
		SMR_TRY(least_replicas(&shape, m, load, sla, most / shape.tensor / shape.pipeline,
				       &s));
		if (s.replicas > 0 && (!found || s.devices < out->devices)) {
			*out = s;
			found = true;
		}
	}
	if (!found)
		return smr_fail(SMR_ENOTFOUND, "%s: at most %u devices do not keep the limits",
				m->name, most);
	out->model = t->name;
	smr_serving_settle(out);
	return SMR_OK;
}
