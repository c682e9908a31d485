#include "back/gpu/resident.h"

#include "back/gpu/card.h"
#include "base/assert.h"

void smr_gpu_resident_drop(smr_gpu_resident *r)
{
	const smr_gpu_card *card;

	if (r->device == 0)
		return;
	/* a card that is lost has no memory to be freed */
	if (smr_gpu_card_open(&card) == SMR_OK)
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
	SMR_TRY(smr_gpu_card_open(&card));
	SMR_TRY(smr_gpu_download(card->device, r->host, r->device, r->bytes, NULL));
	r->here = true;
	return SMR_OK;
}

smr_status smr_gpu_resident_there(smr_gpu_resident *r, bool contents)
{
	const smr_gpu_card *card;

	SMR_TRY(smr_gpu_card_open(&card));
	if (r->device == 0)
		SMR_TRY(smr_gpu_alloc(card->device, r->bytes, &r->device));
	if (r->there || !contents)
		return SMR_OK;
	SMR_TRY(smr_gpu_upload(card->device, r->device, r->host, r->bytes, NULL));
	r->there = true;
	return SMR_OK;
}
