/* The monitor: what the host tells about itself. */
#include "abi.h"

IMPORT("samara:node/host-metrics@0.1.0", "read") uint64_t host_read(uint32_t which);

EXPORT("samara:node/monitor@0.1.0#sample") uint64_t sample(uint32_t which)
{
	return host_read(which);
}
