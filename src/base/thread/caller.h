/** @file The caller of the request that this thread serves. */
#ifndef SMR_BASE_THREAD_CALLER_H
#define SMR_BASE_THREAD_CALLER_H
#include <stdatomic.h>

typedef struct smr_caller {
	double predicted_s;      /* the caller's prediction; 0: unknown */
	const atomic_bool *gone; /* NULL, or a flag: true when the caller no longer waits */
} smr_caller;

/** The caller of the request that is served on this thread. */
extern _Thread_local smr_caller smr_caller_now;
#endif
