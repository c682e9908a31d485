#include "pjrt/processes/callback.h"

#include "pjrt/ffi/host.h"
#include "pjrt/processes/exchange.h"
#include "pjrt/processes/processes.h"

/* Sends a result to all other processes, or receives it. All call functions in the same order. */
static smr_status share_result(void *ctx, void *data, size_t bytes)
{
	pjrt_run *r = ctx;
	const pjrt_executable *x = r->x;
	const pjrt_processes *p = x->client->processes;
	smr_mesh_tag tag =
		pjrt_exchange_tag(r, PJRT_TOPIC_CALLBACKS + r->callbacks++, "a callback");
	struct iovec v = {data, bytes};
	smr_mesh_transfer t[SMR_MESH_MOST];
	uint32_t n = 0;

	if (x->process[0] != p->self)
		t[n++] = (smr_mesh_transfer){x->process[0], false, 1, &v};
	for (uint32_t q = 0; x->process[0] == p->self && q < p->n; q++)
		if (q != p->self && pjrt_exchange_involves(x, q))
			t[n++] = (smr_mesh_transfer){q, true, 1, &v};
	return smr_mesh_exchange(p->mesh, &tag, t, n, p->patience_ns);
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
