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

/* The whole call, by the component path: its tensors go where those of the other go. */
static void bench_component_tensors(const smr_codelet *c, const smr_env *e)
{
	smr_exec *x;

	setenv("SAMARA_WASM_PATH", "component", 1);
	must(smr_impl_wasm.prepare(c, e, NULL, &x));
	unsetenv("SAMARA_WASM_PATH");
	must(smr_impl_wasm.run(x, e, NULL)); /* pages are there from now on */
	MEASURE("4 MiB in, doubled, out, component", 1, must(smr_impl_wasm.run(x, e, NULL)));
	smr_impl_wasm.release(x);
}

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
	nest_place p;
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
	MEASURE("4 MiB in", 1, must(nest_place_in(&p, &e, memory)));
	MEASURE("4 MiB out", 1,
		must(nest_place_out(&p, 0, &c, &e, memory + p.segment[p.result[0].segment].at,
				    NULL)));
	MEASURE("4 MiB in, doubled, out", 1, must(smr_impl_wasm.run(x, &e, NULL)));
	bench_component_tensors(&c, &e);
	smr_impl_wasm.release(x);
	smr_graph_free(g);
	smr_free(a);
	smr_free(b);
	smr_free(other);
}

/* ---- the deadline's price ----------------------------------------------------------------------
 */

static const char product[] = "flow \"product\" { sym n  base A, B, C written\n"
			      "%0 = view f32[n, n] A + (0) strides [4 * n, 4]\n"
			      "%1 = view f32[n, n] B + (0) strides [4 * n, 4]\n"
			      "%2 = view f32[n, n] C + (0) strides [4 * n, 4]\n"
			      "%3 = nest (i: n, j: n, k: n) group 1 ins %0, %1 into %2 [i, j] = "
			      "fold(k; 0:f32; add(acc0, mul(%0[i, k], %1[k, j])))\n}";
static const char dots[] = "flow \"dots\" { sym n  base A, B, C written\n"
			   "%0 = view f32[n, n] A + (0) strides [4 * n, 4]\n"
			   "%1 = view f32[n, n] B + (0) strides [4 * n, 4]\n"
			   "%2 = view f32[n] C + (0) strides [4]\n"
			   "%3 = nest (i: n, k: n) group 1 ins %0, %1 into %2 [i] = "
			   "fold(k; 0:f32; add(acc0, mul(%0[i, k], %1[i, k])))\n}";

/* The same code in an engine that has no deadlines; its table is ours with another engine. */
static void without_deadlines(smr_wasmtime *w)
{
	wasm_config_t *c = w->wasm_config_new();

	w->wasmtime_config_epoch_interruption_set(c, false);
	w->wasmtime_config_wasm_relaxed_simd_set(c, false);
	w->engine = w->wasm_engine_new_with_config(c);
}

static void bench_deadline(const smr_wasmtime *ours, const char *name, const char *text)
{
	enum { N = 512 };
	static int64_t sym[1] = {N};
	static float m[3][N * N];
	void *base[3] = {m[0], m[1], m[2]};
	uint64_t value[8] = {0};
	smr_env e = {.sym = sym, .base = base, .value = value};
	smr_wasmtime free_of = *ours;
	smr_wasm_code other = {.w = &free_of};
	double t[2][TIMES], ratio[TIMES];
	smr_codelet c = {0};
	const uint8_t *wasm;
	nest_text code;
	smr_graph *g;
	char *entry;
	size_t n;

	for (int i = 0; i < N * N; i++)
		m[0][i] = m[1][i] = (float)(i % 17);
	must(smr_graph_parse("bench", text, strlen(text), &g));
	c.graph = g;
	c.nest = g->nodes[g->nnodes - 1];
	smr_exec *x[2];
	for (int i = 0; i < 2; i++)
		must(smr_impl_wasm.prepare(&c, &e, NULL, &x[i]));
	without_deadlines(&free_of);
	must(nest_generate(&c, &e, &nest_target_find("wasm32")->cpu, &code));
	must(smr_wasm_module(&code.ir, &entry, &wasm, &n));
	must(smr_wasmtime_failed("", free_of.wasmtime_module_new(free_of.engine, wasm, n,
								 &other.module)));
	smr_wasm_free(x[1]->wasm);
	must(smr_wasm_new(&other, NULL, &x[1]->wasm));
	for (uint32_t k = 0; k < (uint32_t)code.recipe.nstages; k++)
		must(smr_wasm_stage(x[1]->wasm, k, &x[1]->stage[k]));
	for (int r = -2; r < TIMES; r++)
		for (int i = 0; i < 2; i++) {
			double start = now();

			must(smr_impl_wasm.run(x[i], &e, NULL));
			if (r >= 0)
				t[i][r] = now() - start;
		}
	for (int r = 0; r < TIMES; r++)
		ratio[r] = t[0][r] / t[1][r];
	qsort(ratio, TIMES, sizeof(*ratio), by_value);
	printf("deadline %s\t%.0f\n", name, ratio[TIMES / 2] * 1000); /* thousandths */
	for (int i = 0; i < 2; i++)
		smr_impl_wasm.release(x[i]);
	smr_str_free(&code.ir);
	smr_free(entry);
	smr_graph_free(g);
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
	bench_deadline(w, "gemm 512", product);
	bench_deadline(w, "512 dot products", dots);
	return 0;
}
