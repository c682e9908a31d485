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
	const smr_gemm_plan *p;
	const smr_conv_walk *w;
	const smr_walk_piece *t;
	float *panel, *copy;
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

	if (x->w->gathers) {
		l.n = more;
		l.image = x->copy + (i - x->t->i0) * (x->w->depth + SMR_WALK_APART);
		return l;
	}
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

static void run_line(const piece *x, const line *l, smr_gemm_tile t, int64_t at, int vecs)
{
	const smr_gemm_tile_set *s = smr_gemm_tile_set_here(SMR_F32);
	int64_t most = s->rows[vecs], parts = smr_walk_divide_up(l->n, most), i = 0;

	for (int64_t q = 0; q < parts; q++) {
		int64_t end = l->n * (q + 1) / parts;
		smr_gemm_tile one = t;

		one.a = l->image + at + i * t.am;
		one.c = (float *)t.c + (l->first - x->t->i0 + i) * t.ldc;
		s->run[vecs](&one, (int)(end - i));
		i = end;
	}
}

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

/* Asks for weights of the next part while tiles are computed: their rows are far apart, so that the
 * CPU does not fetch them before. */
static void prefetch_weights(const smr_product_conv *c, const part *next, int64_t from, int64_t end)
{
	if (next->b == NULL)
		return;
	for (int64_t k = from; k < end; k++) {
		__builtin_prefetch(next->b + k * c->wc, 0, 2);
		__builtin_prefetch(next->b + k * c->wc + SMR_WALK_LANES, 0, 2);
	}
}

/* Multiplies a part with @p vecs vectors of output channels. */
static void multiply_part(const piece *x, const part *p, const part *next, int64_t j, int vecs,
			  double beta)
{
	const smr_product_conv *c = &x->w->conv;
	const smr_gemm_tile_set *s = smr_gemm_tile_set_here(SMR_F32);
	smr_gemm_tile t = {.b = p->b,
			   .c = (float *)x->t->c + j,
			   .am = x->w->gathers ? x->w->depth + SMR_WALK_APART : c->sx * x->w->pixel,
			   .ak = 1,
			   .bk = c->wc,
			   .ldc = x->t->ldc,
			   .k = p->k,
			   .alpha = 1,
			   .beta = beta};

	if (x->t->rows > PANEL_TILES * s->rows[vecs]) {
		s->copy(x->panel, vecs * SMR_WALK_LANES, p->b, c->wc, p->k, vecs * SMR_WALK_LANES);
		t.b = x->panel;
		t.bk = vecs * SMR_WALK_LANES;
	}
	for (int64_t i = 0; i < x->t->rows;) {
		line l = find_line(x, x->t->i0 + i);
		int64_t from = next->k * i / x->t->rows, end = next->k * (i + l.n) / x->t->rows;

		prefetch_weights(c, next, from, end);
		run_line(x, &l, t, x->w->gathers ? 0 : p->at, vecs);
		i += l.n;
	}
}

static void multiply_columns(const piece *x, int64_t j, int vecs)
{
	part p = find_part(x, 0, j);
	int64_t after = j + vecs * SMR_WALK_LANES;

	for (int64_t n = 1; p.b != NULL; n++) {
		part next = find_part(x, n, j), more = next;

		if (next.b == NULL && after < x->t->cols)
			more = find_part(x, 0, after);
		multiply_part(x, &p, &more, j, vecs, n == 1 ? x->t->beta : 1);
		p = next;
	}
}

/* Copies the channels of a part of all pixels. */
static void gather_pixels(const piece *x, const part *p)
{
	const smr_product_conv *c = &x->w->conv;

	for (int64_t i = 0; i < x->t->rows; i++) {
		int64_t at = x->t->i0 + i, q = at / c->x;
		const float *from = (const float *)x->t->a + q / c->y * c->in +
				    q % c->y * c->sy * c->ih_stride +
				    at % c->x * c->sx * x->w->pixel;

		memcpy(x->copy + i * (x->w->depth + SMR_WALK_APART), from + p->at,
		       (size_t)p->k * sizeof(float));
	}
}

static int vectors_at(const piece *x, int64_t j)
{
	return x->t->cols - j >= SMR_WALK_COLUMNS ? smr_walk_vectors() : 1;
}

static void multiply_gathered(const piece *x)
{
	for (int64_t n = 0; find_part(x, n, 0).b != NULL; n++) {
		part p = find_part(x, n, 0);

		gather_pixels(x, &p);
		for (int64_t j = 0; j < x->t->cols;) {
			int vecs = vectors_at(x, j);
			int64_t after = j + vecs * SMR_WALK_LANES;
			part now = find_part(x, n, j);
			part next = after < x->t->cols ? find_part(x, n, after)
						       : find_part(x, n + 1, 0);

			multiply_part(x, &now, &next, j, vecs, n == 0 ? x->t->beta : 1);
			j = after;
		}
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
		float *c = (float *)x->t->c + i * x->t->ldc;

		if (!is_border(x->w, x->t->i0 + i) || !has_nan(c, x->t->cols))
			continue;
		for (int64_t j = 0; j < x->t->cols; j++)
			c[j] = plain_sum(x, x->t->i0 + i, j, 0);
	}
}

void smr_gemm_walk(const smr_gemm_plan *p, const smr_walk_piece *t)
{
	piece x = {.p = p,
		   .w = &p->walk,
		   .t = t,
		   .panel = t->room,
		   .copy = (float *)((char *)t->room + p->walk.copy_at)};

	if (p->walk.copies)
		copy_image(&x);
	if (p->walk.gathers)
		multiply_gathered(&x);
	for (int64_t j = 0; j < t->cols && !p->walk.gathers;) {
		int vecs = vectors_at(&x, j);

		multiply_columns(&x, j, vecs);
		j += vecs * SMR_WALK_LANES;
	}
	if (p->walk.copies)
		repair_border(&x);
}
