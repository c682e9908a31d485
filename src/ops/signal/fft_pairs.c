/* Long real lines as pairs: the step between the transform of the pairs and that of the line. */
#include "ops/signal/fft.h"
#include "ops/signal/fft_plan.h"

enum { PIECE = 4096 /* numbers that a thread computes at once */ };

typedef struct joining {
	const smr_fft_job *j;
	void *pairs;
} joining;

/* Computes numbers [from, end) of the transform of a real line of 2 m numbers from that of its
 * pairs, and those that mirror them, as from_pairs of fft_steps.h: with E and O of number k, number
 * m - k is the conjugate of E - e^(-pi i k / m) O. to_pairs is the inverse. */
#define JOIN(type)                                                                           \
	static void set_##type(const smr_fft_job *j, int64_t k, type re, type im)            \
	{                                                                                    \
		int64_t at = k * j->to.step * j->to.pitch;                                   \
                                                                                             \
		((type *)j->to.re)[at] = re;                                                 \
		((type *)j->to.im)[at] = im;                                                 \
	}                                                                                    \
	static void from_pairs_##type(const joining *w, int64_t from, int64_t end)           \
	{                                                                                    \
		const smr_fft_job *j = w->j;                                                 \
		int64_t m = j->f->n;                                                         \
		const type *root = j->f->root, *pairs = w->pairs;                            \
		type half = (type)(0.5 / j->by), sign = j->conjugate ? -1 : 1;               \
                                                                                             \
		for (int64_t k = from; k < end; k++) {                                       \
			const type *a = pairs + 2 * k, *b = pairs + 2 * (k > 0 ? m - k : 0); \
			const type *c = root + 2 * k;                                        \
			type re = (a[0] + b[0]) * half, im = (a[1] - b[1]) * half;           \
			type odd = (a[1] + b[1]) * half, odd_im = (b[0] - a[0]) * half;      \
			type to = odd * c[0] - odd_im * c[1];                                \
			type to_im = odd * c[1] + odd_im * c[0];                             \
                                                                                             \
			set_##type(j, k, re + to, sign * (im + to_im));                      \
			set_##type(j, m - k, re - to, sign * (to_im - im));                  \
			if (j->full && k > 0) {                                              \
				set_##type(j, 2 * m - k, re + to, -sign * (im + to_im));     \
				set_##type(j, m + k, re - to, -sign * (to_im - im));         \
			}                                                                    \
		}                                                                            \
	}                                                                                    \
	static void to_pairs_##type(const joining *w, int64_t from, int64_t end)             \
	{                                                                                    \
		const smr_fft_side *s = &w->j->from;                                         \
		int64_t m = w->j->f->n, step = s->step * s->pitch;                           \
		const type *root = w->j->f->root, *in = s->re, *in_im = s->im;               \
		type *pairs = w->pairs;                                                      \
                                                                                             \
		for (int64_t k = from; k < end; k++) {                                       \
			type a = in[k * step], b = in[(m - k) * step];                       \
			type a_im = k > 0 ? in_im[k * step] : 0;                             \
			type b_im = k > 0 ? in_im[(m - k) * step] : 0;                       \
			type re = (a + b) / 2, im = (a_im - b_im) / 2;                       \
			type less = (a - b) / 2, less_im = (a_im + b_im) / 2;                \
			type odd = less * root[2 * k] + less_im * root[2 * k + 1];           \
			type odd_im = less_im * root[2 * k] - less * root[2 * k + 1];        \
                                                                                             \
			pairs[2 * k] = im + odd;                                             \
			pairs[2 * k + 1] = re - odd_im;                                      \
			if (k > 0) {                                                         \
				pairs[2 * (m - k)] = odd - im;                               \
				pairs[2 * (m - k) + 1] = re + odd_im;                        \
			}                                                                    \
		}                                                                            \
	}
JOIN(float)
JOIN(double)

static void join_piece(void *arg, int piece)
{
	const joining *w = arg;
	int64_t all = w->j->f->n / 2 + 1, from = (int64_t)piece * PIECE;
	int64_t end = from + PIECE < all ? from + PIECE : all;

	if (w->j->to_real)
		(w->j->f->f64 ? to_pairs_double : to_pairs_float)(w, from, end);
	else
		(w->j->f->f64 ? from_pairs_double : from_pairs_float)(w, from, end);
}

void smr_fft_join_pairs(const smr_fft_job *j, void *pairs, const smr_workers *w)
{
	joining k = {.j = j, .pairs = pairs};

	smr_workers_run(w, (int)(j->f->n / 2 / PIECE) + 1, join_piece, &k);
}
