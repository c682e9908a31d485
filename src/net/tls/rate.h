/** @file Rate limit of connection attempts by unauthenticated peers: a token bucket per network and
 * one for all. A peer that authenticates gets its token back. Networks are hashed, so two may share
 * a bucket. */
#ifndef SMR_NET_TLS_RATE_H
#define SMR_NET_TLS_RATE_H
#include <stdbool.h>
#include <stdint.h>
#include <sys/socket.h>

enum {
	TLS_RATE_PLACES = 256,
	TLS_RATE_PROVED = 64,
	TLS_RATE_ONE = 50, /* attempts per second of one network, twice as many at once */
	TLS_RATE_ALL = 500
};

typedef struct tls_bucket {
	int64_t at; /* time of the last refill; 0: never */
	double tries;
} tls_bucket;

typedef struct tls_rate {
	tls_bucket all, one[TLS_RATE_PLACES];
	uint32_t proved[TLS_RATE_PROVED]; /* the latest addresses of authenticated peers */
	unsigned nproved;
} tls_rate;

/** Returns the network of an address: /24 of IPv4, /48 of IPv6; 0: this machine, which has no
 * limit. */
uint32_t smr_tls_network(const struct sockaddr_storage *from);
/** Returns whether a peer of that network may try at @p now (ns). An address from which a peer has
 * authenticated always may, so that others of its network do not block it. */
bool smr_tls_rate_take(tls_rate *r, uint32_t network, uint32_t address, int64_t now);
/** Returns the token after a peer has authenticated. */
void smr_tls_rate_give(tls_rate *r, uint32_t network, uint32_t address);
#endif
