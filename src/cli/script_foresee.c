/* What is foreseen of a script, as text. */
#include <inttypes.h>
#include <string.h>

#include "cli/explain_text.h"
#include "cli/script_report.h"

enum { BLANKS = 2 /* for each depth */ };

static void indent(const json_t *o)
{
	printf("%*s", (int)(BLANKS * (1 + smr_explain_long(o, "depth"))), "");
}

static void print_size(const json_t *n)
{
	if (json_is_string(n))
		fputs(json_string_value(n), stdout);
	else
		printf("%" JSON_INTEGER_FORMAT, json_integer_value(n));
}

static void print_matrix(const json_t *o)
{
	const json_t *nonzeros = json_object_get(o, "nonzeros");
	double bytes;
	json_int_t all = json_integer_value(json_object_get(o, "rows")) *
			 json_integer_value(json_object_get(o, "cols"));

	fputs("  ", stdout);
	print_size(json_object_get(o, "rows"));
	putchar('x');
	print_size(json_object_get(o, "cols"));
	if (!json_is_integer(nonzeros))
		return;
	bytes = (double)json_integer_value(json_object_get(o, "bytes"));
	if (json_integer_value(nonzeros) < all)
		printf(", at most %" JSON_INTEGER_FORMAT " not zero", json_integer_value(nonzeros));
	printf(", %.3f MB%s", bytes * 1e-6,
	       json_is_true(json_object_get(o, "sparse")) ? ", sparse" : "");
}

static bool is_scalar(const json_t *o)
{
	return strcmp(smr_explain_text(o, "type"), "scalar") == 0;
}

static void print_set(const json_t *block, const json_t *o)
{
	const char *type = smr_explain_text(o, "type");

	if (is_scalar(o))
		return;
	indent(block);
	printf("  :%-4ld %s", smr_explain_long(o, "line"), smr_explain_text(o, "name"));
	if (strcmp(type, "matrix") == 0)
		print_matrix(o);
	else
		printf("  %s", strcmp(type, "unknown") == 0 ? "a value of any kind" : "a list");
	putchar('\n');
}

static void print_scalars(const json_t *block)
{
	const json_t *sets = json_object_get(block, "sets");
	size_t n = 0;

	for (size_t i = 0; i < json_array_size(sets); i++) {
		const json_t *o = json_array_get(sets, i);

		if (!is_scalar(o))
			continue;
		if (n++ == 0) {
			indent(block);
			fputs("  scalars:", stdout);
		}
		printf("%s %s", n > 1 ? "," : "", smr_explain_text(o, "name"));
	}
	if (n > 0)
		putchar('\n');
}

static void print_flows(const json_t *o)
{
	const json_t *flows = json_object_get(o, "flows"), *waits = json_object_get(o, "waits");

	if (json_array_size(flows) > 0) {
		indent(o);
		fputs("  computed by", stdout);
		for (size_t i = 0; i < json_array_size(flows); i++)
			printf("%s flow %" JSON_INTEGER_FORMAT, i > 0 ? "," : "",
			       json_integer_value(json_array_get(flows, i)));
		putchar('\n');
	}
	for (size_t i = 0; i < json_array_size(waits); i++) {
		const json_t *w = json_array_get(waits, i);

		indent(o);
		printf("  %ld operations, needed at :%ld, become a flow when they run: %s\n",
		       smr_explain_long(w, "operations"), smr_explain_long(w, "line"),
		       strcmp(smr_explain_text(w, "for"), "sizes") == 0
			       ? "their sizes are not known"
			       : "where sparse operands have their elements is not known");
	}
}

static void print_block(const json_t *o, size_t number)
{
	const json_t *sets = json_object_get(o, "sets");

	indent(o);
	printf("block %zu, %s:%ld to %ld%s\n", number, smr_explain_text(o, "file"),
	       smr_explain_long(o, "line"), smr_explain_long(o, "last"),
	       json_is_true(json_object_get(o, "marked"))
		       ? ", marked: what waits for data is made when it runs"
		       : "");
	for (size_t i = 0; i < json_array_size(sets); i++)
		print_set(o, json_array_get(sets, i));
	print_scalars(o);
	print_flows(o);
}

static void print_control(const json_t *o)
{
	static const struct wording {
		const char *kind, *unknown;
	} wordings[] = {{"if", "not known before it runs, so both ways"},
			{"for", "as many turns as data says"},
			{"parfor", "as many turns as data says"},
			{"while", "as long as data says"}};
	const char *kind = smr_explain_text(o, "kind");
	const json_t *text = json_object_get(o, "text");
	const char *known = json_string_value(text);

	indent(o);
	printf("%s :%ld", kind, smr_explain_long(o, "line"));
	for (size_t i = 0; known == NULL && i < sizeof(wordings) / sizeof(wordings[0]); i++)
		if (strcmp(wordings[i].kind, kind) == 0)
			printf(": %s", wordings[i].unknown);
	if (known != NULL)
		printf(": %s%s", known,
		       strcmp(kind, "for") == 0 || strcmp(kind, "parfor") == 0 ? " turns" : "");
	if (strcmp(kind, "call") == 0)
		printf("()%s", json_is_true(json_object_get(o, "again"))
				       ? ", with sizes that were shown"
				       : "");
	if (json_is_string(json_object_get(o, "note")))
		printf(", %s", smr_explain_text(o, "note"));
	putchar('\n');
}

/* It becomes sparse before a loop. */
static void print_sparse(const json_t *o)
{
	indent(o);
	printf("  %s becomes sparse before it, if less than %g of its elements are not zero\n",
	       smr_explain_text(o, "text"), smr_explain_real(o, "below"));
}

static void print_unknown(const json_t *list)
{
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *u = json_array_get(list, i);

		printf("  %s: %s, %s:%ld\n", smr_explain_text(u, "name"),
		       smr_explain_text(u, "why"), smr_explain_text(u, "file"),
		       smr_explain_long(u, "line"));
	}
}

void smr_cli_script_foreseen(const json_t *o, const smr_explain_limit *l)
{
	const json_t *list = json_object_get(o, "script"), *unknown = json_object_get(o, "unknown");
	size_t blocks = 0, marked = 0;

	for (size_t i = 0; i < json_array_size(list); i++)
		marked += json_is_true(json_object_get(json_array_get(list, i), "marked"));
	printf("%s: what is certain before it runs (--run: what it asked for when it ran)\n",
	       smr_explain_text(o, "file"));
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *x = json_array_get(list, i);

		if (strcmp(smr_explain_text(x, "kind"), "block") == 0)
			print_block(x, ++blocks);
		else if (strcmp(smr_explain_text(x, "kind"), "sparse") == 0)
			print_sparse(x);
		else
			print_control(x);
	}
	printf("%zu blocks, %zu of them marked; %zu flows that are certain\n", blocks, marked,
	       json_array_size(json_object_get(o, "flows")));
	if (json_array_size(unknown) > 0) {
		printf("unknown sizes:\n");
		print_unknown(unknown);
	}
	smr_cli_script_flows(o, l);
}
