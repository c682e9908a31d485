/** @file OpenBLAS, which contains LAPACK: opened on first use, never linked. */
#ifndef SMR_OPS_LINALG_OPENBLAS_H
#define SMR_OPS_LINALG_OPENBLAS_H
#include <stdbool.h>

#include "base/status.h"

/** Gets the library for dlsym() and its path. SMR_EUNSUPPORTED, with the package to install, when
 * there is none. Neither is ever freed. */
SMR_MUST_USE smr_status smr_openblas_open(void **lib, const char **path);
/** Finds the OpenMP that smr_product_solo_enter() limits: that of the program, or that of @p lib.
 * False: there is none that can be limited. */
bool smr_product_solo_find(void *lib);
/** Whether @p set, a library's omp_set_num_threads, is that of the limited OpenMP; so is NULL. */
bool smr_product_solo_is(const void *set);
/** Limits this thread's OpenMP regions to one thread until smr_product_solo_leave(), in whichever
 * OpenMP the opened libraries are bound to. Pass enter()'s result to leave(). */
int smr_product_solo_enter(void);
void smr_product_solo_leave(int before);
#endif
