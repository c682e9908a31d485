/* Programs of one device, partitioned over several: results are those of one device. */
#include "api/model/compile.h"
#include "api/model/model.h"
#include "unit.h"

#include "shard_run.h"

#include "ctx_case.h"

#define DOT(to, a, b, sum, ta, tb, tr)                                              \
	"  %" to " = stablehlo.dot_general %" a ", %" b ", contracting_dims = " sum \
	" : (tensor<" ta "xi32>, tensor<" tb "xi32>) -> tensor<" tr "xi32>\n"

/* Two layers, their gradients, and an update of both weights and a bias. */
static const char step[] =
	"func.func @main(%w: tensor<12x16xi32>, %b: tensor<16xi32>, %v: tensor<16x8xi32>, %x: "
	"tensor<24x12xi32>, %y: tensor<24x8xi32>) -> (tensor<12x16xi32>, tensor<16xi32>, "
	"tensor<16x8xi32>, tensor<i32>) {\n"
	"  %z = stablehlo.constant dense<0> : tensor<i32>\n" DOT(
		"0", "x", "w", "[1] x [0]", "24x12", "12x16",
		"24x16") "  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xi32>) -> "
			 "tensor<24x16xi32>\n"
			 "  %h = stablehlo.add %0, %1 : tensor<24x16xi32>\n" DOT(
				 "o", "h", "v", "[1] x [0]", "24x16", "16x8",
				 "24x8") "  %d = stablehlo.subtract %o, %y : "
					 "tensor<24x8xi32>\n" DOT("gv", "h", "d", "[0] x [0]",
								  "24x16", "24x8",
								  "16x8") DOT("gh", "d", "v",
									      "[1] x [1]", "24x8",
									      "16x8", "24x16")
						 DOT("gw", "x", "gh", "[0] x [0]", "24x12", "24x16",
						     "12x16") "  %gb = stablehlo.reduce(%gh init: "
							      "%z) applies stablehlo.add across "
							      "dimensions = [0] : "
							      "(tensor<24x16xi32>, tensor<i32>) -> "
							      "tensor<16xi32>\n"
							      "  %nw = stablehlo.subtract %w, %gw "
							      ": tensor<12x16xi32>\n"
							      "  %nb = stablehlo.subtract %b, %gb "
							      ": tensor<16xi32>\n"
							      "  %nv = stablehlo.subtract %v, %gv "
							      ": tensor<16x8xi32>\n"
							      "  %l = stablehlo.reduce(%d init: "
							      "%z) applies stablehlo.add across "
							      "dimensions = [0, 1] : "
							      "(tensor<24x8xi32>, tensor<i32>) -> "
							      "tensor<i32>\n"
							      "  return %nw, %nb, %nv, %l : "
							      "tensor<12x16xi32>, tensor<16xi32>, "
							      "tensor<16x8xi32>, "
							      "tensor<i32>\n}\n";

static void a_cut_step_gives_what_the_whole_one_gives(void **state)
{
	static const char *const ways[] = {"dp=2",      "dp=8",           "tp=2",
					   "tp=8",      "dp=2,tp=4",      "dp=4,fsdp",
					   "dp=3,fsdp", "dp=2,tp=2,fsdp", "sp=2,dp=3"};

	for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
		smr_strategy s;
		unsigned devices;
		const char *wrong;

		assert_int_equal(smr_strategy_read(ways[i], &s), SMR_OK);
		wrong = shard_differs(ctx, step, &s, &devices);
		if (wrong != NULL)
			fail_msg("%s: %s", ways[i], wrong);
		assert_int_equal(devices, smr_strategy_devices(&s));
	}
}

/* Returns the bytes of the first argument on a device. */
static double held(const char *way)
{
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_strategy s;
	const smr_load_options o = {.strategy = &s};
	const smr_function *f;
	smr_model *m;
	int64_t n;

	l.text = step;
	l.length = strlen(step);
	assert_int_equal(smr_strategy_read(way, &s), SMR_OK);
	assert_int_equal(smr_model_load(ctx, &l, SMR_LOAD_READY, &o, &m), SMR_OK);
	f = m->module->functions[0];
	assert_true(smr_type_count(&f->vars[f->params[0]].type, &n));
	assert_int_equal(smr_unload(m), SMR_OK);
	return (double)n;
}

/* One weight among data, and one that is constant: a training step of w; the loss is the last
 * result. */
static const char one_weight[] =
	"func.func @main(%w: tensor<12x8xi32>, %s: tensor<8xi32>, %x: tensor<24x12xi32>, %y: "
	"tensor<24x8xi32>) -> (tensor<12x8xi32>, tensor<i32>) {\n"
	"  %z = stablehlo.constant dense<0> : tensor<i32>\n" DOT(
		"o", "x", "w", "[1] x [0]", "24x12", "12x8",
		"24x8") "  %1 = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<8xi32>) -> "
			"tensor<24x8xi32>\n"
			"  %2 = stablehlo.multiply %o, %1 : tensor<24x8xi32>\n"
			"  %d = stablehlo.subtract %2, %y : tensor<24x8xi32>\n" DOT(
				"g", "x", "d", "[0] x [0]", "24x12", "24x8",
				"12x8") "  %n = stablehlo.subtract %w, %g : tensor<12x8xi32>\n"
					"  %l = stablehlo.reduce(%d init: %z) applies "
					"stablehlo.add across dimensions = [0, 1] : "
					"(tensor<24x8xi32>, tensor<i32>) -> tensor<i32>\n"
					"  return %n, %l : tensor<12x8xi32>, tensor<i32>\n}\n";

/* The same numbers and types of arguments and results: the results belong to the batch. */
static const char layer[] =
	"func.func @main(%x: tensor<8x12xi32>, %v: tensor<16x12xi32>, %w: tensor<12x16xi32>) -> "
	"(tensor<8x12xi32>, tensor<i32>) {\n"
	"  %z = stablehlo.constant dense<0> : tensor<i32>\n" DOT("h", "x", "v", "[1] x [1]", "8x12",
								 "16x12", "8x16")
		DOT("o", "h", "w", "[1] x [1]", "8x16", "12x16",
		    "8x12") "  %n = stablehlo.add %x, %o : tensor<8x12xi32>\n"
			    "  %l = stablehlo.reduce(%n init: %z) applies stablehlo.add "
			    "across dimensions = [0, 1] : (tensor<8x12xi32>, tensor<i32>) "
			    "-> tensor<i32>\n"
			    "  return %n, %l : tensor<8x12xi32>, tensor<i32>\n}\n";

/* For each argument: d data, k kept, - neither. */
static void assert_roles(const char *text, const char *roles)
{
	smr_load_params l = SMR_INIT(smr_load_params);
	const smr_function *f;
	uint32_t *kept;
	smr_model *m;
	bool *data;

	l.text = text;
	l.length = strlen(text);
	assert_int_equal(smr_model_load(ctx, &l, SMR_LOAD_SIMPLIFIED, NULL, &m), SMR_OK);
	assert_int_equal(smr_strategy_kept(m->module, &kept), SMR_OK);
	assert_int_equal(smr_strategy_data(m->module, &data), SMR_OK);
	f = m->module->functions[0];
	assert_int_equal(f->nparams, strlen(roles));
	for (uint32_t i = 0; i < f->nparams; i++)
		assert_int_equal(roles[i], data[f->params[i]] ? 'd' : kept[i] > 0 ? 'k' : '-');
	smr_free(kept);
	assert_int_equal(smr_unload(m), SMR_OK);
}

static void a_step_of_one_weight_is_a_training_step(void **state)
{
	assert_roles(step, "kkkdd");
	assert_roles(one_weight, "k-dd");
	assert_roles(layer, "d--");
}

static void a_cut_step_of_one_weight_gives_what_the_whole_one_gives(void **state)
{
	static const char *const ways[] = {"dp=2", "dp=4,fsdp", "dp=2,tp=4"};

	for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
		smr_strategy s;
		unsigned devices;
		const char *wrong;

		assert_int_equal(smr_strategy_read(ways[i], &s), SMR_OK);
		wrong = shard_differs(ctx, one_weight, &s, &devices);
		if (wrong != NULL)
			fail_msg("%s: %s", ways[i], wrong);
	}
}

static void devices_hold_what_the_strategy_says(void **state)
{
	assert_true(held("dp=4") == 12 * 16);
	assert_true(held("dp=4,fsdp") == 12 * 16 / 4);
	assert_true(held("tp=4") == 12 * 16 / 4);
	assert_true(held("dp=2,tp=4,fsdp") <= 12 * 16 / 4);
}

static void strategies_that_cannot_be_are_told(void **state)
{
	static const struct {
		const char *text, *says;
	} rows[] = {{"dp=0", "what is 'dp=0'"},
		    {"dp=x", "what is 'dp=x'"},
		    {"qp=2", "what is 'qp=2'"},
		    {"dp=2,,tp=2", "what is ''"},
		    {"", "what is ''"},
		    {"dp=2,", "what is ''"},
		    {"dp", "what is 'dp'"},
		    {"dp=-1", "a whole number from 1 to 1024"},
		    {"dp=2,dp=2", "dp= is said twice"},
		    {"dp=2,fsdp,fsdp", "fsdp is said twice"},
		    {"remat,remat", "remat is said twice"},
		    {"dp=99999", "what is"},
		    {"dp=64,tp=64", "more than 1024 devices"},
		    {"fsdp", "over parts of"}};
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_strategy s;
	const smr_load_options o = {.strategy = &s};
	smr_model *m;

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		assert_int_equal(smr_strategy_read(rows[i].text, &s), SMR_EINVAL);
		if (strstr(smr_errmsg(), rows[i].says) == NULL)
			fail_msg("%s: %s", rows[i].text, smr_errmsg());
	}
	l.text = step;
	l.length = strlen(step);
	assert_int_equal(smr_strategy_read("dp=5", &s), SMR_OK);
	assert_int_equal(smr_model_load(ctx, &l, SMR_LOAD_READY, &o, &m), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "(dp=4 would)"));
	assert_int_equal(smr_strategy_read("tp=7", &s), SMR_OK);
	assert_int_equal(smr_model_load(ctx, &l, SMR_LOAD_READY, &o, &m), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "no weights"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_cut_step_gives_what_the_whole_one_gives),
		cmocka_unit_test(a_step_of_one_weight_is_a_training_step),
		cmocka_unit_test(a_cut_step_of_one_weight_gives_what_the_whole_one_gives),
		cmocka_unit_test(devices_hold_what_the_strategy_says),
		cmocka_unit_test(strategies_that_cannot_be_are_told),
	};

	return cmocka_run_group_tests(tests, ctx_open, ctx_close);
}
