/* samara kernels: prints the kernel library. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "api/pipeline.h"
#include "cli/cli.h"
#include "cli/options.h"

static json_t *form_json(const smr_kernel *k, size_t f)
{
	const double *v = smr_kernel_vector(k, f);
	json_t *vector = json_array();

	for (int i = 0; i < SMR_FEATURES; i++)
		json_array_append_new(vector, json_real(v[i]));
	return json_pack("{s:s,s:o}", "canonical", smr_kernel_canonical(k, f), "vector", vector);
}

static json_t *kernel_json(const smr_kernel *k)
{
	json_t *forms = json_array();

	for (size_t f = 0; f < smr_kernel_forms(k); f++)
		json_array_append_new(forms, form_json(k, f));
	return json_pack("{s:s,s:s,s:s,s:o}", "name", smr_kernel_name(k), "class",
			 smr_kernel_class(k), "about", smr_kernel_about(k), "forms", forms);
}

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
	json_t *list = json_array();
	const smr_kernel *one = NULL;
	int rc = 0;

	if (name != NULL && (one = smr_library_find(l, name)) == NULL)
		rc = smr_cli_fail("kernels", "there is no kernel '%s'; `samara kernels` lists them",
				  name);
	for (size_t i = 0; rc == 0 && i < n; i++) {
		const smr_kernel *k = smr_library_at(l, i);

		if (one != NULL && k != one)
			continue;
		if (as_json)
			json_array_append_new(list, kernel_json(k));
		else
			print_kernel(k, one != NULL);
	}
	if (rc == 0 && as_json) {
		json_dumpf(list, stdout, JSON_INDENT(2));
		putchar('\n');
	}
	json_decref(list);
	return rc;
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
