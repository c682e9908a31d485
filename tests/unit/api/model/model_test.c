/* Tensor programs by the public interface: arrays as callers have them, and wrong use. */
#include "api/model/model.h"

#include <pthread.h>
#include <samara/samara.h>
#include <stdatomic.h>
#include <time.h>

#include "unit.h"

static const char text[] =
	"module @m {\n"
	"  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<2xcomplex<f32>>)"
	" -> (tensor<3xf32>, tensor<3xf32>, tensor<2xcomplex<f32>>) {\n"
	"    %0 = stablehlo.add %arg0, %arg0 : tensor<3xf32>\n"
	"    return %0, %arg0, %arg1 : tensor<3xf32>, tensor<3xf32>, tensor<2xcomplex<f32>>\n"
	"  }\n}\n";

typedef struct world {
	smr_ctx *ctx;
	smr_model *m;
	atomic_bool ended;
} world;

static smr_status open_all(world *w, const char *program, size_t n)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_load_params l = SMR_INIT(smr_load_params);

	memset(w, 0, sizeof(*w));
	o.threads = 1;
	l.text = program;
	l.length = n;
	SMR_TRY(smr_open(&o, &w->ctx));
	return smr_load(w->ctx, &l, &w->m);
}

static void close_all(world *w)
{
	assert_int_equal(smr_unload(w->m), SMR_OK);
	assert_int_equal(smr_close(w->ctx), SMR_OK);
}

static smr_ndarray array(const char *dtype, int64_t n, void *data)
{
	return (smr_ndarray){.dtype = dtype, .rank = 1, .dims = {n}, .data = data};
}

/* An argument at an odd address; a result in the argument's own memory. */
static void arrays_may_lie_anywhere(void **state)
{
	world w;
	char bytes[1 + 3 * sizeof(float)];
	float in[3] = {1, 2, 3}, out[3], pair[4] = {1, -1, 2, -2}, same[4];
	smr_ndarray args[2], results[3];

	if (open_all(&w, text, strlen(text)) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	memcpy(bytes + 1, in, sizeof(in));
	args[0] = array("f32", 3, bytes + 1);
	args[1] = array("c64", 2, pair);
	results[0] = array("f32", 3, out);
	results[1] = array("f32", 3, bytes + 1);
	results[2] = array("c64", 2, same);
	if (smr_model_run(w.m, args, 2, results, 3) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_true(out[0] == 2 && out[2] == 6 && same[3] == -2);
	assert_memory_equal(bytes + 1, in, sizeof(in));
	args[0].data = results[1].data = in;
	if (smr_model_run(w.m, args, 2, results, 3) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_true(in[0] == 1 && in[2] == 3 && out[2] == 6);
	close_all(&w);
}

/* Complex arrays are read and made where they are; a result may have the argument's memory. */
static void complex_arrays_are_not_copied(void **state)
{
	enum { N = 65536 };

	static const char program[] =
		"module @m {\n"
		"  func.func public @main(%a: tensor<65536xcomplex<f32>>, %s: tensor<complex<f32>>)"
		" -> (tensor<65536xcomplex<f32>>, tensor<65536xf32>) {\n"
		"    %0 = stablehlo.multiply %a, %a : tensor<65536xcomplex<f32>>\n"
		"    %1 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<complex<f32>>) -> "
		"tensor<65536xcomplex<f32>>\n"
		"    %2 = stablehlo.add %0, %1 : tensor<65536xcomplex<f32>>\n"
		"    %3 = stablehlo.abs %a : (tensor<65536xcomplex<f32>>) -> tensor<65536xf32>\n"
		"    return %2, %3 : tensor<65536xcomplex<f32>>, tensor<65536xf32>\n"
		"  }\n}\n";
	static float in[2 * N], out[2 * N], modulus[N];
	float scalar[2] = {1, -2};
	smr_ndarray args[2] = {array("c64", N, in), {.dtype = "c64", .data = scalar}};
	smr_ndarray results[2] = {array("c64", N, out), array("f32", N, modulus)};
	world w;

	if (open_all(&w, program, strlen(program)) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(w.m->face.args[0].count, 1);
	assert_int_equal(w.m->face.results[0].count, 1);
	for (int in_place = 0; in_place < 2; in_place++) {
		for (int i = 0; i < N; i++) {
			in[2 * i] = 3 * (float)(i % 100);
			in[2 * i + 1] = 4 * (float)(i % 100);
		}
		results[0].data = in_place ? in : out;
		assert_int_equal(smr_model_run(w.m, args, 2, results, 2), SMR_OK);
		for (int i = 0; i < N; i++) {
			const float *got = (const float *)results[0].data + 2 * (ptrdiff_t)i;
			float k = (float)(i % 100);

			assert_true(got[0] == 1 - 7 * k * k && got[1] == 24 * k * k - 2);
			assert_true(modulus[i] == 5 * k);
		}
	}
	close_all(&w);
}

/* One row of a large tensor is updated, in place if the result has the same array; the old row is
 * read before. */
static void an_array_that_is_given_is_updated_in_place(void **state)
{
	static const char program[] =
		"module @m {\n"
		"  func.func public @main(%c: tensor<65536xf32>, %x: tensor<1xf32>, %i: "
		"tensor<i32>)"
		" -> (tensor<65536xf32>, tensor<1xf32>) {\n"
		"    %0 = stablehlo.dynamic_slice %c, %i, sizes = [1] : (tensor<65536xf32>, "
		"tensor<i32>) -> tensor<1xf32>\n"
		"    %2 = stablehlo.add %0, %x : tensor<1xf32>\n"
		"    %1 = stablehlo.dynamic_update_slice %c, %x, %i : (tensor<65536xf32>, "
		"tensor<1xf32>, tensor<i32>) -> tensor<65536xf32>\n"
		"    return %1, %2 : tensor<65536xf32>, tensor<1xf32>\n"
		"  }\n}\n";
	static float cache[65536], other[65536];
	float x[1] = {5}, old[1];
	int32_t at = 7;
	smr_model_stats s = SMR_INIT(smr_model_stats);
	smr_ndarray args[3] = {
		array("f32", 65536, cache), array("f32", 1, x), {.dtype = "i32", .data = &at}};
	smr_ndarray results[2] = {array("f32", 65536, other), array("f32", 1, old)};
	world w;

	if (open_all(&w, program, strlen(program)) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	cache[7] = 3;
	assert_int_equal(smr_model_run(w.m, args, 3, results, 2), SMR_OK);
	assert_true(cache[7] == 3 && other[7] == 5 && old[0] == 8);
	assert_int_equal(smr_model_stat(w.m, &s), SMR_OK);
	assert_true(s.peak_bytes >= sizeof(cache));
	results[0].data = cache;
	assert_int_equal(smr_model_run(w.m, args, 3, results, 2), SMR_OK);
	assert_true(cache[7] == 5 && cache[8] == 0 && old[0] == 8);
	assert_int_equal(smr_model_stat(w.m, &s), SMR_OK);
	assert_true(s.peak_bytes < 4096);
	args[1].data = cache + 9; /* read after the update, too */
	args[1].dims[0] = 1;
	cache[9] = 2;
	assert_int_equal(smr_model_run(w.m, args, 3, results, 2), SMR_OK);
	assert_true(cache[7] == 2 && old[0] == 7);
	close_all(&w);
}

/* Elements of one byte: a value beyond the program's type is an error; it does not wrap. */
static void values_out_of_range_are_refused(void **state)
{
	static const char program[] = "module @m {\n"
				      "  func.func public @main(%arg0: tensor<3xi4>, %arg1: "
				      "tensor<2xui2>) -> tensor<3xi4> {\n"
				      "    return %arg0 : tensor<3xi4>\n"
				      "  }\n}\n";
	world w;
	int8_t in[3] = {-8, 7, 0}, out[3];
	uint8_t more[2] = {0, 3};
	smr_ndarray args[2] = {array("i8", 3, in), array("u8", 2, more)};
	smr_ndarray result = array("i8", 3, out);

	if (open_all(&w, program, strlen(program)) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(smr_model_run(w.m, args, 2, &result, 1), SMR_OK);
	assert_memory_equal(in, out, sizeof(in));
	in[1] = 8;
	assert_int_equal(smr_model_run(w.m, args, 2, &result, 1), SMR_EINVAL);
	assert_string_equal(smr_errmsg(), "argument 0: element 1 is 8, i4 holds -8 to 7");
	in[1] = 7;
	more[0] = 255;
	assert_int_equal(smr_model_run(w.m, args, 2, &result, 1), SMR_EINVAL);
	assert_string_equal(smr_errmsg(), "argument 1: element 0 is 255, ui2 holds 0 to 3");
	close_all(&w);
}

/* 128 kB each: made in the caller's array, unless it is an argument that is read later. */
static void large_results_are_the_callers_arrays(void **state)
{
	static const char program[] =
		"module @m {\n  func.func public @main(%a: tensor<32768xf32>)"
		" -> (tensor<32768xf32>, tensor<128x256xf32>, tensor<32768xf32>) {\n"
		"    %0 = stablehlo.add %a, %a : tensor<32768xf32>\n"
		"    %1 = stablehlo.multiply %0, %a : tensor<32768xf32>\n"
		"    %2 = stablehlo.reshape %1 : (tensor<32768xf32>) -> tensor<128x256xf32>\n"
		"    return %0, %2, %a : tensor<32768xf32>, tensor<128x256xf32>, "
		"tensor<32768xf32>\n  }\n}\n";
	enum { N = 32768 };
	static float in[N], out[3][N];
	world w;

	if (open_all(&w, program, strlen(program)) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (int round = 0; round < 3; round++) {
		float *first = round == 1 ? in : round == 2 ? out[1] : out[0];
		smr_ndarray arg = array("f32", N, in);
		smr_ndarray results[3] = {array("f32", N, first), array("f32", 128, out[1]),
					  array("f32", N, out[2])};

		results[1].rank = 2;
		results[1].dims[1] = 256;
		for (int i = 0; i < N; i++)
			in[i] = (float)i;
		if (smr_model_run(w.m, &arg, 1, results, 3) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		for (int i = 0; i < N; i++) {
			float x = (float)i;

			assert_true(round == 2 || first[i] == 2 * x);
			assert_true(out[1][i] == 2 * x * x && out[2][i] == x);
		}
	}
	close_all(&w);
}

static void other_arrays_are_refused(void **state)
{
	world w;
	float in[3] = {1, 2, 3}, pair[4] = {0};
	smr_ndarray args[2] = {array("f32", 3, in), array("c64", 2, pair)};
	smr_ndarray results[3] = {array("f32", 3, in), array("f32", 3, in), array("c64", 2, pair)};

	if (open_all(&w, text, strlen(text)) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(smr_model_run(w.m, args, 1, results, 3), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "it takes 2 arrays and gives 3, not 1 and 3"));
	args[0].dims[0] = 4;
	assert_int_equal(smr_model_run(w.m, args, 2, results, 3), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "dimension 0 has 3 elements, not 4"));
	args[0] = array("f64", 3, in);
	assert_int_equal(smr_model_run(w.m, args, 2, results, 3), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "argument 0 is f32, not f64"));
	args[0] = array("f32", 3, NULL);
	assert_int_equal(smr_model_run(w.m, args, 2, results, 3), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "argument 0 has no data"));
	close_all(&w);
}

static void broken_programs_leave_nothing(void **state)
{
	world w;

	for (size_t n = 0; n < strlen(text) - 3; n += 7) {
		assert_int_not_equal(open_all(&w, text, n), SMR_OK);
		assert_null(w.m);
		close_all(&w);
	}
}

static void one_implementation_alone_may_run_it(void **state)
{
	static const char *const names[] = {"ref", "strip", "nest"};
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_ctx *ctx;
	smr_model *m;

	l.text = text;
	l.length = strlen(text);
	assert_int_equal(smr_open(NULL, &ctx), SMR_OK);
	for (int i = 0; i < 3; i++) {
		float in[3] = {1, 2, 3}, out[3] = {0}, same[3], pair[4] = {0}, back[4];
		smr_ndarray args[2] = {array("f32", 3, in), array("c64", 2, pair)};
		smr_ndarray results[3] = {array("f32", 3, out), array("f32", 3, same),
					  array("c64", 2, back)};

		l.only = names[i];
		if (smr_load(ctx, &l, &m) != SMR_OK ||
		    smr_model_run(m, args, 2, results, 3) != SMR_OK)
			fail_msg("%s: %s", names[i], smr_errmsg());
		assert_true(out[0] == 2 && out[1] == 4 && out[2] == 6);
		assert_int_equal(smr_unload(m), SMR_OK);
	}
	l.only = "abacus";
	assert_int_equal(smr_load(ctx, &l, &m), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "no implementation 'abacus'"));
	assert_int_equal(smr_close(ctx), SMR_OK);
}

/* Each iteration multiplies matrices, which no region computes without a call. */
static const char loop[] =
	"func.func @main(%n: tensor<i32>) -> tensor<96x96xf32> {\n"
	"  %0 = stablehlo.constant dense<0> : tensor<i32>\n"
	"  %1 = stablehlo.constant dense<1.0> : tensor<96x96xf32>\n"
	"  %2:3 = stablehlo.while(%i = %0, %k = %n, %x = %1) : tensor<i32>, tensor<i32>, "
	"tensor<96x96xf32>\n"
	"   cond {\n"
	"    %c = stablehlo.compare LT, %i, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
	"    stablehlo.return %c : tensor<i1>\n"
	"  } do {\n"
	"    %one = stablehlo.constant dense<1> : tensor<i32>\n"
	"    %j = stablehlo.add %i, %one : tensor<i32>\n"
	"    %y = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : "
	"(tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>\n"
	"    %z = stablehlo.tanh %y : tensor<96x96xf32>\n"
	"    stablehlo.return %j, %k, %z : tensor<i32>, tensor<i32>, tensor<96x96xf32>\n"
	"  }\n"
	"  return %2#2 : tensor<96x96xf32>\n}\n";

static void *interrupt_often(void *arg)
{
	world *w = arg;

	for (int i = 0; i < 100 && !atomic_load(&w->ended); i++) {
		const struct timespec wait = {.tv_nsec = 50000000};

		nanosleep(&wait, NULL);
		(void)smr_model_interrupt(w->m);
	}
	return NULL;
}

static smr_status run_loop(world *w, int32_t n)
{
	static float out[96 * 96];
	smr_ndarray arg = {.dtype = "i32", .data = &n};
	smr_ndarray result = {.dtype = "f32", .rank = 2, .dims = {96, 96}, .data = out};

	return smr_model_run(w->m, &arg, 1, &result, 1);
}

static void an_interrupt_ends_a_run(void **state)
{
	pthread_t other;
	world w;

	if (open_all(&w, loop, strlen(loop)) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(pthread_create(&other, NULL, interrupt_often, &w), 0);
	assert_int_equal(run_loop(&w, INT32_MAX), SMR_ESTATE);
	assert_non_null(strstr(smr_errmsg(), "interrupted"));
	atomic_store(&w.ended, true);
	assert_int_equal(pthread_join(other, NULL), 0);
	assert_int_equal(run_loop(&w, 2), SMR_OK);
	assert_int_equal(smr_model_interrupt(NULL), SMR_EINVAL);
	close_all(&w);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(arrays_may_lie_anywhere),
		cmocka_unit_test(complex_arrays_are_not_copied),
		cmocka_unit_test(large_results_are_the_callers_arrays),
		cmocka_unit_test(an_array_that_is_given_is_updated_in_place),
		cmocka_unit_test(other_arrays_are_refused),
		cmocka_unit_test(values_out_of_range_are_refused),
		cmocka_unit_test(broken_programs_leave_nothing),
		cmocka_unit_test(one_implementation_alone_may_run_it),
		cmocka_unit_test(an_interrupt_ends_a_run),
	};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
