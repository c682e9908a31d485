#include "back/gpu/memory.h"

#include "back/gpu/card.h"
#include "gpu/commands.h"

static bool is_there(void)
{
	const smr_gpu_card *card;

	return smr_gpu_card_open(&card) == SMR_OK;
}

static smr_status new_commands(void **out)
{
	const smr_gpu_card *card;
	smr_gpu_commands *c;

	SMR_TRY(smr_gpu_card_open(&card));
	SMR_TRY(smr_gpu_commands_new(card->device, &c));
	*out = c;
	return SMR_OK;
}

static void free_commands(void *commands)
{
	smr_gpu_commands_free(commands);
}

static smr_status submit(void *commands)
{
	return smr_gpu_commands_submit(commands);
}

static smr_status end_part(void *commands)
{
	return smr_gpu_commands_end_part(commands);
}

static smr_status wait_for(void *commands)
{
	return smr_gpu_commands_wait(commands);
}

static void reset(void *commands)
{
	smr_gpu_commands_reset(commands);
}

static void tell(const void *commands, smr_device_told *out)
{
	smr_gpu_commands_told told;

	smr_gpu_commands_tell(commands, &told);
	*out = (smr_device_told){.alone = told.alone,
				 .graphs = told.graphs,
				 .launched = told.launched,
				 .largest = told.largest};
}

static smr_status allocate(void *commands, uint64_t n, uint64_t *out)
{
	const smr_gpu_card *card;

	if (commands != NULL)
		return smr_gpu_commands_alloc(commands, n, out);
	SMR_TRY(smr_gpu_card_open(&card));
	return smr_gpu_alloc(card->device, n, out);
}

static void release(void *commands, uint64_t block, uint64_t n)
{
	const smr_gpu_card *card;

	if (commands != NULL)
		smr_gpu_commands_release(commands, block, n);
	else if (smr_gpu_card_open(&card) == SMR_OK) /* a lost card has no memory to be freed */
		smr_gpu_free(card->device, block);
}

static smr_status upload(uint64_t block, uint64_t at, const void *from, size_t n)
{
	const smr_gpu_card *card;

	SMR_TRY(smr_gpu_card_open(&card));
	return smr_gpu_upload(card->device, block + at, from, n, NULL);
}

static smr_status download(void *to, uint64_t block, uint64_t at, size_t n)
{
	const smr_gpu_card *card;

	SMR_TRY(smr_gpu_card_open(&card));
	return smr_gpu_download(card->device, to, block + at, n, NULL);
}

static smr_status copy(uint64_t to, uint64_t to_at, uint64_t from, uint64_t from_at, uint64_t n)
{
	const smr_gpu_card *card;

	SMR_TRY(smr_gpu_card_open(&card));
	return smr_gpu_copy(card->device, to + to_at, from + from_at, n, NULL);
}

const smr_device_memory smr_gpu_memory = {.device = "the GPU",
					  .word = 1,
					  .select = smr_gpu_card_select,
					  .selected = smr_gpu_card_selected,
					  .is_automatic = is_there,
					  .room = smr_gpu_card_room,
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
