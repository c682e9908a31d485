/** @file OpenBLAS, which has LAPACK too: opened at first need, never linked. */
#ifndef SMR_OPS_LINALG_OPENBLAS_H
#define SMR_OPS_LINALG_OPENBLAS_H
#include <stdbool.h>

#include "base/status.h"

/** The library for dlsym(), and where it was found. SMR_EUNSUPPORTED, with the package to install,
 * when there is none. Neither is ever freed. */
SMR_MUST_USE smr_status smr_openblas_open(void **lib, const char **path);
/** Notes whose OpenMP smr_product_solo_enter() is to hold: that of the program, or @p lib's. False:
 * it has none that could be held. */
bool smr_product_solo_find(void *lib);
/** Between the two calls this thread's OpenMP regions have one thread, in whichever OpenMP the
 * opened libraries are bound to. Give leave() what enter() returned. */
int smr_product_solo_enter(void);
void smr_product_solo_leave(int before);
#endif
