/* Transforms long lines: a line is a matrix, whose columns are transformed, multiplied by factors,
 * and then its rows are; number k of row r of the result is number r + k * columns. */
#include <stdatomic.h>

#include "base/alloc.h"
#include "ops/signal/fft.h"
#include "ops/signal/fft_plan.h"

typedef struct number {
	double re, im;
} number;

bool smr_fft_is_long(const smr_fft *f)
{
	return f->outer != NULL || (f->inner != NULL && f->inner->outer != NULL);
}

/* ---- numbers of any type -------------------------------------------------------------------- */

static double get_part(const void *x, bool f64, int64_t i)
{
	return f64 ? ((const double *)x)[i] : (double)((const float *)x)[i];
}

static void set_part(void *x, bool f64, int64_t i, double v)
{
	if (f64)
		((double *)x)[i] = v;
	else
		((float *)x)[i] = (float)v;
}

/* Returns number i of a line, whose first one @p s refers to. */
static number get_number(const smr_fft_side *s, bool f64, int64_t i)
{
	int64_t at = i * s->step * s->pitch;

	return (number){get_part(s->re, f64, at), s->im != NULL ? get_part(s->im, f64, at) : 0};
}

static void set_number(const smr_fft_side *s, bool f64, int64_t i, number x)
{
	int64_t at = i * s->step * s->pitch;

	set_part(s->re, f64, at, x.re);
	if (s->im != NULL)
		set_part(s->im, f64, at, x.im);
}

static number multiply(number a, number b)
{
	return (number){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

static size_t size_of(const smr_fft *f)
{
	return f->f64 ? sizeof(double) : sizeof(float);
}

/* Describes a dense line of pairs. */
static smr_fft_side make_pairs_side(const smr_fft *f, void *at, int64_t n)
{
	return (smr_fft_side){.re = at,
			      .im = (char *)at + size_of(f),
			      .pitch = 2,
			      .n = n,
			      .step = 1,
			      .beside = 1};
}

static smr_status alloc_pairs(const smr_fft *f, int64_t n, void **out)
{
	*out = smr_aligned_alloc(SMR_FFT_ALIGN, (2 * (size_t)n * size_of(f) + SMR_FFT_ALIGN - 1) /
							SMR_FFT_ALIGN * SMR_FFT_ALIGN);
	return *out != NULL ? SMR_OK
			    : smr_fail(SMR_ENOMEM, "no memory for fft of %lld", (long long)n);
}

/* ---- one long complex line ------------------------------------------------------------------ */

/* Transforms the line that the sides of @p j begin with. */
static smr_status run_rows(const smr_fft_job *j, const smr_workers *w)
{
	const smr_fft *f = j->f;
	int64_t columns = f->outer->n, rows = f->row->n;
	smr_fft_job first = {.f = f->outer, .nin = columns, .nout = columns, .by = 1};
	smr_fft_job then = {.f = f->row, .nin = rows, .nout = rows, .by = j->by};
	void *between;
	smr_status st;

	SMR_TRY(alloc_pairs(f, f->n, &between));
	first.from = j->from;
	first.from.pitch *= j->from.step;
	first.from.step = first.from.beside = rows;
	first.from.n = columns;
	first.swap_in = j->swap_in;
	first.turn = f->between;
	first.to = make_pairs_side(f, between, columns);
	first.to.step = first.to.beside = rows;
	then.from = make_pairs_side(f, between, rows);
	then.swap_out = j->swap_out;
	then.to = j->to;
	then.to.pitch *= j->to.step;
	then.to.step = then.to.beside = columns;
	then.to.n = rows;
	st = smr_fft_run_job(&first, rows, w);
	if (st == SMR_OK)
		st = smr_fft_run_job(&then, columns, w);
	smr_free(between);
	return st;
}

static number swap_parts(number x, bool swap)
{
	return swap ? (number){x.im, x.re} : x;
}

/* Transforms the line by a convolution, whose transforms are long. */
static smr_status convolve_line(const smr_fft_job *j, void *x, const smr_workers *w)
{
	const smr_fft *f = j->f;
	int64_t size = f->inner->n;
	smr_fft_side a = make_pairs_side(f, x, size);
	smr_fft_side chirp = make_pairs_side(f, f->chirp, f->n);
	smr_fft_side kernel = make_pairs_side(f, f->kernel, size);
	smr_fft_job inner = {.f = f->inner, .from = a, .to = a, .by = 1};

	for (int64_t k = 0; k < size; k++) {
		number v = {0, 0};

		if (k < f->n)
			v = multiply(swap_parts(get_number(&j->from, f->f64, k), j->swap_in),
				     get_number(&chirp, f->f64, k));
		set_number(&a, f->f64, k, v);
	}
	SMR_TRY(run_rows(&inner, w));
	for (int64_t k = 0; k < size; k++)
		set_number(&a, f->f64, k,
			   swap_parts(multiply(get_number(&a, f->f64, k),
					       get_number(&kernel, f->f64, k)),
				      true));
	SMR_TRY(run_rows(&inner, w));
	for (int64_t k = 0; k < f->n; k++) {
		number v = multiply(swap_parts(get_number(&a, f->f64, k), true),
				    get_number(&chirp, f->f64, k));

		set_number(&j->to, f->f64, k,
			   swap_parts((number){v.re / j->by, v.im / j->by}, j->swap_out));
	}
	return SMR_OK;
}

static smr_status run_complex(const smr_fft_job *j, const smr_workers *w)
{
	smr_status st;
	void *x;

	if (j->f->outer != NULL)
		return run_rows(j, w);
	SMR_TRY(alloc_pairs(j->f, j->f->inner->n, &x));
	st = convolve_line(j, x, w);
	smr_free(x);
	return st;
}

smr_status smr_fft_run_plan(const smr_fft *f, void *in, void *out)
{
	smr_fft_job j = {.f = f,
			 .from = make_pairs_side(f, in, f->n),
			 .to = make_pairs_side(f, out, f->n),
			 .nin = f->n,
			 .nout = f->n,
			 .by = 1};

	return smr_fft_is_long(f) ? run_complex(&j, NULL) : smr_fft_run_job(&j, 1, NULL);
}

/* ---- real lines ----------------------------------------------------------------------------- */

/* Transforms a real line by that of its pairs, or by that of all its numbers if their number is
 * odd; @p x holds these. */
static smr_status run_real(const smr_fft_job *j, void *x, const smr_workers *w)
{
	const smr_fft *f = j->f;
	smr_fft_job all = *j;
	smr_fft_side numbers = make_pairs_side(f, x, f->n);

	if (j->to_real) {
		if (j->halves)
			smr_fft_join_pairs(j, x, w);
		for (int64_t i = 0; !j->halves && i < f->n; i++) {
			number v = get_number(&j->from, f->f64, i < j->nin ? i : f->n - i);

			set_number(&numbers, f->f64, i, i < j->nin ? v : (number){v.re, -v.im});
		}
		all.from = numbers;
		return run_complex(&all, w);
	}
	all.to = numbers;
	if (j->halves)
		all.by = 1;
	SMR_TRY(run_complex(&all, w));
	if (j->halves)
		smr_fft_join_pairs(j, x, w);
	for (int64_t i = 0; !j->halves && i < j->nout; i++)
		set_number(&j->to, f->f64, i, get_number(&numbers, f->f64, i));
	return SMR_OK;
}

/* Refers to number 0 of a line. */
static void begin_with_line(smr_fft_side *s, int64_t line, size_t size)
{
	int64_t at = (line / s->beside * s->n * s->step + line % s->beside) * s->pitch;

	s->re = (char *)s->re + at * (int64_t)size;
	if (s->im != NULL)
		s->im = (char *)s->im + at * (int64_t)size;
}

static smr_status run_line(const smr_fft_job *job, int64_t line, const smr_workers *w)
{
	smr_fft_job j = *job;
	smr_status st;
	void *x;

	begin_with_line(&j.from, line, size_of(j.f));
	begin_with_line(&j.to, line, size_of(j.f));
	if (j.nin == j.f->n && j.nout == j.f->n && !j.halves)
		return run_complex(&j, w);
	SMR_TRY(alloc_pairs(j.f, j.f->n, &x));
	st = run_real(&j, x, w);
	smr_free(x);
	return st;
}

typedef struct each_line {
	const smr_fft_job *job;
	_Atomic smr_status st;
} each_line;

static void run_alone(void *arg, int line)
{
	each_line *e = arg;
	smr_status st = run_line(e->job, line, NULL);

	if (st != SMR_OK)
		e->st = st;
}

smr_status smr_fft_run_long(const smr_fft_job *job, int64_t count, const smr_workers *w)
{
	each_line e = {.job = job};

	if (count < smr_workers_count(w) || count > INT32_MAX) {
		for (int64_t line = 0; line < count; line++)
			SMR_TRY(run_line(job, line, w));
		return SMR_OK;
	}
	smr_workers_run(w, (int)count, run_alone, &e);
	/* the message belongs to another thread: produces it again here */
	return e.st == SMR_OK ? SMR_OK : run_line(job, 0, NULL);
}
