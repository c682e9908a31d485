/** @file What opening libraries takes that a process opens when it needs them. */
#ifndef SMR_BASE_OPENING_H
#define SMR_BASE_OPENING_H
#include <stdint.h>

/** Adds processor time of the thread that opened one; safe from several threads. */
void smr_opening_took(int64_t ns);
/** Seconds of all of them in this process: another one that needs them takes as long. */
double smr_opening_s(void);
#endif
