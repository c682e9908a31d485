/* Prints a plan as text, the longest times first. */
#include <math.h>
#include <stdio.h>

#include "base/alloc.h"
#include "cli/explain_text.h"

/* Limits for a large program, unless more is requested. */
enum { SOME_PARTS = 5, SOME_POINTS = 6, SOME_OPS = 6, SOME_NAMES = 12 };

static void print_nodes(const smr_explained_node *const *list, size_t n)
{
	for (size_t i = 0; i < n && i < SOME_NAMES; i++) {
		fputs(i > 0 ? ", " : "", stdout);
		smr_explain_print_node(list[i]);
	}
	if (n > SOME_NAMES)
		printf(" and %zu more", n - SOME_NAMES);
}

/* ---- plans -------------------------------------------------------------------------------- */

static void print_plan(const smr_explained_plan *p)
{
	const double columns[] = {p->seconds,   p->start_s,  p->read_s,   p->write_s,
				  p->compute_s, p->hidden_s, p->compile_s};

	printf("    %-8s %5llu", p->plan, (unsigned long long)p->ops);
	for (size_t i = 0; i < sizeof(columns) / sizeof(columns[0]); i++) {
		putchar(' ');
		smr_explain_seconds(columns[i]);
	}
	putchar('\n');
}

/* @p joined: the first one was chosen by its cost with ops joined. */
static void print_plans(const smr_explained_plan *const *list, size_t n, bool joined)
{
	bool less = false;
	static const char *const about[] = {"total",   "start",  "read",   "write",
					    "compute", "hidden", "compile"};

	printf("    %-8s %5s", "plan", "ops");
	for (size_t i = 0; i < sizeof(about) / sizeof(about[0]); i++)
		printf(" %10s", about[i]);
	putchar('\n');
	for (size_t k = 0; k < n; k++) {
		print_plan(list[k]);
		less |= list[k]->seconds < list[0]->seconds;
	}
	if (joined && less)
		puts("    Chosen by its cost with ops joined, which this table leaves out: see the "
		     "groups below.");
}

static double seconds_of(const void *part)
{
	return ((const smr_explained_part *)part)->plans[0]->seconds;
}

/* ---- a part ------------------------------------------------------------------------------- */

static void print_point(const smr_explained_point *p, double seconds)
{
	printf("      %llu: ", (unsigned long long)p->point);
	smr_explain_print_node(p->value);
	printf(p->fused ? " is computed by " : " is in memory for ");
	print_nodes(p->readers, p->nreaders);
	fputs("; the other way the part takes", stdout);
	smr_explain_seconds(p->flipped_s);
	printf(" (%+.1f %%)\n", seconds > 0 ? 100 * (p->flipped_s / seconds - 1) : 0);
}

static bool is_recomputed(const smr_explained_use *u)
{
	return fabs(u->amount - 1) > 1e-6;
}

static void print_computed(const smr_explained_use *const *list, size_t n)
{
	for (size_t i = 0; i < n && i < SOME_NAMES; i++) {
		fputs(i > 0 ? ", " : "", stdout);
		smr_explain_print_node(list[i]->node);
		if (is_recomputed(list[i]))
			printf(" (%.3g times)", list[i]->amount);
	}
	if (n > SOME_NAMES)
		printf(" and %zu more", n - SOME_NAMES);
}

static void print_reads(const smr_explained_use *const *list, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		fputs(i > 0 ? ", " : "", stdout);
		smr_explain_print_node(list[i]->node);
		if (list[i]->amount < 1)
			printf(" (%.3g %%)", 100 * list[i]->amount);
	}
}

static void print_op(const smr_explained_op *o)
{
	printf("      op %llu, ", (unsigned long long)o->node->number);
	smr_explain_print_node(o->node);
	if (o->kernel > 0)
		printf(", kernel %llu", (unsigned long long)o->kernel);
	fputs(":", stdout);
	smr_explain_seconds(o->seconds);
	if (o->joined)
		fputs(" alone; it is a result of that op, whose cost is below", stdout);
	printf("\n          computes ");
	print_computed(o->computes, o->ncomputes);
	printf("\n          reads ");
	print_reads(o->reads, o->nreads);
	putchar('\n');
}

static double op_seconds(const void *op)
{
	return ((const smr_explained_op *)op)->seconds;
}

/* Weight of a decision: the lower the cost of reversing it, the earlier it is printed. */
static double point_weight(const void *point)
{
	return -((const smr_explained_point *)point)->flipped_s;
}

static void print_points(const smr_explained_part *p, const smr_explain_limit *l)
{
	size_t n = smr_explain_some(p->npoints, SOME_POINTS, l);
	smr_explain_ranked *r =
		smr_explain_rank((smr_explain_list)p->points, p->npoints, point_weight);

	if (n > 0)
		puts("    decided, by what the part would take the other way, ops joined:");
	for (size_t i = 0; r != NULL && i < n; i++)
		print_point(r[i].o, seconds_of(p));
	if (n < p->npoints)
		printf("      and %zu more points\n", p->npoints - n);
	smr_free(r);
}

static void print_ops(const smr_explained_part *p, const smr_explain_limit *l)
{
	size_t n = smr_explain_some(p->nops, SOME_OPS, l);
	smr_explain_ranked *r = smr_explain_rank((smr_explain_list)p->ops, p->nops, op_seconds);

	puts("    ops:");
	for (size_t i = 0; r != NULL && i < n; i++)
		print_op(r[i].o);
	if (n < p->nops)
		printf("      and %zu more ops\n", p->nops - n);
	smr_free(r);
}

static void print_part(const smr_explained_part *p, double all, bool joined,
		       const smr_explain_limit *l)
{
	printf("\npart %llu, in %s, block %u: %llu values, %.1f %% of all parts; %llu plans "
	       "costed%s\n",
	       (unsigned long long)p->part, p->function, p->block, (unsigned long long)p->before,
	       all > 0 ? 100 * seconds_of(p) / all : 0, (unsigned long long)p->evaluated,
	       p->by_rule ? "; the rule's stays, as none is 3 % better" : "");
	print_plans(p->plans, p->nplans, joined && !p->by_rule);
	print_points(p, l);
	print_ops(p, l);
}

static void print_parts(const smr_explained *e, const smr_explain_limit *l)
{
	size_t n = smr_explain_some(e->nparts, SOME_PARTS, l);
	smr_explain_ranked *r = smr_explain_rank((smr_explain_list)e->parts, e->nparts, seconds_of);

	for (size_t i = 0; r != NULL && i < n; i++)
		print_part(r[i].o, e->plans[0]->seconds, e->ngroups > 0, l);
	if (r != NULL)
		smr_explain_rest(r, n, e->nparts, "parts");
	smr_free(r);
}

void smr_cli_explain_print(const smr_explained *e, const smr_explain_limit *l)
{
	if (l->part < 0 && l->op < 0) {
		printf("%s: %llu ops become %llu, %llu of them fused; predicted for %s, %d "
		       "threads\n",
		       e->file, (unsigned long long)e->before, (unsigned long long)e->after,
		       (unsigned long long)e->fused, e->machine, e->threads);
		printf("%zu parts with %llu points to decide: %.4g plans, %llu of them costed\n",
		       e->nparts, (unsigned long long)e->points, e->possible,
		       (unsigned long long)e->evaluated);
		print_plans(e->plans, e->nplans, e->ngroups > 0);
	}
	print_parts(e, l);
	smr_explain_print_joins(e, l);
	smr_explain_print_slabs(e, l);
	smr_explain_print_kernels(e, l);
	if (l->part < 0 && l->op < 0)
		smr_explain_print_functions(e);
}
