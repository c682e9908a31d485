/* Updates a running server: its streams, and its configuration of rights. */
#include <fcntl.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "cluster/config/folder.h"
#include "cluster/config/signed.h"
#include "cluster/config/who.h"

enum {
	RELOAD_S = 10,
	OWN_MIB = 256,
	USER_MIB = 64 /* of waiting tickets, by default */
};

static const uint64_t MIB = 1 << 20;

/* ---- streams --------------------------------------------------------------------------------- */

typedef struct lists {
	SMR_VEC(const char *) fleets;
	SMR_VEC(smr_nats_user) users;
} lists;

static smr_status fill_layout_lists(const smr_cluster *c, const smr_who *w, lists *l)
{
	smr_nats_user own = {.name = SMR_ROLE_ORCHESTRATOR,
			     .waiting = OWN_MIB * MIB,
			     .results = 4 * OWN_MIB * MIB};

	SMR_TRY(smr_vec_push(&l->users, own));
	for (size_t i = 0; i < w->users.n; i++) {
		const smr_who_user *u = &w->users.v[i];
		smr_nats_user one = {.name = u->name,
				     .slots = u->limits.slots,
				     .tickets = u->limits.tickets,
				     .waiting = u->limits.bytes,
				     .results = u->limits.bytes,
				     .payload = u->limits.bytes};

		if (one.waiting == 0) {
			one.waiting = USER_MIB * MIB;
			one.results = 4 * USER_MIB * MIB;
		}
		SMR_TRY(smr_vec_push(&l->users, one));
	}
	for (size_t i = 0; i < c->fleets->n; i++)
		SMR_TRY(smr_vec_push(&l->fleets, (const char *)c->fleets->v[i].name));
	return SMR_OK;
}

static smr_status read_operator(const smr_cluster *c, uint8_t seed[32])
{
	char *own;
	smr_status st;

	SMR_TRY(smr_cluster_read_seed(c, SMR_ROLE_OPERATOR, &own));
	st = smr_nkey_raw_seed(own, seed);
	sodium_memzero(own, strlen(own));
	smr_free(own);
	return st;
}

static smr_status sign_by_operator(void *ctx, const char *text, size_t n, smr_str *out)
{
	uint8_t seed[32];
	smr_status st = read_operator(ctx, seed);

	if (st == SMR_OK)
		st = smr_signed_make(seed, text, n, out);
	sodium_memzero(seed, sizeof(seed));
	return st;
}

smr_status smr_cluster_word(const smr_cluster *c, const char *node, uint64_t instance,
			    const char *word, smr_str *out)
{
	uint8_t seed[32];
	smr_status st = read_operator(c, seed);

	if (st == SMR_OK)
		st = smr_word_make(seed, node, instance, word, out);
	sodium_memzero(seed, sizeof(seed));
	return st;
}

smr_status smr_cluster_found(const smr_cluster *c)
{
	const smr_nats_module *m;
	smr_nats *n = NULL;
	lists l = {.fleets = {0}};
	smr_who w;
	smr_status st = smr_who_read(c, &w);

	if (st == SMR_OK)
		st = fill_layout_lists(c, &w, &l);
	if (st == SMR_OK)
		st = smr_cluster_connect(c, SMR_ROLE_OPERATOR, false, &m, &n);
	if (st == SMR_OK) {
		st = m->found(n, &(smr_nats_layout){.fleets = l.fleets.v,
						    .nfleets = l.fleets.n,
						    .users = l.users.v,
						    .nusers = l.users.n,
						    .sign = sign_by_operator,
						    .ctx = (void *)(uintptr_t)c,
						    .replicas = c->nseveral > 0 ? 3 : 1,
						    .ack_wait_ms = (unsigned)c->ack_wait_ms});
		m->close(n);
	}
	smr_vec_free(&l.fleets);
	smr_vec_free(&l.users);
	smr_who_free(&w);
	return st;
}

/* ---- reload of nats.conf --------------------------------------------------------------------- */

/* Reads the server's log behind @p from: returns whether a reload has ended, and sets
 * *@p failed. */
static bool has_reloaded(const char *log, size_t from, bool *failed)
{
	char *text;
	size_t n = 0;
	bool done;

	if (smr_read_file(log, &text, &n) != SMR_OK)
		return false;
	*failed = n > from && strstr(text + from, "Failed to reload") != NULL;
	done = *failed ||
	       (n > from && strstr(text + from, "Reloaded server configuration") != NULL);
	smr_free(text);
	return done;
}

static size_t length_of(const char *log)
{
	char *text;
	size_t n = 0;

	if (smr_read_file(log, &text, &n) == SMR_OK)
		smr_free(text);
	return n;
}

static smr_status reload_server_config(const smr_cluster *c, size_t i)
{
	int64_t from = smr_now_ns();
	int pid = smr_cluster_pid_of(c, i);
	char file[SMR_SERVER_FILE], *log;
	bool failed = false, done = false;
	size_t at;

	if (pid == 0)
		return SMR_OK;
	smr_cluster_file(c, SMR_SERVER_LOG, i, file);
	SMR_TRY(smr_cluster_path(c, file, &log));
	at = length_of(log);
	if (kill(pid, SIGHUP) == 0)
		while (!(done = has_reloaded(log, at, &failed)) &&
		       smr_seconds(from, smr_now_ns()) < RELOAD_S)
			usleep(5000);
	smr_free(log);
	return done && !failed
		       ? SMR_OK
		       : smr_fail(SMR_EIO, "the server (process %d) has not taken what is new: %s",
				  pid, failed ? file : "it is silent");
}

smr_status smr_cluster_reload_config(const smr_cluster *c)
{
	SMR_TRY(smr_cluster_write_config(c));
	for (size_t i = 0; i < smr_cluster_size(c); i++)
		SMR_TRY(reload_server_config(c, i));
	return SMR_OK;
}

smr_status smr_cluster_reload(const smr_cluster *c)
{
	if (smr_cluster_pid(c) == 0) {
		smr_log(SMR_LOG_INFO,
			"the server of %s does not run here: it reads the change at the next "
			"`samara cluster up` on its machine",
			c->dir);
		return SMR_OK;
	}
	SMR_TRY(smr_cluster_reload_config(c));
	return smr_cluster_found(c);
}

/* Notifies nodes of removed users before the nodes lose the right to their tickets. */
smr_status smr_cluster_forsake(const smr_cluster *c)
{
	if (smr_cluster_pid(c) == 0)
		return SMR_OK;
	if (smr_cluster_found(c) != SMR_OK)
		smr_log(SMR_LOG_WARN, "%s", smr_errmsg());
	return smr_cluster_reload_config(c);
}

/* ---- several servers ------------------------------------------------------------------------- */

smr_status smr_cluster_settle(const smr_cluster *c)
{
	const smr_nats_module *m;
	smr_nats *n;
	smr_status st;

	SMR_TRY(smr_cluster_connect(c, SMR_ROLE_OPERATOR, false, &m, &n));
	st = m->settled(n);
	m->close(n);
	return st;
}
