/** @file One progress line on stderr for long work. It is shown after two seconds, on a terminal
 * only, and is removed when the work has ended. */
#ifndef SMR_BASE_OS_PROGRESS_H
#define SMR_BASE_OS_PROGRESS_H
#include <stdbool.h>

#include "base/status.h"

/** Shows nothing from now on: --quiet. */
void smr_progress_quiet(void);

/** Begins a step with a description, "compiling x.c". Steps may nest: the innermost is shown. Each
 * begin has its end, on the same thread. */
void smr_progress_begin(const char *fmt, ...) SMR_PRINTF(1, 2);
/** Sets the completed part of the innermost step. */
void smr_progress_step(double done, double all);
void smr_progress_end(void);
/** Ends all steps, before results are printed. */
void smr_progress_finish(void);

/** Removes the line before other output; it returns within a second. Callable on any thread. */
void smr_progress_clear(void);
/** Returns whether a line may be shown: a step has begun, and stderr is a terminal. */
bool smr_progress_on(void);
#endif
