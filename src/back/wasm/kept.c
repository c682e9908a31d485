/* Compiled code that this process has loaded, so that further instances read no file.
 *
 * There are a few entries, and a new one replaces the oldest. Wasmtime's handles count references:
 * code removed here stays alive in its instances. */
#include <pthread.h>
#include <string.h>

#include "back/wasm/own.h"

enum { KEPT = 16, KEY_TEXT = 2 * SMR_DIGEST_SHORT_BYTES + 1 };

typedef struct kept {
	char key[KEY_TEXT];
	void *handle;
} kept;

static kept modules[KEPT], components[KEPT];
static unsigned next_module, next_component;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *find_kept_code(const kept *k, const char *key)
{
	for (int i = 0; i < KEPT; i++)
		if (k[i].handle != NULL && strcmp(k[i].key, key) == 0)
			return k[i].handle;
	return NULL;
}

wasmtime_module_t *smr_wasm_kept_module(const smr_wasmtime *w, const char *key)
{
	wasmtime_module_t *m;

	pthread_mutex_lock(&lock);
	m = find_kept_code(modules, key);
	if (m != NULL)
		m = w->wasmtime_module_clone(m);
	pthread_mutex_unlock(&lock);
	return m;
}

void smr_wasm_keep_module(const smr_wasmtime *w, const char *key, wasmtime_module_t *m)
{
	pthread_mutex_lock(&lock);
	if (find_kept_code(modules, key) == NULL) {
		kept *k = &modules[next_module++ % KEPT];

		if (k->handle != NULL)
			w->wasmtime_module_delete(k->handle);
		k->handle = w->wasmtime_module_clone(m);
		memcpy(k->key, key, sizeof(k->key));
	}
	pthread_mutex_unlock(&lock);
}

wasmtime_component_t *smr_wasm_kept_component(const smr_wasmtime *w, const char *key)
{
	wasmtime_component_t *c;

	pthread_mutex_lock(&lock);
	c = find_kept_code(components, key);
	if (c != NULL)
		c = w->wasmtime_component_clone(c);
	pthread_mutex_unlock(&lock);
	return c;
}

void smr_wasm_keep_component(const smr_wasmtime *w, const char *key, wasmtime_component_t *c)
{
	pthread_mutex_lock(&lock);
	if (find_kept_code(components, key) == NULL) {
		kept *k = &components[next_component++ % KEPT];

		if (k->handle != NULL)
			w->wasmtime_component_delete(k->handle);
		k->handle = w->wasmtime_component_clone(c);
		memcpy(k->key, key, sizeof(k->key));
	}
	pthread_mutex_unlock(&lock);
}

void smr_wasm_forget(const smr_wasmtime *w)
{
	pthread_mutex_lock(&lock);
	for (int i = 0; i < KEPT; i++) {
		if (modules[i].handle != NULL)
			w->wasmtime_module_delete(modules[i].handle);
		if (components[i].handle != NULL)
			w->wasmtime_component_delete(components[i].handle);
		modules[i].handle = components[i].handle = NULL;
	}
	pthread_mutex_unlock(&lock);
}
