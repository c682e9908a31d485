/* Checks the CPU before any generated code runs: on a CPU without an instruction, code ends the
 * process or computes something else (lzcnt). It reads cpuid itself, since the compiler's helper is
 * in a library that we cannot bundle. */
#include <stdbool.h>

#include "aot/program.h"
#include "base/status.h"

#if defined(__x86_64__)
#include <cpuid.h>

/* A feature of the CPU: one of the System V ABI's levels, or one beyond them that LLVM may use if
 * it knows the CPU. */
typedef struct feature {
	const char *name;
	uint32_t leaf, subleaf;
	enum { EAX, EBX, ECX, EDX } reg;
	uint32_t bit;
	uint64_t level; /* the first level with the feature; 5: no level has it */
} feature;

static const feature features[] = {
	{"sse3", 1, 0, ECX, 0, 2},
	{"ssse3", 1, 0, ECX, 9, 2},
	{"cmpxchg16b", 1, 0, ECX, 13, 2},
	{"sse4.1", 1, 0, ECX, 19, 2},
	{"sse4.2", 1, 0, ECX, 20, 2},
	{"popcnt", 1, 0, ECX, 23, 2},
	{"fma", 1, 0, ECX, 12, 3},
	{"movbe", 1, 0, ECX, 22, 3},
	{"osxsave", 1, 0, ECX, 27, 3},
	{"avx", 1, 0, ECX, 28, 3},
	{"f16c", 1, 0, ECX, 29, 3},
	{"bmi", 7, 0, EBX, 3, 3},
	{"avx2", 7, 0, EBX, 5, 3},
	{"bmi2", 7, 0, EBX, 8, 3},
	{"lzcnt", 0x80000001, 0, ECX, 5, 3},
	{"avx512f", 7, 0, EBX, 16, 4},
	{"avx512dq", 7, 0, EBX, 17, 4},
	{"avx512cd", 7, 0, EBX, 28, 4},
	{"avx512bw", 7, 0, EBX, 30, 4},
	{"avx512vl", 7, 0, EBX, 31, 4},
	{"avx512ifma", 7, 0, EBX, 21, 5},
	{"sha", 7, 0, EBX, 29, 5},
	{"adx", 7, 0, EBX, 19, 5},
	{"avx512vbmi", 7, 0, ECX, 1, 5},
	{"avx512vbmi2", 7, 0, ECX, 6, 5},
	{"gfni", 7, 0, ECX, 8, 5},
	{"vaes", 7, 0, ECX, 9, 5},
	{"vpclmulqdq", 7, 0, ECX, 10, 5},
	{"avx512vnni", 7, 0, ECX, 11, 5},
	{"avx512bitalg", 7, 0, ECX, 12, 5},
	{"avx512vpopcntdq", 7, 0, ECX, 14, 5},
	{"avx512fp16", 7, 0, EDX, 23, 5},
	{"avx512vp2intersect", 7, 0, EDX, 8, 5},
	{"avxvnni", 7, 1, EAX, 4, 5},
	{"avx512bf16", 7, 1, EAX, 5, 5},
	{"avxifma", 7, 1, EAX, 23, 5},
	{"avxvnniint8", 7, 1, EDX, 4, 5},
	{"avxneconvert", 7, 1, EDX, 5, 5},
	{"pclmul", 1, 0, ECX, 1, 5},
	{"aes", 1, 0, ECX, 25, 5},
	{"xop", 0x80000001, 0, ECX, 11, 5},
	{"fma4", 0x80000001, 0, ECX, 16, 5},
	{"tbm", 0x80000001, 0, ECX, 21, 5},
};

enum { N = sizeof(features) / sizeof(features[0]) };
_Static_assert(N <= 64, "a bit each");

/* Returns XCR0, the registers that the system saves: bits 1, 2 for AVX, 5 to 7 for AVX-512. */
static uint64_t enabled_xcr0(void)
{
	uint32_t lo, hi;

	__asm__ volatile("xgetbv" : "=a"(lo), "=d"(hi) : "c"(0));
	return (uint64_t)hi << 32 | lo;
}

static uint64_t cpu_features(void)
{
	uint64_t bits = 0;

	for (int i = 0; i < N; i++) {
		const feature *f = &features[i];
		unsigned r[4] = {0};

		if (__get_cpuid_count(f->leaf, f->subleaf, &r[EAX], &r[EBX], &r[ECX], &r[EDX]) &&
		    (r[f->reg] >> f->bit & 1) != 0)
			bits |= UINT64_C(1) << i;
	}
	return bits;
}

static uint64_t x86_64_level(uint64_t have)
{
	bool saves = have >> 8 & 1; /* osxsave */
	uint64_t least = !saves || (enabled_xcr0() & 6) != 6 ? 2
			 : (enabled_xcr0() & 0xe6) != 0xe6   ? 3
							     : 4;

	for (int i = 0; i < N; i++)
		if ((have >> i & 1) == 0 && features[i].level <= least)
			least = features[i].level - 1;
	return least;
}

static const char *name_of(int bit)
{
	return features[bit].name;
}
#else
static uint64_t all(void)
{
	return 0;
}

static uint64_t level(uint64_t have)
{
	return 0;
}

static const char *name_of(int bit)
{
	return "what it has";
}
#endif

void smr_aot_cpu_host(smr_aot_cpu *out)
{
	uint64_t have = cpu_features();

	*out = (smr_aot_cpu){.level = x86_64_level(have), .more = have};
}

smr_status smr_aot_cpu_check(const smr_aot_cpu *need)
{
	uint64_t have = cpu_features(), lack = need->more & ~have;

	if (need->level > x86_64_level(have))
		return smr_fail(SMR_EUNSUPPORTED,
				"built for x86-64-v%llu, which this CPU is not: build it with "
				"--cpu=x86-64-v3, or on this machine",
				(unsigned long long)need->level);
	if (lack != 0)
		return smr_fail(SMR_EUNSUPPORTED,
				"built for a CPU with %s, which this one has not: build it with "
				"--cpu=x86-64-v3 or v4",
				name_of(__builtin_ctzll(lack)));
	return SMR_OK;
}
