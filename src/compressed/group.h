/** @file Column groups and the matrix that they make up (internal to compressed/). */
#ifndef SMR_COMPRESSED_GROUP_H
#define SMR_COMPRESSED_GROUP_H
#include "compressed/codes.h"

typedef struct smr_group {
	int32_t ncols;
	int32_t *cols;    /* increasing */
	smr_codes *codes; /* NULL: uncompressed */
	int64_t n;        /* rows of `values` */
	/* n x ncols, row-major: the dictionary, or all elements if the group is uncompressed. */
	double *values;
} smr_group;

struct smr_unpack_count {
	uint32_t refs;
	uint64_t n;
};

struct smr_compressed {
	uint32_t refs;
	int32_t ngroups;
	int64_t rows, cols;
	smr_group *groups;
	double bytes;
	smr_unpack_count *unpacked; /* NULL: decompressions are not counted */
};

/* ---- matrix.c */
/** Makes a matrix with room for @p ngroups groups. */
SMR_MUST_USE smr_status smr_compressed_new(int64_t rows, int64_t cols, int32_t ngroups,
					   smr_compressed **out);
/** Adds the bytes of all groups. */
void smr_compressed_weigh(smr_compressed *c);
void smr_group_free(smr_group *g);
/** Whether all stored elements are finite. */
bool smr_group_is_finite(const smr_group *g);

/* ---- tuples.c */
/** Makes a group of @p ncols columns of a dense matrix. Not *@p done: there are more than @p most
 * different tuples; the group has nothing to free then. */
SMR_MUST_USE smr_status smr_group_of_tuples(int64_t rows, int64_t cols, const double *data,
					    const int32_t *of, int32_t ncols, uint32_t most,
					    smr_group *out, bool *done);
/** Makes an uncompressed group. */
SMR_MUST_USE smr_status smr_group_of_elements(int64_t rows, int64_t cols, const double *data,
					      const int32_t *of, int32_t ncols, smr_group *out);
/** Writes a number for each row of @p n: equal ones for equal tuples, 0, 1, ... in the order of
 * their first rows. Returns how many there are; @p most + 1: more than @p most. Fails with
 * SMR_ENOMEM. @p dictionary NULL, or set to their tuples (free it). */
SMR_MUST_USE smr_status smr_tuples_number(int64_t n, int64_t stride, const double *data,
					  const int32_t *of, int32_t ncols, uint32_t most,
					  uint32_t *codes, double **dictionary, uint32_t *found);

/* ---- plan.c */
typedef struct smr_group_plan {
	int32_t ngroups;
	int32_t *group_of; /* [cols]: group of each column; -1: uncompressed */
	double bytes;      /* estimated */
} smr_group_plan;
/** Decides the groups by a sample of rows; free it with smr_group_plan_free(). */
SMR_MUST_USE smr_status smr_group_plan_make(int64_t rows, int64_t cols, const double *data,
					    const smr_workers *w, smr_group_plan *out);
void smr_group_plan_free(smr_group_plan *p);

/* ---- pairs.c */
/** Sets for each group the other one of its pair, or -1. */
void smr_groups_pair(const smr_compressed *c, int32_t *partner);

/* ---- pieces of rows, by sizes only */
enum { SMR_PIECES = 16 };
static inline int smr_row_pieces(int64_t rows)
{
	int64_t n = (rows + SMR_SEGMENT - 1) / SMR_SEGMENT;

	return n < 1 ? 1 : n < SMR_PIECES ? (int)n : SMR_PIECES;
}
/** Returns the first row of piece @p i of @p n: a multiple of SMR_BLOCK, so that blocks do not
 * cross segments. */
static inline int64_t smr_piece_begin(int64_t rows, int i, int n)
{
	int64_t blocks = (rows + SMR_BLOCK - 1) / SMR_BLOCK, at = blocks * i / n * SMR_BLOCK;

	return at < rows ? at : rows;
}
#endif
