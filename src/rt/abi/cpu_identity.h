/** @file Hashes the model and features of this CPU: code compiled for another one is never run. */
#ifndef SMR_RT_ABI_CPU_IDENTITY_H
#define SMR_RT_ABI_CPU_IDENTITY_H
#include <stdint.h>

#if defined(__x86_64__)
static inline uint64_t smr_guest_cpu_identity(void)
{
	static const uint32_t leaves[][2] = {{1, 0}, {7, 0}, {7, 1}};
	uint64_t h = UINT64_C(0xcbf29ce484222325);

	for (unsigned i = 0; i < 3; i++) {
		uint32_t a = leaves[i][0], b, c = leaves[i][1], d;

		__asm__ volatile("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d));
		if (leaves[i][0] == 1)
			b = 0; /* the APIC number differs between cores */
		h = (h ^ a) * UINT64_C(0x100000001b3);
		h = (h ^ b) * UINT64_C(0x100000001b3);
		h = (h ^ c) * UINT64_C(0x100000001b3);
		h = (h ^ d) * UINT64_C(0x100000001b3);
	}
	return h ^ h >> 32;
}
#else
static inline uint64_t smr_guest_cpu_identity(void)
{
	return 0;
}
#endif
#endif
