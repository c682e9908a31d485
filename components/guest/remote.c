/* A kernel whose code the host runs beside the component: where no tool to compose one is there. */
#include "abi.h"

#define HOST "samara:node/host-kernel@0.1.0"
#define CODELET "samara:node/codelet@0.1.0#"

IMPORT(HOST, "reserve") uint32_t host_reserve(uint32_t bytes);
IMPORT(HOST, "put") void host_put(uint32_t at, const uint64_t *words, size_t n);
IMPORT(HOST, "get") void host_get(uint32_t at, uint32_t n, list *out);
IMPORT(HOST, "stage")
void host_stage(uint32_t number, uint32_t base, uint32_t num, uint32_t value, int64_t lo,
		int64_t hi, uint32_t scratch);

static list result;

EXPORT(CODELET "reserve") uint32_t reserve(uint32_t bytes)
{
	return host_reserve(bytes);
}

EXPORT(CODELET "put") void put(uint32_t at, const uint64_t *words, size_t n)
{
	host_put(at, words, n);
}

EXPORT(CODELET "get") list *get(uint32_t at, uint32_t n)
{
	host_get(at, n, &result);
	return &result;
}

EXPORT(CODELET "stage")
void stage(uint32_t number, uint32_t base, uint32_t num, uint32_t value, int64_t lo, int64_t hi,
	   uint32_t scratch)
{
	host_stage(number, base, num, value, lo, hi, scratch);
}
