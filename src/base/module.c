#include "base/module.h"

#include <dlfcn.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"

void smr_module_join(const smr_host *host)
{
	smr_alloc_join(host);
	smr_status_join(host);
}

static void tell(smr_status status, const char *text)
{
	(void)smr_fail(status, "%s", text);
}

static const smr_host host = {
	.malloc = smr_malloc,
	.calloc = smr_calloc,
	.realloc = smr_realloc,
	.aligned_alloc = smr_aligned_alloc,
	.free = smr_free,
	.tell = tell,
};

smr_status smr_module_open(const char *file, const char *name, size_t size, const char *cure,
			   const void **table)
{
	char *path;

	if (smr_find_own(file, &path) != SMR_OK)
		return smr_fail(SMR_EUNSUPPORTED, "%s; get it: %s", smr_errmsg(), cure);

	void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);

	smr_free(path);
	if (library == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "%s; get it: %s", dlerror(), cure);

	const smr_module *m = dlsym(library, name);

	if (m == NULL || m->size != size || strcmp(m->version, SMR_VERSION) != 0) {
		dlclose(library);
		return smr_fail(SMR_EUNSUPPORTED, "%s is of another build; get ours: make", file);
	}
	m->join(&host);
	*table = m;
	return SMR_OK;
}
