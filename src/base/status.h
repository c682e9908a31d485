/** @file Raises errors with a reason: the internal side of <samara/status.h>. */
#ifndef SMR_BASE_STATUS_H
#define SMR_BASE_STATUS_H

#include <samara/status.h>

SMR_BEGIN_DECLS

/** Sets this thread's error text and returns @p status, so that one line fails. The arguments may
 * include smr_errmsg() itself, to put words before a reason. */
smr_status smr_fail(smr_status status, const char *fmt, ...) SMR_PRINTF(2, 3);

SMR_END_DECLS

/* clang-tidy sees one file at a time: this states that smr_fail() never returns SMR_OK. */
#ifdef __clang_analyzer__
#define SMR_NEVER_OK(expr)                       \
	__extension__({                          \
		smr_status never_ok_ = (expr);   \
		if (never_ok_ == SMR_OK)         \
			__builtin_unreachable(); \
		never_ok_;                       \
	})
#define smr_fail(...) SMR_NEVER_OK(smr_fail(__VA_ARGS__))
#endif

/** Returns from the function with a failure that already has an error text. */
#define SMR_TRY(expr)                                \
	do {                                         \
		smr_status smr_try_status_ = (expr); \
		if (smr_try_status_ != SMR_OK)       \
			return smr_try_status_;      \
	} while (0)

#endif
