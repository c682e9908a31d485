/* Several servers of one cluster: three of them store each stream, and while a majority lives
 * nothing is lost. */
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "cluster/config/folder.h"

enum { PORT = 4222, ROUTES = 2000 /* as usual: 6222 */, PORT_MAX = 65535 };

size_t smr_cluster_size(const smr_cluster *c)
{
	return c->nseveral > 0 ? c->nseveral : 1;
}

void smr_cluster_file(const smr_cluster *c, smr_server_file f, size_t i, char out[SMR_SERVER_FILE])
{
	static const char *const names[][2] = {[SMR_SERVER_CONF] = {"nats", ".conf"},
					       [SMR_SERVER_PID] = {"run/pid", ""},
					       [SMR_SERVER_LOG] = {"run/server", ".log"}};

	if (c->nseveral == 0)
		snprintf(out, SMR_SERVER_FILE, "%s%s", names[f][0], names[f][1]);
	else
		snprintf(out, SMR_SERVER_FILE, "%s-%zu%s", names[f][0], i + 1, names[f][1]);
}

/* ---- parsing --------------------------------------------------------------------------------- */

/* Returns whether a port is taken: several servers on one machine, for tests, need different
 * ports. */
static bool is_taken(const smr_cluster *c, const char *host, int port)
{
	for (size_t i = 0; i < c->nseveral; i++)
		if (strcmp(c->several[i].host, host) == 0 &&
		    (c->several[i].port == port || c->several[i].routes == port))
			return true;
	return false;
}

static int another_port(const smr_cluster *c, const char *host, int not)
{
	int port = smr_free_port();

	for (int t = 0; t < 100 && (port == not|| is_taken(c, host, port)); t++)
		port = smr_free_port();
	return port;
}

static smr_status push_address(smr_cluster *c, const smr_server *s)
{
	smr_str url = {0};
	smr_status st;

	smr_str_printf(&url, "tls://%s:%d", s->host, s->port);
	st = smr_str_status(&url, "a server's address");
	if (st == SMR_OK)
		st = smr_vec_push(&c->servers, url.s);
	if (st != SMR_OK)
		smr_str_free(&url);
	return st;
}

/* Adds a server from HOST or HOST:PORT. */
static smr_status add_server_of_word(smr_cluster *c, char *word, int port)
{
	smr_server s = {.port = port};
	char *colon = strrchr(word, ':');

	if (c->nseveral == SMR_SERVERS_MOST)
		return smr_fail(SMR_EINVAL, "%d servers are the most", SMR_SERVERS_MOST);
	if (colon != NULL && strchr(word, ':') == colon) {
		*colon = '\0';
		s.port = atoi(colon + 1);
		if (s.port < 1 || s.port > PORT_MAX - ROUTES)
			return smr_fail(SMR_EINVAL, "'%s' is no port of a server", colon + 1);
	}
	if (*word == '\0' || strlen(word) >= sizeof(s.host))
		return smr_fail(SMR_EINVAL, "'%s' is no host of a server", word);
	snprintf(s.host, sizeof(s.host), "%s", word);
	if (s.port <= 0 && smr_cluster_is_here(&s)) {
		s.port = another_port(c, s.host, 0);
		s.routes = another_port(c, s.host, s.port);
	} else {
		s.port = s.port > 0 ? s.port : PORT;
		s.routes = s.port + ROUTES;
	}
	if (is_taken(c, s.host, s.port) || is_taken(c, s.host, s.routes))
		return smr_fail(SMR_EINVAL, "two servers have the port %s:%d", s.host, s.port);
	c->several[c->nseveral++] = s;
	return push_address(c, &s);
}

smr_status smr_cluster_set_several(smr_cluster *c, const char *servers, int port)
{
	char *words = smr_strdup(servers), *rest = NULL;
	smr_status st = words != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for servers");

	for (char *w = st == SMR_OK ? strtok_r(words, ",", &rest) : NULL; w != NULL && st == SMR_OK;
	     w = strtok_r(NULL, ",", &rest))
		st = add_server_of_word(c, w, port);
	smr_free(words);
	SMR_TRY(st);
	if (c->nseveral < 3 || c->nseveral % 2 == 0)
		return smr_fail(SMR_EINVAL,
				"%zu servers: there must be 3, 5 or 7, of which most must live",
				c->nseveral);
	snprintf(c->host, sizeof(c->host), "%s", c->several[0].host);
	c->port = c->several[0].port;
	c->any_port = false;
	return SMR_OK;
}

/* ---- hosts ----------------------------------------------------------------------------------- */

static bool same_ip_address(const struct sockaddr *a, const struct sockaddr *b)
{
	if (a == NULL || a->sa_family != b->sa_family)
		return false;
	if (a->sa_family == AF_INET)
		return ((const struct sockaddr_in *)(const void *)a)->sin_addr.s_addr ==
		       ((const struct sockaddr_in *)(const void *)b)->sin_addr.s_addr;
	return a->sa_family == AF_INET6 &&
	       memcmp(&((const struct sockaddr_in6 *)(const void *)a)->sin6_addr,
		      &((const struct sockaddr_in6 *)(const void *)b)->sin6_addr,
		      sizeof(struct in6_addr)) == 0;
}

static bool has_address(const struct sockaddr *a)
{
	struct ifaddrs *all;
	bool found = false;

	if (getifaddrs(&all) != 0)
		return false;
	for (const struct ifaddrs *i = all; i != NULL; i = i->ifa_next)
		found |= same_ip_address(i->ifa_addr, a);
	freeifaddrs(all);
	return found;
}

bool smr_cluster_is_here(const smr_server *s)
{
	struct addrinfo hints = {.ai_socktype = SOCK_STREAM}, *all = NULL;
	bool here = strncmp(s->host, "127.", 4) == 0;

	if (here || getaddrinfo(s->host, NULL, &hints, &all) != 0)
		return here;
	for (const struct addrinfo *a = all; a != NULL; a = a->ai_next)
		here |= has_address(a->ai_addr);
	freeaddrinfo(all);
	return here;
}

void smr_cluster_put_hosts(const smr_cluster *c, smr_str *out)
{
	struct in6_addr ignored;

	for (size_t i = 0; i < c->nseveral; i++) {
		const char *host = c->several[i].host;
		bool number = inet_pton(AF_INET, host, &ignored) == 1 ||
			      inet_pton(AF_INET6, host, &ignored) == 1;

		smr_str_printf(out, ",%s:%s", number ? "IP" : "DNS", host);
	}
}
