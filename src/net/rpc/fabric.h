/** @file The network between machines: TLS on an untrusted network, or UCX on a trusted one.
 * $SAMARA_FABRIC is "tls" (the default), "trusted:IFACE", or "trusted:IFACE,public" for an
 * interface with a public address. */
#ifndef SMR_NET_RPC_FABRIC_H
#define SMR_NET_RPC_FABRIC_H
#include <sys/socket.h>

#include "net/rpc/rpc.h"

typedef struct smr_fabric {
	bool trusted;
	bool may_be_public;
	char interface[16]; /* of a trusted one */
} smr_fabric;

/** Counts from now on in place of the variable; @p text stays the caller's. Before there are
 * threads. */
void smr_fabric_choose(const char *text);
/** SMR_EINVAL: the variable says something else. */
SMR_MUST_USE smr_status smr_fabric_of(smr_fabric *out);
/** The kind of plane that leads to @p address. */
SMR_MUST_USE smr_status smr_fabric_kind(const char *address, smr_rpc_kind *out);
/** Whether others than a closed network may reach the address. */
bool smr_fabric_is_public(const struct sockaddr *a);
/** Whether this trusted fabric may be listened on at @p at: its interface has that address, and it
 * is not public, unless that was said twice. */
SMR_MUST_USE smr_status smr_fabric_check(const smr_fabric *f, const struct sockaddr_storage *at);
/** "tcp:HOST:0" of the interface's first address that may be listened on. */
SMR_MUST_USE smr_status smr_fabric_address(const smr_fabric *f, char *out, size_t n);
#endif
