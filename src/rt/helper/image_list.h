/** @file Lists the images in the guest folder for people. */
#ifndef SMR_RT_HELPER_IMAGE_LIST_H
#define SMR_RT_HELPER_IMAGE_LIST_H
#include <stdbool.h>
#include <stdio.h>

#include "base/status.h"

/** Prints the specializations of all valid images in @p folder, one row each, or as JSON. Skips
 * damaged files. */
SMR_MUST_USE smr_status smr_guest_list(const char *folder, bool as_json, FILE *to);
#endif
