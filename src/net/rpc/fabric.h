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
	char interface[16]; /* of a trusted fabric */
} smr_fabric;

/** Overrides the variable from now on; @p text stays the caller's. Call it before there are
 * threads. */
void smr_fabric_choose(const char *text);
/** SMR_EINVAL: the variable has another form. */
SMR_MUST_USE smr_status smr_fabric_of(smr_fabric *out);
/** Returns the kind of plane for @p address. */
SMR_MUST_USE smr_status smr_fabric_kind(const char *address, smr_rpc_kind *out);
/** Returns whether hosts outside of a closed network may reach the address. */
bool smr_fabric_is_public(const struct sockaddr *a);
/** Checks that a plane may listen at @p at on this trusted fabric: its interface has that address,
 * and the address is not public, unless the fabric is declared public. */
SMR_MUST_USE smr_status smr_fabric_check(const smr_fabric *f, const struct sockaddr_storage *at);
/** Writes "tcp:HOST:0" with the interface's first address that is allowed. */
SMR_MUST_USE smr_status smr_fabric_address(const smr_fabric *f, char *out, size_t n);
#endif
