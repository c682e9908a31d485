/* Callbacks of cnats come from its own thread, even after a failed login and after closing. So they
 * get a number instead of a pointer; it is looked up, and the lock is held while the connection is
 * used. */
#include <stdio.h>
#include <string.h>

#include "base/log.h"
#include "net/nats/connection.h"

static smr_nats *connections;
static uintptr_t numbers;
static pthread_mutex_t connections_lock = PTHREAD_MUTEX_INITIALIZER;

smr_status smr_nats_enter(smr_nats *c)
{
	pthread_mutex_lock(&connections_lock);
	c->number = ++numbers;
	HASH_ADD(hh, connections, number, sizeof(c->number), c);

	bool in = c->hh.tbl != NULL;

	pthread_mutex_unlock(&connections_lock);
	return in ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a connection");
}

void smr_nats_leave(smr_nats *c)
{
	pthread_mutex_lock(&connections_lock);
	if (c->hh.tbl != NULL)
		HASH_DEL(connections, c);
	pthread_mutex_unlock(&connections_lock);
}

smr_nats *smr_nats_find(void *number)
{
	uintptr_t key = (uintptr_t)number;
	smr_nats *c;

	pthread_mutex_lock(&connections_lock);
	HASH_FIND(hh, connections, &key, sizeof(key), c);
	if (c == NULL)
		pthread_mutex_unlock(&connections_lock);
	return c;
}

void smr_nats_let_go(void)
{
	pthread_mutex_unlock(&connections_lock);
}

void smr_nats_on_error(natsConnection *nc, natsSubscription *sub, natsStatus why, void *number)
{
	const char *text = NULL;
	smr_nats *c = smr_nats_find(number);

	if (c == NULL)
		return;
	natsConnection_GetLastError(nc, &text);
	if (text == NULL || *text == '\0')
		text = natsStatus_GetText(why);
	if (why == NATS_NOT_PERMITTED || strstr(text, "ermissions") != NULL) {
		pthread_mutex_lock(&c->lock);
		c->refusals++;
		snprintf(c->refusal, sizeof(c->refusal), "%s", text);
		pthread_mutex_unlock(&c->lock);
		smr_log(SMR_LOG_ERROR, "%s: refused by the server: %s", c->role, text);
	} else {
		smr_log(SMR_LOG_WARN, "%s: %s: %s", c->role, natsStatus_GetText(why), text);
	}
	smr_nats_let_go();
}

void smr_nats_on_loss(natsConnection *nc, void *number)
{
	smr_nats *c = smr_nats_find(number);

	if (c == NULL)
		return;
	smr_log(SMR_LOG_WARN, "%s: the connection to the cluster's server is lost", c->role);
	smr_nats_let_go();
}

void smr_nats_on_return(natsConnection *nc, void *number)
{
	smr_nats *c = smr_nats_find(number);

	if (c == NULL)
		return;
	smr_log(SMR_LOG_INFO, "%s: connected again", c->role);
	smr_nats_let_go();
}

void smr_nats_on_close(natsConnection *nc, void *number)
{
	const char *text = NULL;
	smr_nats *c = smr_nats_find(number);

	if (c == NULL)
		return;
	natsConnection_GetLastError(nc, &text);
	smr_log(SMR_LOG_ERROR, "%s: the connection is closed: %s", c->role,
		text != NULL ? text : "");
	atomic_store(&c->closed, true);
	smr_nats_let_go();
}
