/* Of Debian's three flavours only the one with OpenMP is usable: it has locks and starts no thread
 * while a region is limited to one. The flavour without threads gives one buffer to two callers (a
 * wrong product in a few hundred, 0.3.21); the one with pthreads starts its own pool on loading.
 * The path names the flavour: the one behind libopenblas.so.0 is the administrator's choice. The
 * wheel's has pthreads, too, but starts no thread if it is opened on one processor, and it is no
 * library of the program, which might want its threads. */
#include "ops/linalg/openblas.h"
#include "ops/linalg/openblas_core.h"

#include "base/fs.h"
#include "base/os/confined.h"
#include "base/thread/clock.h"
#include "base/thread/startup_cost.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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

static struct opened {
	atomic_bool tried;
	char problem[800];
	smr_openblas b;
} opened[SMR_OPENBLAS_SOURCES];

#define SYSTEM_CURE "apt install libopenblas0-openmp"
#define WHEEL_CURE "pip install scipy-openblas32==" SMR_OPENBLAS_PIP
static const char system_path[] = SMR_SYSTEM_LIBRARIES "openblas-openmp/libopenblas.so.0";
static const char wheel_pattern[] =
	"lib/python3*/site-packages/scipy_openblas32/lib/libscipy_openblas.so";

void *smr_openblas_symbol(const smr_openblas *b, const char *name)
{
	char full[64];

	snprintf(full, sizeof(full), "%s%s", b->prefix, name);
	return dlsym(b->lib, full);
}

static const char *named_library(void)
{
	const char *path = getenv("SAMARA_OPENBLAS");

	return path != NULL && *path != '\0' ? path : NULL;
}

/* Writes the path of a library, which need not exist. */
static smr_status locate_library(smr_openblas_source from, char *path, size_t n)
{
	const char *named = named_library();
	bool wheel = named != NULL && strstr(named, "scipy_openblas") != NULL;

	if (named != NULL && wheel != (from == SMR_OPENBLAS_WHEEL))
		return smr_fail(SMR_EUNSUPPORTED, "SAMARA_OPENBLAS names another OpenBLAS: %s",
				named);
	if (named == NULL && from == SMR_OPENBLAS_WHEEL)
		return smr_find_python_lib(wheel_pattern, path, n) == SMR_OK
			       ? SMR_OK
			       : smr_fail(SMR_EUNSUPPORTED,
					  "no OpenBLAS in a Python environment: %s", WHEEL_CURE);
	snprintf(path, n, "%s", named != NULL ? named : system_path);
	return SMR_OK;
}

static int call_int(const smr_openblas *b, const char *name)
{
	int (*f)(void);
	void *p = smr_openblas_symbol(b, name);

	memcpy(&f, &p, sizeof(p));
	return p != NULL ? f() : -1;
}

/* Returns what is wrong with an opened library, or NULL. */
static const char *find_fault(smr_openblas_source from, const smr_openblas *b)
{
	switch (call_int(b, "openblas_get_parallel")) {
	case -1:
		return "has no openblas_get_parallel";
	case 0:
		return "may not be called from several threads";
	case 1:
		return from == SMR_OPENBLAS_WHEEL && call_int(b, "openblas_get_num_threads") == 1
			       ? NULL
			       : "brings a pool of threads";
	default:
		return atomic_load(&omp_set) != NULL || smr_product_solo_find(b->lib)
			       ? NULL
			       : "uses an OpenMP that cannot be held to one thread";
	}
}

static void open_library(smr_openblas_source from, struct opened *o)
{
	bool wheel = from == SMR_OPENBLAS_WHEEL;
	smr_openblas *b = &o->b;

	if (locate_library(from, b->path, sizeof(b->path)) != SMR_OK) {
		snprintf(o->problem, sizeof(o->problem), "%s", smr_errmsg());
		return;
	}
	b->prefix = wheel ? "scipy_" : "";
	b->lib = (wheel ? smr_openblas_dlopen_alone : smr_openblas_dlopen)(b->path,
									   RTLD_NOW | RTLD_LOCAL);
	const char *fault = b->lib != NULL ? find_fault(from, b)
			    : wheel        ? "cannot be opened"
					   : "(OpenBLAS with OpenMP) is not installed";

	if (fault != NULL)
		snprintf(o->problem, sizeof(o->problem), "%s %s: %s", b->path, fault,
			 wheel ? WHEEL_CURE : SYSTEM_CURE);
}

smr_status smr_openblas_open(smr_openblas_source from, const smr_openblas **out)
{
	struct opened *o = &opened[from];

	pthread_mutex_lock(&lock);
	if (!o->tried) {
		int64_t begin = smr_thread_ns();

		open_library(from, o);
		smr_startup_cost_took(smr_thread_ns() - begin);
	}
	o->tried = true;
	pthread_mutex_unlock(&lock);
	if (o->problem[0] != '\0')
		return smr_fail(SMR_EUNSUPPORTED, "%s", o->problem);
	*out = &o->b;
	return SMR_OK;
}

smr_status smr_openblas_find(smr_openblas_source from)
{
	const smr_openblas *b;
	char path[512];

	/* a confined process cannot open it any more */
	if (opened[from].tried || named_library() != NULL || smr_is_confined())
		return smr_openblas_open(from, &b);
	if (from == SMR_OPENBLAS_SYSTEM)
		return access(system_path, R_OK) == 0 ? SMR_OK : smr_openblas_open(from, &b);
	if (smr_openblas_knows_processor() && smr_openblas_find(SMR_OPENBLAS_SYSTEM) == SMR_OK)
		return smr_fail(SMR_EUNSUPPORTED, "the system's OpenBLAS knows this processor");
	return locate_library(from, path, sizeof(path));
}

smr_status smr_openblas_open_any(const smr_openblas **out)
{
	char why[512];

	if (smr_openblas_open(SMR_OPENBLAS_SYSTEM, out) == SMR_OK)
		return SMR_OK;
	snprintf(why, sizeof(why), "%s", smr_errmsg());
	return smr_openblas_open(SMR_OPENBLAS_WHEEL, out) == SMR_OK
		       ? SMR_OK
		       : smr_fail(SMR_EUNSUPPORTED, "%s", why);
}
