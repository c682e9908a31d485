/* The steps of a transform of LANE numbers of type T, as functions whose names NAMED() makes. It
 * has no include guard: it is included once for each type and width. TARGET: the functions' target
 * attribute. */
#define CPX NAMED(cpx)
#define INLINE static inline __attribute__((always_inline))
typedef struct CPX {
	LANE re, im;
} CPX;

TARGET INLINE CPX NAMED(turn)(CPX a, const T *by)
{
	return (CPX){a.re * by[0] - a.im * by[1], a.re * by[1] + a.im * by[0]};
}

TARGET INLINE void NAMED(pair)(CPX *a, CPX *b)
{
	CPX sum = {a->re + b->re, a->im + b->im}, less = {a->re - b->re, a->im - b->im};

	*a = sum;
	*b = less;
}

TARGET INLINE void NAMED(four)(CPX *t)
{
	CPX turned;

	NAMED(pair)(&t[0], &t[2]);
	NAMED(pair)(&t[1], &t[3]);
	NAMED(pair)(&t[0], &t[1]);
	turned = (CPX){t[3].im, -t[3].re};
	t[3] = t[1];
	t[1] = t[2];
	NAMED(pair)(&t[1], &turned);
	t[2] = t[3];
	t[3] = turned;
}

/* Joins the transforms of the even and of the odd numbers of eight. */
TARGET INLINE void NAMED(eight)(CPX *t)
{
	static const T half = (T)0.70710678118654752440;
	CPX even[4] = {t[0], t[2], t[4], t[6]}, odd[4] = {t[1], t[3], t[5], t[7]}, x;

	NAMED(four)(even);
	NAMED(four)(odd);
	x = odd[1];
	odd[1] = (CPX){(x.re + x.im) * half, (x.im - x.re) * half};
	odd[2] = (CPX){odd[2].im, -odd[2].re};
	x = odd[3];
	odd[3] = (CPX){(x.im - x.re) * half, -(x.re + x.im) * half};
	for (int k = 0; k < 4; k++) {
		NAMED(pair)(&even[k], &odd[k]);
		t[k] = even[k];
		t[k + 4] = odd[k];
	}
}

/* Transforms an odd number p of numbers: numbers q and p - q have conjugate factors. */
TARGET INLINE void NAMED(odd)(CPX *t, int64_t p, const T *unit)
{
	CPX sum[SMR_FFT_PRIME / 2 + 1], less[SMR_FFT_PRIME / 2 + 1], all = t[0];

#pragma GCC unroll 3
	for (int64_t q = 1; q <= p / 2; q++) {
		sum[q] = t[q];
		less[q] = t[p - q];
		NAMED(pair)(&sum[q], &less[q]);
		all.re += sum[q].re;
		all.im += sum[q].im;
	}
#pragma GCC unroll 3
	for (int64_t k = 1; k <= p / 2; k++) {
		CPX u = t[0], v = {less[1].re * unit[2 * k + 1], less[1].im * unit[2 * k + 1]};

#pragma GCC unroll 3
		for (int64_t q = 1; q <= p / 2; q++) {
			const T *by = unit + 2 * (q * k % p);

			u.re += sum[q].re * by[0];
			u.im += sum[q].im * by[0];
			if (q > 1) {
				v.re += less[q].re * by[1];
				v.im += less[q].im * by[1];
			}
		}
		t[k] = (CPX){u.re - v.im, u.im + v.re};
		t[p - k] = (CPX){u.re + v.im, u.im - v.re};
	}
	t[0] = all;
}

/* One step of a transform: p transforms of l numbers each become one, for m interleaved ones.
 * Inlined for constant p. */
TARGET INLINE void NAMED(step)(const T *turns, const T *unit, const CPX *in, CPX *out, int64_t p,
			       int64_t l, int64_t m)
{
	CPX t[SMR_FFT_PRIME];

	for (int64_t k = 0; k < l; k++, turns += 2 * (p - 1))
		for (int64_t j = 0; j < m; j++) {
			const CPX *from = in + k * p * m + j;

			t[0] = from[0];
#pragma GCC unroll 8
			for (int64_t q = 1; q < p; q++)
				t[q] = k > 0 ? NAMED(turn)(from[q * m], turns + 2 * (q - 1))
					     : from[q * m];
			if (p == 2)
				NAMED(pair)(&t[0], &t[1]);
			else if (p == 4)
				NAMED(four)(t);
			else if (p == 8)
				NAMED(eight)(t);
			else
				NAMED(odd)(t, p, unit);
#pragma GCC unroll 8
			for (int64_t q = 0; q < p; q++)
				out[(k + q * l) * m + j] = t[q];
		}
}

#define STEP(p)                                                                                    \
	TARGET static void NAMED(step_##p)(const T *turns, const T *unit, const CPX *in, CPX *out, \
					   int64_t l, int64_t m)                                   \
	{                                                                                          \
		NAMED(step)(turns, unit, in, out, p, l, m);                                        \
	}
STEP(2)
STEP(3)
STEP(4)
STEP(5)
STEP(7)
STEP(8)
#undef STEP

/* Transforms the numbers of @p x with both buffers; returns the one with the result. */
TARGET static CPX *NAMED(factors)(const smr_fft *f, CPX *x, CPX *y)
{
	const T *turns = f->turns;
	int64_t l = 1;

	for (uint32_t i = 0; i < f->nfactors; i++) {
		int64_t p = f->factor[i], m = f->n / (l * p);
		CPX *from = x;

		if (p == 8)
			NAMED(step_8)(turns, NULL, x, y, l, m);
		else if (p == 4)
			NAMED(step_4)(turns, NULL, x, y, l, m);
		else if (p == 5)
			NAMED(step_5)(turns, f->unit[5], x, y, l, m);
		else if (p == 3)
			NAMED(step_3)(turns, f->unit[3], x, y, l, m);
		else if (p == 7)
			NAMED(step_7)(turns, f->unit[7], x, y, l, m);
		else if (p == 2)
			NAMED(step_2)(turns, NULL, x, y, l, m);
		else
			NAMED(step)(turns, f->unit[p], x, y, p, l, m);
		turns += 2 * (p - 1) * l;
		l *= p;
		x = y;
		y = from;
	}
	return x;
}

/* Transforms by the convolution with a chirp. */
TARGET static CPX *NAMED(convolve)(const smr_fft *f, CPX *x, CPX *y)
{
	int64_t size = f->inner->n;
	const T *chirp = f->chirp, *kernel = f->kernel;
	CPX *a;

	for (int64_t k = 0; k < f->n; k++)
		x[k] = NAMED(turn)(x[k], chirp + 2 * k);
	for (int64_t k = f->n; k < size; k++)
		x[k] = (CPX){(LANE){0}, (LANE){0}};
	a = NAMED(factors)(f->inner, x, y);
	for (int64_t k = 0; k < size; k++) {
		CPX b = NAMED(turn)(a[k], kernel + 2 * k); /* divided by size */

		a[k] = (CPX){b.im, b.re};
	}
	a = NAMED(factors)(f->inner, a, a == x ? y : x);
	for (int64_t k = 0; k < f->n; k++)
		a[k] = NAMED(turn)((CPX){a[k].im, a[k].re}, chirp + 2 * k);
	return a;
}

TARGET static CPX *NAMED(transform)(const smr_fft *f, CPX *x, CPX *y)
{
	return f->inner != NULL ? NAMED(convolve)(f, x, y) : NAMED(factors)(f, x, y);
}

/* Computes half the sum, and half the difference, of a and the conjugate of b. */
TARGET INLINE void NAMED(parts)(CPX a, CPX b, CPX *even, CPX *odd)
{
	*even = (CPX){(a.re + b.re) * (T)0.5, (a.im - b.im) * (T)0.5};
	*odd = (CPX){(a.re - b.re) * (T)0.5, (a.im + b.im) * (T)0.5};
}

/* Computes numbers k of the transform of a real line of 2 m numbers from that of its pairs (even
 * numbers are re, odd ones im): with their transforms E and O that of the pairs is E + i O, and
 * that of the line E[k] + e^(-pi i k / m) O[k]. */
TARGET static void NAMED(from_pairs)(const T *root, int64_t m, const CPX *pairs, CPX *out)
{
	for (int64_t k = 0; k <= m; k++) {
		CPX even, odd;

		NAMED(parts)(pairs[k < m ? k : 0], pairs[k > 0 ? m - k : 0], &even, &odd);
		odd = NAMED(turn)((CPX){odd.im, -odd.re}, root + 2 * k);
		out[k] = (CPX){even.re + odd.re, even.im + odd.im};
	}
}

/* Computes the inverse of from_pairs, with re and im swapped. */
TARGET static void NAMED(to_pairs)(const T *root, int64_t m, const CPX *in, CPX *pairs)
{
	for (int64_t k = 0; k < m; k++) {
		T back[2] = {root[2 * k], -root[2 * k + 1]};
		CPX a = in[k], b = in[m - k], even, odd;

		if (k == 0)
			a.im = b.im = (LANE){0};
		NAMED(parts)(a, b, &even, &odd);
		odd = NAMED(turn)(odd, back);
		pairs[k] = (CPX){even.im + odd.re, even.re - odd.im};
	}
}
