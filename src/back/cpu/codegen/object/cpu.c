/* Features of this CPU, from cpuid, and of other targets. */
#include "back/cpu/codegen/object/module.h"
#include <string.h>
#include <unistd.h>

/* Returns the size of the last-level cache available to one program. */
static int64_t last_cache(void)
{
	enum { MOST = 32 << 20 };
	static const int levels[] = {_SC_LEVEL4_CACHE_SIZE, _SC_LEVEL3_CACHE_SIZE,
				     _SC_LEVEL2_CACHE_SIZE};

	for (size_t i = 0; i < sizeof(levels) / sizeof(levels[0]); i++) {
		long n = sysconf(levels[i]);

		if (n > 0)
			return n < MOST ? n : MOST;
	}
	return MOST;
}

void nest_cpu_host(nest_cpu *out)
{
	*out = (nest_cpu){
		.vector = 16, .registers = 16, .prefetch = true, .rows = true, .libm = true};
#if defined(__x86_64__)
	__builtin_cpu_init();
	out->stream = last_cache();
	out->fma = __builtin_cpu_supports("fma") && __builtin_cpu_supports("avx2");
	if (__builtin_cpu_supports("avx2")) {
		out->vector = 32;
		out->pairs = true;
	}
	if (out->fma && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
	    __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw")) {
		out->vector = 64;
		out->registers = 32;
		out->scalef = true;
		/* Zen 5: a quotient in parallel with six or seven cycles of other work is free;
		 * Intel's take 16, and Zen 4 was not measured */
		out->quotients = __builtin_cpu_is("amd") && __builtin_cpu_supports("avxvnni");
		out->permutes = out->quotients;
		out->bf16 = __builtin_cpu_supports("avx512bf16");
	}
#elif defined(__aarch64__)
	out->fma = true;
	out->registers = 32;
#endif
}

/* x86_64_v4 is AVX-512. x86_64 is x86-64-v3: older CPUs run it, slowly, through the C library's
 * fma. wasm32 has only fixed-width SIMD (results of relaxed SIMD may depend on the machine), the
 * registers of the machine that it is compiled for, and no library. */
static const nest_target targets[] = {
	{"x86_64_v4",
	 "x86_64-unknown-linux-gnu",
	 "avx2,fma,avx512f,avx512vl,avx512dq,avx512bw",
	 8,
	 {.vector = 64,
	  .registers = 32,
	  .fma = true,
	  .prefetch = true,
	  .scalef = true,
	  .pairs = true,
	  .libm = true}},
	{"x86_64",
	 "x86_64-unknown-linux-gnu",
	 "",
	 8,
	 {.vector = 32,
	  .registers = 16,
	  .fma = true,
	  .prefetch = true,
	  .pairs = true,
	  .libm = true}},
	{"aarch64",
	 "aarch64-unknown-linux-gnu",
	 "",
	 8,
	 {.vector = 16, .registers = 32, .fma = true, .prefetch = true, .libm = true}},
	{"wasm32", "wasm32-unknown-unknown", "", 4, {.vector = 16, .registers = 16, .unroll = 4}},
};

const nest_target *nest_target_find(const char *name)
{
	for (size_t i = 0; i < sizeof(targets) / sizeof(targets[0]); i++)
		if (strcmp(targets[i].name, name) == 0)
			return &targets[i];
	return NULL;
}
