/** @file The threads at a port: callers that wait for answers, and the port's own thread. One of
 * them drives, that is, it moves the bytes of all connections; the others sleep. A part of each
 * port's struct; the port's lock guards every member except `moves`. */
#ifndef SMR_NET_CALLERS_H
#define SMR_NET_CALLERS_H
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <unistd.h>

#include "base/thread/clock.h"
#include "base/thread/futex_lock.h"

enum { SMR_CALLERS_TICK_MS = 1 };

/** State of the port's own thread. */
typedef enum smr_callers_thread {
	SMR_CALLERS_BUSY,
	SMR_CALLERS_WATCHING, /* sleeps until something happens */
	SMR_CALLERS_TICKING   /* sleeps for a tick, while callers come and go */
} smr_callers_thread;

typedef struct smr_callers {
	smr_futex_lock *gate;   /* the port's lock */
	int wake;               /* eventfd that wakes the port's own thread; -1: none yet */
	_Atomic uint32_t moves; /* counts arrivals and departures while there are waiters */
	smr_callers_thread thread;
	int count;   /* threads in wait() */
	int waiters; /* those of them that let another thread drive */
	bool driven; /* a thread drives */
	bool drove;  /* a caller has driven since the port's own thread looked */
} smr_callers;

/** Drives until done(arg), or for @p ns; returns whether it is done. */
typedef bool smr_callers_drive(void *port, int (*done)(void *arg), void *arg, int64_t ns);

static inline void smr_callers_kick(smr_callers *c)
{
	uint64_t one = 1;

	while (write(c->wake, &one, sizeof(one)) < 0 && errno == EINTR)
		;
}

/** Wakes waiters, which check done() again. */
static inline void smr_callers_tell(smr_callers *c)
{
	atomic_fetch_add(&c->moves, 1);
	smr_futex_wake(&c->moves, INT_MAX);
}

/** The same, if any thread waits for the driver. */
static inline void smr_callers_moved(smr_callers *c)
{
	if (c->waiters > 0)
		smr_callers_tell(c);
}

/** Releases the lock for a moment if other threads want it. */
static inline void smr_callers_give_way(smr_callers *c)
{
	if (!smr_futex_lock_wanted(c->gate))
		return;
	smr_futex_lock_leave(c->gate);
	sched_yield();
	smr_futex_lock_enter(c->gate);
}

/** Takes the lock for good when the process ends. Tries for a second. */
static inline void smr_callers_halt(smr_callers *c)
{
	for (int ms = 0; ms < 1000 && !smr_futex_lock_try(c->gate); ms++)
		usleep(1000);
}

static inline int64_t smr_callers_end_of(int64_t now, int64_t ns)
{
	return ns < INT64_MAX - now ? now + ns : INT64_MAX;
}

static inline void smr_callers_sleep(smr_callers *c, int64_t until)
{
	uint32_t seen = atomic_load(&c->moves);

	c->waiters++;
	smr_futex_lock_leave(c->gate);
	smr_futex_wait(&c->moves, seen, until);
	smr_futex_lock_enter(c->gate);
	c->waiters--;
}

/** Waits while another thread drives; returns whether it is done. *@p ns becomes the remaining
 * time. */
static inline bool smr_callers_follow(smr_callers *c, int (*done)(void *arg), void *arg,
				      int64_t *ns)
{
	int64_t now = smr_now_ns(), until = smr_callers_end_of(now, *ns);
	bool is = false;

	while (c->driven && !(is = done(arg)) && (now = smr_now_ns()) < until)
		smr_callers_sleep(c, until);
	*ns = until == INT64_MAX ? INT64_MAX : until - now;
	return is;
}

/** Implements smr_port_table.wait(); drive() moves the bytes of @p port. */
static inline bool smr_callers_wait(smr_callers *c, void *port, smr_callers_drive *drive,
				    int (*done)(void *arg), void *arg, int64_t ns)
{
	bool is = false;

	if (c->thread == SMR_CALLERS_WATCHING) {
		c->thread = SMR_CALLERS_BUSY; /* one kick is enough */
		smr_callers_kick(c);
	}
	c->count++;
	if (c->driven)
		is = smr_callers_follow(c, done, arg, &ns);
	if (!is && !c->driven) {
		c->driven = true;
		is = drive(port, done, arg, ns);
		c->driven = false;
		c->drove = true;
		smr_callers_moved(c);
	}
	c->count--;
	return is;
}

/** Runs the port's own thread while callers come and go; false: there are none, and it has to
 * drive. */
static inline bool smr_callers_tick(smr_callers *c)
{
	struct pollfd fd = {.fd = c->wake, .events = POLLIN};
	uint64_t any;

	if (c->count == 0 && !c->drove)
		return false;
	c->drove = false;
	c->thread = SMR_CALLERS_TICKING;
	smr_futex_lock_leave(c->gate);
	if (poll(&fd, 1, SMR_CALLERS_TICK_MS) > 0)
		/* NOLINTNEXTLINE(clang-analyzer-unix.BlockInCriticalSection): it does not block */
		(void)!read(c->wake, &any, sizeof(any));
	smr_futex_lock_enter(c->gate);
	c->thread = SMR_CALLERS_BUSY;
	return true;
}
#endif
