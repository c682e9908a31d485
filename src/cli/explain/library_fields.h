/** @file Document of `samara kernels --json`. */
#ifndef SMR_CLI_EXPLAIN_LIBRARY_FIELDS_H
#define SMR_CLI_EXPLAIN_LIBRARY_FIELDS_H
#include <stdio.h>

#include "api/pipeline.h"

/** An array of kernels. */
extern const struct smr_fields smr_kernels_fields;
/** Prints all kernels, or @p one of them. SMR_ENOMEM, SMR_EIO. */
SMR_MUST_USE smr_status smr_kernels_put_json(const smr_library *l, const smr_kernel *one, FILE *to);
#endif
