/** @file Element types of tensors and of nest expressions. */
#ifndef SMR_IR_GRAPH_DTYPE_H
#define SMR_IR_GRAPH_DTYPE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* X(enumerator, text name, bytes, is float, is signed integer) */
#define SMR_DTYPES(X)                              \
	X(F64, "f64", 8, 1, 0)                     \
	X(F32, "f32", 4, 1, 0)                     \
	X(F16, "f16", 2, 1, 0)                     \
	X(BF16, "bf16", 2, 1, 0)                   \
	X(I1, "i1", 1, 0, 0)                       \
	X(I8, "i8", 1, 0, 1)                       \
	X(I16, "i16", 2, 0, 1)                     \
	X(I32, "i32", 4, 0, 1)                     \
	X(I64, "i64", 8, 0, 1)                     \
	X(U8, "u8", 1, 0, 0)                       \
	X(U16, "u16", 2, 0, 0)                     \
	X(U32, "u32", 4, 0, 0)                     \
	X(U64, "u64", 8, 0, 0)                     \
	X(C64, "c64", 8, 1, 0)                     \
	X(C128, "c128", 16, 1, 0)                  \
	X(F8E4M3FN, "f8e4m3fn", 1, 1, 0)           \
	X(F8E5M2, "f8e5m2", 1, 1, 0)               \
	X(F8E4M3, "f8e4m3", 1, 1, 0)               \
	X(F8E3M4, "f8e3m4", 1, 1, 0)               \
	X(F8E4M3FNUZ, "f8e4m3fnuz", 1, 1, 0)       \
	X(F8E5M2FNUZ, "f8e5m2fnuz", 1, 1, 0)       \
	X(F8E4M3B11FNUZ, "f8e4m3b11fnuz", 1, 1, 0) \
	X(F8E8M0FNU, "f8e8m0fnu", 1, 1, 0)         \
	X(F6E2M3FN, "f6e2m3fn", 1, 1, 0)           \
	X(F6E3M2FN, "f6e3m2fn", 1, 1, 0)           \
	X(F4E2M1FN, "f4e2m1fn", 1, 1, 0)

typedef enum smr_dtype {
#define X(e, name, bytes, flt, sgn) SMR_##e,
	SMR_DTYPES(X)
#undef X
		SMR_DTYPE_COUNT
} smr_dtype;

const char *smr_dtype_name(smr_dtype t);
/** Returns the bytes of one stored element. */
size_t smr_dtype_size(smr_dtype t);
bool smr_dtype_is_float(smr_dtype t);
bool smr_dtype_is_signed(smr_dtype t);
/** Returns whether the type is a float of eight bits or less. */
bool smr_dtype_is_tiny(smr_dtype t);
/** Returns whether the type is a float without infinities. */
bool smr_dtype_is_finite(smr_dtype t);
/** Returns whether the type is a float whose zero has two signs, the highest bit of the element. */
bool smr_dtype_has_minus_zero(smr_dtype t);
/** Finds the type called @p name (of @p len letters); false if there is none. */
bool smr_dtype_parse(const char *name, size_t len, smr_dtype *out);
#endif
