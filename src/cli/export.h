/** @file A simulation as files of other tools (internal to cli/). */
#ifndef SMR_CLI_EXPORT_H
#define SMR_CLI_EXPORT_H
#include "simulate/export.h"

/** A timeline for Perfetto at @p timeline; PREFIX.0.et, PREFIX.1.et ... for each row, @p chakra
 * being PREFIX. NULL: none. */
SMR_MUST_USE smr_status smr_cli_export(const smr_sim *s, const char *timeline, const char *chakra);
#endif
