/** @file Bounds of the memory that folds over a range read (ir/graph/range.h), as a recipe that a
 * guard evaluates inside the compiled program: which elements to load, and the bounds computed from
 * them. Plain numbers, no pointers. */
#ifndef SMR_IR_GRAPH_RANGE_EXTENT_H
#define SMR_IR_GRAPH_RANGE_EXTENT_H
#include "ir/graph/graph.h"

/** Elements of memory: number i lies at base + at + i * stride bytes and has type `type`. */
typedef struct smr_elements {
	uint32_t base, type;
	int64_t at, stride;
} smr_elements;

/** Ranges [lo, hi): that of row i, for i in [0, n). A row with hi <= lo is empty. */
typedef struct smr_ranges {
	smr_elements lo, hi;
	int64_t lo_add, hi_add; /* added to the elements read */
	int64_t n;
	uint32_t reads_lo, reads_hi; /* 0: the end is lo_add or hi_add alone */
} smr_ranges;

typedef enum smr_range_extent_kind {
	SMR_RANGE_EXTENT_COUNTER, /* index from 0 to hi - lo */
	SMR_RANGE_EXTENT_RANGE,   /* index from lo to hi */
	SMR_RANGE_EXTENT_KEYS     /* index by the elements lo to hi of `keys` */
} smr_range_extent_kind;

/** Bytes of a window that one read of a fold touches: from at + first * scale to at + more + last *
 * scale + size, where the ranges give [first, last]; none if all are empty. */
typedef struct smr_range_extent {
	smr_ranges ranges;
	smr_elements keys; /* element k of a row's range */
	uint32_t kind, span;
	uint32_t wide;  /* whether the machine has AVX2 */
	uint32_t again; /* whether the ranges are those of the previous piece in the list */
	int64_t at, more, scale, size;
} smr_range_extent;

enum {
	SMR_PIECES = 16,     /* maximum of a flow */
	SMR_RANGE_ABOUT = 64 /* iterations of an open loop that cost estimates assume */
};

/** Computes the bytes [*lo, *hi), from its window's base pointer, that rows [from, to) of the piece
 * touch; *lo == *hi: none. False: an index is below 0 or beyond 2^31 - 2, or a range is as long.
 * Reads only the ends of the ranges of these rows and the keys in them. */
bool smr_range_extent_bytes(const smr_range_extent *p, void *const *base, int64_t from, int64_t to,
			    int64_t *lo, int64_t *hi);
/** Rows [from, to) as one range [lo, lo + count); are is false if they do not form one. */
typedef struct smr_rows_as_one {
	bool are;
	int64_t lo, count;
} smr_rows_as_one;

/** Computes the bytes of each piece of a list in turn; *@p one carries state to the next piece. */
bool smr_range_extent_bytes_next(const smr_range_extent *p, void *const *base, int64_t from,
				 int64_t to, smr_rows_as_one *one, int64_t *lo, int64_t *hi);
/** Estimates the elements of a row, at least 1, on the assumption that the first row begins the
 * array and the last one ends it. Reads the ends of these two rows. Use it for cost only. */
int64_t smr_ranges_about(const smr_ranges *r, void *const *base);
/** Adds to @p out, an array of SMR_PIECES with *n used, the reads of the open view @p view by folds
 * over a range; *loops gets the bits of these folds' loops. SMR_EUNSUPPORTED: the nest also
 * accesses the view in another way. */
SMR_MUST_USE smr_status smr_pieces_of(const smr_node *nest, const smr_node *view,
				      const int64_t *sym, smr_range_extent *out, uint32_t *n,
				      uint64_t *loops);
/** Gets the ranges of the nest's first fold over a range; false: there is none whose ends are
 * elements. */
bool smr_ranges_first(const smr_node *nest, const int64_t *sym, smr_ranges *out);
#endif
