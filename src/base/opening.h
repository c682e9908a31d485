/** @file What a process sets up when it needs it: for who predicts what later processes take. */
#ifndef SMR_BASE_OPENING_H
#define SMR_BASE_OPENING_H
#include <stdint.h>

/** Adds processor time of the thread that opened one; safe from several threads. */
void smr_opening_took(int64_t ns);
/** Seconds of all of them in this process: another one that needs them takes as long. */
double smr_opening_s(void);

/** Adds what this thread took to make what later processes find made (machine code). */
void smr_making_took(int64_t ns);
/** Nanoseconds of all that this thread made. */
int64_t smr_making_ns(void);
#endif
