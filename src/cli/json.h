/** @file JSON output of all commands. */
#ifndef SMR_CLI_JSON_H
#define SMR_CLI_JSON_H
#include <jansson.h>
#include <stdio.h>

#include "base/status.h"

enum { SMR_CLI_DIGITS = 6 /* digits of real numbers */ };

/** Prints JSON text made by the library, and frees it. SMR_EIO: write error. */
SMR_MUST_USE smr_status smr_cli_put_text(char *text);
/** Prints a JSON value to @p to, real numbers with @p digits digits. SMR_EIO: write error. */
SMR_MUST_USE smr_status smr_cli_put_json_digits(const json_t *o, int digits, FILE *to);
struct smr_fields;
/** Prints a struct that a table of fields describes. SMR_EIO, SMR_ENOMEM. */
SMR_MUST_USE smr_status smr_cli_put_fields(const struct smr_fields *f, const void *object,
					   FILE *to);
/** The same with @p digits digits for real numbers, 0: all. */
SMR_MUST_USE smr_status smr_cli_put_fields_digits(const struct smr_fields *f, const void *object,
						  int digits, FILE *to);
#endif
