/* fft: transforms along the last dimensions, in f64, which f32 results are rounded from once. Real
 * and imaginary parts are tensors of their own. What a real transform of n numbers gives is the
 * first n / 2 + 1 numbers; the inverse one knows the others by symmetry. */
#include "ops/fft.h"

#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "graph/value.h"
#include "ops/build.h"
#include "ops/list.h"

enum { FORWARD, INVERSE, FROM_REAL, TO_REAL };

static smr_status infer(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t dims[SMR_MAX_RANK];
	const int64_t *kind, *sizes;
	uint32_t n = 0, rank, nins, nouts;

	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_kind, 1, FORWARD, TO_REAL, &kind));
	nins = *kind == FROM_REAL ? 1 : 2;
	nouts = *kind == TO_REAL ? 1 : 2;
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
		bool half = *kind == TO_REAL && i == n - 1;

		if (sizes[i] < 0 || dims[rank - n + i] != (half ? sizes[i] / 2 + 1 : sizes[i]))
			return smr_ops_wrong(v, "%lld numbers for a transform of %lld",
					     (long long)dims[rank - n + i], (long long)sizes[i]);
	}
	if (*kind == FROM_REAL)
		dims[rank - 1] = sizes[n - 1] / 2 + 1;
	if (*kind == TO_REAL)
		dims[rank - 1] = sizes[n - 1];
	for (uint32_t k = 0; k < nouts; k++)
		SMR_TRY(smr_type_make(g, v->ins[0]->type.dtype, rank, dims, &types[k]));
	return SMR_OK;
}

/* The complex tensor between operands and results, and a line of it. */
typedef struct work {
	int64_t dims[SMR_MAX_RANK], count;
	uint32_t rank;
	bool inverse;
	smr_cpx *all, *in, *out; /* in, out: the longest line */
} work;

static smr_status along(work *w, uint32_t dim)
{
	int64_t n = w->dims[dim], step = 1;
	double scale = w->inverse ? (double)n : 1;
	smr_fft *f;

	for (uint32_t d = dim + 1; d < w->rank; d++)
		step *= w->dims[d];
	SMR_TRY(smr_fft_make(n, &f));
	for (int64_t line = 0; line < w->count / n; line++) {
		smr_cpx *x = w->all + line / step * step * n + line % step;

		for (int64_t i = 0; i < n; i++) {
			w->in[i] = x[i * step];
			if (w->inverse)
				w->in[i] = (smr_cpx){w->in[i].im, w->in[i].re};
		}
		smr_fft_run(f, w->in, w->out);
		for (int64_t i = 0; i < n; i++)
			x[i * step] =
				w->inverse ? (smr_cpx){w->out[i].im / scale, w->out[i].re / scale}
					   : w->out[i];
	}
	smr_fft_free(f);
	return SMR_OK;
}

static double get(const smr_tensor *t, int64_t i)
{
	return t->dtype == SMR_F32 ? (double)((const float *)t->data)[i]
				   : ((const double *)t->data)[i];
}

static void set(const smr_tensor *t, int64_t i, double x)
{
	if (t->dtype == SMR_F32)
		((float *)t->data)[i] = (float)x;
	else
		((double *)t->data)[i] = x;
}

static smr_status from_real(work *w, const smr_tensor *in)
{
	int64_t n = in->dims[w->rank - 1], half = w->dims[w->rank - 1];
	smr_fft *f;

	SMR_TRY(smr_fft_make(n, &f));
	for (int64_t line = 0; line < w->count / half; line++) {
		for (int64_t i = 0; i < n; i++)
			w->in[i] = (smr_cpx){get(in, line * n + i), 0};
		smr_fft_run(f, w->in, w->out);
		memcpy(w->all + line * half, w->out, (size_t)half * sizeof(smr_cpx));
	}
	smr_fft_free(f);
	return SMR_OK;
}

static smr_status to_real(work *w, const smr_tensor *out)
{
	int64_t n = out->dims[w->rank - 1], half = w->dims[w->rank - 1];
	smr_fft *f;

	SMR_TRY(smr_fft_make(n, &f));
	for (int64_t line = 0; line < w->count / half; line++) {
		const smr_cpx *x = w->all + line * half;

		for (int64_t i = 0; i < n; i++) /* parts swapped: the inverse */
			w->in[i] = i < half ? (smr_cpx){x[i].im, x[i].re}
					    : (smr_cpx){-x[n - i].im, x[n - i].re};
		smr_fft_run(f, w->in, w->out);
		for (int64_t i = 0; i < n; i++)
			set(out, line * n + i, w->out[i].im / (double)n);
	}
	smr_fft_free(f);
	return SMR_OK;
}

static smr_status run(const smr_node *v, work *w, const smr_tensor *ins, const smr_tensor *outs)
{
	int64_t kind = smr_node_number(v, SMR_ATTR_kind, 0);
	uint32_t n = 0, last = w->rank - (kind >= FROM_REAL);

	(void)smr_node_get(v, SMR_ATTR_sizes, &n);
	if (w->all == NULL || w->in == NULL || w->out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for fft");
	if (kind == FROM_REAL)
		SMR_TRY(from_real(w, ins));
	for (int64_t i = 0; kind != FROM_REAL && i < w->count; i++)
		w->all[i] = (smr_cpx){get(&ins[0], i), get(&ins[1], i)};
	for (uint32_t d = w->rank - n; d < last; d++)
		SMR_TRY(along(w, d));
	if (kind == TO_REAL)
		return to_real(w, outs);
	for (int64_t i = 0; i < w->count; i++) {
		set(&outs[0], i, w->all[i].re);
		set(&outs[1], i, w->all[i].im);
	}
	return SMR_OK;
}

static smr_status eval(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	int64_t kind = smr_node_number(v, SMR_ATTR_kind, 0), longest = 1;
	const smr_tensor *complex = kind == FROM_REAL ? outs : ins;
	work w = {.rank = complex->rank,
		  .count = smr_tensor_count(complex),
		  .inverse = kind == INVERSE || kind == TO_REAL};
	smr_status st;

	if (smr_tensor_count(ins) == 0 || smr_tensor_count(outs) == 0) {
		for (uint32_t k = 0; k <= v->nmore; k++)
			for (int64_t i = 0; i < smr_tensor_count(&outs[k]); i++)
				set(&outs[k], i, 0);
		return SMR_OK;
	}
	memcpy(w.dims, complex->dims, sizeof(w.dims));
	for (uint32_t d = 0; d < w.rank; d++) {
		longest = ins->dims[d] > longest ? ins->dims[d] : longest;
		longest = outs->dims[d] > longest ? outs->dims[d] : longest;
	}
	w.all = smr_calloc((size_t)w.count, sizeof(smr_cpx));
	w.in = smr_calloc((size_t)longest, sizeof(smr_cpx));
	w.out = smr_calloc((size_t)longest, sizeof(smr_cpx));
	st = run(v, &w, ins, outs);
	smr_free(w.all);
	smr_free(w.in);
	smr_free(w.out);
	return st;
}

static double flops(const smr_node *v)
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

const smr_op_info smr_ops_fft = {.op = SMR_OP_fft, .infer = infer, .eval = eval, .flops = flops};
