/** @file Scatter row by row: combines a row of updates with a row of the operand (internal to
 * ops/). */
#ifndef SMR_OPS_INDEX_SCATTER_H
#define SMR_OPS_INDEX_SCATTER_H
#include "ir/graph/value.h"
#include "ops/index/picks.h"

/** Additions to one element wait for each other; tables of their own do not. */
enum { SMR_SCATTER_TABLES = 8 };

typedef struct smr_scatter smr_scatter;
/** Single elements that are added, for a type. */
typedef struct smr_scatter_added {
	smr_dtype of;
	smr_status (*row)(smr_scatter *s, int64_t to, int64_t step, int64_t from, int64_t stride,
			  int64_t count);
	/** Number to[i] of the operand, -1: none, meets that of the updates @p stride behind the
	 * one before, for i in [0, n). */
	void (*points)(smr_scatter *s, const int64_t *to, int64_t n, int64_t from, int64_t stride);
	/** The same, to SMR_SCATTER_TABLES tables of the operand's elements that lie side by side,
	 * with one in front for those that are none; what they have is added in the end, in the
	 * order of the tables, so it comes out the same every time. */
	void (*spread)(smr_scatter *s, const int64_t *to, int64_t n, int64_t from, int64_t stride);
	void (*clear)(smr_scatter *s);
	void (*gather)(smr_scatter *s);
} smr_scatter_added;

struct smr_scatter {
	smr_picks picks;
	uint32_t n; /* operands */
	const smr_tensor *outs, *updates;
	int64_t size[SMR_MAX_RANK];   /* of a slice, by dimension of the operand */
	int64_t stride[SMR_MAX_RANK]; /* elements */
	uint32_t rank;                /* dimensions of a slice that updates have: the same ... */
	int64_t inner[SMR_MAX_RANK], to[SMR_MAX_RANK], from[SMR_MAX_RANK]; /* ... and strides */
	/** @p count elements from number @p to of the operands on, @p step apart, meet those of the
	 * updates from number @p from on, @p stride apart. */
	smr_status (*row)(smr_scatter *s, int64_t to, int64_t step, int64_t from, int64_t stride,
			  int64_t count);
	const smr_scatter_added *added; /* NULL: the body is no sum */
	void *tables;
	int64_t table; /* elements of one, with the one in front */
	smr_body_code *code;
	uint64_t *args, *made; /* of the body */
};

/** Finds the row for the body: one for each common one, else one that evaluates it. */
SMR_MUST_USE smr_status smr_scatter_open(smr_scatter *s, const smr_lambda *body);
/** One slice: from element @p to of the operands, and @p from of the updates. */
SMR_MUST_USE smr_status smr_scatter_slice(smr_scatter *s, int64_t to, int64_t from);
/** All slices, where indices lie in a row; else not *@p done. @p updates: strides of theirs. */
SMR_MUST_USE smr_status smr_scatter_in_rows(smr_scatter *s, const smr_tensor *indices,
					    const int64_t *updates, bool *done);
void smr_scatter_close(smr_scatter *s);
#endif
