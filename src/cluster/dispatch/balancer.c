/* Power of two choices: the better of two random nodes is nearly as good as the best of all, and
 * submitters do not all choose the same one. Backlogs are compared in seconds, since the times of
 * codelets differ by 10^4.
 *
 * A codelet that fails on a node three times in a row is not sent there for a time, which
 * doubles. */
#include "cluster/dispatch/balancer.h"

#include <stdio.h>
#include <string.h>

enum { FAILURES = 3, KNOWN_MOST = 4096, LONGEST = 6 /* doublings */ };

static const int64_t SPARE_NS = 10000000000;

void smr_balancer_free(smr_balancer *c)
{
	smr_vec_free(&c->backlogs);
	smr_vec_free(&c->breakers);
}

/* xorshift64; any sequence is good enough that differs between submitters */
static uint64_t next_random(smr_balancer *c)
{
	c->dice += c->dice == 0;
	c->dice ^= c->dice << 13;
	c->dice ^= c->dice >> 7;
	return c->dice ^= c->dice << 17;
}

static double backlog(const smr_balancer *c, const char *node)
{
	for (size_t i = 0; i < c->backlogs.n; i++)
		if (strcmp(c->backlogs.v[i].node, node) == 0)
			return c->backlogs.v[i].seconds;
	return 0;
}

static double done_after(const smr_balancer *c, const smr_choosable *m)
{
	return m->run_s + backlog(c, m->node) / (m->slots > 0 ? m->slots : 1);
}

/* Returns the k-th candidate that is not excluded. */
static size_t pick(const smr_balancer *c, const smr_choosable *all, size_t n, uint64_t code,
		   int64_t now, size_t k)
{
	for (size_t i = 0; i < n; i++)
		if (!smr_balancer_spares(c, code, all[i].node, now) && k-- == 0)
			return i;
	return SIZE_MAX;
}

size_t smr_balancer_node(smr_balancer *c, const smr_choosable *all, size_t n, uint64_t code,
			 int64_t now)
{
	size_t fit = 0, first, second;

	for (size_t i = 0; i < n; i++)
		fit += !smr_balancer_spares(c, code, all[i].node, now);
	if (fit == 0)
		return SIZE_MAX;
	first = next_random(c) % fit;
	second = fit > 1 ? (first + 1 + next_random(c) % (fit - 1)) % fit : first;
	first = pick(c, all, n, code, now, first);
	second = pick(c, all, n, code, now, second);
	return done_after(c, &all[second]) < done_after(c, &all[first]) ? second : first;
}

void smr_balancer_load(smr_balancer *c, const char *node, double seconds)
{
	smr_backlog b = {.seconds = 0};
	size_t i = 0;

	while (i < c->backlogs.n && strcmp(c->backlogs.v[i].node, node) != 0)
		i++;
	if (i == c->backlogs.n) {
		snprintf(b.node, sizeof(b.node), "%s", node);
		if (i >= KNOWN_MOST || smr_vec_push(&c->backlogs, b) != SMR_OK)
			return; /* without an entry it counts as idle */
	}
	c->backlogs.v[i].seconds += seconds;
	if (c->backlogs.v[i].seconds < 0)
		c->backlogs.v[i].seconds = 0;
}

static smr_breaker *find_breaker(const smr_balancer *c, uint64_t code, const char *node)
{
	for (size_t i = 0; i < c->breakers.n; i++)
		if (c->breakers.v[i].code == code && strcmp(c->breakers.v[i].node, node) == 0)
			return &c->breakers.v[i];
	return NULL;
}

void smr_balancer_told(smr_balancer *c, uint64_t code, const char *node, bool failed, int64_t now)
{
	smr_breaker fresh = {.code = code}, *b = find_breaker(c, code, node);
	unsigned doubled;

	if (!failed) {
		c->proven[code % SMR_PROVEN] = code;
		if (b != NULL)
			*b = c->breakers.v[--c->breakers.n];
		return;
	}
	if (b == NULL) {
		snprintf(fresh.node, sizeof(fresh.node), "%s", node);
		if (c->breakers.n >= KNOWN_MOST || smr_vec_push(&c->breakers, fresh) != SMR_OK)
			return; /* without an entry it is simply tried again */
		b = &c->breakers.v[c->breakers.n - 1];
	}
	if (++b->failures < FAILURES)
		return;
	/* when the time is over one call tries the node: another failure excludes it for longer */
	doubled = b->failures - FAILURES < LONGEST ? b->failures - FAILURES : LONGEST;
	b->open_until = now + (SPARE_NS << doubled);
}

bool smr_balancer_is_proven(const smr_balancer *c, uint64_t code)
{
	return c->proven[code % SMR_PROVEN] == code;
}

bool smr_balancer_spares(const smr_balancer *c, uint64_t code, const char *node, int64_t now)
{
	const smr_breaker *b = find_breaker(c, code, node);

	return b != NULL && now < b->open_until;
}

void smr_balancer_spared(const smr_balancer *c, const smr_choosable *all, size_t n, uint64_t code,
			 int64_t now, smr_str *out)
{
	size_t spared = 0;

	for (size_t i = 0; i < n; i++)
		spared += smr_balancer_spares(c, code, all[i].node, now);
	if (spared == 0 || spared == n)
		return;
	smr_str_puts(out, " ");
	for (size_t i = 0; i < n; i++)
		if (smr_balancer_spares(c, code, all[i].node, now))
			smr_str_printf(out, "%s ", all[i].node);
}
