/** @file Options of a compilation, as the caller serializes them (CompileOptionsProto), and
 * assignments of devices (DeviceAssignmentProto). */
#ifndef SMR_PJRT_OPTIONS_H
#define SMR_PJRT_OPTIONS_H
#include "pjrt/client.h"
#include "pjrt/proto/proto.h"

typedef struct pjrt_options {
	uint32_t replicas, partitions;
	int32_t devices[PJRT_MOST_DEVICES]; /* replica r of partition p at [r * partitions + p] */
} pjrt_options;

/** Reads options; unknown ones are skipped. Without an assignment the devices are the first ones.
 * SMR_EPARSE: the bytes are no such message; SMR_EINVAL: there are not so many devices. */
SMR_MUST_USE smr_status pjrt_options_read(const void *data, size_t n, uint32_t ndevices,
					  pjrt_options *out);
/** Appends the assignment of devices. */
void pjrt_options_put_assignment(smr_str *s, const pjrt_options *o);

#endif
