/* Names of what providers rent, by their documents: so many devices of a machine. */
#include <stdlib.h>
#include <string.h>

#include "cost/machine/machine.h"

static const struct instance {
	const char *name, *machine;
	uint32_t devices;
} instances[] = {
	/* AWS */
	{"g4dn.xlarge", "t4", 1},
	{"g4dn.12xlarge", "t4", 4},
	{"g4dn.metal", "t4", 8},
	{"g6.xlarge", "l4", 1},
	{"g6.48xlarge", "l4", 8},
	{"g6e.xlarge", "l40s", 1},
	{"g6e.48xlarge", "l40s", 8},
	{"p3.2xlarge", "v100", 1},
	{"p3.16xlarge", "v100", 8},
	{"p4d.24xlarge", "a100-40-sxm", 8},
	{"p4de.24xlarge", "a100-80-sxm", 8},
	{"p5.4xlarge", "h100-sxm", 1},
	{"p5.48xlarge", "h100-sxm", 8},
	{"p5e.48xlarge", "h200", 8},
	{"p5en.48xlarge", "h200", 8},
	{"p6-b200.48xlarge", "b200", 8},
	{"p6-b300.48xlarge", "b300", 8},
	{"p6e-gb200.36xlarge", "gb200", 4},
	{"u-p6e-gb200x36", "gb200", 36},
	{"u-p6e-gb200x72", "gb200", 72},
	{"c7g.16xlarge", "graviton3", 1},
	/* Google Cloud */
	{"a2-highgpu-1g", "a100-40-sxm", 1},
	{"a2-highgpu-8g", "a100-40-sxm", 8},
	{"a2-megagpu-16g", "a100-40-sxm", 16},
	{"a2-ultragpu-1g", "a100-80-sxm", 1},
	{"a2-ultragpu-8g", "a100-80-sxm", 8},
	{"a3-highgpu-1g", "h100-sxm", 1},
	{"a3-highgpu-8g", "h100-sxm", 8},
	{"a3-edgegpu-8g", "h100-sxm", 8},
	{"a3-megagpu-8g", "h100-sxm", 8},
	{"a3-ultragpu-8g", "h200", 8},
	{"a4-highgpu-8g", "b200", 8},
	{"a4x-highgpu-4g", "gb200", 4},
	{"g2-standard-4", "l4", 1},
	{"g2-standard-96", "l4", 8},
	/* Azure */
	{"Standard_ND96asr_v4", "a100-40-sxm", 8},
	{"Standard_ND96amsr_A100_v4", "a100-80-sxm", 8},
	{"Standard_ND96isr_H100_v5", "h100-sxm", 8},
	{"Standard_ND96isr_H200_v5", "h200", 8},
	{"Standard_ND96isr_MI300X_v5", "mi300x", 8},
	{"Standard_NC24ads_A100_v4", "a100-80-pcie", 1},
	/* Oracle */
	{"BM.GPU.A10.4", "a10", 4},
	{"BM.GPU4.8", "a100-40-sxm", 8},
	{"BM.GPU.A100-v2.8", "a100-80-sxm", 8},
	{"BM.GPU.L40S.4", "l40s", 4},
	{"BM.GPU.H100.8", "h100-sxm", 8},
	{"BM.GPU.H200.8", "h200", 8},
	{"BM.GPU.B200.8", "b200", 8},
	{"BM.GPU.B300.8", "b300", 8},
	{"BM.GPU.GB200.4", "gb200", 4},
	{"BM.GPU.GB300.4", "gb300", 4},
	{"BM.GPU.MI300X.8", "mi300x", 8},
};

/* Slices of TPUs: the number is that of cores, or of chips. A device of tpu-v3 is a core. */
static const struct slice {
	const char *start, *machine;
	uint32_t cores; /* of a device, where the number counts them */
} slices[] = {{"v3-", "tpu-v3", 1},         {"v4-", "tpu-v4", 2},   {"v5p-", "tpu-v5p", 2},
	      {"v5litepod-", "tpu-v5e", 1}, {"v5e-", "tpu-v5e", 1}, {"v6e-", "tpu-v6e", 1}};

const char *smr_machine_instance(const char *name, uint32_t *devices)
{
	for (size_t i = 0; i < sizeof(instances) / sizeof(instances[0]); i++)
		if (strcmp(name, instances[i].name) == 0) {
			*devices = instances[i].devices;
			return instances[i].machine;
		}
	for (size_t i = 0; i < sizeof(slices) / sizeof(slices[0]); i++) {
		size_t n = strlen(slices[i].start);
		char *end;
		unsigned long cores;

		if (strncmp(name, slices[i].start, n) != 0)
			continue;
		cores = strtoul(name + n, &end, 10);
		if (*end != '\0' || cores < slices[i].cores || cores > 1 << 20)
			return NULL;
		*devices = (uint32_t)cores / slices[i].cores;
		return slices[i].machine;
	}
	return NULL;
}
