/* Kernels with what they were chosen among, and blocks, as text. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/explain_text.h"

enum { SOME_KERNELS = 8, SOME_OTHERS = 6 };

static const json_t *chosen(const json_t *kernel)
{
	const json_t *list = json_object_get(kernel, "implementations");

	for (size_t i = 0; i < json_array_size(list); i++)
		if (json_is_true(json_object_get(json_array_get(list, i), "chosen")))
			return json_array_get(list, i);
	return NULL;
}

/* Of all places together, each run once. */
static double kernel_seconds(const json_t *kernel)
{
	const json_t *way = chosen(kernel);

	return (way != NULL ? smr_explain_real(way, "p50_s")
			    : smr_explain_real(kernel, "first_s")) *
	       (double)json_array_size(json_object_get(kernel, "ops"));
}

static void print_way(const json_t *w)
{
	if (json_object_get(w, "refused") != NULL) {
		printf("      %-10s            no: %s\n", smr_explain_text(w, "implementation"),
		       smr_explain_text(w, "refused"));
		return;
	}
	printf("    %s %-10s %3ld threads", json_is_true(json_object_get(w, "chosen")) ? "*" : " ",
	       smr_explain_text(w, "implementation"), smr_explain_long(w, "threads"));
	smr_explain_seconds(smr_explain_real(w, "p50_s"));
	fputs(" (", stdout);
	smr_explain_seconds(smr_explain_real(w, "p10_s"));
	fputs(" to", stdout);
	smr_explain_seconds(smr_explain_real(w, "p90_s"));
	printf(") by %s", smr_explain_text(w, "by"));
	if (smr_explain_long(w, "runs") > 0) {
		printf(", measured in %ld runs:", smr_explain_long(w, "runs"));
		smr_explain_seconds(smr_explain_real(w, "measured_s"));
	}
	if (smr_explain_real(w, "setup_s") > 0) {
		fputs("; made ready in", stdout);
		smr_explain_seconds(smr_explain_real(w, "setup_s"));
	}
	putchar('\n');
}

void smr_explain_print_ways(const json_t *list)
{
	for (size_t i = 0; i < json_array_size(list); i++)
		print_way(json_array_get(list, i));
}

static void print_kernel(const json_t *k, double all)
{
	size_t places = json_array_size(json_object_get(k, "ops"));

	printf("\nkernel %ld, ", smr_explain_long(k, "kernel"));
	smr_explain_print_node(k);
	printf(", a %s in %zu place%s: %.1f %%\n", smr_explain_text(k, "is"), places,
	       places == 1 ? "" : "s", all > 0 ? 100 * kernel_seconds(k) / all : 0);
	smr_explain_print_ways(json_object_get(k, "implementations"));
	printf("      begins in %s:", smr_explain_text(k, "first"));
	smr_explain_seconds(smr_explain_real(k, "first_s"));
	if (smr_explain_real(k, "past_runs") > 0)
		printf("; ran %.3g times in a past process", smr_explain_real(k, "past_runs"));
	putchar('\n');
}

static void print_all(const json_t *list, const smr_explain_limit *l)
{
	size_t n = smr_explain_some(list, SOME_KERNELS, l);
	smr_explain_ranked *r = smr_explain_rank(list, kernel_seconds);
	double sum = 0;

	for (size_t i = 0; r != NULL && i < json_array_size(list); i++)
		sum += r[i].weight;
	for (size_t i = 0; r != NULL && i < n; i++)
		print_kernel(r[i].o, sum);
	if (r != NULL)
		smr_explain_rest(r, n, json_array_size(list), "kernels");
	smr_free(r);
}

static void print_others(const json_t *o, const smr_explain_limit *l)
{
	const json_t *list = json_object_get(o, "without_kernel");
	size_t n = smr_explain_some(list, SOME_OTHERS, l);

	for (size_t i = 0; i < n; i++) {
		const json_t *v = json_array_get(list, i);

		printf("%sop %ld, ", i == 0 ? "\n" : "", smr_explain_long(v, "number"));
		smr_explain_print_node(v);
		printf(": %s\n", strcmp(smr_explain_text(v, "by"), "view") == 0
					 ? "its operand's memory"
					 : "code of its own");
	}
	if (n < json_array_size(list))
		printf("%zu more ops have no kernel\n", json_array_size(list) - n);
}

/* After a run: the plan's times beside those measured. */
static void print_chosen(const json_t *s)
{
	double now = smr_explain_real(s, "p50_s"), measured = smr_explain_real(s, "measured_s");

	if (smr_explain_long(s, "measured") == 0)
		return;
	printf("\nof the plan's %ld kernels %ld were measured here; each of their places once:\n"
	       "    predicted before they ran",
	       smr_explain_long(s, "kernels"), smr_explain_long(s, "measured"));
	smr_explain_seconds(smr_explain_real(s, "roofline_s"));
	fputs(", now", stdout);
	smr_explain_seconds(now);
	fputs("; measured", stdout);
	smr_explain_seconds(measured);
	printf(" (%+.0f %% of what is predicted now)\n", 100 * (measured / now - 1));
}

void smr_explain_print_kernels(const json_t *o, const smr_explain_limit *l)
{
	print_chosen(json_object_get(o, "chosen_kernels"));
	print_all(json_object_get(o, "kernels"), l);
	print_others(o, l);
}

/* ---- blocks ------------------------------------------------------------------------------- */

static void print_bodies(const json_t *bodies, int depth);

static void print_block(const json_t *b, int depth)
{
	const json_t *bodies = json_object_get(b, "bodies");

	printf("%*s%s, block %ld", 4 * depth, "", smr_explain_text(b, "kind"),
	       smr_explain_long(b, "block"));
	if (smr_explain_long(b, "line") > 0)
		printf(" :%ld", smr_explain_long(b, "line"));
	if (json_object_get(b, "ops") != NULL)
		printf(": %ld ops", smr_explain_long(b, "ops"));
	if (json_object_get(b, "calls") != NULL)
		printf(" %s", smr_explain_text(b, "calls"));
	putchar('\n');
	print_bodies(bodies, depth + 1);
}

static void print_bodies(const json_t *bodies, int depth)
{
	for (size_t k = 0; k < json_array_size(bodies); k++) {
		const json_t *list = json_array_get(bodies, k);

		for (size_t i = 0; i < json_array_size(list); i++)
			print_block(json_array_get(list, i), depth);
	}
}

void smr_explain_print_functions(const json_t *o)
{
	const json_t *list = json_object_get(o, "functions");

	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *f = json_array_get(list, i), *blocks = json_object_get(f, "blocks");

		printf("%sfunction %s\n", i == 0 ? "\n" : "", smr_explain_text(f, "function"));
		for (size_t k = 0; k < json_array_size(blocks); k++)
			print_block(json_array_get(blocks, k), 1);
	}
}
