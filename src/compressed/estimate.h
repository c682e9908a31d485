/** @file Estimated facts about a column group, from a sample of rows (internal to compressed/). */
#ifndef SMR_COMPRESSED_ESTIMATE_H
#define SMR_COMPRESSED_ESTIMATE_H
#include "compressed/group.h"

enum { SMR_SAMPLE = 1 << 14 /* rows */ };

typedef struct smr_estimate {
	int32_t ncols;
	uint32_t seen;   /* different tuples in the sample */
	uint32_t *codes; /* [sample]: number of each sampled tuple */
	uint8_t *again;  /* [sample]: whether the row before the sampled one has the same tuple */
	double tuples;   /* estimated number of different tuples in all rows */
	double common;   /* share of the most frequent tuple */
	double repeated; /* share of rows that equal the row before */
} smr_estimate;

/** Estimates facts about one column from @p n sampled rows. */
SMR_MUST_USE smr_status smr_estimate_column(int64_t rows, int64_t cols, const double *data,
					    const int64_t *sample, int64_t n, int32_t column,
					    smr_estimate *out);
/** A hash table of pairs of codes, which many joins use one after the other. */
typedef struct smr_pair_table {
	uint64_t *pairs;  /* [2 * SMR_SAMPLE] */
	uint32_t *number; /* [2 * SMR_SAMPLE]: of the pair */
	uint32_t *turn;   /* [2 * SMR_SAMPLE]: join that wrote the place */
	uint32_t turns;
} smr_pair_table;
/** Makes a table; free it with smr_pair_table_free(). */
SMR_MUST_USE smr_status smr_pair_table_new(smr_pair_table *t);
void smr_pair_table_free(smr_pair_table *t);
/** Estimates facts about two groups as one, from @p n sampled rows. */
SMR_MUST_USE smr_status smr_estimate_join(int64_t rows, int64_t n, const smr_estimate *a,
					  const smr_estimate *b, smr_pair_table *t,
					  smr_estimate *out);
void smr_estimate_free(smr_estimate *e);
/** Returns the bytes that a group will take. */
double smr_estimate_bytes(int64_t rows, const smr_estimate *e);
/** Returns what the group costs: its bytes, and the time of its operations in bytes. */
double smr_estimate_cost(int64_t rows, const smr_estimate *e);
#endif
