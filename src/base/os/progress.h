/** @file One line on stderr that tells how far something is that takes long. It is shown after two
 * seconds, on a terminal alone, and is gone when the work has ended. */
#ifndef SMR_BASE_OS_PROGRESS_H
#define SMR_BASE_OS_PROGRESS_H
#include <stdbool.h>

#include "base/status.h"

/** Nothing is shown from now on: --quiet. */
void smr_progress_quiet(void);

/** What is done: "compiling x.c". Work within this work may begin, too: the innermost is
 * shown. Each begin has its end, on the same thread. */
void smr_progress_begin(const char *fmt, ...) SMR_PRINTF(1, 2);
/** How much of the innermost work is done. */
void smr_progress_step(double done, double all);
void smr_progress_end(void);
/** All that has begun is done: results are printed now. */
void smr_progress_finish(void);

/** Takes the line away, before something else is printed; it comes back within a second. Any
 * thread. */
void smr_progress_clear(void);
/** Whether a line may be shown: something has begun, and stderr is a terminal. */
bool smr_progress_on(void);
#endif
