/* Continuous batching on one replica: each batch has one token of every running request and chunks
 * of the prompts of new ones, which wait until there is room for all their keys and values. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/status.h"
#include "predict/serving/internal.h"

typedef struct serve_seat {
	size_t request;
	double left_prompt, seen, left; /* tokens */
	double first_s;
} serve_seat;

typedef struct serve_engine {
	const serve_cost *c;
	const smr_serving_load *load;
	const smr_request *list;
	size_t n, next; /* requests; the first that waits */
	serve_seat *seats;
	size_t nseats, most;
	double room, taken, now, step; /* tokens; seconds; tokens of a request in a batch, mean */
	int phase;
	serve_run *r;
} serve_engine;

static double kept_tokens(const serve_engine *e, const smr_request *q)
{
	double all = e->phase == SERVE_PROMPTS ? q->input : q->input + q->output;

	return e->c->window > 0 ? fmin(e->c->window, all) : all;
}

static void admit(serve_engine *e)
{
	while (e->next < e->n && e->nseats < e->most && e->list[e->next].arrival_s <= e->now) {
		const smr_request *q = &e->list[e->next];
		double kept = kept_tokens(e, q), prompt = q->input * (1 - e->load->prefix);

		if (e->taken + kept > e->room)
			return;
		e->taken += kept;
		e->r->used = fmax(e->r->used, e->taken / e->room);
		e->seats[e->nseats++] = (serve_seat){
			.request = e->next++,
			.left_prompt = e->phase == SERVE_TOKENS ? 0 : fmax(1, prompt),
			.seen = e->phase == SERVE_TOKENS ? q->input : q->input - fmax(1, prompt),
			.left = e->phase == SERVE_PROMPTS ? 1 : q->output,
			.first_s = -1};
	}
}

/* Fills a batch: decoded tokens first, then prompts as far as the chunk allows. */
static serve_batch fill_batch(const serve_engine *e)
{
	double draft = e->load->draft, room = e->load->chunk;
	serve_batch b = {0};

	for (size_t i = 0; i < e->nseats; i++) {
		serve_seat *s = &e->seats[i];

		if (s->left_prompt > 0)
			continue;
		b.decoded += 1 + draft;
		b.seen += s->seen;
		b.results += 1 + draft;
	}
	for (size_t i = 0; i < e->nseats && room > 0; i++) {
		serve_seat *s = &e->seats[i];
		double take = fmin(s->left_prompt, room);

		if (!(take > 0))
			continue;
		b.prompt += take;
		b.before += take * (s->seen + take / 2);
		b.results += take >= s->left_prompt;
		room -= take;
	}
	return b;
}

static void end_request(serve_engine *e, size_t seat)
{
	serve_seat *s = &e->seats[seat];
	const smr_request *q = &e->list[s->request];
	serve_run *r = e->r;

	r->first[s->request] = s->first_s - q->arrival_s;
	r->whole[s->request] = e->now - q->arrival_s;
	r->token[s->request] = q->output > 1 ? (e->now - s->first_s) / (q->output - 1) : 0;
	r->output += q->output;
	e->taken -= kept_tokens(e, q);
	*s = e->seats[--e->nseats];
}

/* Moves every request on by what the batch computed. */
static void advance(serve_engine *e)
{
	double room = e->load->chunk;

	for (size_t i = 0; i < e->nseats; i++) {
		serve_seat *s = &e->seats[i];
		double take = fmin(s->left_prompt, room), made = 0;

		if (s->left_prompt > 0) {
			s->left_prompt -= take;
			s->seen += take;
			room -= take;
			made = s->left_prompt > 0 ? 0 : 1;
		} else {
			made = e->step;
		}
		if (made > 0 && s->first_s < 0)
			s->first_s = e->now;
		s->left -= made;
		s->seen += made;
	}
	for (size_t i = e->nseats; i-- > 0;)
		if (e->seats[i].left <= 1e-9)
			end_request(e, i);
}

static void run_batch(serve_engine *e)
{
	serve_batch b = fill_batch(e);
	double s = serve_batch_s(e->c, &b, &e->r->joules);

	if (e->load->draft > 0) {
		serve_batch one = {.decoded = b.decoded / (1 + e->load->draft), .seen = b.seen};
		double joules = 0;

		s += e->load->draft * e->load->draft_cost * serve_batch_s(e->c, &one, &joules);
	}
	e->now += s;
	e->r->batches++;
	e->r->batched += (double)e->nseats;
	advance(e);
}

/* The share of a token's proposals that are right gives the tokens of one pass of the model. */
static double tokens_of_pass(const smr_serving_load *load)
{
	double a = load->accepted;

	if (load->draft == 0)
		return 1;
	return a >= 1 ? 1 + load->draft : (1 - pow(a, 1 + load->draft)) / (1 - a);
}

static smr_status check_room(const serve_engine *e)
{
	for (size_t i = 0; i < e->n; i++)
		if (kept_tokens(e, &e->list[i]) > e->room)
			return smr_fail(SMR_EINVAL,
					"a request of %.0f tokens needs more memory than the %.0f "
					"tokens that a replica holds",
					kept_tokens(e, &e->list[i]), e->room);
	return SMR_OK;
}

smr_status serve_requests(const serve_cost *c, const smr_serving_load *load,
			  const smr_request *list, size_t n, int phase, serve_run *r)
{
	serve_engine e = {.c = c,
			  .load = load,
			  .list = list,
			  .n = n,
			  .most = load->batch,
			  .room = floor(c->cache / c->cache_token),
			  .step = tokens_of_pass(load),
			  .phase = phase,
			  .r = r};

	SMR_TRY(check_room(&e));
	e.seats = smr_calloc(e.most, sizeof(*e.seats));
	if (e.seats == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to simulate requests");
	while (e.next < n || e.nseats > 0) {
		if (e.nseats == 0 && list[e.next].arrival_s > e.now)
			e.now = list[e.next].arrival_s;
		admit(&e);
		run_batch(&e);
	}
	r->seconds = e.now;
	r->n = n;
	smr_free(e.seats);
	return SMR_OK;
}
