/** @file A counter-based generator (internal to ops/). */
#ifndef SMR_OPS_SIGNAL_RANDOM_H
#define SMR_OPS_SIGNAL_RANDOM_H
#include <stdint.h>

/** Philox-4x32, 10 rounds: computes the block @p block after the counter (state[1], @p upper), with
 * key state[0]. */
void smr_philox(const uint64_t *state, uint64_t upper, uint64_t block, uint32_t out[4]);
#endif
