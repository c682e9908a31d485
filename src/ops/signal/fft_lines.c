/* Transforms the lines of tensors, blocks of adjacent ones at once on several threads. */
#include <stdatomic.h>

#include "base/alloc.h"
#include "ops/signal/fft.h"
#include "ops/signal/fft_plan.h"

enum { CLAIMS = 8 /* pieces of the work of one thread, as others may be late */ };

typedef struct shared {
	const smr_fft_job *job;
	int64_t count, lanes, each; /* each: lines that a thread claims */
	char *buffers;
	size_t size; /* of one of the two buffers of a thread */
	_Atomic int64_t next;
} shared;

static void run_claimed(void *arg, int i)
{
	shared *s = arg;
	char *x = s->buffers + 2 * (size_t)i * s->size;
	int64_t from;

	while ((from = atomic_fetch_add(&s->next, s->each)) < s->count) {
		int64_t to = from + s->each < s->count ? from + s->each : s->count;

		for (int64_t line = from; line < to; line += s->lanes)
			smr_fft_block(s->job, line, to - line < s->lanes ? to - line : s->lanes, x,
				      x + s->size);
	}
}

/* Numbers in each of the two buffers of smr_fft_block(), for one lane. */
static int64_t count_room(const smr_fft_job *j)
{
	int64_t n = j->full ? 2 * j->f->n : j->f->n;

	return (j->f->inner != NULL && j->f->inner->n > n ? j->f->inner->n : n) + 1;
}

smr_status smr_fft_run_job(const smr_fft_job *job, int64_t count, const smr_workers *w)
{
	int64_t size = job->f->f64 ? (int64_t)sizeof(double) : (int64_t)sizeof(float);
	int64_t lanes = SMR_FFT_ALIGN / size, blocks = (count + lanes - 1) / lanes;
	int threads = smr_workers_count(w);
	shared s = {.job = job, .count = count, .lanes = lanes};

	if (threads > blocks)
		threads = (int)blocks;
	s.each = (blocks / ((int64_t)threads * CLAIMS) + 1) * lanes;
	s.size = (size_t)count_room(job) * 2 * SMR_FFT_ALIGN;
	s.buffers = smr_aligned_alloc(SMR_FFT_ALIGN, 2 * s.size * (size_t)threads);
	if (s.buffers == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for fft of %lld", (long long)job->f->n);
	smr_workers_run(w, threads, run_claimed, &s);
	smr_free(s.buffers);
	return SMR_OK;
}

/* Views a line of real numbers as pairs: adjacent ones, or those of adjacent lines. */
static smr_fft_side view_as_pairs(const smr_fft_side *s, bool f64)
{
	smr_fft_side p = *s;

	p.im = (char *)s->re +
	       (size_t)(s->pitch * s->step) * (f64 ? sizeof(double) : sizeof(float));
	p.n = s->n / 2;
	if (s->step == 1)
		p.pitch = 2 * s->pitch;
	else
		p.step = 2 * s->step;
	return p;
}

static bool is_inverse(smr_fft_kind kind)
{
	return kind == SMR_FFT_INVERSE || kind == SMR_FFT_TO_REAL || kind == SMR_FFT_FULL_INVERSE ||
	       kind == SMR_FFT_HALF_INVERSE;
}

static bool is_real(smr_fft_kind kind)
{
	return kind != SMR_FFT_FORWARD && kind != SMR_FFT_INVERSE;
}

/* Plans the transform of real lines of an even length, as pairs. */
static void plan_pairs(smr_fft_job *j, smr_fft_kind kind, int64_t n)
{
	j->halves = true;
	j->to_real = kind == SMR_FFT_TO_REAL;
	j->full = kind == SMR_FFT_FULL || kind == SMR_FFT_FULL_INVERSE;
	if (j->to_real) {
		j->to = view_as_pairs(&j->to, j->f->f64);
		j->nin = n / 2 + 1;
		j->nout = n / 2;
		j->swap_out = true;
		j->by = (double)j->nout;
		return;
	}
	j->from = view_as_pairs(&j->from, j->f->f64);
	j->nin = n / 2;
	j->nout = j->full ? n : n / 2 + 1;
	j->conjugate = is_inverse(kind);
	j->by = j->conjugate ? (double)n : 1;
}

/* Plans the transform of all numbers of a line. */
static void plan_numbers(smr_fft_job *j, smr_fft_kind kind, int64_t n)
{
	bool half = kind == SMR_FFT_FROM_REAL || kind == SMR_FFT_HALF_INVERSE;

	j->mirror = j->to_real = kind == SMR_FFT_TO_REAL;
	j->nin = j->to_real ? n / 2 + 1 : n;
	j->nout = half ? n / 2 + 1 : n;
	j->swap_in = j->swap_out = is_inverse(kind);
	j->by = is_inverse(kind) ? (double)n : 1;
}

smr_status smr_fft_lines(smr_fft_kind kind, int64_t n, int64_t count, bool f64,
			 const smr_fft_side *from, const smr_fft_side *to, const smr_workers *w)
{
	bool half = is_real(kind) && n % 2 == 0;
	smr_fft_job j = {.from = *from, .to = *to};
	smr_status st;

	SMR_TRY(smr_fft_get(half ? n / 2 : n, f64, half, &j.f));
	if (half)
		plan_pairs(&j, kind, n);
	else
		plan_numbers(&j, kind, n);
	st = smr_fft_is_long(j.f) ? smr_fft_run_long(&j, count, w) : smr_fft_run_job(&j, count, w);
	smr_fft_drop(j.f);
	return st;
}

/* ---- columns that follow from others -------------------------------------------------------- */

typedef struct mirror {
	const smr_fft_side *along;
	int64_t columns;
	bool f64;
} mirror;

/* Sets x[at - k] = x[from + k], times `sign`, for k < n. */
#define REVERSE(type)                                                                       \
	static void reverse_##type(type *x, int64_t from, int64_t at, int64_t n, type sign) \
	{                                                                                   \
		const type *a = x + from;                                                   \
		type *restrict to = x + at - n + 1;                                         \
                                                                                            \
		for (int64_t k = 0; k < n; k++)                                             \
			to[n - 1 - k] = a[k] * sign;                                        \
	}                                                                                   \
	static void reverse_pairs_##type(type *x, int64_t from, int64_t at, int64_t n)      \
	{                                                                                   \
		const type *a = x + 2 * from;                                               \
		type *restrict to = x + 2 * (at - n + 1);                                   \
                                                                                            \
		for (int64_t k = 0; k < n; k++) {                                           \
			to[2 * (n - 1 - k)] = a[2 * k];                                     \
			to[2 * (n - 1 - k) + 1] = -a[2 * k + 1];                            \
		}                                                                           \
	}
REVERSE(float)
REVERSE(double)

/* Completes one row of one matrix. */
static void mirror_row(void *arg, int row)
{
	const mirror *m = arg;
	const smr_fft_side *s = m->along;
	int64_t i = row % s->n, first = row - i, other = (s->n - i) % s->n;
	int64_t from = (first + other) * m->columns + 1;
	int64_t at = (first + i) * m->columns + m->columns - 1, n = m->columns - s->beside;

	if (s->pitch == 2 && m->f64) {
		reverse_pairs_double(s->re, from, at, n);
	} else if (s->pitch == 2) {
		reverse_pairs_float(s->re, from, at, n);
	} else if (m->f64) {
		reverse_double(s->re, from, at, n, 1);
		reverse_double(s->im, from, at, n, -1);
	} else {
		reverse_float(s->re, from, at, n, 1);
		reverse_float(s->im, from, at, n, -1);
	}
}

void smr_fft_mirror(const smr_fft_side *along, int64_t columns, int64_t matrices, bool f64,
		    const smr_workers *w)
{
	mirror m = {.along = along, .columns = columns, .f64 = f64};

	smr_workers_run(w, (int)(matrices * along->n), mirror_row, &m);
}
