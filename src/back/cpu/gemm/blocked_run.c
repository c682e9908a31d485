/* Runs the pieces of a matrix product on the workers.
 *
 * BLAS skips products with zero, C does not (0 * NaN is NaN): beta 0 with a C that the program
 * reads, and alpha 0, are computed here. */
#include <math.h>
#include <stdatomic.h>

#include "back/cpu/product/product.h"
#include "base/alloc.h"
#include "base/status.h"

typedef struct job {
	const smr_gemm_plan *p;
	const char *a, *b, *bias;
	char *c, *product; /* product: A B if alpha is 0 */
	double alpha, beta, bias_value;
	bool beta_zero;                          /* multiply C by 0 here */
	char *reads[SMR_PRODUCT_EPILOGUE_READS]; /* of the tail */
	const void *packed;                      /* B in the packer's layout, or NULL */
	float *parts;                            /* sums over parts of k, a row each */
	char *copies;                            /* buffers of the tasks, one after the other */
	size_t copy_bytes;
	int64_t npieces;
	atomic_bool failed; /* a tail ran out of memory */
	_Atomic int64_t next;
} job;

#define ROWS(T, ptr, i, j, body)                          \
	for (int64_t r = 0; r < rows; r++) {              \
		T *c = (T *)(ptr) + ((i) + r) * ld + (j); \
		for (int64_t q = 0; q < cols; q++)        \
			body;                             \
	}

static void multiply_result_by_zero(smr_dtype t, char *at, int64_t rows, int64_t cols, int64_t ld)
{
	if (t == SMR_F32)
		ROWS(float, at, 0, 0, c[q] *= 0.0f)
	else
		ROWS(double, at, 0, 0, c[q] *= 0.0)
}

static void add_zero_times(smr_dtype t, char *at, int64_t ld, const char *product, int64_t ldp,
			   int64_t rows, int64_t cols, double beta)
{
	if (t == SMR_F32)
		ROWS(float, at, 0, 0,
		     c[q] = (beta == 0 ? 0 : (float)beta * c[q]) +
			    0.0f * ((const float *)product)[r * ldp + q])
	else
		ROWS(double, at, 0, 0,
		     c[q] = (beta == 0 ? 0 : beta * c[q]) +
			    0.0 * ((const double *)product)[r * ldp + q])
}

/* Adds the bias to a row: a vector, or one number if it is NULL. Then applies relu. */
#define FINISH_ROW(T, name)                                                                     \
	static void name(T *restrict c, int64_t n, const T *restrict bias, int64_t step, T one, \
			 const smr_epilogue_form *ep)                                           \
	{                                                                                       \
		if (ep->has_bias && bias != NULL && step == 1)                                  \
			for (int64_t q = 0; q < n; q++)                                         \
				c[q] += bias[q];                                                \
		else if (ep->has_bias && bias != NULL)                                          \
			for (int64_t q = 0; q < n; q++)                                         \
				c[q] += bias[q * step];                                         \
		else if (ep->has_bias)                                                          \
			for (int64_t q = 0; q < n; q++)                                         \
				c[q] += one;                                                    \
		for (int64_t q = 0; q < n && ep->relu; q++)                                     \
			c[q] = c[q] > 0 ? c[q] : 0;                                             \
	}

FINISH_ROW(float, finish_f32)
FINISH_ROW(double, finish_f64)

#define FINISH(T, row)                                                                           \
	for (int64_t r = 0; r < rows; r++) {                                                     \
		const T *bias = (const T *)j->bias;                                              \
		bool along_n = bias != NULL && !g->bias_along_m;                                 \
                                                                                                 \
		row((T *)at + r * ld, cols, along_n ? bias + j0 * ep->stride : NULL, ep->stride, \
		    bias == NULL ? (T)j->bias_value                                              \
		    : along_n    ? 0                                                             \
				 : bias[(i0 + r) * ep->stride],                                     \
		    ep);                                                                         \
	}

static void apply_bias_and_relu(const job *j, char *at, int64_t i0, int64_t j0, int64_t rows,
				int64_t cols)
{
	const smr_gemm *g = &j->p->g;
	const smr_epilogue_form *ep = &g->epilogue;
	int64_t ld = j->p->ldc;

	if (!ep->has_bias && !ep->relu)
		return;
	if (g->dtype == SMR_F32)
		FINISH(float, finish_f32)
	else
		FINISH(double, finish_f64)
}

/* Returns the offsets of product number @p b of the batch, in elements. */
static smr_gemm_loop locate_product(const smr_gemm *g, int64_t b)
{
	int64_t inner = b % g->batch;
	smr_gemm_loop at = {0, inner * g->ab, inner * g->bb, inner * g->cb, {0}};

	for (uint32_t i = 0; i < g->tail.n; i++)
		at.t[i] = inner * g->tail.batch[i];
	b /= g->batch;
	for (uint32_t i = g->nouter; i-- > 0; b /= g->outer[i].n) {
		int64_t k = b % g->outer[i].n;

		at.a += k * g->outer[i].a;
		at.b += k * g->outer[i].b;
		at.c += k * g->outer[i].c;
		for (uint32_t t = 0; t < g->tail.n; t++)
			at.t[t] += k * g->outer[i].t[t];
	}
	return at;
}

/* Copies iterations [k0, k0 + n) of an operand. They are contiguous in the copy, or are its
 * rows. */
static void copy_operand(const smr_gemm_plan *p, bool left, const smr_gemm_piece *t, int64_t k0,
			 int64_t n, bool k_inside)
{
	const smr_gemm *g = &p->g;
	const smr_operand *o = left ? &g->A : &g->B;
	smr_dtype as = left ? p->at : p->bt;
	int64_t size = (int64_t)smr_dtype_size(o->dtype), own = (int64_t)smr_dtype_size(as);
	int64_t others = left ? t->rows : t->cols, step = left ? g->am : g->bn;
	int64_t last = g->nsum > 1 ? g->sum[g->nsum - 1].n : g->k;
	int64_t ld = k_inside ? n : others;

	for (int64_t k = k0; k < k0 + n;) {
		int64_t run = last - k % last < k0 + n - k ? last - k % last : k0 + n - k;
		int64_t at = 0, ks = left ? g->ak : g->bk, left_over = k;
		char *to = (left ? t->copy_a : t->copy_b) + (k - k0) * (k_inside ? 1 : ld) * own;
		smr_product_block b = {.type = o->dtype};

		for (uint32_t i = g->nsum; i-- > 0; left_over /= g->sum[i].n) {
			ks = left ? g->sum[i].a : g->sum[i].b;
			at += left_over % g->sum[i].n * ks;
		}
		if (g->nsum > 1)
			ks = left ? g->sum[g->nsum - 1].a : g->sum[g->nsum - 1].b;
		else
			at = k * ks;
		b.at = (left ? t->a : t->b) + at * size;
		b.rows = k_inside ? others : run;
		b.cols = k_inside ? run : others;
		b.rs = k_inside ? step : ks;
		b.cs = k_inside ? ks : step;
		smr_pack_block(to, as, ld, &b);
		k += run;
	}
}

static void multiply_packed(const job *j, const smr_gemm_piece *t, smr_gemm_operands *x)
{
	const smr_gemm_plan *p = j->p;

	if (p->packs_a) {
		copy_operand(p, true, t, 0, p->g.k, !p->ta);
		x->a = t->copy_a;
		x->lda = (int)(p->ta ? t->rows : p->g.k);
	}
	p->packer->multiply(p->packer, p, j->packed, t, x);
}

static void multiply_piece(const job *j, const smr_gemm_piece *t)
{
	const smr_gemm_plan *p = j->p;
	const smr_gemm *g = &p->g;
	int64_t as = (int64_t)smr_dtype_size(p->at), bs = (int64_t)smr_dtype_size(p->bt);
	smr_gemm_operands x = {.a = t->a,
			       .c = p->packs_c ? t->copy_c : t->c,
			       .lda = p->lda,
			       .ldc = p->packs_c ? (int)t->cols : p->ldc};

	if (p->walks) {
		smr_gemm_walk(p, t, &x, j->beta);
		return;
	}
	if (j->packed != NULL) {
		multiply_packed(j, t, &x);
		return;
	}
	for (int64_t k = 0; k < g->k; k += p->kblock) {
		int64_t n = g->k - k < p->kblock ? g->k - k : p->kblock;
		const char *a = p->packs_a ? t->copy_a : t->a + k * g->ak * as;
		const char *b = p->packs_b ? t->copy_b : t->b + k * g->bk * bs;
		int lda = !p->packs_a ? p->lda : (int)(p->ta ? t->rows : n);
		int ldb = !p->packs_b ? p->ldb : (int)(p->tb ? n : t->cols);

		if (p->packs_a)
			copy_operand(p, true, t, k, n, !p->ta);
		if (p->packs_b)
			copy_operand(p, false, t, k, n, p->tb);
		p->call(p->ta, p->tb, (int)t->rows, (int)t->cols, (int)n, j->alpha, a, lda, b, ldb,
			k > 0 ? 1 : j->beta, x.c, x.ldc, t->room);
	}
}

/* Adds the sums over the parts of k, in their order. */
static void add_row_parts(const job *j, const smr_gemm_piece *t, float *c)
{
	const float *from = j->parts + t->j0;

	memcpy(c, from, (size_t)t->cols * sizeof(*c));
	for (int i = 1; i < j->p->kparts; i++) {
		from += j->p->g.n;
		for (int64_t q = 0; q < t->cols; q++)
			c[q] += from[q];
	}
}

static void multiply_row(const job *j, const smr_gemm_piece *t)
{
	const smr_gemm_plan *p = j->p;
	const smr_gemm *g = &p->g;
	smr_product_block b = {t->b, g->B.dtype, g->k, t->cols, g->bk, g->bn};

	if (j->parts != NULL) {
		add_row_parts(j, t, (float *)(p->packs_c ? t->copy_c : t->c));
		return;
	}
	if (p->packs_a)
		copy_operand(p, true, t, 0, g->k, true);
	smr_row_times((float *)(p->packs_c ? t->copy_c : t->c),
		      (const float *)(p->packs_a ? t->copy_a : t->a), &b);
}

/* Computes a piece for alpha 0. */
static void multiply_by_zero(const job *j, const smr_gemm_piece *t, int64_t product)
{
	const smr_gemm_plan *p = j->p;
	const smr_gemm *g = &p->g;
	char *to = j->product + (product * g->m * g->n + t->i0 * g->n + t->j0) *
					(int64_t)smr_dtype_size(g->dtype);

	p->call(p->ta, p->tb, (int)t->rows, (int)t->cols, (int)g->k, 1, t->a, p->lda, t->b, p->ldb,
		0, to, (int)g->n, t->room);
	if (j->beta_zero)
		multiply_result_by_zero(g->dtype, t->c, t->rows, t->cols, p->ldc);
	add_zero_times(g->dtype, t->c, p->ldc, to, g->n, t->rows, t->cols, j->beta);
}

static void run_tail(job *j, const smr_gemm_piece *t, const smr_gemm_loop *at)
{
	const smr_gemm_tail *tail = &j->p->g.tail;
	smr_tail_piece x = {.rows = t->rows, .cols = t->cols, .sum = t->copy_c, .out = t->c};

	for (uint32_t i = 0; i < tail->n; i++)
		x.reads[i] = j->reads[i] + at->t[i] + t->i0 * tail->rows[i] + t->j0 * tail->cols[i];
	if (j->p->tail->run(j->p->tail, &x) != SMR_OK)
		atomic_store(&j->failed, true);
}

static void compute_piece(job *j, int64_t number, char *copies)
{
	const smr_gemm_plan *p = j->p;
	const smr_gemm *g = &p->g;
	int64_t product = number / (p->pm * p->pn);
	int in = (int)(number % (p->pm * p->pn)), im = in / p->pn, jn = in % p->pn;
	smr_gemm_loop at = locate_product(g, product);
	smr_gemm_piece t = {.jn = jn, .i0 = smr_gemm_row(p, im), .j0 = smr_gemm_column(p, jn)};

	t.rows = smr_gemm_row(p, im + 1) - t.i0;
	t.cols = smr_gemm_column(p, jn + 1) - t.j0;
	if (t.rows == 0 || t.cols == 0)
		return;
	t.a = j->a + (at.a + t.i0 * g->am) * (int64_t)smr_dtype_size(g->A.dtype);
	t.b = j->b + (at.b + t.j0 * g->bn) * (int64_t)smr_dtype_size(g->B.dtype);
	t.c = j->c + (at.c + t.i0 * g->cm + t.j0 * g->cn) * (int64_t)smr_dtype_size(g->C.dtype);
	if (copies != NULL) {
		t.copy_a = copies;
		t.copy_b = copies + p->a_bytes;
		t.copy_c = t.copy_b + p->b_bytes;
		t.room = t.copy_c + p->c_bytes;
	}
	if (j->product != NULL) {
		multiply_by_zero(j, &t, product);
	} else {
		if (j->beta_zero)
			multiply_result_by_zero(g->dtype, t.c, t.rows, t.cols, p->ldc);
		if (p->vector)
			multiply_row(j, &t);
		else
			multiply_piece(j, &t);
	}
	if (g->tail.there)
		run_tail(j, &t, &at);
	else if (p->packs_c)
		smr_unpack_block(
			t.c, &(smr_product_block){NULL, g->C.dtype, t.rows, t.cols, g->cm, g->cn},
			t.copy_c, g->dtype, t.cols);
	apply_bias_and_relu(j, t.c, t.i0, t.j0, t.rows, t.cols);
}

/* Multiplies part @p number of the row with the rows of the matrix that belong to it. */
static void multiply_row_part(const job *j, int number, char *copies)
{
	const smr_gemm *g = &j->p->g;
	int64_t first = g->k * number / j->p->kparts, end = g->k * (number + 1) / j->p->kparts;
	smr_gemm_piece t = {.a = j->a, .rows = 1, .copy_a = copies};
	smr_product_block b = {.at = j->b + first * g->bk * (int64_t)smr_dtype_size(g->B.dtype),
			       .type = g->B.dtype,
			       .rows = end - first,
			       .cols = g->n,
			       .rs = g->bk,
			       .cs = 1};

	if (j->p->packs_a)
		copy_operand(j->p, true, &t, first, end - first, true);
	smr_row_times(j->parts + number * g->n,
		      j->p->packs_a ? (const float *)copies : (const float *)j->a + first, &b);
}

static void run_row_parts(void *arg, int task)
{
	job *j = arg;
	char *copies = j->copies != NULL ? j->copies + (size_t)task * j->copy_bytes : NULL;
	int64_t next;

	while ((next = atomic_fetch_add(&j->next, 1)) < j->p->kparts)
		multiply_row_part(j, (int)next, copies);
}

/* Runs pieces until none is left; there is one such task for each thread. */
static void run_pieces(void *arg, int task)
{
	job *j = arg;
	char *copies = j->copies != NULL ? j->copies + (size_t)task * j->copy_bytes : NULL;
	int solo = smr_product_solo_enter();
	int64_t next;

	while ((next = atomic_fetch_add(&j->next, 1)) < j->npieces)
		compute_piece(j, next, copies);
	smr_product_solo_leave(solo);
}

static int64_t count_products(const smr_gemm *g)
{
	int64_t n = g->batch;

	for (uint32_t i = 0; i < g->nouter; i++)
		n *= g->outer[i].n;
	return n;
}

static smr_status make_room(const smr_gemm_plan *p, job *j, int tasks)
{
	const smr_gemm *g = &p->g;

	j->copy_bytes = p->a_bytes + p->b_bytes + p->c_bytes + p->room_bytes;
	if (j->copy_bytes > 0)
		j->copies = smr_aligned_alloc(64, (size_t)tasks * j->copy_bytes);
	if (j->alpha == 0)
		j->product = smr_malloc((size_t)count_products(g) * (size_t)g->m * (size_t)g->n *
					smr_dtype_size(g->dtype));
	if (p->vector && p->kparts > 1 && j->alpha != 0)
		j->parts = smr_aligned_alloc(64, (size_t)p->kparts * (size_t)g->n * sizeof(float));
	if ((j->copy_bytes > 0 && j->copies == NULL) || (j->alpha == 0 && j->product == NULL)) {
		smr_free(j->parts);
		smr_free(j->copies);
		return smr_fail(SMR_ENOMEM, "no memory for a product's copies");
	}
	return SMR_OK;
}

/* Whether the product takes less time than waking a thread. */
static bool is_small(const smr_gemm_plan *p, int64_t all)
{
	double flops = 2.0 * (double)p->g.m * (double)p->g.n * (double)p->g.k * (double)all;

	return p->vector ? flops < 2.0 * SMR_VECTOR_PART : flops < 1e6;
}

smr_status smr_gemm_plan_run(const smr_gemm_plan *p, const smr_env *e, const smr_workers *w)
{
	const smr_gemm *g = &p->g;
	int tasks = is_small(p, count_products(g)) ? 1 : smr_workers_count(w);
	job j = {
		.p = p,
		.a = smr_product_address(&g->A, e),
		.b = smr_product_address(&g->B, e),
		.c = smr_product_address(&g->C, e),
		.alpha = smr_product_scalar_at(&g->alpha, e),
		.beta = g->reads_c ? smr_product_scalar_at(&g->beta, e) : 0,
		.npieces = count_products(g) * p->pm * p->pn,
	};

	if (g->epilogue.has_bias) {
		if (g->epilogue.bias.is_value || g->epilogue.stride == 0)
			j.bias_value = smr_product_scalar_at(
				&(smr_product_scalar){1, true, g->epilogue.bias}, e);
		else
			j.bias = smr_product_address(&g->epilogue.bias, e);
	}
	for (uint32_t i = 0; i < g->tail.n; i++)
		j.reads[i] = smr_product_address(&g->tail.reads[i], e);
	if (g->reads_c && j.beta == 0) {
		j.beta_zero = true;
		j.beta = 1;
	}
	if (tasks > j.npieces && !(p->vector && tasks <= p->kparts))
		tasks = (int)j.npieces;
	if (p->packer != NULL)
		j.packed = p->packer->pack(p->packer, p, e, w);
	SMR_TRY(make_room(p, &j, tasks));
	if (j.parts != NULL) {
		smr_workers_run(w, tasks, run_row_parts, &j);
		atomic_store(&j.next, 0);
	}
	smr_workers_run(w, tasks, run_pieces, &j);
	smr_free(j.parts);
	smr_free(j.copies);
	smr_free(j.product);
	return atomic_load(&j.failed)
		       ? smr_fail(SMR_ENOMEM, "no memory for what is computed of a product")
		       : SMR_OK;
}
