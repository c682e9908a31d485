/** @file A small language for nests, and a check of what an implementation of back/ makes of them
 * against a plain evaluation. IMPL is the implementation, code generated for this CPU if nothing
 * else is said. */
#ifndef TEST_NEST_CASE_H
#define TEST_NEST_CASE_H
#include "back/back.h"
#include "nest_naive.h"
#include "unit.h"
#include <float.h>
#include <stdio.h>
#include <unistd.h>

#ifndef IMPL
#define IMPL smr_impl_nest
#endif
extern const smr_impl IMPL;

/* ---- a small language for building nests -------------------------------------------------------
 */

enum { MAX_BYTES = 1 << 20 };

static smr_graph *g;
static smr_nest *nest;
static smr_node *ins[8];
static uint32_t nins;
static char *memory[8];
static uint64_t values[64];
static uint64_t seed = 1;
static double slack = 1; /* for long sums of either sign */
static int ran;          /* executions */
static unsigned tuning;  /* of the codelets */
static bool tight;       /* arrays have no gaps and start at their base pointer */

static uint64_t rnd(uint64_t n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (seed >> 33) % n;
}

static const smr_poly *num(int64_t v)
{
	return smr_poly_const(g->arena, v);
}

static void begin(int nloops, uint64_t domain, const int64_t *extent)
{
	static const char *const names[] = {"a", "b", "c", "d", "e", "f", "g"};

	assert_int_equal(smr_graph_new("test", &g), SMR_OK);
	nest = smr_arena_alloc(g->arena, sizeof(*nest));
	nest->nloops = (uint32_t)nloops;
	nest->domain = domain;
	for (int l = 0; l < nloops; l++)
		nest->loops[l] = (smr_loop){.name = names[l], .extent = num(extent[l])};
	nins = 0;
}

static void fill(smr_dtype t, char *p, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		double v = ((double)rnd(4001) - 2000) / 1000;
		float f = (float)v;
		int32_t k = (int32_t)rnd(2001) - 1000;

		if (t == SMR_F32)
			memcpy(p + 4 * i, &f, 4);
		else if (t == SMR_F64)
			memcpy(p + 8 * i, &v, 8);
		else if (t == SMR_I32)
			memcpy(p + 4 * i, &k, 4);
		else
			p[i] = (char)rnd(256);
	}
}

/* Dense but for a gap behind each row, sometimes, so that strides are not extents; not if tight. */
static inline smr_node *array(smr_dtype t, int rank, const int64_t *dims)
{
	static const char *const names[] = {"A", "B", "C", "D", "E", "F", "G", "H"};
	smr_type type = {.dtype = t, .rank = (uint32_t)rank};
	uint32_t b = smr_graph_base(g, names[g->nbases]);
	int64_t size = (int64_t)smr_dtype_size(t), stride = size,
		gap = rnd(2) && !tight ? (int64_t)rnd(3) : 0;
	smr_window w = {.offset = num(tight ? 0 : size * (int64_t)rnd(3)), .base = b};

	for (int d = rank; d-- > 0;) {
		w.stride[d] = num(stride);
		type.dims[d] = num(dims[d]);
		stride *= dims[d] + gap;
	}
	assert_true(stride + 3 * size <= MAX_BYTES);
	memory[b] = smr_calloc(1, MAX_BYTES);
	fill(t, memory[b], MAX_BYTES / (size_t)size);
	return smr_graph_view(g, &type, &w, names[b]);
}

static smr_index *index_of(const char *const *text, int rank)
{
	smr_index *x = smr_arena_array(g->arena, (size_t)rank, sizeof(*x));

	for (int d = 0; d < rank; d++) {
		int64_t times = 1;

		x[d].offset = num(0);
		for (const char *c = text[d]; *c != '\0'; c++)
			if (*c >= '0' && *c <= '9')
				x[d].offset = num(*c - '0');
			else if (*c == '*') /* "*ab": twice a, plus b */
				times = 2;
			else if (*c == '-')
				times = -1;
			else {
				x[d].coef[*c - 'a'] = num(times);
				times = 1;
			}
	}
	return x;
}

static const smr_expr *rd(smr_node *v, const char *x, const char *y, const char *z)
{
	const char *text[] = {x, y, z, ""};

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
	bool cmp = op == SMR_OP_gt || op == SMR_OP_lt || op == SMR_OP_ge;

	return smr_expr_op(g, op, cmp ? SMR_I1 : a->type, 2, args);
}

static const smr_expr *lit(smr_dtype t, double v)
{
	return smr_dtype_is_float(t) ? smr_expr_float(g, t, v) : smr_expr_int(g, t, (int64_t)v);
}

static const smr_expr *fold(const char *loops, const smr_expr *init, const smr_expr *step)
{
	uint32_t l[SMR_MAX_LOOPS], n = 0;

	for (; loops[n] != '\0'; n++)
		l[n] = (uint32_t)(loops[n] - 'a');
	return smr_expr_fold(g, n, l, init, step);
}

static const smr_expr *acc(smr_dtype t)
{
	return smr_expr_acc(g, t, 0, 0);
}

static inline const smr_expr *sum(const char *loops, const smr_expr *e)
{
	return fold(loops, lit(e->type, 0), op2(SMR_OP_add, acc(e->type), e));
}

/* ---- comparing ---------------------------------------------------------------------------------
 */

static smr_env env(void)
{
	static int64_t sym[1];

	return (smr_env){.sym = sym, .base = (void **)memory, .value = values};
}

static double as_double(smr_dtype t, const char *p)
{
	naive_val v = naive_read_at(t, p);

	return t == SMR_F32 ? (double)v.f : t == SMR_F64 ? v.d : (double)v.i;
}

/* 0: what is compared may differ by what sums do. */
static double most_ulps;

static bool near(smr_dtype t, double a, double b, double tol)
{
	int e;

	if (most_ulps == 0 || !isfinite(b))
		return fabs(a - b) <= tol * slack * (1 + fabs(b));
	frexp(b, &e);
	if (e < (t == SMR_F32 ? FLT_MIN_EXP : DBL_MIN_EXP))
		e = t == SMR_F32 ? FLT_MIN_EXP : DBL_MIN_EXP;
	return fabs(a - b) <=
	       most_ulps * ldexp(1, e - (t == SMR_F32 ? FLT_MANT_DIG : DBL_MANT_DIG));
}

/* Relative to the size of the terms: sums of either sign may cancel. */
static void same(smr_dtype t, const char *got, const char *want, size_t n, bool exact,
		 const char *what)
{
	double tol = t == SMR_F32 ? 2e-5 : t == SMR_F64 ? 1e-12 : 0;
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < n; i++) {
		double a = as_double(t, got + i * size), b = as_double(t, want + i * size);
		bool bits = memcmp(got + i * size, want + i * size, size) == 0;

		bool sign = most_ulps == 0 || b != 0 || signbit(a) == signbit(b);

		if (bits || (!exact && sign && near(t, a, b, tol)) || (isnan(a) && isnan(b)))
			continue;
		fail_msg("%s: element %zu is %.9g, not %.9g", what, i, a, b);
	}
}

/* False: refused, for the reason that this implementation may have. */
static bool run_on(const smr_codelet *c, int threads)
{
	smr_workers *w;
	smr_exec *x;
	smr_env e = env();

#ifdef REFUSES
	if (IMPL.accept(c, &e) != SMR_OK && strstr(smr_errmsg(), REFUSES) != NULL)
		return false;
#endif
	assert_int_equal(smr_workers_new(threads, &w), SMR_OK);
	if (IMPL.prepare(c, &e, w, &x) != SMR_OK)
		fail_msg("prepare: %s", smr_errmsg());
	assert_int_equal(IMPL.run(x, &e, w), SMR_OK);
	if (getenv("NEST_SHOW") != NULL)
		printf("    %s\n", IMPL.detail(x));
	IMPL.release(x);
	smr_workers_free(w);
	ran++;
	return true;
}

/* Runs the nest on one and two threads, reassociating and strictly, against the plain evaluation.
 */
static inline void check(const char *what, const smr_expr *value, const smr_expr *pred,
			 smr_node *into, const char *x, const char *y, const char *z)
{
	const char *text[] = {x, y, z};
	uint32_t b = into != NULL ? into->window->base : 0;
	char *before = smr_malloc(MAX_BYTES), *want = smr_malloc(MAX_BYTES),
	     *first = smr_malloc(MAX_BYTES);
	smr_dtype t = value->type;
	size_t n = MAX_BYTES / smr_dtype_size(t);

	nest->value = value;
	nest->pred = pred;
	nest->store = into != NULL ? index_of(text, (int)into->type.rank) : NULL;
	smr_codelet c = {.graph = g, .tuning = tuning};
	smr_env e = env();

	c.nest = smr_graph_nest(g, nest, ins, nins, into);
	naive s = {.g = g, .n = c.nest, .e = &e};
	char scalar[8] = {0};

	memcpy(before, memory[b], MAX_BYTES);
	memcpy(want, before, MAX_BYTES);
	naive_domain(&s, 0, into != NULL ? want : scalar);
	for (int fp = 0; fp < 2; fp++)
		for (int threads = 1; threads <= 2; threads++) {
			c.fp = fp == 0 ? SMR_FP_STRICT : SMR_FP_REASSOC;
			memcpy(memory[b], before, MAX_BYTES);
			if (!run_on(&c, threads))
				continue;
			char *got = into != NULL ? memory[b] : (char *)&values[c.nest->id];

			same(t, got, into != NULL ? want : scalar, into != NULL ? n : 1, fp == 0,
			     what);
			if (threads == 2)
				assert_memory_equal(got, first, into != NULL ? MAX_BYTES : 8);
			memcpy(first, got, into != NULL ? MAX_BYTES : 8);
		}
	smr_free(first);
	smr_free(want);
	smr_free(before);
	for (uint32_t i = 0; i < g->nbases; i++) {
		smr_free(memory[i]);
		memory[i] = NULL;
	}
	smr_graph_free(g);
}

#define DIMS(...)           \
	(const int64_t[])   \
	{                   \
		__VA_ARGS__ \
	}

static inline int64_t some(int64_t most)
{
	return 1 + (int64_t)rnd((uint64_t)most);
}
#endif
