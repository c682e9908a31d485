/* Writes nats.conf: one user of the server for each key, with its rights (rights.c). */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cluster/config/folder.h"
#include "cluster/config/rights.h"

static smr_status public_of(const smr_cluster *c, const char *role, char key[SMR_NKEY_PUBLIC])
{
	char *seed;
	smr_status st;

	SMR_TRY(smr_cluster_read_seed(c, role, &seed));
	st = smr_nkey_public(seed, key);
	if (st != SMR_OK)
		st = smr_fail(st, "%s/keys/%s.seed: %s", c->dir, role, smr_errmsg());
	sodium_memzero(seed, strlen(seed));
	smr_free(seed);
	return st;
}

static void put_role(smr_str *out, const char *name, smr_rights kind, const smr_key_role *r)
{
	smr_str_printf(out, "\t\t# %s\n\t\t{ nkey: %s, permissions: {\n\t\t\tpublish: ", name,
		       r->key);
	smr_rights_put(out, kind, true, r);
	smr_str_puts(out, "\n\t\t\tsubscribe: ");
	smr_rights_put(out, kind, false, r);
	/* permits answers to the operator's requests, whose inbox is the operator's */
	smr_str_puts(out,
		     kind == SMR_RIGHTS_NODE ? "\n\t\t\tallow_responses: true } }\n" : " } }\n");
}

static smr_status put_users(smr_str *out, const smr_cluster *c, const smr_who *w)
{
	char key[SMR_NKEY_PUBLIC];

	SMR_TRY(public_of(c, SMR_ROLE_OPERATOR, key));
	smr_str_printf(
		out,
		"\t\t# operator\n\t\t{ nkey: %s, permissions: { publish: [\">\"], subscribe: "
		"[\">\"] } }\n",
		key);
	SMR_TRY(public_of(c, SMR_ROLE_ORCHESTRATOR, key));
	put_role(out, SMR_ROLE_ORCHESTRATOR, SMR_RIGHTS_USER,
		 &(smr_key_role){.key = key, .user = SMR_ROLE_ORCHESTRATOR, .c = c, .who = w});
	for (size_t i = 0; i < w->users.n; i++)
		put_role(out, w->users.v[i].name, SMR_RIGHTS_USER,
			 &(smr_key_role){.key = w->users.v[i].key,
					 .user = w->users.v[i].name,
					 .c = c,
					 .who = w});
	for (size_t i = 0; i < w->nodes.n; i++)
		put_role(out, w->nodes.v[i].name, SMR_RIGHTS_NODE,
			 &(smr_key_role){.key = w->nodes.v[i].key,
					 .set = w->nodes.v[i].set,
					 .node = w->nodes.v[i].name,
					 .c = c,
					 .who = w});
	for (size_t i = 0; i < c->fleets->n; i++) {
		const char *fleet = c->fleets->v[i].name;

		SMR_TRY(public_of(c, fleet, key));
		put_role(out, fleet, SMR_RIGHTS_NODE,
			 &(smr_key_role){.key = key, .fleet = fleet, .c = c, .who = w});
	}
	return SMR_OK;
}

/* Servers of one cluster authenticate by certificates of its authority, which only they have. */
static void put_cluster(smr_str *out, const smr_cluster *c, size_t i)
{
	smr_str_printf(out,
		       "cluster {\n\tname: \"%s\"\n\tlisten: \"%s:%d\"\n\tno_advertise: true\n"
		       "\ttls {\n\t\tcert_file: \"tls/server.pem\"\n\t\tkey_file: "
		       "\"tls/server.key\"\n\t\tca_file: \"tls/ca.pem\"\n\t\tverify: true\n"
		       "\t\ttimeout: 5\n\t}\n\troutes = [",
		       c->name, c->several[i].host, c->several[i].routes);
	for (size_t k = 0; k < c->nseveral; k++)
		if (k != i)
			smr_str_printf(out, "%s\"tls://%s:%d\"",
				       out->s[out->n - 1] == '"' ? ", " : "", c->several[k].host,
				       c->several[k].routes);
	smr_str_puts(out, "]\n}\n");
}

smr_status smr_cluster_config(const smr_cluster *c, size_t i, smr_str *out)
{
	bool one = c->nseveral == 0;
	char number[24] = "";
	smr_who w;
	char *extra;
	smr_status st;

	if (!one)
		snprintf(number, sizeof(number), "-%zu", i + 1);
	smr_str_printf(
		out,
		"# Written by `samara cluster up` from cluster.json, fleets.json, who.json and "
		"keys/.\n"
		"# What you want beside it goes into extra.conf.\n"
		"server_name: \"%s%s\"\n"
		"listen: \"%s:%d\"\n"
		"max_payload: 1048576\n"
		"jetstream { store_dir: \"data%s%s\" }\n"
		"tls {\n\tcert_file: \"tls/server.pem\"\n\tkey_file: \"tls/server.key\"\n"
		"\ttimeout: 5\n}\n",
		c->name, number, one ? c->host : c->several[i].host,
		one ? c->port : c->several[i].port, one ? "" : "/server", number);
	if (!one)
		put_cluster(out, c, i);
	smr_str_puts(out, "authorization {\n\ttimeout: 5\n\tusers = [\n");
	st = smr_who_read(c, &w);
	if (st == SMR_OK)
		st = put_users(out, c, &w);
	smr_who_free(&w);
	SMR_TRY(st);
	smr_str_puts(out, "\t]\n}\n");
	SMR_TRY(smr_cluster_path(c, "extra.conf", &extra));
	if (smr_file_exists(extra))
		smr_str_puts(out, "include \"extra.conf\"\n");
	smr_free(extra);
	return smr_str_status(out, "nats.conf");
}
