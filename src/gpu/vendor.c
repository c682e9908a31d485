#include "gpu/vendor.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/fs.h"
#include "base/os/confined.h"
#include "gpu/own.h"

static void *open_path(smr_gpu_vendor *v, const char *path)
{
	snprintf(v->path, sizeof(v->path), "%s", path);
	return dlopen(path, RTLD_NOW | RTLD_LOCAL);
}

static void *open_wheel(smr_gpu_vendor *v)
{
	char path[sizeof(v->path)];
	void *library = NULL;

	for (const char *const *w = v->wheels; *w != NULL && library == NULL; w++)
		if (smr_find_python_lib(*w, path, sizeof(path)) == SMR_OK)
			library = open_path(v, path);
	return library;
}

static void *open_any(smr_gpu_vendor *v)
{
	const char *own = getenv(v->variable);
	void *library;

	if (own != NULL && *own != '\0')
		return open_path(v, own);
	library = open_wheel(v);
	for (const char *const *s = v->systems; *s != NULL && library == NULL; s++)
		library = open_path(v, *s);
	return library;
}

static void fill_table(smr_gpu_vendor *v, void *library)
{
	for (size_t i = 0; i < v->nsymbols; i++) {
		void *p = dlsym(library, v->symbols[i].name);

		if (p == NULL)
			snprintf(v->problem, sizeof(v->problem), "%s has no %s: %s", v->path,
				 v->symbols[i].name, v->cure);
		memcpy((char *)v->table + v->symbols[i].at, &p, sizeof(p));
	}
}

static void open_library(smr_gpu_vendor *v)
{
	void *library;

	if (smr_is_confined()) {
		snprintf(v->problem, sizeof(v->problem), "a confined process uses no GPU");
		return;
	}
	library = open_any(v);
	if (library != NULL) {
		fill_table(v, library);
		return;
	}
	snprintf(v->problem, sizeof(v->problem), "%s is not found (%.400s): %s", v->name, dlerror(),
		 v->cure);
}

smr_status smr_gpu_vendor_open(smr_gpu_vendor *v)
{
	pthread_mutex_lock(&v->lock);
	if (!v->tried)
		open_library(v);
	v->tried = true;
	pthread_mutex_unlock(&v->lock);
	return v->problem[0] == '\0' ? SMR_OK : smr_fail(SMR_EUNSUPPORTED, "%s", v->problem);
}

smr_status smr_gpu_vendor_enter(smr_gpu_device *d, void **stream)
{
	SMR_TRY(smr_gpu_enter(d));
	*stream = smr_gpu_stream_handle(d, NULL);
	return SMR_OK;
}

void smr_gpu_vendor_leave(smr_gpu_device *d)
{
	smr_gpu_leave(d);
}

smr_status smr_gpu_vendor_fail(smr_gpu_device *d, const char *call, int code, const char *text)
{
	CUresult r = d->cu->cuStreamQuery(d->stream.handle);

	if (r != CUDA_ERROR_NOT_READY)
		SMR_TRY(smr_gpu_result(d, "cuStreamQuery", r));
	return smr_fail(SMR_EUNSUPPORTED, "%s%s: %s (%d)", d->where, call, text, code);
}
