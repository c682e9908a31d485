/* The fetching end. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "cluster/payload/blob_server.h"
#include "cluster/payload/chunk.h"

enum { MAX_LINKS = 16, LINE = 200, PAUSE_US = 50000, AGAIN = 3 };

#define PATIENCE_NS INT64_C(3000000000)

typedef struct road {
	struct road *next;
	char line[LINE]; /* "transport address" */
	const smr_transport *transport;
	smr_link *link;
	unsigned users;
} road;

struct smr_blob_client {
	pthread_mutex_t lock;
	road *roads; /* the latest first */
	const smr_access *access;
};

static void free_road(road *r)
{
	r->transport->close(r->link);
	smr_free(r);
}

/* Opens a link. Retries while refused: the submitter knows this node by its reports, of which the
 * first may still be on its way. */
static smr_status open_link(const smr_blob_client *s, const smr_transport *t, const char *address,
			    smr_link **out)
{
	int64_t from = smr_now_ns();
	smr_status st;

	while ((st = t->open(address, s->access, NULL, NULL, out)) == SMR_EDENIED &&
	       smr_now_ns() - from < PATIENCE_NS)
		usleep(PAUSE_US);
	return st == SMR_EDENIED ? smr_fail(SMR_EIO, "%s", smr_errmsg()) : st;
}

static smr_status open_road(const smr_blob_client *s, const char *line, road **out)
{
	const char *space = strchr(line, ' ');
	char name[16];
	road *r;
	smr_status st;

	if (space == NULL || (size_t)(space - line) >= sizeof(name))
		return smr_fail(SMR_ECORRUPT, "\"%s\" is no address", line);
	snprintf(name, sizeof(name), "%.*s", (int)(space - line), line);
	r = smr_calloc(1, sizeof(*r));
	if (r == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a link");
	snprintf(r->line, sizeof(r->line), "%s", line);
	r->transport = smr_transport_find(name);
	st = r->transport == NULL || r->transport->address == NULL
		     ? smr_fail(SMR_EIO, "no way to %s", line)
		     : open_link(s, r->transport, space + 1, &r->link);
	if (st != SMR_OK) {
		smr_free(r);
		return st;
	}
	*out = r;
	return SMR_OK;
}

/* Frees the least recently used roads. */
static void evict_idle_roads(smr_blob_client *s)
{
	size_t n = 0;

	for (road **at = &s->roads; *at != NULL;) {
		road *r = *at;

		if (++n > MAX_LINKS && r->users == 0) {
			*at = r->next;
			free_road(r);
		} else {
			at = &r->next;
		}
	}
}

static road *find_road(smr_blob_client *s, const char *line)
{
	road *r = s->roads;

	while (r != NULL && strcmp(r->line, line) != 0)
		r = r->next;
	return r;
}

/* Takes a road. Opens a new one without the lock, since a connection to a missing process may take
 * long to fail. */
static smr_status acquire_road(smr_blob_client *s, const char *line, road **out)
{
	road *r, *fresh = NULL;

	pthread_mutex_lock(&s->lock);
	r = find_road(s, line);
	if (r == NULL) {
		pthread_mutex_unlock(&s->lock);
		SMR_TRY(open_road(s, line, &fresh));
		pthread_mutex_lock(&s->lock);
		r = find_road(s, line);
	}
	if (r == NULL) {
		r = fresh;
		fresh = NULL;
		r->next = s->roads;
		s->roads = r;
		evict_idle_roads(s);
	}
	r->users++;
	pthread_mutex_unlock(&s->lock);
	if (fresh != NULL) /* another thread opened it first */
		free_road(fresh);
	*out = r;
	return SMR_OK;
}

/* Returns a road; one that failed is not used again. */
static void release_road(smr_blob_client *s, road *r, bool failed)
{
	road **at = &s->roads;

	pthread_mutex_lock(&s->lock);
	r->users--;
	while (failed && r->users == 0 && *at != NULL && *at != r)
		at = &(*at)->next;
	if (failed && r->users == 0 && *at == r) {
		*at = r->next;
		free_road(r);
	}
	pthread_mutex_unlock(&s->lock);
}

/* Calls over one road. A refusal by the other end is not a failure of the road. */
static smr_status exchange_chunk(smr_blob_client *s, const char *line, const smr_chunk *p,
				 smr_str *data)
{
	char head[SMR_CHUNK_REPLY];
	struct iovec iov[2] = {{0}, {(void *)(uintptr_t)p->data, p->n}};
	smr_str frame = {0};
	size_t before = data->n;
	road *r = NULL;
	smr_status st;

	smr_chunk_write(p, &frame);
	SMR_TRY(smr_str_status(&frame, "a piece"));
	iov[0] = (struct iovec){frame.s, frame.n};
	st = acquire_road(s, line, &r);
	if (st == SMR_OK) {
		st = r->transport->call(r->link, iov, 2, head, sizeof(head), data);
		if (st == SMR_OK)
			st = smr_str_status(data, "a payload");
		release_road(s, r, st != SMR_OK);
	}
	smr_str_free(&frame);
	if (st != SMR_OK)
		return smr_fail(st == SMR_ENOTFOUND ? SMR_ESTATE : SMR_EIO, "%s", smr_errmsg());
	return smr_chunk_read_reply(head, data->n - before);
}

/* Returns the bytes per piece: a transport that has a window of its own takes larger ones. */
static uint64_t piece_of(const char *line)
{
	char name[16];
	const smr_transport *t;

	snprintf(name, sizeof(name), "%.*s", (int)strcspn(line, " "), line);
	t = smr_transport_find(name);
	return t != NULL && t->piece > 0 ? t->piece : SMR_CHUNK;
}

/* Exchanges one piece. Behind the first piece it reopens a broken connection, so that received
 * pieces need not come again. *@p again: it did so. */
static smr_status retry_chunk_exchange(smr_blob_client *s, const char *line, const smr_chunk *p,
				       smr_str *data, bool *again)
{
	smr_status st = exchange_chunk(s, line, p, data);

	for (int i = 0; i < AGAIN && st == SMR_EIO && p->offset > 0; i++) {
		*again = true;
		usleep(PAUSE_US);
		st = exchange_chunk(s, line, p, data);
	}
	return st;
}

static smr_status get_by(smr_blob_client *s, const char *line, const char *id, uint64_t total,
			 smr_str *out)
{
	uint64_t piece = piece_of(line);
	smr_chunk p = {0};
	smr_status st = SMR_OK;
	bool again;

	snprintf(p.id, sizeof(p.id), "%s", id);
	while (st == SMR_OK && p.offset < total) {
		p.total = total - p.offset < piece ? total - p.offset : piece;
		st = retry_chunk_exchange(s, line, &p, out, &again);
		if (st == SMR_OK && out->n != p.offset + p.total)
			st = smr_fail(SMR_ECORRUPT, "%zu bytes came instead of %llu", out->n,
				      (unsigned long long)(p.offset + p.total));
		p.offset += p.total;
	}
	return st == SMR_OK ? smr_str_status(out, "a payload") : st;
}

static smr_status put_by(smr_blob_client *s, const char *line, const char *id, uint64_t tag,
			 const void *data, size_t n)
{
	uint64_t piece = piece_of(line);
	smr_chunk p = {.is_put = true, .tag = tag, .total = n};
	smr_str none = {0};
	smr_status st = SMR_OK;
	bool again = false, anew = false;

	snprintf(p.id, sizeof(p.id), "%s", id);
	while (st == SMR_OK && p.offset < n) {
		p.n = n - p.offset < piece ? n - p.offset : piece;
		p.data = (const char *)data + p.offset;
		st = retry_chunk_exchange(s, line, &p, &none, &again);
		p.offset += p.n;
		if (st == SMR_EINVAL && again && !anew) {
			/* the piece arrived, and only the answer is lost: start from the
			 * beginning */
			p.offset = 0;
			anew = true;
			st = SMR_OK;
		}
	}
	smr_str_free(&none);
	return st;
}

/* Reads the next line of @p text, which is untrusted. */
static bool next_line(const char **text, size_t *n, char line[LINE])
{
	while (*n > 0) {
		const char *end = memchr(*text, '\n', *n);
		size_t k = end != NULL ? (size_t)(end - *text) : *n;
		bool fits = k > 0 && k < LINE && memchr(*text, '\0', k) == NULL;

		if (fits) {
			memcpy(line, *text, k);
			line[k] = '\0';
		}
		k += end != NULL;
		*text += k;
		*n -= k;
		if (fits)
			return true;
	}
	return false;
}

static bool is_road_failure(smr_status st)
{
	return st == SMR_EIO || st == SMR_ESTATE;
}

smr_status smr_blob_client_get(smr_blob_client *s, const char *roads, size_t nroads, const char *id,
			       uint64_t total, smr_str *out)
{
	smr_status st = smr_fail(SMR_EIO, "no address to fetch %s from", id);
	bool unsure = false;
	char line[LINE];

	while (is_road_failure(st) && next_line(&roads, &nroads, line)) {
		smr_str_clear(out);
		st = get_by(s, line, id, total, out);
		unsure |= st == SMR_EIO;
	}
	return unsure && st == SMR_ESTATE ? SMR_EIO : st;
}

smr_status smr_blob_client_put(smr_blob_client *s, const char *roads, size_t nroads, const char *id,
			       uint64_t tag, const void *data, size_t n)
{
	smr_status st = smr_fail(SMR_EIO, "no address to put %s to", id);
	bool unsure = false;
	char line[LINE];

	while (is_road_failure(st) && next_line(&roads, &nroads, line)) {
		st = put_by(s, line, id, tag, data, n);
		unsure |= st == SMR_EIO;
	}
	return unsure && st == SMR_ESTATE ? SMR_EIO : st;
}

smr_status smr_blob_client_open(const smr_access *access, smr_blob_client **out)
{
	smr_blob_client *s = smr_calloc(1, sizeof(*s));

	if (s == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for links");
	s->access = access;
	pthread_mutex_init(&s->lock, NULL);
	*out = s;
	return SMR_OK;
}

void smr_blob_client_close(smr_blob_client *s)
{
	if (s == NULL)
		return;
	while (s->roads != NULL) {
		road *r = s->roads;

		s->roads = r->next;
		free_road(r);
	}
	pthread_mutex_destroy(&s->lock);
	smr_free(s);
}
