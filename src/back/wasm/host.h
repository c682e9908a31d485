/** @file What a node component may import: the host's metrics, and a kernel that the host runs. */
#ifndef SMR_BACK_WASM_HOST_H
#define SMR_BACK_WASM_HOST_H
#include "back/wasm/wasm.h"

/** Defines both in the linker; @p kernel may be NULL: then there is no kernel to import. */
SMR_MUST_USE smr_status smr_wasm_define_host(const smr_wasmtime *w, wasmtime_component_linker_t *l,
					     smr_wasm *kernel);
#endif
