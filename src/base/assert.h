/** @file Invariants that comments claim, checked in builds for tests.
 *
 * meson's option `asserts` enables them: `auto` is on with `buildtype=debug`, with a sanitizer and
 * with fuzzing. Elsewhere the condition is compiled, so that it stays valid C, and never evaluated:
 * no compiler may conclude anything from it. An assertion is about this program's own code. Input
 * of users, files and the network is refused with smr_fail(). */
#ifndef SMR_BASE_ASSERT_H
#define SMR_BASE_ASSERT_H
#include <samara/status.h>

#ifndef SMR_ASSERTS
#define SMR_ASSERTS 0
#endif

SMR_BEGIN_DECLS

/** Prints the condition, its place and a backtrace to stderr, and aborts. */
__attribute__((noreturn, cold)) void smr_assert_failed(const char *condition, const char *file,
						       int line, const char *function);

SMR_END_DECLS

#if SMR_ASSERTS
#define smr_assert(condition) \
	((condition) ? (void)0 : smr_assert_failed(#condition, __FILE__, __LINE__, __func__))
#else
#define smr_assert(condition) ((void)(0 && (condition)))
#endif
#endif
