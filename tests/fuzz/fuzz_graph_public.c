/* Any lines as calls of the public builder: each is done, or refused and leaves the flow as it was.
 */
#include <samara/graph.h>

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"

ACCEPTED_FORMATS("flow")

/* A line is the letter of a call and its arguments with tabs between; too few: the rest is NULL. */
static smr_status call(smr_graph *g, char *line)
{
	const char *a[6] = {NULL};
	char *rest = line + 1;

	for (int i = 0; i < 6 && rest != NULL; i++)
		a[i] = strsep(&rest, "\t");
	switch (*line) {
	case 'y':
		return smr_graph_add_symbol(g, a[0]);
	case 'b':
		return smr_graph_add_base(g, a[0], a[1] != NULL);
	case 's':
		return smr_graph_add_scalar(g, a[0], a[1]);
	case 'w':
		return smr_graph_add_window(g, a[0], a[1], a[2], a[3], a[4], a[5]);
	case 'n':
		return smr_graph_add_nest(g, a[0], a[1]);
	case 'r':
		return smr_graph_add_result(g, a[0]);
	default:
		return SMR_OK;
	}
}

static char *printed(const smr_graph *g)
{
	char *text;

	if (smr_graph_print(g, &text) != SMR_OK)
		abort();
	return text;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	char *all = malloc(n + 1), *rest = all, *line;
	smr_graph *g, *again;

	memcpy(all, data, n);
	all[n] = '\0';
	if (smr_graph_new("fuzz", &g) != SMR_OK)
		abort();
	while ((line = strsep(&rest, "\n")) != NULL) {
		char *before = printed(g), *after;
		smr_status st = *line != '\0' ? call(g, line) : SMR_OK;

		after = printed(g);
		if (st != SMR_OK && (strcmp(before, after) != 0 || *smr_errmsg() == '\0'))
			abort();
		smr_graph_text_free(before);
		smr_graph_text_free(after);
	}
	if (smr_graph_verify(g) == SMR_OK) {
		char *text = printed(g);

		accepted("flow");
		if (smr_graph_parse("again", text, strlen(text), &again) != SMR_OK)
			abort();
		smr_graph_free(again);
		smr_graph_text_free(text);
	}
	smr_graph_free(g);
	free(all);
	return 0;
}
