/* Attributes of the plug-in. */
#include "pjrt/functions.h"

/* Programs are written in the language of this version, which newer callers convert to. Versions
 * from 1.15 on have groups of devices by the axes of a mesh, which are not read. */
static const int64_t current_version[] = {1, 14, 0}, minimum_version[] = {1, 0, 0};

static const pjrt_named_value attributes[] = {
	{.struct_size = sizeof(pjrt_named_value),
	 .name = "xla_version",
	 .name_size = sizeof("xla_version") - 1,
	 .type = PJRT_INT64,
	 .of.int64 = 2,
	 .value_size = 1},
	{.struct_size = sizeof(pjrt_named_value),
	 .name = "stablehlo_current_version",
	 .name_size = sizeof("stablehlo_current_version") - 1,
	 .type = PJRT_INT64_LIST,
	 .of.list = current_version,
	 .value_size = 3},
	{.struct_size = sizeof(pjrt_named_value),
	 .name = "stablehlo_minimum_version",
	 .name_size = sizeof("stablehlo_minimum_version") - 1,
	 .type = PJRT_INT64_LIST,
	 .of.list = minimum_version,
	 .value_size = 3},
};

pjrt_error *pjrt_plugin_attributes(pjrt_plugin_attributes_args *a)
{
	a->attributes = attributes;
	a->num_attributes = sizeof(attributes) / sizeof(attributes[0]);
	return NULL;
}

pjrt_error *pjrt_plugin_initialize(pjrt_plugin_initialize_args *a)
{
	return NULL;
}
