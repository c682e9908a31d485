/** @file Bounds of the memory that folds over a range read (ir/graph/range.h), as a recipe that a
 * guard evaluates inside the compiled program: which elements to load, and the bounds computed from
 * them. Plain numbers, no pointers. */
#ifndef SMR_IR_GRAPH_RANGE_EXTENT_H
#define SMR_IR_GRAPH_RANGE_EXTENT_H
#include "ir/graph/graph.h"

/** Elements of memory: number i lies at base + at + i * stride bytes, and is read as a type. */
typedef struct smr_elements {
	uint32_t base, type;
	int64_t at, stride;
} smr_elements;

/** Ranges [lo, hi): of row i, for i in [0, n). A row with hi <= lo is empty. */
typedef struct smr_ranges {
	smr_elements lo, hi;
	int64_t lo_add, hi_add; /* to what is read */
	int64_t n;
	uint32_t reads_lo, reads_hi; /* 0: it is what would be added, alone */
} smr_ranges;

typedef enum smr_range_extent_kind {
	SMR_RANGE_EXTENT_COUNTER, /* hi - lo, from 0 on */
	SMR_RANGE_EXTENT_RANGE,   /* lo to hi */
	SMR_RANGE_EXTENT_KEYS     /* elements lo to hi of `keys`, whatever they are */
} smr_range_extent_kind;

/** Bytes of a window that one read of a fold touches: from at + first * scale on to at + more +
 * last * scale + size, where [first, last] is told by the ranges; nothing if all are empty. */
typedef struct smr_range_extent {
	smr_ranges ranges;
	smr_elements keys; /* number k of a row's range */
	uint32_t kind, span;
	uint32_t wide;  /* the machine has AVX2 */
	uint32_t again; /* the ranges are those of the piece before it in a list */
	int64_t at, more, scale, size;
} smr_range_extent;

enum {
	SMR_PIECES = 16,     /* of a flow */
	SMR_RANGE_ABOUT = 64 /* iterations that an open loop is taken to have in prices */
};

/** The bytes [*lo, *hi) from its window's base pointer that rows [from, to) of the piece touch; *lo
 * == *hi: none. False: an index is below 0 or beyond 2^31 - 2, or a range is as long. Reads what
 * tells the ranges of these rows, and the keys in them, nothing else. */
bool smr_range_extent_bytes(const smr_range_extent *p, void *const *base, int64_t from, int64_t to,
			    int64_t *lo, int64_t *hi);
/** Rows [from, to) as one range [lo, lo + count); false: that is more than they have. */
typedef struct smr_rows_as_one {
	bool are;
	int64_t lo, count;
} smr_rows_as_one;

/** The same of each piece of a list in turn, with *@p one for the next piece. */
bool smr_range_extent_bytes_next(const smr_range_extent *p, void *const *base, int64_t from,
				 int64_t to, smr_rows_as_one *one, int64_t *lo, int64_t *hi);
/** Elements of a row, at least 1, if the first row begins the array and the last one ends it:
 * nothing that may be relied upon. Reads the ends of these two. */
int64_t smr_ranges_about(const smr_ranges *r, void *const *base);
/** Adds to @p out, of SMR_PIECES with *n taken, what the nest reads of @p view, an open one, by
 * folds over a range; *loops gets the bits of these folds' loops. SMR_EUNSUPPORTED: it is
 * touched in another way, too. */
SMR_MUST_USE smr_status smr_pieces_of(const smr_node *nest, const smr_node *view,
				      const int64_t *sym, smr_range_extent *out, uint32_t *n,
				      uint64_t *loops);
/** The ranges of the nest's first fold over a range; false: there is none whose ends are elements.
 */
bool smr_ranges_first(const smr_node *nest, const int64_t *sym, smr_ranges *out);
#endif
