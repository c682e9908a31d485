/* Opens a built script at run time: its code goes into the cache of generated code, then the script
 * is opened as any other. Code of another CPU or another build of the generator is not found there,
 * and so not used. */
#include <stdio.h>

#include "aot/bytes.h"
#include "aot/script_own.h"
#include "base/alloc.h"
#include "base/arena.h"
#include "base/fs.h"
#include "base/log.h"
#include "samara/script.h"

/* Checks that a name cannot lead out of the cache's folder. */
static bool is_name(const char *name)
{
	size_t n = strspn(name, "0123456789abcdef");

	return n > 0 && (strcmp(name + n, ".so") == 0 || strcmp(name + n, ".plan") == 0);
}

/* Without a place in the cache, the vectorised interpreter and libraries run. */
static void unpack_one(const char *name, const void *data, size_t n)
{
	char *path;

	if (smr_cache_file("objects", name, &path) != SMR_OK) {
		smr_log(SMR_LOG_INFO, "code of a built script: %s", smr_errmsg());
		return;
	}
	if (!smr_file_exists(path) && smr_write_file(path, data, n, SMR_WRITE_FAST) != SMR_OK)
		smr_log(SMR_LOG_INFO, "code of a built script: %s", smr_errmsg());
	smr_free(path);
}

static void unpack_objects(smr_taking *t)
{
	uint32_t count = smr_take_count(t);

	for (uint32_t i = 0; i < count && !t->bad; i++) {
		const char *name = smr_take_text(t);
		size_t n;
		const void *data = smr_take_bytes(t, &n);

		t->bad = t->bad || name == NULL || !is_name(name);
		if (!t->bad)
			unpack_one(name, data, n);
	}
}

static const char *const *take_names(smr_taking *t, smr_arena *a, size_t *n)
{
	const char **names;

	*n = smr_take_count(t);
	names = smr_arena_array(a, *n + 1, sizeof(*names));
	for (size_t i = 0; names != NULL && i < *n; i++) {
		names[i] = smr_take_text(t);
		t->bad = t->bad || names[i] == NULL;
	}
	return names;
}

static const smr_script_argument *take_args(smr_taking *t, smr_arena *a, size_t *n)
{
	smr_script_argument *args;

	*n = smr_take_count(t);
	args = smr_arena_array(a, *n + 1, sizeof(*args));
	for (size_t i = 0; args != NULL && i < *n; i++) {
		args[i].name = smr_take_text(t);
		args[i].value = smr_take_text(t);
		t->bad = t->bad || args[i].name == NULL || args[i].value == NULL;
	}
	return args;
}

static smr_status open_script(smr_ctx *ctx, smr_taking *t, smr_arena *a, smr_script **out)
{
	smr_script_open_params p = SMR_INIT(smr_script_open_params);

	p.path = smr_take_text(t);
	p.text = smr_take_bytes(t, &p.length);
	p.args = take_args(t, a, &p.nargs);
	p.inputs = take_names(t, a, &p.ninputs);
	p.outputs = take_names(t, a, &p.noutputs);
	if (smr_arena_ran_short(a))
		return smr_fail(SMR_ENOMEM, "no memory for a script");
	if (!t->bad)
		unpack_objects(t);
	if (t->bad)
		return smr_fail(SMR_ECORRUPT, "these bytes are no built script");
	return smr_script_open(ctx, &p, out);
}

static smr_status check_script_bytes(const void *bytes, size_t n)
{
	uint8_t digest[SMR_DIGEST_BYTES];
	smr_aot_script_head h;

	if (bytes == NULL || n < sizeof(h) || (uintptr_t)bytes % SMR_AOT_ALIGN != 0)
		return smr_fail(SMR_ECORRUPT, "these bytes are no built script");
	memcpy(&h, bytes, sizeof(h));
	if (h.magic != SMR_AOT_SCRIPT_MAGIC)
		return smr_fail(SMR_ECORRUPT, "these bytes are no script built for this version");
	SMR_TRY(smr_digest((const char *)bytes + sizeof(h), n - sizeof(h), digest, sizeof(digest)));
	return memcmp(digest, h.digest, sizeof(digest)) == 0
		       ? SMR_OK
		       : smr_fail(SMR_ECORRUPT, "a built script was damaged");
}

smr_status smr_script_open_built(smr_ctx *ctx, const void *bytes, size_t n, smr_script **out)
{
	smr_taking t = {.from = bytes, .n = n, .at = sizeof(smr_aot_script_head)};
	smr_arena *a;
	smr_status st;

	if (out != NULL)
		*out = NULL;
	if (ctx == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_script_open_built: a null pointer");
	SMR_TRY(check_script_bytes(bytes, n));
	a = smr_arena_new();
	st = a != NULL ? open_script(ctx, &t, a, out)
		       : smr_fail(SMR_ENOMEM, "no memory for a script");
	smr_arena_free(a);
	return st;
}
