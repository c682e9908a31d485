/* Probes nodes, roads and forms, one after the other. It neither learns nor chooses. */
#include "cluster/dispatch/probe.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "cluster/config/cluster.h"
#include "cluster/config/roster.h"
#include "cluster/config/signed.h"
#include "cluster/dispatch/probe_internal.h"
#include "cluster/payload/endpoints.h"

enum {
	ROADS = 3,
	ROUNDS = 15,
	LARGE_ROUNDS = 3,
	PATIENCE_S = 10,
	LARGE_TIMES = 6 /* as long: 16 MB over a link of 300 kB/s */
};

static const struct form {
	const char *name, *impl;
} forms[SMR_PROBE_FORMS] = {{"native", "nest"}, {"wasm", "wasm"}};

/* A client whose large payloads take one road. */
typedef struct road {
	const char *name;
	smr_queue *queue;
	smr_client *client;
	char why[SMR_PROBE_WHY]; /* the reason if it cannot be opened */
} road;

typedef struct prober {
	const smr_cluster_probe_params *p;
	smr_cluster *c;
	smr_endpoints ways;
	const smr_nats_module *m;
	smr_nats *n;
	smr_roster *roster;
	smr_packager *coder;
	smr_cluster_probe_codelet codelet;
	road roads[ROADS];
	size_t nroads;
	smr_roster_entry *nodes;
	size_t nnodes, nseen;
	char host[64];
} prober;

static bool roster_has_key(void *roster, const uint8_t key[32])
{
	return smr_roster_knows(roster, key);
}

/* ---- open and close ---------------------------------------------------------------------------
 */

static smr_status open_coder(prober *b)
{
	const char *own = getenv("SAMARA_CODE_KEY");
	smr_secret_key key;
	bool has = (own != NULL && *own != '\0' ? smr_key_load(own, &key)
						: smr_cluster_code_key(b->c, &key)) == SMR_OK;
	smr_status st = smr_packager_open(has ? &key : NULL, false, &b->coder);

	smr_key_forget(&key);
	return st;
}

static smr_status open_client(prober *b, road *r, const smr_blob_route *way)
{
	const smr_queue_params p = {.connection = b->n, .ack_wait_ms = (unsigned)b->c->ack_wait_ms};
	const smr_blob_route ways[] = {*way, {.transport = NULL}};
	char run[32];
	uint64_t id;

	if (getrandom(&id, sizeof(id), 0) != sizeof(id))
		return smr_fail(SMR_EIO, "no random number");
	snprintf(run, sizeof(run), "t%016llx", (unsigned long long)id);
	SMR_TRY(b->m->queue->open(b->c->dir, &p, &r->queue));
	for (size_t i = 0; i < b->c->fleets->n; i++)
		SMR_TRY(b->m->queue->make(r->queue, b->c->fleets->v[i].name));
	return smr_client_open(b->m->queue, r->queue, run, ways, &r->client);
}

/* Opens the roads. Small payloads go through the server in any case. */
static smr_status open_roads(prober *b)
{
	smr_status st = SMR_OK;

	b->roads[b->nroads++] = (road){.name = "server"};
	for (const smr_blob_route *w = b->ways.v; w->transport != NULL && b->nroads < ROADS; w++) {
		road *r = &b->roads[b->nroads++];

		*r = (road){.name = w->transport};
		st = open_client(b, r, w);
		if (st != SMR_OK)
			snprintf(r->why, sizeof(r->why), "%.250s", smr_errmsg());
	}
	for (size_t i = 1; i < b->nroads; i++)
		if (b->roads[i].client != NULL) {
			b->roads[0].client = b->roads[i].client;
			return SMR_OK;
		}
	return st != SMR_OK ? st : smr_fail(SMR_EINVAL, "SAMARA_WAYS names no way");
}

static smr_status open_all(prober *b)
{
	SMR_TRY(smr_cluster_open(b->p->dir, &b->c));
	SMR_TRY(smr_endpoints_of(b->c, true, &b->ways));
	snprintf(b->host, sizeof(b->host), "%s", b->ways.host);
	SMR_TRY(open_coder(b));
	SMR_TRY(smr_cluster_probe_codelet_open(b->p->library, &b->codelet));
	SMR_TRY(smr_cluster_connect(b->c, SMR_ROLE_ORCHESTRATOR, false, &b->m, &b->n));
	SMR_TRY(smr_roster_open(b->m, b->n, b->c->operator_key, true, &b->roster));
	b->ways.access.knows = roster_has_key;
	b->ways.access.ctx = b->roster;
	return open_roads(b);
}

static void close_all(prober *b)
{
	for (size_t i = 1; i < b->nroads; i++) {
		smr_client_close(b->roads[i].client);
		if (b->roads[i].queue != NULL)
			b->m->queue->close(b->roads[i].queue);
	}
	smr_roster_close(b->roster);
	smr_packager_close(b->coder);
	smr_cluster_probe_codelet_close(&b->codelet);
	if (b->n != NULL)
		b->m->close(b->n);
	smr_endpoints_free(&b->ways);
	smr_cluster_close(b->c);
	smr_free(b->nodes);
}

/* ---- one row ----------------------------------------------------------------------------------
 */

static void report_probe_row(const prober *b, const smr_cluster_probe *row)
{
	b->p->told(b->p->ctx, row);
}

/* Measures the median of @p rounds, after an uncounted one, in which code is prepared. */
static smr_status time_calls(prober *b, const smr_cluster_probe_target *t, size_t n, int rounds,
			     double *median, char how[SMR_PROBE_WHY])
{
	double all[ROUNDS], ignored;

	SMR_TRY(smr_cluster_probe_call(&b->codelet, t, n, &ignored, how));
	for (int i = 0; i < rounds; i++)
		SMR_TRY(smr_cluster_probe_call(&b->codelet, t, n, &all[i], how));
	smr_sort_doubles(all, rounds);
	*median = all[rounds / 2];
	return SMR_OK;
}

/* Sets the verdict. A node that uses the sandbox without a request does not trust the signer,
 * unless it uses nothing else. */
static void judge_probe_result(smr_cluster_probe *row, smr_status st, const char *how,
			       char why[SMR_PROBE_WHY])
{
	if (st != SMR_OK) {
		snprintf(why, SMR_PROBE_WHY, "%.250s", smr_errmsg());
		row->verdict = st == SMR_EUNSUPPORTED && strcmp(row->form, "wasm") == 0
				       ? SMR_CLUSTER_PROBE_NONE
				       : SMR_CLUSTER_PROBE_BAD;
	} else if (*how != '\0' && strcmp(row->form, "native") == 0) {
		snprintf(why, SMR_PROBE_WHY, "%s", how);
		row->verdict = strstr(how, "this node does nothing else") != NULL
				       ? SMR_CLUSTER_PROBE_NONE
				       : SMR_CLUSTER_PROBE_BAD;
	}
}

static double probe_timeout(const prober *b)
{
	return b->p->patience_s > 0 ? b->p->patience_s : PATIENCE_S;
}

static void probe(prober *b, const road *r, const struct form *f, smr_cluster_probe_target *t)
{
	bool beside = strcmp(r->name, "server") != 0;
	smr_cluster_probe row = {.node = t->node,
				 .fleet = t->fleet,
				 .road = r->name,
				 .form = f->name,
				 .round_s = NAN,
				 .rate = NAN};
	char why[SMR_PROBE_WHY] = "", how[SMR_PROBE_WHY] = "";
	double large = 0;
	smr_status st;

	t->client = r->client;
	t->impl = f->impl;
	row.why = why;
	if (r->client == NULL) {
		snprintf(why, sizeof(why), "%s", r->why);
		row.verdict = SMR_CLUSTER_PROBE_BAD;
		report_probe_row(b, &row);
		return;
	}
	t->patience_s = probe_timeout(b);
	st = time_calls(b, t, beside ? SMR_PROBE_BESIDE : SMR_PROBE_SMALL, ROUNDS, &row.round_s,
			how);
	t->patience_s *= LARGE_TIMES;
	if (st == SMR_OK && beside)
		st = time_calls(b, t, SMR_PROBE_LARGE, LARGE_ROUNDS, &large, how);
	if (st == SMR_OK && beside)
		row.rate = 2.0 * SMR_PROBE_LARGE * sizeof(double) / large;
	judge_probe_result(&row, st, how, why);
	report_probe_row(b, &row);
}

/* ---- one node ---------------------------------------------------------------------------------
 */

static bool is_member(const smr_health *h, const char *fleet)
{
	char word[SMR_QUEUE_WORD + 2];

	snprintf(word, sizeof(word), " %s ", fleet);
	return strstr(h->fleets, word) != NULL;
}

/* Returns whether the node is on this machine, by its published facts. */
static bool is_here(const prober *b, const smr_roster_entry *e)
{
	char key[SMR_HEALTH_KEY];
	smr_str text = {0};
	smr_facts f;
	bool is = false;

	snprintf(key, sizeof(key), "%s.%s", e->set, e->health.node);
	if (b->m->get(b->n, SMR_BUCKET_NODES, key, &text) == SMR_OK &&
	    smr_signed_by(e->signer, smr_str_text(&text), text.n) &&
	    smr_facts_read(text.s + SMR_SIGNED_HEAD, text.n - SMR_SIGNED_HEAD, &f) == SMR_OK)
		is = strcmp(f.host, b->host) == 0;
	smr_str_free(&text);
	return is;
}

static void name_others(const prober *b, const char *node, const char *fleet, smr_str *out)
{
	smr_str_clear(out);
	for (size_t i = 0; i < b->nnodes; i++) {
		const smr_health *h = &b->nodes[i].health;

		if (strcmp(h->node, node) != 0 && is_member(h, fleet))
			smr_str_printf(out, "%s%s ", out->n == 0 ? " " : "", h->node);
	}
}

/* Probes all roads and forms in the node's first fleet; in the others, which differ by the key
 * only, one of them. */
static void probe_fleet(prober *b, const smr_roster_entry *e, const char *fleet, bool first)
{
	const char *node = e->health.node;
	smr_str others = {0};
	smr_cluster_probe_target t = {.coder = b->coder, .fleet = fleet, .node = node};
	bool here = is_here(b, e);

	name_others(b, node, fleet, &others);
	t.others = smr_str_text(&others);
	for (size_t i = 0; i < (first ? b->nroads : 1); i++) {
		const road *r = &b->roads[i];

		if (strcmp(r->name, "local") == 0 && !here)
			continue;
		for (size_t k = 0; k < (first ? SMR_PROBE_FORMS : 1); k++)
			probe(b, r, &forms[k], &t);
	}
	smr_str_free(&others);
}

static void report_absent_node(const prober *b, const char *node, smr_cluster_probe_verdict v,
			       const char *why)
{
	const smr_cluster_probe row = {.node = node,
				       .fleet = "",
				       .road = "",
				       .form = "",
				       .round_s = NAN,
				       .rate = NAN,
				       .verdict = v,
				       .why = why};

	report_probe_row(b, &row);
}

/* Returns whether the node should take work: a drained one should not. */
static bool is_open(const prober *b, const smr_roster_entry *e)
{
	smr_admission g = smr_health_gate(&e->health, e->age_s, 0);
	char why[SMR_PROBE_WHY];

	if (g == SMR_ADMISSION_OPEN)
		return true;
	snprintf(why, sizeof(why), "%s; its last report is %.0f s old", smr_admission_name(g),
		 e->age_s);
	report_absent_node(
		b, e->health.node,
		g == SMR_ADMISSION_DRAINING ? SMR_CLUSTER_PROBE_NONE : SMR_CLUSTER_PROBE_BAD, why);
	return false;
}

static void probe_node(prober *b, const smr_roster_entry *e)
{
	bool first = true;

	if (!is_open(b, e))
		return;
	for (size_t i = 0; i < b->c->fleets->n; i++) {
		const char *fleet = b->c->fleets->v[i].name;

		if (!is_member(&e->health, fleet))
			continue;
		probe_fleet(b, e, fleet, first);
		first = false;
	}
}

static bool is_asked_for(const prober *b, const char *node)
{
	return b->p->node == NULL || strcmp(b->p->node, node) == 0;
}

/* Handles SET.NODE of a node that joined, and neither reports nor has left. */
static void take_facts(void *ctx, const char *key, const char *data, size_t n)
{
	const char *dot = strrchr(key, '.'), *node = dot != NULL ? dot + 1 : key;
	prober *b = ctx;

	(void)data, (void)n;
	for (size_t i = 0; i < b->nnodes; i++)
		if (strcmp(b->nodes[i].health.node, node) == 0)
			return;
	if (!is_asked_for(b, node))
		return;
	b->nseen++;
	report_absent_node(b, node, SMR_CLUSTER_PROBE_BAD, "dead; it joined, but does not report");
}

/* Reports nodes that are absent; only the operator may list them. */
static smr_status report_absent_nodes(prober *b)
{
	const smr_nats_module *m;
	smr_nats *n;
	smr_status st;

	if (!smr_cluster_has_role(b->c, SMR_ROLE_OPERATOR))
		return SMR_OK;
	SMR_TRY(smr_cluster_connect(b->c, SMR_ROLE_OPERATOR, false, &m, &n));
	st = m->each(n, SMR_BUCKET_NODES, NULL, take_facts, b);
	m->close(n);
	return st;
}

static smr_status probe_all(prober *b)
{
	SMR_TRY(smr_roster_read(b->roster, &b->nodes, &b->nnodes));
	for (size_t i = 0; i < b->nnodes; i++)
		if (is_asked_for(b, b->nodes[i].health.node)) {
			b->nseen++;
			probe_node(b, &b->nodes[i]);
		}
	SMR_TRY(report_absent_nodes(b));
	if (b->nseen > 0)
		return SMR_OK;
	return b->p->node != NULL
		       ? smr_fail(SMR_ENOTFOUND, "%s has no node '%s'", b->c->name, b->p->node)
		       : smr_fail(SMR_ENOTFOUND, "no node has joined %s: samara node --join %s",
				  b->c->name, b->p->dir);
}

smr_status smr_cluster_probe_cluster(const smr_cluster_probe_params *p)
{
	prober b = {.p = p};
	smr_status st = open_all(&b);

	if (st == SMR_OK)
		st = probe_all(&b);
	close_all(&b);
	return st;
}
