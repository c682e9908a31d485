/** @file Checks of ELF objects before they are linked into the process. */
#ifndef SMR_NET_ARCHIVE_OBJECT_H
#define SMR_NET_ARCHIVE_OBJECT_H
#include "back/llvm/jit.h"
#include "base/data/vec.h"
#include "net/archive/archive.h"

typedef SMR_VEC(smr_jit_symbol) smr_object_symbols;

/** Checks that the object may be linked: made for this machine, without constructors, ifuncs and
 * thread-local variables, with no undefined symbol except those that code of @p a may call, and
 * with all its entries. Appends the undefined symbols with their addresses; names point into
 * @p bytes. *@p mapped becomes the bytes it will occupy. SMR_ECORRUPT or SMR_EDENIED with the
 * reason. */
SMR_MUST_USE smr_status smr_object_check(const smr_archive *a, const void *bytes, size_t n,
					 smr_object_symbols *out, size_t *mapped);
#endif
