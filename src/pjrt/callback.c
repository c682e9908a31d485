#include "pjrt/callback.h"

#include "pjrt/exchange.h"
#include "pjrt/ffi/host.h"
#include "pjrt/processes.h"

static bool runs_device(const pjrt_executable *x, uint32_t process)
{
	for (uint32_t d = 0; d < x->ndevices; d++)
		if (x->process[d] == process)
			return true;
	return false;
}

/* Sends a result to all other processes, or receives it. All call functions in the same order. */
static smr_status share_result(void *ctx, void *data, size_t n)
{
	pjrt_run *r = ctx;
	const pjrt_executable *x = r->x;
	const pjrt_processes *p = x->client->processes;
	smr_mesh_tag tag = {.run = r->number,
			    .program = x->alike,
			    .topic = ++r->callbacks,
			    .what = "a callback"};

	if (x->process[0] != p->self)
		return smr_mesh_receive(p->mesh, x->process[0], &tag, data, n, p->patience_ns);
	for (uint32_t q = 0; q < p->n; q++)
		if (q != p->self && runs_device(x, q))
			SMR_TRY(smr_mesh_send(p->mesh, q, &tag, data, n));
	return SMR_OK;
}

void pjrt_callbacks_begin(pjrt_run *r)
{
	const pjrt_executable *x = r->x;

	if (pjrt_has_others(x))
		ffi_python_share(&(ffi_share){.ctx = r,
					      .calls = x->process[0] == x->client->process,
					      .result = share_result});
}

void pjrt_callbacks_end(void)
{
	ffi_python_share(NULL);
}
