/** @file ELF objects, before they are linked into the process. */
#ifndef SMR_NET_ARCHIVE_OBJECT_H
#define SMR_NET_ARCHIVE_OBJECT_H
#include "back/llvm/jit.h"
#include "base/data/vec.h"
#include "net/archive/archive.h"

typedef SMR_VEC(smr_jit_symbol) smr_object_symbols;

/** Whether the object may be linked: for this machine, no constructors, ifuncs, thread-local
 * variables, nothing undefined but what code of @p a may call, its entries defined. Appends what is
 * undefined, with addresses; names point into @p bytes. *@p mapped becomes the bytes it will take
 * up. SMR_ECORRUPT or SMR_EDENIED with the reason. */
SMR_MUST_USE smr_status smr_object_check(const smr_archive *a, const void *bytes, size_t n,
					 smr_object_symbols *out, size_t *mapped);
#endif
