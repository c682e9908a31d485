/** @file A TCP forwarder that holds back what it forwards: a line with a delay, for one process. It
 * ends connections on both sides, so that slow start does not see the delay: what it shows is how
 * often a protocol waits for the other side. */
#ifndef SMR_BENCH_LAG_H
#define SMR_BENCH_LAG_H
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "base/thread/clock.h"

enum { LAG_BLOCK = 64 << 10, LAG_BLOCKS = 1024 /* under way in one direction */ };

typedef struct lag_block {
	int64_t due;
	size_t n;
	char s[LAG_BLOCK];
} lag_block;

typedef struct lag_line { /* one direction */
	int from, to;
	int64_t delay_ns;
	pthread_mutex_t lock;
	pthread_cond_t moved;
	size_t head, tail; /* blocks written, read */
	lag_block *blocks;
} lag_line;

typedef struct lag_door {
	int listener;
	struct sockaddr_in to;
	int64_t delay_ns;
} lag_door;

static void *lag_read(void *arg)
{
	lag_line *l = arg;
	ssize_t n = 1;

	while (n > 0) {
		lag_block *b;

		pthread_mutex_lock(&l->lock);
		while (l->head - l->tail == LAG_BLOCKS)
			pthread_cond_wait(&l->moved, &l->lock);
		pthread_mutex_unlock(&l->lock);
		b = &l->blocks[l->head % LAG_BLOCKS];
		n = recv(l->from, b->s, LAG_BLOCK, 0);
		b->n = n > 0 ? (size_t)n : 0;
		b->due = smr_now_ns() + l->delay_ns;
		pthread_mutex_lock(&l->lock);
		l->head++;
		pthread_cond_broadcast(&l->moved);
		pthread_mutex_unlock(&l->lock);
	}
	return NULL;
}

static void *lag_write(void *arg)
{
	lag_line *l = arg;

	for (;;) {
		lag_block *b;
		struct timespec at;

		pthread_mutex_lock(&l->lock);
		while (l->head == l->tail)
			pthread_cond_wait(&l->moved, &l->lock);
		pthread_mutex_unlock(&l->lock);
		b = &l->blocks[l->tail % LAG_BLOCKS];
		at = (struct timespec){b->due / 1000000000, b->due % 1000000000};
		while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &at, NULL) != 0)
			;
		if (b->n == 0 || send(l->to, b->s, b->n, MSG_NOSIGNAL) != (ssize_t)b->n)
			break;
		pthread_mutex_lock(&l->lock);
		l->tail++;
		pthread_cond_broadcast(&l->moved);
		pthread_mutex_unlock(&l->lock);
	}
	shutdown(l->to, SHUT_WR);
	return NULL;
}

static void lag_join(int from, int to, int64_t delay_ns)
{
	lag_line *l = calloc(1, sizeof(*l)); /* as long as the process */
	pthread_t t;
	int on = 1;

	*l = (lag_line){.from = from, .to = to, .delay_ns = delay_ns};
	l->blocks = malloc(sizeof(*l->blocks) * LAG_BLOCKS);
	pthread_mutex_init(&l->lock, NULL);
	pthread_cond_init(&l->moved, NULL);
	(void)setsockopt(to, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
	pthread_create(&t, NULL, lag_read, l);
	pthread_create(&t, NULL, lag_write, l);
}

static void *lag_accept(void *arg)
{
	lag_door *d = arg;
	int a, b;

	while ((a = accept(d->listener, NULL, NULL)) >= 0) {
		b = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
		if (connect(b, (struct sockaddr *)&d->to, sizeof(d->to)) != 0)
			exit(1);
		lag_join(a, b, d->delay_ns);
		lag_join(b, a, d->delay_ns);
	}
	return NULL;
}

/** A port on loopback that leads to @p to, @p delay_ns later in each direction. */
static int lag_open(struct sockaddr_in to, int64_t delay_ns)
{
	struct sockaddr_in at = {.sin_family = AF_INET};
	lag_door *d = calloc(1, sizeof(*d));
	socklen_t n = sizeof(at);
	pthread_t t;

	at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	*d = (lag_door){socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), to, delay_ns};
	if (bind(d->listener, (struct sockaddr *)&at, sizeof(at)) != 0 ||
	    listen(d->listener, 16) != 0 ||
	    getsockname(d->listener, (struct sockaddr *)&at, &n) != 0)
		exit(1);
	pthread_create(&t, NULL, lag_accept, d);
	return ntohs(at.sin_port);
}
#endif
