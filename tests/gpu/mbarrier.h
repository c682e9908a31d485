/** @file Barriers in shared memory, mbarrier of NVIDIA's PTX ISA: 8 bytes that count arrivals. A
 * phase ends after as many as the barrier was initialised with, and the next one begins. */
#ifndef SMR_TESTS_GPU_MBARRIER_H
#define SMR_TESTS_GPU_MBARRIER_H
#include <stdbool.h>
#include <stdint.h>

/** These return a reason, or NULL: done. */
const char *emu_mbarrier_init(void *at, uint32_t n);
const char *emu_mbarrier_arrive(void *at);
/** Sets *@p ended: whether the phase of this parity has ended; before the first one that of parity
 * 1 has. */
const char *emu_mbarrier_test(const void *at, uint32_t parity, bool *ended);
#endif
