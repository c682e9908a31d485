/* A compiled program from the report of its run: its kernels, and its time outside them. */
#include <math.h>
#include <stdio.h>

#include "ctx_case.h"
#include "predict/predict.h"
#include "run/report.h"

static smr_report_row *add(smr_report *r, const char *kernel, const char *klass, uint64_t calls,
			   double measured_s)
{
	smr_report_row *row = smr_report_add(r);

	assert_non_null(row);
	snprintf(row->file, sizeof(row->file), "/where/solve.c");
	snprintf(row->function, sizeof(row->function), "solve");
	snprintf(row->kernel, sizeof(row->kernel), "%s", kernel);
	snprintf(row->impl, sizeof(row->impl), "nest");
	snprintf(row->klass, sizeof(row->klass), "%s", klass);
	row->line = 7;
	row->taken = 1;
	row->calls = calls;
	row->measured_s = measured_s;
	row->query = (smr_cost_query){
		.work = {.flops = 2e9, .bytes_read = 8e6, .bytes_written = 4e6, .points = 1e9},
		.shape = {1, 1000, 1000, 1000},
		.dtype = SMR_F32,
		.factor = SMR_F32,
		.threads = 1};
	return row;
}

/* A product, called 3 times; opaque loops; loops that were not replaced. */
static smr_report *made_up(const char *path, smr_report_row **product)
{
	smr_report *r;

	assert_int_equal(smr_report_open(path, &r), SMR_OK);
	*product = add(r, "gemm", "contract", 3, 0.3);
	add(r, "opaque", "opaque", 1, 0.25);
	add(r, "nest", "element", 0, 0)->taken = 0;
	smr_report_inside(r, 400000000);
	smr_report_inside(r, 200000000);
	smr_report_opened(r, 100000000);
	smr_report_opened(r, 150000000);
	smr_report_ended(r, 4, 2, 5e7);
	return r;
}

static bool nothing_past(void *ctx_, const smr_cost_query *q, smr_past *out)
{
	return false;
}

/* Measurements of the run are used as predictions, unless a formula is requested. */
static void what_was_measured_is_so_again(void **state)
{
	const char *path = unit_path("measured");
	smr_cost formula = {.machine = &ctx->machine}, run = formula;
	smr_prediction p, q;
	smr_report_row *row;
	smr_report *r = made_up(path, &row);
	smr_workload *w;

	run.history = nothing_past;
	assert_int_equal(smr_workload_program(ctx, path, &w), SMR_OK);
	smr_forecast_kernel(&run, w, &w->kernels[0], &p);
	assert_float_equal(p.p50, 0.3 / 3 / 2, 1e-12);     /* other processes had half of it */
	assert_float_equal(p.p50 / p.p10, 2 * 1.07, 1e-9); /* and may not have it the next time */
	assert_float_equal(p.p90 / p.p50, 2 * 1.07, 1e-9);
	assert_string_equal(p.source, "measured");
	smr_forecast_kernel(&formula, w, &w->kernels[0], &q);
	assert_string_equal(q.source, "roofline");
	assert_true(p.energy_j > 0 && (p.energy_j > q.energy_j) == (p.p50 > q.p50));
	smr_workload_free(w);
	smr_report_ended(r, 4, 0, 5e7);
	assert_int_equal(smr_workload_program(ctx, path, &w), SMR_OK);
	smr_forecast_kernel(&run, w, &w->kernels[0], &p);
	assert_float_equal(p.p50, 0.3 / 3, 1e-12);
	assert_float_equal(p.p90 / p.p50, 1.07, 1e-9);
	smr_workload_free(w);
	smr_report_close(r);
}

static void what_is_no_kernel_is_the_rest_of_the_time(void **state)
{
	const char *path = unit_path("rows");
	smr_report_row *row;
	smr_report *r = made_up(path, &row);
	smr_machine other;
	smr_cost here = {.machine = &ctx->machine}, there = {.machine = &other};
	smr_prediction one;
	smr_workload *w;
	smr_forecast f;

	assert_int_equal(smr_workload_program(ctx, path, &w), SMR_OK);
	assert_int_equal(w->n, 1);
	assert_true(w->kernels[0].runs == 3 && w->kernels[0].query.shape.k == 1000);
	assert_string_equal(w->kernels[0].op, "gemm");
	assert_string_equal(w->kernels[0].type, "in solve, solve.c:7");
	/* 4 s, of which 0.6 inside; 0.25 of that in code that is scaled as scalar code is; other
	 * processes had the processor half of the time. Each process has 0.25 s */
	assert_float_equal(w->remainder_s, (4 - 0.6 + 0.25) / 2 + 0.25, 1e-9);
	assert_int_equal(smr_forecast_of(&here, w, &f), SMR_OK);
	smr_forecast_kernel(&here, w, &w->kernels[0], &one);
	assert_float_equal(f.p50, 3 * one.p50 + 2.075, 1e-9);
	assert_float_equal(f.memory_bytes, 5e7, 1);
	assert_true(f.energy_j > 3 * one.energy_j);
	/* elsewhere: by the speed of scalar code there */
	assert_int_equal(smr_machine_load("raspberry-pi-5", &other), SMR_OK);
	assert_int_equal(smr_forecast_of(&there, w, &f), SMR_OK);
	assert_float_equal(f.remainder_s, 2.075 * smr_cost_scalar_ratio(&ctx->machine, &other),
			   1e-9);
	assert_true(f.copied_s == 0);
	/* on a device: with copies there and back, three times */
	assert_int_equal(smr_machine_load("h100-sxm", &other), SMR_OK);
	assert_int_equal(smr_forecast_of(&there, w, &f), SMR_OK);
	assert_float_equal(f.copied_s, 3 * 12e6 / other.host_bps, 1e-9);
	smr_forecast_kernel(&there, w, &w->kernels[0], &one);
	assert_float_equal(f.p50, 3 * one.p50 + 2.075, 1e-9);
	assert_true(one.p10 > 12e6 / other.host_bps);
	smr_workload_free(w);
	smr_report_close(r);
}

/* Calls that ran the loops until they were replaced are replaced in the next run; so are all calls
 * of loops for which this run was too short. */
static void what_the_loops_ran_first_is_replaced_later(void **state)
{
	const char *path = unit_path("ahead");
	smr_report_row *row;
	smr_report *r = made_up(path, &row);
	smr_workload *w;

	row->ahead = 5;
	row->original_s = 0.1;
	row = add(r, "relu", "element", 0, 0);
	row->taken = 0;
	row->ahead = 7;
	row->original_s = 0.025;
	assert_int_equal(smr_workload_program(ctx, path, &w), SMR_OK);
	assert_int_equal(w->n, 2);
	assert_true(w->kernels[0].runs == 8 && w->kernels[1].runs == 7);
	assert_float_equal(w->remainder_s, 2.075 - 5 * 0.1 - 7 * 0.025, 1e-9);
	smr_workload_free(w);
	smr_report_close(r);
}

/* The program maps the report, and may write anything. */
static void a_damaged_report_is_refused(void **state)
{
	static const struct {
		const char *name;
		double flops, measured_s, run_s, memory_bytes;
		int dtype, threads;
	} damage[] = {
		{"no number of operations", NAN, 0.3, 2, 5e7, SMR_F32, 1},
		{"less than none", -1, 0.3, 2, 5e7, SMR_F32, 1},
		{"endless time", 1, INFINITY, 2, 5e7, SMR_F32, 1},
		{"a program that took no number of seconds", 1, 0.3, NAN, 5e7, SMR_F32, 1},
		{"memory below nothing", 1, 0.3, 2, -1, SMR_F32, 1},
		{"no type", 1, 0.3, 2, 5e7, 99, 1},
		{"no threads", 1, 0.3, 2, 5e7, SMR_F32, 0},
	};

	for (size_t i = 0; i < sizeof(damage) / sizeof(damage[0]); i++) {
		const char *path = unit_path("damaged");
		smr_report_row *row;
		smr_report *r = made_up(path, &row);
		smr_workload *w;

		row->query.work.flops = damage[i].flops;
		row->measured_s = damage[i].measured_s;
		row->query.dtype = (smr_dtype)damage[i].dtype;
		row->query.threads = damage[i].threads;
		smr_report_ended(r, damage[i].run_s, 0, damage[i].memory_bytes);
		if (smr_workload_program(ctx, path, &w) != SMR_ECORRUPT)
			fail_msg("%s is taken", damage[i].name);
		smr_report_close(r);
		remove(path);
	}
}

/* Texts that fill their fields, and characters that are not printable. */
static void texts_end_and_print(void **state)
{
	const char *path = unit_path("texts");
	smr_report_row *row;
	smr_report *r = made_up(path, &row);
	smr_workload *w;

	memset(row->function, 'f', sizeof(row->function));
	memset(row->kernel, '\n', sizeof(row->kernel));
	memset(row->impl, 'i', sizeof(row->impl));
	assert_int_equal(smr_workload_program(ctx, path, &w), SMR_OK);
	assert_int_equal(strlen(w->kernels[0].query.impl), sizeof(row->impl) - 1);
	for (const char *c = w->kernels[0].op; *c != '\0'; c++)
		assert_int_equal(*c, '?');
	smr_workload_free(w);
	smr_report_close(r);
}

/* More sizes than rows: the rest is in the remainder. */
static void what_had_no_row_is_told(void **state)
{
	const char *path = unit_path("many");
	smr_report_row *row;
	smr_report *r = made_up(path, &row);
	smr_workload *w;

	while (smr_report_add(r) != NULL)
		;
	(void)smr_report_add(r);
	assert_int_equal(smr_workload_program(ctx, path, &w), SMR_OK);
	assert_int_equal(w->lost, 2);
	assert_float_equal(w->remainder_s, (4 - 0.3) / 2, 1e-9);
	smr_workload_free(w);
	smr_report_close(r);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_no_kernel_is_the_rest_of_the_time),
		cmocka_unit_test(what_was_measured_is_so_again),
		cmocka_unit_test(what_the_loops_ran_first_is_replaced_later),
		cmocka_unit_test(a_damaged_report_is_refused),
		cmocka_unit_test(texts_end_and_print),
		cmocka_unit_test(what_had_no_row_is_told),
	};

	return cmocka_run_group_tests(tests, ctx_open, ctx_close);
}
