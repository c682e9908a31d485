/* Tiles of a product whose sums stay in registers: rows of A times vectors of B.
 *
 * An element of A is multiplied with vectors of a row of B, so A may have any strides. A tile has
 * up to 28 sums of 64 bytes with AVX-512, 12 of 32 with AVX2, which hides the latency of the
 * multiplications. With fewer sums, each is split into several, of every second or fourth product,
 * which are added at the end. */
#include "back/cpu/gemm/micro_float.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

/* Without FMA instructions, products are rounded before they are added. */
#pragma clang fp contract(fast)

/* Under the sanitizers, optimising the unrolled tiles takes half a minute and finds no further
 * errors. */
#if __has_feature(address_sanitizer)
#pragma clang optimize off
#endif

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("clang loop unroll(full)") for
#define KEEP _Pragma("clang loop unroll(disable)") for
#define LANES(type) (SMR_TILE_BYTES / (int)sizeof(type))

enum { MOST_SUMS = 28, AHEAD = 12 /* rows of B to prefetch ahead */ };

#define ROWS(r, vecs, split)                   \
	case r:                                \
		NAME(tile)(t, r, vecs, split); \
		break;
#define FEW(vecs, one, two, more) \
	ROWS(1, vecs, one)        \
	ROWS(2, vecs, two)        \
	ROWS(3, vecs, more) ROWS(4, vecs, more) ROWS(5, vecs, more) ROWS(6, vecs, more)
#define MANY(vecs)       \
	ROWS(7, vecs, 1) \
	ROWS(8, vecs, 1) \
	ROWS(9, vecs, 1) \
	ROWS(10, vecs, 1) ROWS(11, vecs, 1) ROWS(12, vecs, 1) ROWS(13, vecs, 1) ROWS(14, vecs, 1)

#define IN_ORDER(r, vecs, fused)                  \
	case r:                                   \
		NAME(ordered)(t, r, vecs, fused); \
		break;
#define FEW_IN_ORDER(vecs, fused) \
	IN_ORDER(1, vecs, fused)  \
	IN_ORDER(2, vecs, fused)  \
	IN_ORDER(3, vecs, fused)  \
	IN_ORDER(4, vecs, fused) IN_ORDER(5, vecs, fused) IN_ORDER(6, vecs, fused)
#define MANY_IN_ORDER(vecs, fused) \
	IN_ORDER(7, vecs, fused)   \
	IN_ORDER(8, vecs, fused)   \
	IN_ORDER(9, vecs, fused)   \
	IN_ORDER(10, vecs, fused)  \
	IN_ORDER(11, vecs, fused)  \
	IN_ORDER(12, vecs, fused) IN_ORDER(13, vecs, fused) IN_ORDER(14, vecs, fused)

#define DEFINE(name, where, body)                                      \
	where static void NAME(name)(const smr_gemm_tile *t, int rows) \
	{                                                              \
		switch (rows) {                                        \
			body default : __builtin_unreachable();        \
		}                                                      \
	}

#if defined(__x86_64__)
#define AVX512 __attribute__((target("avx512f,fma")))
#define AVX2 __attribute__((target("avx2,fma")))
#endif

#define REAL float
#define NAME(x) x##_f32
#define MASK __mmask16
#define LOAD_SOME _mm512_maskz_loadu_ps
#define STORE _mm512_storeu_ps
#define STORE_SOME _mm512_mask_storeu_ps
#include "back/cpu/gemm/micro_float_lanes.def"
#undef REAL
#undef NAME
#undef MASK
#undef LOAD_SOME
#undef STORE
#undef STORE_SOME

#define REAL double
#define NAME(x) x##_f64
#define MASK __mmask8
#define LOAD_SOME _mm512_maskz_loadu_pd
#define STORE _mm512_storeu_pd
#define STORE_SOME _mm512_mask_storeu_pd
#include "back/cpu/gemm/micro_float_lanes.def"

#if defined(__x86_64__)
static bool has_avx512(void)
{
	return __builtin_cpu_supports("avx512f");
}

static bool has_avx2(void)
{
	return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}
#endif

static bool is_always_supported(void)
{
	return true;
}

#if defined(__x86_64__)
#define SETS_X86(t, T)                                                               \
	{.runs_here = has_avx512,                                                    \
	 .type = T,                                                                  \
	 .rows = {[1] = 7, [2] = 14, [4] = 6},                                       \
	 .run = {[1] = one_avx512_##t, [2] = two_avx512_##t, [4] = four_avx512_##t}, \
	 .apart = {[1] = one_apart_avx512_##t,                                       \
		   [2] = two_apart_avx512_##t,                                       \
		   [4] = four_apart_avx512_##t},                                     \
	 .fused = {[1] = one_fused_avx512_##t,                                       \
		   [2] = two_fused_avx512_##t,                                       \
		   [4] = four_fused_avx512_##t},                                     \
	 .copy = copy_avx512_##t,                                                    \
	 .put = put_avx512_##t,                                                      \
	 .turn = smr_gemm_tile_turn_##t},                                            \
		{.runs_here = has_avx2,                                              \
		 .type = T,                                                          \
		 .rows = {[1] = 6},                                                  \
		 .run = {[1] = one_avx2_##t},                                        \
		 .apart = {[1] = one_apart_avx2_##t},                                \
		 .fused = {[1] = one_fused_avx2_##t},                                \
		 .copy = copy_plain_##t,                                             \
		 .put = put_plain_##t,                                               \
		 .turn = smr_gemm_tile_turn_##t},
#else
#define SETS_X86(t, T)
#endif
#define SETS(t, T)                                           \
	SETS_X86(t, T){.runs_here = is_always_supported,     \
		       .type = T,                            \
		       .rows = {[1] = 6},                    \
		       .run = {[1] = one_plain_##t},         \
		       .apart = {[1] = one_apart_plain_##t}, \
		       .copy = copy_plain_##t,               \
		       .put = put_plain_##t,                 \
		       .turn = smr_gemm_tile_turn_##t},

const smr_gemm_tile_set smr_gemm_tile_sets[] = {SETS(f32, SMR_F32)
							SETS(f64, SMR_F64){.runs_here = NULL}};

const smr_gemm_tile_set *smr_gemm_tile_set_here(smr_dtype t)
{
	const smr_gemm_tile_set *s = smr_gemm_tile_sets;

	while (s->type != t || !s->runs_here())
		s++;
	return s;
}
