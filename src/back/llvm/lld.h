/** @file C interface of lld as a library. */
#ifndef SMR_BACK_LLVM_LLD_H
#define SMR_BACK_LLVM_LLD_H
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif

/** An input object and its linked output in memory; no file is used. */
typedef struct smr_lld_memory {
	const char *from; /* the object's name in the arguments */
	const void *object;
	size_t nobject;
	void *linked; /* freed by the caller (free) */
	size_t nlinked;
} smr_lld_memory;

/** Runs wasm-ld with these arguments (the first is its name), for one caller at a time. Returns 0;
 * 1 with lld's messages in @p err; -1 if lld cannot be used in this process (any more), so that it
 * must be spawned. */
int smr_lld_wasm(const char *const *argv, size_t n, smr_lld_memory *m, char *err, size_t errlen);

#ifdef __cplusplus
}
#endif
#endif
