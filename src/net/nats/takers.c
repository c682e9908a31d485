/* Records which node took which ticket: a ticket whose nodes keep ending becomes a dead letter. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/thread/clock.h"
#include "net/nats/tickets.h"

void smr_takers_sign(smr_queue *q, smr_held *h, const char *what)
{
	char subject[3 * SMR_SUBJECT], full[SMR_SUBJECT];

	snprintf(subject, sizeof(subject), "try.%s.%s.%s.%s.%s%u", h->t.fleet,
		 smr_queue_full(q, &h->t, full), q->node, q->life, what, h->t.deliveries);
	/* if it is lost, the ticket may end one more node */
	(void)natsConnection_Publish(q->c->nc, subject, NULL, 0);
	h->signed_at = smr_now_ns();
}

/* Subjects are try.FLEET.USER.RUN.NAME.NODE.LIFE.[b]DELIVERY; a b marks a returned ticket. */
static bool delivery_was_returned(json_t *subjects, const char *key)
{
	char back[2 * SMR_SUBJECT];
	const char *last = strrchr(key, '.');

	snprintf(back, sizeof(back), "%.*sb%s", (int)(last - key) + 1, key, last + 1);
	return json_object_get(subjects, back) != NULL;
}

/* Counts the nodes that took the ticket; @p had: one more, or NULL. */
static void count_takers(smr_queue *q, json_t *subjects, size_t prefix, const char *had,
			 smr_ticket *t)
{
	json_t *names = json_object();
	const char *key;
	json_t *value;

	json_object_foreach (subjects, key, value) {
		const char *node = strlen(key) > prefix ? key + prefix : "";
		size_t k = strcspn(node, ".");

		if (node[k] == '.' && strncmp(node + k + 1, q->life, strlen(q->life)) != 0 &&
		    strrchr(key, '.')[1] != 'b' && !delivery_was_returned(subjects, key))
			json_object_setn_new(names, node, k, json_true());
	}
	if (had != NULL)
		json_object_set_new(names, had, json_true());
	t->nodes = (unsigned)json_object_size(names);
	t->again = json_object_get(names, q->node) != NULL;
	json_decref(names);
}

/* Returns the node to which the ticket was sent in vain, unless that is this node and it still
 * runs. */
static const char *node_of_failed_send(smr_queue *q, const smr_held *h)
{
	const char *node = NULL;
	bool own;

	if (natsMsgHeader_Get(h->msg, SMR_HAD, &node) != NATS_OK)
		return NULL;
	pthread_mutex_lock(&q->lock);
	own = strcmp(node, q->node) == 0 && smr_recent_has(&q->recent, h->t.id);
	pthread_mutex_unlock(&q->lock);
	return own ? NULL : node;
}

/* Reads the subjects that record a ticket's takers, into *info; NULL: the server does not
 * answer. */
static json_t *read_signs(smr_queue *q, const char *user, const char *fleet, const char *filter,
			  json_t **info)
{
	smr_str request = {0}, reply = {0};
	char name[2 * SMR_QUEUE_WORD + 8], subject[SMR_SUBJECT];

	smr_tries_name(user, fleet, name, sizeof(name));
	snprintf(subject, sizeof(subject), "$JS.API.STREAM.INFO.%s", name);
	smr_str_printf(&request, "{\"subjects_filter\":\"%s>\"}", filter);
	for (int again = 0; again < 5; again++) {
		smr_str_clear(&reply);
		if (smr_nats_request(q->c, subject, request.s, request.n, 500, &reply) == SMR_OK)
			break;
	}
	*info = json_loadb(smr_str_text(&reply), reply.n, 0, NULL);
	smr_str_free(&request);
	smr_str_free(&reply);
	return json_object_get(json_object_get(*info, "state"), "subjects");
}

/* Counts earlier takers; only a redelivered ticket can have any. */
void smr_takers_before(smr_queue *q, smr_held *h)
{
	smr_ticket *t = &h->t;
	const char *had = node_of_failed_send(q, h);
	char filter[2 * SMR_SUBJECT], full[SMR_SUBJECT];
	json_t *info = NULL, *signs = NULL;

	if (t->deliveries <= 1 && had == NULL)
		return;
	snprintf(filter, sizeof(filter), "try.%s.%s.", t->fleet, smr_queue_full(q, t, full));
	if (t->deliveries > 1)
		signs = read_signs(q, t->user, t->fleet, filter, &info);
	count_takers(q, signs, strlen(filter), had, t);
	json_decref(info);
}

/* Finds the latest taker that did not return the ticket. */
smr_status smr_takers_holder(smr_queue *q, const char *fleet, const char *id,
			     char node[SMR_QUEUE_WORD], unsigned *takes)
{
	char filter[SMR_SUBJECT];
	json_t *info, *signs, *value;
	const char *key;
	unsigned long latest = 0;

	if (!smr_queue_word(fleet) || !smr_queue_id(id))
		return smr_fail(SMR_EINVAL, "no ticket \"%s\" of a fleet \"%s\"", id, fleet);
	node[0] = '\0';
	*takes = 0;
	snprintf(filter, sizeof(filter), "try.%s.%s.%s.", fleet, q->user, id);
	signs = read_signs(q, q->user, fleet, filter, &info);
	json_object_foreach (signs, key, value) {
		const char *name = strlen(key) > strlen(filter) ? key + strlen(filter) : "";
		unsigned long delivery = strtoul(strrchr(key, '.') + 1, NULL, 10);

		/* 0: a record with b */
		*takes += delivery > 0 && !delivery_was_returned(signs, key);
		if (delivery > latest && strcspn(name, ".") < SMR_QUEUE_WORD) {
			latest = delivery;
			snprintf(node, SMR_QUEUE_WORD, "%.*s", (int)strcspn(name, "."), name);
			if (delivery_was_returned(signs, key))
				node[0] = '\0';
		}
	}
	json_decref(info);
	return node[0] != '\0' ? SMR_OK : smr_fail(SMR_ENOTFOUND, "no node has taken %s", id);
}
