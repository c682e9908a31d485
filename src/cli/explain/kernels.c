/* Prints kernels with their candidates, and blocks, as text. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/explain_text.h"

enum { SOME_KERNELS = 8, SOME_OTHERS = 6 };

static const smr_explained_way *find_chosen_way(const smr_explained_kernel *k)
{
	for (size_t i = 0; i < k->nways; i++)
		if (k->ways[i]->chosen)
			return k->ways[i];
	return NULL;
}

/* Returns the time of all places together, each run once. */
static double kernel_seconds(const void *kernel)
{
	const smr_explained_kernel *k = kernel;
	const smr_explained_way *way = find_chosen_way(k);

	return (way != NULL ? way->p50_s : k->first_s) * (double)k->nops;
}

static void print_way(const smr_explained_way *w)
{
	if (w->refused != NULL) {
		printf("      %-10s            no: %s\n", w->implementation, w->refused);
		return;
	}
	printf("    %s %-10s %3d threads", w->chosen ? "*" : " ", w->implementation, w->threads);
	smr_explain_seconds(w->p50_s);
	fputs(" (", stdout);
	smr_explain_seconds(w->p10_s);
	fputs(" to", stdout);
	smr_explain_seconds(w->p90_s);
	printf(") by %s", w->source);
	if (w->runs > 0) {
		printf(", measured in %llu runs:", (unsigned long long)w->runs);
		smr_explain_seconds(w->measured_s);
	}
	if (w->setup_s > 0) {
		fputs("; made ready in", stdout);
		smr_explain_seconds(w->setup_s);
	}
	putchar('\n');
}

void smr_explain_print_ways(const smr_explained_way *const *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		print_way(list[i]);
}

static void print_kernel(const smr_explained_kernel *k, double all)
{
	printf("\nkernel %llu, ", (unsigned long long)k->kernel);
	smr_explain_print_node(k->node);
	printf(", a %s in %zu place%s: %.1f %%\n", k->is, k->nops, k->nops == 1 ? "" : "s",
	       all > 0 ? 100 * kernel_seconds(k) / all : 0);
	smr_explain_print_ways(k->ways, k->nways);
	printf("      begins in %s:", k->first);
	smr_explain_seconds(k->first_s);
	if (k->past_runs > 0)
		printf("; ran %.3g times in a past process", k->past_runs);
	putchar('\n');
}

static void print_all(const smr_explained *e, const smr_explain_limit *l)
{
	size_t n = smr_explain_some(e->nkernels, SOME_KERNELS, l);
	smr_explain_ranked *r =
		smr_explain_rank((smr_explain_list)e->kernels, e->nkernels, kernel_seconds);
	double sum = 0;

	for (size_t i = 0; r != NULL && i < e->nkernels; i++)
		sum += r[i].weight;
	for (size_t i = 0; r != NULL && i < n; i++)
		print_kernel(r[i].o, sum);
	if (r != NULL)
		smr_explain_rest(r, n, e->nkernels, "kernels");
	smr_free(r);
}

static void print_others(const smr_explained *e, const smr_explain_limit *l)
{
	size_t n = smr_explain_some(e->nothers, SOME_OTHERS, l);

	for (size_t i = 0; i < n; i++) {
		const smr_explained_other *v = e->without_kernel[i];

		printf("%sop %llu, ", i == 0 ? "\n" : "", (unsigned long long)v->node->number);
		smr_explain_print_node(v->node);
		printf(": %s\n",
		       strcmp(v->by, "view") == 0 ? "its operand's memory" : "code of its own");
	}
	if (n < e->nothers)
		printf("%zu more ops have no kernel\n", e->nothers - n);
}

/* Prints predicted and measured times side by side, after a run. */
static void print_chosen(const smr_explained_sum *s)
{
	if (s == NULL || s->measured == 0)
		return;
	printf("\nof the plan's %llu kernels %llu were measured here; each of their places once:\n"
	       "    predicted before they ran",
	       (unsigned long long)s->kernels, (unsigned long long)s->measured);
	smr_explain_seconds(s->roofline_s);
	fputs(", now", stdout);
	smr_explain_seconds(s->p50_s);
	fputs("; measured", stdout);
	smr_explain_seconds(s->measured_s);
	printf(" (%+.0f %% of what is predicted now)\n", 100 * (s->measured_s / s->p50_s - 1));
}

void smr_explain_print_kernels(const smr_explained *e, const smr_explain_limit *l)
{
	print_chosen(e->chosen_kernels);
	print_all(e, l);
	print_others(e, l);
}

/* ---- blocks ------------------------------------------------------------------------------- */

static void print_block(const smr_explained_block *b, int depth)
{
	printf("%*s%s, block %u", 4 * depth, "", b->kind, b->block);
	if (b->line > 0)
		printf(" :%u", b->line);
	if (b->ops >= 0)
		printf(": %lld ops", (long long)b->ops);
	if (b->calls != NULL)
		printf(" %s", b->calls);
	putchar('\n');
	for (size_t k = 0; k < b->nbodies; k++)
		for (size_t i = 0; i < b->bodies[k]->nblocks; i++)
			print_block(b->bodies[k]->blocks[i], depth + 1);
}

void smr_explain_print_functions(const smr_explained *e)
{
	for (size_t i = 0; i < e->nfunctions; i++) {
		const smr_explained_function *f = e->functions[i];

		printf("%sfunction %s\n", i == 0 ? "\n" : "", f->function);
		for (size_t k = 0; k < f->nblocks; k++)
			print_block(f->blocks[k], 1);
	}
}
