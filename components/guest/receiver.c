/* The receiver: work comes in here, goes to the kernel, and is timed by the monitor. */
#include "abi.h"

#define KERNEL "samara:node/codelet@0.1.0"
#define WORKER "samara:node/worker@0.1.0#"

enum { CLOCK = 0 };

IMPORT(KERNEL, "reserve") uint32_t kernel_reserve(uint32_t bytes);
IMPORT(KERNEL, "put") void kernel_put(uint32_t at, const uint64_t *words, size_t n);
IMPORT(KERNEL, "get") void kernel_get(uint32_t at, uint32_t n, list *out);
IMPORT(KERNEL, "stage")
void kernel_stage(uint32_t number, uint32_t base, uint32_t num, uint32_t value, int64_t lo,
		  int64_t hi, uint32_t scratch);
IMPORT("samara:node/monitor@0.1.0", "sample") uint64_t monitor_sample(uint32_t which);

static list result;
static struct {
	uint64_t before, after;
} times;

EXPORT(WORKER "reserve") uint32_t reserve(uint32_t bytes)
{
	return kernel_reserve(bytes);
}

EXPORT(WORKER "put") void put(uint32_t at, const uint64_t *words, size_t n)
{
	kernel_put(at, words, n);
}

EXPORT(WORKER "get") list *get(uint32_t at, uint32_t n)
{
	kernel_get(at, n, &result);
	return &result;
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
