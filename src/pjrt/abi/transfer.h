/** @file The C interface between JAX and its plug-ins: arguments of the functions of a manager of
 * transfers, which fills buffers piece by piece (abi.h). */
#ifndef SMR_PJRT_ABI_TRANSFER_H
#define SMR_PJRT_ABI_TRANSFER_H
#include "pjrt/abi/abi.h"

typedef struct pjrt_transfers pjrt_transfers;

typedef struct pjrt_shape_spec {
	PJRT_HEAD;
	const int64_t *dims;
	size_t num_dims;
	uint32_t element_type;
} pjrt_shape_spec;
PJRT_AT(pjrt_shape_spec, element_type, 32);

typedef struct pjrt_client_create_buffers_for_async_host_to_device_args {
	PJRT_HEAD;
	pjrt_client *client;
	const pjrt_shape_spec *shape_specs;
	size_t num_shape_specs;
	pjrt_buffer_layout *const *device_layouts;
	size_t num_device_layouts;
	pjrt_memory *memory;
	pjrt_transfers *transfer_manager;
} pjrt_client_create_buffers_for_async_host_to_device_args;
PJRT_AT(pjrt_client_create_buffers_for_async_host_to_device_args, transfer_manager, 64);

typedef struct pjrt_transfers_destroy_args {
	PJRT_HEAD;
	pjrt_transfers *transfer_manager;
} pjrt_transfers_destroy_args;
PJRT_AT(pjrt_transfers_destroy_args, transfer_manager, 16);

typedef struct pjrt_transfers_transfer_data_args {
	PJRT_HEAD;
	pjrt_transfers *transfer_manager;
	int32_t buffer_index;
	const void *data;
	int64_t offset;
	int64_t transfer_size;
	bool is_last_transfer;
	pjrt_event *done_with_h2d_transfer;
} pjrt_transfers_transfer_data_args;
PJRT_AT(pjrt_transfers_transfer_data_args, done_with_h2d_transfer, 64);

typedef struct pjrt_transfers_transfer_literal_args {
	PJRT_HEAD;
	pjrt_transfers *transfer_manager;
	int32_t buffer_index;
	const void *data;
	const int64_t *shape_dims;
	size_t shape_num_dims;
	uint32_t shape_element_type;
	pjrt_buffer_layout *shape_layout;
	pjrt_event *done_with_h2d_transfer;
} pjrt_transfers_transfer_literal_args;
PJRT_AT(pjrt_transfers_transfer_literal_args, done_with_h2d_transfer, 72);

typedef struct pjrt_transfers_retrieve_buffer_args {
	PJRT_HEAD;
	pjrt_transfers *transfer_manager;
	int32_t buffer_index;
	pjrt_buffer *buffer_out;
} pjrt_transfers_retrieve_buffer_args;
PJRT_AT(pjrt_transfers_retrieve_buffer_args, buffer_out, 32);

typedef struct pjrt_transfers_device_args {
	PJRT_HEAD;
	pjrt_transfers *transfer_manager;
	pjrt_device *device_out;
} pjrt_transfers_device_args;
PJRT_AT(pjrt_transfers_device_args, device_out, 24);

typedef struct pjrt_transfers_buffer_count_args {
	PJRT_HEAD;
	pjrt_transfers *transfer_manager;
	size_t buffer_count;
} pjrt_transfers_buffer_count_args;
PJRT_AT(pjrt_transfers_buffer_count_args, buffer_count, 24);

typedef struct pjrt_transfers_buffer_size_args {
	PJRT_HEAD;
	pjrt_transfers *transfer_manager;
	int32_t buffer_index;
	size_t buffer_size;
} pjrt_transfers_buffer_size_args;
PJRT_AT(pjrt_transfers_buffer_size_args, buffer_size, 32);

typedef struct pjrt_transfers_set_buffer_error_args {
	PJRT_HEAD;
	pjrt_transfers *transfer_manager;
	int32_t buffer_index;
	uint32_t error_code;
	const char *error_message;
	size_t error_message_size;
} pjrt_transfers_set_buffer_error_args;
PJRT_AT(pjrt_transfers_set_buffer_error_args, error_message_size, 40);

typedef struct pjrt_transfers_add_metadata_args {
	PJRT_HEAD;
	pjrt_transfers *transfer_manager;
	const pjrt_named_value *transfer_metadata;
	size_t num_metadata;
} pjrt_transfers_add_metadata_args;
PJRT_AT(pjrt_transfers_add_metadata_args, num_metadata, 32);
#endif
