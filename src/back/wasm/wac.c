/* The tool's input files beside the kernel are installed in components/. */
#include "back/wasm/wac.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"

static smr_wac tool;
static char problem[512] = "components are not composed here: make wac";

static void open_once(void)
{
	char *path = NULL;
	void *lib = NULL;

	if (smr_find_own("libsamara-wac.so", &path) != SMR_OK)
		return;
	lib = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	smr_free(path);
	if (lib == NULL) {
		snprintf(problem, sizeof(problem), "%s: make wac", dlerror());
		return;
	}
	*(void **)&tool.component = dlsym(lib, "smr_wac_component");
	*(void **)&tool.free = dlsym(lib, "smr_wac_free");
	if (tool.component != NULL && tool.free != NULL)
		*(void **)&tool.compose = dlsym(lib, "smr_wac_compose");
}

smr_status smr_wac_open(const smr_wac **out)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, open_once);
	if (tool.compose == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "%s", problem);
	*out = &tool;
	return SMR_OK;
}

static smr_status read_own_file(const char *name, char **out, size_t *n)
{
	char *path;

	SMR_TRY(smr_find_own(name, &path));
	smr_status st = smr_read_file(path, out, n);

	smr_free(path);
	return st;
}

/* Copies a result to smr_malloc() memory and frees the tool's. */
static smr_status copy_component(const smr_wac *w, uint8_t *made, size_t n, smr_bytes *out)
{
	*out = (smr_bytes){smr_malloc(n), n};
	if (out->data != NULL)
		memcpy(out->data, made, n);
	w->free(made, n);
	return out->data != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a component");
}

smr_status smr_wac_component(const void *core, size_t n, const char *world, smr_bytes *out)
{
	const smr_wac *w;
	char *wit, err[400];
	uint8_t *made;
	size_t len;

	SMR_TRY(smr_wac_open(&w));
	SMR_TRY(read_own_file("components/node.wit", &wit, NULL));
	int bad = w->component(core, n, wit, world, &made, &len, err, sizeof(err));

	smr_free(wit);
	if (bad != 0)
		return smr_fail(SMR_EUNSUPPORTED, "no component: %s", err);
	return copy_component(w, made, len, out);
}

smr_status smr_wac_node(const smr_bytes *kernel, smr_bytes *out)
{
	static const char *const names[] = {"samara:kernel", "samara:receiver", "samara:monitor"};
	char *wac = NULL, *receiver = NULL, *monitor = NULL, err[400];
	size_t sizes[3] = {kernel->n}, len;
	const smr_wac *w;
	uint8_t *made;
	smr_status st;

	SMR_TRY(smr_wac_open(&w));
	st = read_own_file("components/node.wac", &wac, NULL);
	if (st == SMR_OK)
		st = read_own_file("components/receiver.wasm", &receiver, &sizes[1]);
	if (st == SMR_OK)
		st = read_own_file("components/monitor.wasm", &monitor, &sizes[2]);
	if (st == SMR_OK) {
		const uint8_t *data[] = {kernel->data, (uint8_t *)receiver, (uint8_t *)monitor};

		if (w->compose(wac, 3, names, data, sizes, &made, &len, err, sizeof(err)) == 0)
			st = copy_component(w, made, len, out);
		else
			st = smr_fail(SMR_EUNSUPPORTED, "no composition: %s", err);
	}
	smr_free(wac);
	smr_free(receiver);
	smr_free(monitor);
	return st;
}
