/* The command buffer of a program, on whichever device. */
#include "back/device/memory.h"
#include "base/alloc.h"

int smr_device_selected(const smr_device_memory *of)
{
	return of->selected != NULL ? of->selected() : 0;
}

int smr_device_select(const smr_device_memory *of, int number)
{
	int former = smr_device_selected(of);

	if (of->select != NULL)
		of->select(number);
	return former;
}

smr_status smr_device_commands_new(const smr_device_memory *of, smr_device_commands **out)
{
	smr_device_commands *c = smr_calloc(1, sizeof(*c));
	smr_status st;

	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a command buffer");
	c->of = of;
	st = of->commands_new(&c->own);
	if (st != SMR_OK)
		smr_free(c);
	else
		*out = c;
	return st;
}

void smr_device_commands_free(smr_device_commands *c)
{
	if (c != NULL)
		c->of->commands_free(c->own);
	smr_free(c);
}

smr_status smr_device_commands_submit(smr_device_commands *c)
{
	return c != NULL ? c->of->submit(c->own) : SMR_OK;
}

smr_status smr_device_commands_end_part(smr_device_commands *c)
{
	return c != NULL ? c->of->end_part(c->own) : SMR_OK;
}

smr_status smr_device_commands_wait(smr_device_commands *c)
{
	return c != NULL ? c->of->wait(c->own) : SMR_OK;
}

void smr_device_commands_reset(smr_device_commands *c)
{
	if (c != NULL)
		c->of->reset(c->own);
}

void smr_device_commands_tell(const smr_device_commands *c, smr_device_told *out)
{
	*out = (smr_device_told){0};
	if (c != NULL)
		c->of->tell(c->own, out);
}
