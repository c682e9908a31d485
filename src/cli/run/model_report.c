#include "cli/run/model_report.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

static int by_kernel(const void *a, const void *b)
{
	const smr_model_op *x = &((const smr_model_row *)a)->op,
			   *y = &((const smr_model_row *)b)->op;
	int c;

	if (x->kernel != y->kernel)
		return x->kernel < y->kernel ? -1 : 1;
	c = strcmp(x->op, y->op);
	return c != 0 ? c : strcmp(x->types, y->types);
}

static int by_seconds(const void *a, const void *b)
{
	double x = ((const smr_model_row *)a)->op.seconds,
	       y = ((const smr_model_row *)b)->op.seconds;

	return x < y ? 1 : x > y ? -1 : by_kernel(a, b);
}

/* Kernels are shared by ops, and so are the times that a GPU measured of one. */
static smr_model_row make_row(const smr_model_op *op)
{
	smr_model_row r = {.op = *op, .places = 1};

	r.predicted_s = (double)op->runs * op->predicted_s;
	if (op->device_runs > 0) {
		r.device_runs = (double)op->device_runs;
		r.device_s = op->device_s / r.device_runs;
		r.device_predicted_s = op->device_predicted_s;
	}
	return r;
}

static smr_status read_rows(const smr_model *m, smr_model_rows *out)
{
	smr_model_op op = SMR_INIT(smr_model_op);

	for (size_t i = 0; smr_model_op_at(m, i, &op); i++) {
		if (out->n == out->cap) {
			size_t cap = out->cap == 0 ? 256 : 2 * out->cap;
			smr_model_row *more = smr_realloc(out->list, cap * sizeof(smr_model_row));

			if (more == NULL)
				return smr_fail(SMR_ENOMEM, "no memory for a report");
			out->list = more;
			out->cap = cap;
		}
		out->list[out->n++] = make_row(&op);
		out->seconds += op.seconds;
		out->predicted_s += (double)op.runs * op.predicted_s;
		out->of_predicted_s += op.predicted_s > 0 ? op.seconds : 0;
	}
	return SMR_OK;
}

/* Merges rows of one kernel, and rows of equal ops without a kernel. */
static void merge_kernel_rows(smr_model_rows *r)
{
	size_t n = 0;

	if (r->n > 0)
		qsort(r->list, r->n, sizeof(smr_model_row), by_kernel);
	for (size_t i = 0; i < r->n; i++) {
		smr_model_row *last = n > 0 ? &r->list[n - 1] : NULL;

		if (last == NULL || by_kernel(last, &r->list[i]) != 0) {
			r->list[n++] = r->list[i];
			continue;
		}
		last->op.runs += r->list[i].op.runs;
		last->op.seconds += r->list[i].op.seconds;
		last->predicted_s += r->list[i].predicted_s;
		last->places++;
	}
	r->n = n;
	if (n > 0)
		qsort(r->list, n, sizeof(smr_model_row), by_seconds);
}

smr_status smr_model_rows_collect(const smr_model *m, smr_model_rows *out)
{
	smr_status st = read_rows(m, out);

	merge_kernel_rows(out);
	return st;
}

static double mean_seconds(const smr_model_row *r, double seconds)
{
	return r->op.runs > 0 ? seconds / (double)r->op.runs : 0;
}

/* Prints sums of predicted and measured times, of the ops with a prediction. */
static void print_sums(const smr_model_rows *r, FILE *to)
{
	if (r->of_predicted_s > 0)
		fprintf(to,
			"ops with a prediction: %.3f ms, predicted %.3f ms (%+.0f %%), of %.3f ms "
			"in "
			"all\n",
			r->of_predicted_s * 1e3, r->predicted_s * 1e3,
			100 * (r->predicted_s / r->of_predicted_s - 1), r->seconds * 1e3);
}

/* Prints what a GPU measured of each kernel, beside its prediction: both without copies. */
static void print_device(const smr_model_rows *r, FILE *to)
{
	bool any = false;

	for (size_t i = 0; i < r->n; i++) {
		const smr_model_row *x = &r->list[i];

		if (!(x->device_runs > 0))
			continue;
		if (!any)
			fprintf(to, "kernels on the device (%s), without copies:\n%9s  %9s  %6s\n",
				x->op.device_label, "each us", "predicted", "runs");
		any = true;
		fprintf(to, "%9.2f  %9.2f  %6.0f  %s %s\n", x->device_s * 1e6,
			x->device_predicted_s * 1e6, x->device_runs, x->op.op, x->op.types);
		if (x->op.device_detail != NULL)
			fprintf(to, "%27s %s\n", "", x->op.device_detail);
	}
}

smr_status smr_model_report_print(const smr_model *m, FILE *to)
{
	smr_model_rows r = {0};
	smr_status st = smr_model_rows_collect(m, &r);

	if (st == SMR_OK)
		fprintf(to, "%6s  %9s  %9s  %9s  %6s  %6s  %-9s %s\n", "share", "all ms", "each us",
			"predicted", "runs", "places", "by", "op, its types, line of the first");
	for (size_t i = 0; st == SMR_OK && i < r.n; i++) {
		const smr_model_row *x = &r.list[i];

		fprintf(to, "%5.1f%%  %9.3f  %9.2f  ",
			r.seconds > 0 ? 100 * x->op.seconds / r.seconds : 0, x->op.seconds * 1e3,
			mean_seconds(x, x->op.seconds) * 1e6);
		if (x->predicted_s > 0)
			fprintf(to, "%9.2f  ", mean_seconds(x, x->predicted_s) * 1e6);
		else
			fprintf(to, "%9s  ", "-");
		fprintf(to, "%6llu  %6llu  %-9s %s %s", (unsigned long long)x->op.runs,
			(unsigned long long)x->places, x->op.impl, x->op.op, x->op.types);
		if (x->op.line > 0)
			fprintf(to, "  :%u", x->op.line);
		fputc('\n', to);
	}
	if (st == SMR_OK) {
		print_sums(&r, to);
		print_device(&r, to);
	}
	smr_free(r.list);
	return st;
}
