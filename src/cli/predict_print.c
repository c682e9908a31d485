/* Predictions as text and as JSON. */
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/str.h"
#include "cli/explain_text.h"
#include "cli/predict.h"
#include "pipeline/memory.h"

enum { SOME_CODELETS = 12 };

/* Of one codelet in all its runs. */
typedef struct share {
	const smr_predict_kernel *k;
	smr_prediction once;
	double seconds, besides_s; /* of all runs */
} share;

static int by_seconds(const void *a, const void *b)
{
	const share *x = a, *y = b;

	if (x->seconds != y->seconds)
		return x->seconds > y->seconds ? -1 : 1;
	return x->k < y->k ? -1 : x->k > y->k; /* as they come */
}

/* From the one that takes longest; NULL when out of memory. */
static share *shares_of(const smr_cli_target *t)
{
	const smr_workload *w = t->work;
	share *s = smr_calloc(w->n + 1, sizeof(*s));
	smr_cost c = t->cost;

	c.machine = &t->machine; /* it may have moved */
	for (size_t i = 0; s != NULL && i < w->n; i++) {
		s[i].k = &w->kernels[i];
		smr_forecast_kernel(&c, w, s[i].k, &s[i].once);
		s[i].seconds = s[i].k->runs * s[i].once.p50;
		s[i].besides_s = smr_forecast_once(&c, w, s[i].k);
	}
	if (s != NULL)
		qsort(s, w->n, sizeof(*s), by_seconds);
	return s;
}

/* ---- text ------------------------------------------------------------------------------------ */

static void print_codelets(const smr_cli_target *t)
{
	share *s = shares_of(t);
	size_t n = t->work->n < SOME_CODELETS ? t->work->n : SOME_CODELETS;

	for (size_t i = 0; s != NULL && i < n; i++) {
		const smr_predict_kernel *k = s[i].k;

		printf("    %5.1f %%", 100 * s[i].seconds / t->forecast.p50);
		smr_explain_seconds(s[i].once.p50);
		printf(" x %-7.6g %s %s", k->runs, k->op, k->type);
		printf(k->line > 0 ? " :%u\n" : "\n", k->line);
	}
	if (t->work->n > n)
		printf("    and %zu more (--json has all)\n", t->work->n - n);
	smr_free(s);
}

static void print_target(const smr_cli_target *t)
{
	const smr_forecast *f = &t->forecast;
	smr_str memory = {0};

	smr_memory_print(&memory, f->memory_bytes);
	printf("%c %-16s %6ld", t->front ? '*' : ' ', t->name, t->devices);
	smr_explain_seconds(f->p50);
	fputs(" (", stdout);
	smr_explain_seconds(f->p10);
	fputs(" to", stdout);
	smr_explain_seconds(f->p90);
	printf(") %9.3g J %4.0f %% %4.0f %% %4.0f %%  %-8s  %s%s\n", f->energy_j, 100 * f->compute,
	       100 * f->memory, f->p50 > 0 ? 100 * f->exposed / f->p50 : 0, smr_str_text(&memory),
	       smr_cli_predictors[t->who], f->fits ? "" : ": does not fit");
	smr_str_free(&memory);
}

static void print_remainder(const smr_cli_target *t)
{
	if (t->work->remainder_s <= 0)
		return;
	fputs("  of that", stdout);
	smr_explain_seconds(t->forecast.remainder_s);
	printf(" on %s are no kernels: measured here, by the speed of plain code\n", t->name);
	if (t->forecast.copied_s > 0) {
		fputs("  and", stdout);
		smr_explain_seconds(t->forecast.copied_s);
		puts(" are copies between the device and its host, at each call");
	}
	if (t->work->lost > 0)
		printf("  (%zu more sizes of codelets are among that: a report has no room for "
		       "more)\n",
		       t->work->lost);
}

static void print_unknown(const smr_predict_runs *r)
{
	if (r->unknown)
		printf("the loop or choice in line %u hangs on data: how often it runs is guessed "
		       "(--turns)\n",
		       r->line);
}

void smr_cli_predict_print(const smr_cli_prediction *p)
{
	printf("  %-16s %6s %9s %-25s %11s %6s %6s %6s  %s\n", "machine", "devices", "time",
	       " (p10 to p90)", "energy", "flops", "bytes", "waits", "memory    by");
	for (size_t i = 0; i < p->n; i++) {
		print_target(&p->targets[i]);
		print_remainder(&p->targets[i]);
		if (p->by_codelet)
			print_codelets(&p->targets[i]);
	}
	if (p->learned_from != NULL)
		printf("learned from %s\n", p->learned_from);
	print_unknown(&p->targets[0].work->runs);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static json_t *codelet(const share *s)
{
	const smr_predict_kernel *k = s->k;

	return json_pack(
		"{s:s, s:s, s:s, s:s, s:s, s:f, s:i, s:i, s:f, s:f, s:f, s:f, s:f, s:f, s:s}", "op",
		k->op, "type", k->type, "codelet", k->what, "class", k->query.klass, "impl",
		k->query.impl, "once_s", s->besides_s, "line", (int)k->line, "places",
		(int)k->places, "runs", k->runs, "p10_s", s->once.p10, "p50_s", s->once.p50,
		"p90_s", s->once.p90, "flops", k->query.work.flops, "bytes",
		k->query.work.bytes_read + k->query.work.bytes_written, "by", s->once.source);
}

static json_t *codelets(const smr_cli_target *t)
{
	share *s = shares_of(t);
	json_t *all = json_array();
	bool ok = s != NULL;

	for (size_t i = 0; ok && i < t->work->n; i++)
		ok = json_array_append_new(all, codelet(&s[i])) == 0;
	smr_free(s);
	if (ok)
		return all;
	json_decref(all);
	return NULL;
}

static json_t *target(const smr_cli_prediction *p, const smr_cli_target *t)
{
	const smr_forecast *f = &t->forecast;
	json_t *o =
		json_pack("{s:s, s:I, s:f, s:f, s:f, s:f, s:f, s:s, s:s, s:s, s:f, s:f, s:f, s:f, "
			  "s:f, s:f, s:f, s:f, s:f, s:f, s:b, s:b}",
			  "machine", t->name, "devices", (json_int_t)t->devices, "p10_s", f->p10,
			  "p50_s", f->p50, "p90_s", f->p90, "throughput_per_s",
			  f->p50 > 0 ? 1 / f->p50 : 0, "energy_j", f->energy_j, "energy_label",
			  f->label, "predictor", smr_cli_predictors[t->who], "source", f->source,
			  "flops", f->flops, "bytes", f->bytes, "compute_utilisation", f->compute,
			  "memory_utilisation", f->memory, "remainder_s", f->remainder_s, "call_s",
			  f->call_s, "copied_s", f->copied_s, "communication_s", f->communication,
			  "exposed_communication_s", f->exposed, "memory_bytes", f->memory_bytes,
			  "fits", f->fits, "pareto", t->front);

	if (o != NULL && f->price > 0)
		json_object_set_new(o, "price", json_real(f->price));
	if (o == NULL || !p->by_codelet)
		return o;
	if (json_object_set_new(o, "codelets", codelets(t)) == 0)
		return o;
	json_decref(o);
	return NULL;
}

json_t *smr_cli_predict_json(const smr_cli_prediction *p)
{
	const smr_predict_runs *r = &p->targets[0].work->runs;
	json_t *all = json_array(), *o;

	for (size_t i = 0; i < p->n; i++)
		if (json_array_append_new(all, target(p, &p->targets[i])) != 0) {
			json_decref(all);
			return NULL;
		}
	o = json_pack("{s:s, s:f, s:o}", "file", p->file, "read_s", p->targets[0].work->read_s,
		      "machines", all);
	if (o != NULL && p->learned_from != NULL)
		json_object_set_new(o, "learned_from", json_string(p->learned_from));
	if (o != NULL && p->refused != NULL)
		json_object_set(o, "refused", p->refused);
	if (o != NULL && r->unknown > 0)
		json_object_set_new(o, "guessed_from_line", json_integer(r->line));
	return o;
}
