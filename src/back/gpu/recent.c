#include "back/gpu/recent.h"

#include "base/data/vec.h"
#include "base/log.h"

enum { BLOCKS = 32 /* kept at a time; the oldest go */ };

typedef struct copy {
	const char *host;
	uint64_t n;
	smr_gpu_ptr at, block;
} copy;

typedef struct block {
	smr_gpu_device *device;
	smr_gpu_ptr at;
} block;

static _Thread_local struct recent {
	bool begun;
	SMR_VEC(copy) copies; /* the latest last */
	block blocks[BLOCKS]; /* the latest last */
	int nblocks;
} self;

static void drop_copies_in(smr_gpu_ptr at)
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

	for (int i = 1; i < self.nblocks; i++)
		self.blocks[i - 1] = self.blocks[i];
	self.nblocks--;
	drop_copies_in(oldest.at);
	smr_gpu_free(oldest.device, oldest.at);
}

void smr_gpu_recent_begin(void)
{
	self.begun = true;
}

void smr_gpu_recent_forget(void)
{
	while (self.nblocks > 0)
		drop_oldest();
}

void smr_gpu_recent_end(void)
{
	smr_gpu_recent_forget();
	smr_vec_free(&self.copies);
	self.begun = false;
}

bool smr_gpu_recent_copy(smr_gpu_device *d, smr_gpu_ptr to, const void *from, uint64_t n)
{
	const char *at = from;

	for (size_t i = self.copies.n; i-- > 0;) {
		const copy *c = &self.copies.v[i];

		if (at < c->host || n > c->n || (uint64_t)(at - c->host) > c->n - n)
			continue;
		if (smr_gpu_copy(d, to, c->at + (uint64_t)(at - c->host), n, NULL) == SMR_OK)
			return true;
		smr_log(SMR_LOG_DEBUG, "%s", smr_errmsg());
		return false;
	}
	return false;
}

void smr_gpu_recent_stored(const void *at, uint64_t n)
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

void smr_gpu_recent_add(const void *host, uint64_t n, smr_gpu_ptr at)
{
	if (self.nblocks == 0)
		return;
	/* without memory it is copied again */
	if (smr_vec_push(&self.copies, (copy){.host = host,
					      .n = n,
					      .at = at,
					      .block = self.blocks[self.nblocks - 1].at}) != SMR_OK)
		smr_log(SMR_LOG_DEBUG, "%s", smr_errmsg());
}

bool smr_gpu_recent_give(smr_gpu_device *d, smr_gpu_ptr at)
{
	if (!self.begun)
		return false;
	if (self.nblocks == BLOCKS)
		drop_oldest();
	self.blocks[self.nblocks++] = (block){d, at};
	return true;
}
