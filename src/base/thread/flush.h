/** @file Whether this thread flushes subnormal numbers: takes operands as 0 and gives 0 as a
 * result. Intel's processors compute with subnormal numbers in microcode, up to 14 times slower. */
#ifndef SMR_BASE_THREAD_FLUSH_H
#define SMR_BASE_THREAD_FLUSH_H
#include <stdbool.h>
#include <stdint.h>

/* Intel SDM 10.2.3: denormals-are-zeros and flush-to-zero of MXCSR. Arm ARM C5.2.8: FZ of FPCR. */
#if defined(__x86_64__)
#define SMR_FLUSH_BITS UINT32_C(0x8040)
#elif defined(__aarch64__)
#define SMR_FLUSH_BITS (UINT64_C(1) << 24)
#endif

static inline bool smr_flush_get(void)
{
#if defined(__x86_64__)
	uint32_t word;

	__asm__ volatile("stmxcsr %0" : "=m"(word));
	return (word & SMR_FLUSH_BITS) == SMR_FLUSH_BITS;
#elif defined(__aarch64__)
	uint64_t word;

	__asm__ volatile("mrs %0, fpcr" : "=r"(word));
	return (word & SMR_FLUSH_BITS) != 0;
#else
	return false;
#endif
}

/** Does nothing on processors where it is not known how. */
static inline void smr_flush_set(bool on)
{
#if defined(__x86_64__)
	uint32_t word;

	__asm__ volatile("stmxcsr %0" : "=m"(word));
	word = on ? word | SMR_FLUSH_BITS : word & ~SMR_FLUSH_BITS;
	__asm__ volatile("ldmxcsr %0" : : "m"(word));
#elif defined(__aarch64__)
	uint64_t word;

	__asm__ volatile("mrs %0, fpcr" : "=r"(word));
	word = on ? word | SMR_FLUSH_BITS : word & ~SMR_FLUSH_BITS;
	__asm__ volatile("msr fpcr, %0" : : "r"(word));
#else
	(void)on;
#endif
}
#endif
