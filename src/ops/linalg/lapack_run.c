/* Runs batches of calls: copies matrices to column-major order and back. */
#include <math.h>
#include <stdalign.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "ops/build.h"
#include "ops/linalg/lapack.h"
#include "ops/linalg/openblas.h"

/* The name ends before a +. */
static smr_status find_routine(const smr_openblas *b, const smr_lapack_plan *p, const char *routine,
			       void **f)
{
	bool twice = p->real == SMR_F64;
	char name[32];

	snprintf(name, sizeof(name), "%c%.*s_",
		 p->complex ? (twice ? 'z' : 'c')
		 : twice    ? 'd'
			    : 's',
		 (int)strcspn(routine, "+"), routine);
	*f = smr_openblas_symbol(b, name);
	return *f != NULL ? SMR_OK : smr_fail(SMR_EUNSUPPORTED, "OpenBLAS has no %s", name);
}

/* Memory of a call: small ones need none of the heap. */
typedef struct call_memory {
	size_t used;
	uint32_t n;
	void *heap[2 * SMR_LAPACK_MOST + 3];
	alignas(64) char few[4096];
} call_memory;

static smr_status alloc_work(call_memory *m, int64_t n, size_t size, void **out)
{
	size_t bytes = (((size_t)n + 1) * size + 15) / 16 * 16;

	if (bytes <= sizeof(m->few) - m->used) {
		*out = m->few + m->used;
		m->used += bytes;
		memset(*out, 0, bytes);
		return SMR_OK;
	}
	*out = smr_calloc((size_t)n + 1, size);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for LAPACK");
	m->heap[m->n++] = *out;
	return SMR_OK;
}

/* The best size is returned as an element, which for f32 may have been rounded down. */
static smr_status find_work_size(const smr_lapack_plan *p, smr_lapack_call *c, int *n)
{
	double best[2] = {0};
	float single;

	p->row->call(c, best, -1);
	memcpy(&single, best, sizeof(single));
	if (c->real_size == sizeof(single))
		best[0] = nextafterf(single, INFINITY);
	if (!(best[0] >= 0 && best[0] < 0x1p31 - 1))
		return smr_fail(SMR_EUNSUPPORTED, "%s of a matrix that large", p->row->real);
	*n = best[0] < 1 ? 1 : (int)ceil(best[0]);
	return SMR_OK;
}

/* One matrix of a batch: row-major in planes, column-major with interleaved complex numbers. */
typedef struct matrix {
	const smr_tensor *planes;
	uint32_t nplanes;
	int64_t rows, columns, first; /* first: number of its first element */
	size_t size;                  /* bytes of a number in a plane */
	char *whole;
} matrix;

static matrix matrix_of(const smr_lapack_plan *p, const smr_lapack_word *w,
			const smr_tensor *planes, int64_t batch, void *whole)
{
	matrix m = {.planes = planes,
		    .nplanes = smr_lapack_planes(w, p->complex),
		    .rows = w->rank > 0 ? p->of[w->dims[0] - 'a'] : 1,
		    .columns = w->rank > 1 ? p->of[w->dims[1] - 'a'] : 1,
		    .size = smr_dtype_size(planes->dtype),
		    .whole = whole};

	m.first = planes->rank > 0 ? batch * m.rows * m.columns : 0;
	return m;
}

/* Copies plane number @p k; inlined for a constant size of numbers. */
static inline __attribute__((always_inline)) void copy_plane(const matrix *m, uint32_t k,
							     size_t size, bool in)
{
	char *plane = (char *)m->planes[k].data + (size_t)m->first * size;
	size_t step = (size_t)m->nplanes * size;

	for (int64_t j = 0; j < m->columns; j++) {
		char *row = plane + (size_t)j * size;
		char *column = m->whole + (size_t)(j * m->rows) * step + k * size;

		for (int64_t i = 0; i < m->rows; i++) {
			memcpy(in ? column : row, in ? row : column, size);
			row += (size_t)m->columns * size;
			column += step;
		}
	}
}

static void copy_matrix(const matrix *m, bool in)
{
	for (uint32_t k = 0; k < m->nplanes; k++) {
		if (m->size == sizeof(float) && in)
			copy_plane(m, k, sizeof(float), true);
		else if (m->size == sizeof(float))
			copy_plane(m, k, sizeof(float), false);
		else if (in)
			copy_plane(m, k, sizeof(double), true);
		else
			copy_plane(m, k, sizeof(double), false);
	}
}

static size_t size_of_matrix(const matrix *m)
{
	return (size_t)(m->rows * m->columns) * m->nplanes * m->size;
}

static smr_status get_memory(const smr_lapack_plan *p, call_memory *all, const char *words,
			     const smr_tensor *t, void **memory)
{
	for (smr_lapack_word w; smr_lapack_next(&words, &w);) {
		matrix m = matrix_of(p, &w, t, 0, NULL);

		SMR_TRY(alloc_work(all, (int64_t)size_of_matrix(&m), 1, memory++));
		t += m.nplanes;
	}
	return SMR_OK;
}

static void copy_in(const smr_lapack_plan *p, smr_lapack_call *c, int64_t batch,
		    const smr_tensor *ins, const smr_tensor *outs)
{
	const char *words = p->row->ins;
	uint32_t i = 0;

	for (smr_lapack_word w; smr_lapack_next(&words, &w); i++) {
		matrix m = matrix_of(p, &w, ins, batch, c->in[i]);

		copy_matrix(&m, true);
		ins += m.nplanes;
	}
	i = 0;
	words = p->row->outs;
	for (smr_lapack_word w; smr_lapack_next(&words, &w); i++) {
		matrix m = matrix_of(p, &w, outs, batch, c->out[i]);

		memset(m.whole, 0, size_of_matrix(&m));
		if (w.from >= 0)
			memcpy(m.whole, c->in[w.from], size_of_matrix(&m));
		outs += m.nplanes;
	}
}

/* Copies results; the last of several is the routine's info. */
static void copy_out(const smr_lapack_plan *p, smr_lapack_call *c, int64_t batch,
		     const smr_tensor *outs)
{
	const char *words = p->row->outs;
	uint32_t i = 0;

	for (smr_lapack_word w; smr_lapack_next(&words, &w); i++) {
		matrix m = matrix_of(p, &w, outs, batch, c->out[i]);

		if (w.kind == 'I' && w.rank == 0 && *words == '\0')
			memcpy(m.whole, &c->info, sizeof(c->info));
		copy_matrix(&m, false);
		outs += m.nplanes;
	}
}

static smr_status run_batch(const smr_lapack_plan *p, smr_lapack_call *c, call_memory *m,
			    smr_lapack_routine *r, const smr_tensor *ins, const smr_tensor *outs)
{
	int64_t count = 1, reals = 0, ints = 0;
	void *work = NULL;
	int lwork = r->lwork;

	for (uint32_t d = 0; d < p->nbatch; d++)
		count *= ins->dims[d];
	SMR_TRY(get_memory(p, m, p->row->ins, ins, c->in));
	SMR_TRY(get_memory(p, m, p->row->outs, outs, c->out));
	if (p->row->memory != NULL)
		p->row->memory(p->of, &reals, &ints);
	SMR_TRY(alloc_work(m, reals, c->real_size, &c->reals));
	SMR_TRY(alloc_work(m, ints, sizeof(int), &c->ints));
	if (p->row->works && lwork < 0) {
		SMR_TRY(find_work_size(p, c, &lwork));
		r->lwork = lwork;
	}
	if (p->row->works)
		SMR_TRY(alloc_work(m, lwork, c->size, &work));
	for (int64_t b = 0; b < count; b++) {
		copy_in(p, c, b, ins, outs);
		c->info = 0;
		p->row->call(c, work, lwork);
		copy_out(p, c, b, outs);
	}
	return SMR_OK;
}

smr_status smr_lapack_open(const smr_lapack_plan *p, smr_lapack_routine *out)
{
	const smr_openblas *b;

	*out = (smr_lapack_routine){.lwork = -1};
	SMR_TRY(smr_openblas_open_any(&b));
	SMR_TRY(find_routine(b, p, p->complex ? p->row->complex : p->row->real, &out->f));
	return p->row->then != NULL ? find_routine(b, p, p->row->then, &out->then) : SMR_OK;
}

smr_status smr_lapack_run(const smr_lapack_plan *p, smr_lapack_routine *r, const int64_t *options,
			  const smr_tensor *ins, const smr_tensor *outs)
{
	smr_lapack_call c = {.f = r->f,
			     .then = r->then,
			     .complex = p->complex,
			     .real_size = smr_dtype_size(p->real),
			     .size = smr_dtype_size(p->real) << p->complex,
			     .options = options};
	call_memory m;
	smr_status st;

	m.used = m.n = 0;
	for (uint32_t i = 0; i < 26; i++)
		c.of[i] = (int)p->of[i];
	int solo = smr_product_solo_enter();

	st = run_batch(p, &c, &m, r, ins, outs);
	smr_product_solo_leave(solo);
	for (uint32_t i = 0; i < m.n; i++)
		smr_free(m.heap[i]);
	return st;
}

smr_status smr_lapack_run_once(const smr_lapack_plan *p, const int64_t *options,
			       const smr_tensor *ins, const smr_tensor *outs)
{
	smr_lapack_routine r;

	SMR_TRY(smr_lapack_open(p, &r));
	return smr_lapack_run(p, &r, options, ins, outs);
}
