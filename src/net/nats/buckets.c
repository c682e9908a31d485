/* The key-value store of the cluster: the latest message of each subject $KV.BUCKET.KEY of the
 * stream KV_BUCKET, compatible with NATS clients. The subject of a request has the key, so that the
 * server can grant rights key by key. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "base/alloc.h"
#include "base/data/table.h"
#include "net/nats/connection.h"
#include "net/nats/layout.h"

enum { NAME = 64, SUBJECT = 512, ANSWER_MS = 2000, LIST_MS = 5000, PAGE = 500 };

static void name_of(const smr_nats *c, smr_bucket b, char name[NAME])
{
	smr_bucket_name(b, c->user, name, NAME);
}

static smr_status subject_of(const smr_nats *c, smr_bucket b, const char *key, char out[SUBJECT])
{
	char name[NAME];

	name_of(c, b, name);
	return snprintf(out, SUBJECT, "$KV.%s.%s", name, key) < SUBJECT
		       ? SMR_OK
		       : smr_fail(SMR_EINVAL, "the key %.60s... is too long", key);
}

/* Reports the failure of a bucket request. No responder means that there is no such stream. */
static smr_status status_of_bucket_call(smr_nats *c, natsStatus s, smr_bucket b, const char *verb,
					const char *key)
{
	char name[NAME];

	if (s == NATS_OK)
		return SMR_OK;
	name_of(c, b, name);
	if (s == NATS_NO_RESPONDERS)
		return smr_fail(SMR_ENOTFOUND,
				"cannot %s %s/%s: the server has no such bucket; run `samara "
				"cluster up`",
				verb, name, key);
	return smr_nats_fail(c, s, "cannot %s %s/%s", verb, name, key);
}

static smr_status publish_bucket_value(smr_nats *c, smr_bucket b, const char *key, const void *data,
				       size_t n, bool forget)
{
	char subject[SUBJECT];
	natsMsg *m = NULL;
	natsStatus s;

	if (n > INT_MAX)
		return smr_fail(SMR_EINVAL, "%zu bytes are too many for the key %s", n, key);
	SMR_TRY(subject_of(c, b, key, subject));
	s = natsMsg_Create(&m, subject, NULL, data, (int)n);
	if (s == NATS_OK && forget)
		s = natsMsgHeader_Set(m, "KV-Operation", "PURGE");
	if (s == NATS_OK && forget)
		s = natsMsgHeader_Set(m, "Nats-Rollup", "sub");
	if (s == NATS_OK)
		s = js_PublishMsg(NULL, c->js, m, NULL, NULL);
	natsMsg_Destroy(m);
	return status_of_bucket_call(c, s, b, forget ? "remove" : "write", key);
}

smr_status smr_nats_put(smr_nats *c, smr_bucket b, const char *key, const void *data, size_t n)
{
	return publish_bucket_value(c, b, key, data, n, false);
}

smr_status smr_nats_forget(smr_nats *c, smr_bucket b, const char *key)
{
	return publish_bucket_value(c, b, key, NULL, 0, true);
}

static bool has_header(natsMsg *m, const char *name, const char *value)
{
	const char *is = NULL;

	return natsMsgHeader_Get(m, name, &is) == NATS_OK && is != NULL &&
	       (value == NULL || strncmp(is, value, strlen(value)) == 0);
}

smr_status smr_nats_get(smr_nats *c, smr_bucket b, const char *key, smr_str *out)
{
	char subject[SUBJECT], ask[2 * SUBJECT], name[NAME];
	natsMsg *m = NULL;
	smr_status st = SMR_OK;

	SMR_TRY(subject_of(c, b, key, subject));
	name_of(c, b, name);
	snprintf(ask, sizeof(ask), "$JS.API.DIRECT.GET.KV_%s.%s", name, subject);
	SMR_TRY(status_of_bucket_call(c, natsConnection_Request(&m, c->nc, ask, NULL, 0, ANSWER_MS),
				      b, "read", key));
	if (has_header(m, "Status", NULL) || has_header(m, "KV-Operation", NULL))
		st = smr_fail(SMR_ENOTFOUND, "there is no %s/%s", name, key);
	else
		smr_str_write(out, natsMsg_GetData(m), (size_t)natsMsg_GetDataLength(m));
	smr_nats_drop(c, m);
	return st == SMR_OK ? smr_str_status(out, key) : st;
}

/* ---- listing --------------------------------------------------------------------------------- */

/* The latest message of each subject; a page may also contain older ones. */
typedef struct kept {
	natsMsg *m;
	const char *subject; /* points into m */
	UT_hash_handle hh;
} kept;

typedef struct page {
	kept *all;
	uint64_t last; /* sequence */
	bool over;     /* the page has ended */
	bool more;     /* messages follow after the page */
} page;

static smr_status keep_page_message(page *p, natsMsg *m, const char *subject)
{
	kept *k = NULL;

	HASH_FIND_STR(p->all, subject, k);
	if (k != NULL) {
		HASH_DEL(p->all, k);
		natsMsg_Destroy(k->m);
	} else {
		k = smr_calloc(1, sizeof(*k));
	}
	if (k == NULL) {
		natsMsg_Destroy(m);
		return smr_fail(SMR_ENOMEM, "no memory for the content of a bucket");
	}
	k->m = m;
	k->subject = subject;
	HASH_ADD_KEYPTR(hh, p->all, subject, strlen(subject), k);
	return SMR_OK;
}

/* Handles a message of the page, or the end of the page. */
static smr_status read_page_message(page *p, natsMsg *m)
{
	const char *subject = NULL, *seq = NULL, *left = NULL;

	if (natsMsgHeader_Get(m, "Nats-Subject", &subject) != NATS_OK ||
	    natsMsgHeader_Get(m, "Nats-Sequence", &seq) != NATS_OK) {
		p->over = true; /* status 204: the page ends; 404: there are no messages */
		natsMsg_Destroy(m);
		return SMR_OK;
	}
	p->last = strtoull(seq, NULL, 10);
	p->more = natsMsgHeader_Get(m, "Nats-Num-Pending", &left) == NATS_OK &&
		  strtoull(left, NULL, 10) > 0;
	return keep_page_message(p, m, subject);
}

static smr_status read_page(smr_nats *c, const char *bucket, const char *filter, page *p)
{
	char ask[SUBJECT], inbox[128], text[SUBJECT + 128];
	natsSubscription *sub = NULL;
	smr_status st = SMR_OK;
	natsStatus s;

	p->over = p->more = false;
	snprintf(ask, sizeof(ask), "$JS.API.DIRECT.GET.KV_%s", bucket);
	snprintf(inbox, sizeof(inbox), "%s.list%p.%llu", c->inbox, (void *)p,
		 (unsigned long long)p->last);
	snprintf(text, sizeof(text), "{\"seq\":%llu,\"batch\":%d,\"next_by_subj\":\"%s\"}",
		 (unsigned long long)p->last + 1, PAGE, filter);
	s = natsConnection_SubscribeSync(&sub, c->nc, inbox);
	if (s == NATS_OK)
		s = natsConnection_PublishRequestString(c->nc, ask, inbox, text);
	while (s == NATS_OK && st == SMR_OK && !p->over) {
		natsMsg *m = NULL;

		s = natsSubscription_NextMsg(&m, sub, LIST_MS);
		if (s == NATS_OK)
			st = read_page_message(p, m);
	}
	natsSubscription_Destroy(sub);
	if (s == NATS_NO_RESPONDERS || s == NATS_NOT_FOUND) /* the bucket is missing, or empty */
		return st;
	return st == SMR_OK && s != NATS_OK ? smr_nats_fail(c, s, "cannot list %s", bucket) : st;
}

static smr_status report_bucket_entry(const kept *k, size_t prefix, smr_nats_each_fn fn, void *ctx)
{
	smr_str text = {0};
	smr_status st;

	if (has_header(k->m, "KV-Operation", NULL) || strlen(k->subject) <= prefix)
		return SMR_OK; /* the key was deleted */
	smr_str_write(&text, natsMsg_GetData(k->m), (size_t)natsMsg_GetDataLength(k->m));
	st = smr_str_status(&text, "the content of a bucket");
	if (st == SMR_OK)
		fn(ctx, k->subject + prefix, smr_str_text(&text), text.n);
	smr_str_free(&text);
	return st;
}

smr_status smr_nats_each(smr_nats *c, smr_bucket b, const char *which, smr_nats_each_fn fn,
			 void *ctx)
{
	char filter[SUBJECT], name[NAME];
	page p = {.last = 0};
	kept *k, *next;
	smr_status st = subject_of(c, b, which != NULL ? which : ">", filter);

	name_of(c, b, name);
	do {
		if (st == SMR_OK)
			st = read_page(c, name, filter, &p);
	} while (st == SMR_OK && p.more);
	HASH_ITER (hh, p.all, k, next) {
		if (st == SMR_OK)
			st = report_bucket_entry(k, strlen(name) + strlen("$KV.."), fn, ctx);
		HASH_DEL(p.all, k);
		natsMsg_Destroy(k->m);
		smr_free(k);
	}
	return st;
}

smr_status smr_nats_names(smr_nats *c, smr_bucket b, const char *which, smr_nats_each_fn fn,
			  void *ctx)
{
	char filter[SUBJECT], name[NAME], ask[NAME + 32], text[SUBJECT + 32];
	json_t *info, *value;
	const char *key;
	natsMsg *m = NULL;

	SMR_TRY(subject_of(c, b, which != NULL ? which : ">", filter));
	name_of(c, b, name);
	snprintf(ask, sizeof(ask), "$JS.API.STREAM.INFO.KV_%s", name);
	snprintf(text, sizeof(text), "{\"subjects_filter\":\"%s\"}", filter);
	SMR_TRY(status_of_bucket_call(
		c, natsConnection_RequestString(&m, c->nc, ask, text, ANSWER_MS), b, "list", ""));
	info = json_loadb(natsMsg_GetData(m), (size_t)natsMsg_GetDataLength(m), 0, NULL);
	smr_nats_drop(c, m);
	json_object_foreach (json_object_get(json_object_get(info, "state"), "subjects"), key,
			     value)
		if (strlen(key) > strlen(name) + strlen("$KV.."))
			fn(ctx, key + strlen(name) + strlen("$KV.."), "", 0);
	json_decref(info);
	return SMR_OK;
}

void smr_nats_act_for(smr_nats *c, const char *user)
{
	snprintf(c->user, sizeof(c->user), "%s", user);
}
