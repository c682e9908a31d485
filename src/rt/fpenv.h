/** @file Whether floating-point arithmetic of this thread is as every program starts with. */
#ifndef SMR_RT_FPENV_H
#define SMR_RT_FPENV_H
#include <stdbool.h>
#if !defined(__x86_64__)
#include <fenv.h>
#endif

/** False when the program rounds otherwise, flushes denormals or traps: then only its own code will
 * do. */
static inline bool smr_fpenv_is_default(void)
{
#if defined(__x86_64__)
	/* Intel SDM 10.2.3: all exceptions masked, round to nearest; bits 0-5 are sticky flags */
	unsigned mxcsr;

	__asm__ volatile("stmxcsr %0" : "=m"(mxcsr));
	return (mxcsr & 0xffc0) == 0x1f80;
#else
	return fegetround() == FE_TONEAREST;
#endif
}
#endif
