/** @file Pages that need no network: templates of share/samara/pages, filled with data. */
#ifndef SMR_CLI_TEMPLATE_H
#define SMR_CLI_TEMPLATE_H
#include <jansson.h>

#include "base/status.h"

enum { SMR_CLI_DAY = 32 };

/** Writes pages/NAME to @p path. The word @DATA@ becomes @p data, @STYLE@ becomes pages/page.css
 * and
 * @SCRIPT@ pages/page.js. SMR_EPARSE: the template lacks a word; SMR_EIO: it cannot be written. */
SMR_MUST_USE smr_status smr_cli_template_fill(const char *name, const json_t *data,
					      const char *path);
/** Writes today's date, "2026-11-30" (UTC). */
void smr_cli_template_day(char out[SMR_CLI_DAY]);
#endif
