/* Command buffers. Launches wait until something needs their results: then they are queued, as a
 * graph or one by one.
 *
 * Memory that is released while launches wait stays in the command buffer, which hands it to later
 * allocations of the same size: other threads could queue work on it before the launches. */
#include "gpu/commands.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/log.h"
#include "gpu/own.h"
#include "gpu/sequence.h"

enum {
	LAUNCHES = 512, /* that wait at most */
	MANY = 32,      /* that wait at most at the end of a part */
	ALIGN = 512
};

typedef struct released {
	smr_gpu_ptr at;
	size_t bytes;
} released;

struct smr_gpu_commands {
	smr_gpu_device *device;
	smr_gpu_sequence sequence;
	smr_gpu_hazards *hazards;
	smr_gpu_replay *replay;
	SMR_VEC(released) memory; /* no launch that is added later uses it */
	smr_status failed;        /* SMR_OK: no submission has failed */
	char why[400];
	smr_gpu_commands_told told;
};

smr_status smr_gpu_commands_new(smr_gpu_device *d, smr_gpu_commands **out)
{
	smr_gpu_commands *c = smr_calloc(1, sizeof(*c));
	smr_status st;

	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a command buffer");
	c->device = d;
	st = smr_gpu_hazards_new(&c->hazards);
	if (st == SMR_OK)
		st = smr_gpu_replay_new(d, &c->replay);
	if (st != SMR_OK) {
		smr_gpu_commands_free(c);
		return st;
	}
	*out = c;
	return SMR_OK;
}

/* ---- memory -------------------------------------------------------------------------------------
 */

static int compare_addresses(const void *a, const void *b)
{
	const released *x = a, *y = b;

	return (x->at > y->at) - (x->at < y->at);
}

/* Returns memory to the pool, the lowest address last: it is allocated first. In whatever order
 * memory was released, the next sequence gets the same addresses. */
static void return_memory(smr_gpu_commands *c)
{
	if (c->memory.n > 1)
		qsort(c->memory.v, c->memory.n, sizeof(*c->memory.v), compare_addresses);
	while (c->memory.n > 0)
		smr_gpu_free(c->device, c->memory.v[--c->memory.n].at);
}

static size_t round_size(size_t n)
{
	return n > SIZE_MAX - ALIGN ? n : (n + ALIGN - 1) / ALIGN * ALIGN;
}

/* Takes the latest piece of that size; 0: there is none. */
static smr_gpu_ptr take_memory(smr_gpu_commands *c, size_t size)
{
	for (size_t i = c->memory.n; i-- > 0;)
		if (c->memory.v[i].bytes == size) {
			smr_gpu_ptr at = c->memory.v[i].at;

			for (size_t k = i + 1; k < c->memory.n; k++)
				c->memory.v[k - 1] = c->memory.v[k];
			c->memory.n--;
			return at;
		}
	return 0;
}

smr_status smr_gpu_commands_alloc(smr_gpu_commands *c, size_t n, smr_gpu_ptr *out)
{
	smr_status st;

	*out = take_memory(c, round_size(n));
	if (*out != 0)
		return SMR_OK;
	st = smr_gpu_alloc(c->device, n, out);
	if (st != SMR_ENOMEM || c->memory.n == 0)
		return st;
	SMR_TRY(smr_gpu_commands_submit(c));
	return smr_gpu_alloc(c->device, n, out);
}

void smr_gpu_commands_release(smr_gpu_commands *c, smr_gpu_ptr p, size_t n)
{
	if (p == 0)
		return;
	if (c->sequence.list.n > 0 &&
	    smr_vec_push(&c->memory, (released){p, round_size(n)}) == SMR_OK)
		return;
	if (smr_gpu_commands_submit(c) != SMR_OK)
		smr_log(SMR_LOG_DEBUG, "%s", smr_errmsg());
	smr_gpu_free(c->device, p);
}

/* ---- launches -----------------------------------------------------------------------------------
 */

static smr_status check_failed(const smr_gpu_commands *c)
{
	return c->failed == SMR_OK ? SMR_OK
				   : smr_fail(c->failed, "earlier work failed: %s", c->why);
}

static smr_status note_failure(smr_gpu_commands *c, smr_status st)
{
	c->failed = st;
	snprintf(c->why, sizeof(c->why), "%s", smr_errmsg());
	return st;
}

static void clear(smr_gpu_commands *c)
{
	smr_gpu_sequence_clear(&c->sequence);
	smr_gpu_hazards_clear(c->hazards);
	return_memory(c);
}

smr_status smr_gpu_commands_launch(smr_gpu_commands *c, const smr_gpu_work *w, size_t bytes,
				   const smr_gpu_access *a, size_t n)
{
	smr_gpu_sequence *s = &c->sequence;
	size_t before;
	smr_status st;

	SMR_TRY(check_failed(c));
	if (s->list.n == LAUNCHES)
		SMR_TRY(smr_gpu_commands_submit(c));
	before = s->after.n;
	st = smr_gpu_hazards_add(c->hazards, s, a, n);
	if (st == SMR_OK)
		st = smr_gpu_sequence_add(s, w, bytes, s->after.n - before);
	return st == SMR_OK ? SMR_OK : note_failure(c, st);
}

static smr_status launch_alone(smr_gpu_commands *c)
{
	const smr_gpu_sequence *s = &c->sequence;

	for (size_t i = 0; i < s->list.n; i++) {
		smr_gpu_work w = s->list.v[i].work;
		void *params[] = {&s->words.v[s->list.v[i].at]};

		w.params = params;
		SMR_TRY(smr_gpu_launch_kernel(c->device, &w, NULL));
		c->told.alone++;
	}
	return SMR_OK;
}

smr_status smr_gpu_commands_submit(smr_gpu_commands *c)
{
	bool done = false;
	smr_status st;

	if (c == NULL)
		return SMR_OK;
	SMR_TRY(check_failed(c));
	if (c->sequence.list.n > 1)
		smr_gpu_replay_launch(c->replay, &c->sequence, &done, &c->told);
	st = done ? SMR_OK : launch_alone(c);
	if (st != SMR_OK)
		(void)note_failure(c, st);
	clear(c);
	return check_failed(c);
}

smr_status smr_gpu_commands_end_part(smr_gpu_commands *c)
{
	return c == NULL || c->sequence.list.n < MANY ? SMR_OK : smr_gpu_commands_submit(c);
}

smr_status smr_gpu_commands_wait(smr_gpu_commands *c)
{
	SMR_TRY(smr_gpu_commands_submit(c));
	return c == NULL ? SMR_OK : smr_gpu_synchronize(c->device);
}

void smr_gpu_commands_reset(smr_gpu_commands *c)
{
	if (c == NULL)
		return;
	clear(c);
	c->failed = SMR_OK;
}

void smr_gpu_commands_free(smr_gpu_commands *c)
{
	if (c == NULL)
		return;
	return_memory(c);
	smr_vec_free(&c->memory);
	smr_gpu_replay_free(c->replay);
	smr_gpu_hazards_free(c->hazards);
	smr_gpu_sequence_free(&c->sequence);
	smr_free(c);
}

void smr_gpu_commands_tell(const smr_gpu_commands *c, smr_gpu_commands_told *out)
{
	*out = c != NULL ? c->told : (smr_gpu_commands_told){0};
}
