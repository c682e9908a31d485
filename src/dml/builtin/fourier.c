/* Fourier transforms: fft() and ifft() of a matrix, fft_linearized() and ifft_linearized() of its
 * rows, stft() of windows of its rows. Complex numbers are two matrices, of real and of imaginary
 * parts; SystemDS takes lengths that are powers of two, any length serves here. */
#include <string.h>

#include "dml/lazy/algebra.h"
#include "ops/signal/fft.h"

typedef struct complex_matrix {
	dml_matrix *re, *im;
} complex_matrix;

static void drop_pair(complex_matrix *z)
{
	dml_matrix_drop(z->re);
	dml_matrix_drop(z->im);
}

static smr_status make_pair(script *s, int64_t rows, int64_t cols, complex_matrix *out)
{
	size_t bytes = (size_t)(rows * cols) * sizeof(double);

	*out = (complex_matrix){dml_new(s, rows, cols), dml_new(s, rows, cols)};
	if (out->re == NULL || out->im == NULL) {
		drop_pair(out);
		return SMR_ENOMEM;
	}
	memset(out->re->data, 0, bytes);
	memset(out->im->data, 0, bytes);
	return SMR_OK;
}

/* Gives both results, or the first one. */
static void give_pair(const dml_builtin_call *c, complex_matrix *z, dml_value *out)
{
	out[0] = dml_of(z->re);
	if (c->nout > 1)
		out[1] = dml_of(z->im);
	else
		dml_matrix_drop(z->im);
}

/* Transforms @p count lines of @p n numbers in place; adjacent lines begin at adjacent numbers
 * (@p step), or follow each other (step 1). */
static smr_status transform_lines(script *s, const complex_matrix *z, bool inverse, int64_t n,
				  int64_t count, int64_t step)
{
	smr_fft_side side = {z->re->data, z->im->data, 1, n, step, step};

	if (n < 2 || count < 1)
		return SMR_OK;
	return smr_fft_lines(inverse ? SMR_FFT_INVERSE : SMR_FFT_FORWARD, n, count, true, &side,
			     &side, s->trace->runner->workers);
}

/* Gets arguments 0 and 1, the parts of a complex matrix; *@p im NULL: it is real. */
static smr_status arg_pair(dml_builtin_call *c, dml_matrix **re, dml_matrix **im)
{
	*im = NULL;
	SMR_TRY(dml_arg_forced(c, 0, re));
	if (c->args[1].kind == DML_NOTHING)
		return SMR_OK;
	SMR_TRY(dml_arg_forced(c, 1, im));
	return (*re)->rows == (*im)->rows && (*re)->cols == (*im)->cols
		       ? SMR_OK
		       : dml_run_fail(
				 c->s, c->at,
				 "%s(): the real part is %lldx%lld and the imaginary %lldx%lld",
				 c->name, (long long)(*re)->rows, (long long)(*re)->cols,
				 (long long)(*im)->rows, (long long)(*im)->cols);
}

enum { INVERSE = 1, ROWS = 2 };

static smr_status eval_transform(dml_builtin_call *c, dml_value *out)
{
	bool inverse = (c->data & INVERSE) != 0;
	dml_matrix *re, *im;
	complex_matrix z;
	smr_status st;

	SMR_TRY(arg_pair(c, &re, &im));
	SMR_TRY(make_pair(c->s, re->rows, re->cols, &z));
	memcpy(z.re->data, re->data, (size_t)(re->rows * re->cols) * sizeof(double));
	if (im != NULL)
		memcpy(z.im->data, im->data, (size_t)(re->rows * re->cols) * sizeof(double));
	st = transform_lines(c->s, &z, inverse, re->cols, re->rows, 1);
	if (st == SMR_OK && (c->data & ROWS) == 0)
		st = transform_lines(c->s, &z, inverse, re->rows, re->cols, re->cols);
	if (st == SMR_OK)
		give_pair(c, &z, out);
	else
		drop_pair(&z);
	return st;
}

/* Windows of a row, which overlap. */
typedef struct windows {
	int64_t size, step, n;
} windows;

static smr_status arg_windows(dml_builtin_call *c, uint32_t i, int64_t cols, windows *out)
{
	int64_t overlap;

	SMR_TRY(dml_arg_int(c, i, 0, &out->size));
	SMR_TRY(dml_arg_int(c, i + 1, 0, &overlap));
	if (out->size < 1 || overlap < 0 || overlap >= out->size || out->size > INT32_MAX)
		return dml_run_fail(c->s, c->at, "stft(): windows of %lld that overlap by %lld",
				    (long long)out->size, (long long)overlap);
	out->step = out->size - overlap;
	out->n = cols > overlap ? (cols - overlap + out->step - 1) / out->step : 0;
	return SMR_OK;
}

/* Copies the windows of all rows one after another; a window that ends past the row ends in
 * zeros. */
static void copy_windows(const dml_matrix *from, const windows *w, dml_matrix *to)
{
	for (int64_t i = 0; i < from->rows; i++)
		for (int64_t k = 0; k < w->n; k++) {
			int64_t at = k * w->step, n = from->cols - at;

			memcpy(to->data + (i * w->n + k) * w->size,
			       from->data + i * from->cols + at,
			       (size_t)(n < w->size ? n : w->size) * sizeof(double));
		}
}

/* stft(X, size, overlap) of real rows, or stft(re, im, size, overlap). */
static smr_status eval_stft(dml_builtin_call *c, dml_value *out)
{
	bool complex_rows = c->args[3].kind != DML_NOTHING;
	dml_matrix *re, *im = NULL;
	complex_matrix z;
	windows w;
	smr_status st;

	if (complex_rows)
		SMR_TRY(arg_pair(c, &re, &im));
	else
		SMR_TRY(dml_arg_forced(c, 0, &re));
	SMR_TRY(arg_windows(c, complex_rows ? 2 : 1, re->cols, &w));
	SMR_TRY(make_pair(c->s, re->rows, w.n * w.size, &z));
	copy_windows(re, &w, z.re);
	if (im != NULL)
		copy_windows(im, &w, z.im);
	st = transform_lines(c->s, &z, false, w.size, re->rows * w.n, 1);
	if (st == SMR_OK)
		give_pair(c, &z, out);
	else
		drop_pair(&z);
	return st;
}

static const dml_builtin rows[] = {
	{"fft", "X!", eval_transform, 0, .shape = "rc rc"},
	{"ifft", "re! im", eval_transform, INVERSE, .shape = "rc rc"},
	{"fft_linearized", "X!", eval_transform, ROWS, .shape = "rc rc"},
	{"ifft_linearized", "re! im", eval_transform, INVERSE | ROWS, .shape = "rc rc"},
	{"stft", "X! size! overlap! fourth", eval_stft, .shape = "r? r?"},
};

const dml_builtins dml_builtins_fourier = {rows, sizeof(rows) / sizeof(rows[0])};
