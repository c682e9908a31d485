/* Runs and checks a specialization in the helper before a program runs it, since the helper has
 * time and memory. Arrays are separate allocations, so that all guards of a call hold. */
#include "rt/helper/image_try.h"

#include <string.h>
#include <sys/mman.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "rt/helper/image_own.h"

enum { MOST_RUNS = 100, ALIGN = 64 }; /* the minimum of a few runs may still include other work */
static const int64_t enough_ns = 200000000; /* total of the runs; the first one counts, however
					     * long */

typedef struct arrays {
	uint32_t n; /* number of bases */
	char **memory;
	int64_t *lo, *hi; /* bytes around the base pointer */
	smr_dtype *type;
	bool *seen;
} arrays;

typedef struct run_of {
	const char *code; /* the image, mapped executable */
	const uint32_t *stage;
	const nest_recipe *recipe;
	char *base[NEST_MAX_OPERANDS];
	const uint64_t *value;
} run_of;

/* ---- memory -----------------------------------------------------------------------------------
 */

static void free_arrays(arrays *a)
{
	for (uint32_t b = 0; a->memory != NULL && b < a->n; b++)
		smr_free(a->memory[b]);
	smr_free(a->memory);
	smr_free(a->lo);
	smr_free(a->hi);
	smr_free(a->type);
	smr_free(a->seen);
}

static smr_status find_ranges(const smr_flow *f, const smr_specialization *s, arrays *a)
{
	const smr_graph *g = f->graph;
	size_t k = 0;

	a->n = g->nbases;
	a->memory = smr_calloc(a->n + 1, sizeof(*a->memory));
	a->lo = smr_calloc(a->n + 1, sizeof(*a->lo));
	a->hi = smr_calloc(a->n + 1, sizeof(*a->hi));
	a->type = smr_calloc(a->n + 1, sizeof(*a->type));
	a->seen = smr_calloc(a->n + 1, sizeof(*a->seen));
	if (a->memory == NULL || a->lo == NULL || a->hi == NULL || a->type == NULL ||
	    a->seen == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to try code");
	for (uint32_t i = 0; i < g->nnodes && k < s->nspans; i++) {
		const smr_span *p = &s->spans[k];

		if (g->nodes[i]->op != SMR_OP_view)
			continue;
		k++;
		a->lo[p->base] =
			!a->seen[p->base] || p->lo < a->lo[p->base] ? p->lo : a->lo[p->base];
		a->hi[p->base] =
			!a->seen[p->base] || p->hi > a->hi[p->base] ? p->hi : a->hi[p->base];
		a->type[p->base] = g->nodes[i]->type.dtype;
		a->seen[p->base] = true;
	}
	return SMR_OK;
}

/* Fills with numbers that neither overflow nor become subnormal after a few additions and
 * multiplications. Integers often are conditions: constant for a while, and 0 half of the time. */
static void fill_test_data(char *at, size_t n, smr_dtype t)
{
	enum { SAME = 100 };
	size_t size = smr_dtype_size(t);
	uint32_t x = 12345;

	for (size_t i = 0; i + size <= n; i += size) {
		x = x * 1664525u + 1013904223u;
		if (t == SMR_F32)
			memcpy(at + i, &(float){(float)(int)(x >> 24) / 256 - 0.4f}, size);
		else if (t == SMR_F64)
			memcpy(at + i, &(double){(double)(int)(x >> 20) / 4096 - 0.4}, size);
		else
			at[i] = i / size / SAME % 2 == 0 ? 0 : (char)(x >> 29);
	}
}

/* Allocates the arrays; returns false if they are too large. */
static bool allocate_arrays(arrays *a, smr_env *e)
{
	int64_t all = 0;

	for (uint32_t b = 0; b < a->n; b++) {
		int64_t n = a->hi[b] - a->lo[b];
		intptr_t lo = a->lo[b] & (ALIGN - 1); /* aligned like the program's pointers */

		if (!a->seen[b])
			continue;
		if (n > SMR_GUEST_TRY_MOST || (all += n) > SMR_GUEST_TRY_MOST)
			return false;
		a->memory[b] = smr_calloc(1, (size_t)n + 2 * ALIGN);
		if (a->memory[b] == NULL)
			return false;
		e->base[b] = (void *)((((uintptr_t)a->memory[b] + ALIGN - 1) / ALIGN * ALIGN) +
				      (uintptr_t)lo - (uintptr_t)a->lo[b]);
		fill_test_data((char *)e->base[b] + a->lo[b], (size_t)n, a->type[b]);
	}
	return true;
}

static void set_scalars(const smr_graph *g, smr_env *e)
{
	for (uint32_t i = 0; i < g->nnodes; i++) {
		smr_dtype t = g->nodes[i]->type.dtype;

		if (g->nodes[i]->op != SMR_OP_scalar)
			continue;
		e->value[i] = 0;
		if (t == SMR_F32)
			memcpy(&e->value[i], &(float){1.25f}, sizeof(float));
		else if (t == SMR_F64)
			memcpy(&e->value[i], &(double){1.25}, sizeof(double));
		else
			e->value[i] = 1;
	}
}

/* ---- running ----------------------------------------------------------------------------------
 */

static bool run_part(void *ctx, int stage, int64_t lo, int64_t hi, char *scratch)
{
	const run_of *r = ctx;
	nest_fn *fn = (nest_fn *)(uintptr_t)(r->code + r->stage[stage]);

	fn(r->base, r->recipe->num, r->value, lo, hi, scratch);
	return true;
}

static smr_status run_step(const char *code, const smr_guest_image_step *step, const smr_env *e,
			   const smr_workers *w)
{
	run_of r = {.code = code, .value = e->value};
	const smr_guest_image_copy *copy = (const void *)(code + step->copies.at);
	const nest_recipe_op *out;
	size_t temps = step->temp_bytes;
	uint64_t result = 0;
	char *temp;

	r.recipe = (const void *)(code + step->recipe);
	r.stage = (const void *)(code + step->stages);
	out = &r.recipe->op[r.recipe->result];
	temp = smr_aligned_alloc(ALIGN,
				 (temps + nest_recipe_rows(r.recipe, w) + ALIGN) / ALIGN * ALIGN);
	if (temp == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to try code");
	nest_recipe_place(r.recipe, e->base, temp, &result, r.base);
	nest_recipe_run(r.recipe, run_part, &r, w, temp + temps);
	if (out->where == NEST_RESULT)
		e->value[out->node] = result;
	for (uint32_t i = 0; i < step->copies.n; i++)
		e->value[copy[i].to] = e->value[copy[i].from];
	smr_free(temp);
	return SMR_OK;
}

/* Makes the first run and compares each step with the reference. */
static smr_status run_checked(const char *code, const smr_guest_image_specialization *p,
			      const smr_flow *f, smr_env *e, const smr_workers *w)
{
	const smr_guest_image_step *steps = (const void *)(code + p->steps.at);

	for (uint32_t i = 0; i < p->steps.n; i++) {
		smr_check_sample *sample = NULL;
		smr_status st = smr_check_sample_look(&f->codelets[i], e, &sample);

		if (st == SMR_OK)
			st = run_step(code, &steps[i], e, w);
		if (st == SMR_OK)
			st = smr_check_sample_compare(sample, e);
		smr_check_sample_free(sample);
		SMR_TRY(st);
	}
	return SMR_OK;
}

static smr_status run_timed(const char *code, const smr_guest_image_specialization *p,
			    const smr_env *e, const smr_workers *w, uint64_t *ns)
{
	const smr_guest_image_step *steps = (const void *)(code + p->steps.at);
	int64_t began = smr_now_ns();

	for (int k = 0; k < MOST_RUNS && smr_now_ns() - began < enough_ns; k++) {
		int64_t from = smr_now_ns(), took;

		for (uint32_t i = 0; i < p->steps.n; i++)
			SMR_TRY(run_step(code, &steps[i], e, w));
		took = smr_now_ns() - from;
		if (*ns == 0 || (uint64_t)took < *ns)
			*ns = (uint64_t)took;
	}
	return SMR_OK;
}

static smr_status run_code(const char *code, const smr_guest_image_specialization *p,
			   const smr_flow *f, smr_env *e, const smr_workers *w, uint64_t *ns)
{
	SMR_TRY(run_checked(code, p, f, e, w));
	return run_timed(code, p, e, w, ns);
}

static smr_status run_mapped(const smr_str *image, const smr_guest_image_specialization *p,
			     const smr_flow *f, smr_env *e, const smr_workers *w, uint64_t *ns)
{
	char *code =
		mmap(NULL, image->n, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	smr_status st;

	if (code == MAP_FAILED)
		return smr_fail(SMR_ENOMEM, "no memory to try code");
	memcpy(code, image->s, image->n);
	if (mprotect(code, image->n, PROT_READ | PROT_EXEC) == 0)
		st = run_code(code, p, f, e, w, ns);
	else
		st = smr_fail(SMR_EUNSUPPORTED, "memory cannot be made executable");
	munmap(code, image->n);
	return st;
}

smr_status smr_guest_image_try(smr_str *image, const smr_guest_image_specialization *p,
			       const smr_flow *f, const smr_specialization *s, smr_env *e,
			       const smr_workers *w, uint64_t *ns)
{
	arrays a = {0};
	smr_status st = find_ranges(f, s, &a);

	*ns = 0;
	/* arbitrary numbers would make invalid ranges */
	if (st == SMR_OK && s->npieces == 0 && allocate_arrays(&a, e)) {
		set_scalars(f->graph, e);
		st = run_mapped(image, p, f, e, w, ns);
	}
	free_arrays(&a);
	return st;
}
