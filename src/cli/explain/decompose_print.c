/* Prints codelets as a table and as a graph. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cli/explain/decompose.h"

/* Formats a number with 3 digits and a unit, or the expression. */
static const char *format_amount(const smr_quantity *q, char *out, size_t n)
{
	static const struct {
		double from;
		const char *unit;
	} units[] = {{1e12, "T"}, {1e9, "G"}, {1e6, "M"}, {1e3, "k"}, {0, ""}};
	double x = q->value;
	size_t i = 0;

	if (q->text != NULL)
		return q->text;
	if (isnan(x))
		return "?";
	while (i < 4 && x < units[i].from)
		i++;
	snprintf(out, n, "%.3g%s", units[i].from > 0 ? x / units[i].from : x, units[i].unit);
	return out;
}

static const smr_codelet_prediction *fastest_prediction(const smr_codelet_facts *c)
{
	const smr_codelet_prediction *best = NULL;

	for (size_t i = 0; i < c->npredicted; i++)
		if (best == NULL || c->predicted[i]->p50_s < best->p50_s)
			best = c->predicted[i];
	return best;
}

static bool is_whole(double v)
{
	return v == floor(v) && fabs(v) < 0x1p53;
}

static void print_params(const smr_codelet_facts *c)
{
	char buffer[32];

	for (size_t i = 0; i < c->nparams; i++) {
		const smr_quantity *q = &c->params[i]->value;

		if (q->text == NULL && is_whole(q->value))
			printf(" %s=%lld", c->params[i]->name, (long long)q->value);
		else
			printf(" %s=%s", c->params[i]->name,
			       format_amount(q, buffer, sizeof(buffer)));
	}
}

static void print_operands(const smr_codelet_array *const *list, size_t n, const char *arrow)
{
	for (size_t i = 0; i < n; i++) {
		const smr_codelet_array *o = list[i];

		printf("%s%s %s[", i > 0 ? ", " : arrow, o->name, o->type);
		for (size_t d = 0; d < o->rank; d++) {
			fputs(d > 0 ? ", " : "", stdout);
			if (o->shape[d].text != NULL)
				fputs(o->shape[d].text, stdout);
			else
				printf("%lld", (long long)o->shape[d].value);
		}
		putchar(']');
	}
}

static void print_prediction(const smr_codelet_facts *c)
{
	const smr_codelet_prediction *p = fastest_prediction(c);

	if (p == NULL)
		return;
	printf("     predicted: %s %.3g ms (%.3g to %.3g), %.3g J (%s)\n", p->implementation,
	       p->p50_s * 1e3, p->p10_s * 1e3, p->p90_s * 1e3, p->energy_j, p->label);
}

static const char *codelet_kind_name(const smr_codelet_facts *c)
{
	return c->kernel != NULL ? c->kernel : c->opaque ? "opaque" : "nest";
}

static void print_where_it_runs(const smr_codelet_facts *c)
{
	if (c->stays != NULL)
		printf("     stays in the process: %s\n", c->stays);
	else if (c->opaque)
		puts("     may travel: signed, to nodes that trust the signer");
	if (strcmp(c->flow, c->function) != 0)
		printf("     inlined into: %s\n", c->flow);
	if (c->whole != NULL)
		printf("     part of: %s, which ends with %lld\n", c->whole,
		       (long long)c->whole_ends);
}

static void print_codelet(const smr_codelet_facts *c)
{
	char at[128], flops[32], bytes[32];

	snprintf(at, sizeof(at), "%s:%u", basename(c->file), c->line);
	printf("%3u  %-22s %-18s %-11s %s flops, %s bytes\n", c->id, at, c->function,
	       codelet_kind_name(c), format_amount(&c->flops, flops, sizeof(flops)),
	       format_amount(&c->bytes, bytes, sizeof(bytes)));
	fputs("    ", stdout);
	print_operands(c->inputs, c->ninputs, " ");
	print_operands(c->outputs, c->noutputs, " -> ");
	if (c->kernel != NULL)
		fputs(" ;", stdout);
	print_params(c);
	putchar('\n');
	if (c->kernel == NULL)
		printf("     %s: %s\n", c->opaque ? "not lifted" : "no kernel", c->reason);
	print_where_it_runs(c);
	print_prediction(c);
}

void smr_cli_codelets_table(const smr_codelets *p)
{
	printf("%3s  %-22s %-18s %-11s %s\n", "id", "where", "function", "kernel", "work");
	for (size_t i = 0; i < p->ncodelets; i++)
		print_codelet(p->codelets[i]);
	if (p->nnotes > 0)
		puts("not taken:");
	for (size_t i = 0; i < p->nnotes; i++) {
		const smr_codelet_note *n = p->not_taken[i];
		char at[128];

		snprintf(at, sizeof(at), "%s:%u", basename(n->file), n->line);
		printf("     %-22s %-18s %s\n", at, n->function, n->reason);
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

void smr_cli_codelets_dot(const smr_codelets *p)
{
	puts("digraph codelets {\n\tnode [shape=box];");
	for (size_t i = 0; i < p->ncodelets; i++) {
		const smr_codelet_facts *c = p->codelets[i];

		printf("\tc%zu [label=\"", i);
		print_quoted(codelet_kind_name(c));
		fputs("\\n", stdout);
		print_quoted(c->function);
		printf(":%u\"];\n", c->line);
		for (size_t k = 0; k < c->ndepends; k++)
			printf("\tc%lld -> c%zu;\n", (long long)c->depends[k], i);
	}
	puts("}");
}
