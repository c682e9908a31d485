/** @file Parts of the JIT. Errors are described in @p err: this library has its own smr_errmsg(),
 * which its caller does not see. */
#ifndef SMR_BACK_LLVM_JIT_OWN_H
#define SMR_BACK_LLVM_JIT_OWN_H
#include <llvm-c/Error.h>
#include <llvm-c/TargetMachine.h>

#include "back/llvm/jit.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Finds the name and version of the bitcode's producer, such as "LLVM19.1.7". Returns 0, or 1 and
 * the reason. */
int smr_jit_producer(const void *bitcode, size_t n, char *out, size_t outlen, char *err,
		     size_t errlen);
/** Reads and verifies bitcode into @p context. Refuses bitcode of a later LLVM. */
smr_status smr_jit_parse(LLVMContextRef context, const void *bitcode, size_t n, LLVMModuleRef *out,
			 char *err, size_t errlen);
/** Checks that the module may be compiled. */
smr_status smr_jit_check(LLVMModuleRef m, const smr_jit_rules *rules, const char *layout, char *err,
			 size_t errlen);
/** Retargets the module to this CPU: removes attributes of other CPUs, and hides all symbols but
 * entries. */
void smr_jit_adopt(LLVMModuleRef m, const smr_jit_rules *rules, LLVMTargetMachineRef tm);
/** Starts the linker; smr_jit_link() does so if needed. */
smr_status smr_jit_link_start(char *err, size_t errlen);
smr_status smr_jit_link(const void *object, size_t n, const smr_jit_symbol *symbols,
			size_t nsymbols, const char *const *entries, size_t nentries,
			void **address, smr_jit_linked **out, char *err, size_t errlen);
void smr_jit_drop(smr_jit_linked *l);
/** Writes @p what and LLVM's reason to @p err and frees the reason; returns SMR_ECORRUPT. */
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
