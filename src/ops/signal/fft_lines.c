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

smr_status smr_fft_run_job(const smr_fft_job *job, int64_t count, const smr_workers *w)
{
	int64_t size = job->f->f64 ? (int64_t)sizeof(double) : (int64_t)sizeof(float);
	int64_t lanes = SMR_FFT_ALIGN / size, blocks = (count + lanes - 1) / lanes;
	int threads = smr_workers_count(w);
	shared s = {.job = job, .count = count, .lanes = lanes};

	if (threads > blocks)
		threads = (int)blocks;
	s.each = (blocks / ((int64_t)threads * CLAIMS) + 1) * lanes;
	s.size = (size_t)smr_fft_room(job->f) * 2 * SMR_FFT_ALIGN;
	s.buffers = smr_aligned_alloc(SMR_FFT_ALIGN, 2 * s.size * (size_t)threads);
	if (s.buffers == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for fft of %lld", (long long)job->f->n);
	smr_workers_run(w, threads, run_claimed, &s);
	smr_free(s.buffers);
	return SMR_OK;
}

/* Views a line of adjacent real numbers as pairs. */
static smr_fft_side view_as_pairs(const smr_fft_side *s, bool f64)
{
	smr_fft_side p = *s;

	p.im = (char *)s->re + (size_t)s->pitch * (f64 ? sizeof(double) : sizeof(float));
	p.pitch = 2 * s->pitch;
	p.n = s->n / 2;
	return p;
}

/* Plans the transform of blocks; real lines of an even length become pairs. */
static void plan_job(smr_fft_job *j, smr_fft_kind kind, int64_t n)
{
	bool real = kind == SMR_FFT_FROM_REAL || kind == SMR_FFT_TO_REAL;

	j->halves = real && n % 2 == 0;
	j->to_real = kind == SMR_FFT_TO_REAL;
	j->nin = kind == SMR_FFT_TO_REAL ? n / 2 + 1 : n;
	j->nout = kind == SMR_FFT_FROM_REAL ? n / 2 + 1 : n;
	j->swap_out = kind == SMR_FFT_INVERSE || kind == SMR_FFT_TO_REAL;
	j->swap_in = j->swap_out && !j->halves;
	j->by = j->swap_out ? (double)n : 1;
	j->mirror = kind == SMR_FFT_TO_REAL && !j->halves;
	if (j->halves && kind == SMR_FFT_FROM_REAL) {
		j->from = view_as_pairs(&j->from, j->f->f64);
		j->nin = n / 2;
	} else if (j->halves) {
		j->to = view_as_pairs(&j->to, j->f->f64);
		j->nout = n / 2;
		j->by = (double)j->nout;
	}
}

smr_status smr_fft_lines(smr_fft_kind kind, int64_t n, int64_t count, bool f64,
			 const smr_fft_side *from, const smr_fft_side *to, const smr_workers *w)
{
	bool half = (kind == SMR_FFT_FROM_REAL || kind == SMR_FFT_TO_REAL) && n % 2 == 0;
	smr_fft_job j = {.from = *from, .to = *to, .by = 1};
	smr_status st;

	SMR_TRY(smr_fft_get(half ? n / 2 : n, f64, half, &j.f));
	plan_job(&j, kind, n);
	st = smr_fft_is_long(j.f) ? smr_fft_run_long(&j, count, w) : smr_fft_run_job(&j, count, w);
	smr_fft_drop(j.f);
	return st;
}
