/** @file The end of the process. exit() takes the libraries that were opened last apart first:
 * LLVM, oneDNN and the like are gone while the program's own last functions still run. */
#ifndef SMR_BASE_ENDING_H
#define SMR_BASE_ENDING_H
#include <stdbool.h>

/** Call it after what may have opened a library: exit() tells us before it gets to that library. */
void smr_ending_watch(void);
/** Whether exit() has told us. From then on no library of others may be used. */
bool smr_ending(void);
/** Called once, when exit() tells us; it may wait for threads that still use such libraries. There
 * is room for four different ones. */
void smr_ending_call(void (*hook)(void));
#endif
