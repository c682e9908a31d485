/** @file libsamara-llvm.so: the only part that links LLVM. libsamara opens it with dlopen, at the
 * first nest whose machine code is not in the cache. */
#ifndef SMR_BACK_LLVM_LLVM_H
#define SMR_BACK_LLVM_LLVM_H
#include "samara/status.h"
#include <stddef.h>

/* Part of every cache key: another LLVM, or other passes, make other code. */
#define SMR_LLVM_SERIES "19"
/* simplifycfg before instcombine: it would sink sums into the loops' latches, one chain after the
 * other, and the order that keeps a tile in registers would be lost. */
#define SMR_LLVM_PASSES                                                    \
	"function(sroa,simplifycfg,early-cse<memssa>,"                     \
	"instcombine<no-verify-fixpoint>,simplifycfg,loop-mssa(licm),gvn," \
	"instcombine<no-verify-fixpoint>,simplifycfg,adce)"

/** Turns LLVM IR text into a shared object for this very CPU at @p out_so, which is replaced in one
 * step. Undefined symbols other than those of symbols.c are refused. Returns 0, or 1 with
 * the reason in @p err. Safe to call from several threads. */
SMR_API int smr_llvm_build(const char *ir, size_t len, const char *out_so, char *err,
			   size_t errlen);
/* For code that was a program's own loops: what clang does with them, for this CPU. */
#define SMR_LLVM_OPAQUE_PASSES "default<O3>"
/** The same from bitcode of opaque loops, with all of LLVM's passes. Sums keep their order and
 * products are not fused, but where the bitcode's own flags allow it. */
SMR_API int smr_llvm_build_opaque(const char *bitcode, size_t len, const char *out_so, char *err,
				  size_t errlen);
/** Turns LLVM IR text into an ELF object for @p cpu ("x86-64-v3"; NULL: this very CPU), to be
 * linked into a library that is built. @p checked: undefined symbols are refused as above. *@p out
 * is the caller's (free). Returns as above. */
SMR_API int smr_llvm_object(const char *ir, size_t len, const char *cpu, int checked, void **out,
			    size_t *n, char *err, size_t errlen);
typedef int smr_llvm_object_fn(const char *ir, size_t len, const char *cpu, int checked, void **out,
			       size_t *n, char *err, size_t errlen);
/** smr_llvm_build_opaque() as an ELF object. *@p out is the caller's (free). */
SMR_API int smr_llvm_object_opaque(const char *bitcode, size_t len, void **out, size_t *n,
				   char *err, size_t errlen);
typedef int smr_llvm_object_opaque_fn(const char *bitcode, size_t len, void **out, size_t *n,
				      char *err, size_t errlen);
/** Turns LLVM IR text, which names no target, into bitcode of @p triple: verified, not optimised.
 * *@p out is the caller's (free). Returns as above. */
SMR_API int smr_llvm_bitcode(const char *ir, size_t len, const char *triple, void **out, size_t *n,
			     char *err, size_t errlen);
/* No relaxed SIMD: its results may differ between machines. */
#define SMR_LLVM_WASM_FEATURES \
	"+simd128,+bulk-memory,+nontrapping-fptoint,+sign-ext,+mutable-globals"
/* Loops that ask for it, and no others, are repeated: the check of the clock on a back edge becomes
 * rare. */
#define SMR_LLVM_WASM_PASSES                                                                \
	SMR_LLVM_PASSES                                                                     \
	",function(loop-simplify,lcssa,"                                                    \
	"loop-unroll<O3;no-partial;no-peeling;no-runtime;no-upperbound;full-unroll-max=1>," \
	"sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg,adce)"

/** Turns bitcode of wasm32 into a core module that imports nothing and exports its memory,
 * __heap_base and what the bitcode defines with external linkage. Bitcode of any other target is
 * refused. *@p out is the caller's (free). Returns as above. */
SMR_API int smr_llvm_wasm(const void *bitcode, size_t len, void **out, size_t *n, char *err,
			  size_t errlen);
typedef int smr_llvm_wasm_fn(const void *bitcode, size_t len, void **out, size_t *n, char *err,
			     size_t errlen);
typedef int smr_llvm_bitcode_fn(const char *ir, size_t len, const char *triple, void **out,
				size_t *n, char *err, size_t errlen);
typedef int smr_llvm_build_fn(const char *ir, size_t len, const char *out_so, char *err,
			      size_t errlen);
#endif
