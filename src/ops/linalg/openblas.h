/** @file OpenBLAS, which contains LAPACK: opened on first use, never linked. */
#ifndef SMR_OPS_LINALG_OPENBLAS_H
#define SMR_OPS_LINALG_OPENBLAS_H
#include <stdbool.h>

#include "base/status.h"

/** The folder of the system's libraries, with a slash. */
#if defined(__x86_64__)
#define SMR_SYSTEM_LIBRARIES "/usr/lib/x86_64-linux-gnu/"
#elif defined(__aarch64__)
#define SMR_SYSTEM_LIBRARIES "/usr/lib/aarch64-linux-gnu/"
#elif defined(__riscv)
#define SMR_SYSTEM_LIBRARIES "/usr/lib/riscv64-linux-gnu/"
#else
#define SMR_SYSTEM_LIBRARIES "/usr/lib/"
#endif

/** Where OpenBLAS comes from. The wheel's is used where the system has none, or one that may not
 * know this processor. */
typedef enum smr_openblas_source {
	SMR_OPENBLAS_SYSTEM,
	SMR_OPENBLAS_WHEEL, /* scipy-openblas32 */
	SMR_OPENBLAS_SOURCES
} smr_openblas_source;

typedef struct smr_openblas {
	void *lib;
	const char *prefix; /* of the names of its functions */
	char path[512];
} smr_openblas;

/** The version of the wheel that errors name; tools/deps.txt has it too. */
#define SMR_OPENBLAS_PIP "0.3.34.481.3"

/** Whether there is a library; opens only one that $SAMARA_OPENBLAS names. */
SMR_MUST_USE smr_status smr_openblas_find(smr_openblas_source from);
/** Opens it for the rest of the process. SMR_EUNSUPPORTED, with the package to install, when there
 * is none. Never freed. */
SMR_MUST_USE smr_status smr_openblas_open(smr_openblas_source from, const smr_openblas **out);
/** Opens the system's, else the wheel's. */
SMR_MUST_USE smr_status smr_openblas_open_any(const smr_openblas **out);
/** A function without the prefix, or NULL. */
void *smr_openblas_symbol(const smr_openblas *b, const char *name);
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
