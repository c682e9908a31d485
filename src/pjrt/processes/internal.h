/** @file How processes are configured and connected (internal to processes/). */
#ifndef SMR_PJRT_PROCESSES_INTERNAL_H
#define SMR_PJRT_PROCESSES_INTERNAL_H
#include "pjrt/processes/processes.h"

#define NS_PER_S INT64_C(1000000000)

/** Returns an option of a client; @p otherwise: it has none of that name. */
int64_t pjrt_processes_number_option(const pjrt_client_create_args *a, const char *name,
				     int64_t otherwise);
/** Gets how long to wait for another process, in ns: SAMARA_PROCESS_TIMEOUT, or half an hour.
 * SMR_EINVAL: it is no number of seconds. */
SMR_MUST_USE smr_status pjrt_processes_patience(int64_t *out);
/** Finds the address to listen at, without a port: SAMARA_PROCESS_ADDRESS, or the one on the way to
 * JAX's coordinator, or within this machine. */
SMR_MUST_USE smr_status pjrt_processes_address(const pjrt_client_create_args *a,
					       char out[SMR_MESH_ADDRESS]);
/** Connects with all processes; @p p has their number and this one's. */
SMR_MUST_USE smr_status pjrt_processes_connect(const pjrt_client_create_args *a, uint32_t ndevices,
					       pjrt_processes *p);

#endif
