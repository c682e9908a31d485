/** @file Kernels for products of f32 and f64: tiles in registers, B in panels where that pays. */
#ifndef SMR_BACK_CPU_GEMM_MICRO_FLOAT_H
#define SMR_BACK_CPU_GEMM_MICRO_FLOAT_H
#include "back/cpu/product/product.h"

enum { SMR_TILE_BYTES = 64 /* of a vector */, SMR_TILE_VECS = 4 /* most vectors of a row */ };

/** C[i, j] = alpha * sum_p A[i, p] B[p, j] + beta * C[i, j], for some rows and as many columns as
 * the function has lanes; C is not read if beta is 0. Strides are in elements; rows of B and C are
 * contiguous. */
typedef struct smr_gemm_tile {
	const void *a, *b;
	void *c;
	int64_t am, ak, bk, ldc, k;
	double alpha, beta;
} smr_gemm_tile;

/** Transposes columns, which are @p ld bytes apart, @p k elements long and aligned in any way, to
 * rows of @p width elements; columns from @p n on are zeros. */
typedef void smr_gemm_tile_turn(void *to, int width, const void *b, int64_t ld, int64_t k, int n);
smr_gemm_tile_turn smr_gemm_tile_turn_f32, smr_gemm_tile_turn_f64;

typedef void smr_gemm_tile_run(const smr_gemm_tile *t, int rows);

/** Kernels for one CPU, by number of vectors of a row. rows: most rows; 0: no kernel. */
typedef struct smr_gemm_tile_set {
	bool (*runs_here)(void); /* NULL ends the table */
	smr_dtype type;          /* f32 or f64 */
	int rows[SMR_TILE_VECS + 1];
	smr_gemm_tile_run *run[SMR_TILE_VECS + 1];
	/** Like run with alpha 1 and beta 0 or 1, but each sum starts from C in the order of k.
	 * apart rounds products before it adds them, fused does not (NULL: not supported by this
	 * CPU). */
	smr_gemm_tile_run *apart[SMR_TILE_VECS + 1], *fused[SMR_TILE_VECS + 1];
	/** Copies rows of @p n elements, @p step apart, to rows of @p width, padded with zeros. */
	void (*copy)(void *to, int width, const void *from, int64_t step, int64_t rows, int n);
	/** Stores rows shorter than a vector: c = from + beta * c; c is not read if beta is 0. */
	void (*put)(void *c, int64_t ldc, const void *from, int rows, int n, double beta);
	smr_gemm_tile_turn *turn;
} smr_gemm_tile_set;

extern const smr_gemm_tile_set
	smr_gemm_tile_sets[]; /* best first; the last one of a type runs on all CPUs */
/** Returns the first set that this CPU supports. */
const smr_gemm_tile_set *smr_gemm_tile_set_here(smr_dtype t);

/** Returns the number of iterations of k that are summed before they are added to C; it depends on
 * k alone. */
int64_t smr_gemm_tile_depth(int64_t k);

/** The products; `room` has SMR_TILE_ROOM bytes, aligned to a cache line. */
smr_gemm_call smr_gemm_tile_f32, smr_gemm_tile_f64;
/** Returns the product whose sums are in the order of k, from C (beta 1) or from 0 (beta 0), alpha
 * 1; NULL: not supported by this CPU. */
smr_gemm_call *smr_gemm_tile_in_order(smr_dtype t, bool fused);
/** Whether a call is one of the products above. */
bool smr_gemm_tile_is(smr_gemm_call *call);
enum { SMR_TILE_DEPTH = 320, SMR_TILE_ROOM = SMR_TILE_DEPTH * SMR_TILE_BYTES * SMR_TILE_VECS };
#endif
