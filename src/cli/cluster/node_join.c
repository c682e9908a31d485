/* samara node --join, and an operator's orders to nodes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "cli/cli.h"
#include "cli/cluster/node.h"
#include "cli/options.h"
#include "cluster/config/cluster.h"
#include "cluster/config/signed.h"
#include "cluster/node/join.h"

enum { SLOTS_MOST = 64, GRACE_MOST = 86400, ORDER_MS = 3000 };

static int report_join_failure(void)
{
	return smr_cli_fail("node", "%s", smr_errmsg());
}

typedef struct joining {
	const char *file; /* the command takes no file */
	const char *from, *state, *name, *target, *trust, *fleets, *isolation, *device, *fabric,
		*wasm;
	long slots, grace_s, limit_s;
} joining;

static const smr_cli_option join_list[] = {
	{"--join", SMR_CLI_TEXT, .at = offsetof(joining, from), .metavar = "DIR|TAR",
	 .help = "The folder of the cluster, or the tar that `samara cluster export` wrote, which "
		 "is unpacked into the state folder."},
	{"--name", SMR_CLI_TEXT, .at = offsetof(joining, name), .metavar = "NAME",
	 .initial = "this host", .help = "The node's name."},
	{"--state", SMR_CLI_TEXT, .at = offsetof(joining, state), .metavar = "DIR",
	 .initial = "~/.local/state/samara/nodes/CLUSTER.NODE",
	 .help = "The folder that a tar is unpacked into."},
	{"--slots", SMR_CLI_NUMBER, .at = offsetof(joining, slots), .least = 1, .most = SLOTS_MOST,
	 .initial = "1", .help = "Tasks at a time."},
	{"--fleets", SMR_CLI_TEXT, .at = offsetof(joining, fleets), .metavar = "A,B",
	 .initial = "all whose predicate fits", .help = "Work for these fleets alone."},
	{"--grace", SMR_CLI_NUMBER, .at = offsetof(joining, grace_s), .least = 1,
	 .most = GRACE_MOST, .metavar = "SECONDS", .initial = "30",
	 .help = "Time for what is in hand when it leaves."},
	SMR_NODE_ROWS(joining),
};

const smr_cli_options smr_node_join_options = {SMR_CLI_OPTIONS(join_list), .bare = true};

typedef struct order_request {
	const char *name, *dir;
} order_request;

static const smr_cli_option order_list[] = {
	SMR_CLI_CLUSTER_ROW(order_request, dir),
};

const smr_cli_options smr_node_order_options = {SMR_CLI_OPTIONS(order_list),
						.file = offsetof(order_request, name)};

static const char *isolation; /* of this process, for the first line of output */

static void print_joined(const smr_facts *f, const char *cluster)
{
	printf("%s joined %s: fleets%sslots %d; isolation: %s\n", f->node, cluster, f->fleets,
	       f->slots, isolation);
	fflush(stdout);
}

static void report_memory_used(void *hold, smr_worker_use *out)
{
	smr_jail_use u;

	smr_isolation_count(hold, &u);
	*out = (smr_worker_use){.calls = (double)u.calls,
				.faults = (double)u.faults,
				.cpu_s = u.cpu_s,
				.peak_bytes = (double)u.peak_bytes};
}

/* One agent, or the workers, serve all slots. There is no pool of threads: it would start threads
 * before the signals are blocked, and slots already divide the node's cores. */
static smr_status serve_cluster(smr_join *p, const joining *q)
{
	void *contexts[SLOTS_MOST];
	smr_str folder = {0};
	smr_node_how how = {.target = q->target,
			    .isolation = q->isolation,
			    .device = q->device,
			    .trust = q->trust,
			    .limit_s = q->limit_s,
			    .hold = {.threads = 1, .workers = (size_t)q->slots + 2}};
	smr_node_end n;
	smr_status st;

	smr_node_block_ends();
	smr_str_printf(&folder, "%s/trust", p->dir);
	st = smr_str_status(&folder, "the name of a folder");
	if (how.trust == NULL)
		how.trust = smr_str_text(&folder);
	if (st == SMR_OK)
		st = smr_node_end_open(&how, &n);
	smr_str_free(&folder);
	SMR_TRY(st);
	isolation = smr_node_end_isolation(&n);
	p->serve = smr_node_end_serves(&n, &contexts[0]);
	for (size_t i = 1; i < SLOTS_MOST; i++)
		contexts[i] = contexts[0];
	p->contexts = contexts;
	p->used = n.hold != NULL ? report_memory_used : NULL;
	p->used_ctx = n.hold;
	st = smr_node_join(p);
	smr_node_end_close(&n);
	return st;
}

/* A node without a trust store of its own needs one from the cluster, unless it ignores
 * signatures. */
static smr_status join_cluster(const joining *q, smr_join *p)
{
	bool needs_trust =
		q->trust == NULL && (q->target == NULL || strcmp(q->target, "trust") == 0);
	smr_node_place place;
	smr_status st;

	SMR_TRY(smr_node_place_find(q->from, q->state, q->name, needs_trust, &place));
	p->dir = place.dir;
	p->name = q->name != NULL ? q->name : place.name[0] != '\0' ? place.name : NULL;
	st = serve_cluster(p, q);
	smr_node_place_free(&place);
	return st;
}

int smr_cli_node_join(int argc, char **argv)
{
	joining q = {.slots = 1};
	smr_join p = {.joined = print_joined};

	if (smr_cli_take(&smr_node_join_options, argc, argv, &q) != SMR_OK)
		return smr_cli_usage(&smr_command_node, "%s", smr_errmsg());
	smr_node_settle(q.fabric, q.wasm);
	p.fleets = q.fleets;
	p.slots = (int)q.slots;
	p.grace_s = (int)q.grace_s;
	if (q.from == NULL)
		return smr_cli_usage(&smr_command_node, "which cluster?");
	return join_cluster(&q, &p) == SMR_OK ? 0 : report_join_failure();
}

/* Keys SET.NODE of one node. */
typedef struct places {
	const char *node;
	uint64_t instance; /* id of the process in the last key */
	SMR_VEC(char *) keys;
} places;

static void note_node_entry(void *ctx, const char *key, const char *data, size_t n)
{
	places *p = ctx;
	const char *node = strrchr(key, '.');
	char *own = node != NULL && strcmp(node + 1, p->node) == 0 ? smr_strdup(key) : NULL;
	const char *text = smr_signed_text(data, n);
	smr_facts f;

	if (own != NULL && text != NULL && smr_facts_read(text, n - SMR_SIGNED_HEAD, &f) == SMR_OK)
		p->instance = f.instance;
	if (own != NULL && smr_vec_push(&p->keys, own) != SMR_OK)
		smr_free(own);
}

static void forget_places(places *p)
{
	for (size_t i = 0; i < p->keys.n; i++)
		smr_free(p->keys.v[i]);
	smr_vec_free(&p->keys);
}

/* Removes the facts of a node that neither answers nor reports: it is gone. */
static smr_status remove_dead_node(const smr_nats_module *m, smr_nats *n, const char *name)
{
	places p = {.node = name};
	smr_status st = m->each(n, SMR_BUCKET_HEALTH, NULL, note_node_entry, &p);

	if (st == SMR_OK && p.keys.n > 0)
		st = smr_fail(SMR_EIO, "%s reports, but does not answer: try again", name);
	if (st == SMR_OK)
		st = m->each(n, SMR_BUCKET_NODES, NULL, note_node_entry, &p);
	if (st == SMR_OK && p.keys.n == 0)
		st = smr_fail(SMR_ENOTFOUND, "there is no node '%s'", name);
	for (size_t i = 0; i < p.keys.n && st == SMR_OK; i++)
		st = m->forget(n, SMR_BUCKET_NODES, p.keys.v[i]);
	forget_places(&p);
	return st;
}

/* A node listens under the set of fleets that it reports under. */
static smr_status request_node_action(const smr_cluster *c, const smr_nats_module *m, smr_nats *n,
				      const char *word, const char *name, smr_str *reply)
{
	places p = {.node = name};
	char subject[512];
	smr_str text = {0};
	smr_status st = m->each(n, SMR_BUCKET_NODES, NULL, note_node_entry, &p);

	if (st == SMR_OK)
		st = smr_cluster_word(c, name, p.instance, word, &text);
	if (st == SMR_OK)
		st = smr_fail(SMR_ENOTFOUND, "there is no node '%s'", name);
	for (size_t i = 0; i < p.keys.n && st == SMR_ENOTFOUND; i++) {
		snprintf(subject, sizeof(subject), "node.%s", p.keys.v[i]);
		st = m->request(n, subject, text.s, text.n, ORDER_MS, reply);
	}
	smr_str_free(&text);
	forget_places(&p);
	return st;
}

static smr_status send_node_order(const char *dir, const char *word, const char *name)
{
	const smr_nats_module *m;
	smr_nats *n = NULL;
	smr_str reply = {0};
	smr_cluster *c;

	SMR_TRY(smr_cluster_open(dir, &c));

	smr_status st = smr_cluster_connect(c, SMR_ROLE_OPERATOR, false, &m, &n);

	if (st == SMR_OK) {
		st = request_node_action(c, m, n, word, name, &reply);
		if (st == SMR_ENOTFOUND && strcmp(word, SMR_NODE_LEAVE) == 0)
			st = remove_dead_node(m, n, name);
		else if (st == SMR_ENOTFOUND)
			st = smr_fail(st, "there is no node '%s' in %s", name, c->name);
		else if (st == SMR_OK && strcmp(smr_str_text(&reply), "ok") != 0)
			st = smr_fail(SMR_EINVAL, "%s answers: %.200s", name, smr_str_text(&reply));
		m->close(n);
	}
	smr_str_free(&reply);
	smr_cluster_close(c);
	return st;
}

int smr_cli_node_order(int argc, char **argv)
{
	order_request q = {0};
	const char *dir, *name;

	if (smr_cli_take(&smr_node_order_options, argc, argv, &q) != SMR_OK)
		return smr_cli_usage(&smr_command_node, "%s", smr_errmsg());
	dir = q.dir;
	name = q.name;
	if (name == NULL || !smr_is_node_name(name))
		return smr_cli_usage(&smr_command_node, "which node?");
	if (dir == NULL || *dir == '\0')
		return smr_cli_usage(&smr_command_node, "which cluster?");
	return send_node_order(dir, argv[0], name) == SMR_OK ? 0 : report_join_failure();
}
