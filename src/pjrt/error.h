/** @file Errors as callers of the plug-in get them: a code and a text, owned by the caller. */
#ifndef SMR_PJRT_ERROR_H
#define SMR_PJRT_ERROR_H
#include "base/status.h"
#include "pjrt/abi/abi.h"

/** Makes an error; without memory for it, a constant one that says so. Free it with
 * pjrt_error_free(). */
pjrt_error *pjrt_error_new(pjrt_code code, const char *fmt, ...) SMR_PRINTF(2, 3);
/** The last failure of this thread as an error; NULL if @p st is SMR_OK. */
pjrt_error *pjrt_error_of(smr_status st);
void pjrt_error_free(pjrt_error *e); /* NULL is fine */
pjrt_code pjrt_error_code(const pjrt_error *e);
const char *pjrt_error_text(const pjrt_error *e);

/** Returns from the function with an error, if there is one. */
#define PJRT_TRY(expr)                          \
	do {                                    \
		pjrt_error *pjrt_try_ = (expr); \
		if (pjrt_try_ != NULL)          \
			return pjrt_try_;       \
	} while (0)

#endif
