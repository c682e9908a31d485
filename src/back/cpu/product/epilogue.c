/* Runs the tail of a product on its pieces. Pieces have at most four sizes, each with its own code;
 * usually the codes differ only in numbers. */
#include "back/cpu/product/epilogue.h"

#include <sched.h>
#include <stdatomic.h>
#include <string.h>

#include "back/cpu/product/read.h"
#include "base/alloc.h"
#include "base/status.h"

/* Weak: libraries built ahead of time contain products, but no list of implementations. */
#pragma weak smr_impl_find

/** The tail for one size of piece; used by one thread at a time if the implementation requires
 * it. */
typedef struct sized {
	smr_product_epilogue_size size;
	smr_product_epilogue_codelet of; /* empty for a deserialised tail */
	smr_exec *exec;
} sized;

typedef struct slot {
	atomic_bool busy;
	int nsizes;
	sized sizes[SMR_PRODUCT_EPILOGUE_SIZES];
} slot;

typedef struct made {
	smr_product_epilogue face;
	const smr_impl *by;
	bool kept; /* exec belongs to the caller */
	uint32_t nreads;
	int nslots;
	slot *slots;
} made;

static const smr_impl *find_impl(const char *name)
{
	return &smr_impl_find != NULL ? smr_impl_find(name) : NULL;
}

/* ---- all sizes ------------------------------------------------------------------------------ */

bool smr_product_epilogue_there(const smr_codelet *c)
{
	smr_contraction x;

	return !smr_codelet_is_opaque(c) && c->nbeside == 0 && smr_nest_tail(c->nest->nest, &x) &&
	       !smr_product_stores(c, x.core);
}

int smr_product_epilogue_sizes(const smr_gemm_plan *p,
			       smr_product_epilogue_size out[SMR_PRODUCT_EPILOGUE_SIZES])
{
	int n = 0;

	for (int i = 0; i < p->pm; i++)
		for (int j = 0; j < p->pn; j++) {
			smr_product_epilogue_size s = {smr_gemm_row(p, i + 1) - smr_gemm_row(p, i),
						       smr_gemm_column(p, j + 1) -
							       smr_gemm_column(p, j)};
			int k = 0;

			while (k < n && (out[k].rows != s.rows || out[k].cols != s.cols))
				k++;
			if (k == n && n < SMR_PRODUCT_EPILOGUE_SIZES && s.rows > 0 && s.cols > 0)
				out[n++] = s;
		}
	return n;
}

static smr_status prepare_sized_epilogue(made *t, const smr_codelet *c, const smr_gemm_plan *p,
					 sized *s)
{
	void *base[SMR_PRODUCT_EPILOGUE_BASES] = {NULL};
	uint64_t value[1 + SMR_PRODUCT_EPILOGUE_BASES] = {0};
	smr_env e = {.base = base, .value = value};

	SMR_TRY(smr_product_epilogue_codelet_new(c, &p->g, s->size.rows, s->size.cols, &s->of));
	SMR_TRY(t->by->accept(&s->of.codelet, &e));
	return t->by->prepare(&s->of.codelet, &e, NULL, &s->exec);
}

static sized *find_sized_epilogue(slot *s, int64_t rows, int64_t cols)
{
	for (int i = 0; i < s->nsizes; i++)
		if (s->sizes[i].size.rows == rows && s->sizes[i].size.cols == cols)
			return &s->sizes[i];
	return NULL;
}

static smr_status fill_slot(made *t, const smr_codelet *c, const smr_gemm_plan *p, slot *s)
{
	smr_product_epilogue_size sizes[SMR_PRODUCT_EPILOGUE_SIZES];
	int n = smr_product_epilogue_sizes(p, sizes);

	while (s->nsizes < n) {
		sized *z = &s->sizes[s->nsizes];

		z->size = sizes[s->nsizes++];
		SMR_TRY(prepare_sized_epilogue(t, c, p, z));
	}
	return SMR_OK;
}

static slot *borrow_slot(made *t)
{
	for (;;) {
		for (int i = 0; i < t->nslots; i++)
			if (!atomic_exchange_explicit(&t->slots[i].busy, true,
						      memory_order_acquire))
				return &t->slots[i];
		sched_yield();
	}
}

static smr_status run_epilogue(const smr_product_epilogue *face, const smr_tail_piece *at)
{
	made *t = (made *)(uintptr_t)face;
	bool alone = t->nslots > 1;
	slot *s = alone ? borrow_slot(t) : &t->slots[0];
	sized *z = find_sized_epilogue(s, at->rows, at->cols);
	void *base[SMR_PRODUCT_EPILOGUE_BASES] = {
		[SMR_PRODUCT_EPILOGUE_SUM] = at->sum, [SMR_PRODUCT_EPILOGUE_OUT] = at->out};
	uint64_t value[1 + SMR_PRODUCT_EPILOGUE_BASES] = {0};
	smr_env e = {.base = base, .value = value};
	smr_status st;

	memcpy(base + SMR_PRODUCT_EPILOGUE_READ, at->reads, t->nreads * sizeof(*base));
	st = t->by->run(z->exec, &e, NULL);
	if (alone)
		atomic_store_explicit(&s->busy, false, memory_order_release);
	return st;
}

static void release_sizes(const smr_impl *by, slot *s)
{
	for (int i = 0; i < s->nsizes; i++) {
		if (s->sizes[i].exec != NULL)
			by->release(s->sizes[i].exec);
		smr_graph_free(s->sizes[i].of.graph);
	}
}

void smr_product_epilogue_free(smr_product_epilogue *face)
{
	made *t = (made *)face;

	if (t == NULL)
		return;
	for (int i = 0; t->slots != NULL && !t->kept && i < t->nslots; i++)
		release_sizes(t->by, &t->slots[i]);
	smr_free(t->slots);
	smr_free(t);
}

/* Whether all threads share an execution: generated code has no state, strips keep the state of a
 * thread. */
static bool is_shared(const smr_impl *by)
{
	return strcmp(by->name, "nest") == 0;
}

smr_status smr_product_epilogue_new(const smr_codelet *c, const smr_gemm_plan *p, const char *by,
				    int threads, smr_product_epilogue **out)
{
	made *t = smr_calloc(1, sizeof(*t));
	smr_status st = SMR_OK;

	if (t == NULL)
		return smr_product_no_memory();
	t->face.run = run_epilogue;
	t->by = find_impl(by);
	t->nreads = p->g.tail.n;
	t->nslots = t->by == NULL || is_shared(t->by) ? 1 : threads;
	t->slots = smr_calloc((size_t)t->nslots, sizeof(*t->slots));
	if (t->slots == NULL)
		st = smr_product_no_memory();
	else if (t->by == NULL)
		st = smr_fail(SMR_EUNSUPPORTED, "there is no implementation '%s'", by);
	for (int i = 0; st == SMR_OK && i < t->nslots; i++)
		st = fill_slot(t, c, p, &t->slots[i]);
	if (st != SMR_OK) {
		smr_product_epilogue_free(&t->face);
		return st;
	}
	*out = &t->face;
	return SMR_OK;
}

smr_status smr_product_epilogue_check(const smr_codelet *c, const smr_gemm_plan *p, const char *by)
{
	const smr_impl *im = find_impl(by);
	void *base[SMR_PRODUCT_EPILOGUE_BASES] = {NULL};
	uint64_t value[1 + SMR_PRODUCT_EPILOGUE_BASES] = {0};
	smr_env e = {.base = base, .value = value};
	smr_product_epilogue_codelet s;
	smr_status st;

	if (im == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "there is no implementation '%s'", by);
	SMR_TRY(smr_product_epilogue_codelet_new(c, &p->g, smr_gemm_row(p, 1),
						 smr_gemm_column(p, 1), &s));
	st = im->accept(&s.codelet, &e);
	smr_graph_free(s.graph);
	return st;
}

/* ---- ahead of time -------------------------------------------------------------------------- */

static smr_status freeze_size(const smr_codelet *c, const smr_gemm_plan *p,
			      smr_product_epilogue_size size, const smr_serialized_for *f,
			      smr_serialized *out)
{
	const smr_impl *by = find_impl("nest");
	void *base[SMR_PRODUCT_EPILOGUE_BASES] = {NULL};
	uint64_t value[1 + SMR_PRODUCT_EPILOGUE_BASES] = {0};
	smr_env e = {.base = base, .value = value};
	smr_product_epilogue_codelet s;
	smr_status st;

	if (by == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "there is no implementation 'nest'");
	SMR_TRY(smr_product_epilogue_codelet_new(c, &p->g, size.rows, size.cols, &s));
	st = by->freeze(&s.codelet, &e, f, out);
	smr_graph_free(s.graph);
	out->nbases = SMR_PRODUCT_EPILOGUE_BASES;
	out->nvalues = 1 + SMR_PRODUCT_EPILOGUE_BASES;
	return st;
}

smr_status smr_product_epilogue_freeze(const smr_codelet *c, const smr_env *e,
				       const smr_gemm_plan *p, const smr_serialized_for *f,
				       smr_serialized *out)
{
	smr_product_epilogue_size sizes[SMR_PRODUCT_EPILOGUE_SIZES];
	int n = smr_product_epilogue_sizes(p, sizes);

	if (f->part > 0)
		return freeze_size(c, p, sizes[f->part - 1], f, out);
	SMR_TRY(smr_form_freeze(c, e, f, out));
	out->nparts = (uint32_t)n;
	return SMR_OK;
}

smr_status smr_product_epilogue_thaw(const smr_gemm_plan *p, const smr_deserialized *t,
				     smr_product_epilogue **out)
{
	smr_product_epilogue_size sizes[SMR_PRODUCT_EPILOGUE_SIZES];
	uint32_t n = (uint32_t)smr_product_epilogue_sizes(p, sizes);
	made *m = smr_calloc(1, sizeof(*m));
	slot *s = smr_calloc(1, sizeof(*s));

	if (m == NULL || s == NULL || t->nparts != n) {
		smr_free(m);
		smr_free(s);
		return n == t->nparts ? smr_product_no_memory()
				      : smr_fail(SMR_ECORRUPT, "a product was cut otherwise");
	}
	*m = (made){.face = {.run = run_epilogue},
		    .by = t->parts[0].by,
		    .kept = true,
		    .nreads = p->g.tail.n,
		    .nslots = 1,
		    .slots = s};
	s->nsizes = (int)n;
	for (uint32_t i = 0; i < n; i++)
		s->sizes[i] = (sized){.size = sizes[i], .exec = t->parts[i].exec};
	*out = &m->face;
	return SMR_OK;
}
