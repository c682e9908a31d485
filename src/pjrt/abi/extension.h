/** @file The C interface between JAX and its plug-ins: arguments of functions of the extensions
 * Layouts, Shardings, Custom_Call, FFI and Profiler (abi.h). */
#ifndef SMR_PJRT_ABI_EXTENSION_H
#define SMR_PJRT_ABI_EXTENSION_H
#include "pjrt/abi/abi.h"
#include "pjrt/ffi/abi.h"

typedef struct pjrt_layouts_memory_layout_destroy_args {
	PJRT_HEAD;
	pjrt_layout *layout;
} pjrt_layouts_memory_layout_destroy_args;
PJRT_AT(pjrt_layouts_memory_layout_destroy_args, layout, 16);

typedef struct pjrt_layouts_memory_layout_serialize_args {
	PJRT_HEAD;
	pjrt_layout *layout;
	const char *serialized_bytes;
	size_t serialized_bytes_size;
	void *serialized_layout;
	void (*serialized_layout_deleter)(void *owner);
} pjrt_layouts_memory_layout_serialize_args;
PJRT_AT(pjrt_layouts_memory_layout_serialize_args, serialized_layout_deleter, 48);

typedef struct pjrt_layouts_client_get_default_layout_args {
	PJRT_HEAD;
	pjrt_client *client;
	uint32_t type;
	const int64_t *dims;
	size_t num_dims;
	pjrt_layout *layout;
} pjrt_layouts_client_get_default_layout_args;
PJRT_AT(pjrt_layouts_client_get_default_layout_args, layout, 48);

typedef struct pjrt_layouts_buffer_memory_layout_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	pjrt_layout *layout;
} pjrt_layouts_buffer_memory_layout_args;
PJRT_AT(pjrt_layouts_buffer_memory_layout_args, layout, 24);

typedef struct pjrt_layouts_topology_get_default_layout_args {
	PJRT_HEAD;
	pjrt_topology *topology_description;
	uint32_t type;
	const int64_t *dims;
	size_t num_dims;
	pjrt_layout *layout;
} pjrt_layouts_topology_get_default_layout_args;
PJRT_AT(pjrt_layouts_topology_get_default_layout_args, layout, 48);

typedef struct pjrt_layouts_executable_get_output_layouts_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	size_t num_outputs;
	pjrt_layout *const *layouts;
} pjrt_layouts_executable_get_output_layouts_args;
PJRT_AT(pjrt_layouts_executable_get_output_layouts_args, layouts, 32);

typedef struct pjrt_layouts_executable_get_parameter_layouts_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	size_t num_parameters;
	pjrt_layout *const *layouts;
} pjrt_layouts_executable_get_parameter_layouts_args;
PJRT_AT(pjrt_layouts_executable_get_parameter_layouts_args, layouts, 32);

typedef struct pjrt_shardings_executable_output_shardings_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	size_t num_outputs;
	const char *const *shardings;
	const size_t *sharding_sizes;
} pjrt_shardings_executable_output_shardings_args;
PJRT_AT(pjrt_shardings_executable_output_shardings_args, sharding_sizes, 40);

typedef struct pjrt_shardings_executable_parameter_shardings_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	size_t num_parameters;
	const char *const *shardings;
	const size_t *sharding_sizes;
} pjrt_shardings_executable_parameter_shardings_args;
PJRT_AT(pjrt_shardings_executable_parameter_shardings_args, sharding_sizes, 40);

/* ---- functions that programs call ----------------------------------------------------------- */

typedef struct pjrt_custom_call_register_args {
	size_t struct_size;
	const char *function_name;
	size_t function_name_size;
	int32_t api_version; /* 1: typed FFI */
	ffi_handler *instantiate, *prepare, *initialize, *execute;
} pjrt_custom_call_register_args;
PJRT_AT(pjrt_custom_call_register_args, execute, 56);

typedef struct pjrt_ffi_register_handler_args {
	size_t struct_size;
	const char *target_name;
	size_t target_name_size;
	ffi_handler *handler;
	const char *platform_name;
	size_t platform_name_size;
	uint32_t traits;
} pjrt_ffi_register_handler_args;
PJRT_AT(pjrt_ffi_register_handler_args, traits, 48);

typedef struct pjrt_ffi_type_info {
	void (*deleter)(void *object);
	void *serialize, *deserialize;
} pjrt_ffi_type_info;

typedef struct pjrt_ffi_type_register_args {
	PJRT_HEAD;
	const char *type_name;
	size_t type_name_size;
	int64_t type_id; /* in and out; 0: give it one */
	const pjrt_ffi_type_info *type_info;
} pjrt_ffi_type_register_args;
PJRT_AT(pjrt_ffi_type_register_args, type_info, 40);

/* ---- profiler: functions take the structs of errors of the table ---------------------------- */

typedef struct pjrt_profiler pjrt_profiler;

typedef struct pjrt_profiler_create_args {
	size_t struct_size;
	const char *options; /* a ProfileOptions message */
	size_t options_size;
	pjrt_profiler *profiler;
} pjrt_profiler_create_args;
PJRT_AT(pjrt_profiler_create_args, profiler, 24);

/** Of the functions destroy, start, stop. */
typedef struct pjrt_profiler_args {
	size_t struct_size;
	pjrt_profiler *profiler;
} pjrt_profiler_args;
PJRT_AT(pjrt_profiler_args, profiler, 8);

typedef struct pjrt_profiler_collect_data_args {
	size_t struct_size;
	pjrt_profiler *profiler;
	uint8_t *buffer;
	size_t buffer_size_in_bytes;
} pjrt_profiler_collect_data_args;
PJRT_AT(pjrt_profiler_collect_data_args, buffer_size_in_bytes, 24);

typedef struct pjrt_profiler_table {
	size_t struct_size;
	void *priv;
	void *error_destroy, *error_message, *error_get_code;
	void *create, *destroy, *start, *stop, *collect_data;
} pjrt_profiler_table;
PJRT_AT(pjrt_profiler_table, collect_data, 72);
#endif
