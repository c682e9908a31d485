/** @file Whether floating-point arithmetic of this thread is as every program starts with. */
#ifndef SMR_RT_FPENV_H
#define SMR_RT_FPENV_H
#include <stdbool.h>
#if !defined(__x86_64__)
#include <fenv.h>
#endif

/** False when the program rounds otherwise, flushes subnormal numbers or traps: then only its own
 * code will do. @p may_flush: numbers may be flushed, as -ffast-math has it when it links. */
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
