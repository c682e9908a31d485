/* The runtime as functions of programs see it. Their tasks run on the thread that schedules them,
 * and a call lasts until its future is set. */
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "pjrt/ffi/host.h"

/* ---- errors --------------------------------------------------------------------------------- */

struct ffi_error {
	int32_t code;
	char *text;
};

static ffi_error no_memory = {FFI_RESOURCE_EXHAUSTED, NULL};

static ffi_error *make_error(int32_t code, smr_str *text)
{
	ffi_error *e = smr_calloc(1, sizeof(*e));
	char *taken = smr_str_take(text);

	if (e == NULL || taken == NULL) {
		smr_free(e);
		smr_free(taken);
		return &no_memory;
	}
	*e = (ffi_error){code, taken};
	return e;
}

ffi_error *ffi_error_new(ffi_code code, const char *fmt, ...)
{
	smr_str s = {0};
	va_list ap;

	va_start(ap, fmt);
	smr_str_vprintf(&s, fmt, ap);
	va_end(ap);
	return make_error(code, &s);
}

static void free_error(ffi_error *e)
{
	if (e == NULL || e == &no_memory)
		return;
	smr_free(e->text);
	smr_free(e);
}

static const char *error_text(const ffi_error *e)
{
	return e->text != NULL ? e->text : "no memory";
}

smr_status ffi_status_of(ffi_error *e)
{
	static const struct {
		smr_status status;
		const char *name; /* of a code that JAX does not show; NULL: it does */
	} codes[FFI_CODES] = {
		[1] = {SMR_EINTERNAL, "CANCELLED"},
		[2] = {SMR_EINTERNAL, "UNKNOWN"},
		[3] = {SMR_EINVAL, NULL},
		[4] = {SMR_EINTERNAL, "DEADLINE_EXCEEDED"},
		[5] = {SMR_ENOTFOUND, NULL},
		[6] = {SMR_EINTERNAL, "ALREADY_EXISTS"},
		[7] = {SMR_EDENIED, NULL},
		[8] = {SMR_ENOMEM, NULL},
		[9] = {SMR_ESTATE, NULL},
		[10] = {SMR_EINTERNAL, "ABORTED"},
		[11] = {SMR_EINTERNAL, "OUT_OF_RANGE"},
		[12] = {SMR_EUNSUPPORTED, NULL},
		[13] = {SMR_EINTERNAL, NULL},
		[14] = {SMR_EINTERNAL, "UNAVAILABLE"},
		[15] = {SMR_ECORRUPT, NULL},
		[16] = {SMR_EINTERNAL, "UNAUTHENTICATED"},
	};
	bool known = e->code > 0 && e->code < FFI_CODES;
	const char *name = known ? codes[e->code].name : "an unknown code";
	smr_status st = known ? codes[e->code].status : SMR_EINTERNAL;

	st = name != NULL ? smr_fail(st, "%s: %s", name, error_text(e))
			  : smr_fail(st, "%s", error_text(e));
	free_error(e);
	return st;
}

static ffi_error *ffi_error_create(ffi_error_create_args *a)
{
	smr_str s = {0};

	smr_str_puts(&s, a->message != NULL ? a->message : "");
	return make_error(a->code, &s);
}

static void ffi_error_message(ffi_error_message_args *a)
{
	a->message = error_text(a->error);
	if (a->struct_size >= offsetof(ffi_error_message_args, code) + sizeof(a->code))
		a->code = a->error->code;
}

static void ffi_error_destroy(ffi_error_destroy_args *a)
{
	free_error(a->error);
}

/* ---- functions that are refused ------------------------------------------------------------- */

static ffi_error *ffi_handler_register(void *a)
{
	return ffi_error_new(FFI_UNIMPLEMENTED, "functions are registered by jax.ffi only");
}

static ffi_error *ffi_stream_get(void *a)
{
	return ffi_error_new(FFI_UNIMPLEMENTED, "a CPU has no streams");
}

static ffi_error *ffi_context_get(ffi_context_args *a)
{
	return ffi_error_new(FFI_NOT_FOUND, "the context has no data of type %lld",
			     (long long)a->type_id->type_id);
}

/* ---- states --------------------------------------------------------------------------------- */

static ffi_error *ffi_type_register(ffi_type_args *a)
{
	smr_status st = ffi_type_add(a->type_id, a->info != NULL ? a->info->deleter : NULL);

	return st == SMR_OK ? NULL : ffi_error_new(FFI_RESOURCE_EXHAUSTED, "%s", smr_errmsg());
}

static ffi_error *find_state(const ffi_state_args *a, ffi_state **out)
{
	*out = a->ctx != NULL && a->stage >= 0 && a->stage < FFI_STAGES ? a->ctx->states[a->stage]
									: NULL;
	return *out != NULL ? NULL
			    : ffi_error_new(FFI_NOT_FOUND, "there is no state of stage %d here",
					    (int)a->stage);
}

static ffi_error *ffi_state_set(ffi_state_args *a)
{
	void (*deleter)(void *object);
	ffi_error *e;
	ffi_state *s;

	e = find_state(a, &s);
	if (e != NULL)
		return e;
	if (!ffi_type_find(a->type_id->type_id, &deleter))
		return ffi_error_new(FFI_INVALID_ARGUMENT,
				     "the type of a state is not registered (jax.ffi."
				     "register_ffi_type)");
	if (s->object != NULL)
		return ffi_error_new(FFI_FAILED_PRECONDITION, "the state is set already");
	*s = (ffi_state){a->type_id->type_id, a->state};
	return NULL;
}

static ffi_error *ffi_state_get(ffi_state_args *a)
{
	ffi_error *e;
	ffi_state *s;

	e = find_state(a, &s);
	if (e != NULL)
		return e;
	if (s->object == NULL)
		return ffi_error_new(FFI_NOT_FOUND, "the state is not set");
	if (s->type != a->type_id->type_id)
		return ffi_error_new(FFI_INVALID_ARGUMENT, "the state has type %lld, not %lld",
				     (long long)s->type, (long long)a->type_id->type_id);
	a->state = s->object;
	return NULL;
}

void ffi_state_free(ffi_state *s)
{
	void (*deleter)(void *object);

	if (s->object != NULL && ffi_type_find(s->type, &deleter) && deleter != NULL)
		deleter(s->object);
	*s = (ffi_state){0};
}

/* ---- memory and threads --------------------------------------------------------------------- */

static ffi_error *ffi_memory_allocate(ffi_allocate_args *a)
{
	size_t align = a->alignment > sizeof(void *) ? a->alignment : sizeof(void *);

	if (posix_memalign(&a->data, align, a->size > 0 ? a->size : 1) == 0)
		return NULL;
	return ffi_error_new(FFI_RESOURCE_EXHAUSTED, "no memory for %zu bytes, aligned to %zu",
			     a->size, a->alignment);
}

static ffi_error *ffi_memory_free(ffi_free_args *a)
{
	free(a->data); /* of posix_memalign */
	return NULL;
}

static ffi_error *ffi_pool_schedule(ffi_schedule_args *a)
{
	a->task(a->data);
	return NULL;
}

static ffi_error *ffi_pool_threads(ffi_threads_args *a)
{
	*a->n = 1;
	return NULL;
}

/* ---- futures -------------------------------------------------------------------------------- */

struct ffi_future {
	pthread_mutex_t lock;
	pthread_cond_t changed;
	bool set;
	ffi_error *error;
};

static ffi_error *ffi_future_create(ffi_future_create_args *a)
{
	ffi_future *f = smr_calloc(1, sizeof(*f));

	if (f == NULL)
		return &no_memory;
	pthread_mutex_init(&f->lock, NULL);
	pthread_cond_init(&f->changed, NULL);
	a->future = f;
	return NULL;
}

static ffi_error *set_future(ffi_future *f, ffi_error *error)
{
	pthread_mutex_lock(&f->lock);
	f->set = true;
	f->error = error;
	pthread_cond_signal(&f->changed);
	pthread_mutex_unlock(&f->lock);
	return NULL;
}

static ffi_error *ffi_future_set_available(ffi_future_set_args *a)
{
	return set_future(a->future, NULL);
}

static ffi_error *ffi_future_set_error(ffi_future_set_args *a)
{
	return set_future(a->future, a->error);
}

ffi_error *ffi_future_wait(ffi_future *f)
{
	ffi_error *e;

	pthread_mutex_lock(&f->lock);
	while (!f->set)
		pthread_cond_wait(&f->changed, &f->lock);
	e = f->error;
	pthread_mutex_unlock(&f->lock);
	pthread_cond_destroy(&f->changed);
	pthread_mutex_destroy(&f->lock);
	smr_free(f);
	return e;
}

/* ---- runs ----------------------------------------------------------------------------------- */

static ffi_error *ffi_run_id_get(ffi_run_id_args *a)
{
	a->run_id = a->ctx->run_id;
	return NULL;
}

/* All devices are the same processor. */
static ffi_error *ffi_ordinal_get(ffi_ordinal_args *a)
{
	a->ordinal = 0;
	return NULL;
}

static ffi_error *ffi_extension_find(ffi_find_extension_args *a)
{
	a->extension = NULL;
	return NULL;
}

static ffi_error *ffi_options_get(ffi_options_args *a)
{
	static const ffi_attrs none = {.struct_size = sizeof(none)};

	a->options = &none;
	return NULL;
}

const ffi_api ffi_functions = {
	.struct_size = sizeof(ffi_functions),
	.version = {sizeof(ffi_version), NULL, FFI_MAJOR, FFI_MINOR},
	.error_create = ffi_error_create,
	.error_message = ffi_error_message,
	.error_destroy = ffi_error_destroy,
	.handler_register = ffi_handler_register,
	.stream_get = ffi_stream_get,
	.type_register = ffi_type_register,
	.context_get = ffi_context_get,
	.state_set = ffi_state_set,
	.state_get = ffi_state_get,
	.memory_allocate = ffi_memory_allocate,
	.memory_free = ffi_memory_free,
	.pool_schedule = ffi_pool_schedule,
	.pool_threads = ffi_pool_threads,
	.future_create = ffi_future_create,
	.future_set_available = ffi_future_set_available,
	.future_set_error = ffi_future_set_error,
	.run_id_get = ffi_run_id_get,
	.ordinal_get = ffi_ordinal_get,
	.extension_find = ffi_extension_find,
	.options_get = ffi_options_get,
};
