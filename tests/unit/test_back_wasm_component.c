/* The component path: the same bits as the core path, for kernels inside and beside; and what a
 * component may not do. */
#include "back/wasm/component.h"
#include "back/wasm/impl.h"
#include "back/wasm/wac.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "unit.h"
#include <stdio.h>

extern const smr_impl smr_impl_wasm;

/* Rows by their sums where they are positive: two stages and a condition. */
static const char scaled[] = "flow \"scaled\" { sym n m  base A, B written\n"
			     "%0 = view f32[n, m] A + (0) strides [4 * m, 4]\n"
			     "%1 = view f32[n, m] B + (4) strides [4 * m, 4]\n"
			     "%2 = nest (i: n, j: m, k: m) group 1 ins %0 into %1 [i, j] = "
			     "mul(%0[i, j], fold(k; 0:f32; add(acc0, mul(%0[i, k], 0.37:f32))))\n}";
static const char sum[] = "flow \"sum\" { sym n m  base A\n"
			  "%0 = view f32[n, m] A + (0) strides [4 * m, 4]\n"
			  "%1 = nest (i: n, j: m) group 1 ins %0 = fold(i, j; 0:f32; add(acc0, "
			  "%0[i, j]))\nresult %1\n}";

enum { N = 37, M = 211 };

static float a[N * M], b[N * M + 2];
static uint64_t values[8];
static char detail[400];

static void fill(void)
{
	uint64_t seed = 5;

	for (int i = 0; i < N * M; i++) {
		seed = seed * 6364136223846793005u + 1442695040888963407u;
		a[i] = (float)(seed >> 40) / (1 << 23) - 1;
	}
	memset(b, 0x5a, sizeof(b));
	memset(values, 0, sizeof(values));
}

/* A run by a path: what it left in b and values. */
static void run(const char *text, const char *path)
{
	int64_t sym[2] = {N, M};
	void *base[2] = {a, b};
	smr_env e = {.sym = sym, .base = base, .value = values};
	smr_codelet c = {0};
	smr_graph *g;
	smr_exec *x;

	setenv("SAMARA_WASM_PATH", path, 1);
	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	c.graph = g;
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_nest)
			c.nest = g->nodes[i];
	fill();
	if (smr_impl_wasm.prepare(&c, &e, NULL, &x) != SMR_OK ||
	    smr_impl_wasm.run(x, &e, NULL) != SMR_OK)
		fail_msg("%s: %s", path, smr_errmsg());
	snprintf(detail, sizeof(detail), "%s", smr_impl_wasm.detail(x));
	smr_impl_wasm.release(x);
	smr_graph_free(g);
}

static void both_paths_give_the_same_bits(void **state)
{
	static float core[N * M + 2];
	uint64_t value;

	run(scaled, "core");
	assert_null(strstr(detail, "component"));
	memcpy(core, b, sizeof(b));
	run(scaled, "component");
	assert_non_null(strstr(detail, "component"));
	assert_memory_equal(core, b, sizeof(b));
	assert_true(b[0] != b[1] && memcmp(&b[0], "ZZZZ", 4) == 0); /* before the window */
	run(sum, "core");
	value = values[1];
	assert_true(value != 0);
	run(sum, "component");
	assert_int_equal(value, values[1]);
}

static char *own(const char *name, size_t *n)
{
	char *path, *data = NULL;

	if (smr_find_own(name, &path) != SMR_OK || smr_read_file(path, &data, n) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	smr_free(path);
	return data;
}

/* smr_nest_0 stores lo + hi at base[0]; smr_nest_1 does not end. */
static const char adds[] =
	"define void @smr_nest_0(ptr %base, ptr %num, ptr %value, i64 %lo, i64 %hi, ptr %scratch) "
	"{\n  %s = add i64 %lo, %hi\n  store i64 %s, ptr %base\n  ret void\n}\n"
	"define void @smr_nest_1(ptr %base, ptr %num, ptr %value, i64 %lo, i64 %hi, ptr %scratch) "
	"{\n  br label %l\nl:\n  %p = getelementptr i8, ptr %base, i64 8\n"
	"  store volatile i64 %lo, ptr %p\n  br label %l\n}\n";

static const smr_wasm_limits limits = {.memory = 8 << 20, .seconds = 0.2};

static void kernel_beside(smr_wasm **kernel, smr_component **out)
{
	smr_str ir = {0};
	const uint8_t *wasm;
	smr_wasm_code *code = NULL;
	char *entry, *node;
	size_t n, nnode;

	smr_str_puts(&ir, adds);
	if (smr_wasm_module(&ir, &entry, &wasm, &n) != SMR_OK ||
	    smr_wasm_code_new(wasm, n, &code, NULL) != SMR_OK ||
	    smr_wasm_new(code, &limits, kernel) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	smr_wasm_code_free(code);
	smr_free(entry);
	smr_str_free(&ir);
	node = own("components/node.wasm", &nnode);
	if (smr_component_new(node, nnode, &limits, *kernel, out) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	smr_free(node);
}

static void the_ready_made_node_runs_code_beside_it(void **state)
{
	uint64_t words[3] = {1, 2, 3}, got[3], times[2];
	smr_stage_call call = {.lo = 40, .hi = 2};
	smr_component *c;
	smr_wasm *kernel;

	kernel_beside(&kernel, &c);
	assert_int_equal(smr_component_reserve(c, 4096, &call.base), SMR_OK);
	assert_int_equal(smr_component_put(c, call.base, words, sizeof(words)), SMR_OK);
	assert_int_equal(smr_component_run(c, &call, times), SMR_OK);
	assert_true(times[0] > 0 && times[1] >= times[0]);
	assert_int_equal(smr_component_get(c, call.base, got, sizeof(got)), SMR_OK);
	assert_int_equal(got[0], 42);
	assert_int_equal(got[2], 3);
	smr_component_free(c);
	smr_wasm_free(kernel);
}

static void what_lies_beyond_the_kernel_is_out_of_reach(void **state)
{
	smr_stage_call call = {.number = 7};
	uint64_t word = 1, times[2];
	smr_component *c;
	smr_wasm *kernel;

	kernel_beside(&kernel, &c);
	assert_int_equal(smr_component_put(c, 0xfffffff8, &word, 8), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "beyond the kernel's memory"));
	smr_component_free(c); /* after a trap an instance is done for */
	smr_wasm_free(kernel);
	kernel_beside(&kernel, &c);
	assert_int_equal(smr_component_reserve(c, 64 << 20, &call.base), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "SAMARA_WASM_MEMORY"));
	smr_component_free(c);
	smr_wasm_free(kernel);
	kernel_beside(&kernel, &c);
	assert_int_equal(smr_component_run(c, &call, times), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "smr_nest_7"));
	smr_component_free(c);
	smr_wasm_free(kernel);
}

static void a_stage_that_does_not_end_is_stopped(void **state)
{
	smr_stage_call call = {.number = 1};
	uint64_t times[2];
	smr_component *c;
	smr_wasm *kernel;

	kernel_beside(&kernel, &c);
	assert_int_equal(smr_component_reserve(c, 4096, &call.base), SMR_OK);
	assert_int_equal(smr_component_run(c, &call, times), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "deadline"));
	smr_component_free(c);
	smr_wasm_free(kernel);
}

/* The remote kernel's import is not there when the kernel is said to be inside. */
static void imports_outside_the_list_are_refused(void **state)
{
	smr_component *c;
	size_t n;
	char *node = own("components/node.wasm", &n);

	assert_int_equal(smr_component_new(node, n, &limits, NULL, &c), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "host-kernel"));
	smr_free(node);
	node = own("components/monitor.wasm", &n);
	assert_int_equal(smr_component_new(node, n, &limits, NULL, &c), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "worker"));
	assert_int_equal(smr_component_new("hello", 5, &limits, NULL, &c), SMR_EUNSUPPORTED);
	smr_free(node);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(both_paths_give_the_same_bits),
		cmocka_unit_test(the_ready_made_node_runs_code_beside_it),
		cmocka_unit_test(what_lies_beyond_the_kernel_is_out_of_reach),
		cmocka_unit_test(a_stage_that_does_not_end_is_stopped),
		cmocka_unit_test(imports_outside_the_list_are_refused),
	};
	const smr_wasmtime *w;

	if (smr_wasmtime_open(&w) != SMR_OK) {
		printf("skipped: %s\n", smr_errmsg());
		return 77; /* meson's "skipped" */
	}
	smr_wasm_own_signals(); /* cmocka's handlers are set before each test */
	return cmocka_run_group_tests(tests, NULL, NULL);
}
