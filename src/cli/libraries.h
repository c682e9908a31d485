/** @file Versions of libraries, measured, for `samara doctor`. */
#ifndef SMR_CLI_LIBRARIES_H
#define SMR_CLI_LIBRARIES_H
#include <stddef.h>

#include "cli/parts_fields.h"

enum { SMR_LIBRARY_FINDINGS = 4 };

/** Tells each version of oneDNN and of OpenBLAS that can be opened, with its speed on one thread,
 * and how to get a newer one where that is missing. Takes about 0.3 s. Returns the number. */
size_t smr_find_libraries(smr_finding out[SMR_LIBRARY_FINDINGS]);
#endif
