/* Loads the functions of the libraries. oneDNN always uses OpenMP, but a region of one thread runs
 * on the caller's thread and starts none. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "back/cpu/onednn/onednn.h"
#include "back/cpu/product/product.h"
#include "base/status.h"

typedef struct symbol {
	const char *name;
	size_t at; /* offset of the pointer in the table */
} symbol;

/* Looks up all symbols; returns the first missing name, or NULL. */
static const char *resolve_dnnl_symbols(void *table, void *lib, const symbol *s, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		void *p = dlsym(lib, s[i].name);

		if (p == NULL)
			return s[i].name;
		memcpy((char *)table + s[i].at, &p, sizeof(p));
	}
	return NULL;
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* ---- OpenBLAS ----------------------------------------------------------------------------------
 */

static smr_cblas cblas;
static char cblas_missing[256];
static bool cblas_filled;

#define CBLAS(f) {"cblas_" #f, offsetof(smr_cblas, f)}
static const symbol cblas_symbols[] = {
	CBLAS(sgemm), CBLAS(dgemm), CBLAS(ssyrk),
	CBLAS(dsyrk), CBLAS(sgemv), CBLAS(dgemv),
	CBLAS(sger),  CBLAS(dger),  CBLAS(sdot),
	CBLAS(ddot),  CBLAS(saxpy), CBLAS(daxpy),
	CBLAS(sscal), CBLAS(dscal), {"openblas_get_corename", offsetof(smr_cblas, corename)},
};
#undef CBLAS

static void fill_cblas(void *lib, const char *path)
{
	const char *missing = resolve_dnnl_symbols(&cblas, lib, cblas_symbols,
						   sizeof(cblas_symbols) / sizeof(*cblas_symbols));

	snprintf(cblas.path, sizeof(cblas.path), "%s", path);
	if (missing != NULL)
		snprintf(cblas_missing, sizeof(cblas_missing), "%s has no %s", path, missing);
	cblas_filled = true;
}

smr_status smr_cblas_open(const smr_cblas **out)
{
	const char *path;
	void *lib;

	SMR_TRY(smr_openblas_open(&lib, &path));
	pthread_mutex_lock(&lock);
	if (!cblas_filled)
		fill_cblas(lib, path);
	pthread_mutex_unlock(&lock);
	if (cblas_missing[0] != '\0')
		return smr_fail(SMR_EUNSUPPORTED, "%s", cblas_missing);
	*out = &cblas;
	return SMR_OK;
}

/* ---- oneDNN ------------------------------------------------------------------------------------
 */

static smr_dnnl dnnl;
static char dnnl_problem[256];
static bool dnnl_tried;

#define X(f) {"dnnl_" #f, offsetof(smr_dnnl, f)},
static const symbol dnnl_symbols[] = {SMR_DNNL_CALLS};
#undef X

static void open_dnnl(void)
{
	const char *path = getenv("SAMARA_ONEDNN");

	if (path == NULL || *path == '\0')
		path = "libdnnl.so.2";
	void *lib = dlopen(path, RTLD_NOW | RTLD_LOCAL);

	if (lib == NULL) {
		snprintf(dnnl_problem, sizeof(dnnl_problem),
			 "oneDNN (%s) is not installed: apt install libdnnl2", path);
		return;
	}
	const char *missing = resolve_dnnl_symbols(&dnnl, lib, dnnl_symbols,
						   sizeof(dnnl_symbols) / sizeof(*dnnl_symbols));

	if (missing != NULL) {
		snprintf(dnnl_problem, sizeof(dnnl_problem), "%s has no %s", path, missing);
		return;
	}
	const dnnl_version_t *v = dnnl.version();

	if (v->major != DNNL_VERSION_MAJOR || v->minor < DNNL_VERSION_MINOR) {
		snprintf(dnnl_problem, sizeof(dnnl_problem),
			 "%s is oneDNN %d.%d, %d.%d or a later 2.x is needed: apt install libdnnl2",
			 path, v->major, v->minor, DNNL_VERSION_MAJOR, DNNL_VERSION_MINOR);
		return;
	}
	bool held = smr_product_solo_find(lib);
	int before = smr_product_solo_enter();

	if (!held || dnnl.engine_create(&dnnl.engine, dnnl_cpu, 0) != dnnl_success)
		snprintf(dnnl_problem, sizeof(dnnl_problem),
			 "%s does not start (no OpenMP that can be held to one thread, or no "
			 "memory)",
			 path);
	smr_product_solo_leave(before);
}

smr_status smr_dnnl_open(const smr_dnnl **out)
{
	pthread_mutex_lock(&lock);
	if (!dnnl_tried)
		open_dnnl();
	dnnl_tried = true;
	pthread_mutex_unlock(&lock);
	if (dnnl_problem[0] != '\0')
		return smr_fail(SMR_EUNSUPPORTED, "%s", dnnl_problem);
	*out = &dnnl;
	return SMR_OK;
}
