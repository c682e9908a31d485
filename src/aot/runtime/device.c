/* Takes the place of back/gpu/resident.c: built programs run on the CPU alone, so the contents of
 * memory are always here. */
#include "back/gpu/resident.h"
#include "run/kernel/kernel.h"

void smr_gpu_resident_drop(smr_gpu_resident *r)
{
	(void)r;
}

smr_status smr_gpu_resident_here(smr_gpu_resident *r)
{
	(void)r;
	return SMR_OK;
}

bool smr_kernel_stays_on_device(const smr_kernels *k, const smr_kernel_run *x)
{
	(void)k;
	(void)x;
	return false;
}

smr_status smr_kernel_run_there(smr_kernel_run *x, struct smr_gpu_resident *const *resident)
{
	(void)x;
	(void)resident;
	return smr_fail(SMR_EUNSUPPORTED, "a built program has no device");
}
