/* Messages in any order into a plane whose port is ours: what they say is of the fuzzer's choice,
 * their seals are right more often than not, as from a peer that has the key and means harm.
 * Nothing may break, every waiting call ends, and all memory is given back. */
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "net/archive/code_own.h"
#include "net/rpc/internal.h"

enum { PEERS = 3, ENDS = 8, RANGE = 512, SENDING = 64, HELLO = 81 };

/* ---- input ----------------------------------------------------------------------------------- */

static const uint8_t *in;
static size_t left;

static uint8_t byte(void)
{
	if (left == 0)
		return 0;
	left--;
	return *in++;
}

static uint64_t number(int bytes)
{
	uint64_t v = 0;

	while (bytes-- > 0)
		v = v << 8 | byte();
	return v;
}

static size_t some(void *to, size_t n)
{
	n = n < left ? n : left;
	memcpy(to, in, n);
	in += n;
	left -= n;
	return n;
}

/* All levels are on and the text is dropped: the arguments of the log are read. */
bool smr_log_on(smr_log_level level)
{
	return true;
}

void smr_log_line(smr_log_level level, const char *fmt, ...)
{
	char line[1000];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);
}

/* Numbers that mean nothing, but the same ones each time. */
static uint64_t chaos;

static uint32_t next_random(void)
{
	chaos = chaos * 6364136223846793005U + 1442695040888963407U;
	return (uint32_t)(chaos >> 32);
}

static void random_bytes(void *to, const size_t n)
{
	for (size_t i = 0; i < n; i++)
		((uint8_t *)to)[i] = (uint8_t)next_random();
}

static const char *random_name(void)
{
	return "counted";
}

/* ---- the port -------------------------------------------------------------------------------- */

struct smr_port_end {
	void *user;
	bool used, dropped;
};

typedef struct sending {
	smr_port_sent *sent;
	void *arg;
} sending;

static struct smr_port {
	smr_port_face face;
	smr_port_events events;
	smr_port_end ends[ENDS];
	sending late[SENDING];
	size_t nlate;
	bool broken;  /* nothing can be sent */
	uint32_t tag; /* of the last message that wants an answer */
} port;

static smr_rpc *plane;
static struct {
	smr_peer *peer;
	smr_frame_mac seal; /* the other side's */
} peers[PEERS];
static smr_rpc_packet *parcel; /* installed here, and called elsewhere */

static smr_port_face *fake_face(smr_port *p)
{
	return &p->face;
}

static volatile uint8_t sink;

static void look_at(const void *p, size_t n)
{
	for (size_t i = 0; i < n; i++)
		sink ^= ((const uint8_t *)p)[i];
}

static uint8_t room[SMR_PORT_MAX_HEAD];

static void *fake_head(smr_port *p)
{
	return room;
}

static int fake_send(smr_port_end *e, int flags, const void *head, size_t nhead,
		     const struct iovec *iov, size_t niov, smr_port_sent *sent, void *arg)
{
	const smr_peer *peer = e->user;
	smr_frame_head f;

	port.face.head = next_random() % 2 == 0 ? room : NULL; /* of the next one */
	if (e->dropped || nhead > SMR_PORT_MAX_HEAD)
		abort();
	if (port.broken)
		return 1;
	look_at(head, nhead);
	for (size_t i = 0; i < niov; i++)
		look_at(iov[i].iov_base, iov[i].iov_len);
	if (peer != NULL && smr_frame_head_read(head, nhead, peer->sealed, &f) == NULL &&
	    f.tag != 0)
		port.tag = f.tag;
	if (sent == NULL)
		return 0;
	if (niov > 0 && port.nlate < SENDING)
		port.late[port.nlate++] = (sending){sent, arg};
	else
		sent(arg, 1);
	return 0;
}

static int fake_send_head(smr_port_end *e, size_t n)
{
	return fake_send(e, 0, room, n, NULL, 0, NULL, NULL);
}

static void flush(int ok)
{
	while (port.nlate > 0) {
		sending s = port.late[--port.nlate];

		s.sent(s.arg, ok);
	}
}

static void fake_drop(smr_port_end *e)
{
	e->dropped = true;
}

static int fake_connect(smr_port *p, const struct sockaddr_storage *to, const uint8_t *key,
			void *user, smr_port_end **out, char *err, size_t nerr)
{
	return 1;
}

static void step(bool waiting);

static int fake_wait(smr_port *p, int (*done)(void *arg), void *arg, int64_t ns)
{
	while (!done(arg) && ns != INT64_MAX && left > 0)
		step(true);
	if (!done(arg) && ns == INT64_MAX)
		flush(0); /* the connection was dropped: what it had under way ends */
	return done(arg);
}

static void nothing(smr_port *p)
{
}

static const smr_port_table table = {
	.face = fake_face,
	.connect = fake_connect,
	.drop = fake_drop,
	.head = fake_head,
	.send_head = fake_send_head,
	.send = fake_send,
	.wait = fake_wait,
	.told = nothing,
	.kick = nothing,
	.close = nothing,
};

smr_status smr_rpc_port(smr_rpc_kind kind, const smr_port_options *o, const smr_port_table **t,
			smr_port **out)
{
	port.events = o->events;
	*t = &table;
	*out = &port;
	return SMR_OK;
}

void smr_rpc_known(smr_rpc *p, bool opened)
{
}

/* ---- code that is here already --------------------------------------------------------------- */

/* Calls of the host by shipped code, as its payload says; src/net/archive checks them. */
static void code_main(const smr_code_context *ctx, void *payload, uint64_t n)
{
	const uint8_t *p = payload;
	uint64_t m = n > 4 ? n - 4 : 0;

	if (n == 0)
		return;
	switch (p[0] % 8) {
	case 0:
		(void)smr_forward(ctx, n > 1 ? p[1] % 4 : 0, p + n - m, m);
		break;
	case 1:
		(void)smr_get(ctx, n > 1 ? p[1] % 4 : 0, n > 2 ? p[2] * 2u : 0, n > 3 ? p[3] : 0,
			      p + n - m, m);
		break;
	case 2:
		(void)smr_put(ctx, n > 1 ? p[1] % 4 : 0, n > 2 ? p[2] * 2u : 0, p, n);
		break;
	default:
		break;
	}
	if (p[0] % 8 != 7)
		(void)smr_reply(ctx, payload, n);
}

static smr_code *make_code(smr_codes *s)
{
	smr_code *c = smr_calloc(1, sizeof(*c));
	void (*fn)(const smr_code_context *, void *, uint64_t) = code_main;

	c->store = s;
	c->vouch.rights = SMR_MAY_ALL;
	c->archive.nentries = 1;
	snprintf(c->archive.entries[0], sizeof(c->archive.entries[0]), "smr_main");
	memcpy(&c->address[0], &fn, sizeof(fn));
	memset(c->hash, 7, sizeof(c->hash));
	c->refs = 2; /* the plane's and ours: it is not among the store's */
	return c;
}

/* ---- messages -------------------------------------------------------------------------------- */

static uint64_t value(void)
{
	switch (byte() % 6) {
	case 0:
		return 0;
	case 1:
		return port.tag;
	case 2:
		return parcel->handle;
	case 3:
		return byte();
	case 4:
		return plane->id;
	default:
		return number(8);
	}
}

static void *arrive(smr_port_end *from, const void *head, size_t n, uint64_t nbody)
{
	void *cookie = NULL, *to;
	uint8_t *body = NULL, *copy = malloc(n + 1); /* a byte too many read is seen */

	memcpy(copy, head, n);
	if (nbody > 0 && nbody < 100000) {
		body = malloc(nbody);
		memset(body, 0x5a, nbody);
		(void)some(body, nbody);
	}
	if (nbody == 0 && from == NULL) {
		port.events.head(plane, copy, n);
	} else if (body != NULL && byte() % 2 == 0) {
		(void)port.events.message(plane, from, copy, n, body, nbody, &cookie);
	} else {
		to = port.events.message(plane, from, copy, n, NULL, nbody, &cookie);
		if (to != NULL) {
			if (body != NULL)
				memcpy(to, body, nbody);
			port.events.received(plane, cookie, byte() % 8 != 0);
		}
	}
	free(body);
	free(copy);
	return NULL;
}

static void seal_body(smr_frame_mac *s, smr_frame_head *f)
{
	/* over what arrive() will make of the input: it takes the same bytes */
	uint8_t *body = malloc((size_t)f->nbody);
	struct iovec iov = {body, (size_t)f->nbody};

	memset(body, 0x5a, iov.iov_len);
	memcpy(body, in, left < iov.iov_len ? left : iov.iov_len);
	smr_frame_mac_body(s, &iov, 1, f->nonce, f->body_tag);
	free(body);
}

static void send_message(void)
{
	uint8_t how = byte(), head[SMR_FRAME_HEAD_MAX], payload[300];
	smr_peer *e = peers[how % PEERS].peer;
	smr_frame_mac *seal = &peers[how % PEERS].seal;
	smr_frame_head f = {.to = e->here,
			    .kind = byte() % (SMR_FRAME_HEAD_KINDS + 1),
			    .flags = byte() % 16,
			    .status = (uint16_t)(byte() % 20)};
	size_t n;

	f.tag = (uint32_t)value();
	f.handle = (uint32_t)value();
	f.origin = value();
	memset(f.hash, byte() % 2 == 0 ? 7 : byte(), sizeof(f.hash));
	f.ncode = (uint32_t)value();
	f.offset = value();
	f.n = value();
	f.nbody = (f.flags & SMR_FRAME_HEAD_BODY) != 0 ? number(2) : 0;
	if (byte() % 16 == 0)
		f.nbody = value();
	f.payload = payload;
	f.npayload = some(payload, byte());
	if (e->sealed && f.nbody > 0 && f.nbody < 100000 && byte() % 8 != 0)
		seal_body(seal, &f);
	n = smr_frame_head_write(&f, e->sealed, head);
	if (n == 0)
		return;
	if (e->sealed)
		n = smr_frame_mac_head(seal, head, n);
	if (byte() % 16 == 0)
		head[byte() % n] ^= 1;
	(void)arrive(NULL, head, n,
		     (f.flags & SMR_FRAME_HEAD_BODY) != 0 ? f.nbody : byte() % 64 == 0);
}

static void send_rubbish(void)
{
	uint8_t head[300];
	size_t n = some(head, byte());

	if (n >= 4 && byte() % 2 == 0)
		memcpy(head, &peers[0].peer->here, 4);
	(void)arrive(NULL, head, n, byte());
}

/* ---- connections ----------------------------------------------------------------------------- */

static void greet(smr_port_end *end, smr_peer *e)
{
	static const char magic[8] = {'S', 'M', 'R', 'P', 'L', 'A', 'N', '2'};
	uint8_t hello[HELLO] = {0}, head[SMR_FRAME_HEAD_MAX];
	smr_frame_head f = {
		.to = e->here, .kind = SMR_FRAME_HEAD_HELLO, .payload = hello, .npayload = HELLO};
	uint64_t ids[2] = {number(2) + 1, plane->id};
	uint8_t nonces[2][16] = {{0}};

	memcpy(hello, magic, 8);
	memcpy(hello + 8, &ids[0], 8);
	hello[16] = 1; /* our name for the connection */
	hello[20] = plane->o.unsealed;
	(void)some(hello + 21, 12); /* rank, size of its range */
	memcpy(nonces[1], e->nonces[1], 16);
	smr_frame_mac_proof(e->key, "opener", (const uint8_t(*)[16])nonces, ids, hello, HELLO - 32,
			    hello + HELLO - 32);
	if (byte() % 4 == 0)
		hello[byte() % HELLO] ^= 1;
	(void)arrive(end, head, smr_frame_head_write(&f, false, head), 0);
}

static void come(void)
{
	for (int i = 0; i < ENDS; i++) {
		smr_port_end *end = &port.ends[i];

		if (end->used)
			continue;
		*end = (smr_port_end){.used = true};
		end->user = port.events.accept(plane, end);
		if (end->user != NULL)
			greet(end, end->user);
		return;
	}
}

static void go(void)
{
	smr_port_end *end = &port.ends[byte() % ENDS];

	if (!end->used || end->dropped || end->user == NULL)
		return;
	end->dropped = true;
	port.events.gone(plane, end->user, "gone");
}

static void open_peers(const uint8_t *key, bool sealed)
{
	uint8_t nonces[2][16] = {{1}, {2}};

	smr_futex_lock_enter(&port.face.gate);
	for (uint32_t i = 0; i < PEERS; i++) {
		smr_peer *e = smr_peer_new(plane, SMR_PEER_OPENING);

		peers[i].peer = e;
		e->refs++;
		port.ends[i] = (smr_port_end){.used = true, .user = e};
		e->end = &port.ends[i];
		e->id = 1000 + i;
		e->there = 1;
		e->rank = i + 1;
		e->data_size = RANGE;
		e->state = SMR_PEER_OPEN;
		e->sealed = sealed;
		smr_frame_mac_open(&e->seal, key, (const uint8_t(*)[16])nonces, true);
		smr_frame_mac_open(&peers[i].seal, key, (const uint8_t(*)[16])nonces, false);
		smr_peer_opened(e);
	}
	smr_futex_lock_leave(&port.face.gate);
}

/* ---- one input ------------------------------------------------------------------------------- */

/* [L] */
static void step(bool waiting)
{
	switch (byte() % 12) {
	case 0:
		send_rubbish();
		break;
	case 1:
		come();
		break;
	case 2:
		go();
		break;
	case 3:
		(void)port.events.tick(plane, smr_now_ns() + (int64_t)byte() * 100000000);
		break;
	case 4:
		flush(byte() % 2);
		break;
	case 5:
		port.broken = byte() % 4 == 0;
		break;
	default:
		send_message();
	}
}

static void ask(void)
{
	static uint8_t data[4096];
	uint8_t how = byte();
	smr_peer *e = peers[how % PEERS].peer;
	size_t n = byte() * 16u;
	struct iovec iov[2] = {{data, n}, {data, byte()}};
	smr_str answer = {0};
	uint8_t to[256];

	switch (how / PEERS % 6) {
	case 0:
		(void)smr_peer_request(e, iov, 2, 1000, &answer);
		break;
	case 1:
		(void)smr_peer_get(e, byte(), to, byte(), 1000);
		break;
	case 2:
		(void)smr_peer_put(e, byte(), data, n, 1000);
		break;
	case 3:
		(void)smr_peer_tell(e, parcel, data, n);
		break;
	case 4:
		smr_rpc_forget(plane);
		break;
	default:
		(void)smr_peer_call(e, parcel, data, n, 1000, &answer);
	}
	smr_str_free(&answer);
}

static smr_status serve(void *ctx, const void *request, size_t n, smr_str *reply)
{
	look_at(request, n);
	if (n > 0 && *(const uint8_t *)request == 1)
		return smr_fail(SMR_EINVAL, "asked to fail");
	smr_str_write(reply, request, n);
	return SMR_OK;
}

static void play(smr_codes *codes)
{
	static _Alignas(64) uint8_t range[RANGE];
	static const uint8_t key[SMR_RPC_KEY] = {3};
	smr_rpc_options o = {.nranks = 4,
			     .codes = codes,
			     .data = range,
			     .data_size = RANGE,
			     .serve = serve,
			     .threads = 1,
			     .max_message = 50000,
			     .max_memory = 200000,
			     .unsealed = byte() % 2};
	smr_code *code = make_code(codes);

	if (smr_rpc_open(&o, &plane) != SMR_OK)
		abort();
	memcpy(plane->key, key, sizeof(key));
	smr_futex_lock_enter(&port.face.gate);
	parcel = smr_parcel_add(plane, code->hash);
	parcel->own = smr_calloc(1, 100);
	parcel->nown = 100;
	smr_parcel_installed(parcel, code);
	parcel->slow = byte() % 2;
	smr_futex_lock_leave(&port.face.gate);
	open_peers(key, !o.unsealed);
	while (left > 0)
		if (byte() % 4 == 0) {
			ask();
		} else {
			smr_futex_lock_enter(&port.face.gate);
			step(false);
			smr_futex_lock_leave(&port.face.gate);
		}
	port.broken = false;
	for (int i = 0; i < PEERS; i++)
		smr_peer_release(peers[i].peer);
	smr_futex_lock_enter(&port.face.gate);
	flush(0);
	smr_futex_lock_leave(&port.face.gate);
	smr_rpc_close(plane);
	flush(0);
	if (code->refs != 1)
		abort(); /* somebody still has it, or gave it back twice */
	smr_free(code);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static randombytes_implementation counted = {
		.implementation_name = random_name, .random = next_random, .buf = random_bytes};
	smr_trust *trust;
	smr_codes *codes;

	(void)randombytes_set_implementation(&counted);
	if (sodium_init() < 0)
		abort();
	chaos = 1;
	in = data;
	left = n;
	port = (struct smr_port){.broken = false};
	if (smr_trust_open(NULL, &trust) != SMR_OK ||
	    smr_codes_open(trust, &(smr_codes_options){.no_cache = true}, &codes) != SMR_OK)
		abort();
	play(codes);
	smr_codes_close(codes);
	smr_trust_close(trust);
	return 0;
}
