#include "back/webgpu/buffers.h"

#include <stdlib.h>

#include "webgpu/commands.h"

/* A software adapter is taken beside the CPU only if the user asks for it. */
static bool is_automatic(void)
{
	const char *word = getenv("SAMARA_WEBGPU_ADAPTER");
	smr_webgpu_device *d;

	return smr_webgpu_open(&d) == SMR_OK &&
	       (!smr_webgpu_about(d)->software || (word != NULL && *word != '\0'));
}

static smr_status find_room(uint64_t *out)
{
	smr_webgpu_device *d;

	SMR_TRY(smr_webgpu_open(&d));
	*out = smr_webgpu_room(d);
	return SMR_OK;
}

static smr_status new_commands(void **out)
{
	smr_webgpu_device *d;
	smr_webgpu_commands *c;

	SMR_TRY(smr_webgpu_open(&d));
	SMR_TRY(smr_webgpu_commands_new(d, &c));
	*out = c;
	return SMR_OK;
}

static void free_commands(void *commands)
{
	smr_webgpu_commands_free(commands);
}

static smr_status submit(void *commands)
{
	return smr_webgpu_commands_submit(commands);
}

static smr_status end_part(void *commands)
{
	return smr_webgpu_commands_end_part(commands);
}

static smr_status wait_for(void *commands)
{
	return smr_webgpu_commands_wait(commands);
}

static void reset(void *commands)
{
	smr_webgpu_commands_reset(commands);
}

static void tell(const void *commands, smr_device_told *out)
{
	smr_webgpu_commands_told told;

	smr_webgpu_commands_tell(commands, &told);
	*out = (smr_device_told){.alone = told.launches};
}

static smr_status allocate(void *commands, uint64_t n, uint64_t *out)
{
	smr_webgpu_device *d;
	smr_webgpu_buffer *b;

	SMR_TRY(smr_webgpu_open(&d));
	SMR_TRY(commands != NULL ? smr_webgpu_commands_alloc(commands, n, &b)
				 : smr_webgpu_alloc(d, n, &b));
	*out = smr_webgpu_number(b);
	return SMR_OK;
}

static void release(void *commands, uint64_t block, uint64_t n)
{
	smr_webgpu_device *d;

	(void)n;
	if (commands != NULL)
		smr_webgpu_commands_release(commands, smr_webgpu_buffer_of(block));
	else if (smr_webgpu_open(&d) == SMR_OK) /* a lost device has no memory to be freed */
		smr_webgpu_free(d, smr_webgpu_buffer_of(block));
}

static smr_status upload(uint64_t block, uint64_t at, const void *from, size_t n)
{
	smr_webgpu_device *d;

	SMR_TRY(smr_webgpu_open(&d));
	return smr_webgpu_upload(d, smr_webgpu_buffer_of(block), at, from, n);
}

static smr_status download(void *to, uint64_t block, uint64_t at, size_t n)
{
	smr_webgpu_device *d;

	SMR_TRY(smr_webgpu_open(&d));
	return smr_webgpu_download(d, to, smr_webgpu_buffer_of(block), at, n);
}

static smr_status copy(uint64_t to, uint64_t to_at, uint64_t from, uint64_t from_at, uint64_t n)
{
	smr_webgpu_device *d;

	SMR_TRY(smr_webgpu_open(&d));
	return smr_webgpu_copy(d, smr_webgpu_buffer_of(to), to_at, smr_webgpu_buffer_of(from),
			       from_at, n);
}

const smr_device_memory smr_webgpu_memory = {.device = "WebGPU's device",
					     .word = 4,
					     .is_automatic = is_automatic,
					     .room = find_room,
					     .commands_new = new_commands,
					     .commands_free = free_commands,
					     .submit = submit,
					     .end_part = end_part,
					     .wait = wait_for,
					     .reset = reset,
					     .tell = tell,
					     .alloc = allocate,
					     .release = release,
					     .upload = upload,
					     .download = download,
					     .copy = copy};
