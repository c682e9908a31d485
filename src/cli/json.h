/** @file JSON as all commands print it. */
#ifndef SMR_CLI_JSON_H
#define SMR_CLI_JSON_H
#include <jansson.h>
#include <stdio.h>

#include "base/status.h"

enum { SMR_CLI_DIGITS = 6 /* of real numbers */ };

/** Prints JSON text that the library made, and frees it. SMR_EIO: it cannot be written. */
SMR_MUST_USE smr_status smr_cli_put_text(char *text);
/** SMR_EIO: it cannot be written. */
SMR_MUST_USE smr_status smr_cli_put_json(const json_t *o, FILE *to);
/** The same, real numbers with so many digits. */
SMR_MUST_USE smr_status smr_cli_put_json_digits(const json_t *o, int digits, FILE *to);
#endif
