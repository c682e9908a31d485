/* The two calls that compiled programs make.
 *
 * The first asks whether to run lifted loops. It opens the compiler library only when a site needs
 * it; if the library cannot be opened, or must not be used, the answer is 0 and the original loops
 * run. The second reports that the loops have run, if the answer requested that. */
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/log.h"
#include "base/status.h"
#include "rt/fpenv.h"
#include "samara/site.h"

typedef int (*enter_fn)(smr_site *site, int64_t *nums, va_list bases);

static pthread_once_t once = PTHREAD_ONCE_INIT;
static enter_fn enter; /* NULL: the library is never used */
static void (*left)(smr_site *site);

static bool is_off(void)
{
	const char *mode = getenv("SAMARA");

	return mode != NULL && (strcmp(mode, "off") == 0 || strcmp(mode, "0") == 0);
}

/* A statically linked program has no dynamic loader, and dlopen() is unsafe. */
static bool is_static(void)
{
	return getauxval(AT_BASE) == 0;
}

static void open_library(void)
{
	char *path = NULL;

	if (is_off() || is_static())
		return;
	if (smr_find_own("libsamara.so.0", &path) != SMR_OK) {
		smr_log(SMR_LOG_WARN, "the original loops run: %s", smr_errmsg());
		return;
	}

	void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);

	if (library == NULL) {
		smr_log(SMR_LOG_WARN, "the original loops run: %s", dlerror());
	} else {
		enter = (enter_fn)(uintptr_t)dlsym(library, "smr_run_enter");
		left = (void (*)(smr_site *))(uintptr_t)dlsym(library, "smr_run_left");
	}
	smr_free(path);
}

int smr_site_enter(uint64_t record, int64_t *nums, ...)
{
	smr_site *site = (smr_site *)(uintptr_t)record;
	int saved = errno;
	int done = 0;

	pthread_once(&once, open_library);
	if (enter == NULL) {
		__atomic_store_n(&site->state, 0, __ATOMIC_RELAXED);
	} else if (smr_fpenv_is_usual(false)) { /* worker threads do not flush subnormals */
		va_list bases;

		va_start(bases, nums);
		done = enter(site, nums, bases);
		va_end(bases);
	}
	errno = saved;
	return done;
}

void smr_site_left(uint64_t record)
{
	int saved = errno;

	if (left != NULL)
		left((smr_site *)(uintptr_t)record);
	errno = saved;
}
