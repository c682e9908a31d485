/* Transforms blocks of lines: the same steps for f32 and f64, and for registers of 64, 32 and 16
 * bytes. (Not target_clones: its resolvers run before the sanitizers' runtimes.) Products and sums
 * are never contracted, so all widths give the same bits. */
#include "ops/signal/fft.h"

#pragma STDC FP_CONTRACT OFF

static inline int64_t smr_fft_offset(const smr_fft_side *s, int64_t line)
{
	return (line / s->beside * s->n * s->step + line % s->beside) * s->pitch;
}

static inline bool smr_fft_are_beside(const smr_fft_side *s, int64_t line, int64_t n)
{
	return line % s->beside + n <= s->beside;
}

/* ---- f32 ---- */

typedef float lanes_f32 __attribute__((vector_size(SMR_FFT_ALIGN)));
#define T float
#define LANE lanes_f32
#define W 16
#define STAGES STAGE(8) STAGE(4) STAGE(2) STAGE(1)
#define FIRST_8 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23
#define SECOND_8 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31
#define FIRST_4 0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27
#define SECOND_4 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31
#define FIRST_2 0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29
#define SECOND_2 2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31
#define FIRST_1 0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30
#define SECOND_1 1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31
#define EVENS 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30
#define ODDS 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31
#define LOW 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#define HIGH 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31

#define NAMED(name) name##_f32
#define TARGET
#include "ops/signal/fft_block.h"

#if defined(__x86_64__)
#define NAMED(name) name##_f32_avx2
#define TARGET __attribute__((target("avx2")))
#include "ops/signal/fft_block.h"

#define NAMED(name) name##_f32_avx512
#define TARGET __attribute__((target("avx512f")))
#include "ops/signal/fft_block.h"
#endif

/* ---- f64 ---- */

#undef T
#undef LANE
#undef W
#undef STAGES
#undef FIRST_4
#undef SECOND_4
#undef FIRST_2
#undef SECOND_2
#undef FIRST_1
#undef SECOND_1
#undef EVENS
#undef ODDS
#undef LOW
#undef HIGH

typedef double lanes_f64 __attribute__((vector_size(SMR_FFT_ALIGN)));
#define T double
#define LANE lanes_f64
#define W 8
#define STAGES STAGE(4) STAGE(2) STAGE(1)
#define FIRST_4 0, 1, 2, 3, 8, 9, 10, 11
#define SECOND_4 4, 5, 6, 7, 12, 13, 14, 15
#define FIRST_2 0, 1, 8, 9, 4, 5, 12, 13
#define SECOND_2 2, 3, 10, 11, 6, 7, 14, 15
#define FIRST_1 0, 8, 2, 10, 4, 12, 6, 14
#define SECOND_1 1, 9, 3, 11, 5, 13, 7, 15
#define EVENS 0, 2, 4, 6, 8, 10, 12, 14
#define ODDS 1, 3, 5, 7, 9, 11, 13, 15
#define LOW 0, 8, 1, 9, 2, 10, 3, 11
#define HIGH 4, 12, 5, 13, 6, 14, 7, 15

#define NAMED(name) name##_f64
#define TARGET
#include "ops/signal/fft_block.h"

#if defined(__x86_64__)
#define NAMED(name) name##_f64_avx2
#define TARGET __attribute__((target("avx2")))
#include "ops/signal/fft_block.h"

#define NAMED(name) name##_f64_avx512
#define TARGET __attribute__((target("avx512f")))
#include "ops/signal/fft_block.h"
#endif

void smr_fft_block(const smr_fft_job *j, int64_t line, int64_t n, void *x, void *y)
{
#if defined(__x86_64__)
	if (__builtin_cpu_supports("avx512f")) {
		(j->f->f64 ? run_f64_avx512 : run_f32_avx512)(j, line, n, x, y);
		return;
	}
	if (__builtin_cpu_supports("avx2")) {
		(j->f->f64 ? run_f64_avx2 : run_f32_avx2)(j, line, n, x, y);
		return;
	}
#endif
	(j->f->f64 ? run_f64 : run_f32)(j, line, n, x, y);
}
