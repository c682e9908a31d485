/* Nodes and this process reach the same server: the address from which this process connects to it
 * is one by which nodes reach this process. If it is a loopback address, all nodes are on this
 * machine. */
#include "cluster/payload/endpoints.h"

#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <sodium.h>

#include "base/alloc.h"
#include "net/rpc/fabric.h"

static bool is_loopback(const struct sockaddr_storage *a)
{
	const struct sockaddr_in *v4 = (const struct sockaddr_in *)a;
	const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)a;

	return a->ss_family == AF_INET6 ? IN6_IS_ADDR_LOOPBACK(&v6->sin6_addr)
					: ntohl(v4->sin_addr.s_addr) >> 24 == IN_LOOPBACKNET;
}

/* Finds the own address: connecting a datagram socket sends nothing, but assigns an address. */
static bool own_address(const struct addrinfo *to, struct sockaddr_storage *own, socklen_t *n)
{
	int fd = socket(to->ai_family, SOCK_DGRAM | SOCK_CLOEXEC, 0);
	bool ok;

	memset(own, 0, sizeof(*own));
	*n = sizeof(*own);
	ok = fd >= 0 && connect(fd, to->ai_addr, to->ai_addrlen) == 0 &&
	     getsockname(fd, (struct sockaddr *)own, n) == 0;
	if (fd >= 0)
		close(fd);
	return ok;
}

/* Resolves "tls://HOST:PORT". */
static smr_status find_local_address(const char *url, struct sockaddr_storage *own, socklen_t *n)
{
	struct addrinfo how = {.ai_socktype = SOCK_DGRAM}, *found = NULL;
	const char *host = strstr(url, "://"), *port = strrchr(url, ':');
	char name[256];
	bool ok;

	host = host != NULL ? host + 3 : url;
	if (port == NULL || port <= host || (size_t)(port - host) >= sizeof(name))
		return smr_fail(SMR_EINVAL, "%s: no address of a server", url);
	if (host[0] == '[' && port[-1] == ']')
		snprintf(name, sizeof(name), "%.*s", (int)(port - host - 2), host + 1);
	else
		snprintf(name, sizeof(name), "%.*s", (int)(port - host), host);
	if (getaddrinfo(name, port + 1, &how, &found) != 0)
		return smr_fail(SMR_ENOTFOUND, "%s: no such host", url);
	ok = own_address(found, own, n);
	freeaddrinfo(found);
	return ok ? SMR_OK : smr_fail(SMR_EIO, "%s: no way leads there", url);
}

/* Chooses the address. *@p local: only this machine can reach it. */
static smr_status choose_address(const smr_cluster *c, smr_endpoints *w, bool *local)
{
	struct sockaddr_storage own = {0};
	char host[128];
	socklen_t n;

	if (c->servers.n == 0)
		return smr_fail(SMR_EINVAL, "%s names no server", c->dir);
	SMR_TRY(find_local_address(c->servers.v[0], &own, &n));
	*local = is_loopback(&own);
	if (getnameinfo((struct sockaddr *)&own, n, host, sizeof(host), NULL, 0, NI_NUMERICHOST) !=
	    0)
		return smr_fail(SMR_EIO, "this machine has no address");
	snprintf(w->address, sizeof(w->address),
		 own.ss_family == AF_INET6 ? "tcp:[%s]:0" : "tcp:%s:0", host);
	return SMR_OK;
}

static bool is_named(const char *names, const char *name)
{
	size_t n = strlen(name);

	for (; names != NULL; names = strchr(names, ',')) {
		names += *names == ',';
		if (strncmp(names, name, n) == 0 && (names[n] == '\0' || names[n] == ','))
			return true;
	}
	return false;
}

/* Chooses the endpoint. On a trusted fabric it is the interface's address, whatever route leads to
 * the server. */
static smr_status choose_endpoint(const smr_cluster *c, smr_endpoints *w, bool *local)
{
	smr_fabric f;

	SMR_TRY(smr_fabric_of(&f));
	SMR_TRY(choose_address(c, w, local));
	if (f.trusted)
		SMR_TRY(smr_fabric_address(&f, w->address, sizeof(w->address)));
	w->trusted = f.trusted;
	return SMR_OK;
}

smr_status smr_endpoints_of(const smr_cluster *c, bool both, smr_endpoints *out)
{
	const char *names = getenv("SAMARA_WAYS"), *far;
	bool local = true;
	size_t n = 0;
	smr_status st;

	*out = (smr_endpoints){0};
	SMR_TRY(smr_cluster_path(c, SMR_RPC_KEY_FILE, &out->key));
	out->access.key_file = out->key;
	smr_rpc_key_make(out->secret);
	out->access.secret = out->secret;
	if (gethostname(out->host, sizeof(out->host) - 1) != 0)
		out->host[0] = '\0';
	out->access.name = (smr_end_name){c->name, "program", out->host};
	st = choose_endpoint(c, out, &local);
	far = out->trusted ? "ucx" : "tls";
	if (st == SMR_EINVAL || (st != SMR_OK && is_named(names, far))) {
		smr_endpoints_free(out);
		return st;
	}
	if (names == NULL || *names == '\0')
		names = local && !both ? "local" : out->trusted ? "local,ucx" : "local,tls";
	if (is_named(names, "local"))
		out->v[n++] = (smr_blob_route){.transport = "local"};
	if (is_named(names, far))
		out->v[n++] = (smr_blob_route){far, out->address, &out->access};
	if (n > 0)
		return SMR_OK;
	smr_endpoints_free(out);
	return smr_fail(SMR_EINVAL, "SAMARA_WAYS=%s: there are local and %s", names, far);
}

void smr_endpoints_free(smr_endpoints *w)
{
	sodium_memzero(w->secret, sizeof(w->secret));
	smr_free(w->key);
	w->key = NULL;
}
