/** @file Whether floating-point arithmetic of this thread is as every program starts with. */
#ifndef SMR_RT_FPENV_H
#define SMR_RT_FPENV_H
#include <stdbool.h>
#if defined(__x86_64__)
#include <xmmintrin.h>
#else
#include <fenv.h>
#endif

/** False when the program rounds otherwise, flushes denormals or traps: then only its own code will
 * do. */
static inline bool smr_fpenv_is_default(void)
{
#if defined(__x86_64__)
	/* Intel SDM 10.2.3: all exceptions masked, round to nearest; bits 0-5 are sticky flags */
	return (_mm_getcsr() & 0xffc0) == 0x1f80;
#else
	return fegetround() == FE_TONEAREST;
#endif
}
#endif
