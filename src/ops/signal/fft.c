/* fft: transforms along the last dimensions. Real and imaginary parts are separate tensors. A real
 * transform of n numbers has n / 2 + 1 results; the inverse one derives the others by symmetry. */
#include "ops/signal/fft.h"

#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "ir/graph/value.h"
#include "ops/build.h"
#include "ops/list.h"

static smr_status infer_fft(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t dims[SMR_MAX_RANK];
	const int64_t *kind, *sizes;
	uint32_t n = 0, rank, nins, nouts;

	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_kind, 1, SMR_FFT_FORWARD, SMR_FFT_TO_REAL, &kind));
	nins = *kind == SMR_FFT_FROM_REAL ? 1 : 2;
	nouts = *kind == SMR_FFT_TO_REAL ? 1 : 2;
	SMR_TRY(smr_ops_counts(v, nins, nouts));
	SMR_TRY(smr_ops_dims(v, 0, dims));
	rank = v->ins[0]->type.rank;
	sizes = smr_node_get(v, SMR_ATTR_sizes, &n);
	if (sizes == NULL || n < 1 || n > 3 || n > rank)
		return smr_ops_wrong(v, "it transforms 1 to 3 of the last dimensions");
	if (v->ins[0]->type.dtype != SMR_F32 && v->ins[0]->type.dtype != SMR_F64)
		return smr_ops_wrong(v, "it takes f32 and f64");
	if (nins == 2) {
		int64_t other[SMR_MAX_RANK];

		SMR_TRY(smr_ops_same_dtype(v, 0, 1));
		SMR_TRY(smr_ops_rank(v, 1, rank));
		SMR_TRY(smr_ops_dims(v, 1, other));
		if (memcmp(dims, other, rank * sizeof(*dims)) != 0)
			return smr_ops_wrong(v, "its two parts have other shapes");
	}
	for (uint32_t i = 0; i < n; i++) {
		bool half = *kind == SMR_FFT_TO_REAL && i == n - 1;

		if (sizes[i] < 0 || dims[rank - n + i] != (half ? sizes[i] / 2 + 1 : sizes[i]))
			return smr_ops_wrong(v, "%lld numbers for a transform of %lld",
					     (long long)dims[rank - n + i], (long long)sizes[i]);
	}
	if (*kind == SMR_FFT_FROM_REAL)
		dims[rank - 1] = sizes[n - 1] / 2 + 1;
	if (*kind == SMR_FFT_TO_REAL)
		dims[rank - 1] = sizes[n - 1];
	for (uint32_t k = 0; k < nouts; k++)
		SMR_TRY(smr_type_make(g, v->ins[0]->type.dtype, rank, dims, &types[k]));
	return SMR_OK;
}

/* State of the transform, with the complex tensor between operands and results. */
typedef struct work {
	const smr_tensor *ins, *outs;
	int64_t dims[SMR_MAX_RANK], count;
	uint32_t rank, ndims; /* ndims: the last dimensions, which are transformed */
	smr_fft_kind kind;
	bool f64;
	char *between; /* pairs; NULL: the results hold the numbers between steps */
} work;

/* Describes the input or output of a step, as lines along `dim`: operands, results, or intermediate
 * numbers (@p t is NULL). */
static smr_fft_side make_fft_side(const work *w, const smr_tensor *t, bool real, uint32_t dim)
{
	smr_fft_side s = {.n = w->dims[dim], .pitch = 1, .step = 1};

	for (uint32_t d = dim + 1; d < w->rank; d++)
		s.step *= w->dims[d];
	s.beside = s.step;
	if (t == NULL) {
		s.re = w->between;
		s.im = w->between + (w->f64 ? sizeof(double) : sizeof(float));
		s.pitch = 2;
		return s;
	}
	s.re = t[0].data;
	s.im = real ? NULL : t[1].data;
	if (real)
		s.n = t[0].dims[dim];
	return s;
}

/* Runs step number k: of a real tensor the first one, or the last one, goes along the last
 * dimension. */
static smr_status run_fft_step(const work *w, uint32_t k, const smr_workers *threads)
{
	const smr_tensor *between = w->between != NULL ? NULL : w->outs;
	bool first = k == 0, last = k == w->ndims - 1;
	bool from_real = first && w->kind == SMR_FFT_FROM_REAL;
	bool to_real = last && w->kind == SMR_FFT_TO_REAL;
	uint32_t dim = w->kind == SMR_FFT_FROM_REAL ? w->rank - 1 - k : w->rank - w->ndims + k;
	smr_fft_side from = make_fft_side(w, first ? w->ins : between, from_real, dim);
	smr_fft_side to = make_fft_side(w, last ? w->outs : between, to_real, dim);
	smr_fft_kind kind = SMR_FFT_FORWARD;

	if (from_real || to_real)
		kind = w->kind;
	else if (w->kind == SMR_FFT_INVERSE || w->kind == SMR_FFT_TO_REAL)
		kind = SMR_FFT_INVERSE;
	return smr_fft_lines(kind, from_real ? from.n : to.n, w->count / w->dims[dim], w->f64,
			     &from, &to, threads);
}

static smr_status eval_fft_on(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs,
			      const smr_workers *threads)
{
	smr_fft_kind kind = (smr_fft_kind)smr_node_number(v, SMR_ATTR_kind, 0);
	const smr_tensor *complex = kind == SMR_FFT_FROM_REAL ? outs : ins;
	work w = {.ins = ins,
		  .outs = outs,
		  .rank = complex->rank,
		  .count = smr_tensor_count(complex),
		  .kind = kind,
		  .f64 = ins->dtype == SMR_F64};
	smr_status st = SMR_OK;

	if (smr_tensor_count(ins) == 0 || smr_tensor_count(outs) == 0) {
		for (uint32_t k = 0; k <= v->nmore; k++)
			memset(outs[k].data, 0,
			       (size_t)smr_tensor_count(&outs[k]) * smr_dtype_size(outs->dtype));
		return SMR_OK;
	}
	memcpy(w.dims, complex->dims, sizeof(w.dims));
	(void)smr_node_get(v, SMR_ATTR_sizes, &w.ndims);
	if (w.ndims > 1 && kind == SMR_FFT_TO_REAL) {
		w.between = smr_calloc((size_t)w.count, 2 * smr_dtype_size(ins->dtype));
		if (w.between == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for fft");
	}
	for (uint32_t k = 0; k < w.ndims && st == SMR_OK; k++)
		st = run_fft_step(&w, k, threads);
	smr_free(w.between);
	return st;
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
	for (uint32_t i = 0; i < n; i++)
		steps += log2((double)(sizes[i] > 1 ? sizes[i] : 2));
	return 5 * (double)count * steps;
}

const smr_op_info smr_ops_fft = {.op = SMR_OP_fft,
				 .infer = infer_fft,
				 .eval = eval_fft,
				 .eval_on = eval_fft_on,
				 .flops = count_fft_flops};
