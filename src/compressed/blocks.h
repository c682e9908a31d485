/** @file Runs over rows in blocks, on all threads (internal to compressed/). */
#ifndef SMR_COMPRESSED_BLOCKS_H
#define SMR_COMPRESSED_BLOCKS_H
#include "compressed/group.h"

/** Called for @p n rows from row @p from, at most SMR_BLOCK and of one segment, of piece
 * @p piece. */
typedef void (*smr_block_body)(void *arg, int piece, int64_t from, int64_t n);

typedef struct smr_block_run {
	int64_t rows;
	int pieces;
	smr_block_body body;
	void *arg;
} smr_block_run;

static inline void smr_blocks_run_piece(void *arg, int piece)
{
	const smr_block_run *r = arg;
	int64_t at = smr_piece_begin(r->rows, piece, r->pieces);
	int64_t to = smr_piece_begin(r->rows, piece + 1, r->pieces);

	for (int64_t n; at < to; at += n) {
		n = to - at < SMR_BLOCK ? to - at : SMR_BLOCK;
		r->body(r->arg, piece, at, n);
	}
}

/** Runs @p body for all rows, in @p pieces pieces. */
static inline void smr_blocks_run(int64_t rows, int pieces, const smr_workers *w,
				  smr_block_body body, void *arg)
{
	smr_block_run r = {rows, pieces, body, arg};

	smr_workers_run(w, r.pieces, smr_blocks_run_piece, &r);
}
#endif
