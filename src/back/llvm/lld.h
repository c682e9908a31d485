/** @file C interface of lld as a library. */
#ifndef SMR_BACK_LLVM_LLD_H
#define SMR_BACK_LLVM_LLD_H
#include <stdbool.h>
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif

/** An input object and its linked output in memory. */
typedef struct smr_lld_memory {
	const char *from; /* the object's name in the arguments */
	const void *object;
	size_t nobject;
	bool files;   /* other inputs are read from files; else there are none */
	void *linked; /* freed by the caller (free) */
	size_t nlinked;
} smr_lld_memory;

/** Runs lld with these arguments, of which the first says which linker it is: ld.lld or wasm-ld.
 * Safe to call from several threads, one of which links at a time. Returns 0; 1 with lld's messages
 * in @p err; -1 if lld cannot be used in this process (any more), so that a linker must be
 * spawned. */
int smr_lld_link(const char *const *argv, size_t n, smr_lld_memory *m, char *err, size_t errlen);

#ifdef __cplusplus
}
#endif
#endif
