/* Codelets as a table and as a picture. */
#include <stdio.h>
#include <string.h>

#include "cli/decompose.h"

static const char *text_of(const json_t *o, const char *key)
{
	const char *s = json_string_value(json_object_get(o, key));

	return s != NULL ? s : "";
}

static const char *base_name(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash != NULL ? slash + 1 : path;
}

/* A number with 3 digits and a unit, or the expression. */
static const char *amount(const json_t *v, char *out, size_t n)
{
	static const struct {
		double from;
		const char *unit;
	} units[] = {{1e12, "T"}, {1e9, "G"}, {1e6, "M"}, {1e3, "k"}, {0, ""}};
	double x = json_number_value(v);
	size_t i = 0;

	if (json_is_string(v))
		return json_string_value(v);
	if (!json_is_number(v))
		return "?";
	while (x < units[i].from)
		i++;
	snprintf(out, n, "%.3g%s", units[i].from > 0 ? x / units[i].from : x, units[i].unit);
	return out;
}

static const json_t *fastest(const json_t *list)
{
	const json_t *best = NULL;

	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *p = json_array_get(list, i);

		if (best == NULL || json_number_value(json_object_get(p, "p50_s")) <
					    json_number_value(json_object_get(best, "p50_s")))
			best = p;
	}
	return best;
}

static void print_params(const json_t *params)
{
	char buffer[32];
	const char *key;
	json_t *v;

	json_object_foreach ((json_t *)params, key, v) {
		if (json_is_integer(v)) {
			snprintf(buffer, sizeof(buffer), "%lld", (long long)json_integer_value(v));
			printf(" %s=%s", key, buffer);
		} else {
			printf(" %s=%s", key, amount(v, buffer, sizeof(buffer)));
		}
	}
}

static void print_operands(const json_t *list, const char *arrow)
{
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *o = json_array_get(list, i), *shape = json_object_get(o, "shape");

		printf("%s%s %s[", i > 0 ? ", " : arrow, text_of(o, "name"), text_of(o, "type"));
		for (size_t d = 0; d < json_array_size(shape); d++) {
			const json_t *v = json_array_get(shape, d);

			if (json_is_string(v))
				printf("%s%s", d > 0 ? ", " : "", json_string_value(v));
			else
				printf("%s%lld", d > 0 ? ", " : "",
				       (long long)json_integer_value(v));
		}
		putchar(']');
	}
}

static void print_prediction(const json_t *c)
{
	const json_t *p = fastest(json_object_get(c, "predicted"));

	if (p == NULL)
		return;
	printf("     predicted: %s %.3g ms (%.3g to %.3g), %.3g J (%s)\n",
	       text_of(p, "implementation"), json_number_value(json_object_get(p, "p50_s")) * 1e3,
	       json_number_value(json_object_get(p, "p10_s")) * 1e3,
	       json_number_value(json_object_get(p, "p90_s")) * 1e3,
	       json_number_value(json_object_get(p, "energy_j")), text_of(p, "label"));
}

static const char *kind(const json_t *c)
{
	const char *kernel = text_of(c, "kernel");

	if (*kernel != '\0')
		return kernel;
	return json_is_true(json_object_get(c, "opaque")) ? "opaque" : "nest";
}

static void print_codelet(const json_t *c)
{
	char at[128], flops[32], bytes[32];
	const char *kernel = text_of(c, "kernel"), *whole = text_of(c, "whole");
	const char *flow = text_of(c, "flow");

	snprintf(at, sizeof(at), "%s:%lld", base_name(text_of(c, "file")),
		 (long long)json_integer_value(json_object_get(c, "line")));
	printf("%3lld  %-22s %-18s %-11s %s flops, %s bytes\n",
	       (long long)json_integer_value(json_object_get(c, "id")), at, text_of(c, "function"),
	       kind(c), amount(json_object_get(c, "flops"), flops, sizeof(flops)),
	       amount(json_object_get(c, "bytes"), bytes, sizeof(bytes)));
	fputs("    ", stdout);
	print_operands(json_object_get(c, "inputs"), " ");
	print_operands(json_object_get(c, "outputs"), " -> ");
	if (*kernel != '\0')
		fputs(" ;", stdout);
	print_params(json_object_get(c, "params"));
	putchar('\n');
	if (*kernel == '\0')
		printf("     %s: %s\n",
		       json_is_true(json_object_get(c, "opaque")) ? "not lifted" : "no kernel",
		       text_of(c, "reason"));
	if (json_is_string(json_object_get(c, "stays")))
		printf("     stays in the process: %s\n", text_of(c, "stays"));
	else if (json_is_true(json_object_get(c, "opaque")))
		puts("     may travel: signed, to nodes that trust the signer");
	if (strcmp(flow, text_of(c, "function")) != 0)
		printf("     inlined into: %s\n", flow);
	if (*whole != '\0')
		printf("     part of: %s, which ends with %lld\n", whole,
		       (long long)json_integer_value(json_object_get(c, "whole_ends")));
	print_prediction(c);
}

void smr_cli_codelets_table(const json_t *program)
{
	const json_t *list = json_object_get(program, "codelets");
	const json_t *notes = json_object_get(program, "not_taken");

	printf("%3s  %-22s %-18s %-11s %s\n", "id", "where", "function", "kernel", "work");
	for (size_t i = 0; i < json_array_size(list); i++)
		print_codelet(json_array_get(list, i));
	if (json_array_size(notes) > 0)
		puts("not taken:");
	for (size_t i = 0; i < json_array_size(notes); i++) {
		const json_t *n = json_array_get(notes, i);
		char at[128];

		snprintf(at, sizeof(at), "%s:%lld", base_name(text_of(n, "file")),
			 (long long)json_integer_value(json_object_get(n, "line")));
		printf("     %-22s %-18s %s\n", at, text_of(n, "function"), text_of(n, "reason"));
	}
}

static void print_quoted(const char *s)
{
	for (; *s != '\0'; s++) {
		if (*s == '"' || *s == '\\')
			putchar('\\');
		putchar(*s);
	}
}

void smr_cli_codelets_dot(const json_t *program)
{
	const json_t *list = json_object_get(program, "codelets");

	puts("digraph codelets {\n\tnode [shape=box];");
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *c = json_array_get(list, i), *on = json_object_get(c, "depends");

		printf("\tc%zu [label=\"", i);
		print_quoted(kind(c));
		fputs("\\n", stdout);
		print_quoted(text_of(c, "function"));
		printf(":%lld\"];\n", (long long)json_integer_value(json_object_get(c, "line")));
		for (size_t k = 0; k < json_array_size(on); k++)
			printf("\tc%lld -> c%zu;\n",
			       (long long)json_integer_value(json_array_get(on, k)), i);
	}
	puts("}");
}
