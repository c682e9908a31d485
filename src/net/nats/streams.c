/* Creates the streams and buckets of a cluster; only the operator may.
 *
 * Each user has separate streams, on which the server enforces limits and rights. Tickets and their
 * takers are kept in memory, because files would double the server's cost of a ticket. They are
 * lost when the last server ends; then the waiting run pushes its tickets again. Results and dead
 * letters are kept in files. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "net/nats/connection.h"
#include "net/nats/layout.h"
#include "net/queue.h"

enum {
	NAME = 128,
	MAKE_MS = 10000, /* three servers need time to agree */
	TRIES_MOST = 100000,
	LETTERS_MOST = 10000,
	HEALTH_S = 3,
	PENDING_MOST = 20000, /* tickets that nodes hold */
};

static const int64_t SECOND = 1000000000;

/* ---- names ----------------------------------------------------------------------------------- */

static const struct bucket {
	const char *name;
	bool own; /* one for each user */
	bool in_memory;
	int ttl_s; /* 0: without limit */
	int history;
} buckets[SMR_BUCKETS] = {
	[SMR_BUCKET_HEALTH] = {"health", false, true, HEALTH_S, 1},
	[SMR_BUCKET_NODES] = {"nodes", false, false, 0, 1},
	[SMR_BUCKET_CLUSTER] = {"cluster", false, true, 0, 1},
	[SMR_BUCKET_PLANS] = {"plans", true, false, 0, 1},
	[SMR_BUCKET_MODELS] = {"models", true, false, 0, 1},
};

void smr_bucket_name(smr_bucket b, const char *user, char *out, size_t n)
{
	snprintf(out, n, "%s%s%s", buckets[b].name, buckets[b].own ? "_" : "",
		 buckets[b].own ? user : "");
}

void smr_work_name(const char *user, char *out, size_t n)
{
	snprintf(out, n, "WORK_%s", user);
}

void smr_done_name(const char *user, char *out, size_t n)
{
	snprintf(out, n, "DONE_%s", user);
}

/* Writes the stream's name. A fleet's name has no '_', so it begins behind the last one. */
void smr_tries_name(const char *user, const char *fleet, char *out, size_t n)
{
	snprintf(out, n, "TRIES_%s_%s", user, fleet);
}

/* ---- requests to the server ------------------------------------------------------------------ */

/* Calls the server's stream API; *@p code becomes the code of its refusal, 0: none. */
static smr_status request_stream_api(smr_nats *c, const char *verb, const char *name,
				     const json_t *body, int *code)
{
	char subject[NAME + 64], *text = body != NULL ? json_dumps(body, JSON_COMPACT) : NULL;
	const char *why;
	json_t *answer, *error;
	natsMsg *m = NULL;
	natsStatus s;

	*code = 0;
	snprintf(subject, sizeof(subject), "$JS.API.%s.%s", verb, name);
	s = natsConnection_RequestString(&m, c->nc, subject, text != NULL ? text : "", MAKE_MS);
	free(text);
	if (s != NATS_OK)
		return smr_nats_fail(c, s, "cannot make %s", name);
	answer = json_loadb(natsMsg_GetData(m), (size_t)natsMsg_GetDataLength(m), 0, NULL);
	smr_nats_drop(c, m);
	error = json_object_get(answer, "error");
	why = json_string_value(json_object_get(error, "description"));
	if (answer == NULL || error != NULL) {
		*code = (int)json_integer_value(json_object_get(error, "err_code"));
		(void)smr_fail(SMR_EIO, "cannot make %s: %s", name, why != NULL ? why : "");
	}
	json_decref(answer);
	return SMR_OK;
}

/* Creates a stream, or updates an existing one with the current limits. */
static smr_status create_or_update_stream(smr_nats *c, const char *name, json_t *config)
{
	enum { THERE = 10058 };
	int code;
	smr_status st;

	json_object_set_new(config, "name", json_string(name));
	st = request_stream_api(c, "STREAM.CREATE", name, config, &code);
	if (st == SMR_OK && code == THERE)
		st = request_stream_api(c, "STREAM.UPDATE", name, config, &code);
	json_decref(config);
	return st == SMR_OK && code != 0 ? smr_fail(SMR_EIO, "%s", smr_errmsg()) : st;
}

/* Returns the settings of all streams. The subject is @p before, @p of, ".>". */
static json_t *stream_config(const smr_nats_layout *l, const char *before, const char *of,
			     bool in_memory)
{
	char text[2 * NAME];

	snprintf(text, sizeof(text), "%s.%s.>", before, of);
	return json_pack("{s:[s],s:s,s:i,s:s,s:s,s:b}", "subjects", text, "storage",
			 in_memory ? "memory" : "file", "num_replicas",
			 l->replicas > 0 ? (int)l->replicas : 1, "discard", "old", "retention",
			 "limits", "allow_direct", 1);
}

static void set_json_integer(json_t *config, const char *name, int64_t value)
{
	json_object_set_new(config, name, json_integer(value));
}

static int64_t keep(const smr_nats_layout *l)
{
	return (l->keep_s > 0 ? l->keep_s : 600) * SECOND;
}

/* Returns how long results and takers of tickets are kept: as long as a client may request them. A
 * node that works for long records itself each minute. */
static int64_t keep_results(const smr_nats_layout *l)
{
	return (l->keep_s > 0 ? l->keep_s : 240) * SECOND;
}

/* ---- creation -------------------------------------------------------------------------------- */

static smr_status make_bucket(smr_nats *c, const smr_nats_layout *l, smr_bucket b, const char *user)
{
	char name[NAME], full[NAME + 4];
	json_t *config;

	smr_bucket_name(b, user, name, sizeof(name));
	snprintf(full, sizeof(full), "KV_%s", name);
	config = stream_config(l, "$KV", name, buckets[b].in_memory);
	set_json_integer(config, "max_msgs_per_subject", buckets[b].history);
	set_json_integer(config, "max_age", buckets[b].ttl_s * SECOND);
	json_object_set_new(config, "allow_rollup_hdrs", json_true());
	json_object_set_new(config, "discard", json_string("new"));
	return create_or_update_stream(c, full, config);
}

static smr_status create_tries_stream(smr_nats *c, const smr_nats_layout *l, const char *user,
				      const char *fleet)
{
	char name[NAME], subject[NAME];
	json_t *config;

	smr_tries_name(user, fleet, name, sizeof(name));
	snprintf(subject, sizeof(subject), "%s.%s", fleet, user);
	config = stream_config(l, "try", subject, true);
	set_json_integer(config, "max_age", keep_results(l));
	set_json_integer(config, "max_msgs", TRIES_MOST);
	return create_or_update_stream(c, name, config);
}

static smr_status make_consumer(smr_nats *c, const smr_nats_layout *l, const smr_nats_user *u,
				const char *work, const char *fleet)
{
	char where[2 * NAME], filter[NAME];
	int64_t ack_wait = (l->ack_wait_ms > 0 ? l->ack_wait_ms : 2000) * (SECOND / 1000);
	json_t *body;
	smr_status st;
	int code;

	snprintf(where, sizeof(where), "%s.%s", work, fleet);
	snprintf(filter, sizeof(filter), "fleet.%s.%s.>", fleet, u->name);
	/* nodes are counted, not deliveries, so max_deliver is -1 */
	body = json_pack("{s:s,s:{s:s,s:s,s:s,s:I,s:i,s:i,s:s}}", "stream_name", work, "config",
			 "durable_name", fleet, "ack_policy", "explicit", "deliver_policy", "all",
			 "ack_wait", (json_int_t)ack_wait, "max_deliver", -1, "max_ack_pending",
			 u->slots > 0 ? (int)u->slots : PENDING_MOST, "filter_subject", filter);
	st = request_stream_api(c, "CONSUMER.DURABLE.CREATE", where, body, &code);
	json_decref(body);
	return st == SMR_OK && code != 0 ? smr_fail(SMR_EIO, "%s", smr_errmsg()) : st;
}

static smr_status make_user(smr_nats *c, const smr_nats_layout *l, const smr_nats_user *u)
{
	char name[NAME];
	json_t *config;

	smr_work_name(u->name, name, sizeof(name));
	config = stream_config(l, "fleet.*", u->name, true);
	json_object_set_new(config, "retention", json_string("workqueue"));
	json_object_set_new(config, "discard", json_string("new")); /* it is pushed again later */
	set_json_integer(config, "duplicate_window", keep(l));
	set_json_integer(config, "max_bytes", (int64_t)u->waiting);
	set_json_integer(config, "max_msgs", u->tickets > 0 ? (int64_t)u->tickets : -1);
	SMR_TRY(create_or_update_stream(c, name, config));
	for (size_t i = 0; i < l->nfleets; i++) {
		SMR_TRY(make_consumer(c, l, u, name, l->fleets[i]));
		SMR_TRY(create_tries_stream(c, l, u->name, l->fleets[i]));
	}
	smr_done_name(u->name, name, sizeof(name));
	/* results and their ids are kept for the same time; unread ones must not fill the disk */
	config = stream_config(l, "done.*", u->name, false);
	set_json_integer(config, "duplicate_window", keep_results(l));
	set_json_integer(config, "max_age", keep_results(l));
	set_json_integer(config, "max_bytes", (int64_t)u->results);
	SMR_TRY(create_or_update_stream(c, name, config));
	SMR_TRY(make_bucket(c, l, SMR_BUCKET_PLANS, u->name));
	return make_bucket(c, l, SMR_BUCKET_MODELS, u->name);
}

static smr_status make_common(smr_nats *c, const smr_nats_layout *l)
{
	json_t *config = stream_config(l, "dead", "*", false);

	set_json_integer(config, "duplicate_window", keep(l));
	set_json_integer(config, "max_msgs", LETTERS_MOST);
	SMR_TRY(create_or_update_stream(c, "DEAD", config));
	for (int b = 0; b < SMR_BUCKETS; b++)
		if (!buckets[b].own)
			SMR_TRY(make_bucket(c, l, (smr_bucket)b, NULL));
	return SMR_OK;
}

/* ---- removal --------------------------------------------------------------------------------- */

static bool is_user(const smr_nats_layout *l, const char *name, size_t n)
{
	for (size_t i = 0; i < l->nusers; i++)
		if (strlen(l->users[i].name) == n && strncmp(l->users[i].name, name, n) == 0)
			return true;
	return false;
}

/* Returns whether the stream is from a version without users. */
static bool is_old(const smr_nats_layout *l, const char *name)
{
	static const char *const old[] = {"DONE", "TRIES", "KV_plans", "KV_models"};

	for (size_t i = 0; i < sizeof(old) / sizeof(old[0]); i++)
		if (strcmp(name, old[i]) == 0)
			return true;
	return strncmp(name, "FLEET_", 6) == 0;
}

/* Returns whether the stream is of a user who is not in the list. */
static bool is_stale_user_stream(const smr_nats_layout *l, const char *name)
{
	static const char *const own[] = {"WORK_", "DONE_", "TRIES_", "KV_plans_", "KV_models_"};
	for (size_t i = 0; i < sizeof(own) / sizeof(own[0]); i++) {
		size_t n = strlen(own[i]), k = strlen(name);
		const char *last = strrchr(name, '_');

		if (strncmp(name, own[i], n) != 0)
			continue;
		if (strcmp(own[i], "TRIES_") == 0)
			k = last >= name + n ? (size_t)(last - name) : k;
		return !is_user(l, name + n, k - n);
	}
	return false;
}

static void remove_streams(smr_nats *c, const smr_nats_layout *l,
			   bool (*which)(const smr_nats_layout *l, const char *name))
{
	json_t *answer, *name;
	natsMsg *m = NULL;
	size_t i;
	int code;

	if (natsConnection_RequestString(&m, c->nc, "$JS.API.STREAM.NAMES", "", MAKE_MS) != NATS_OK)
		return; /* at the next call */
	answer = json_loadb(natsMsg_GetData(m), (size_t)natsMsg_GetDataLength(m), 0, NULL);
	smr_nats_drop(c, m);
	json_array_foreach (json_object_get(answer, "streams"), i, name) {
		const char *text = json_string_value(name);

		if (text != NULL && which(l, text))
			(void)request_stream_api(c, "STREAM.DELETE", text, NULL, &code);
	}
	json_decref(answer);
}

/* Publishes the list of users; nodes read it again and request the users' tickets. */
static smr_status publish_user_list(smr_nats *c, const smr_nats_layout *l)
{
	char subject[NAME];
	smr_str text = {0}, list = {0};
	smr_status st;

	for (size_t i = 0; i < l->nusers; i++)
		smr_str_printf(&text, "%s %u %llu\n", l->users[i].name, l->users[i].slots,
			       (unsigned long long)l->users[i].payload);
	st = smr_str_status(&text, "the list of users");
	if (st == SMR_OK)
		st = l->sign(l->ctx, text.s, text.n, &list);
	if (st == SMR_OK)
		st = smr_nats_put(c, SMR_BUCKET_CLUSTER, SMR_USERS_KEY, list.s, list.n);
	smr_str_free(&text);
	smr_str_free(&list);
	for (size_t i = 0; st == SMR_OK && i < l->nfleets; i++) {
		snprintf(subject, sizeof(subject), "task.%s.made", l->fleets[i]);
		st = smr_nats_publish(c, subject, NULL, 0);
	}
	return st == SMR_OK ? smr_nats_flush(c, MAKE_MS) : st;
}

smr_status smr_nats_found(smr_nats *c, const smr_nats_layout *l)
{
	remove_streams(c, l, is_old); /* new streams need their subjects */
	SMR_TRY(make_common(c, l));
	for (size_t i = 0; i < l->nusers; i++) {
		if (!smr_queue_word(l->users[i].name))
			return smr_fail(SMR_EINVAL, "\"%s\" is no name of a user",
					l->users[i].name);
		SMR_TRY(make_user(c, l, &l->users[i]));
	}
	SMR_TRY(publish_user_list(c, l));
	remove_streams(c, l, is_stale_user_stream);
	return SMR_OK;
}

/* ---- several servers ------------------------------------------------------------------------- */

/* {"cluster": {"leader": "a", "replicas": [{"name": "b", "current": true}, ...]}} */
static bool is_settled(const json_t *stream)
{
	const json_t *cluster = json_object_get(stream, "cluster"), *r;
	size_t i;

	if (json_string_value(json_object_get(cluster, "leader")) == NULL)
		return false;
	json_array_foreach (json_object_get(cluster, "replicas"), i, r)
		if (!json_is_true(json_object_get(r, "current")) ||
		    json_is_true(json_object_get(r, "offline")))
			return false;
	return true;
}

smr_status smr_nats_settled(smr_nats *c)
{
	json_t *answer, *stream, *streams;
	const char *behind = NULL;
	natsMsg *m = NULL;
	smr_status st = SMR_OK;
	natsStatus s;
	size_t i;

	s = natsConnection_RequestString(&m, c->nc, "$JS.API.STREAM.LIST", "", MAKE_MS);
	if (s != NATS_OK)
		return smr_nats_fail(c, s, "the servers do not say what they have");
	answer = json_loadb(natsMsg_GetData(m), (size_t)natsMsg_GetDataLength(m), 0, NULL);
	smr_nats_drop(c, m);
	streams = json_object_get(answer, "streams");
	json_array_foreach (streams, i, stream)
		if (!is_settled(stream))
			behind = json_string_value(
				json_object_get(json_object_get(stream, "config"), "name"));
	if (behind != NULL || json_array_size(streams) == 0 ||
	    json_array_size(json_object_get(answer, "missing")) > 0)
		st = smr_fail(SMR_EIO, "not all servers have all of the stream %s",
			      behind != NULL ? behind : "");
	json_decref(answer);
	return st;
}
