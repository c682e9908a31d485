/* A second implementation of run/exec/regions.h, in place of run/exec/region*.c: nothing is
 * compiled in a program that was built, so there are no regions. */
#include "run/exec/regions.h"
#include "run/exec/region.h"

void smr_exec_regions_ask(smr_executable *x)
{
}

void smr_exec_regions_wait(smr_executable *x)
{
}

smr_exec_region *smr_exec_regions_at(const smr_executable *x, const smr_block *b)
{
	return NULL;
}

smr_exec_region *smr_exec_regions_loop(smr_executable *x, const smr_function *f, smr_block *b)
{
	return NULL;
}

void smr_exec_regions_free(smr_executable *x)
{
}

uint32_t smr_exec_region_blocks(const smr_exec_region *r)
{
	return 1;
}

smr_status smr_exec_region_run(smr_device *d, smr_exec_region *r, smr_buffer **vars)
{
	return smr_fail(SMR_EINTERNAL, "a region in a program that was built");
}
