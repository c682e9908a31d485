/** @file The thread pool. Tiles of a codelet run on it; libraries inside a task run on one thread.
 *
 * The pool is made at first use, survives fork (a child starts its own) and sleeps when idle. */
#ifndef SMR_BASE_THREAD_WORKERS_H
#define SMR_BASE_THREAD_WORKERS_H
#include "samara/status.h"

typedef struct smr_workers smr_workers;

/** @p n threads including the caller's own; 0: as many as the process may use (affinity,
 * $SAMARA_THREADS). */
SMR_MUST_USE smr_status smr_workers_new(int n, smr_workers **out);
void smr_workers_free(smr_workers *w);       /* NULL is allowed */
int smr_workers_count(const smr_workers *w); /* NULL: 1 */
/** Calls fn(arg, i) for i in [0, n), in any order, on all threads; returns when all calls are done.
 * With @p w NULL, or within a task of a pool, all calls run on the caller's thread. All threads
 * flush subnormal numbers if the caller's does. */
void smr_workers_run(const smr_workers *w, int n, void (*fn)(void *arg, int i), void *arg);
#endif
