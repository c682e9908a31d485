/* Core modules, compiled or from the cache.
 *
 * An entry is $SAMARA_CACHE/wasm/KEY.cwasm; KEY covers the module, Wasmtime's version and the
 * library itself, and the engine's settings. Wasmtime trusts the code that it deserialises, so each
 * entry begins with a MAC by this user's key, which covers KEY too. Entries that fail the check are
 * compiled again. */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "back/wasm/own.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "base/log.h"
#include "base/os/confined.h"
#include "base/os/mac.h"

#define PURPOSE "wasm " SMR_WASMTIME_VERSION

enum { KEY_TEXT = 2 * SMR_DIGEST_SHORT_BYTES + 1 };

smr_status smr_wasm_key(const smr_wasmtime *w, const char *kind, const void *data, size_t n,
			char key[KEY_TEXT])
{
	uint8_t digest[SMR_DIGEST_SHORT_BYTES];
	smr_digester d;
	struct stat s = {0};

	(void)stat(w->path, &s); /* if it fails, only the path identifies the library */
	SMR_TRY(smr_digester_start(&d, sizeof(digest)));
	smr_digester_add_text(&d, SMR_WASMTIME_VERSION);
	smr_digester_add_text(&d, smr_wasmtime_settings);
	smr_digester_add_text(&d, w->path);
	smr_digester_add(&d, &s.st_size, sizeof(s.st_size));
	smr_digester_add(&d, &s.st_mtime, sizeof(s.st_mtime));
	smr_digester_add_text(&d, kind);
	smr_digester_add(&d, data, n);
	smr_digester_finish(&d, digest);
	smr_hex(digest, sizeof(digest), key);
	return SMR_OK;
}

static smr_status path_of(const char *key, char *out, size_t n)
{
	char *dir;

	SMR_TRY(smr_cache_dir("wasm", &dir));
	bool fits = (size_t)snprintf(out, n, "%s/%s.cwasm", dir, key) < n;

	smr_free(dir);
	return fits ? SMR_OK : smr_fail(SMR_EIO, "the cache's name is too long");
}

/* Computes the MAC of an entry's name and content: a renamed entry is invalid. */
static smr_status mac_of(const char *key, const void *data, size_t n, uint8_t mac[SMR_DIGEST_BYTES])
{
	char purpose[sizeof(PURPOSE) + KEY_TEXT];

	snprintf(purpose, sizeof(purpose), PURPOSE " %s", key);
	return smr_cache_mac(purpose, data, n, mac);
}

smr_status smr_wasm_cache_get(const char *key, char **out, const uint8_t **code, size_t *n)
{
	uint8_t mac[SMR_DIGEST_BYTES];
	char path[4096];
	void *asked;
	size_t size;

	if (smr_is_confined()) {
		if (!smr_confined_get("wasm", key, strlen(key), &asked, n))
			return smr_fail(SMR_ENOTFOUND, "%s was not made before", key);
		*out = asked;
		*code = asked;
		return SMR_OK;
	}
	SMR_TRY(path_of(key, path, sizeof(path)));
	SMR_TRY(smr_read_file(path, out, &size));
	if (size > SMR_DIGEST_BYTES &&
	    mac_of(key, *out + SMR_DIGEST_BYTES, size - SMR_DIGEST_BYTES, mac) == SMR_OK &&
	    smr_mac_equal(mac, (const uint8_t *)*out)) {
		*code = (const uint8_t *)*out + SMR_DIGEST_BYTES;
		*n = size - SMR_DIGEST_BYTES;
		return SMR_OK;
	}
	smr_free(*out);
	smr_log(SMR_LOG_WARN, "%s was not written by us, or is damaged: it is compiled again",
		path);
	return smr_fail(SMR_ECORRUPT, "%s was not written by us, or is damaged", path);
}

static void sweep_wasm_cache(const char *path)
{
	static const char *const endings[] = {".cwasm", NULL};
	char *dir = smr_strndup(path, (size_t)(strrchr(path, '/') - path));

	if (dir != NULL)
		smr_sweep(dir, endings);
	smr_free(dir);
}

static smr_status put_sealed_code(const char *key, const void *code, size_t n)
{
	char path[4096];
	uint8_t mac[SMR_DIGEST_BYTES];
	smr_status st;

	SMR_TRY(path_of(key, path, sizeof(path)));
	SMR_TRY(mac_of(key, code, n, mac));
	char *all = smr_malloc(sizeof(mac) + n);

	if (all == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a cache entry");
	memcpy(all, mac, sizeof(mac));
	memcpy(all + sizeof(mac), code, n);
	sweep_wasm_cache(path);
	st = smr_write_file(path, all, sizeof(mac) + n, SMR_WRITE_FAST);
	smr_free(all);
	return st;
}

void smr_wasm_cache_put(const char *key, const void *code, size_t n)
{
	if (smr_is_confined())
		smr_confined_put("wasm", key, strlen(key), code, n);
	else if (put_sealed_code(key, code, n) != SMR_OK)
		smr_log(SMR_LOG_INFO, "compiled WebAssembly is not cached: %s", smr_errmsg());
}

/* ---- modules -----------------------------------------------------------------------------------
 */

static smr_status check_imports(const smr_wasmtime *w, const wasmtime_module_t *m)
{
	wasm_pointer_vec_t imports;
	smr_status st = SMR_OK;

	w->wasmtime_module_imports(m, &imports);
	if (imports.size > 0) {
		const wasm_byte_vec_t *from = w->wasm_importtype_module(imports.data[0]);
		const wasm_byte_vec_t *name = w->wasm_importtype_name(imports.data[0]);

		st = smr_fail(SMR_EUNSUPPORTED,
			      "the module imports %.*s.%.*s; it may import nothing",
			      (int)(from->size < 100 ? from->size : 100), from->data,
			      (int)(name->size < 100 ? name->size : 100), name->data);
	}
	w->wasm_importtype_vec_delete(&imports);
	return st;
}

static wasmtime_module_t *from_cache(const smr_wasmtime *w, const char *key)
{
	wasmtime_module_t *m = NULL;
	const uint8_t *code;
	char *entry;
	size_t n;

	if (smr_wasm_cache_get(key, &entry, &code, &n) != SMR_OK)
		return NULL;
	if (smr_wasmtime_failed("precompiled code",
				w->wasmtime_module_deserialize(w->engine, code, n, &m)) != SMR_OK) {
		smr_log(SMR_LOG_WARN, "%s: it is compiled again", smr_errmsg());
		m = NULL;
	}
	smr_free(entry);
	return m;
}

static smr_status compile_core_module(const smr_wasmtime *w, const void *wasm, size_t n,
				      const char *key, wasmtime_module_t **out)
{
	wasm_byte_vec_t code;
	smr_status st;

	SMR_TRY(smr_wasmtime_failed("no module that can be run",
				    w->wasmtime_module_new(w->engine, wasm, n, out)));
	st = check_imports(w, *out);
	if (st != SMR_OK) {
		w->wasmtime_module_delete(*out);
		return st;
	}
	if (smr_wasmtime_failed("compiled code", w->wasmtime_module_serialize(*out, &code)) ==
	    SMR_OK) {
		smr_wasm_cache_put(key, code.data, code.size);
		w->wasm_byte_vec_delete(&code);
	}
	return SMR_OK;
}

smr_status smr_wasm_code_new(const void *wasm, size_t n, smr_wasm_code **out, bool *cached)
{
	smr_wasm_code *c = smr_calloc(1, sizeof(*c));
	char key[KEY_TEXT];
	smr_status st;

	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a module");
	st = smr_wasmtime_open(&c->w);
	if (st == SMR_OK)
		st = smr_wasm_key(c->w, "core", wasm, n, key);
	if (st == SMR_OK && (c->module = smr_wasm_kept_module(c->w, key)) == NULL)
		c->module = from_cache(c->w, key);
	if (cached != NULL)
		*cached = c->module != NULL;
	if (st == SMR_OK && c->module == NULL)
		st = compile_core_module(c->w, wasm, n, key, &c->module);
	if (st != SMR_OK) {
		smr_free(c);
		return st;
	}
	smr_wasm_keep_module(c->w, key, c->module);
	*out = c;
	return SMR_OK;
}

void smr_wasm_code_free(smr_wasm_code *c)
{
	if (c == NULL)
		return;
	c->w->wasmtime_module_delete(c->module);
	smr_free(c);
}
