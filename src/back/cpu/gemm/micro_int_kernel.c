/* Tiles of words, and the choice of a set for this CPU.
 *
 * vpdpbusd multiplies unsigned bytes with signed ones, four at a time, and adds to 32 bits without
 * saturation. vpdpbusds saturates, and so does vpmaddubsw, which is therefore not used without
 * vpdpbusd. Pairs of 16 bits are multiplied by vpdpwssd or vpmaddwd. The latter's sum of two
 * products exceeds 32 bits in one case, -32768 four times, where it is 2^31 modulo 2^32. */
#include <string.h>

#include "back/cpu/gemm/micro_int.h"

#if defined(__x86_64__)
#include <immintrin.h>

/* Under the sanitizers, optimising the unrolled tiles takes half a minute and finds no further
 * errors. */
#if __has_feature(address_sanitizer)
#pragma clang optimize off
#endif

#define UNROLL _Pragma("clang loop unroll(full)") for
#define KEEP _Pragma("clang loop unroll(disable)") for

enum { MOST_SUMS = 28 };

#define ROW(r, kind, vecs, split)                    \
	case r:                                      \
		NAME(tile)(kind, t, r, vecs, split); \
		break;
#define TWO(r, kind, vecs, split) ROW(r, kind, vecs, split) ROW(r + 1, kind, vecs, split)
#define FOUR(r, kind, vecs, split) TWO(r, kind, vecs, split) TWO(r + 2, kind, vecs, split)
#define ROWS_1(kind) TWO(1, kind, 1, 4) FOUR(3, kind, 1, 2) ROW(7, kind, 1, 1)
#define ROWS_2(kind) ROW(1, kind, 2, 4) TWO(2, kind, 2, 2) TWO(4, kind, 2, 1) MORE_ROWS(kind)

#define I512(v) ((__m512i)(v))
#define I256(v) ((__m256i)(v))

#define MORE_ROWS(kind) FOUR(6, kind, 2, 1) FOUR(10, kind, 2, 1) ROW(14, kind, 2, 1)
#define BYTES 64

#define NAME(x) x##_vnni512
#define WHERE __attribute__((target("avx512f,avx512bw,avx512vnni")))
#define HAS_BYTES 1
#define DOT_S8(s, a, b) ((NAME(vec))_mm512_dpbusd_epi32(I512(s), I512(b), I512(a)))
#define DOT_U8(s, a, b) ((NAME(vec))_mm512_dpbusd_epi32(I512(s), I512(a), I512(b)))
#define DOT_S16(s, a, b) ((NAME(vec))_mm512_dpwssd_epi32(I512(s), I512(a), I512(b)))
#include "back/cpu/gemm/micro_int_tile.def"
#undef NAME
#undef WHERE
#undef DOT_S8
#undef DOT_U8
#undef DOT_S16

#define NAME(x) x##_madd512
#define WHERE __attribute__((target("avx512f,avx512bw")))
#define HAS_BYTES 0
#define DOT_S8(s, a, b) (s)
#define DOT_U8(s, a, b) (s)
#define DOT_S16(s, a, b) ((s) + (NAME(vec))_mm512_madd_epi16(I512(a), I512(b)))
#include "back/cpu/gemm/micro_int_tile.def"
#undef NAME
#undef WHERE
#undef DOT_S16

#undef BYTES
#undef MORE_ROWS
#define MORE_ROWS(kind) ROW(6, kind, 2, 1)
#define BYTES 32

#define NAME(x) x##_madd256
#define WHERE __attribute__((target("avx2")))
#define HAS_BYTES 0
#define DOT_S16(s, a, b) ((s) + (NAME(vec))_mm256_madd_epi16(I256(a), I256(b)))
#include "back/cpu/gemm/micro_int_tile.def"
#undef NAME
#undef WHERE
#undef DOT_S8
#undef DOT_U8
#undef DOT_S16

#define NAME(x) x##_vnni256
#define WHERE __attribute__((target("avx2,avxvnni")))
#define HAS_BYTES 1
#define DOT_S8(s, a, b) ((NAME(vec))_mm256_dpbusd_avx_epi32(I256(s), I256(b), I256(a)))
#define DOT_U8(s, a, b) ((NAME(vec))_mm256_dpbusd_avx_epi32(I256(s), I256(a), I256(b)))
#define DOT_S16(s, a, b) ((NAME(vec))_mm256_dpwssd_avx_epi32(I256(s), I256(a), I256(b)))
#include "back/cpu/gemm/micro_int_tile.def"

static bool has_vnni512(void)
{
	return __builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bw");
}

static bool has_avx512bw(void)
{
	return __builtin_cpu_supports("avx512bw");
}

static bool has_vnni256(void)
{
	return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("avxvnni");
}

static bool has_avx2(void)
{
	return __builtin_cpu_supports("avx2");
}

#define PAIRS(x) [SMR_GEMM_INT_S16] = {[1] = s16_1_##x, [2] = s16_2_##x}
#define BYTES_TOO(x)                                          \
	[SMR_GEMM_INT_S8] = {[1] = s8_1_##x, [2] = s8_2_##x}, \
	[SMR_GEMM_INT_U8] = {[1] = u8_1_##x, [2] = u8_2_##x}, PAIRS(x)
#endif

const smr_gemm_int_set smr_gemm_int_sets[] = {
#if defined(__x86_64__)
	{has_vnni512, "vnni", true, 16, {0, 7, 14}, {BYTES_TOO(vnni512)}, sum_vnni512},
	{has_vnni256, "vnni of 32 bytes", true, 8, {0, 6, 6}, {BYTES_TOO(vnni256)}, sum_vnni256},
	{has_avx512bw, "pairs", false, 16, {0, 7, 14}, {PAIRS(madd512)}, NULL},
	{has_avx2, "pairs of 32 bytes", false, 8, {0, 6, 6}, {PAIRS(madd256)}, NULL},
#endif
	{.runs_here = NULL}};

const smr_gemm_int_set *smr_gemm_int_set_here(void)
{
	const smr_gemm_int_set *s = smr_gemm_int_sets;

	while (s->runs_here != NULL && !s->runs_here())
		s++;
	return s->runs_here != NULL ? s : NULL;
}
