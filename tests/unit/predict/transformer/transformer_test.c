/* Steps of transformers: results that follow from the formulas by hand, and invariants. */
#include <math.h>

#include "predict/transformer/efficiency.h"
#include "predict/transformer/transformer.h"
#include "unit.h"

/* No latency, no start, links of 1 TB/s by 8 and 100 GB/s beyond: a GPU of 100 TFLOP/s. */
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
			 .nlinks = 2};

	m.matrix[SMR_MATRIX_BF16] = m.matrix[SMR_MATRIX_F16] = 1e14;
	m.links[0] = (smr_machine_link){"near", SMR_TOPOLOGY_SWITCH, 1, 8, 1e12, 1e-6};
	m.links[1] = (smr_machine_link){"far", SMR_TOPOLOGY_TREE, 1, 4096, 1e11, 1e-6};
	return m;
}

static smr_transformer small(void)
{
	smr_transformer t = smr_transformer_default;

	t.layers = 8;
	t.hidden = 1024;
	t.heads = 16;
	t.sequence = 512;
	t.vocabulary = 32000;
	t.batch = 32;
	return t;
}

static smr_transformer_step_result step(const smr_transformer *t)
{
	smr_machine m = machine();
	smr_transformer_step_result s;

	if (smr_transformer_step(t, &m, &s, NULL) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_float_equal(s.compute + s.exposed + s.idle, 1, 1e-9);
	assert_true(s.p10 < s.p50 && s.p50 < s.p90 && s.energy_j > 0);
	assert_true(s.utilisation > 0.03 && s.utilisation < 0.9);
	return s;
}

static void parameters_and_operations_are_counted(void **state)
{
	smr_transformer t = small();
	double layer = 12.0 * 1024 * 1024, all = 8 * layer + 32000.0 * 1024;

	assert_float_equal(smr_transformer_parameters(&t), all, 0);
	/* 6 a parameter and token; scores: 12 l h s, half of them masked */
	assert_float_equal(smr_transformer_flops(&t), 32.0 * 512 * (6 * all + 6.0 * 8 * 1024 * 512),
			   1);
	/* Megatron-LM's formula for 175 billion parameters, recomputation of all layers being 4/3
	 */
	t.layers = 96;
	t.hidden = 12288;
	t.heads = 96;
	t.sequence = 2048;
	t.vocabulary = 51200;
	assert_float_equal(smr_transformer_parameters(&t) / 174.6e9, 1, 2e-3);
	t.gated = true;
	t.kv_heads = 8;
	t.mlp = 1000;
	t.layers = 1;
	t.vocabulary = 1;
	assert_float_equal(smr_transformer_parameters(&t),
			   12288.0 * 128 * (2 * 96 + 2 * 8) + 3.0 * 12288 * 1000 + 12288, 0);
}

/* Korthikanti et al., Reducing activation recomputation: 34 + 5 a s / h bytes a token and hidden
 * number of a layer. */
static void memory_is_that_of_the_formula(void **state)
{
	smr_transformer t = small();
	smr_transformer_step_memory m;
	double sbh = 512.0 * 1024, p = smr_transformer_parameters(&t);

	smr_transformer_memory(&t, &m);
	assert_float_equal(m.weights, 2 * p, 0);
	assert_float_equal(m.gradients, 2 * p, 0);
	assert_float_equal(m.optimiser, 12 * p, 0);
	assert_float_equal(m.activations, 8 * sbh * (34 + 5.0 * 16 * 512 / 1024), 1);
	t.recompute = SMR_RECOMPUTE_ATTENTION;
	smr_transformer_memory(&t, &m);
	assert_float_equal(m.activations, 8 * sbh * 34, 1);
	t.tensor = 4; /* 10 + 24 / t; all of it divided with sequence parallelism */
	smr_transformer_memory(&t, &m);
	assert_float_equal(m.activations, 8 * sbh * 16, 1);
	assert_float_equal(m.weights, 2 * p / 4, 0);
	t.sequence_parallel = true;
	smr_transformer_memory(&t, &m);
	assert_float_equal(m.activations, 8 * sbh * 34 / 4, 1);
	t.tensor = 1;
	t.recompute = SMR_RECOMPUTE_LAYERS;
	t.pipeline = 4; /* the first stage holds four micro-batches of its two layers */
	t.chunks = 1;
	smr_transformer_memory(&t, &m);
	assert_float_equal(m.activations, 4 * 2 * sbh * 2, 1);
	t.pipeline = 1;
	t.data = 8;
	t.shard = SMR_SHARD_OPTIMISER;
	smr_transformer_memory(&t, &m);
	assert_float_equal(m.optimiser, 12 * p / 8, 0);
	assert_float_equal(m.weights, 2 * p, 0);
	t.shard = SMR_SHARD_ALL;
	smr_transformer_memory(&t, &m);
	assert_float_equal(m.weights, 2 * p / 8, 0);
}

static void more_devices_take_less_time_and_not_less_than_their_share(void **state)
{
	smr_transformer one = small(), wide = small(), t;
	double alone = step(&one).p50, wide_alone;

	wide.hidden = 8192; /* parts of small products take as long as the whole ones */
	wide.sequence = 2048;
	wide_alone = step(&wide).p50;

	for (uint32_t n = 2; n <= 8; n *= 2) {
		t = one;
		t.data = n;
		assert_true(step(&t).p50 < alone && step(&t).p50 > alone / n);
		t = wide;
		t.tensor = n;
		assert_true(step(&t).p50 < wide_alone && step(&t).p50 > wide_alone / n);
		assert_true(step(&t).exposed > 0);
		t = one;
		t.pipeline = n;
		assert_true(step(&t).p50 < alone && step(&t).p50 > alone / n);
		assert_true(step(&t).idle > 0);
		assert_int_equal(step(&t).devices, n);
	}
}

static void choices_do_what_they_are_for(void **state)
{
	smr_transformer t = small(), u;

	t.pipeline = 4;
	u = t;
	u.schedule = SMR_INTERLEAVED;
	u.chunks = 2;
	assert_true(step(&u).idle < step(&t).idle);
	u = t;
	u.recompute = SMR_RECOMPUTE_LAYERS;
	assert_true(step(&u).p50 > 1.1 * step(&t).p50 && step(&u).p50 < 1.45 * step(&t).p50);
	assert_true(step(&u).memory.activations < step(&t).memory.activations);
	t = small();
	t.data = 8;
	u = t;
	u.overlap_gradients = true;
	assert_true(step(&u).p50 < step(&t).p50);
	u = t;
	u.shard = SMR_SHARD_ALL;
	assert_true(step(&u).memory.total < step(&t).memory.total);
	u.shard_over = 4; /* and two replicas of the four */
	assert_true(step(&u).p50 > 0);
	u.overlap_gradients = true;
	assert_true(step(&u).p50 > 0);
	t.tensor = 8;
	u = t;
	u.overlap_tensor = true;
	assert_true(step(&u).p50 < step(&t).p50);
	t.tensor = u.tensor = 1; /* nothing is there to overlap with */
	t.pipeline = u.pipeline = 2;
	assert_float_equal(step(&u).p50, step(&t).p50, 1e-9);
	t.tensor = 8;
	t.pipeline = 1;
	u = t;
	u.flash = true;
	assert_true(step(&u).p50 < step(&t).p50);
	u = t;
	u.sustained = 0.5;
	assert_true(step(&u).p50 > 1.3 * step(&t).p50);
}

static smr_transformer keeping(const char *names)
{
	smr_transformer t = small();
	char field[80];

	t.gated = true;
	t.flash = true;
	t.kv_heads = 4;
	t.mlp = 3000;
	(void)snprintf(field, sizeof(field), "keep=%s", names);
	if (names[0] != 0 && smr_transformer_set(&t, field) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return t;
}

static double kept_bytes(const char *names)
{
	smr_transformer t = keeping(names);
	smr_transformer_step_memory m;

	smr_transformer_memory(&t, &m);
	return m.activations / 8 / 512 / 2; /* numbers of a token and layer */
}

/* Values kept by name are not recomputed, take memory, and replace "recompute". */
static void what_is_kept_by_name_is_not_computed_again(void **state)
{
	static const struct {
		const char *name;
		double numbers, flops; /* of a token and layer: of products that are saved */
	} all[] = {{"query", 1024, 2.0 * 1024 * 1024}, {"key", 256, 2.0 * 1024 * 256},
		   {"value", 256, 2.0 * 1024 * 256},   {"context", 1024, 2.0 * 512 * 1024},
		   {"out", 1024, 2.0 * 1024 * 1024},   {"gate", 3000, 2.0 * 1024 * 3000},
		   {"up", 3000, 2.0 * 1024 * 3000}};
	smr_transformer t = keeping("input"), full = keeping(""), cheap = keeping(""), u;
	double saved = 0;

	full.recompute = SMR_RECOMPUTE_LAYERS;
	assert_true(step(&t).p50 < step(&full).p50); /* without the MLP's last product */
	assert_float_equal(kept_bytes("input"), 1024, 0);
	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
		u = keeping(all[i].name);
		assert_float_equal(kept_bytes(all[i].name), 1024 + all[i].numbers, 0);
		saved += 32.0 * 512 * 8 * all[i].flops / 1e14; /* seconds, at the peak */
		assert_true(step(&t).p50 >= step(&u).p50);     /* equal: as many waves */
	}
	u = keeping("query,key,value,context,out,gate,up");
	assert_true(step(&t).p50 - step(&u).p50 > 0.8 * saved);
	assert_true(step(&t).p50 - step(&u).p50 < 3 * saved);
	u = keeping("query,key,value,out,gate,up");
	cheap.recompute = SMR_RECOMPUTE_CHEAP;
	assert_true(step(&u).p50 == step(&cheap).p50);
	u.recompute = SMR_RECOMPUTE_LAYERS;
	assert_true(step(&u).p50 == step(&cheap).p50);
	assert_true(keeping("up,input").keep == keeping("up").keep);
	u = t;
	u.gated = cheap.gated = false; /* there is no gate to keep */
	assert_int_equal(smr_transformer_set(&u, "keep=query,key,value,out,up"), SMR_OK);
	assert_true(step(&u).p50 == step(&cheap).p50);
}

/* Tensor parallel devices: half a layer whose last product is kept gathers, but does not reduce. */
static void what_is_kept_is_not_summed_up_again(void **state)
{
	smr_transformer t = keeping("input"), out = keeping("out"), full = keeping("");
	double none, one, all;

	full.recompute = SMR_RECOMPUTE_LAYERS;
	t.tensor = out.tensor = full.tensor = 4;
	none = step(&out).exposed * step(&out).p50;
	one = step(&t).exposed * step(&t).p50;
	all = step(&full).exposed * step(&full).p50;
	assert_float_equal(one / none, 5.0 / 4, 0.01); /* forward and backward: 4 */
	assert_float_equal(all / none, 6.0 / 4, 0.01);
	t.sequence_parallel = out.sequence_parallel = full.sequence_parallel = true;
	none = step(&out).exposed * step(&out).p50;
	one = step(&t).exposed * step(&t).p50;
	all = step(&full).exposed * step(&full).p50;
	assert_float_equal(none / all, 5.0 / 6, 0.01); /* halves: gathers alone */
	assert_float_equal(one / all, 5.5 / 6, 0.01);
}

/* Twice the replicas, twice the batch: the same tasks, and a slightly longer reduction of
 * gradients. */
static void weak_scaling_costs_gradients_only(void **state)
{
	smr_transformer t = small(), u;
	smr_transformer_step_result a, b;

	t.data = 16;
	u = t;
	u.data = 32;
	u.batch = 64;
	a = step(&t);
	b = step(&u);
	assert_int_equal(a.tasks, b.tasks);
	assert_true(b.p50 > a.p50 && b.p50 < 1.1 * a.p50);
	assert_float_equal(b.memory.total, a.memory.total, 0);
}

static void equal_steps_take_equal_times(void **state)
{
	smr_transformer t = small();

	t.pipeline = 4;
	t.tensor = 2;
	t.data = 2;
	assert_true(step(&t).p50 == step(&t).p50);
}

static void refuses(const char *field, const char *why)
{
	smr_transformer t = small();
	smr_machine m = machine();
	smr_transformer_step_result s;
	smr_status st = smr_transformer_set(&t, field);

	if (st == SMR_OK)
		st = smr_transformer_step(&t, &m, &s, NULL);
	assert_true(st != SMR_OK);
	if (strstr(smr_errmsg(), why) == NULL)
		fail_msg("%s: \"%s\" instead of \"%s\"", field, smr_errmsg(), why);
}

static void what_does_not_divide_is_told(void **state)
{
	refuses("heads=7", "\"hidden\", 1024, cannot be divided by \"heads\", 7");
	refuses("tensor=3", "\"heads\", 16, cannot be divided by \"tensor\", 3");
	refuses("data=5", "\"batch\", 32, cannot be divided");
	refuses("pipeline=11", "\"pipeline\" x \"chunks\", 11, are more than \"layers\" and 2, 10");
	refuses("shard_over=2", "\"data\" x \"context\", 1, cannot be divided");
	refuses("context=3", "\"sequence\", 512, cannot be divided by \"context\", 3");
	refuses("experts=4", "4 experts need \"top_k\", 1 to 4");
	refuses("expert=2", "0 experts need");
	refuses("zero=4", "\"zero\" must be 0, 1, 2 or 3");
	refuses("precision=fp8", "m has no units for products in \"fp8\"");
	refuses("precision=fp6", "\"precision\" must be bf16, f16, fp8, mxfp8 or nvfp4");
	refuses("offload=all", "\"offload\" must be none, optimiser, activations or both");
	refuses("chunks=2", "need the schedule 'interleaved'");
	refuses("layers=0", "\"layers\" must be 1 to 100000");
	refuses("batch=4294967295", "\"batch\" must be 1 to");
	refuses("layers=-1", "\"layers\" must be a whole number");
	refuses("recompute=some", "\"recompute\" must be none, selective, cheap or full");
	refuses("keep=query,legs", "\"keep\" must be words of input, query");
	refuses("keep=query,", "\"keep\" must be words");
	refuses("keep=7", "\"keep\" must be words");
	refuses("shard=1", "\"shard\" must be none, optimiser, gradients or full");
	refuses("schedule=zigzag", "\"schedule\" must be gpipe");
	refuses("flash=7", "\"flash\" must be true or false");
	refuses("sustained=0", "\"sustained\" must be a number above 0");
	refuses("colour=red", "no \"colour\"");
	refuses("layers", "'layers' is no NAME=VALUE");
	refuses("name=7", "\"name\" must be text");
}

static void layers_that_do_not_divide_leave_room_for_embedding_and_head(void **state)
{
	smr_transformer t = small();
	uint32_t all = 0;

	t.layers = 126; /* Llama 3 405B on 16 stages of 8 chunks */
	t.pipeline = 16;
	t.chunks = 8;
	for (uint32_t stage = 0; stage < 16; stage++)
		for (uint32_t chunk = 0; chunk < 8; chunk++)
			all += smr_transformer_layers(&t, stage, chunk);
	assert_int_equal(all, 126);
	assert_int_equal(smr_transformer_layers(&t, 0, 0), 0);
	assert_int_equal(smr_transformer_layers(&t, 15, 7), 0);
	assert_int_equal(smr_transformer_layers(&t, 1, 0), 1);
	t.layers = 61;
	t.pipeline = 4;
	t.chunks = 1;
	all = 0;
	for (uint32_t stage = 0; stage < 4; stage++)
		all += smr_transformer_layers(&t, stage, 0);
	assert_int_equal(all, 61);
}

/* Parameters that the publishers of these models give. */
static void experts_and_latent_attention_are_counted(void **state)
{
	smr_transformer mixtral = small(), deepseek = small();

	mixtral.layers = 32;
	mixtral.hidden = 4096;
	mixtral.heads = 32;
	mixtral.kv_heads = 8;
	mixtral.gated = mixtral.untied = true;
	mixtral.experts = 8;
	mixtral.top_k = 2;
	mixtral.expert_mlp = 14336;
	assert_float_equal(smr_transformer_parameters(&mixtral) / 46.7e9, 1, 2e-3);
	deepseek.layers = 61;
	deepseek.hidden = 7168;
	deepseek.heads = 128;
	deepseek.mlp = 18432;
	deepseek.vocabulary = 129280;
	deepseek.gated = deepseek.untied = true;
	deepseek.experts = 256;
	deepseek.top_k = 8;
	deepseek.expert_mlp = 2048;
	deepseek.shared_experts = 1;
	deepseek.dense_layers = 3;
	deepseek.q_rank = 1536;
	deepseek.kv_rank = 512;
	deepseek.head_size = deepseek.value_size = 128;
	deepseek.rope_size = 64;
	assert_float_equal(smr_transformer_parameters(&deepseek) / 671e9, 1, 2e-3);
}

static void experts_cost_what_a_token_meets_and_their_exchange(void **state)
{
	smr_transformer dense = small(), t = small();
	double alone, spread;

	dense.gated = t.gated = true;
	dense.mlp = 2048;
	t.experts = 8;
	t.top_k = 2;
	t.expert_mlp = 1024; /* two of them are as wide */
	dense.data = t.data = 8;
	assert_float_equal(smr_transformer_flops(&t) / smr_transformer_flops(&dense), 1, 0.01);
	alone = step(&t).p50;
	assert_true(alone > step(&dense).p50);
	t.expert = 8;
	spread = step(&t).memory.weights;
	assert_true(step(&t).exposed > 0.001);
	t.expert = 1;
	assert_true(spread < 0.6 * step(&t).memory.weights);
}

static void a_sequence_is_divided_among_context_parallel_devices(void **state)
{
	smr_transformer t = small();
	double one, ring;

	t.flash = true;
	t.sequence = 32768;
	t.batch = 4;
	one = step(&t).p50;
	t.context = 4;
	ring = step(&t).p50;
	assert_int_equal(step(&t).devices, 4);
	assert_true(ring > one / 4 && ring < one / 2.5);
	t.context_by = SMR_CONTEXT_GATHER;
	assert_true(step(&t).p50 > ring);
	assert_true(step(&t).p90 / step(&t).p50 > 1.2); /* few such figures are published */
}

static void windows_documents_and_adapters_are_cheaper(void **state)
{
	smr_transformer t = small();
	double all, window;

	t.flash = true;
	t.sequence = 8192;
	all = step(&t).p50;
	t.window = 1024;
	t.window_layers = 4;
	window = step(&t).p50;
	assert_true(window < all);
	t.window_layers = 8;
	assert_true(step(&t).p50 < window);
	t.window = 0;
	t.packed = 512;
	assert_true(step(&t).p50 < window);
	t.packed = 0;
	t.adapters = 16;
	assert_true(step(&t).p50 < 0.95 * all);
	assert_true(step(&t).memory.optimiser < 0.3 * step(&t).memory.weights);
}

static void sharding_by_stage_of_zero_and_offload_save_memory(void **state)
{
	smr_transformer t = small();
	smr_transformer_step_memory one, two, three, host;

	t.data = 8;
	assert_int_equal(smr_transformer_set(&t, "zero=1"), SMR_OK);
	assert_int_equal(t.shard, SMR_SHARD_OPTIMISER);
	smr_transformer_memory(&t, &one);
	t.shard = SMR_SHARD_GRADIENTS;
	smr_transformer_memory(&t, &two);
	assert_float_equal(two.gradients, one.gradients / 8, 1);
	t.shard = SMR_SHARD_ALL;
	smr_transformer_memory(&t, &three);
	assert_float_equal(three.weights, one.weights / 8, 1);
	assert_int_equal(smr_transformer_set(&t, "offload=both"), SMR_OK);
	smr_transformer_memory(&t, &host);
	assert_true(host.optimiser == 0 && host.activations < three.activations);
}

static void fewer_bits_are_faster_where_units_have_them(void **state)
{
	smr_transformer t = small();
	smr_machine m = machine();
	smr_transformer_step_result two, one;

	t.hidden = 8192;
	t.heads = 64;
	t.flash = true;
	t.sequence = 4096;
	m.matrix[SMR_MATRIX_F8] = 2e14;
	assert_int_equal(smr_transformer_step(&t, &m, &two, NULL), SMR_OK);
	t.precision = SMR_PRECISION_FP8;
	assert_int_equal(smr_transformer_step(&t, &m, &one, NULL), SMR_OK);
	assert_true(one.p50 < 0.9 * two.p50 && one.p50 > 0.5 * two.p50);
}

static void efficiencies_go_by_machine_and_year(void **state)
{
	smr_transformer t = small();
	smr_machine h100, m = machine();
	smr_efficiency old, now, between;

	assert_int_equal(smr_machine_load("machines/h100-sxm.json", &h100), SMR_OK);
	t.software = 2023;
	old = smr_efficiency_of(&t, &h100);
	t.software = 2026.3;
	now = smr_efficiency_of(&t, &h100);
	t.software = 2025.6; /* halfway from 2024.9 */
	between = smr_efficiency_of(&t, &h100);
	assert_true(old.attention < now.attention);
	assert_true(between.product > 0.55 && between.product < now.product);
	t.software = 0;
	assert_float_equal(smr_efficiency_of(&t, &h100).product, now.product, 1e-9);
	/* several cuts have a wider interval than one along data */
	t.tensor = 2;
	assert_true(smr_efficiency_of(&t, &h100).spread > now.spread);
	assert_string_equal(smr_efficiency_of(&t, &h100).basis,
			    "published figures of several cuts");
	t.tensor = 1;
	/* a machine of which nothing is published has a wider interval, and says so */
	assert_true(smr_efficiency_of(&t, &m).spread > now.spread);
	assert_string_equal(smr_efficiency_of(&t, &m).basis,
			    "no published figures of this machine");
}

static void micro_batches_may_be_said_instead_of_the_batch(void **state)
{
	smr_transformer t = small();

	t.data = 4;
	t.batch = 0;
	t.accumulate = 8;
	assert_float_equal(step(&t).tokens_s * step(&t).p50, 4 * 8 * 512, 1e-3);
}

static void links_must_join_all_devices(void **state)
{
	smr_transformer t = small();
	smr_machine m = machine();
	smr_transformer_step_result s;

	t.data = 8192;
	t.batch = 8192;
	assert_int_equal(smr_transformer_step(&t, &m, &s, NULL), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "join 4096 devices, not 8192"));
	t.data = 1;
	t.batch = 1 << 24;
	assert_int_equal(smr_transformer_step(&t, &m, &s, NULL), SMR_EUNSUPPORTED);
}

static void files_are_read(void **state)
{
	static const char *const bad[][2] = {{"{\"layers\": 1,", "shape.json:1"},
					     {"[1]", "object of fields"},
					     {"{\"layers\": \"many\"}", "\"layers\" must be"},
					     {"{\"legs\": 4}", "no \"legs\""}};
	smr_transformer t;

	assert_int_equal(smr_transformer_read("shape.json",
					      "{\"#\": \"a remark\", \"name\": \"tiny\", "
					      "\"layers\": 2, \"gated\": true, \"shard\": "
					      "\"full\", \"gradient_bytes\": 4}",
					      &t),
			 SMR_OK);
	assert_string_equal(t.name, "tiny");
	assert_true(t.layers == 2 && t.gated && t.shard == SMR_SHARD_ALL && t.tensor == 1 &&
		    t.gradient_bytes == 4);
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		assert_int_equal(smr_transformer_read("shape.json", bad[i][0], &t), SMR_EPARSE);
		assert_non_null(strstr(smr_errmsg(), bad[i][1]));
	}
}

static smr_status one_step(void *arg)
{
	smr_transformer t = small();
	smr_machine m = machine();
	smr_transformer_step_result s;

	t.pipeline = 2;
	t.tensor = 2;
	return smr_transformer_step(&t, &m, &s, NULL);
}

static void memory_may_run_out_anywhere(void **state)
{
	unit_fail_some_allocations(one_step, NULL, 100);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(parameters_and_operations_are_counted),
		cmocka_unit_test(memory_is_that_of_the_formula),
		cmocka_unit_test(more_devices_take_less_time_and_not_less_than_their_share),
		cmocka_unit_test(choices_do_what_they_are_for),
		cmocka_unit_test(what_is_kept_by_name_is_not_computed_again),
		cmocka_unit_test(what_is_kept_is_not_summed_up_again),
		cmocka_unit_test(weak_scaling_costs_gradients_only),
		cmocka_unit_test(equal_steps_take_equal_times),
		cmocka_unit_test(what_does_not_divide_is_told),
		cmocka_unit_test(layers_that_do_not_divide_leave_room_for_embedding_and_head),
		cmocka_unit_test(experts_and_latent_attention_are_counted),
		cmocka_unit_test(experts_cost_what_a_token_meets_and_their_exchange),
		cmocka_unit_test(a_sequence_is_divided_among_context_parallel_devices),
		cmocka_unit_test(windows_documents_and_adapters_are_cheaper),
		cmocka_unit_test(sharding_by_stage_of_zero_and_offload_save_memory),
		cmocka_unit_test(fewer_bits_are_faster_where_units_have_them),
		cmocka_unit_test(efficiencies_go_by_machine_and_year),
		cmocka_unit_test(micro_batches_may_be_said_instead_of_the_batch),
		cmocka_unit_test(links_must_join_all_devices),
		cmocka_unit_test(files_are_read),
		cmocka_unit_test(memory_may_run_out_anywhere),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
