/** @file The clock of running WebAssembly: a thread that advances the engine's epoch. */
#ifndef SMR_BACK_WASM_CLOCK_H
#define SMR_BACK_WASM_CLOCK_H
#include "back/wasm/wasmtime.h"

enum { SMR_WASM_TICK_MS = 10 };

/** Around every call: without a clock nothing would stop a kernel that does not end. */
SMR_MUST_USE smr_status smr_wasm_clock_enter(const smr_wasmtime *w);
void smr_wasm_clock_leave(void);
/** Epochs from now until a deadline; the one that is running does not count. */
uint64_t smr_wasm_ticks(double seconds);
#endif
