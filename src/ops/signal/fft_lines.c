/* Transposes lines of a tensor into vector lanes and back: lane k of element i is element i of line
 * k. */
#include <string.h>

#include "base/alloc.h"
#include "ops/signal/fft.h"

typedef struct job {
	smr_fft_side from, to; /* layout of pairs, if a real line is transformed as pairs */
	int64_t lanes, nin, nout;
	bool swap_in, swap_out; /* re and im are swapped: the inverse */
	bool mirror;            /* whether the conjugates of the numbers read follow them */
	double by;
	smr_fft *f;
	double *in, *out;
} job;

static int64_t offset_of_line(const smr_fft_side *s, int64_t line)
{
	return (line / s->step * s->n * s->step + line % s->step) * s->pitch;
}

static bool is_beside(const smr_fft_side *s, int64_t line, int64_t n)
{
	return s->step > 1 && line % s->step + n <= s->step;
}

/* Moves one part, re or im, of n lines from number `line` on. Loops over lanes first if the lines
 * are adjacent, else over numbers. */
#define MOVES(name, type)                                                                      \
	static inline void fetch_##name(const smr_fft_side *s, const type *x, int64_t line,    \
					int64_t n, int64_t count, int64_t lanes, double *to)   \
	{                                                                                      \
		int64_t step = s->step * s->pitch, pitch = s->pitch;                           \
                                                                                               \
		if (is_beside(s, line, n)) {                                                   \
			x += offset_of_line(s, line);                                          \
			for (int64_t i = 0; i < count; i++, x += step)                         \
				for (int64_t k = 0; k < n; k++)                                \
					to[2 * i * lanes + k] = (double)x[k * pitch];          \
			return;                                                                \
		}                                                                              \
		for (int64_t k = 0; k < n; k++) {                                              \
			const type *at = x + offset_of_line(s, line + k);                      \
                                                                                               \
			for (int64_t i = 0; i < count; i++)                                    \
				to[2 * i * lanes + k] = (double)at[i * step];                  \
		}                                                                              \
	}                                                                                      \
	static inline void put_##name(const smr_fft_side *s, type *x, int64_t line, int64_t n, \
				      int64_t count, int64_t lanes, const double *from)        \
	{                                                                                      \
		int64_t step = s->step * s->pitch, pitch = s->pitch;                           \
                                                                                               \
		if (is_beside(s, line, n)) {                                                   \
			x += offset_of_line(s, line);                                          \
			for (int64_t i = 0; i < count; i++, x += step)                         \
				for (int64_t k = 0; k < n; k++)                                \
					x[k * pitch] = (type)from[2 * i * lanes + k];          \
			return;                                                                \
		}                                                                              \
		for (int64_t k = 0; k < n; k++) {                                              \
			type *at = x + offset_of_line(s, line + k);                            \
                                                                                               \
			for (int64_t i = 0; i < count; i++)                                    \
				at[i * step] = (type)from[2 * i * lanes + k];                  \
		}                                                                              \
	}
MOVES(f32, float)
MOVES(f64, double)

/* Loads one part with a constant number of lanes. */
static void fetch_part(const job *j, const void *x, int64_t line, int64_t n, double *to)
{
	const smr_fft_side *s = &j->from;

	if (j->lanes == 1 && s->f64)
		fetch_f64(s, x, line, 1, j->nin, 1, to);
	else if (j->lanes == 1)
		fetch_f32(s, x, line, 1, j->nin, 1, to);
	else if (s->f64)
		fetch_f64(s, x, line, n, j->nin, SMR_FFT_LANES, to);
	else
		fetch_f32(s, x, line, n, j->nin, SMR_FFT_LANES, to);
}

static void put_part(const job *j, void *x, int64_t line, int64_t n, const double *from)
{
	const smr_fft_side *s = &j->to;

	if (j->lanes == 1 && s->f64)
		put_f64(s, x, line, 1, j->nout, 1, from);
	else if (j->lanes == 1)
		put_f32(s, x, line, 1, j->nout, 1, from);
	else if (s->f64)
		put_f64(s, x, line, n, j->nout, SMR_FFT_LANES, from);
	else
		put_f32(s, x, line, n, j->nout, SMR_FFT_LANES, from);
}

static void fetch_lines(const job *j, int64_t line, int64_t n)
{
	const smr_fft_side *s = &j->from;
	double *part[2] = {j->in, j->in + j->lanes};
	double *re = part[j->swap_in], *im = part[!j->swap_in];

	if (n < j->lanes || s->im == NULL) /* zeros the unused lanes, and im of real lines */
		memset(j->in, 0, 2 * (size_t)(j->nin * j->lanes) * sizeof(*j->in));
	fetch_part(j, s->re, line, n, re);
	if (s->im != NULL)
		fetch_part(j, s->im, line, n, im);
}

/* Fills numbers nin ... of n with the conjugates of the earlier ones, re and im swapped. */
static void mirror_conjugates(const job *j, int64_t n)
{
	int64_t l = j->lanes;

	for (int64_t i = j->nin; i < n; i++)
		for (int64_t k = 0; k < l; k++) {
			j->in[2 * i * l + k] = -j->in[2 * (n - i) * l + k];
			j->in[(2 * i + 1) * l + k] = j->in[(2 * (n - i) + 1) * l + k];
		}
}

static void store_lines(const job *j, int64_t line, int64_t n)
{
	const smr_fft_side *s = &j->to;
	const double *part[2] = {j->out, j->out + j->lanes};

	for (int64_t i = 0; j->by != 1 && i < 2 * j->nout * j->lanes; i++)
		j->out[i] /= j->by;

	put_part(j, s->re, line, n, part[j->swap_out]);
	if (s->im != NULL)
		put_part(j, s->im, line, n, part[!j->swap_out]);
}

static void transform_lines(const job *j, int64_t n, int64_t count)
{
	for (int64_t line = 0; line < count; line += j->lanes) {
		int64_t some = count - line < j->lanes ? count - line : j->lanes;

		fetch_lines(j, line, some);
		if (j->mirror)
			mirror_conjugates(j, n);
		if (j->lanes > 1)
			smr_fft_run_some(j->f, j->in, j->out);
		else
			smr_fft_run(j->f, (const smr_cpx *)j->in, (smr_cpx *)j->out);
		store_lines(j, line, some);
	}
}

/* Views a line of real numbers as pairs. */
static smr_fft_side view_as_pairs(const smr_fft_side *s)
{
	smr_fft_side p = *s;

	p.im = (char *)s->re + (s->f64 ? sizeof(double) : sizeof(float));
	p.pitch = 2;
	p.n = s->n / 2;
	return p;
}

/* Plans copies and transforms; real lines of an even length become pairs. */
static smr_status plan_job(job *j, smr_fft_kind kind, int64_t n)
{
	bool real = kind == SMR_FFT_FROM_REAL || kind == SMR_FFT_TO_REAL, half = real && n % 2 == 0;

	j->nin = kind == SMR_FFT_TO_REAL ? n / 2 + 1 : n;
	j->nout = kind == SMR_FFT_FROM_REAL ? n / 2 + 1 : n;
	j->swap_out = kind == SMR_FFT_INVERSE || kind == SMR_FFT_TO_REAL;
	j->swap_in = j->swap_out && !half;
	j->by = kind == SMR_FFT_INVERSE || kind == SMR_FFT_TO_REAL ? (double)n : 1;
	j->mirror = kind == SMR_FFT_TO_REAL && !half;
	if (!half)
		return smr_fft_make(n, &j->f);
	if (kind == SMR_FFT_FROM_REAL) {
		j->from = view_as_pairs(&j->from);
		j->nin = n / 2;
	} else {
		j->to = view_as_pairs(&j->to);
		j->nout = n / 2;
		j->by = (double)j->nout;
	}
	return smr_fft_make_real(n, kind == SMR_FFT_TO_REAL, &j->f);
}

smr_status smr_fft_lines(smr_fft_kind kind, int64_t n, int64_t count, const smr_fft_side *from,
			 const smr_fft_side *to)
{
	job j = {.from = *from,
		 .to = *to,
		 .lanes = n <= SMR_FFT_SHORT && count > 1 ? SMR_FFT_LANES : 1};
	size_t room = ((size_t)n + 1) * (size_t)j.lanes * sizeof(smr_cpx);
	smr_status st = plan_job(&j, kind, n);

	if (st != SMR_OK)
		return st;
	room = (room + SMR_FFT_ALIGN - 1) / SMR_FFT_ALIGN * SMR_FFT_ALIGN;
	j.in = smr_aligned_alloc(SMR_FFT_ALIGN, room);
	j.out = smr_aligned_alloc(SMR_FFT_ALIGN, room);
	if (j.in == NULL || j.out == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for fft of %lld", (long long)n);
	else
		transform_lines(&j, n, count);
	smr_fft_free(j.f);
	smr_free(j.in);
	smr_free(j.out);
	return st;
}
