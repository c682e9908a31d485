/** @file Products of f32 and f64 by our own code: tiles in registers, B in panels where that pays.
 */
#ifndef SMR_BACK_CPU_GEMM_MICRO_FLOAT_H
#define SMR_BACK_CPU_GEMM_MICRO_FLOAT_H
#include "back/cpu/product/product.h"

enum { SMR_TILE_BYTES = 64 /* of a vector */, SMR_TILE_VECS = 4 /* the most, side by side */ };

/** C[i, j] = alpha * sum_p A[i, p] B[p, j] + beta * C[i, j], for some rows and as many columns as
 * the function has lanes; beta 0 reads no C. Strides in elements; rows of B and C are contiguous.
 */
typedef struct smr_gemm_tile {
	const void *a, *b;
	void *c;
	int64_t am, ak, bk, ldc, k;
	double alpha, beta;
} smr_gemm_tile;

/** Columns of a transposed matrix, @p ld bytes apart and @p k elements long, wherever they begin,
 * become rows of @p width elements; columns from @p n on are zeros. */
typedef void smr_gemm_tile_turn(void *to, int width, const void *b, int64_t ld, int64_t k, int n);
smr_gemm_tile_turn smr_gemm_tile_turn_f32, smr_gemm_tile_turn_f64;

typedef void smr_gemm_tile_run(const smr_gemm_tile *t, int rows);

/** By vectors side by side: how many rows at most, 0: there is none. */
typedef struct smr_gemm_tile_set {
	bool (*runs_here)(void); /* NULL: the table's end */
	smr_dtype type;          /* f32 or f64 */
	int rows[SMR_TILE_VECS + 1];
	smr_gemm_tile_run *run[SMR_TILE_VECS + 1];
	/** The same, alpha 1 and beta 0 or 1, each sum in the order of k from C on: products
	 * rounded before they are added, or not (NULL: this CPU cannot). */
	smr_gemm_tile_run *apart[SMR_TILE_VECS + 1], *fused[SMR_TILE_VECS + 1];
	/** Copies rows of @p n elements, @p step apart, to rows of @p width; zeros beside them. */
	void (*copy)(void *to, int width, const void *from, int64_t step, int64_t rows, int n);
	/** Rows of fewer sums than a vector has: c = from + beta * c, beta 0 reads no c. */
	void (*put)(void *c, int64_t ldc, const void *from, int rows, int n, double beta);
	smr_gemm_tile_turn *turn;
} smr_gemm_tile_set;

extern const smr_gemm_tile_set
	smr_gemm_tile_sets[]; /* the best first; the last of a type run everywhere */
/** The first that this CPU runs. */
const smr_gemm_tile_set *smr_gemm_tile_set_here(smr_dtype t);

/** Iterations of k that are summed before they are added to C; from k alone. */
int64_t smr_gemm_tile_depth(int64_t k);

/** The room has SMR_TILE_ROOM bytes, aligned as a cache line. */
smr_gemm_call smr_gemm_tile_f32, smr_gemm_tile_f64;
/** Sums in the order of k from C on (beta 1) or from 0 (beta 0), alpha 1; NULL: not on this CPU. */
smr_gemm_call *smr_gemm_tile_in_order(smr_dtype t, bool fused);
/** Whether it is one of these. */
bool smr_gemm_tile_is(smr_gemm_call *call);
enum { SMR_TILE_DEPTH = 320, SMR_TILE_ROOM = SMR_TILE_DEPTH * SMR_TILE_BYTES * SMR_TILE_VECS };
#endif
