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

/* The complex tensor between operands and results. */
typedef struct work {
	int64_t dims[SMR_MAX_RANK], count;
	uint32_t rank;
	bool inverse;
	smr_cpx *all;
	double *in, *out; /* some lines, of the longest */
	const smr_tensor *from, *to;
} work;

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

/* Lines of a step that are transformed together: number i of line `line + k` is read by get(), and
 * what came of it put by put(). Lanes behind the last line are zeros. */
typedef struct lines {
	int64_t n, count, half, step;
	smr_cpx (*get)(const work *w, const struct lines *l, int64_t line, int64_t i);
	void (*put)(const work *w, const struct lines *l, int64_t line, int64_t i, smr_cpx x);
} lines;

static void transform_some(const work *w, const lines *l, const smr_fft *f, int64_t line, int64_t n)
{
	int64_t lanes = n > 1 ? SMR_FFT_LANES : 1;

	for (int64_t i = 0; i < l->n; i++)
		for (int64_t k = 0; k < lanes; k++) {
			smr_cpx x = k < n ? l->get(w, l, line + k, i) : (smr_cpx){0, 0};

			/* parts swapped: the inverse */
			w->in[2 * i * lanes + k] = w->inverse ? x.im : x.re;
			w->in[(2 * i + 1) * lanes + k] = w->inverse ? x.re : x.im;
		}
	if (lanes > 1)
		smr_fft_run_some(f, w->in, w->out);
	else
		smr_fft_run(f, (const smr_cpx *)w->in, (smr_cpx *)w->out);
	for (int64_t k = 0; k < n; k++)
		for (int64_t i = 0; i < l->half; i++) {
			double re = w->out[2 * i * lanes + k], im = w->out[(2 * i + 1) * lanes + k];
			double by = (double)l->n;

			l->put(w, l, line + k, i,
			       w->inverse ? (smr_cpx){im / by, re / by} : (smr_cpx){re, im});
		}
}

static smr_status transform(const work *w, const lines *l)
{
	int64_t some = l->n <= SMR_FFT_SHORT ? SMR_FFT_LANES : 1;
	smr_fft *f;

	SMR_TRY(smr_fft_make(l->n, &f));
	for (int64_t line = 0; line < l->count; line += some)
		transform_some(w, l, f, line, l->count - line < some ? l->count - line : some);
	smr_fft_free(f);
	return SMR_OK;
}

/* ---- lines along a dimension of the complex tensor ------------------------------------------ */

static smr_cpx *place(const work *w, const lines *l, int64_t line, int64_t i)
{
	return w->all + line / l->step * l->step * l->n + line % l->step + i * l->step;
}

static smr_cpx get_complex(const work *w, const lines *l, int64_t line, int64_t i)
{
	return *place(w, l, line, i);
}

static void put_complex(const work *w, const lines *l, int64_t line, int64_t i, smr_cpx x)
{
	*place(w, l, line, i) = x;
}

static smr_status along(const work *w, uint32_t dim)
{
	lines l = {.n = w->dims[dim],
		   .half = w->dims[dim],
		   .count = w->count / w->dims[dim],
		   .step = 1,
		   .get = get_complex,
		   .put = put_complex};

	for (uint32_t d = dim + 1; d < w->rank; d++)
		l.step *= w->dims[d];
	return transform(w, &l);
}

/* ---- lines of real numbers, the last dimension ---------------------------------------------- */

static smr_cpx get_real(const work *w, const lines *l, int64_t line, int64_t i)
{
	return (smr_cpx){get(w->from, line * l->n + i), 0};
}

static void put_half(const work *w, const lines *l, int64_t line, int64_t i, smr_cpx x)
{
	w->all[line * l->half + i] = x;
}

static smr_status from_real(const work *w)
{
	int64_t half = w->dims[w->rank - 1];
	lines l = {.n = w->from->dims[w->rank - 1],
		   .half = half,
		   .count = w->count / half,
		   .get = get_real,
		   .put = put_half};

	return transform(w, &l);
}

/* The second half is the first one's conjugate. */
static smr_cpx get_half(const work *w, const lines *l, int64_t line, int64_t i)
{
	const smr_cpx *x = w->all + line * l->step;

	return i < l->step ? x[i] : (smr_cpx){x[l->n - i].re, -x[l->n - i].im};
}

static void put_real(const work *w, const lines *l, int64_t line, int64_t i, smr_cpx x)
{
	set(w->to, line * l->n + i, x.re);
}

static smr_status to_real(const work *w)
{
	int64_t half = w->dims[w->rank - 1], n = w->to->dims[w->rank - 1];
	lines l = {.n = n,
		   .half = n,
		   .step = half,
		   .count = w->count / half,
		   .get = get_half,
		   .put = put_real};

	return transform(w, &l);
}

static smr_status run(const smr_node *v, work *w, const smr_tensor *ins, const smr_tensor *outs)
{
	int64_t kind = smr_node_number(v, SMR_ATTR_kind, 0);
	uint32_t n = 0, last = w->rank - (kind >= FROM_REAL);

	(void)smr_node_get(v, SMR_ATTR_sizes, &n);
	if (w->all == NULL || w->in == NULL || w->out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for fft");
	if (kind == FROM_REAL)
		SMR_TRY(from_real(w));
	for (int64_t i = 0; kind != FROM_REAL && i < w->count; i++)
		w->all[i] = (smr_cpx){get(&ins[0], i), get(&ins[1], i)};
	for (uint32_t d = w->rank - n; d < last; d++)
		SMR_TRY(along(w, d));
	if (kind == TO_REAL)
		return to_real(w);
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
		  .inverse = kind == INVERSE || kind == TO_REAL,
		  .from = ins,
		  .to = outs};
	size_t room;
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
	room = (size_t)longest * SMR_FFT_LANES;
	if (longest > SMR_FFT_SHORT) /* alone, and beside it shorter ones */
		room = (size_t)longest + SMR_FFT_SHORT * SMR_FFT_LANES;
	room = (room * sizeof(smr_cpx) + SMR_FFT_ALIGN - 1) / SMR_FFT_ALIGN * SMR_FFT_ALIGN;
	w.in = smr_aligned_alloc(SMR_FFT_ALIGN, room);
	w.out = smr_aligned_alloc(SMR_FFT_ALIGN, room);
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

static uint32_t batch(const smr_node *v)
{
	uint32_t n = 0;

	(void)smr_node_get(v, SMR_ATTR_sizes, &n);
	return v->ins[0]->type.rank - n;
}

const smr_op_info smr_ops_fft = {
	.op = SMR_OP_fft, .infer = infer, .eval = eval, .batch = batch, .flops = flops};
