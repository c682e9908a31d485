/** @file libsamara-llvm.so, the only part that links LLVM. libsamara opens it with dlopen at the
 * first nest whose machine code is not in the cache. */
#ifndef SMR_BACK_LLVM_LLVM_H
#define SMR_BACK_LLVM_LLVM_H
#include "samara/status.h"
#include <stddef.h>

/* Part of every cache key, since another LLVM and other passes generate other code. */
#define SMR_LLVM_SERIES "19"
/* simplifycfg runs before instcombine, which would else sink sums into the loops' latches, one
 * chain after the other; that loses the order that keeps a tile in registers. */
#define SMR_LLVM_PASSES                                                    \
	"function(sroa,simplifycfg,early-cse<memssa>,"                     \
	"instcombine<no-verify-fixpoint>,simplifycfg,loop-mssa(licm),gvn," \
	"instcombine<no-verify-fixpoint>,simplifycfg,adce)"

/** Compiles LLVM IR text to a shared object for this CPU at @p out_so, which is replaced
 * atomically. Undefined symbols other than those of symbols.c are refused. Returns 0, or 1 with the
 * reason in @p err. Safe to call from several threads. */
SMR_API int smr_llvm_build(const char *ir, size_t len, const char *out_so, char *err,
			   size_t errlen);
/* Passes for code from a program's own loops: those of clang -O3, for this CPU. */
#define SMR_LLVM_OPAQUE_PASSES "default<O3>"
/** Does the same from bitcode of opaque loops, with all of LLVM's passes. Sums keep their order and
 * products are not fused, except where flags in the bitcode allow it. */
SMR_API int smr_llvm_build_opaque(const char *bitcode, size_t len, const char *out_so, char *err,
				  size_t errlen);
/** Compiles LLVM IR text to an ELF object for @p cpu ("x86-64-v3"; NULL: this CPU), to be linked
 * into a library built ahead of time. @p checked: undefined symbols are refused as above. The
 * caller frees *@p out (free). Returns as above. */
SMR_API int smr_llvm_object(const char *ir, size_t len, const char *cpu, int checked, void **out,
			    size_t *n, char *err, size_t errlen);
typedef int smr_llvm_object_fn(const char *ir, size_t len, const char *cpu, int checked, void **out,
			       size_t *n, char *err, size_t errlen);
/** Like smr_llvm_build_opaque(), but makes an ELF object. The caller frees *@p out (free). */
SMR_API int smr_llvm_object_opaque(const char *bitcode, size_t len, void **out, size_t *n,
				   char *err, size_t errlen);
typedef int smr_llvm_object_opaque_fn(const char *bitcode, size_t len, void **out, size_t *n,
				      char *err, size_t errlen);
/** Compiles LLVM IR text without a target to bitcode of @p triple, verified but not optimised. The
 * caller frees *@p out (free). Returns as above. */
SMR_API int smr_llvm_bitcode(const char *ir, size_t len, const char *triple, void **out, size_t *n,
			     char *err, size_t errlen);
/* Without relaxed SIMD, whose results may differ between machines. */
#define SMR_LLVM_WASM_FEATURES \
	"+simd128,+bulk-memory,+nontrapping-fptoint,+sign-ext,+mutable-globals"
/* Unrolls only loops with unroll metadata, so that the back edge with its check of the clock runs
 * less often. */
#define SMR_LLVM_WASM_PASSES                                                                \
	SMR_LLVM_PASSES                                                                     \
	",function(loop-simplify,lcssa,"                                                    \
	"loop-unroll<O3;no-partial;no-peeling;no-runtime;no-upperbound;full-unroll-max=1>," \
	"sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg,adce)"

/** Compiles bitcode of wasm32 to a core module without imports, which exports its memory,
 * __heap_base and the bitcode's symbols with external linkage. Bitcode of any other target is
 * refused. The caller frees *@p out (free). Returns as above. */
SMR_API int smr_llvm_wasm(const void *bitcode, size_t len, void **out, size_t *n, char *err,
			  size_t errlen);
typedef int smr_llvm_wasm_fn(const void *bitcode, size_t len, void **out, size_t *n, char *err,
			     size_t errlen);
/* A kernel is straight-line code in which the stage was called: no more passes than for the CPU. */
#define SMR_LLVM_NVPTX_PASSES "always-inline,globaldce," SMR_LLVM_PASSES

/* Added to a compute capability: with the instructions that no other one has, not even a later one
 * (sm_90a). */
#define SMR_LLVM_SPECIAL (1 << 16)

/** Compiles LLVM IR text of kernels, without a target, to PTX for a GPU of compute capability @p
 * sm (75: 7.5); code for sm 80 runs on 86, too, except with SMR_LLVM_SPECIAL. Kernels are those of
 * `nvvm.annotations`. *@p n does not count the text's final NUL. The caller frees *@p out (free).
 * Returns as above. */
SMR_API int smr_llvm_nvptx(const char *ir, size_t len, int sm, char **out, size_t *n, char *err,
			   size_t errlen);
typedef int smr_llvm_nvptx_fn(const char *ir, size_t len, int sm, char **out, size_t *n, char *err,
			      size_t errlen);
typedef int smr_llvm_bitcode_fn(const char *ir, size_t len, const char *triple, void **out,
				size_t *n, char *err, size_t errlen);
typedef int smr_llvm_build_fn(const char *ir, size_t len, const char *out_so, char *err,
			      size_t errlen);
#endif
