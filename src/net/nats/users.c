/* The users whose tickets a node pulls: the operator's list, read at the first pull, on notice of a
 * change, after a lost connection, and once a minute. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "net/nats/tickets.h"

enum { LINE = 80, OTHERS = 2 /* sent tickets that one may have beyond all others */ };

static const int64_t LOOK_NS = 60000000000, AGAIN_NS = 1000000000;

static smr_asked *find_user(const smr_queue *q, const char *user)
{
	for (size_t i = 0; i < q->users.n; i++)
		if (strcmp(q->users.v[i].user, user) == 0)
			return &q->users.v[i];
	return NULL;
}

typedef SMR_VEC(smr_asked) list;

/* Parses "NAME SLOTS BYTES". */
static smr_status add_line(const smr_queue *q, list *to, const char *line)
{
	smr_asked a = {.slots = 0};
	const smr_asked *was;

	unsigned long long bytes;

	if (sscanf(line, "%47s %u %llu", a.user, &a.slots, &bytes) != 3 || !smr_queue_word(a.user))
		return SMR_OK;
	a.bytes = bytes;
	was = find_user(q, a.user);
	if (was != NULL) {
		a.held = was->held;
		a.standing = was->standing;
		a.lasting = was->standing > 0; /* other users are asked in the meantime */
		a.until = was->until;
	}
	return smr_vec_push(to, a);
}

static smr_status take_list(smr_queue *q, char *text)
{
	list to = {0};
	char *rest = NULL;
	smr_status st = SMR_OK;

	pthread_mutex_lock(&q->lock);
	for (char *l = strtok_r(text, "\n", &rest); l != NULL && st == SMR_OK;
	     l = strtok_r(NULL, "\n", &rest))
		st = add_line(q, &to, l);
	if (st == SMR_OK) {
		smr_vec_free(&q->users);
		memcpy(&q->users, &to, sizeof(to));
	} else {
		smr_vec_free(&to);
	}
	pthread_mutex_unlock(&q->lock);
	return st;
}

static smr_status take_signed(smr_queue *q, smr_str *text)
{
	if (text->n <= SMR_USERS_HEAD ||
	    (q->vouch != NULL && q->vouch(q->voucher, text->s, text->n) == NULL))
		return smr_fail(SMR_EDENIED, "the operator has not signed the list of users");
	return take_list(q, text->s + SMR_USERS_HEAD);
}

smr_status smr_users_look(smr_queue *q)
{
	int64_t now = smr_now_ns();
	smr_str text = {0};
	smr_status st;

	if (!atomic_exchange(&q->is_news, false) && q->looked != 0 && now < q->looked + LOOK_NS)
		return SMR_OK;
	st = smr_nats_get(q->c, SMR_BUCKET_CLUSTER, SMR_USERS_KEY, &text);
	if (st == SMR_OK)
		st = take_signed(q, &text);
	q->looked = st == SMR_OK ? now : now - LOOK_NS + AGAIN_NS;
	smr_str_free(&text);
	if (st == SMR_EDENIED)
		smr_log(SMR_LOG_ERROR, "%s", smr_errmsg());
	/* not made yet, or the server starts: asks for the known users */
	return st == SMR_ENOTFOUND || st == SMR_EIO || q->users.n > 0 ? SMR_OK : st;
}

void smr_users_settle(smr_queue *q, const char *user, unsigned n)
{
	smr_asked *a = find_user(q, user);

	if (a != NULL)
		a->standing -= n < a->standing ? n : a->standing;
}

unsigned smr_users_standing(const smr_queue *q, bool lasting)
{
	unsigned n = 0;

	for (size_t i = 0; i < q->users.n; i++)
		if (lasting || !q->users.v[i].lasting)
			n += q->users.v[i].standing;
	return n;
}

void smr_users_forget_lost(smr_queue *q, int64_t now)
{
	unsigned returns = smr_nats_returns(q->c);

	for (size_t i = 0; i < q->users.n; i++)
		if (now >= q->users.v[i].until || returns != q->returns)
			q->users.v[i].standing = 0;
	if (returns != q->returns)
		q->looked = 0;
	q->returns = returns;
}

void smr_users_limit(const smr_queue *q, smr_ticket *t)
{
	const smr_asked *a = find_user(q, t->user);

	t->most = a != NULL ? a->bytes : 0;
}

bool smr_users_admit(smr_queue *q, smr_ticket *t)
{
	unsigned others = 0;
	bool shared = false, fits = false;
	smr_asked *a;

	pthread_mutex_lock(&q->lock);
	a = find_user(q, t->user);
	for (size_t i = 0; i < q->users.n; i++)
		if (&q->users.v[i] != a) {
			others += q->users.v[i].held;
			shared |= q->users.v[i].held > 0;
		}
	if (a != NULL)
		fits = (a->slots == 0 || a->held < a->slots) &&
		       (!shared || a->held < others + OTHERS);
	if (fits) {
		a->held++;
		t->most = a->bytes;
	}
	pthread_mutex_unlock(&q->lock);
	return fits;
}

void smr_users_release(smr_queue *q, const char *user)
{
	smr_asked *a;

	pthread_mutex_lock(&q->lock);
	a = find_user(q, user);
	if (a != NULL && a->held > 0)
		a->held--;
	pthread_mutex_unlock(&q->lock);
}
