/* Meshes over a port of TLS: opening and closing. */
#include "net/mesh/mesh.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "net/mesh/internal.h"

/* ---- the end of the process: TLS's library is destroyed while ports' threads still run ------- */

static struct {
	pthread_mutex_t lock;
	bool watched;
	smr_mesh *first;
} all = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void halt_all(void)
{
	pthread_mutex_lock(&all.lock);
	for (smr_mesh *m = all.first; m != NULL; m = m->next)
		m->port_of->halt(m->port);
}

static void list_mesh(smr_mesh *m)
{
	pthread_mutex_lock(&all.lock);
	if (!all.watched)
		(void)atexit(halt_all);
	all.watched = true;
	m->next = all.first;
	all.first = m;
	pthread_mutex_unlock(&all.lock);
}

static void unlist_mesh(smr_mesh *m)
{
	smr_mesh **at = &all.first;

	pthread_mutex_lock(&all.lock);
	while (*at != NULL && *at != m)
		at = &(*at)->next;
	if (*at != NULL)
		*at = m->next;
	pthread_mutex_unlock(&all.lock);
}

/* ---- opening --------------------------------------------------------------------------------- */

smr_status smr_mesh_read_address(const char *text, struct sockaddr_storage *out)
{
	struct addrinfo how = {.ai_socktype = SOCK_STREAM,
			       .ai_flags = AI_NUMERICHOST | AI_NUMERICSERV},
			*found;
	const char *port = strrchr(text, ':');
	char host[SMR_MESH_ADDRESS];
	size_t n = port != NULL ? (size_t)(port - text) : 0;

	if (n > 1 && text[0] == '[' && text[n - 1] == ']') {
		text++;
		n -= 2;
	}
	if (n == 0 || n >= sizeof(host))
		return smr_fail(SMR_EINVAL, "\"%s\" is no address: HOST:PORT", text);
	snprintf(host, sizeof(host), "%.*s", (int)n, text);
	if (getaddrinfo(host, port + 1, &how, &found) != 0)
		return smr_fail(SMR_EINVAL, "\"%s\" is no address: HOST:PORT", text);
	memset(out, 0, sizeof(*out));
	memcpy(out, found->ai_addr, found->ai_addrlen);
	freeaddrinfo(found);
	return SMR_OK;
}

static void write_address(const struct sockaddr_storage *at, char out[SMR_MESH_ADDRESS])
{
	const struct sockaddr_in6 *in6 = (const struct sockaddr_in6 *)at;
	const struct sockaddr_in *in = (const struct sockaddr_in *)at;
	bool v6 = at->ss_family == AF_INET6;
	char host[INET6_ADDRSTRLEN] = "";

	inet_ntop(at->ss_family, v6 ? (const void *)&in6->sin6_addr : &in->sin_addr, host,
		  sizeof(host));
	snprintf(out, SMR_MESH_ADDRESS, v6 ? "[%s]:%u" : "%s:%u", host,
		 ntohs(v6 ? in6->sin6_port : in->sin_port));
}

static smr_status listen_at(smr_mesh *m, const char *host, smr_mesh_member *own)
{
	char text[SMR_MESH_ADDRESS + 8], err[160] = "";
	struct sockaddr_storage at;

	snprintf(text, sizeof(text), strchr(host, ':') != NULL ? "[%s]:0" : "%s:0", host);
	SMR_TRY(smr_mesh_read_address(text, &at));
	if (m->port_of->listen(m->port, &at, err, sizeof(err)) != 0)
		return smr_fail(SMR_EIO, "%s: %s", host, err);
	write_address(&at, own->address);
	smr_rpc_public_key(m->secret, own->key);
	return SMR_OK;
}

smr_status smr_mesh_open(const char *host, smr_mesh **out, smr_mesh_member *own)
{
	smr_mesh *m = smr_calloc(1, sizeof(*m));
	smr_port_options o = {.events = smr_mesh_events(m)};
	smr_status st;

	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for connections");
	for (uint32_t i = 0; i < SMR_MESH_MOST; i++)
		mesh_letters_begin(&m->peers[i].letters);
	randombytes_buf(m->secret, sizeof(m->secret));
	o.secret = m->secret;
	o.name = (smr_end_name){"", "process", ""};
	st = smr_rpc_port(SMR_RPC_TLS, &o, &m->port_of, &m->port);
	if (st != SMR_OK) {
		smr_free(m);
		return st;
	}
	list_mesh(m);
	st = listen_at(m, host, own);
	if (st != SMR_OK) {
		smr_mesh_close(m);
		return st;
	}
	*out = m;
	return SMR_OK;
}

void smr_mesh_expect(smr_mesh *m, const smr_mesh_member *members, uint32_t n, uint32_t self)
{
	smr_assert(n <= SMR_MESH_MOST && self < n);
	smr_mesh_lock(m);
	m->self = self;
	for (uint32_t i = 0; i < n; i++)
		m->peers[i].member = members[i];
	m->n = n;
	smr_mesh_unlock(m);
}

void smr_mesh_end_run(smr_mesh *m, uint64_t run)
{
	smr_mesh_lock(m);
	m->ended[m->nended++ % MESH_ENDED] = run;
	for (uint32_t i = 0; i < m->n; i++)
		mesh_letters_forget(&m->peers[i].letters, run);
	smr_mesh_unlock(m);
}

void smr_mesh_close(smr_mesh *m)
{
	if (m == NULL)
		return;
	unlist_mesh(m);
	m->port_of->close(m->port);
	for (uint32_t i = 0; i < SMR_MESH_MOST; i++)
		while (m->peers[i].letters.first != NULL)
			mesh_letters_remove(&m->peers[i].letters, m->peers[i].letters.first);
	while (m->users != NULL)
		smr_mesh_remove_user(m, m->users);
	sodium_memzero(m->secret, sizeof(m->secret));
	smr_free(m);
}
