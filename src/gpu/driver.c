/* Opens NVIDIA's driver library as a table of functions. */
#include "gpu/driver.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/os/confined.h"

enum { OLDEST = 12000 /* CUDA 12.0: nodes of graphs in their second version */ };

static const struct symbol {
	const char *name, *symbol;
	size_t at;
} symbols[] = {
#define SMR_CUDA(name, version, args) {#name, #name version, offsetof(smr_cuda, name)},
#include "gpu/cuda.def"
#undef SMR_CUDA
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static smr_gpu_driver driver;
static smr_status opened; /* the result of the first call, once `tried` */
static char problem[600];
static bool tried;
static _Atomic pid_t opener; /* the process that opened it; 0: none did, or it failed */

smr_status smr_gpu_driver_check_process(void)
{
	pid_t owner = atomic_load_explicit(&opener, memory_order_relaxed);

	if (owner == 0 || owner == getpid())
		return SMR_OK;
	return smr_fail(SMR_ESTATE,
			"this process was forked from one that uses a GPU (process %ld): CUDA does "
			"not work in it; start it before the GPU is used, or by exec",
			(long)owner);
}

static smr_status fill_table(void *library, smr_gpu_driver *d)
{
	for (size_t i = 0; i < sizeof(symbols) / sizeof(symbols[0]); i++) {
		void *p = dlsym(library, symbols[i].symbol);

		if (p == NULL)
			return smr_fail(SMR_EUNSUPPORTED,
					"the CUDA driver is too old or incomplete: %s has no %s",
					d->path, symbols[i].symbol);
		memcpy((char *)&d->call + symbols[i].at, &p, sizeof(p));
	}
	return SMR_OK;
}

/* cuDriverGetVersion() works before cuInit(). It is looked up alone: an old driver lacks others. */
static smr_status check_version(void *library, smr_gpu_driver *d)
{
	CUresult (*version)(int *) = NULL;

	*(void **)&version = dlsym(library, "cuDriverGetVersion");
	if (version == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "%s is no CUDA driver", d->path);
	if (version(&d->version) != CUDA_SUCCESS || d->version < OLDEST)
		return smr_fail(SMR_EUNSUPPORTED,
				"the CUDA driver is too old: %s supports CUDA %d.%d, %d.%d is the "
				"oldest that is used (NVIDIA driver 525)",
				d->path, d->version / 1000, d->version % 1000 / 10, OLDEST / 1000,
				OLDEST % 1000 / 10);
	return SMR_OK;
}

static smr_status tell_no_device(const smr_cuda *cu, CUresult r)
{
	const char *visible = getenv("CUDA_VISIBLE_DEVICES");

	if (r != CUDA_SUCCESS && r != CUDA_ERROR_NO_DEVICE) {
		(void)smr_gpu_fail(cu, "the CUDA driver does not start: ", "cuInit", r);
		return smr_fail(SMR_EUNSUPPORTED, "%s", smr_errmsg());
	}
	if (visible == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "the CUDA driver finds no GPU");
	if (*visible == '\0')
		return smr_fail(SMR_EUNSUPPORTED,
				"no GPU is visible: CUDA_VISIBLE_DEVICES is empty");
	return smr_fail(SMR_EUNSUPPORTED, "no GPU is visible: CUDA_VISIBLE_DEVICES=%.100s",
			visible);
}

static smr_status initialise(smr_gpu_driver *d)
{
	CUresult r = d->call.cuInit(0);

	if (r == CUDA_SUCCESS)
		r = d->call.cuDeviceGetCount(&d->devices);
	return r == CUDA_SUCCESS && d->devices > 0 ? SMR_OK : tell_no_device(&d->call, r);
}

static smr_status open_driver(smr_gpu_driver *d)
{
	const char *own = getenv("SAMARA_CUDA");
	void *library;

	if (smr_is_confined())
		return smr_fail(SMR_EUNSUPPORTED, "a confined process uses no GPU");
	snprintf(d->path, sizeof(d->path), "%s",
		 own != NULL && *own != '\0' ? own : "libcuda.so.1");
	library = dlopen(d->path, RTLD_NOW | RTLD_LOCAL);
	if (library == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "there is no CUDA driver: %s", dlerror());
	/* it stays open in any case: libcuda cannot be unloaded */
	SMR_TRY(check_version(library, d));
	SMR_TRY(fill_table(library, d));
	return initialise(d);
}

smr_status smr_gpu_driver_open(const smr_gpu_driver **out)
{
	smr_status st;

	SMR_TRY(smr_gpu_driver_check_process());
	pthread_mutex_lock(&lock);
	if (!tried) {
		atomic_store(&opener, getpid()); /* at once: a fork meanwhile copies the lock */
		opened = open_driver(&driver);
		if (opened != SMR_OK) {
			snprintf(problem, sizeof(problem), "%s", smr_errmsg());
			atomic_store(&opener, 0);
		}
		tried = true;
	}
	st = opened;
	pthread_mutex_unlock(&lock);
	if (st != SMR_OK)
		return smr_fail(st, "%s", problem);
	*out = &driver;
	return SMR_OK;
}
