/* The node as a component and the sandbox: composing, instantiating, calling, tensors in and out.
 *
 * Prints "name<TAB>nanoseconds", medians of many; tests/bench/run makes a table of them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "back/wasm/component.h"
#include "back/wasm/impl.h"
#include "back/wasm/own.h"
#include "back/wasm/wac.h"
#include "base/alloc.h"
#include "base/fs.h"

extern const smr_impl smr_impl_wasm;

enum { TIMES = 41, MIB = 1 << 20 };

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int by_value(const void *a, const void *b)
{
	const double *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

static void say(const char *name, double *t)
{
	qsort(t, TIMES, sizeof(*t), by_value);
	printf("%s\t%.0f\n", name, t[TIMES / 2]);
	fflush(stdout);
}

static void must(smr_status st)
{
	if (st == SMR_OK)
		return;
	fprintf(stderr, "bench_wasm: %s\n", smr_errmsg());
	exit(1);
}

/* Medians of TIMES runs of a statement. */
#define MEASURE(name, reps, statement)                        \
	do {                                                  \
		double t_[TIMES];                             \
                                                              \
		for (int i_ = 0; i_ < TIMES; i_++) {          \
			double start_ = now();                \
                                                              \
			for (int r_ = 0; r_ < (reps); r_++) { \
				statement;                    \
			}                                     \
			t_[i_] = (now() - start_) / (reps);   \
		}                                             \
		say(name, t_);                                \
	} while (0)

static char *own(const char *name, size_t *n)
{
	char *path, *data = NULL;

	must(smr_find_own(name, &path));
	must(smr_read_file(path, &data, n));
	smr_free(path);
	return data;
}

static const char nothing[] = "define void @smr_nest_0(ptr %base, ptr %num, ptr %value, i64 %lo, "
			      "i64 %hi, ptr %scratch) {\n  ret void\n}\n";

/* ---- the component -----------------------------------------------------------------------------
 */

static void compose(const smr_bytes *kernel)
{
	smr_bytes node;

	must(smr_wac_node(kernel, &node));
	smr_free(node.data);
}

static void instantiate(const char *node, size_t n, smr_wasm *kernel)
{
	smr_component *c;

	must(smr_component_new(node, n, NULL, kernel, &c));
	smr_component_free(c);
}

static void bench_component(const smr_wasmtime *w, smr_wasm *kernel, const smr_str *ir)
{
	size_t n, ncore;
	char *node = own("components/node.wasm", &n), *core;
	const uint8_t *wasm;
	smr_stage_call call = {0};
	uint64_t times[2];
	const smr_wac *tool;
	smr_component *c;
	smr_bytes part, part_of;

	if (smr_wac_open(&tool) == SMR_OK) {
		must(smr_wasm_kernel(ir, 1, &core, &wasm, &ncore));
		must(smr_wac_component(wasm, ncore, "kernel", &part));
		MEASURE("compose", 1, compose(&part));
		must(smr_wac_node(&part, &part_of));
		must(smr_component_new((char *)part_of.data, part_of.n, NULL, NULL, &c));
		must(smr_component_reserve(c, 4096, &call.base));
		MEASURE("call", 1000, must(smr_component_run(c, &call, times)));
		smr_component_free(c);
		smr_free(core);
		smr_free(part.data);
		smr_free(part_of.data);
	}
	instantiate(node, n, kernel); /* into the cache */
	MEASURE("instantiate", 1, instantiate(node, n, kernel));
	MEASURE("instantiate from the disk's cache", 1,
		(smr_wasm_forget(w), instantiate(node, n, kernel)));
	must(smr_component_new(node, n, NULL, kernel, &c));
	must(smr_component_reserve(c, 4096, &call.base));
	MEASURE("call, kernel beside", 1000, must(smr_component_run(c, &call, times)));
	smr_component_free(c);
	smr_free(node);
}

/* ---- the core path -----------------------------------------------------------------------------
 */

static const char copy[] = "flow \"copy\" { sym n  base A, B written\n"
			   "%0 = view f32[n] A + (0) strides [4]\n"
			   "%1 = view f32[n] B + (0) strides [4]\n"
			   "%2 = nest (i: n) group 1 ins %0 into %1 [i] = mul(%0[i], 2:f32)\n}";

/* 4 MiB in, the same out; what is between is subtracted: a stage over one row. */
static void bench_tensors(void)
{
	static int64_t sym[1] = {MIB};
	float *a = smr_aligned_alloc(64, 4 * MIB), *b = smr_aligned_alloc(64, 4 * MIB);
	char *other = smr_aligned_alloc(64, 4 * MIB);
	void *base[2] = {a, b};
	uint64_t value[8] = {0};
	smr_env e = {.sym = sym, .base = base, .value = value};
	smr_codelet c = {0};
	smr_place p;
	smr_graph *g;
	smr_exec *x;

	if (a == NULL || b == NULL || other == NULL)
		exit(1);
	for (int i = 0; i < MIB; i++)
		a[i] = b[i] = (float)i;
	must(smr_graph_parse("bench", copy, strlen(copy), &g));
	c.graph = g;
	c.nest = g->nodes[g->nnodes - 1];
	must(smr_impl_wasm.prepare(&c, &e, NULL, &x));
	must(smr_impl_wasm.run(x, &e, NULL)); /* pages are there from now on */
	must(smr_wasm_windows(x, &e, x->heap, &p));
	char *memory = smr_wasm_memory(x->wasm, NULL);

	memset(other, 1, 4 * MIB);
	MEASURE("memcpy 4 MiB", 1, memcpy(other, a, 4 * MIB));
	MEASURE("4 MiB in", 1, must(smr_place_in(&p, &e, memory)));
	MEASURE("4 MiB out", 1, must(smr_place_out(&p, &c, &e, memory, NULL)));
	MEASURE("4 MiB in, doubled, out", 1, must(smr_impl_wasm.run(x, &e, NULL)));
	smr_impl_wasm.release(x);
	smr_graph_free(g);
	smr_free(a);
	smr_free(b);
	smr_free(other);
}

static void instance(const smr_wasm_code *code)
{
	smr_wasm *w;

	must(smr_wasm_new(code, NULL, &w));
	smr_wasm_free(w);
}

static void load(const uint8_t *wasm, size_t n)
{
	smr_wasm_code *code;

	must(smr_wasm_code_new(wasm, n, &code, NULL));
	instance(code);
	smr_wasm_code_free(code);
}

int main(void)
{
	const smr_wasmtime *w;
	wasmtime_val_raw_t args[6] = {{0}};
	smr_wasm_code *code;
	const uint8_t *wasm;
	smr_str ir = {0};
	smr_wasm_fn f;
	smr_wasm *x;
	char *entry;
	size_t n;

	if (smr_wasmtime_open(&w) != SMR_OK) {
		fprintf(stderr, "bench_wasm: %s\n", smr_errmsg());
		return 77;
	}
	smr_wasm_own_signals();
	smr_str_puts(&ir, nothing);
	must(smr_wasm_module(&ir, &entry, &wasm, &n));
	must(smr_wasm_code_new(wasm, n, &code, NULL));
	must(smr_wasm_new(code, NULL, &x));
	must(smr_wasm_find(x, "smr_nest_0", "iiilli", &f));
	MEASURE("instantiate core", 1, load(wasm, n));
	MEASURE("call core", 1000, must(smr_wasm_call(x, &f, args)));
	bench_component(w, x, &ir);
	smr_wasm_free(x);
	smr_wasm_code_free(code);
	smr_free(entry);
	smr_str_free(&ir);
	bench_tensors();
	return 0;
}
