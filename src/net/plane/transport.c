/* Codelets through the data plane: SAMARA_VIA=ucx:ADDRESS. The key of connections over tcp is in
 * the file that $SAMARA_KEY names. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "base/alloc.h"
#include "net/plane/plane.h"

enum { CONNECT_MS = 5000, CALL_MS = 600000 /* codelets may take long; death is noticed anyway */ };

struct smr_link {
	smr_plane *plane;
	smr_peer *peer; /* NULL: this end serves */
	smr_str address;
};

static smr_status read_key(const char *address, const char *path, uint8_t key[SMR_PLANE_KEY])
{
	if (path == NULL)
		path = getenv("SAMARA_KEY");
	if (strncmp(address, "unix:", 5) == 0)
		return SMR_OK;
	if (path == NULL)
		return smr_fail(SMR_EINVAL,
				"%s: set SAMARA_KEY to the file with the connection's key",
				address);
	return smr_plane_key_read(path, key);
}

static void ucx_close(smr_link *l)
{
	if (l == NULL)
		return;
	smr_peer_release(l->peer);
	smr_plane_close(l->plane);
	smr_str_free(&l->address);
	smr_free(l);
}

/* Who may speak there is asked of the kernel, so the folder need not be private. */
static const char *choose(char *out, size_t n)
{
	const char *dir = getenv("XDG_RUNTIME_DIR");
	uint64_t name;

	randombytes_buf(&name, sizeof(name));
	snprintf(out, n, "unix:%s/samara-%016llx",
		 dir != NULL && strlen(dir) < n - 40 ? dir : "/tmp", (unsigned long long)name);
	return out;
}

static smr_status ucx_open(const char *address, const char *key_file, smr_serve_fn serve, void *ctx,
			   smr_link **out)
{
	smr_plane_options o = {.rank = UINT32_MAX, .serve = serve, .ctx = ctx}; /* of no group */
	uint8_t key[SMR_PLANE_KEY] = {0};
	smr_link *l;
	smr_status st;

	char own[100];

	if (address == NULL && serve == NULL)
		return smr_fail(SMR_EINVAL, "ucx: an address is missing: ucx:unix:PATH, or "
					    "ucx:tcp:HOST:PORT");
	if (address == NULL)
		address = choose(own, sizeof(own));
	SMR_TRY(read_key(address, key_file, key));
	l = smr_calloc(1, sizeof(*l));
	if (l == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a link");
	o.kind = strncmp(address, "unix:", 5) == 0 ? SMR_PLANE_SHARED_MEMORY : SMR_PLANE_TCP;
	st = smr_plane_open(&o, &l->plane);
	if (st == SMR_OK && serve != NULL)
		st = smr_plane_listen(l->plane, address, key, &l->address);
	else if (st == SMR_OK)
		st = smr_plane_connect(l->plane, address, key, CONNECT_MS, &l->peer);
	if (st != SMR_OK) {
		ucx_close(l);
		return st;
	}
	*out = l;
	return SMR_OK;
}

static smr_status ucx_call(smr_link *l, const struct iovec *request, size_t n, void *head,
			   size_t nhead, smr_str *reply)
{
	smr_str whole = {0};
	smr_status st;

	if (l->peer == NULL)
		return smr_fail(SMR_EINVAL, "this end serves, it does not call");
	st = smr_peer_request(l->peer, request, n, CALL_MS, &whole);
	if (st == SMR_OK)
		st = smr_str_deal(&whole, head, nhead, reply);
	smr_str_free(&whole);
	return st;
}

static const char *ucx_address(smr_link *l)
{
	return l->peer == NULL ? smr_str_text(&l->address) : NULL;
}

const smr_transport smr_transport_ucx = {
	.name = "ucx",
	.about = "UCX: shared memory (unix:PATH) or the network (tcp:HOST:PORT, with a key)",
	.open = ucx_open,
	.call = ucx_call,
	.close = ucx_close,
	.address = ucx_address,
};
