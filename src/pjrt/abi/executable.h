/** @file The C interface between JAX and its plug-ins: arguments of functions of executables
 * (abi.h). */
#ifndef SMR_PJRT_ABI_EXECUTABLE_H
#define SMR_PJRT_ABI_EXECUTABLE_H
#include "pjrt/abi/abi.h"

typedef struct pjrt_executable_destroy_args {
	PJRT_HEAD;
	pjrt_executable *executable;
} pjrt_executable_destroy_args;
PJRT_AT(pjrt_executable_destroy_args, executable, 16);

typedef struct pjrt_executable_name_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	const char *executable_name;
	size_t executable_name_size;
} pjrt_executable_name_args;
PJRT_AT(pjrt_executable_name_args, executable_name_size, 32);

typedef struct pjrt_executable_num_replicas_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	size_t num_replicas;
} pjrt_executable_num_replicas_args;
PJRT_AT(pjrt_executable_num_replicas_args, num_replicas, 24);

typedef struct pjrt_executable_num_partitions_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	size_t num_partitions;
} pjrt_executable_num_partitions_args;
PJRT_AT(pjrt_executable_num_partitions_args, num_partitions, 24);

typedef struct pjrt_executable_num_outputs_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	size_t num_outputs;
} pjrt_executable_num_outputs_args;
PJRT_AT(pjrt_executable_num_outputs_args, num_outputs, 24);

typedef struct pjrt_executable_size_of_generated_code_in_bytes_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	int64_t size_in_bytes;
} pjrt_executable_size_of_generated_code_in_bytes_args;
PJRT_AT(pjrt_executable_size_of_generated_code_in_bytes_args, size_in_bytes, 24);

typedef struct pjrt_executable_get_cost_analysis_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	size_t num_properties;
	const pjrt_named_value *properties;
} pjrt_executable_get_cost_analysis_args;
PJRT_AT(pjrt_executable_get_cost_analysis_args, properties, 32);

typedef struct pjrt_executable_output_memory_kinds_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	size_t num_outputs;
	const char *const *memory_kinds;
	const size_t *memory_kind_sizes;
} pjrt_executable_output_memory_kinds_args;
PJRT_AT(pjrt_executable_output_memory_kinds_args, memory_kind_sizes, 40);

typedef struct pjrt_executable_parameter_memory_kinds_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	size_t num_parameters;
	const char *const *memory_kinds;
	const size_t *memory_kind_sizes;
} pjrt_executable_parameter_memory_kinds_args;
PJRT_AT(pjrt_executable_parameter_memory_kinds_args, memory_kind_sizes, 40);

typedef struct pjrt_executable_optimized_program_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	pjrt_program *program; /* out; without memory for the code only its size is asked for */
} pjrt_executable_optimized_program_args;
PJRT_AT(pjrt_executable_optimized_program_args, program, 24);

typedef struct pjrt_executable_serialize_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	const char *serialized_bytes;
	size_t serialized_bytes_size;
	void *serialized_executable;
	void (*serialized_executable_deleter)(void *owner);
} pjrt_executable_serialize_args;
PJRT_AT(pjrt_executable_serialize_args, serialized_executable_deleter, 48);

typedef struct pjrt_executable_deserialize_and_load_args {
	PJRT_HEAD;
	pjrt_client *client;
	const char *serialized_executable;
	size_t serialized_executable_size;
	pjrt_loaded *loaded_executable;
	const char *overridden_serialized_compile_options;
	size_t overridden_serialized_compile_options_size;
	void *load_options;
} pjrt_executable_deserialize_and_load_args;
PJRT_AT(pjrt_executable_deserialize_and_load_args, load_options, 64);

typedef struct pjrt_executable_output_element_types_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	const uint32_t *output_types;
	size_t num_output_types;
} pjrt_executable_output_element_types_args;
PJRT_AT(pjrt_executable_output_element_types_args, num_output_types, 32);

typedef struct pjrt_executable_output_dimensions_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	size_t num_outputs;
	const int64_t *dims;
	const size_t *dim_sizes;
} pjrt_executable_output_dimensions_args;
PJRT_AT(pjrt_executable_output_dimensions_args, dim_sizes, 40);

typedef struct pjrt_executable_fingerprint_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	const char *executable_fingerprint;
	size_t executable_fingerprint_size;
} pjrt_executable_fingerprint_args;
PJRT_AT(pjrt_executable_fingerprint_args, executable_fingerprint_size, 32);

typedef struct pjrt_executable_get_compiled_memory_stats_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	int64_t generated_code_size_in_bytes;
	int64_t argument_size_in_bytes;
	int64_t output_size_in_bytes;
	int64_t alias_size_in_bytes;
	int64_t temp_size_in_bytes;
	int64_t host_generated_code_size_in_bytes;
	int64_t host_argument_size_in_bytes;
	int64_t host_output_size_in_bytes;
	int64_t host_alias_size_in_bytes;
	int64_t host_temp_size_in_bytes;
	int64_t peak_memory_in_bytes;
	int64_t total_size_in_bytes;
	int64_t total_allocation_bytes;
	int64_t indefinite_allocations;
	int64_t peak_unpadded_heap_bytes;
} pjrt_executable_get_compiled_memory_stats_args;
PJRT_AT(pjrt_executable_get_compiled_memory_stats_args, peak_unpadded_heap_bytes, 136);

typedef struct pjrt_executable_get_compile_options_args {
	PJRT_HEAD;
	pjrt_executable *executable;
	const char *serialized_bytes;
	size_t serialized_bytes_size;
	void *serialized_compile_options;
	void (*serialized_compile_options_deleter)(void *owner);
} pjrt_executable_get_compile_options_args;
PJRT_AT(pjrt_executable_get_compile_options_args, serialized_compile_options_deleter, 48);

typedef struct pjrt_loaded_executable_destroy_args {
	PJRT_HEAD;
	pjrt_loaded *executable;
} pjrt_loaded_executable_destroy_args;
PJRT_AT(pjrt_loaded_executable_destroy_args, executable, 16);

typedef struct pjrt_loaded_executable_get_executable_args {
	PJRT_HEAD;
	pjrt_loaded *loaded_executable;
	pjrt_executable *executable;
} pjrt_loaded_executable_get_executable_args;
PJRT_AT(pjrt_loaded_executable_get_executable_args, executable, 24);

typedef struct pjrt_loaded_executable_addressable_devices_args {
	PJRT_HEAD;
	pjrt_loaded *executable;
	pjrt_device *const *addressable_devices;
	size_t num_addressable_devices;
} pjrt_loaded_executable_addressable_devices_args;
PJRT_AT(pjrt_loaded_executable_addressable_devices_args, num_addressable_devices, 32);

typedef struct pjrt_loaded_executable_delete_args {
	PJRT_HEAD;
	pjrt_loaded *executable;
} pjrt_loaded_executable_delete_args;
PJRT_AT(pjrt_loaded_executable_delete_args, executable, 16);

typedef struct pjrt_loaded_executable_is_deleted_args {
	PJRT_HEAD;
	pjrt_loaded *executable;
	bool is_deleted;
} pjrt_loaded_executable_is_deleted_args;
PJRT_AT(pjrt_loaded_executable_is_deleted_args, is_deleted, 24);

typedef struct pjrt_execute_options {
	PJRT_HEAD;
	void *send_callbacks;
	void *recv_callbacks;
	size_t num_send_ops;
	size_t num_recv_ops;
	int32_t launch_id;
	const int64_t *non_donatable_input_indices;
	size_t num_non_donatable_input_indices;
	void *context;
	const char *call_location;
	size_t num_tasks;
	const int *task_ids;
	const int64_t *incarnation_ids;
	void *multi_slice_config;
	bool use_major_to_minor_data_layout_for_callbacks;
	void *hlo_output_callbacks;
	size_t num_hlo_output_callbacks;
} pjrt_execute_options;
PJRT_AT(pjrt_execute_options, num_hlo_output_callbacks, 136);

typedef struct pjrt_loaded_executable_execute_args {
	PJRT_HEAD;
	pjrt_loaded *executable;
	pjrt_execute_options *options;
	pjrt_buffer *const *const *argument_lists;
	size_t num_devices;
	size_t num_args;
	pjrt_buffer **const *output_lists;
	pjrt_event **device_complete_events;
	pjrt_device *execute_device;
} pjrt_loaded_executable_execute_args;
PJRT_AT(pjrt_loaded_executable_execute_args, execute_device, 72);

typedef struct pjrt_loaded_executable_fingerprint_args {
	PJRT_HEAD;
	pjrt_loaded *executable;
	const char *executable_fingerprint;
	size_t executable_fingerprint_size;
} pjrt_loaded_executable_fingerprint_args;
PJRT_AT(pjrt_loaded_executable_fingerprint_args, executable_fingerprint_size, 32);

typedef struct pjrt_loaded_executable_get_device_assignment_args {
	PJRT_HEAD;
	pjrt_loaded *executable;
	const char *serialized_bytes;
	size_t serialized_bytes_size;
	void *serialized_device_assignment;
	void (*serialized_device_assignment_deleter)(void *owner);
} pjrt_loaded_executable_get_device_assignment_args;
PJRT_AT(pjrt_loaded_executable_get_device_assignment_args, serialized_device_assignment_deleter,
	48);

typedef struct pjrt_loaded_executable_addressable_device_logical_ids_args {
	PJRT_HEAD;
	pjrt_loaded *executable;
	const pjrt_logical_id *addressable_device_logical_ids;
	size_t num_addressable_device_logical_ids;
} pjrt_loaded_executable_addressable_device_logical_ids_args;
PJRT_AT(pjrt_loaded_executable_addressable_device_logical_ids_args,
	num_addressable_device_logical_ids, 32);

typedef struct pjrt_execute_context_create_args {
	PJRT_HEAD;
	void *context;
} pjrt_execute_context_create_args;
PJRT_AT(pjrt_execute_context_create_args, context, 16);

typedef struct pjrt_execute_context_destroy_args {
	PJRT_HEAD;
	void *context;
} pjrt_execute_context_destroy_args;
PJRT_AT(pjrt_execute_context_destroy_args, context, 16);
#endif
