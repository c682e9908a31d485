/* Meshes over a port of TLS. The port's lock guards all of a mesh; events are called with it. */
#include "net/mesh/mesh.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "net/mesh/letter.h"
#include "net/rpc/open_port.h"

enum { LOOK_NS = 5 * 1000 * 1000 };

typedef struct mesh_peer {
	smr_mesh_member member;
	smr_port_end *end; /* NULL: not connected */
	bool greeted;      /* it has this process's number */
	bool joined;       /* it has told its own: both accept each other */
	bool gone;         /* it was connected, or could not be */
	char why[160];
	mesh_letters letters;
} mesh_peer;

/** An end before its process is known, and then the process. */
typedef struct mesh_user {
	smr_mesh *mesh;
	smr_port_end *end;
	mesh_peer *peer; /* NULL: not yet known */
	struct mesh_user *next;
} mesh_user;

struct smr_mesh {
	const smr_port_table *port_of;
	smr_port *port;
	uint8_t secret[SMR_MESH_KEY];
	uint32_t n, self;
	mesh_peer peers[SMR_MESH_MOST];
	mesh_user *users;
	struct smr_mesh *next; /* of all */
};

static void lock_mesh(smr_mesh *m)
{
	smr_futex_lock_enter(&m->port_of->face(m->port)->gate);
}

static void unlock_mesh(smr_mesh *m)
{
	smr_futex_lock_leave(&m->port_of->face(m->port)->gate);
}

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

/* ---- events of the port: with the lock ------------------------------------------------------- */

static bool on_knows(void *ctx, const uint8_t key[SMR_PORT_KEY])
{
	smr_mesh *m = ctx;

	for (uint32_t i = 0; i < m->n; i++)
		if (i != m->self && memcmp(m->peers[i].member.key, key, SMR_PORT_KEY) == 0)
			return true;
	return false;
}

static mesh_user *add_user(smr_mesh *m, smr_port_end *e, mesh_peer *peer)
{
	mesh_user *u = smr_calloc(1, sizeof(*u));

	if (u == NULL)
		return NULL;
	*u = (mesh_user){.mesh = m, .end = e, .peer = peer, .next = m->users};
	m->users = u;
	return u;
}

static void remove_user(smr_mesh *m, mesh_user *u)
{
	mesh_user **at = &m->users;

	while (*at != NULL && *at != u)
		at = &(*at)->next;
	if (*at != NULL)
		*at = u->next;
	smr_free(u);
}

static void *on_accept(void *ctx, smr_port_end *e)
{
	return add_user(ctx, e, NULL);
}

/* Letters are sent so that their end is known. */
static void on_head(void *ctx, const void *head, size_t n)
{
}

static mesh_user *user_of(const smr_mesh *m, const smr_port_end *e)
{
	mesh_user *u = m->users;

	while (u != NULL && u->end != e)
		u = u->next;
	return u;
}

/* Tells this process's number, once the connection is open. */
static void greet(const smr_mesh *m, mesh_peer *p)
{
	mesh_head hello = {.kind = MESH_JOIN, .from = m->self};

	if (p->end != NULL && !p->greeted)
		p->greeted = m->port_of->send(p->end, SMR_PORT_REPLY, &hello, sizeof(hello), NULL,
					      0, NULL, NULL) == 0;
}

/* Takes the number of the process at the other end; one that has dialled is answered. */
static void join(mesh_user *u, uint32_t number)
{
	smr_mesh *m = u->mesh;

	if (number >= m->n || number == m->self)
		return;
	if (u->peer == NULL && number > m->self && m->peers[number].end == NULL) {
		u->peer = &m->peers[number];
		u->peer->end = u->end;
		greet(m, u->peer);
	}
	if (u->peer == &m->peers[number])
		u->peer->joined = true;
}

/* Ends the waits for a process. */
static void spoil(mesh_peer *p, const char *why)
{
	p->gone = true;
	snprintf(p->why, sizeof(p->why), "%s", why);
}

static void *on_message(void *ctx, smr_port_end *from, const void *head, size_t nhead,
			const void *body, size_t n, void **cookie)
{
	mesh_user *u = from != NULL ? user_of(ctx, from) : NULL;
	mesh_letter *letter;
	mesh_head h;

	if (u == NULL)
		return NULL;
	if (!mesh_head_read(head, nhead, n, &h)) {
		if (u->peer != NULL)
			spoil(u->peer, "it sent a message of another form");
		return NULL;
	}
	if (h.kind == MESH_JOIN)
		join(u, h.from);
	if (h.kind == MESH_JOIN || u->peer == NULL)
		return NULL;
	letter = mesh_letters_add(&u->peer->letters, &h);
	if (letter == NULL) {
		spoil(u->peer, "there is no memory for what it sends");
		return NULL;
	}
	letter->whole = body != NULL || n == 0;
	if (body != NULL)
		memcpy(letter->data, body, n);
	*cookie = letter;
	return letter->data;
}

static void on_received(void *ctx, void *cookie, int ok)
{
	mesh_letter *letter = cookie;

	letter->whole = ok;
}

static void on_gone(void *ctx, void *user, const char *why)
{
	mesh_user *u = user;
	smr_mesh *m = u->mesh;

	if (u->peer != NULL && u->peer->end == u->end) {
		u->peer->end = NULL;
		u->peer->joined = false;
		spoil(u->peer, why);
	}
	remove_user(m, u);
}

static int64_t on_tick(void *ctx, int64_t now)
{
	return INT64_MAX;
}

/* ---- opening --------------------------------------------------------------------------------- */

/* Reads "HOST:PORT" or "[HOST]:PORT": numbers only. */
static smr_status read_address(const char *text, struct sockaddr_storage *out)
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
	SMR_TRY(read_address(text, &at));
	if (m->port_of->listen(m->port, &at, err, sizeof(err)) != 0)
		return smr_fail(SMR_EIO, "%s: %s", host, err);
	write_address(&at, own->address);
	smr_rpc_public_key(m->secret, own->key);
	return SMR_OK;
}

smr_status smr_mesh_open(const char *host, smr_mesh **out, smr_mesh_member *own)
{
	smr_mesh *m = smr_calloc(1, sizeof(*m));
	smr_port_options o = {.events = {m, on_knows, on_accept, on_head, on_message, on_received,
					 on_gone, on_tick}};
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
	lock_mesh(m);
	m->self = self;
	for (uint32_t i = 0; i < n; i++)
		m->peers[i].member = members[i];
	m->n = n;
	unlock_mesh(m);
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
		remove_user(m, m->users);
	sodium_memzero(m->secret, sizeof(m->secret));
	smr_free(m);
}

/* ---- sending --------------------------------------------------------------------------------- */

static void free_body(void *arg, int ok)
{
	smr_free(arg);
}

/* Sends a letter, with the lock; @p body becomes the port's. */
static smr_status post(smr_mesh *m, const mesh_peer *p, const mesh_head *h, char *body)
{
	struct iovec iov = {body, h->bytes};
	bool empty = h->bytes == 0;

	if (p->end != NULL &&
	    m->port_of->send(p->end, SMR_PORT_REPLY, h, sizeof(*h), empty ? NULL : &iov,
			     empty ? 0 : 1, empty ? NULL : free_body, body) == 0) {
		if (empty)
			smr_free(body);
		return SMR_OK;
	}
	smr_free(body);
	return smr_fail(SMR_EIO, "process %u is gone: %s", (uint32_t)(p - m->peers),
			p->why[0] != '\0' ? p->why : "nothing can be sent");
}

static smr_status send_letter(smr_mesh *m, uint32_t to, const mesh_head *h, const void *data)
{
	char *body = smr_malloc(h->bytes + 1);
	smr_status st;

	if (body == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a letter");
	if (h->bytes > 0)
		memcpy(body, data, h->bytes);
	lock_mesh(m);
	st = post(m, &m->peers[to], h, body);
	unlock_mesh(m);
	return st;
}

smr_status smr_mesh_send(smr_mesh *m, uint32_t to, const smr_mesh_tag *tag, const void *data,
			 size_t n)
{
	return send_letter(m, to, &(mesh_head){.kind = MESH_DATA, .bytes = n, .tag = *tag}, data);
}

/* A process that is gone needs no message. */
void smr_mesh_fail(smr_mesh *m, uint32_t to, uint64_t run, const char *why)
{
	mesh_head h = {.kind = MESH_FAILURE, .bytes = strnlen(why, 1000), .tag = {.run = run}};

	(void)send_letter(m, to, &h, why);
}

/* ---- connecting ------------------------------------------------------------------------------ */

static smr_status dial(smr_mesh *m, uint32_t number)
{
	mesh_peer *p = &m->peers[number];
	mesh_user *u = add_user(m, NULL, p);
	struct sockaddr_storage at;
	char err[160] = "";

	if (u == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a connection");
	SMR_TRY(read_address(p->member.address, &at));
	if (m->port_of->connect(m->port, &at, p->member.key, u, &p->end, err, sizeof(err)) != 0)
		return smr_fail(SMR_EIO, "process %u at %s: %s", number, p->member.address, err);
	u->end = p->end;
	return SMR_OK;
}

static int is_complete(void *arg)
{
	smr_mesh *m = arg;
	bool all_joined = true;

	for (uint32_t i = 0; i < m->n; i++) {
		if (i < m->self)
			greet(m, &m->peers[i]);
		all_joined &= i == m->self || m->peers[i].joined;
		if (m->peers[i].gone)
			return 1;
	}
	return all_joined;
}

/* The port does not tell when a connection is open. */
static void wait_for_all(smr_mesh *m, int64_t ns)
{
	int64_t until = smr_now_ns() + ns;

	while (!m->port_of->wait(m->port, is_complete, m, LOOK_NS) && smr_now_ns() < until)
		;
}

static smr_status report_missing(const smr_mesh *m)
{
	for (uint32_t i = 0; i < m->n; i++) {
		const mesh_peer *p = &m->peers[i];

		if (i != m->self && (p->gone || !p->joined))
			return smr_fail(SMR_EIO, "process %u at %s cannot be reached: %s", i,
					p->member.address,
					p->gone ? p->why : "it did not connect in time");
	}
	return SMR_OK;
}

smr_status smr_mesh_dial(smr_mesh *m, int64_t ns)
{
	smr_status st = SMR_OK;

	lock_mesh(m);
	for (uint32_t i = 0; st == SMR_OK && i < m->self; i++)
		st = dial(m, i);
	if (st == SMR_OK) {
		wait_for_all(m, ns);
		st = report_missing(m);
	}
	unlock_mesh(m);
	return st;
}

/* ---- receiving ------------------------------------------------------------------------------- */

typedef struct waiting {
	mesh_peer *peer;
	const smr_mesh_tag *tag;
	mesh_letter *letter;
} waiting;

static int has_letter(void *arg)
{
	waiting *w = arg;

	w->letter = mesh_letters_find(&w->peer->letters, w->tag);
	return (w->letter != NULL && w->letter->whole) || w->peer->gone;
}

static smr_status take(const waiting *w, uint32_t from, void *data, size_t n)
{
	const mesh_letter *l = w->letter;

	if (l->head.kind == MESH_FAILURE)
		return smr_fail(SMR_ESTATE, "process %u failed: %s", from, l->data);
	if (l->head.bytes != n || l->head.tag.program != w->tag->program ||
	    strcmp(l->head.tag.what, w->tag->what) != 0)
		return smr_fail(SMR_ETYPE,
				"this process has %s of %zu bytes, process %u has %s of %llu: they "
				"run different programs",
				w->tag->what, n, from, l->head.tag.what,
				(unsigned long long)l->head.bytes);
	memcpy(data, l->data, n);
	return SMR_OK;
}

smr_status smr_mesh_receive(smr_mesh *m, uint32_t from, const smr_mesh_tag *tag, void *data,
			    size_t n, int64_t ns)
{
	waiting w = {.peer = &m->peers[from], .tag = tag};
	smr_status st;

	lock_mesh(m);
	(void)m->port_of->wait(m->port, has_letter, &w, ns);
	if (w.letter != NULL && w.letter->whole) {
		st = take(&w, from, data, n);
		if (w.letter->head.kind == MESH_DATA)
			mesh_letters_remove(&w.peer->letters, w.letter);
	} else if (w.peer->gone) {
		st = smr_fail(SMR_EIO, "process %u is gone: %s", from, w.peer->why);
	} else {
		st = smr_fail(SMR_EIO, "process %u has sent nothing for %s in %lld s", from,
			      tag->what, (long long)(ns / 1000000000));
	}
	unlock_mesh(m);
	return st;
}

void smr_mesh_end_run(smr_mesh *m, uint64_t run)
{
	lock_mesh(m);
	for (uint32_t i = 0; i < m->n; i++)
		mesh_letters_forget(&m->peers[i].letters, run);
	unlock_mesh(m);
}
