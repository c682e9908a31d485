/** @file One call in a program (internal to ffi/). */
#ifndef SMR_PJRT_FFI_CALL_H
#define SMR_PJRT_FFI_CALL_H
#include "pjrt/ffi/value.h"

typedef struct ffi_call {
	uint64_t number;
	smr_arena *arena; /* owns the call */
	ffi_bundle bundle;
	ffi_attrs attrs;
	uint32_t nargs, nresults;
	ffi_value *values; /* of arguments, then of results */
	int32_t *kinds;    /* FFI_BUFFER for each */
	ffi_state state;   /* of stage FFI_INSTANTIATE */
} ffi_call;

/** Runs the first stage, which may leave a state. */
SMR_MUST_USE smr_status ffi_call_instantiate(ffi_call *c);
/** Runs the other stages. @p args, @p results: Samara's arrays, in order. */
SMR_MUST_USE smr_status ffi_call_run(const ffi_call *c, void *const *args, void *const *results);

#endif
