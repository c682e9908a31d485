/* samara cluster init: makes keys, certificates and settings of a new cluster, without other
 * tools. */
#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/data/digest.h"
#include "base/fs.h"
#include "cluster/config/cluster.h"
#include "cluster/config/folder.h"
#include "net/archive/keys.h"
#include "net/nkey.h"
#include "net/rpc/rpc.h"

enum {
	CA_DAYS = 3650,
	SERVER_DAYS = 825, /* the former maximum of browsers, a usual limit */
	DAY_S = 86400,
	CLOCKS_S = 3600, /* clocks of other machines may be behind by so much */
};

int smr_free_port(void)
{
	enum { FIRST = 20000, COUNT = 12000 }; /* below Linux's ports of clients: 32768 */

	if (sodium_init() < 0)
		return 0;
	for (int t = 0; t < 200; t++) {
		int port = FIRST + (int)randombytes_uniform(COUNT);
		struct sockaddr_in a = {.sin_family = AF_INET,
					.sin_port = htons((uint16_t)port),
					.sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
		int s = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
		bool is_free = s >= 0 && bind(s, (struct sockaddr *)&a, sizeof(a)) == 0;

		if (s >= 0)
			close(s);
		if (is_free)
			return port;
	}
	return 0;
}

static smr_status push_server(smr_cluster *c, const char *host, int port)
{
	bool bare = strchr(host, ':') != NULL && host[0] != '['; /* an IPv6 address */
	smr_str url = {0};
	smr_status st;

	smr_str_printf(&url, bare ? "tls://[%s]:%d" : "tls://%s:%d", host, port);
	SMR_TRY(smr_str_status(&url, "the server's address"));
	st = smr_vec_push(&c->servers, url.s);
	if (st != SMR_OK)
		smr_str_free(&url);
	return st;
}

/* Replaces the port in addresses that have the server's former port; others belong to other
 * servers. */
static smr_status replace_server_port(smr_cluster *c, int port)
{
	char end[16];

	snprintf(end, sizeof(end), ":%d", c->port);
	for (size_t i = 0; i < c->servers.n; i++) {
		char *url = c->servers.v[i], *at = strrchr(url, ':');
		smr_str new = {0};

		if (at == NULL || strcmp(at, end) != 0)
			continue;
		smr_str_printf(&new, "%.*s:%d", (int)(at - url), url, port);
		SMR_TRY(smr_str_status(&new, "the server's address"));
		smr_free(url);
		c->servers.v[i] = smr_str_take(&new);
	}
	return SMR_OK;
}

smr_status smr_cluster_set_port(smr_cluster *c, int port)
{
	/* a server that listens on all addresses is reached by the loopback address */
	const char *host = strcmp(c->host, "0.0.0.0") == 0 ? "127.0.0.1" : c->host;

	if (c->servers.n > 0)
		SMR_TRY(replace_server_port(c, port));
	c->port = port;
	return c->servers.n > 0 ? SMR_OK : push_server(c, host, port);
}

/* Returns whether the server can listen at that host. */
static bool is_local_host(const char *host)
{
	struct addrinfo how = {.ai_socktype = SOCK_STREAM}, *found = NULL;
	bool is = false;

	if (getaddrinfo(host, NULL, &how, &found) != 0)
		return false;
	for (const struct addrinfo *i = found; i != NULL && !is; i = i->ai_next) {
		int s = socket(i->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);

		is = s >= 0 && bind(s, i->ai_addr, i->ai_addrlen) == 0;
		if (s >= 0)
			close(s);
	}
	freeaddrinfo(found);
	return is;
}

static smr_status check_public(const smr_cluster_options *o)
{
	if (o->public == NULL || o->host != NULL || is_local_host(o->public))
		return SMR_OK;
	return smr_fail(SMR_EINVAL,
			"%s is no address of this machine: say where the server shall listen, too: "
			"--host ADDRESS",
			o->public);
}

static smr_status set_host(smr_cluster *c, const smr_cluster_options *o)
{
	const char *host = o->host != NULL ? o->host : o->public;

	if (strlen(host != NULL ? host : "") >= sizeof(c->host))
		return smr_fail(SMR_EINVAL, "'%s' is too long for a host", host);
	snprintf(c->host, sizeof(c->host), "%s", host != NULL ? host : "127.0.0.1");
	return SMR_OK;
}

smr_status smr_cluster_add_seed(const smr_cluster *c, const char *role)
{
	char seed[SMR_NKEY_SEED], line[SMR_NKEY_SEED + 1], file[96], *path;
	smr_status st;

	if (smr_cluster_has_role(c, role))
		return SMR_OK;
	snprintf(file, sizeof(file), "keys/%.64s.seed", role);
	SMR_TRY(smr_nkey_make(seed));
	snprintf(line, sizeof(line), "%s\n", seed);
	st = smr_cluster_path(c, file, &path);
	if (st == SMR_OK) {
		st = smr_write_file(path, line, strlen(line), SMR_WRITE_SYNC);
		smr_free(path);
	}
	sodium_memzero(seed, sizeof(seed));
	sodium_memzero(line, sizeof(line));
	return st;
}

smr_status smr_cluster_code_key(const smr_cluster *c, smr_secret_key *out)
{
	char *path;
	smr_status st;

	SMR_TRY(smr_cluster_path(c, "keys/code.key", &path));
	st = smr_key_load(path, out);
	smr_free(path);
	return st;
}

/* Adds the public half, with all rights, to the nodes' trusted keys. */
static smr_status trust_key(const smr_cluster *c, const smr_secret_key *k)
{
	char hex[2 * SMR_KEY_BYTES + 1];
	smr_str text = {0};
	char *path;
	smr_status st;

	SMR_TRY(smr_cluster_path(c, "trust/cluster.key", &path));
	smr_hex(k->public_key, SMR_KEY_BYTES, hex);
	smr_str_printf(&text, "public %s\nmay all\n", hex);
	st = smr_str_status(&text, "a public key");
	if (st == SMR_OK)
		st = smr_write_file(path, text.s, text.n, SMR_WRITE_SYNC);
	smr_str_free(&text);
	smr_free(path);
	return st;
}

static smr_status add_code_key(const smr_cluster *c)
{
	smr_secret_key key;
	char *path, *trust;
	smr_status st;

	SMR_TRY(smr_cluster_path(c, "trust", &trust));
	st = smr_mkdirs(trust);
	smr_free(trust);
	SMR_TRY(st);
	SMR_TRY(smr_cluster_path(c, "keys/code.key", &path));
	if (!smr_file_exists(path)) {
		st = smr_key_make(&key);
		if (st == SMR_OK)
			st = trust_key(c, &key); /* before the key, whose presence implies both */
		if (st == SMR_OK)
			st = smr_key_save(&key, path);
		smr_key_forget(&key);
	}
	smr_free(path);
	return st;
}

/* Makes the key of the data plane: its holder may fetch and put payloads. */
static smr_status add_plane_key(const smr_cluster *c)
{
	uint8_t key[SMR_RPC_KEY];
	smr_status st = SMR_OK;
	char *path;

	SMR_TRY(smr_cluster_path(c, "keys/plane.key", &path));
	if (!smr_file_exists(path)) {
		smr_rpc_key_make(key);
		st = smr_rpc_key_write(path, key);
		sodium_memzero(key, sizeof(key));
	}
	smr_free(path);
	return st;
}

smr_status smr_cluster_add_keys(const smr_cluster *c)
{
	SMR_TRY(add_code_key(c));
	SMR_TRY(add_plane_key(c));
	SMR_TRY(smr_cluster_add_seed(c, SMR_ROLE_OPERATOR));
	SMR_TRY(smr_cluster_add_seed(c, SMR_ROLE_ORCHESTRATOR));
	for (size_t i = 0; i < c->fleets->n; i++)
		SMR_TRY(smr_cluster_add_seed(c, c->fleets->v[i].name));
	return SMR_OK;
}

static smr_status issue_certificate(const smr_cluster *c, bool authority, int64_t to_s)
{
	static const char *const names[] = {"tls/ca.pem", "tls/ca.key", "tls/server.pem",
					    "tls/server.key"};
	char *path[4] = {NULL}, name[sizeof(c->name) + sizeof(" authority")];
	smr_str hosts = {0};
	const smr_nats_module *m;
	smr_status st = smr_nats_open(&m);

	/* two names: a certificate with its issuer's name counts as self-signed */
	snprintf(name, sizeof(name), "%s%s", c->name, authority ? " authority" : "");
	for (int i = 0; i < 4 && st == SMR_OK; i++)
		st = smr_cluster_path(c, names[i], &path[i]);
	smr_cluster_put_hosts(c, &hosts);
	if (st == SMR_OK)
		st = m->certify(&(smr_nats_certificate){.name = name,
							.ca_file = authority ? NULL : path[0],
							.ca_key = authority ? NULL : path[1],
							.hosts = hosts.s,
							.file = authority ? path[0] : path[2],
							.key = authority ? path[1] : path[3],
							.from_s = -CLOCKS_S,
							.to_s = to_s});
	for (int i = 0; i < 4; i++)
		smr_free(path[i]);
	smr_str_free(&hosts);
	return st;
}

smr_status smr_cluster_renew(const smr_cluster *c, int days)
{
	return issue_certificate(c, false, (int64_t)days * DAY_S);
}

/* Copies the fleets file first: its fleets get keys. */
static smr_status copy_fleets(const char *dir, const char *from)
{
	char *text = NULL, *own = NULL;
	smr_str to = {0};
	smr_fleets *f = NULL;
	size_t n = 0;
	smr_status st = SMR_OK;

	if (from == NULL && (st = smr_find_own("fleets/fleets.json", &own)) == SMR_OK)
		from = own;
	if (st == SMR_OK)
		st = smr_read_file(from, &text, &n);
	if (st == SMR_OK)
		st = smr_fleets_parse(text, n, from, &f);
	smr_fleets_free(f);
	smr_str_printf(&to, "%s/fleets.json", dir);
	if (st == SMR_OK)
		st = smr_str_status(&to, "the name of the fleets file");
	if (st == SMR_OK)
		st = smr_write_file(to.s, text, n, SMR_WRITE_SYNC);
	smr_str_free(&to);
	smr_free(text);
	smr_free(own);
	return st;
}

static smr_status make_folders(const char *dir)
{
	static const char *const inside[] = {"/keys", "/tls", "/data", "/run"};
	smr_str s = {0};
	smr_status st = SMR_OK;

	for (size_t i = 0; i < sizeof(inside) / sizeof(inside[0]) && st == SMR_OK; i++) {
		smr_str_clear(&s);
		smr_str_printf(&s, "%s%s", dir, inside[i]);
		st = smr_str_status(&s, "the name of a folder");
		if (st == SMR_OK)
			st = smr_mkdirs(s.s);
	}
	smr_str_free(&s);
	return st;
}

/* Makes a name of the folder's name: letters, digits and . _ - */
static void name_after(const char *dir, char *out, size_t n)
{
	const char *slash;
	size_t k = strlen(dir), w = 0;

	while (k > 1 && dir[k - 1] == '/')
		k--;
	slash = memrchr(dir, '/', k);
	for (const char *s = slash != NULL ? slash + 1 : dir; s < dir + k && w + 1 < n; s++)
		if (strchr("._-", *s) != NULL || (*s >= '0' && *s <= '9') ||
		    ((*s | 32) >= 'a' && (*s | 32) <= 'z'))
			out[w++] = *s;
	out[w] = '\0';
	if (w == 0)
		snprintf(out, n, "samara");
}

/* Sets the addresses. The public name may be unreachable from this machine, which then has another
 * one. */
static smr_status set_servers(smr_cluster *c, const smr_cluster_options *o, int port)
{
	if (o->public == NULL)
		return smr_cluster_set_port(c, port);
	c->port = port;
	SMR_TRY(push_server(c, o->public, port));
	return strcmp(c->host, "0.0.0.0") == 0 ? push_server(c, "127.0.0.1", port) : SMR_OK;
}

/* Sets the operator's public key: every folder has it to check passes. */
static smr_status find_operator(smr_cluster *c)
{
	char *seed;
	smr_status st;

	SMR_TRY(smr_cluster_read_seed(c, SMR_ROLE_OPERATOR, &seed));
	st = smr_nkey_public(seed, c->operator_key);
	sodium_memzero(seed, strlen(seed));
	smr_free(seed);
	return st;
}

/* Fills the folder, except for the fleets file. */
static smr_status init_cluster_folder(smr_cluster *c, const smr_cluster_options *o)
{
	int port = o->port > 0 ? o->port : smr_free_port();

	c->any_port = o->port <= 0 && o->public == NULL; /* other machines know the port */
	if (port == 0)
		return smr_fail(SMR_EIO, "there is no free port from 20000 to 32000");
	SMR_TRY(set_host(c, o));
	if (o->name != NULL)
		snprintf(c->name, sizeof(c->name), "%s", o->name);
	else
		name_after(c->dir, c->name, sizeof(c->name));
	SMR_TRY(o->servers != NULL ? smr_cluster_set_several(c, o->servers, o->port)
				   : set_servers(c, o, port));
	SMR_TRY(smr_cluster_check(c));
	SMR_TRY(smr_cluster_add_keys(c));
	SMR_TRY(find_operator(c));
	SMR_TRY(issue_certificate(c, true, (int64_t)CA_DAYS * DAY_S));
	SMR_TRY(smr_cluster_renew(c, o->days != 0 ? o->days : SERVER_DAYS));
	return smr_cluster_keep(c); /* last: it makes the folder valid */
}

smr_status smr_cluster_init(const char *dir, const smr_cluster_options *o)
{
	const smr_nats_module *m;
	smr_cluster *c;
	smr_status st;

	SMR_TRY(smr_nats_open(&m)); /* without the module, all below would fail */
	SMR_TRY(check_public(o));
	if (rmdir(dir) != 0 && errno != ENOENT)
		return smr_fail(SMR_ESTATE, "%s cannot become a cluster's folder: %s", dir,
				errno == ENOTEMPTY || errno == EEXIST ? "there is something in it"
								      : strerror(errno));
	SMR_TRY(make_folders(dir));
	SMR_TRY(copy_fleets(dir, o->fleets));
	SMR_TRY(smr_cluster_blank(dir, &c));
	st = smr_cluster_read_fleets(c);
	if (st == SMR_OK)
		st = init_cluster_folder(c, o);
	smr_cluster_close(c);
	return st;
}
