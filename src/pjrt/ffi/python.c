/* Target "samara_python_callback": functions of Python, by their number in a table there. */
#include <string.h>

#include "base/alloc.h"
#include "pjrt/ffi/value.h"

enum { MESSAGE = 2048 };

static ffi_python_fn *python;
static _Thread_local ffi_share share; /* without `result`: each process calls for itself */

static ffi_error *answer_version(ffi_metadata *m)
{
	m->version.major = FFI_MAJOR;
	m->version.minor = FFI_MINOR;
	return NULL;
}

static ffi_error *read_index(const ffi_attrs *attrs, uint64_t *out)
{
	for (int64_t i = 0; i < attrs->size; i++)
		if (strcmp(attrs->names[i]->ptr, "index") == 0 && attrs->types[i] == FFI_SCALAR) {
			memcpy(out, ((const ffi_scalar *)attrs->attrs[i])->value, sizeof(*out));
			return NULL;
		}
	return ffi_error_new(FFI_INVALID_ARGUMENT, "a callback without a number index");
}

/* Addresses of arrays; tokens have none. */
static void **list_arrays(const ffi_values *v, void **out)
{
	for (int64_t i = 0; i < v->size; i++) {
		const ffi_buffer *b = v->values[i];

		if (b->dtype != FFI_TOKEN)
			*out++ = b->data;
	}
	return out;
}

static ffi_error *call_function(const ffi_frame *f)
{
	char message[MESSAGE] = "";
	uint64_t index;
	void **places, **results;
	ffi_error *e = read_index(&f->attrs, &index);

	if (e != NULL)
		return e;
	places = smr_calloc((size_t)(f->args.size + f->results.size) + 1, sizeof(*places));
	if (places == NULL)
		return ffi_error_new(FFI_RESOURCE_EXHAUSTED, "no memory for a callback");
	results = list_arrays(&f->args, places);
	(void)list_arrays(&f->results, results);
	if (python(index, places, results, message, sizeof(message)) != 0) {
		message[sizeof(message) - 1] = '\0';
		e = ffi_error_new(FFI_INTERNAL, "%s", message);
	}
	smr_free(places);
	return e;
}

static ffi_error *share_results(const ffi_frame *f)
{
	for (int64_t i = 0; i < f->results.size; i++) {
		const ffi_buffer *b = f->results.values[i];

		if (b->dtype != FFI_TOKEN &&
		    share.result(share.ctx, b->data, f->ctx->results[i].size) != SMR_OK)
			return ffi_error_new(FFI_INTERNAL, "%s", smr_errmsg());
	}
	return NULL;
}

static ffi_error *call_python(ffi_frame *f)
{
	ffi_error *e = NULL;

	if (f->extension_start != NULL && f->extension_start->type == FFI_METADATA)
		return answer_version(((ffi_metadata_extension *)f->extension_start)->metadata);
	if (share.result == NULL || share.calls)
		e = call_function(f);
	return e == NULL && share.result != NULL ? share_results(f) : e;
}

void ffi_python_share(const ffi_share *s)
{
	share = s != NULL ? *s : (ffi_share){0};
}

smr_status ffi_python_set(ffi_python_fn *fn)
{
	static const char name[] = "samara_python_callback";
	static const ffi_bundle bundle = {.stages[FFI_EXECUTE] = call_python};

	python = fn;
	return ffi_target_add(name, sizeof(name) - 1, &bundle);
}
