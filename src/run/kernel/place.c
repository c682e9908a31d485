/* Decides on which side a kernel runs: on this CPU, or on the device. */
#include <math.h>

#include "base/log.h"
#include "run/choose/choose.h"
#include "run/kernel/internal.h"

void smr_kernel_tell_sides(const smr_kernels *k, const smr_kernel_run *x, smr_kernel_sides *out)
{
	*out = (smr_kernel_sides){x->guess, INFINITY};
	if (x->plain)
		return;
	smr_step_sides(k->runner, x->flow, x->size, smr_kernel_step(x), &x->env, &out->host_s,
		       &out->device_s);
	out->host_s = fmin(out->host_s, x->guess); /* the first implementation can always run */
}

static smr_status settle(smr_kernels *k, smr_kernel_run *x, smr_kernel_side side)
{
	if (x->plain)
		return SMR_OK;
	if (side != SMR_KERNEL_ALONE)
		SMR_TRY(smr_step_take_side(k->runner, x->flow, x->size, smr_kernel_step(x), &x->env,
					   side == SMR_KERNEL_DEVICE));
	return smr_kernel_request_early(k, x);
}

void smr_kernel_settle(smr_kernels *k, smr_kernel_run *x, smr_kernel_side side)
{
	if (x->settled_side)
		return;
	x->settled_side = true;
	if (settle(k, x, side) == SMR_OK)
		return;
	smr_log(SMR_LOG_DEBUG, "%s: strips run: %s", x->flow->graph->name, smr_errmsg());
	x->plain = true;
}
