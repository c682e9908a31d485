/* Buffers: what they are, deletion, donation, references from outside. */
#include "pjrt/buffer.h"

#include "base/alloc.h"
#include "pjrt/functions.h"

pjrt_buffer *pjrt_buffer_new(pjrt_memory *m, const pjrt_shape *shape, pjrt_storage *s,
			     pjrt_event *ready)
{
	pjrt_buffer *b = s != NULL ? smr_malloc(sizeof(*b)) : NULL;

	if (b == NULL) {
		pjrt_storage_drop(s);
		pjrt_event_drop(ready);
		return NULL;
	}
	*b = (pjrt_buffer){.memory = m,
			   .shape = *shape,
			   .ready = ready,
			   .lock = PTHREAD_MUTEX_INITIALIZER,
			   .storage = s};
	return b;
}

void pjrt_buffer_free(pjrt_buffer *b)
{
	if (b == NULL)
		return;
	pjrt_storage_drop(b->storage);
	pjrt_storage_drop(b->outside);
	pjrt_event_drop(b->ready);
	pthread_mutex_destroy(&b->lock);
	smr_free(b);
}

pjrt_storage *pjrt_buffer_storage(pjrt_buffer *b)
{
	pjrt_storage *s;

	pthread_mutex_lock(&b->lock);
	s = b->storage != NULL ? pjrt_storage_hold(b->storage) : NULL;
	pthread_mutex_unlock(&b->lock);
	return s;
}

pjrt_storage *pjrt_buffer_donate(pjrt_buffer *b, bool in_order, bool *own)
{
	pjrt_storage *s;

	pthread_mutex_lock(&b->lock);
	s = b->storage;
	b->storage = NULL;
	pthread_mutex_unlock(&b->lock);
	*own = s != NULL && !s->shared &&
	       atomic_load(&s->refs) - (in_order ? atomic_load(&s->queued) : 0) == 1;
	return s;
}

static pjrt_error *deleted(void)
{
	return pjrt_error_new(PJRT_FAILED_PRECONDITION, "the array has been deleted or donated");
}

/* ---- functions of the table ----------------------------------------------------------------- */

pjrt_error *pjrt_buffer_destroy(pjrt_buffer_destroy_args *a)
{
	pjrt_buffer_free(a->buffer);
	return NULL;
}

pjrt_error *pjrt_buffer_element_type(pjrt_buffer_element_type_args *a)
{
	a->type = a->buffer->shape.element->type;
	return NULL;
}

pjrt_error *pjrt_buffer_dimensions(pjrt_buffer_dimensions_args *a)
{
	a->dims = a->buffer->shape.dims;
	a->num_dims = a->buffer->shape.rank;
	return NULL;
}

pjrt_error *pjrt_buffer_unpadded_dimensions(pjrt_buffer_unpadded_dimensions_args *a)
{
	a->unpadded_dims = a->buffer->shape.dims;
	a->num_dims = a->buffer->shape.rank;
	return NULL;
}

pjrt_error *pjrt_buffer_dynamic_dimension_indices(pjrt_buffer_dynamic_dimension_indices_args *a)
{
	a->dynamic_dim_indices = NULL;
	a->num_dynamic_dims = 0;
	return NULL;
}

pjrt_error *pjrt_buffer_get_memory_layout(pjrt_buffer_get_memory_layout_args *a)
{
	const pjrt_layout *l = a->buffer->shape.layout;

	a->layout = (pjrt_buffer_layout){.struct_size = sizeof(a->layout)};
	a->layout.tiled.struct_size = sizeof(a->layout.tiled);
	a->layout.tiled.minor_to_major = l->order;
	a->layout.tiled.minor_to_major_size = l->rank;
	return NULL;
}

pjrt_error *pjrt_buffer_on_device_size_in_bytes(pjrt_buffer_on_device_size_in_bytes_args *a)
{
	a->on_device_size_in_bytes = a->buffer->shape.bytes;
	return NULL;
}

pjrt_error *pjrt_buffer_device(pjrt_buffer_device_args *a)
{
	a->device = a->buffer->memory->device;
	return NULL;
}

pjrt_error *pjrt_buffer_memory(pjrt_buffer_memory_args *a)
{
	a->memory = a->buffer->memory;
	return NULL;
}

pjrt_error *pjrt_buffer_delete(pjrt_buffer_delete_args *a)
{
	bool own;

	pjrt_storage_drop(pjrt_buffer_donate(a->buffer, false, &own));
	return NULL;
}

pjrt_error *pjrt_buffer_is_deleted(pjrt_buffer_is_deleted_args *a)
{
	pthread_mutex_lock(&a->buffer->lock);
	a->is_deleted = a->buffer->storage == NULL;
	pthread_mutex_unlock(&a->buffer->lock);
	return NULL;
}

pjrt_error *pjrt_buffer_is_on_cpu(pjrt_buffer_is_on_cpu_args *a)
{
	a->is_on_cpu = true;
	return NULL;
}

pjrt_error *pjrt_buffer_ready_event(pjrt_buffer_ready_event_args *a)
{
	a->event = pjrt_event_hold(a->buffer->ready);
	return NULL;
}

/* Who reads memory itself would find another order than that of the layout. */
static pjrt_error *check_order(const pjrt_buffer *b)
{
	if (pjrt_layout_is_default(b->shape.layout))
		return NULL;
	return pjrt_error_new(PJRT_UNIMPLEMENTED,
			      "the address of an array whose last dimension is not the fastest");
}

/* Gives the address of memory whose content is there. */
static pjrt_error *address_of(pjrt_buffer *b, void **out)
{
	pjrt_storage *s;

	PJRT_TRY(check_order(b));
	s = pjrt_buffer_storage(b);
	if (s == NULL)
		return deleted();
	*out = s->data;
	pjrt_storage_drop(s);
	return NULL;
}

pjrt_error *pjrt_buffer_unsafe_pointer(pjrt_buffer_unsafe_pointer_args *a)
{
	void *data = NULL;

	PJRT_TRY(pjrt_event_wait(a->buffer->ready));
	PJRT_TRY(address_of(a->buffer, &data));
	a->buffer_pointer = (uintptr_t)data;
	return NULL;
}

pjrt_error *pjrt_buffer_opaque_device_memory_data_pointer(
	pjrt_buffer_opaque_device_memory_data_pointer_args *a)
{
	return address_of(a->buffer, &a->device_memory_ptr);
}

/* A reader outside keeps the memory, also when the buffer is deleted, and prevents its donation. */
pjrt_error *pjrt_buffer_increase_external_reference_count(
	pjrt_buffer_increase_external_reference_count_args *a)
{
	pjrt_buffer *b = a->buffer;
	bool gone;

	PJRT_TRY(check_order(b));
	pthread_mutex_lock(&b->lock);
	gone = b->storage == NULL && b->outside == NULL;
	if (!gone && b->readers++ == 0)
		b->outside = pjrt_storage_hold(b->storage);
	pthread_mutex_unlock(&b->lock);
	return gone ? deleted() : NULL;
}

pjrt_error *pjrt_buffer_decrease_external_reference_count(
	pjrt_buffer_decrease_external_reference_count_args *a)
{
	pjrt_buffer *b = a->buffer;
	pjrt_storage *s = NULL;
	bool none;

	pthread_mutex_lock(&b->lock);
	none = b->readers == 0;
	if (!none && --b->readers == 0) {
		s = b->outside;
		b->outside = NULL;
	}
	pthread_mutex_unlock(&b->lock);
	pjrt_storage_drop(s);
	return none ? pjrt_error_new(PJRT_FAILED_PRECONDITION,
				     "the array has no reference from outside")
		    : NULL;
}
