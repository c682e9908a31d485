/* Codelets of a C program, or of a flow, as text. */
#include <stdio.h>
#include <string.h>

#include "cli/explain_text.h"

static const char *base_name(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash != NULL ? slash + 1 : path;
}

static void print_nests(const json_t *list)
{
	for (size_t i = 0; i < json_array_size(list); i++)
		printf("%s%s:%ld", i > 0 ? ", " : "",
		       base_name(smr_explain_text(json_array_get(list, i), "file")),
		       smr_explain_long(json_array_get(list, i), "line"));
}

static void print_codelet(const json_t *c)
{
	const char *kernel = smr_explain_text(c, "kernel");
	const json_t *nests = json_object_get(c, "nests");

	printf("codelet %ld, %s:%ld in %s: %s\n", smr_explain_long(c, "id"),
	       base_name(smr_explain_text(c, "file")), smr_explain_long(c, "line"),
	       smr_explain_text(c, "function"), *kernel != '\0' ? kernel : "a nest");
	if (*kernel == '\0')
		printf("      no kernel: %s\n", smr_explain_text(c, "reason"));
	if (json_array_size(nests) > 1) {
		printf("      %zu loop nests in one pass: ", json_array_size(nests));
		print_nests(nests);
		putchar('\n');
	}
	smr_explain_print_ways(json_object_get(c, "implementations"));
	if (json_object_get(c, "unknown") != NULL)
		printf("      no prediction: %s (--set NAME=VALUE)\n",
		       smr_explain_text(c, "unknown"));
	putchar('\n');
}

static void print_notes(const json_t *list)
{
	if (json_array_size(list) > 0)
		puts("not taken:");
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *n = json_array_get(list, i);

		printf("      %s:%ld %s: %s\n", base_name(smr_explain_text(n, "file")),
		       smr_explain_long(n, "line"), smr_explain_text(n, "function"),
		       smr_explain_text(n, "reason"));
	}
}

static smr_status keep(json_t *list, long id)
{
	size_t n = json_array_size(list);

	for (size_t i = n; i-- > 0;)
		if (smr_explain_long(json_array_get(list, i), "id") != id)
			json_array_remove(list, i);
	return json_array_size(list) > 0
		       ? SMR_OK
		       : smr_fail(SMR_ENOTFOUND, "there is no codelet %ld, but %zu from 0 on", id,
				  n);
}

smr_status smr_cli_explain_codelet(json_t *o, const smr_explain_limit *l)
{
	if (l->part >= 0)
		return smr_fail(SMR_EINVAL, "--part is of tensor programs: codelets have --op");
	if (l->op < 0)
		return SMR_OK;
	json_array_clear(json_object_get(o, "not_taken"));
	return keep(json_object_get(o, "codelets"), l->op);
}

void smr_cli_explain_print_codelets(const json_t *o)
{
	const json_t *list = json_object_get(o, "codelets");

	for (size_t i = 0; i < json_array_size(list); i++)
		print_codelet(json_array_get(list, i));
	print_notes(json_object_get(o, "not_taken"));
}
