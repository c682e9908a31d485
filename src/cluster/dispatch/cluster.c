#include "cluster/dispatch/cluster.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "base/fs.h"
#include "base/log.h"
#include "cluster/config/cluster.h"
#include "cluster/config/roster.h"
#include "cluster/payload/endpoints.h"

/* Facts that a node published about its machine when it joined. */
typedef struct known {
	char node[SMR_NODE_NAME];
	uint64_t instance;
	double peak, bandwidth;
	bool alike;
	uint64_t host;
} known;

struct smr_fleet_end {
	smr_cluster *cluster;
	smr_endpoints ways;
	const smr_nats_module *m;
	smr_nats *connection;
	smr_queue *queue;
	smr_roster *roster;
	smr_packager *coder;
	smr_orchestrator *orchestrator;
	smr_monitor_book *monitor;
	double peak, bandwidth; /* of this machine */
	smr_facts here;
	uint64_t id;
	SMR_VEC(known) known;
};

/* ---- callbacks of the orchestrator ----------------------------------------------------------- */

static bool server_is_connected(void *ctx)
{
	smr_fleet_end *c = ctx;

	return c->m->connected(c->connection);
}

static void read_facts(smr_fleet_end *c, const smr_roster_entry *e, known *k)
{
	char key[SMR_HEALTH_KEY];
	smr_str text = {0};
	smr_facts f;

	*k = (known){.instance = e->health.instance};
	snprintf(k->node, sizeof(k->node), "%s", e->health.node);
	snprintf(key, sizeof(key), "%s.%s", e->set, e->health.node);
	if (c->m->get(c->connection, SMR_BUCKET_NODES, key, &text) == SMR_OK &&
	    smr_signed_by(e->signer, smr_str_text(&text), text.n) &&
	    smr_facts_read(text.s + SMR_SIGNED_HEAD, text.n - SMR_SIGNED_HEAD, &f) == SMR_OK) {
		k->peak = f.peak_f32 / c->peak;
		k->bandwidth = f.bandwidth / c->bandwidth;
		k->alike = smr_facts_alike(&f, &c->here);
		k->host = smr_hash64(f.host, strlen(f.host), 0);
	}
	smr_str_free(&text);
}

static known facts_of(smr_fleet_end *c, const smr_roster_entry *e)
{
	const smr_health *h = &e->health;
	size_t i = 0;
	known k;

	while (i < c->known.n && strcmp(c->known.v[i].node, h->node) != 0)
		i++;
	if (i < c->known.n && c->known.v[i].instance == h->instance)
		return c->known.v[i];
	read_facts(c, e, &k);
	if (i < c->known.n)
		c->known.v[i] = k;
	else if (c->known.n < SMR_MEMBERS)
		(void)smr_vec_push(&c->known, k); /* on failure it is requested again */
	return k;
}

/* Lists the members. Called under the orchestrator's lock. */
static size_t list_fleet_members(void *ctx, smr_fleet_member *out, size_t cap)
{
	smr_fleet_end *c = ctx;
	smr_roster_entry *all = NULL;
	size_t n = 0;

	if (smr_roster_read(c->roster, &all, &n) != SMR_OK)
		return 0;
	n = n < cap ? n : cap;
	for (size_t i = 0; i < n; i++) {
		const smr_health *h = &all[i].health;
		known k = facts_of(c, &all[i]);

		out[i] = (smr_fleet_member){.slowdown = h->slowdown,
					    .peak = k.peak,
					    .bandwidth = k.bandwidth,
					    .slots = h->slots,
					    .busy = h->busy,
					    .alike = k.alike,
					    .host = k.host,
					    .fit = smr_health_gate(h, all[i].age_s, 0) ==
						   SMR_ADMISSION_OPEN};
		snprintf(out[i].node, sizeof(out[i].node), "%s", h->node);
		snprintf(out[i].fleets, sizeof(out[i].fleets), "%s", h->fleets);
	}
	smr_free(all);
	return n;
}

static size_t rank_fleets(void *ctx, const smr_dispatch *p, const char *out[SMR_RANKED])
{
	const smr_fleet_end *c = ctx;
	const smr_work *w = &p->query.work;
	smr_profile profile = {
		.kernel = p->codelet->match.kernel != NULL
				  ? smr_kernel_name(p->codelet->match.kernel)
				  : NULL,
		.predicted_s = p->predicted.p50,
		.flops = w->flops,
		.bytes = w->bytes_read + w->bytes_written,
		.memory_bytes = p->predicted.memory_bytes,
		.calls = (double)p->calls,
		.lines = NAN,
		.cyclomatic = NAN,
		.threads = p->query.threads,
		.pure = true,
	};
	size_t order[SMR_RANKED];

	if (c->cluster->fleets->n > SMR_RANKED)
		return 0;
	smr_fleets_rank(c->cluster->fleets, &profile, order);
	for (size_t i = 0; i < c->cluster->fleets->n; i++)
		out[i] = c->cluster->fleets->v[order[i]].name;
	return c->cluster->fleets->n;
}

/* Returns whether a node has reported the key. The data plane calls it with its lock held. */
static bool roster_has_key(void *roster, const uint8_t key[32])
{
	return smr_roster_knows(roster, key);
}

/* ---- open and close -------------------------------------------------------------------------- */

static smr_status open_queue(smr_fleet_end *c)
{
	smr_queue_params p = {.connection = c->connection,
			      .ack_wait_ms = (unsigned)c->cluster->ack_wait_ms};

	SMR_TRY(c->m->queue->open(c->cluster->dir, &p, &c->queue));
	for (size_t i = 0; i < c->cluster->fleets->n; i++)
		SMR_TRY(c->m->queue->make(c->queue, c->cluster->fleets->v[i].name));
	return SMR_OK;
}

/* Opens the packager with $SAMARA_CODE_KEY, or the cluster's key; without a key, nodes run tasks as
 * WebAssembly. */
static smr_status open_coder(smr_fleet_end *c)
{
	const char *own = getenv("SAMARA_CODE_KEY"), *code = getenv("SAMARA_CODE");
	bool as_text = code != NULL && strcmp(code, "text") == 0, has_key;
	smr_secret_key key;
	smr_status st;

	has_key = (own != NULL && *own != '\0' ? smr_key_load(own, &key)
					       : smr_cluster_code_key(c->cluster, &key)) == SMR_OK;
	if (!has_key)
		smr_log(SMR_LOG_WARN, "codelets go unsigned: %s", smr_errmsg());
	st = smr_packager_open(has_key ? &key : NULL, as_text, &c->coder);
	smr_key_forget(&key);
	return st;
}

static smr_status find_id(smr_fleet_end *c)
{
	char *path, *ca;
	size_t n;
	smr_status st;

	c->id = SMR_FLEET_LOCAL_ID;
	if (strcmp(c->cluster->name, "local") == 0)
		return SMR_OK;
	SMR_TRY(smr_cluster_path(c->cluster, "tls/ca.pem", &path));
	st = smr_read_file(path, &ca, &n);
	smr_free(path);
	SMR_TRY(st);
	c->id = smr_hash64(ca, n, 0);
	smr_free(ca);
	return SMR_OK;
}

static void take_record(void *ctx, const char *key, const char *data, size_t n)
{
	if (smr_node_perf_take(ctx, key, data, n) != SMR_OK)
		smr_log(SMR_LOG_WARN, "fleet: a record of the cluster is ignored: %s",
			smr_errmsg());
}

/* Reads the performance records of other programs. A failure is ignored: they are measured
 * again. */
static void recall(smr_fleet_end *c, smr_node_perf *fares)
{
	/* a user keeps it only on the user's own machines: rights.c has the reason */
	if (fares != NULL && c->cluster->user[0] == '\0' &&
	    (c->m->each(c->connection, SMR_BUCKET_MODELS, "fare.>", take_record, fares) != SMR_OK ||
	     c->m->each(c->connection, SMR_BUCKET_PLANS, NULL, take_record, fares) != SMR_OK))
		smr_log(SMR_LOG_INFO, "%s", smr_errmsg());
}

static smr_status open_all(smr_fleet_end *c, const smr_fleet_end_params *p)
{
	smr_orchestrator_params o = {.run = p->run,
				     .ways = c->ways.v,
				     .members = list_fleet_members,
				     .rank = rank_fleets,
				     .reachable = server_is_connected,
				     .ctx = c,
				     .alike_only = p->alike_only,
				     .patience_s = p->patience_s,
				     .monitor = p->monitor,
				     .fares = p->fares};
	const smr_machine *h = p->here;

	SMR_TRY(smr_cluster_open(p->dir, &c->cluster));
	SMR_TRY(smr_endpoints_of(c->cluster, false, &c->ways));
	SMR_TRY(open_coder(c));
	o.coder = c->coder;
	c->monitor = p->monitor;
	c->peak = h->peak_f32 * h->cores;
	c->bandwidth = h->bw_all[h->npoints - 1];
	SMR_TRY(smr_facts_gather(&(smr_metrics_reading){0}, &c->here));
	SMR_TRY(smr_cluster_connect(c->cluster, SMR_ROLE_ORCHESTRATOR, false, &c->m,
				    &c->connection));
	SMR_TRY(find_id(c));
	SMR_TRY(open_queue(c));
	recall(c, p->fares);
	SMR_TRY(smr_roster_open(c->m, c->connection, c->cluster->operator_key, true, &c->roster));
	c->ways.access.knows = roster_has_key;
	c->ways.access.ctx = c->roster;
	o.kind = c->m->queue;
	o.queue = c->queue;
	return smr_orchestrator_open(&o, &c->orchestrator);
}

smr_status smr_fleet_end_open(const smr_fleet_end_params *p, smr_fleet_end **out)
{
	smr_fleet_end *c = smr_calloc(1, sizeof(*c));
	smr_status st;

	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a cluster");
	st = open_all(c, p);
	if (st != SMR_OK) {
		smr_fleet_end_close(c);
		return st;
	}
	*out = c;
	return SMR_OK;
}

void smr_fleet_end_close(smr_fleet_end *c)
{
	if (c == NULL)
		return;
	smr_orchestrator_close(c->orchestrator);
	smr_packager_close(c->coder);
	smr_roster_close(c->roster);
	if (c->queue != NULL)
		c->m->queue->close(c->queue);
	if (c->connection != NULL)
		c->m->close(c->connection);
	smr_endpoints_free(&c->ways);
	smr_cluster_close(c->cluster);
	smr_vec_free(&c->known);
	smr_free(c);
}

smr_orchestrator *smr_fleet_end_orchestrator(const smr_fleet_end *c)
{
	return c->orchestrator;
}

uint64_t smr_fleet_end_id(const smr_fleet_end *c)
{
	return c->id;
}

bool smr_fleet_end_reachable(smr_fleet_end *c)
{
	return server_is_connected(c) && !smr_orchestrator_gave_up(c->orchestrator);
}

smr_status smr_fleet_end_keep(smr_fleet_end *c, const char *key, const void *data, size_t n)
{
	bool is_plan = strncmp(key, SMR_PLANS_PREFIX, strlen(SMR_PLANS_PREFIX)) == 0;

	return c->m->put(c->connection, is_plan ? SMR_BUCKET_PLANS : SMR_BUCKET_MODELS, key, data,
			 n);
}

enum { PROGRAM_KEY = 96 };

/* Writes host and process, in the characters that keys may have. */
static void name_program(const smr_fleet_end *c, char key[PROGRAM_KEY])
{
	snprintf(key, PROGRAM_KEY, "monitor.%s-%ld", c->here.host, (long)getpid());
	for (char *x = key + strlen("monitor."); *x != '\0'; x++)
		if (!isalnum((unsigned char)*x))
			*x = '-';
}

smr_status smr_fleet_end_tell(smr_fleet_end *c)
{
	smr_str text = {0};
	char key[PROGRAM_KEY];
	smr_status st = smr_monitor_json(c->monitor, &text);

	name_program(c, key);
	if (st == SMR_OK)
		st = c->m->put(c->connection, SMR_BUCKET_MODELS, key, text.s, text.n);
	smr_str_free(&text);
	return st;
}
