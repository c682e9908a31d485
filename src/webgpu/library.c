/* Opens wgpu-native as a table of functions, and makes the process's instance. */
#include "webgpu/library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fs.h"
#include "base/os/confined.h"

enum { OLDEST = 24 /* the first with the stable webgpu.h */ };

static const struct symbol {
	const char *name;
	size_t at;
} symbols[] = {
#define SMR_WGPU(result, name, args) {#name, offsetof(smr_wgpu, name)},
#include "webgpu/webgpu.def"
#undef SMR_WGPU
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static smr_webgpu_library library;
static smr_status opened; /* the result of the first call, once `tried` */
static char problem[800];
static bool tried;
static _Atomic pid_t opener; /* the process that opened it; 0: none did */

static smr_status open_path(const char *path, void **out)
{
	*out = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	if (*out == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "there is no wgpu-native: %s", dlerror());
	snprintf(library.path, sizeof(library.path), "%s", path);
	return SMR_OK;
}

static smr_status find_library(void **out)
{
	static const char wheel[] =
		"lib/python3.*/site-packages/wgpu/resources/libwgpu_native-release.so";
	const char *own = getenv("SAMARA_WEBGPU");
	char path[sizeof(library.path)];

	if (own != NULL && *own != '\0')
		return open_path(own, out);
	if (open_path("libwgpu_native.so", out) == SMR_OK)
		return SMR_OK;
	if (smr_find_python_lib(wheel, path, sizeof(path)) == SMR_OK)
		return open_path(path, out);
	return smr_fail(SMR_EUNSUPPORTED, "there is no wgpu-native: neither libwgpu_native.so nor "
					  "Python's package wgpu was found");
}

static smr_status fill_table(void *dl)
{
	for (size_t i = 0; i < sizeof(symbols) / sizeof(symbols[0]); i++) {
		void *p = dlsym(dl, symbols[i].name);

		if (p == NULL)
			return smr_fail(
				SMR_EUNSUPPORTED,
				"the library is no wgpu-native, or incomplete: %s has no %s",
				library.path, symbols[i].name);
		memcpy((char *)&library.call + symbols[i].at, &p, sizeof(p));
	}
	return SMR_OK;
}

static smr_status check_version(void)
{
	uint32_t v = library.call.wgpuGetVersion();

	snprintf(library.version, sizeof(library.version), "%u.%u.%u.%u", v >> 24, v >> 16 & 255,
		 v >> 8 & 255, v & 255);
	if (v >> 24 < OLDEST)
		return smr_fail(SMR_EUNSUPPORTED,
				"wgpu-native is too old: %s is version %s, %d is the oldest that "
				"is used",
				library.path, library.version, OLDEST);
	return SMR_OK;
}

/* ---- the instance -------------------------------------------------------------------------------
 */

/* A layer of Mesa's asks a display which device to use, and prints errors where there is none. It
 * is wanted only by those who name a device for it. */
static bool is_layer_wanted(void)
{
	return getenv("NODEVICE_SELECT") != NULL || getenv("MESA_VK_DEVICE_SELECT") != NULL ||
	       getenv("DRI_PRIME") != NULL;
}

/* Returns a copy of the process's environment that leaves the layer out; NULL: it is not needed, or
 * there is no memory for it. */
static char **make_environment(void)
{
	static char without[] = "NODEVICE_SELECT=1";
	size_t n = 0;
	char **copy;

	while (environ != NULL && environ[n] != NULL)
		n++;
	copy = is_layer_wanted() ? NULL : calloc(n + 2, sizeof(*copy));
	if (copy == NULL)
		return NULL;
	if (n > 0)
		memcpy(copy, environ, n * sizeof(*copy));
	copy[n] = without;
	return copy;
}

/* Creates the instance in that environment, and restores the process's own. The copy stays, since
 * another thread may be reading it; a variable that such a thread sets meanwhile is kept. */
static WGPUInstance create_instance(const WGPUInstanceDescriptor *how)
{
	static char **copy;
	char **own = environ;
	WGPUInstance made;

	copy = make_environment();
	if (copy != NULL)
		environ = copy;
	made = library.call.wgpuCreateInstance(how);
	if (copy != NULL && environ == copy)
		environ = own;
	return made;
}

/* OpenGL is left out: it takes seconds to open, and has no compute shaders on many drivers. */
static smr_status make_instance(void)
{
	WGPUInstanceExtras extras = {.chain = {.sType = WGPU_STYPE_INSTANCE_EXTRAS},
				     .backends = WGPU_BACKENDS_USED};
	WGPUInstanceDescriptor how = {.nextInChain = &extras.chain};

	library.instance = create_instance(&how);
	return library.instance != NULL ? SMR_OK
					: smr_fail(SMR_EUNSUPPORTED, "wgpu-native does not start");
}

static smr_status open_library(void)
{
	void *dl;

	if (smr_is_confined())
		return smr_fail(SMR_EUNSUPPORTED, "a confined process uses no GPU");
	SMR_TRY(find_library(&dl));
	/* it stays open in any case: its threads cannot be stopped */
	SMR_TRY(fill_table(dl));
	SMR_TRY(check_version());
	return make_instance();
}

static smr_status check_process(void)
{
	pid_t owner = atomic_load_explicit(&opener, memory_order_relaxed);

	if (owner == 0 || owner == getpid())
		return SMR_OK;
	return smr_fail(SMR_ESTATE,
			"this process was forked from one that uses WebGPU (process %ld), which "
			"does not work in it",
			(long)owner);
}

smr_status smr_webgpu_library_open(const smr_webgpu_library **out)
{
	smr_status st;

	SMR_TRY(check_process());
	pthread_mutex_lock(&lock);
	if (!tried) {
		atomic_store(&opener, getpid()); /* at once: a fork meanwhile copies the lock */
		opened = open_library();
		if (opened != SMR_OK) {
			snprintf(problem, sizeof(problem), "%s", smr_errmsg());
			atomic_store(&opener, 0);
		}
		tried = true;
	}
	st = opened;
	pthread_mutex_unlock(&lock);
	if (st != SMR_OK)
		return smr_fail(st, "%s", problem);
	*out = &library;
	return SMR_OK;
}
