/** @file Log lines on stderr: SAMARA_LOG=error|warn|info|debug. Off by default, because stderr
 * belongs to the user's program. */
#ifndef SMR_BASE_LOG_H
#define SMR_BASE_LOG_H

#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

SMR_BEGIN_DECLS

typedef enum smr_log_level {
	SMR_LOG_OFF,
	SMR_LOG_ERROR, /* a requested operation failed */
	SMR_LOG_WARN,  /* it succeeded in a slower way */
	SMR_LOG_INFO,  /* decisions */
	SMR_LOG_DEBUG  /* steps */
} smr_log_level;

bool smr_log_on(smr_log_level level);
/** Writes one line, given without its newline, in one piece. Call it through smr_log(). */
void smr_log_line(smr_log_level level, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Sends lines of this process up to @p level to @p sink, without a newline; call it before there
 * are threads. */
void smr_log_to(void (*sink)(smr_log_level level, const char *line, size_t n), smr_log_level level);
/** Sets the level for a process whose environment sets none; otherwise logging is off. Call it
 * before there are threads. */
void smr_log_usually(smr_log_level level);
/** Returns the level that is on; or its name in SAMARA_LOG. */
smr_log_level smr_log_level_now(void);
const char *smr_log_level_name(smr_log_level level);

SMR_END_DECLS

/** Evaluates the arguments only when the level is on. */
#define smr_log(level, ...)                               \
	do {                                              \
		if (smr_log_on(level))                    \
			smr_log_line(level, __VA_ARGS__); \
	} while (0)

#endif
