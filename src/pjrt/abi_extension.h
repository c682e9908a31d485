/** @file The C interface between JAX and its plug-ins: arguments of functions of the extensions
 * Layouts and Shardings (abi.h). */
#ifndef SMR_PJRT_ABI_EXTENSION_H
#define SMR_PJRT_ABI_EXTENSION_H
#include "pjrt/abi.h"

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
#endif
