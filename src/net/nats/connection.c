/* One connection: log in, come back, say what was refused. */
#include "net/nats/connection.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"

enum {
	RECONNECT_MS = 100,
	LOGIN_MS = 3000,
	PING_MS = 5000, /* a server that stands still is left after three of them */
};

/* Refused is another kind than out of reach: there is no use in trying again. */
static smr_status kind_of(natsStatus why)
{
	switch (why) {
	case NATS_NO_MEMORY:
		return SMR_ENOMEM;
	case NATS_NOT_FOUND:
	case NATS_NO_RESPONDERS:
		return SMR_ENOTFOUND;
	case NATS_SSL_ERROR:
	case NATS_CONNECTION_AUTH_FAILED:
	case NATS_NOT_PERMITTED:
	case NATS_SECURE_CONNECTION_REQUIRED:
	case NATS_SECURE_CONNECTION_WANTED:
		return SMR_EINVAL;
	default:
		return SMR_EIO;
	}
}

smr_status smr_nats_fail(smr_nats *c, natsStatus why, const char *fmt, ...)
{
	const char *more = nats_GetLastError(NULL);
	char what[400], refusal[256] = "";
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(what, sizeof(what), fmt, ap);
	va_end(ap);
	if (c != NULL) {
		pthread_mutex_lock(&c->lock);
		memcpy(refusal, c->refusal, sizeof(refusal));
		pthread_mutex_unlock(&c->lock);
	}
	return smr_fail(kind_of(why), "%s: %s%s%s%s%s", what, natsStatus_GetText(why),
			more != NULL && *more != '\0' ? ": " : "", more != NULL ? more : "",
			refusal[0] != '\0' ? "; the server refused: " : "", refusal);
}

static void on_error(natsConnection *nc, natsSubscription *sub, natsStatus why, void *arg)
{
	smr_nats *c = arg;
	const char *text = NULL;

	natsConnection_GetLastError(nc, &text);
	if (text == NULL || *text == '\0')
		text = natsStatus_GetText(why);
	/* the status is NOT_PERMITTED for subjects, CONNECTION_AUTH_FAILED for keys */
	if (why == NATS_NOT_PERMITTED || strstr(text, "ermissions") != NULL) {
		pthread_mutex_lock(&c->lock);
		c->refusals++;
		snprintf(c->refusal, sizeof(c->refusal), "%s", text);
		pthread_mutex_unlock(&c->lock);
		smr_log(SMR_LOG_ERROR, "%s: refused by the server: %s", c->role, text);
	} else {
		smr_log(SMR_LOG_WARN, "%s: %s: %s", c->role, natsStatus_GetText(why), text);
	}
}

static void on_loss(natsConnection *nc, void *arg)
{
	smr_nats *c = arg;

	if (!atomic_load(&c->closing))
		smr_log(SMR_LOG_WARN, "%s: the connection to the cluster's server is lost",
			c->role);
}

static void on_return(natsConnection *nc, void *arg)
{
	smr_nats *c = arg;

	smr_log(SMR_LOG_INFO, "%s: connected again", c->role);
}

static void on_close(natsConnection *nc, void *arg)
{
	smr_nats *c = arg;
	const char *text = NULL;

	natsConnection_GetLastError(nc, &text);
	if (!atomic_load(&c->closing))
		smr_log(SMR_LOG_ERROR, "%s: the connection is closed: %s", c->role,
			text != NULL ? text : "");
	atomic_store(&c->closed, true);
}

/* The first that fails ends the chain. */
static natsStatus set_options(natsOptions *o, const smr_nats_login *l, smr_nats *c)
{
	char inbox[80];
	natsStatus s = natsOptions_SetServers(o, (const char **)l->servers, (int)l->nservers);

	snprintf(inbox, sizeof(inbox), "_INBOX.%s", l->role);
#define THEN(call)        \
	if (s == NATS_OK) \
	s = (call)
	THEN(natsOptions_SetSecure(o, true));
	THEN(natsOptions_LoadCATrustedCertificates(o, l->ca_file));
	THEN(natsOptions_SetExpectedHostname(o, SMR_NATS_HOST));
	if (l->seed_file != NULL)
		THEN(natsOptions_SetNKeyFromSeed(o, l->public_key, l->seed_file));
	THEN(natsOptions_SetName(o, l->role));
	THEN(natsOptions_SetCustomInboxPrefix(o, inbox));
	THEN(natsOptions_SetTimeout(o, LOGIN_MS));
	THEN(natsOptions_SetPingInterval(o, PING_MS));
	THEN(natsOptions_SetMaxPingsOut(o, 2));
	THEN(natsOptions_SetMaxReconnect(o, -1));
	THEN(natsOptions_SetReconnectWait(o, RECONNECT_MS));
	THEN(natsOptions_SetReconnectJitter(o, RECONNECT_MS, RECONNECT_MS));
	/* cnats gathers writes for about a millisecond otherwise: 992 against 127 us a request */
	THEN(natsOptions_SetSendAsap(o, !l->bulk));
	THEN(natsOptions_SetErrorHandler(o, on_error, c));
	THEN(natsOptions_SetDisconnectedCB(o, on_loss, c));
	THEN(natsOptions_SetReconnectedCB(o, on_return, c));
	THEN(natsOptions_SetClosedCB(o, on_close, c));
#undef THEN
	return s;
}

smr_status smr_nats_connect(const smr_nats_login *l, smr_nats **out)
{
	smr_nats *c = smr_calloc(1, sizeof(*c));
	natsOptions *o = NULL;
	smr_status st = SMR_OK;

	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a connection");
	snprintf(c->role, sizeof(c->role), "%s", l->role);
	pthread_mutex_init(&c->lock, NULL);

	natsStatus s = natsOptions_Create(&o);

	if (s == NATS_OK)
		s = set_options(o, l, c);
	if (s == NATS_OK)
		s = natsConnection_Connect(&c->nc, o);
	if (s == NATS_OK)
		s = natsConnection_JetStream(&c->js, c->nc, NULL);
	if (s != NATS_OK)
		st = smr_nats_fail(NULL, s, "cannot join the cluster at %s as %s", l->servers[0],
				   l->role);
	natsOptions_Destroy(o);
	if (st == SMR_OK)
		*out = c;
	else
		smr_nats_close(c);
	return st;
}

void smr_nats_close(smr_nats *c)
{
	if (c == NULL)
		return;
	for (int b = 0; b < SMR_BUCKETS; b++)
		kvStore_Destroy(c->stores[b]);
	jsCtx_Destroy(c->js);
	atomic_store(&c->closing, true);
	if (c->nc != NULL) {
		natsConnection_Close(c->nc);
		/* on_close() comes from a thread of cnats, a little later */
		while (!atomic_load(&c->closed))
			nats_Sleep(1);
	}
	natsConnection_Destroy(c->nc);
	pthread_mutex_destroy(&c->lock);
	smr_free(c);
}

bool smr_nats_connected(smr_nats *c)
{
	return natsConnection_Status(c->nc) == NATS_CONN_STATUS_CONNECTED;
}

bool smr_nats_alive(smr_nats *c)
{
	return !atomic_load(&c->closed);
}

unsigned smr_nats_refusals(smr_nats *c, smr_str *text)
{
	pthread_mutex_lock(&c->lock);

	unsigned n = c->refusals;

	if (text != NULL)
		smr_str_puts(text, c->refusal);
	pthread_mutex_unlock(&c->lock);
	return n;
}
