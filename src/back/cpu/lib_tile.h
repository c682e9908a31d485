/** @file Products of f32 by our own code: tiles in registers, B in panels where that pays. */
#ifndef SMR_BACK_CPU_LIB_TILE_H
#define SMR_BACK_CPU_LIB_TILE_H
#include "back/cpu/lib.h"

enum { SMR_TILE_LANES = 16, SMR_TILE_VECS = 4 /* the most, side by side */ };

/** C[i, j] = alpha * sum_p A[i, p] B[p, j] + beta * C[i, j], for some rows and as many columns as
 * the function has lanes; beta 0 reads no C. Strides in elements; rows of B and C are contiguous.
 */
typedef struct smr_tile {
	const float *a, *b;
	float *c;
	int64_t am, ak, bk, ldc, k;
	float alpha, beta;
} smr_tile;

/** By vectors of SMR_TILE_LANES side by side: how many rows at most, 0: there is none. */
typedef struct smr_tile_set {
	bool (*runs_here)(void); /* NULL: the table's end */
	int rows[SMR_TILE_VECS + 1];
	void (*run[SMR_TILE_VECS + 1])(const smr_tile *t, int rows);
	/** Copies rows of @p n elements, as many as a panel of @p width has or fewer; zeros beside
	 * them. Each is @p step elements after the last. */
	void (*copy)(float *to, int width, const float *from, int64_t step, int64_t rows, int n);
	/** Rows of @p n < SMR_TILE_LANES sums: c = from + beta * c, beta 0 reads no c. */
	void (*put)(float *c, int64_t ldc, const float *from, int rows, int n, float beta);
} smr_tile_set;

extern const smr_tile_set smr_tile_sets[]; /* the best first; the last runs everywhere */
/** The first that this CPU runs. */
const smr_tile_set *smr_tile_set_here(void);

/** Columns of a transposed matrix, @p ld elements apart and @p k long, become rows of @p width
 * elements; columns from @p n on are zeros. */
void smr_tile_turn(float *to, int width, const float *b, int64_t ld, int64_t k, int n);

/** Iterations of k that are summed before they are added to C; from k alone. */
int64_t smr_tile_depth(int64_t k);

/** An smr_gemm_call; @p room has SMR_TILE_ROOM bytes, aligned as a cache line. */
smr_gemm_call smr_tile_product;
enum {
	SMR_TILE_DEPTH = 320,
	SMR_TILE_ROOM = SMR_TILE_DEPTH * SMR_TILE_LANES * SMR_TILE_VECS * (int)sizeof(float)
};
#endif
