/* The transports of codelets over the data plane: SAMARA_VIA=tls:tcp:HOST:PORT between machines,
 * ucx:unix:PATH on this one, ucx:tcp:HOST:PORT on a trusted fabric. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "base/alloc.h"
#include "base/data/digest.h"
#include "net/rpc/fabric.h"

enum { CONNECT_MS = 5000, CALL_MS = 600000 /* codelets may take long; a lost peer is noticed */ };
enum { PIECE = 16 << 20 /* large, since the port below has a window of its own */ };

struct smr_link {
	smr_rpc *plane;
	smr_peer *peer; /* NULL: this end serves */
	smr_str address;
};

static smr_status read_key(const char *address, const smr_access *a, uint8_t key[SMR_RPC_KEY])
{
	const char *path = a->key_file != NULL ? a->key_file : getenv("SAMARA_KEY");

	if (path == NULL)
		return smr_fail(SMR_EINVAL,
				"%s: set SAMARA_KEY to the file with the connection's key",
				address);
	return smr_rpc_key_read(path, key);
}

static void plane_close(smr_link *l)
{
	if (l == NULL)
		return;
	smr_peer_release(l->peer);
	smr_rpc_close(l->plane);
	smr_str_free(&l->address);
	smr_free(l);
}

/* Opens the plane, and listens or connects. */
static smr_status plane_open(smr_rpc_options *o, const char *address, const uint8_t *key,
			     smr_link **out)
{
	smr_link *l = smr_calloc(1, sizeof(*l));
	smr_status st;

	if (l == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a link");
	o->threads = o->serve != NULL ? 0 : 1; /* a side that only calls has no requests to run */
	st = smr_rpc_open(o, &l->plane);
	if (st == SMR_OK && o->serve != NULL)
		st = smr_rpc_listen(l->plane, address, key, &l->address);
	else if (st == SMR_OK)
		st = smr_rpc_connect(l->plane, address, key, CONNECT_MS, &l->peer);
	if (st != SMR_OK) {
		plane_close(l);
		return st;
	}
	*out = l;
	return SMR_OK;
}

static smr_status plane_call(smr_link *l, const struct iovec *request, size_t n, void *head,
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

static const char *plane_address(smr_link *l)
{
	return l->peer == NULL ? smr_str_text(&l->address) : NULL;
}

/* ---- by UCX ---------------------------------------------------------------------------------- */

/* Chooses a path. Its folder need not be private: the kernel reports the user of a peer. */
static const char *choose(char *out, size_t n)
{
	const char *dir = getenv("XDG_RUNTIME_DIR");
	uint64_t name;

	randombytes_buf(&name, sizeof(name));
	snprintf(out, n, "unix:%s/samara-%016llx",
		 dir != NULL && strlen(dir) < n - 40 ? dir : "/tmp", (unsigned long long)name);
	return out;
}

static smr_status ucx_open(const char *address, const smr_access *access, smr_serve_fn serve,
			   void *ctx, smr_link **out)
{
	smr_rpc_options o = {.rank = UINT32_MAX, .serve = serve, .ctx = ctx}; /* in no group */
	uint8_t key[SMR_RPC_KEY] = {0};
	smr_status st;
	char own[100];

	if (address == NULL && serve == NULL)
		return smr_fail(SMR_EINVAL, "ucx: an address is missing: ucx:unix:PATH, or "
					    "ucx:tcp:HOST:PORT");
	if (address == NULL)
		address = choose(own, sizeof(own));
	SMR_TRY(smr_fabric_kind(address, &o.kind));
	if (o.kind == SMR_RPC_TLS)
		return smr_fail(SMR_EINVAL,
				"%s: UCX is for networks on which everyone is trusted "
				"(SAMARA_FABRIC=trusted:IFACE); else: tls:%s",
				address, address);
	if (o.kind == SMR_RPC_TCP)
		SMR_TRY(read_key(address, access != NULL ? access : &(smr_access){0}, key));
	st = plane_open(&o, address, key, out);
	sodium_memzero(key, sizeof(key));
	return st;
}

const smr_transport smr_transport_ucx = {
	.name = "ucx",
	.about = "UCX: shared memory (unix:PATH), or a trusted fabric (tcp:HOST:PORT, with a key)",
	.piece = PIECE,
	.open = ucx_open,
	.call = plane_call,
	.close = plane_close,
	.address = plane_address,
};

/* ---- by TLS ---------------------------------------------------------------------------------- */

/* Splits "tcp:HOST:PORT", with "#" and the public key in hexadecimal digits where ends have keys of
 * their own; @p out has room for the part before it. */
static smr_status split_address(const char *address, char *out, size_t n, uint8_t key[SMR_RPC_KEY],
				bool *has_key)
{
	const char *mark = strchrnul(address, '#'), *end = NULL;
	size_t got = 0;

	*has_key = *mark == '#';
	if ((size_t)(mark - address) >= n)
		return smr_fail(SMR_EINVAL, "%.100s: the address is too long", address);
	snprintf(out, n, "%.*s", (int)(mark - address), address);
	if (*has_key &&
	    (sodium_hex2bin(key, SMR_RPC_KEY, mark + 1, strlen(mark + 1), NULL, &got, &end) != 0 ||
	     got != SMR_RPC_KEY || *end != '\0'))
		return smr_fail(SMR_EINVAL, "%.100s: no key of %d hexadecimal digits", address,
				2 * SMR_RPC_KEY);
	return SMR_OK;
}

static smr_status tls_open(const char *address, const smr_access *access, smr_serve_fn serve,
			   void *ctx, smr_link **out)
{
	static const smr_access nothing;
	const smr_access *a = access != NULL ? access : &nothing;
	uint8_t key[SMR_RPC_KEY] = {0}, pin[SMR_RPC_KEY];
	char where[300], hex[2 * SMR_RPC_KEY + 1];
	smr_rpc_options o = {.kind = SMR_RPC_TLS,
			     .rank = UINT32_MAX, /* in no group */
			     .serve = serve,
			     .ctx = ctx,
			     .secret = a->secret,
			     .name = a->name,
			     .knows = a->knows,
			     .knows_ctx = a->ctx};
	bool has_pin;
	smr_status st;

	if (address == NULL)
		return smr_fail(SMR_EINVAL, "tls: an address is missing: tls:tcp:HOST:PORT");
	SMR_TRY(split_address(address, where, sizeof(where), pin, &has_pin));
	if (a->secret != NULL && serve == NULL && !has_pin)
		return smr_fail(SMR_EINVAL, "%s: whose key is expected there is missing", address);
	if (a->secret == NULL) {
		SMR_TRY(read_key(address, a, key));
		o.shared_key = key;
	}
	st = plane_open(&o, where, has_pin ? pin : NULL, out);
	sodium_memzero(key, sizeof(key));
	SMR_TRY(st);
	if (serve != NULL && o.secret != NULL) {
		smr_rpc_public_key(o.secret, pin);
		smr_hex(pin, sizeof(pin), hex);
		smr_str_printf(&(*out)->address, "#%s", hex);
	}
	return SMR_OK;
}

const smr_transport smr_transport_tls = {
	.name = "tls",
	.about = "mutual TLS 1.3 to other machines (tcp:HOST:PORT, with a key)",
	.piece = PIECE,
	.open = tls_open,
	.call = plane_call,
	.close = plane_close,
	.address = plane_address,
};
