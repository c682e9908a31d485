/* Prints plans of a program as text. */
#include <stdio.h>
#include <string.h>

#include "api/memory.h"
#include "base/alloc.h"
#include "cli/explain_text.h"
#include "cli/predict/plan.h"
#include "cli/predict/plot.h"

enum { SOME_LINES = 12 };

typedef smr_machine_plan plan;

static void print_plan(const plan *p, const char *mark)
{
	printf("%s%c %-34s", mark, p->pareto ? '*' : ' ', p->title);
	smr_explain_seconds(p->p50_s);
	fputs(", 90 % within", stdout);
	smr_explain_seconds(p->p90_s);
	printf(" %9.3g J", p->energy_j);
	if (p->price > 0)
		printf(" %9.3g", p->price);
	if (!p->fits)
		fputs("  does not fit into memory", stdout);
	else if (p->worst != NULL && p->times_over == 0)
		printf("  its %s is not known", p->worst);
	else if (p->worst != NULL)
		printf("  %s is over its limit, %.3g times", p->worst, p->times_over);
	putchar('\n');
}

/* ---- a split --------------------------------------------------------------------------------- */

/* Prints runs of tasks on one machine, in the order of their start. */
static void print_parts(const smr_machine_split *s)
{
	double bytes = 0;
	smr_str memory = {0};

	for (size_t i = 0; i < s->nmessages; i++)
		bytes += s->messages[i]->bytes;
	smr_memory_print(&memory, bytes);
	for (size_t side = 0; side < s->nmachines; side++) {
		smr_str held = {0};

		smr_memory_print(&held, s->memory_bytes[side]);
		printf("  on %s: %lld ops, %s, lines", s->machines[side], (long long)s->ops[side],
		       smr_str_text(&held));
		for (size_t i = 0, n = 0; i < s->ntasks && n <= SOME_LINES; i++)
			if (s->tasks[i]->on == side && s->tasks[i]->ops > 0)
				printf(n++ < SOME_LINES ? " %u" : " ...", s->tasks[i]->line);
		putchar('\n');
		smr_str_free(&held);
	}
	printf("  between them: %s in %zu messages\n", smr_str_text(&memory), s->nmessages);
	smr_str_free(&memory);
}

/* Prints the reason of a split, and its distance from the lower bound. */
static void print_split(const smr_machine_split *s)
{
	print_parts(s);
	if (s->by_memory)
		puts("  it is cut so that it fits into the memory of each");
	else if (s->bound > 0 && s->value > s->bound * (1 + 1e-9))
		printf("  at most %.3g %% above the best plan of these %zu tasks\n",
		       100 * (s->value / s->bound - 1), s->ntasks);
	else
		printf("  no plan of these %zu tasks is better\n", s->ntasks);
	if (s->front_points > 0)
		printf("  plans of them that none beats in time and energy, idle machines apart: "
		       "%llu%s\n",
		       (unsigned long long)s->front_points, s->front_exact ? ", proved" : " found");
}

/* ---- all plans ------------------------------------------------------------------------------- */

void smr_cli_plan_print(const smr_machine_plans *p)
{
	const plan *chosen = p->plans[p->chosen];
	size_t kept = 0;

	for (size_t i = 0; i < p->nplans; i++)
		kept += p->plans[i]->feasible != 0;
	if (p->feasible)
		printf("%s: of %zu plans %zu keep all limits, and of these it has the %s %s\n",
		       chosen->title, p->nplans, kept,
		       strcmp(p->minimise, "throughput") == 0 ? "highest" : "least", p->minimise);
	else
		printf("no plan of %zu keeps all limits; %s comes nearest\n", p->nplans,
		       chosen->title);
	for (size_t i = 0; i < p->nplans; i++)
		print_plan(p->plans[i], i == p->chosen ? ">" : " ");
	if (chosen->split != NULL)
		print_split(chosen->split);
	for (size_t i = 0; i < p->nrefused; i++)
		printf("   %-34s %s%s\n", p->refused[i]->title,
		       p->refused[i]->split ? "" : "cannot be: ", p->refused[i]->why);
}

smr_status smr_cli_plan_plot(const char *file, const smr_machine_plans *p)
{
	smr_cli_point *points = smr_calloc(p->nplans + 1, sizeof(*points));
	smr_status st;

	if (points == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a picture");
	for (size_t i = 0; i < p->nplans; i++) {
		const plan *x = p->plans[i];

		points[i] = (smr_cli_point){.p10 = x->p10_s,
					    .time = x->p50_s,
					    .p90 = x->p90_s,
					    .energy = x->energy_j,
					    .front = x->pareto,
					    .chosen = i == p->chosen};
		snprintf(points[i].name, sizeof(points[i].name), "%s", x->title);
	}
	st = smr_cli_plot(file, p->program, points, p->nplans);
	smr_free(points);
	return st;
}
