/* Resolves addresses, reads keys from files, listens and connects. */
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include <arpa/inet.h>
#include <sodium.h>

#include "base/alloc.h"
#include "base/data/digest.h"
#include "base/fs.h"
#include "base/thread/clock.h"
#include "net/rpc/fabric.h"
#include "net/rpc/internal.h"

static smr_status bad_address(const char *address)
{
	return smr_fail(SMR_EINVAL, "\"%s\" is no address: unix:PATH, or tcp:HOST:PORT", address);
}

/* Resolves "HOST:PORT"; an IPv6 host is in brackets. */
static smr_status resolve(const char *address, const char *text, struct sockaddr_storage *out)
{
	struct addrinfo how = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_NUMERICSERV}, *found;
	const char *port = strrchr(text, ':');
	char host[256];
	size_t n = port != NULL ? (size_t)(port - text) : 0;
	bool brackets = n > 1 && text[0] == '[' && text[n - 1] == ']';
	int err;

	if (n == 0 || n >= sizeof(host))
		return bad_address(address);
	snprintf(host, sizeof(host), "%.*s", (int)(brackets ? n - 2 : n),
		 brackets ? text + 1 : text);
	err = getaddrinfo(host, port + 1, &how, &found);
	if (err != 0)
		return smr_fail(SMR_ENOTFOUND, "%s: %s", address, gai_strerror(err));
	memset(out, 0, sizeof(*out));
	memcpy(out, found->ai_addr, found->ai_addrlen);
	freeaddrinfo(found);
	return SMR_OK;
}

static void write_address(const struct sockaddr_storage *at, smr_str *out)
{
	char host[INET6_ADDRSTRLEN] = "";

	if (at->ss_family == AF_INET6) {
		const struct sockaddr_in6 *in = (const struct sockaddr_in6 *)at;

		inet_ntop(AF_INET6, &in->sin6_addr, host, sizeof(host));
		smr_str_printf(out, "tcp:[%s]:%u", host, ntohs(in->sin6_port));
	} else {
		const struct sockaddr_in *in = (const struct sockaddr_in *)at;

		inet_ntop(AF_INET, &in->sin_addr, host, sizeof(host));
		smr_str_printf(out, "tcp:%s:%u", host, ntohs(in->sin_port));
	}
}

/* Checks that the address is of the plane's kind; *@p rest is the part behind the kind. */
static smr_status kind_of(const smr_rpc *p, const char *address, const char **rest)
{
	bool unix_socket = strncmp(address, "unix:", 5) == 0;

	if (!unix_socket && strncmp(address, "tcp:", 4) != 0)
		return bad_address(address);
	if (unix_socket != (p->o.kind == SMR_RPC_SHARED_MEMORY))
		return smr_fail(SMR_EINVAL, "%s: this plane is of the other kind", address);
	*rest = address + (unix_socket ? 5 : 4);
	return SMR_OK;
}

smr_status smr_rpc_listen(smr_rpc *p, const char *address, const uint8_t key[SMR_RPC_KEY],
			  smr_str *bound)
{
	struct sockaddr_storage at;
	smr_fabric f;
	const char *rest;
	char err[160] = "";

	SMR_TRY(kind_of(p, address, &rest));
	if (p->o.kind == SMR_RPC_SHARED_MEMORY)
		return smr_unix_listen(p, rest, bound);
	if (key == NULL && p->o.kind == SMR_RPC_TCP)
		return smr_fail(SMR_EINVAL, "%s: connections over tcp need a key", address);
	SMR_TRY(resolve(address, rest, &at));
	SMR_TRY(smr_fabric_of(&f));
	if (f.trusted && p->o.kind == SMR_RPC_TCP)
		SMR_TRY(smr_fabric_check(&f, &at));
	if (p->o.kind == SMR_RPC_TCP)
		memcpy(p->key, key, SMR_RPC_KEY);
	if (p->calls->listen(p->port, &at, err, sizeof(err)) != 0)
		return smr_fail(SMR_EIO, "%s: %s", address, err);
	if (bound != NULL)
		write_address(&at, bound);
	return SMR_OK;
}

static int is_settled(void *peer)
{
	const smr_peer *e = peer;

	return e->state == SMR_PEER_OPEN || e->state == SMR_PEER_DEAD;
}

/* [L] */
static smr_status start(smr_rpc *p, const struct sockaddr_storage *at, const uint8_t *key, int ms,
			smr_peer **out)
{
	smr_peer *e = smr_peer_new(p, SMR_PEER_OPENING);
	char err[160] = "";

	if (e == NULL)
		return smr_fail(SMR_ESTATE, "there are %d connections already", MAX_PEERS);
	if (p->o.kind == SMR_RPC_TCP)
		memcpy(e->key, key, SMR_RPC_KEY);
	e->until = smr_now_ns() + INT64_C(1000000) * ms;
	e->refs++;
	if (p->calls->connect(p->port, at, key, e, &e->end, err, sizeof(err)) != 0) {
		smr_peer_kill(e, err);
		smr_peer_unref(e);
		return smr_fail(SMR_EIO, "%s", err);
	}
	*out = e;
	return SMR_OK;
}

smr_status smr_rpc_connect(smr_rpc *p, const char *address, const uint8_t key[SMR_RPC_KEY], int ms,
			   smr_peer **out)
{
	struct sockaddr_storage at;
	const char *rest;
	smr_peer *e = NULL;
	smr_status st;

	SMR_TRY(kind_of(p, address, &rest));
	if (p->o.kind == SMR_RPC_SHARED_MEMORY)
		return smr_unix_connect(p, rest, ms, out);
	if (p->o.kind == SMR_RPC_TLS && p->shared)
		key = p->own;
	if (key == NULL)
		return smr_fail(SMR_EINVAL, "%s: connections over tcp need a key", address);
	SMR_TRY(resolve(address, rest, &at));
	smr_lock(p);
	st = start(p, &at, key, ms, &e);
	if (st == SMR_OK)
		(void)p->calls->wait(p->port, is_settled, e, INT64_C(1000000) * ms);
	if (st == SMR_OK && e->state == SMR_PEER_OPEN) {
		*out = e;
	} else if (st == SMR_OK) {
		smr_peer_kill(e, "it does not answer");
		st = smr_fail(strcmp(e->why, SMR_PORT_UNKNOWN) == 0 ? SMR_EDENIED : SMR_EIO,
			      "%s: no connection: %s", address, e->why);
		smr_peer_unref(e);
	}
	smr_unlock(p);
	return st;
}

/* ---- keys ------------------------------------------------------------------------------------ */

void smr_rpc_key_make(uint8_t key[SMR_RPC_KEY])
{
	randombytes_buf(key, SMR_RPC_KEY);
}

void smr_rpc_public_key(const uint8_t secret[SMR_RPC_KEY], uint8_t out[SMR_RPC_KEY])
{
	uint8_t both[crypto_sign_SECRETKEYBYTES];

	crypto_sign_seed_keypair(out, both, secret);
	sodium_memzero(both, sizeof(both));
}

smr_status smr_rpc_key_read(const char *path, uint8_t key[SMR_RPC_KEY])
{
	char *text;
	size_t n, got = 0;
	const char *end;
	int bad;

	SMR_TRY(smr_check_private(path));
	SMR_TRY(smr_read_file(path, &text, &n));
	bad = sodium_hex2bin(key, SMR_RPC_KEY, text, n, " \n", &got, &end) != 0 ||
	      got != SMR_RPC_KEY || end != text + n;
	sodium_memzero(text, n);
	smr_free(text);
	return bad ? smr_fail(SMR_EPARSE, "%s: no key of %d hexadecimal digits", path,
			      2 * SMR_RPC_KEY)
		   : SMR_OK;
}

smr_status smr_rpc_key_write(const char *path, const uint8_t key[SMR_RPC_KEY])
{
	char text[2 * SMR_RPC_KEY + 2];
	smr_status st;

	smr_hex(key, SMR_RPC_KEY, text);
	text[2 * SMR_RPC_KEY] = '\n';
	st = smr_write_file(path, text, 2 * SMR_RPC_KEY + 1, SMR_WRITE_SYNC);
	sodium_memzero(text, sizeof(text));
	if (st == SMR_OK && chmod(path, 0600) != 0)
		st = smr_fail(SMR_EIO, "%s: cannot be made private", path);
	return st;
}
