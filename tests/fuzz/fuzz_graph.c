/* Any bytes as a flow: what is read prints as text that reads back as itself. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "base/alloc.h"
#include "ir/graph/graph.h"

ACCEPTED_FORMATS("flow")

static void must(int holds)
{
	if (!holds)
		abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_graph *g, *again;
	char *text, *twice, *other;

	if (smr_graph_parse("fuzz", (const char *)data, n, &g) != SMR_OK)
		return 0;
	accepted("flow");
	must(smr_graph_verify(g) == SMR_OK);
	must(smr_graph_print(g, &text) == SMR_OK);
	must(smr_graph_parse("again", text, strlen(text), &again) == SMR_OK);
	must(smr_graph_print(again, &twice) == SMR_OK);
	must(strcmp(text, twice) == 0);
	must(smr_graph_json(g, &other) == SMR_OK);
	smr_free(other);
	must(smr_graph_dot(g, &other) == SMR_OK);
	smr_free(other);
	smr_free(twice);
	smr_graph_free(again);
	smr_free(text);
	smr_graph_free(g);
	return 0;
}
