/* Copies matrices to the layout and type that a library supports. */
#include <string.h>

#include "back/cpu/product/product.h"
#include "ir/graph/value.h"

#define INLINE static inline __attribute__((always_inline))

bool smr_packs(smr_dtype from, smr_dtype to)
{
	switch (to) {
	case SMR_F32:
		return from == SMR_F32 || from == SMR_BF16 || from == SMR_F16;
	case SMR_I32:
		return from == SMR_I32 || from == SMR_I8 || from == SMR_U8 || from == SMR_I16 ||
		       from == SMR_U16;
	case SMR_I16:
		return from == SMR_I16 || from == SMR_I8 || from == SMR_U8;
	default:
		return from == to &&
		       (to == SMR_F64 || to == SMR_I8 || to == SMR_U8 || to == SMR_BF16);
	}
}

/* ---- types -------------------------------------------------------------------------------------
 */

/* Rounds to nearest even; a NaN stays a NaN. */
INLINE uint16_t to_bf16(float f)
{
	uint32_t bits, up;

	memcpy(&bits, &f, sizeof(bits));
	up = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
	return (uint16_t)((bits & 0x7fffffff) > 0x7f800000 ? (bits >> 16 | 0x40) : up);
}

#define COPY(NAME, TO, FROM, VALUE)                                                         \
	INLINE void NAME(TO *restrict to, int64_t ts, const FROM *restrict from, int64_t n, \
			 int64_t fs)                                                        \
	{                                                                                   \
		if (fs == 1 && ts == 1)                                                     \
			for (int64_t i = 0; i < n; i++)                                     \
				to[i] = VALUE(from[i]);                                     \
		else                                                                        \
			for (int64_t i = 0; i < n; i++)                                     \
				to[i * ts] = VALUE(from[i * fs]);                           \
	}

#define AS_IT_IS(v) (v)
#define FROM_I8(v) (((int32_t)(v) ^ 0x80) - 0x80)
COPY(f32_f32, float, float, AS_IT_IS)
COPY(f64_f64, double, double, AS_IT_IS)
COPY(i32_i32, int32_t, int32_t, AS_IT_IS)
COPY(i32_i8, int32_t, uint8_t, FROM_I8)
COPY(i32_u8, int32_t, uint8_t, AS_IT_IS)
COPY(i32_i16, int32_t, int16_t, AS_IT_IS)
COPY(i32_u16, int32_t, uint16_t, AS_IT_IS)
COPY(i16_i8, int16_t, uint8_t, FROM_I8)
COPY(i16_u8, int16_t, uint8_t, AS_IT_IS)
COPY(i16_i16, int16_t, int16_t, AS_IT_IS)
COPY(i8_i8, uint8_t, uint8_t, AS_IT_IS)
COPY(f32_bf16, float, uint16_t, smr_from_bf16)
COPY(bf16_f32, uint16_t, float, to_bf16)

static void f32_f16_plain(float *to, int64_t ts, const uint16_t *from, int64_t n, int64_t fs)
{
	for (int64_t i = 0; i < n; i++)
		to[i * ts] = (float)smr_value_to_double(SMR_F16, from[i * fs]);
}

static void f16_f32_plain(uint16_t *to, int64_t ts, const float *from, int64_t n, int64_t fs)
{
	for (int64_t i = 0; i < n; i++)
		to[i * ts] = (uint16_t)smr_value_from_double(SMR_F16, (double)from[i * fs]);
}

/* Converts one row; compiled for registers of 32 bytes and of 16, as in back/cpu/onednn/pack.c. */
INLINE void widen(void *to, smr_dtype t, int64_t ts, const void *from, smr_dtype f, int64_t n,
		  int64_t fs)
{
	if (t == SMR_F64)
		f64_f64(to, ts, from, n, fs);
	else if (t == SMR_I8 || t == SMR_U8)
		i8_i8(to, ts, from, n, fs);
	else if (t == SMR_BF16 || (t == SMR_I16 && f == SMR_I16))
		i16_i16(to, ts, from, n, fs);
	else if (t == SMR_I16 && f == SMR_I8)
		i16_i8(to, ts, from, n, fs);
	else if (t == SMR_I16)
		i16_u8(to, ts, from, n, fs);
	else if (f == SMR_F32)
		f32_f32(to, ts, from, n, fs);
	else if (f == SMR_BF16)
		f32_bf16(to, ts, from, n, fs);
	else if (f == SMR_I32)
		i32_i32(to, ts, from, n, fs);
	else if (f == SMR_I8)
		i32_i8(to, ts, from, n, fs);
	else if (f == SMR_U8)
		i32_u8(to, ts, from, n, fs);
	else if (f == SMR_I16)
		i32_i16(to, ts, from, n, fs);
	else
		i32_u16(to, ts, from, n, fs);
}

INLINE void narrow(void *to, smr_dtype t, int64_t ts, const void *from, smr_dtype f, int64_t n)
{
	if (t == SMR_BF16)
		bf16_f32(to, ts, from, n, 1);
	else
		widen(to, t, ts, from, f, n, 1);
}

#if defined(__x86_64__)
typedef _Float16 half;
#define TO_F32(v) ((float)(v))
#define TO_F16(v) ((half)(v))

COPY(f32_f16_, float, half, TO_F32)
COPY(f16_f32_, half, float, TO_F16)

__attribute__((target("avx2,f16c"))) static void widen_avx2(void *to, smr_dtype t, int64_t ts,
							    const void *from, smr_dtype f,
							    int64_t n, int64_t fs)
{
	if (f == SMR_F16)
		f32_f16_(to, ts, from, n, fs);
	else
		widen(to, t, ts, from, f, n, fs);
}

__attribute__((target("avx2,f16c"))) static void narrow_avx2(void *to, smr_dtype t, int64_t ts,
							     const void *from, smr_dtype f,
							     int64_t n)
{
	if (t == SMR_F16)
		f16_f32_(to, ts, from, n, 1);
	else
		narrow(to, t, ts, from, f, n);
}

#define AVX2 (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("f16c"))
#else
#define AVX2 0
#define widen_avx2 widen_plain
#define narrow_avx2 narrow_plain
#endif

static void widen_plain(void *to, smr_dtype t, int64_t ts, const void *from, smr_dtype f, int64_t n,
			int64_t fs)
{
	if (f == SMR_F16)
		f32_f16_plain(to, ts, from, n, fs);
	else
		widen(to, t, ts, from, f, n, fs);
}

static void narrow_plain(void *to, smr_dtype t, int64_t ts, const void *from, smr_dtype f,
			 int64_t n)
{
	if (t == SMR_F16)
		f16_f32_plain(to, ts, from, n, 1);
	else
		narrow(to, t, ts, from, f, n);
}

/* ---- blocks ------------------------------------------------------------------------------------
 */

void smr_pack_block(void *to, smr_dtype t, int64_t ld, const smr_product_block *b)
{
	int64_t from_size = (int64_t)smr_dtype_size(b->type), size = (int64_t)smr_dtype_size(t);
	bool avx2 = AVX2;

	for (int64_t i = 0; i < b->rows; i++)
		(avx2 ? widen_avx2 : widen_plain)((char *)to + i * ld * size, t, 1,
						  (const char *)b->at + i * b->rs * from_size,
						  b->type, b->cols, b->cs);
}

void smr_unpack_block(void *to, const smr_product_block *b, const void *from, smr_dtype t,
		      int64_t ld)
{
	int64_t to_size = (int64_t)smr_dtype_size(b->type), size = (int64_t)smr_dtype_size(t);
	bool avx2 = AVX2;

	for (int64_t i = 0; i < b->rows; i++)
		(avx2 ? narrow_avx2 : narrow_plain)((char *)to + i * b->rs * to_size, b->type,
						    b->cs, (const char *)from + i * ld * size, t,
						    b->cols);
}
