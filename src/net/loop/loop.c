/* The in-process transport. The node gets a copy of the message only, as from another machine: it
 * cannot use pointers of the sender. */
#include "base/alloc.h"
#include "base/os/socket.h"
#include "net/net.h"

struct smr_link {
	smr_serve_fn serve;
	void *ctx;
};

static smr_status loop_open(const char *address, const smr_access *access, smr_serve_fn serve,
			    void *ctx, smr_link **out)
{
	smr_link *l;

	if (serve == NULL)
		return smr_fail(SMR_EINVAL, "loop: nobody serves");
	l = smr_calloc(1, sizeof(*l));
	if (l == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a link");
	l->serve = serve;
	l->ctx = ctx;
	*out = l;
	return SMR_OK;
}

static smr_status loop_call(smr_link *l, const struct iovec *request, size_t n, void *head,
			    size_t nhead, smr_str *reply)
{
	size_t bytes = smr_iov_bytes(request, n);
	void *copy = smr_malloc(bytes);
	smr_str whole = {0};
	smr_status st;

	if (copy == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a message of %zu bytes", bytes);
	smr_iov_copy(copy, request, n);
	st = l->serve(l->ctx, copy, bytes, &whole);
	if (st == SMR_OK)
		st = smr_str_deal(&whole, head, nhead, reply);
	smr_str_free(&whole);
	smr_free(copy);
	return st;
}

static void loop_close(smr_link *l)
{
	smr_free(l);
}

const smr_transport smr_transport_loop = {
	.name = "loop",
	.about = "a node in this process, which shares no memory with the sender",
	.open = loop_open,
	.call = loop_call,
	.close = loop_close,
};
