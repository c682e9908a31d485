/* A plan as text: what takes longest comes first. */
#include <math.h>
#include <stdio.h>

#include "base/alloc.h"
#include "cli/explain_text.h"

/* Of a large program, unless more is asked for. */
enum { SOME_PARTS = 5, SOME_POINTS = 6, SOME_OPS = 6, SOME_NAMES = 12 };

static void print_nodes(const json_t *list)
{
	for (size_t i = 0; i < json_array_size(list) && i < SOME_NAMES; i++) {
		fputs(i > 0 ? ", " : "", stdout);
		smr_explain_print_node(json_array_get(list, i));
	}
	if (json_array_size(list) > SOME_NAMES)
		printf(" and %zu more", json_array_size(list) - SOME_NAMES);
}

/* ---- plans -------------------------------------------------------------------------------- */

static const char *const columns[] = {"seconds",   "start_s",  "read_s",   "write_s",
				      "compute_s", "hidden_s", "compile_s"};
enum { NCOLUMNS = sizeof(columns) / sizeof(columns[0]) };

static void print_plans(const json_t *list)
{
	static const char *const about[] = {"total",   "start",  "read",   "write",
					    "compute", "hidden", "compile"};

	printf("    %-8s %5s", "plan", "ops");
	for (int i = 0; i < NCOLUMNS; i++)
		printf(" %10s", about[i]);
	putchar('\n');
	for (size_t k = 0; k < json_array_size(list); k++) {
		const json_t *p = json_array_get(list, k);

		printf("    %-8s %5ld", smr_explain_text(p, "plan"), smr_explain_long(p, "ops"));
		for (int i = 0; i < NCOLUMNS; i++) {
			putchar(' ');
			smr_explain_seconds(smr_explain_real(p, columns[i]));
		}
		putchar('\n');
	}
}

static double seconds_of(const json_t *part)
{
	return smr_explain_real(json_array_get(json_object_get(part, "plans"), 0), "seconds");
}

/* ---- a part ------------------------------------------------------------------------------- */

static void print_point(const json_t *p, double seconds)
{
	const json_t *readers = json_object_get(p, "readers");
	double flipped = smr_explain_real(p, "flipped_s");

	printf("      %ld: ", smr_explain_long(p, "point"));
	smr_explain_print_node(json_object_get(p, "value"));
	printf(json_is_true(json_object_get(p, "fused")) ? " is computed by "
							 : " is in memory for ");
	print_nodes(readers);
	fputs("; the other way the part takes", stdout);
	smr_explain_seconds(flipped);
	printf(" (%+.1f %%)\n", seconds > 0 ? 100 * (flipped / seconds - 1) : 0);
}

static bool is_computed_anew(const json_t *o)
{
	return fabs(smr_explain_real(o, "times") - 1) > 1e-6;
}

static void print_computed(const json_t *list)
{
	for (size_t i = 0; i < json_array_size(list) && i < SOME_NAMES; i++) {
		const json_t *o = json_array_get(list, i);

		fputs(i > 0 ? ", " : "", stdout);
		smr_explain_print_node(o);
		if (is_computed_anew(o))
			printf(" (%.3g times)", smr_explain_real(o, "times"));
	}
	if (json_array_size(list) > SOME_NAMES)
		printf(" and %zu more", json_array_size(list) - SOME_NAMES);
}

static void print_reads(const json_t *list)
{
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *o = json_array_get(list, i);

		fputs(i > 0 ? ", " : "", stdout);
		smr_explain_print_node(o);
		if (smr_explain_real(o, "share") < 1)
			printf(" (%.3g %%)", 100 * smr_explain_real(o, "share"));
	}
}

static void print_op(const json_t *o)
{
	printf("      op %ld, ", smr_explain_long(o, "number"));
	smr_explain_print_node(o);
	if (smr_explain_long(o, "kernel") > 0)
		printf(", kernel %ld", smr_explain_long(o, "kernel"));
	fputs(":", stdout);
	smr_explain_seconds(smr_explain_real(o, "seconds"));
	if (json_is_true(json_object_get(o, "joined")))
		fputs(" alone; it is a result of that op, whose cost is below", stdout);
	printf("\n          computes ");
	print_computed(json_object_get(o, "computes"));
	printf("\n          reads ");
	print_reads(json_object_get(o, "reads"));
	putchar('\n');
}

static double op_seconds(const json_t *op)
{
	return smr_explain_real(op, "seconds");
}

/* Those that would cost least the other way come first. */
static double point_weight(const json_t *p)
{
	return -smr_explain_real(p, "flipped_s");
}

static void print_points(const json_t *p, const smr_explain_limit *l)
{
	const json_t *list = json_object_get(p, "points");
	size_t n = smr_explain_some(list, SOME_POINTS, l);
	smr_explain_ranked *r = smr_explain_rank(list, point_weight);

	if (n > 0)
		puts("    decided, by what the part would take the other way, ops joined:");
	for (size_t i = 0; r != NULL && i < n; i++)
		print_point(r[i].o, seconds_of(p));
	if (n < json_array_size(list))
		printf("      and %zu more points\n", json_array_size(list) - n);
	smr_free(r);
}

static void print_ops(const json_t *p, const smr_explain_limit *l)
{
	const json_t *list = json_object_get(p, "ops");
	size_t n = smr_explain_some(list, SOME_OPS, l);
	smr_explain_ranked *r = smr_explain_rank(list, op_seconds);

	puts("    ops:");
	for (size_t i = 0; r != NULL && i < n; i++)
		print_op(r[i].o);
	if (n < json_array_size(list))
		printf("      and %zu more ops\n", json_array_size(list) - n);
	smr_free(r);
}

static void print_part(const json_t *p, double all, const smr_explain_limit *l)
{
	printf("\npart %ld, in %s, block %ld: %ld values, %.1f %% of all parts; %ld plans "
	       "costed%s\n",
	       smr_explain_long(p, "part"), smr_explain_text(p, "function"),
	       smr_explain_long(p, "block"), smr_explain_long(p, "before"),
	       all > 0 ? 100 * seconds_of(p) / all : 0, smr_explain_long(p, "evaluated"),
	       json_is_true(json_object_get(p, "by_rule"))
		       ? "; the rule's stays, as none is 3 % better"
		       : "");
	print_plans(json_object_get(p, "plans"));
	print_points(p, l);
	print_ops(p, l);
}

static void print_parts(const json_t *o, const smr_explain_limit *l)
{
	const json_t *list = json_object_get(o, "parts");
	double all = smr_explain_real(json_array_get(json_object_get(o, "plans"), 0), "seconds");
	size_t n = smr_explain_some(list, SOME_PARTS, l);
	smr_explain_ranked *r = smr_explain_rank(list, seconds_of);

	for (size_t i = 0; r != NULL && i < n; i++)
		print_part(r[i].o, all, l);
	if (r != NULL)
		smr_explain_rest(r, n, json_array_size(list), "parts");
	smr_free(r);
}

void smr_cli_explain_print(const json_t *o, const smr_explain_limit *l)
{
	if (l->part < 0 && l->op < 0) {
		printf("%s: %ld ops become %ld, %ld of them fused; predicted for %s, %ld threads\n",
		       smr_explain_text(o, "file"), smr_explain_long(o, "before"),
		       smr_explain_long(o, "after"), smr_explain_long(o, "fused"),
		       smr_explain_text(o, "machine"), smr_explain_long(o, "threads"));
		printf("%zu parts with %ld points to decide: %.4g plans, %ld of them costed\n",
		       json_array_size(json_object_get(o, "parts")), smr_explain_long(o, "points"),
		       smr_explain_real(o, "possible"), smr_explain_long(o, "evaluated"));
		print_plans(json_object_get(o, "plans"));
	}
	print_parts(o, l);
	smr_explain_print_joins(o, l);
	smr_explain_print_slabs(o, l);
	smr_explain_print_kernels(o, l);
	if (l->part < 0 && l->op < 0)
		smr_explain_print_functions(o);
}
