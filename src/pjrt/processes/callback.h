/** @file Functions of Python in programs for whole arrays that several processes run: the process
 * of the first device calls them, as with XLA, and sends the others their results. */
#ifndef SMR_PJRT_PROCESSES_CALLBACK_H
#define SMR_PJRT_PROCESSES_CALLBACK_H
#include "pjrt/run.h"

/** From here to pjrt_callbacks_end() this thread runs @p r, whose program is for whole arrays.
 * Without devices of other processes it does nothing. */
void pjrt_callbacks_begin(pjrt_run *r);
void pjrt_callbacks_end(void);

#endif
