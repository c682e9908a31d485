#include "mbarrier.h"

#include <string.h>

enum { MAGIC = 0x6d62, MOST = 1 << 15 };

typedef struct barrier {
	uint16_t magic, count, pending, phase;
} barrier;

static const char *find(const void *at, barrier *out)
{
	if ((uintptr_t)at % sizeof(*out) != 0)
		return "an mbarrier is not aligned";
	memcpy(out, at, sizeof(*out));
	return out->magic == MAGIC ? NULL : "an mbarrier is not initialised";
}

const char *emu_mbarrier_init(void *at, uint32_t n)
{
	barrier b = {.magic = MAGIC, .count = (uint16_t)n, .pending = (uint16_t)n};

	if ((uintptr_t)at % sizeof(b) != 0 || n == 0 || n > MOST)
		return "an mbarrier is not aligned, or of a bad number of arrivals";
	memcpy(at, &b, sizeof(b));
	return NULL;
}

const char *emu_mbarrier_arrive(void *at)
{
	barrier b;
	const char *why = find(at, &b);

	if (why != NULL)
		return why;
	if (--b.pending == 0) {
		b.pending = b.count;
		b.phase ^= 1;
	}
	memcpy(at, &b, sizeof(b));
	return NULL;
}

const char *emu_mbarrier_test(const void *at, uint32_t parity, bool *ended)
{
	barrier b;
	const char *why = find(at, &b);

	if (why == NULL)
		*ended = b.phase != (parity & 1);
	return why;
}
