/** @file The functions of the table (slots.def); each fills its struct (abi.h). */
#ifndef SMR_PJRT_FUNCTIONS_H
#define SMR_PJRT_FUNCTIONS_H
#include "pjrt/abi/buffer.h"
#include "pjrt/abi/client.h"
#include "pjrt/abi/executable.h"
#include "pjrt/abi/transfer.h"

void pjrt_error_destroy(pjrt_error_destroy_args *a);
void pjrt_error_message(pjrt_error_message_args *a);
pjrt_error *pjrt_error_get_code(pjrt_error_get_code_args *a);
pjrt_error *pjrt_plugin_initialize(pjrt_plugin_initialize_args *a);
pjrt_error *pjrt_plugin_attributes(pjrt_plugin_attributes_args *a);
pjrt_error *pjrt_event_destroy(pjrt_event_destroy_args *a);
pjrt_error *pjrt_event_is_ready(pjrt_event_is_ready_args *a);
pjrt_error *pjrt_event_error(pjrt_event_error_args *a);
pjrt_error *pjrt_event_await(pjrt_event_await_args *a);
pjrt_error *pjrt_event_on_ready(pjrt_event_on_ready_args *a);
pjrt_error *pjrt_client_create(pjrt_client_create_args *a);
pjrt_error *pjrt_client_update_global_process_info(pjrt_client_update_global_process_info_args *a);
pjrt_error *pjrt_client_destroy(pjrt_client_destroy_args *a);
pjrt_error *pjrt_client_platform_name(pjrt_client_platform_name_args *a);
pjrt_error *pjrt_client_process_index(pjrt_client_process_index_args *a);
pjrt_error *pjrt_client_platform_version(pjrt_client_platform_version_args *a);
pjrt_error *pjrt_client_devices(pjrt_client_devices_args *a);
pjrt_error *pjrt_client_addressable_devices(pjrt_client_addressable_devices_args *a);
pjrt_error *pjrt_client_lookup_device(pjrt_client_lookup_device_args *a);
pjrt_error *pjrt_client_lookup_addressable_device(pjrt_client_lookup_addressable_device_args *a);
pjrt_error *pjrt_client_addressable_memories(pjrt_client_addressable_memories_args *a);
pjrt_error *pjrt_client_compile(pjrt_client_compile_args *a);
pjrt_error *pjrt_client_default_device_assignment(pjrt_client_default_device_assignment_args *a);
pjrt_error *pjrt_client_buffer_from_host_buffer(pjrt_client_buffer_from_host_buffer_args *a);
pjrt_error *pjrt_device_description_id(pjrt_device_description_id_args *a);
pjrt_error *pjrt_device_description_process_index(pjrt_device_description_process_index_args *a);
pjrt_error *pjrt_device_description_attributes(pjrt_device_description_attributes_args *a);
pjrt_error *pjrt_device_description_kind(pjrt_device_description_kind_args *a);
pjrt_error *pjrt_device_description_debug_string(pjrt_device_description_debug_string_args *a);
pjrt_error *pjrt_device_description_to_string(pjrt_device_description_to_string_args *a);
pjrt_error *pjrt_device_get_description(pjrt_device_get_description_args *a);
pjrt_error *pjrt_device_is_addressable(pjrt_device_is_addressable_args *a);
pjrt_error *pjrt_device_local_hardware_id(pjrt_device_local_hardware_id_args *a);
pjrt_error *pjrt_device_addressable_memories(pjrt_device_addressable_memories_args *a);
pjrt_error *pjrt_device_default_memory(pjrt_device_default_memory_args *a);
pjrt_error *pjrt_device_memory_stats(pjrt_device_memory_stats_args *a);
pjrt_error *pjrt_memory_id(pjrt_memory_id_args *a);
pjrt_error *pjrt_memory_kind(pjrt_memory_kind_args *a);
pjrt_error *pjrt_memory_debug_string(pjrt_memory_debug_string_args *a);
pjrt_error *pjrt_memory_to_string(pjrt_memory_to_string_args *a);
pjrt_error *pjrt_memory_addressable_by_devices(pjrt_memory_addressable_by_devices_args *a);
pjrt_error *pjrt_executable_destroy(pjrt_executable_destroy_args *a);
pjrt_error *pjrt_executable_name(pjrt_executable_name_args *a);
pjrt_error *pjrt_executable_num_replicas(pjrt_executable_num_replicas_args *a);
pjrt_error *pjrt_executable_num_partitions(pjrt_executable_num_partitions_args *a);
pjrt_error *pjrt_executable_num_outputs(pjrt_executable_num_outputs_args *a);
pjrt_error *pjrt_executable_size_of_generated_code_in_bytes(
	pjrt_executable_size_of_generated_code_in_bytes_args *a);
pjrt_error *pjrt_executable_get_cost_analysis(pjrt_executable_get_cost_analysis_args *a);
pjrt_error *pjrt_executable_output_memory_kinds(pjrt_executable_output_memory_kinds_args *a);
pjrt_error *pjrt_executable_optimized_program(pjrt_executable_optimized_program_args *a);
pjrt_error *pjrt_executable_serialize(pjrt_executable_serialize_args *a);
pjrt_error *pjrt_loaded_executable_destroy(pjrt_loaded_executable_destroy_args *a);
pjrt_error *pjrt_loaded_executable_get_executable(pjrt_loaded_executable_get_executable_args *a);
pjrt_error *pjrt_loaded_executable_addressable_devices(
	pjrt_loaded_executable_addressable_devices_args *a);
pjrt_error *pjrt_loaded_executable_delete(pjrt_loaded_executable_delete_args *a);
pjrt_error *pjrt_loaded_executable_is_deleted(pjrt_loaded_executable_is_deleted_args *a);
pjrt_error *pjrt_loaded_executable_execute(pjrt_loaded_executable_execute_args *a);
pjrt_error *pjrt_executable_deserialize_and_load(pjrt_executable_deserialize_and_load_args *a);
pjrt_error *pjrt_loaded_executable_fingerprint(pjrt_loaded_executable_fingerprint_args *a);
pjrt_error *pjrt_buffer_destroy(pjrt_buffer_destroy_args *a);
pjrt_error *pjrt_buffer_element_type(pjrt_buffer_element_type_args *a);
pjrt_error *pjrt_buffer_dimensions(pjrt_buffer_dimensions_args *a);
pjrt_error *pjrt_buffer_unpadded_dimensions(pjrt_buffer_unpadded_dimensions_args *a);
pjrt_error *pjrt_buffer_dynamic_dimension_indices(pjrt_buffer_dynamic_dimension_indices_args *a);
pjrt_error *pjrt_buffer_get_memory_layout(pjrt_buffer_get_memory_layout_args *a);
pjrt_error *pjrt_buffer_on_device_size_in_bytes(pjrt_buffer_on_device_size_in_bytes_args *a);
pjrt_error *pjrt_buffer_device(pjrt_buffer_device_args *a);
pjrt_error *pjrt_buffer_memory(pjrt_buffer_memory_args *a);
pjrt_error *pjrt_buffer_delete(pjrt_buffer_delete_args *a);
pjrt_error *pjrt_buffer_is_deleted(pjrt_buffer_is_deleted_args *a);
pjrt_error *pjrt_buffer_copy_to_device(pjrt_buffer_copy_to_device_args *a);
pjrt_error *pjrt_buffer_to_host_buffer(pjrt_buffer_to_host_buffer_args *a);
pjrt_error *pjrt_buffer_is_on_cpu(pjrt_buffer_is_on_cpu_args *a);
pjrt_error *pjrt_buffer_ready_event(pjrt_buffer_ready_event_args *a);
pjrt_error *pjrt_buffer_unsafe_pointer(pjrt_buffer_unsafe_pointer_args *a);
pjrt_error *pjrt_buffer_increase_external_reference_count(
	pjrt_buffer_increase_external_reference_count_args *a);
pjrt_error *pjrt_buffer_decrease_external_reference_count(
	pjrt_buffer_decrease_external_reference_count_args *a);
pjrt_error *pjrt_buffer_opaque_device_memory_data_pointer(
	pjrt_buffer_opaque_device_memory_data_pointer_args *a);
pjrt_error *pjrt_topology_description_create(pjrt_topology_description_create_args *a);
pjrt_error *pjrt_topology_description_destroy(pjrt_topology_description_destroy_args *a);
pjrt_error *pjrt_topology_description_platform_name(
	pjrt_topology_description_platform_name_args *a);
pjrt_error *pjrt_topology_description_platform_version(
	pjrt_topology_description_platform_version_args *a);
pjrt_error *pjrt_topology_description_get_device_descriptions(
	pjrt_topology_description_get_device_descriptions_args *a);
pjrt_error *pjrt_topology_description_attributes(pjrt_topology_description_attributes_args *a);
pjrt_error *pjrt_executable_output_element_types(pjrt_executable_output_element_types_args *a);
pjrt_error *pjrt_executable_output_dimensions(pjrt_executable_output_dimensions_args *a);
pjrt_error *pjrt_buffer_copy_to_memory(pjrt_buffer_copy_to_memory_args *a);
pjrt_error *pjrt_client_create_view_of_device_buffer(
	pjrt_client_create_view_of_device_buffer_args *a);
pjrt_error *pjrt_executable_fingerprint(pjrt_executable_fingerprint_args *a);
pjrt_error *pjrt_client_topology_description(pjrt_client_topology_description_args *a);
pjrt_error *pjrt_executable_get_compiled_memory_stats(
	pjrt_executable_get_compiled_memory_stats_args *a);
pjrt_error *pjrt_memory_kind_id(pjrt_memory_kind_id_args *a);
pjrt_error *pjrt_execute_context_create(pjrt_execute_context_create_args *a);
pjrt_error *pjrt_execute_context_destroy(pjrt_execute_context_destroy_args *a);
pjrt_error *pjrt_buffer_copy_raw_to_host(pjrt_buffer_copy_raw_to_host_args *a);
pjrt_error *pjrt_client_create_uninitialized_buffer(
	pjrt_client_create_uninitialized_buffer_args *a);
pjrt_error *pjrt_loaded_executable_get_device_assignment(
	pjrt_loaded_executable_get_device_assignment_args *a);
pjrt_error *pjrt_executable_get_compile_options(pjrt_executable_get_compile_options_args *a);
pjrt_error *pjrt_event_create(pjrt_event_create_args *a);
pjrt_error *pjrt_event_set(pjrt_event_set_args *a);
pjrt_error *pjrt_device_get_attributes(pjrt_device_get_attributes_args *a);
pjrt_error *pjrt_loaded_executable_addressable_device_logical_ids(
	pjrt_loaded_executable_addressable_device_logical_ids_args *a);
pjrt_error *pjrt_error_for_each_payload(pjrt_error_for_each_payload_args *a);
pjrt_error *pjrt_topology_description_fingerprint(pjrt_topology_description_fingerprint_args *a);
pjrt_error *pjrt_executable_parameter_memory_kinds(pjrt_executable_parameter_memory_kinds_args *a);
pjrt_error *pjrt_device_clear_memory_stats(pjrt_device_clear_memory_stats_args *a);
pjrt_error *pjrt_transfers_destroy(pjrt_transfers_destroy_args *a);
pjrt_error *pjrt_transfers_transfer_data(pjrt_transfers_transfer_data_args *a);
pjrt_error *pjrt_client_create_buffers_for_async_host_to_device(
	pjrt_client_create_buffers_for_async_host_to_device_args *a);
pjrt_error *pjrt_transfers_retrieve_buffer(pjrt_transfers_retrieve_buffer_args *a);
pjrt_error *pjrt_transfers_device(pjrt_transfers_device_args *a);
pjrt_error *pjrt_transfers_buffer_count(pjrt_transfers_buffer_count_args *a);
pjrt_error *pjrt_transfers_buffer_size(pjrt_transfers_buffer_size_args *a);
pjrt_error *pjrt_transfers_set_buffer_error(pjrt_transfers_set_buffer_error_args *a);
pjrt_error *pjrt_transfers_add_metadata(pjrt_transfers_add_metadata_args *a);
pjrt_error *pjrt_transfers_transfer_literal(pjrt_transfers_transfer_literal_args *a);
#endif
