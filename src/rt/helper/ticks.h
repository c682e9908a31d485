/** @file The rate of the CPU's time stamp counter. */
#ifndef SMR_RT_HELPER_TICKS_H
#define SMR_RT_HELPER_TICKS_H
#include <stdint.h>

/** Returns the rate, measured once per process, which takes 20 ms; never 0. */
uint64_t smr_guest_ticks_per_s(void);
#endif
