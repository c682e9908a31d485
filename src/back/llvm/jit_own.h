/** @file The parts of the JIT. What fails has its reason in @p err: this library has an error text
 * of its own, which its caller does not see. */
#ifndef SMR_BACK_LLVM_JIT_OWN_H
#define SMR_BACK_LLVM_JIT_OWN_H
#include <llvm-c/Error.h>
#include <llvm-c/TargetMachine.h>

#include "back/llvm/jit.h"

#ifdef __cplusplus
extern "C" {
#endif

/** 0, or 1. The name and version of what wrote the bitcode, such as "LLVM19.1.7". */
int smr_jit_producer(const void *bitcode, size_t n, char *out, size_t outlen, char *err,
		     size_t errlen);
/** Refuses bitcode of a later LLVM, reads and verifies it, into @p context. */
smr_status smr_jit_parse(LLVMContextRef context, const void *bitcode, size_t n, LLVMModuleRef *out,
			 char *err, size_t errlen);
/** Whether the module may be compiled. */
smr_status smr_jit_check(LLVMModuleRef m, const smr_jit_rules *rules, const char *layout, char *err,
			 size_t errlen);
/** Makes the module one for this CPU: no attribute of another one, nothing visible but entries. */
void smr_jit_adopt(LLVMModuleRef m, const smr_jit_rules *rules, LLVMTargetMachineRef tm);
/** Starts the linker; smr_jit_link() does so at need. */
smr_status smr_jit_link_start(char *err, size_t errlen);
smr_status smr_jit_link(const void *object, size_t n, const smr_jit_symbol *symbols,
			size_t nsymbols, const char *const *entries, size_t nentries,
			void **address, smr_jit_linked **out, char *err, size_t errlen);
void smr_jit_drop(smr_jit_linked *l);
/** Puts LLVM's reason behind @p what and frees it; returns SMR_ECORRUPT. */
smr_status smr_jit_told(const char *what, LLVMErrorRef why, char *err, size_t errlen);

#define SMR_JIT_TRY(expr)                \
	do {                             \
		smr_status st_ = (expr); \
		if (st_ != SMR_OK)       \
			return st_;      \
	} while (0)

#ifdef __cplusplus
}
#endif
#endif
