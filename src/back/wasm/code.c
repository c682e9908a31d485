/* Core modules, compiled or from the cache.
 *
 * An entry is $SAMARA_CACHE/wasm/KEY.cwasm; KEY covers the module, Wasmtime's version and the
 * library itself, and the engine's settings. Wasmtime trusts the code that it deserialises, so each
 * entry is sealed (base/os/sealed_cache.h). Entries that fail the check are compiled again. */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "back/wasm/own.h"
#include "base/alloc.h"
#include "base/data/digest.h"
#include "base/log.h"
#include "base/os/sealed_cache.h"

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

static const smr_sealed_cache sealed = {
	.folder = "wasm", .ending = ".cwasm", .purpose = "wasm " SMR_WASMTIME_VERSION};

smr_status smr_wasm_cache_get(const char *key, char **out, const uint8_t **code, size_t *n)
{
	return smr_sealed_get(&sealed, key, out, code, n);
}

void smr_wasm_cache_put(const char *key, const void *code, size_t n)
{
	smr_sealed_put(&sealed, key, code, n);
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
