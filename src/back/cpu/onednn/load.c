/* Finds and opens oneDNN. Its threads must be held to one. A region of one thread of OpenMP runs on
 * the caller's thread and starts none; builds without threads need nothing. Other builds are
 * refused: TBB has no such limit for a thread, and the wheel `onednn` (2024 and later) runs its CPU
 * code through SYCL and OpenCL, with threads of their own. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "back/cpu/onednn/onednn.h"
#include "base/fs.h"
#include "base/os/confined.h"
#include "base/status.h"
#include "base/thread/clock.h"
#include "base/thread/startup_cost.h"

enum { RUNTIME_NONE = 1, RUNTIME_OPENMP = 2 };

#define X(f) {"dnnl_" #f, offsetof(smr_dnnl, f)},
static const smr_symbol symbols[] = {SMR_DNNL_CALLS};
#undef X

static const struct generation {
	int major, least_minor;
	const smr_dnnl_dialect *dialect;
	const char *system, *pip, *cure;
} generations[SMR_DNNL_GENERATIONS] = {
	{2, 6, &smr_dnnl_v2, "libdnnl.so.2", "lib/libdnnl.so.2", "apt install libdnnl2"},
	{3, 0, &smr_dnnl_v3, "libdnnl.so.3", "lib/libdnnl.so.3",
	 "pip install onednn-cpu-gomp==" SMR_ONEDNN_PIP},
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct opened {
	atomic_bool tried;
	char problem[512];
	smr_dnnl table;
} opened[SMR_DNNL_GENERATIONS];

/* ---- opening --------------------------------------------------------------------------------- */

/* A wheel's library has no search path: opens what it misses from its own folder. */
static void *open_with_neighbours(const char *path)
{
	enum { MOST_NEIGHBOURS = 16 };
	const char *slash = strrchr(path, '/');
	void *lib = dlopen(path, RTLD_NOW | RTLD_LOCAL);

	for (int i = 0; lib == NULL && slash != NULL && i < MOST_NEIGHBOURS; i++) {
		const char *why = dlerror(), *end = why != NULL ? strchr(why, ':') : NULL;
		char other[4200];

		if (end == NULL || memchr(why, '/', (size_t)(end - why)) != NULL)
			return NULL;
		snprintf(other, sizeof(other), "%.*s/%.*s", (int)(slash - path), path,
			 (int)(end - why), why);
		if (access(other, R_OK) != 0 || open_with_neighbours(other) == NULL)
			return NULL;
		lib = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	}
	return lib;
}

static bool hold_openmp(void *lib)
{
	void *own = dlsym(lib, "omp_set_num_threads");

	return smr_product_solo_find(lib) && smr_product_solo_is(own);
}

static const char *start_library(smr_dnnl *d, void *lib)
{
	unsigned runtime = d->version()->cpu_runtime;

	if (runtime != RUNTIME_NONE && !(runtime == RUNTIME_OPENMP && hold_openmp(lib)))
		return "runs on threads that cannot be held to one (a build with OpenMP is needed)";
	int before = smr_product_solo_enter();
	dnnl_status_t st = d->engine_create(&d->engine, dnnl_cpu, 0);

	smr_product_solo_leave(before);
	return st == dnnl_success ? NULL : "does not start (no memory)";
}

static void open_library(const struct generation *g, const char *path, struct opened *o)
{
	smr_dnnl *d = &o->table;
	void *lib = open_with_neighbours(path);
	const char *missing;

	snprintf(d->path, sizeof(d->path), "%s", path);
	if (lib == NULL && strchr(path, '/') != NULL && access(path, R_OK) == 0) {
		dlopen(path, RTLD_NOW | RTLD_LOCAL); /* says what is missing */
		snprintf(o->problem, sizeof(o->problem), "oneDNN (%.200s) cannot be opened: %.200s",
			 path, dlerror());
		return;
	}
	if (lib == NULL) {
		snprintf(o->problem, sizeof(o->problem), "oneDNN (%.400s) is not installed: %s",
			 path, g->cure);
		return;
	}
	missing = smr_resolve_symbols(d, lib, symbols, sizeof(symbols) / sizeof(*symbols));
	if (missing == NULL) {
		const dnnl_version_t *v = d->version();

		if (v->major != g->major || v->minor < g->least_minor) {
			snprintf(o->problem, sizeof(o->problem),
				 "%.300s is oneDNN %d.%d, %d.%d or a later %d.x is needed: %s",
				 path, v->major, v->minor, g->major, g->least_minor, g->major,
				 g->cure);
			dlclose(lib);
			return;
		}
		d->in = g->dialect;
		missing = d->in->resolve(lib);
	}
	if (missing != NULL) {
		snprintf(o->problem, sizeof(o->problem), "%.400s has no %s", path, missing);
		return;
	}
	const char *why = start_library(d, lib);

	if (why != NULL)
		snprintf(o->problem, sizeof(o->problem), "%.300s %s: %s", path, why, g->cure);
}

/* ---- finding --------------------------------------------------------------------------------- */

static bool is_set(const char *text)
{
	return text != NULL && *text != '\0';
}

/* Writes the path of a library, which need not exist. Wheels come before the system: they are
 * newer. */
static void locate_library(const struct generation *g, char *path, size_t n)
{
	const char *own = getenv("SAMARA_ONEDNN");

	if (is_set(own))
		snprintf(path, n, "%s", own);
	else if (smr_find_python_lib(g->pip, path, n) != SMR_OK)
		snprintf(path, n, "%s", g->system);
}

smr_status smr_dnnl_find(smr_dnnl_generation g)
{
	const smr_dnnl *d;
	char path[512];

	/* a confined process cannot open it any more */
	if (opened[g].tried || is_set(getenv("SAMARA_ONEDNN")) || smr_is_confined())
		return smr_dnnl_open(g, &d);
	if (smr_find_python_lib(generations[g].pip, path, sizeof(path)) == SMR_OK)
		return SMR_OK;
	snprintf(path, sizeof(path), "%s%s", SMR_SYSTEM_LIBRARIES, generations[g].system);
	return access(path, R_OK) == 0 ? SMR_OK : smr_dnnl_open(g, &d);
}

smr_status smr_dnnl_open(smr_dnnl_generation g, const smr_dnnl **out)
{
	struct opened *o = &opened[g];

	pthread_mutex_lock(&lock);
	if (!o->tried) {
		int64_t from = smr_thread_ns();
		char path[512];

		locate_library(&generations[g], path, sizeof(path));
		open_library(&generations[g], path, o);
		smr_startup_cost_took(smr_thread_ns() - from);
		o->tried = true;
	}
	pthread_mutex_unlock(&lock);
	if (o->problem[0] != '\0')
		return smr_fail(SMR_EUNSUPPORTED, "%s", o->problem);
	*out = &o->table;
	return SMR_OK;
}
