/* Generated nests against the machine: GFLOP/s beside the peak of a multiply-add loop, GB/s beside
 * a triad. One thread and all; minimum of several runs. bench_nest [part of a name] */
#include "back/back.h"
#include "base/alloc.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

extern const smr_impl smr_impl_nest;

/* One thread is timed by the processor time it got: on a busy machine wall time says little. */
static clockid_t which = CLOCK_PROCESS_CPUTIME_ID;

static double now(void)
{
	struct timespec t;

	clock_gettime(which, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* ---- building ----------------------------------------------------------------------------------
 */

static smr_graph *g;
static smr_nest *nest;
static smr_node *ins[16];
static uint32_t nins;
static void *memory[16];
static size_t bytes[16];
static int64_t shape[16][SMR_MAX_RANK];

static const smr_poly *num(int64_t v)
{
	return smr_poly_const(g->arena, v);
}

static void start(int nloops, uint64_t domain, const int64_t *extent)
{
	static const char *const names[] = {"a", "b", "c", "d", "e", "f", "g", "h"};

	if (smr_graph_new("bench", &g) != SMR_OK)
		exit(1);
	nest = smr_arena_alloc(g->arena, sizeof(*nest));
	nest->nloops = (uint32_t)nloops;
	nest->domain = domain;
	for (int l = 0; l < nloops; l++)
		nest->loops[l] = (smr_loop){.name = names[l], .extent = num(extent[l])};
	nins = 0;
}

/* A dense array with random contents; its base has the number of its call. */
static smr_node *array(smr_dtype t, int rank, const int64_t *dims)
{
	static const char *const names[] = {"A", "B", "C", "D", "E", "F"};
	smr_type type = {.dtype = t, .rank = (uint32_t)rank};
	smr_window w = {.offset = num(0)};
	int64_t stride = (int64_t)smr_dtype_size(t);
	uint32_t b = smr_graph_base(g, names[g->nbases]);

	for (int d = rank; d-- > 0;) {
		w.stride[d] = num(stride);
		type.dims[d] = num(dims[d]);
		shape[b][d] = dims[d];
		stride *= dims[d];
	}
	w.base = b;
	bytes[b] = (size_t)stride;
	memory[b] = aligned_alloc(64, (bytes[b] + 63) / 64 * 64);
	for (size_t i = 0; i < bytes[b] / smr_dtype_size(t); i++)
		if (t == SMR_F32)
			((float *)memory[b])[i] = (float)(rand() % 2000 - 1000) * 1e-3f;
		else
			((double *)memory[b])[i] = (double)(rand() % 2000 - 1000) * 1e-3;
	return smr_graph_view(g, &type, &w, names[b]);
}

/* Index along dimension d = sum of the loops named in text "ab", + a digit: "b+f", "a1" = a + 1. */
static smr_index *index_of(const char *const *text, int rank)
{
	smr_index *x = smr_arena_array(g->arena, (size_t)rank, sizeof(*x));

	for (int d = 0; d < rank; d++) {
		x[d].offset = num(0);
		for (const char *c = text[d]; *c != '\0'; c++)
			if (*c >= '0' && *c <= '9')
				x[d].offset = num(*c - '0');
			else
				x[d].coef[*c - 'a'] = num(1);
	}
	return x;
}

static const smr_expr *rd(smr_node *v, const char *x, const char *y, const char *z, const char *w)
{
	const char *text[] = {x, y, z, w};

	for (uint32_t i = 0; i <= nins; i++) {
		if (i == nins)
			ins[nins++] = v;
		if (ins[i] == v)
			return smr_expr_read(g, v->type.dtype, i, v->type.rank,
					     index_of(text, (int)v->type.rank));
	}
	return NULL;
}

static const smr_expr *op2(smr_op op, const smr_expr *a, const smr_expr *b)
{
	const smr_expr *args[] = {a, b};
	smr_dtype t = op == SMR_OP_gt || op == SMR_OP_lt ? SMR_I1 : a->type;

	return smr_expr_op(g, op, t, 2, args);
}

static const smr_expr *op1(smr_op op, const smr_expr *a)
{
	return smr_expr_op(g, op, a->type, 1, &a);
}

static const smr_expr *pick(const smr_expr *c, const smr_expr *a, const smr_expr *b)
{
	const smr_expr *args[] = {c, a, b};

	return smr_expr_op(g, SMR_OP_select, a->type, 3, args);
}

static const smr_expr *sum(const char *loops, const smr_expr *e)
{
	uint32_t l[SMR_MAX_LOOPS], n = 0;

	for (; loops[n] != '\0'; n++)
		l[n] = (uint32_t)(loops[n] - 'a');
	return smr_expr_fold(g, n, l, smr_expr_float(g, e->type, 0),
			     op2(SMR_OP_add, smr_expr_acc(g, e->type, 0, 0), e));
}

static const smr_expr *greatest(const char *loops, const smr_expr *e)
{
	uint32_t l = (uint32_t)(loops[0] - 'a');
	const smr_expr *acc = smr_expr_acc(g, e->type, 0, 0);

	return smr_expr_fold(g, 1, &l, smr_expr_float(g, e->type, -INFINITY),
			     pick(op2(SMR_OP_gt, e, acc), e, acc));
}

static const smr_expr *relu(const smr_expr *e)
{
	const smr_expr *zero = smr_expr_float(g, e->type, 0);

	return pick(op2(SMR_OP_gt, e, zero), e, zero);
}

/* ---- running -----------------------------------------------------------------------------------
 */

static double measure(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	double best = 1e9, begin = now();

	for (int i = 0; i < 200 && (i < 3 || now() - begin < 0.7); i++) {
		double t = now();

		if (smr_impl_nest.run(x, e, w) != SMR_OK)
			exit(1);
		t = now() - t;
		best = t < best ? t : best;
	}
	return best;
}

static double peak, triad; /* one thread */
static const char *only;

static void run(const char *name, const smr_expr *value, smr_node *into, const char *const *store,
		double flops, double traffic)
{
	smr_codelet c = {.graph = g, .fp = SMR_FP_REASSOC};
	int64_t sym[1] = {0};
	uint64_t values[256] = {0};
	smr_env e = {.sym = sym, .base = memory, .value = values};
	smr_workers *w[2] = {NULL, NULL};
	smr_exec *x;
	double t[2], begin, made;

	which = CLOCK_MONOTONIC;
	begin = now();

	nest->value = value;
	nest->store = into != NULL ? index_of(store, (int)into->type.rank) : NULL;
	c.nest = smr_graph_nest(g, nest, ins, nins, into);
	if (smr_impl_nest.prepare(&c, &e, NULL, &x) != SMR_OK) {
		printf("%-14s %s\n", name, smr_errmsg());
		return;
	}
	made = now() - begin;
	for (int i = 0; i < 2; i++) {
		if (smr_workers_new(i + 1, &w[i]) != SMR_OK)
			exit(1);
		which = i == 0 ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC;
		t[i] = measure(x, &e, w[i]);
		smr_workers_free(w[i]);
	}
	printf("%-14s %8.3f %8.3f ms", name, t[0] * 1e3, t[1] * 1e3);
	if (flops > 0)
		printf("  %6.1f %6.1f GFLOP/s %3.0f%% of peak", flops / t[0] * 1e-9,
		       flops / t[1] * 1e-9,
		       100 * flops / t[0] / peak /
			       (into != NULL && into->type.dtype == SMR_F64 ? 0.5 : 1));
	if (traffic > 0)
		printf("  %5.1f %5.1f GB/s %3.0f%% of triad", traffic / t[0] * 1e-9,
		       traffic / t[1] * 1e-9, 100 * traffic / t[0] / triad);
	printf("  made %.0f ms  [%s]\n", made * 1e3, smr_impl_nest.detail(x));
	smr_impl_nest.release(x);
	for (uint32_t b = 0; b < g->nbases; b++)
		free(memory[b]);
	smr_graph_free(g);
}

typedef float lanes __attribute__((vector_size(32)));

__attribute__((target("avx2,fma"), noinline)) static double fma_peak(void)
{
	lanes a[12] = {{0}}, b = {0.5f}, c = {1.0001f};
	long n = 1 << 22;
	double best = 1e9;

	for (int rep = 0; rep < 5; rep++) {
		double t = now();

		for (long i = 0; i < n; i++)
			for (int k = 0; k < 12; k++)
				__asm__("vfmadd231ps %2, %1, %0" : "+x"(a[k]) : "x"(b), "x"(c));
		t = now() - t;
		best = t < best ? t : best;
	}
	__asm__ volatile("" : : "x"(a[0]), "x"(a[1]), "x"(a[2]), "x"(a[3]), "x"(a[4]), "x"(a[5]));
	return (double)n * 12 * 16 / best;
}

static double triad_rate(void)
{
	size_t n = 8 << 20;
	double *a = malloc(n * 8), *b = malloc(n * 8), *c = malloc(n * 8), best = 1e9;

	memset(a, 0, n * 8);
	memset(b, 0, n * 8);
	memset(c, 0, n * 8);
	for (int rep = 0; rep < 5; rep++) {
		double t = now();

		for (size_t i = 0; i < n; i++)
			a[i] = b[i] + 3.0 * c[i];
		__asm__ volatile("" : : "r"(a) : "memory");
		t = now() - t;
		best = t < best ? t : best;
	}
	free(a);
	free(b);
	free(c);
	return (double)n * 24 / best;
}

#define DIMS(...)           \
	(const int64_t[])   \
	{                   \
		__VA_ARGS__ \
	}
#define AT(...)               \
	(const char *const[]) \
	{                     \
		__VA_ARGS__   \
	}
#define WANTED(name) (only == NULL || strstr(name, only) != NULL)

/* ---- the nests ---------------------------------------------------------------------------------
 */

static void conv(const char *name, int64_t oc, int64_t h, int64_t w, int64_t ic, int64_t k,
		 bool act)
{
	if (!WANTED(name))
		return;
	/* a oc, b row, c column, d ic, e kernel row, f kernel column */
	start(6, 7, DIMS(oc, h, w, ic, k, k));
	smr_node *in = array(SMR_F32, 3, DIMS(ic, h + k - 1, w + k - 1));
	smr_node *wt = array(SMR_F32, 4, DIMS(oc, ic, k, k)), *bias = array(SMR_F32, 1, DIMS(oc));
	smr_node *out = array(SMR_F32, 3, DIMS(oc, h, w));
	const smr_expr *e = sum("def", op2(SMR_OP_mul, rd(in, "d", "be", "cf", ""),
					   rd(wt, "a", "d", "e", "f")));

	e = op2(SMR_OP_add, e, rd(bias, "a", "", "", ""));
	run(name, act ? relu(e) : e, out, AT("a", "b", "c"),
	    2.0 * (double)(oc * h * w * ic * k * k), 0);
}

static void gemm(const char *name, int64_t m, int64_t n, int64_t k, bool nt, smr_dtype t)
{
	if (!WANTED(name))
		return;
	start(3, 3, DIMS(m, n, k));
	smr_node *a = array(t, 2, DIMS(m, k)),
		 *b = nt ? array(t, 2, DIMS(n, k)) : array(t, 2, DIMS(k, n));
	smr_node *c = array(t, 2, DIMS(m, n));
	const smr_expr *e = sum("c", op2(SMR_OP_mul, rd(a, "a", "c", "", ""),
					 nt ? rd(b, "b", "c", "", "") : rd(b, "c", "b", "", "")));

	run(name, e, c, AT("a", "b"), 2.0 * (double)(m * n * k), 0);
}

static void gemv(int64_t m, int64_t n)
{
	if (!WANTED("gemv"))
		return;
	start(2, 1, DIMS(m, n));
	smr_node *a = array(SMR_F32, 2, DIMS(m, n)), *x = array(SMR_F32, 1, DIMS(n));
	smr_node *y = array(SMR_F32, 1, DIMS(m));

	run("gemv", sum("b", op2(SMR_OP_mul, rd(a, "a", "b", "", ""), rd(x, "b", "", "", ""))), y,
	    AT("a"), 2.0 * (double)(m * n), 4.0 * (double)(m * n));
}

static void jacobi(int64_t n)
{
	if (!WANTED("jacobi"))
		return;
	start(2, 3, DIMS(n - 2, n - 2));
	smr_node *a = array(SMR_F64, 2, DIMS(n, n)), *b = array(SMR_F64, 2, DIMS(n, n));
	const smr_expr *s = rd(a, "a1", "b1", "", "");

	s = op2(SMR_OP_add, s, rd(a, "a1", "b", "", ""));
	s = op2(SMR_OP_add, s, rd(a, "a1", "b2", "", ""));
	s = op2(SMR_OP_add, s, rd(a, "a", "b1", "", ""));
	s = op2(SMR_OP_add, s, rd(a, "a2", "b1", "", ""));
	run("jacobi", op2(SMR_OP_mul, s, smr_expr_float(g, SMR_F64, 0.2)), b, AT("a1", "b1"), 0,
	    16.0 * (double)(n * n));
}

static void rows(const char *name, int64_t m, int64_t n)
{
	if (!WANTED(name))
		return;
	start(3, 3, DIMS(m, n, n));
	smr_node *x = array(SMR_F32, 2, DIMS(m, n)), *y = array(SMR_F32, 2, DIMS(m, n));
	const smr_expr *e = rd(x, "a", "b", "", ""), *k = rd(x, "a", "c", "", ""), *v;

	if (strncmp(name, "softmax", 7) == 0) {
		const smr_expr *top = greatest("c", k);

		v = op2(SMR_OP_div, op1(SMR_OP_exp, op2(SMR_OP_sub, e, top)),
			sum("c", op1(SMR_OP_exp, op2(SMR_OP_sub, k, top))));
	} else if (strncmp(name, "layernorm", 9) == 0) {
		const smr_expr *scale = smr_expr_float(g, SMR_F32, 1.0 / (double)n);
		const smr_expr *mean = op2(SMR_OP_mul, sum("c", k), scale);
		const smr_expr *d = op2(SMR_OP_sub, k, mean);
		const smr_expr *var = op2(SMR_OP_mul, sum("c", op2(SMR_OP_mul, d, d)), scale);

		v = op2(SMR_OP_div, op2(SMR_OP_sub, e, mean),
			op1(SMR_OP_sqrt, op2(SMR_OP_add, var, smr_expr_float(g, SMR_F32, 1e-5))));
	} else { /* gelu by tanh */
		const smr_expr *c1 = smr_expr_float(g, SMR_F32, 0.7978845608),
			       *c2 = smr_expr_float(g, SMR_F32, 0.044715);
		const smr_expr *half = smr_expr_float(g, SMR_F32, 0.5),
			       *one = smr_expr_float(g, SMR_F32, 1);
		const smr_expr *cube =
			op2(SMR_OP_mul, op2(SMR_OP_mul, op2(SMR_OP_mul, c2, e), e), e);
		const smr_expr *t = op1(SMR_OP_tanh, op2(SMR_OP_mul, c1, op2(SMR_OP_add, e, cube)));

		v = op2(SMR_OP_mul, op2(SMR_OP_mul, half, e), op2(SMR_OP_add, one, t));
	}
	run(name, v, y, AT("a", "b"), 0, 8.0 * (double)(m * n));
}

static void transpose(int64_t n)
{
	if (!WANTED("transpose"))
		return;
	start(2, 3, DIMS(n, n));
	smr_node *x = array(SMR_F32, 2, DIMS(n, n)), *y = array(SMR_F32, 2, DIMS(n, n));

	run("transpose", rd(x, "b", "a", "", ""), y, AT("a", "b"), 0, 8.0 * (double)(n * n));
}

static void dot(int64_t n)
{
	if (!WANTED("dot"))
		return;
	start(1, 0, DIMS(n));
	smr_node *x = array(SMR_F64, 1, DIMS(n)), *y = array(SMR_F64, 1, DIMS(n));

	run("dot", sum("a", op2(SMR_OP_mul, rd(x, "a", "", "", ""), rd(y, "a", "", "", ""))), NULL,
	    NULL, 0, 16.0 * (double)n);
}

int main(int argc, char **argv)
{
	only = argc > 1 ? argv[1] : NULL;
	peak = fma_peak();
	triad = triad_rate();
	printf("one thread: peak %.1f GFLOP/s f32, triad %.1f GB/s (without write-allocate)\n",
	       peak * 1e-9, triad * 1e-9);
	conv("superres1", 64, 426, 640, 1, 9, true);
	conv("superres2", 32, 426, 640, 64, 1, true);
	conv("superres3", 1, 426, 640, 32, 5, false);
	conv("conv3x3", 64, 56, 56, 64, 3, true);
	gemm("gemm512", 512, 512, 512, false, SMR_F32);
	gemm("gemm64", 64, 64, 64, false, SMR_F32);
	gemm("dgemm512", 512, 512, 512, false, SMR_F64);
	gemm("gemmNT", 256, 256, 512, true, SMR_F32);
	gemv(2048, 2048);
	jacobi(2048);
	rows("gelu1M", 1024, 1024);
	rows("softmax1M", 1024, 1024);
	rows("layernorm1M", 1024, 1024);
	transpose(2048);
	dot(8 << 20);
	return 0;
}
