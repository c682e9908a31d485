/* fft: transforms along the last dimensions. Real and imaginary parts are separate tensors. A real
 * transform of n numbers has n / 2 + 1 results; the inverse one derives the others by symmetry. */
#include "ops/signal/fft.h"

#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "ir/graph/value.h"
#include "ops/build.h"
#include "ops/list.h"

/* How tensors hold complex numbers: re and im apart, or packed in a last dimension of 2. */
typedef struct form {
	smr_fft_kind kind;
	bool real_in, real_out, packed_in, packed_out;
	int64_t axis; /* the only dimension that is transformed; -1: the last ones are */
} form;

static form get_form(const smr_node *v)
{
	smr_fft_kind kind = (smr_fft_kind)smr_node_number(v, SMR_ATTR_kind, 0);
	form f = {.kind = kind,
		  .real_in = kind == SMR_FFT_FROM_REAL || kind == SMR_FFT_FULL ||
			     kind == SMR_FFT_FULL_INVERSE,
		  .real_out = kind == SMR_FFT_TO_REAL};

	f.axis = smr_node_number(v, SMR_ATTR_dims, -1);
	f.packed_in = !f.real_in && v->nins == 1;
	f.packed_out = !f.real_out && v->nmore == 0;
	return f;
}

/* Gets the sizes of the operand, without (re, im). */
static smr_status get_operand_dims(const smr_node *v, const form *f, int64_t *dims, uint32_t *rank)
{
	int64_t other[SMR_MAX_RANK];

	SMR_TRY(smr_ops_counts(v, f->real_in || f->packed_in ? 1 : 2,
			       f->real_out || f->packed_out ? 1 : 2));
	SMR_TRY(smr_ops_dims(v, 0, dims));
	*rank = v->ins[0]->type.rank;
	if (v->ins[0]->type.dtype != SMR_F32 && v->ins[0]->type.dtype != SMR_F64)
		return smr_ops_wrong(v, "it takes f32 and f64");
	if (f->packed_in && (*rank == 0 || dims[*rank - 1] != 2))
		return smr_ops_wrong(v, "the last dimension of its only operand is not (re, im)");
	*rank -= f->packed_in;
	if (v->nins == 1)
		return SMR_OK;
	SMR_TRY(smr_ops_same_dtype(v, 0, 1));
	SMR_TRY(smr_ops_rank(v, 1, *rank));
	SMR_TRY(smr_ops_dims(v, 1, other));
	if (memcmp(dims, other, *rank * sizeof(*dims)) != 0)
		return smr_ops_wrong(v, "its two parts have other shapes");
	return SMR_OK;
}

/* An axis is only given to transforms that keep its size. */
static smr_status check_axis(const smr_node *v, const form *f, uint32_t n, uint32_t rank)
{
	const int64_t *axis;

	if (smr_node_get(v, SMR_ATTR_dims, NULL) == NULL)
		return SMR_OK;
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_dims, 1, 0, (int64_t)rank - 1, &axis));
	if (n != 1 || f->kind == SMR_FFT_FROM_REAL || f->real_out)
		return smr_ops_wrong(v, "an axis of several, or of another size");
	return SMR_OK;
}

static smr_status infer_fft(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t dims[SMR_MAX_RANK + 1];
	const int64_t *kind, *sizes;
	uint32_t n = 0, rank;
	form f;

	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_kind, 1, SMR_FFT_FORWARD, SMR_FFT_FULL_INVERSE, &kind));
	f = get_form(v);
	SMR_TRY(get_operand_dims(v, &f, dims, &rank));
	sizes = smr_node_get(v, SMR_ATTR_sizes, &n);
	if (sizes == NULL || n < 1 || n > 3 || n > rank)
		return smr_ops_wrong(v, "it transforms 1 to 3 of the last dimensions");
	SMR_TRY(check_axis(v, &f, n, rank));
	for (uint32_t i = 0; i < n; i++) {
		bool half = f.real_out && i == n - 1;
		uint32_t d = f.axis >= 0 ? (uint32_t)f.axis : rank - n + i;

		if (sizes[i] < 0 || dims[d] != (half ? sizes[i] / 2 + 1 : sizes[i]))
			return smr_ops_wrong(v, "%lld numbers for a transform of %lld",
					     (long long)dims[d], (long long)sizes[i]);
	}
	if (f.kind == SMR_FFT_FROM_REAL)
		dims[rank - 1] = sizes[n - 1] / 2 + 1;
	if (f.real_out)
		dims[rank - 1] = sizes[n - 1];
	if (f.packed_out && rank == SMR_MAX_RANK)
		return smr_ops_wrong(v, "its result would have too many dimensions");
	if (f.packed_out)
		dims[rank++] = 2;
	for (uint32_t k = 0; k <= v->nmore; k++)
		SMR_TRY(smr_type_make(g, v->ins[0]->type.dtype, rank, dims, &types[k]));
	return SMR_OK;
}

/* State of the transform, with the complex tensor between operands and results. */
typedef struct work {
	const smr_tensor *ins, *outs;
	form form;
	int64_t dims[SMR_MAX_RANK], count; /* of the complex tensor; of its numbers */
	uint32_t rank, ndims;              /* ndims: the last dimensions, which are transformed */
	size_t size;                       /* of a real number */
	char *between; /* pairs; NULL: the results hold the numbers between steps */
} work;

/* Describes lines along `dim` of a complex tensor: @p t, or intermediate numbers if that is NULL.
 */
static smr_fft_side make_fft_side(const work *w, const smr_tensor *t, bool packed, uint32_t dim)
{
	smr_fft_side s = {.n = w->dims[dim], .pitch = 1, .step = 1};

	for (uint32_t d = dim + 1; d < w->rank; d++)
		s.step *= w->dims[d];
	s.beside = s.step;
	s.re = t != NULL ? t[0].data : w->between;
	if (t == NULL || packed) {
		s.im = (char *)s.re + w->size;
		s.pitch = 2;
	} else {
		s.im = t[1].data;
	}
	return s;
}

/* The same of a real tensor. */
static smr_fft_side make_real_side(const smr_tensor *t, uint32_t dim)
{
	smr_fft_side s = {.re = t->data, .n = t->dims[dim], .pitch = 1, .step = 1};

	for (uint32_t d = dim + 1; d < t->rank; d++)
		s.step *= t->dims[d];
	s.beside = s.step;
	return s;
}

static smr_status transform_lines(const work *w, smr_fft_kind kind, int64_t n, int64_t count,
				  const smr_fft_side *from, const smr_fft_side *to,
				  const smr_workers *threads)
{
	return smr_fft_lines(kind, n, count, w->size == sizeof(double), from, to, threads);
}

/* Runs step number k: of a real tensor the first one, or the last one, goes along the last
 * dimension. */
static smr_status run_fft_step(const work *w, uint32_t k, const smr_workers *threads)
{
	const form *f = &w->form;
	bool first = k == 0, last = k == w->ndims - 1;
	bool from_real = first && f->real_in, to_real = last && f->real_out;
	uint32_t dim = f->real_in ? w->rank - 1 - k : w->rank - w->ndims + k;
	bool in_result = w->between == NULL;
	smr_fft_side from, to;
	smr_fft_kind kind = f->kind;

	if (f->axis >= 0)
		dim = (uint32_t)f->axis;
	from = from_real ? make_real_side(w->ins, dim)
	       : first   ? make_fft_side(w, w->ins, f->packed_in, dim)
			 : make_fft_side(w, in_result ? w->outs : NULL, f->packed_out, dim);
	to = to_real             ? make_real_side(w->outs, dim)
	     : last || in_result ? make_fft_side(w, w->outs, f->packed_out, dim)
				 : make_fft_side(w, NULL, false, dim);
	if (!from_real && !to_real)
		kind = kind == SMR_FFT_INVERSE || kind == SMR_FFT_TO_REAL ||
				       kind == SMR_FFT_FULL_INVERSE
			       ? SMR_FFT_INVERSE
			       : SMR_FFT_FORWARD;
	return transform_lines(w, kind, from_real ? from.n : to.n, w->count / w->dims[dim], &from,
			       &to, threads);
}

/* Transforms real matrices: the rows, half of the columns, of which the others follow. */
static smr_status run_real_matrices(const work *w, const smr_workers *threads)
{
	bool inverse = w->form.kind == SMR_FFT_FULL_INVERSE;
	uint32_t last = w->rank - 1;
	int64_t columns = w->dims[last], half = columns / 2 + 1;
	int64_t matrices = w->count / (columns * w->dims[last - 1]);
	smr_fft_side from = make_real_side(w->ins, last);
	smr_fft_side to = make_fft_side(w, w->outs, w->form.packed_out, last);
	smr_fft_side along = make_fft_side(w, w->outs, w->form.packed_out, last - 1);

	SMR_TRY(transform_lines(w, inverse ? SMR_FFT_HALF_INVERSE : SMR_FFT_FROM_REAL, columns,
				w->count / columns, &from, &to, threads));
	along.beside = half;
	SMR_TRY(transform_lines(w, inverse ? SMR_FFT_INVERSE : SMR_FFT_FORWARD, along.n,
				matrices * half, &along, &along, threads));
	smr_fft_mirror(&along, columns, matrices, w->size == sizeof(double), threads);
	return SMR_OK;
}

static smr_status run_fft_steps(work *w, const smr_workers *threads)
{
	bool full = w->form.kind == SMR_FFT_FULL || w->form.kind == SMR_FFT_FULL_INVERSE;
	smr_status st = SMR_OK;

	if (full && w->ndims == 2)
		return run_real_matrices(w, threads);
	if (w->ndims > 1 && w->form.real_out) {
		w->between = smr_calloc((size_t)w->count, 2 * w->size);
		if (w->between == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for fft");
	}
	for (uint32_t k = 0; k < w->ndims && st == SMR_OK; k++)
		st = run_fft_step(w, k, threads);
	smr_free(w->between);
	return st;
}

static smr_status eval_fft_on(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs,
			      const smr_workers *threads)
{
	form f = get_form(v);
	const smr_tensor *complex = f.real_in ? outs : ins;
	work w = {.ins = ins,
		  .outs = outs,
		  .form = f,
		  .rank = complex->rank - (f.real_in ? f.packed_out : f.packed_in),
		  .count = 1,
		  .size = smr_dtype_size(ins->dtype)};

	if (smr_tensor_count(ins) == 0 || smr_tensor_count(outs) == 0) {
		for (uint32_t k = 0; k <= v->nmore; k++)
			memset(outs[k].data, 0,
			       (size_t)smr_tensor_count(&outs[k]) * smr_dtype_size(outs->dtype));
		return SMR_OK;
	}
	for (uint32_t d = 0; d < w.rank; d++) {
		w.dims[d] = complex->dims[d];
		w.count *= w.dims[d];
	}
	(void)smr_node_get(v, SMR_ATTR_sizes, &w.ndims);
	return run_fft_steps(&w, threads);
}

static smr_status eval_fft(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	return eval_fft_on(v, ins, outs, NULL);
}

static double count_fft_flops(const smr_node *v)
{
	int64_t count = 0;
	uint32_t n = 0;
	const int64_t *sizes = smr_node_get(v, SMR_ATTR_sizes, &n);
	double steps = 0;

	(void)smr_type_count(&v->ins[0]->type, &count);
	count /= get_form(v).packed_in ? 2 : 1;
	for (uint32_t i = 0; i < n; i++)
		steps += log2((double)(sizes[i] > 1 ? sizes[i] : 2));
	return 5 * (double)count * steps;
}

const smr_op_info smr_ops_fft = {.op = SMR_OP_fft,
				 .infer = infer_fft,
				 .eval = eval_fft,
				 .eval_on = eval_fft_on,
				 .flops = count_fft_flops};
