/* Prints predictions as text. */
#include <stdio.h>
#include <string.h>

#include "api/memory.h"
#include "base/str.h"
#include "cli/explain_text.h"
#include "cli/predict/predict.h"

enum { SOME_CODELETS = 12 };

/* ---- text ------------------------------------------------------------------------------------ */

static void print_codelets(const smr_predicted_machine *m)
{
	size_t n = m->nkernels < SOME_CODELETS ? m->nkernels : SOME_CODELETS;

	for (size_t i = 0; i < n; i++) {
		const smr_predicted_kernel *k = m->kernels[i];

		printf("    %5.1f %%", 100 * (k->runs * k->p50_s) / m->p50_s);
		smr_explain_seconds(k->p50_s);
		printf(" x %-7.6g %s %s", k->runs, k->op, k->type);
		printf(k->line > 0 ? " :%u\n" : "\n", k->line);
	}
	if (m->nkernels > n)
		printf("    and %zu more (--json has all)\n", m->nkernels - n);
}

static void print_machine(const smr_predicted_machine *m)
{
	smr_str memory = {0};

	smr_memory_print(&memory, m->memory_bytes);
	printf("%c %-16s %6llu", m->pareto ? '*' : ' ', m->machine, (unsigned long long)m->devices);
	smr_explain_seconds(m->p50_s);
	fputs(" (", stdout);
	smr_explain_seconds(m->p10_s);
	fputs(" to", stdout);
	smr_explain_seconds(m->p90_s);
	if (strcmp(m->energy_label, "unknown") == 0)
		printf(") %9s J", "unknown");
	else
		printf(") %9.3g J", m->energy_j);
	printf(" %4.0f %% %4.0f %% %4.0f %%  %-8s  %s%s\n", 100 * m->compute_utilisation,
	       100 * m->memory_utilisation,
	       m->p50_s > 0 ? 100 * m->exposed_communication_s / m->p50_s : 0,
	       smr_str_text(&memory), m->predictor, m->fits ? "" : ": does not fit");
	smr_str_free(&memory);
}

static void print_remainder(const smr_predicted_machine *m)
{
	if (m->remainder_s <= 0)
		return;
	fputs("  of that", stdout);
	smr_explain_seconds(m->remainder_s);
	printf(" on %s are no kernels: measured here, by the speed of plain code\n", m->machine);
	if (m->copied_s > 0) {
		fputs("  and", stdout);
		smr_explain_seconds(m->copied_s);
		puts(" are copies between the device and its host, at each call");
	}
	if (m->not_told > 0)
		printf("  (%llu more sizes of codelets are among that: a report has no room for "
		       "more)\n",
		       (unsigned long long)m->not_told);
}

static void print_products(const smr_predicted_machine *m)
{
	if (m->multiplies != NULL)
		printf("  products on %s multiply %s (of their flops)\n", m->machine,
		       m->multiplies);
	if (m->multiplies != NULL && strstr(m->multiplies, " as ") != NULL)
		printf("  warning: %s has no units for some of these numbers: they take as long "
		       "as longer ones\n",
		       m->machine);
}

void smr_cli_predict_print(const smr_predicted *p, bool by_codelet)
{
	printf("  %-16s %6s %9s %-25s %11s %6s %6s %6s  %s\n", "machine", "devices", "time",
	       " (p10 to p90)", "energy", "flops", "bytes", "waits", "memory    by");
	for (size_t i = 0; i < p->nmachines; i++) {
		print_machine(p->machines[i]);
		print_remainder(p->machines[i]);
		print_products(p->machines[i]);
		if (by_codelet)
			print_codelets(p->machines[i]);
	}
	if (p->learned_from != NULL)
		printf("learned from %s\n", p->learned_from);
	if (p->guessed_from_line > 0)
		printf("the loop or choice in line %u depends on data: how often it runs is "
		       "guessed "
		       "(--turns)\n",
		       p->guessed_from_line);
}
