#include "back/device/resident.h"

#include "base/assert.h"

static void *own_of(const smr_device_resident *r)
{
	return r->commands != NULL ? r->commands->own : NULL;
}

void smr_device_resident_drop(smr_device_resident *r)
{
	int own;

	if (r->device == 0)
		return;
	own = smr_device_select(r->of, r->number);
	r->of->release(own_of(r), r->device, r->bytes);
	(void)smr_device_select(r->of, own);
	r->device = 0;
	r->there = false;
}

smr_status smr_device_resident_here(smr_device_resident *r)
{
	smr_status st;
	int own;

	smr_assert(r->here || (r->there && r->device != 0));
	if (r->here)
		return SMR_OK;
	SMR_TRY(smr_device_commands_submit(r->commands));
	own = smr_device_select(r->of, r->number);
	st = r->of->download(r->host, r->device, 0, r->bytes);
	(void)smr_device_select(r->of, own);
	r->here = st == SMR_OK;
	return st;
}

/* Allocates the copy. A copy of @p contents happens before launches that were not submitted, so it
 * must not get memory that these use. */
static smr_status allocate_copy(smr_device_resident *r, bool contents)
{
	smr_status st;

	if (r->commands != NULL && !contents)
		return r->of->alloc(r->commands->own, r->bytes, &r->device);
	st = r->of->alloc(NULL, r->bytes, &r->device);
	if (st != SMR_ENOMEM || r->commands == NULL)
		return st;
	SMR_TRY(smr_device_commands_submit(r->commands)); /* it returns memory */
	return r->of->alloc(NULL, r->bytes, &r->device);
}

smr_status smr_device_resident_there(smr_device_resident *r, const smr_device_memory *of,
				     bool contents)
{
	int number = smr_device_selected(of);

	smr_assert(r->device == 0 || r->of == of);
	if (r->device != 0 && r->number != number)
		return smr_fail(SMR_EINTERNAL, "memory of another device");
	r->of = of;
	r->number = number;
	if (r->device == 0)
		SMR_TRY(allocate_copy(r, contents));
	else if (!r->there && contents)
		SMR_TRY(smr_device_commands_submit(r->commands)); /* it may read the old contents */
	if (r->there || !contents)
		return SMR_OK;
	SMR_TRY(of->upload(r->device, 0, r->host, r->bytes));
	r->there = true;
	return SMR_OK;
}
