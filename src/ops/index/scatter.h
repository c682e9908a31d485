/** @file Scatter row by row: combines a row of updates with a row of the operand (internal to
 * ops/). */
#ifndef SMR_OPS_INDEX_SCATTER_H
#define SMR_OPS_INDEX_SCATTER_H
#include "ir/graph/value.h"
#include "ops/index/picks.h"

/** Number of accumulation tables. Additions to one element depend on each other; those to separate
 * tables do not. */
enum { SMR_SCATTER_TABLES = 8 };

typedef struct smr_scatter smr_scatter;
/** Typed code for a body that adds single elements. */
typedef struct smr_scatter_added {
	smr_dtype of;
	smr_status (*row)(smr_scatter *s, int64_t to, int64_t step, int64_t from, int64_t stride,
			  int64_t count);
	/** Combines element to[i] of the operand (-1: none) with an update, for i in [0, n);
	 * consecutive updates are @p stride apart. */
	void (*points)(smr_scatter *s, const int64_t *to, int64_t n, int64_t from, int64_t stride);
	/** Does the same in SMR_SCATTER_TABLES interleaved tables of the operand's elements, each
	 * with an entry in front for indices outside. gather() adds the tables to the operand in a
	 * fixed order, so results are deterministic. */
	void (*spread)(smr_scatter *s, const int64_t *to, int64_t n, int64_t from, int64_t stride);
	void (*clear)(smr_scatter *s);
	void (*gather)(smr_scatter *s);
} smr_scatter_added;

struct smr_scatter {
	smr_picks picks;
	uint32_t n; /* number of operands */
	const smr_tensor *outs, *updates;
	int64_t size[SMR_MAX_RANK];   /* of a slice, by dimension of the operand */
	int64_t stride[SMR_MAX_RANK]; /* in elements */
	uint32_t rank;                /* dimensions of a slice that updates have: sizes ... */
	int64_t inner[SMR_MAX_RANK], to[SMR_MAX_RANK], from[SMR_MAX_RANK]; /* ... and strides */
	/** Combines @p count elements of the operands, from number @p to on and @p step apart, with
	 * those of the updates, from number @p from on and @p stride apart. */
	smr_status (*row)(smr_scatter *s, int64_t to, int64_t step, int64_t from, int64_t stride,
			  int64_t count);
	/** Combines single elements, as smr_scatter_added.points. NULL: only rows are. */
	void (*points)(smr_scatter *s, const int64_t *to, int64_t n, int64_t from, int64_t stride);
	const smr_scatter_added *added; /* NULL: the body is no sum */
	void *tables;
	int64_t table; /* elements of one table, with the entry in front */
	smr_body_code *code;
	uint64_t *args, *made; /* of the body */
};

/** Chooses the row function for the body: typed code for common bodies, else one that evaluates
 * it. */
SMR_MUST_USE smr_status smr_scatter_open(smr_scatter *s, const smr_lambda *body);
/** Combines one slice, from element @p to of the operands and @p from of the updates. */
SMR_MUST_USE smr_status smr_scatter_slice(smr_scatter *s, int64_t to, int64_t from);
/** Combines all slices if indices are contiguous, else clears *@p done. @p updates: strides of the
 * updates. */
SMR_MUST_USE smr_status smr_scatter_in_rows(smr_scatter *s, const smr_tensor *indices,
					    const int64_t *updates, bool *done);
void smr_scatter_close(smr_scatter *s);
#endif
