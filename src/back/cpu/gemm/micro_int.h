/** @file Products of integers of 8 and 16 bits with sums of 32, by the instructions for such.
 *
 * A word is four bytes, or two of 16 bits, that follow each other along k; an instruction
 * multiplies a word of A with words of B and adds. Sums are those of C: modulo 2^32, to the bit. */
#ifndef SMR_BACK_CPU_GEMM_MICRO_INT_H
#define SMR_BACK_CPU_GEMM_MICRO_INT_H
#include "back/cpu/product/product.h"

/** What words of A are; those of B are bytes of the other sign, or pairs of 16 bits. */
typedef enum smr_gemm_int_kind {
	SMR_GEMM_INT_S8,
	SMR_GEMM_INT_U8,
	SMR_GEMM_INT_S16,
	SMR_GEMM_INT_KINDS
} smr_gemm_int_kind;

enum {
	SMR_GEMM_INT_VECS = 2,    /* the most vectors side by side */
	SMR_GEMM_INT_DEPTH = 320, /* words of k in a panel */
	SMR_GEMM_INT_LINE = 64    /* bytes of the longest vector */
};

/** C[i, j] = start[i] + sum_p A[i, p] . B[p, j], onto what C held if it adds; for some rows and as
 * many columns as the function has lanes. */
typedef struct smr_gemm_int_tile {
	const char *a;         /* words of a row follow each other */
	const char *last;      /* one word more of each row; NULL: none */
	const char *b;         /* a panel: rows of as many words as there are columns */
	const uint32_t *start; /* NULL: 0 */
	uint32_t *c;
	int64_t am, ldc; /* from row to row: bytes; elements */
	int64_t k;       /* words, the last not counted */
	bool adds;
} smr_gemm_int_tile;

typedef struct smr_gemm_int_set {
	bool (*runs_here)(void); /* NULL: the table's end */
	const char *name;
	bool bytes; /* else pairs of 16 bits alone */
	int lanes;
	int rows[SMR_GEMM_INT_VECS + 1];
	void (*run[SMR_GEMM_INT_KINDS][SMR_GEMM_INT_VECS + 1])(const smr_gemm_int_tile *t,
							       int rows);
	/** The sum of a row's bytes. */
	uint32_t (*sum)(smr_gemm_int_kind kind, const char *a, int64_t n);
} smr_gemm_int_set;

extern const smr_gemm_int_set smr_gemm_int_sets[]; /* the best first */
/** The first that this CPU runs; NULL: none. */
const smr_gemm_int_set *smr_gemm_int_set_here(void);

/** Elements [0, k) of columns [0, n) of B as words, @p width in a row; bk or bn is 1. */
typedef struct smr_gemm_int_panel {
	char *to;
	const char *b;
	int size;          /* bytes of an element, 1 or 2 */
	int64_t bk, bn, k; /* strides in elements */
	int width, n;      /* beside columns, and behind k, are words of no meaning, or zeros */
	bool flips;        /* signed bytes become unsigned by adding 128, or the other way round */
} smr_gemm_int_panel;

void smr_gemm_int_panel_make(const smr_gemm_int_panel *p);

/** C (+)= A B, row-major, B perhaps as its transpose; i8 and u8 in any pair, or both i16. */
typedef struct smr_gemm_int_product {
	smr_dtype at, bt;
	const void *a, *b;
	uint32_t *c;
	int m, n, k, lda, ldb, ldc;
	bool tb, adds;
	void *room; /* smr_gemm_int_room(m) bytes, aligned as a cache line */
} smr_gemm_int_product;

size_t smr_gemm_int_room(int64_t m);
/** Only types that @p set has. */
void smr_gemm_int_multiply(const smr_gemm_int_set *set, const smr_gemm_int_product *p);

/** The same for plans of products: what is multiplied in which types. */
typedef struct smr_gemm_int_call {
	smr_dtype a, b; /* i8 and u8 in any pair, or both i16 */
	smr_gemm_call *call;
} smr_gemm_int_call;

/** How operands of these types are multiplied with @p set; NULL: not by words. */
const smr_gemm_int_call *smr_gemm_int_call_for(const smr_gemm_int_set *set, smr_dtype a,
					       smr_dtype b);
/** The one for operands that have changed sides. */
smr_gemm_call *smr_gemm_int_call_turned(const smr_gemm_int_call *c);
/** The one that calls this; NULL: none does. */
const smr_gemm_int_call *smr_gemm_int_call_of(smr_gemm_call *call);
#endif
