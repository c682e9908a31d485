/* Properties of executables. */
#include "pjrt/executable.h"

#include <string.h>

#include "base/alloc.h"
#include "pjrt/functions.h"

/* ---- executables ---------------------------------------------------------------------------- */

pjrt_error *pjrt_executable_destroy(pjrt_executable_destroy_args *a)
{
	pjrt_executable_drop(a->executable);
	return NULL;
}

pjrt_error *pjrt_executable_name(pjrt_executable_name_args *a)
{
	const char *name = a->executable->model->module->name;

	a->executable_name = name != NULL ? name : "program";
	a->executable_name_size = strlen(a->executable_name);
	return NULL;
}

pjrt_error *pjrt_executable_num_replicas(pjrt_executable_num_replicas_args *a)
{
	a->num_replicas = a->executable->options.replicas;
	return NULL;
}

pjrt_error *pjrt_executable_num_partitions(pjrt_executable_num_partitions_args *a)
{
	a->num_partitions = a->executable->options.partitions;
	return NULL;
}

pjrt_error *pjrt_executable_num_outputs(pjrt_executable_num_outputs_args *a)
{
	a->num_outputs = a->executable->nresults;
	return NULL;
}

pjrt_error *pjrt_executable_size_of_generated_code_in_bytes(
	pjrt_executable_size_of_generated_code_in_bytes_args *a)
{
	a->size_in_bytes = (int64_t)a->executable->code.n;
	return NULL;
}

pjrt_error *pjrt_executable_output_memory_kinds(pjrt_executable_output_memory_kinds_args *a)
{
	a->num_outputs = a->executable->nresults;
	a->memory_kinds = a->executable->kinds;
	a->memory_kind_sizes = a->executable->kind_sizes;
	return NULL;
}

pjrt_error *pjrt_executable_parameter_memory_kinds(pjrt_executable_parameter_memory_kinds_args *a)
{
	a->num_parameters = a->executable->nargs;
	a->memory_kinds = a->executable->arg_kinds;
	a->memory_kind_sizes = a->executable->arg_kind_sizes;
	return NULL;
}

pjrt_error *pjrt_executable_output_element_types(pjrt_executable_output_element_types_args *a)
{
	a->output_types = a->executable->types;
	a->num_output_types = a->executable->nresults;
	return NULL;
}

pjrt_error *pjrt_executable_output_dimensions(pjrt_executable_output_dimensions_args *a)
{
	a->num_outputs = a->executable->nresults;
	a->dims = a->executable->dims;
	a->dim_sizes = a->executable->ranks;
	return NULL;
}

pjrt_error *pjrt_executable_fingerprint(pjrt_executable_fingerprint_args *a)
{
	a->executable_fingerprint = a->executable->fingerprint;
	a->executable_fingerprint_size = strlen(a->executable->fingerprint);
	return NULL;
}

static size_t sum_bytes(const pjrt_value *v, uint32_t n, bool donated)
{
	size_t sum = 0;

	for (uint32_t i = 0; i < n; i++)
		sum += !donated || v[i].alias >= 0 ? v[i].shape.bytes : 0;
	return sum;
}

pjrt_error *pjrt_executable_get_compiled_memory_stats(
	pjrt_executable_get_compiled_memory_stats_args *a)
{
	const pjrt_executable *x = a->executable;
	smr_foreseen f = {0};

	a->generated_code_size_in_bytes = (int64_t)x->code.n;
	a->argument_size_in_bytes = (int64_t)sum_bytes(x->args, x->nargs, false);
	a->output_size_in_bytes = (int64_t)sum_bytes(x->results, x->nresults, false);
	a->alias_size_in_bytes = (int64_t)sum_bytes(x->args, x->nargs, true);
	if (smr_executable_foresee(x->model->image, SIZE_MAX, &f) != SMR_OK)
		f.bytes = 0; /* unknown */
	a->temp_size_in_bytes = (int64_t)f.bytes - a->output_size_in_bytes;
	if (a->temp_size_in_bytes < 0)
		a->temp_size_in_bytes = 0;
	a->host_generated_code_size_in_bytes = a->host_argument_size_in_bytes = 0;
	a->host_output_size_in_bytes = a->host_alias_size_in_bytes = 0;
	a->host_temp_size_in_bytes = 0;
	if (PJRT_HAS(a, peak_memory_in_bytes))
		a->peak_memory_in_bytes = a->argument_size_in_bytes + a->output_size_in_bytes +
					  a->temp_size_in_bytes - a->alias_size_in_bytes;
	if (PJRT_HAS(a, total_size_in_bytes))
		a->total_size_in_bytes = a->peak_memory_in_bytes;
	if (PJRT_HAS(a, peak_unpadded_heap_bytes)) {
		a->total_allocation_bytes = a->temp_size_in_bytes;
		a->indefinite_allocations = 0;
		a->peak_unpadded_heap_bytes = a->temp_size_in_bytes;
	}
	return NULL;
}

/* ---- texts for the caller ------------------------------------------------------------------- */

static void free_text(void *owner)
{
	smr_free(owner);
}

pjrt_error *pjrt_text_give(smr_str *s, const char **bytes, size_t *n, void **owner,
			   void (**deleter)(void *owner))
{
	size_t length = s->n;
	char *text = smr_str_take(s);

	if (text == NULL)
		return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED, "no memory for a text");
	*bytes = text;
	*n = length;
	*owner = text;
	*deleter = free_text;
	return NULL;
}

pjrt_error *pjrt_executable_get_compile_options(pjrt_executable_get_compile_options_args *a)
{
	smr_str s = {0};

	smr_str_write(&s, a->executable->option_bytes.s, a->executable->option_bytes.n);
	return pjrt_text_give(&s, &a->serialized_bytes, &a->serialized_bytes_size,
			      &a->serialized_compile_options,
			      &a->serialized_compile_options_deleter);
}

/* ---- loaded executables --------------------------------------------------------------------- */

pjrt_error *pjrt_loaded_executable_destroy(pjrt_loaded_executable_destroy_args *a)
{
	pjrt_executable_drop(a->executable->x);
	smr_free(a->executable);
	return NULL;
}

pjrt_error *pjrt_loaded_executable_get_executable(pjrt_loaded_executable_get_executable_args *a)
{
	a->executable = pjrt_executable_hold(a->loaded_executable->x);
	return NULL;
}

pjrt_error *pjrt_loaded_executable_addressable_devices(
	pjrt_loaded_executable_addressable_devices_args *a)
{
	a->addressable_devices = a->executable->x->devices;
	a->num_addressable_devices = a->executable->x->nhere;
	return NULL;
}

pjrt_error *pjrt_loaded_executable_addressable_device_logical_ids(
	pjrt_loaded_executable_addressable_device_logical_ids_args *a)
{
	a->addressable_device_logical_ids = a->executable->x->ids;
	a->num_addressable_device_logical_ids = a->executable->x->nhere;
	return NULL;
}

pjrt_error *pjrt_loaded_executable_delete(pjrt_loaded_executable_delete_args *a)
{
	atomic_store(&a->executable->deleted, true);
	return NULL;
}

pjrt_error *pjrt_loaded_executable_is_deleted(pjrt_loaded_executable_is_deleted_args *a)
{
	a->is_deleted = atomic_load(&a->executable->deleted);
	return NULL;
}

pjrt_error *pjrt_loaded_executable_fingerprint(pjrt_loaded_executable_fingerprint_args *a)
{
	a->executable_fingerprint = a->executable->x->fingerprint;
	a->executable_fingerprint_size = strlen(a->executable->x->fingerprint);
	return NULL;
}

pjrt_error *pjrt_loaded_executable_get_device_assignment(
	pjrt_loaded_executable_get_device_assignment_args *a)
{
	smr_str s = {0};

	pjrt_options_put_assignment(&s, &a->executable->x->options);
	return pjrt_text_give(&s, &a->serialized_bytes, &a->serialized_bytes_size,
			      &a->serialized_device_assignment,
			      &a->serialized_device_assignment_deleter);
}
