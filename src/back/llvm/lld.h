/** @file lld as a library: it has no C API. */
#ifndef SMR_BACK_LLVM_LLD_H
#define SMR_BACK_LLVM_LLD_H
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif

/** An object and what is linked of it: no file is touched. */
typedef struct smr_lld_memory {
	const char *from; /* the object's name among the arguments */
	const void *object;
	size_t nobject;
	void *linked; /* the caller's (free) */
	size_t nlinked;
} smr_lld_memory;

/** Runs wasm-ld with these arguments (the first is its name). 0, or 1 with what it said in @p err;
 * -1 when lld cannot be used in this process (any more): spawn it. One call at a time. */
int smr_lld_wasm(const char *const *argv, size_t n, smr_lld_memory *m, char *err, size_t errlen);

#ifdef __cplusplus
}
#endif
#endif
