/** @file Device groups of collectives (internal to run/). */
#ifndef SMR_RUN_EXEC_GROUPS_H
#define SMR_RUN_EXEC_GROUPS_H
#include "run/exec/internal.h"

/** Device groups of @p v, in order. `groups` lists replicas, for each partition (channel 0) or with
 * all partitions (1), flat numbers (2), or partitions, for each replica (3). */
typedef struct smr_grouping {
	const smr_module *module;
	const int64_t *list; /* NULL: one group of all */
	uint32_t size, rows; /* length of a row of the list; number of rows */
	uint32_t n;          /* all devices */
	int64_t channel;
} smr_grouping;

/** SMR_ETYPE: the numbers of @p v do not match the devices of @p x. */
SMR_MUST_USE smr_status smr_groups_read(const smr_executable *x, const smr_node *v,
					smr_grouping *out);
/** Returns the number of members of row @p row of the groups, in copy @p c of them, and copies
 * them; UINT32_MAX: more than there are devices. */
uint32_t smr_groups_members(const smr_grouping *g, uint32_t row, uint32_t c, uint32_t *to);
/** Returns the number of copies of the groups, each with other devices. */
uint32_t smr_groups_copies(const smr_grouping *g);
#endif
