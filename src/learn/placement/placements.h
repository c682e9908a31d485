/** @file Where codelets go, as it was last planned: kept for the runs to come, and for whoever goes
 * on after a crash, so that a plan is left only for what is clearly better. */
#ifndef SMR_LEARN_PLACEMENT_PLACEMENTS_H
#define SMR_LEARN_PLACEMENT_PLACEMENTS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

enum { SMR_PLAN_WORD = 48, SMR_PLAN_NAME = 96, SMR_PLAN_KEY = 48 /* bytes with the 0 */ };

#define SMR_PLANS_PREFIX "plan." /* of the keys of records */

/** A codelet at a size. */
typedef struct smr_placement_entry {
	uint64_t code, size;
	char codelet[SMR_PLAN_NAME]; /* as people call it; "": not told yet */
	char fleet[SMR_PLAN_WORD];   /* the best one; "here": none is better than the program */
	char node[SMR_PLAN_WORD];    /* there; "": here, or any */
	double here_s, there_s;      /* predicted, sending included */
	double at;                   /* seconds since 1970 */
} smr_placement_entry;

/** Safe from several threads. */
typedef struct smr_placements smr_placements;

SMR_MUST_USE smr_status smr_placements_open(smr_placements **out);
void smr_placements_close(smr_placements *p); /* NULL is fine */

/** Plans a codelet anew: whether it goes to e->fleet, which is the best there is. Where it went
 * before it stays, unless the other is better by a tenth. @p force: it goes there. *@p nameless: it
 * has no name yet. */
bool smr_placements_choose(smr_placements *p, const smr_placement_entry *e, bool force,
			   bool *nameless);
void smr_placements_name(smr_placements *p, uint64_t code, uint64_t size, const char *name);

/** One record. SMR_ECORRUPT: damaged, or no plan can be so. */
SMR_MUST_USE smr_status smr_plan_read(const void *data, size_t n, smr_placement_entry *out);
/** Takes a record that an earlier run or another program kept, unless what is known is newer. */
SMR_MUST_USE smr_status smr_placements_take(smr_placements *p, const char *key, const void *data,
					    size_t n);
/** Hands over the records of what has changed since the last time. Not to be called from @p fn. */
SMR_MUST_USE smr_status smr_placements_each(smr_placements *p,
					    smr_status (*fn)(void *ctx, const char *key,
							     const void *data, size_t n),
					    void *ctx);
#endif
