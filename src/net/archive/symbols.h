/** @file What shipped code may call: the host's calls, a few functions of the C library, and the
 * functions of libraries that its archive declares. Nothing of the process is found in any other
 * way.
 */
#ifndef SMR_NET_ARCHIVE_SYMBOLS_H
#define SMR_NET_ARCHIVE_SYMBOLS_H
#include "net/archive/archive.h"

/** SMR_EINVAL, with the ones there are, when no library of that name may be declared. */
SMR_MUST_USE smr_status smr_ship_library(const char *name);
/** The address of a function that code of @p a may call; NULL when it may not. @p hint becomes the
 * library that would have to be declared, or NULL. */
void *smr_ship_symbol(const smr_archive *a, const char *name, const char **hint);
#endif
