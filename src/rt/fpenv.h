/** @file Checks whether this thread's floating-point environment is the one that programs start
 * with. */
#ifndef SMR_RT_FPENV_H
#define SMR_RT_FPENV_H
#include <stdbool.h>
#if !defined(__x86_64__)
#include <fenv.h>
#endif

/** Returns false if the program changed the rounding mode, flushes subnormal numbers or enables
 * traps: then only its own code may run. @p may_flush: allows flushing, which linking with
 * -ffast-math enables. */
static inline bool smr_fpenv_is_usual(bool may_flush)
{
#if defined(__x86_64__)
	/* Intel SDM 10.2.3: all exceptions masked, round to nearest; bits 0-5 are sticky flags */
	const unsigned daz = 0x40, ftz = 0x8000, control = 0xffc0, start = 0x1f80;
	unsigned mxcsr;

	__asm__ volatile("stmxcsr %0" : "=m"(mxcsr));
	return (mxcsr & control & ~(may_flush ? daz | ftz : 0)) == start;
#else
	(void)may_flush;
	return fegetround() == FE_TONEAREST;
#endif
}
#endif
