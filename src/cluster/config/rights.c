/* Rights that the server enforces: it refuses all subjects that are not listed here. A node takes
 * tickets of its own fleets, answers them, and reports under its own name; a user pushes own
 * tickets and reads their results. Streams, consumers and buckets belong to the operator: no other
 * role may make, change, purge or remove any.
 *
 * The server sends its replies to the subject that a request names, with all rights. So no role may
 * read what it could have written itself: it would make the server write that elsewhere. Entries
 * that begin with ! are only for the cluster's own user, who is trusted with this.
 *
 * In these lists @ stands for each of the role's fleets, % for each user (for a user: that one), &
 * for the node's name, + for its set of fleets, ~ for the key. The holder of a fleet's key may be
 * any node of that fleet: its set is the fleet, its name *. */
#include "cluster/config/rights.h"

#include <string.h>

#include "cluster/config/signed.h"

static const char *const node_says[] = {
	"done.@.>", /* results, in streams */
	"quick.@.>",
	"dead.@.>",
	"try.@.*.*.*.&.>", /* takers of tickets */
	"$JS.API.STREAM.INFO.TRIES_%_@",
	"$JS.API.CONSUMER.MSG.NEXT.WORK_%.@",
	"$JS.ACK.WORK_%.@.>",
	"$KV.health.+.&",
	"$KV.nodes.+.&",
	"$JS.API.STREAM.INFO.KV_health", /* counts nodes, checks names; names only */
	"$JS.API.DIRECT.GET.KV_cluster.$KV.cluster.users",
	NULL,
};
static const char *const node_hears[] = {"_INBOX.~.>", "task.@.&.>", "task.@.made", "node.+.&",
					 NULL};

static const char *const user_says[] = {
	"fleet.*.%.>",
	"task.*.*.%.>",
	"$JS.API.CONSUMER.INFO.WORK_%.*",
	"$JS.API.STREAM.MSG.GET.DONE_%",
	"$JS.API.STREAM.INFO.TRIES_%_@", /* takers of a ticket */
	"$KV.plans_%.>",                 /* for `samara monitor` */
	"$KV.models_%.>",
	"!$JS.API.DIRECT.GET.KV_plans_%",
	"!$JS.API.DIRECT.GET.KV_plans_%.>",
	"!$JS.API.DIRECT.GET.KV_models_%",
	"!$JS.API.DIRECT.GET.KV_models_%.>",
	"$JS.API.DIRECT.GET.KV_health",
	"$JS.API.DIRECT.GET.KV_nodes.>",
	NULL,
};
static const char *const user_hears[] = {"_INBOX.~.>", "done.*.%.>", "quick.*.%.>",
					 "$KV.health.*.*", NULL};

static const char *const *const lists[][2] = {
	[SMR_RIGHTS_NODE] = {node_hears, node_says},
	[SMR_RIGHTS_USER] = {user_hears, user_says},
};

static bool has_fleet(const smr_key_role *r, const char *fleet)
{
	if (r->user != NULL)
		return true;
	return r->fleet != NULL ? strcmp(r->fleet, fleet) == 0 : smr_set_has(r->set, fleet);
}

/* Writes one subject, with its placeholders replaced. */
static void put_one(smr_str *out, const smr_key_role *r, const char *subject, const char *fleet,
		    const char *user)
{
	smr_str_puts(out, out->n > 0 && out->s[out->n - 1] == '"' ? ", \"" : "\"");
	for (const char *c = subject; *c != '\0'; c++)
		switch (*c) {
		case '@':
			smr_str_puts(out, fleet);
			break;
		case '%':
			smr_str_puts(out, user);
			break;
		case '&':
			smr_str_puts(out, r->node != NULL ? r->node : "*");
			break;
		case '+':
			smr_str_puts(out, r->set != NULL ? r->set : r->fleet);
			break;
		case '~':
			smr_str_puts(out, r->key);
			break;
		default:
			smr_str_putc(out, *c);
		}
	smr_str_puts(out, "\"");
}

static void put_users(smr_str *out, const smr_key_role *r, const char *subject, const char *fleet)
{
	if (strchr(subject, '%') == NULL || r->user != NULL) {
		put_one(out, r, subject, fleet, r->user);
		return;
	}
	put_one(out, r, subject, fleet, SMR_ROLE_ORCHESTRATOR);
	for (size_t i = 0; i < r->who->users.n; i++)
		put_one(out, r, subject, fleet, r->who->users.v[i].name);
}

void smr_rights_put(smr_str *out, smr_rights kind, bool says, const smr_key_role *r)
{
	smr_str_puts(out, "[");
	for (const char *const *s = lists[kind][says]; *s != NULL; s++) {
		if (**s == '!') {
			if (strcmp(r->user, SMR_ROLE_ORCHESTRATOR) == 0)
				put_users(out, r, *s + 1, NULL);
			continue;
		}
		if (strchr(*s, '@') == NULL) {
			put_users(out, r, *s, NULL);
			continue;
		}
		for (size_t i = 0; i < r->c->fleets->n; i++)
			if (has_fleet(r, r->c->fleets->v[i].name))
				put_users(out, r, *s, r->c->fleets->v[i].name);
	}
	smr_str_puts(out, "]");
}
