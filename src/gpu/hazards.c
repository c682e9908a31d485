/* Finds which earlier launches of a sequence a launch must wait for. An allocation counts as
 * a whole, so a launch that uses another part of it waits, too. */
#include <string.h>

#include "base/alloc.h"
#include "gpu/sequence.h"

enum { FIRST = 64 /* entries of the table at first */, NONE = UINT32_MAX };

/* An allocation: who wrote it last, and who has read it since. */
typedef struct used {
	smr_gpu_ptr block; /* 0: an empty entry */
	uint32_t writer;   /* NONE: no launch */
	uint32_t readers;  /* the latest, in `reads`; NONE: no launch */
} used;

typedef struct read_by {
	uint32_t launch, before; /* before: the reader before; NONE: it was the first */
} read_by;

struct smr_gpu_hazards {
	used *table; /* by hash of the address, with steps of 1 */
	size_t cap, n;
	SMR_VEC(read_by) reads;
};

smr_status smr_gpu_hazards_new(smr_gpu_hazards **out)
{
	smr_gpu_hazards *h = smr_calloc(1, sizeof(*h));

	if (h != NULL)
		h->table = smr_calloc(FIRST, sizeof(*h->table));
	if (h == NULL || h->table == NULL) {
		smr_free(h);
		return smr_fail(SMR_ENOMEM, "no memory for a command buffer");
	}
	h->cap = FIRST;
	*out = h;
	return SMR_OK;
}

void smr_gpu_hazards_free(smr_gpu_hazards *h)
{
	if (h == NULL)
		return;
	smr_vec_free(&h->reads);
	smr_free(h->table);
	smr_free(h);
}

void smr_gpu_hazards_clear(smr_gpu_hazards *h)
{
	if (h->n > 0)
		memset(h->table, 0, h->cap * sizeof(*h->table));
	h->n = h->reads.n = 0;
}

static used *find_entry(used *table, size_t cap, smr_gpu_ptr block)
{
	size_t i = (size_t)(block * UINT64_C(0x9E3779B97F4A7C15) >> 32) & (cap - 1);

	while (table[i].block != 0 && table[i].block != block)
		i = (i + 1) & (cap - 1);
	return &table[i];
}

static smr_status grow_table(smr_gpu_hazards *h)
{
	size_t cap = 2 * h->cap;
	used *table = smr_calloc(cap, sizeof(*table));

	if (table == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a command buffer");
	for (size_t i = 0; i < h->cap; i++)
		if (h->table[i].block != 0)
			*find_entry(table, cap, h->table[i].block) = h->table[i];
	smr_free(h->table);
	h->table = table;
	h->cap = cap;
	return SMR_OK;
}

static smr_status have_entry(smr_gpu_hazards *h, smr_gpu_ptr block, used **out)
{
	if (2 * h->n >= h->cap)
		SMR_TRY(grow_table(h));
	*out = find_entry(h->table, h->cap, block);
	if ((*out)->block == 0) {
		**out = (used){block, NONE, NONE};
		h->n++;
	}
	return SMR_OK;
}

/* Appends a launch unless it is in the list, which begins at @p from. */
static smr_status wait_for(smr_gpu_sequence *s, size_t from, uint32_t launch)
{
	for (size_t i = from; i < s->after.n; i++)
		if (s->after.v[i] == launch)
			return SMR_OK;
	return smr_vec_push(&s->after, launch);
}

static smr_status add_waits(const smr_gpu_hazards *h, const used *u, bool writes, size_t from,
			    smr_gpu_sequence *s)
{
	bool read = writes && u->readers != NONE;

	/* its readers have waited for the writer */
	if (u->writer != NONE && !read)
		SMR_TRY(wait_for(s, from, u->writer));
	for (uint32_t r = read ? u->readers : NONE; r != NONE; r = h->reads.v[r].before)
		SMR_TRY(wait_for(s, from, h->reads.v[r].launch));
	return SMR_OK;
}

static smr_status note_use(smr_gpu_hazards *h, used *u, bool writes, uint32_t launch)
{
	if (writes) {
		u->writer = launch;
		u->readers = NONE;
		return SMR_OK;
	}
	SMR_TRY(smr_vec_push(&h->reads, (read_by){launch, u->readers}));
	u->readers = (uint32_t)h->reads.n - 1;
	return SMR_OK;
}

/* One allocation may be listed several times: all waits are found before anything is noted, and a
 * write is noted after the reads. */
smr_status smr_gpu_hazards_add(smr_gpu_hazards *h, smr_gpu_sequence *s, const smr_gpu_access *a,
			       size_t n)
{
	uint32_t launch = (uint32_t)s->list.n;
	size_t from = s->after.n;
	used *u;

	for (size_t i = 0; i < n; i++) {
		SMR_TRY(have_entry(h, a[i].block, &u));
		SMR_TRY(add_waits(h, u, a[i].writes, from, s));
	}
	for (int writes = 0; writes < 2; writes++)
		for (size_t i = 0; i < n; i++)
			if (a[i].writes == (writes != 0)) {
				SMR_TRY(have_entry(h, a[i].block, &u));
				SMR_TRY(note_use(h, u, writes != 0, launch));
			}
	return SMR_OK;
}
