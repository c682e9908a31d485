#include "back/device/recent.h"

#include "base/data/vec.h"
#include "base/log.h"

enum { BLOCKS = 32 /* kept at a time; the oldest go */ };

typedef struct copy {
	const char *host;
	uint64_t n, block, at;
} copy;

typedef struct block {
	const smr_device_memory *of;
	int number; /* of the device */
	uint64_t block, bytes;
} block;

static _Thread_local struct recent {
	bool begun;
	SMR_VEC(copy) copies; /* the latest last */
	block blocks[BLOCKS]; /* the latest last */
	int nblocks;
} self;

static void drop_copies_in(uint64_t at)
{
	size_t n = 0;

	for (size_t i = 0; i < self.copies.n; i++)
		if (self.copies.v[i].block != at)
			self.copies.v[n++] = self.copies.v[i];
	self.copies.n = n;
}

static void drop_oldest(void)
{
	block oldest = self.blocks[0];
	int own = smr_device_select(oldest.of, oldest.number);

	for (int i = 1; i < self.nblocks; i++)
		self.blocks[i - 1] = self.blocks[i];
	self.nblocks--;
	drop_copies_in(oldest.block);
	oldest.of->release(NULL, oldest.block, oldest.bytes);
	(void)smr_device_select(oldest.of, own);
}

void smr_device_recent_begin(void)
{
	self.begun = true;
}

void smr_device_recent_forget(void)
{
	while (self.nblocks > 0)
		drop_oldest();
}

void smr_device_recent_end(void)
{
	smr_device_recent_forget();
	smr_vec_free(&self.copies);
	self.begun = false;
}

static const block *find_block(uint64_t at)
{
	for (int i = 0; i < self.nblocks; i++)
		if (self.blocks[i].block == at)
			return &self.blocks[i];
	return NULL;
}

/* Returns whether a copy is on the thread's device of this kind. */
static bool is_on(const copy *c, const smr_device_memory *of)
{
	const block *b = find_block(c->block);

	return b != NULL && b->of == of && b->number == smr_device_selected(of);
}

bool smr_device_recent_copy(const smr_device_memory *of, uint64_t to, uint64_t to_at,
			    const void *from, uint64_t n)
{
	const char *at = from;

	for (size_t i = self.copies.n; i-- > 0;) {
		const copy *c = &self.copies.v[i];

		if (at < c->host || n > c->n || (uint64_t)(at - c->host) > c->n - n ||
		    !is_on(c, of))
			continue;
		if (of->copy(to, to_at, c->block, c->at + (uint64_t)(at - c->host), n) == SMR_OK)
			return true;
		smr_log(SMR_LOG_DEBUG, "%s", smr_errmsg());
		return false;
	}
	return false;
}

void smr_device_recent_stored(const void *at, uint64_t n)
{
	const char *lo = at;
	size_t kept = 0;

	for (size_t i = 0; i < self.copies.n; i++) {
		const copy *c = &self.copies.v[i];

		if (c->host >= lo + n || lo >= c->host + c->n)
			self.copies.v[kept++] = *c;
	}
	self.copies.n = kept;
}

void smr_device_recent_add(const void *host, uint64_t n, uint64_t block, uint64_t at)
{
	if (find_block(block) == NULL)
		return;
	/* without memory it is copied again */
	if (smr_vec_push(&self.copies, (copy){.host = host, .n = n, .block = block, .at = at}) !=
	    SMR_OK)
		smr_log(SMR_LOG_DEBUG, "%s", smr_errmsg());
}

bool smr_device_recent_give(const smr_device_memory *of, uint64_t at, uint64_t bytes)
{
	if (!self.begun)
		return false;
	if (self.nblocks == BLOCKS)
		drop_oldest();
	self.blocks[self.nblocks++] = (block){of, smr_device_selected(of), at, bytes};
	return true;
}
