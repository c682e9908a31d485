/** @file The kinds of entries that the user's cache has. */
#ifndef SMR_CLI_CACHE_H
#define SMR_CLI_CACHE_H
#include "base/os/cache.h"

/** Up to one without a name. */
extern const smr_cache_kind smr_cache_kinds[];
#endif
