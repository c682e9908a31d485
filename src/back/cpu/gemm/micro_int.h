/** @file Products of integers of 8 and 16 bits with 32-bit sums, by dot product instructions.
 *
 * A word is four bytes, or two elements of 16 bits, that are contiguous along k. An instruction
 * multiplies a word of A with words of B and adds the products. Sums are those of C: modulo 2^32,
 * to the bit. */
#ifndef SMR_BACK_CPU_GEMM_MICRO_INT_H
#define SMR_BACK_CPU_GEMM_MICRO_INT_H
#include "back/cpu/product/product.h"

/** Type of A's elements; those of B are bytes of the other sign, or 16 bits. */
typedef enum smr_gemm_int_kind {
	SMR_GEMM_INT_S8,
	SMR_GEMM_INT_U8,
	SMR_GEMM_INT_S16,
	SMR_GEMM_INT_KINDS
} smr_gemm_int_kind;

enum {
	SMR_GEMM_INT_VECS = 2,    /* most vectors of a row */
	SMR_GEMM_INT_DEPTH = 320, /* words of k in a panel */
	SMR_GEMM_INT_LINE = 64    /* bytes of the longest vector */
};

/** C[i, j] = start[i] + sum_p A[i, p] . B[p, j], plus the old C if `adds`; for some rows and as
 * many columns as the function has lanes. */
typedef struct smr_gemm_int_tile {
	const char *a;         /* words of a row are contiguous */
	const char *last;      /* one more word of each row; NULL: none */
	const char *b;         /* a panel: rows with one word for each column */
	const uint32_t *start; /* NULL: 0 */
	uint32_t *c;
	int64_t am, ldc; /* row strides: in bytes; in elements */
	int64_t k;       /* number of words without the last */
	bool adds;
} smr_gemm_int_tile;

typedef struct smr_gemm_int_set {
	bool (*runs_here)(void); /* NULL ends the table */
	const char *name;
	bool bytes; /* supports bytes; else only 16 bits */
	int lanes;
	int rows[SMR_GEMM_INT_VECS + 1];
	void (*run[SMR_GEMM_INT_KINDS][SMR_GEMM_INT_VECS + 1])(const smr_gemm_int_tile *t,
							       int rows);
	/** Returns the sum of a row's bytes. */
	uint32_t (*sum)(smr_gemm_int_kind kind, const char *a, int64_t n);
} smr_gemm_int_set;

extern const smr_gemm_int_set smr_gemm_int_sets[]; /* best first */
/** Returns the first set that this CPU supports; NULL: none. */
const smr_gemm_int_set *smr_gemm_int_set_here(void);

/** Copies elements [0, k) of columns [0, n) of B as words, @p width in a row; bk or bn is 1. */
typedef struct smr_gemm_int_panel {
	char *to;
	const char *b;
	int size;          /* bytes of an element, 1 or 2 */
	int64_t bk, bn, k; /* strides in elements */
	int width, n;      /* words beside columns and behind k are undefined, or zeros */
	bool flips;        /* converts signed bytes to unsigned by adding 128, or the reverse */
} smr_gemm_int_panel;

void smr_gemm_int_panel_make(const smr_gemm_int_panel *p);

/** C (+)= A B, row-major, B transposed if `tb`; i8 and u8 in any pair, or both i16. */
typedef struct smr_gemm_int_product {
	smr_dtype at, bt;
	const void *a, *b;
	uint32_t *c;
	int m, n, k, lda, ldb, ldc;
	bool tb, adds;
	void *room; /* smr_gemm_int_room(m) bytes, aligned to a cache line */
} smr_gemm_int_product;

size_t smr_gemm_int_room(int64_t m);
/** Multiplies types that @p set supports. */
void smr_gemm_int_multiply(const smr_gemm_int_set *set, const smr_gemm_int_product *p);

/** A call for plans of products, and the types that it multiplies. */
typedef struct smr_gemm_int_call {
	smr_dtype a, b; /* i8 and u8 in any pair, or both i16 */
	smr_gemm_call *call;
} smr_gemm_int_call;

/** Returns the call that multiplies these types with @p set; NULL: none. */
const smr_gemm_int_call *smr_gemm_int_call_for(const smr_gemm_int_set *set, smr_dtype a,
					       smr_dtype b);
/** Returns the call for swapped operands. */
smr_gemm_call *smr_gemm_int_call_turned(const smr_gemm_int_call *c);
/** Returns the description of a call; NULL: not one of these. */
const smr_gemm_int_call *smr_gemm_int_call_of(smr_gemm_call *call);
#endif
