/* Peak arithmetic of this host: of vectors of f32 and f64, one thread and all together (two threads
 * of one core share one core's units), and of bytes by the instruction that the byte products of
 * this library use. Products of f16 and bf16 are unpacked to f32 here: they have no rate of their
 * own. */
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "base/thread/clock.h"
#include "cost/machine/calibrate.h"
#include "cost/machine/host.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

enum { CHAINS = 10 }; /* two units of latency four need eight; more would spill 16 registers */

/* Independent multiply-adds on registers. Returns a value so that none is dropped. */
#define DEFINE_PEAK(name, bytes, scalar, where)                                                    \
	typedef scalar name##_v __attribute__((vector_size(bytes)));                               \
	__attribute__((noinline)) where static double name(long rounds)                            \
	{                                                                                          \
		_Pragma("clang fp contract(fast)") name##_v acc[CHAINS] = {{0}}, x = {0}, y = {0}; \
		double sum = 0;                                                                    \
                                                                                                   \
		x += (scalar)0.999;                                                                \
		y += (scalar)0.001;                                                                \
		for (long r = 0; r < rounds; r++)                                                  \
			for (int c = 0; c < CHAINS; c++)                                           \
				acc[c] = acc[c] * x + y;                                           \
		for (int c = 0; c < CHAINS; c++)                                                   \
			sum += (double)acc[c][0];                                                  \
		return sum;                                                                        \
	}
/* Computes a = b + c / 2, in vectors as wide as those of generated code, SMR_TRIAD_STEP elements at
 * a time. */
#define DEFINE_TRIAD(name, bytes, where)                                                           \
	typedef float name##_v __attribute__((vector_size(bytes), aligned(4)));                    \
	__attribute__((noinline)) where static void name(float *a, const float *b, const float *c, \
							 size_t n)                                 \
	{                                                                                          \
		enum { LANES = (bytes) / 4 };                                                      \
                                                                                                   \
		for (size_t i = 0; i < n; i += SMR_TRIAD_STEP)                                     \
			for (size_t k = i; k < i + SMR_TRIAD_STEP; k += LANES)                     \
				*(name##_v *)(a + k) = *(const name##_v *)(b + k) +                \
						       *(const name##_v *)(c + k) * 0.5F;          \
		__asm__ volatile("" ::: "memory");                                                 \
	}
DEFINE_TRIAD(base_triad, 16, )
DEFINE_PEAK(base_f32, 16, float, )
DEFINE_PEAK(base_f64, 16, double, )
#if defined(__x86_64__)
DEFINE_TRIAD(v3_triad, 32, __attribute__((target("avx2,fma"))))
DEFINE_TRIAD(v4_triad, 64, __attribute__((target("avx512f,fma"))))
DEFINE_PEAK(v3_f32, 32, float, __attribute__((target("avx2,fma"))))
DEFINE_PEAK(v3_f64, 32, double, __attribute__((target("avx2,fma"))))
DEFINE_PEAK(v4_f32, 64, float, __attribute__((target("avx512f,fma"))))
DEFINE_PEAK(v4_f64, 64, double, __attribute__((target("avx512f,fma"))))
#endif

#if defined(__x86_64__)
/* Defines a loop of sums of products of bytes; @p dot(sums, x, y). */
#define DEFINE_BYTES(name, vec, zero, dot, where)                                                \
	__attribute__((noinline)) __attribute__((target(where))) static double name(long rounds) \
	{                                                                                        \
		vec acc[CHAINS], x = zero(), y = zero();                                         \
		double sum = 0;                                                                  \
                                                                                                 \
		for (int c = 0; c < CHAINS; c++)                                                 \
			acc[c] = zero();                                                         \
		__asm__ volatile("" : "+v"(x), "+v"(y));                                         \
		for (long r = 0; r < rounds; r++)                                                \
			for (int c = 0; c < CHAINS; c++)                                         \
				acc[c] = dot(acc[c], x, y);                                      \
		for (int c = 0; c < CHAINS; c++)                                                 \
			sum += (double)((const int *)&acc[c])[0];                                \
		return sum;                                                                      \
	}
#define PAIRS_512(s, x, y) _mm512_add_epi32(s, _mm512_madd_epi16(x, y))
#define PAIRS_256(s, x, y) _mm256_add_epi32(s, _mm256_madd_epi16(x, y))
DEFINE_BYTES(bytes_512, __m512i, _mm512_setzero_si512, _mm512_dpbusd_epi32,
	     "avx512f,avx512bw,avx512vnni")
DEFINE_BYTES(bytes_256, __m256i, _mm256_setzero_si256, _mm256_dpbusd_avx_epi32, "avx2,avxvnni")
DEFINE_BYTES(pairs_512, __m512i, _mm512_setzero_si512, PAIRS_512, "avx512f,avx512bw")
DEFINE_BYTES(pairs_256, __m256i, _mm256_setzero_si256, PAIRS_256, "avx2")
#endif

/* Selected by smr_host_kind(); the row without a name is for all other hosts. */
static const struct peak {
	const char *kind;
	double (*f32)(long), (*f64)(long);
	double bytes;
	smr_triad_fn *triad;
} peaks[] = {
#if defined(__x86_64__)
	{"x86-64-v4", v4_f32, v4_f64, 64, v4_triad},
	{"x86-64-v3", v3_f32, v3_f64, 32, v3_triad},
#endif
	{NULL, base_f32, base_f64, 16, base_triad},
};

static const struct peak *peaks_here(void)
{
	const struct peak *p = peaks;

	while (p->kind != NULL && strcmp(p->kind, smr_host_kind()) != 0)
		p++;
	return p;
}

smr_triad_fn *smr_calibrate_triad(void)
{
	return peaks_here()->triad;
}

typedef struct trial {
	double (*run)(long);
	long rounds;
	double sum; /* stored so that the computation is not dropped */
} trial;

static void run_part(void *arg, int i)
{
	trial *t = arg;
	double sum = t->run(t->rounds);

	if (i == 0)
		t->sum = sum;
}

/* Operations per second of @p threads at once. */
static double best_rate(const smr_workers *w, int threads, double (*run)(long), double ops_a_round)
{
	trial one = {.run = run, .rounds = 400000};
	double best = 0;

	for (int t = 0; t < 40; t++) { /* more trials make one with all threads at once likelier */
		int64_t from = smr_now_ns();

		smr_workers_run(w, threads, run_part, &one);
		best = fmax(best, ops_a_round * threads * (double)one.rounds /
					  smr_seconds(from, smr_now_ns()));
	}
	return best;
}

/* Rate of one thread: a multiplication and an addition for each byte, or for each pair of bytes
 * where those have to be widened first. 0: there are no such instructions. */
static double byte_rate(void)
{
#if defined(__x86_64__)
	bool wide = __builtin_cpu_supports("avx512bw");

	if (wide && __builtin_cpu_supports("avx512vnni"))
		return best_rate(NULL, 1, bytes_512, 2.0 * CHAINS * 64);
	if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("avxvnni"))
		return best_rate(NULL, 1, bytes_256, 2.0 * CHAINS * 32);
	if (wide)
		return best_rate(NULL, 1, pairs_512, 2.0 * CHAINS * 32);
	if (__builtin_cpu_supports("avx2"))
		return best_rate(NULL, 1, pairs_256, 2.0 * CHAINS * 16);
#endif
	return 0;
}

void smr_calibrate_peaks(smr_machine *m, const smr_workers *w)
{
	const struct peak *p = peaks_here();
	double f32, f64;

	f32 = 2.0 * CHAINS * p->bytes / 4;
	f64 = 2.0 * CHAINS * p->bytes / 8;
	m->peak_f32 = best_rate(NULL, 1, p->f32, f32);
	m->peak_f64 = best_rate(NULL, 1, p->f64, f64);
	m->matrix[SMR_MATRIX_F32] = fmax(m->peak_f32, best_rate(w, m->cores, p->f32, f32));
	m->matrix[SMR_MATRIX_F64] = fmax(m->peak_f64, best_rate(w, m->cores, p->f64, f64));
	/* other processes slow down all threads together, but seldom one */
	m->matrix[SMR_MATRIX_I8] = byte_rate() * m->matrix[SMR_MATRIX_F32] / m->peak_f32;
}
