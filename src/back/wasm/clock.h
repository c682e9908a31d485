/** @file The clock for deadlines of WebAssembly: a thread that advances the engine's epoch. */
#ifndef SMR_BACK_WASM_CLOCK_H
#define SMR_BACK_WASM_CLOCK_H
#include "back/wasm/wasmtime.h"

enum { SMR_WASM_TICK_MS = 10 };

/** Enclose every call: without the clock, no deadline would stop an endless kernel. */
SMR_MUST_USE smr_status smr_wasm_clock_enter(const smr_wasmtime *w);
void smr_wasm_clock_leave(void);
/** Returns the number of epochs from now until a deadline; the current epoch does not count. */
uint64_t smr_wasm_ticks(double seconds);
#endif
