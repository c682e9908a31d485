/* Kernels on GPUs and TPUs: closed forms, waves, limits, and properties of all machines. */
#include <math.h>
#include <string.h>

#include "base/fs.h"
#include "cost/model/device.h"
#include "unit.h"

static smr_machine gpu, small_gpu, tpu;

/* 100 multiprocessors, 10 TFLOP/s, 100 of them in f16, 1 TB/s */
static const char gpu_text[] =
	"{\"name\": \"g\", \"kind\": \"gpu\", \"cores\": 100, \"clock_hz\": 1e9,"
	" \"peak_f32_flops_per_core\": 1e11, \"launch_s\": 4e-6, \"tdp_w\": 300,"
	" \"matrix_f16_flops\": 1e14, \"bandwidth\": [[1e6, 1e12, 1e12], [1e9, 1e12, 1e12]]}";
/* 4 arrays of 128 x 128 at 1.5 GHz: 196.6 TFLOP/s */
static const char tpu_text[] =
	"{\"name\": \"t\", \"kind\": \"tpu\", \"cores\": 1, \"clock_hz\": 1.5e9,"
	" \"peak_f32_flops_per_core\": 4e12, \"launch_s\": 1e-6, \"tdp_w\": 200,"
	" \"matrix_bf16_flops\": 196.608e12, \"arrays\": [4, 128, 128],"
	" \"bandwidth\": [[1e6, 8e11, 8e11], [1e9, 8e11, 8e11]]}";

static smr_cost_query product(double batch, double m, double n, double k, smr_dtype t)
{
	double size = (double)smr_dtype_size(t);

	return (smr_cost_query){.work = {.flops = 2 * batch * m * n * k,
					 .bytes_read = batch * (m * k + k * n) * size,
					 .bytes_written = batch * m * n * size,
					 .points = batch * m * n},
				.shape = {batch, m, n, k},
				.dtype = t,
				.factor = t,
				.klass = "contract",
				.impl = "device",
				.threads = 1};
}

static smr_cost_query rows(const char *klass, double m, double n)
{
	return (smr_cost_query){
		.work = {.flops = m * n, .bytes_read = 4 * m * n, .bytes_written = 4 * m * n},
		.shape = {1, m, n, 0},
		.dtype = SMR_F32,
		.klass = klass,
		.impl = "device",
		.threads = 1};
}

static smr_prediction on(const smr_machine *m, smr_cost_query q)
{
	smr_prediction p;

	smr_cost_estimate(&(smr_cost){.machine = m}, &q, &p);
	return p;
}

/* Compute cycles of SCALE-Sim 3.0.0, whose clock begins at 0 (array; m, n, k). With stationary
 * outputs it does not count how they leave the array, a cycle for each row of it, as its closed
 * form does. */
static void systolic_cycles_are_those_of_scale_sim(void **state)
{
	static const struct {
		smr_dataflow flow;
		double rows, columns, m, n, k, cycles;
	} known[] = {
		{SMR_WEIGHTS_STAY, 128, 128, 128, 128, 128, 509},
		{SMR_WEIGHTS_STAY, 128, 128, 256, 256, 256, 2551},
		{SMR_WEIGHTS_STAY, 128, 128, 512, 512, 512, 14303},
		{SMR_WEIGHTS_STAY, 128, 128, 128, 256, 384, 3059},
		{SMR_WEIGHTS_STAY, 128, 128, 100, 50, 300, 1445},
		{SMR_WEIGHTS_STAY, 128, 128, 17, 129, 33, 797},
		{SMR_WEIGHTS_STAY, 32, 16, 128, 256, 384, 39551},
		{SMR_WEIGHTS_STAY, 32, 16, 100, 50, 300, 7119},
		{SMR_WEIGHTS_STAY, 32, 16, 17, 129, 33, 1709},
		{SMR_OUTPUTS_STAY, 128, 128, 128, 256, 384, 1275},
		{SMR_OUTPUTS_STAY, 128, 128, 100, 50, 300, 553},
		{SMR_OUTPUTS_STAY, 128, 128, 17, 129, 33, 573},
		{SMR_OUTPUTS_STAY, 32, 16, 128, 256, 384, 27519},
		{SMR_OUTPUTS_STAY, 32, 16, 100, 50, 300, 5535},
		{SMR_OUTPUTS_STAY, 32, 16, 17, 129, 33, 710},
		{SMR_INPUTS_STAY, 128, 128, 128, 256, 384, 1913},
		{SMR_INPUTS_STAY, 128, 128, 100, 50, 300, 1295},
		{SMR_INPUTS_STAY, 128, 128, 17, 129, 33, 510},
		{SMR_INPUTS_STAY, 32, 16, 128, 256, 384, 32063},
		{SMR_INPUTS_STAY, 32, 16, 100, 50, 300, 8959},
		{SMR_INPUTS_STAY, 32, 16, 17, 129, 33, 827},
	};

	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
		double c = smr_systolic_cycles(known[i].flow, known[i].rows, known[i].columns,
					       known[i].m, known[i].n, known[i].k);
		double pieces =
			ceil(known[i].m / known[i].rows) * ceil(known[i].n / known[i].columns);

		if (known[i].flow == SMR_OUTPUTS_STAY)
			c -= known[i].rows * pieces;
		if (fabs(c - known[i].cycles) > 1)
			fail_msg("row %zu: %g cycles instead of %g", i, c, known[i].cycles);
	}
}

static void one_tile_too_many_takes_another_wave(void **state)
{
	/* 10 x 10 tiles of 128 x 128 are one wave of all multiprocessors */
	double full = on(&gpu, product(1, 1280, 1280, 65536, SMR_F32)).p50;
	double more = on(&gpu, product(1, 1281, 1280, 65536, SMR_F32)).p50;
	double seconds = 2.0 * 1280 * 1280 * 65536 / 1e13;

	assert_true(full > seconds && full < 1.2 * seconds);
	assert_true(more > 1.05 * full);
	assert_string_equal(on(&gpu, product(1, 8, 8, 8, SMR_F32)).source, "tile-wave");
}

static void rows_far_apart_hold_back_what_has_no_units_for_matrices(void **state)
{
	smr_cost_query near_by = product(1, 4096, 4096, 512, SMR_F32),
		       far = product(1, 4096, 4096, 32768, SMR_F32),
		       narrow = product(1, 4096, 512, 32768, SMR_F32);
	smr_machine old = gpu;
	double rate = near_by.work.flops / on(&gpu, near_by).p50;

	for (int i = 0; i < SMR_MATRIX_TYPES; i++)
		old.matrix[i] = 0;
	/* GPUs with matrix units reach the same rate for long rows */
	assert_true(far.work.flops / on(&gpu, far).p50 > 0.95 * rate);
	rate = near_by.work.flops / on(&old, near_by).p50;
	assert_true(far.work.flops / on(&old, far).p50 < 0.7 * rate);
	/* multiprocessors share memory's bandwidth, but not their address translation */
	old.cores *= 4;
	old.peak_f32 /= 4;
	assert_true(on(&old, far).p50 < 0.9 * far.work.flops / (0.7 * rate));
	assert_true(on(&old, narrow).p50 < on(&old, far).p50);
}

static void a_start_overlaps_with_what_follows(void **state)
{
	smr_device_time d = {.start_s = 3, .compute_s = 4, .memory_s = 1};

	assert_true(smr_device_seconds(&d) == 7);
	d.join = 2;
	assert_true(fabs(smr_device_seconds(&d) - 5) < 1e-12);
	d.start_s = 0;
	assert_true(fabs(smr_device_seconds(&d) - 4) < 1e-12);
}

static void few_tiles_with_long_sums_are_shared_out(void **state)
{
	double one = 2.0 * 128 * 128 * 1e6 / 1e11; /* seconds on one multiprocessor */

	assert_true(on(&gpu, product(1, 128, 128, 1e6, SMR_F32)).p50 < one / 10);
}

static void units_for_matrices_serve_their_types(void **state)
{
	double f32 = on(&gpu, product(1, 4096, 4096, 4096, SMR_F32)).p50;
	double f16 = on(&gpu, product(1, 4096, 4096, 4096, SMR_F16)).p50;
	double i8 = on(&gpu, product(1, 4096, 4096, 4096, SMR_I8)).p50;
	double f64 = on(&gpu, product(1, 4096, 4096, 4096, SMR_F64)).p50;

	assert_true(f16 < f32 / 5 && f16 > 2.0 * 4096 * 4096 * 4096 / 1e14);
	assert_true(fabs(i8 / f32 - 1) < 0.01); /* the machine has no units for these */
	assert_true(f64 > 10 * f32);
}

static void no_product_is_faster_than_was_measured(void **state)
{
	smr_machine m = gpu;
	smr_cost_query f16 = product(1, 4096, 4096, 4096, SMR_F16);
	double before = on(&m, f16).p50;

	m.product[SMR_PRODUCT_F16] = 2 * f16.work.flops / before;
	assert_true(on(&m, f16).p50 == before); /* the formula is slower */
	m.product[SMR_PRODUCT_F16] = f16.work.flops / (3 * before);
	assert_true(on(&m, f16).p50 >= 3 * before && on(&m, f16).p50 < 3.1 * before);
	assert_true(on(&m, product(1, 4096, 4096, 4096, SMR_F32)).p50 ==
		    on(&gpu, product(1, 4096, 4096, 4096, SMR_F32)).p50);
}

static void an_element_costs_its_bytes(void **state)
{
	smr_prediction large = on(&gpu, rows("element", 1e9, 1)),
		       little = on(&gpu, rows("element", 10, 1));

	assert_true(large.p50 > 8e9 / 1e12 && large.p50 < 8e9 / 0.75e12);
	assert_true(little.p50 >= gpu.launch_s && little.p50 < gpu.launch_s + 2e-6);
	assert_true(on(&gpu, rows("normalise", 1e5, 1e4)).p50 > large.p50);
	assert_string_equal(large.source, "roofline");
}

static void a_small_card_is_held_back_by_its_power(void **state)
{
	smr_cost_query q = product(1, 8192, 8192, 8192, SMR_F32);

	/* 20 pJ x 10 TFLOP/s = 200 W of 70 */
	assert_true(on(&small_gpu, q).p50 > 2.8 * q.work.flops / 1e13);
	assert_true(on(&small_gpu, q).p50 < 3.2 * q.work.flops / 1e13);
	assert_true(on(&small_gpu, q).energy_j <= 70.001 * on(&small_gpu, q).p50);
	/* kernels limited by memory take no longer */
	assert_true(on(&small_gpu, rows("element", 1e9, 1)).p50 ==
		    on(&gpu, rows("element", 1e9, 1)).p50);
}

static void arrays_come_near_their_peak_and_never_above(void **state)
{
	for (double n = 128; n <= 16384; n *= 2) {
		smr_cost_query q = product(1, n, n, n, SMR_BF16);

		assert_true(on(&tpu, q).p50 > q.work.flops / 196.608e12);
		if (n == 16384)
			assert_true(on(&tpu, q).p50 < 1.05 * q.work.flops / 196.608e12);
		assert_string_equal(on(&tpu, q).source, "systolic");
	}
}

static void few_pieces_share_the_arrays(void **state)
{
	/* one piece of weights and many rows: all four arrays get a quarter of them */
	smr_device_time d;
	smr_cost_query q = product(1, 1e6, 128, 128, SMR_BF16);

	smr_cost_systolic(&tpu, &q, &d);
	assert_true(d.compute_s < 1.01 * q.work.flops / 196.608e12);
}

static void sizes_that_are_not_known_leave_the_roofline(void **state)
{
	smr_cost_query q = product(1, 4096, 4096, 4096, SMR_F32);

	q.shape = (smr_cost_shape){0};
	assert_string_equal(on(&gpu, q).source, "roofline");
	assert_true(on(&gpu, q).p50 > q.work.flops / 1e13);
	assert_string_equal(on(&tpu, q).source, "roofline");
}

static void in_order(const smr_machine *m, smr_cost_query q)
{
	smr_prediction p = on(m, q);

	assert_true(p.p10 > 0 && p.p10 < p.p50 && p.p50 < p.p90 && isfinite(p.p90));
	assert_true(p.energy_j > 0 && p.energy_j <= 1.0001 * m->tdp_w * p.p50);
	assert_true(p.cpu >= 0 && p.cpu <= 1);
	assert_string_equal(p.label, "modelled");
}

static void answers_are_in_order_for_any_size(void **state)
{
	const smr_machine *m[] = {&gpu, &small_gpu, &tpu};
	static const char *const classes[] = {"element",   "reduce", "move", "scan",
					      "normalise", "nest",   "new"};

	for (size_t i = 0; i < 3; i++)
		for (double n = 1; n < 1e7; n *= 3.7) {
			in_order(m[i], product(1, n, n, n, SMR_F32));
			in_order(m[i], product(n, 1, n, 3, SMR_BF16));
			in_order(m[i], product(7, n, 1, n, SMR_I8));
			for (size_t k = 0; k < sizeof(classes) / sizeof(classes[0]); k++)
				in_order(m[i], rows(classes[k], n, n));
		}
}

static void load(const char *text, smr_machine *out)
{
	const char *path = unit_path("m.json");

	assert_int_equal(smr_write_file(path, text, strlen(text), SMR_WRITE_FAST), SMR_OK);
	if (smr_machine_load(path, out) != SMR_OK)
		fail_msg("%s", smr_errmsg());
}

static int machines(void **state)
{
	int failed = unit_make_folder(state);

	load(gpu_text, &gpu);
	small_gpu = gpu;
	small_gpu.pj_flop_f32 = 20;
	small_gpu.pj_byte_dram = 30;
	small_gpu.tdp_w = 70;
	load(tpu_text, &tpu);
	return failed;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(systolic_cycles_are_those_of_scale_sim),
		cmocka_unit_test(one_tile_too_many_takes_another_wave),
		cmocka_unit_test(rows_far_apart_hold_back_what_has_no_units_for_matrices),
		cmocka_unit_test(a_start_overlaps_with_what_follows),
		cmocka_unit_test(few_tiles_with_long_sums_are_shared_out),
		cmocka_unit_test(units_for_matrices_serve_their_types),
		cmocka_unit_test(no_product_is_faster_than_was_measured),
		cmocka_unit_test(an_element_costs_its_bytes),
		cmocka_unit_test(a_small_card_is_held_back_by_its_power),
		cmocka_unit_test(arrays_come_near_their_peak_and_never_above),
		cmocka_unit_test(few_pieces_share_the_arrays),
		cmocka_unit_test(sizes_that_are_not_known_leave_the_roofline),
		cmocka_unit_test(answers_are_in_order_for_any_size),
	};

	return cmocka_run_group_tests(tests, machines, unit_drop_folder);
}
