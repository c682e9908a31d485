/** @file The system calls that a worker has: what computing and compiling need. */
#ifndef SMR_BASE_JAIL_FILTER_H
#define SMR_BASE_JAIL_FILTER_H
#include <linux/filter.h>
#include <stddef.h>

#include "base/status.h"

/** Made once, in the zygote; all workers install the same. */
typedef struct smr_filter {
	struct sock_filter *code; /* smr_free() it */
	size_t n;
} smr_filter;

SMR_MUST_USE smr_status smr_filter_make(smr_filter *out);
/** Of this process, which has one thread and no new privileges; for good. */
SMR_MUST_USE smr_status smr_filter_install(const smr_filter *f);
/** "socket", or "?"; into @p name. */
void smr_filter_name(int syscall, char *name, size_t n);
#endif
