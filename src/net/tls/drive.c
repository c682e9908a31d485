/* Chooses the driving thread, and when threads sleep.
 *
 * A thread that waits for an answer moves the bytes of all connections itself, because passing an
 * answer between threads costs more than TLS does. Other waiting threads sleep until it wakes them.
 * The port's own thread drives while no caller waits; while callers come and go it polls once a
 * millisecond, so that they need not wake it. The driver polls for a moment before it sleeps, as
 * long as that pays. */
#include <sys/eventfd.h>

#include "base/thread/clock.h"
#include "net/tls/port.h"

void smr_tls_halt(smr_port *p)
{
	if (smr_futex_lock_try(&p->face.gate)) {
		smr_tls_flush_dirty(p);
		smr_futex_lock_leave(&p->face.gate);
	}
	smr_callers_halt(&p->callers);
}

void smr_tls_kick(smr_port *p)
{
	smr_callers_kick(&p->callers);
}

void smr_tls_told(smr_port *p)
{
	if (p->face.inside || p->callers.count == 0)
		return;
	smr_callers_kick(&p->callers);
	smr_callers_tell(&p->callers);
}

static void handle_epoll_event(smr_port *p, const struct epoll_event *event)
{
	smr_port_end *e = event->data.ptr;
	eventfd_t any;

	if (event->data.ptr == NULL) {
		(void)eventfd_read(p->callers.wake, &any);
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

/* Reads ends with pending input that no descriptor reports. */
static void read_again(smr_port *p)
{
	smr_port_end *e = p->ends;

	p->again = false;
	for (; e != NULL; e = e->next)
		e->due = e->again;
	do { /* an event may end any of them */
		for (e = p->ends; e != NULL && !e->due; e = e->next)
			;
		if (e != NULL) {
			e->due = false;
			smr_tls_read(e);
		}
	} while (e != NULL);
}

/* Handles the events and their consequences. Ends are freed at the end only. */
static void process_events(smr_port *p, const struct epoll_event *events, int n)
{
	p->face.inside = true;
	for (int i = 0; i < n; i++)
		handle_epoll_event(p, &events[i]);
	if (p->again)
		read_again(p);
	smr_tls_flush_dirty(p);
	smr_tls_bury(p);
	p->face.inside = false;
	smr_callers_moved(&p->callers);
}

static void run_due_timers(smr_port *p)
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
	smr_tls_flush_dirty(p);
	smr_tls_bury(p);
	p->face.inside = false;
	smr_callers_moved(&p->callers);
}

static int ms_until(const smr_port *p, int64_t until)
{
	int64_t now = smr_now_ns(), ms;

	until = until < p->tick_at ? until : p->tick_at;
	until = until < p->look_at ? until : p->look_at;
	ms = (until - now) / 1000000 + 1;
	return until <= now || p->again || p->dying != NULL ? 0 : ms > 60000 ? 60000 : (int)ms;
}

enum { POLL_NS = 50000, SOON_NS = 15000, MOST_LATE = 8, MOST_MISSED = 12 };

/* Backs off after useless polling: twice as many waits as before begin with sleep. */
static void back_off_polling(smr_port *p)
{
	p->missed += p->missed < MOST_MISSED;
	p->sleeps = 1U << p->missed;
	p->late = 0;
}

/* Polls before it sleeps, as long as that pays, since waking a processor takes longer than TLS
 * does. It pays if the answer comes soon. It does not if the other side waits for this very
 * processor, or computes. Two sleeping sides cannot measure their speed, so a poll is longer than a
 * round trip with a sleeper, and a few late answers are tolerated. */
static int wait_for_events(smr_port *p, struct epoll_event *events, int rest)
{
	int64_t from, spent;
	int n;

	if (rest == 0 || p->o.poll_ns <= 0 || p->sleeps > 0) {
		p->sleeps -= p->sleeps > 0;
		return epoll_wait(p->ep, events, TLS_EVENTS, rest);
	}
	from = smr_now_ns();
	do {
		n = epoll_wait(p->ep, events, TLS_EVENTS, 0);
		spent = smr_now_ns() - from;
	} while (n == 0 && spent < POLL_NS);
	if (n != 0 && spent < SOON_NS)
		p->missed = p->late = 0;
	else if (n == 0 || ++p->late == MOST_LATE)
		back_off_polling(p);
	return n != 0 ? n : epoll_wait(p->ep, events, TLS_EVENTS, rest);
}

/* Drives until done, or for @p ns. */
static bool drive_port(void *port, int (*done)(void *arg), void *arg, int64_t ns)
{
	smr_port *p = port;
	int64_t until = smr_callers_end_of(smr_now_ns(), ns);
	struct epoll_event events[TLS_EVENTS];
	int n;

	while (!done(arg)) {
		int rest = ms_until(p, until);

		smr_futex_lock_leave(&p->face.gate);
		n = wait_for_events(p, events, rest);
		smr_futex_lock_enter(&p->face.gate);
		process_events(p, events, n);
		if (done(arg))
			return true;
		run_due_timers(p);
		if (n <= 0 && smr_now_ns() >= until)
			return done(arg) != 0;
		smr_callers_give_way(&p->callers);
	}
	return true;
}

int smr_tls_wait(smr_port *p, int (*done)(void *arg), void *arg, int64_t ns)
{
	smr_tls_flush_dirty(p);
	return smr_callers_wait(&p->callers, p, drive_port, done, arg, ns);
}

/* Drives like a caller on the port's own thread; arriving callers wake it, and one of them takes
 * over. */
static void wait_as_watcher(smr_port *p)
{
	struct epoll_event events[TLS_EVENTS];
	int rest = ms_until(p, INT64_MAX), n;

	p->callers.driven = true;
	p->callers.thread = SMR_CALLERS_WATCHING;
	smr_futex_lock_leave(&p->face.gate);
	n = wait_for_events(p, events, rest);
	smr_futex_lock_enter(&p->face.gate);
	p->callers.thread = SMR_CALLERS_BUSY;
	process_events(p, events, n);
	run_due_timers(p);
	p->callers.driven = false;
	smr_callers_moved(&p->callers);
	smr_callers_give_way(&p->callers);
}

void *smr_tls_thread(void *port)
{
	smr_port *p = port;

	smr_futex_lock_enter(&p->face.gate);
	while (!p->stop) {
		if (!smr_callers_tick(&p->callers))
			wait_as_watcher(p);
		else
			smr_tls_flush_dirty(p);
	}
	smr_futex_lock_leave(&p->face.gate);
	return NULL;
}
