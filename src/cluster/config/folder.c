/* A cluster's folder: reads it, writes cluster.json, connects with one of its keys. */
#include <errno.h>
#include <jansson.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cluster/config/cluster.h"
#include "cluster/config/folder.h"
#include "cluster/config/parts.h"
#include "net/nkey.h"

enum { PORT_MAX = 65535, ACK_WAIT_LEAST = 100, ACK_WAIT_MOST = 600000 /* ms */ };

smr_status smr_cluster_path(const smr_cluster *c, const char *name, char **out)
{
	smr_str s = {0};

	smr_str_printf(&s, "%s/%s", c->dir, name);
	SMR_TRY(smr_str_status(&s, "the name of a file"));
	*out = smr_str_take(&s);
	return SMR_OK;
}

static const char host_characters[] =
	"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
	"._-:[]";

/* Checks a host: in nats.conf it must not be able to end a string. */
static bool is_host(const char *s)
{
	return *s != '\0' && strlen(s) < 256 && strspn(s, host_characters) == strlen(s);
}

smr_status smr_cluster_check(const smr_cluster *c)
{
	const char *path = c->dir;

	if (!is_host(c->name) || !is_host(c->host))
		return smr_fail(SMR_EPARSE,
				"%s: name and host take letters, digits and . _ - : [ ]", path);
	if (c->port < 1 || c->port > PORT_MAX)
		return smr_fail(SMR_EPARSE, "%s: the port is a number from 1 to 65535", path);
	if (c->ack_wait_ms != 0 &&
	    (c->ack_wait_ms < ACK_WAIT_LEAST || c->ack_wait_ms > ACK_WAIT_MOST))
		return smr_fail(SMR_EPARSE, "%s: ack_wait_ms is a number from %d to %d", path,
				ACK_WAIT_LEAST, ACK_WAIT_MOST);
	if (c->servers.n == 0)
		return smr_fail(SMR_EPARSE, "%s: \"servers\" is empty", path);
	for (size_t i = 0; i < c->servers.n; i++)
		if (strncmp(c->servers.v[i], "tls://", 6) != 0)
			return smr_fail(SMR_EPARSE, "%s: the server '%s' is not tls://HOST:PORT",
					path, c->servers.v[i]);
	return c->nseveral == 0 || (c->nseveral >= 3 && c->nseveral % 2 == 1)
		       ? SMR_OK
		       : smr_fail(SMR_EPARSE,
				  "%s: several servers are 3, 5 or 7: most must be there", path);
}

/* Parses "several": [{"host": "a", "port": 4222, "routes": 6222}, ...] */
static smr_status parse_server_list(smr_cluster *c, const json_t *list, const char *path)
{
	const json_t *one;
	size_t i;

	json_array_foreach (list, i, one) {
		const char *host = json_string_value(json_object_get(one, "host"));
		smr_server *s = &c->several[i];

		if (i == SMR_SERVERS_MOST || host == NULL || !is_host(host) ||
		    strlen(host) >= sizeof(s->host))
			return smr_fail(SMR_EPARSE, "%s: \"several\": host, port, routes", path);
		snprintf(s->host, sizeof(s->host), "%s", host);
		s->port = (int)json_integer_value(json_object_get(one, "port"));
		s->routes = (int)json_integer_value(json_object_get(one, "routes"));
		if (s->port < 1 || s->port > PORT_MAX || s->routes < 1 || s->routes > PORT_MAX)
			return smr_fail(SMR_EPARSE, "%s: a port is a number from 1 to 65535", path);
		c->nseveral = i + 1;
	}
	return SMR_OK;
}

static smr_status parse_cluster_json(smr_cluster *c, json_t *root, const char *path)
{
	const char *name = NULL, *host = NULL, *key = "", *node = "", *user = "";
	json_t *servers = NULL, *server, *several = NULL;
	int any = 0;
	json_error_t e;
	size_t i;

	if (json_unpack_ex(root, &e, 0, "{s:s,s:s,s:i,s?b,s?i,s?s,s?s,s?s,s?o,s:o}", "name", &name,
			   "host", &host, "port", &c->port, "any_port", &any, "ack_wait_ms",
			   &c->ack_wait_ms, "operator", &key, "node", &node, "user", &user,
			   "several", &several, "servers", &servers) != 0)
		return smr_fail(SMR_EPARSE, "%s: %s", path, e.text);
	if (strlen(name) >= sizeof(c->name) || strlen(host) >= sizeof(c->host))
		return smr_fail(SMR_EPARSE, "%s: name or host is too long", path);
	snprintf(c->name, sizeof(c->name), "%s", name);
	snprintf(c->host, sizeof(c->host), "%s", host);
	if (strlen(key) >= sizeof(c->operator_key) || (*node != '\0' && !smr_is_node_name(node)) ||
	    (*user != '\0' && !smr_cluster_is_user_name(user)))
		return smr_fail(SMR_EPARSE, "%s: operator, node or user is none", path);
	snprintf(c->operator_key, sizeof(c->operator_key), "%s", key);
	snprintf(c->node, sizeof(c->node), "%s", node);
	snprintf(c->user, sizeof(c->user), "%s", user);
	c->any_port = any != 0;
	SMR_TRY(parse_server_list(c, several, path));
	json_array_foreach (servers, i, server) {
		const char *text = json_string_value(server);
		char *copy = text != NULL ? smr_strdup(text) : NULL;

		if (text == NULL)
			return smr_fail(SMR_EPARSE, "%s: \"servers\" is a list of strings", path);
		if (copy == NULL || smr_vec_push(&c->servers, copy) != SMR_OK) {
			smr_free(copy);
			return smr_fail(SMR_ENOMEM, "no memory for the servers of %s", path);
		}
	}
	return smr_cluster_check(c);
}

static smr_status read_json(smr_cluster *c)
{
	char *path, *text = NULL;
	json_error_t e;
	size_t n;

	SMR_TRY(smr_cluster_path(c, "cluster.json", &path));

	smr_status st = smr_read_file(path, &text, &n);

	if (st == SMR_ENOTFOUND)
		st = smr_fail(st,
			      "%s is no cluster's folder: there is no cluster.json; make one: "
			      "samara cluster init %s",
			      c->dir, c->dir);
	if (st == SMR_OK) {
		json_t *root = json_loadb(text, n, JSON_REJECT_DUPLICATES, &e);

		st = root != NULL ? parse_cluster_json(c, root, path)
				  : smr_fail(SMR_EPARSE, "%s:%d: %s", path, e.line, e.text);
		json_decref(root);
	}
	smr_free(text);
	smr_free(path);
	return st;
}

smr_status smr_cluster_blank(const char *dir, smr_cluster **out)
{
	smr_cluster *c = smr_calloc(1, sizeof(*c));
	char *real = realpath(dir, NULL);
	smr_status st = SMR_OK;

	if (real == NULL)
		st = smr_fail(errno == ENOENT ? SMR_ENOTFOUND : SMR_EIO,
			      "cannot open the cluster's folder %s: %s", dir, strerror(errno));
	else if (c == NULL || (c->dir = smr_strdup(real)) == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for a cluster");
	free(real);
	if (st == SMR_OK)
		*out = c;
	else
		smr_cluster_close(c);
	return st;
}

smr_status smr_cluster_read_fleets(smr_cluster *c)
{
	char *path;

	SMR_TRY(smr_cluster_path(c, "fleets.json", &path));

	smr_status st = smr_fleets_read(path, &c->fleets);

	smr_free(path);
	return st;
}

/* Finds the operator's public key; older folders have only the seed. */
static void find_operator(smr_cluster *c)
{
	char *seed;

	if (c->operator_key[0] != '\0' || !smr_cluster_has_role(c, SMR_ROLE_OPERATOR) ||
	    smr_cluster_read_seed(c, SMR_ROLE_OPERATOR, &seed) != SMR_OK)
		return;
	if (smr_nkey_public(seed, c->operator_key) != SMR_OK)
		c->operator_key[0] = '\0';
	explicit_bzero(seed, strlen(seed));
	smr_free(seed);
}

smr_status smr_cluster_open(const char *dir, smr_cluster **out)
{
	smr_cluster *c;

	SMR_TRY(smr_cluster_blank(dir, &c));

	smr_status st = read_json(c);

	find_operator(c);
	if (st == SMR_OK)
		st = smr_cluster_read_fleets(c);
	if (st == SMR_OK)
		*out = c;
	else
		smr_cluster_close(c);
	return st;
}

void smr_cluster_close(smr_cluster *c)
{
	if (c == NULL)
		return;
	for (size_t i = 0; i < c->servers.n; i++)
		smr_free(c->servers.v[i]);
	smr_vec_free(&c->servers);
	smr_fleets_free(c->fleets);
	smr_free(c->dir);
	smr_free(c);
}

static json_t *several_json(const smr_cluster *c)
{
	json_t *list = json_array();

	for (size_t i = 0; i < c->nseveral; i++)
		json_array_append_new(list, json_pack("{s:s,s:i,s:i}", "host", c->several[i].host,
						      "port", c->several[i].port, "routes",
						      c->several[i].routes));
	return list;
}

/* Writes the addresses. Loopback addresses are omitted for other machines, unless there are no
 * others. */
static void put_servers(const smr_cluster *c, bool for_others, json_t *list)
{
	bool any = false;

	for (int near = for_others ? 0 : 1; near < 2 && !any; near++)
		for (size_t i = 0; i < c->servers.n; i++)
			if (near == 1 || !smr_is_near(c->servers.v[i])) {
				json_array_append_new(list, json_string(c->servers.v[i]));
				any = true;
			}
}

smr_status smr_cluster_settings(const smr_cluster *c, const char *node, const char *user,
				smr_str *out)
{
	json_t *servers = json_array(), *root;
	char *text = NULL;

	put_servers(c, node != NULL || user != NULL, servers);
	root = json_pack("{s:s,s:s,s:i,s:b,s:o}", "name", c->name, "host", c->host, "port", c->port,
			 "any_port", (int)c->any_port, "servers", servers);
	if (root != NULL && c->ack_wait_ms != 0)
		json_object_set_new(root, "ack_wait_ms", json_integer(c->ack_wait_ms));
	if (c->operator_key[0] != '\0')
		json_object_set_new(root, "operator", json_string(c->operator_key));
	if (root != NULL && c->nseveral > 0)
		json_object_set_new(root, "several", several_json(c));
	if (node != NULL)
		json_object_set_new(root, "node", json_string(node));
	if (user != NULL)
		json_object_set_new(root, "user", json_string(user));
	if (root != NULL)
		text = json_dumps(root, JSON_INDENT(2));
	json_decref(root);
	if (text == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for cluster.json");
	smr_str_puts(out, text);
	free(text);
	return smr_str_status(out, "cluster.json");
}

smr_status smr_cluster_keep(const smr_cluster *c)
{
	smr_str text = {0};
	char *path;
	smr_status st;

	SMR_TRY(smr_cluster_path(c, "cluster.json", &path));
	st = smr_cluster_settings(c, c->node[0] != '\0' ? c->node : NULL,
				  c->user[0] != '\0' ? c->user : NULL, &text);
	if (st == SMR_OK)
		st = smr_write_file(path, text.s, text.n, SMR_WRITE_SYNC);
	smr_str_free(&text);
	smr_free(path);
	return st;
}

static smr_status seed_path(const smr_cluster *c, const char *role, char **out)
{
	char file[96];

	snprintf(file, sizeof(file), "keys/%.64s.seed", role);
	return smr_cluster_path(c, file, out);
}

smr_status smr_cluster_read_seed(const smr_cluster *c, const char *role, char **out)
{
	char *path;
	smr_status st;

	SMR_TRY(seed_path(c, role, &path));
	st = smr_check_private(path);
	if (st == SMR_OK)
		st = smr_read_file(path, out, NULL);
	if (st == SMR_ENOTFOUND)
		st = smr_fail(st, "%s has no key for the role '%s' (keys/%s.seed)", c->dir, role,
			      role);
	smr_free(path);
	return st;
}

bool smr_cluster_lists(const char *words, const char *word)
{
	size_t n = strlen(word);

	for (const char *at = words; at != NULL && *at != '\0';) {
		size_t k = strcspn(at, ",");

		if (k == n && strncmp(at, word, n) == 0)
			return true;
		at += k + (at[k] == ',');
	}
	return false;
}

bool smr_cluster_has_role(const smr_cluster *c, const char *role)
{
	char *path;

	if (seed_path(c, role, &path) != SMR_OK)
		return false;

	bool there = smr_file_exists(path);

	smr_free(path);
	return there;
}

/* Returns the owner of queues and plans for a role; NULL: none. */
static const char *user_of(const char *role)
{
	if (strcmp(role, SMR_ROLE_OPERATOR) == 0)
		return SMR_ROLE_ORCHESTRATOR;
	if (strncmp(role, "user.", 5) == 0)
		return role + 5;
	return strcmp(role, SMR_ROLE_ORCHESTRATOR) == 0 ? role : NULL;
}

smr_status smr_cluster_connect(const smr_cluster *c, const char *role, bool bulk,
			       const smr_nats_module **m, smr_nats **out)
{
	char *seed_file = NULL, *ca_file = NULL, *seed = NULL, public_key[SMR_NKEY_PUBLIC];
	char own[SMR_NODE_NAME + 8];
	smr_status st = smr_nats_open(m);

	if (c->user[0] != '\0' && strcmp(role, SMR_ROLE_ORCHESTRATOR) == 0) {
		snprintf(own, sizeof(own), "user.%s", c->user);
		role = own;
	}
	if (st == SMR_OK)
		st = seed_path(c, role, &seed_file);
	if (st == SMR_OK)
		st = smr_cluster_path(c, "tls/ca.pem", &ca_file);
	if (st == SMR_OK)
		st = smr_cluster_read_seed(c, role, &seed);
	if (st == SMR_OK) {
		st = smr_nkey_public(seed, public_key);
		if (st != SMR_OK)
			st = smr_fail(st, "%s: %s", seed_file, smr_errmsg());
		explicit_bzero(seed, strlen(seed));
	}
	if (st == SMR_OK)
		st = (*m)->connect(&(smr_nats_login){.servers = (const char *const *)c->servers.v,
						     .nservers = c->servers.n,
						     .ca_file = ca_file,
						     .seed_file = seed_file,
						     .public_key = public_key,
						     .role = role,
						     .user = user_of(role),
						     .bulk = bulk},
				   out);
	smr_free(seed);
	smr_free(ca_file);
	smr_free(seed_file);
	return st;
}
