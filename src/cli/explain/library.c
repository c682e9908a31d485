/* samara kernels: prints the kernel library. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/pipeline.h"
#include "cli/cli.h"
#include "cli/explain/library_fields.h"
#include "cli/options.h"

static void print_kernel(const smr_kernel *k, bool all)
{
	printf("%-12s %-10s %2zu forms  %s\n", smr_kernel_name(k), smr_kernel_class(k),
	       smr_kernel_forms(k), smr_kernel_about(k));
	for (size_t f = 0; all && f < smr_kernel_forms(k); f++) {
		printf("  %s\n   ", smr_kernel_canonical(k, f));
		for (int i = 0; i < SMR_FEATURES; i++)
			printf(" %g", smr_kernel_vector(k, f)[i]);
		putchar('\n');
	}
}

static int print_kernels(const smr_library *l, const char *name, bool as_json)
{
	size_t n = smr_library_count(l);
	const smr_kernel *one = NULL;

	if (name != NULL && (one = smr_library_find(l, name)) == NULL)
		return smr_cli_fail("kernels",
				    "there is no kernel '%s'; `samara kernels` lists them", name);
	if (as_json)
		return smr_kernels_put_json(l, one, stdout) == SMR_OK
			       ? 0
			       : smr_cli_fail("kernels", "%s", smr_errmsg());
	for (size_t i = 0; i < n; i++)
		if (one == NULL || smr_library_at(l, i) == one)
			print_kernel(smr_library_at(l, i), one != NULL);
	return 0;
}

typedef struct request {
	const char *name;
	bool as_json;
} request;

static const smr_cli_option options[] = {
	SMR_CLI_JSON_ROW(request, as_json,
			 "Print kernels as JSON, with all forms and feature vectors."),
};

static const smr_cli_options all_options = {.list = options,
					    .n = sizeof(options) / sizeof(options[0]),
					    .file = offsetof(request, name)};

static int run_kernels_command(int argc, char **argv)
{
	request q = {0};
	smr_library *l;
	int rc;

	if (smr_cli_take(&all_options, argc, argv, &q) != SMR_OK)
		return smr_cli_usage(&smr_command_kernels, "%s", smr_errmsg());
	if (smr_pipeline_library(&l) != SMR_OK)
		return smr_cli_fail("kernels", "%s", smr_errmsg());
	rc = print_kernels(l, q.name, q.as_json);
	smr_library_free(l);
	return rc;
}

static const smr_cli_form forms[] = {{.operands = "[NAME]", .options = &all_options}};

static const smr_cli_variable variables[] = {
	{"SAMARA_KERNELS",
	 "Folders with kernels of your own, NAME.k each; colons between folders."},
};

const smr_command smr_command_kernels = {
	.name = "kernels",
	.about = "the kernel library: what is looked for in programs",
	SMR_CLI_FORMS(forms),
	SMR_CLI_VARIABLES(variables),
	.text = "Lists all kernels, or one kernel with its canonical forms and feature vectors. "
		"kernels/README.md describes the format of NAME.k.",
	.run = run_kernels_command,
};
