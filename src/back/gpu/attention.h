/** @file Text of the kernel of an attention, shared by the files attention*.c. Not thread safe.
 *
 * A warp computes 16 rows; a lane has two of them: row lane / 4 and the one 8 behind it. Its
 * columns are some of those of each tile, by the layout of matrix instructions, or every fourth
 * one. */
#ifndef SMR_BACK_GPU_ATTENTION_H
#define SMR_BACK_GPU_ATTENTION_H
#include "back/gpu/product.h"

enum { SMR_GPU_HEAD_ROWS = 2 /* of a lane */, SMR_GPU_MOST_WEIGHTS = 32, SMR_GPU_MOST_HEADS = 16 };

/** Makes the factors of scores those that are loaded next; keys from register @p first on. */
void smr_gpu_use_scores(smr_gpu_product *x, const char *first);
/** Makes the values the factor that is loaded next. */
void smr_gpu_use_values(smr_gpu_product *x);

/* ---- attention_load.c */

/** Loads the tile of a factor, from element @p k of the sum on, to shared memory @p at (both i64):
 * by registers, or by copies that run meanwhile. */
void smr_gpu_head_load(smr_gpu_product *x, int side, const char *k, const char *at, bool copies);

/* ---- attention_sums.c: registers of a lane */

/** Returns the number of its scores of a tile of keys, or of its vectors of four sums of values. */
int smr_gpu_head_scores(const smr_gpu_product *x);
int smr_gpu_head_sums(const smr_gpu_product *x);
/** Returns the row, 0 or 1, of score @p i, and its column less %column0. */
int smr_gpu_head_row(const smr_gpu_product *x, int i);
int smr_gpu_head_column(const smr_gpu_product *x, int i);
/** ... the row of element @p e of sum @p i. */
int smr_gpu_head_sum_row(const smr_gpu_product *x, int i, int e);
/** Sets %column0 and what is the same for all tiles. */
void smr_gpu_head_begin(smr_gpu_product *x);
/** Computes the scores of the tile %at. */
void smr_gpu_head_multiply(smr_gpu_product *x, int score[SMR_GPU_MOST_WEIGHTS]);
/** Adds the weighted values of the tile to %os and a number: gives %on and the same number. */
void smr_gpu_head_add(smr_gpu_product *x, const int weight[SMR_GPU_MOST_WEIGHTS]);
/** Stores sums, registers @p of, to shared memory, with @p stride elements in a row. */
void smr_gpu_head_store(smr_gpu_product *x, const int of[SMR_GPU_MOST_HEADS], int stride);

/** Sets %parts: the results of chunks of keys (attention_join.c). */
void smr_gpu_put_parts(smr_gpu_product *x);
#endif
