/* Of Debian's three flavours only the one with OpenMP is usable: it has locks and starts no thread
 * while a region is limited to one. The flavour without threads gives one buffer to two callers (a
 * wrong product in a few hundred, 0.3.21); the one with pthreads starts its own pool on loading.
 * The path names the flavour: the one behind libopenblas.so.0 is the administrator's choice. */
#include "ops/linalg/openblas.h"
#include "ops/linalg/openblas_core.h"

#include "base/thread/clock.h"
#include "base/thread/startup_cost.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static _Atomic(int (*)(void)) omp_max;
static _Atomic(void (*)(int)) omp_set;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* If the program has OpenMP in the global scope, the opened library's references are bound to that
 * first; else to the library's own dependencies. */
bool smr_product_solo_find(void *lib)
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
	return atomic_load(&omp_set) != NULL;
}

bool smr_product_solo_is(const void *set)
{
	void (*limit)(int) = atomic_load(&omp_set);
	void *p;

	memcpy(&p, &limit, sizeof(p));
	return set == NULL || p == set;
}

int smr_product_solo_enter(void)
{
	void (*set)(int) = atomic_load(&omp_set); /* stored after omp_max */

	if (set == NULL)
		return 0;
	int before = atomic_load(&omp_max)();

	if (before != 1)
		set(1);
	return before;
}

void smr_product_solo_leave(int before)
{
	if (before > 1)
		atomic_load (&omp_set)(before);
}

static void *library;
static char where[128], problem[256];
static bool tried;

static void report_missing_library(const char *what)
{
	snprintf(problem, sizeof(problem), "%s %s: apt install libopenblas0-openmp", where, what);
}

static void open_library(void)
{
	const char *path = getenv("SAMARA_OPENBLAS");
	int (*parallel)(void);

	if (path == NULL || *path == '\0')
		path = "/usr/lib/" SMR_TRIPLET "/openblas-openmp/libopenblas.so.0";
	snprintf(where, sizeof(where), "%s", path);
	library = smr_openblas_dlopen(path, RTLD_NOW | RTLD_LOCAL);
	if (library == NULL) {
		report_missing_library("(OpenBLAS with OpenMP) is not installed");
		return;
	}
	void *p = dlsym(library, "openblas_get_parallel");

	if (p == NULL) {
		snprintf(problem, sizeof(problem), "%s has no openblas_get_parallel", where);
		return;
	}
	memcpy(&parallel, &p, sizeof(p));
	if (parallel() != 2)
		report_missing_library(parallel() == 1 ? "brings a pool of threads"
						       : "may not be called from several threads");
	else if (atomic_load(&omp_set) == NULL && !smr_product_solo_find(library))
		report_missing_library("uses an OpenMP that cannot be held to one thread");
}

smr_status smr_openblas_open(void **lib, const char **path)
{
	pthread_mutex_lock(&lock);
	if (!tried) {
		int64_t from = smr_thread_ns();

		open_library();
		smr_startup_cost_took(smr_thread_ns() - from);
	}
	tried = true;
	pthread_mutex_unlock(&lock);
	if (problem[0] != '\0')
		return smr_fail(SMR_EUNSUPPORTED, "%s", problem);
	*lib = library;
	*path = where;
	return SMR_OK;
}
