/** @file Imports of a node component: the host's metrics, and a kernel that the host runs. */
#ifndef SMR_BACK_WASM_HOST_H
#define SMR_BACK_WASM_HOST_H
#include "back/wasm/wasm.h"

/** Defines both in the linker; without a @p kernel (NULL), only the metrics. */
SMR_MUST_USE smr_status smr_wasm_define_host(const smr_wasmtime *w, wasmtime_component_linker_t *l,
					     smr_wasm *kernel);
#endif
