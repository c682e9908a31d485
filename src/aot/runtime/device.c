/* Takes the place of back/device, run/exec/cards.c and run/exec/place.c: built programs run
 * on the CPU alone, so the contents of memory are always here. */
#include "back/device/resident.h"
#include "run/exec/cards.h"
#include "run/exec/place.h"
#include "run/kernel/kernel.h"

void smr_device_resident_drop(smr_device_resident *r)
{
	(void)r;
}

smr_status smr_device_resident_here(smr_device_resident *r)
{
	(void)r;
	return SMR_OK;
}

void smr_exec_place(smr_executable *x)
{
	(void)x;
}

void smr_cards_select(const smr_device *d)
{
	(void)d;
}

bool smr_cards_meet(const smr_executable *x, smr_op op)
{
	(void)x;
	(void)op;
	return false;
}

bool smr_cards_exchange(smr_executable *x, const smr_instr *a, const uint32_t *member, uint32_t n)
{
	(void)x;
	(void)a;
	(void)member;
	(void)n;
	return false;
}

smr_status smr_cards_bring(const smr_executable *x, const smr_instr *a, const uint32_t *member,
			   uint32_t n)
{
	(void)x;
	(void)a;
	(void)member;
	(void)n;
	return SMR_OK;
}

void smr_device_commands_free(smr_device_commands *c)
{
	(void)c;
}

smr_status smr_device_commands_submit(smr_device_commands *c)
{
	(void)c;
	return SMR_OK;
}

smr_status smr_device_commands_end_part(smr_device_commands *c)
{
	(void)c;
	return SMR_OK;
}

smr_status smr_device_commands_wait(smr_device_commands *c)
{
	(void)c;
	return SMR_OK;
}

void smr_device_commands_reset(smr_device_commands *c)
{
	(void)c;
}

void smr_device_commands_tell(const smr_device_commands *c, smr_device_told *out)
{
	(void)c;
	*out = (smr_device_told){0};
}

bool smr_kernel_stays_on_device(const smr_kernels *k, const smr_kernel_run *x)
{
	(void)k;
	(void)x;
	return false;
}

smr_status smr_kernel_run_there(const smr_kernels *k, smr_kernel_run *x,
				struct smr_device_resident *const *resident)
{
	(void)k;
	(void)x;
	(void)resident;
	return smr_fail(SMR_EUNSUPPORTED, "a built program has no device");
}
