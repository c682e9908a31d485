/* Prints ops that were joined into one with several results. */
#include <stdio.h>

#include "cli/explain_text.h"

enum { SOME_JOINS = 4 };

static void print_join(const void *join)
{
	const smr_explained_join *j = join;

	printf("\nop %llu has %zu results", (unsigned long long)j->node->number, j->nresults);
	if (j->rows > 0)
		printf(", sums of columns by slabs of %llu rows among them",
		       (unsigned long long)j->rows);
	printf(":");
	smr_explain_seconds(j->seconds);
	fputs("; as ops of their own:", stdout);
	smr_explain_seconds(j->apart_s);
	putchar('\n');
	for (size_t i = 0; i < j->nresults; i++) {
		fputs("      ", stdout);
		smr_explain_print_node(j->results[i]);
		putchar('\n');
	}
}

/* Weight of a join: the time saved. */
static double seconds_saved(const void *join)
{
	const smr_explained_join *j = join;

	return j->apart_s - j->seconds;
}

static void print_group(const void *group)
{
	const smr_explained_group *g = group;
	const struct {
		const char *name;
		double seconds;
	} ways[] = {{"by the edges that are best for ops alone", g->edges_alone_s},
		    {"rule", g->rule_s},
		    {"once", g->once_s},
		    {"all", g->all_s}};

	printf("\ngroup %llu, in %s, block %u: %llu values whose ops could be results of one, %llu "
	       "points; "
	       "%llu plans costed\n",
	       (unsigned long long)g->group, g->function, g->block, (unsigned long long)g->values,
	       (unsigned long long)g->points, (unsigned long long)g->evaluated);
	if (g->seconds == 0) {
		puts("      not searched as a whole, but value by value");
		return;
	}
	fputs("      joined as is best:", stdout);
	smr_explain_seconds(g->seconds);
	for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
		printf("; %s:", ways[i].name);
		smr_explain_seconds(ways[i].seconds);
	}
	putchar('\n');
}

static double group_points(const void *group)
{
	return (double)((const smr_explained_group *)group)->points;
}

void smr_explain_print_joins(const smr_explained *e, const smr_explain_limit *l)
{
	smr_explain_print_some((smr_explain_list)e->groups, e->ngroups, SOME_JOINS, l, group_points,
			       print_group, "groups");
	smr_explain_print_some((smr_explain_list)e->joins, e->njoins, SOME_JOINS, l, seconds_saved,
			       print_join, "ops with several results");
}
