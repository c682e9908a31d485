/* The component path: it gives the same bits as the core path, for kernels inside and outside, and
 * limits what a component may do. */
#include "back/wasm/component.h"
#include "back/wasm/impl.h"
#include "back/wasm/memory.h"
#include "back/wasm/wac.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "unit.h"
#include <glob.h>
#include <stdio.h>

extern const smr_impl smr_impl_wasm;

/* Divides rows by their sums where these are positive: two stages and a condition. */
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

/* Runs a codelet by a path, which changes b and values. */
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

/* smr_nest_0 stores lo + hi at base[0]; smr_nest_1 is an endless loop. */
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
	size_t size;

	kernel_beside(&kernel, &c);
	assert_int_equal(smr_component_reserve(c, 4096, &call.base), SMR_OK);
	memcpy(smr_component_memory(c, &size) + call.base, words, sizeof(words));
	assert_true(size >= call.base + 4096);
	assert_int_equal(smr_component_run(c, &call, times), SMR_OK);
	assert_true(times[0] > 0 && times[1] >= times[0]);
	memcpy(got, smr_component_memory(c, &size) + call.base, sizeof(got));
	assert_int_equal(got[0], 42);
	assert_int_equal(got[2], 3);
	smr_component_free(c);
	smr_wasm_free(kernel);
}

static void what_lies_beyond_the_kernel_is_out_of_reach(void **state)
{
	smr_stage_call call = {.number = 0, .base = 0xfffffff8};
	uint64_t times[2];
	smr_component *c;
	smr_wasm *kernel;

	kernel_beside(&kernel, &c);
	assert_int_equal(smr_component_run(c, &call, times), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "beyond its memory"));
	smr_component_free(c); /* an instance is unusable after a trap */
	smr_wasm_free(kernel);
	call.number = 7;
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

/* Any one of the prebuilt nodes. */
static void kernel_inside(smr_component **out)
{
	char *folder, *node, pattern[4096];
	glob_t g;
	size_t n;

	assert_int_equal(smr_find_own("components/kernels", &folder), SMR_OK);
	snprintf(pattern, sizeof(pattern), "%s/*.node.wasm", folder);
	assert_int_equal(glob(pattern, 0, NULL, &g), 0);
	assert_int_equal(smr_read_file(g.gl_pathv[0], &node, &n), SMR_OK);
	if (smr_component_new(node, n, &limits, NULL, out) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	globfree(&g);
	smr_free(folder);
	smr_free(node);
}

static void tensors_go_into_the_memory_of_a_kernel_inside(void **state)
{
	enum { MUCH = 5 << 20 };
	smr_component *c;
	size_t before, size;
	uint32_t at, again;

	kernel_inside(&c);
	assert_int_equal(smr_component_reserve(c, 1, &at), SMR_OK);
	memcpy(smr_component_memory(c, &before) + at, "here", 5);
	assert_int_equal(smr_component_reserve(c, MUCH, &again), SMR_OK);
	assert_int_equal(again, at);
	char *memory = smr_component_memory(c, &size);

	assert_true(size > before && size >= (size_t)at + MUCH);
	assert_int_equal(memory[at + MUCH - 1], 0);
	memory[at + MUCH - 1] = 1; /* it is accessible */
	assert_int_equal(smr_component_reserve(c, 64 << 20, &at), SMR_EUNSUPPORTED);
	smr_component_free(c);
}

/* The kernel returns a wrong address, or the receiver stored the tag itself. */
static void a_memory_that_does_not_show_itself_is_not_taken(void **state)
{
	uint64_t one[4] = {1, 2, 3, 4}, two[4] = {5, 2, 7, 8};
	smr_linear last = {.base = (char *)two, .size = sizeof(two)},
		   first = {.base = (char *)one, .size = sizeof(one), .next = &last};

	assert_ptr_equal(smr_linear_find(&first, 0, 1), &first);
	assert_ptr_equal(smr_linear_find(&first, 24, 8), &last);
	assert_null(smr_linear_find(&first, 8, 2)); /* both match */
	assert_null(smr_linear_find(&first, 0, 9));
	assert_null(smr_linear_find(&first, 25, 8));
	assert_null(smr_linear_find(&first, UINT64_MAX, 8));
	assert_null(smr_linear_find(NULL, 0, 1));
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

/* The remote kernel's import is not defined if the kernel is inside. */
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
		cmocka_unit_test(tensors_go_into_the_memory_of_a_kernel_inside),
		cmocka_unit_test(a_memory_that_does_not_show_itself_is_not_taken),
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
