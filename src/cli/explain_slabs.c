/* Chains of ops that run slab by slab, as text. */
#include <stdio.h>

#include "cli/explain_text.h"

enum { SOME_CHAINS = 4 };

static void print_sizes(const json_t *list)
{
	for (size_t i = 0; i < json_array_size(list); i++)
		printf("%s%lld", i == 0 ? "[" : ", ",
		       (long long)json_integer_value(json_array_get(list, i)));
	fputs("]", stdout);
}

static void print_chain(const json_t *c)
{
	const json_t *ops = json_object_get(c, "ops");

	printf("\n%s of ", json_is_true(json_object_get(c, "taken")) ? "slabs" : "no slabs");
	print_sizes(json_object_get(c, "slab"));
	fputs(" of ", stdout);
	print_sizes(json_object_get(c, "axes"));
	puts(" through");
	for (size_t i = 0; i < json_array_size(ops); i++) {
		const json_t *o = json_array_get(ops, i);

		printf("      op %ld, ", smr_explain_long(o, "number"));
		smr_explain_print_node(o);
		putchar('\n');
	}
	printf("    handed on in slabs of %.3g kB:", smr_explain_real(c, "slab_bytes") / 1e3);
	smr_explain_seconds(smr_explain_real(c, "slabs_s"));
	printf("; as %.3g MB in memory:", smr_explain_real(c, "whole_bytes") / 1e6);
	smr_explain_seconds(smr_explain_real(c, "whole_s"));
	putchar('\n');
}

/* Those that save most come first. */
static double saved(const json_t *c)
{
	return smr_explain_real(c, "whole_s") - smr_explain_real(c, "slabs_s");
}

void smr_explain_print_slabs(const json_t *o, const smr_explain_limit *l)
{
	smr_explain_print_some(json_object_get(o, "slabs"), SOME_CHAINS, l, saved, print_chain,
			       "chains");
}
