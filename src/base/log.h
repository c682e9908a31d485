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
	SMR_LOG_ERROR, /* something asked for did not happen */
	SMR_LOG_WARN,  /* it happened, by a slower road */
	SMR_LOG_INFO,  /* decisions */
	SMR_LOG_DEBUG  /* steps */
} smr_log_level;

bool smr_log_on(smr_log_level level);
/** One line without its newline, written in one piece. Call it through smr_log(). */
void smr_log_line(smr_log_level level, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Lines of this process up to @p level go there instead, without a newline; before there are
 * threads. */
void smr_log_to(void (*sink)(smr_log_level level, const char *line, size_t n), smr_log_level level);
/** The level of a process of which the environment says nothing: it is off else. Before there are
 * threads. */
void smr_log_usually(smr_log_level level);
/** The level that is on, and its name in SAMARA_LOG. */
smr_log_level smr_log_level_now(void);
const char *smr_log_level_name(smr_log_level level);

SMR_END_DECLS

/** The arguments are evaluated only when the level is on. */
#define smr_log(level, ...)                               \
	do {                                              \
		if (smr_log_on(level))                    \
			smr_log_line(level, __VA_ARGS__); \
	} while (0)

#endif
