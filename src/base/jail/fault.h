/** @file Notes in the control page about what ends a worker; the kernel's word is what counts. */
#ifndef SMR_BASE_JAIL_FAULT_H
#define SMR_BASE_JAIL_FAULT_H
#include "base/jail/control_page.h"

#include "base/status.h"

/** Handlers of this process for what ends programs, on a stack of their own: each writes into
 * @p page and lets the signal end the process. */
SMR_MUST_USE smr_status smr_fault_watch(smr_jail_page *page);
#endif
