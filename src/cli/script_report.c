/* What a script computed: the flows that its traces became, what takes longest first. */
#include "cli/script_report.h"

#include "base/alloc.h"
#include "cli/explain_text.h"

enum { SOME_FLOWS = 8, SOME_OPS = 4 };

static double run_ms(const json_t *flow)
{
	return smr_explain_real(flow, "run_ms");
}

static double op_ms(const json_t *op)
{
	return smr_explain_real(op, "ms");
}

static double sum(const json_t *list, double (*of)(const json_t *))
{
	double all = 0;

	for (size_t i = 0; i < json_array_size(list); i++)
		all += of(json_array_get(list, i));
	return all;
}

static double made_ms(const json_t *flow)
{
	return smr_explain_real(flow, "made_ms");
}

static double predicted_ms(const json_t *op)
{
	return smr_explain_real(op, "predicted_ms");
}

/* Of those of which something was predicted. */
static double measured_ms(const json_t *op)
{
	return json_is_real(json_object_get(op, "predicted_ms")) ? op_ms(op) : 0;
}

static double flow_ops_ms(const json_t *flow)
{
	return sum(json_object_get(flow, "ops"), measured_ms);
}

static double flow_predicted_ms(const json_t *flow)
{
	return sum(json_object_get(flow, "ops"), predicted_ms);
}

static void print_ops(const json_t *flow, FILE *to)
{
	const json_t *list = json_object_get(flow, "ops");
	size_t n = json_array_size(list);
	smr_explain_ranked *r = smr_explain_rank(list, op_ms);
	double all = sum(list, op_ms);

	for (size_t i = 0; r != NULL && i < n && i < SOME_OPS; i++)
		fprintf(to, "        %5.1f%%  %10.3f ms, predicted %.3f  %-10s %s %s  :%ld\n",
			all > 0 ? 100 * op_ms(r[i].o) / all : 0, op_ms(r[i].o),
			predicted_ms(r[i].o), smr_explain_text(r[i].o, "impl"),
			smr_explain_text(r[i].o, "op"), smr_explain_text(r[i].o, "types"),
			smr_explain_long(r[i].o, "line"));
	if (n > SOME_OPS)
		fprintf(to, "        and %zu more ops\n", n - SOME_OPS);
	smr_free(r);
}

static void print_flow(const json_t *f, double all, FILE *to)
{
	long runs = smr_explain_long(f, "runs");

	fprintf(to, "%5.1f%%  %10.3f  %9.3f  %6ld  %5ld  %5zu  %8.3f  %s:%ld, made: %s",
		all > 0 ? 100 * run_ms(f) / all : 0, run_ms(f),
		runs > 0 ? run_ms(f) / (double)runs : 0, runs, smr_explain_long(f, "operations"),
		json_array_size(json_object_get(f, "ops")), made_ms(f), smr_explain_text(f, "file"),
		smr_explain_long(f, "line"), smr_explain_text(f, "why"));
	if (*smr_explain_text(f, "sizes") != '\0')
		fprintf(to, ": %s", smr_explain_text(f, "sizes"));
	fprintf(to, ", for computation %ld\n", smr_explain_long(f, "when"));
}

static void print_loops(const json_t *list, FILE *to)
{
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *l = json_array_get(list, i);
		long threads = smr_explain_long(l, "threads");

		fprintf(to, "parfor %s:%ld, %ld turns, %ld of them on threads of their own, ",
			smr_explain_text(l, "file"), smr_explain_long(l, "line"),
			smr_explain_long(l, "turns"), smr_explain_long(l, "apart"));
		if (threads > 1)
			fprintf(to, "%ld at a time: %s\n", threads, smr_explain_text(l, "why"));
		else
			fprintf(to, "one after the other: %s\n", smr_explain_text(l, "why"));
	}
}

void smr_cli_script_report(const json_t *o, FILE *to)
{
	const json_t *list = json_object_get(o, "flows");
	size_t n = json_array_size(list);
	smr_explain_ranked *r = smr_explain_rank(list, run_ms);
	double all = sum(list, run_ms);

	fprintf(to,
		"%s: computed %ld times, by %ld flows, in %.3f ms (ops: %.3f, "
		"predicted %.3f); made in %.3f ms\n",
		smr_explain_text(o, "file"), smr_explain_long(o, "computed"),
		smr_explain_long(o, "made"), all, sum(list, flow_ops_ms),
		sum(list, flow_predicted_ms), sum(list, made_ms));
	print_loops(json_object_get(o, "loops"), to);
	fprintf(to, "%6s  %10s  %9s  %6s  %5s  %5s  %8s  %s\n", "share", "all ms", "each ms",
		"runs", "asked", "ops", "made ms",
		"statement that first needed it; why it was made");
	for (size_t i = 0; r != NULL && i < n; i++) {
		print_flow(r[i].o, all, to);
		if (i < SOME_FLOWS)
			print_ops(r[i].o, to);
	}
	smr_free(r);
}

static void print_bytes(const json_t *bytes)
{
	if (json_is_integer(bytes))
		printf("; its tensors take %.3f MB at one time",
		       (double)json_integer_value(bytes) * 1e-6);
}

void smr_cli_script_flows(const json_t *o, const smr_explain_limit *l)
{
	const json_t *list = json_object_get(o, "flows");

	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *f = json_array_get(list, i);

		printf("\n==== flow %zu, first needed at %s:%ld, made for: %s; run %ld times\n"
		       "%ld operations of %ld operands for %ld results",
		       i + 1, smr_explain_text(f, "file"), smr_explain_long(f, "line"),
		       smr_explain_text(f, "why"), smr_explain_long(f, "runs"),
		       smr_explain_long(f, "operations"), smr_explain_long(f, "operands"),
		       smr_explain_long(f, "results"));
		print_bytes(json_object_get(f, "bytes"));
		putchar('\n');
		smr_cli_explain_print(json_object_get(f, "plan"), l);
	}
}

void smr_cli_script_explain(const json_t *o, const smr_explain_limit *l)
{
	printf("%s: was run; this is what it asked for\n"
	       "computed %ld times, by %ld flows\n",
	       smr_explain_text(o, "file"), smr_explain_long(o, "computed"),
	       smr_explain_long(o, "made"));
	print_loops(json_object_get(o, "loops"), stdout);
	smr_cli_script_flows(o, l);
}
