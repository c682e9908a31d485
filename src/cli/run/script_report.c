/* Prints the flows that a script's traces were compiled to, the longest time first. */
#include "cli/run/script_report.h"

#include <math.h>

#include "base/alloc.h"
#include "cli/explain_text.h"

enum { SOME_FLOWS = 8, SOME_OPS = 4 };

typedef const smr_explained_flow flow;
typedef const smr_explained_flow_op flow_op;

static double run_ms(const void *f)
{
	return ((flow *)f)->run_ms;
}

static double made_ms(const void *f)
{
	return ((flow *)f)->made_ms;
}

static double op_ms(const void *op)
{
	return ((flow_op *)op)->ms;
}

static double predicted_ms(const void *op)
{
	return isnan(((flow_op *)op)->predicted_ms) ? 0 : ((flow_op *)op)->predicted_ms;
}

/* Measured time of ops with a prediction. */
static double measured_ms(const void *op)
{
	return isnan(((flow_op *)op)->predicted_ms) ? 0 : op_ms(op);
}

static double sum_over_flows(smr_explain_list list, size_t n, double (*of)(const void *))
{
	double all = 0;

	for (size_t i = 0; i < n; i++)
		all += of(list[i]);
	return all;
}

static double flow_ops_ms(const void *f)
{
	return sum_over_flows((smr_explain_list)((flow *)f)->ops, ((flow *)f)->nops, measured_ms);
}

static double flow_predicted_ms(const void *f)
{
	return sum_over_flows((smr_explain_list)((flow *)f)->ops, ((flow *)f)->nops, predicted_ms);
}

static void print_ops(flow *f, FILE *to)
{
	smr_explain_list list = (smr_explain_list)f->ops;
	smr_explain_ranked *r = smr_explain_rank(list, f->nops, op_ms);
	double all = sum_over_flows(list, f->nops, op_ms);

	for (size_t i = 0; r != NULL && i < f->nops && i < SOME_OPS; i++) {
		flow_op *o = r[i].o;

		fprintf(to, "        %5.1f%%  %10.3f ms, predicted %.3f  %-10s %s %s  :%u\n",
			all > 0 ? 100 * o->ms / all : 0, o->ms, predicted_ms(o), o->impl, o->op,
			o->types, o->line);
	}
	if (f->nops > SOME_OPS)
		fprintf(to, "        and %zu more ops\n", f->nops - SOME_OPS);
	smr_free(r);
}

static void print_flow(flow *f, double all, FILE *to)
{
	fprintf(to, "%5.1f%%  %10.3f  %9.3f  %6llu  %5llu  %5zu  %8.3f  %s:%u, made: %s",
		all > 0 ? 100 * f->run_ms / all : 0, f->run_ms,
		f->runs > 0 ? f->run_ms / (double)f->runs : 0, (unsigned long long)f->runs,
		(unsigned long long)f->operations, f->nops, f->made_ms, f->file, f->line, f->why);
	if (*f->sizes != '\0')
		fprintf(to, ": %s", f->sizes);
	fprintf(to, ", for computation %llu\n", (unsigned long long)f->when);
}

static void print_loops(const smr_explained_script *e, FILE *to)
{
	for (size_t i = 0; i < e->nloops; i++) {
		const smr_explained_loop *l = e->loops[i];

		fprintf(to, "parfor %s:%u, %llu iterations, %llu of them on threads of their own, ",
			l->file, l->line, (unsigned long long)l->turns,
			(unsigned long long)l->apart);
		if (l->threads > 1)
			fprintf(to, "%d at a time: %s\n", l->threads, l->why);
		else
			fprintf(to, "one after the other: %s\n", l->why);
	}
}

void smr_cli_script_reuse(const smr_explained_reuse *r, FILE *to)
{
	if (r == NULL)
		return;
	fprintf(to,
		"reuse: %llu of %llu results found, %llu made of parts; %llu kept, %.3f MB; %llu "
		"made room; about %.3f ms saved\n",
		(unsigned long long)r->hits, (unsigned long long)r->lookups,
		(unsigned long long)r->partial, (unsigned long long)r->entries,
		(double)r->bytes * 1e-6, (unsigned long long)r->evictions, r->saved_ms);
}

void smr_cli_script_compressions(const smr_explained_script *e, FILE *to)
{
	for (size_t i = 0; i < e->ncompressions; i++) {
		const smr_explained_compression *c = e->compressions[i];

		fprintf(to, "compress %s:%u, %llu times in %.3f ms: %lld x %lld, %.3f MB", c->file,
			c->line, (unsigned long long)c->runs, c->ms, (long long)c->rows,
			(long long)c->cols, (double)c->before * 1e-6);
		if (*c->groups == '\0') {
			fprintf(to, " stay uncompressed\n");
			continue;
		}
		fprintf(to, " become %.3f MB; %s; decompressed %llu times\n",
			(double)c->after * 1e-6, c->groups, (unsigned long long)c->unpacked);
	}
}

void smr_cli_script_report(const smr_explained_script *e, FILE *to)
{
	smr_explain_list list = (smr_explain_list)e->flows;
	size_t n = e->nflows;
	smr_explain_ranked *r = smr_explain_rank(list, n, run_ms);
	double all = sum_over_flows(list, n, run_ms);

	fprintf(to,
		"%s: computed %llu times, by %llu flows, in %.3f ms (ops: %.3f, "
		"predicted %.3f); made in %.3f ms\n",
		e->file, (unsigned long long)e->computed, (unsigned long long)e->made, all,
		sum_over_flows(list, n, flow_ops_ms), sum_over_flows(list, n, flow_predicted_ms),
		sum_over_flows(list, n, made_ms));
	smr_cli_script_reuse(e->reuse, to);
	print_loops(e, to);
	smr_cli_script_compressions(e, to);
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

void smr_cli_script_flows(const smr_explained_flow *const *list, size_t n,
			  const smr_explain_limit *l)
{
	for (size_t i = 0; i < n; i++) {
		flow *f = list[i];

		printf("\n==== flow %zu, first needed at %s:%u, made for: %s; run %llu times\n"
		       "%llu operations of %llu operands for %llu results",
		       i + 1, f->file, f->line, f->why, (unsigned long long)f->runs,
		       (unsigned long long)f->operations, (unsigned long long)f->operands,
		       (unsigned long long)f->results);
		if (f->bytes >= 0)
			printf("; its tensors take %.3f MB at one time", (double)f->bytes * 1e-6);
		putchar('\n');
		if (f->plan != NULL)
			smr_cli_explain_print(f->plan, l);
	}
}

void smr_cli_script_explain(const smr_explained_script *e, const smr_explain_limit *l)
{
	printf("%s: was run; this is what it asked for\n"
	       "computed %llu times, by %llu flows\n",
	       e->file, (unsigned long long)e->computed, (unsigned long long)e->made);
	smr_cli_script_reuse(e->reuse, stdout);
	print_loops(e, stdout);
	smr_cli_script_compressions(e, stdout);
	smr_cli_script_flows(e->flows, e->nflows, l);
}
