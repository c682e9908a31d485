/** @file Exit guard. exit() destroys the libraries opened last first: LLVM, oneDNN and others are
 * unusable while the program's own exit handlers still run. */
#ifndef SMR_BASE_THREAD_EXIT_GUARD_H
#define SMR_BASE_THREAD_EXIT_GUARD_H
#include <stdbool.h>

/** Call after opening a library: installs a handler that exit() runs before it destroys that
 * library. */
void smr_exit_guard_watch(void);
/** Returns whether exit() has run the handler. From then on no third-party library may be used. */
bool smr_exit_guard(void);
/** Installs @p hook, called once from the handler. It may wait for threads that still use such
 * libraries. At most four different hooks. */
void smr_exit_guard_call(void (*hook)(void));
#endif
