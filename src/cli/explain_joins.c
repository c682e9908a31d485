/* Ops that became one with several results, as text. */
#include <stdio.h>

#include "cli/explain_text.h"

enum { SOME_JOINS = 4 };

static void print_join(const json_t *o)
{
	const json_t *of = json_object_get(o, "results");
	long rows = smr_explain_long(o, "rows");

	printf("\nop %ld has %zu results", smr_explain_long(o, "number"), json_array_size(of));
	if (rows > 0)
		printf(", sums of columns by slabs of %ld rows among them", rows);
	printf(":");
	smr_explain_seconds(smr_explain_real(o, "seconds"));
	fputs("; as ops of their own:", stdout);
	smr_explain_seconds(smr_explain_real(o, "apart_s"));
	putchar('\n');
	for (size_t i = 0; i < json_array_size(of); i++) {
		fputs("      ", stdout);
		smr_explain_print_node(json_array_get(of, i));
		putchar('\n');
	}
}

/* Those that save most come first. */
static double saved(const json_t *o)
{
	return smr_explain_real(o, "apart_s") - smr_explain_real(o, "seconds");
}

static void print_group(const json_t *o)
{
	static const char *const ways[][2] = {{"by the edges that are best for ops alone",
					       "edges_alone_s"},
					      {"rule", "rule_s"},
					      {"once", "once_s"},
					      {"all", "all_s"}};

	printf("\ngroup %ld, in %s, block %ld: %ld values whose ops could be results of one, %ld "
	       "points; "
	       "%ld plans costed\n",
	       smr_explain_long(o, "group"), smr_explain_text(o, "function"),
	       smr_explain_long(o, "block"), smr_explain_long(o, "values"),
	       smr_explain_long(o, "points"), smr_explain_long(o, "evaluated"));
	if (json_object_get(o, "seconds") == NULL) {
		puts("      not searched as a whole, but value by value");
		return;
	}
	fputs("      joined as is best:", stdout);
	smr_explain_seconds(smr_explain_real(o, "seconds"));
	for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
		printf("; %s:", ways[i][0]);
		smr_explain_seconds(smr_explain_real(o, ways[i][1]));
	}
	putchar('\n');
}

static double most(const json_t *o)
{
	return smr_explain_real(o, "points");
}

void smr_explain_print_joins(const json_t *o, const smr_explain_limit *l)
{
	smr_explain_print_some(json_object_get(o, "groups"), SOME_JOINS, l, most, print_group,
			       "groups");
	smr_explain_print_some(json_object_get(o, "joins"), SOME_JOINS, l, saved, print_join,
			       "ops with several results");
}
