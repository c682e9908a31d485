/* nats.conf: one user for each role, with what it may say and hear. The server enforces it; a
 * worker whose key is stolen can take work of its own fleet and nothing else. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cluster/cluster.h"
#include "net/nkey.h"

/* A fleet's workers; @ stands for the fleet. Work comes from the stream FLEET_@ by its durable
 * consumer w, or straight at task.@.NODE.> and is answered at quick.@.>; payloads are asked for at
 * data.@.>; results go to done.@.>, what cannot be done to dead.@.>. Replies come to the role's own
 * inbox, so that no worker hears what others are sent. */
static const char *const worker_says[] = {
	"done.@.>",
	"quick.@.>",
	"dead.@.>",
	"try.@.>", /* who took which ticket, and asking who did */
	"$JS.API.STREAM.INFO.TRIES",
	"evt.@.>",
	"data.@.>",
	"$JS.API.INFO",
	"$JS.API.STREAM.INFO.FLEET_@",
	"$JS.API.CONSUMER.INFO.FLEET_@.w",
	"$JS.API.CONSUMER.MSG.NEXT.FLEET_@.w",
	"$JS.ACK.FLEET_@.w.>",
	"$KV.health.*",
	"$KV.nodes.*",
	"$JS.API.STREAM.CREATE.KV_health", /* it is in memory: who reports makes it again */
	"$JS.API.STREAM.CREATE.KV_nodes",
	"$JS.API.STREAM.INFO.KV_health",
	"$JS.API.STREAM.INFO.KV_nodes",
	"$JS.API.DIRECT.GET.KV_health.>", /* is somebody of my name there? */
	"$JS.API.DIRECT.GET.KV_models.>",
	NULL,
};
static const char *const worker_hears[] = {"_INBOX.@.>", "task.@.>", "node.*", "$KV.health.*",
					   NULL};

static const char *const orchestrator_says[] = {
	"fleet.>",   "task.>",    "dead.>",   "evt.>",       "data.>",       "_INBOX.>",
	"$JS.API.>", "$JS.ACK.>", "$JS.FC.>", "$KV.plans.>", "$KV.models.>", NULL,
};
static const char *const orchestrator_hears[] = {
	"_INBOX.@.>",           "done.>",       "quick.>",     "dead.>", "evt.>", "data.>",
	"$JS.EVENT.ADVISORY.>", "$KV.health.*", "$KV.nodes.*", NULL,
};

static const char *const all[] = {">", NULL};

static void put_subjects(smr_str *out, const char *const *subjects, const char *role)
{
	smr_str_puts(out, "[");
	for (const char *const *s = subjects; *s != NULL; s++) {
		smr_str_puts(out, s == subjects ? "\"" : ", \"");
		for (const char *c = *s; *c != '\0'; c++)
			if (*c == '@')
				smr_str_puts(out, role);
			else
				smr_str_putc(out, *c);
		smr_str_puts(out, "\"");
	}
	smr_str_puts(out, "]");
}

static smr_status put_user(smr_str *out, const smr_cluster *c, const char *role,
			   const char *const *says, const char *const *hears)
{
	char file[64], public_key[SMR_NKEY_PUBLIC], *path, *seed;
	smr_status st;

	snprintf(file, sizeof(file), "keys/%s.seed", role);
	SMR_TRY(smr_cluster_path(c, file, &path));
	st = smr_read_file(path, &seed, NULL);
	if (st == SMR_OK) {
		st = smr_nkey_public(seed, public_key);
		if (st != SMR_OK)
			st = smr_fail(st, "%s: %s", path, smr_errmsg());
		memset(seed, 0, strlen(seed));
		smr_free(seed);
	}
	smr_free(path);
	SMR_TRY(st);
	smr_str_printf(out, "\t\t# %s\n\t\t{ nkey: %s, permissions: {\n\t\t\tpublish: ", role,
		       public_key);
	put_subjects(out, says, role);
	smr_str_puts(out, "\n\t\t\tsubscribe: ");
	put_subjects(out, hears, role);
	/* answers to the operator's requests, which come with an inbox of his */
	smr_str_puts(out, "\n\t\t\tallow_responses: true } }\n");
	return SMR_OK;
}

smr_status smr_cluster_config(const smr_cluster *c, smr_str *out)
{
	char *extra;

	smr_str_printf(
		out,
		"# Written by `samara cluster up` from cluster.json, fleets.json and keys/.\n"
		"# What you want beside it goes into extra.conf.\n"
		"server_name: \"%s\"\n"
		"listen: \"%s:%d\"\n"
		"max_payload: 1048576\n"
		"jetstream { store_dir: \"data\" }\n"
		"tls {\n\tcert_file: \"tls/server.pem\"\n\tkey_file: \"tls/server.key\"\n"
		"\ttimeout: 5\n}\n"
		"authorization {\n\ttimeout: 5\n\tusers = [\n",
		c->name, c->host, c->port);
	SMR_TRY(put_user(out, c, SMR_ROLE_OPERATOR, all, all));
	SMR_TRY(put_user(out, c, SMR_ROLE_ORCHESTRATOR, orchestrator_says, orchestrator_hears));
	for (size_t i = 0; i < c->fleets->n; i++)
		SMR_TRY(put_user(out, c, c->fleets->v[i].name, worker_says, worker_hears));
	smr_str_puts(out, "\t]\n}\n");
	SMR_TRY(smr_cluster_path(c, "extra.conf", &extra));
	if (smr_file_exists(extra))
		smr_str_puts(out, "include \"extra.conf\"\n");
	smr_free(extra);
	return smr_str_status(out, "nats.conf");
}
