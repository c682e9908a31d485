/** @file The C interface between JAX and its plug-ins: arguments of functions of buffers (abi.h).
 */
#ifndef SMR_PJRT_ABI_BUFFER_H
#define SMR_PJRT_ABI_BUFFER_H
#include "pjrt/abi/abi.h"

typedef struct pjrt_buffer_destroy_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
} pjrt_buffer_destroy_args;
PJRT_AT(pjrt_buffer_destroy_args, buffer, 16);

typedef struct pjrt_buffer_element_type_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	uint32_t type;
} pjrt_buffer_element_type_args;
PJRT_AT(pjrt_buffer_element_type_args, type, 24);

typedef struct pjrt_buffer_dimensions_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	const int64_t *dims;
	size_t num_dims;
} pjrt_buffer_dimensions_args;
PJRT_AT(pjrt_buffer_dimensions_args, num_dims, 32);

typedef struct pjrt_buffer_unpadded_dimensions_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	const int64_t *unpadded_dims;
	size_t num_dims;
} pjrt_buffer_unpadded_dimensions_args;
PJRT_AT(pjrt_buffer_unpadded_dimensions_args, num_dims, 32);

typedef struct pjrt_buffer_dynamic_dimension_indices_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	const size_t *dynamic_dim_indices;
	size_t num_dynamic_dims;
} pjrt_buffer_dynamic_dimension_indices_args;
PJRT_AT(pjrt_buffer_dynamic_dimension_indices_args, num_dynamic_dims, 32);

typedef struct pjrt_buffer_get_memory_layout_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	pjrt_buffer_layout layout;
} pjrt_buffer_get_memory_layout_args;
PJRT_AT(pjrt_buffer_get_memory_layout_args, layout, 24);

typedef struct pjrt_buffer_on_device_size_in_bytes_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	size_t on_device_size_in_bytes;
} pjrt_buffer_on_device_size_in_bytes_args;
PJRT_AT(pjrt_buffer_on_device_size_in_bytes_args, on_device_size_in_bytes, 24);

typedef struct pjrt_buffer_device_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	pjrt_device *device;
} pjrt_buffer_device_args;
PJRT_AT(pjrt_buffer_device_args, device, 24);

typedef struct pjrt_buffer_memory_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	pjrt_memory *memory;
} pjrt_buffer_memory_args;
PJRT_AT(pjrt_buffer_memory_args, memory, 24);

typedef struct pjrt_buffer_delete_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
} pjrt_buffer_delete_args;
PJRT_AT(pjrt_buffer_delete_args, buffer, 16);

typedef struct pjrt_buffer_is_deleted_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	bool is_deleted;
} pjrt_buffer_is_deleted_args;
PJRT_AT(pjrt_buffer_is_deleted_args, is_deleted, 24);

typedef struct pjrt_buffer_copy_to_device_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	pjrt_device *dst_device;
	pjrt_buffer *dst_buffer;
} pjrt_buffer_copy_to_device_args;
PJRT_AT(pjrt_buffer_copy_to_device_args, dst_buffer, 32);

typedef struct pjrt_buffer_copy_to_memory_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	pjrt_memory *dst_memory;
	pjrt_buffer *dst_buffer;
} pjrt_buffer_copy_to_memory_args;
PJRT_AT(pjrt_buffer_copy_to_memory_args, dst_buffer, 32);

typedef struct pjrt_buffer_to_host_buffer_args {
	PJRT_HEAD;
	pjrt_buffer *src;
	const pjrt_buffer_layout *host_layout;
	void *dst;
	size_t dst_size;
	pjrt_event *event;
} pjrt_buffer_to_host_buffer_args;
PJRT_AT(pjrt_buffer_to_host_buffer_args, event, 48);

typedef struct pjrt_buffer_is_on_cpu_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	bool is_on_cpu;
} pjrt_buffer_is_on_cpu_args;
PJRT_AT(pjrt_buffer_is_on_cpu_args, is_on_cpu, 24);

typedef struct pjrt_buffer_ready_event_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	pjrt_event *event;
} pjrt_buffer_ready_event_args;
PJRT_AT(pjrt_buffer_ready_event_args, event, 24);

typedef struct pjrt_buffer_unsafe_pointer_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	size_t buffer_pointer;
} pjrt_buffer_unsafe_pointer_args;
PJRT_AT(pjrt_buffer_unsafe_pointer_args, buffer_pointer, 24);

typedef struct pjrt_buffer_increase_external_reference_count_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
} pjrt_buffer_increase_external_reference_count_args;
PJRT_AT(pjrt_buffer_increase_external_reference_count_args, buffer, 16);

typedef struct pjrt_buffer_decrease_external_reference_count_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
} pjrt_buffer_decrease_external_reference_count_args;
PJRT_AT(pjrt_buffer_decrease_external_reference_count_args, buffer, 16);

typedef struct pjrt_buffer_opaque_device_memory_data_pointer_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	void *device_memory_ptr;
} pjrt_buffer_opaque_device_memory_data_pointer_args;
PJRT_AT(pjrt_buffer_opaque_device_memory_data_pointer_args, device_memory_ptr, 24);

typedef struct pjrt_buffer_copy_raw_to_host_args {
	PJRT_HEAD;
	pjrt_buffer *buffer;
	void *dst;
	int64_t offset;
	int64_t transfer_size;
	pjrt_event *event;
} pjrt_buffer_copy_raw_to_host_args;
PJRT_AT(pjrt_buffer_copy_raw_to_host_args, event, 48);
#endif
