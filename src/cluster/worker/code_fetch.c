#include "cluster/worker/code_fetch.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "net/message.h"

enum {
	SMALL = 4096, /* a larger reply does not request code */
	TURNS = 8     /* fetches after which code that is evicted at once is given up */
};

struct smr_code_fetch {
	smr_serve_fn serve;
	smr_blob_client *roads;
	pthread_mutex_t lock; /* one thread fetches at a time */
	uint64_t fetched;
};

smr_status smr_code_fetch_open(smr_serve_fn serve, smr_blob_client *roads, smr_code_fetch **out)
{
	smr_code_fetch *s = smr_calloc(1, sizeof(*s));

	if (s == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a worker");
	s->serve = serve;
	s->roads = roads;
	pthread_mutex_init(&s->lock, NULL);
	*out = s;
	return SMR_OK;
}

void smr_code_fetch_close(smr_code_fetch *s)
{
	if (s == NULL)
		return;
	pthread_mutex_destroy(&s->lock);
	smr_free(s);
}

void smr_code_fetch_id(const uint8_t hash[SMR_HASH_BYTES], char out[SMR_QUEUE_ID])
{
	char hex[2 * SMR_HASH_BYTES + 1];

	_Static_assert(sizeof("code.") + 2 * SMR_HASH_BYTES <= SMR_QUEUE_ID, "a hash is an id");
	smr_hex(hash, SMR_HASH_BYTES, hex);
	snprintf(out, SMR_QUEUE_ID, "code.%s", hex);
}

static bool wants_code(const smr_str *reply)
{
	smr_done d;

	return reply->n < SMALL && smr_done_read(smr_str_text(reply), reply->n, &d) == SMR_OK &&
	       d.wants_code;
}

/* ---- fetching -------------------------------------------------------------------------------- */

static smr_status install_fetched_code(const smr_code_fetch *s, void *context,
				       const smr_str *archive)
{
	smr_str message = {0}, reply = {0};
	smr_done d;
	smr_status st;

	smr_message_code(archive->s, archive->n, &message);
	st = smr_str_status(&message, "code");
	if (st == SMR_OK)
		st = s->serve(context, message.s, message.n, &reply);
	if (st == SMR_OK)
		st = smr_done_read(smr_str_text(&reply), reply.n, &d);
	if (st == SMR_OK && d.status != SMR_OK)
		st = smr_fail(SMR_EDENIED, "%.*s", (int)(d.nwhy < 200 ? d.nwhy : 200), d.why);
	smr_str_free(&message);
	smr_str_free(&reply);
	return st;
}

static smr_status fetch_task_code(const smr_code_fetch *s, void *context, const smr_task_message *o,
				  const smr_str *request)
{
	uint8_t hash[SMR_HASH_BYTES];
	char id[SMR_QUEUE_ID];
	smr_str archive = {0};
	smr_task t;
	smr_status st;

	SMR_TRY(smr_task_read(smr_str_text(request), request->n, &t));
	if (t.code == NULL || t.ncode > SMR_ARCHIVE_MAX_BYTES) {
		st = smr_fail(SMR_ECORRUPT, "a task names code of %llu bytes",
			      (unsigned long long)t.ncode);
	} else {
		smr_code_fetch_id(t.code, id);
		st = smr_blob_client_get(s->roads, o->roads, o->nroads, id, t.ncode, &archive);
	}
	if (st == SMR_OK)
		st = smr_archive_hash(archive.s, archive.n, hash);
	if (st == SMR_OK && memcmp(hash, t.code, sizeof(hash)) != 0)
		st = smr_fail(SMR_EDENIED, "the fetched code is not the code that the task names");
	smr_task_free(&t);
	if (st == SMR_OK)
		st = install_fetched_code(s, context, &archive);
	smr_str_free(&archive);
	return st;
}

/* Replies to the submitter with the reason, so that it may send the text instead. */
static smr_status reply_wants_code(smr_str *reply)
{
	smr_done d = {.status = SMR_EUNSUPPORTED,
		      .why = smr_errmsg(),
		      .nwhy = strlen(smr_errmsg()),
		      .wants_code = true};

	smr_log(SMR_LOG_WARN, "worker: no code for a task: %s", smr_errmsg());
	smr_str_clear(reply);
	smr_done_write(&d, reply);
	return smr_str_status(reply, "a reply");
}

smr_status smr_code_fetch_serve(smr_code_fetch *s, void *context, const smr_task_message *o,
				const smr_str *request, smr_str *reply)
{
	smr_status st = SMR_OK;

	for (int turn = 0; turn < TURNS; turn++) {
		uint64_t seen = __atomic_load_n(&s->fetched, __ATOMIC_ACQUIRE);

		smr_str_clear(reply);
		SMR_TRY(s->serve(context, smr_str_text(request), request->n, reply));
		if (!wants_code(reply))
			return SMR_OK;
		pthread_mutex_lock(&s->lock);
		if (s->fetched == seen) {
			st = fetch_task_code(s, context, o, request);
			if (st == SMR_OK)
				__atomic_store_n(&s->fetched, seen + 1, __ATOMIC_RELEASE);
		}
		pthread_mutex_unlock(&s->lock);
		if (st != SMR_OK)
			return st == SMR_ENOMEM ? st : reply_wants_code(reply);
	}
	(void)smr_fail(SMR_EUNSUPPORTED, "it goes as soon as it is there");
	return reply_wants_code(reply);
}
