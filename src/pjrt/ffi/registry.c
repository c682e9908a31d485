/* Targets, and types of states. */
#include <pthread.h>
#include <string.h>

#include "pjrt/ffi/host.h"

typedef struct target {
	char *name;
	ffi_bundle bundle;
} target;

typedef struct type {
	int64_t id;
	void (*deleter)(void *object);
} type;

enum { FIRST_TYPE = 1 << 20 /* XLA's own runtimes in the process count from 1 */ };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static SMR_VEC(target) targets;
static SMR_VEC(type) types;
static int64_t next_type = FIRST_TYPE;

/* ---- targets -------------------------------------------------------------------------------- */

/* A handler that finds the extension fills it in. */
static smr_status check_version(const char *name, ffi_handler *handler)
{
	ffi_metadata m = {.struct_size = sizeof(m), .version.struct_size = sizeof(m.version)};
	ffi_metadata_extension x = {{sizeof(x), FFI_METADATA, NULL}, &m};
	ffi_frame f = {.struct_size = FFI_FRAME_SIZE,
		       .extension_start = &x.base,
		       .api = &ffi_functions,
		       .stage = FFI_EXECUTE,
		       .args.struct_size = sizeof(f.args),
		       .results.struct_size = sizeof(f.results),
		       .attrs.struct_size = sizeof(f.attrs)};
	ffi_error *e;

	if (handler == NULL)
		return SMR_OK;
	e = handler(&f);
	if (e != NULL)
		return ffi_status_of(e);
	if (m.version.major != FFI_MAJOR || m.version.minor > FFI_MINOR)
		return smr_fail(SMR_EUNSUPPORTED,
				"%s is built for version %d.%d of XLA's FFI, samara has %d.%d",
				name, (int)m.version.major, (int)m.version.minor, FFI_MAJOR,
				FFI_MINOR);
	return SMR_OK;
}

static target *find_target(const char *name)
{
	for (size_t i = 0; i < targets.n; i++)
		if (strcmp(targets.v[i].name, name) == 0)
			return &targets.v[i];
	return NULL;
}

static smr_status put_target(char *name, const ffi_bundle *b)
{
	target *t = find_target(name);

	if (t == NULL)
		return smr_vec_push(&targets, (target){name, *b});
	t->bundle = *b;
	smr_free(name);
	return SMR_OK;
}

smr_status ffi_target_add(const char *name, size_t len, const ffi_bundle *b)
{
	char *copy = smr_malloc(len + 1);
	smr_status st = SMR_OK;

	if (copy == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the name of a function");
	memcpy(copy, name, len);
	copy[len] = '\0';
	if (b->stages[FFI_EXECUTE] == NULL)
		st = smr_fail(SMR_EINVAL, "%s has no function that executes", copy);
	for (uint32_t i = 0; st == SMR_OK && i < FFI_STAGES; i++)
		st = check_version(copy, b->stages[i]);
	if (st == SMR_OK) {
		pthread_mutex_lock(&lock);
		st = put_target(copy, b);
		pthread_mutex_unlock(&lock);
	}
	if (st != SMR_OK)
		smr_free(copy);
	return st;
}

bool ffi_target_find(const char *name, ffi_bundle *out)
{
	const target *t;

	pthread_mutex_lock(&lock);
	t = find_target(name);
	if (t != NULL)
		*out = t->bundle;
	pthread_mutex_unlock(&lock);
	return t != NULL;
}

/* ---- types ---------------------------------------------------------------------------------- */

static type *find_type(int64_t id)
{
	for (size_t i = 0; i < types.n; i++)
		if (types.v[i].id == id)
			return &types.v[i];
	return NULL;
}

smr_status ffi_type_add(ffi_type_id *id, void (*deleter)(void *object))
{
	smr_status st = SMR_OK;
	type *t;

	pthread_mutex_lock(&lock);
	if (id->type_id == 0)
		id->type_id = next_type++;
	t = find_type(id->type_id);
	if (t != NULL)
		t->deleter = deleter != NULL ? deleter : t->deleter;
	else
		st = smr_vec_push(&types, (type){id->type_id, deleter});
	pthread_mutex_unlock(&lock);
	return st;
}

bool ffi_type_find(int64_t id, void (**deleter)(void *object))
{
	const type *t;

	pthread_mutex_lock(&lock);
	t = find_type(id);
	*deleter = t != NULL ? t->deleter : NULL;
	pthread_mutex_unlock(&lock);
	return t != NULL;
}
