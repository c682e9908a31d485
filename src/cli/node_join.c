/* samara node --join, and what an operator says to nodes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/node.h"
#include "cli/options.h"
#include "cluster/cluster.h"
#include "node/join.h"

enum { SLOTS_MOST = 64, GRACE_MOST = 86400, ORDER_MS = 3000 };

static int told(void)
{
	return smr_cli_fail("node", "%s", smr_errmsg());
}

/* 0: it is no number from 1 to @p most. */
static unsigned number(const char *text, unsigned most)
{
	char *end;
	unsigned long x = strtoul(text, &end, 10);

	return *text >= '0' && *text <= '9' && *end == '\0' && x <= most ? (unsigned)x : 0;
}

static void joined(const smr_facts *f, const char *cluster)
{
	printf("%s joined %s: fleets%sslots %d\n", f->node, cluster, f->fleets, f->slots);
	fflush(stdout);
}

/* One agent serves all slots. It has no pool of threads: that would start them before the signals
 * are taken care of, and slots are what a node is cut into. */
static smr_status work(smr_join *p, const char *target, const char *trust)
{
	void *contexts[SLOTS_MOST];
	smr_str folder = {0};
	smr_node_end n;
	smr_status st;

	smr_str_printf(&folder, "%s/trust", p->dir);
	st = smr_str_status(&folder, "the name of a folder");
	if (st == SMR_OK)
		st = smr_node_end_open(target, trust != NULL ? trust : folder.s, false, NULL, &n);
	smr_str_free(&folder);
	SMR_TRY(st);
	for (size_t i = 0; i < SLOTS_MOST; i++)
		contexts[i] = n.agent;
	p->serve = smr_agent_serve;
	p->contexts = contexts;
	st = smr_node_join(p);
	smr_node_end_close(&n);
	return st;
}

int smr_cli_node_join(int argc, char **argv)
{
	smr_join p = {.slots = 1, .joined = joined};
	const char *target = NULL, *trust = NULL, *v;

	setenv("SAMARA_LOG", "warn", 0); /* a node's stderr is ours: it is its log */
	for (int i = 1; i < argc; i++)
		if ((v = smr_cli_value("--join", argc, argv, &i)) != NULL)
			p.dir = v;
		else if ((v = smr_cli_value("--name", argc, argv, &i)) != NULL)
			p.name = v;
		else if ((v = smr_cli_value("--target", argc, argv, &i)) != NULL)
			target = v;
		else if ((v = smr_cli_value("--trust", argc, argv, &i)) != NULL)
			trust = v;
		else if ((v = smr_cli_value("--fleets", argc, argv, &i)) != NULL)
			p.fleets = v;
		else if ((v = smr_cli_value("--wasm-path", argc, argv, &i)) != NULL) {
			if (!smr_cli_wasm_path(v))
				return smr_cli_usage(&smr_command_node,
						     "--wasm-path is core or "
						     "component, not '%s'",
						     v);
		} else if ((v = smr_cli_value("--slots", argc, argv, &i)) != NULL) {
			if ((p.slots = number(v, SLOTS_MOST)) == 0)
				return smr_cli_usage(&smr_command_node, "'%s' slots: 1 to %d", v,
						     SLOTS_MOST);
		} else if ((v = smr_cli_value("--grace", argc, argv, &i)) != NULL) {
			if ((p.grace_s = number(v, GRACE_MOST)) == 0)
				return smr_cli_usage(&smr_command_node, "'%s' seconds: 1 to %d", v,
						     GRACE_MOST);
		} else
			return smr_cli_usage(&smr_command_node, "what is '%s'?", argv[i]);
	if (p.dir == NULL)
		return smr_cli_usage(&smr_command_node, "which cluster?");
	return work(&p, target, trust) == SMR_OK ? 0 : told();
}

/* Who does not answer and has no reports has gone: its facts are all that is left of it. */
static smr_status bury(const smr_nats_module *m, smr_nats *n, const char *name)
{
	smr_str text = {0};
	smr_status st = m->get(n, SMR_BUCKET_HEALTH, name, &text);

	if (st == SMR_OK) {
		st = smr_fail(SMR_EIO, "%s reports, but does not answer: try again", name);
	} else if (st == SMR_ENOTFOUND) {
		st = m->get(n, SMR_BUCKET_NODES, name, &text);
		if (st == SMR_OK)
			st = m->forget(n, SMR_BUCKET_NODES, name);
		else if (st == SMR_ENOTFOUND)
			st = smr_fail(st, "there is no node '%s'", name);
	}
	smr_str_free(&text);
	return st;
}

static smr_status order(const char *dir, const char *word, const char *name)
{
	const smr_nats_module *m;
	char subject[SMR_NODE_NAME + 8];
	smr_nats *n = NULL;
	smr_str reply = {0};
	smr_cluster *c;

	SMR_TRY(smr_cluster_open(dir, &c));
	snprintf(subject, sizeof(subject), "node.%s", name);

	smr_status st = smr_cluster_connect(c, SMR_ROLE_OPERATOR, false, &m, &n);

	if (st == SMR_OK) {
		st = m->request(n, subject, word, strlen(word), ORDER_MS, &reply);
		if (st == SMR_ENOTFOUND && strcmp(word, SMR_NODE_LEAVE) == 0)
			st = bury(m, n, name);
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
	const char *dir = getenv("SAMARA_CLUSTER"), *name = NULL, *v;

	for (int i = 2; i < argc; i++)
		if ((v = smr_cli_value("--cluster", argc, argv, &i)) != NULL)
			dir = v;
		else if (argv[i][0] == '-' || name != NULL)
			return smr_cli_usage(&smr_command_node, "what is '%s'?", argv[i]);
		else
			name = argv[i];
	if (name == NULL || !smr_is_node_name(name))
		return smr_cli_usage(&smr_command_node, "which node?");
	if (dir == NULL || *dir == '\0')
		return smr_cli_usage(&smr_command_node, "which cluster?");
	return order(dir, argv[1], name) == SMR_OK ? 0 : told();
}
