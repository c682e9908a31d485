/** @file Text of the kernel of a product, shared by the files product*.c. Not thread safe. */
#ifndef SMR_BACK_GPU_PRODUCT_H
#define SMR_BACK_GPU_PRODUCT_H
#include "back/cpu/codegen/emit/memory.h"
#include "back/gpu/own.h"

/** The kernel that is being written. Registers of its text are %r and a number. */
typedef struct smr_gpu_product {
	const nest_plan *p;
	const nest_stage *s;
	const nest_product *t;
	int stage, next;
	const char *thread; /* register of the thread's number among those that load factors */
	int loaders;        /* their number */
	smr_str *ir;
	/* of factors: registers of the first element of a side, of the number of its elements, and
	 * of the elements of the sum; the letter of the first factor's function; the end of the
	 * names of registers of a lane */
	const char *first[2], *size[2], *all, *tag;
	char letter;
} smr_gpu_product;

/** Returns the state of a kernel whose product is that of its stage. */
smr_gpu_product smr_gpu_product_of(const nest_plan *p, int stage, smr_str *ir);

enum {
	SMR_GPU_MOST_LOADS = 16, /* of a thread for a factor's part of a tile */
	SMR_GPU_MOST_SUMS = 64,  /* vectors of sums of a thread */
	SMR_GPU_WIDE = 64,       /* columns of a block of turned factors of warpgroups */
	SMR_GPU_PAD_OF_TF32 = 8, /* elements between rows of turned factors of tf32 */
	SMR_GPU_PAD = 4,         /* elements between rows of factors in shared memory */
	SMR_GPU_PAD_OF_SUMS = 8  /* ... of sums */
};

/** The sums of a thread: registers %o and a number, vectors of `lanes`. They go to shared memory in
 * slabs of rows, and from there each thread takes some to compute results. */
typedef struct smr_gpu_sums {
	int n, lanes;
	int slabs, rows;        /* rows of a slab */
	int run, stride, shift; /* row q of slab i is row q / run * stride + i * shift + q % run */
} smr_gpu_sums;
void smr_gpu_sums_of_words(const nest_stage *s, smr_gpu_sums *out);
void smr_gpu_sums_of_matrices(const nest_stage *s, smr_gpu_sums *out);

/** Returns the bytes of one part of a factor's tile in shared memory. */
size_t smr_gpu_side_bytes(const nest_product *t, int side);

/** Writes one instruction with a result, and returns the number of its register. */
int smr_gpu_put(smr_gpu_product *x, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Writes one line. */
void smr_gpu_puts(smr_gpu_product *x, const char *fmt, ...) SMR_PRINTF(2, 3);

/** Sets register @p name to a size of the codelet. */
void smr_gpu_put_size(smr_gpu_product *x, const char *name, int64_t size);

/* ---- product_load.c: from memory to shared memory. */

/** Loads a thread's elements of both factors of the part of the sum that starts at @p k (an i64),
 * and writes the registers to @p to. */
void smr_gpu_product_load(smr_gpu_product *x, const char *k, int to[2][SMR_GPU_MOST_LOADS]);
/** Stores them @p at (an i64) bytes from the start of shared memory. */
void smr_gpu_product_store(smr_gpu_product *x, const char *at, int v[2][SMR_GPU_MOST_LOADS]);
/** Copies the elements of both factors while threads compute; the copies are not yet a group. */
void smr_gpu_product_copy(smr_gpu_product *x, const char *k, const char *at);

/** Writes the sums at the start of a part of the loop at label "part", after label @p from. */
void smr_gpu_product_phis(smr_gpu_product *x, const char *from);

/* ---- product_warpgroup.c: tiles of warpgroups. */

/** Returns the bytes of a stage's barriers in shared memory, behind parts and sums. */
size_t smr_gpu_warpgroup_gates(const nest_stage *s);
/** Writes what is the same for all parts of the sum. */
void smr_gpu_warpgroup_begin(smr_gpu_product *x);
/** Writes all of the sum, until its elements are in shared memory; barriers are at byte @p gates.
 */
void smr_gpu_warpgroup_loop(smr_gpu_product *x, size_t gates);

/* ---- prelude_wgmma.c */

/** A function that adds 64 elements of the sum. */
typedef struct smr_gpu_wgmma {
	bool bf16;      /* else f16 */
	int columns;    /* 128 or 256 */
	bool turned[2]; /* elements of a side are adjacent, not those of the sum */
} smr_gpu_wgmma;
/** Writes the name of the function. */
const char *smr_gpu_wgmma_name(const smr_gpu_wgmma *f, char out[40]);
/** Appends the type of its result: vectors of four sums. */
void smr_gpu_wgmma_type(const smr_gpu_wgmma *f, smr_str *ir);

/** Returns the number of a matrix's elements in 16 bytes. */
int smr_gpu_piece(const nest_product *t);
/** Returns the offset of an element in shared memory, in bytes, for factors of matrix instructions;
 * @p side, @p sum: registers of its place. */
int smr_gpu_matrix_offset(smr_gpu_product *x, int side, int of_side, int of_sum);
/** Calls the factor's function for the element at registers @p i and @p sum (of the sum), and
 * returns the register of the call. */
int smr_gpu_call_side(smr_gpu_product *x, int side, int i, int sum, const char *type);
/** Returns the register of what a piece of 16 bytes in row @p row of a matrix has its number
 * combined with (by xor): pieces of eight rows that follow one another are then in different banks.
 */
int smr_gpu_turn(smr_gpu_product *x, int side, int row);

/* ---- product_words.c, product_matrix.c: sums. */

/** Writes what is the same for all parts of the sum. */
void smr_gpu_words_begin(smr_gpu_product *x);
void smr_gpu_matrix_begin(smr_gpu_product *x);
/** Adds the products of a part, which is @p at (an i64) in shared memory: from %s and a number to
 * %o and the same number. */
void smr_gpu_words_add(smr_gpu_product *x, const char *at);
void smr_gpu_matrix_add(smr_gpu_product *x, const char *at);
/** Sets %lane<side><tag>: the offset of the row that the lane addresses, for the warp's first
 * piece; by %lane, %warp0 and %warp1. */
void smr_gpu_matrix_lane(smr_gpu_product *x, int side);
/** Loads 16 rows or columns from number @p i * 16 of the warp on, elements @p k of the sum, of the
 * part @p at (an i64), and returns the register. */
int smr_gpu_matrix_piece(smr_gpu_product *x, int side, const char *at, int i, int k);
/** Stores slab @p slab of the sums at the start of shared memory. */
void smr_gpu_words_slab(smr_gpu_product *x, int slab);
void smr_gpu_matrix_slab(smr_gpu_product *x, int slab);
#endif
