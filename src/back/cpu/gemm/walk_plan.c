/* Plans a convolution, or a product like one, as a product of windows: see walk.c. */
#include "back/cpu/gemm/walk.h"
#include "base/status.h"

enum {
	PIECE_FLOPS = 60000000,
	MOST_PIECES = 64,
	SOME_ROWS = 96,  /* least rows of a piece of divided ones */
	FEW_SETS = 1024, /* bytes apart: pixels share few sets of the first cache */
};

static bool reaches_beyond(const smr_product_conv *c)
{
	return c->top > 0 || c->left > 0 ||
	       smr_walk_extent(c->y, c->sy, c->r, c->dy) - c->top > c->ih ||
	       smr_walk_extent(c->x, c->sx, c->s, c->dx) - c->left > c->iw;
}

/* Makes one loop of pixels out of several that lie at one distance in image and result. */
static void join_pixels(smr_product_conv *c)
{
	if (reaches_beyond(c) || c->r * c->s > 1)
		return;
	if (c->y > 1 && (c->x == 1 || c->sy * c->ih_stride == c->x * c->sx * c->iw_stride)) {
		c->iw_stride = c->x == 1 ? c->ih_stride * c->sy : c->iw_stride * c->sx;
		c->sx = 1;
		c->ox = c->x == 1 ? c->oy : c->ox;
		c->iw = c->x *= c->y;
		c->y = c->ih = 1;
	}
	if (c->n > 1 && c->y == 1 && c->in == c->x * c->sx * c->iw_stride) {
		c->iw_stride *= c->sx;
		c->sx = 1;
		c->iw = c->x *= c->n;
		c->n = 1;
	}
}

/* Joins columns of taps and channels where they lie side by side, by making them channels. */
static void join_taps(smr_product_conv *c, bool copies)
{
	bool pixels = copies || c->iw_stride == c->c;

	if (c->s == 1 || c->dx != 1 || !pixels || c->ws != c->c * c->wc)
		return;
	c->c *= c->s;
	c->s = 1;
}

static bool is_flat(const smr_product_conv *c)
{
	int64_t step = c->x > 1 ? c->ox : c->y > 1 ? c->oy : c->on;

	return (c->y == 1 || c->x == 1 || c->oy == c->x * step) &&
	       (c->n == 1 || c->on == c->y * c->x * step) && step >= c->o;
}

static smr_status check_layout(const smr_product_conv *c)
{
	if (c->dtype != SMR_F32 || c->depthwise || c->g != 1)
		return smr_fail(SMR_EUNSUPPORTED, "convolutions of f32 without groups only");
	if ((c->c > 1 && (c->ic != 1 || c->wc < c->o)) || c->wo != 1 || c->oo != 1 ||
	    c->o % SMR_WALK_LANES != 0 || !is_flat(c))
		return smr_fail(SMR_EUNSUPPORTED, "channels do not lie side by side");
	if ((c->x > 1 && c->iw_stride < 1) || (c->y > 1 && c->ih_stride < 1))
		return smr_fail(SMR_EUNSUPPORTED, "an image that lies backwards");
	return SMR_OK;
}

/* Bytes of the copied rows of an image for so many pixels of the result. */
static size_t copy_bytes(const smr_product_conv *c, const smr_conv_walk *w, int64_t pixels)
{
	int64_t rows = smr_walk_divide_up(pixels, c->x) + 1,
		images = smr_walk_divide_up(rows, c->y) + 1;

	return w->copies ? (size_t)((rows + images) * c->sy + images * (c->r - 1) * c->dy) *
				   (size_t)w->row * sizeof(float)
			 : 0;
}

/* Halves columns, of which those of a block are read together, then rows, then columns again. */
static bool divide_pieces(smr_gemm_plan *p)
{
	int64_t rows = p->g.m / p->pm, cols = p->g.n / p->pn;
	bool divides = cols % (2 * SMR_WALK_COLUMNS) == 0;
	bool halves = rows / 2 >= p->unit && rows / 2 >= SOME_ROWS;

	if (divides && (cols > SMR_WALK_BLOCK || !halves))
		p->pn *= 2;
	else if (halves)
		p->pm *= 2;
	return divides || halves;
}

static void choose_pieces(smr_gemm_plan *p)
{
	double flops = 2.0 * (double)p->g.m * (double)p->g.n * (double)p->g.k;
	int pieces = 1;

	while (pieces < MOST_PIECES && flops / pieces > PIECE_FLOPS)
		pieces *= 2;
	p->pm = p->pn = 1;
	while (p->pm * p->pn < pieces && divide_pieces(p))
		;
}

static int64_t choose_depth(int64_t channels)
{
	int64_t parts = smr_walk_divide_up(channels, SMR_WALK_DEPTH);

	return (smr_walk_divide_up(channels, parts) + 15) & ~(int64_t)15;
}

bool smr_gemm_as_walk(const smr_gemm *g, smr_product_conv *out)
{
	bool times_one = !g->alpha.reads && g->alpha.value == 1 && !g->beta.reads &&
			 (!g->reads_c || g->beta.value == 1);

	if (g->dtype != SMR_F32 || g->A.dtype != SMR_F32 || g->B.dtype != SMR_F32 ||
	    (g->C.dtype != SMR_F32 && !g->tail.there) || g->batch != 1 || g->nouter > 0 ||
	    g->nsum > 1 || g->order != SMR_GEMM_SUM_ANY || !times_one || g->m < 2 || g->ak != 1 ||
	    g->bn != 1 || g->cn != 1 || (g->epilogue.has_bias && g->bias_along_m))
		return false;
	*out = (smr_product_conv){.dtype = SMR_F32,
				  .n = 1,
				  .g = 1,
				  .o = g->n,
				  .c = g->k,
				  .y = 1,
				  .x = g->m,
				  .r = 1,
				  .s = 1,
				  .sy = 1,
				  .sx = 1,
				  .dy = 1,
				  .dx = 1,
				  .ih = 1,
				  .iw = g->m,
				  .I = g->A,
				  .W = g->B,
				  .O = g->C,
				  .ic = 1,
				  .iw_stride = g->am,
				  .wo = 1,
				  .wc = g->bk,
				  .oo = 1,
				  .ox = g->cm,
				  .epilogue = g->epilogue,
				  .bias_o = g->epilogue.stride,
				  .accumulates = g->reads_c,
				  .tail = g->tail};
	return true;
}

smr_status smr_gemm_plan_walk(const smr_product_conv *conv, smr_gemm_plan *out)
{
	smr_gemm_plan p = {.at = SMR_F32, .bt = SMR_F32, .call = smr_gemm_tile_f32, .walks = true};
	smr_conv_walk *w = &p.walk;
	smr_product_conv *c = &w->conv;

	*c = *conv;
	SMR_TRY(check_layout(c));
	p.g = (smr_gemm){.dtype = SMR_F32,
			 .batch = 1,
			 .m = c->n * c->y * c->x,
			 .n = c->o,
			 .k = c->r * c->s * c->c,
			 .A = c->I,
			 .B = c->W,
			 .C = c->O,
			 .bn = 1,
			 .cm = c->x > 1   ? c->ox
			       : c->y > 1 ? c->oy
					  : c->on,
			 .cn = 1,
			 .order = SMR_GEMM_SUM_ANY,
			 .reads_c = c->accumulates,
			 .alpha = {.value = 1},
			 .beta = {.value = 1},
			 .epilogue = c->epilogue,
			 .tail = c->tail};
	join_pixels(c);
	w->copies = reaches_beyond(c);
	if (w->copies && c->accumulates)
		return smr_fail(SMR_EUNSUPPORTED, "a padded image whose result is added");
	w->row = w->copies ? smr_walk_extent(c->x, c->sx, c->s, c->dx) * c->c : c->ih_stride;
	w->pixel = w->copies ? c->c : c->iw_stride;
	w->channels = c->c;
	join_taps(c, w->copies);
	w->depth = choose_depth(c->c);
	w->paged = c->sx * w->pixel * (int64_t)sizeof(float) % FEW_SETS == 0;
	p.unit =
		c->n * c->y > 1 ? c->x : smr_gemm_tile_set_here(SMR_F32)->rows[smr_walk_vectors(w)];
	p.ldc = (int)p.g.cm;
	p.packs_c = p.g.tail.there;
	if (p.g.m > INT32_MAX || p.g.cm > INT32_MAX || p.g.k > INT32_MAX)
		return smr_fail(SMR_EUNSUPPORTED, "a side of more than %d", INT32_MAX);
	choose_pieces(&p);
	p.c_bytes = p.packs_c
			    ? (size_t)(smr_gemm_row(&p, 1) * smr_gemm_column(&p, 1)) * sizeof(float)
			    : 0;
	p.c_bytes = (p.c_bytes + 63) & ~(size_t)63;
	w->copy_at = (size_t)w->depth * SMR_WALK_BLOCK * sizeof(float);
	/* buffers of tasks lie one behind the other */
	p.room_bytes = (w->copy_at + copy_bytes(c, w, smr_gemm_row(&p, 1)) + 63) & ~(size_t)63;
	*out = p;
	return SMR_OK;
}
