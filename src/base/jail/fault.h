/** @file Records in the control page of the fault that ends a worker. They are hints: the host
 * relies on the wait status that the kernel reports. */
#ifndef SMR_BASE_JAIL_FAULT_H
#define SMR_BASE_JAIL_FAULT_H
#include "base/jail/control_page.h"

#include "base/status.h"

/** Installs handlers, on a stack of their own, for the signals that end programs: each handler
 * writes into @p page and lets the signal end the process. */
SMR_MUST_USE smr_status smr_fault_watch(smr_jail_page *page);
#endif
