#include "net/tls/rate.h"

#include <netinet/in.h>

#include "base/data/hash.h"

uint32_t smr_tls_network(const struct sockaddr_storage *from)
{
	const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)from;
	const struct sockaddr_in *v4 = (const struct sockaddr_in *)from;
	uint32_t host = ntohl(v4->sin_addr.s_addr), net;

	if (from->ss_family == AF_INET6) {
		if (IN6_IS_ADDR_LOOPBACK(&v6->sin6_addr))
			return 0;
		net = (uint32_t)smr_hash64(&v6->sin6_addr, 6, 0);
	} else {
		if (host >> 24 == IN_LOOPBACKNET)
			return 0;
		host &= 0xffffff00;
		net = (uint32_t)smr_hash64(&host, sizeof(host), 0);
	}
	return net != 0 ? net : 1;
}

static void refill_bucket(tls_bucket *b, int64_t now, double in_a_second)
{
	double most = 2 * in_a_second;

	b->tries = b->at == 0 ? most : b->tries + (double)(now - b->at) * 1e-9 * in_a_second;
	b->tries = b->tries < most ? b->tries : most;
	b->at = now;
}

static bool has_proved(const tls_rate *r, uint32_t address)
{
	for (unsigned i = 0; i < TLS_RATE_PROVED && i < r->nproved; i++)
		if (r->proved[i] == address)
			return true;
	return false;
}

bool smr_tls_rate_take(tls_rate *r, uint32_t network, uint32_t address, int64_t now)
{
	tls_bucket *one = &r->one[network % TLS_RATE_PLACES];

	if (network == 0 || has_proved(r, address))
		return true;
	refill_bucket(one, now, TLS_RATE_ONE);
	refill_bucket(&r->all, now, TLS_RATE_ALL);
	if (one->tries < 1 || r->all.tries < 1)
		return false;
	one->tries--;
	r->all.tries--;
	return true;
}

void smr_tls_rate_give(tls_rate *r, uint32_t network, uint32_t address)
{
	if (network == 0 || has_proved(r, address))
		return;
	r->proved[r->nproved++ % TLS_RATE_PROVED] = address;
	r->one[network % TLS_RATE_PLACES].tries++;
	r->all.tries++;
}
