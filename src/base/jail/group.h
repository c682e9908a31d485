/** @file A memory control group for each worker, where this process may make one. It is the
 * kernel's own limit, beside RLIMIT_DATA (which does not count memory that was made read-only after
 * it was written) and usage.c (which sees such memory some milliseconds later). */
#ifndef SMR_BASE_JAIL_GROUP_H
#define SMR_BASE_JAIL_GROUP_H
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

enum { SMR_GROUP_PATH = 512 };

typedef struct smr_groups {
	char base[SMR_GROUP_PATH];  /* folder of the groups; "": there are none */
	const char *limit, *events; /* names of the files of a group */
} smr_groups;

/** Finds where groups can be made, with version 1 or 2 of control groups. With version 2 the
 * process moves into a group below its own, since a group with processes delegates no controller;
 * if that does not help, the process moves back. Call it before there are children. */
void smr_groups_open(smr_groups *g);
/** Makes the worker's group, with a limit of @p bytes, and moves the process @p pid into it. False:
 * the process stays in its group. */
bool smr_group_join(const smr_groups *g, uint32_t id, pid_t pid, uint64_t bytes);
/** Changes the limit of the worker's group. */
void smr_group_limit(const smr_groups *g, uint32_t id, uint64_t bytes);
/** Returns whether the kernel ended a process of the group because of its limit. */
bool smr_group_was_full(const smr_groups *g, uint32_t id);
/** Removes the group of a worker that has ended. */
void smr_group_remove(const smr_groups *g, uint32_t id);
#endif
