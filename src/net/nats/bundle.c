/* Batches several tickets for one node, or several results of one run, into one message, because
 * the cost of a message hardly depends on its size. The id is RUN.many; the message is a list of
 * (id, payload) (net/wire.h). A node delays results for a moment while it runs other tickets of the
 * bundle. */
#include <stdio.h>
#include <string.h>

#include "base/thread/clock.h"
#include "net/nats/tickets.h"
#include "net/wire.h"

enum { BUNDLE = 48 * 1024, BUNDLE_MOST = 128 * 1024, MOMENT_NS = 300000, FEW = 64 };

#define MANY ".many"

static void append_bundle_entry(smr_str *o, const char *id, const void *data, size_t n)
{
	smr_wire_bytes(o, id, strlen(id));
	smr_wire_bytes(o, data, n);
}

static size_t run_prefix_length(const char *id)
{
	return strcspn(id, ".");
}

/* ---- tickets --------------------------------------------------------------------------------- */

static bool can_share_bundle(const smr_posting *a, const smr_posting *b)
{
	size_t n = run_prefix_length(a->id);

	return strcmp(a->node, b->node) == 0 && strcmp(a->fleet, b->fleet) == 0 &&
	       strncmp(a->id, b->id, n + 1) == 0;
}

static smr_status send_bundle(smr_queue *q, const smr_posting *s, smr_str *text)
{
	char subject[SMR_SUBJECT];
	smr_status st = smr_str_status(text, "tickets");

	snprintf(subject, sizeof(subject), "task.%s.%s.%s.%.*s" MANY, s->fleet, s->node, q->user,
		 (int)run_prefix_length(s->id), s->id);
	if (st == SMR_OK)
		st = smr_nats_publish(q->c, subject, text->s, text->n);
	smr_str_clear(text);
	return st;
}

/* Sends the tickets that can share a bundle with the first unsent one; marks them. */
static smr_status send_some(smr_queue *q, const smr_posting *v, size_t n, bool *sent)
{
	const smr_posting *first = NULL;
	smr_str text = {0};
	size_t along = 0, last = 0;
	smr_status st = SMR_OK;

	for (size_t i = 0; i < n && st == SMR_OK; i++) {
		if (sent[i] || (first != NULL && !can_share_bundle(first, &v[i])))
			continue;
		st = smr_queue_sizes(v[i].id, v[i].n);
		if (st == SMR_OK && text.n > 0 && text.n + v[i].n > BUNDLE)
			st = send_bundle(q, first, &text);
		first = first != NULL ? first : &v[i];
		append_bundle_entry(&text, v[i].id, v[i].data, v[i].n);
		sent[i] = true;
		last = i;
		along++;
	}
	if (st == SMR_OK && along == 1)
		st = smr_sent_send(q, v[last].fleet, v[last].node, v[last].id, v[last].data,
				   v[last].n);
	else if (st == SMR_OK && text.n > 0)
		st = send_bundle(q, first, &text);
	smr_str_free(&text);
	return st;
}

smr_status smr_bundle_send(smr_queue *q, const smr_posting *v, size_t n)
{
	smr_status st = SMR_OK;

	for (size_t from = 0; from < n && st == SMR_OK; from += FEW) {
		size_t some = n - from < FEW ? n - from : FEW;
		bool sent[FEW] = {false};

		for (size_t i = 0; i < some && st == SMR_OK; i++)
			if (!sent[i])
				st = send_some(q, v + from, some, sent);
	}
	return st;
}

bool smr_bundle_open(const char *id, const void *data, size_t n,
		     void (*fn)(void *ctx, const char *id, const void *data, size_t n), void *ctx)
{
	smr_reader r = {.p = data, .end = (const unsigned char *)data + n};

	if (strcmp(id + run_prefix_length(id), MANY) != 0)
		return false;
	while (n <= BUNDLE_MOST && r.p < r.end && !r.bad) {
		char name[SMR_QUEUE_ID];
		size_t nname, nbytes;
		const char *at = smr_wire_get_bytes(&r, &nname);
		const void *bytes = smr_wire_get_bytes(&r, &nbytes);

		if (r.bad || nname >= sizeof(name) || nbytes > SMR_QUEUE_INLINE)
			break; /* a lost ticket is pushed later */
		memcpy(name, at, nname);
		name[nname] = '\0';
		if (strlen(name) == nname && smr_queue_id(name) &&
		    strncmp(name, id, run_prefix_length(id) + 1) == 0 && strcmp(name, id) != 0)
			fn(ctx, name, bytes, nbytes);
	}
	return true;
}

/* ---- results --------------------------------------------------------------------------------- */

/* Results that a thread delays. */
typedef struct keeping {
	smr_queue *q; /* NULL: none */
	char fleet[SMR_QUEUE_WORD], user[SMR_QUEUE_WORD], run[SMR_QUEUE_ID];
	char first[SMR_QUEUE_ID]; /* the id of the first delayed result */
	size_t nfirst;            /* bytes of its result, at the end of the text */
	unsigned n;
	int64_t since;
	smr_str text;
} keeping;

static _Thread_local keeping kept;

static void publish_kept_tickets(void)
{
	char subject[2 * SMR_SUBJECT];
	size_t all = kept.text.n;

	if (kept.n == 1) {
		snprintf(subject, sizeof(subject), "quick.%s.%s.%s", kept.fleet, kept.user,
			 kept.first);
		(void)smr_nats_publish(kept.q->c, subject, kept.text.s + all - kept.nfirst,
				       kept.nfirst);
	} else if (kept.n > 1) { /* a lost result is requested again */
		snprintf(subject, sizeof(subject), "quick.%s.%s.%s" MANY, kept.fleet, kept.user,
			 kept.run);
		(void)smr_nats_publish(kept.q->c, subject, kept.text.s, all);
	}
	kept.n = 0;
	smr_str_clear(&kept.text);
}

void smr_bundle_begin(smr_queue *q, const smr_ticket *t, const char *id)
{
	if (strcmp(id + run_prefix_length(id), MANY) != 0)
		return;
	kept.q = q;
	kept.n = 0;
	snprintf(kept.fleet, sizeof(kept.fleet), "%s", t->fleet);
	snprintf(kept.user, sizeof(kept.user), "%s", t->user);
	snprintf(kept.run, sizeof(kept.run), "%.*s", (int)run_prefix_length(id), id);
}

void smr_bundle_end(void)
{
	if (kept.q == NULL)
		return;
	publish_kept_tickets();
	smr_str_free(&kept.text);
	kept.q = NULL;
}

bool smr_bundle_keeps(smr_queue *q, const smr_ticket *t, const void *data, size_t n)
{
	size_t run = strlen(kept.run);

	if (kept.q != q || strcmp(kept.fleet, t->fleet) != 0 || strcmp(kept.user, t->user) != 0 ||
	    run_prefix_length(t->id) != run || strncmp(kept.run, t->id, run) != 0)
		return false;
	if (kept.n > 0 && kept.text.n + n > BUNDLE)
		publish_kept_tickets();
	if (kept.n == 0) {
		kept.since = smr_now_ns();
		kept.nfirst = n;
		snprintf(kept.first, sizeof(kept.first), "%s", t->id);
	}
	append_bundle_entry(&kept.text, t->id, data, n);
	if (kept.text.oom) { /* sends this result alone; the others are requested again */
		smr_str_clear(&kept.text);
		kept.n = 0;
		return false;
	}
	kept.n++;
	if (smr_now_ns() - kept.since > MOMENT_NS)
		publish_kept_tickets();
	return true;
}
