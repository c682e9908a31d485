/** @file The filter of system calls: a worker may make those that computing and compiling need. */
#ifndef SMR_BASE_JAIL_FILTER_H
#define SMR_BASE_JAIL_FILTER_H
#include <linux/filter.h>
#include <stddef.h>

#include "base/status.h"

/** Filter in the kernel's form, made once in the zygote; all workers install the same one. */
typedef struct smr_filter {
	struct sock_filter *code; /* free it with smr_free() */
	size_t n;
} smr_filter;

SMR_MUST_USE smr_status smr_filter_make(smr_filter *out);
/** Installs the filter for this process, which has one thread and may gain no privileges. It cannot
 * be removed. */
SMR_MUST_USE smr_status smr_filter_install(const smr_filter *f);
/** Writes the name of a system call, such as "socket", or "?" into @p name. */
void smr_filter_name(int syscall, char *name, size_t n);
#endif
