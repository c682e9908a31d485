/* GPUs and their driver. */
#include "cli/gpus.h"

#include <stdio.h>

#include "back/cublaslt/cublaslt.h"
#include "gpu/device.h"
#include "gpu/driver.h"
#include "gpu/nccl.h"

static smr_finding tell_driver(int *n)
{
	smr_finding f = {.name = "GPU driver", .state = "ok"};
	const smr_gpu_driver *d;

	*n = 0;
	if (smr_gpu_driver_open(&d) != SMR_OK) {
		f.state = "note";
		f.get = "NVIDIA's driver, 525 or newer, where there is a GPU";
		snprintf(f.detail, sizeof(f.detail), "GPUs are not used: %s", smr_errmsg());
		return f;
	}
	*n = d->devices < SMR_GPU_FINDINGS ? d->devices : SMR_GPU_FINDINGS - 1;
	snprintf(f.detail, sizeof(f.detail), "CUDA %d.%d, %s", d->version / 1000,
		 d->version % 1000 / 10, d->path);
	return f;
}

static smr_status describe_gpu(int ordinal, char *out, size_t n)
{
	smr_gpu_device *d;
	uint64_t available;
	smr_status st;

	SMR_TRY(smr_gpu_open(ordinal, &d));
	st = smr_gpu_free_memory(d, &available);
	if (st == SMR_OK) {
		const smr_gpu_info *i = smr_gpu_about(d);

		snprintf(out, n,
			 "%s, compute capability %d.%d, %d multiprocessors, %.1f GiB, %.1f free",
			 i->name, i->major, i->minor, i->multiprocessors,
			 (double)i->memory_bytes / (1 << 30), (double)available / (1 << 30));
	}
	smr_gpu_close(d);
	return st;
}

static smr_finding tell_gpu(int ordinal)
{
	static char names[SMR_GPU_FINDINGS][16];
	smr_finding f = {.name = names[ordinal], .state = "ok"};

	snprintf(names[ordinal], sizeof(names[ordinal]), "GPU %d", ordinal);
	if (describe_gpu(ordinal, f.detail, sizeof(f.detail)) != SMR_OK) {
		f.state = "note";
		f.get = "free the GPU, or look at nvidia-smi";
		snprintf(f.detail, sizeof(f.detail), "it is not used: %s", smr_errmsg());
	}
	return f;
}

size_t smr_find_gpus(smr_finding out[SMR_GPU_FINDINGS])
{
	int n;

	out[0] = tell_driver(&n);
	for (int i = 0; i < n; i++)
		out[1 + i] = tell_gpu(i);
	return 1 + (size_t)n;
}

/* ---- libraries --------------------------------------------------------------------------------
 */

/* Tells the last error, which ends with how to get the library. */
static smr_finding tell_missing(const char *name, const char *get)
{
	smr_finding f = {.name = name, .state = "note", .get = get};

	snprintf(f.detail, sizeof(f.detail), "it is not used: %s", smr_errmsg());
	return f;
}

static smr_finding tell_cublaslt(void)
{
	smr_finding f = {.name = "cuBLASLt", .state = "ok"};
	const char *path;
	const smr_lt *lt;
	size_t v;

	if (smr_lt_open(&lt, &path) != SMR_OK)
		return tell_missing(f.name, "pip install nvidia-cublas-cu12");
	v = lt->cublasLtGetVersion(); /* 120903 is 12.9.3 */
	snprintf(f.detail, sizeof(f.detail), "%zu.%zu.%zu, %s", v / 10000, v / 100 % 100, v % 100,
		 path);
	return f;
}

static smr_finding tell_nccl(void)
{
	smr_finding f = {.name = "NCCL", .state = "ok"};
	const char *path;
	const smr_nccl *nccl;
	int v = 0;

	if (smr_nccl_open(&nccl, &path) != SMR_OK || nccl->ncclGetVersion(&v) != ncclSuccess)
		return tell_missing(f.name, "pip install nvidia-nccl-cu12");
	snprintf(f.detail, sizeof(f.detail), "%d.%d.%d, %s", v / 10000, v / 100 % 100, v % 100,
		 path);
	return f;
}

size_t smr_find_gpu_libraries(smr_finding out[SMR_GPU_LIBRARY_FINDINGS])
{
	const smr_gpu_driver *d;

	if (smr_gpu_driver_open(&d) != SMR_OK)
		return 0;
	out[0] = tell_cublaslt();
	out[1] = tell_nccl();
	return 2;
}
