/* Copies between the host and buffers, and between buffers. Memory of the host is used as it is
 * where it may be; all else is copied at once. */
#include <string.h>

#include "base/alloc.h"
#include "pjrt/buffer.h"
#include "pjrt/functions.h"

static pjrt_error *no_memory(size_t bytes)
{
	return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED, "no memory for an array of %zu bytes",
			      bytes);
}

static pjrt_memory *choose_memory(pjrt_client *c, pjrt_memory *m, pjrt_device *d)
{
	return m != NULL ? m : d != NULL ? d->all[0] : c->devices[c->first]->all[0];
}

/* ---- from the host -------------------------------------------------------------------------- */

static void end_event(void *arg, void *data)
{
	pjrt_event_end(arg, NULL);
	pjrt_event_drop(arg);
}

static bool can_alias(const pjrt_client_buffer_from_host_buffer_args *a, const pjrt_shape *s)
{
	size_t align = s->element->bytes < 8 ? s->element->bytes : 8;

	return a->host_buffer_semantics >= PJRT_IMMUTABLE_ZERO_COPY && s->bytes > 0 &&
	       s->element->low_bits == 0 && (uintptr_t)a->data % align == 0 &&
	       (a->byte_strides == NULL || a->num_byte_strides == 0 ||
		pjrt_is_dense(s, a->byte_strides));
}

static pjrt_error *alias_host(pjrt_client_buffer_from_host_buffer_args *a, const pjrt_shape *s,
			      pjrt_storage **out)
{
	pjrt_event *done = pjrt_event_new();

	if (done == NULL)
		return no_memory(0);
	/* the interface has no other way to write than through a pointer to const */
	*out = pjrt_storage_alias((void *)(uintptr_t)a->data, s->bytes,
				  a->host_buffer_semantics != PJRT_MUTABLE_ZERO_COPY, end_event,
				  pjrt_event_hold(done));
	if (*out == NULL) {
		pjrt_event_drop(done);
		pjrt_event_drop(done);
		return no_memory(0);
	}
	a->done_with_host_buffer = done;
	return NULL;
}

static pjrt_error *copy_host(pjrt_client_buffer_from_host_buffer_args *a, const pjrt_shape *s,
			     pjrt_memory *m, pjrt_storage **out)
{
	*out = pjrt_storage_new(m->device, s->bytes);
	if (*out == NULL)
		return no_memory(s->bytes);
	if (a->byte_strides != NULL && a->num_byte_strides > 0)
		pjrt_copy_strided(s, (*out)->data, (char *)(uintptr_t)a->data, a->byte_strides,
				  true);
	else if (s->bytes > 0)
		memcpy((*out)->data, a->data, s->bytes);
	pjrt_extend_sign(s, (*out)->data);
	a->done_with_host_buffer = &pjrt_event_over;
	return NULL;
}

pjrt_error *pjrt_client_buffer_from_host_buffer(pjrt_client_buffer_from_host_buffer_args *a)
{
	pjrt_storage *storage;
	pjrt_memory *m;
	pjrt_shape s;

	PJRT_TRY(pjrt_shape_read(a->type, a->dims, a->num_dims, &s));
	PJRT_TRY(pjrt_layout_read(a->device_layout, s.rank, &s.layout));
	if (a->num_byte_strides != 0 && a->num_byte_strides != a->num_dims)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT, "%zu strides for %zu dimensions",
				      a->num_byte_strides, a->num_dims);
	m = choose_memory(a->client, a->memory, a->device);
	PJRT_TRY(can_alias(a, &s) ? alias_host(a, &s, &storage) : copy_host(a, &s, m, &storage));
	a->buffer = pjrt_buffer_new(m, &s, storage, &pjrt_event_over);
	if (a->buffer != NULL)
		return NULL;
	pjrt_event_drop(a->done_with_host_buffer);
	return no_memory(0);
}

pjrt_error *pjrt_client_create_uninitialized_buffer(pjrt_client_create_uninitialized_buffer_args *a)
{
	pjrt_memory *m;
	pjrt_shape s;

	PJRT_TRY(pjrt_shape_read(a->shape_element_type, a->shape_dims, a->shape_num_dims, &s));
	PJRT_TRY(pjrt_layout_read(a->shape_layout, s.rank, &s.layout));
	m = choose_memory(a->client, a->memory, a->device);
	a->buffer = pjrt_buffer_new(m, &s, pjrt_storage_new(m->device, s.bytes), &pjrt_event_over);
	return a->buffer != NULL ? NULL : no_memory(s.bytes);
}

/* ---- memory of others ----------------------------------------------------------------------- */

/* Copies memory whose order is that of @p s->layout. */
static pjrt_error *copy_ordered(const pjrt_shape *s, pjrt_memory *m, char *from, pjrt_storage **out)
{
	int64_t strides[SMR_ARRAY_MAX_RANK];

	*out = pjrt_storage_new(m->device, s->bytes);
	if (*out == NULL)
		return no_memory(s->bytes);
	pjrt_layout_strides(s->layout, s->dims, s->element->bytes, strides);
	pjrt_copy_strided(s, (*out)->data, from, strides, true);
	return NULL;
}

typedef struct view {
	void (*fn)(void *data, void *arg);
	void *arg;
} view;

static void end_view(void *arg, void *data)
{
	view *v = arg;

	if (v->fn != NULL)
		v->fn(data, v->arg);
	smr_free(v);
}

static pjrt_error *alias_view(const pjrt_client_create_view_of_device_buffer_args *a, size_t bytes,
			      pjrt_storage **out)
{
	view *v = smr_malloc(sizeof(*v));

	if (v == NULL)
		return no_memory(0);
	*v = (view){a->on_delete_callback, a->on_delete_callback_arg};
	*out = pjrt_storage_alias(a->device_buffer_ptr, bytes, true, end_view, v);
	if (*out != NULL)
		return NULL;
	smr_free(v);
	return no_memory(0);
}

pjrt_error *pjrt_client_create_view_of_device_buffer(
	pjrt_client_create_view_of_device_buffer_args *a)
{
	pjrt_storage *storage;
	pjrt_memory *m;
	pjrt_shape s;

	PJRT_TRY(pjrt_shape_read(a->element_type, a->dims, a->num_dims, &s));
	PJRT_TRY(pjrt_layout_read(a->layout, s.rank, &s.layout));
	m = choose_memory(a->client, PJRT_HAS(a, memory) ? a->memory : NULL, a->device);
	if (pjrt_layout_is_default(s.layout)) {
		PJRT_TRY(alias_view(a, s.bytes, &storage));
	} else {
		PJRT_TRY(copy_ordered(&s, m, a->device_buffer_ptr, &storage));
		if (a->on_delete_callback != NULL)
			a->on_delete_callback(a->device_buffer_ptr, a->on_delete_callback_arg);
	}
	a->buffer = pjrt_buffer_new(m, &s, storage, &pjrt_event_over);
	return a->buffer != NULL ? NULL : no_memory(0);
}

/* ---- to the host ---------------------------------------------------------------------------- */

/* A copy that waits for the content. */
typedef struct copy {
	pjrt_shape shape;
	pjrt_storage *from;
	char *to;
	size_t offset, bytes;
	pjrt_event *done;
	bool strided;
	int64_t strides[SMR_ARRAY_MAX_RANK];
} copy;

static void run_copy(pjrt_error *error, void *arg)
{
	copy *c = arg;

	if (error == NULL && c->strided)
		pjrt_copy_strided(&c->shape, c->from->data, c->to, c->strides, false);
	else if (error == NULL && c->bytes > 0)
		memcpy(c->to, c->from->data + c->offset, c->bytes);
	pjrt_event_end(c->done, error);
	pjrt_error_free(error);
	pjrt_event_drop(c->done);
	pjrt_storage_drop(c->from);
	smr_free(c);
}

static pjrt_error *start_copy(pjrt_buffer *b, const copy *what, pjrt_event **done)
{
	copy *c = smr_malloc(sizeof(*c));

	if (c == NULL)
		return no_memory(0);
	*c = *what;
	c->from = pjrt_buffer_storage(b);
	c->done = pjrt_event_new();
	if (c->from == NULL || c->done == NULL) {
		pjrt_error *e = c->from != NULL ? no_memory(0)
						: pjrt_error_new(PJRT_FAILED_PRECONDITION,
								 "the array has been deleted");

		pjrt_storage_drop(c->from);
		pjrt_event_drop(c->done);
		smr_free(c);
		return e;
	}
	*done = pjrt_event_hold(c->done);
	return pjrt_error_of(pjrt_event_then(b->ready, run_copy, c));
}

pjrt_error *pjrt_buffer_to_host_buffer(pjrt_buffer_to_host_buffer_args *a)
{
	const pjrt_shape *s = &a->src->shape;
	const pjrt_buffer_layout *l = a->host_layout;
	pjrt_layout *order;
	copy c = {.shape = *s, .to = a->dst, .bytes = s->bytes};

	if (a->dst == NULL) {
		a->dst_size = s->bytes;
		return NULL;
	}
	if (a->dst_size < s->bytes)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT, "%zu bytes for an array of %zu",
				      a->dst_size, s->bytes);
	PJRT_TRY(pjrt_layout_read(l, s->rank, &order));
	c.strided =
		l != NULL && l->type == 1 && l->strides.num_byte_strides == s->rank && s->rank > 0;
	if (!pjrt_layout_is_default(order)) {
		c.strided = true;
		pjrt_layout_strides(order, s->dims, s->element->bytes, c.strides);
	} else if (c.strided)
		memcpy(c.strides, l->strides.byte_strides, s->rank * sizeof(int64_t));
	return start_copy(a->src, &c, &a->event);
}

pjrt_error *pjrt_buffer_copy_raw_to_host(pjrt_buffer_copy_raw_to_host_args *a)
{
	copy c = {.shape = a->buffer->shape,
		  .to = a->dst,
		  .offset = (size_t)a->offset,
		  .bytes = (size_t)a->transfer_size};

	if (a->offset < 0 || a->transfer_size < 0 || c.offset > c.shape.bytes ||
	    c.bytes > c.shape.bytes - c.offset)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT,
				      "%lld bytes from %lld on of an array of %zu",
				      (long long)a->transfer_size, (long long)a->offset,
				      c.shape.bytes);
	return start_copy(a->buffer, &c, &a->event);
}

/* ---- between buffers ------------------------------------------------------------------------ */

/* All memories are the same RAM and arrays are only written by donation, which needs memory that
 * no other buffer holds: a copy holds the same memory. */
static pjrt_error *copy_buffer(pjrt_buffer *b, pjrt_memory *m, pjrt_buffer **out)
{
	pjrt_storage *s = pjrt_buffer_storage(b);

	if (s == NULL)
		return pjrt_error_new(PJRT_FAILED_PRECONDITION, "the array has been deleted");
	*out = pjrt_buffer_new(m, &b->shape, s, pjrt_event_hold(b->ready));
	return *out != NULL ? NULL : no_memory(0);
}

pjrt_error *pjrt_buffer_copy_to_memory(pjrt_buffer_copy_to_memory_args *a)
{
	return copy_buffer(a->buffer, a->dst_memory, &a->dst_buffer);
}

pjrt_error *pjrt_buffer_copy_to_device(pjrt_buffer_copy_to_device_args *a)
{
	return copy_buffer(a->buffer, a->dst_device->all[0], &a->dst_buffer);
}
