/* Modules and their kernels. */
#include "gpu/module.h"

#include <elf.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/table.h"
#include "gpu/own.h"

enum { SHARED_ALWAYS = 48 << 10 /* a kernel must ask for more */ };

struct smr_gpu_module {
	smr_gpu_device *device;
	CUmodule handle;
	bool cached;
	pthread_mutex_t lock;
	smr_gpu_kernel *kernels; /* by name */
};

/* ---- images -------------------------------------------------------------------------------------
 */

static bool is_elf(const void *image, size_t n)
{
	return n >= SELFMAG && memcmp(image, ELFMAG, SELFMAG) == 0;
}

/* The driver takes no size: it finds the end in the header. */
static smr_status check_elf(const smr_gpu_device *d, const void *image, size_t n)
{
	Elf64_Ehdr h;

	if (n < sizeof(h))
		return smr_fail(SMR_ECORRUPT, "%sthe code is cut off: %zu bytes", d->where, n);
	memcpy(&h, image, sizeof(h));
	if (h.e_ident[EI_CLASS] != ELFCLASS64 || h.e_shoff > n || h.e_phoff > n ||
	    (uint64_t)h.e_shentsize * h.e_shnum > n - h.e_shoff ||
	    (uint64_t)h.e_phentsize * h.e_phnum > n - h.e_phoff)
		return smr_fail(SMR_ECORRUPT, "%sthe code is cut off or damaged", d->where);
	if ((h.e_machine == EM_CUDA) == (d->info.major == 0))
		return smr_fail(SMR_EUNSUPPORTED, "%sthe code is for another kind of device",
				d->where);
	return SMR_OK;
}

static smr_status load_elf(smr_gpu_device *d, const void *image, size_t n, CUmodule *out)
{
	SMR_TRY(check_elf(d, image, n));
	return SMR_GPU_CALL(d, cuModuleLoadData, out, image);
}

/* PTX is a C string for the driver. */
static smr_status load_text(smr_gpu_device *d, const void *image, size_t n, CUmodule *out,
			    bool *cached)
{
	char *ptx;
	smr_status st;

	n = strnlen(image, n);
	if (d->info.major == 0)
		return smr_fail(SMR_EUNSUPPORTED, "%sthe emulator runs no PTX", d->where);
	if (memmem(image, n, ".version", 8) == NULL)
		return smr_fail(SMR_ECORRUPT, "%sthe code is neither PTX nor a cubin", d->where);
	ptx = smr_strndup(image, n);
	if (ptx == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for PTX");
	st = smr_gpu_load_ptx(d, ptx, n, out, cached);
	smr_free(ptx);
	return st;
}

smr_status smr_gpu_module_load(smr_gpu_device *d, const void *image, size_t n, smr_gpu_module **out)
{
	smr_gpu_module *m = smr_calloc(1, sizeof(*m));
	smr_status st;

	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a module");
	m->device = d;
	pthread_mutex_init(&m->lock, NULL);
	st = smr_gpu_enter(d);
	if (st == SMR_OK) {
		st = is_elf(image, n) ? load_elf(d, image, n, &m->handle)
				      : load_text(d, image, n, &m->handle, &m->cached);
		smr_gpu_leave(d);
	}
	if (st != SMR_OK) {
		pthread_mutex_destroy(&m->lock);
		smr_free(m);
		return st;
	}
	*out = m;
	return SMR_OK;
}

void smr_gpu_module_free(smr_gpu_module *m)
{
	smr_gpu_kernel *k, *next;

	if (m == NULL)
		return;
	if (smr_gpu_enter_to_free(m->device)) {
		(void)m->device->cu->cuModuleUnload(m->handle);
		smr_gpu_leave(m->device);
	}
	HASH_ITER (hh, m->kernels, k, next) {
		HASH_DEL(m->kernels, k);
		smr_free(k);
	}
	pthread_mutex_destroy(&m->lock);
	smr_free(m);
}

bool smr_gpu_module_cached(const smr_gpu_module *m)
{
	return m->cached;
}

/* ---- kernels ------------------------------------------------------------------------------------
 */

static smr_status read_fixed_shared(smr_gpu_kernel *k)
{
	int bytes = 0;

	SMR_TRY(SMR_GPU_CALL(k->device, cuFuncGetAttribute, &bytes,
			     CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, k->handle));
	k->fixed = (unsigned)bytes;
	return SMR_OK;
}

static smr_status add_kernel(smr_gpu_module *m, const char *name, smr_gpu_kernel **out)
{
	smr_gpu_device *d = m->device;
	static _Atomic uint64_t serials;
	size_t n = strlen(name);
	smr_gpu_kernel *k;
	smr_status st;

	k = smr_calloc(1, sizeof(*k) + n + 1);
	if (k == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	memcpy(k->name, name, n + 1);
	k->device = d;
	k->serial = atomic_fetch_add(&serials, 1) + 1;
	st = SMR_GPU_CALL(d, cuModuleGetFunction, &k->handle, m->handle, name);
	if (st == SMR_ENOTFOUND)
		st = smr_fail(st, "%sthe code has no kernel '%.100s'", d->where, name);
	if (st == SMR_OK)
		st = read_fixed_shared(k);
	if (st != SMR_OK)
		goto free_kernel;
	HASH_ADD_KEYPTR(hh, m->kernels, k->name, n, k);
	if (k->hh.tbl == NULL) {
		st = smr_fail(SMR_ENOMEM, "no memory for a kernel");
		goto free_kernel;
	}
	*out = k;
	return SMR_OK;

free_kernel:
	smr_free(k);
	return st;
}

smr_status smr_gpu_function(smr_gpu_module *m, const char *name, smr_gpu_kernel **out)
{
	smr_gpu_kernel *k;
	smr_status st;

	SMR_TRY(smr_gpu_enter(m->device));
	pthread_mutex_lock(&m->lock);
	HASH_FIND(hh, m->kernels, name, strlen(name), k);
	st = k != NULL ? SMR_OK : add_kernel(m, name, &k);
	pthread_mutex_unlock(&m->lock);
	smr_gpu_leave(m->device);
	if (st == SMR_OK)
		*out = k;
	return st;
}

smr_status smr_gpu_kernel_allow_shared(smr_gpu_kernel *k, unsigned bytes)
{
	smr_gpu_device *d = k->device;

	if ((uint64_t)k->fixed + bytes <= SHARED_ALWAYS || bytes <= atomic_load(&k->shared))
		return SMR_OK;
	if ((uint64_t)k->fixed + bytes > (unsigned)d->info.shared_per_block_most)
		return smr_fail(SMR_EINVAL,
				"%sa block has at most %d bytes of shared memory, not %u + %u",
				d->where, d->info.shared_per_block_most, k->fixed, bytes);
	SMR_TRY(SMR_GPU_CALL(d, cuFuncSetAttribute, k->handle,
			     CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, (int)bytes));
	atomic_store(&k->shared, bytes);
	return SMR_OK;
}

smr_status smr_gpu_kernel_about(smr_gpu_kernel *k, smr_gpu_kernel_info *out)
{
	const struct {
		int attribute, *to;
	} each[] = {
		{CU_FUNC_ATTRIBUTE_NUM_REGS, &out->registers},
		{CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, &out->local_bytes},
		{CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, &out->shared_bytes},
		{CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, &out->threads_most},
	};
	smr_gpu_device *d = k->device;
	smr_status st;

	SMR_TRY(smr_gpu_enter(d));
	st = SMR_OK;
	for (size_t i = 0; i < sizeof(each) / sizeof(each[0]) && st == SMR_OK; i++)
		st = SMR_GPU_CALL(d, cuFuncGetAttribute, each[i].to, each[i].attribute, k->handle);
	smr_gpu_leave(d);
	return st;
}

smr_status smr_gpu_kernel_blocks(smr_gpu_kernel *k, int threads, size_t shared, int *out)
{
	smr_gpu_device *d = k->device;
	smr_status st;

	SMR_TRY(smr_gpu_enter(d));
	st = smr_gpu_kernel_allow_shared(k, (unsigned)shared);
	if (st == SMR_OK)
		st = SMR_GPU_CALL(d, cuOccupancyMaxActiveBlocksPerMultiprocessor, out, k->handle,
				  threads, shared);
	smr_gpu_leave(d);
	return st;
}
