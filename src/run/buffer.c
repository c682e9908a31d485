#include "run/buffer.h"

#include <string.h>

#include "back/ref/values.h"
#include "base/alloc.h"

/* Memory that was given back is kept by size, to the next power of two or half-way to it: the same
 * tensors come again at each step of a loop, and first touch of new pages costs more than most ops.
 */
enum { CLASSES = 128, ALIGN = 64, LEAST = 64 };

struct smr_block_of_memory {
	struct smr_block_of_memory *next; /* of those that are free */
	void *data;
	size_t bytes;
	unsigned class, refs;
	bool borrowed; /* not the heap's own */
};

struct smr_heap {
	struct smr_block_of_memory *spare[CLASSES];
	size_t live, peak;
};

smr_status smr_heap_new(smr_heap **out)
{
	*out = smr_calloc(1, sizeof(**out));
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a heap");
}

static void release(struct smr_block_of_memory *m)
{
	smr_free(m->data);
	smr_free(m);
}

static void trim(smr_heap *h)
{
	for (unsigned c = 0; c < CLASSES; c++)
		while (h->spare[c] != NULL) {
			struct smr_block_of_memory *m = h->spare[c];

			h->spare[c] = m->next;
			release(m);
		}
}

void smr_heap_free(smr_heap *h)
{
	if (h == NULL)
		return;
	trim(h);
	smr_free(h);
}

size_t smr_heap_peak(smr_heap *h)
{
	size_t peak = h->peak;

	h->peak = h->live;
	return peak;
}

/* 64, 96, 128, 192 ... */
static unsigned class_of(size_t bytes, size_t *rounded)
{
	size_t size = LEAST;
	unsigned c = 0;

	while (size < bytes && c + 2 < CLASSES) {
		if (size + size / 2 >= bytes) {
			*rounded = size + size / 2;
			return c + 1;
		}
		size *= 2;
		c += 2;
	}
	*rounded = size < bytes ? bytes : size;
	return c;
}

static smr_status take(smr_heap *h, size_t bytes, struct smr_block_of_memory **out)
{
	size_t rounded;
	unsigned c = class_of(bytes, &rounded);
	struct smr_block_of_memory *m = h->spare[c];

	if (m != NULL) {
		h->spare[c] = m->next;
	} else {
		m = smr_calloc(1, sizeof(*m));
		if (m != NULL)
			m->data = smr_aligned_alloc(ALIGN, rounded);
		if (m != NULL && m->data == NULL) {
			trim(h);
			m->data = smr_aligned_alloc(ALIGN, rounded);
		}
		if (m == NULL || m->data == NULL) {
			smr_free(m);
			return smr_fail(SMR_ENOMEM, "no memory for a tensor of %zu bytes", bytes);
		}
	}
	m->class = c;
	m->bytes = rounded;
	m->refs = 1;
	h->live += rounded;
	h->peak = h->live > h->peak ? h->live : h->peak;
	*out = m;
	return SMR_OK;
}

static void give(smr_heap *h, struct smr_block_of_memory *m)
{
	if (--m->refs > 0)
		return;
	if (m->borrowed) {
		smr_free(m);
		return;
	}
	h->live -= m->bytes;
	m->next = h->spare[m->class];
	h->spare[m->class] = m;
}

static smr_status bytes_of(const smr_type *t, size_t *out)
{
	int64_t n;

	if (!smr_type_count(t, &n))
		return smr_fail(SMR_EUNSUPPORTED, "a tensor larger than memory");
	*out = (size_t)n * smr_dtype_size(t->dtype);
	return SMR_OK;
}

static smr_status make(struct smr_block_of_memory *m, const smr_type *t, smr_buffer **out)
{
	smr_buffer *b = smr_calloc(1, sizeof(*b));

	if (b == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a tensor");
	b->memory = m;
	b->refs = 1;
	*out = b;
	return smr_ref_tensor(t, m->data, &b->t);
}

smr_status smr_buffer_new(smr_heap *h, const smr_type *t, smr_buffer **out)
{
	struct smr_block_of_memory *m;
	size_t bytes;
	smr_status st;

	SMR_TRY(bytes_of(t, &bytes));
	SMR_TRY(take(h, bytes, &m));
	st = make(m, t, out);
	if (st != SMR_OK)
		give(h, m);
	return st;
}

smr_status smr_buffer_borrow(smr_heap *h, const smr_type *t, void *data, smr_buffer **out)
{
	struct smr_block_of_memory *m = smr_calloc(1, sizeof(*m));
	smr_status st;

	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a tensor");
	*m = (struct smr_block_of_memory){.data = data, .refs = 1, .borrowed = true};
	st = make(m, t, out);
	if (st != SMR_OK)
		give(h, m);
	return st;
}

smr_status smr_buffer_alias(smr_heap *h, smr_buffer *of, const smr_type *t, smr_buffer **out)
{
	size_t bytes;

	SMR_TRY(bytes_of(t, &bytes));
	if (bytes != smr_buffer_bytes(of))
		return smr_fail(SMR_EINTERNAL, "%zu bytes under a type of %zu",
				smr_buffer_bytes(of), bytes);
	SMR_TRY(make(of->memory, t, out));
	of->memory->refs++;
	return SMR_OK;
}

smr_buffer *smr_buffer_keep(smr_buffer *b)
{
	b->refs++;
	return b;
}

void smr_buffer_drop(smr_heap *h, smr_buffer *b)
{
	if (b == NULL || --b->refs > 0)
		return;
	give(h, b->memory);
	smr_free(b);
}

size_t smr_buffer_bytes(const smr_buffer *b)
{
	size_t n = smr_dtype_size(b->t.dtype);

	for (uint32_t d = 0; d < b->t.rank; d++)
		n *= (size_t)b->t.dims[d];
	return n;
}
