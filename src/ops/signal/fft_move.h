/* Loads lines of numbers of type T into the lanes of vectors, and stores them; included for each
 * type and width, as fft_steps.h. W: lanes. STAGES: those of a transposition, which puts the lanes
 * FIRST_ and SECOND_ of two vectors together; EVENS, ODDS, LOW, HIGH: lanes of pairs. */
#include "ops/signal/fft_steps.h"

typedef LANE NAMED(loose) __attribute__((aligned(sizeof(T)), may_alias));
#define LOAD(p) (*(const NAMED(loose) *)(p))
#define STORE(p, v) (*(NAMED(loose) *)(p) = (v))

/* Transposes a square of W vectors. */
TARGET INLINE void NAMED(transpose)(LANE *v)
{
#define STAGE(d)                                                               \
	_Pragma("GCC unroll 16") for (int i = 0; i < W; i++) if ((i & d) == 0) \
	{                                                                      \
		LANE a = v[i], b = v[i + d];                                   \
                                                                               \
		v[i] = __builtin_shufflevector(a, b, FIRST_##d);               \
		v[i + d] = __builtin_shufflevector(a, b, SECOND_##d);          \
	}
	STAGES
#undef STAGE
}

static inline bool NAMED(are_pairs)(const smr_fft_side *s)
{
	return s->pitch == 2 && s->im == (char *)s->re + sizeof(T);
}

/* Loads numbers `pitch` apart. */
TARGET INLINE void NAMED(load_some)(const T *x, int64_t pitch, int64_t n, LANE *to)
{
	if (pitch == 1 && n == W) {
		*to = LOAD(x);
		return;
	}
	*to = (LANE){0};
	for (int64_t k = 0; k < n; k++)
		(*to)[k] = x[k * pitch];
}

TARGET INLINE void NAMED(store_some)(T *x, int64_t pitch, int64_t n, const LANE *v)
{
	if (pitch == 1 && n == W) {
		STORE(x, *v);
		return;
	}
	for (int64_t k = 0; k < n; k++)
		x[k * pitch] = (*v)[k];
}

TARGET INLINE CPX NAMED(load_pairs)(const T *x)
{
	LANE a = LOAD(x), b = LOAD(x + W);

	return (CPX){__builtin_shufflevector(a, b, EVENS), __builtin_shufflevector(a, b, ODDS)};
}

TARGET INLINE void NAMED(store_pairs)(T *x, CPX v)
{
	STORE(x, __builtin_shufflevector(v.re, v.im, LOW));
	STORE(x + W, __builtin_shufflevector(v.re, v.im, HIGH));
}

/* Loads numbers [from, to) of n adjacent lines; `at`: offset of their first numbers. */
TARGET static void NAMED(fetch_beside)(const smr_fft_side *s, int64_t at, int64_t n, int64_t to,
				       CPX *x)
{
	const T *re = (const T *)s->re + at, *im = s->im != NULL ? (const T *)s->im + at : NULL;
	bool pairs = NAMED(are_pairs)(s) && n == W;
	int64_t step = s->step * s->pitch;

	for (int64_t i = 0; i < to; i++, re += step) {
		if (pairs) {
			x[i] = NAMED(load_pairs)(re);
			continue;
		}
		NAMED(load_some)(re, s->pitch, n, &x[i].re);
		x[i].im = (LANE){0};
		if (im != NULL)
			NAMED(load_some)(im + i * step, s->pitch, n, &x[i].im);
	}
}

TARGET static void NAMED(put_beside)(const smr_fft_side *s, int64_t at, int64_t n, int64_t to,
				     const CPX *x)
{
	T *re = (T *)s->re + at, *im = s->im != NULL ? (T *)s->im + at : NULL;
	bool pairs = NAMED(are_pairs)(s) && n == W;
	int64_t step = s->step * s->pitch;

	for (int64_t i = 0; i < to; i++, re += step) {
		if (pairs) {
			NAMED(store_pairs)(re, x[i]);
			continue;
		}
		NAMED(store_some)(re, s->pitch, n, &x[i].re);
		if (im != NULL)
			NAMED(store_some)(im + i * step, s->pitch, n, &x[i].im);
	}
}

/* Loads the part of a square of lines whose numbers are adjacent: numbers [i, i + W) of W lines. */
TARGET static void NAMED(fetch_square)(const smr_fft_side *s, const int64_t *at, int64_t i, CPX *x)
{
	LANE v[W];

	for (int k = 0; k < W; k++)
		v[k] = LOAD((const T *)s->re + at[k] + i);
	NAMED(transpose)(v);
	for (int k = 0; k < W; k++)
		x[i + k] = (CPX){v[k], (LANE){0}};
	if (s->im == NULL)
		return;
	for (int k = 0; k < W; k++)
		v[k] = LOAD((const T *)s->im + at[k] + i);
	NAMED(transpose)(v);
	for (int k = 0; k < W; k++)
		x[i + k].im = v[k];
}

TARGET static void NAMED(put_square)(const smr_fft_side *s, const int64_t *at, int64_t i,
				     const CPX *x)
{
	LANE v[W];

	for (int k = 0; k < W; k++)
		v[k] = x[i + k].re;
	NAMED(transpose)(v);
	for (int k = 0; k < W; k++)
		STORE((T *)s->re + at[k] + i, v[k]);
	if (s->im == NULL)
		return;
	for (int k = 0; k < W; k++)
		v[k] = x[i + k].im;
	NAMED(transpose)(v);
	for (int k = 0; k < W; k++)
		STORE((T *)s->im + at[k] + i, v[k]);
}

/* The same of pairs: numbers [i, i + W / 2), whose parts are the rows of a square. */
TARGET static void NAMED(fetch_square_of_pairs)(const smr_fft_side *s, const int64_t *at, int64_t i,
						CPX *x)
{
	LANE v[W];

	for (int k = 0; k < W; k++)
		v[k] = LOAD((const T *)s->re + at[k] + 2 * i);
	NAMED(transpose)(v);
	for (int k = 0; k < W / 2; k++)
		x[i + k] = (CPX){v[2 * k], v[2 * k + 1]};
}

TARGET static void NAMED(put_square_of_pairs)(const smr_fft_side *s, const int64_t *at, int64_t i,
					      const CPX *x)
{
	LANE v[W];

	for (int k = 0; k < W / 2; k++) {
		v[2 * k] = x[i + k].re;
		v[2 * k + 1] = x[i + k].im;
	}
	NAMED(transpose)(v);
	for (int k = 0; k < W; k++)
		STORE((T *)s->re + at[k] + 2 * i, v[k]);
}

static inline bool NAMED(are_squares)(const smr_fft_side *s, int64_t n)
{
	return n == W && s->step == 1 && (s->pitch == 1 || NAMED(are_pairs)(s));
}

/* Loads `count` numbers of n lines; `at`: offsets of their first numbers. */
TARGET static void NAMED(fetch)(const smr_fft_side *s, const int64_t *at, int64_t n, int64_t count,
				CPX *x)
{
	int64_t i = 0;

	for (; NAMED(are_squares)(s, n) && !NAMED(are_pairs)(s) && i + W <= count; i += W)
		NAMED(fetch_square)(s, at, i, x);
	for (; NAMED(are_squares)(s, n) && NAMED(are_pairs)(s) && i + W / 2 <= count; i += W / 2)
		NAMED(fetch_square_of_pairs)(s, at, i, x);
	for (; i < count; i++) {
		x[i] = (CPX){(LANE){0}, (LANE){0}};
		for (int64_t k = 0; k < n; k++) {
			int64_t to = at[k] + i * s->step * s->pitch;

			x[i].re[k] = ((const T *)s->re)[to];
			if (s->im != NULL)
				x[i].im[k] = ((const T *)s->im)[to];
		}
	}
}

TARGET static void NAMED(put)(const smr_fft_side *s, const int64_t *at, int64_t n, int64_t count,
			      const CPX *x)
{
	int64_t i = 0;

	for (; NAMED(are_squares)(s, n) && !NAMED(are_pairs)(s) && i + W <= count; i += W)
		NAMED(put_square)(s, at, i, x);
	for (; NAMED(are_squares)(s, n) && NAMED(are_pairs)(s) && i + W / 2 <= count; i += W / 2)
		NAMED(put_square_of_pairs)(s, at, i, x);
	for (; i < count; i++)
		for (int64_t k = 0; k < n; k++) {
			int64_t to = at[k] + i * s->step * s->pitch;

			((T *)s->re)[to] = x[i].re[k];
			if (s->im != NULL)
				((T *)s->im)[to] = x[i].im[k];
		}
}
