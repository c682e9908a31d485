/** @file The steps of smr_llvm_build; each returns 0, or 1 with the reason in @p err. */
#ifndef SMR_BACK_LLVM_BUILD_H
#define SMR_BACK_LLVM_BUILD_H
#include <llvm-c/TargetMachine.h>
#include <stdbool.h>
#include <stddef.h>

/** Checks that the undefined symbols of @p obj, an ELF64 relocatable object, are allowed. *@p
 * calls: some of them are in the C library. */
int smr_llvm_check_symbols(const void *obj, size_t n, bool *calls, char *err, size_t errlen);
/** Writes the object beside @p out_so, links it (with the C library if @p calls) and renames the
 * result to @p out_so. */
int smr_llvm_link(const void *obj, size_t n, bool calls, const char *out_so, char *err,
		  size_t errlen);
/** Makes a target machine for x86-64, AArch64 or WebAssembly; NULL and the reason if LLVM does not
 * support the triple. */
LLVMTargetMachineRef smr_llvm_machine(const char *triple, const char *features, char *err,
				      size_t errlen);
/** Runs passes over a module, given as for opt -passes. */
int smr_llvm_run_passes(LLVMModuleRef m, LLVMTargetMachineRef tm, const char *passes, char *err,
			size_t errlen);
#endif
