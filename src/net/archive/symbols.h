/** @file Functions that shipped code may call: the host's calls, a few functions of the C library,
 * and those of libraries that its archive declares. Code finds no other symbol of the process. */
#ifndef SMR_NET_ARCHIVE_SYMBOLS_H
#define SMR_NET_ARCHIVE_SYMBOLS_H
#include "net/archive/archive.h"

/** Checks that a library may be declared; SMR_EINVAL, with the list of libraries, if not. */
SMR_MUST_USE smr_status smr_ship_library(const char *name);
/** Returns the address of a function that code of @p a may call; NULL if it may not. @p hint
 * becomes the library that would have to be declared, or NULL. */
void *smr_ship_symbol(const smr_archive *a, const char *name, const char **hint);
#endif
