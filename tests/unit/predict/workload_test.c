/* The parts of a program as predictions see them: number of runs, and sizes. */
#include <dirent.h>
#include <math.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/str.h"
#include "ctx_case.h"
#include "predict/predict.h"

static smr_machine device;

static int open_all(void **state)
{
	return ctx_open(state) != 0 || smr_machine_load("h100-sxm", &device) != SMR_OK;
}

static smr_workload *read_for(const char *text, const smr_machine *target, double turns)
{
	smr_load_params l = SMR_INIT(smr_load_params);
	const smr_workload_params how = {.target = target, .turns = turns};
	smr_workload *w;

	l.text = text;
	l.length = strlen(text);
	if (smr_workload_read(ctx, &l, &how, &w) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return w;
}

static const char *maker_of(const char *text, double repeat)
{
	smr_load_params l = SMR_INIT(smr_load_params);
	const smr_workload_params how = {.turns = 1, .repeat = repeat};
	static char impl[32];
	smr_workload *w;

	l.text = text;
	l.length = strlen(text);
	if (smr_workload_read(ctx, &l, &how, &w) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(w->n, 1);
	snprintf(impl, sizeof(impl), "%s", w->kernels[0].query.impl);
	smr_workload_free(w);
	return impl;
}

/* Kernels with few runs, or small ones, still run in the interpreter. */
static void kernels_are_what_they_have_become(void **state)
{
#define TANH(n)                                                           \
	"func.func @main(%a: tensor<" n "xf32>) -> tensor<" n "xf32> {\n" \
	"  %0 = stablehlo.tanh %a : tensor<" n "xf32>\n  return %0 : tensor<" n "xf32>\n}\n"
	assert_string_equal(maker_of(TANH("20000"), 1), "strip");
	assert_string_equal(maker_of(TANH("20000"), 1000), "nest");
	assert_string_equal(maker_of(TANH("8"), 1000), "strip");
	assert_string_equal(maker_of(TANH("8"), 1e9), "nest");
#undef TANH
}

static double lanes_of(const char *text)
{
	smr_workload *w = read_for(text, NULL, 1);
	double lanes = w->kernels[0].query.work.lanes;

	assert_int_equal(w->n, 1);
	smr_workload_free(w);
	return lanes;
}

/* Tables are kept; a prime length takes several transforms; a line alone wastes the other lanes. */
static void transforms_cost_by_their_lengths(void **state)
{
#define FFT(b, n)                                                                                  \
	"func.func @main(%a: tensor<" b "x" n "xcomplex<f32>>) -> tensor<" b "x" n                 \
	"xcomplex<f32>> {\n  %0 = stablehlo.fft %a, type = FFT, length = [" n "] : (tensor<" b     \
	"x" n "xcomplex<f32>>) -> tensor<" b "x" n "xcomplex<f32>>\n  return %0 : tensor<" b "x" n \
	"xcomplex<f32>>\n}\n"
	double many = lanes_of(FFT("1000", "1000"));

	assert_true(many < 1e7); /* 4 ms where an addition takes 0.4 ns */
	assert_true(lanes_of(FFT("1000", "997")) > 3 * many);
	assert_true(lanes_of(FFT("1", "1000")) > many / 100);
	assert_true(lanes_of(FFT("1", "1000000")) < 10 * many);
#undef FFT
}

/* Libraries have a start for each of them. */
static void many_small_products_are_one_code(void **state)
{
#define PRODUCTS(b, n)                                                                         \
	"func.func @main(%a: tensor<" b "x" n "x" n "xf32>, %b: tensor<" b "x" n "x" n         \
	"xf32>) -> tensor<" b "x" n "x" n "xf32> {\n"                                          \
	"  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], "                     \
	"contracting_dims = [2] x [1] : (tensor<" b "x" n "x" n "xf32>, tensor<" b "x" n "x" n \
	"xf32>) -> tensor<" b "x" n "x" n "xf32>\n  return %0 : tensor<" b "x" n "x" n         \
	"xf32>\n}\n"
	assert_string_equal(maker_of(PRODUCTS("1000", "4"), 1e6), "nest");
	assert_string_not_equal(maker_of(PRODUCTS("8", "200"), 1e6), "nest");
#undef PRODUCTS
}

static const smr_predict_kernel *kernel_of(const smr_workload *w, const char *op)
{
	for (size_t i = 0; i < w->n; i++)
		if (strcmp(w->kernels[i].op, op) == 0)
			return &w->kernels[i];
	return NULL;
}

/* The caller owns an argument, which is copied before a change; the result is copied to the caller.
 */
static void what_is_put_into_an_argument_is_copied_first(void **state)
{
#define PUT(begin, into)                                                                        \
	"func.func @main(%a: tensor<100x400xf32>, %b: tensor<20x400xf32>, %i: tensor<i32>) -> " \
	"tensor<100x400xf32> {\n" begin "  %r = stablehlo.dynamic_update_slice " into           \
	", %b, %i, %i : (tensor<100x400xf32>, tensor<20x400xf32>, tensor<i32>, tensor<i32>) "   \
	"-> tensor<100x400xf32>\n  return %r : tensor<100x400xf32>\n}\n"
	smr_workload *w = read_for(PUT("", "%a"), NULL, 1);

	assert_float_equal(kernel_of(w, "dynamic_update")->query.copied, 160000, 0);
	assert_float_equal(w->handed_back, 160000, 0);
	smr_workload_free(w);
	w = read_for(PUT("  %0 = stablehlo.tanh %a : tensor<100x400xf32>\n", "%0"), NULL, 1);
	assert_float_equal(kernel_of(w, "dynamic_update")->query.copied, 0, 0);
	smr_workload_free(w);
	w = read_for(PUT("  %0 = stablehlo.constant dense<1.0> : tensor<100x400xf32>\n", "%0"),
		     NULL, 1);
	assert_float_equal(kernel_of(w, "dynamic_update")->query.copied, 0, 0);
	assert_float_equal(kernel_of(w, "constant")->query.work.bytes_written, 160000, 0);
	smr_workload_free(w);
	w = read_for(PUT("  %0 = stablehlo.constant dense<1.0> : tensor<100x400xf32>\n", "%0"),
		     &device, 1);
	assert_null(kernel_of(w, "constant"));
	smr_workload_free(w);
#undef PUT
}

static double lanes_of_window(const char *rows, const char *columns)
{
	char text[900];
	smr_workload *w;
	double lanes;

	snprintf(
		text, sizeof(text),
		"func.func @main(%%a: tensor<500x500xf32>, %%b: tensor<%sx%sxf32>, %%i: "
		"tensor<2xi32>)"
		" -> tensor<500x500xf32> {\n"
		"  %%r = \"stablehlo.scatter\"(%%a, %%i, %%b) <{scatter_dimension_numbers = "
		"#stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = "
		"[0, 1]>}> ({\n  ^bb0(%%x: tensor<f32>, %%y: tensor<f32>):\n    stablehlo.return "
		"%%y : tensor<f32>\n  }) : (tensor<500x500xf32>, tensor<2xi32>, tensor<%sx%sxf32>) "
		"-> tensor<500x500xf32>\n  return %%r : tensor<500x500xf32>\n}\n",
		rows, columns, rows, columns);
	w = read_for(text, NULL, 1);
	lanes = kernel_of(w, "scatter")->query.work.lanes;
	smr_workload_free(w);
	return lanes;
}

/* Of as many elements. */
static void rows_of_a_window_are_put_one_by_one(void **state)
{
	assert_true(lanes_of_window("400", "4") > 3 * lanes_of_window("4", "400"));
}

/* Large results are computed in the caller's memory. */
static void small_results_are_copied_to_the_caller(void **state)
{
#define TANH(n)                                                           \
	"func.func @main(%a: tensor<" n "xf32>) -> tensor<" n "xf32> {\n" \
	"  %0 = stablehlo.tanh %a : tensor<" n "xf32>\n  return %0 : tensor<" n "xf32>\n}\n"
	smr_workload *w = read_for(TANH("20000"), NULL, 1);

	assert_float_equal(w->handed_back, 0, 0);
	smr_workload_free(w);
	w = read_for(TANH("2000"), NULL, 1);
	assert_float_equal(w->handed_back, 8000, 0);
	smr_workload_free(w);
#undef TANH
}

/* Independently of their addresses. */
static void kernels_come_as_in_the_program(void **state)
{
	enum { PRODUCTS = 24 };
	smr_str s = {0};
	smr_workload *w;

	smr_str_puts(&s, "func.func @main(%a: tensor<64x64xf32>");
	for (int i = 1; i <= PRODUCTS; i++)
		smr_str_printf(&s, ", %%b%d: tensor<64x%dxf32>", i, i + 8);
	smr_str_puts(&s, ") -> (tensor<64x9xf32>");
	for (int i = 2; i <= PRODUCTS; i++)
		smr_str_printf(&s, ", tensor<64x%dxf32>", i + 8);
	smr_str_puts(&s, ") {\n");
	for (int i = 1; i <= PRODUCTS; i++)
		smr_str_printf(
			&s,
			"%%%d = stablehlo.dot_general %%a, %%b%d, contracting_dims = [1] x "
			"[0] : (tensor<64x64xf32>, tensor<64x%dxf32>) -> tensor<64x%dxf32>\n",
			i, i, i + 8, i + 8);
	smr_str_puts(&s, "return %1");
	for (int i = 2; i <= PRODUCTS; i++)
		smr_str_printf(&s, ", %%%d", i);
	smr_str_puts(&s, " : tensor<64x9xf32>");
	for (int i = 2; i <= PRODUCTS; i++)
		smr_str_printf(&s, ", tensor<64x%dxf32>", i + 8);
	smr_str_puts(&s, "\n}\n");
	assert_int_equal(smr_str_status(&s, "a program"), SMR_OK);
	w = read_for(s.s, NULL, 1);
	assert_int_equal(w->n, PRODUCTS);
	for (size_t i = 1; i < w->n; i++)
		assert_true(w->kernels[i - 1].line < w->kernels[i].line);
	smr_workload_free(w);
	smr_str_free(&s);
}

/* Returns the kernel whose shape has a sum of products. */
static const smr_predict_kernel *product_of(const smr_workload *w)
{
	const smr_predict_kernel *found = NULL;

	for (size_t i = 0; i < w->n; i++)
		if (w->kernels[i].query.shape.k > 0) {
			assert_null(found);
			found = &w->kernels[i];
		}
	assert_non_null(found);
	return found;
}

static void check_shape(const smr_predict_kernel *k, double batch, double m, double n, double sum)
{
	const smr_cost_shape *s = &k->query.shape;

	if (s->batch != batch || s->m != m || s->n != n || s->k != sum)
		fail_msg("%g x [%g, %g] x [%g, %g]", s->batch, s->m, s->k, s->k, s->n);
}

/* ---- shapes ---------------------------------------------------------------------------------- */

static void products_have_batch_rows_columns_and_steps(void **state)
{
	smr_workload *w = read_for(
		"func.func @main(%a: tensor<5x30x70xbf16>, %b: tensor<5x70x20xbf16>) -> "
		"tensor<5x30x20xf32> {\n"
		"  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], "
		"contracting_dims = [2] x [1] : (tensor<5x30x70xbf16>, tensor<5x70x20xbf16>) -> "
		"tensor<5x30x20xf32>\n"
		"  return %0 : tensor<5x30x20xf32>\n}\n",
		&device, 1);

	check_shape(product_of(w), 5, 30, 20, 70);
	assert_int_equal(product_of(w)->query.factor, SMR_BF16);
	assert_true(product_of(w)->query.work.flops >= 2.0 * 5 * 30 * 20 * 70);
	smr_workload_free(w);
}

#define CONV(pad, groups, in, out)                                                              \
	"func.func @main(%a: tensor<4x17x17x" in                                                \
	"xf32>, %b: tensor<3x3x6x32xf32>) -> tensor<4x" out "x" out "x32xf32> {\n"              \
	"  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, " \
	"1, f], window = {stride = [2, 2], pad = [[" pad "], [" pad "]]} "                      \
	"{batch_group_count = 1 : i64, feature_group_count = " groups                           \
	" : i64} : (tensor<4x17x17x" in "xf32>, tensor<3x3x6x32xf32>) -> tensor<4x" out "x" out \
	"x32xf32>\n  return %0 : tensor<4x" out "x" out "x32xf32>\n}\n"

static void a_convolution_is_the_product_of_its_windows(void **state)
{
	static const struct {
		const char *text;
		double batch, m, n;
	} rows[] = {{CONV("0, 0", "1", "6", "8"), 1, 4 * 8 * 8, 32},
		    {CONV("1, 1", "1", "6", "9"), 1, 4 * 9 * 9, 32},
		    {CONV("0, 0", "2", "12", "8"), 2, 4 * 8 * 8, 16}};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		smr_workload *w = read_for(rows[i].text, &device, 1);

		check_shape(product_of(w), rows[i].batch, rows[i].m, rows[i].n, 3 * 3 * 6);
		smr_workload_free(w);
	}
}

static void sums_have_rows_and_all_else_elements(void **state)
{
	static const char text[] =
		"func.func @main(%a: tensor<40x7x90xf32>) -> (tensor<7xf32>, "
		"tensor<40x7x90xf32>) {\n"
		"  %c = stablehlo.constant dense<0.0> : tensor<f32>\n"
		"  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = "
		"[0, 2] : (tensor<40x7x90xf32>, tensor<f32>) -> tensor<7xf32>\n"
		"  %1 = stablehlo.sine %a : tensor<40x7x90xf32>\n"
		"  return %0, %1 : tensor<7xf32>, tensor<40x7x90xf32>\n}\n";
	smr_workload *w = read_for(text, &device, 1);
	double summed = 0, elements = 0;

	for (size_t i = 0; i < w->n; i++) {
		const smr_cost_shape *s = &w->kernels[i].query.shape;

		if (s->n > 0) /* in one stage or more */
			summed = fmax(summed, s->m * s->n);
		else
			elements += s->m;
	}
	assert_true(summed == 40 * 7 * 90 && elements == 40 * 7 * 90);
	smr_workload_free(w);
}

/* ---- runs ------------------------------------------------------------------------------------ */

/* A loop around a product, whose end is a number or an argument. */
#define LOOP(args, start, limit, step)                                                      \
	"func.func @main(%x: tensor<8x8xf32>" args ") -> tensor<8x8xf32> {\n"               \
	"  %i0 = stablehlo.constant dense<" start "> : tensor<i32>\n"                       \
	"  %one = stablehlo.constant dense<" step "> : tensor<i32>\n" limit                 \
	"  %r:2 = stablehlo.while(%i = %i0, %y = %x) : tensor<i32>, tensor<8x8xf32>\n"      \
	"   cond {\n    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> " \
	"tensor<i1>\n    stablehlo.return %c : tensor<i1>\n   } do {\n"                     \
	"    %z = stablehlo.dot_general %y, %x, contracting_dims = [1] x [0] : "            \
	"(tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>\n"                           \
	"    %j = stablehlo.add %i, %one : tensor<i32>\n"                                   \
	"    stablehlo.return %j, %z : tensor<i32>, tensor<8x8xf32>\n   }\n"                \
	"  return %r#1 : tensor<8x8xf32>\n}\n"
#define LIMIT(n) "  %n = stablehlo.constant dense<" n "> : tensor<i32>\n"

static double runs_of(const char *text, double turns, unsigned *unknown)
{
	smr_workload *w = read_for(text, &device, turns);
	double runs = product_of(w)->runs;

	*unknown = w->runs.unknown;
	smr_workload_free(w);
	return runs;
}

static void loops_run_as_often_as_they_count(void **state)
{
	unsigned unknown;

	assert_true(runs_of(LOOP("", "0", LIMIT("13"), "1"), 1, &unknown) == 13);
	assert_int_equal(unknown, 0);
	assert_true(runs_of(LOOP("", "5", LIMIT("26"), "10"), 1, &unknown) == 3);
	assert_int_equal(unknown, 0);
}

static void a_loop_that_hangs_on_data_is_guessed_and_told(void **state)
{
	static const char text[] = LOOP(", %n: tensor<i32>", "0", "", "1");
	unsigned unknown;

	assert_true(runs_of(text, 1, &unknown) == 1);
	assert_int_equal(unknown, 1);
	assert_true(runs_of(text, 250, &unknown) == 250);
}

static void of_a_choice_each_way_runs_as_often_as_the_others(void **state)
{
	static const char text[] =
		"func.func @main(%p: tensor<i1>, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {\n"
		"  %0 = \"stablehlo.if\"(%p) ({\n"
		"    %1 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : "
		"(tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>\n"
		"    \"stablehlo.return\"(%1) : (tensor<8x8xf32>) -> ()\n  }, {\n"
		"    \"stablehlo.return\"(%x) : (tensor<8x8xf32>) -> ()\n"
		"  }) : (tensor<i1>) -> tensor<8x8xf32>\n"
		"  return %0 : tensor<8x8xf32>\n}\n";
	unsigned unknown;

	assert_true(runs_of(text, 1, &unknown) == 0.5);
	assert_int_equal(unknown, 1);
}

/* ---- between devices ------------------------------------------------------------------------- */

static const char two[] =
	"module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {\n"
	"func.func @main(%x: tensor<512x512xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>) {\n"
	"  %0 = \"stablehlo.all_reduce\"(%x) <{channel_handle = #stablehlo.channel_handle<handle = "
	"1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, "
	"use_global_device_ids}> ({\n"
	"  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
	"    %s = stablehlo.add %a, %b : tensor<f32>\n"
	"    stablehlo.return %s : tensor<f32>\n"
	"  }) : (tensor<512x512xf32>) -> tensor<512x512xf32>\n"
	"  %1 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<512x512xf32>, "
	"tensor<512x512xf32>) -> tensor<512x512xf32>\n"
	"  return %0, %1 : tensor<512x512xf32>, tensor<512x512xf32>\n}\n}\n";

static void what_does_not_wait_for_each_other_overlaps(void **state)
{
	smr_workload *w = read_for(two, &device, 1);
	double kernel_s[2] = {3, 3}, move_s[1] = {2}, t;

	assert_int_equal(w->devices, 2);
	assert_int_equal(w->nmoves, 1);
	assert_int_equal(w->n, 1);
	assert_int_equal(w->moves[0].what, SMR_ALL_REDUCE);
	assert_int_equal(w->moves[0].group.n, 2);
	assert_true(w->moves[0].bytes == 512 * 512 * 4);
	assert_int_equal(smr_forecast_overlap(w, kernel_s, move_s, &t), SMR_OK);
	assert_true(t == 3);
	move_s[0] = 7;
	assert_int_equal(smr_forecast_overlap(w, kernel_s, move_s, &t), SMR_OK);
	assert_true(t == 7);
	smr_workload_free(w);
}

static void devices_that_nothing_joins_are_refused(void **state)
{
	smr_machine alone = device;
	smr_cost c = {.machine = &alone};
	smr_workload *w = read_for(two, &device, 1);
	smr_forecast f;

	alone.nlinks = 0;
	assert_int_equal(smr_forecast_of(&c, w, &f), SMR_EINVAL);
	smr_workload_free(w);
}

/* ---- sums ------------------------------------------------------------------------------------ */

/* The whole is the sum of its parts, for any kind of machine; and here as it would be run. */
static void a_forecast_is_the_sum_of_its_kernels(void **state)
{
	static const char text[] = LOOP("", "0", LIMIT("9"), "1");
	const smr_machine *targets[] = {&device, NULL};

	for (int i = 0; i < 2; i++) {
		smr_workload *w = read_for(text, targets[i], 1);
		smr_cost c = {.machine = i == 0 ? &device : &ctx->machine};
		smr_forecast f;
		double sum = 0;

		assert_int_equal(smr_forecast_of(&c, w, &f), SMR_OK);
		for (size_t k = 0; k < w->n; k++) {
			smr_prediction p;

			smr_forecast_kernel(&c, w, &w->kernels[k], &p);
			sum += w->kernels[k].runs * p.p50;
		}
		/* and the cost of calling the program */
		assert_true(f.p50 >= sum * (1 - 1e-12) && f.p50 < sum * (1 + 1e-12) + 4e-6);
		assert_true(0 < f.p10 && f.p10 <= f.p50 && f.p50 <= f.p90);
		assert_true(f.fits && f.memory_bytes >= 8 * 8 * 4);
		smr_workload_free(w);
	}
}

/* ---- one program, several kinds of machines -------------------------------------------------- */

static const char layers[] =
	"func.func @main(%a: tensor<64x32xf32>, %w: tensor<32x32xf32>, %n: tensor<i32>) -> "
	"(tensor<64x32xf32>, tensor<32xf32>) {\n"
	"  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
	"  %one = stablehlo.constant dense<1> : tensor<i32>\n"
	"  %nil = stablehlo.constant dense<0.0> : tensor<f32>\n"
	"  %0:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<64x32xf32>\n"
	"    cond {\n"
	"      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
	"      stablehlo.return %c : tensor<i1>\n"
	"    } do {\n"
	"      %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : "
	"(tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>\n"
	"      %t = stablehlo.tanh %d : tensor<64x32xf32>\n"
	"      %s = stablehlo.add %t, %x : tensor<64x32xf32>\n"
	"      %j = stablehlo.add %i, %one : tensor<i32>\n"
	"      stablehlo.return %j, %s : tensor<i32>, tensor<64x32xf32>\n"
	"    }\n"
	"  %e = stablehlo.exponential %0#1 : tensor<64x32xf32>\n"
	"  %r = stablehlo.reduce(%e init: %nil) applies stablehlo.add across dimensions = [0] : "
	"(tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>\n"
	"  return %e, %r : tensor<64x32xf32>, tensor<32xf32>\n}\n";

static void check_same(const smr_workload *a, const smr_workload *b)
{
	assert_int_equal(a->n, b->n);
	assert_int_equal(a->nsteps, b->nsteps);
	assert_true(a->arguments == b->arguments && a->results == b->results && a->held == b->held);
	for (size_t i = 0; i < a->nsteps; i++) {
		const smr_predict_kernel *x = &a->kernels[a->steps[i].number];
		const smr_predict_kernel *y = &b->kernels[b->steps[i].number];

		assert_string_equal(x->type, y->type);
		assert_string_equal(x->what, y->what);
		assert_string_equal(x->query.impl, y->query.impl);
		assert_true(x->runs == y->runs && x->query.threads == y->query.threads);
		assert_memory_equal(&x->query.work, &y->query.work, sizeof(x->query.work));
		assert_true(x->here.p10 == y->here.p10 && x->here.p50 == y->here.p50 &&
			    x->here.p90 == y->here.p90);
	}
}

/* Shared parts are not changed by the first user. */
static void one_that_is_read_once_is_as_if_read_for_each_machine(void **state)
{
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_machine tpu, cpu;
	const smr_machine *targets[] = {&device, &tpu, &cpu, NULL, &device};
	smr_workload *alone, *like[5];
	smr_model *bare;

	assert_int_equal(smr_machine_load("tpu-v5e", &tpu), SMR_OK);
	assert_int_equal(smr_machine_load("epyc-9654", &cpu), SMR_OK);
	l.text = layers;
	l.length = strlen(layers);
	assert_int_equal(smr_workload_bare(ctx, &l, NULL, NULL, &bare), SMR_OK);
	for (int i = 0; i < 5; i++) {
		const smr_workload_params how = {.target = targets[i], .turns = 3, .like = bare};

		assert_int_equal(smr_workload_read(ctx, &l, &how, &like[i]), SMR_OK);
		alone = read_for(layers, targets[i], 3);
		check_same(like[i], alone);
		smr_workload_free(alone);
	}
	check_same(like[0], like[4]);
	for (int i = 0; i < 5; i++)
		smr_workload_free(like[i]);
	assert_int_equal(smr_unload(bare), SMR_OK);
}

static void many_at_once_are_as_if_read_for_each(void **state)
{
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_machine tpu, cpu;
	const smr_machine *targets[] = {&device, &tpu, &cpu, NULL, &device};
	smr_workload_params how[5];
	smr_workload *alone, *all[5];
	smr_model *bare;

	assert_int_equal(smr_machine_load("tpu-v5e", &tpu), SMR_OK);
	assert_int_equal(smr_machine_load("epyc-9654", &cpu), SMR_OK);
	l.text = layers;
	l.length = strlen(layers);
	assert_int_equal(smr_workload_bare(ctx, &l, NULL, NULL, &bare), SMR_OK);
	for (int i = 0; i < 5; i++)
		how[i] = (smr_workload_params){.target = targets[i], .turns = 3, .like = bare};
	assert_int_equal(smr_workload_read_all(ctx, &l, 5, how, all), SMR_OK);
	for (int i = 0; i < 5; i++) {
		alone = read_for(layers, targets[i], 3);
		check_same(all[i], alone);
		smr_workload_free(alone);
		smr_workload_free(all[i]);
	}
	assert_int_equal(smr_unload(bare), SMR_OK);
}

/* ... and those that could be read are returned. */
static void many_at_once_say_which_one_cannot(void **state)
{
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_strategy s;
	smr_workload_params how[] = {{.target = &device, .turns = 3},
				     {.target = &device, .turns = 3, .strategy = &s}};
	smr_workload *all[2];

	assert_int_equal(smr_strategy_read("dp=7", &s), SMR_OK);
	l.text = layers;
	l.length = strlen(layers);
	assert_int_not_equal(smr_workload_read_all(ctx, &l, 2, how, all), SMR_OK);
	assert_non_null(strstr(smr_errmsg(), "dp=7"));
	assert_non_null(all[0]);
	assert_null(all[1]);
	smr_workload_free(all[0]);
}

/* ... nor is a program that is divided in several ways changed by the first of them. */
static void one_that_is_cut_in_several_ways_is_as_if_read_for_each(void **state)
{
	static const char text[] =
		"func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x32xf32>, %v: "
		"tensor<32x16xf32>) "
		"-> tensor<8x16xf32> {\n"
		"  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : "
		"(tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>\n"
		"  %1 = stablehlo.tanh %0 : tensor<8x32xf32>\n"
		"  %2 = stablehlo.dot_general %1, %v, contracting_dims = [1] x [0] : "
		"(tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>\n"
		"  return %2 : tensor<8x16xf32>\n}\n";
	static const char *const ways[] = {"tp=2", "dp=2", "dp=2,tp=4", "dp=1", "tp=2"};
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_model *whole;

	l.text = text;
	l.length = strlen(text);
	assert_int_equal(smr_workload_whole(ctx, &l, &whole), SMR_OK);
	for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
		smr_workload_params how = {.target = &device, .turns = 1};
		smr_workload *alone, *like;
		smr_strategy s;
		smr_model *bare;

		assert_int_equal(smr_strategy_read(ways[i], &s), SMR_OK);
		how.strategy = &s;
		assert_int_equal(smr_workload_read(ctx, &l, &how, &alone), SMR_OK);
		assert_int_equal(smr_workload_bare(ctx, &l, whole, &s, &bare), SMR_OK);
		how.strategy = NULL;
		how.like = bare;
		assert_int_equal(smr_workload_read(ctx, &l, &how, &like), SMR_OK);
		assert_int_equal(like->devices, smr_strategy_devices(&s));
		check_same(like, alone);
		smr_workload_free(alone);
		smr_workload_free(like);
		assert_int_equal(smr_unload(bare), SMR_OK);
	}
	assert_int_equal(smr_unload(whole), SMR_OK);
}

static int count_plans(void)
{
	char *path;
	struct dirent *e;
	DIR *d;
	int n = 0;

	assert_int_equal(smr_cache_dir("plans", &path), SMR_OK);
	d = opendir(path);
	while (d != NULL && (e = readdir(d)) != NULL)
		n += e->d_name[0] != '.';
	if (d != NULL)
		closedir(d);
	smr_free(path);
	return n;
}

/* Sizes that are given from outside are part of the shared model, and of the cached plans. */
static void sizes_that_are_given_are_those_of_all(void **state)
{
	static const char text[] = "func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {\n"
				   "  %0 = stablehlo.tanh %a : tensor<?xf32>\n"
				   "  return %0 : tensor<?xf32>\n}\n";
	smr_load_params l = SMR_INIT(smr_load_params);
	int plans;

	l.text = text;
	l.length = strlen(text);
	plans = count_plans();
	for (int64_t n = 1000; n <= 4000; n *= 2) {
		smr_ndarray arg = {.rank = 1, .dims = {n}};
		smr_workload_params how = {.target = &device, .turns = 1};
		smr_model *bare;
		smr_workload *w;

		l.args = &arg;
		l.nargs = 1;
		assert_int_equal(smr_workload_bare(ctx, &l, NULL, NULL, &bare), SMR_OK);
		how.like = bare;
		assert_int_equal(smr_workload_read(ctx, &l, &how, &w), SMR_OK);
		assert_true(w->arguments == (double)n * 4 && w->results == (double)n * 4);
		smr_workload_free(w);
		assert_int_equal(smr_unload(bare), SMR_OK);
	}
	assert_int_equal(count_plans(), plans + 3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(one_that_is_read_once_is_as_if_read_for_each_machine),
		cmocka_unit_test(many_at_once_are_as_if_read_for_each),
		cmocka_unit_test(many_at_once_say_which_one_cannot),
		cmocka_unit_test(one_that_is_cut_in_several_ways_is_as_if_read_for_each),
		cmocka_unit_test(sizes_that_are_given_are_those_of_all),
		cmocka_unit_test(kernels_are_what_they_have_become),
		cmocka_unit_test(many_small_products_are_one_code),
		cmocka_unit_test(transforms_cost_by_their_lengths),
		cmocka_unit_test(what_is_put_into_an_argument_is_copied_first),
		cmocka_unit_test(rows_of_a_window_are_put_one_by_one),
		cmocka_unit_test(small_results_are_copied_to_the_caller),
		cmocka_unit_test(kernels_come_as_in_the_program),
		cmocka_unit_test(products_have_batch_rows_columns_and_steps),
		cmocka_unit_test(a_convolution_is_the_product_of_its_windows),
		cmocka_unit_test(sums_have_rows_and_all_else_elements),
		cmocka_unit_test(loops_run_as_often_as_they_count),
		cmocka_unit_test(a_loop_that_hangs_on_data_is_guessed_and_told),
		cmocka_unit_test(of_a_choice_each_way_runs_as_often_as_the_others),
		cmocka_unit_test(what_does_not_wait_for_each_other_overlaps),
		cmocka_unit_test(devices_that_nothing_joins_are_refused),
		cmocka_unit_test(a_forecast_is_the_sum_of_its_kernels),
	};

	return cmocka_run_group_tests(tests, open_all, ctx_close);
}
