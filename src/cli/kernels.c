/* samara kernels: the library as data. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "cli/cli.h"
#include "pipeline/pipeline.h"

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

int smr_cmd_kernels(int argc, char **argv)
{
	const char *name = NULL;
	bool as_json = false, found = false;
	json_t *list = json_array();
	smr_library *l;

	for (int i = 1; i < argc; i++) {
		if (strcmp(argv[i], "--json") == 0)
			as_json = true;
		else if (argv[i][0] != '-' && name == NULL)
			name = argv[i];
		else
			return smr_cli_usage("kernels",
					     "[NAME] [--json]\n\n"
					     "The kernel library: every kernel, or one with its "
					     "canonical forms and\n"
					     "vectors. Folders in SAMARA_KERNELS add yours.");
	}
	if (smr_pipeline_library(&l) != SMR_OK)
		return smr_cli_fail("kernels", "%s", smr_errmsg());
	for (size_t i = 0; i < smr_library_count(l); i++) {
		const smr_kernel *k = smr_library_at(l, i);

		if (name != NULL && strcmp(name, smr_kernel_name(k)) != 0)
			continue;
		found = true;
		if (as_json)
			json_array_append_new(list, kernel_json(k));
		else
			print_kernel(k, name != NULL);
	}
	if (as_json && json_dumpf(list, stdout, JSON_INDENT(2)) == 0)
		putchar('\n');
	json_decref(list);
	smr_library_free(l);
	return found ? 0 : smr_cli_fail("kernels", "there is no kernel '%s'", name ? name : "");
}
