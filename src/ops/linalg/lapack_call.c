/* Factorizations and solvers, by the Fortran calling convention: all arguments by pointer, the
 * lengths of character arguments at the end. */
#include <math.h>
#include <string.h>

#include "ops/linalg/lapack.h"

#define OF SMR_LAPACK_OF
#define LD(letter) (&(int){smr_lapack_ld(c, letter)})
#define ROUTINE(callee) memcpy(&callee, &c->f, sizeof(callee))

bool smr_lapack_one_of(int64_t letter, const char *letters)
{
	return letter > 0 && letter < 128 && strchr(letters, (int)letter) != NULL;
}

static const char *fits_uplo(int64_t *of, const int64_t *options)
{
	return smr_lapack_one_of(options[0], "UL") ? NULL : "uplo is U or L";
}

static bool is_nan(const smr_lapack_call *c, const char *at)
{
	float f;
	double d;

	memcpy(&f, at, sizeof(f));
	if (c->real_size == sizeof(f))
		return isnan(f);
	memcpy(&d, at, sizeof(d));
	return isnan(d);
}

/* Sets all elements after a pivot that is NaN to NaN; some versions of OpenBLAS leave them
 * unchanged. */
static void spread_nan(smr_lapack_call *c, bool lower)
{
	size_t n = (size_t)*OF('n'), k = 0;
	char *a = c->out[0];

	while (k < n && !is_nan(c, a + (k * n + k) * c->size))
		k++;
	for (size_t col = k; col < n; col++)
		for (size_t row = k; row < n; row++)
			if (lower ? row >= col : row <= col)
				memcpy(a + (col * n + row) * c->size, a + (k * n + k) * c->size,
				       c->size);
}

static void call_potrf(smr_lapack_call *c, void *work, int lwork)
{
	void (*f)(const char *uplo, const int *n, void *a, const int *lda, int *info, size_t);
	char uplo = (char)c->options[0];

	ROUTINE(f);
	f(&uplo, OF('n'), c->out[0], LD('n'), &c->info, 1);
	if (c->info == 0)
		spread_nan(c, uplo == 'L');
}

static void call_getrf(smr_lapack_call *c, void *work, int lwork)
{
	void (*f)(const int *m, const int *n, void *a, const int *lda, int *pivots, int *info);

	ROUTINE(f);
	f(OF('m'), OF('n'), c->out[0], LD('m'), c->out[1], &c->info);
}

/* Rows as numbers from 0: those that are exchanged, and the order that results. */
static void call_getrf_order(smr_lapack_call *c, void *work, int lwork)
{
	int *pivots = c->out[1], *order = c->out[2];

	call_getrf(c, work, lwork);
	for (int i = 0; i < *OF('m'); i++)
		order[i] = i;
	for (int i = 0; i < *OF('k'); i++) {
		int other = --pivots[i], t = order[i];

		order[i] = order[other];
		order[other] = t;
	}
}

static void call_geqrf(smr_lapack_call *c, void *work, int lwork)
{
	void (*f)(const int *m, const int *n, void *a, const int *lda, void *tau, void *work_,
		  const int *lwork_, int *info);

	ROUTINE(f);
	f(OF('m'), OF('n'), c->out[0], LD('m'), c->out[1], work, &lwork, &c->info);
}

static void call_geqp3(smr_lapack_call *c, void *work, int lwork)
{
	void (*real)(const int *m, const int *n, void *a, const int *lda, int *pivots, void *tau,
		     void *work_, const int *lwork_, int *info);
	void (*complex)(const int *m, const int *n, void *a, const int *lda, int *pivots, void *tau,
			void *work_, const int *lwork_, void *reals, int *info);

	ROUTINE(real);
	ROUTINE(complex);
	if (c->complex)
		complex(OF('m'), OF('n'), c->out[0], LD('m'), c->out[1], c->out[2], work, &lwork,
			c->reals, &c->info);
	else
		real(OF('m'), OF('n'), c->out[0], LD('m'), c->out[1], c->out[2], work, &lwork,
		     &c->info);
}

static void geqp3_memory(const int64_t *of, int64_t *reals, int64_t *ints)
{
	*reals = 2 * of['n' - 'a'];
}

static const char *fits_orgqr(int64_t *of, const int64_t *options)
{
	return of['m' - 'a'] >= of['n' - 'a'] && of['n' - 'a'] >= of['p' - 'a']
		       ? NULL
		       : "reflectors <= columns <= rows does not hold";
}

static void call_orgqr(smr_lapack_call *c, void *work, int lwork)
{
	void (*f)(const int *m, const int *n, const int *p, void *a, const int *lda,
		  const void *tau, void *work_, const int *lwork_, int *info);

	ROUTINE(f);
	f(OF('m'), OF('n'), OF('p'), c->out[0], LD('m'), c->in[1], work, &lwork, &c->info);
}

static const char *fits_ormqr(int64_t *of, const int64_t *options)
{
	if (((options[0] | options[1]) & ~(int64_t)1) != 0)
		return "left and transpose are 0 or 1";
	if (of['a' - 'a'] != of[(options[0] ? 'm' : 'n') - 'a'])
		return "sizes of operands do not fit each other";
	return of['p' - 'a'] <= of['q' - 'a'] && of['p' - 'a'] <= of['a' - 'a']
		       ? NULL
		       : "there are more reflectors than rows or columns";
}

static void call_ormqr(smr_lapack_call *c, void *work, int lwork)
{
	void (*f)(const char *side, const char *trans, const int *m, const int *n, const int *p,
		  const void *a, const int *lda, const void *tau, void *x, const int *ldx,
		  void *work_, const int *lwork_, int *info, size_t, size_t);
	char side = c->options[0] ? 'L' : 'R', trans = 'N';

	if (c->options[1])
		trans = c->complex ? 'C' : 'T';
	ROUTINE(f);
	f(&side, &trans, OF('m'), OF('n'), OF('p'), c->in[0], LD('a'), c->in[1], c->out[0], LD('m'),
	  work, &lwork, &c->info, 1, 1);
}

static const char *fits_gehrd(int64_t *of, const int64_t *options)
{
	int64_t n = of['n' - 'a'], low = options[0], high = options[1];

	return n == 0 || (low >= 1 && low <= high && high <= n)
		       ? NULL
		       : "1 <= low <= high <= n does not hold";
}

static void call_gehrd(smr_lapack_call *c, void *work, int lwork)
{
	void (*f)(const int *n, const int *low, const int *high, void *a, const int *lda, void *tau,
		  void *work_, const int *lwork_, int *info);
	int low = 1, high = 0;

	if (*OF('n') > 0) {
		low = (int)c->options[0];
		high = (int)c->options[1];
	}
	ROUTINE(f);
	f(OF('n'), &low, &high, c->out[0], LD('n'), c->out[1], work, &lwork, &c->info);
}

static void call_sytrd(smr_lapack_call *c, void *work, int lwork)
{
	void (*f)(const char *uplo, const int *n, void *a, const int *lda, void *d, void *e,
		  void *tau, void *work_, const int *lwork_, int *info, size_t);
	char uplo = (char)c->options[0];

	ROUTINE(f);
	f(&uplo, OF('n'), c->out[0], LD('n'), c->out[1], c->out[2], c->out[3], work, &lwork,
	  &c->info, 1);
}

/* Solves a tridiagonal system; dl[0] is unused. */
static void call_gtsv(smr_lapack_call *c, void *work, int lwork)
{
	void (*f)(const int *n, const int *r, void *dl, void *d, void *du, void *b, const int *ldb,
		  int *info);

	ROUTINE(f);
	f(OF('n'), OF('r'), (char *)c->out[0] + c->size, c->out[1], c->out[2], c->out[3], LD('n'),
	  &c->info);
}

static void lagtf_memory(const int64_t *of, int64_t *reals, int64_t *ints)
{
	*reals = *ints = of['n' - 'a'];
}

/* Solves a tridiagonal system that may be singular: pivots that are too small are enlarged. dl[0]
 * and the last element of du are unused. */
static void call_lagtf(smr_lapack_call *c, void *work, int lwork)
{
	void (*factor)(const int *n, void *d, const void *shift, void *du, void *dl,
		       const void *tol, void *du2, int *pivots, int *info);
	void (*solve)(const int *job, const int *n, const void *d, const void *du, const void *dl,
		      const void *du2, const int *pivots, void *x, void *tol, int *info);
	double none = 0, tol = 0; /* f32 or f64, as both are 0 */
	char *dl = (char *)c->in[0] + c->size;
	int job = -1; /* solves A x = b, perturbed by at most tol; 0: chosen by the largest pivot */

	ROUTINE(factor);
	memcpy(&solve, &c->then, sizeof(solve));
	if (*OF('n') == 0)
		return;
	factor(OF('n'), c->in[1], &none, c->in[2], dl, &none, c->reals, c->ints, &c->info);
	for (int j = 0; j < *OF('r'); j++) {
		char *x = (char *)c->out[0] + (size_t)j * (size_t)*OF('n') * c->size;

		solve(&job, OF('n'), c->in[1], c->in[2], dl, c->reals, c->ints, x, &tol, &c->info);
	}
}

static const char *fits_trsm(int64_t *of, const int64_t *options)
{
	if (!smr_lapack_one_of(options[0], "LR") || !smr_lapack_one_of(options[1], "UL") ||
	    !smr_lapack_one_of(options[2], "NTC") || !smr_lapack_one_of(options[3], "NU"))
		return "its options are side, uplo, trans_x, diag";
	return of['a' - 'a'] == of[(options[0] == 'L' ? 'm' : 'n') - 'a']
		       ? NULL
		       : "sizes of operands do not fit each other";
}

static void call_trsm(smr_lapack_call *c, void *work, int lwork)
{
	void (*f)(const char *side, const char *uplo, const char *trans, const char *diag,
		  const int *m, const int *n, const void *alpha, const void *a, const int *lda,
		  void *x, const int *ldx, size_t, size_t, size_t, size_t);
	const double one = 1;
	const float single[2] = {1, 0};
	const double twice[2] = {one, 0};
	const void *alpha = c->in[2] != NULL              ? c->in[2]
			    : c->real_size == sizeof(one) ? (const void *)twice
							  : single;
	char letters[4];

	for (uint32_t i = 0; i < 4; i++)
		letters[i] = (char)c->options[i];
	ROUTINE(f);
	f(&letters[0], &letters[1], &letters[2], &letters[3], OF('m'), OF('n'), alpha, c->in[0],
	  LD('a'), c->out[0], LD('m'), 1, 1, 1, 1);
}

/* clang-format off: a table */
const smr_lapack_row smr_lapack_rows[] = {
	{"potrf", "potrf", "Xnn", "Xnn=0 I", 1, fits_uplo, call_potrf, false, NULL, NULL},
	{"getrf", "getrf", "Xmn", "Xmn=0 Ik I", 0, NULL, call_getrf, false, NULL, NULL},
	{"getrf+order", "getrf+order", "Xmn", "Xmn=0 Ik Im", 0, NULL, call_getrf_order, false, NULL,
	 NULL},
	{"geqrf", "geqrf", "Xmn", "Xmn=0 Xk", 0, NULL, call_geqrf, true, NULL, NULL},
	{"geqp3", "geqp3", "Xmn In", "Xmn=0 In=1 Xk", 0, NULL, call_geqp3, true, geqp3_memory,
	 NULL},
	{"orgqr", "ungqr", "Xmn Xp", "Xmn=0", 0, fits_orgqr, call_orgqr, true, NULL, NULL},
	{"ormqr", "unmqr", "Xaq Xp Xmn", "Xmn=2", 2, fits_ormqr, call_ormqr, true, NULL, NULL},
	{"gehrd", "gehrd", "Xnn", "Xnn=0 Xt I", 2, fits_gehrd, call_gehrd, true, NULL, NULL},
	{"sytrd", "hetrd", "Xnn", "Xnn=0 Rn Rt Xt I", 1, fits_uplo, call_sytrd, true, NULL, NULL},
	{"gtsv", "gtsv", "Xn Xn Xn Xnr", "Xn=0 Xn=1 Xn=2 Xnr=3 I", 0, NULL, call_gtsv, false, NULL,
	 NULL},
	{"lagtf", NULL, "Xn Xn Xn Xnr", "Xnr=3", 0, NULL, call_lagtf, false, lagtf_memory, "lagts"},
	{"trsm", "trsm", "Xaa Xmn", "Xmn=1", 4, fits_trsm, call_trsm, false, NULL, NULL},
	{"trsm", "trsm", "Xaa Xmn X", "Xmn=1", 4, fits_trsm, call_trsm, false, NULL, NULL},
	{"syevd", "heevd", "Xnn", "Xnn=0 Rn I", 2, smr_lapack_fits_eigen, smr_lapack_syevd, true,
	 smr_lapack_eigen_memory, NULL},
	{"syevd+noinfo", "heevd+noinfo", "Xnn", "Xnn=0 Rn", 2, smr_lapack_fits_eigen,
	 smr_lapack_syevd, true, smr_lapack_eigen_memory, NULL},
	{"gesdd", "gesdd", "Xmn", "Xmn=0 Rk Xmu Xvn I", 1, smr_lapack_fits_gesdd, smr_lapack_gesdd,
	 true, smr_lapack_gesdd_memory, NULL},
	{"gesvd", "gesvd", "Xmn", "Xmn=0 Rk Xmu Xvn I", 1, smr_lapack_fits_gesdd, smr_lapack_gesvd,
	 true, smr_lapack_gesvd_memory, NULL},
	{"geev", NULL, "Xnn", "Rn Rn Cnn Cnn I", 2, smr_lapack_fits_geev, smr_lapack_geev, true,
	 smr_lapack_eigen_memory, NULL},
	{NULL, "geev", "Xnn", "Xn Cnn Cnn I", 2, smr_lapack_fits_geev, smr_lapack_geev, true,
	 smr_lapack_eigen_memory, NULL},
	{"gees", NULL, "Xnn", "Xnn=0 Xnn Rn Rn I I", 2, smr_lapack_fits_gees, smr_lapack_gees, true,
	 smr_lapack_eigen_memory, NULL},
	{NULL, "gees", "Xnn", "Xnn=0 Xnn Xn I I", 2, smr_lapack_fits_gees, smr_lapack_gees, true,
	 smr_lapack_eigen_memory, NULL},
};
/* clang-format on */
const uint32_t smr_lapack_nrows = sizeof(smr_lapack_rows) / sizeof(smr_lapack_rows[0]);
