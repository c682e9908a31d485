/* Devices and memories: what they are, and the bytes in use. */
#include <string.h>

#include "cost/machine/host.h"
#include "pjrt/client.h"
#include "pjrt/functions.h"

void pjrt_usage_add(pjrt_usage *u, int64_t bytes)
{
	int64_t now = atomic_fetch_add(&u->now, bytes) + bytes, was;

	if (bytes <= 0)
		return;
	atomic_fetch_add(&u->count, 1);
	was = atomic_load(&u->peak);
	while (now > was && !atomic_compare_exchange_weak(&u->peak, &was, now))
		;
	was = atomic_load(&u->largest);
	while (bytes > was && !atomic_compare_exchange_weak(&u->largest, &was, bytes))
		;
}

/* ---- descriptions --------------------------------------------------------------------------- */

pjrt_error *pjrt_device_description_id(pjrt_device_description_id_args *a)
{
	a->id = a->device_description->id;
	return NULL;
}

pjrt_error *pjrt_device_description_process_index(pjrt_device_description_process_index_args *a)
{
	a->process_index = (int32_t)a->device_description->process;
	return NULL;
}

pjrt_error *pjrt_device_description_attributes(pjrt_device_description_attributes_args *a)
{
	a->num_attributes = 0;
	a->attributes = NULL;
	return NULL;
}

pjrt_error *pjrt_device_description_kind(pjrt_device_description_kind_args *a)
{
	a->device_kind = "cpu";
	a->device_kind_size = strlen(a->device_kind);
	return NULL;
}

pjrt_error *pjrt_device_description_debug_string(pjrt_device_description_debug_string_args *a)
{
	a->debug_string = a->device_description->text;
	a->debug_string_size = strlen(a->debug_string);
	return NULL;
}

pjrt_error *pjrt_device_description_to_string(pjrt_device_description_to_string_args *a)
{
	a->to_string = a->device_description->text;
	a->to_string_size = strlen(a->to_string);
	return NULL;
}

/* ---- devices -------------------------------------------------------------------------------- */

pjrt_error *pjrt_device_get_description(pjrt_device_get_description_args *a)
{
	a->device_description = a->device;
	return NULL;
}

pjrt_error *pjrt_device_is_addressable(pjrt_device_is_addressable_args *a)
{
	a->is_addressable = a->device->process == a->device->client->process;
	return NULL;
}

pjrt_error *pjrt_device_local_hardware_id(pjrt_device_local_hardware_id_args *a)
{
	const pjrt_client *c = a->device->client;
	bool here = a->device->process == c->process;

	a->local_hardware_id = here ? a->device->id - (int32_t)c->first : -1;
	return NULL;
}

pjrt_error *pjrt_device_addressable_memories(pjrt_device_addressable_memories_args *a)
{
	a->memories = a->device->all;
	a->num_memories = PJRT_KINDS;
	return NULL;
}

pjrt_error *pjrt_device_default_memory(pjrt_device_default_memory_args *a)
{
	a->memory = a->device->all[0];
	return NULL;
}

static void delete_nothing(void *owner)
{
}

pjrt_error *pjrt_device_get_attributes(pjrt_device_get_attributes_args *a)
{
	a->attributes = NULL;
	a->num_attributes = 0;
	a->device_attributes = NULL;
	a->attributes_deleter = delete_nothing;
	return NULL;
}

/* The limit is the memory of the machine, which the devices share. */
pjrt_error *pjrt_device_memory_stats(pjrt_device_memory_stats_args *a)
{
	pjrt_usage *u = &a->device->usage;

	a->bytes_in_use = atomic_load(&u->now);
	a->peak_bytes_in_use = atomic_load(&u->peak);
	a->num_allocs = atomic_load(&u->count);
	a->largest_alloc_size = atomic_load(&u->largest);
	a->bytes_limit = (int64_t)smr_host_memory();
	a->peak_bytes_in_use_is_set = a->num_allocs_is_set = true;
	a->largest_alloc_size_is_set = a->bytes_limit_is_set = true;
	a->bytes_reserved_is_set = a->peak_bytes_reserved_is_set = false;
	a->bytes_reservable_limit_is_set = a->largest_free_block_bytes_is_set = false;
	a->pool_bytes_is_set = a->peak_pool_bytes_is_set = false;
	if (PJRT_HAS(a, peak_allocated_bytes_is_set))
		a->peak_allocated_bytes_is_set = false;
	return NULL;
}

pjrt_error *pjrt_device_clear_memory_stats(pjrt_device_clear_memory_stats_args *a)
{
	pjrt_usage *u = &a->device->usage;

	atomic_store(&u->peak, atomic_load(&u->now));
	atomic_store(&u->largest, 0);
	atomic_store(&u->count, 0);
	return NULL;
}

/* ---- memories ------------------------------------------------------------------------------- */

pjrt_error *pjrt_memory_id(pjrt_memory_id_args *a)
{
	a->id = a->memory->id;
	return NULL;
}

pjrt_error *pjrt_memory_kind(pjrt_memory_kind_args *a)
{
	a->kind = pjrt_memory_kind_name(a->memory->kind);
	a->kind_size = strlen(a->kind);
	return NULL;
}

pjrt_error *pjrt_memory_kind_id(pjrt_memory_kind_id_args *a)
{
	a->kind_id = (int32_t)a->memory->kind;
	return NULL;
}

pjrt_error *pjrt_memory_debug_string(pjrt_memory_debug_string_args *a)
{
	a->debug_string = a->memory->debug;
	a->debug_string_size = strlen(a->debug_string);
	return NULL;
}

pjrt_error *pjrt_memory_to_string(pjrt_memory_to_string_args *a)
{
	a->to_string = a->memory->debug;
	a->to_string_size = strlen(a->to_string);
	return NULL;
}

pjrt_error *pjrt_memory_addressable_by_devices(pjrt_memory_addressable_by_devices_args *a)
{
	a->devices = &a->memory->device->client->devices[a->memory->device->id];
	a->num_devices = 1;
	return NULL;
}
