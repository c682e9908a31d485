#include "run/exec/buffer.h"

#include <stdatomic.h>
#include <string.h>

#include "back/device/resident.h"
#include "back/ref/values.h"
#include "base/alloc.h"
#include "base/assert.h"

/* Freed memory is cached by size: the same tensors come again at each step of a loop and in each
 * run, and first touch of new pages costs more than most ops. The cache of large pieces never makes
 * the heap larger than the peak of live memory. */
enum { BUCKETS = 64, ALIGN = 64, SMALL = 1 << 16, PAGE = 4096 };

struct smr_memory {
	struct smr_memory *next; /* in the list of free pieces */
	void *data;
	size_t bytes;
	unsigned refs;
	bool borrowed;     /* not the heap's own */
	bool given;        /* ... but may be changed */
	uint64_t constant; /* number of its contents; 0: they may change */
	smr_device_resident resident;
	/* of a dry heap: in the list of live pieces */
	struct smr_memory *before, *behind;
	const void *what;
};

/* Additional state of a dry heap. */
typedef struct dry_heap {
	struct smr_memory *first; /* live pieces */
	const void *what;
	size_t watched; /* 0: no limit */
	unsigned npieces;
	smr_heap_piece pieces[SMR_HEAP_PIECES];
} dry_heap;

struct smr_heap {
	struct smr_memory *spare[2][BUCKETS]; /* small, large */
	size_t kept;                          /* bytes of the large ones */
	unsigned hand;                        /* the bucket from which the next piece is freed */
	size_t live, peak, most;              /* most: since the heap was made */
	struct smr_memory *structs;           /* free structs without memory */
	smr_buffer *buffers;
	dry_heap *dry; /* NULL: not dry */
	smr_device_commands *commands;
};

smr_status smr_heap_new(smr_heap **out)
{
	*out = smr_calloc(1, sizeof(**out));
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a heap");
}

smr_status smr_heap_new_dry(smr_heap **out)
{
	smr_heap *h;

	SMR_TRY(smr_heap_new(&h));
	h->dry = smr_calloc(1, sizeof(*h->dry));
	if (h->dry == NULL) {
		smr_heap_free(h);
		return smr_fail(SMR_ENOMEM, "no memory for a heap");
	}
	*out = h;
	return SMR_OK;
}

void smr_heap_set_commands(smr_heap *h, smr_device_commands *c)
{
	h->commands = c;
}

bool smr_heap_is_dry(const smr_heap *h)
{
	return h->dry != NULL;
}

void smr_heap_note(smr_heap *h, const void *what)
{
	smr_assert(h->dry != NULL);
	h->dry->what = what;
}

void smr_heap_watch(smr_heap *h, size_t bytes)
{
	smr_assert(h->dry != NULL);
	h->dry->watched = bytes;
	h->dry->npieces = 0;
}

unsigned smr_heap_largest(const smr_heap *h, smr_heap_piece out[SMR_HEAP_PIECES])
{
	smr_assert(h->dry != NULL && h->dry->npieces <= SMR_HEAP_PIECES);
	memcpy(out, h->dry->pieces, sizeof(h->dry->pieces));
	return h->dry->npieces;
}

static void add_piece(dry_heap *d, const struct smr_memory *m)
{
	unsigned at = d->npieces;

	smr_assert(d->npieces <= SMR_HEAP_PIECES);
	while (at > 0 && d->pieces[at - 1].bytes < m->bytes)
		at--;
	if (at == SMR_HEAP_PIECES)
		return;
	d->npieces += d->npieces < SMR_HEAP_PIECES;
	for (unsigned i = d->npieces - 1; i > at; i--)
		d->pieces[i] = d->pieces[i - 1];
	d->pieces[at] = (smr_heap_piece){m->bytes, m->what};
}

/* Adds to and removes from the list of live pieces. */
static void add_to_live_list(smr_heap *h, struct smr_memory *m)
{
	dry_heap *d = h->dry;

	smr_assert(h->dry != NULL && m->before == NULL && m->behind == NULL);
	m->what = d->what;
	m->behind = d->first;
	if (d->first != NULL)
		d->first->before = m;
	d->first = m;
	if (d->watched == 0 || h->live < d->watched || d->npieces > 0)
		return;
	for (const struct smr_memory *k = d->first; k != NULL; k = k->behind)
		add_piece(d, k);
}

static void remove_from_live_list(smr_heap *h, struct smr_memory *m)
{
	smr_assert(h->dry != NULL);
	if (m->before != NULL)
		m->before->behind = m->behind;
	else
		h->dry->first = m->behind;
	if (m->behind != NULL)
		m->behind->before = m->before;
}

static void free_memory(struct smr_memory *m)
{
	smr_assert(m->refs == 0 && !m->borrowed);
	smr_free(m->data);
	smr_free(m);
}

void smr_heap_trim(smr_heap *h)
{
	for (unsigned i = 0; i < 2 * BUCKETS; i++)
		while (h->spare[i / BUCKETS][i % BUCKETS] != NULL) {
			struct smr_memory *m = h->spare[i / BUCKETS][i % BUCKETS];

			h->spare[i / BUCKETS][i % BUCKETS] = m->next;
			free_memory(m);
		}
	h->kept = 0;
}

void smr_heap_free(smr_heap *h)
{
	if (h == NULL)
		return;
	smr_heap_trim(h);
	while (h->structs != NULL) {
		struct smr_memory *m = h->structs;

		h->structs = m->next;
		smr_free(m);
	}
	while (h->buffers != NULL) {
		smr_buffer *b = h->buffers;

		h->buffers = b->t.data;
		smr_free(b);
	}
	smr_free(h->dry);
	smr_free(h);
}

size_t smr_heap_kept(const smr_heap *h)
{
	return h->kept;
}

size_t smr_heap_peak(smr_heap *h)
{
	size_t peak = h->peak;

	h->peak = h->live;
	return peak;
}

/* Rounds to whole cache lines, then to eighths of a power of two, so that sizes that are nearly
 * equal share a bucket; large sizes are rounded to pages only. */
static size_t round_up_size(size_t bytes)
{
	size_t unit = ALIGN;

	if (bytes > SMALL)
		unit = PAGE;
	else
		while (unit * 16 < bytes)
			unit *= 2;
	return bytes == 0                ? ALIGN
	       : bytes > SIZE_MAX - unit ? bytes
					 : (bytes + unit - 1) / unit * unit;
}

static struct smr_memory **bucket_of(smr_heap *h, size_t bytes)
{
	uint64_t mixed = (uint64_t)(bytes / ALIGN) * UINT64_C(0x9E3779B97F4A7C15);

	return &h->spare[bytes > SMALL][mixed >> 58];
}

/* Frees cached memory to make space for a large piece. */
static void free_spare_memory(smr_heap *h, size_t bytes)
{
	size_t limit = h->live + bytes > h->most ? h->live + bytes : h->most;

	while (h->kept > 0 && h->live + h->kept + bytes > limit) {
		struct smr_memory **at = &h->spare[1][h->hand], *m = *at;

		if (m == NULL) {
			h->hand = (h->hand + 1) % BUCKETS;
			continue;
		}
		*at = m->next;
		h->kept -= m->bytes;
		free_memory(m);
	}
}

static struct smr_memory *new_struct(smr_heap *h)
{
	struct smr_memory *m = h->structs;

	if (m == NULL)
		return smr_calloc(1, sizeof(*m));
	h->structs = m->next;
	*m = (struct smr_memory){0};
	return m;
}

static void drop_struct(smr_heap *h, struct smr_memory *m)
{
	smr_assert(m->refs == 0 || m->data == NULL);
	smr_assert(m->resident.device == 0);
	m->next = h->structs;
	h->structs = m;
}

static smr_status fresh(smr_heap *h, size_t bytes, struct smr_memory **out)
{
	struct smr_memory *m = new_struct(h);

	*out = m;
	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a tensor of %zu bytes", bytes);
	m->bytes = bytes;
	if (h->dry != NULL)
		return SMR_OK;
	if (bytes > SMALL)
		free_spare_memory(h, bytes);
	m->data = smr_aligned_alloc(ALIGN, bytes);
	if (m->data == NULL) {
		smr_heap_trim(h);
		m->data = smr_aligned_alloc(ALIGN, bytes);
	}
	if (m->data != NULL)
		return SMR_OK;
	drop_struct(h, m);
	return smr_fail(SMR_ENOMEM, "no memory for a tensor of %zu bytes", bytes);
}

static void count_live_bytes(smr_heap *h, size_t bytes)
{
	h->live += bytes;
	h->peak = h->live > h->peak ? h->live : h->peak;
	h->most = h->peak > h->most ? h->peak : h->most;
}

static smr_status take(smr_heap *h, size_t bytes, struct smr_memory **out)
{
	struct smr_memory **at, *m;
	size_t size = round_up_size(bytes);

	at = bucket_of(h, size);
	while (*at != NULL && (*at)->bytes != size)
		at = &(*at)->next;
	m = *at;
	if (m != NULL) {
		*at = m->next;
		m->constant = 0;
		smr_assert(size <= SMALL || h->kept >= size);
		h->kept -= size > SMALL ? size : 0;
	} else {
		SMR_TRY(fresh(h, size, &m));
	}
	m->refs = 1;
	smr_device_resident_init(&m->resident, m->data, bytes, h->commands);
	count_live_bytes(h, size);
	if (h->dry != NULL)
		add_to_live_list(h, m);
	*out = m;
	return SMR_OK;
}

static void release_reference(smr_heap *h, struct smr_memory *m)
{
	struct smr_memory **at;

	smr_assert(m->refs > 0);
	if (--m->refs > 0)
		return;
	smr_assert(h->live >= m->bytes);
	smr_device_resident_drop(&m->resident);
	h->live -= m->bytes;
	if (h->dry != NULL && !m->borrowed)
		remove_from_live_list(h, m);
	if (m->borrowed || h->dry != NULL) {
		drop_struct(h, m);
		return;
	}
	at = bucket_of(h, m->bytes);
	m->next = *at;
	*at = m;
	h->kept += m->bytes > SMALL ? m->bytes : 0;
}

static smr_status bytes_of(const smr_type *t, size_t *out)
{
	size_t size = smr_dtype_size(t->dtype);
	int64_t n;

	if (!smr_type_count(t, &n) || (uint64_t)n > PTRDIFF_MAX / size)
		return smr_fail(SMR_EUNSUPPORTED, "a tensor larger than memory");
	*out = (size_t)n * size;
	return SMR_OK;
}

/* Takes a buffer that was given back, or a new one; on failure it gives the memory back. */
static smr_status take_buffer(smr_heap *h, struct smr_memory *m, smr_buffer **out)
{
	*out = h->buffers;
	if (*out != NULL)
		h->buffers = (*out)->t.data;
	else
		*out = smr_malloc(sizeof(**out));
	if (*out != NULL)
		return SMR_OK;
	release_reference(h, m);
	return smr_fail(SMR_ENOMEM, "no memory for a tensor");
}

/* Makes a buffer; takes over the memory, on failure, too. */
static smr_status new_buffer(smr_heap *h, struct smr_memory *m, const smr_type *t, smr_buffer **out)
{
	smr_buffer *b;
	smr_status st = SMR_OK;

	SMR_TRY(take_buffer(h, m, &b));
	b->memory = m;
	b->refs = 1;
	st = smr_ref_tensor(t, m->data, &b->t);
	if (st != SMR_OK)
		smr_buffer_drop(h, b);
	else
		*out = b;
	return st;
}

smr_status smr_buffer_new(smr_heap *h, const smr_type *t, smr_buffer **out)
{
	struct smr_memory *m;
	size_t bytes;

	SMR_TRY(bytes_of(t, &bytes));
	SMR_TRY(take(h, bytes, &m));
	return new_buffer(h, m, t, out);
}

smr_status smr_buffer_borrow(smr_heap *h, const smr_type *t, const void *data, smr_buffer **out)
{
	struct smr_memory *m;
	size_t bytes;

	SMR_TRY(bytes_of(t, &bytes));
	m = new_struct(h);
	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a tensor");
	m->data = (void *)(uintptr_t)data; /* read only */
	m->refs = 1;
	m->borrowed = true;
	smr_device_resident_init(&m->resident, m->data, bytes, h->commands);
	return new_buffer(h, m, t, out);
}

smr_status smr_buffer_same(smr_heap *h, const smr_buffer *of, smr_buffer **out)
{
	struct smr_memory *m = new_struct(h);
	smr_buffer *b;

	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a tensor");
	m->data = of->t.data;
	m->refs = 1;
	m->borrowed = true;
	m->constant = of->memory->constant;
	smr_device_resident_init(&m->resident, m->data, smr_buffer_bytes(of), h->commands);
	SMR_TRY(take_buffer(h, m, &b));
	*b = (smr_buffer){.t = of->t, .memory = m, .refs = 1};
	*out = b;
	return SMR_OK;
}

smr_status smr_buffer_give(smr_heap *h, const smr_type *t, void *data, smr_buffer **out)
{
	SMR_TRY(smr_buffer_borrow(h, t, data, out));
	(*out)->memory->given = true;
	return SMR_OK;
}

smr_status smr_buffer_lend(smr_heap *h, const smr_type *t, void *data, smr_buffer **out)
{
	size_t bytes;

	SMR_TRY(bytes_of(t, &bytes));
	SMR_TRY(smr_buffer_borrow(h, t, data, out));
	(*out)->memory->bytes = bytes;
	count_live_bytes(h, bytes);
	return SMR_OK;
}

/* Makes a buffer of bytes [at, ...) of a buffer, which may be a part itself. */
static smr_status share_buffer(smr_heap *h, smr_buffer *of, size_t at, const smr_type *t,
			       smr_buffer **out)
{
	smr_assert(of->refs > 0 && of->memory->refs > 0);
	of->memory->refs++;
	SMR_TRY(new_buffer(h, of->memory, t, out));
	if (of->t.data != NULL)
		(*out)->t.data = (char *)of->t.data + at;
	return SMR_OK;
}

smr_status smr_buffer_alias(smr_heap *h, smr_buffer *of, const smr_type *t, smr_buffer **out)
{
	size_t bytes;

	SMR_TRY(bytes_of(t, &bytes));
	if (bytes != smr_buffer_bytes(of))
		return smr_fail(SMR_EINTERNAL, "%zu bytes under a type of %zu",
				smr_buffer_bytes(of), bytes);
	return share_buffer(h, of, 0, t, out);
}

smr_status smr_buffer_piece(smr_heap *h, smr_buffer *of, int64_t at, const smr_type *t,
			    smr_buffer **out)
{
	size_t bytes, all = smr_buffer_bytes(of), size = smr_dtype_size(t->dtype);

	SMR_TRY(bytes_of(t, &bytes));
	if (at < 0 || (uint64_t)at > all / size || bytes > all - (size_t)at * size)
		return smr_fail(SMR_EINTERNAL, "%zu bytes from element %lld on of %zu", bytes,
				(long long)at, all);
	return share_buffer(h, of, (size_t)at * size, t, out);
}

smr_buffer *smr_buffer_keep(smr_buffer *b)
{
	smr_assert(b->refs > 0);
	b->refs++;
	return b;
}

void smr_buffer_drop(smr_heap *h, smr_buffer *b)
{
	smr_assert(b == NULL || b->refs > 0);
	if (b == NULL || --b->refs > 0)
		return;
	release_reference(h, b->memory);
	b->t.data = h->buffers;
	h->buffers = b;
}

struct smr_device_resident *smr_buffer_resident(const smr_buffer *b)
{
	return &b->memory->resident;
}

smr_status smr_buffer_here(const smr_buffer *b)
{
	return smr_device_resident_here(&b->memory->resident);
}

void smr_buffer_fix(smr_buffer *b)
{
	static _Atomic uint64_t numbers;

	b->memory->constant = atomic_fetch_add(&numbers, 1) + 1;
}

uint64_t smr_buffer_constant(const smr_buffer *b)
{
	return b->memory->constant;
}

bool smr_buffer_is_sole(const smr_buffer *b)
{
	const struct smr_memory *m = b->memory;

	smr_assert(b->refs > 0 && b->memory->refs > 0);
	return b->refs == 1 && m->refs == 1 && (!m->borrowed || m->given);
}

size_t smr_buffer_bytes(const smr_buffer *b)
{
	size_t n = smr_dtype_size(b->t.dtype);

	for (uint32_t d = 0; d < b->t.rank; d++)
		n *= (size_t)b->t.dims[d];
	return n;
}
