/* Eigenvalues and singular values. */
#include <math.h>
#include <string.h>

#include "ops/linalg/lapack.h"

#define OF SMR_LAPACK_OF
#define LD(letter) (&(int){smr_lapack_ld(c, letter)})
#define ROUTINE(callee) memcpy(&callee, &c->f, sizeof(callee))

enum { MOST_EIGEN = 32000 /* 2 n^2 + 5 n + 1 in 31 bits */ };

static double load_real(const smr_lapack_call *c, const void *at)
{
	float single;
	double twice;

	memcpy(&single, at, sizeof(single));
	if (c->real_size == sizeof(single))
		return single;
	memcpy(&twice, at, sizeof(twice));
	return twice;
}

const char *smr_lapack_fits_eigen(int64_t *of, const int64_t *options)
{
	if (of['n' - 'a'] > MOST_EIGEN)
		return "a workspace beyond 32 bits";
	return smr_lapack_one_of(options[0], "NV") && smr_lapack_one_of(options[1], "UL")
		       ? NULL
		       : "its options are mode (N, V) and uplo (U, L)";
}

/* Computes the memory of syevd and heevd, an upper bound for other routines of this file. */
void smr_lapack_eigen_memory(const int64_t *of, int64_t *reals, int64_t *ints)
{
	int64_t n = of['n' - 'a'];

	*reals = 2 * n * n + 5 * n + 1;
	*ints = 5 * n + 3;
}

void smr_lapack_syevd(smr_lapack_call *c, void *work, int lwork)
{
	void (*real)(const char *mode, const char *uplo, const int *n, void *a, const int *lda,
		     void *w, void *work_, const int *lwork_, void *ints, const int *nints,
		     int *info, size_t, size_t);
	void (*complex)(const char *mode, const char *uplo, const int *n, void *a, const int *lda,
			void *w, void *work_, const int *lwork_, void *reals, const int *nreals,
			void *ints, const int *nints, int *info, size_t, size_t);
	char mode = (char)c->options[0], uplo = (char)c->options[1];
	int n = *OF('n'), nreals = 2 * n * n + 5 * n + 1, nints = 5 * n + 3;

	ROUTINE(real);
	ROUTINE(complex);
	if (c->complex)
		complex(&mode, &uplo, &n, c->out[0], LD('n'), c->out[1], work, &lwork, c->reals,
			&nreals, c->ints, &nints, &c->info, 1, 1);
	else
		real(&mode, &uplo, &n, c->out[0], LD('n'), c->out[1], work, &lwork, c->ints, &nints,
		     &c->info, 1, 1);
}

const char *smr_lapack_fits_gesdd(int64_t *of, const int64_t *options)
{
	bool some = options[0] == 'S';

	if (!smr_lapack_one_of(options[0], "ASN"))
		return "its mode is A, S or N";
	of['u' - 'a'] = of[(some ? 'k' : 'm') - 'a'];
	of['v' - 'a'] = of[(some ? 'k' : 'n') - 'a'];
	return NULL;
}

/* Computes the memory as LAPACK's documentation of cgesdd states, for any mode. */
void smr_lapack_gesdd_memory(const int64_t *of, int64_t *reals, int64_t *ints)
{
	int64_t m = of['m' - 'a'], n = of['n' - 'a'], less = m < n ? m : n, more = m + n - less;
	int64_t square = 5 * less * less + 5 * less;
	int64_t longer = 2 * more * less + 2 * less * less + less;

	*reals = (square > longer ? square : longer) + 7 * less;
	*ints = 8 * less;
}

void smr_lapack_gesdd(smr_lapack_call *c, void *work, int lwork)
{
	void (*real)(const char *mode, const int *m, const int *n, void *a, const int *lda, void *s,
		     void *u, const int *ldu, void *vt, const int *ldvt, void *work_,
		     const int *lwork_, void *ints, int *info, size_t);
	void (*complex)(const char *mode, const int *m, const int *n, void *a, const int *lda,
			void *s, void *u, const int *ldu, void *vt, const int *ldvt, void *work_,
			const int *lwork_, void *reals, void *ints, int *info, size_t);
	char mode = (char)c->options[0];

	ROUTINE(real);
	ROUTINE(complex);
	if (c->complex)
		complex(&mode, OF('m'), OF('n'), c->out[0], LD('m'), c->out[1], c->out[2], LD('m'),
			c->out[3], LD('v'), work, &lwork, c->reals, c->ints, &c->info, 1);
	else
		real(&mode, OF('m'), OF('n'), c->out[0], LD('m'), c->out[1], c->out[2], LD('m'),
		     c->out[3], LD('v'), work, &lwork, c->ints, &c->info, 1);
}

void smr_lapack_gesvd_memory(const int64_t *of, int64_t *reals, int64_t *ints)
{
	*reals = 5 * of['k' - 'a'];
}

/* Computes singular values by the QR algorithm; gesdd uses divide and conquer. */
void smr_lapack_gesvd(smr_lapack_call *c, void *work, int lwork)
{
	void (*real)(const char *left, const char *right, const int *m, const int *n, void *a,
		     const int *lda, void *s, void *u, const int *ldu, void *vt, const int *ldvt,
		     void *work_, const int *lwork_, int *info, size_t, size_t);
	void (*complex)(const char *left, const char *right, const int *m, const int *n, void *a,
			const int *lda, void *s, void *u, const int *ldu, void *vt, const int *ldvt,
			void *work_, const int *lwork_, void *reals, int *info, size_t, size_t);
	char mode = (char)c->options[0];

	ROUTINE(real);
	ROUTINE(complex);
	if (c->complex)
		complex(&mode, &mode, OF('m'), OF('n'), c->out[0], LD('m'), c->out[1], c->out[2],
			LD('m'), c->out[3], LD('v'), work, &lwork, c->reals, &c->info, 1, 1);
	else
		real(&mode, &mode, OF('m'), OF('n'), c->out[0], LD('m'), c->out[1], c->out[2],
		     LD('m'), c->out[3], LD('v'), work, &lwork, &c->info, 1, 1);
}

/* Rejects non-finite operands with LAPACK's code for an invalid matrix, -4: on NaN the routines may
 * not terminate. */
static bool reject_non_finite(smr_lapack_call *c, const void *a, int lwork)
{
	size_t n = (size_t)*OF('n') * (size_t)*OF('n') << c->complex;
	bool wrong = false;

	for (size_t i = 0; lwork != -1 && i < n; i++)
		wrong |= !isfinite(load_real(c, (const char *)a + i * c->real_size));
	if (wrong)
		c->info = -4;
	return wrong;
}

const char *smr_lapack_fits_geev(int64_t *of, const int64_t *options)
{
	return smr_lapack_one_of(options[0], "NV") && smr_lapack_one_of(options[1], "NV")
		       ? NULL
		       : "its options are compute_left and compute_right (N, V)";
}

/* Expands pairs of eigenvalues wr +- i wi, which share two columns: the real and the imaginary
 * part. */
static void unpack_eigenvectors(const smr_lapack_call *c, const char *wi, const char *columns,
				char *out)
{
	size_t n = (size_t)*OF('n'), size = c->real_size, line = n * size;

	for (size_t j = 0; j < n; j++) {
		bool two = load_real(c, wi + j * size) != 0 && j + 1 < n;

		for (size_t i = 0; i < n; i++) {
			const char *re = columns + j * line + i * size;
			char *to = out + 2 * (j * line + i * size), *twin = to + 2 * line;

			memcpy(to, re, size);
			if (!two)
				continue;
			memcpy(to + size, re + line, size);
			memcpy(twin, re, size);
			memcpy(twin + size, re + line, size);
			twin[2 * size - 1] ^= (char)0x80; /* flips the sign (little-endian) */
		}
		j += two;
	}
}

void smr_lapack_geev(smr_lapack_call *c, void *work, int lwork)
{
	void (*real)(const char *left, const char *right, const int *n, void *a, const int *lda,
		     void *wr, void *wi, void *vl, const int *ldvl, void *vr, const int *ldvr,
		     void *work_, const int *lwork_, int *info, size_t, size_t);
	void (*complex)(const char *left, const char *right, const int *n, void *a, const int *lda,
			void *w, void *vl, const int *ldvl, void *vr, const int *ldvr, void *work_,
			const int *lwork_, void *reals, int *info, size_t, size_t);
	char left = (char)c->options[0], right = (char)c->options[1];
	char *vl = c->reals, *vr = vl + (size_t)*OF('n') * (size_t)*OF('n') * c->real_size;

	ROUTINE(real);
	ROUTINE(complex);
	if (reject_non_finite(c, c->in[0], lwork))
		return;
	if (c->complex) {
		complex(&left, &right, OF('n'), c->in[0], LD('n'), c->out[0], c->out[1], LD('n'),
			c->out[2], LD('n'), work, &lwork, c->reals, &c->info, 1, 1);
		return;
	}
	real(&left, &right, OF('n'), c->in[0], LD('n'), c->out[0], c->out[1], vl, LD('n'), vr,
	     LD('n'), work, &lwork, &c->info, 1, 1);
	if (lwork != -1 && left == 'V')
		unpack_eigenvectors(c, c->out[1], vl, c->out[2]);
	if (lwork != -1 && right == 'V')
		unpack_eigenvectors(c, c->out[1], vr, c->out[3]);
}

const char *smr_lapack_fits_gees(int64_t *of, const int64_t *options)
{
	return smr_lapack_one_of(options[0], "NV") && options[1] == 'N'
		       ? NULL
		       : "its mode is N or V, its sort N: a choice of eigenvalues is not supported";
}

void smr_lapack_gees(smr_lapack_call *c, void *work, int lwork)
{
	void (*real)(const char *mode, const char *sort, void *choose, const int *n, void *a,
		     const int *lda, void *sdim, void *wr, void *wi, void *vs, const int *ldvs,
		     void *work_, const int *lwork_, void *ints, int *info, size_t, size_t);
	void (*complex)(const char *mode, const char *sort, void *choose, const int *n, void *a,
			const int *lda, void *sdim, void *w, void *vs, const int *ldvs, void *work_,
			const int *lwork_, void *reals, void *ints, int *info, size_t, size_t);
	char mode = (char)c->options[0], sort = 'N';

	ROUTINE(real);
	ROUTINE(complex);
	if (reject_non_finite(c, c->out[0], lwork))
		return;
	if (c->complex)
		complex(&mode, &sort, NULL, OF('n'), c->out[0], LD('n'), c->out[3], c->out[2],
			c->out[1], LD('n'), work, &lwork, c->reals, c->ints, &c->info, 1, 1);
	else
		real(&mode, &sort, NULL, OF('n'), c->out[0], LD('n'), c->out[4], c->out[2],
		     c->out[3], c->out[1], LD('n'), work, &lwork, c->ints, &c->info, 1, 1);
}
