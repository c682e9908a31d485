#include "base/module.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"

void smr_dynlib_join(const smr_host *host)
{
	smr_alloc_join(host);
	smr_status_join(host);
}

static void record_module_error(smr_status status, const char *text)
{
	(void)smr_fail(status, "%s", text);
}

static const smr_host host = {
	.malloc = smr_malloc,
	.calloc = smr_calloc,
	.realloc = smr_realloc,
	.aligned_alloc = smr_aligned_alloc,
	.free = smr_free,
	.tell = record_module_error,
};

/* Dependencies of modules that belong to the system, wherever the module lies. */
static const struct {
	const char *file, *needs[3];
} foreign[] = {
	{"libsamara-ucx.so", {"libucs.so.0", "libucp.so.0"}},
	{"libsamara-tar.so", {"libarchive.so.13"}},
};

/* Opens a library's dependencies. @p why gets the first that cannot be opened; the module itself
 * may still find it. */
static void open_foreign(const char *path, char *why, size_t room)
{
	const char *slash = strrchr(path, '/');
	const char *file = slash != NULL ? slash + 1 : path;

	for (size_t i = 0; i < sizeof(foreign) / sizeof(foreign[0]); i++)
		for (const char *const *n = foreign[i].needs;
		     strcmp(foreign[i].file, file) == 0 && *n != NULL; n++)
			if (dlopen(*n, RTLD_LAZY | RTLD_LOCAL) == NULL && *why == '\0')
				snprintf(why, room, "%s", dlerror());
}

smr_status smr_dynlib_load(const char *path, void **out)
{
	char why[512] = "";

	open_foreign(path, why, sizeof(why));
	*out = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	return *out != NULL ? SMR_OK
			    : smr_fail(SMR_EUNSUPPORTED, "%s", *why != '\0' ? why : dlerror());
}

smr_status smr_dynlib_open(const char *file, const char *name, size_t size, const char *cure,
			   const void **table)
{
	char *path;

	if (smr_find_own(file, &path) != SMR_OK)
		return smr_fail(SMR_EUNSUPPORTED, "%s; get it: %s", smr_errmsg(), cure);

	void *library;
	smr_status st = smr_dynlib_load(path, &library);

	smr_free(path);
	if (st != SMR_OK)
		return smr_fail(st, "%s; get it: %s", smr_errmsg(), cure);

	const smr_dynlib *m = dlsym(library, name);

	if (m == NULL || m->size != size || strcmp(m->version, SMR_VERSION) != 0) {
		dlclose(library);
		return smr_fail(SMR_EUNSUPPORTED, "%s is of another build; get ours: make", file);
	}
	m->join(&host);
	*table = m;
	return SMR_OK;
}
