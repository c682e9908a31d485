/* A block of lines: loads, transforms and stores it. Included for each type and width, as
 * fft_steps.h. */
#include "ops/signal/fft_move.h"

TARGET static void NAMED(swap)(CPX *x, int64_t n)
{
	for (int64_t i = 0; i < n; i++)
		x[i] = (CPX){x[i].im, x[i].re};
}

/* Multiplies numbers of columns by their own factors. */
TARGET static void NAMED(turn_columns)(CPX *x, int64_t n, const CPX *by)
{
	for (int64_t i = 0; i < n; i++) {
		CPX a = x[i], b = by[i];

		x[i] = (CPX){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
	}
}

TARGET static void NAMED(load)(const smr_fft_job *j, int64_t line, int64_t n, CPX *x)
{
	int64_t at[W] = {0};

	if (smr_fft_are_beside(&j->from, line, n)) {
		NAMED(fetch_beside)(&j->from, smr_fft_offset(&j->from, line), n, j->nin, x);
	} else {
		for (int64_t k = 0; k < n; k++)
			at[k] = smr_fft_offset(&j->from, line + k);
		NAMED(fetch)(&j->from, at, n, j->nin, x);
	}
	for (int64_t i = j->nin; j->mirror && i < j->f->n; i++)
		x[i] = (CPX){x[j->f->n - i].re, -x[j->f->n - i].im};
	if (j->swap_in)
		NAMED(swap)(x, j->f->n);
}

TARGET static void NAMED(store)(const smr_fft_job *j, int64_t line, int64_t n, CPX *x)
{
	int64_t at[W] = {0};
	T by = (T)(1 / j->by), by_im = j->conjugate ? -by : by;

	for (int64_t i = 0; (j->by != 1 || j->conjugate) && i < j->nout; i++) {
		x[i].re *= by;
		x[i].im *= by_im;
	}
	if (j->swap_out)
		NAMED(swap)(x, j->nout);
	if (smr_fft_are_beside(&j->to, line, n)) {
		NAMED(put_beside)(&j->to, smr_fft_offset(&j->to, line), n, j->nout, x);
		return;
	}
	for (int64_t k = 0; k < n; k++)
		at[k] = smr_fft_offset(&j->to, line + k);
	NAMED(put)(&j->to, at, n, j->nout, x);
}

TARGET static void NAMED(run)(const smr_fft_job *j, int64_t line, int64_t n, void *buffer,
			      void *other)
{
	CPX *x = buffer, *y = other, *z;

	NAMED(load)(j, line, n, x);
	if (j->halves && j->to_real) {
		NAMED(to_pairs)(j->f->root, j->f->n, x, y);
		z = NAMED(transform)(j->f, y, x);
	} else {
		z = NAMED(transform)(j->f, x, y);
	}
	if (j->halves && !j->to_real) {
		CPX *pairs = z;

		z = z == x ? y : x;
		NAMED(from_pairs)(j->f->root, j->f->n, pairs, z);
		for (int64_t k = 1; j->full && k < j->f->n; k++)
			z[2 * j->f->n - k] = (CPX){z[k].re, -z[k].im};
	}
	if (j->turn != NULL)
		NAMED(turn_columns)(z, j->f->n, (const CPX *)j->turn + line / W * j->f->n);
	NAMED(store)(j, line, n, z);
}
#undef CPX
#undef INLINE
#undef LOAD
#undef STORE
#undef NAMED
#undef TARGET
