/** @file What a forked process does until it is killed. */
#ifndef SMR_BASE_JAIL_WORKER_H
#define SMR_BASE_JAIL_WORKER_H
#include <sys/types.h>

#include "base/jail/filter.h"
#include "base/jail/jail.h"
#include "base/jail/protocol.h"

/** @p files: its memfd, and what is shared or -1. @p zygote: the process that forked it. */
_Noreturn void smr_worker_run(const smr_jail_program *p, const smr_filter *filter,
			      const smr_jail_message *spawn, const int *files, pid_t zygote);
/** In a process of its own that ends: SMR_OK, if a worker could be confined and what is forbidden
 * ends it; else the reason. */
SMR_MUST_USE smr_status smr_worker_try(const smr_filter *filter);
#endif
