/** @file Calls of LAPACK (internal to ops/): the table of routines, and column-major copies of
 * matrices. */
#ifndef SMR_OPS_LINALG_LAPACK_H
#define SMR_OPS_LINALG_LAPACK_H
#include "ops/ops.h"

enum { SMR_LAPACK_MOST = 6 /* operands or results, a complex one counted once */ };

/** One call. Matrices lie by columns without gaps, complex numbers whole; operands may be
 * overwritten, results are 0 or what the row says they start from. */
typedef struct smr_lapack_call {
	void *f, *then; /* the routine, and the second one */
	bool complex;
	size_t real_size, size; /* bytes of a real number, of an element */
	int of[26];             /* sizes by letter of the row */
	const int64_t *options;
	void *in[SMR_LAPACK_MOST], *out[SMR_LAPACK_MOST];
	void *reals, *ints; /* as many as the row says */
	int info;
} smr_lapack_call;

/** How a routine is called. Tensors are words: X elements, R real, C complex, I i32, then their
 * sizes, then `=i`: it starts as operand i. `k` is min(m, n), `t` n - 1 or 0. */
typedef struct smr_lapack_row {
	const char *real, *complex; /* names; NULL: there is none */
	const char *ins, *outs;
	uint32_t noptions;
	/** Sizes that options tell; NULL, or why they do not fit. */
	const char *(*fits)(int64_t *of, const int64_t *options);
	/** @p lwork -1: only the best size of @p work, which goes there. */
	void (*call)(smr_lapack_call *c, void *work, int lwork);
	bool works; /* it wants a workspace */
	/** Further memory, as numbers of reals and of integers; NULL: none. */
	void (*memory)(const int64_t *of, int64_t *reals, int64_t *ints);
	const char *then; /* a second routine, or NULL */
} smr_lapack_row;

/** One word of a row. */
typedef struct smr_lapack_word {
	char kind;
	uint32_t rank;
	char dims[2];
	int from; /* -1: starts at 0 */
} smr_lapack_word;

/** False at the end. */
bool smr_lapack_next(const char **at, smr_lapack_word *w);
/** Tensors that a word stands for. */
uint32_t smr_lapack_planes(const smr_lapack_word *w, bool complex);

extern const smr_lapack_row smr_lapack_rows[];
extern const uint32_t smr_lapack_nrows;

/** Number of @p letter, at least 1: LAPACK's leading dimensions. */
static inline int smr_lapack_ld(const smr_lapack_call *c, char letter)
{
	int n = c->of[letter - 'a'];

	return n > 0 ? n : 1;
}

#define SMR_LAPACK_OF(letter) (&c->of[letter - 'a'])

/* Functions of the rows that have a file of their own. */
const char *smr_lapack_fits_eigen(int64_t *of, const int64_t *options);
const char *smr_lapack_fits_gesdd(int64_t *of, const int64_t *options);
const char *smr_lapack_fits_geev(int64_t *of, const int64_t *options);
const char *smr_lapack_fits_gees(int64_t *of, const int64_t *options);
void smr_lapack_syevd(smr_lapack_call *c, void *work, int lwork);
void smr_lapack_gesdd(smr_lapack_call *c, void *work, int lwork);
void smr_lapack_gesvd(smr_lapack_call *c, void *work, int lwork);
void smr_lapack_geev(smr_lapack_call *c, void *work, int lwork);
void smr_lapack_gees(smr_lapack_call *c, void *work, int lwork);
void smr_lapack_eigen_memory(const int64_t *of, int64_t *reals, int64_t *ints);
void smr_lapack_gesdd_memory(const int64_t *of, int64_t *reals, int64_t *ints);
void smr_lapack_gesvd_memory(const int64_t *of, int64_t *reals, int64_t *ints);
/** Whether @p letter is one of @p letters. */
bool smr_lapack_one_of(int64_t letter, const char *letters);

/** What follows from a routine's operands. */
typedef struct smr_lapack_plan {
	const smr_lapack_row *row;
	bool complex;
	smr_dtype real;
	int64_t of[26];
	uint32_t nbatch, nouts; /* nouts: tensors, a complex one is two */
	smr_tensor outs[2 * SMR_LAPACK_MOST];
} smr_lapack_plan;

/** @p ins: their shapes count. NULL, or why there is no such call. */
const char *smr_lapack_plan_make(const char *routine, const int64_t *options, uint32_t noptions,
				 const smr_tensor *ins, uint32_t nins, smr_lapack_plan *p);
SMR_MUST_USE smr_status smr_lapack_run(const smr_lapack_plan *p, const int64_t *options,
				       const smr_tensor *ins, const smr_tensor *outs);
#endif
