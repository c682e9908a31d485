/** @file One side of two ports that speak to each other, and what it counts of the port's events.
 */
#ifndef SMR_TESTS_PORT_CASE_H
#define SMR_TESTS_PORT_CASE_H
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "net/port.h"

typedef struct side {
	smr_port *port;
	smr_port_end *end; /* to the other side */
	smr_port_end *from;
	char head[100];
	size_t nhead, nbody;
	int messages, received, sent, gone, accepted, bad, asked;
	char *body;
	char why[100];
	bool refuses; /* bodies */
	uint8_t secret[SMR_PORT_KEY], key[SMR_PORT_KEY];
	uint8_t knows[SMR_PORT_KEY]; /* the one that it takes */
} side;

static inline void *on_accept(void *ctx, smr_port_end *e)
{
	side *s = ctx;

	s->end = e;
	s->accepted++;
	return s;
}

static inline void *on_message(void *ctx, smr_port_end *from, const void *head, size_t nhead,
			       const void *body, size_t n, void **cookie)
{
	side *s = ctx;

	memcpy(s->head, head, nhead < sizeof(s->head) ? nhead : sizeof(s->head));
	s->nhead = nhead;
	s->nbody = n;
	s->messages++;
	s->from = from;
	if (n == 0 || s->refuses)
		return NULL;
	free(s->body);
	s->body = malloc(n);
	*cookie = s;
	if (body == NULL)
		return s->body;
	memcpy(s->body, body, n);
	s->received++;
	return NULL;
}

static inline void on_head(void *ctx, const void *head, size_t n)
{
	void *none;

	(void)on_message(ctx, NULL, head, n, NULL, 0, &none);
}

static inline void on_received(void *ctx, void *cookie, int ok)
{
	side *s = ctx;

	s->received += ok;
	s->bad += !ok;
}

static inline void on_gone(void *ctx, void *user, const char *why)
{
	side *s = ctx;

	s->gone++;
	s->end = NULL;
	snprintf(s->why, sizeof(s->why), "%s", why);
}

static inline int64_t on_tick(void *ctx, int64_t now)
{
	return INT64_MAX;
}

static inline void on_sent(void *arg, int ok)
{
	side *s = arg;

	s->sent += ok;
	s->bad += !ok;
}

static inline int is_accepted(void *arg)
{
	return ((side *)arg)->accepted > 0;
}

static inline int has_message(void *arg)
{
	return ((side *)arg)->messages > 0;
}

static inline int has_body(void *arg)
{
	return ((side *)arg)->received > 0;
}

static inline int was_sent(void *arg)
{
	return ((side *)arg)->sent > 0;
}

static inline int is_gone(void *arg)
{
	return ((side *)arg)->gone > 0;
}
#endif
