/* A line for each codelet in each fleet; a ring has the latest times of each, for the 95th
 * percentile. */
#include "cluster/dispatch/monitor.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "cluster/dispatch/trace.h"

enum { LATEST = 256, MAX_LINES = 4096, MAX_EVENTS = 1000000 };

typedef struct line {
	smr_monitor_line l;
	double sum_s, sum_predicted_s, latest[LATEST]; /* of l.calls */
	_Atomic uint64_t more;                         /* calls counted without a measurement */
} line;

struct smr_monitor_book {
	pthread_mutex_t lock;
	SMR_VEC(line *) lines;
	SMR_VEC(smr_trace_call) events;
	bool traced;
};

smr_status smr_monitor_open(smr_monitor_book **out)
{
	smr_monitor_book *b = smr_calloc(1, sizeof(*b));

	if (b == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a monitor");
	pthread_mutex_init(&b->lock, NULL);
	*out = b;
	return SMR_OK;
}

void smr_monitor_close(smr_monitor_book *b)
{
	if (b == NULL)
		return;
	for (size_t i = 0; i < b->lines.n; i++)
		smr_free(b->lines.v[i]);
	smr_vec_free(&b->lines);
	smr_vec_free(&b->events);
	pthread_mutex_destroy(&b->lock);
	smr_free(b);
}

void smr_monitor_keep_trace(smr_monitor_book *b)
{
	b->traced = true;
}

static line *find_or_add_line(smr_monitor_book *b, const char *codelet, const char *fleet)
{
	line *l;

	for (size_t i = 0; i < b->lines.n; i++)
		if (strcmp(b->lines.v[i]->l.codelet, codelet) == 0 &&
		    strcmp(b->lines.v[i]->l.fleet, fleet) == 0)
			return b->lines.v[i];
	l = b->lines.n < MAX_LINES ? smr_calloc(1, sizeof(*l)) : NULL;
	if (l == NULL)
		return NULL;
	snprintf(l->l.codelet, sizeof(l->l.codelet), "%s", codelet);
	snprintf(l->l.fleet, sizeof(l->l.fleet), "%s", fleet);
	if (smr_vec_push(&b->lines, l) != SMR_OK) {
		smr_free(l);
		return NULL;
	}
	return l;
}

/* Adds a call. One modelled energy makes the sum a modelled one. */
static void add_call_to_line(line *l, const smr_monitor_call *c)
{
	l->l.errors += c->failed;
	l->l.retries += c->tries > 1 ? c->tries - 1 : 0;
	if (c->failed)
		return;
	l->latest[l->l.calls % LATEST] = c->total_s;
	if (l->l.calls++ == 0 || (!c->measured && strcmp(l->l.energy_label, "modelled") != 0))
		snprintf(l->l.energy_label, sizeof(l->l.energy_label), "%s",
			 c->measured ? "measured:rapl" : "modelled");
	l->sum_s += c->total_s;
	l->sum_predicted_s += c->predicted_s;
	l->l.energy_j += c->energy_j;
}

static void add_event(smr_monitor_book *b, const smr_monitor_call *c)
{
	smr_trace_call e = {.pack_s = c->pack_s,
			    .wait_s = c->wait_s,
			    .move_s = c->move_s,
			    .run_s = c->run_s,
			    .store_s = c->store_s,
			    .total_s = c->total_s,
			    .predicted_s = c->predicted_s,
			    .began_ns = c->began_ns,
			    .tries = c->tries,
			    .failed = c->failed};

	snprintf(e.codelet, sizeof(e.codelet), "%s", c->codelet);
	snprintf(e.fleet, sizeof(e.fleet), "%s", c->fleet);
	snprintf(e.node, sizeof(e.node), "%s", c->node);
	(void)smr_vec_push(&b->events, e); /* without memory the trace lacks an event */
}

_Atomic uint64_t *smr_monitor_note(smr_monitor_book *b, const smr_monitor_call *c)
{
	_Atomic uint64_t *more = NULL;
	char codelet[sizeof(((smr_monitor_line *)0)->codelet)];
	size_t n = strnlen(c->codelet, sizeof(codelet) - 1);
	line *l;

	memcpy(codelet, c->codelet, n);
	codelet[n] = '\0';
	pthread_mutex_lock(&b->lock);
	l = find_or_add_line(b, codelet, c->fleet);
	if (l != NULL)
		add_call_to_line(l, c);
	if (b->traced && b->events.n < MAX_EVENTS)
		add_event(b, c);
	if (l != NULL && !b->traced)
		more = &l->more;
	pthread_mutex_unlock(&b->lock);
	return more;
}

size_t smr_monitor_count(smr_monitor_book *b)
{
	size_t n;

	pthread_mutex_lock(&b->lock);
	n = b->lines.n;
	pthread_mutex_unlock(&b->lock);
	return n;
}

/* The latest calls of all lines of one query. */
typedef struct sum {
	smr_monitor_line l;
	double sum_s, sum_predicted_s;
	double *latest;
	size_t n;
} sum;

static void add_line(sum *s, const line *l)
{
	size_t n = l->l.calls < LATEST ? (size_t)l->l.calls : LATEST;
	uint64_t calls = l->l.calls + l->more;
	double all = l->l.calls > 0 ? (double)calls / (double)l->l.calls : 1;

	s->l.calls += calls;
	s->l.errors += l->l.errors;
	s->l.retries += l->l.retries;
	s->l.energy_j += l->l.energy_j * all;
	s->sum_s += l->sum_s * all;
	s->sum_predicted_s += l->sum_predicted_s * all;
	if (s->l.energy_label[0] == '\0' || strcmp(l->l.energy_label, "modelled") == 0)
		snprintf(s->l.energy_label, sizeof(s->l.energy_label), "%s", l->l.energy_label);
	memcpy(s->latest + s->n, l->latest, n * sizeof(*s->latest));
	s->n += n;
}

static void compute_line_means(sum *s)
{
	double n = s->l.calls > 0 ? (double)s->l.calls : 1;
	double tried = (double)(s->l.calls + s->l.errors);

	s->l.mean_s = s->sum_s / n;
	s->l.predicted_s = s->sum_predicted_s / n;
	s->l.error_rate = tried > 0 ? (double)s->l.errors / tried : 0;
	smr_sort_doubles(s->latest, s->n);
	s->l.p95_s = s->n > 0 ? s->latest[(size_t)ceil(0.95 * (double)s->n) - 1] : 0;
}

static bool line_matches_filter(const line *l, const char *codelet, const char *fleet)
{
	return (codelet == NULL || strcmp(l->l.codelet, codelet) == 0) &&
	       (fleet == NULL || strcmp(l->l.fleet, fleet) == 0);
}

bool smr_monitor_read(smr_monitor_book *b, const char *codelet, const char *fleet,
		      smr_monitor_line *out)
{
	sum s = {.latest = NULL};
	bool found = false;

	pthread_mutex_lock(&b->lock);
	s.latest = smr_calloc(b->lines.n * LATEST + 1, sizeof(*s.latest));
	for (size_t i = 0; s.latest != NULL && i < b->lines.n; i++) {
		if (!line_matches_filter(b->lines.v[i], codelet, fleet))
			continue;
		add_line(&s, b->lines.v[i]);
		found = true;
	}
	pthread_mutex_unlock(&b->lock);
	if (found) {
		compute_line_means(&s);
		*out = s.l;
		snprintf(out->codelet, sizeof(out->codelet), "%s", codelet != NULL ? codelet : "");
		snprintf(out->fleet, sizeof(out->fleet), "%s", fleet != NULL ? fleet : "");
	}
	smr_free(s.latest);
	return found;
}

/* Reads line @p i; false: there is none. */
static bool line_at(smr_monitor_book *b, size_t i, smr_monitor_line *out)
{
	char codelet[sizeof(out->codelet)] = "", fleet[sizeof(out->fleet)] = "";
	bool there;

	pthread_mutex_lock(&b->lock);
	there = i < b->lines.n;
	if (there) {
		memcpy(codelet, b->lines.v[i]->l.codelet, sizeof(codelet));
		memcpy(fleet, b->lines.v[i]->l.fleet, sizeof(fleet));
	}
	pthread_mutex_unlock(&b->lock);
	return there && smr_monitor_read(b, codelet, fleet, out);
}

smr_status smr_monitor_json(smr_monitor_book *b, smr_str *out)
{
	json_t *all = json_array(), *top;
	char *text = NULL;
	smr_monitor_line l;

	for (size_t i = 0; line_at(b, i, &l); i++) {
		json_array_append_new(
			all,
			json_pack("{s:s,s:s,s:I,s:f,s:f,s:f,s:f,s:s,s:f,s:I}", "codelet", l.codelet,
				  "fleet", l.fleet, "count", (json_int_t)l.calls, "mean_s",
				  l.mean_s, "p95_s", l.p95_s, "predicted_s", l.predicted_s,
				  "energy_j", l.energy_j, "energy_label", l.energy_label,
				  "error_rate", l.error_rate, "retries", (json_int_t)l.retries));
	}
	top = json_pack("{s:o}", "codelets", all);
	if (top != NULL)
		text = json_dumps(top, JSON_INDENT(1) | JSON_REAL_PRECISION(9));
	json_decref(top);
	if (text == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for what was monitored");
	smr_str_puts(out, text);
	free(text);
	return smr_str_status(out, "what was monitored");
}

smr_status smr_monitor_trace(smr_monitor_book *b, smr_str *out)
{
	smr_status st;

	pthread_mutex_lock(&b->lock);
	st = smr_trace_print(b->events.v, b->events.n, out);
	pthread_mutex_unlock(&b->lock);
	return st;
}
