/* Modules with recipes: for three targets, and checks of recipes. */
#include "back/cpu/codegen/object/module.h"
#include "back/llvm/llvm.h"
#include "base/alloc.h"
#include "unit.h"
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <unistd.h>

/* Two stages: the sum of all, then every element multiplied by it. */
static const char scaled[] = "flow \"scaled\" { sym n  base A, B written\n"
			     "%0 = view f32[n] A + (0) strides [4]\n"
			     "%1 = view f32[n] B + (0) strides [4]\n"
			     "%2 = nest (i: n, j: n) group 1 ins %0 into %1 [i] = "
			     "mul(%0[i], fold(j; 0:f32; add(acc0, %0[j])))\n}";

static smr_graph *g;
static smr_codelet codelet;
static int64_t sym[2];
static void *base[2];
static uint64_t values[8];
static const smr_env env = {.sym = sym, .base = base, .value = values};

static void parse(const char *text, int64_t n)
{
	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	codelet = (smr_codelet){.graph = g};
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_nest)
			codelet.nest = g->nodes[i];
	sym[0] = n;
}

static void text_of(const char *target, smr_str *ir)
{
	if (smr_nest_module(&codelet, &env, target, ir) != SMR_OK)
		fail_msg("%s: %s", target, smr_errmsg());
}

static void every_target_gets_bitcode_of_its_own(void **state)
{
	static const char *const names[] = {"x86_64", "aarch64", "wasm32"};
	uint64_t before[3] = {0};

	parse(scaled, 300);
	for (int i = 0; i < 3; i++) {
		smr_str ir = {0};
		void *code;
		size_t n;

		text_of(names[i], &ir);
		assert_non_null(strstr(smr_str_text(&ir), "@smr_nest_recipe = constant"));
		if (smr_nest_bitcode(&ir, names[i], &code, &n) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		assert_memory_equal(code, "BC\xc0\xde", 4);
		assert_non_null(memmem(code, n, names[i], 6));
		before[i] = n;
		smr_free(code);
		smr_str_free(&ir);
	}
	assert_true(before[0] > 1000 && before[1] > 1000 && before[2] > 1000);
	smr_graph_free(g);
}

static void a_target_that_is_not_there_is_told(void **state)
{
	smr_str ir = {0};

	parse(scaled, 300);
	assert_int_equal(smr_nest_module(&codelet, &env, "riscv64", &ir), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "riscv64"));
	smr_graph_free(g);
}

/* Each point has its own condition, and rows of ten are read lane by lane. */
static void points_that_share_nothing_are_little_text(void **state)
{
	static const nest_cpu wide = {.vector = 64, .registers = 32, .fma = true};
	nest_text text;

	parse("flow \"f\" { base A, B, C, D written\n"
	      "%0 = view f32[128, 10] A %1 = view f32[512, 10] B %2 = view f32[128, 512] C\n"
	      "%3 = view f32[128, 512] D\n"
	      "%4 = nest (i: 128, j: 512, k: 10) group 1 ins %0, %1, %2 into %3 [i, j] = "
	      "select(gt(%2[i, j], 0:f32), fold(k; 0:f32; add(acc0, mul(%0[i, k], %1[j, k]))), "
	      "0:f32)\n}",
	      1);
	if (nest_generate(&codelet, &env, &wide, &text) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_in_range(text.ir.n, 1000, 192 << 10);
	smr_str_free(&text.ir);
	smr_graph_free(g);
}

static void bad_text_makes_no_bitcode(void **state)
{
	smr_str ir = {0};
	void *code;
	size_t n;

	smr_str_puts(&ir, "define i32 @f() {\n  ret i64 0\n}\n");
	assert_int_equal(smr_nest_bitcode(&ir, "wasm32", &code, &n), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "i32"));
	smr_str_free(&ir);
}

static void the_same_text_serves_many_sizes(void **state)
{
	const nest_target *t = nest_target_find("wasm32");
	nest_text a, b;

	parse(scaled, 300);
	assert_int_equal(nest_generate(&codelet, &env, &t->cpu, &a), SMR_OK);
	sym[0] = 301;
	assert_int_equal(nest_generate(&codelet, &env, &t->cpu, &b), SMR_OK);
	assert_string_equal(smr_str_text(&a.ir), smr_str_text(&b.ir));
	assert_memory_not_equal(&a.recipe, &b.recipe, sizeof(a.recipe));
	smr_str_free(&a.ir);
	smr_str_free(&b.ir);
	smr_graph_free(g);
}

/* ---- run from the module alone -----------------------------------------------------------------
 */

typedef struct runner {
	nest_recipe recipe;
	nest_fn *fn[NEST_MAX_STAGES];
	char *base[NEST_MAX_OPERANDS];
} runner;

static bool part(void *ctx, int stage, int64_t lo, int64_t hi, char *scratch)
{
	runner *r = ctx;

	r->fn[stage](r->base, r->recipe.num, NULL, lo, hi, scratch);
	return true;
}

/* Runs on the arrays A, B and C. */
static void run_on(runner *r, void *a, void *b, void *c)
{
	void *const of[] = {a, b, c};

	for (int i = 0; i < r->recipe.nops; i++)
		r->base[i] = of[r->recipe.op[i].base];
	nest_recipe_run(&r->recipe, part, r, NULL, NULL);
}

static void who_has_the_module_can_run_it(void **state)
{
	enum { N = 1000 };
	static float a[N], b[N], temp[4 * N];
	char path[64], err[256] = "", name[32];
	smr_str ir = {0};
	runner r = {0};

	for (int i = 0; i < N; i++)
		a[i] = (float)(i % 7);
	parse(scaled, N);
	text_of("x86_64", &ir);
	snprintf(path, sizeof(path), "/tmp/module_test.%ld.so", (long)getpid());
	smr_llvm_build_fn *build;

	assert_int_equal(nest_compiler("smr_llvm_build", (void **)&build), SMR_OK);
	if (build(ir.s, ir.n, path, err, sizeof(err)) != 0)
		fail_msg("%s", err);
	void *dl = dlopen(path, RTLD_NOW);

	assert_non_null(dl);
	/* nothing of the codelet is used from here on */
	assert_int_equal(nest_recipe_read(dlsym(dl, NEST_RECIPE_SYMBOL),
					  sizeof(int64_t) * NEST_RECIPE_WORDS, &r.recipe),
			 SMR_OK);
	assert_true(r.recipe.nstages >= 2);
	assert_true(nest_recipe_temp(&r.recipe) <= (int64_t)sizeof(temp));
	for (int k = 0; k < r.recipe.nstages; k++) {
		snprintf(name, sizeof(name), "smr_nest_%d", k);
		*(void **)&r.fn[k] = dlsym(dl, name);
		assert_non_null(r.fn[k]);
	}
	nest_recipe_place(&r.recipe, (void *[]){a, b}, (char *)temp, NULL, r.base);
	for (int i = 0; i < r.recipe.nops; i++) {
		const nest_recipe_op *o = &r.recipe.op[i];

		if (o->where == NEST_MEMORY)
			assert_true(o->lo == 0 && o->hi == (int64_t)sizeof(a));
	}
	nest_recipe_run(&r.recipe, part, &r, NULL, NULL);
	for (int i = 0; i < N; i++)
		assert_true(b[i] == a[i] * 2997); /* integers: exact in any order */
	dlclose(dl);
	unlink(path);
	smr_str_free(&ir);
	smr_graph_free(g);
}

/* ---- stores past the caches --------------------------------------------------------------------
 */

static const char rows[] = "flow \"rows\" { sym m n  base A, B, C written\n"
			   "%0 = view f32[m, n] A + (0) strides [4*n, 4]\n"
			   "%1 = view f32[n] B + (0) strides [4]\n"
			   "%2 = view f32[m, n] C + (0) strides [4*n, 4]\n"
			   "%3 = nest (i: m, j: n) group 2 ins %0, %1 into %2 [i, j] = "
			   "mul(%0[i, j], %1[j])\n}";

/* Generates code for this machine with results of @p least bytes stored past the caches. */
static bool streams(int64_t m, int64_t n, int64_t least, nest_text *t)
{
	nest_cpu cpu;

	nest_cpu_host(&cpu);
	if (cpu.stream == 0)
		skip(); /* it has no such stores */
	cpu.stream = least;
	parse(rows, m);
	sym[1] = n;
	assert_int_equal(nest_generate(&codelet, &env, &cpu, t), SMR_OK);
	smr_graph_free(g);
	return strstr(smr_str_text(&t->ir), ", !nontemporal") != NULL;
}

static void large_results_alone_go_past_the_caches(void **state)
{
	static const struct {
		int64_t m, n, least;
		bool does;
	} is[] = {{64, 64, 16384, true},
		  {64, 64, 16385, false},
		  {64, 64, 0, false},
		  {64, 70, 1, false}}; /* its rows are not aligned */
	nest_text t;

	for (size_t i = 0; i < sizeof(is) / sizeof(is[0]); i++) {
		assert_int_equal(streams(is[i].m, is[i].n, is[i].least, &t), is[i].does);
		smr_str_free(&t.ir);
	}
}

static void lines_of_large_arrays_alone_are_asked_for_ahead(void **state)
{
	nest_text t;

	for (int64_t n = 64; n <= 512; n *= 8) {
		assert_false(streams(n, n, 0, &t));
		assert_int_equal(strstr(smr_str_text(&t.ir), "@llvm.prefetch") != NULL, n == 512);
		smr_str_free(&t.ir);
	}
}

/* At any address: unaligned results use ordinary stores. */
static void what_goes_past_the_caches_is_the_same(void **state)
{
	enum { M = 67, N = 144, AT = 16 };
	static _Alignas(64) float a[M * N + AT], b[N], c[M * N + 2 * AT + 1];
	nest_object object;
	nest_text t;
	runner r = {0};

	for (int i = 0; i < M * N + AT; i++)
		a[i] = (float)i;
	for (int i = 0; i < N; i++)
		b[i] = (float)(i % 5);
	assert_true(streams(M, N, 1, &t));
	assert_int_equal(nest_object_get(t.ir.s, t.ir.n, t.recipe.nstages, &object), SMR_OK);
	r.recipe = t.recipe;
	memcpy(r.fn, object.fn, sizeof(r.fn));
	for (int at = 0; at < AT; at++) {
		memset(c, 0xff, sizeof(c));
		run_on(&r, a + at, b, c + AT + at);
		for (int i = 0; i < M * N; i++)
			assert_true(c[AT + at + i] == a[at + i] * b[i % N]);
		assert_true(isnan(c[AT + at - 1]) && isnan(c[AT + at + M * N]));
	}
	nest_object_drop(&object);
	smr_str_free(&t.ir);
}

/* ---- products of bytes ------------------------------------------------------------------------
 */

static const char grouped[] = "flow \"grouped\" { sym m n  base A, B, C written\n"
			      "%0 = view i8[m, n, 50] A + (0) strides [50*n, 50, 1]\n"
			      "%1 = view i8[n, 50] B + (0) strides [50, 1]\n"
			      "%2 = view f32[m] C + (0) strides [4]\n"
			      "%3 = nest (i: m, j: n, k: 50) group 1 ins %0, %1 into %2 [i] = "
			      "fold(j; 0:f32; add(acc0, convert:f32(fold(k; 0:i32; add(acc0, "
			      "mul(convert:i32(%0[i, j, k]), convert:i32(%1[j, k])))))))\n}";

/* With vectors of @p bytes of this machine. */
static void multiply_groups(int bytes, const char *instruction)
{
	enum { M = 37, N = 11, K = 50 };
	static int8_t a[M * N * K], b[N * K];
	static float c[M];
	nest_object object;
	nest_cpu cpu;
	nest_text t;
	runner r = {0};

	nest_cpu_host(&cpu);
	if (cpu.vector < bytes)
		return;
	cpu.vector = bytes;
	cpu.scalef &= bytes == 64;
	for (int i = 0; i < M * N * K; i++)
		a[i] = (int8_t)(i % 255 - 127);
	for (int i = 0; i < N * K; i++)
		b[i] = (int8_t)(i * 5 % 256 - 128);
	parse(grouped, M);
	sym[1] = N;
	assert_int_equal(nest_generate(&codelet, &env, &cpu, &t), SMR_OK);
	smr_graph_free(g);
	assert_non_null(strstr(smr_str_text(&t.ir), instruction));
	assert_int_equal(nest_object_get(t.ir.s, t.ir.n, t.recipe.nstages, &object), SMR_OK);
	r.recipe = t.recipe;
	memcpy(r.fn, object.fn, sizeof(r.fn));
	run_on(&r, a, b, c);
	for (int i = 0; i < M; i++) {
		float sum = 0;

		for (int j = 0; j < N; j++) {
			int group = 0;

			for (int k = 0; k < K; k++)
				group += a[(i * N + j) * K + k] * b[j * K + k];
			sum += (float)group;
		}
		assert_true(c[i] == sum);
	}
	nest_object_drop(&object);
	smr_str_free(&t.ir);
}

static void pairs_of_bytes_are_added_in_vectors_of_each_size(void **state)
{
	multiply_groups(64, "call <16 x i32> @llvm.x86.avx512.pmaddw.d.512");
	multiply_groups(32, "call <8 x i32> @llvm.x86.avx2.pmadd.wd");
}

static uint16_t to_bf16(int i)
{
	float f = (float)i;
	uint32_t u;

	memcpy(&u, &f, sizeof(u));
	return (uint16_t)(u >> 16);
}

static const char short_rows[] = "flow \"rows\" { sym m n  base A, B, C written\n"
				 "%0 = view bf16[m, n] A + (0) strides [2*n, 2]\n"
				 "%1 = view bf16[n] B + (0) strides [2]\n"
				 "%2 = view bf16[m, n] C + (0) strides [2*n, 2]\n"
				 "%3 = nest (i: m, j: n) group 2 ins %0, %1 into %2 [i, j] = "
				 "mul(%0[i, j], %1[j])\n}";

/* Two vectors are stored as a line, if the result is aligned to one. */
static void short_numbers_go_past_the_caches_in_lines(void **state)
{
	enum { M = 5, N = 288, AT = 32 };
	static _Alignas(64) uint16_t a[M * N + AT], b[N], c[M * N + 2 * AT + 1];
	nest_object object;
	nest_cpu cpu;
	nest_text t;
	runner r = {0};

	nest_cpu_host(&cpu);
	if (cpu.stream == 0)
		skip();
	cpu.stream = 1;
	for (int i = 0; i < M * N + AT; i++)
		a[i] = to_bf16(i % 61);
	for (int i = 0; i < N; i++)
		b[i] = to_bf16(i % 5);
	parse(short_rows, M);
	sym[1] = N;
	assert_int_equal(nest_generate(&codelet, &env, &cpu, &t), SMR_OK);
	smr_graph_free(g);
	assert_int_equal(strstr(smr_str_text(&t.ir), "store <32 x i16>") != NULL, cpu.vector == 64);
	assert_int_equal(nest_object_get(t.ir.s, t.ir.n, t.recipe.nstages, &object), SMR_OK);
	r.recipe = t.recipe;
	memcpy(r.fn, object.fn, sizeof(r.fn));
	for (int at = 0; at < AT; at++) {
		memset(c, 0xff, sizeof(c));
		run_on(&r, a + at, b, c + AT + at);
		for (int i = 0; i < M * N; i++)
			assert_int_equal(c[AT + at + i], to_bf16((at + i) % 61 * (i % N % 5)));
		assert_true(c[AT + at - 1] == 0xffff && c[AT + at + M * N] == 0xffff);
	}
	nest_object_drop(&object);
	smr_str_free(&t.ir);
}

/* ---- rows that stages share --------------------------------------------------------------------
 */

static const char softmax[] =
	"flow \"softmax\" { sym m n  base A, B, C written\n"
	"%0 = view f32[m, n] A + (0) strides [4*n, 4]\n"
	"%1 = view f32[n] B + (0) strides [4]\n"
	"%2 = view f32[m, n] C + (0) strides [4*n, 4]\n"
	"%3 = nest (i: m, j: n, k: n, l: n) group 2 ins %0, %1 into %2 [i, j] = "
	"div(exp(sub(%0[i, j], fold(k; -inf:f32; maximum(acc0, %0[i, k])))), "
	"add(%1[j], fold(l; 0:f32; add(acc0, exp(sub(%0[i, l], fold(k; -inf:f32; maximum(acc0, "
	"%0[i, k]))))))))\n}";

static void generate_softmax(int64_t m, int64_t n, bool keeps, nest_text *t)
{
	nest_cpu cpu;

	nest_cpu_host(&cpu);
	cpu.rows = keeps;
	parse(softmax, m);
	sym[1] = n;
	assert_int_equal(nest_generate(&codelet, &env, &cpu, t), SMR_OK);
	smr_graph_free(g);
}

/* One row must fit into half of the memory for rows, and there must be more than one. */
static void rows_are_kept_where_there_is_room(void **state)
{
	static const struct {
		int64_t m, n;
		bool keeps;
		int64_t bytes;
	} is[] = {{64, 1000, true, 4032},
		  {64, 1000, false, 0},
		  {64, NEST_ROW_ROOM / 8, true, NEST_ROW_ROOM / 2},
		  {64, NEST_ROW_ROOM / 8 + 1, true, 0},
		  {1, 1000, true, 0}};
	nest_text t;

	for (size_t i = 0; i < sizeof(is) / sizeof(is[0]); i++) {
		generate_softmax(is[i].m, is[i].n, is[i].keeps, &t);
		assert_int_equal(nest_recipe_row(&t.recipe), is[i].bytes);
		smr_str_free(&t.ir);
	}
}

static void run_softmax(const nest_text *t, float *a, float *b, float *c, int threads)
{
	nest_object object;
	runner r = {.recipe = t->recipe};
	char *room = NULL, *temp = smr_malloc((size_t)nest_recipe_temp(&t->recipe) + 64);
	void *of[] = {a, b, c};
	smr_workers *w;

	assert_int_equal(smr_workers_new(threads, &w), SMR_OK);
	if (nest_recipe_rows(&t->recipe, w) > 0)
		room = smr_aligned_alloc(64, nest_recipe_rows(&t->recipe, w));
	assert_int_equal(nest_object_get(t->ir.s, t->ir.n, t->recipe.nstages, &object), SMR_OK);
	memcpy(r.fn, object.fn, sizeof(r.fn));
	nest_recipe_place(&t->recipe, of, temp, NULL, r.base);
	nest_recipe_run(&t->recipe, part, &r, w, room);
	nest_object_drop(&object);
	smr_workers_free(w);
	smr_free(room);
	smr_free(temp);
}

/* Rows that fill the memory, short ones, and parts of few rows; any number of threads. */
static void what_is_kept_is_what_is_computed(void **state)
{
	static const int64_t sizes[][2] = {
		{67, 144}, {501, 17}, {1031, 300}, {3, 5000}, {40, 16384}};

	for (size_t k = 0; k < sizeof(sizes) / sizeof(sizes[0]); k++) {
		int64_t m = sizes[k][0], n = sizes[k][1], all = m * n;
		float *a = smr_calloc((size_t)all, 4), *b = smr_calloc((size_t)n, 4);
		float *c = smr_calloc((size_t)all, 4), *d = smr_calloc((size_t)all, 4);
		nest_text t;

		for (int64_t i = 0; i < all; i++)
			a[i] = (float)((i * 7919) % 1009) / 50;
		generate_softmax(m, n, true, &t);
		assert_true(nest_recipe_row(&t.recipe) > 0);
		run_softmax(&t, a, b, c, 1);
		for (int threads = 2; threads <= 3; threads++) {
			memset(d, 0xff, (size_t)all * 4);
			run_softmax(&t, a, b, d, threads);
			assert_memory_equal(c, d, (size_t)all * 4);
		}
		for (int64_t i = 0; i < m; i++) {
			double most = -INFINITY, sum = 0;

			for (int64_t j = 0; j < n; j++)
				most = fmax(most, (double)a[i * n + j]);
			for (int64_t j = 0; j < n; j++)
				sum += exp((double)a[i * n + j] - most);
			for (int64_t j = 0; j < n; j++) {
				double want = exp((double)a[i * n + j] - most) / sum;

				assert_true(fabs(c[i * n + j] - want) <= 4e-6 * want);
			}
		}
		smr_str_free(&t.ir);
		smr_free(a);
		smr_free(b);
		smr_free(c);
		smr_free(d);
	}
}

/* ---- recipes -----------------------------------------------------------------------------------
 */

static size_t words_of(const char *text, int64_t n, int64_t words[NEST_RECIPE_WORDS])
{
	nest_text t;

	parse(text, n);
	assert_int_equal(nest_generate(&codelet, &env, &nest_target_find("aarch64")->cpu, &t),
			 SMR_OK);
	smr_str_free(&t.ir);
	smr_graph_free(g);
	return nest_recipe_write(&t.recipe, words);
}

static void recipes_come_back_as_they_were(void **state)
{
	int64_t words[NEST_RECIPE_WORDS], again[NEST_RECIPE_WORDS];
	size_t n = words_of(scaled, 5000, words);
	nest_recipe r;

	assert_int_equal(nest_recipe_read(words, n * 8, &r), SMR_OK);
	assert_int_equal(nest_recipe_write(&r, again), n);
	assert_memory_equal(words, again, n * 8);
}

static void damaged_recipes_are_refused(void **state)
{
	int64_t words[NEST_RECIPE_WORDS], bad[NEST_RECIPE_WORDS];
	size_t n = words_of(scaled, 5000, words);
	nest_recipe r;

	for (size_t k = 0; k < n; k++) /* truncated anywhere */
		assert_int_equal(nest_recipe_read(words, k * 8, &r), SMR_ECORRUPT);
	for (size_t k = 0; k < 7; k++) { /* the head: each number except the number of values */
		if (k == 5)
			continue;
		memcpy(bad, words, sizeof(bad));
		bad[k] = -1;
		assert_int_equal(nest_recipe_read(bad, n * 8, &r), SMR_ECORRUPT);
		assert_non_null(strstr(smr_errmsg(), "damaged"));
	}
	memcpy(bad, words, sizeof(bad));
	bad[7] = 17; /* an operand of an unknown kind */
	assert_int_equal(nest_recipe_read(bad, n * 8, &r), SMR_ECORRUPT);
	memcpy(bad, words, sizeof(bad));
	bad[7 + 5] = bad[7 + 6] + 1; /* a range that ends before its start */
	assert_int_equal(nest_recipe_read(bad, n * 8, &r), SMR_ECORRUPT);
	memcpy(bad, words, sizeof(bad));
	bad[7 + 7 * bad[2] + 3] = 0; /* no rows at a time */
	assert_int_equal(nest_recipe_read(bad, n * 8, &r), SMR_ECORRUPT);
	for (int64_t per = -1; per <= 5003; per++) {
		memcpy(bad, words, sizeof(bad));
		bad[7 + 7 * bad[2]] = 5000;
		bad[7 + 7 * bad[2] + 1] = per; /* multiples of slabs */
		bad[7 + 7 * bad[2] + 2] = 1;
		assert_int_equal(nest_recipe_read(bad, n * 8, &r),
				 per > 0 && 5000 % per == 0 ? SMR_OK : SMR_ECORRUPT);
	}
}

typedef struct parts {
	_Atomic int n;
	_Atomic unsigned char done[1000];
} parts;

static bool note_part(void *ctx, int stage, int64_t lo, int64_t hi, char *scratch)
{
	parts *p = ctx;

	p->n++;
	for (int64_t i = lo; i < hi; i++)
		p->done[i]++;
	return true;
}

/* For any number of points: a part for each thread, or four if that is much work, of whole tiles
 * except for the last. */
static void work_is_shared_out_evenly(void **state)
{
	static const int64_t tiles[] = {1, 2, 7, 32};
	smr_workers *w;

	for (int threads = 1; threads <= 3; threads++) {
		assert_int_equal(smr_workers_new(threads, &w), SMR_OK);
		for (size_t t = 0; t < sizeof(tiles) / sizeof(tiles[0]); t++)
			for (int64_t n = 1; n < 1000; n += 13) {
				nest_recipe r = {.nstages = 1};
				int64_t units = n / tiles[t] > 0 ? n / tiles[t] : 1;
				bool much = n % 2 == 0;
				int most = threads > 1 && much ? 4 * threads : threads;
				parts p = {0};

				r.stage[0] = (nest_recipe_stage){.n = n,
								 .rows = 1,
								 .tile = tiles[t],
								 .block = 1,
								 .cycles = much ? 1000000 : 100000};
				nest_recipe_run(&r, note_part, &p, w, NULL);
				assert_int_equal(p.n, units < most ? units : most);
				for (int64_t i = 0; i < n; i++)
					assert_int_equal(p.done[i], 1);
			}
		smr_workers_free(w);
	}
}

enum { SLABS = 12, OF_SLAB = 5 };

typedef struct slab_calls {
	int rows[2][SLABS * OF_SLAB]; /* by stage: the order in which they ran */
	int slabs[SLABS], at;
} slab_calls;

static bool note_rows(void *ctx, int stage, int64_t lo, int64_t hi, char *scratch)
{
	slab_calls *s = ctx;

	for (int64_t i = lo; i < hi; i++)
		*(stage == 2 ? &s->slabs[i] : &s->rows[stage][i]) = ++s->at;
	return true;
}

/* Two stages of rows, then one of slabs: each slab is complete before the next one, and both stages
 * run over a few of its rows before other rows. */
static void rows_of_a_slab_go_together(void **state)
{
	nest_recipe r = {.nstages = 3};
	slab_calls s = {.at = 0};

	for (int k = 0; k < 3; k++)
		r.stage[k] = (nest_recipe_stage){.n = k < 2 ? SLABS * OF_SLAB : SLABS,
						 .rows = k < 2 ? OF_SLAB : 1,
						 .tile = 1,
						 .block = k < 2 ? 2 + k : 1,
						 .cycles = (int64_t)8192 * SLABS * OF_SLAB,
						 .flush = k == 0};
	nest_recipe_run(&r, note_rows, &s, NULL, NULL);
	assert_int_equal(s.at, 2 * SLABS * OF_SLAB + SLABS);
	for (int i = 0; i < SLABS * OF_SLAB; i++) {
		assert_true(s.rows[0][i] < s.rows[1][i] && s.rows[1][i] < s.slabs[i / OF_SLAB]);
		assert_true(i < 2 || s.rows[1][i - 2] < s.rows[0][i]);
		assert_true(i < OF_SLAB || s.slabs[i / OF_SLAB - 1] < s.rows[0][i]);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_target_gets_bitcode_of_its_own),
		cmocka_unit_test(a_target_that_is_not_there_is_told),
		cmocka_unit_test(points_that_share_nothing_are_little_text),
		cmocka_unit_test(bad_text_makes_no_bitcode),
		cmocka_unit_test(the_same_text_serves_many_sizes),
		cmocka_unit_test(who_has_the_module_can_run_it),
		cmocka_unit_test(large_results_alone_go_past_the_caches),
		cmocka_unit_test(lines_of_large_arrays_alone_are_asked_for_ahead),
		cmocka_unit_test(what_goes_past_the_caches_is_the_same),
		cmocka_unit_test(pairs_of_bytes_are_added_in_vectors_of_each_size),
		cmocka_unit_test(short_numbers_go_past_the_caches_in_lines),
		cmocka_unit_test(rows_are_kept_where_there_is_room),
		cmocka_unit_test(what_is_kept_is_what_is_computed),
		cmocka_unit_test(work_is_shared_out_evenly),
		cmocka_unit_test(rows_of_a_slab_go_together),
		cmocka_unit_test(recipes_come_back_as_they_were),
		cmocka_unit_test(damaged_recipes_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
