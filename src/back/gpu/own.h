/** @file Parts of the generator of GPU kernels. */
#ifndef SMR_BACK_GPU_OWN_H
#define SMR_BACK_GPU_OWN_H
#include "back/gpu/gpu.h"

/** Chooses the launches of all stages; SMR_EUNSUPPORTED if a stage exceeds the machine. The plan's
 * IR is written: it counts values in shared memory. */
SMR_MUST_USE smr_status smr_gpu_plan(const nest_plan *p, const smr_gpu_target *t,
				     smr_gpu_code *out);
/** Appends the kernels of all launches. */
void smr_gpu_kernels(const nest_plan *p, smr_gpu_code *code);
/** Append the machine's functions smr_d_*, and marks of the kernels: for NVIDIA GPUs, and for this
 * CPU. */
void smr_gpu_prelude_nvptx(smr_gpu_code *code, int sm);
void smr_gpu_prelude_host(smr_gpu_code *code);
/** ... and those of warpgroups, if kernels use them. */
void smr_gpu_prelude_wgmma(smr_gpu_code *code, bool nvptx);
/** Whether kernels have instructions that only their compute capability has. */
bool smr_gpu_is_special(const smr_gpu_code *code);
/** Returns the number of points of the launch's first stage that a block computes. */
int64_t smr_gpu_block_points(smr_gpu_kind kind, int threads);

/* ---- kernel.c */

/** Writes the start of a kernel: %t, %b (i64), %num, %scratch, and %n, the points of the stage. */
void smr_gpu_head(const nest_plan *p, int at, const smr_gpu_launch *l, smr_gpu_code *code);

/* ---- product*.c: tiles of products */

/** Writes the functions of stages that are products: for nest_ir(). */
SMR_MUST_USE smr_status smr_gpu_product_parts(nest_plan *p, smr_str *out, smr_str *decls);
/** Adds the sizes of a product to the plan's numbers. */
void smr_gpu_product_sizes(nest_plan *p, int stage);
/** Appends the kernel of a product. */
void smr_gpu_product_kernel(const nest_plan *p, int at, const smr_gpu_launch *l,
			    smr_gpu_code *code);
/** Returns the bytes of shared memory of a product's block. */
size_t smr_gpu_product_shared(const nest_stage *s);
/** Returns how many of a product's blocks a multiprocessor must have enough registers for. */
uint32_t smr_gpu_product_together(const nest_stage *s);
/** Returns the number of a product's tiles; INT64_MAX: too many. */
int64_t smr_gpu_product_blocks(const nest_plan *p, const nest_stage *s);
/** Sets the work of a product's launch. */
void smr_gpu_product_work(const nest_plan *p, const nest_stage *s, smr_gpu_launch *l);
/** Writes functions of stage @p k: of an element of a factor of @p t, with the name's last letter,
 * or of its address; of a result. */
SMR_MUST_USE smr_status smr_gpu_factor_part(nest_plan *p, int k, const nest_product *t, int side,
					    char letter, bool copies, smr_str *out, smr_str *decls);
SMR_MUST_USE smr_status smr_gpu_result_part(nest_plan *p, int k, smr_str *out, smr_str *decls);

/* ---- attention*.c */

/** Writes the functions of stage @p k, an attention. */
SMR_MUST_USE smr_status smr_gpu_attention_parts(nest_plan *p, int k, smr_str *out, smr_str *decls);
/** Appends its kernel. */
void smr_gpu_attention_kernel(const nest_plan *p, int at, const smr_gpu_launch *l,
			      smr_gpu_code *code);
/** Returns the number of its blocks; INT64_MAX: too many. */
int64_t smr_gpu_attention_blocks(const nest_plan *p, const nest_stage *s);
/** The same of the kernel that joins chunks of keys (attention_join.c). */
int64_t smr_gpu_join_blocks(const nest_plan *p, const nest_stage *s);
void smr_gpu_join_kernel(const nest_plan *p, int at, const smr_gpu_launch *l, smr_gpu_code *code);
/** Sets the work of its launch. */
void smr_gpu_attention_work(const nest_plan *p, const nest_stage *s, smr_gpu_launch *l);
/** Writes the type of a number in memory, or of a vector. */
const char *smr_gpu_lanes(smr_dtype t, int width, char out[40]);
#endif
