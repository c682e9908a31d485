/* samara graph: check and print a flow in text form. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cli/cli.h"
#include "graph/graph.h"

int smr_cmd_graph(int argc, char **argv)
{
	smr_status (*print)(const smr_graph *, char **) = smr_graph_print;
	const char *file = NULL;
	char *text = NULL, *out = NULL;
	smr_graph *g = NULL;
	size_t n;
	smr_status st;

	for (int i = 1; i < argc; i++) {
		if (strcmp(argv[i], "--json") == 0)
			print = smr_graph_json;
		else if (strcmp(argv[i], "--dot") == 0)
			print = smr_graph_dot;
		else if (argv[i][0] != '-' && file == NULL)
			file = argv[i];
		else
			file = NULL, argc = 0;
	}
	if (file == NULL)
		return smr_cli_usage("graph",
				     "[--json|--dot] FILE\n\n"
				     "Reads a flow in text form, checks every rule and prints it.");
	st = smr_read_file(file, &text, &n);
	if (st == SMR_OK)
		st = smr_graph_parse(file, text, n, &g);
	if (st == SMR_OK)
		st = print(g, &out);
	if (st == SMR_OK)
		fputs(out, stdout);
	smr_free(out);
	smr_free(text);
	smr_graph_free(g);
	return st == SMR_OK ? 0 : smr_cli_fail("graph", "%s", smr_errmsg());
}
