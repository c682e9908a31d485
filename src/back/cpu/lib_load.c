/* Opening the libraries, and keeping their threads out.
 *
 * OpenBLAS: of Debian's three flavours only the one with OpenMP serves: it has locks and starts no
 * thread while a region is held to one. The flavour without threads hands one buffer to two callers
 * (a wrong product in a few hundred, 0.3.21), the one with pthreads starts its own pool when it is
 * loaded. It is taken by path: the flavour behind libopenblas.so.0 is the administrator's choice.
 *
 * oneDNN always has OpenMP; a region of one thread is run by the caller and starts none. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "back/cpu/lib.h"
#include "back/cpu/onednn.h"
#include "base/status.h"

#ifndef SMR_TRIPLET
#if defined(__x86_64__)
#define SMR_TRIPLET "x86_64-linux-gnu"
#elif defined(__aarch64__)
#define SMR_TRIPLET "aarch64-linux-gnu"
#elif defined(__riscv)
#define SMR_TRIPLET "riscv64-linux-gnu"
#else
#define SMR_TRIPLET "."
#endif
#endif

typedef struct symbol {
	const char *name;
	size_t at; /* of the pointer in the table */
} symbol;

/* Looks every symbol up; the first missing one's name, or NULL. */
static const char *fill(void *table, void *lib, const symbol *s, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		void *p = dlsym(lib, s[i].name);

		if (p == NULL)
			return s[i].name;
		memcpy((char *)table + s[i].at, &p, sizeof(p));
	}
	return NULL;
}

/* ---- one thread --------------------------------------------------------------------------------
 */

static _Atomic(int (*)(void)) omp_max;
static _Atomic(void (*)(int)) omp_set;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* A program with OpenMP of its own has it in the global scope, where the opened library's
 * references were bound first; else they were bound in the library's own dependencies. */
static void find_openmp(void *lib)
{
	void *max = dlsym(RTLD_DEFAULT, "omp_get_max_threads");
	void *set = dlsym(RTLD_DEFAULT, "omp_set_num_threads");

	if (max == NULL || set == NULL) {
		max = dlsym(lib, "omp_get_max_threads");
		set = dlsym(lib, "omp_set_num_threads");
	}
	if (max != NULL && set != NULL) {
		atomic_store(&omp_max, (int (*)(void))max);
		atomic_store(&omp_set, (void (*)(int))set);
	}
}

int smr_lib_solo_enter(void)
{
	void (*set)(int) = atomic_load(&omp_set); /* stored last */

	if (set == NULL)
		return 0;
	int before = atomic_load(&omp_max)();

	if (before != 1)
		set(1);
	return before;
}

void smr_lib_solo_leave(int before)
{
	if (before > 1)
		atomic_load (&omp_set)(before);
}

/* ---- OpenBLAS ----------------------------------------------------------------------------------
 */

static smr_cblas cblas;
static char cblas_problem[256];
static bool cblas_tried;

#define CBLAS(f) {"cblas_" #f, offsetof(smr_cblas, f)}
static const symbol cblas_symbols[] = {
	CBLAS(sgemm),
	CBLAS(dgemm),
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
};
#undef CBLAS

static void cblas_wants(const char *what)
{
	snprintf(cblas_problem, sizeof(cblas_problem), "%s %s: apt install libopenblas0-openmp",
		 cblas.path, what);
}

static void open_cblas(void)
{
	const char *path = getenv("SAMARA_OPENBLAS");
	int (*parallel)(void);

	if (path == NULL || *path == '\0')
		path = "/usr/lib/" SMR_TRIPLET "/openblas-openmp/libopenblas.so.0";
	snprintf(cblas.path, sizeof(cblas.path), "%s", path);

	void *lib = dlopen(path, RTLD_NOW | RTLD_LOCAL);

	if (lib == NULL) {
		cblas_wants("(OpenBLAS with OpenMP) is not installed");
		return;
	}
	void *p = dlsym(lib, "openblas_get_parallel");
	const char *missing = p == NULL ? "openblas_get_parallel"
					: fill(&cblas, lib, cblas_symbols,
					       sizeof(cblas_symbols) / sizeof(*cblas_symbols));

	if (missing != NULL) {
		snprintf(cblas_problem, sizeof(cblas_problem), "%s has no %s", cblas.path, missing);
		return;
	}
	memcpy(&parallel, &p, sizeof(p));
	if (parallel() != 2)
		cblas_wants(parallel() == 1 ? "brings a pool of threads"
					    : "may not be called from several threads");
	if (atomic_load(&omp_set) == NULL)
		find_openmp(lib);
	if (atomic_load(&omp_set) == NULL)
		cblas_wants("uses an OpenMP that cannot be held to one thread");
}

smr_status smr_cblas_open(const smr_cblas **out)
{
	pthread_mutex_lock(&lock);
	if (!cblas_tried)
		open_cblas();
	cblas_tried = true;
	pthread_mutex_unlock(&lock);
	if (cblas_problem[0] != '\0')
		return smr_fail(SMR_EUNSUPPORTED, "%s", cblas_problem);
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
	const char *missing =
		fill(&dnnl, lib, dnnl_symbols, sizeof(dnnl_symbols) / sizeof(*dnnl_symbols));

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
	find_openmp(lib);
	int before = smr_lib_solo_enter();

	if (atomic_load(&omp_set) == NULL ||
	    dnnl.engine_create(&dnnl.engine, dnnl_cpu, 0) != dnnl_success)
		snprintf(dnnl_problem, sizeof(dnnl_problem),
			 "%s does not start (no OpenMP that can be held to one thread, or no "
			 "memory)",
			 path);
	smr_lib_solo_leave(before);
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
