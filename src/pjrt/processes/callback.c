#include "pjrt/processes/callback.h"

#include "pjrt/element.h"
#include "pjrt/ffi/host.h"
#include "pjrt/processes/exchange.h"
#include "pjrt/processes/processes.h"

enum { FIRST_TOPIC = 2 /* that of arguments is before it */ };

static bool runs_device(const pjrt_executable *x, uint32_t process)
{
	for (uint32_t d = 0; d < x->ndevices; d++)
		if (x->process[d] == process)
			return true;
	return false;
}

static size_t count_bytes(const ffi_buffer *b)
{
	const pjrt_element *e = pjrt_element_of((uint32_t)b->dtype);
	size_t n = e != NULL ? e->bytes : 0;

	for (int64_t d = 0; d < b->rank; d++)
		n *= (size_t)b->dims[d];
	return n;
}

/* Sends a result to all other processes, or receives it. All call functions in the same order. */
static smr_status share_result(void *ctx, const ffi_buffer *b)
{
	pjrt_run *r = ctx;
	const pjrt_executable *x = r->x;
	const pjrt_processes *p = x->client->processes;
	smr_mesh_tag tag = {.run = r->number,
			    .program = x->alike,
			    .topic = FIRST_TOPIC + r->callbacks++,
			    .what = "a callback"};
	struct iovec v = {b->data, count_bytes(b)};
	smr_mesh_transfer t[SMR_MESH_MOST];
	uint32_t n = 0;

	if (x->process[0] != p->self)
		t[n++] = (smr_mesh_transfer){x->process[0], false, 1, &v};
	for (uint32_t q = 0; x->process[0] == p->self && q < p->n; q++)
		if (q != p->self && runs_device(x, q))
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
