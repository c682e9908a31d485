/* A kernel whose code the host runs beside the component: where no tool to compose one is there. */
#include "abi.h"

#define HOST "samara:node/host-kernel@0.1.0"
#define CODELET "samara:node/codelet@0.1.0#"

IMPORT(HOST, "reserve") uint32_t host_reserve(uint32_t bytes, uint64_t tag);
IMPORT(HOST, "stage")
void host_stage(uint32_t number, uint32_t base, uint32_t num, uint32_t value, int64_t lo,
		int64_t hi, uint32_t scratch);

EXPORT(CODELET "reserve") uint32_t reserve(uint32_t bytes, uint64_t tag)
{
	return host_reserve(bytes, tag);
}

EXPORT(CODELET "stage")
void stage(uint32_t number, uint32_t base, uint32_t num, uint32_t value, int64_t lo, int64_t hi,
	   uint32_t scratch)
{
	host_stage(number, base, num, value, lo, hi, scratch);
}
