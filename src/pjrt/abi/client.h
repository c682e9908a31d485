/** @file The C interface between JAX and its plug-ins: arguments of functions of clients, devices,
 * memories (abi.h). */
#ifndef SMR_PJRT_ABI_CLIENT_H
#define SMR_PJRT_ABI_CLIENT_H
#include "pjrt/abi/abi.h"

/** Makes an error; the caller's callbacks call it. */
typedef pjrt_error *pjrt_error_fn(pjrt_code code, const char *message, size_t message_size);

typedef struct pjrt_kv_get_args {
	PJRT_HEAD;
	const char *key;
	size_t key_size;
	int32_t timeout_in_ms;
	pjrt_error_fn *const *callback_error;
	void *user_arg;
	char *value;
	size_t value_size;
	void (*value_deleter_callback)(char *value);
} pjrt_kv_get_args;
PJRT_AT(pjrt_kv_get_args, value_deleter_callback, 72);

typedef struct pjrt_kv_put_args {
	PJRT_HEAD;
	const char *key;
	size_t key_size;
	const char *value;
	size_t value_size;
	pjrt_error_fn *const *callback_error;
	void *user_arg;
} pjrt_kv_put_args;
PJRT_AT(pjrt_kv_put_args, user_arg, 56);

typedef struct pjrt_client_create_args {
	PJRT_HEAD;
	const pjrt_named_value *create_options;
	size_t num_options;
	pjrt_error *(*kv_get_callback)(pjrt_kv_get_args *a);
	void *kv_get_user_arg;
	pjrt_error *(*kv_put_callback)(pjrt_kv_put_args *a);
	void *kv_put_user_arg;
	pjrt_client *client;
	void *kv_try_get_callback;
	void *kv_try_get_user_arg;
} pjrt_client_create_args;
PJRT_AT(pjrt_client_create_args, kv_try_get_user_arg, 80);

typedef struct pjrt_client_update_global_process_info_args {
	PJRT_HEAD;
	pjrt_client *client;
	void *process_infos;
	size_t num_process_infos;
} pjrt_client_update_global_process_info_args;
PJRT_AT(pjrt_client_update_global_process_info_args, num_process_infos, 32);

typedef struct pjrt_client_destroy_args {
	PJRT_HEAD;
	pjrt_client *client;
} pjrt_client_destroy_args;
PJRT_AT(pjrt_client_destroy_args, client, 16);

typedef struct pjrt_client_platform_name_args {
	PJRT_HEAD;
	pjrt_client *client;
	const char *platform_name;
	size_t platform_name_size;
} pjrt_client_platform_name_args;
PJRT_AT(pjrt_client_platform_name_args, platform_name_size, 32);

typedef struct pjrt_client_process_index_args {
	PJRT_HEAD;
	pjrt_client *client;
	int32_t process_index;
} pjrt_client_process_index_args;
PJRT_AT(pjrt_client_process_index_args, process_index, 24);

typedef struct pjrt_client_platform_version_args {
	PJRT_HEAD;
	pjrt_client *client;
	const char *platform_version;
	size_t platform_version_size;
} pjrt_client_platform_version_args;
PJRT_AT(pjrt_client_platform_version_args, platform_version_size, 32);

typedef struct pjrt_client_devices_args {
	PJRT_HEAD;
	pjrt_client *client;
	pjrt_device *const *devices;
	size_t num_devices;
} pjrt_client_devices_args;
PJRT_AT(pjrt_client_devices_args, num_devices, 32);

typedef struct pjrt_client_addressable_devices_args {
	PJRT_HEAD;
	pjrt_client *client;
	pjrt_device *const *addressable_devices;
	size_t num_addressable_devices;
} pjrt_client_addressable_devices_args;
PJRT_AT(pjrt_client_addressable_devices_args, num_addressable_devices, 32);

typedef struct pjrt_client_lookup_device_args {
	PJRT_HEAD;
	pjrt_client *client;
	int32_t id;
	pjrt_device *device;
} pjrt_client_lookup_device_args;
PJRT_AT(pjrt_client_lookup_device_args, device, 32);

typedef struct pjrt_client_lookup_addressable_device_args {
	PJRT_HEAD;
	pjrt_client *client;
	int32_t local_hardware_id;
	pjrt_device *addressable_device;
} pjrt_client_lookup_addressable_device_args;
PJRT_AT(pjrt_client_lookup_addressable_device_args, addressable_device, 32);

typedef struct pjrt_client_addressable_memories_args {
	PJRT_HEAD;
	pjrt_client *client;
	pjrt_memory *const *addressable_memories;
	size_t num_addressable_memories;
} pjrt_client_addressable_memories_args;
PJRT_AT(pjrt_client_addressable_memories_args, num_addressable_memories, 32);

typedef struct pjrt_client_compile_args {
	PJRT_HEAD;
	pjrt_client *client;
	const pjrt_program *program;
	const char *compile_options;
	size_t compile_options_size;
	pjrt_loaded *executable;
} pjrt_client_compile_args;
PJRT_AT(pjrt_client_compile_args, executable, 48);

typedef struct pjrt_client_default_device_assignment_args {
	PJRT_HEAD;
	pjrt_client *client;
	int32_t num_replicas;
	int32_t num_partitions;
	size_t default_assignment_size;
	int32_t *default_assignment;
} pjrt_client_default_device_assignment_args;
PJRT_AT(pjrt_client_default_device_assignment_args, default_assignment, 40);

typedef struct pjrt_client_buffer_from_host_buffer_args {
	PJRT_HEAD;
	pjrt_client *client;
	const void *data;
	uint32_t type;
	const int64_t *dims;
	size_t num_dims;
	const int64_t *byte_strides;
	size_t num_byte_strides;
	uint32_t host_buffer_semantics;
	pjrt_device *device;
	pjrt_memory *memory;
	const pjrt_buffer_layout *device_layout;
	pjrt_event *done_with_host_buffer;
	pjrt_buffer *buffer;
} pjrt_client_buffer_from_host_buffer_args;
PJRT_AT(pjrt_client_buffer_from_host_buffer_args, buffer, 112);

typedef struct pjrt_client_create_view_of_device_buffer_args {
	PJRT_HEAD;
	pjrt_client *client;
	void *device_buffer_ptr;
	const int64_t *dims;
	size_t num_dims;
	uint32_t element_type;
	const pjrt_buffer_layout *layout;
	pjrt_device *device;
	void (*on_delete_callback)(void *device_buffer_ptr, void *user_arg);
	void *on_delete_callback_arg;
	int64_t stream;
	pjrt_buffer *buffer;
	pjrt_memory *memory;
} pjrt_client_create_view_of_device_buffer_args;
PJRT_AT(pjrt_client_create_view_of_device_buffer_args, memory, 104);

typedef struct pjrt_client_topology_description_args {
	PJRT_HEAD;
	pjrt_client *client;
	pjrt_topology *topology;
} pjrt_client_topology_description_args;
PJRT_AT(pjrt_client_topology_description_args, topology, 24);

typedef struct pjrt_client_create_uninitialized_buffer_args {
	PJRT_HEAD;
	pjrt_client *client;
	const int64_t *shape_dims;
	size_t shape_num_dims;
	uint32_t shape_element_type;
	const pjrt_buffer_layout *shape_layout;
	pjrt_device *device;
	pjrt_memory *memory;
	pjrt_buffer *buffer;
} pjrt_client_create_uninitialized_buffer_args;
PJRT_AT(pjrt_client_create_uninitialized_buffer_args, buffer, 72);

typedef struct pjrt_device_description_id_args {
	PJRT_HEAD;
	pjrt_device *device_description;
	int32_t id;
} pjrt_device_description_id_args;
PJRT_AT(pjrt_device_description_id_args, id, 24);

typedef struct pjrt_device_description_process_index_args {
	PJRT_HEAD;
	pjrt_device *device_description;
	int32_t process_index;
} pjrt_device_description_process_index_args;
PJRT_AT(pjrt_device_description_process_index_args, process_index, 24);

typedef struct pjrt_device_description_attributes_args {
	PJRT_HEAD;
	pjrt_device *device_description;
	size_t num_attributes;
	const pjrt_named_value *attributes;
} pjrt_device_description_attributes_args;
PJRT_AT(pjrt_device_description_attributes_args, attributes, 32);

typedef struct pjrt_device_description_kind_args {
	PJRT_HEAD;
	pjrt_device *device_description;
	const char *device_kind;
	size_t device_kind_size;
} pjrt_device_description_kind_args;
PJRT_AT(pjrt_device_description_kind_args, device_kind_size, 32);

typedef struct pjrt_device_description_debug_string_args {
	PJRT_HEAD;
	pjrt_device *device_description;
	const char *debug_string;
	size_t debug_string_size;
} pjrt_device_description_debug_string_args;
PJRT_AT(pjrt_device_description_debug_string_args, debug_string_size, 32);

typedef struct pjrt_device_description_to_string_args {
	PJRT_HEAD;
	pjrt_device *device_description;
	const char *to_string;
	size_t to_string_size;
} pjrt_device_description_to_string_args;
PJRT_AT(pjrt_device_description_to_string_args, to_string_size, 32);

typedef struct pjrt_device_get_description_args {
	PJRT_HEAD;
	pjrt_device *device;
	pjrt_device *device_description;
} pjrt_device_get_description_args;
PJRT_AT(pjrt_device_get_description_args, device_description, 24);

typedef struct pjrt_device_is_addressable_args {
	PJRT_HEAD;
	pjrt_device *device;
	bool is_addressable;
} pjrt_device_is_addressable_args;
PJRT_AT(pjrt_device_is_addressable_args, is_addressable, 24);

typedef struct pjrt_device_local_hardware_id_args {
	PJRT_HEAD;
	pjrt_device *device;
	int32_t local_hardware_id;
} pjrt_device_local_hardware_id_args;
PJRT_AT(pjrt_device_local_hardware_id_args, local_hardware_id, 24);

typedef struct pjrt_device_addressable_memories_args {
	PJRT_HEAD;
	pjrt_device *device;
	pjrt_memory *const *memories;
	size_t num_memories;
} pjrt_device_addressable_memories_args;
PJRT_AT(pjrt_device_addressable_memories_args, num_memories, 32);

typedef struct pjrt_device_default_memory_args {
	PJRT_HEAD;
	pjrt_device *device;
	pjrt_memory *memory;
} pjrt_device_default_memory_args;
PJRT_AT(pjrt_device_default_memory_args, memory, 24);

typedef struct pjrt_device_memory_stats_args {
	PJRT_HEAD;
	pjrt_device *device;
	int64_t bytes_in_use;
	int64_t peak_bytes_in_use;
	bool peak_bytes_in_use_is_set;
	int64_t num_allocs;
	bool num_allocs_is_set;
	int64_t largest_alloc_size;
	bool largest_alloc_size_is_set;
	int64_t bytes_limit;
	bool bytes_limit_is_set;
	int64_t bytes_reserved;
	bool bytes_reserved_is_set;
	int64_t peak_bytes_reserved;
	bool peak_bytes_reserved_is_set;
	int64_t bytes_reservable_limit;
	bool bytes_reservable_limit_is_set;
	int64_t largest_free_block_bytes;
	bool largest_free_block_bytes_is_set;
	int64_t pool_bytes;
	bool pool_bytes_is_set;
	int64_t peak_pool_bytes;
	bool peak_pool_bytes_is_set;
	int64_t peak_allocated_bytes;
	bool peak_allocated_bytes_is_set;
} pjrt_device_memory_stats_args;
PJRT_AT(pjrt_device_memory_stats_args, peak_allocated_bytes_is_set, 200);

typedef struct pjrt_device_get_attributes_args {
	PJRT_HEAD;
	pjrt_device *device;
	const pjrt_named_value *attributes;
	size_t num_attributes;
	void *device_attributes;
	void (*attributes_deleter)(void *owner);
} pjrt_device_get_attributes_args;
PJRT_AT(pjrt_device_get_attributes_args, attributes_deleter, 48);

typedef struct pjrt_device_clear_memory_stats_args {
	PJRT_HEAD;
	pjrt_device *device;
} pjrt_device_clear_memory_stats_args;
PJRT_AT(pjrt_device_clear_memory_stats_args, device, 16);

typedef struct pjrt_memory_id_args {
	PJRT_HEAD;
	pjrt_memory *memory;
	int32_t id;
} pjrt_memory_id_args;
PJRT_AT(pjrt_memory_id_args, id, 24);

typedef struct pjrt_memory_kind_args {
	PJRT_HEAD;
	pjrt_memory *memory;
	const char *kind;
	size_t kind_size;
} pjrt_memory_kind_args;
PJRT_AT(pjrt_memory_kind_args, kind_size, 32);

typedef struct pjrt_memory_debug_string_args {
	PJRT_HEAD;
	pjrt_memory *memory;
	const char *debug_string;
	size_t debug_string_size;
} pjrt_memory_debug_string_args;
PJRT_AT(pjrt_memory_debug_string_args, debug_string_size, 32);

typedef struct pjrt_memory_to_string_args {
	PJRT_HEAD;
	pjrt_memory *memory;
	const char *to_string;
	size_t to_string_size;
} pjrt_memory_to_string_args;
PJRT_AT(pjrt_memory_to_string_args, to_string_size, 32);

typedef struct pjrt_memory_addressable_by_devices_args {
	PJRT_HEAD;
	pjrt_memory *memory;
	pjrt_device *const *devices;
	size_t num_devices;
} pjrt_memory_addressable_by_devices_args;
PJRT_AT(pjrt_memory_addressable_by_devices_args, num_devices, 32);

typedef struct pjrt_memory_kind_id_args {
	PJRT_HEAD;
	pjrt_memory *memory;
	int32_t kind_id;
} pjrt_memory_kind_id_args;
PJRT_AT(pjrt_memory_kind_id_args, kind_id, 24);

typedef struct pjrt_topology_description_create_args {
	PJRT_HEAD;
	const char *topology_name;
	size_t topology_name_size;
	const pjrt_named_value *create_options;
	size_t num_options;
	pjrt_topology *topology;
} pjrt_topology_description_create_args;
PJRT_AT(pjrt_topology_description_create_args, topology, 48);

typedef struct pjrt_topology_description_destroy_args {
	PJRT_HEAD;
	pjrt_topology *topology;
} pjrt_topology_description_destroy_args;
PJRT_AT(pjrt_topology_description_destroy_args, topology, 16);

typedef struct pjrt_topology_description_platform_name_args {
	PJRT_HEAD;
	pjrt_topology *topology;
	const char *platform_name;
	size_t platform_name_size;
} pjrt_topology_description_platform_name_args;
PJRT_AT(pjrt_topology_description_platform_name_args, platform_name_size, 32);

typedef struct pjrt_topology_description_platform_version_args {
	PJRT_HEAD;
	pjrt_topology *topology;
	const char *platform_version;
	size_t platform_version_size;
} pjrt_topology_description_platform_version_args;
PJRT_AT(pjrt_topology_description_platform_version_args, platform_version_size, 32);

typedef struct pjrt_topology_description_get_device_descriptions_args {
	PJRT_HEAD;
	pjrt_topology *topology;
	pjrt_device *const *descriptions;
	size_t num_descriptions;
} pjrt_topology_description_get_device_descriptions_args;
PJRT_AT(pjrt_topology_description_get_device_descriptions_args, num_descriptions, 32);

typedef struct pjrt_topology_description_attributes_args {
	PJRT_HEAD;
	pjrt_topology *topology;
	const pjrt_named_value *attributes;
	size_t num_attributes;
} pjrt_topology_description_attributes_args;
PJRT_AT(pjrt_topology_description_attributes_args, num_attributes, 32);

typedef struct pjrt_topology_description_fingerprint_args {
	PJRT_HEAD;
	pjrt_topology *topology;
	size_t fingerprint;
} pjrt_topology_description_fingerprint_args;
PJRT_AT(pjrt_topology_description_fingerprint_args, fingerprint, 24);
#endif
