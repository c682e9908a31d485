/* The extensions Layouts and Shardings. With them JAX does not ask for a compiled program in XLA's
 * own form. */
#include "pjrt/extension.h"

#include "pjrt/abi/extension.h"
#include "pjrt/executable.h"

static pjrt_error *default_layout(size_t rank, pjrt_layout **out)
{
	if (rank > SMR_ARRAY_MAX_RANK)
		return pjrt_error_new(PJRT_UNIMPLEMENTED, "an array of %zu dimensions: %d at most",
				      rank, SMR_ARRAY_MAX_RANK);
	*out = pjrt_layout_default((uint32_t)rank);
	return NULL;
}

static pjrt_error *pjrt_layouts_memory_layout_destroy(pjrt_layouts_memory_layout_destroy_args *a)
{
	return NULL;
}

static pjrt_error *pjrt_layouts_memory_layout_serialize(
	pjrt_layouts_memory_layout_serialize_args *a)
{
	smr_str s = {0};

	smr_str_putc(&s, '{');
	for (uint32_t i = 0; i < a->layout->rank; i++)
		smr_str_printf(&s, "%s%lld", i > 0 ? "," : "", (long long)a->layout->order[i]);
	smr_str_putc(&s, '}');
	return pjrt_text_give(&s, &a->serialized_bytes, &a->serialized_bytes_size,
			      &a->serialized_layout, &a->serialized_layout_deleter);
}

static pjrt_error *pjrt_layouts_client_get_default_layout(
	pjrt_layouts_client_get_default_layout_args *a)
{
	return default_layout(a->num_dims, &a->layout);
}

static pjrt_error *pjrt_layouts_topology_get_default_layout(
	pjrt_layouts_topology_get_default_layout_args *a)
{
	return default_layout(a->num_dims, &a->layout);
}

static pjrt_error *pjrt_layouts_buffer_memory_layout(pjrt_layouts_buffer_memory_layout_args *a)
{
	a->layout = a->buffer->shape.layout;
	return NULL;
}

static pjrt_error *pjrt_layouts_executable_get_output_layouts(
	pjrt_layouts_executable_get_output_layouts_args *a)
{
	a->num_outputs = a->executable->nresults;
	a->layouts = a->executable->result_layouts;
	return NULL;
}

static pjrt_error *pjrt_layouts_executable_get_parameter_layouts(
	pjrt_layouts_executable_get_parameter_layouts_args *a)
{
	a->num_parameters = a->executable->nargs;
	a->layouts = a->executable->arg_layouts;
	return NULL;
}

/* ---- shardings ------------------------------------------------------------------------------ */

static pjrt_error *pjrt_shardings_executable_output_shardings(
	pjrt_shardings_executable_output_shardings_args *a)
{
	/* a tuple without elements has one sharding */
	a->num_outputs = a->executable->nresults > 0 ? a->executable->nresults : 1;
	a->shardings = a->executable->shardings;
	a->sharding_sizes = a->executable->sharding_sizes;
	return NULL;
}

static pjrt_error *pjrt_shardings_executable_parameter_shardings(
	pjrt_shardings_executable_parameter_shardings_args *a)
{
	a->num_parameters = a->executable->nargs;
	a->shardings = a->executable->arg_shardings;
	a->sharding_sizes = a->executable->arg_sharding_sizes;
	return NULL;
}

/* ---- the lists of functions ----------------------------------------------------------------- */

static const struct {
	pjrt_extension head;
	void *of[2];
} shardings = {{sizeof(shardings), PJRT_SHARDINGS, &pjrt_custom_call.head},
	       {(void *)pjrt_shardings_executable_parameter_shardings,
		(void *)pjrt_shardings_executable_output_shardings}};

const pjrt_layouts_extension pjrt_extensions = {
	{sizeof(pjrt_extensions), PJRT_LAYOUTS, &shardings.head},
	{(void *)pjrt_layouts_memory_layout_destroy, (void *)pjrt_layouts_memory_layout_serialize,
	 (void *)pjrt_layouts_client_get_default_layout, (void *)pjrt_layouts_buffer_memory_layout,
	 (void *)pjrt_layouts_topology_get_default_layout,
	 (void *)pjrt_layouts_executable_get_output_layouts,
	 (void *)pjrt_layouts_executable_get_parameter_layouts}};
