/* Opens OpenBLAS as a table of functions. */
#include <pthread.h>
#include <stdio.h>

#include "back/cpu/openblas/openblas.h"
#include "base/status.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static smr_cblas cblas;
static char cblas_missing[256];
static bool cblas_filled;

#define CBLAS(f) {"cblas_" #f, offsetof(smr_cblas, f)}
static const smr_symbol cblas_symbols[] = {
	CBLAS(sgemm), CBLAS(dgemm), CBLAS(ssyrk),
	CBLAS(dsyrk), CBLAS(sgemv), CBLAS(dgemv),
	CBLAS(sger),  CBLAS(dger),  CBLAS(sdot),
	CBLAS(ddot),  CBLAS(saxpy), CBLAS(daxpy),
	CBLAS(sscal), CBLAS(dscal), {"openblas_get_corename", offsetof(smr_cblas, corename)},
};
#undef CBLAS

static void fill_cblas(void *lib, const char *path)
{
	const char *missing = smr_resolve_symbols(&cblas, lib, cblas_symbols,
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
