/* Convolutions as numbers.
 *
 * Only addresses are known: an output step of sy * row and a tap step of dy * row determine both
 * strides up to the length of a row, and any choice of it addresses the same bytes. Without
 * padding, the greatest length is chosen; with padding, the length in the program's condition. */
#include "back/cpu/product/read.h"

enum { MAX_STEP = 64 };

/* One dimension: output loop and tap loop. */
typedef struct axis {
	const char *out, *tap, *stride, *dilation, *pad, *size;
	int64_t n, taps;
	int64_t i_out, i_tap, w_tap, o_out;
	int64_t step, dilate, before, extent, pitch;
} axis;

static void shift_operand(smr_product_reader *r, smr_operand *o, int64_t elements)
{
	o->offset += elements * (int64_t)smr_dtype_size(r->dtype);
}

/* Reverses loops that walk the image backwards. */
static void reverse_backward_loops(smr_product_reader *r, smr_product_conv *c, axis *a)
{
	if (a->i_tap < 0) {
		shift_operand(r, &c->I, (a->taps - 1) * a->i_tap);
		shift_operand(r, &c->W, (a->taps - 1) * a->w_tap);
		a->i_tap = -a->i_tap;
		a->w_tap = -a->w_tap;
	}
	if (a->i_out < 0) {
		shift_operand(r, &c->I, (a->n - 1) * a->i_out);
		shift_operand(r, &c->O, (a->n - 1) * a->o_out);
		a->i_out = -a->i_out;
		a->o_out = -a->o_out;
	}
}

static void read_unpadded_axis(smr_product_reader *r, smr_product_conv *c, axis *a)
{
	reverse_backward_loops(r, c, a);
	a->pitch = smr_gcd(a->i_out, a->i_tap);
	if (a->pitch == 0)
		a->pitch = 1;
	a->step = a->n > 1 ? a->i_out / a->pitch : 1;
	a->dilate = a->taps > 1 ? a->i_tap / a->pitch : 1;
	a->before = 0;
	a->extent = (a->n - 1) * a->step + (a->taps - 1) * a->dilate + 1;
}

static void read_padded_axis(smr_product_reader *r, smr_product_conv *c, axis *a)
{
	bool known = smr_product_param(r, a->size, &a->extent);

	a->step = a->dilate = 1;
	smr_product_param(r, a->stride, &a->step);
	smr_product_param(r, a->dilation, &a->dilate);
	if (!known || a->step < 1 || a->dilate < 1) {
		smr_product_refuse(r, "padding of a form that oneDNN does not have");
		return;
	}
	a->pitch = a->n > 1 ? a->i_out / a->step : a->taps > 1 ? a->i_tap / a->dilate : 1;
	if ((a->n > 1 && a->i_out != a->pitch * a->step) ||
	    (a->taps > 1 && a->i_tap != a->pitch * a->dilate) || a->extent < 1)
		smr_product_refuse(
			r, "the condition for padding counts other rows than the image has");
	else
		shift_operand(r, &c->I, a->before * a->pitch); /* addresses start in the padding */
}

static void read_axis(smr_product_reader *r, smr_product_conv *c, axis *a)
{
	a->n = smr_product_extent(r, a->out);
	a->taps = smr_product_extent(r, a->tap);
	a->i_out = smr_product_stride(r, &c->I, a->out);
	a->i_tap = smr_product_stride(r, &c->I, a->tap);
	a->w_tap = smr_product_stride(r, &c->W, a->tap);
	a->o_out = smr_product_stride(r, &c->O, a->out);
	if (r->st != SMR_OK)
		return;
	if (smr_product_param(r, a->pad, &a->before))
		read_padded_axis(r, c, a);
	else
		read_unpadded_axis(r, c, a);
	if (a->step < 1 || a->step > MAX_STEP || a->dilate < 1 || a->dilate > MAX_STEP)
		smr_product_refuse(r, "a stride or dilation that is 0 or very large");
}

static void bias_of(smr_product_reader *r, smr_product_conv *c)
{
	const smr_match *m = &r->c->match;
	int loop = smr_epilogue_form_of(r, &c->epilogue);

	if (loop < 0)
		return;
	if (loop == smr_match_loop(m, c->depthwise ? "c" : "g"))
		c->bias_g = c->epilogue.stride;
	else if (loop == smr_match_loop(m, "o"))
		c->bias_o = c->epilogue.stride;
	else
		smr_product_refuse(r, "a bias along something else than output channels");
}

/* Bytes of the program's array from the start of the image. */
static int64_t room_of(const smr_product_reader *r, const smr_operand *o)
{
	const smr_expr *read = smr_match_operand(&r->c->match, "I");
	const smr_node *v = smr_node_window(r->c->nest->ins[read->input]);
	int64_t end;

	end = smr_poly_eval(v->window->offset, r->e->sym) + (int64_t)smr_dtype_size(r->dtype);
	for (uint32_t d = 0; d < v->type.rank; d++) {
		int64_t step = smr_poly_eval(v->window->stride[d], r->e->sym);

		if (step > 0)
			end += (smr_poly_eval(v->type.dims[d], r->e->sym) - 1) * step;
	}
	return end - o->offset;
}

static void conv_without_epilogue(smr_product_reader *r, smr_product_conv *c, bool depthwise)
{
	axis y = {.out = "y",
		  .tap = "r",
		  .stride = "sh",
		  .dilation = "dh",
		  .pad = "ph",
		  .size = "height"};
	axis x = {.out = "x",
		  .tap = "s",
		  .stride = "sw",
		  .dilation = "dw",
		  .pad = "pw",
		  .size = "width"};
	const char *group = depthwise ? "c" : "g";

	c->dtype = r->dtype;
	c->depthwise = depthwise;
	smr_product_operand(r, "I", &c->I);
	smr_product_operand(r, "W", &c->W);
	smr_product_result(r, &c->O);
	read_axis(r, c, &y);
	read_axis(r, c, &x);
	if (r->st != SMR_OK)
		return;
	c->n = smr_product_extent(r, "n");
	c->g = smr_product_extent(r, group);
	c->o = depthwise ? 1 : smr_product_extent(r, "o");
	c->c = depthwise ? 1 : smr_product_extent(r, "c");
	c->y = y.n, c->r = y.taps, c->sy = y.step, c->dy = y.dilate, c->top = y.before;
	c->x = x.n, c->s = x.taps, c->sx = x.step, c->dx = x.dilate, c->left = x.before;
	c->ih = y.extent, c->ih_stride = y.pitch, c->wr = y.w_tap, c->oy = y.o_out;
	c->iw = x.extent, c->iw_stride = x.pitch, c->ws = x.w_tap, c->ox = x.o_out;
	c->in = smr_product_stride(r, &c->I, "n");
	c->on = smr_product_stride(r, &c->O, "n");
	c->ig = smr_product_stride(r, &c->I, group);
	c->wg = smr_product_stride(r, &c->W, group);
	c->og = smr_product_stride(r, &c->O, group);
	if (!depthwise) {
		c->ic = smr_product_stride(r, &c->I, "c");
		c->wc = smr_product_stride(r, &c->W, "c");
		c->wo = smr_product_stride(r, &c->W, "o");
		c->oo = smr_product_stride(r, &c->O, "o");
	}
	c->i_room = room_of(r, &c->I);
	c->accumulates = smr_product_reads_result(r, &c->O);
}

void smr_product_conv_of(smr_product_reader *r, smr_product_conv *c, bool depthwise)
{
	conv_without_epilogue(r, c, depthwise);
	if (r->st == SMR_OK)
		bias_of(r, c);
}

/* ---- tails ---------------------------------------------------------------------------------- */

static int64_t tail_step(const smr_product_reader *r, const smr_operand *o, const char *loop)
{
	int l = smr_match_loop(&r->c->match, loop);

	return l < 0 || r->extent[l] == 1 ? 0 : o->stride[l];
}

/* Reads an operand of the tail; its pixels must have one step. */
static void read_tail_operand(smr_product_reader *r, const smr_product_conv *c,
			      const smr_expr *read, smr_gemm_tail *t)
{
	uint32_t i = t->n++;
	smr_operand *o = &t->reads[i];
	int64_t n, y, x;

	if (r->st == SMR_OK)
		r->st = smr_codelet_operand(r->c, read, r->e->sym, o);
	if (r->st == SMR_OK && (o->is_value || o->base == c->O.base))
		smr_product_refuse(r, "a tail of numbers, or of what it stores");
	if (r->st != SMR_OK)
		return;
	n = tail_step(r, o, "n");
	y = tail_step(r, o, "y");
	x = tail_step(r, o, "x");
	t->rows[i] = c->x > 1 ? x : c->y > 1 ? y : n;
	t->cols[i] = tail_step(r, o, "o");
	if ((c->y > 1 && y != t->rows[i] * c->x) || (c->n > 1 && n != t->rows[i] * c->x * c->y))
		smr_product_refuse(r, "a tail whose pixels are not equally far apart");
}

void smr_product_conv_with_tail(smr_product_reader *r, const smr_contraction *x,
				smr_product_conv *c)
{
	const smr_expr *reads[SMR_PRODUCT_EPILOGUE_READS] = {NULL};
	uint32_t n = smr_product_tail_reads(r->c->nest->nest->value, x->core, reads, 0);

	conv_without_epilogue(r, c, false);
	if (r->st == SMR_OK &&
	    (c->accumulates || c->I.base == c->O.base || c->W.base == c->O.base || c->g > 1))
		smr_product_refuse(r, "it reads what it stores");
	c->tail.there = true;
	for (uint32_t i = 0; i < n && r->st == SMR_OK; i++)
		read_tail_operand(r, c, reads[i], &c->tail);
}

/* Whether rows are contiguous, so that two loops can be one. */
static bool loops_are_contiguous(int64_t outer, int64_t inner, int64_t n)
{
	return outer == inner * n;
}

/* A loop of a sum, or two joined loops that are contiguous in both operands. */
typedef struct run {
	int64_t n, i, w;
} run;

static bool join_runs(run *to, const run *inner)
{
	if (to->n == 1)
		*to = *inner;
	else if (inner->n > 1 && (!loops_are_contiguous(to->i, inner->i, inner->n) ||
				  !loops_are_contiguous(to->w, inner->w, inner->n)))
		return false;
	else if (inner->n > 1)
		*to = (run){to->n * inner->n, inner->i, inner->w};
	return true;
}

/* Windows as large as the image, as in a gradient by the weights of a pointwise convolution. */
static bool one_pixel(const smr_product_conv *c, smr_gemm *g)
{
	run k = {c->c, c->ic, c->wc}, r = {c->r, c->dy * c->ih_stride, c->wr},
	    s = {c->s, c->dx * c->iw_stride, c->ws};

	if (c->x != 1 || c->y != 1 || c->r * c->s == 1 || c->g != 1 || c->epilogue.has_bias ||
	    c->top != 0 || c->left != 0 || (c->r - 1) * c->dy >= c->ih ||
	    (c->s - 1) * c->dx >= c->iw || !join_runs(&k, &r) || !join_runs(&k, &s))
		return false;
	*g = (smr_gemm){.batch = 1,
			.m = c->o,
			.n = c->n,
			.k = k.n,
			.am = c->wo,
			.ak = k.w,
			.bk = k.i,
			.bn = c->in,
			.cm = c->oo,
			.cn = c->on};
	return true;
}

/* Windows of one pixel: pointwise convolutions. */
static bool convert_pointwise_to_gemm(const smr_product_conv *c, smr_gemm *g)
{
	bool flat = c->y == 1 || c->x == 1 ||
		    (loops_are_contiguous(c->sy * c->ih_stride, c->sx * c->iw_stride, c->x) &&
		     loops_are_contiguous(c->oy, c->ox, c->x));
	int64_t iy = c->y > 1 ? c->sy * c->ih_stride : 0, ix = c->x > 1 ? c->sx * c->iw_stride : 0;

	if (c->r != 1 || c->s != 1 || c->top != 0 || c->left != 0 ||
	    (c->n > 1) + (c->g > 1) + !flat > 1 || (c->g > 1 && c->epilogue.has_bias))
		return false;
	*g = (smr_gemm){.batch = c->n * c->g * (flat ? 1 : c->y),
			.m = c->o,
			.n = flat ? c->x * c->y : c->x,
			.k = c->c,
			.ab = c->wg,
			.am = c->wo,
			.ak = c->wc,
			.bb = c->in + c->ig + (flat ? 0 : iy),
			.bk = c->ic,
			.bn = c->x > 1 ? ix : iy,
			.cb = c->on + c->og + (flat ? 0 : c->oy),
			.cm = c->oo,
			.cn = c->x > 1 ? c->ox : c->oy};
	return true;
}

bool smr_product_conv_as_gemm(const smr_product_conv *c, smr_gemm *g)
{
	if (c->depthwise || (!convert_pointwise_to_gemm(c, g) && !one_pixel(c, g)))
		return false;
	g->dtype = c->dtype;
	g->A = c->W;
	g->B = c->I;
	g->C = c->O;
	g->reads_c = c->accumulates;
	g->alpha = g->beta = (smr_product_scalar){.value = 1};
	g->epilogue = c->epilogue;
	g->bias_along_m = true;
	return true;
}
