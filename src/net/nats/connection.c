/* A connection: log-in, reconnection, reports of refused rights. */
#include "net/nats/connection.h"

#include <openssl/crypto.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/log.h"
#include "net/nkey.h"

enum {
	RECONNECT_MS = 100,
	LOGIN_MS = 3000,
	PING_MS = 5000, /* after three lost pings a silent server is given up */
};

/* Returns the kind of a failure. A refused login differs from an unreachable server: another
 * attempt is useless. */
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

/* ---- logging in -------------------------------------------------------------------------------*/

static smr_status sign_nonce(const smr_nats *c, const char *nonce, unsigned char *signature)
{
	char *seed;

	SMR_TRY(smr_read_file(c->seed_file, &seed, NULL));

	smr_status st = smr_nkey_sign(seed, nonce, strlen(nonce), signature);

	explicit_bzero(seed, strlen(seed));
	smr_free(seed);
	return st;
}

/* cnats 3.4.1 treats a signature that begins with a 0 byte as missing, and the server then refuses
 * the login: one in 256. Such a login fails here, and is repeated with the server's next nonce. The
 * seed stays in its file between logins; cnats frees the signature and the text. */
static natsStatus sign_server_nonce(char **error, unsigned char **signature, int *n,
				    const char *nonce, void *number)
{
	unsigned char *to = malloc(SMR_NKEY_SIGNATURE); /* not smr_malloc(): cnats frees it */
	smr_nats *c = smr_nats_find(number);
	smr_status st = SMR_OK;

	*signature = NULL; /* cnats frees it in any case */
	if (to == NULL || c == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for a signature");
	if (st == SMR_OK)
		st = sign_nonce(c, nonce, to);
	if (c != NULL) {
		if (st == SMR_ENOTFOUND) /* the key was removed: no login can succeed */
			atomic_store(&c->closed, true);
		c->unlucky = st == SMR_OK && to[0] == 0;
		if (c->unlucky)
			st = smr_fail(SMR_EIO, "a signature that begins with 0");
		smr_nats_let_go();
	}
	if (st != SMR_OK) {
		free(to);
		*error = strdup(smr_errmsg());
		return NATS_ERR;
	}
	*signature = to;
	*n = SMR_NKEY_SIGNATURE;
	return NATS_OK;
}

/* Sets the options of a connection. The first failure ends the chain. */
static natsStatus set_options(natsOptions *o, const smr_nats_login *l, smr_nats *c)
{
	void *number = (void *)c->number; /* NOLINT(performance-no-int-to-ptr) */
	natsStatus s = natsOptions_SetServers(o, (const char **)l->servers, (int)l->nservers);

#define THEN(call)        \
	if (s == NATS_OK) \
	s = (call)
	THEN(natsOptions_SetSecure(o, true));
	THEN(natsOptions_LoadCATrustedCertificates(o, l->ca_file));
	THEN(natsOptions_SetExpectedHostname(o, SMR_NATS_HOST));
	if (c->seed_file != NULL)
		THEN(natsOptions_SetNKey(o, l->public_key, sign_server_nonce, number));
	THEN(natsOptions_SetName(o, l->role));
	THEN(natsOptions_SetCustomInboxPrefix(o, c->inbox));
	THEN(natsOptions_SetTimeout(o, LOGIN_MS));
	THEN(natsOptions_SetPingInterval(o, PING_MS));
	THEN(natsOptions_SetMaxPingsOut(o, 2));
	THEN(natsOptions_SetMaxReconnect(o, -1));
	THEN(natsOptions_SetReconnectWait(o, RECONNECT_MS));
	THEN(natsOptions_SetReconnectJitter(o, RECONNECT_MS, RECONNECT_MS));
	/* cnats otherwise gathers writes for about a millisecond: 992 instead of 127 us per
	 * request */
	THEN(natsOptions_SetSendAsap(o, !l->bulk));
	THEN(natsOptions_SetErrorHandler(o, smr_nats_on_error, number));
	THEN(natsOptions_SetDisconnectedCB(o, smr_nats_on_loss, number));
	THEN(natsOptions_SetReconnectedCB(o, smr_nats_on_return, number));
	THEN(natsOptions_SetClosedCB(o, smr_nats_on_close, number));
#undef THEN
	return s;
}

/* Without this, OpenSSL at exit() frees memory that threads of cnats still use. And cnats spins for
 * its locks, which took a tenth of a busy worker's time. */
static void set_up_libraries(void)
{
	OPENSSL_init_crypto(OPENSSL_INIT_NO_ATEXIT, NULL);
	(void)nats_Open(0); /* if it was open already, it spins */
}

static smr_status make(const smr_nats_login *l, smr_nats **out)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	smr_nats *c = smr_calloc(1, sizeof(*c));

	pthread_once(&once, set_up_libraries);
	if (c == NULL ||
	    (l->seed_file != NULL && (c->seed_file = smr_strdup(l->seed_file)) == NULL)) {
		smr_free(c);
		return smr_fail(SMR_ENOMEM, "no memory for a connection");
	}
	snprintf(c->role, sizeof(c->role), "%s", l->role);
	snprintf(c->user, sizeof(c->user), "%s", l->user != NULL ? l->user : "");
	/* the public key is part of the inbox, so that no name gives access to the replies of
	 * another */
	snprintf(c->inbox, sizeof(c->inbox), "_INBOX.%s",
		 l->public_key != NULL ? l->public_key : l->role);
	pthread_mutex_init(&c->lock, NULL);
	*out = c;
	return smr_nats_enter(c);
}

smr_status smr_nats_connect(const smr_nats_login *l, smr_nats **out)
{
	enum { UNLUCKY_MOST = 8 };
	smr_nats *c = NULL;
	natsOptions *o = NULL;
	natsStatus s = NATS_OK;
	smr_status st = make(l, &c);

	if (st == SMR_OK)
		s = natsOptions_Create(&o);
	if (st == SMR_OK && s == NATS_OK)
		s = set_options(o, l, c);
	for (int t = 0; st == SMR_OK && s == NATS_OK && t < UNLUCKY_MOST; t++) {
		s = natsConnection_Connect(&c->nc, o);
		if (s == NATS_OK || !c->unlucky)
			break;
		s = NATS_OK;
	}
	if (st == SMR_OK && s == NATS_OK)
		s = natsStatistics_Create(&c->counts);
	if (st == SMR_OK && s == NATS_OK)
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

void smr_nats_drop(smr_nats *c, natsMsg *m)
{
	enum { OLD_BYTES = 256 << 10 };
	natsMsg *old[SMR_NATS_OLD];
	size_t n = 0;

	pthread_mutex_lock(&c->lock);
	if (m != NULL) {
		c->old[c->nold++] = m;
		c->old_bytes += (size_t)natsMsg_GetDataLength(m);
	}
	if (m == NULL || c->nold == SMR_NATS_OLD || c->old_bytes > OLD_BYTES) {
		n = c->nold;
		memcpy(old, c->old, n * sizeof(old[0]));
		c->nold = c->old_bytes = 0;
	}
	pthread_mutex_unlock(&c->lock);
	while (n > 0)
		natsMsg_Destroy(old[--n]);
}

void smr_nats_close(smr_nats *c)
{
	if (c == NULL)
		return;
	smr_nats_leave(c);
	smr_nats_drop(c, NULL);
	jsCtx_Destroy(c->js);
	natsConnection_Destroy(c->nc); /* this also closes it */
	natsStatistics_Destroy(c->counts);
	pthread_mutex_destroy(&c->lock);
	smr_free(c->seed_file);
	smr_free(c);
}

bool smr_nats_connected(smr_nats *c)
{
	return natsConnection_Status(c->nc) == NATS_CONN_STATUS_CONNECTED;
}

unsigned smr_nats_returns(smr_nats *c)
{
	uint64_t n = 0;

	pthread_mutex_lock(&c->lock);
	if (natsConnection_GetStats(c->nc, c->counts) == NATS_OK)
		(void)natsStatistics_GetCounts(c->counts, NULL, NULL, NULL, NULL, &n);
	pthread_mutex_unlock(&c->lock);
	return (unsigned)n;
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
