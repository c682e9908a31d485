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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(an_artifact_has_the_tree_of_its_text),
		cmocka_unit_test(an_op_has_the_line_of_its_location),
		cmocka_unit_test(every_truncated_artifact_is_refused),
	};

	return cmocka_run_group_tests_name("front/stablehlo/bytecode", tests, NULL, NULL);
}
