/* Prints chains of ops that run slab by slab. */
#include <stdio.h>

#include "cli/explain_text.h"

enum { SOME_CHAINS = 4 };

static void print_sizes(const int64_t *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		printf("%s%lld", i == 0 ? "[" : ", ", (long long)list[i]);
	fputs("]", stdout);
}

static void print_chain(const void *chain)
{
	const smr_explained_slabs *c = chain;

	printf("\n%s of ", c->taken ? "slabs" : "no slabs");
	print_sizes(c->slab, c->naxes);
	fputs(" of ", stdout);
	print_sizes(c->axes, c->naxes);
	puts(" through");
	for (size_t i = 0; i < c->nops; i++) {
		printf("      op %llu, ", (unsigned long long)c->ops[i]->number);
		smr_explain_print_node(c->ops[i]);
		putchar('\n');
	}
	printf("    handed on in slabs of %.3g kB:", c->slab_bytes / 1e3);
	smr_explain_seconds(c->slabs_s);
	printf("; as %.3g MB in memory:", c->whole_bytes / 1e6);
	smr_explain_seconds(c->whole_s);
	putchar('\n');
}

/* Weight of a chain: the time saved. */
static double seconds_saved(const void *chain)
{
	const smr_explained_slabs *c = chain;

	return c->whole_s - c->slabs_s;
}

void smr_explain_print_slabs(const smr_explained *e, const smr_explain_limit *l)
{
	smr_explain_print_some((smr_explain_list)e->slabs, e->nslabs, SOME_CHAINS, l, seconds_saved,
			       print_chain, "chains");
}
