/* Convolutions as products whose left rows are windows of an image: pixels with their channels side
 * by side, weights with their output channels side by side.
 *
 * The rows of a tile are pixels of one row of the result, which lie at one distance from each other
 * in the image. For each row of taps, their columns and channels are one run of k if they lie side
 * by side in the image and in the weights. Nothing is copied but panels of the weights and, where
 * windows reach beyond the image, the part of the image that a piece needs, with zeros around it.
 *
 * The program skips taps outside of the image; a zero times an infinite weight is NaN. So pixels at
 * the border that are NaN are computed again. */
#include "back/cpu/gemm/walk.h"

#include <string.h>

enum { PANEL_TILES = 3 /* tiles of a piece from which on copying a panel pays */ };

/* ---- the image ------------------------------------------------------------------------------ */

/* Pixels of one row of the result, and the first pixel of their windows. */
typedef struct line {
	int64_t first, n; /* numbers of pixels: row, then column */
	const float *image;
} line;

typedef struct piece {
	const smr_conv_walk *w;
	const smr_gemm_piece *t;
	float *c, *panel, *copy;
	int64_t ldc;
	double beta;
} piece;

/* Copies a row of the image with zeros where it has no pixels. */
static void copy_row(const smr_conv_walk *w, const float *image, int64_t y, float *to)
{
	const smr_product_conv *c = &w->conv;
	int64_t c0 = w->channels, n = w->row / c0, from = c->left, end = c->left + c->iw;

	if (y < 0 || y >= c->ih) {
		memset(to, 0, (size_t)w->row * sizeof(*to));
		return;
	}
	end = end < n ? end : n;
	from = from < end ? from : end;
	image += y * c->ih_stride;
	memset(to, 0, (size_t)(from * c0) * sizeof(*to));
	if (c->iw_stride == c0)
		memcpy(to + from * c0, image, (size_t)((end - from) * c0) * sizeof(*to));
	else
		for (int64_t x = from; x < end; x++)
			memcpy(to + x * c0, image + (x - c->left) * c->iw_stride,
			       (size_t)c0 * sizeof(*to));
	memset(to + end * c0, 0, (size_t)((n - end) * c0) * sizeof(*to));
}

/* Copies the rows of the image that the piece's rows [q, ...) of one image need; returns the
 * number of its rows. */
static int64_t copy_rows(const piece *x, int64_t q, int64_t end, float **to)
{
	const smr_product_conv *c = &x->w->conv;
	int64_t image = q / c->y, y = q % c->y, rows = c->y - y < end - q ? c->y - y : end - q;
	const float *from = (const float *)x->t->a + image * c->in;
	int64_t n = smr_walk_extent(rows, c->sy, c->r, c->dy);

	for (int64_t i = 0; i < n; i++, *to += x->w->row)
		copy_row(x->w, from, y * c->sy - c->top + i, *to);
	return rows;
}

static void copy_image(const piece *x)
{
	const smr_product_conv *c = &x->w->conv;
	int64_t q = x->t->i0 / c->x, end = smr_walk_divide_up(x->t->i0 + x->t->rows, c->x);
	float *to = x->copy;

	while (q < end)
		q += copy_rows(x, q, end, &to);
}

/* Finds the windows of the piece's pixels from @p i on, up to the end of their row. */
static line find_line(const piece *x, int64_t i)
{
	const smr_product_conv *c = &x->w->conv;
	int64_t q = i / c->x, left = c->x - i % c->x, more = x->t->i0 + x->t->rows - i;
	line l = {.first = i, .n = left < more ? left : more};

	if (!x->w->copies) {
		l.image =
			(const float *)x->t->a + q / c->y * c->in + q % c->y * c->sy * c->ih_stride;
	} else {
		int64_t begin = x->t->i0 / c->x, first = begin / c->y, image = q / c->y;
		int64_t y0 = image == first ? begin % c->y : 0;
		int64_t before = 0;

		/* rows of the images before */
		if (image > first)
			before = smr_walk_extent(c->y - begin % c->y, c->sy, c->r, c->dy) +
				 (image - first - 1) * smr_walk_extent(c->y, c->sy, c->r, c->dy);
		l.image = x->copy + (before + (q % c->y - y0) * c->sy) * x->w->row;
	}
	l.image += i % c->x * c->sx * x->w->pixel;
	return l;
}

/* ---- the product ---------------------------------------------------------------------------- */

/* Some channels of one tap. */
typedef struct part {
	int64_t k;      /* number of channels */
	int64_t at;     /* of the first one in the image, from the window's first pixel on */
	const float *b; /* weights; NULL: no such part */
} part;

static part find_part(const piece *x, int64_t number, int64_t j)
{
	const smr_product_conv *c = &x->w->conv;
	int64_t blocks = smr_walk_divide_up(c->c, x->w->depth), k = number % blocks * x->w->depth;
	int64_t s = number / blocks % c->s, r = number / blocks / c->s;
	part p = {.k = c->c - k < x->w->depth ? c->c - k : x->w->depth,
		  .at = r * c->dy * x->w->row + s * c->dx * x->w->pixel + k};

	if (r < c->r)
		p.b = (const float *)x->t->b + r * c->wr + s * c->ws + k * c->wc + j;
	return p;
}

/* Columns [j, j + n) of the weights of a part; n is at most a block. */
typedef struct block {
	part of;
	int64_t j, n;
} block;

static block find_block(const piece *x, int64_t number, int64_t j)
{
	int64_t left = x->t->cols - j;

	return (block){find_part(x, number, j), j, left < SMR_WALK_BLOCK ? left : SMR_WALK_BLOCK};
}

/* Asks for weights of the next block while tiles are computed: share [from, end) of @p all. */
static void prefetch_weights(const piece *x, const block *next, int64_t from, int64_t end,
			     int64_t all)
{
	if (next->of.b == NULL)
		return;
	for (int64_t k = next->of.k * from / all; k < next->of.k * end / all; k++)
		for (int64_t j = 0; j < next->n; j += SMR_WALK_LANES)
			__builtin_prefetch(next->of.b + k * x->w->conv.wc + j, 0, 2);
}

typedef float vector __attribute__((vector_size(SMR_TILE_BYTES)));
typedef float loose __attribute__((vector_size(SMR_TILE_BYTES), aligned(4)));

/* Returns the vectors of the next panel: a power of two. */
static inline int panel_vectors(int most, int64_t left)
{
	while (most > left)
		most /= 2;
	return most;
}

/* Copies rows of a block to panels of up to @p most vectors, one behind the other. */
static inline __attribute__((always_inline)) void copy_block(float *to, const block *b,
							     int64_t step, int most)
{
	int64_t n = b->n / SMR_WALK_LANES;

	for (int64_t k = 0; k < b->of.k; k++) {
		const float *from = b->of.b + k * step;

		for (int64_t v = 0, vecs; v < n; v += vecs) {
			vecs = panel_vectors(most, n - v);
			float *at = to + (v * b->of.k + k * vecs) * SMR_WALK_LANES;

			for (int64_t u = 0; u < vecs; u++)
				*(vector *)(void *)(at + u * SMR_WALK_LANES) =
					*(const loose *)(const void *)(from +
								       (v + u) * SMR_WALK_LANES);
		}
	}
}

#if defined(__x86_64__)
__attribute__((target("avx512f"))) static void copy_block_avx512(float *to, const block *b,
								 int64_t step, int vecs)
{
	copy_block(to, b, step, vecs);
}
#endif

static void copy_weights(const piece *x, const block *b)
{
	int vecs = smr_walk_vectors(x->w);

#if defined(__x86_64__)
	if (__builtin_cpu_supports("avx512f")) {
		copy_block_avx512(x->panel, b, x->w->conv.wc, vecs);
		return;
	}
#endif
	copy_block(x->panel, b, x->w->conv.wc, vecs);
}

/* A panel of a block: @p vecs vectors from vector @p v on. */
typedef struct panel {
	const block *of, *next;
	int64_t v;
	int vecs;
} panel;

/* Multiplies the pixels of a line with a panel. */
static void run_line(const piece *x, const line *l, const panel *q, const smr_gemm_tile *t)
{
	const smr_gemm_tile_set *s = smr_gemm_tile_set_here(SMR_F32);
	int64_t rows = x->t->rows, vectors = q->of->n / SMR_WALK_LANES;
	int64_t parts = smr_walk_divide_up(l->n, s->rows[q->vecs]), i = 0;

	for (int64_t k = 0; k < parts; k++) {
		int64_t end = l->n * (k + 1) / parts, first = l->first - x->t->i0;
		smr_gemm_tile one = *t;

		prefetch_weights(x, q->next, q->v * rows + (first + i) * q->vecs,
				 q->v * rows + (first + end) * q->vecs, vectors * rows);
		one.a = l->image + q->of->of.at + i * t->am;
		one.c = (float *)t->c + (first + i) * t->ldc;
		s->run[q->vecs](&one, (int)(end - i));
		i = end;
	}
}

/* Multiplies all pixels with a panel. */
static void multiply_panel(const piece *x, const panel *q, bool copied, double beta)
{
	const smr_product_conv *c = &x->w->conv;
	int64_t column = q->v * SMR_WALK_LANES;
	smr_gemm_tile t = {.b = copied ? x->panel + column * q->of->of.k : q->of->of.b + column,
			   .c = x->c + q->of->j + column,
			   .am = c->sx * x->w->pixel,
			   .ak = 1,
			   .bk = copied ? q->vecs * SMR_WALK_LANES : c->wc,
			   .ldc = x->ldc,
			   .k = q->of->of.k,
			   .alpha = 1,
			   .beta = beta};

	for (int64_t i = 0; i < x->t->rows;) {
		line l = find_line(x, x->t->i0 + i);

		run_line(x, &l, q, &t);
		i += l.n;
	}
}

static void multiply_block(const piece *x, const block *b, const block *next, double beta)
{
	int most = smr_walk_vectors(x->w);
	bool copied = x->t->rows > PANEL_TILES * smr_gemm_tile_set_here(SMR_F32)->rows[most];

	if (copied)
		copy_weights(x, b);
	for (panel q = {.of = b, .next = next}; q.v < b->n / SMR_WALK_LANES; q.v += q.vecs) {
		q.vecs = panel_vectors(most, b->n / SMR_WALK_LANES - q.v);
		multiply_panel(x, &q, copied, beta);
	}
}

static void multiply_columns(const piece *x, int64_t j)
{
	block b = find_block(x, 0, j);
	int64_t after = j + b.n;

	for (int64_t n = 1; b.of.b != NULL; n++) {
		block next = find_block(x, n, j), more = next;

		if (next.of.b == NULL && after < x->t->cols)
			more = find_block(x, 0, after);
		multiply_block(x, &b, &more, n == 1 ? x->beta : 1);
		b = next;
	}
}

/* ---- the border ----------------------------------------------------------------------------- */

static float plain_sum(const piece *x, int64_t i, int64_t j, float start)
{
	const smr_product_conv *c = &x->w->conv;
	int64_t joined = c->c / x->w->channels, q = i / c->x;
	int64_t y = q % c->y * c->sy - c->top, at = i % c->x * c->sx - c->left;
	const float *image = (const float *)x->t->a + q / c->y * c->in;
	const float *w = (const float *)x->t->b + j;
	float sum = start;

	for (int64_t r = 0; r < c->r; r++)
		for (int64_t s = 0; s < c->s * joined; s++) {
			int64_t iy = y + r * c->dy, ix = at + s * c->dx;
			const float *b = w + r * c->wr +
					 (joined > 1 ? s * x->w->channels * c->wc : s * c->ws);

			if (iy < 0 || iy >= c->ih || ix < 0 || ix >= c->iw)
				continue;
			for (int64_t k = 0; k < x->w->channels; k++)
				sum += image[iy * c->ih_stride + ix * c->iw_stride + k] *
				       b[k * c->wc];
		}
	return sum;
}

static bool is_border(const smr_conv_walk *w, int64_t i)
{
	const smr_product_conv *c = &w->conv;
	int64_t y = i / c->x % c->y * c->sy - c->top, x = i % c->x * c->sx - c->left;
	int64_t taps = c->s > 1 ? c->s : c->c / w->channels;

	return y < 0 || x < 0 || y + (c->r - 1) * c->dy >= c->ih || x + (taps - 1) * c->dx >= c->iw;
}

static bool has_nan(const float *v, int64_t n)
{
	bool found = false;

	for (int64_t j = 0; j < n; j++)
		found |= v[j] != v[j];
	return found;
}

/* Computes NaNs of the border again; nothing was added to an old result, which is gone. */
static void repair_border(const piece *x)
{
	for (int64_t i = 0; i < x->t->rows; i++) {
		float *c = x->c + i * x->ldc;

		if (!is_border(x->w, x->t->i0 + i) || !has_nan(c, x->t->cols))
			continue;
		for (int64_t j = 0; j < x->t->cols; j++)
			c[j] = plain_sum(x, x->t->i0 + i, j, 0);
	}
}

void smr_gemm_walk(const smr_gemm_plan *p, const smr_gemm_piece *t, const smr_gemm_operands *o,
		   double beta)
{
	piece x = {.w = &p->walk,
		   .t = t,
		   .c = o->c,
		   .panel = (float *)(void *)t->room,
		   .copy = (float *)(void *)(t->room + p->walk.copy_at),
		   .ldc = o->ldc,
		   .beta = beta};

	if (p->walk.copies)
		copy_image(&x);
	for (int64_t j = 0; j < t->cols; j += SMR_WALK_BLOCK)
		multiply_columns(&x, j);
	if (p->walk.copies)
		repair_border(&x);
}
