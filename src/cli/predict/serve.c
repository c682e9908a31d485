/* samara simulate --serve: requests on machines that need not be here. */
#include "cli/predict/serve.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/status.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "predict/transformer/steps.h"

enum { MOST_MACHINES = 16 };

static bool take_number(const char *text, const char *after, double least, double most, double *out)
{
	char *end;

	*out = strtod(text, &end);
	return end != text && strcmp(end, after) == 0 && *out >= least && *out <= most;
}

/* Takes two numbers with a colon between them. */
static bool take_two(const char *text, double least, double most, double *first, double *second)
{
	const char *colon = strchr(text, ':');
	char *end;

	*first = strtod(text, &end);
	return colon != NULL && end == colon && *first >= least && *first <= most &&
	       take_number(colon + 1, "", 0, most, second);
}

bool smr_cli_take_rate(smr_cli_serve *s, const char *value)
{
	return take_number(value, "", 1e-6, 1e8, &s->load.rate) ||
	       take_number(value, "/s", 1e-6, 1e8, &s->load.rate);
}

bool smr_cli_take_tokens(smr_cli_serve *s, const char *value)
{
	return take_two(value, 1, 1e8, &s->load.input, &s->load.output) && s->load.output >= 1;
}

bool smr_cli_take_draft(smr_cli_serve *s, const char *value)
{
	double tokens;

	if (!take_two(value, 1, 64, &tokens, &s->load.accepted) || s->load.accepted > 1)
		return false;
	s->load.draft = (uint32_t)tokens;
	return s->load.accepted > 0;
}

bool smr_cli_take_prefix(smr_cli_serve *s, const char *value)
{
	return take_number(value, "", 0, 0.999, &s->load.prefix);
}

/* ---- output ---------------------------------------------------------------------------------- */

static void print_times(const char *name, const smr_serving_times *t)
{
	printf("  %s %.4g ms in the median, %.4g at 90 %%, %.4g at 99 %%\n", name, 1e3 * t->p50,
	       1e3 * t->p90, 1e3 * t->p99);
}

static void print_serving(const smr_serving *s)
{
	printf("%s on %u x %s (%u replicas of tensor %u x pipeline %u", s->model, s->devices,
	       s->machine, s->replicas, s->tensor, s->pipeline);
	if (s->prefill_replicas > 0)
		printf(", %u of them for prompts", s->prefill_replicas);
	printf("):");
	if (!s->fits) {
		printf(" IT DOES NOT FIT, weights of a device take %.1f GB\n",
		       s->weight_bytes * 1e-9);
		return;
	}
	printf(" %.4g tokens/s (%.4g to %.4g), %.4g requests/s%s\n", s->tokens_per_s,
	       s->low_tokens_per_s, s->high_tokens_per_s, s->requests_per_s,
	       s->keeps_up ? "" : ", THE QUEUE GROWS");
	print_times("first token", s->first);
	print_times("next tokens", s->token);
	print_times("whole request", s->whole);
	printf("  %.1f requests in a batch; a device holds weights of %.1f GB, and %.1f GB of keys "
	       "and values (%.4g kB a token), %.0f %% in use at most\n",
	       s->batch, s->weight_bytes * 1e-9, s->cache_bytes * 1e-9, s->cache_token_bytes * 1e-3,
	       100 * s->cache_used);
	printf("  %.4g J a token (modelled)", s->joules_per_token);
	if (s->currency != NULL)
		printf(", %.4g %s an hour, %.4g %s a million tokens", s->price_hour, s->currency,
		       s->price_per_million, s->currency);
	printf("; interval by %s\n", s->basis);
}

/* ---- simulation ------------------------------------------------------------------------------ */

static smr_status set_replicas(smr_transformer *t, unsigned devices)
{
	uint32_t replica = t->tensor * t->pipeline;

	if (devices == 0)
		return SMR_OK;
	if (replica == 0 || devices % replica != 0)
		return smr_fail(SMR_EINVAL,
				"%u devices are not so many times the %u of tensor x pipeline",
				devices, replica);
	t->data = devices / replica;
	return SMR_OK;
}

static smr_status serve_on(const smr_cli_serve *s, const smr_transformer *model,
			   const smr_predict_target *on, smr_machine *m, smr_serving *out)
{
	smr_transformer t = *model;
	smr_serving_sla sla;

	SMR_TRY(smr_machine_load(on->machine, m));
	if (s->sla != NULL) {
		SMR_TRY(smr_serving_sla_read(s->sla, &sla));
		SMR_TRY(smr_serving_least(model, m, &s->load, &sla, on->devices, out));
	} else {
		SMR_TRY(set_replicas(&t, on->devices));
		SMR_TRY(smr_serve(&t, m, &s->load, out));
	}
	out->model = model->name;
	return SMR_OK;
}

/* Of plans that keep limits the cheapest comes first; those without a price come last. */
static int by_price(const void *a_, const void *b_)
{
	const smr_serving *a = *(const smr_serving *const *)a_,
			  *b = *(const smr_serving *const *)b_;
	double x = a->price_hour > 0 ? a->price_hour : 1e18;
	double y = b->price_hour > 0 ? b->price_hour : 1e18;

	return (x > y) - (x < y);
}

static smr_status print_servings(const smr_servings *all, bool as_json)
{
	char *text;

	for (size_t i = 0; i < all->n && !as_json; i++)
		print_serving(all->list[i]);
	if (!as_json)
		return SMR_OK;
	SMR_TRY(smr_fields_text(&smr_serving_fields, all, SMR_CLI_DIGITS, &text));
	return smr_cli_put_text(text);
}

static smr_status serve_all(const smr_cli_serve *s, const smr_simulate_params *q, bool as_json)
{
	smr_machine machines[MOST_MACHINES];
	smr_serving servings[MOST_MACHINES];
	const smr_serving *list[MOST_MACHINES];
	smr_servings all = {0, list};
	smr_transformer model;

	SMR_TRY(smr_transformer_load(q, &model));
	for (size_t i = 0; i < q->non; i++) {
		smr_status st = serve_on(s, &model, &q->on[i], &machines[i], &servings[i]);

		if (st == SMR_ENOTFOUND && s->sla != NULL && q->non > 1) {
			/* the others may keep the limits */
			(void)fprintf(stderr, "samara simulate: %s\n", smr_errmsg());
			continue;
		}
		SMR_TRY(st);
		smr_serving_settle(&servings[i]);
		list[all.n++] = &servings[i];
	}
	if (s->sla != NULL)
		qsort(list, all.n, sizeof(*list), by_price);
	return print_servings(&all, as_json);
}

smr_status smr_cli_serve_print(const smr_cli_serve *s, const smr_simulate_params *q, bool as_json)
{
	smr_cli_serve with = *s;
	smr_request *trace = NULL;
	char *text;
	smr_status st = SMR_OK;

	if (s->trace != NULL) {
		SMR_TRY(smr_read_file(s->trace, &text, NULL));
		st = smr_requests_read(s->trace, text, &trace, &with.load.ntrace);
		smr_free(text);
		with.load.trace = trace;
	}
	if (st == SMR_OK)
		st = serve_all(&with, q, as_json);
	smr_free(trace);
	return st;
}
