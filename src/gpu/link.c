/* PTX to machine code by the driver's compiler, or from the cache.
 *
 * An entry is $SAMARA_CACHE/gpu/KEY.cubin; KEY covers the PTX, the driver's version and the compute
 * capability. The driver does not check cubins, so entries are sealed (base/os/sealed_cache.h). */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/digest.h"
#include "base/os/sealed_cache.h"
#include "gpu/own.h"

enum { LOG = 8192, TOLD = 400 /* bytes of the log that an error text has */ };

static const smr_sealed_cache sealed = {.folder = "gpu", .ending = ".cubin", .purpose = "gpu 1"};

static smr_status key_of(const smr_gpu_device *d, const char *ptx, size_t n,
			 char key[SMR_SEALED_KEY])
{
	const int target[] = {d->info.driver, d->info.major, d->info.minor};
	uint8_t digest[SMR_DIGEST_SHORT_BYTES];
	smr_digester g;

	SMR_TRY(smr_digester_start(&g, sizeof(digest)));
	smr_digester_add(&g, target, sizeof(target));
	smr_digester_add(&g, ptx, n);
	smr_digester_finish(&g, digest);
	smr_hex(digest, sizeof(digest), key);
	return SMR_OK;
}

/* Adds the beginning of the driver's log to the error text, on one line. */
static smr_status add_log(smr_status st, char *log)
{
	size_t n = strnlen(log, TOLD);

	while (n > 0 && (log[n - 1] == '\n' || log[n - 1] == ' '))
		n--;
	for (size_t i = 0; i < n; i++)
		if ((unsigned char)log[i] < ' ')
			log[i] = ' ';
	return n > 0 ? smr_fail(st, "%s: %.*s", smr_errmsg(), (int)n, log) : st;
}

static smr_status complete_link(smr_gpu_device *d, CUlinkState link, char *ptx, size_t n,
				char **out, size_t *size)
{
	void *cubin;

	SMR_TRY(SMR_GPU_CALL(d, cuLinkAddData, link, CU_JIT_INPUT_PTX, ptx, n + 1, "samara.ptx", 0,
			     NULL, NULL));
	SMR_TRY(SMR_GPU_CALL(d, cuLinkComplete, link, &cubin, size));
	*out = smr_malloc(*size);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a GPU's code");
	memcpy(*out, cubin, *size); /* the driver's goes with the link */
	return SMR_OK;
}

static smr_status compile_ptx(smr_gpu_device *d, char *ptx, size_t n, char **out, size_t *size)
{
	char *log = smr_calloc(1, LOG);
	int options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
	void *values[] = {log, (void *)(uintptr_t)(LOG - 1)};
	CUlinkState link;
	smr_status st;

	if (log == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a compiler's log");
	st = SMR_GPU_CALL(d, cuLinkCreate, 2, options, values, &link);
	if (st == SMR_OK) {
		st = complete_link(d, link, ptx, n, out, size);
		if (st != SMR_OK && st != SMR_ENOMEM)
			st = add_log(st, log);
		(void)d->cu->cuLinkDestroy(link);
	}
	smr_free(log);
	return st;
}

/* Loads a sealed entry; one that the driver refuses counts as missing. */
static smr_status load_entry(smr_gpu_device *d, const char *key, CUmodule *out)
{
	const uint8_t *cubin;
	char *entry;
	size_t n;
	smr_status st;

	SMR_TRY(smr_sealed_get(&sealed, key, &entry, &cubin, &n));
	st = SMR_GPU_CALL(d, cuModuleLoadData, out, cubin);
	smr_free(entry);
	return st;
}

smr_status smr_gpu_load_ptx(smr_gpu_device *d, char *ptx, size_t n, CUmodule *out, bool *cached)
{
	char key[SMR_SEALED_KEY], *cubin = NULL;
	size_t size;
	smr_status st;

	SMR_TRY(key_of(d, ptx, n, key));
	*cached = load_entry(d, key, out) == SMR_OK;
	if (*cached)
		return SMR_OK;
	SMR_TRY(smr_gpu_device_check(d));
	SMR_TRY(compile_ptx(d, ptx, n, &cubin, &size));
	st = SMR_GPU_CALL(d, cuModuleLoadData, out, cubin);
	if (st == SMR_OK)
		smr_sealed_put(&sealed, key, cubin, size);
	smr_free(cubin);
	return st;
}
