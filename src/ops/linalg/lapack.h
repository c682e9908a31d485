/** @file Calls of LAPACK (internal to ops/): the table of routines, and column-major copies of
 * matrices. */
#ifndef SMR_OPS_LINALG_LAPACK_H
#define SMR_OPS_LINALG_LAPACK_H
#include "ops/ops.h"

enum { SMR_LAPACK_MOST = 6 /* operands or results, counting a complex one once */ };

/** One call. Matrices are column-major without gaps, complex numbers interleaved. Operands may be
 * overwritten; results are initially 0, or an operand as the row specifies. */
typedef struct smr_lapack_call {
	void *f, *then; /* the routine, and the second one */
	bool complex;
	size_t real_size, size; /* bytes of a real number, of an element */
	int of[26];             /* sizes by letter of the row */
	const int64_t *options;
	void *in[SMR_LAPACK_MOST], *out[SMR_LAPACK_MOST];
	void *reals, *ints; /* further memory, sized by the row's memory() */
	int info;
} smr_lapack_call;

/** Description of a routine. Tensors are words: X elements, R real, C complex, I i32, then their
 * sizes, then `=i`: initially operand i. `k` is min(m, n), `t` is n - 1, or 0. */
typedef struct smr_lapack_row {
	/* Names of the routine by type; NULL: none. After a + follows what differs. */
	const char *real, *complex;
	const char *ins, *outs;
	uint32_t noptions;
	/** Computes the sizes that options imply; returns NULL, or why they are invalid. */
	const char *(*fits)(int64_t *of, const int64_t *options);
	/** @p lwork -1: only stores the best size of @p work there. */
	void (*call)(smr_lapack_call *c, void *work, int lwork);
	bool works; /* whether it needs a workspace */
	/** Computes the further memory in reals and in integers; NULL: none. */
	void (*memory)(const int64_t *of, int64_t *reals, int64_t *ints);
	const char *then; /* name of a second routine, or NULL */
} smr_lapack_row;

/** One word of a row: a tensor. */
typedef struct smr_lapack_word {
	char kind;
	uint32_t rank;
	char dims[2];
	int from; /* operand that it starts as; -1: 0 */
} smr_lapack_word;

/** Parses the next word; false at the end. */
bool smr_lapack_next(const char **at, smr_lapack_word *w);
/** Returns the number of tensors that a word stands for. */
uint32_t smr_lapack_planes(const smr_lapack_word *w, bool complex);

extern const smr_lapack_row smr_lapack_rows[];
extern const uint32_t smr_lapack_nrows;

/** Returns the size called @p letter, at least 1: a leading dimension. */
static inline int smr_lapack_ld(const smr_lapack_call *c, char letter)
{
	int n = c->of[letter - 'a'];

	return n > 0 ? n : 1;
}

#define SMR_LAPACK_OF(letter) (&c->of[letter - 'a'])

/* Functions of rows in lapack_eigen.c. */
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
/** Returns whether @p letter is one of @p letters. */
bool smr_lapack_one_of(int64_t letter, const char *letters);

/** Types and sizes of one call, inferred from its operands. */
typedef struct smr_lapack_plan {
	const smr_lapack_row *row;
	bool complex;
	smr_dtype real;
	int64_t of[26];
	uint32_t nbatch, nouts; /* nouts: tensors, a complex one is two */
	smr_tensor outs[2 * SMR_LAPACK_MOST];
} smr_lapack_plan;

/** Infers a call from the shapes of @p ins. Returns NULL, or why there is no such call. */
const char *smr_lapack_plan_make(const char *routine, const int64_t *options, uint32_t noptions,
				 const smr_tensor *ins, uint32_t nins, smr_lapack_plan *p);
/** Routines of a call, and their workspace. */
typedef struct smr_lapack_routine {
	void *f, *then;
	int lwork; /* elements; -1: not asked for */
} smr_lapack_routine;
/** Opens OpenBLAS and finds the routines of a call. */
SMR_MUST_USE smr_status smr_lapack_open(const smr_lapack_plan *p, smr_lapack_routine *out);
/** Runs a call. Finds the size of the workspace where @p r does not have it, and stores it there;
 * else any thread may use @p r. */
SMR_MUST_USE smr_status smr_lapack_run(const smr_lapack_plan *p, smr_lapack_routine *r,
				       const int64_t *options, const smr_tensor *ins,
				       const smr_tensor *outs);
/** Opens and runs a call once. */
SMR_MUST_USE smr_status smr_lapack_run_once(const smr_lapack_plan *p, const int64_t *options,
					    const smr_tensor *ins, const smr_tensor *outs);
#endif
