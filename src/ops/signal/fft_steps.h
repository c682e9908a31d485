/* The steps of a transform for LANE numbers at a time, as functions whose names NAMED() makes. It
 * has no include guard: it is included once for each width. TARGET: the functions' target
 * attribute. */
#define CPX NAMED(cpx)
typedef struct CPX {
	LANE re, im;
} CPX;

TARGET static inline CPX NAMED(turn)(CPX a, smr_cpx b)
{
	return (CPX){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

TARGET static inline void NAMED(pair)(CPX *a, CPX *b)
{
	CPX sum = {a->re + b->re, a->im + b->im}, less = {a->re - b->re, a->im - b->im};

	*a = sum;
	*b = less;
}

TARGET static inline void NAMED(four)(CPX *t)
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

/* Transforms p numbers in place; step: stride of the roots, n / p. */
TARGET static void NAMED(small)(const smr_fft *f, CPX *t, int64_t p, int64_t step)
{
	CPX in[LONGEST];

	for (int64_t q = 0; q < p; q++)
		in[q] = t[q];
	for (int64_t k = 0; k < p; k++) {
		CPX sum = in[0];

		for (int64_t q = 1, at = k; q < p; q++, at = (at + k) % p) {
			CPX x = NAMED(turn)(in[q], f->root[at * step]);

			sum.re += x.re;
			sum.im += x.im;
		}
		t[k] = sum;
	}
}

/* Combines one block of n = p m numbers, whose p parts are transformed; stride: of the roots, all /
 * n. Inlined for constant p. */
TARGET static inline __attribute__((always_inline)) void NAMED(block)(const smr_fft *f, CPX *out,
								      int64_t p, int64_t m,
								      int64_t stride)
{
	CPX t[LONGEST];

	for (int64_t u = 0; u < m; u++) {
		for (int64_t q = 0; q < p; q++)
			t[q] = q == 0 || u == 0
				       ? out[u + q * m]
				       : NAMED(turn)(out[u + q * m], f->root[q * u * stride]);
		if (p == 2)
			NAMED(pair)(&t[0], &t[1]);
		else if (p == 4)
			NAMED(four)(t);
		else
			NAMED(small)(f, t, p, f->n / p);
		for (int64_t q = 0; q < p; q++)
			out[u + q * m] = t[q];
	}
}

TARGET static void NAMED(transform)(const smr_fft *f, const CPX *in, CPX *out)
{
	int64_t m = 1;

	for (int64_t i = 0; i < f->n; i++)
		out[f->place[i]] = in[i];
	for (uint32_t level = f->nfactors; level-- > 0;) {
		int64_t p = f->factor[level], n = p * m;

		for (int64_t at = 0; at < f->n; at += n)
			if (p == 4)
				NAMED(block)(f, out + at, 4, m, f->n / n);
			else if (p == 2)
				NAMED(block)(f, out + at, 2, m, f->n / n);
			else
				NAMED(block)(f, out + at, p, m, f->n / n);
		m = n;
	}
}

/* Transforms by the convolution; a and b have the length of the inner transform. */
TARGET static void NAMED(convolve)(const smr_fft *f, const CPX *in, CPX *out, CPX *a, CPX *b)
{
	int64_t size = f->inner->n;
	CPX none = {0};

	for (int64_t k = 0; k < size; k++)
		a[k] = k < f->n ? NAMED(turn)(in[k], f->chirp[k]) : none;
	NAMED(transform)(f->inner, a, b);
	for (int64_t k = 0; k < size; k++) {
		CPX x = NAMED(turn)(b[k], f->kernel[k]);

		a[k] = (CPX){x.im, x.re};
	}
	NAMED(transform)(f->inner, a, b);
	for (int64_t k = 0; k < f->n; k++)
		out[k] = NAMED(turn)((CPX){b[k].im / (double)size, b[k].re / (double)size},
				     f->chirp[k]);
}

TARGET static void NAMED(complex)(const smr_fft *f, const CPX *in, CPX *out)
{
	CPX *work = f->work;

	if (f->inner == NULL)
		NAMED(transform)(f, in, out);
	else
		NAMED(convolve)(f, in, out, work, work + f->inner->n);
}

/* Computes half the sum, and half the difference, of a and the conjugate of b. */
TARGET static inline void NAMED(parts)(CPX a, CPX b, CPX *even, CPX *odd)
{
	*even = (CPX){(a.re + b.re) / 2, (a.im - b.im) / 2};
	*odd = (CPX){(a.re - b.re) / 2, (a.im + b.im) / 2};
}

/* Computes the transform of a real line from that of its pairs (even numbers are re, odd ones im):
 * with their transforms E and O that of the pairs is E + i O, and that of the line E[k] + e^(-2 pi
 * i k / n) O[k]. */
TARGET static void NAMED(from_pairs)(const smr_fft *f, const CPX *pairs, CPX *out)
{
	int64_t m = f->n / 2;

	for (int64_t k = 0; k <= m; k++) {
		CPX even, odd;

		NAMED(parts)(pairs[k < m ? k : 0], pairs[k > 0 ? m - k : 0], &even, &odd);
		odd = NAMED(turn)((CPX){odd.im, -odd.re}, f->root[k]);
		out[k] = (CPX){even.re + odd.re, even.im + odd.im};
	}
}

/* Computes the inverse of from_pairs, with re and im swapped. */
TARGET static void NAMED(to_pairs)(const smr_fft *f, const CPX *in, CPX *pairs)
{
	int64_t m = f->n / 2;

	for (int64_t k = 0; k < m; k++) {
		smr_cpx back = {f->root[k].re, -f->root[k].im};
		CPX a = in[k], b = in[m - k], even, odd;

		if (k == 0)
			a.im = b.im = (CPX){0}.im;
		NAMED(parts)(a, b, &even, &odd);
		odd = NAMED(turn)(odd, back);
		pairs[k] = (CPX){even.im + odd.re, even.re - odd.im};
	}
}

TARGET static void NAMED(run)(const smr_fft *f, const CPX *in, CPX *out)
{
	if (f->half == NULL) {
		NAMED(complex)(f, in, out);
	} else if (f->to_real) {
		NAMED(to_pairs)(f, in, f->pairs);
		NAMED(complex)(f->half, f->pairs, out);
	} else {
		NAMED(complex)(f->half, in, f->pairs);
		NAMED(from_pairs)(f, f->pairs, out);
	}
}
#undef CPX
#undef NAMED
#undef LANE
#undef TARGET
