/** @file The C interface between XLA's runtimes and functions that programs call (XLA FFI, version
 * 0.5): what this plug-in uses of it, written from the published layout.
 *
 * A function gets one call frame and returns an error, NULL for none; who gets an error destroys
 * it. A struct begins with its size as the caller knows it. */
#ifndef SMR_PJRT_FFI_ABI_H
#define SMR_PJRT_FFI_ABI_H
#include <stddef.h>
#include <stdint.h>

enum { FFI_MAJOR = 0, FFI_MINOR = 5 };

#define FFI_HEAD            \
	size_t struct_size; \
	struct ffi_extension *extension_start
#define FFI_SIZE(type, size) \
	_Static_assert(sizeof(type) == (size), #type " has another size in the interface")
#define FFI_AT(type, member, at) \
	_Static_assert(offsetof(type, member) == (at), #type "." #member " is misplaced")

typedef struct ffi_error ffi_error;
typedef struct ffi_future ffi_future;
typedef struct ffi_context ffi_context;

typedef enum ffi_code {
	FFI_UNKNOWN = 2,
	FFI_INVALID_ARGUMENT = 3,
	FFI_NOT_FOUND = 5,
	FFI_PERMISSION_DENIED = 7,
	FFI_RESOURCE_EXHAUSTED = 8,
	FFI_FAILED_PRECONDITION = 9,
	FFI_UNIMPLEMENTED = 12,
	FFI_INTERNAL = 13,
	FFI_DATA_LOSS = 15,
	FFI_CODES = 17
} ffi_code;

typedef struct ffi_extension {
	size_t struct_size;
	int32_t type;
	struct ffi_extension *next;
} ffi_extension;
FFI_SIZE(ffi_extension, 24);

typedef struct ffi_version {
	FFI_HEAD;
	int32_t major, minor;
} ffi_version;
FFI_SIZE(ffi_version, 24);

/* ---- values --------------------------------------------------------------------------------- */

enum { FFI_PRED = 1, FFI_TOKEN = 17 };

typedef struct ffi_span {
	const char *ptr;
	size_t len;
} ffi_span;
FFI_SIZE(ffi_span, 16);

typedef struct ffi_buffer {
	FFI_HEAD;
	int32_t dtype;
	void *data;
	int64_t rank;
	int64_t *dims;
} ffi_buffer;
FFI_SIZE(ffi_buffer, 48);

enum { FFI_BUFFER = 1 }; /* the kind of all arguments and results */

typedef struct ffi_scalar {
	int32_t dtype;
	void *value;
} ffi_scalar;
FFI_SIZE(ffi_scalar, 16);

typedef struct ffi_array {
	int32_t dtype;
	size_t size;
	void *data;
} ffi_array;
FFI_SIZE(ffi_array, 24);

/** Kinds of attributes: ffi_array, ffi_attrs, ffi_scalar, ffi_span. */
enum { FFI_ARRAY = 1, FFI_DICTIONARY, FFI_SCALAR, FFI_STRING };

/** Attributes, sorted by name. */
typedef struct ffi_attrs {
	FFI_HEAD;
	int64_t size;
	int32_t *types;
	ffi_span **names;
	void **attrs;
} ffi_attrs;
FFI_SIZE(ffi_attrs, 48);

/** Arguments or results. */
typedef struct ffi_values {
	FFI_HEAD;
	int64_t size;
	int32_t *types;
	void **values;
} ffi_values;
FFI_SIZE(ffi_values, 40);

/* ---- calls ---------------------------------------------------------------------------------- */

typedef enum ffi_stage {
	FFI_INSTANTIATE, /* once for each call in a program; without arguments and results */
	FFI_PREPARE,
	FFI_INITIALIZE,
	FFI_EXECUTE,
	FFI_STAGES
} ffi_stage;

typedef struct ffi_frame {
	FFI_HEAD;
	const struct ffi_api *api;
	ffi_context *ctx;
	int32_t stage;
	ffi_values args, results;
	ffi_attrs attrs;
	ffi_future *future; /* out: the call goes on until it is set */
} ffi_frame;
FFI_AT(ffi_frame, args, 40);
FFI_AT(ffi_frame, attrs, 120);
FFI_AT(ffi_frame, future, 168);
enum { FFI_FRAME_SIZE = offsetof(ffi_frame, future) };

typedef ffi_error *ffi_handler(ffi_frame *frame);

typedef struct ffi_type_id {
	int64_t type_id; /* 0: not registered */
} ffi_type_id;

typedef struct ffi_type_info {
	FFI_HEAD;
	void (*deleter)(void *object);
} ffi_type_info;
FFI_SIZE(ffi_type_info, 24);

/** Asks a handler for its version; it then does nothing else. */
typedef struct ffi_metadata {
	size_t struct_size;
	ffi_version version;
	uint32_t traits;
	ffi_type_id state_type;
} ffi_metadata;
FFI_AT(ffi_metadata, traits, 32);
FFI_AT(ffi_metadata, state_type, 40);

enum { FFI_METADATA = 1 };

typedef struct ffi_metadata_extension {
	ffi_extension base;
	ffi_metadata *metadata;
} ffi_metadata_extension;
FFI_SIZE(ffi_metadata_extension, 32);

/* ---- functions of the runtime --------------------------------------------------------------- */

typedef struct ffi_error_create_args {
	FFI_HEAD;
	const char *message;
	int32_t code;
} ffi_error_create_args;
FFI_AT(ffi_error_create_args, code, 24);

typedef struct ffi_error_message_args {
	FFI_HEAD;
	ffi_error *error;
	const char *message; /* out */
	int32_t code;        /* out; since 0.4, callers before have a smaller struct */
} ffi_error_message_args;
FFI_AT(ffi_error_message_args, code, 32);

typedef struct ffi_error_destroy_args {
	FFI_HEAD;
	ffi_error *error;
} ffi_error_destroy_args;

typedef struct ffi_type_args {
	FFI_HEAD;
	ffi_span name;
	ffi_type_id *type_id; /* in and out */
	const ffi_type_info *info;
} ffi_type_args;
FFI_SIZE(ffi_type_args, 48);

/** Of ExecutionContext_Get. */
typedef struct ffi_context_args {
	FFI_HEAD;
	ffi_context *ctx;
	ffi_type_id *type_id;
	void *data; /* out */
} ffi_context_args;
FFI_SIZE(ffi_context_args, 40);

/** Of State_Set and State_Get. */
typedef struct ffi_state_args {
	FFI_HEAD;
	ffi_context *ctx;
	int32_t stage;
	ffi_type_id *type_id;
	void *state;
} ffi_state_args;
FFI_AT(ffi_state_args, state, 40);

typedef struct ffi_allocate_args {
	FFI_HEAD;
	ffi_context *ctx;
	size_t size, alignment;
	void *data; /* out */
} ffi_allocate_args;
FFI_SIZE(ffi_allocate_args, 48);

typedef struct ffi_free_args {
	FFI_HEAD;
	ffi_context *ctx;
	size_t size;
	void *data;
} ffi_free_args;
FFI_SIZE(ffi_free_args, 40);

typedef struct ffi_schedule_args {
	FFI_HEAD;
	ffi_context *ctx;
	void (*task)(void *data);
	void *data;
} ffi_schedule_args;
FFI_SIZE(ffi_schedule_args, 40);

typedef struct ffi_threads_args {
	FFI_HEAD;
	ffi_context *ctx;
	int64_t *n; /* out */
} ffi_threads_args;

typedef struct ffi_future_create_args {
	FFI_HEAD;
	ffi_future *future; /* out */
} ffi_future_create_args;

/** Of Future_SetAvailable, without the error, and of Future_SetError. */
typedef struct ffi_future_set_args {
	FFI_HEAD;
	ffi_future *future;
	ffi_error *error; /* the runtime's from here on */
} ffi_future_set_args;
FFI_SIZE(ffi_future_set_args, 32);

typedef struct ffi_run_id_args {
	FFI_HEAD;
	ffi_context *ctx;
	int64_t run_id; /* out */
} ffi_run_id_args;

typedef struct ffi_ordinal_args {
	FFI_HEAD;
	ffi_context *ctx;
	int32_t ordinal; /* out */
} ffi_ordinal_args;

typedef struct ffi_find_extension_args {
	FFI_HEAD;
	ffi_context *ctx;
	int64_t type;
	const void *extension; /* out; NULL: there is none */
} ffi_find_extension_args;

/** Of options that a single run has. */
typedef struct ffi_options_args {
	FFI_HEAD;
	ffi_context *ctx;
	const ffi_attrs *options; /* out */
} ffi_options_args;

/** The runtime as handlers see it. */
typedef struct ffi_api {
	FFI_HEAD;
	ffi_version version;
	const void *internal; /* of XLA itself */
	ffi_error *(*error_create)(ffi_error_create_args *a);
	void (*error_message)(ffi_error_message_args *a);
	void (*error_destroy)(ffi_error_destroy_args *a);
	ffi_error *(*handler_register)(void *a);
	ffi_error *(*stream_get)(void *a);
	ffi_error *(*type_register)(ffi_type_args *a);
	ffi_error *(*context_get)(ffi_context_args *a);
	ffi_error *(*state_set)(ffi_state_args *a);
	ffi_error *(*state_get)(ffi_state_args *a);
	ffi_error *(*memory_allocate)(ffi_allocate_args *a);
	ffi_error *(*memory_free)(ffi_free_args *a);
	ffi_error *(*pool_schedule)(ffi_schedule_args *a);
	ffi_error *(*pool_threads)(ffi_threads_args *a);
	ffi_error *(*future_create)(ffi_future_create_args *a);
	ffi_error *(*future_set_available)(ffi_future_set_args *a);
	ffi_error *(*future_set_error)(ffi_future_set_args *a);
	ffi_error *(*run_id_get)(ffi_run_id_args *a);
	ffi_error *(*ordinal_get)(ffi_ordinal_args *a);
	/* since 0.4 or 0.5 */
	ffi_error *(*extension_find)(ffi_find_extension_args *a);
	ffi_error *(*options_get)(ffi_options_args *a);
} ffi_api;
FFI_AT(ffi_api, internal, 40);
FFI_SIZE(ffi_api, 208);
#endif
