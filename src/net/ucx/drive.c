/* Who progresses the workers, and when they sleep.
 *
 * UCX's workers are for one thread at a time: everything happens under the port's lock. A thread
 * that waits for an answer progresses by itself, for handing an answer from thread to thread would
 * cost more than the answer; others that wait meanwhile sleep. The port's own thread steps in while
 * nobody waits. It looks again each millisecond as long as callers come and go, so that they need
 * not wake it; only then does it sleep for long, on the workers' descriptor.
 *
 * Polling is by time: each poll of tcp is an epoll_wait, and a count of polls would be anything.
 * Through shared memory a poll costs less than the clock, which is looked at now and then; between
 * polls there is a pause, for each takes the cache line away from the writer of the next message.
 */
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <sched.h>
#include <unistd.h>

#include "base/clock.h"
#include "net/ucx/port.h"

enum { TICK_MS = 1, POLLS_PER_LOOK = 64, STUCK = 1000 /* turns */ };

void smr_ucx_halt(smr_port *p)
{
	for (int ms = 0; ms < 1000 && !smr_gate_try(&p->face.gate); ms++)
		usleep(1000);
}

void smr_ucx_kick(smr_port *p)
{
	uint64_t one = 1;

	while (write(p->wake, &one, sizeof(one)) < 0 && errno == EINTR)
		;
}

/* Those who wait ask again. */
static void moved(smr_port *p)
{
	atomic_fetch_add(&p->moves, 1);
	smr_futex_wake(&p->moves, INT_MAX);
}

static bool progress(smr_port *p)
{
	unsigned some = 0;

	for (smr_ucx_work *w = p->works; w != NULL; w = w->next)
		some |= ucp_worker_progress(w->worker);
	return some != 0;
}

/* Everything that is to be done now; whether there was something. */
static bool turn(smr_port *p, int most)
{
	int polls = p->o.shared_memory ? POLLS_PER_LOOK : 1;
	bool some;

	p->face.inside = true;
	while (!(some = progress(p)) && --polls > 0)
		smr_pause();
	for (int i = 1; some && i < most && progress(p); i++)
		;
	if (p->dying != NULL) {
		smr_ucx_bury(p);
		some = true;
	}
	p->face.inside = false;
	if (some)
		p->unarmed = 0;
	if (some && p->waiters > 0)
		moved(p);
	return some;
}

static void tick(smr_port *p, int64_t now)
{
	if (now < p->tick_at)
		return;
	p->tick_at = INT64_MAX;
	p->face.inside = true;
	p->tick_at = p->o.events.tick(p->o.events.ctx, now);
	p->face.inside = false;
	if (p->waiters > 0)
		moved(p);
}

void smr_ucx_told(smr_port *p)
{
	if (p->face.inside || p->callers == 0)
		return;
	if (p->works != NULL) /* any of them wakes whoever drives */
		(void)ucp_worker_signal(p->works->worker);
	moved(p);
}

static int ms_until(int64_t now, int64_t at)
{
	int64_t ms = (at - now) / 1000000 + 1;

	return at == INT64_MAX ? -1 : at <= now ? 0 : ms > 60000 ? 60000 : (int)ms;
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

/* Sleeps, unlocked, until something is there for the workers, for us, or it is time. */
static void sleep_armed(smr_port *p, int64_t now, int64_t until, bool thread)
{
	struct pollfd fds[2] = {{.fd = p->fd, .events = POLLIN}, {.fd = p->wake, .events = POLLIN}};
	bool armed = smr_ucx_arm(p);
	uint64_t any;
	int n;

	p->unarmed = armed ? 0 : p->unarmed + 1;
	if (!armed && p->unarmed < STUCK)
		return;
	if (!armed) /* a message was begun, and its sender is stopped: look from time to time */
		fds[0].fd = -1;
	if (until > p->tick_at)
		until = p->tick_at;
	if (thread)
		p->state = WATCHING;
	smr_gate_leave(&p->face.gate);
	/* only the thread listens to kicks: those who wait would take them away from it */
	n = poll(fds, thread ? 2 : 1, armed ? ms_until(now, until) : TICK_MS);
	if (thread && n > 0 && fds[1].revents != 0)
		/* NOLINTNEXTLINE(clang-analyzer-unix.BlockInCriticalSection): it does not block */
		(void)!read(p->wake, &any, sizeof(any));
	smr_gate_enter(&p->face.gate);
	if (thread)
		p->state = BUSY;
}

static int64_t end_of(int64_t now, int64_t ns)
{
	return ns < INT64_MAX - now ? now + ns : INT64_MAX;
}

/* Drives until done, or for @p ns. The clock is read only when nothing happens. */
static bool drive(smr_port *p, int (*done)(void *arg), void *arg, int64_t ns)
{
	int64_t now, until = 0, quiet = 0; /* since when nothing has happened */

	while (!done(arg)) {
		if (turn(p, 1)) {
			quiet = 0;
			continue;
		}
		now = smr_now_ns();
		if (quiet == 0)
			quiet = now;
		if (until == 0)
			until = end_of(now, ns);
		if (now >= until)
			return false;
		if (now >= p->tick_at) {
			tick(p, now);
			continue;
		}
		if (now - quiet < p->o.poll_ns) {
			give_way(p);
			continue;
		}
		sleep_armed(p, now, until, false);
		quiet = 0;
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

int smr_ucx_wait(smr_port *p, int (*done)(void *arg), void *arg, int64_t ns)
{
	bool is = false;

	if (p->state == WATCHING) {
		p->state = BUSY;
		smr_ucx_kick(p);
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
	uint64_t any;

	p->state = TICKING;
	smr_gate_leave(&p->face.gate);
	if (poll(&fd, 1, TICK_MS) > 0)
		/* NOLINTNEXTLINE(clang-analyzer-unix.BlockInCriticalSection): it does not block */
		(void)!read(p->wake, &any, sizeof(any));
	smr_gate_enter(&p->face.gate);
	p->state = BUSY;
}

void *smr_ucx_thread(void *port)
{
	smr_port *p = port;
	int64_t now, quiet = 0;

	smr_gate_enter(&p->face.gate);
	while (!p->stop) {
		if (p->callers > 0 || p->drove) {
			p->drove = false;
			sleep_beside_callers(p);
			continue;
		}
		if (turn(p, 64)) {
			quiet = 0;
			give_way(p);
			continue;
		}
		now = smr_now_ns();
		if (quiet == 0)
			quiet = now;
		tick(p, now);
		if (now - quiet < p->o.poll_ns) {
			give_way(p);
			continue;
		}
		sleep_armed(p, now, INT64_MAX, true);
		quiet = 0;
	}
	smr_gate_leave(&p->face.gate);
	return NULL;
}
