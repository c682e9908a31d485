/* Command buffers. Launches wait until something needs their results. Their arguments are slots of
 * one buffer, which is written when they are submitted.
 *
 * Memory that is released while launches wait stays in the command buffer, which hands it to later
 * allocations of the same size: a copy that another thread queues would happen before the launches.
 */
#include "webgpu/commands.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "base/log.h"
#include "webgpu/own.h"

enum {
	LAUNCHES = 256, /* that wait at most */
	MANY = 32,      /* that wait at most at the end of a part */
	SLOT = 64,      /* words: the largest alignment that a device may ask for */
	LEAST = 256     /* bytes of a buffer */
};

struct smr_webgpu_commands {
	smr_webgpu_device *device;
	SMR_VEC(smr_webgpu_work) work;
	SMR_VEC(uint32_t) words;
	SMR_VEC(smr_webgpu_buffer *) memory; /* no launch that is added later uses it */
	smr_status failed;                   /* SMR_OK: no submission has failed */
	char why[400];
	smr_webgpu_commands_told told;
};

smr_status smr_webgpu_commands_new(smr_webgpu_device *d, smr_webgpu_commands **out)
{
	smr_webgpu_commands *c = smr_calloc(1, sizeof(*c));

	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a command buffer");
	c->device = d;
	*out = c;
	return SMR_OK;
}

static void clear(smr_webgpu_commands *c)
{
	c->work.n = 0;
	c->words.n = 0;
	while (c->memory.n > 0)
		smr_webgpu_free(c->device, c->memory.v[--c->memory.n]);
}

void smr_webgpu_commands_free(smr_webgpu_commands *c)
{
	if (c == NULL)
		return;
	clear(c);
	smr_vec_free(&c->work);
	smr_vec_free(&c->words);
	smr_vec_free(&c->memory);
	smr_free(c);
}

void smr_webgpu_commands_reset(smr_webgpu_commands *c)
{
	clear(c);
	c->failed = SMR_OK;
}

void smr_webgpu_commands_tell(const smr_webgpu_commands *c, smr_webgpu_commands_told *out)
{
	*out = c->told;
}

/* ---- memory -------------------------------------------------------------------------------------
 */

/* Takes the latest buffer that would be allocated for as many bytes; NULL: there is none. */
static smr_webgpu_buffer *take_memory(smr_webgpu_commands *c, uint64_t n)
{
	for (size_t i = c->memory.n; i-- > 0;) {
		smr_webgpu_buffer *b = c->memory.v[i];

		if (b->room < n || (b->room / 2 >= n && b->room > LEAST))
			continue;
		for (size_t k = i + 1; k < c->memory.n; k++)
			c->memory.v[k - 1] = c->memory.v[k];
		c->memory.n--;
		return b;
	}
	return NULL;
}

smr_status smr_webgpu_commands_alloc(smr_webgpu_commands *c, uint64_t n, smr_webgpu_buffer **out)
{
	smr_status st;

	*out = take_memory(c, n);
	if (*out != NULL)
		return SMR_OK;
	st = smr_webgpu_alloc(c->device, n, out);
	if (st != SMR_ENOMEM || c->memory.n == 0)
		return st;
	SMR_TRY(smr_webgpu_commands_submit(c));
	return smr_webgpu_alloc(c->device, n, out);
}

void smr_webgpu_commands_release(smr_webgpu_commands *c, smr_webgpu_buffer *b)
{
	if (b == NULL || (c->work.n > 0 && smr_vec_push(&c->memory, b) == SMR_OK))
		return;
	if (smr_webgpu_commands_submit(c) != SMR_OK)
		smr_log(SMR_LOG_DEBUG, "%s", smr_errmsg());
	smr_webgpu_free(c->device, b);
}

/* ---- launches -----------------------------------------------------------------------------------
 */

static smr_status check_failed(const smr_webgpu_commands *c)
{
	return c->failed == SMR_OK ? SMR_OK
				   : smr_fail(c->failed, "earlier work failed: %s", c->why);
}

static smr_status note_failure(smr_webgpu_commands *c, smr_status st)
{
	c->failed = st;
	snprintf(c->why, sizeof(c->why), "%s", smr_errmsg());
	return st;
}

/* Appends the arguments as a slot; the launch's buffers that are NULL begin there. */
static smr_status add_words(smr_webgpu_commands *c, smr_webgpu_work *w, const uint32_t *words,
			    size_t n)
{
	size_t at = c->words.n;

	for (size_t i = 0; i < n || c->words.n % SLOT != 0; i++)
		SMR_TRY(smr_vec_push(&c->words, i < n ? words[i] : 0));
	for (size_t i = 0; i < w->nbuffers; i++)
		if (w->buffer[i].buffer == NULL)
			w->buffer[i].at = at * sizeof(uint32_t);
	return SMR_OK;
}

static smr_status add_launch(smr_webgpu_commands *c, const smr_webgpu_work *w,
			     const uint32_t *words, size_t n)
{
	SMR_TRY(smr_vec_push(&c->work, *w));
	return add_words(c, &c->work.v[c->work.n - 1], words, n);
}

smr_status smr_webgpu_commands_launch(smr_webgpu_commands *c, const smr_webgpu_work *w,
				      const uint32_t *words, size_t n)
{
	smr_status st;

	SMR_TRY(check_failed(c));
	if (c->work.n == LAUNCHES)
		SMR_TRY(smr_webgpu_commands_submit(c));
	st = add_launch(c, w, words, n);
	return st == SMR_OK ? SMR_OK : note_failure(c, st);
}

/* Queues the arguments and the launches. */
static smr_status queue_all(smr_webgpu_commands *c, smr_webgpu_buffer *arguments)
{
	size_t bytes = c->words.n * sizeof(uint32_t);

	if (bytes > 0)
		SMR_TRY(smr_webgpu_upload(c->device, arguments, 0, c->words.v, bytes));
	for (size_t i = 0; i < c->work.n; i++)
		for (size_t k = 0; k < c->work.v[i].nbuffers; k++)
			if (c->work.v[i].buffer[k].buffer == NULL)
				c->work.v[i].buffer[k].buffer = arguments;
	return smr_webgpu_run(c->device, c->work.v, c->work.n);
}

static smr_status start(smr_webgpu_commands *c)
{
	smr_webgpu_buffer *arguments = NULL;
	smr_status st;

	if (c->words.n > 0)
		SMR_TRY(smr_webgpu_alloc(c->device, c->words.n * sizeof(uint32_t), &arguments));
	st = queue_all(c, arguments);
	smr_webgpu_free(c->device, arguments);
	c->told.launches += c->work.n;
	c->told.submissions++;
	return st;
}

smr_status smr_webgpu_commands_submit(smr_webgpu_commands *c)
{
	smr_status st;

	SMR_TRY(check_failed(c));
	st = c->work.n > 0 ? start(c) : SMR_OK;
	if (st != SMR_OK)
		(void)note_failure(c, st);
	clear(c);
	return check_failed(c);
}

smr_status smr_webgpu_commands_end_part(smr_webgpu_commands *c)
{
	return c->work.n < MANY ? SMR_OK : smr_webgpu_commands_submit(c);
}

smr_status smr_webgpu_commands_wait(smr_webgpu_commands *c)
{
	SMR_TRY(smr_webgpu_commands_submit(c));
	return smr_webgpu_wait(c->device);
}
