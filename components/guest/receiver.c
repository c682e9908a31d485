/* The receiver: work comes in here, goes to the kernel, and is timed by the monitor. */
#include "abi.h"

#define KERNEL "samara:node/codelet@0.1.0"
#define WORKER "samara:node/worker@0.1.0#"

enum { CLOCK = 0 };

IMPORT(KERNEL, "reserve") uint32_t kernel_reserve(uint32_t bytes, uint64_t tag);
IMPORT(KERNEL, "stage")
void kernel_stage(uint32_t number, uint32_t base, uint32_t num, uint32_t value, int64_t lo,
		  int64_t hi, uint32_t scratch);
IMPORT("samara:node/monitor@0.1.0", "sample") uint64_t monitor_sample(uint32_t which);

static struct {
	uint64_t before, after;
} times;

EXPORT(WORKER "reserve") uint32_t reserve(uint32_t bytes, uint64_t tag)
{
	return kernel_reserve(bytes, tag);
}

EXPORT(WORKER "run")
void *run(uint32_t number, uint32_t base, uint32_t num, uint32_t value, int64_t lo, int64_t hi,
	  uint32_t scratch)
{
	times.before = monitor_sample(CLOCK);
	kernel_stage(number, base, num, value, lo, hi, scratch);
	times.after = monitor_sample(CLOCK);
	return &times;
}
