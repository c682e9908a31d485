/* Opens OpenBLAS as a table of functions. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "back/cpu/openblas/openblas.h"
#include "base/status.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct filled {
	smr_cblas table;
	char missing[600];
	bool done;
} tables[SMR_OPENBLAS_SOURCES];

#define CBLAS(f) {"cblas_" #f, offsetof(smr_cblas, f)}
static const smr_symbol symbols[] = {
	CBLAS(sgemm),
	CBLAS(dgemm),
	CBLAS(ssyrk),
	CBLAS(dsyrk),
	CBLAS(sgemv),
	CBLAS(dgemv),
	CBLAS(sger),
	CBLAS(dger),
	CBLAS(sdot),
	CBLAS(ddot),
	CBLAS(saxpy),
	CBLAS(daxpy),
	CBLAS(sscal),
	CBLAS(dscal),
	{"openblas_get_corename", offsetof(smr_cblas, corename)},
	{"openblas_get_config", offsetof(smr_cblas, config)},
};
#undef CBLAS

static void fill_table(const smr_openblas *b, struct filled *t)
{
	snprintf(t->table.path, sizeof(t->table.path), "%s", b->path);
	for (size_t i = 0; i < sizeof(symbols) / sizeof(*symbols); i++) {
		void *p = smr_openblas_symbol(b, symbols[i].name);

		memcpy((char *)&t->table + symbols[i].at, &p, sizeof(p));
		if (p == NULL)
			snprintf(t->missing, sizeof(t->missing), "%s has no %s%s", b->path,
				 b->prefix, symbols[i].name);
	}
	t->done = true;
}

smr_status smr_cblas_open(smr_openblas_source from, const smr_cblas **out)
{
	struct filled *t = &tables[from];
	const smr_openblas *b;

	SMR_TRY(smr_openblas_open(from, &b));
	pthread_mutex_lock(&lock);
	if (!t->done)
		fill_table(b, t);
	pthread_mutex_unlock(&lock);
	if (t->missing[0] != '\0')
		return smr_fail(SMR_EUNSUPPORTED, "%s", t->missing);
	*out = &t->table;
	return SMR_OK;
}
