/* Prints the codelets of a C program or of a flow as text. */
#include <stdio.h>
#include <string.h>

#include "cli/explain_text.h"

static void print_nests(const smr_codelet_facts *c)
{
	for (size_t i = 0; i < c->nnests; i++)
		printf("%s%s:%u", i > 0 ? ", " : "", basename(c->nests[i]->file),
		       c->nests[i]->line);
}

static void print_codelet(const smr_codelet_facts *c)
{
	printf("codelet %u, %s:%u in %s: %s\n", c->id, basename(c->file), c->line, c->function,
	       c->kernel != NULL ? c->kernel : "a nest");
	if (c->kernel == NULL)
		printf("      no kernel: %s\n", c->reason);
	if (c->nnests > 1) {
		printf("      %zu loop nests in one pass: ", c->nnests);
		print_nests(c);
		putchar('\n');
	}
	smr_explain_print_ways(c->ways, c->nways);
	if (c->unknown != NULL)
		printf("      no prediction: %s (--set NAME=VALUE)\n", c->unknown);
	putchar('\n');
}

void smr_cli_explain_print_codelets(const smr_codelets *p)
{
	for (size_t i = 0; i < p->ncodelets; i++)
		print_codelet(p->codelets[i]);
	if (p->nnotes > 0)
		puts("not taken:");
	for (size_t i = 0; i < p->nnotes; i++) {
		const smr_codelet_note *n = p->not_taken[i];

		printf("      %s:%u %s: %s\n", basename(n->file), n->line, n->function, n->reason);
	}
}
