/** @file Failing with a reason: the inner side of <samara/status.h>. */
#ifndef SMR_BASE_STATUS_H
#define SMR_BASE_STATUS_H

#include <samara/status.h>

SMR_BEGIN_DECLS

/** Sets this thread's error text and returns @p status, so that one line fails.
 * The arguments may include smr_errmsg() itself, to put words before a reason. */
smr_status smr_fail(smr_status status, const char *fmt, ...) SMR_PRINTF(2, 3);

SMR_END_DECLS

/** Passes on a failure that was already told. */
#define SMR_TRY(expr)                                \
	do {                                         \
		smr_status smr_try_status_ = (expr); \
		if (smr_try_status_ != SMR_OK)       \
			return smr_try_status_;      \
	} while (0)

#endif
