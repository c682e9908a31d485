/* The offering end. A requested piece is copied under the lock: it is small. */
#include "cluster/payload/blob_server.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "cluster/payload/chunk.h"
#include "net/queue.h"

enum { MAX_ROADS = 4 };

/* A result being received: pieces come in order. */
typedef struct upload {
	struct upload *next;
	uint64_t tag, total;
	smr_str data;
} upload;

typedef struct offer {
	struct offer *next;
	char id[SMR_QUEUE_ID];
	const void *data;
	size_t n, most;
	upload *uploads;
} offer;

struct smr_blob_server {
	pthread_mutex_t lock;
	offer *offers;
	smr_str roads;
	size_t n;
	const smr_transport *transports[MAX_ROADS];
	smr_link *links[MAX_ROADS];
};

static offer *find_offer(smr_blob_server *b, const char *id)
{
	offer *o = b->offers;

	while (o != NULL && strcmp(o->id, id) != 0)
		o = o->next;
	return o;
}

static void free_upload(upload *u)
{
	smr_str_free(&u->data);
	smr_free(u);
}

/* ---- pieces ---------------------------------------------------------------------------------- */

static smr_status send_chunk(smr_blob_server *b, const smr_chunk *p, smr_str *reply)
{
	const offer *o = find_offer(b, p->id);

	if (o == NULL)
		return smr_fail(SMR_ENOTFOUND, "no task waits for %s", p->id);
	if (p->offset > o->n || p->total > o->n - p->offset || p->total > SMR_CHUNK_MOST)
		return smr_fail(SMR_EINVAL, "%s has no %llu bytes at %llu", p->id,
				(unsigned long long)p->total, (unsigned long long)p->offset);
	smr_chunk_reply(SMR_OK, (const char *)o->data + p->offset, p->total, reply);
	return SMR_OK;
}

static upload *find_upload(offer *o, const smr_chunk *p)
{
	upload *u = o->uploads;

	while (u != NULL && u->tag != p->tag)
		u = u->next;
	if (u == NULL && (u = smr_calloc(1, sizeof(*u))) != NULL) {
		u->tag = p->tag;
		u->next = o->uploads;
		o->uploads = u;
	}
	return u;
}

static smr_status receive_chunk(smr_blob_server *b, const smr_chunk *p, smr_str *reply)
{
	offer *o = find_offer(b, p->id);
	upload *u;

	if (o == NULL)
		return smr_fail(SMR_ENOTFOUND, "no task waits for %s", p->id);
	if (p->total > o->most || p->n > p->total || p->offset > p->total - p->n)
		return smr_fail(SMR_EINVAL, "a result of %llu bytes for %s",
				(unsigned long long)p->total, p->id);
	u = find_upload(o, p);
	if (u == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a result");
	if (p->offset == 0) {
		smr_str_clear(&u->data);
		u->total = p->total;
	}
	if (p->offset != u->data.n || p->total != u->total)
		return smr_fail(SMR_EINVAL, "a piece of %s comes out of turn", p->id);
	smr_str_write(&u->data, p->data, p->n);
	SMR_TRY(smr_str_status(&u->data, "a result"));
	smr_chunk_reply(SMR_OK, NULL, 0, reply);
	return SMR_OK;
}

/* Implements smr_serve_fn: the reply reports failures. */
static smr_status serve_blob_request(void *ctx, const void *request, size_t n, smr_str *reply)
{
	smr_blob_server *b = ctx;
	smr_chunk p;
	smr_status st = smr_chunk_read(request, n, &p);

	pthread_mutex_lock(&b->lock);
	if (st == SMR_OK)
		st = p.is_put ? receive_chunk(b, &p, reply) : send_chunk(b, &p, reply);
	pthread_mutex_unlock(&b->lock);
	if (st != SMR_OK) {
		smr_log(SMR_LOG_INFO, "bulk: refused: %s", smr_errmsg());
		smr_chunk_reply(st, NULL, 0, reply);
	}
	return smr_str_status(reply, "a reply");
}

/* ---- interface ------------------------------------------------------------------------------- */

smr_status smr_blob_server_open(smr_blob_server **out)
{
	smr_blob_server *b = smr_calloc(1, sizeof(*b));

	if (b == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for payloads");
	pthread_mutex_init(&b->lock, NULL);
	*out = b;
	return SMR_OK;
}

smr_status smr_blob_server_listen(smr_blob_server *b, const smr_blob_route *w)
{
	const smr_transport *t = smr_transport_find(w->transport);

	if (t == NULL)
		return SMR_ENOTFOUND;
	if (b->n == MAX_ROADS || t->address == NULL)
		return smr_fail(SMR_EINVAL, "payloads cannot go over %s", w->transport);
	SMR_TRY(t->open(w->address, w->access, serve_blob_request, b, &b->links[b->n]));
	b->transports[b->n] = t;
	smr_str_printf(&b->roads, "%s %s\n", w->transport, t->address(b->links[b->n]));
	b->n++;
	return smr_str_status(&b->roads, "addresses");
}

void smr_blob_server_close(smr_blob_server *b)
{
	if (b == NULL)
		return;
	for (size_t i = 0; i < b->n; i++)
		b->transports[i]->close(b->links[i]);
	while (b->offers != NULL)
		smr_blob_server_withdraw(b, b->offers->id);
	smr_str_free(&b->roads);
	pthread_mutex_destroy(&b->lock);
	smr_free(b);
}

const char *smr_blob_server_roads(const smr_blob_server *b)
{
	return smr_str_text(&b->roads);
}

smr_status smr_blob_server_offer(smr_blob_server *b, const char *id, const void *data, size_t n,
				 size_t most)
{
	offer *o = smr_queue_id(id) ? smr_calloc(1, sizeof(*o)) : NULL;

	if (o == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to offer %s", id);
	snprintf(o->id, sizeof(o->id), "%s", id);
	o->data = data;
	o->n = n;
	o->most = most;
	pthread_mutex_lock(&b->lock);
	o->next = b->offers;
	b->offers = o;
	pthread_mutex_unlock(&b->lock);
	return SMR_OK;
}

void smr_blob_server_withdraw(smr_blob_server *b, const char *id)
{
	offer **at, *o;

	pthread_mutex_lock(&b->lock);
	for (at = &b->offers; *at != NULL && strcmp((*at)->id, id) != 0;)
		at = &(*at)->next;
	o = *at;
	if (o != NULL)
		*at = o->next;
	pthread_mutex_unlock(&b->lock);
	while (o != NULL && o->uploads != NULL) {
		upload *u = o->uploads;

		o->uploads = u->next;
		free_upload(u);
	}
	smr_free(o);
}

smr_status smr_blob_server_take(smr_blob_server *b, const char *id, uint64_t tag, smr_str *out)
{
	upload *u = NULL;
	offer *o;

	pthread_mutex_lock(&b->lock);
	o = find_offer(b, id);
	for (upload **at = o != NULL ? &o->uploads : NULL; at != NULL && *at != NULL;
	     at = &(*at)->next)
		if ((*at)->tag == tag && (*at)->data.n == (*at)->total) {
			u = *at;
			*at = u->next;
			break;
		}
	pthread_mutex_unlock(&b->lock);
	if (u == NULL)
		return smr_fail(SMR_ENOTFOUND, "the result of %s is not here", id);
	smr_str_free(out);
	*out = u->data;
	smr_free(u);
	return SMR_OK;
}
