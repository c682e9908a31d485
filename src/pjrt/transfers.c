/* Managers of transfers: buffers that the host fills piece by piece, from any thread. The buffers
 * exist from the start, and their content is there after the last piece. A piece is copied at once:
 * the memory of the host is free again when the call returns. */
#include <string.h>

#include "base/alloc.h"
#include "pjrt/buffer.h"
#include "pjrt/functions.h"

/* A buffer that is being filled. */
typedef struct filling {
	pjrt_buffer *buffer; /* NULL: the caller has it */
	pjrt_shape shape;
	pjrt_storage *storage;
	pjrt_event *ready;
	uint32_t copying; /* calls that copy now */
	bool last;        /* the last piece has come, or an error: no more follows */
	bool failed;
} filling;

struct pjrt_transfers {
	pjrt_device *device;
	pthread_mutex_t lock; /* of all fillings */
	size_t n;
	filling of[];
};

/* ---- the manager ----------------------------------------------------------------------------- */

/* A buffer that is never completed has an error. */
static void end_filling(filling *f)
{
	pjrt_error *e;

	if (f->ready != NULL && !pjrt_event_is_over(f->ready)) {
		e = pjrt_error_new(PJRT_FAILED_PRECONDITION,
				   "the transfer of the array was given up before its end");
		pjrt_event_end(f->ready, e);
		pjrt_error_free(e);
	}
	pjrt_buffer_free(f->buffer);
	pjrt_storage_drop(f->storage);
	pjrt_event_drop(f->ready);
}

static void free_transfers(pjrt_transfers *t)
{
	for (size_t i = 0; i < t->n; i++)
		end_filling(&t->of[i]);
	pthread_mutex_destroy(&t->lock);
	smr_free(t);
}

/* Pieces are parts of memory whose last dimension is the fastest. */
static pjrt_error *check_layout(const pjrt_buffer_layout *l, uint32_t rank)
{
	pjrt_layout *order;

	PJRT_TRY(pjrt_layout_read(l, rank, &order));
	return pjrt_layout_is_default(order)
		       ? NULL
		       : pjrt_error_new(PJRT_UNIMPLEMENTED,
					"an array that is filled piece by piece, whose last "
					"dimension is not the fastest");
}

/* @p l: NULL if none is given. */
static pjrt_error *begin_filling(filling *f, const pjrt_shape_spec *s, const pjrt_buffer_layout *l,
				 pjrt_memory *m)
{
	PJRT_TRY(pjrt_shape_read(s->element_type, s->dims, s->num_dims, &f->shape));
	PJRT_TRY(check_layout(l, f->shape.rank));
	f->ready = pjrt_event_new();
	f->storage = pjrt_storage_new(m->device, f->shape.bytes);
	if (f->ready != NULL && f->storage != NULL)
		f->buffer = pjrt_buffer_new(m, &f->shape, pjrt_storage_hold(f->storage),
					    pjrt_event_hold(f->ready));
	if (f->buffer != NULL)
		return NULL;
	return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED, "no memory for an array of %zu bytes",
			      f->shape.bytes);
}

pjrt_error *pjrt_client_create_buffers_for_async_host_to_device(
	pjrt_client_create_buffers_for_async_host_to_device_args *a)
{
	pjrt_memory *m = a->memory;
	pjrt_error *e = NULL;
	pjrt_transfers *t;

	if (a->num_device_layouts != 0 && a->num_device_layouts != a->num_shape_specs)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT, "%zu layouts for %zu arrays",
				      a->num_device_layouts, a->num_shape_specs);
	if (m == NULL)
		m = a->client->devices[a->client->first]->all[0];
	t = smr_calloc(1, sizeof(*t) + a->num_shape_specs * sizeof(*t->of));
	if (t == NULL)
		return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED, "no memory for %zu arrays",
				      a->num_shape_specs);
	t->device = m->device;
	t->n = a->num_shape_specs;
	pthread_mutex_init(&t->lock, NULL);
	for (size_t i = 0; e == NULL && i < t->n; i++)
		e = begin_filling(&t->of[i], &a->shape_specs[i],
				  a->num_device_layouts > 0 ? a->device_layouts[i] : NULL, m);
	if (e != NULL) {
		free_transfers(t);
		return e;
	}
	a->transfer_manager = t;
	return NULL;
}

pjrt_error *pjrt_transfers_destroy(pjrt_transfers_destroy_args *a)
{
	free_transfers(a->transfer_manager);
	return NULL;
}

static pjrt_error *find_filling(pjrt_transfers *t, int32_t i, filling **out)
{
	if (i < 0 || (size_t)i >= t->n)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT, "there is no array %d, of %zu", i,
				      t->n);
	*out = &t->of[i];
	return NULL;
}

/* ---- pieces ---------------------------------------------------------------------------------- */

/* Announces a copy; false: no more may follow. */
static bool begin_copy(pjrt_transfers *t, filling *f, bool last)
{
	bool open;

	pthread_mutex_lock(&t->lock);
	open = !f->last;
	if (open) {
		f->copying++;
		f->last = last;
	}
	pthread_mutex_unlock(&t->lock);
	return open;
}

/* The call that ends last completes the buffer. */
static void end_copy(pjrt_transfers *t, filling *f)
{
	bool complete;

	pthread_mutex_lock(&t->lock);
	complete = --f->copying == 0 && f->last && !f->failed;
	pthread_mutex_unlock(&t->lock);
	if (!complete)
		return;
	pjrt_extend_sign(&f->shape, f->storage->data);
	pjrt_event_end(f->ready, NULL);
}

static pjrt_error *copy_piece(pjrt_transfers *t, filling *f, const void *data, size_t offset,
			      size_t n, bool last)
{
	if (!begin_copy(t, f, last))
		return pjrt_error_new(PJRT_FAILED_PRECONDITION,
				      "the array is complete, or has failed");
	if (n > 0)
		memcpy(f->storage->data + offset, data, n);
	end_copy(t, f);
	return NULL;
}

pjrt_error *pjrt_transfers_transfer_data(pjrt_transfers_transfer_data_args *a)
{
	filling *f;

	PJRT_TRY(find_filling(a->transfer_manager, a->buffer_index, &f));
	if (a->offset < 0 || a->transfer_size < 0 || (size_t)a->offset > f->shape.bytes ||
	    (size_t)a->transfer_size > f->shape.bytes - (size_t)a->offset)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT,
				      "%lld bytes from %lld on for an array of %zu",
				      (long long)a->transfer_size, (long long)a->offset,
				      f->shape.bytes);
	PJRT_TRY(copy_piece(a->transfer_manager, f, a->data, (size_t)a->offset,
			    (size_t)a->transfer_size, a->is_last_transfer));
	a->done_with_h2d_transfer = &pjrt_event_over;
	return NULL;
}

pjrt_error *pjrt_transfers_transfer_literal(pjrt_transfers_transfer_literal_args *a)
{
	pjrt_shape s;
	filling *f;

	PJRT_TRY(find_filling(a->transfer_manager, a->buffer_index, &f));
	PJRT_TRY(pjrt_shape_read(a->shape_element_type, a->shape_dims, a->shape_num_dims, &s));
	PJRT_TRY(check_layout(a->shape_layout, s.rank));
	if (s.element != f->shape.element || s.rank != f->shape.rank ||
	    memcmp(s.dims, f->shape.dims, s.rank * sizeof(s.dims[0])) != 0)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT,
				      "array %d is given as one of another type or other sizes",
				      a->buffer_index);
	PJRT_TRY(copy_piece(a->transfer_manager, f, a->data, 0, s.bytes, true));
	a->done_with_h2d_transfer = &pjrt_event_over;
	return NULL;
}

pjrt_error *pjrt_transfers_set_buffer_error(pjrt_transfers_set_buffer_error_args *a)
{
	pjrt_transfers *t = a->transfer_manager;
	pjrt_error *why;
	filling *f;

	PJRT_TRY(find_filling(t, a->buffer_index, &f));
	pthread_mutex_lock(&t->lock);
	f->last = f->failed = true;
	pthread_mutex_unlock(&t->lock);
	why = pjrt_error_new((pjrt_code)a->error_code, "%.*s", (int)a->error_message_size,
			     a->error_message != NULL ? a->error_message : "");
	pjrt_event_end(f->ready, why); /* no effect on one that is complete */
	pjrt_error_free(why);
	return NULL;
}

/* ---- what it has ----------------------------------------------------------------------------- */

pjrt_error *pjrt_transfers_retrieve_buffer(pjrt_transfers_retrieve_buffer_args *a)
{
	pjrt_transfers *t = a->transfer_manager;
	filling *f;

	PJRT_TRY(find_filling(t, a->buffer_index, &f));
	pthread_mutex_lock(&t->lock);
	a->buffer_out = f->buffer;
	f->buffer = NULL;
	pthread_mutex_unlock(&t->lock);
	if (a->buffer_out != NULL)
		return NULL;
	return pjrt_error_new(PJRT_FAILED_PRECONDITION, "array %d has been retrieved before",
			      a->buffer_index);
}

pjrt_error *pjrt_transfers_device(pjrt_transfers_device_args *a)
{
	a->device_out = a->transfer_manager->device;
	return NULL;
}

pjrt_error *pjrt_transfers_buffer_count(pjrt_transfers_buffer_count_args *a)
{
	a->buffer_count = a->transfer_manager->n;
	return NULL;
}

pjrt_error *pjrt_transfers_buffer_size(pjrt_transfers_buffer_size_args *a)
{
	filling *f;

	PJRT_TRY(find_filling(a->transfer_manager, a->buffer_index, &f));
	a->buffer_size = f->shape.bytes;
	return NULL;
}

/* Notes for traces, which are not kept. */
pjrt_error *pjrt_transfers_add_metadata(pjrt_transfers_add_metadata_args *a)
{
	return NULL;
}
