/* Contractions of any loops, strides and types by all who take them, against the reference. */
#ifndef SMR_UNIT_DOT_CASE_H
#define SMR_UNIT_DOT_CASE_H
#include <math.h>
#include <stdio.h>

#include "back/back.h"
#include "back/ref/ref.h"
#include "base/alloc.h"
#include "base/data/hash.h"
#include "ir/graph/value.h"
#include "unit_kernels.h"

enum { GUARD = 256, BASES = 8 };

typedef struct memory {
	char *base[BASES], *out, *want;
	size_t bytes;
} memory;

static void fill(char *to, size_t bytes, smr_dtype t, uint64_t seed)
{
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < bytes / size; i++) {
		uint64_t h = smr_hash_mix(seed, i + 1);
		double v = smr_dtype_is_float(t) ? (double)(int64_t)(h % 2001 - 1000) / 1000
						 : (double)(int64_t)(h % 255 - 100);
		uint64_t bits = smr_value_from_double(t, v);

		memcpy(to + i * size, &bits, size);
	}
}

static smr_graph *parsed(const char *text)
{
	char whole[2048];
	smr_graph *g;

	snprintf(whole, sizeof(whole), "flow \"f\" {\n%s\n}\n", text);
	if (smr_graph_parse("test", whole, strlen(whole), &g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return g;
}

static double at(const char *p, smr_dtype t, size_t i)
{
	uint64_t bits = 0;

	memcpy(&bits, p + i * smr_dtype_size(t), smr_dtype_size(t));
	return smr_dtype_is_float(t) ? smr_value_to_double(t, bits)
				     : (double)smr_value_to_int(t, bits);
}

static void compare(const memory *m, smr_dtype t, const char *who, const char *text)
{
	double far = t == SMR_F64    ? 1e-12
		     : t == SMR_F32  ? 2e-5
		     : t == SMR_BF16 ? 8e-3
		     : t == SMR_F16  ? 1e-3
				     : 0;

	for (size_t i = 0; i < m->bytes / smr_dtype_size(t); i++) {
		double a = at(m->out, t, i), b = at(m->want, t, i);

		if (memcmp(m->out + i * smr_dtype_size(t), m->want + i * smr_dtype_size(t),
			   smr_dtype_size(t)) != 0 &&
		    !(fabs(a - b) <= far * (1 + fabs(b))))
			fail_msg("%s: element %zu is %g, not %g\n%s", who, i, a, b, text);
	}
}

/* The bits are the same on any number of threads. */
static void run(const smr_impl *im, const smr_codelet *c, const smr_env *e, memory *m,
		const char *text)
{
	smr_dtype t = c->nest->into->type.dtype;
	char *first = NULL;

	for (int threads = 1; threads <= 3; threads++) {
		smr_workers *w;
		smr_exec *x;

		assert_int_equal(smr_workers_new(threads, &w), SMR_OK);
		if (im->prepare(c, e, w, &x) != SMR_OK)
			fail_msg("%s: %s\n%s", im->name, smr_errmsg(), text);
		for (int again = 0; again < 2; again++) {
			memset(m->out, 0x5a, m->bytes);
			if (im->run(x, e, w) != SMR_OK)
				fail_msg("%s: %s\n%s", im->name, smr_errmsg(), text);
			compare(m, t, im->name, text);
			if (first == NULL) {
				first = smr_malloc(m->bytes);
				memcpy(first, m->out, m->bytes);
			}
			assert_memory_equal(first, m->out, m->bytes);
		}
		assert_true(strlen(im->detail(x)) > 0);
		im->release(x);
		smr_workers_free(w);
	}
	smr_free(first);
}

/* Size of the largest view, and bytes around it that no implementation may touch. */
static size_t room(const smr_graph *g)
{
	size_t most = 0;

	for (uint32_t i = 0; i < g->nnodes; i++) {
		const smr_type *t = &g->nodes[i]->type;
		int64_t n;

		if (g->nodes[i]->op == SMR_OP_view && smr_type_count(t, &n) &&
		    (size_t)n * smr_dtype_size(t->dtype) > most)
			most = (size_t)n * smr_dtype_size(t->dtype);
	}
	return (most + 2 * GUARD + 63) & ~(size_t)63;
}

/* A further check of each implementation that accepts it; NULL: none. */
static void (*also)(const smr_impl *im, const smr_codelet *c, const smr_env *e, memory *m,
		    const char *text);

/* @p text: bases, views, one nest; @p who: who must take it. All who take it are right. */
static void check(const char *text, const char *who)
{
	static const char *const names[] = {"openblas", "onednn", "dot", "dot-strip"};
	smr_graph *g = parsed(text), *twin = parsed(text);
	smr_arena *a = smr_arena_new();
	memory m = {.bytes = room(g)};
	uint64_t value[64] = {0};
	void *base[BASES] = {NULL};
	smr_env e = {.base = base, .value = value};
	smr_codelet *c;
	size_t n;

	m.out = smr_aligned_alloc(64, m.bytes);
	m.want = smr_aligned_alloc(64, m.bytes);
	for (uint32_t i = 0; i < g->nnodes; i++) {
		const smr_node *v = g->nodes[i];

		if (v->op != SMR_OP_view || g->bases[v->window->base].written)
			continue;
		m.base[v->window->base] = smr_aligned_alloc(64, m.bytes);
		fill(m.base[v->window->base], m.bytes, v->type.dtype, i + 1);
		base[v->window->base] = m.base[v->window->base] + GUARD;
	}
	for (uint32_t b = 0; b < g->nbases; b++)
		if (g->bases[b].written)
			base[b] = m.want + GUARD;
	memset(m.want, 0x5a, m.bytes);
	assert_int_equal(smr_ref_run(twin, &e), SMR_OK);
	for (uint32_t b = 0; b < g->nbases; b++)
		if (g->bases[b].written)
			base[b] = m.out + GUARD;
	if (smr_pass_codelets(g, unit_kernels, SMR_FP_REASSOC, a, &c, &n) != SMR_OK || n != 1)
		fail_msg("%zu codelets: %s", n, smr_errmsg());
	for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++) {
		const smr_impl *im = smr_impl_find(names[i]);
		smr_status st = im->accept(c, &e);

		if (st != SMR_OK && strstr(who, names[i]) != NULL)
			fail_msg("%s refuses: %s\n%s", names[i], smr_errmsg(), text);
		if (st == SMR_OK)
			run(im, c, &e, &m, text);
		if (st == SMR_OK && also != NULL)
			also(im, c, &e, &m, text);
	}
	for (int i = 0; i < BASES; i++)
		smr_free(m.base[i]);
	smr_free(m.out);
	smr_free(m.want);
	smr_arena_free(a);
	smr_graph_free(g);
	smr_graph_free(twin);
}
#endif
