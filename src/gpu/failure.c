/* Results of the driver as statuses and texts. */
#include <stdio.h>

#include "base/status.h"
#include "gpu/driver.h"

static const struct meaning {
	CUresult result;
	smr_status status;
	bool fatal;         /* the context cannot be used any more */
	const char *advice; /* NULL: the driver's text suffices */
} meanings[] = {
	{CUDA_ERROR_INVALID_VALUE, SMR_EINVAL, false, NULL},
	{CUDA_ERROR_OUT_OF_MEMORY, SMR_ENOMEM, false, NULL},
	{CUDA_ERROR_DEINITIALIZED, SMR_ESTATE, true, "the process is ending"},
	{CUDA_ERROR_DEVICE_UNAVAILABLE, SMR_EUNSUPPORTED, false,
	 "another process uses the GPU alone (nvidia-smi -q -d COMPUTE)"},
	{CUDA_ERROR_INVALID_IMAGE, SMR_ECORRUPT, false, NULL},
	{CUDA_ERROR_INVALID_CONTEXT, SMR_EFAULT, true,
	 "another library of this process has reset the GPU"},
	{CUDA_ERROR_NO_BINARY_FOR_GPU, SMR_EUNSUPPORTED, false, "the code is for another GPU"},
	{CUDA_ERROR_ECC_UNCORRECTABLE, SMR_EFAULT, true, "the GPU's memory is damaged"},
	{CUDA_ERROR_INVALID_PTX, SMR_ECORRUPT, false, NULL},
	{CUDA_ERROR_NVLINK_UNCORRECTABLE, SMR_EFAULT, true, NULL},
	{CUDA_ERROR_JIT_COMPILER_NOT_FOUND, SMR_EUNSUPPORTED, false,
	 "libnvidia-ptxjitcompiler.so.1 of the driver is not installed"},
	{CUDA_ERROR_UNSUPPORTED_PTX_VERSION, SMR_EUNSUPPORTED, false,
	 "the driver is older than the code; a newer driver runs it"},
	{CUDA_ERROR_NOT_FOUND, SMR_ENOTFOUND, false, NULL},
	{CUDA_ERROR_ILLEGAL_ADDRESS, SMR_EFAULT, true, NULL},
	{CUDA_ERROR_LAUNCH_TIMEOUT, SMR_EFAULT, true, NULL},
	{CUDA_ERROR_CONTEXT_IS_DESTROYED, SMR_EFAULT, true, NULL},
	{CUDA_ERROR_ASSERT, SMR_EFAULT, true, NULL},
	{CUDA_ERROR_HARDWARE_STACK_ERROR, SMR_EFAULT, true, NULL},
	{CUDA_ERROR_ILLEGAL_INSTRUCTION, SMR_EFAULT, true, NULL},
	{CUDA_ERROR_MISALIGNED_ADDRESS, SMR_EFAULT, true, NULL},
	{CUDA_ERROR_INVALID_ADDRESS_SPACE, SMR_EFAULT, true, NULL},
	{CUDA_ERROR_INVALID_PC, SMR_EFAULT, true, NULL},
	{CUDA_ERROR_LAUNCH_FAILED, SMR_EFAULT, true, NULL},
	{CUDA_ERROR_SYSTEM_NOT_READY, SMR_EUNSUPPORTED, false,
	 "the services of this machine's GPUs do not run yet"},
	{CUDA_ERROR_SYSTEM_DRIVER_MISMATCH, SMR_EUNSUPPORTED, false,
	 "the library and the kernel module are of different drivers; restart the machine"},
	{CUDA_ERROR_UNKNOWN, SMR_EFAULT, true, "the GPU was lost, or its driver is broken"},
};

static const struct meaning *find_meaning(CUresult r)
{
	static const struct meaning other = {.status = SMR_EUNSUPPORTED};

	for (size_t i = 0; i < sizeof(meanings) / sizeof(meanings[0]); i++)
		if (meanings[i].result == r)
			return &meanings[i];
	return &other;
}

bool smr_gpu_result_is_fatal(CUresult r)
{
	return find_meaning(r)->fatal;
}

smr_status smr_gpu_fail(const smr_cuda *cu, const char *where, const char *call, CUresult r)
{
	const struct meaning *m = find_meaning(r);
	const char *name = NULL, *text = NULL;

	if (cu->cuGetErrorName(r, &name) != CUDA_SUCCESS || name == NULL)
		name = "an error without a name";
	if (cu->cuGetErrorString(r, &text) != CUDA_SUCCESS || text == NULL)
		text = "no description";
	return smr_fail(m->status, "%s%s: %s (%s, %d)%s%s", where, call, text, name, r,
			m->advice != NULL ? ": " : "", m->advice != NULL ? m->advice : "");
}
