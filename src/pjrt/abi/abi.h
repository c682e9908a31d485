/** @file The C interface between JAX and its plug-ins (PJRT, version 0.112): what this plug-in uses
 * of it, written from the published layout.
 *
 * Each function takes one struct and returns an error, NULL for none. A struct begins with its size
 * as the caller knows it; members are only ever appended, and members behind that size must not be
 * touched. Pointers in results stay valid as long as the object that was asked, unless the struct
 * has a deleter. */
#ifndef SMR_PJRT_ABI_ABI_H
#define SMR_PJRT_ABI_ABI_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PJRT_MAJOR = 0, PJRT_MINOR = 112, PJRT_SLOTS = 138 };

#define PJRT_HEAD           \
	size_t struct_size; \
	void *extension_start
#define PJRT_AT(type, member, at) \
	_Static_assert(offsetof(type, member) == (at), #type "." #member " is misplaced")
/** Whether the caller knows a member. */
#define PJRT_HAS(args, member) ((args)->struct_size > offsetof(__typeof__(*(args)), member))

/* Handles; the caller sees no member of them. */
typedef struct pjrt_error pjrt_error;
typedef struct pjrt_event pjrt_event;
typedef struct pjrt_client pjrt_client;
typedef struct pjrt_client pjrt_topology; /* the devices of the client */
typedef struct pjrt_device pjrt_device;   /* also as its own description */
typedef struct pjrt_memory pjrt_memory;
typedef struct pjrt_buffer pjrt_buffer;
typedef struct pjrt_executable pjrt_executable;
typedef struct pjrt_loaded pjrt_loaded;
typedef struct pjrt_layout pjrt_layout;

/** Codes of errors. */
typedef enum pjrt_code {
	PJRT_INVALID_ARGUMENT = 3,
	PJRT_NOT_FOUND = 5,
	PJRT_PERMISSION_DENIED = 7,
	PJRT_RESOURCE_EXHAUSTED = 8,
	PJRT_FAILED_PRECONDITION = 9,
	PJRT_UNIMPLEMENTED = 12,
	PJRT_INTERNAL = 13,
	PJRT_DATA_LOSS = 15
} pjrt_code;

/** The promise of a caller of a copy about the host's array. */
typedef enum pjrt_host_semantics {
	PJRT_ONLY_DURING_CALL,
	PJRT_UNTIL_TRANSFER_COMPLETES,
	PJRT_IMMUTABLE_ZERO_COPY,
	PJRT_MUTABLE_ZERO_COPY
} pjrt_host_semantics;

typedef enum pjrt_value_kind {
	PJRT_STRING,
	PJRT_INT64,
	PJRT_INT64_LIST,
	PJRT_FLOAT,
	PJRT_BOOL
} pjrt_value_kind;

typedef struct pjrt_named_value {
	PJRT_HEAD;
	const char *name;
	size_t name_size;
	uint32_t type; /* pjrt_value_kind */
	union {
		const char *string;
		int64_t int64;
		const int64_t *list;
		float real;
		bool boolean;
	} of;
	size_t value_size; /* of a string or list; 1 otherwise */
} pjrt_named_value;
PJRT_AT(pjrt_named_value, value_size, 48);

typedef struct pjrt_program {
	PJRT_HEAD;
	char *code;
	size_t code_size;
	const char *format;
	size_t format_size;
} pjrt_program;
PJRT_AT(pjrt_program, format_size, 40);

/** A layout in memory: minor-to-major order of dimensions with tiles, or strides. */
typedef struct pjrt_buffer_layout {
	PJRT_HEAD;
	union {
		struct {
			PJRT_HEAD;
			const int64_t *minor_to_major;
			size_t minor_to_major_size;
			const int64_t *tile_dims;
			const size_t *tile_dim_sizes;
			size_t num_tiles;
		} tiled;
		struct {
			PJRT_HEAD;
			const int64_t *byte_strides;
			size_t num_byte_strides;
		} strides;
	};
	uint32_t type; /* 0: tiled, 1: strides */
} pjrt_buffer_layout;
PJRT_AT(pjrt_buffer_layout, type, 72);

typedef struct pjrt_logical_id {
	int32_t replica, partition;
} pjrt_logical_id;

typedef struct pjrt_extension {
	size_t struct_size;
	int32_t type;
	const struct pjrt_extension *next;
} pjrt_extension;
enum {
	PJRT_CUSTOM_CALL = 0,
	PJRT_PROFILER = 1,
	PJRT_LAYOUTS = 4,
	PJRT_FFI = 5,
	PJRT_SHARDINGS = 19
};

typedef struct pjrt_api {
	size_t struct_size;
	const pjrt_extension *extension_start;
	struct {
		PJRT_HEAD;
		int32_t major, minor;
	} version;
	void *slots[PJRT_SLOTS];
} pjrt_api;
PJRT_AT(pjrt_api, slots, 40);
_Static_assert(sizeof(pjrt_api) == 1144, "the table of functions has another size");

typedef struct pjrt_error_destroy_args {
	PJRT_HEAD;
	pjrt_error *error;
} pjrt_error_destroy_args;
PJRT_AT(pjrt_error_destroy_args, error, 16);

typedef struct pjrt_error_message_args {
	PJRT_HEAD;
	pjrt_error *error;
	const char *message;
	size_t message_size;
} pjrt_error_message_args;
PJRT_AT(pjrt_error_message_args, message_size, 32);

typedef struct pjrt_error_get_code_args {
	PJRT_HEAD;
	pjrt_error *error;
	uint32_t code;
} pjrt_error_get_code_args;
PJRT_AT(pjrt_error_get_code_args, code, 24);

typedef struct pjrt_error_for_each_payload_args {
	PJRT_HEAD;
	pjrt_error *error;
	void *visitor;
	void *user_arg;
} pjrt_error_for_each_payload_args;
PJRT_AT(pjrt_error_for_each_payload_args, user_arg, 32);

typedef struct pjrt_plugin_initialize_args {
	PJRT_HEAD;
} pjrt_plugin_initialize_args;

typedef struct pjrt_plugin_attributes_args {
	PJRT_HEAD;
	const pjrt_named_value *attributes;
	size_t num_attributes;
} pjrt_plugin_attributes_args;
PJRT_AT(pjrt_plugin_attributes_args, num_attributes, 24);

typedef struct pjrt_event_destroy_args {
	PJRT_HEAD;
	pjrt_event *event;
} pjrt_event_destroy_args;
PJRT_AT(pjrt_event_destroy_args, event, 16);

typedef struct pjrt_event_is_ready_args {
	PJRT_HEAD;
	pjrt_event *event;
	bool is_ready;
} pjrt_event_is_ready_args;
PJRT_AT(pjrt_event_is_ready_args, is_ready, 24);

typedef struct pjrt_event_error_args {
	PJRT_HEAD;
	pjrt_event *event;
} pjrt_event_error_args;
PJRT_AT(pjrt_event_error_args, event, 16);

typedef struct pjrt_event_await_args {
	PJRT_HEAD;
	pjrt_event *event;
} pjrt_event_await_args;
PJRT_AT(pjrt_event_await_args, event, 16);

typedef struct pjrt_event_on_ready_args {
	PJRT_HEAD;
	pjrt_event *event;
	void (*callback)(pjrt_error *error, void *user_arg);
	void *user_arg;
} pjrt_event_on_ready_args;
PJRT_AT(pjrt_event_on_ready_args, user_arg, 32);

typedef struct pjrt_event_create_args {
	PJRT_HEAD;
	pjrt_event *event;
} pjrt_event_create_args;
PJRT_AT(pjrt_event_create_args, event, 16);

typedef struct pjrt_event_set_args {
	PJRT_HEAD;
	pjrt_event *event;
	uint32_t error_code;
	const char *error_message;
	size_t error_message_size;
} pjrt_event_set_args;
PJRT_AT(pjrt_event_set_args, error_message_size, 40);
#endif
