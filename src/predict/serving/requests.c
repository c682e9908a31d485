/* Requests: from a rate (Poisson), all at once, or a trace; limits of their latencies. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/status.h"
#include "predict/serving/serving.h"

enum { MOST_REQUESTS = 10000000 };

static smr_status take_line(const char *name, size_t line, const char *at, smr_request *out)
{
	char *end;
	double v[3];

	for (int i = 0; i < 3; i++) {
		v[i] = strtod(at, &end);
		if (end == at || (i < 2 && *end != ','))
			return smr_fail(SMR_EPARSE, "%s:%zu: a request is seconds,input,output",
					name, line);
		at = end + 1;
	}
	if (!(v[0] >= 0 && v[0] < 1e12) || !(v[1] >= 1 && v[1] < 1e9) || !(v[2] >= 1 && v[2] < 1e9))
		return smr_fail(SMR_EPARSE,
				"%s:%zu: seconds are 0 or more, tokens 1 to 1e9 (%g, %g, %g)", name,
				line, v[0], v[1], v[2]);
	*out = (smr_request){v[0], v[1], v[2]};
	return SMR_OK;
}

static int by_arrival(const void *a_, const void *b_)
{
	const smr_request *a = a_, *b = b_;

	return (a->arrival_s > b->arrival_s) - (a->arrival_s < b->arrival_s);
}

static bool is_header(const char *line)
{
	return strchr("0123456789.-+", line[0]) == NULL;
}

smr_status smr_requests_read(const char *name, const char *text, smr_request **out, size_t *n)
{
	size_t room = 1, line = 0;
	smr_request *list;

	for (const char *c = text; *c != '\0'; c++)
		room += *c == '\n';
	list = room <= MOST_REQUESTS ? smr_calloc(room, sizeof(*list)) : NULL;
	*n = 0;
	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "%s: no memory for %zu requests", name, room);
	for (const char *at = text; *at != '\0';) {
		size_t length = strcspn(at, "\n");
		smr_status st = SMR_OK;

		line++;
		if (length > 0 && at[0] != '\r' && !(line == 1 && is_header(at)))
			st = take_line(name, line, at, &list[(*n)++]);
		if (st != SMR_OK) {
			smr_free(list);
			return st;
		}
		at += length + (at[length] == '\n');
	}
	if (*n == 0) {
		smr_free(list);
		return smr_fail(SMR_EPARSE, "%s: no requests", name);
	}
	qsort(list, *n, sizeof(*list), by_arrival);
	*out = list;
	return SMR_OK;
}

/* ---- limits ---------------------------------------------------------------------------------- */

static double unit_of(const char *text)
{
	static const struct {
		const char *name;
		double s;
	} units[] = {{"us", 1e-6}, {"ms", 1e-3}, {"s", 1}, {"min", 60}};

	for (size_t i = 0; i < sizeof(units) / sizeof(units[0]); i++)
		if (strcmp(text, units[i].name) == 0)
			return units[i].s;
	return 0;
}

static smr_status take_limit(const char *word, smr_serving_sla *out)
{
	const struct {
		const char *name;
		double *to;
	} limits[] = {{"ttft<=", &out->first}, {"tpot<=", &out->token}, {"latency<=", &out->whole}};

	if (strcmp(word, "p50") == 0 || strcmp(word, "p90") == 0 || strcmp(word, "p99") == 0) {
		out->quantile = atoi(word + 1);
		return SMR_OK;
	}
	for (size_t i = 0; i < sizeof(limits) / sizeof(limits[0]); i++) {
		size_t n = strlen(limits[i].name);
		char *end;

		if (strncmp(word, limits[i].name, n) != 0)
			continue;
		*limits[i].to = strtod(word + n, &end);
		*limits[i].to *= unit_of(end);
		if (*limits[i].to > 0)
			return SMR_OK;
	}
	return smr_fail(SMR_EINVAL,
			"'%s' is no limit: ttft<=500ms, tpot<=50ms, latency<=10s, or p50, p90, p99",
			word);
}

smr_status smr_serving_sla_read(const char *text, smr_serving_sla *out)
{
	*out = (smr_serving_sla){.quantile = 99};
	while (*text != '\0') {
		size_t n = strcspn(text, ",");
		char word[64];

		(void)snprintf(word, sizeof(word), "%.*s", (int)(n < 63 ? n : 63), text);
		SMR_TRY(take_limit(word, out));
		text += n + (text[n] == ',');
	}
	if (out->first + out->token + out->whole > 0)
		return SMR_OK;
	return smr_fail(SMR_EINVAL, "no limit: ttft<=500ms, tpot<=50ms, latency<=10s");
}

static double quantile_of(const smr_serving_times *t, int q)
{
	return q == 50 ? t->p50 : q == 90 ? t->p90 : t->p99;
}

bool smr_serving_keeps(const smr_serving_sla *sla, const smr_serving *s)
{
	const double limits[] = {sla->first, sla->token, sla->whole};

	for (int i = 0; i < 3 && s->fits; i++)
		if (limits[i] > 0 && !(quantile_of(&s->times[i], sla->quantile) <= limits[i]))
			return false;
	return s->fits && s->keeps_up;
}
