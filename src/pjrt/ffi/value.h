/** @file Arrays and attributes of calls, as programs state them (internal to ffi/). */
#ifndef SMR_PJRT_FFI_VALUE_H
#define SMR_PJRT_FFI_VALUE_H
#include "base/arena.h"
#include "front/stablehlo/mlir/mlir.h"
#include "pjrt/ffi/host.h"

/** An argument or a result. Samara's array is dense and row-major; a complex one is two, of real
 * and imaginary parts. The function's array is one, in the layout that the program states. */
typedef struct ffi_value {
	int32_t dtype;
	uint32_t bytes; /* of an element; 0: a token, which has no array */
	bool complex, staged;
	int8_t low_bits; /* of an integer that has fewer than its byte; negative: it is signed */
	uint32_t rank;
	int64_t dims[SMR_MLIR_RANK], strides[SMR_MLIR_RANK]; /* of the function's array, in bytes */
	size_t size;                                         /* of the array, in bytes */
	int32_t alias; /* of a result: the argument whose memory and content it has, or -1 */
} ffi_value;

/** Finds the interface's number for an element type; 0: it has none. */
int32_t ffi_type_code(const smr_mlir_type *t);
/** Reads a value's type; @p layout is the attribute with the dimensions, the fastest first, or
 * NULL. */
SMR_MUST_USE smr_status ffi_value_read(const smr_mlir_type *t, const smr_mlir_attr *layout,
				       ffi_value *out);
/** Number of Samara's arrays. */
static inline uint32_t ffi_value_parts(const ffi_value *v)
{
	return v->bytes == 0 ? 0 : 1 + (uint32_t)v->complex;
}
/** Copies between Samara's arrays, @p parts, and the function's, @p whole. */
void ffi_value_pack(const ffi_value *v, void *const *parts, void *whole);
void ffi_value_unpack(const ffi_value *v, const void *whole, void *const *parts);

/** Wraps integers that have fewer bits than their byte: a function may leave anything in the
 * others. */
void ffi_value_wrap(const ffi_value *v, void *array);

/** Makes attributes of a dictionary; NULL: none. */
SMR_MUST_USE smr_status ffi_attrs_read(smr_arena *a, const smr_mlir_attr *dict, ffi_attrs *out);

#endif
