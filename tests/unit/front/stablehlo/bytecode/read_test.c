/* Tests of the reader of MLIR bytecode. Files NAME.hex beside this one are artifacts in hexadecimal
 * digits. */
#include "base/fs.h"
#include "front/stablehlo/bytecode/bytecode.h"
#include "front/stablehlo/bytecode/program.h"
#include "unit.h"

#define FOLDER "tests/unit/front/stablehlo/bytecode/"

typedef struct bytes {
	unsigned char *v;
	size_t n;
} bytes;

static int digit(char c)
{
	return c >= 'a' ? c - 'a' + 10 : c - '0';
}

/* Reads an artifact; free b.v with smr_free(). */
static bytes read_hex(const char *name)
{
	char path[256], *text;
	bytes b = {0};
	size_t n;

	snprintf(path, sizeof(path), FOLDER "%s.hex", name);
	if (smr_read_file(path, &text, &n) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	b.v = smr_malloc(n);
	for (size_t i = 0; i + 1 < n; i += 2) {
		i += text[i] == '\n';
		if (i + 1 < n)
			b.v[b.n++] = (unsigned char)(digit(text[i]) * 16 + digit(text[i + 1]));
	}
	smr_free(text);
	return b;
}

static char *print(smr_mlir *m)
{
	smr_str s = {0};

	assert_int_equal(smr_mlir_print(m, &s), SMR_OK);
	smr_mlir_free(m);
	return smr_str_take(&s);
}

static char *print_text(const char *text)
{
	smr_mlir *m = NULL;

	if (smr_mlir_parse("t", text, strlen(text), &m) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return print(m);
}

static smr_mlir *read_artifact(const char *name)
{
	bytes b = read_hex(name);
	smr_mlir *m = NULL;

	if (smr_mlir_load(name, b.v, b.n, &m) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	smr_free(b.v);
	return m;
}

static void is_same_tree(const char *name, const char *text)
{
	char *a = print(read_artifact(name)), *b = print_text(text);

	assert_string_equal(a, b);
	smr_free(a);
	smr_free(b);
}

#define SINE_DOT                                                                                   \
	"module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} "   \
	"{\n"                                                                                      \
	"  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<4x5xf32>)\n"               \
	"      -> (tensor<3x5xf32> {jax.result_info = \"result\"}) {\n"                            \
	"    %0 = stablehlo.sine %arg0 : tensor<3x4xf32>\n"                                        \
	"    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0],\n"                \
	"      precision = [DEFAULT, DEFAULT]\n"                                                   \
	"      : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>\n"                          \
	"    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>\n"                        \
	"    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>\n" \
	"    %3 = stablehlo.add %1, %2 : tensor<3x5xf32>\n"                                        \
	"    return %3 : tensor<3x5xf32>\n"                                                        \
	"  }\n"                                                                                    \
	"}\n"

static void an_artifact_has_the_tree_of_its_text(void **state)
{
	is_same_tree("sine_dot", SINE_DOT);
}

static void the_program_in_what_jax_export_writes_is_found(void **state)
{
	bytes b = read_hex("jax_export");
	char *text = print(read_artifact("jax_export"));
	smr_mlir *m = NULL;

	assert_non_null(strstr(text, "\"stablehlo.sine\"(%arg0) : (tensor<3x4xf32>)"));
	for (size_t i = 0; i < b.n; i++) {
		unsigned char *copy = smr_malloc(i + 1);

		memcpy(copy, b.v, i);
		if (smr_mlir_load("t", copy, i, &m) == SMR_OK)
			smr_mlir_free(m); /* only what follows the program is missing */
		smr_free(copy);
	}
	smr_free(text);
	smr_free(b.v);
}

static void shardings_are_those_of_the_text(void **state)
{
	is_same_tree("sharded",
		     "module @jit__lambda attributes {mhlo.num_partitions = 4 : i32,"
		     " mhlo.num_replicas = 1 : i32} {\n"
		     "  \"sdy.mesh\"() <{mesh = #sdy.mesh<[\"x\"=4]>, sym_name = \"mesh\"}>"
		     " {stablehlo.mesh = {axes = [{name = \"x\", size = 4 : i64}]}} : () -> ()\n"
		     "  func.func public @main(%arg0: tensor<8x4xf32> {sdy.sharding ="
		     " #sdy.sharding<@mesh, [{\"x\"}, {}]>}) -> (tensor<2x4xf32> {jax.result_info ="
		     " \"result\", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {\n"
		     "    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{\"x\"}, {}]>]"
		     " out_shardings=[<@mesh, [{}, {}]>] manual_axes={\"x\"}"
		     " (%arg1: tensor<2x4xf32>) {\n"
		     "      %1 = \"stablehlo.all_reduce\"(%arg1) <{channel_handle ="
		     " #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups ="
		     " dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({\n"
		     "      ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
		     "        %2 = stablehlo.add %a, %b : tensor<f32>\n"
		     "        stablehlo.return %2 : tensor<f32>\n"
		     "      }) : (tensor<2x4xf32>) -> tensor<2x4xf32>\n"
		     "      sdy.return %1 : tensor<2x4xf32>\n"
		     "    } : (tensor<8x4xf32>) -> tensor<2x4xf32>\n"
		     "    return %0 : tensor<2x4xf32>\n"
		     "  }\n"
		     "}\n");
}

static void the_dialect_stablehlo_itself_is_read(void **state)
{
	is_same_tree(
		"unversioned_scatter",
		"func.func @main(%a: tensor<2x2xf32>) {\n"
		"  %i = stablehlo.constant dense<0> : tensor<3x1xi32>\n"
		"  %u = stablehlo.constant dense<0.0> : tensor<3x2xf32>\n"
		"  %r = \"stablehlo.scatter\"(%a, %i, %u) ({\n"
		"  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
		"    stablehlo.return %y : tensor<f32>\n"
		"  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],"
		" inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],"
		" index_vector_dim = 1>}"
		" : (tensor<2x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<2x2xf32>\n"
		"  return\n"
		"}\n");
}

static void an_op_has_the_line_of_its_location(void **state)
{
	smr_mlir *m = read_artifact("sine_dot");
	const smr_mlir_op *f = smr_mlir_module(m)->regions[0].blocks[0]->ops[0];
	const smr_mlir_op *sine = f->regions[0].blocks[0]->ops[0];

	assert_string_equal(sine->name, "stablehlo.sine");
	assert_string_equal(sine->file, "/tmp/train.py");
	assert_int_equal(sine->line, 4);
	smr_mlir_free(m);
}

static void every_truncated_artifact_is_refused(void **state)
{
	bytes b = read_hex("sine_dot");
	smr_mlir *m = NULL;

	for (size_t i = 0; i < b.n; i++) {
		unsigned char *copy = smr_malloc(i + 1); /* its end is found by the sanitizer */

		memcpy(copy, b.v, i);
		assert_int_equal(smr_mlir_read_bytecode("t", copy, i, &m), SMR_EPARSE);
		assert_non_null(strstr(smr_errmsg(), "t: byte "));
		smr_free(copy);
	}
	smr_free(b.v);
}

/* Replaces the first @p from by @p to, of the same length. */
static void replace(bytes *b, const char *from, const char *to)
{
	unsigned char *at = memmem(b->v, b->n, from, strlen(from));

	assert_non_null(at);
	memcpy(at, to, strlen(to));
}

static void is_refused(const void *data, size_t n, smr_status why, const char *words)
{
	smr_mlir *m = NULL;

	assert_int_equal(smr_mlir_load("t", data, n, &m), why);
	if (strstr(smr_errmsg(), words) == NULL)
		fail_msg("'%s' is not in '%s'", words, smr_errmsg());
}

static void an_unknown_op_is_named_with_its_line(void **state)
{
	bytes b = read_hex("sine_dot");

	replace(&b, "dot_general_v2", "dot_general_v9");
	is_refused(b.v, b.n, SMR_EUNSUPPORTED,
		   "/tmp/train.py:4:11: unsupported: vhlo.dot_general_v9");
	smr_free(b.v);
}

static void an_artifact_with_any_bit_changed_is_read_or_refused(void **state)
{
	static const char *const names[] = {"sine_dot", "sharded", "jax_export",
					    "unversioned_scatter"};

	for (size_t k = 0; k < sizeof(names) / sizeof(names[0]); k++) {
		bytes b = read_hex(names[k]);

		for (size_t i = 0; i < 8 * b.n; i++) {
			smr_mlir *m = NULL;

			b.v[i / 8] ^= (unsigned char)(1u << i % 8);
			if (smr_mlir_load("t", b.v, b.n, &m) == SMR_OK)
				smr_mlir_free(m);
			b.v[i / 8] ^= (unsigned char)(1u << i % 8);
		}
		smr_free(b.v);
	}
}

static void other_forms_are_refused_with_what_to_do(void **state)
{
	static const char proto[] = "\n\005jit_f\022\010\001\002\003\004";
	static const char newer[] = "ML\357R\017MLIR99\0";

	is_refused(proto, sizeof(proto), SMR_EUNSUPPORTED, "as_text()");
	is_refused("PK\003\004abcd", 8, SMR_EUNSUPPORTED, "unpack it");
	is_refused("HloModule jit_f", 15, SMR_EUNSUPPORTED, "as_text()");
	is_refused(newer, sizeof(newer), SMR_EUNSUPPORTED, "versions 0 to 6");
}

static smr_status read_and_free(void *arg)
{
	const bytes *b = arg;
	smr_mlir *m;
	smr_status st = smr_mlir_load("t", b->v, b->n, &m);

	if (st == SMR_OK)
		smr_mlir_free(m);
	return st;
}

static void memory_may_be_short_at_any_time(void **state)
{
	static const char *const names[] = {"sine_dot", "sharded", "unversioned_scatter"};

	for (size_t k = 0; k < sizeof(names) / sizeof(names[0]); k++) {
		bytes b = read_hex(names[k]);

		unit_fail_each_allocation(read_and_free, &b);
		smr_free(b.v);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(an_artifact_has_the_tree_of_its_text),
		cmocka_unit_test(the_program_in_what_jax_export_writes_is_found),
		cmocka_unit_test(shardings_are_those_of_the_text),
		cmocka_unit_test(the_dialect_stablehlo_itself_is_read),
		cmocka_unit_test(an_op_has_the_line_of_its_location),
		cmocka_unit_test(every_truncated_artifact_is_refused),
		cmocka_unit_test(an_unknown_op_is_named_with_its_line),
		cmocka_unit_test(an_artifact_with_any_bit_changed_is_read_or_refused),
		cmocka_unit_test(other_forms_are_refused_with_what_to_do),
		cmocka_unit_test(memory_may_be_short_at_any_time),
	};

	return cmocka_run_group_tests_name("front/stablehlo/bytecode", tests, NULL, NULL);
}
