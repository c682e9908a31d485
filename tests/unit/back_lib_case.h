/** @file A kernel in shorthand (identify_flow.h), run by a library and by the oracle. */
#ifndef SMR_TESTS_BACK_LIB_CASE_H
#define SMR_TESTS_BACK_LIB_CASE_H
#include <math.h>

#include "back/back.h"
#include "back/ref/ref.h"
#include "identify_flow.h"
#include "unit_kernels.h"

enum { CASE_GUARD = 64 /* bytes around every array, which no implementation may touch */ };

typedef struct lib_case {
	const char *decls, *nests; /* becomes one codelet */
	const char *sizes;         /* "m=3 n=4" */
	double alpha, beta;        /* values of the scalars of these names */
	const char *poison;        /* arrays to be filled with NaN before the run, by name */
} lib_case;

static bool case_alone; /* the oracle is not asked */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
/* Points. Of more the sanitizers see what runs; what comes out is compared in the other build. */
#define CASE_LONG 200000
#endif
#endif

typedef struct lib_run {
	smr_graph *g;
	smr_arena *arena;
	smr_codelet *codelet;
	smr_env env;
	int64_t sym[32];
	uint64_t value[256];
	void *base[16];
	char *memory[16], *before[16], *expected[16];
	size_t bytes[16];
	uint64_t value_before[256], value_expected[256];
	bool unasked; /* the oracle was not asked */
} lib_run;

static inline void case_sizes(lib_run *r, const char *s)
{
	memset(r->sym, 0, sizeof(r->sym));
	while (*(s = flow_skip(s)) != '\0') {
		size_t n = flow_word(s);
		long v = strtol(s + n + 1, (char **)(uintptr_t)&s, 10);
		bool found = false;
		const char *name = s;

		while (name[-1] != '=')
			name--;
		for (uint32_t i = 0; i < r->g->nsyms; i++)
			if (strlen(r->g->syms[i].name) == n &&
			    memcmp(r->g->syms[i].name, name - 1 - n, n) == 0) {
				r->sym[i] = v;
				found = true;
			}
		if (!found)
			fail_msg("no symbol %.*s", (int)n, name - 1 - n);
	}
}

static inline double case_number(uint64_t *seed)
{
	*seed = *seed * 6364136223846793005u + 1442695040888963407u;
	return ((double)(*seed >> 40) / (1 << 24) - 0.5) * 2;
}

static inline void case_memory(lib_run *r, const lib_case *c)
{
	uint64_t seed = 7;

	for (uint32_t i = 0; i < r->g->nnodes; i++) {
		const smr_node *v = r->g->nodes[i];
		smr_tensor t;
		uintptr_t lo, hi;

		if (v->op != SMR_OP_view)
			continue;
		r->base[v->window->base] = r; /* only distances count */
		assert_int_equal(smr_env_tensor(r->g, &r->env, v, &t), SMR_OK);
		assert_int_equal(smr_tensor_range(&t, &lo, &hi), SMR_OK);

		uint32_t b = v->window->base;
		size_t n = hi - lo + 2 * CASE_GUARD, e = smr_dtype_size(t.dtype);
		const char *name = r->g->bases[b].name;
		bool nan = c->poison != NULL && strstr(c->poison, name) != NULL;

		r->bytes[b] = n;
		r->memory[b] = malloc(n);
		r->before[b] = malloc(n);
		r->expected[b] = malloc(n);
		r->base[b] = r->memory[b] + CASE_GUARD + ((uintptr_t)t.data - lo);
		for (size_t k = 0; k + e <= n; k += e) {
			double d = nan ? (double)NAN : case_number(&seed);
			float f = (float)d;

			memcpy(r->before[b] + k, t.dtype == SMR_F32 ? (void *)&f : (void *)&d, e);
		}
	}
}

static inline void case_value(lib_run *r, const smr_node *v, double d)
{
	float f = (float)d;

	if (v->type.dtype == SMR_F32)
		memcpy(&r->value_before[v->id], &f, sizeof(f));
	else
		memcpy(&r->value_before[v->id], &d, sizeof(d));
}

static inline void case_reset(lib_run *r)
{
	memcpy(r->value, r->value_before, sizeof(r->value));
	for (uint32_t b = 0; b < r->g->nbases; b++)
		memcpy(r->memory[b], r->before[b], r->bytes[b]);
}

/* Whether the oracle would take long. */
static inline bool case_long(const lib_run *r)
{
#ifdef CASE_LONG
	double points = 0;

	for (uint32_t i = 0; i < r->g->nnodes; i++) {
		const smr_nest *n = r->g->nodes[i]->nest;
		double p = 1;

		for (uint32_t l = 0; n != NULL && l < n->nloops; l++)
			p *= (double)smr_poly_eval(n->loops[l].extent, r->sym);
		points += p;
	}
	return points > CASE_LONG;
#else
	return r == NULL;
#endif
}

static inline void case_make(lib_run *r, const lib_case *c)
{
	size_t n;

	memset(r, 0, sizeof(*r));
	r->g = flow_graph(c->decls, c->nests);
	r->arena = smr_arena_new();
	r->env = (smr_env){.sym = r->sym, .base = r->base, .value = r->value};
	case_sizes(r, c->sizes);
	case_memory(r, c);
	for (uint32_t i = 0; i < r->g->nnodes; i++)
		if (r->g->nodes[i]->op == SMR_OP_scalar)
			case_value(r, r->g->nodes[i],
				   strcmp(r->g->nodes[i]->name, "alpha") == 0 ? c->alpha : c->beta);
	uint32_t nodes = r->g->nnodes;

	case_reset(r);
	r->unasked = case_alone || case_long(r);
	if (!r->unasked)
		assert_int_equal(smr_ref_run(r->g, &r->env), SMR_OK);
	for (uint32_t b = 0; b < r->g->nbases; b++)
		memcpy(r->expected[b], r->memory[b], r->bytes[b]);
	memcpy(r->value_expected, r->value, sizeof(r->value));
	if (smr_pass_codelets(r->g, unit_kernels, SMR_FP_REASSOC, r->arena, &r->codelet, &n) !=
	    SMR_OK)
		fail_msg("%s", smr_errmsg());
	if (n != 1 || r->codelet->match.kernel == NULL)
		fail_msg("%zu codelets, %s: %s\n%s", n, r->codelet->why, c->decls, c->nests);
	if (r->codelet->nest->id != nodes - 1) /* fused: a scalar result has another number */
		r->value_expected[r->codelet->nest->id] = r->value_expected[nodes - 1];
}

static inline void case_free(lib_run *r)
{
	for (uint32_t b = 0; b < r->g->nbases; b++) {
		free(r->memory[b]);
		free(r->before[b]);
		free(r->expected[b]);
	}
	smr_arena_free(r->arena);
	smr_graph_free(r->g);
}

static inline bool case_near(double a, double b, double tolerance)
{
	if (isnan(a) || isnan(b))
		return isnan(a) && isnan(b);
	if (isinf(a) || isinf(b))
		return a == b;
	return fabs(a - b) <= tolerance * (1 + fabs(b));
}

static inline bool case_near_bits(smr_dtype t, const void *a, const void *b, double tolerance)
{
	float fa, fb;
	double da, db;

	if (t == SMR_F32) {
		memcpy(&fa, a, sizeof(fa));
		memcpy(&fb, b, sizeof(fb));
		return case_near((double)fa, (double)fb, tolerance);
	}
	memcpy(&da, a, sizeof(da));
	memcpy(&db, b, sizeof(db));
	return case_near(da, db, tolerance);
}

/* The arrays are as the oracle left them; what it did not write is untouched to the bit. */
static inline void case_compare(const lib_run *r, const lib_case *c, const char *who)
{
	for (uint32_t b = 0; b < r->g->nbases && !r->unasked; b++) {
		smr_dtype t = r->codelet->match.core->type;
		size_t e = smr_dtype_size(t);

		for (size_t k = 0; k + e <= r->bytes[b]; k += e) {
			const char *got = r->memory[b] + k, *want = r->expected[b] + k;
			bool same = memcmp(got, want, e) == 0;
			bool written = memcmp(want, r->before[b] + k, e) != 0;

			if (same ||
			    (written && case_near_bits(t, got, want, t == SMR_F32 ? 2e-5 : 1e-12)))
				continue;
			fail_msg("%s: element %zu of %s is %g, not %g\n%s\n%s\n%s", who,
				 (k - CASE_GUARD) / e, r->g->bases[b].name,
				 t == SMR_F32 ? (double)*(const float *)(const void *)got
					      : *(const double *)(const void *)got,
				 t == SMR_F32 ? (double)*(const float *)(const void *)want
					      : *(const double *)(const void *)want,
				 c->decls, c->nests, c->sizes);
		}
	}
	if (r->codelet->nest->into == NULL && !r->unasked &&
	    !case_near_bits(r->codelet->nest->type.dtype, &r->value[r->codelet->nest->id],
			    &r->value_expected[r->codelet->nest->id], 1e-4))
		fail_msg("%s: another value\n%s\n%s\n%s", who, c->decls, c->nests, c->sizes);
}

static inline const smr_impl *case_impl(const char *name)
{
	const smr_impl *i = smr_impl_find(name);

	assert_non_null(i);
	return i;
}

/* With 1 and 3 threads, twice each: right, and the same to the bit. */
static inline void case_check(const char *impl, const lib_case *c)
{
	const smr_impl *im = case_impl(impl);
	char *first[16] = {NULL};
	uint64_t first_value = 0;
	lib_run r;

	case_make(&r, c);
	if (im->accept(r.codelet, &r.env) != SMR_OK)
		fail_msg("%s refuses: %s\n%s\n%s\n%s", impl, smr_errmsg(), c->decls, c->nests,
			 c->sizes);
	for (int threads = 1; threads <= 3; threads += 2) {
		smr_workers *w;
		smr_exec *x;

		assert_int_equal(smr_workers_new(threads, &w), SMR_OK);
		if (im->prepare(r.codelet, &r.env, w, &x) != SMR_OK)
			fail_msg("%s: %s", impl, smr_errmsg());
		assert_true(strlen(im->detail(x)) > 0);
		for (int again = 0; again < 2; again++) {
			case_reset(&r);
			if (im->run(x, &r.env, w) != SMR_OK)
				fail_msg("%s: %s", impl, smr_errmsg());
			case_compare(&r, c, impl);
			for (uint32_t b = 0; b < r.g->nbases; b++) {
				if (first[b] == NULL) {
					first[b] = malloc(r.bytes[b]);
					memcpy(first[b], r.memory[b], r.bytes[b]);
				}
				assert_memory_equal(first[b], r.memory[b], r.bytes[b]);
			}
			if (threads == 1 && again == 0)
				first_value = r.value[r.codelet->nest->id];
			assert_true(first_value == r.value[r.codelet->nest->id]);
		}
		im->release(x);
		smr_workers_free(w);
	}
	for (int b = 0; b < 16; b++)
		free(first[b]);
	case_free(&r);
}

static inline void case_refused(const char *impl, const lib_case *c, const char *because)
{
	lib_run r;

	case_make(&r, c);
	assert_int_equal(case_impl(impl)->accept(r.codelet, &r.env), SMR_EUNSUPPORTED);
	if (strstr(smr_errmsg(), because) == NULL)
		fail_msg("\"%s\" says nothing of \"%s\"", smr_errmsg(), because);
	case_free(&r);
}
#endif
