#include "back/gpu/resident.h"

#include "back/gpu/card.h"
#include "base/assert.h"

smr_status smr_gpu_resident_commands(smr_gpu_commands **out)
{
	const smr_gpu_card *card;

	SMR_TRY(smr_gpu_card_open(&card));
	return smr_gpu_commands_new(card->device, out);
}

void smr_gpu_resident_drop(smr_gpu_resident *r)
{
	const smr_gpu_card *card;

	if (r->device == 0)
		return;
	if (r->commands != NULL)
		smr_gpu_commands_release(r->commands, r->device, r->bytes);
	else if (smr_gpu_card_open(&card) == SMR_OK) /* a lost card has no memory to be freed */
		smr_gpu_free(card->device, r->device);
	r->device = 0;
	r->there = false;
}

smr_status smr_gpu_resident_here(smr_gpu_resident *r)
{
	const smr_gpu_card *card;

	smr_assert(r->here || (r->there && r->device != 0));
	if (r->here)
		return SMR_OK;
	SMR_TRY(smr_gpu_commands_submit(r->commands));
	SMR_TRY(smr_gpu_card_open(&card));
	SMR_TRY(smr_gpu_download(card->device, r->host, r->device, r->bytes, NULL));
	r->here = true;
	return SMR_OK;
}

/* Allocates the copy. A copy of @p contents happens before launches that were not submitted, so it
 * must not get memory that these use. */
static smr_status allocate_copy(smr_gpu_device *d, smr_gpu_resident *r, bool contents)
{
	smr_status st;

	if (r->commands != NULL && !contents)
		return smr_gpu_commands_alloc(r->commands, r->bytes, &r->device);
	st = smr_gpu_alloc(d, r->bytes, &r->device);
	if (st != SMR_ENOMEM || r->commands == NULL)
		return st;
	SMR_TRY(smr_gpu_commands_submit(r->commands)); /* it returns memory */
	return smr_gpu_alloc(d, r->bytes, &r->device);
}

smr_status smr_gpu_resident_there(smr_gpu_resident *r, bool contents)
{
	const smr_gpu_card *card;

	SMR_TRY(smr_gpu_card_open(&card));
	if (r->device == 0)
		SMR_TRY(allocate_copy(card->device, r, contents));
	else if (!r->there && contents)
		SMR_TRY(smr_gpu_commands_submit(r->commands)); /* it may read the old contents */
	if (r->there || !contents)
		return SMR_OK;
	SMR_TRY(smr_gpu_upload(card->device, r->device, r->host, r->bytes, NULL));
	r->there = true;
	return SMR_OK;
}
