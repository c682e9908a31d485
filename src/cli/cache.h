/** @file Kinds of entries in the user's cache. */
#ifndef SMR_CLI_CACHE_H
#define SMR_CLI_CACHE_H
#include "base/os/cache.h"

/** Ends with an entry without a name. */
extern const smr_cache_kind smr_cache_kinds[];
#endif
