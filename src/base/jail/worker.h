/** @file Main function of a forked worker, which runs until it is killed. */
#ifndef SMR_BASE_JAIL_WORKER_H
#define SMR_BASE_JAIL_WORKER_H
#include <sys/types.h>

#include "base/jail/filter.h"
#include "base/jail/jail.h"
#include "base/jail/protocol.h"

/** Runs the worker. @p files: its memfd, and the shared file or -1. @p zygote: the process that
 * forked it. */
_Noreturn void smr_worker_run(const smr_jail_program *p, const smr_filter *filter,
			      const smr_jail_message *spawn, const int *files, pid_t zygote);
/** Tries the confinement in a process of its own that ends. SMR_OK: a worker can be confined, and a
 * forbidden call ends it; else the reason. */
SMR_MUST_USE smr_status smr_worker_try(const smr_filter *filter);
#endif
