/* samara simulate --search: the best cuts of a training step. */
#include "cli/predict/search.h"

#include <stdio.h>
#include <string.h>

#include "base/os/progress.h"
#include "base/status.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "predict/sla.h"
#include "predict/transformer/steps.h"

const char *smr_cli_measure_word(size_t i)
{
	return i < SMR_SLA_MEASURES ? smr_sla_name((smr_sla_measure)i) : NULL;
}

/* ---- output ---------------------------------------------------------------------------------- */

static void print_cut(const smr_search_way *w)
{
	char name[64], cut[96];
	int n = snprintf(cut, sizeof(cut), "tp=%u pp=%u", w->tensor, w->pipeline);

	if (w->chunks > 1)
		n += snprintf(cut + n, sizeof(cut) - (size_t)n, "x%u", w->chunks);
	n += snprintf(cut + n, sizeof(cut) - (size_t)n, " dp=%u", w->data);
	if (w->context > 1)
		n += snprintf(cut + n, sizeof(cut) - (size_t)n, " cp=%u", w->context);
	if (w->expert > 1)
		n += snprintf(cut + n, sizeof(cut) - (size_t)n, " ep=%u", w->expert);
	(void)snprintf(cut + n, sizeof(cut) - (size_t)n, " mb=%u", w->micro_batch);
	(void)snprintf(name, sizeof(name), "%s:%u", w->machine, w->devices);
	printf("%-18s %-30s %-10s %-9s", name, cut, w->shard, w->recompute);
}

static void print_way(const smr_search_way *w)
{
	printf("%c%c ", w->pareto ? '*' : ' ', w->simulated ? ' ' : '~');
	print_cut(w);
	printf(" %9.4g s  %4.1f %%  %6.1f GB", w->p50_s, 100 * w->utilisation,
	       w->memory_bytes * 1e-9);
	if (w->job != NULL)
		printf("  %7.3g days", w->job->p50_s / 86400);
	if (w->job != NULL && w->job->price > 0)
		printf("  %9.4g %s", w->job->price, w->currency != NULL ? w->currency : "USD");
	else if (w->job == NULL && w->price > 0)
		printf("  %9.4g %s", w->price, w->currency);
	printf("  %9.3g %s", w->job != NULL ? w->job->energy_j / 3.6e9 : w->energy_j,
	       w->job != NULL ? "MWh" : "J");
	if (w->worst != NULL && w->times_over > 0)
		printf("  %s is %.3g times its limit", w->worst, w->times_over);
	else if (w->worst != NULL)
		printf("  its %s is unknown", w->worst);
	puts(w->uneven ? "  uneven stages" : "");
}

static void print_found(const smr_found *f)
{
	const smr_search_way *best = f->ways[0];

	printf("%s: of %llu ways %llu can be, %llu keep all limits; the %s %s first; %llu "
	       "simulated, "
	       "in %.2f s\n",
	       f->model, (unsigned long long)f->tried, (unsigned long long)f->possible,
	       (unsigned long long)f->kept,
	       strcmp(f->minimise, "throughput") == 0 ? "highest" : "least", f->minimise,
	       (unsigned long long)f->simulated, f->search_s);
	printf("   %-18s %-30s %-10s %-9s %11s  %6s  %9s\n", "devices", "cut", "shard", "recompute",
	       "step", "peak", "memory");
	for (size_t i = 0; i < f->nways; i++)
		print_way(f->ways[i]);
	printf("the first: --on %s:%u", best->machine, best->devices);
	for (const char *at = best->set; *at != '\0';) {
		size_t n = strcspn(at, " ");

		printf(" --set %.*s", (int)n, at);
		at += n;
		at += *at == ' ';
	}
	putchar('\n');
	for (size_t i = 0; i < f->nrefused; i++)
		printf("%llu refused (%s), as %s: %s\n", (unsigned long long)f->refused[i]->ways,
		       f->refused[i]->kind, f->refused[i]->title, f->refused[i]->why);
}

static smr_status print_result(const smr_found *f, bool as_json)
{
	char *text;

	if (as_json) {
		SMR_TRY(smr_fields_text(&smr_found_fields, f, SMR_CLI_DIGITS, &text));
		SMR_TRY(smr_cli_put_text(text));
	} else {
		print_found(f);
	}
	return f->kept > 0
		       ? SMR_OK
		       : smr_fail(SMR_ENOTFOUND, "no way keeps all limits; the nearest is first");
}

smr_status smr_cli_search_print(const smr_cli_search *s, const smr_simulate_params *q,
				const smr_simulate_job *job, const char *limits, bool as_json)
{
	smr_transformer shape;
	smr_search_params p = {.shape = &shape,
			       .on = q->on,
			       .non = q->non,
			       .vary = s->vary,
			       .nvary = s->nvary,
			       .limits = limits,
			       .minimise = s->minimise,
			       .job = job,
			       .top = s->top};
	const smr_found *f;
	smr_status st;

	SMR_TRY(smr_transformer_load(q, &shape));
	smr_progress_begin("searching on %s", q->on[0].machine);
	st = smr_search(&p, &f);
	smr_progress_finish();
	SMR_TRY(st);
	st = s->page != NULL ? smr_cli_search_page(s->page, &shape, f) : SMR_OK;
	if (st == SMR_OK)
		st = print_result(f, as_json);
	smr_found_free(f);
	return st;
}
