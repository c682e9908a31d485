/* Who moves the bytes, and when they sleep.
 *
 * A thread that waits for an answer moves all connections' bytes itself: handing an answer from
 * thread to thread would cost more than TLS does. Others that wait meanwhile sleep until it tells
 * them. The port's own thread does it while nobody waits; as long as callers come and go it looks
 * only once in a millisecond, so that they need not wake it. Nobody polls: where processors are
 * shared that costs more than it brings. */
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <sched.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "base/clock.h"
#include "net/tls/port.h"

enum { TICK_MS = 1 };

void smr_tls_halt(smr_port *p)
{
	for (int ms = 0; ms < 1000 && !smr_gate_try(&p->face.gate); ms++)
		usleep(1000);
}

void smr_tls_kick(smr_port *p)
{
	(void)eventfd_write(p->wake, 1);
}

/* Those who wait ask again. */
static void moved(smr_port *p)
{
	atomic_fetch_add(&p->moves, 1);
	smr_futex_wake(&p->moves, INT_MAX);
}

void smr_tls_told(smr_port *p)
{
	if (p->face.inside || p->callers == 0)
		return;
	(void)eventfd_write(p->wake, 1);
	moved(p);
}

static void handle(smr_port *p, const struct epoll_event *event)
{
	smr_port_end *e = event->data.ptr;
	eventfd_t any;

	if (event->data.ptr == NULL) {
		(void)eventfd_read(p->wake, &any);
	} else if (event->data.ptr == p) {
		smr_tls_accept(p);
	} else if (e->state <= TLS_SHAKING) {
		smr_tls_shake(e);
	} else {
		if ((event->events & ~(uint32_t)EPOLLOUT) != 0)
			smr_tls_read(e);
		if ((event->events & EPOLLOUT) != 0 && e->state != TLS_DYING)
			smr_tls_flush(e);
	}
}

/* What no descriptor tells of. */
static void read_again(smr_port *p)
{
	smr_port_end *e = p->ends;

	p->again = false;
	for (; e != NULL; e = e->next)
		e->due = e->again;
	do { /* what is told may end any of them */
		for (e = p->ends; e != NULL && !e->due; e = e->next)
			;
		if (e != NULL) {
			e->due = false;
			smr_tls_read(e);
		}
	} while (e != NULL);
}

static void flush_dirty(smr_port *p)
{
	while (p->dirty != NULL) {
		smr_port_end *e = p->dirty;

		p->dirty = e->next_dirty;
		e->dirty = false;
		smr_tls_flush(e);
	}
}

/* The events, and all that follows from them. Ends are freed at its end alone. */
static void turn(smr_port *p, const struct epoll_event *events, int n)
{
	p->face.inside = true;
	for (int i = 0; i < n; i++)
		handle(p, &events[i]);
	if (p->again)
		read_again(p);
	flush_dirty(p);
	smr_tls_bury(p);
	p->face.inside = false;
	if (p->waiters > 0)
		moved(p);
}

static void tick(smr_port *p)
{
	int64_t now = smr_now_ns();

	if (now < p->tick_at && now < p->look_at)
		return;
	p->face.inside = true;
	if (now >= p->look_at)
		smr_tls_look(p, now);
	if (now >= p->tick_at) {
		p->tick_at = INT64_MAX;
		p->tick_at = p->o.events.tick(p->o.events.ctx, now);
	}
	flush_dirty(p);
	smr_tls_bury(p);
	p->face.inside = false;
	if (p->waiters > 0)
		moved(p);
}

static int ms_until(const smr_port *p, int64_t until)
{
	int64_t now = smr_now_ns(), ms;

	until = until < p->tick_at ? until : p->tick_at;
	until = until < p->look_at ? until : p->look_at;
	ms = (until - now) / 1000000 + 1;
	return until <= now || p->again || p->dying != NULL ? 0 : ms > 60000 ? 60000 : (int)ms;
}

/* Lets others at the lock who want it. */
static void give_way(smr_port *p)
{
	if (!smr_gate_wanted(&p->face.gate))
		return;
	smr_gate_leave(&p->face.gate);
	sched_yield();
	smr_gate_enter(&p->face.gate);
}

static int64_t end_of(int64_t now, int64_t ns)
{
	return ns < INT64_MAX - now ? now + ns : INT64_MAX;
}

/* Drives until done, or for @p ns. */
static bool drive(smr_port *p, int (*done)(void *arg), void *arg, int64_t ns)
{
	int64_t until = end_of(smr_now_ns(), ns);
	struct epoll_event events[TLS_EVENTS];
	int n;

	while (!done(arg)) {
		int rest = ms_until(p, until);

		smr_gate_leave(&p->face.gate);
		n = epoll_wait(p->ep, events, TLS_EVENTS, rest);
		smr_gate_enter(&p->face.gate);
		turn(p, events, n);
		if (done(arg))
			return true;
		tick(p);
		if (n <= 0 && smr_now_ns() >= until)
			return done(arg) != 0;
		give_way(p);
	}
	return true;
}

static void wait_for_driver(smr_port *p, int64_t until)
{
	uint32_t seen = atomic_load(&p->moves);

	p->waiters++;
	smr_gate_leave(&p->face.gate);
	smr_futex_wait(&p->moves, seen, until);
	smr_gate_enter(&p->face.gate);
	p->waiters--;
}

/* While another thread drives; whether it is done. Afterwards @p ns is what is left. */
static bool follow(smr_port *p, int (*done)(void *arg), void *arg, int64_t *ns)
{
	int64_t now = smr_now_ns(), until = end_of(now, *ns);
	bool is = false;

	while (p->driven && !(is = done(arg)) && (now = smr_now_ns()) < until)
		wait_for_driver(p, until);
	*ns = until == INT64_MAX ? INT64_MAX : until - now;
	return is;
}

int smr_tls_wait(smr_port *p, int (*done)(void *arg), void *arg, int64_t ns)
{
	bool is = false;

	if (p->state == TLS_WATCHING) {
		p->state = TLS_BUSY; /* one kick is enough */
		smr_tls_kick(p);
	}
	p->callers++;
	if (p->driven)
		is = follow(p, done, arg, &ns);
	if (!is && !p->driven) {
		p->driven = true;
		is = drive(p, done, arg, ns);
		p->driven = false;
		p->drove = true;
		if (p->waiters > 0)
			moved(p);
	}
	p->callers--;
	return is;
}

static void sleep_beside_callers(smr_port *p)
{
	struct pollfd fd = {.fd = p->wake, .events = POLLIN};
	eventfd_t any;

	p->state = TLS_TICKING;
	smr_gate_leave(&p->face.gate);
	if (poll(&fd, 1, TICK_MS) > 0)
		/* NOLINTNEXTLINE(clang-analyzer-unix.BlockInCriticalSection): it does not block */
		(void)eventfd_read(p->wake, &any);
	smr_gate_enter(&p->face.gate);
	p->state = TLS_BUSY;
}

/* It drives as a caller does; those who come meanwhile wake it, and one of them takes over. */
static void watch(smr_port *p)
{
	struct epoll_event events[TLS_EVENTS];
	int rest = ms_until(p, INT64_MAX), n;

	p->driven = true;
	p->state = TLS_WATCHING;
	smr_gate_leave(&p->face.gate);
	n = epoll_wait(p->ep, events, TLS_EVENTS, rest);
	smr_gate_enter(&p->face.gate);
	p->state = TLS_BUSY;
	turn(p, events, n);
	tick(p);
	p->driven = false;
	if (p->waiters > 0)
		moved(p);
	give_way(p);
}

void *smr_tls_thread(void *port)
{
	smr_port *p = port;

	smr_gate_enter(&p->face.gate);
	while (!p->stop) {
		if (p->callers > 0 || p->drove) {
			p->drove = false;
			sleep_beside_callers(p);
		} else {
			watch(p);
		}
	}
	smr_gate_leave(&p->face.gate);
	return NULL;
}
