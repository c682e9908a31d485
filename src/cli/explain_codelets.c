/* Codelets of a C program, or of a flow, as text. */
#include <stdio.h>
#include <string.h>

#include "cli/explain_text.h"

static long long_of(const json_t *o, const char *key)
{
	return (long)json_integer_value(json_object_get(o, key));
}

static const char *text_of(const json_t *o, const char *key)
{
	const char *s = json_string_value(json_object_get(o, key));

	return s != NULL ? s : "";
}

static double real_of(const json_t *o, const char *key)
{
	return json_number_value(json_object_get(o, key));
}

static void print_ways(const json_t *list)
{
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *o = json_array_get(list, i);
		const smr_explained_way w = {
			.implementation = text_of(o, "implementation"),
			.refused = json_string_value(json_object_get(o, "refused")),
			.threads = (int)long_of(o, "threads"),
			.chosen = json_is_true(json_object_get(o, "chosen")),
			.p10_s = real_of(o, "p10_s"),
			.p50_s = real_of(o, "p50_s"),
			.p90_s = real_of(o, "p90_s"),
			.setup_s = real_of(o, "setup_s"),
			.source = text_of(o, "by"),
			.runs = (uint64_t)long_of(o, "runs"),
			.measured_s = real_of(o, "measured_s"),
			.roofline_s = real_of(o, "roofline_s")};
		const smr_explained_way *const one = &w;

		smr_explain_print_ways(&one, 1);
	}
}

static const char *base_name(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash != NULL ? slash + 1 : path;
}

static void print_nests(const json_t *list)
{
	for (size_t i = 0; i < json_array_size(list); i++)
		printf("%s%s:%ld", i > 0 ? ", " : "",
		       base_name(text_of(json_array_get(list, i), "file")),
		       long_of(json_array_get(list, i), "line"));
}

static void print_codelet(const json_t *c)
{
	const char *kernel = text_of(c, "kernel");
	const json_t *nests = json_object_get(c, "nests");

	printf("codelet %ld, %s:%ld in %s: %s\n", long_of(c, "id"), base_name(text_of(c, "file")),
	       long_of(c, "line"), text_of(c, "function"), *kernel != '\0' ? kernel : "a nest");
	if (*kernel == '\0')
		printf("      no kernel: %s\n", text_of(c, "reason"));
	if (json_array_size(nests) > 1) {
		printf("      %zu loop nests in one pass: ", json_array_size(nests));
		print_nests(nests);
		putchar('\n');
	}
	print_ways(json_object_get(c, "implementations"));
	if (json_object_get(c, "unknown") != NULL)
		printf("      no prediction: %s (--set NAME=VALUE)\n", text_of(c, "unknown"));
	putchar('\n');
}

static void print_notes(const json_t *list)
{
	if (json_array_size(list) > 0)
		puts("not taken:");
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *n = json_array_get(list, i);

		printf("      %s:%ld %s: %s\n", base_name(text_of(n, "file")), long_of(n, "line"),
		       text_of(n, "function"), text_of(n, "reason"));
	}
}

static smr_status keep(json_t *list, long id)
{
	size_t n = json_array_size(list);

	for (size_t i = n; i-- > 0;)
		if (long_of(json_array_get(list, i), "id") != id)
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
