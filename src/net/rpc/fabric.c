#include "net/rpc/fabric.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TRUSTED "trusted:"
#define PUBLIC ",public"

static const char *chosen; /* NULL: $SAMARA_FABRIC */

void smr_fabric_choose(const char *text)
{
	chosen = text;
}

smr_status smr_fabric_of(smr_fabric *out)
{
	const char *text = chosen != NULL ? chosen : getenv("SAMARA_FABRIC"), *name, *comma;
	size_t n;

	*out = (smr_fabric){.trusted = false};
	if (text == NULL || *text == '\0' || strcmp(text, "tls") == 0)
		return SMR_OK;
	name = text + strlen(TRUSTED);
	if (strncmp(text, TRUSTED, strlen(TRUSTED)) == 0) {
		comma = strchrnul(name, ',');
		n = (size_t)(comma - name);
		out->trusted = true;
		out->may_be_public = strcmp(comma, PUBLIC) == 0;
		if (n > 0 && n < sizeof(out->interface) && (*comma == '\0' || out->may_be_public)) {
			snprintf(out->interface, sizeof(out->interface), "%.*s", (int)n, name);
			return SMR_OK;
		}
	}
	return smr_fail(SMR_EINVAL,
			"fabric \"%s\": there are tls, trusted:IFACE and trusted:IFACE,public",
			text);
}

smr_status smr_fabric_kind(const char *address, smr_rpc_kind *out)
{
	smr_fabric f;

	if (strncmp(address, "unix:", 5) == 0) {
		*out = SMR_RPC_SHARED_MEMORY;
		return SMR_OK;
	}
	SMR_TRY(smr_fabric_of(&f));
	*out = f.trusted ? SMR_RPC_TCP : SMR_RPC_TLS;
	return SMR_OK;
}

/* ---- addresses --------------------------------------------------------------------------------
 */

typedef struct range {
	uint32_t from;
	unsigned bits;
} range;

/* Private use (RFC 1918), shared (RFC 6598), loopback, link-local. */
static const range closed[] = {{0x0a000000, 8},  {0xac100000, 12}, {0xc0a80000, 16},
			       {0x64400000, 10}, {0x7f000000, 8},  {0xa9fe0000, 16}};

bool smr_fabric_is_public(const struct sockaddr *a)
{
	const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)(const void *)a;
	const struct sockaddr_in *v4 = (const struct sockaddr_in *)(const void *)a;
	uint32_t host = ntohl(v4->sin_addr.s_addr);

	if (a->sa_family == AF_INET6)
		return !IN6_IS_ADDR_LOOPBACK(&v6->sin6_addr) &&
		       !IN6_IS_ADDR_LINKLOCAL(&v6->sin6_addr) &&
		       (v6->sin6_addr.s6_addr[0] & 0xfe) != 0xfc;
	for (size_t i = 0; i < sizeof(closed) / sizeof(closed[0]); i++)
		if ((host ^ closed[i].from) >> (32 - closed[i].bits) == 0)
			return false;
	return true;
}

static bool is_same(const struct sockaddr *a, const struct sockaddr_storage *b)
{
	const struct sockaddr_in6 *a6 = (const struct sockaddr_in6 *)(const void *)a;
	const struct sockaddr_in6 *b6 = (const struct sockaddr_in6 *)b;
	const struct sockaddr_in *a4 = (const struct sockaddr_in *)(const void *)a;
	const struct sockaddr_in *b4 = (const struct sockaddr_in *)b;

	if (a->sa_family != b->ss_family)
		return false;
	return a->sa_family == AF_INET6
		       ? memcmp(&a6->sin6_addr, &b6->sin6_addr, sizeof(a6->sin6_addr)) == 0
		       : a4->sin_addr.s_addr == b4->sin_addr.s_addr;
}

/* Returns the interface's first address, or @p wanted if it is one; SMR_ENOTFOUND: there is
 * none. */
static smr_status find_interface_address(const smr_fabric *f, const struct sockaddr_storage *wanted,
					 struct sockaddr_storage *out)
{
	struct ifaddrs *all = NULL;
	smr_status st = SMR_ENOTFOUND;
	bool public = false;

	if (getifaddrs(&all) != 0)
		return smr_fail(SMR_EIO, "the interfaces cannot be read");
	for (struct ifaddrs *i = all; i != NULL && st != SMR_OK; i = i->ifa_next) {
		const struct sockaddr *a = i->ifa_addr;

		if (a == NULL || (a->sa_family != AF_INET && a->sa_family != AF_INET6) ||
		    strcmp(i->ifa_name, f->interface) != 0 ||
		    (wanted != NULL && !is_same(a, wanted)))
			continue;
		public = smr_fabric_is_public(a);
		memset(out, 0, sizeof(*out));
		memcpy(out, a,
		       a->sa_family == AF_INET6 ? sizeof(struct sockaddr_in6)
						: sizeof(struct sockaddr_in));
		st = SMR_OK;
	}
	freeifaddrs(all);
	if (st != SMR_OK)
		return smr_fail(st, "fabric %s: the interface has no such address", f->interface);
	if (public && !f->may_be_public)
		return smr_fail(
			SMR_EDENIED,
			"fabric %s: its address is public, and any host that reaches it could do "
			"anything to this process; trusted:%s,public takes it nevertheless",
			f->interface, f->interface);
	return SMR_OK;
}

smr_status smr_fabric_check(const smr_fabric *f, const struct sockaddr_storage *at)
{
	struct sockaddr_storage found;

	return find_interface_address(f, at, &found);
}

smr_status smr_fabric_address(const smr_fabric *f, char *out, size_t n)
{
	struct sockaddr_storage at;
	char host[INET6_ADDRSTRLEN] = "";

	SMR_TRY(find_interface_address(f, NULL, &at));
	if (at.ss_family == AF_INET6)
		inet_ntop(AF_INET6, &((struct sockaddr_in6 *)&at)->sin6_addr, host, sizeof(host));
	else
		inet_ntop(AF_INET, &((struct sockaddr_in *)&at)->sin_addr, host, sizeof(host));
	snprintf(out, n, at.ss_family == AF_INET6 ? "tcp:[%s]:0" : "tcp:%s:0", host);
	return SMR_OK;
}
