/** @file Placements of codelets as last planned: stored for later runs and for recovery after a
 * crash, so that a placement changes only for a clearly better one. */
#ifndef SMR_LEARN_PLACEMENT_PLACEMENTS_H
#define SMR_LEARN_PLACEMENT_PLACEMENTS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

enum { SMR_PLAN_WORD = 48, SMR_PLAN_NAME = 96, SMR_PLAN_KEY = 48 /* bytes with the final 0 */ };

#define SMR_PLANS_PREFIX "plan." /* of the keys of records */

/** A codelet at a size. */
typedef struct smr_placement_entry {
	uint64_t code, size;
	char codelet[SMR_PLAN_NAME]; /* name for display; "": unknown */
	char fleet[SMR_PLAN_WORD];   /* the best one; "here": none is better than this host */
	char node[SMR_PLAN_WORD];    /* node there; "": this host, or any node */
	double here_s, there_s;      /* predicted, with sending included */
	double at;                   /* seconds since 1970 */
} smr_placement_entry;

/** Thread-safe. */
typedef struct smr_placements smr_placements;

SMR_MUST_USE smr_status smr_placements_open(smr_placements **out);
void smr_placements_close(smr_placements *p); /* accepts NULL */

/** Plans a codelet again: returns whether it goes to e->fleet, which is the best there is. It stays
 * at its last place unless the other is better by a tenth. @p force: it goes there. *@p nameless:
 * it has no name yet. */
bool smr_placements_choose(smr_placements *p, const smr_placement_entry *e, bool force,
			   bool *nameless);
void smr_placements_name(smr_placements *p, uint64_t code, uint64_t size, const char *name);

/** Reads one record. SMR_ECORRUPT: it is damaged or has impossible values. */
SMR_MUST_USE smr_status smr_plan_read(const void *data, size_t n, smr_placement_entry *out);
/** Merges a record that an earlier run or another program stored, unless the one in memory is
 * newer. */
SMR_MUST_USE smr_status smr_placements_take(smr_placements *p, const char *key, const void *data,
					    size_t n);
/** Passes the records that changed since the last call to @p fn, which must not call this function.
 */
SMR_MUST_USE smr_status smr_placements_each(smr_placements *p,
					    smr_status (*fn)(void *ctx, const char *key,
							     const void *data, size_t n),
					    void *ctx);
#endif
