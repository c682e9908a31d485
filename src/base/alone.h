/** @file What a run takes, without what its thread waited for a processor that others had.
 *
 * That is asked of the system (base/waited.h), or how long the thread ran, either of which takes up
 * to some microseconds: of runs that are long, or of which there were few. Of any other one that
 * took many times its like it is taken that it waited. */
#ifndef SMR_BASE_ALONE_H
#define SMR_BASE_ALONE_H
#include <stdbool.h>
#include <stdint.h>

typedef enum smr_alone_by {
	SMR_BY_CLOCK,   /* all that passed */
	SMR_BY_WAITING, /* without what others took of it: several threads work on a run */
	SMR_BY_THREAD   /* the thread alone works, and what it sleeps for is no part of it, too */
} smr_alone_by;

typedef struct smr_alone {
	smr_alone_by by;
	bool looks;
	int64_t at, other; /* what it waited, or ran, by then */
	double mean_s;     /* of runs before; 0: there were too few */
} smr_alone;

/** A run begins, after @p runs of the same that took @p spent_s in all. */
smr_alone smr_alone_begin(smr_alone_by by, uint64_t runs, double spent_s);
/** It ended: its seconds. */
double smr_alone_end(const smr_alone *a);
#endif
