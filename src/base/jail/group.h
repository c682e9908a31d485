/** @file A memory control group for each worker, where this process may make one: the kernel's own
 * limit, beside RLIMIT_DATA (which does not count memory that was made read-only after it was
 * written) and usage.c (which sees that some milliseconds later). */
#ifndef SMR_BASE_JAIL_GROUP_H
#define SMR_BASE_JAIL_GROUP_H
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

enum { SMR_GROUP_PATH = 512 };

typedef struct smr_groups {
	char base[SMR_GROUP_PATH];  /* the folder below which they are; "": there are none */
	const char *limit, *events; /* what files of a group are called */
} smr_groups;

/** Looks where groups can be made, versions 1 and 2 of control groups. With version 2 the process
 * moves into a group below its own, since a group with processes hands no controller on; if that
 * does not help it goes back. Before there are children. */
void smr_groups_open(smr_groups *g);
/** Makes the worker's group, with a limit of @p bytes, and moves the process there. False: it stays
 * where it is. */
bool smr_group_join(const smr_groups *g, uint32_t id, pid_t pid, uint64_t bytes);
/** Another limit. */
void smr_group_limit(const smr_groups *g, uint32_t id, uint64_t bytes);
/** Whether the kernel ended a process of it because of its limit. */
bool smr_group_was_full(const smr_groups *g, uint32_t id);
/** The worker is no more. */
void smr_group_remove(const smr_groups *g, uint32_t id);
#endif
