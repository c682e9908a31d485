/** @file JSON as all commands print it. */
#ifndef SMR_CLI_JSON_H
#define SMR_CLI_JSON_H
#include <jansson.h>
#include <stdio.h>

#include "base/status.h"

/** SMR_EIO: it cannot be written. */
SMR_MUST_USE smr_status smr_cli_put_json(const json_t *o, FILE *to);
#endif
