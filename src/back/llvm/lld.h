/** @file lld as a library: it has no C API. */
#ifndef SMR_BACK_LLVM_LLD_H
#define SMR_BACK_LLVM_LLD_H
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif

/** Runs wasm-ld with these arguments (the first is its name). 0, or 1 with what it said in @p err;
 * -1 when lld cannot be used in this process (any more): spawn it. One call at a time. */
int smr_lld_wasm(const char *const *argv, size_t n, char *err, size_t errlen);

#ifdef __cplusplus
}
#endif
#endif
