/* Layouts. Equal layouts are one object: there are few, so that a list holds them. */
#include "pjrt/layout.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

static pjrt_layout whole[SMR_ARRAY_MAX_RANK + 1] = {{0, {0}},
						    {1, {0}},
						    {2, {1, 0}},
						    {3, {2, 1, 0}},
						    {4, {3, 2, 1, 0}},
						    {5, {4, 3, 2, 1, 0}},
						    {6, {5, 4, 3, 2, 1, 0}},
						    {7, {6, 5, 4, 3, 2, 1, 0}},
						    {8, {7, 6, 5, 4, 3, 2, 1, 0}}};

typedef struct entry {
	pjrt_layout layout;
	struct entry *next;
} entry;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static entry *others;

pjrt_layout *pjrt_layout_default(uint32_t rank)
{
	return &whole[rank];
}

bool pjrt_layout_is_default(const pjrt_layout *l)
{
	return l == &whole[l->rank];
}

static bool is_equal(const pjrt_layout *a, const pjrt_layout *b)
{
	return a->rank == b->rank && memcmp(a->order, b->order, sizeof(a->order)) == 0;
}

static bool is_order(const int64_t *order, size_t n)
{
	uint32_t seen = 0;

	for (size_t i = 0; i < n; i++) {
		if (order[i] < 0 || order[i] >= (int64_t)n || (seen >> order[i] & 1) != 0)
			return false;
		seen |= 1u << order[i];
	}
	return true;
}

static pjrt_layout *find_other(const pjrt_layout *l)
{
	entry *e;

	pthread_mutex_lock(&lock);
	for (e = others; e != NULL && !is_equal(&e->layout, l); e = e->next)
		;
	if (e == NULL) {
		e = smr_malloc(sizeof(*e));
		if (e != NULL) {
			*e = (entry){*l, others};
			others = e;
		}
	}
	pthread_mutex_unlock(&lock);
	return e != NULL ? &e->layout : NULL;
}

/* @p order has @p rank elements. */
static smr_status find_layout(const int64_t *order, uint32_t rank, pjrt_layout **out)
{
	pjrt_layout l = {.rank = rank};

	if (!is_order(order, rank))
		return smr_fail(SMR_ETYPE, "a layout that is no order of %u dimensions", rank);
	memcpy(l.order, order, rank * sizeof(order[0]));
	*out = is_equal(&l, &whole[rank]) ? &whole[rank] : find_other(&l);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a layout");
}

pjrt_error *pjrt_layout_read(const pjrt_buffer_layout *from, uint32_t rank, pjrt_layout **out)
{
	*out = &whole[rank];
	if (from == NULL || from->type != 0)
		return NULL;
	if (from->tiled.num_tiles > 0)
		return pjrt_error_new(PJRT_UNIMPLEMENTED, "an array in tiles");
	if (from->tiled.minor_to_major_size != rank)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT,
				      "a layout of %zu dimensions for an array of %u",
				      from->tiled.minor_to_major_size, rank);
	return pjrt_error_of(find_layout(from->tiled.minor_to_major, rank, out));
}

smr_status pjrt_layout_parse(const char *text, uint32_t rank, pjrt_layout **out)
{
	int64_t order[SMR_ARRAY_MAX_RANK];
	const char *at = text;
	uint32_t n = 0;

	*out = &whole[rank];
	if (text == NULL || strcmp(text, "default") == 0 || strcmp(text, "auto") == 0)
		return SMR_OK;
	if (*at != '{')
		return smr_fail(SMR_EPARSE, "a layout that is neither default nor an order: %.40s",
				text);
	for (at++; n < rank && *at >= '0' && *at <= '9'; n++) {
		char *end;

		order[n] = strtol(at, &end, 10);
		at = *end == ',' ? end + 1 : end;
	}
	if (*at == ':')
		return smr_fail(SMR_EUNSUPPORTED, "a layout with tiles: %.40s", text);
	if (n != rank || strcmp(at, "}") != 0)
		return smr_fail(SMR_EPARSE, "the layout %.40s of an array of %u dimensions", text,
				rank);
	return find_layout(order, rank, out);
}

void pjrt_layout_strides(const pjrt_layout *l, const int64_t *dims, int64_t bytes, int64_t *strides)
{
	for (uint32_t i = 0; i < l->rank; i++) {
		strides[l->order[i]] = bytes;
		bytes *= dims[l->order[i]];
	}
}
