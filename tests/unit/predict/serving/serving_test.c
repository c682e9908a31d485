/* Serving: results that follow from the batches by hand, and invariants. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "predict/serving/serving.h"
#include "unit.h"

static smr_machine machine(void)
{
	smr_machine m = {.kind = SMR_MACHINE_GPU,
			 .name = "m",
			 .cores = 100,
			 .clock_hz = 1e9,
			 .peak_f32 = 1e11,
			 .npoints = 2,
			 .set_bytes = {1, 1e12},
			 .bw_one = {2e12, 2e12},
			 .bw_all = {2e12, 2e12},
			 .launch_s = 1e-6,
			 .tdp_w = 400,
			 .memory_bytes = 80e9,
			 .price_hour = 3.6,
			 .price = "USD, nobody, 2026",
			 .nlinks = 2};

	m.matrix[SMR_MATRIX_BF16] = m.matrix[SMR_MATRIX_F16] = 3e14;
	m.links[0] = (smr_machine_link){"near", SMR_TOPOLOGY_SWITCH, 1, 8, 3e11, 1e-6};
	m.links[1] = (smr_machine_link){"far", SMR_TOPOLOGY_TREE, 1, 4096, 5e10, 1e-6};
	return m;
}

static smr_transformer llama_7b(void)
{
	smr_transformer t = smr_transformer_default;

	t.layers = 32;
	t.hidden = 4096;
	t.heads = 32;
	t.mlp = 11008;
	t.gated = t.flash = t.untied = true;
	t.vocabulary = 32000;
	t.sequence = 4096;
	return t;
}

static smr_serving serve(const smr_transformer *t, const smr_serving_load *load)
{
	smr_machine m = machine();
	smr_serving s;

	if (smr_serve(t, &m, load, &s) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return s;
}

static void one_request_reads_all_weights_for_each_token(void **state)
{
	smr_transformer t = llama_7b();
	smr_serving s = serve(&t, &(smr_serving_load){.requests = 1, .input = 16, .output = 128});

	assert_true(s.fits && s.keeps_up);
	/* 13.5 GB at 2 TB/s are 6.7 ms at the peak */
	assert_float_equal(s.weight_bytes, 13.48e9, 0.02e9);
	assert_true(s.times[1].p50 > 6.7e-3 && s.times[1].p50 < 13e-3);
	assert_float_equal(s.times[2].p50, s.times[0].p50 + 127 * s.times[1].p50, 1e-6);
	/* keys and values of 32 layers, two of 4096 numbers of 2 bytes */
	assert_float_equal(s.cache_token_bytes, 32 * 2 * 4096 * 2, 0);
	assert_float_equal(s.cache_bytes, 0.9 * 80e9 - s.weight_bytes, 1);
	assert_float_equal(s.price_per_million, 3.6 / 3600 / s.tokens_per_s * 1e6, 1e-9);
}

static void batches_raise_throughput_and_latency(void **state)
{
	smr_transformer t = llama_7b();
	smr_serving one = serve(&t, &(smr_serving_load){.requests = 64, .batch = 1, .output = 64});
	smr_serving many =
		serve(&t, &(smr_serving_load){.requests = 64, .batch = 64, .output = 64});

	assert_true(many.tokens_per_s > 3 * one.tokens_per_s);
	assert_true(many.times[1].p50 > one.times[1].p50);
	assert_true(many.batch > 30 && one.batch <= 1);
}

static void memory_limits_the_batch(void **state)
{
	smr_transformer t = llama_7b();
	smr_serving s =
		serve(&t, &(smr_serving_load){.requests = 400, .input = 2000, .output = 96});

	/* 58.5 GB of half a megabyte a token are 53 requests */
	assert_true(s.batch < 53.5 && s.batch > 40);
	assert_true(s.cache_used > 0.9 && s.cache_used <= 1);
	t.cache = SMR_STORED_FP8;
	assert_true(
		serve(&t, &(smr_serving_load){.requests = 400, .input = 2000, .output = 96}).batch >
		1.5 * s.batch);
}

static void what_does_not_fit_is_told(void **state)
{
	smr_transformer t = llama_7b();
	smr_machine m = machine();
	smr_serving s;

	t.layers = 320;
	assert_false(serve(&t, &(smr_serving_load){0}).fits);
	t.tensor = 8;
	assert_true(serve(&t, &(smr_serving_load){.requests = 8}).fits);
	t = llama_7b();
	assert_int_equal(smr_serve(&t, &m, &(smr_serving_load){.input = 1e6}, &s), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "needs more memory than"));
	assert_int_equal(smr_serve(&t, &m, &(smr_serving_load){.prefill = 1}, &s), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "leave none for tokens"));
	assert_int_equal(smr_serve(&t, &m, &(smr_serving_load){.rate = -1}, &s), SMR_EINVAL);
}

static void fewer_bits_tensor_parallel_drafts_and_prefixes_help(void **state)
{
	smr_transformer t = llama_7b(), four = t, cut = t;
	smr_serving_load load = {.requests = 1, .input = 2048, .output = 64};
	smr_serving plain = serve(&t, &load);

	four.weights = SMR_STORED_INT4;
	assert_true(serve(&four, &load).times[1].p50 < 0.65 * plain.times[1].p50);
	cut.tensor = 4;
	assert_true(serve(&cut, &load).times[1].p50 < 0.5 * plain.times[1].p50);
	load.draft = 3;
	assert_true(serve(&t, &load).times[1].p50 < 0.8 * plain.times[1].p50);
	load.draft = 0;
	load.prefix = 0.9;
	assert_true(serve(&t, &load).times[0].p50 < 0.5 * plain.times[0].p50);
}

/* Attention on each device for its own requests: its weights are copied, keys and values of a
 * request are on one device, whatever the number of their heads. */
static void attention_may_be_whole_on_each_device(void **state)
{
	smr_transformer t = llama_7b(), whole;
	smr_serving_load load = {.requests = 64, .input = 256, .output = 64};
	smr_serving cut, own;

	t.tensor = 8;
	t.kv_heads = 2;
	whole = t;
	whole.attention_data = true;
	cut = serve(&t, &load);
	own = serve(&whole, &load);
	/* 32 layers of 4096 x (2 x 4096 + 2 x 256) numbers of 2 bytes, seven eighths more */
	assert_float_equal(own.weight_bytes - cut.weight_bytes,
			   32 * 4096.0 * (8192 + 512) * 2 * 7 / 8, 1);
	assert_float_equal(cut.cache_token_bytes, 32 * 2 * 128 * 2, 0); /* a head each */
	assert_float_equal(own.cache_token_bytes, cut.cache_token_bytes * 2 / 8, 1e-9);
}

/* Before 2024.5 each head of a group reads keys and values, and the host starts kernels of prompts.
 */
static void old_libraries_read_shared_keys_again(void **state)
{
	smr_transformer t = llama_7b(), old;
	smr_serving_load longer = {.requests = 16, .input = 8000, .output = 1024, .batch = 16},
			 first = {.requests = 1, .input = 16, .output = 1};
	double times;

	t.kv_heads = 8;
	old = t;
	old.software = 2023.9;
	times = serve(&old, &longer).times[1].p50 / serve(&t, &longer).times[1].p50;
	if (times < 1.3 || times > 3.5)
		fail_msg("%g times", times); /* 3.25 of keys and values alone */
	assert_float_equal(serve(&old, &first).times[0].p50 - serve(&t, &first).times[0].p50,
			   32 * 125e-6, 1e-6);
}

static void a_high_rate_makes_the_queue_grow(void **state)
{
	smr_transformer t = llama_7b();
	smr_serving_load load = {.rate = 0.5, .requests = 400, .input = 512, .output = 64};
	smr_serving low = serve(&t, &load);

	assert_true(low.keeps_up);
	assert_float_equal(low.requests_per_s, 0.5, 0.1);
	load.rate = 200;
	assert_false(serve(&t, &load).keeps_up);
	t.data = 16; /* replicas share the requests */
	load.rate = 8;
	assert_true(serve(&t, &load).keeps_up);
	assert_float_equal(serve(&t, &load).requests_per_s, 8, 1.6);
}

static void prompts_on_replicas_of_their_own_do_not_delay_tokens(void **state)
{
	smr_transformer t = llama_7b();
	smr_serving_load load = {.rate = 4, .requests = 300, .input = 4096, .output = 128};
	smr_serving both, apart;

	t.kv_heads = 4;
	t.data = 4;
	both = serve(&t, &load);
	load.prefill = 2;
	apart = serve(&t, &load);
	assert_true(apart.times[1].p99 < both.times[1].p99);
	assert_int_equal(apart.prefill_replicas, 2);
}

static void traces_are_read_and_checked(void **state)
{
	smr_request *list;
	size_t n;

	assert_int_equal(smr_requests_read("t", "time,in,out\n2,10,3\n\n1.5,20,4\n", &list, &n),
			 SMR_OK);
	assert_int_equal(n, 2);
	assert_float_equal(list[0].arrival_s, 1.5, 0); /* in the order of arrival */
	assert_float_equal(list[1].output, 3, 0);
	smr_free(list);
	assert_int_equal(smr_requests_read("t", "1,2\n", &list, &n), SMR_EPARSE);
	assert_non_null(strstr(smr_errmsg(), "t:1: a request is seconds,input,output"));
	assert_int_equal(smr_requests_read("t", "1,2,3\n-1,2,3\n", &list, &n), SMR_EPARSE);
	assert_non_null(strstr(smr_errmsg(), "t:2: seconds are 0 or more"));
	assert_int_equal(smr_requests_read("t", "", &list, &n), SMR_EPARSE);
}

static void the_fewest_devices_keep_the_limits(void **state)
{
	smr_transformer t = llama_7b();
	smr_machine m = machine();
	smr_serving_load load = {.rate = 20, .requests = 300, .input = 512, .output = 128};
	smr_serving_sla sla;
	smr_serving s, less;

	assert_int_equal(smr_serving_sla_read("ttft<=500ms,tpot<=40ms,p90", &sla), SMR_OK);
	assert_int_equal(sla.quantile, 90);
	assert_int_equal(smr_serving_least(&t, &m, &load, &sla, 0, &s), SMR_OK);
	assert_true(smr_serving_keeps(&sla, &s));
	if (s.replicas > 1) { /* one replica less does not */
		t.tensor = s.tensor;
		t.data = s.replicas - 1;
		assert_int_equal(smr_serve(&t, &m, &load, &less), SMR_OK);
		assert_false(smr_serving_keeps(&sla, &less));
	}
	sla.token = 1e-6;
	assert_int_equal(smr_serving_least(&t, &m, &load, &sla, 64, &s), SMR_ENOTFOUND);
	assert_int_equal(smr_serving_sla_read("ttft<500", &sla), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "'ttft<500' is no limit"));
	assert_int_equal(smr_serving_sla_read("p90", &sla), SMR_EINVAL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(one_request_reads_all_weights_for_each_token),
		cmocka_unit_test(batches_raise_throughput_and_latency),
		cmocka_unit_test(memory_limits_the_batch),
		cmocka_unit_test(what_does_not_fit_is_told),
		cmocka_unit_test(fewer_bits_tensor_parallel_drafts_and_prefixes_help),
		cmocka_unit_test(attention_may_be_whole_on_each_device),
		cmocka_unit_test(old_libraries_read_shared_keys_again),
		cmocka_unit_test(a_high_rate_makes_the_queue_grow),
		cmocka_unit_test(prompts_on_replicas_of_their_own_do_not_delay_tokens),
		cmocka_unit_test(traces_are_read_and_checked),
		cmocka_unit_test(the_fewest_devices_keep_the_limits),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
