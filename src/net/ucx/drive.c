/* Chooses the thread that progresses the workers, and when threads sleep.
 *
 * UCX workers allow one thread at a time: everything happens under the port's lock. A thread that
 * waits for an answer progresses the workers itself, because passing an answer between threads
 * costs more than the answer; other waiting threads sleep. The port's own thread drives while no
 * caller waits. It polls once a millisecond while callers come and go, so that they need not wake
 * it; then it sleeps on the workers' descriptor.
 *
 * Polling is limited by time, because a poll of tcp is an epoll_wait of unknown cost. Through
 * shared memory a poll is cheaper than reading the clock, which is read now and then. A pause
 * separates polls, because each takes the cache line from the writer of the next message.
 */
#include <poll.h>
#include <unistd.h>

#include "base/thread/clock.h"
#include "net/ucx/port.h"

enum { POLLS_PER_LOOK = 64, STUCK = 1000 /* rounds */ };

void smr_ucx_halt(smr_port *p)
{
	smr_callers_halt(&p->callers);
}

void smr_ucx_kick(smr_port *p)
{
	smr_callers_kick(&p->callers);
}

static bool progress_workers(smr_port *p)
{
	unsigned some = 0;

	for (smr_ucx_work *w = p->works; w != NULL; w = w->next)
		some |= ucp_worker_progress(w->worker);
	return some != 0;
}

/* Progresses the workers; returns whether there was work. */
static bool poll_workers(smr_port *p, int most)
{
	int polls = p->o.shared_memory ? POLLS_PER_LOOK : 1;
	bool some;

	p->face.inside = true;
	while (!(some = progress_workers(p)) && --polls > 0)
		smr_pause();
	for (int i = 1; some && i < most && progress_workers(p); i++)
		;
	if (p->dying != NULL) {
		smr_ucx_bury(p);
		some = true;
	}
	p->face.inside = false;
	if (some)
		p->unarmed = 0;
	if (some)
		smr_callers_moved(&p->callers);
	return some;
}

static void run_due_timers(smr_port *p, int64_t now)
{
	if (now < p->tick_at)
		return;
	p->tick_at = INT64_MAX;
	p->face.inside = true;
	p->tick_at = p->o.events.tick(p->o.events.ctx, now);
	p->face.inside = false;
	smr_callers_moved(&p->callers);
}

void smr_ucx_told(smr_port *p)
{
	if (p->face.inside || p->callers.count == 0)
		return;
	if (p->works != NULL) /* any worker wakes the driver */
		(void)ucp_worker_signal(p->works->worker);
	smr_callers_tell(&p->callers);
}

static int ms_until(int64_t now, int64_t at)
{
	int64_t ms = (at - now) / 1000000 + 1;

	return at == INT64_MAX ? -1 : at <= now ? 0 : ms > 60000 ? 60000 : (int)ms;
}

/* Sleeps, unlocked, until a worker or the port has an event, or until the deadline. */
static void sleep_armed(smr_port *p, int64_t now, int64_t until, bool thread)
{
	struct pollfd fds[2] = {{.fd = p->fd, .events = POLLIN},
				{.fd = p->callers.wake, .events = POLLIN}};
	bool armed = smr_ucx_arm(p);
	uint64_t any;
	int n;

	p->unarmed = armed ? 0 : p->unarmed + 1;
	if (!armed && p->unarmed < STUCK)
		return;
	if (!armed) /* a stopped sender has begun a message: poll from time to time */
		fds[0].fd = -1;
	if (until > p->tick_at)
		until = p->tick_at;
	if (thread)
		p->callers.thread = SMR_CALLERS_WATCHING;
	smr_futex_lock_leave(&p->face.gate);
	/* only the port's thread reads kicks: waiting callers would consume them */
	n = poll(fds, thread ? 2 : 1, armed ? ms_until(now, until) : SMR_CALLERS_TICK_MS);
	if (thread && n > 0 && fds[1].revents != 0)
		/* NOLINTNEXTLINE(clang-analyzer-unix.BlockInCriticalSection): it does not block */
		(void)!read(p->callers.wake, &any, sizeof(any));
	smr_futex_lock_enter(&p->face.gate);
	if (thread)
		p->callers.thread = SMR_CALLERS_BUSY;
}

/* Drives until done, or for @p ns. Reads the clock only when idle. */
static bool drive_port(void *port, int (*done)(void *arg), void *arg, int64_t ns)
{
	smr_port *p = port;
	int64_t now, until = 0, quiet = 0; /* since when nothing has happened */

	while (!done(arg)) {
		if (poll_workers(p, 1)) {
			quiet = 0;
			continue;
		}
		now = smr_now_ns();
		if (quiet == 0)
			quiet = now;
		if (until == 0)
			until = smr_callers_end_of(now, ns);
		if (now >= until)
			return false;
		if (now >= p->tick_at) {
			run_due_timers(p, now);
			continue;
		}
		if (now - quiet < p->o.poll_ns) {
			smr_callers_give_way(&p->callers);
			continue;
		}
		sleep_armed(p, now, until, false);
		quiet = 0;
	}
	return true;
}

int smr_ucx_wait(smr_port *p, int (*done)(void *arg), void *arg, int64_t ns)
{
	return smr_callers_wait(&p->callers, p, drive_port, done, arg, ns);
}

void *smr_ucx_thread(void *port)
{
	smr_port *p = port;
	int64_t now, quiet = 0;

	smr_futex_lock_enter(&p->face.gate);
	while (!p->stop) {
		if (smr_callers_tick(&p->callers))
			continue;
		if (poll_workers(p, 64)) {
			quiet = 0;
			smr_callers_give_way(&p->callers);
			continue;
		}
		now = smr_now_ns();
		if (quiet == 0)
			quiet = now;
		run_due_timers(p, now);
		if (now - quiet < p->o.poll_ns) {
			smr_callers_give_way(&p->callers);
			continue;
		}
		sleep_armed(p, now, INT64_MAX, true);
		quiet = 0;
	}
	smr_futex_lock_leave(&p->face.gate);
	return NULL;
}
