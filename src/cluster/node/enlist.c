/* Enlists a node: finds the machine's facts, the fleets it fits, and a free name. */
#include "cluster/node/enlist.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/log.h"
#include "base/thread/clock.h"

enum {
	TICK_MS = 200,
	TAKE_OVER_S = 4, /* reports of a killed node have expired by then */
};

/* ---- facts and name ---------------------------------------------------------------------------*/

static void name_after_host(smr_node_member *x)
{
	size_t n = 0;

	for (const char *h = x->facts.host; *h != '\0' && n + 1 < SMR_NODE_NAME; h++) {
		char c = (char)(*h >= 'A' && *h <= 'Z' ? *h + ('a' - 'A') : *h);
		char one[2] = {c == '.' ? '-' : c, '\0'};

		if (smr_is_node_name(one))
			x->facts.node[n++] = one[0];
	}
	x->facts.node[n] = '\0';
}

static smr_status gather_machine_facts(smr_node_member *x)
{
	smr_metrics_reading s;

	SMR_TRY(smr_metrics_open("", x->c->dir, &x->metrics));
	smr_metrics_sample(x->metrics, &s);
	SMR_TRY(smr_facts_gather(&s, &x->facts));
	if (!x->facts.calibrated)
		smr_log(SMR_LOG_WARN, "this machine is described by a table: `samara machine "
				      "calibrate` measures it");
	x->facts.slots = (int)(x->p->slots > 0 ? x->p->slots : 1);
	randombytes_buf(&x->facts.instance, sizeof(x->facts.instance));
	if (x->p->name == NULL && x->c->node[0] == '\0')
		name_after_host(x);
	else if (x->p->name == NULL || smr_is_node_name(x->p->name))
		snprintf(x->facts.node, sizeof(x->facts.node), "%s",
			 x->p->name != NULL ? x->p->name : x->c->node);
	return x->facts.node[0] != '\0'
		       ? SMR_OK
		       : smr_fail(SMR_EINVAL,
				  "'%s' is no name for a node: a-z, 0-9, - and _, %d at "
				  "most; say another by --name",
				  x->p->name != NULL ? x->p->name : x->facts.host,
				  SMR_NODE_NAME - 1);
}

/* ---- fleets -----------------------------------------------------------------------------------*/

/* Returns why the node may not join the fleet, or NULL. */
static const char *reason_fleet_is_refused(const smr_node_member *x, const smr_fleet *f)
{
	if (x->p->fleets != NULL && !smr_cluster_lists(x->p->fleets, f->name))
		return "not asked for";
	if (x->own[0] != '\0' && !smr_set_has(x->own, f->name))
		return "the node's key is not for it";
	if (x->own[0] == '\0' && !smr_cluster_has_role(x->c, f->name))
		return "its key is not in the folder";
	if (!smr_fleet_takes(f, &x->facts))
		return "this machine does not fit";
	return x->nlines == SMR_MEMBER_LINES ? "too many fleets" : NULL;
}

static smr_status check_asked(const smr_node_member *x)
{
	smr_status st = SMR_OK;

	for (const char *at = x->p->fleets; at != NULL && *at != '\0' && st == SMR_OK;) {
		size_t n = strcspn(at, ",");
		bool known = false;

		for (size_t i = 0; i < x->c->fleets->n; i++)
			known |= strlen(x->c->fleets->v[i].name) == n &&
				 strncmp(x->c->fleets->v[i].name, at, n) == 0;
		if (!known)
			st = smr_fail(SMR_ENOTFOUND, "%s has no fleet '%.*s'", x->c->name,
				      (int)(n > 64 ? 64 : n), at);
		at += n + (at[n] == ',');
	}
	return st;
}

/* Reads the node's own key and the operator's pass for it, "SET PASS". */
static smr_status find_own_key(smr_node_member *x)
{
	char file[96], role[SMR_NODE_NAME + 8], *path, *text = NULL, *seed = NULL;
	smr_status st;

	memcpy(x->signer, x->secret, sizeof(x->signer));
	snprintf(role, sizeof(role), "node.%s", x->facts.node);
	if (!smr_cluster_has_role(x->c, role))
		return SMR_OK;
	snprintf(file, sizeof(file), "keys/%s.pass", role);
	SMR_TRY(smr_cluster_path(x->c, file, &path));
	st = smr_read_file(path, &text, NULL);
	if (st == SMR_OK && sscanf(text, "%255s %56s %128s", x->own, x->reports.now.pass,
				   x->reports.now.pass + SMR_NKEY_PUBLIC) != 3)
		st = smr_fail(SMR_ECORRUPT, "%s is no pass of a node", path);
	if (st == SMR_OK) {
		x->reports.now.pass[SMR_NKEY_PUBLIC - 1] = ' ';
		st = smr_cluster_read_seed(x->c, role, &seed);
	}
	if (st == SMR_OK) {
		st = smr_nkey_raw_seed(seed, x->signer);
		sodium_memzero(seed, strlen(seed));
	}
	smr_free(seed);
	smr_free(text);
	smr_free(path);
	return st;
}

/* Connects for a fleet; with its own key, the node has one connection for all fleets. */
static smr_status connect_to(smr_node_member *x, const char *fleet, smr_nats **out)
{
	smr_voice *v = &x->voices[x->own[0] != '\0' ? 0 : x->nvoices];
	char role[SMR_NODE_NAME + 8];
	size_t used;

	if (x->own[0] == '\0' || x->nvoices == 0) {
		snprintf(role, sizeof(role), "node.%s", x->facts.node);
		SMR_TRY(smr_cluster_connect(x->c, x->own[0] != '\0' ? role : fleet, false, &x->m,
					    &v->n));
		snprintf(v->set, sizeof(v->set), "%s", x->own[0] != '\0' ? x->own : fleet);
		snprintf(v->fleets, sizeof(v->fleets), " ");
		x->nvoices++;
	}
	used = strlen(v->fleets);
	snprintf(v->fleets + used, sizeof(v->fleets) - used, "%s ", fleet);
	*out = v->n;
	return SMR_OK;
}

static smr_status join_fleets(smr_node_member *x)
{
	smr_str why = {0};
	smr_status st = check_asked(x);

	snprintf(x->facts.fleets, sizeof(x->facts.fleets), "%s", " ");
	for (size_t i = 0; i < x->c->fleets->n && st == SMR_OK; i++) {
		const smr_fleet *f = &x->c->fleets->v[i];
		smr_node_member_line *l = &x->lines[x->nlines];
		const char *reason = reason_fleet_is_refused(x, f);

		if (reason == NULL &&
		    strlen(x->facts.fleets) + strlen(f->name) + 2 > sizeof(x->facts.fleets))
			reason = "too many fleets";
		if (reason != NULL) {
			smr_str_printf(&why, "%s %s: %s", why.n > 0 ? ";" : "", f->name, reason);
			continue;
		}
		st = connect_to(x, f->name, &l->n);
		if (st != SMR_OK)
			break;
		l->fleet = f;
		x->nlines++;
		size_t used = strlen(x->facts.fleets);

		snprintf(x->facts.fleets + used, sizeof(x->facts.fleets) - used, "%s ", f->name);
	}
	if (st == SMR_OK && x->nlines == 0)
		st = smr_fail(SMR_EINVAL, "this node is in no fleet of %s:%s", x->c->name,
			      smr_str_text(&why));
	smr_str_free(&why);
	return st;
}

/* ---- a name belongs to one process ------------------------------------------------------------*/

typedef struct search {
	const smr_node_member *x;
	bool found;
} search;

static void match_health_key(void *ctx, const char *key, const char *data, size_t n)
{
	const char *node = strrchr(key, '.');
	search *s = ctx;

	if (node == NULL || strcmp(node + 1, s->x->facts.node) != 0)
		return;
	/* only a node that may report under the same subject blocks the name */
	for (size_t i = 0; i < s->x->nvoices; i++)
		s->found |= strlen(s->x->voices[i].set) == (size_t)(node - key) &&
			    strncmp(s->x->voices[i].set, key, (size_t)(node - key)) == 0;
}

/* Takes the name when no node reports it. A node that was killed, or left a moment ago, has a
 * report that expires. */
static smr_status take_name(const smr_node_member *x)
{
	int64_t from = smr_now_ns();

	for (;;) {
		search s = {.x = x};

		SMR_TRY(x->m->names(x->voices[0].n, SMR_BUCKET_HEALTH, NULL, match_health_key, &s));
		if (!s.found)
			return SMR_OK;
		if (smr_seconds(from, smr_now_ns()) > TAKE_OVER_S)
			return smr_fail(SMR_ESTATE,
					"%s has a node '%s' already; say another name by --name",
					x->c->name, x->facts.node);
		usleep(TICK_MS * 1000);
	}
}

static smr_status publish_facts(smr_node_member *x)
{
	smr_str text = {0};
	smr_status st = smr_facts_json(&x->facts, &text);

	for (size_t i = 0; i < x->nvoices && st == SMR_OK; i++)
		st = smr_voice_put(x->m, &x->voices[i], SMR_BUCKET_NODES, x->facts.node, x->signer,
				   &text);
	smr_str_free(&text);
	return st;
}

smr_status smr_node_enlist(smr_node_member *x)
{
	SMR_TRY(gather_machine_facts(x));
	SMR_TRY(find_own_key(x));
	SMR_TRY(join_fleets(x));
	SMR_TRY(take_name(x));
	return publish_facts(x);
}
