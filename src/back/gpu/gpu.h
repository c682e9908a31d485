/** @file Code of codelets for NVIDIA GPUs, generated from the same plans as the CPU's code.
 *
 * A codelet becomes kernels that run one after the other, each for a stage of its plan or for
 * several stages of the same rows. All have one parameter, by value: an array of 64-bit words with
 * the operands' device addresses (of scalars: their values), the plan's numbers and the number of
 * points of each stage. Tensors between stages take nest_recipe_temp() bytes of the GPU's memory; a
 * result that is a scalar takes 8 bytes, which are 0 before the kernels run. Nothing here opens a
 * driver; functions are safe to call from several threads. */
#ifndef SMR_BACK_GPU_GPU_H
#define SMR_BACK_GPU_GPU_H
#include "back/cpu/codegen/object/recipe.h"

/** Instructions for products of tiles. */
typedef enum smr_gpu_units {
	SMR_GPU_ALL_UNITS,
	SMR_GPU_NO_MATRICES, /* single numbers */
	SMR_GPU_OF_WARPS     /* mma.sync, but not wgmma */
} smr_gpu_units;
/** Finds the units up to those of a word: "fma", "mma", "wgmma"; false: it is no such word. */
bool smr_gpu_units_find(const char *word, smr_gpu_units *out);

/** A machine that kernels are generated for. */
typedef struct smr_gpu_target {
	int sm;         /* compute capability, 75 and up; 0: this CPU, with smr_gpu_machine for the
			   GPU's own functions */
	int processors; /* number of multiprocessors */
	int resident;   /* most threads that a multiprocessor runs at the same time */
	int threads;    /* most threads of a block */
	size_t shared;  /* bytes of shared memory of a block */
	size_t shared_alone;     /* ... of a block that a multiprocessor runs alone; 0: no more */
	bool scalars_by_address; /* kernels load scalars from an array in the GPU's memory, so that
				    a graph of kernels can run again with others */
	int like;  /* of sm 0: the compute capability whose instructions it has; 0: 80 */
	bool tf32; /* factors of f32 may be rounded to tf32, from compute capability 8.0 on */
	smr_gpu_units units; /* of matrices: the most special ones that products may use */
	size_t aligned;      /* addresses of the caller's base pointers and of scratch tensors are
				multiples of it: from 16 on, threads load 16 bytes at a time */
} smr_gpu_target;

/** Which threads compute a point. */
typedef enum smr_gpu_kind {
	SMR_GPU_CHAIN,      /* one thread */
	SMR_GPU_WARP_ROWS,  /* a warp divides the iterations of a fold */
	SMR_GPU_BLOCK_ROWS, /* a block does */
	SMR_GPU_COLUMNS,    /* threads of different warps do; a block has 32 points */
	SMR_GPU_ROWS,       /* a block computes a row of several stages */
	SMR_GPU_SQUARES, /* a block computes a square of points; turned operands pass through shared
			  * memory */
	SMR_GPU_PRODUCT, /* a block computes a tile of a product, from shared memory */
	SMR_GPU_ATTENTION, /* a block computes rows of an attention, from shared memory */
	SMR_GPU_JOIN,      /* a thread joins chunks of its keys */
	SMR_GPU_KINDS
} smr_gpu_kind;
const char *smr_gpu_kind_name(smr_gpu_kind kind);

/** Launch of a kernel. */
typedef struct smr_gpu_launch {
	smr_gpu_kind kind;
	int first, nstages;   /* stages that it computes */
	uint32_t grid, block; /* blocks, and threads of a block, along x */
	uint32_t shared;      /* bytes of dynamic shared memory */
	uint32_t together;    /* blocks for which a multiprocessor must have enough registers */
	int64_t points;       /* of its first stage */
	/* of products and attentions, for models of time; 0: others */
	double flops;  /* of all tiles, 2 for an element of the sum, beyond the ends, too */
	double loaded; /* bytes that all blocks load, and parts of the same array as often as they
			  are loaded */
	bool matrix;   /* by matrix instructions */
	bool special;  /* by instructions that only this compute capability has */
	int tile[3];   /* rows, columns, and elements of the sum at a time */
	const char *units; /* their instructions: "fma", "mma", "tf32", "wgmma" */
} smr_gpu_launch;

enum { SMR_GPU_WORDS = NEST_MAX_OPERANDS + NEST_MAX_NUMS + NEST_MAX_STAGES, SMR_GPU_DETAIL = 240 };

/** Kernels at the sizes of an environment. */
typedef struct smr_gpu_code {
	smr_str ir; /* LLVM IR; equal for many sizes */
	nest_recipe recipe;
	int nlaunches;
	smr_gpu_launch
		launch[NEST_MAX_STAGES]; /* of the kernels, named smr_gpu_ and a number from 0 on */
	size_t nwords;                   /* of the kernels' parameter */
	bool scalars_by_address;
	char detail[SMR_GPU_DETAIL];
} smr_gpu_code;

/** Checks quickly whether code can be generated. SMR_EUNSUPPORTED and the reason if not. */
SMR_MUST_USE smr_status smr_gpu_check(const smr_codelet *c, const smr_env *e,
				      const smr_gpu_target *t);
/** Generates the kernels of a codelet; free them by smr_gpu_code_free(). SMR_EUNSUPPORTED and the
 * reason if that is not possible. */
SMR_MUST_USE smr_status smr_gpu_generate(const smr_codelet *c, const smr_env *e,
					 const smr_gpu_target *t, smr_gpu_code *out);
void smr_gpu_code_free(smr_gpu_code *code); /* NULL is fine */
/** Fills the kernels' parameter. @p base: device addresses of operands that are no scalars, as
 * nest_recipe_place() lists them; @p value: values of nodes, or with scalars_by_address the device
 * address of that array. */
void smr_gpu_arguments(const smr_gpu_code *code, char *const base[NEST_MAX_OPERANDS],
		       const uint64_t *value, uint64_t words[SMR_GPU_WORDS]);
/** Compiles kernels to PTX (text with a final NUL, which *@p n does not count), or for this CPU to
 * a shared object. The caller frees *@p image (smr_free). SMR_EUNSUPPORTED if LLVM has no code for
 * something. */
SMR_MUST_USE smr_status smr_gpu_compile(const smr_gpu_code *code, const smr_gpu_target *t,
					char **image, size_t *n);

/** The GPU's own functions for kernels on this CPU: the loader of a shared object stores their
 * address in its variable `smr_gpu_machine`. Each kernel K has a function smr_gpu_K_run, which gets
 * an array of pointers to its parameters, and an array smr_gpu_K_params: the number of parameters
 * and their sizes in bytes. */
typedef struct smr_gpu_machine {
	uint32_t (*thread)(void); /* index in its block, along x */
	uint32_t (*block)(void);
	void (*barrier)(void);                              /* of the block */
	uint32_t (*shuffle)(uint32_t word, uint32_t lanes); /* the word of the thread of the warp
							       whose lane differs in these bits */
	void *(*shared)(void);                              /* the block's shared memory */
	/* of a warp, where lane l gives the address of row l % 8 of square l / 8: a lane gets two
	 * short numbers of a row of each of the four squares of 8 x 8, or, turned, of a column */
	void (*matrix)(const void *row, uint32_t out[4]);
	void (*matrix_turned)(const void *row, uint32_t out[4]);
	/* adds the product of 16 x 16 and 16 x 8 short numbers to 16 x 8 numbers; lanes have the
	 * parts that mma.m16n8k16 of PTX describes */
	void (*multiply_f16)(float sum[4], const uint32_t a[4], const uint32_t b[2]);
	void (*multiply_bf16)(float sum[4], const uint32_t a[4], const uint32_t b[2]);
	/* copies n bytes, 0 or 16, to shared memory, and 0 for the rest of 16, any time until the
	 * thread waits; copies_end() makes a group of the copies since the last one, and
	 * copies_wait() waits for all but the last n groups */
	void (*copy)(void *to, const void *from, uint32_t n);
	void (*copies_end)(void);
	void (*copies_wait)(uint32_t n);
	/* barriers of 8 bytes in shared memory: a phase ends after n arrivals, and the next one
	 * begins. mbarrier_copies() arrives when the thread's copies since the last end of a group
	 * have landed; mbarrier_wait() waits for the end of the phase of this parity: the first
	 * phase has 0 */
	void (*mbarrier_init)(void *at, uint32_t n);
	void (*mbarrier_arrive)(void *at, uint32_t really);
	void (*mbarrier_copies)(void *at);
	void (*mbarrier_wait)(void *at, uint32_t parity);
	/* matrix instructions of the thread's warpgroup see shared memory as the thread does */
	void (*fence_async)(void);
	uint32_t (*shared_at)(const void *p); /* address in shared memory, for descriptors */
	/* of a warpgroup: adds products of 64 x 16 and 16 x n short numbers, which descriptors
	 * describe, as wgmma.mma_async of PTX does, to n / 2 numbers of each thread. Form: n, and
	 * bits for bf16 and for factors that are turned */
	void (*wgmma_fence)(void);
	void (*wgmma_multiply)(float *sums, uint64_t a, uint64_t b, uint32_t form);
	void (*wgmma_commit)(void);
	void (*wgmma_wait)(void);
	/* rounds to 10 bits behind the point of the mantissa, to the nearest, halves away from 0 */
	float (*tf32)(float x);
	/* adds the product of 16 x 8 and 8 x 8 such numbers, as mma.m16n8k8 of PTX does */
	void (*multiply_tf32)(float sum[4], const uint32_t a[4], const uint32_t b[2]);
	/* 2^x with a relative error of 2^-22 */
	float (*exp2)(float x);
} smr_gpu_machine;
enum { SMR_GPU_FORM_BF16 = 1 << 16, SMR_GPU_FORM_TURNED = 1 << 17 /* b: the next bit */ };
typedef void smr_gpu_run_fn(void *const *parameters);
#endif
