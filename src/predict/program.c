/* Makes a list of kernels of a compiled program from the report of a run. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "predict/internal.h"
#include "run/report.h"

/* Larger numbers come from a damaged report. */
static const double most = 1e30;

static bool is_count(double x)
{
	return x >= 0 && x <= most;
}

static bool is_sane(const smr_report_row *r)
{
	const smr_cost_query *q = &r->query;
	const double all[] = {q->work.flops,  q->work.bytes_read, q->work.bytes_written,
			      q->work.points, q->shape.batch,     q->shape.m,
			      q->shape.n,     q->shape.k,         r->measured_s,
			      q->work.slow,   q->walk.inner,      q->walk.run,
			      q->walk.jumps,  q->walk.aligned,    q->walk.loops,
			      q->walk.others, q->threads,         q->work.dear_flops,
			      q->work.lanes,  q->work.parts,      r->original_s,
			      q->work.cycles, q->copied};
	bool sane = q->dtype < SMR_DTYPE_COUNT && q->factor < SMR_DTYPE_COUNT &&
		    (q->threads > 0 || !r->taken);

	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
		sane &= is_count(all[i]);
	for (int i = 0; i < SMR_MATH_FN_COUNT; i++)
		sane &= is_count(q->work.dear[i]);
	return sane;
}

/* Returns whether a row is a kernel. The operations of opaque loops are unknown, only their time.
 */
static bool is_kernel(const smr_report_row *r)
{
	return ((r->taken && r->calls > 0) || r->ahead > 0) && r->klass[0] != '\0' &&
	       strcmp(r->klass, "opaque") != 0;
}

static const char *keep(smr_workload *w, const char *s)
{
	return smr_arena_strdup(w->arena, s);
}

static smr_status add_kernel(smr_workload *w, const smr_report_row *r,
			     const smr_report_whole *whole)
{
	smr_predict_kernel *k = &w->kernels[w->n];
	const char *slash = strrchr(r->file, '/');
	char place[160];

	snprintf(place, sizeof(place), "in %s, %s:%u", r->function,
		 slash != NULL ? slash + 1 : r->file, r->line);
	*k = (smr_predict_kernel){
		.places = 1, .runs = (double)(r->calls + r->ahead), .query = r->query};
	k->query.klass = keep(w, r->klass);
	k->query.impl = keep(w, r->impl);
	/* C has types of its own; the other flags apply to original loops */
	k->query.precision = SMR_DOT_PRECISION_F32;
	k->query.chained_sum = k->query.strided = false;
	if (r->calls > 0 && r->away_calls == 0) /* past runs have the fastest call only */
		smr_predict_say_measured(w,
					 smr_predict_alone(r->measured_s, whole->run_s,
							   whole->waited_s) /
						 (double)r->calls,
					 k);
	k->op = k->what = keep(w, r->kernel);
	k->type = keep(w, place);
	if (k->query.klass == NULL || k->query.impl == NULL || k->op == NULL || k->type == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to predict a program");
	w->n++;
	return SMR_OK;
}

static smr_status take_rows(smr_workload *w, const smr_report *report)
{
	smr_report_whole whole;
	size_t n = smr_report_count(report);
	double kernels_s = 0, opaque_s = 0, ahead_s = 0;

	smr_report_tell(report, &whole);
	w->steady = smr_predict_steady(whole.run_s, whole.waited_s);
	w->kernels = smr_arena_array(w->arena, n + 1, sizeof(*w->kernels));
	if (w->kernels == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to predict a program");
	w->lost = smr_report_lost(report);
	w->held = whole.memory_bytes;
	for (size_t i = 0; i < n; i++) {
		smr_report_row r = smr_report_at(report, i);

		if (!is_sane(&r))
			return smr_fail(SMR_ECORRUPT,
					"the program's report is damaged: did it write where it "
					"should not?");
		if (is_kernel(&r))
			SMR_TRY(add_kernel(w, &r, &whole));
		*(is_kernel(&r) ? &kernels_s : &opaque_s) += r.measured_s;
		if (is_kernel(&r) && r.ahead > 0)
			ahead_s += (double)r.ahead * r.original_s;
	}
	/* inside_s includes selection and compilation, which do not scale to other machines */
	w->remainder_s = whole.run_s - (w->lost == 0 ? whole.inside_s - opaque_s : kernels_s);
	if (!is_count(w->held) || !is_count(whole.run_s) || !is_count(whole.inside_s) ||
	    !is_count(whole.waited_s) || !is_count(whole.opened_s))
		return smr_fail(SMR_ECORRUPT, "the program's report is damaged");
	w->remainder_s = smr_predict_alone(w->remainder_s, whole.run_s, whole.waited_s);
	/* at least the time of the loops, in which other processes may have had the processors */
	w->remainder_s = fmax(w->remainder_s - ahead_s, 0) + (w->lost == 0 ? whole.opened_s : 0);
	return SMR_OK;
}

smr_status smr_workload_program(smr_ctx *ctx, const char *report, smr_workload **out)
{
	smr_report *rows;
	smr_workload *w;
	smr_status st;

	SMR_TRY(smr_predict_make(&w));
	w->here = w->ran = w->apart = true;
	w->devices = 1;
	w->host = ctx->machine;
	st = smr_report_open(report, &rows);
	if (st == SMR_OK) {
		st = take_rows(w, rows);
		smr_report_close(rows);
	}
	if (st == SMR_OK)
		*out = w;
	else
		smr_workload_free(w);
	return st;
}
