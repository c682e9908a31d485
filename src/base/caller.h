/** @file Who waits for what is served on this thread, beside its arguments. */
#ifndef SMR_BASE_CALLER_H
#define SMR_BASE_CALLER_H
#include <stdatomic.h>

typedef struct smr_caller {
	double predicted_s;      /* what it is said to take; 0: unknown */
	const atomic_bool *gone; /* NULL, or true: nobody waits for it any more */
} smr_caller;

/** Of the request that is served on this thread. */
extern _Thread_local smr_caller smr_caller_now;
#endif
