/* Worker threads that live for one burst.
 *
 * A permanent thread would be visible: unshare() and setns() would fail, setuid() of the program
 * would miss it, dlclose() would unmap its code. So clone() makes threads for a burst of some
 * milliseconds, without thread-local storage of their own, and they have left the thread group when
 * it ends. Measured: 12 to 20 us per burst. */
#include "rt/guest/guest.h"

enum {
	MOST_WORKERS = GUEST_SLOTS - 1,
	SPINS = 2000,
	FUTEX_WAIT = 0, /* not private: the kernel clears a thread's number with a shared wake */
	NAPS = 5000,    /* at least 0.1 s: a seccomp filter may pretend that any thread exists */
	FLAGS = 0x3f,   /* exception flags of MXCSR and of the x87 status word */
	CPU_WORDS = 16  /* for 1,024 processors */
};

static const uint64_t slice_ticks = 5000000; /* some 2 ms: the longest wait of another thread's
					      * setuid() */

typedef struct burst burst;
typedef struct worker {
	burst *of;
	int room, slot;
	int id;
	int tid; /* the same; the kernel clears it when the thread ends */
} worker;

struct burst {
	guest_task *fn;
	void *ctx;
	int next, n;
	int stop;
	uint32_t flags; /* floating-point exceptions that workers raised */
	uint64_t ticks; /* total of the workers */
	worker workers[MOST_WORKERS];
};

int guest_threads(const guest_arena *a)
{
	uint64_t set[CPU_WORDS] = {0};
	int n = 0;

	if (a->process.quiet || sys_failed(SYS_CALL(SYS_SCHED_GETAFFINITY, 0, sizeof(set), set)))
		return 1;
	for (int i = 0; i < CPU_WORDS; i++)
		for (uint64_t w = set[i]; w != 0; w &= w - 1)
			n++;
	if (a->process.threads > 0 && a->process.threads < n)
		n = a->process.threads;
	return n < 1 ? 1 : n > MOST_WORKERS ? MOST_WORKERS : n;
}

static bool signal_waits(const guest_call *c)
{
	uint64_t set = 0;

	return SYS_CALL(SYS_RT_SIGPENDING, &set, 8) == 0 && (set & ~c->old) != 0;
}

/* Whether the slice must end: its time is over, or a signal waits. A call whose environment is on
 * the slice's stack always ends within its slice. */
static bool slice_ends(const guest_call *c, uint64_t from)
{
	return c->memory != (char *)0 && (guest_ticks() - from > slice_ticks || signal_waits(c));
}

static int run_alone(const guest_call *c, int from, int n, guest_task *fn, void *ctx)
{
	bool quiet = c->arena->process.quiet;
	uint64_t began = quiet ? 0 : guest_ticks();

	for (int i = from; i < n;) {
		fn(ctx, i++, 0);
		if (i < n && !quiet && slice_ends(c, began))
			return i;
	}
	return n;
}

static void take_tasks(burst *b, int room, const guest_call *c)
{
	uint64_t began = guest_ticks();

	while (!__atomic_load_n(&b->stop, __ATOMIC_RELAXED)) {
		int i = __atomic_fetch_add(&b->next, 1, __ATOMIC_RELAXED);

		if (i >= b->n)
			return;
		b->fn(b->ctx, i, room);
		if (c != (const guest_call *)0 && slice_ends(c, began))
			__atomic_store_n(&b->stop, 1, __ATOMIC_RELAXED);
	}
}

static uint32_t get_mxcsr(void)
{
	uint32_t word;

	__asm__ volatile("stmxcsr %0" : "=m"(word));
	return word;
}

/* Returns the flags of the x87 unit, which functions of the C library may raise: the same bits. */
static uint32_t get_x87(void)
{
	uint16_t word;

	__asm__ volatile("fnstsw %0" : "=m"(word));
	return word;
}

static void raise_flags(uint32_t flags)
{
	uint32_t was = get_mxcsr(), word = was | flags;

	if (word != was)
		__asm__ volatile("ldmxcsr %0" : : "m"(word));
}

static void worker_main(void *arg)
{
	const worker *w = arg;
	uint32_t inherited = get_x87(), raised;
	uint64_t began = guest_ticks();

	take_tasks(w->of, w->room, (const guest_call *)0);
	raised = get_mxcsr() | (get_x87() & ~inherited);
	__atomic_fetch_or(&w->of->flags, raised & FLAGS, __ATOMIC_RELAXED);
	__atomic_fetch_add(&w->of->ticks, guest_ticks() - began, __ATOMIC_RELAXED);
}

static bool start_worker(guest_arena *a, burst *b, int i)
{
	worker *w = &b->workers[i];
	char *top = guest_slot_take(a, &w->slot);
	long r;

	if (top == (char *)0)
		return false;
	w->of = b;
	w->room = i + 1;
	w->tid = 1;
	r = sys_start(CLONE_VM_FLAG | CLONE_FS_FLAG | CLONE_FILES_FLAG | CLONE_SIGHAND_FLAG |
			      CLONE_THREAD_FLAG | CLONE_SYSVSEM_FLAG | CLONE_PARENT_SETTID_FLAG |
			      CLONE_CHILD_CLEARTID_FLAG,
		      top, worker_main, w, &w->tid, &w->tid);
	w->id = (int)r;
	if (!sys_failed(r))
		return true;
	guest_slot_give(a, w->slot);
	return false;
}

/* Waits until the thread has left the thread group, which happens after its number is cleared.
 * Sleeps between checks, since the caller may have a real-time priority on the only processor. */
static void join_worker(guest_arena *a, worker *w, int pid)
{
	static const int64_t nap[2] = {0, 20000};
	int tid = __atomic_load_n(&w->tid, __ATOMIC_ACQUIRE);

	for (int i = 0; tid != 0 && i < SPINS; i++) {
		__builtin_ia32_pause();
		tid = __atomic_load_n(&w->tid, __ATOMIC_ACQUIRE);
	}
	for (; tid != 0; tid = __atomic_load_n(&w->tid, __ATOMIC_ACQUIRE))
		SYS_CALL(SYS_FUTEX, &w->tid, FUTEX_WAIT, tid, 0, 0, 0);
	/* an error is ESRCH or comes from a seccomp filter, which is indistinguishable */
	for (int i = 0; i < NAPS && SYS_CALL(SYS_TGKILL, pid, w->id, 0) == 0; i++)
		if (i > 20)
			SYS_CALL(SYS_NANOSLEEP, nap, 0);
		else
			__builtin_ia32_pause();
	guest_slot_give(a, w->slot);
}

static int run_burst(guest_call *c, burst *b, int workers)
{
	guest_arena *a = c->arena;
	int started = 0, pid;

	while (started < workers && start_worker(a, b, started))
		started++;
	take_tasks(b, 0, c);
	pid = started > 0 ? (int)SYS_CALL(SYS_GETPID) : 0;
	for (int i = 0; i < started; i++)
		join_worker(a, &b->workers[i], pid);
	raise_flags(b->flags); /* as if this thread had done all the work */
	c->others += b->ticks;
	/* tasks are claimed in order, and each claimed task is done */
	return b->next < b->n ? b->next : b->n;
}

int guest_burst(guest_call *c, int from, int n, int threads, guest_task *fn, void *ctx)
{
	burst b = {.fn = fn, .ctx = ctx, .next = from, .n = n};
	int end;

	if (threads < 2 || n - from < 2 || !guest_try(&c->arena->locks->bursting))
		return run_alone(c, from, n, fn, ctx);
	end = run_burst(c, &b, threads - 1 < n - from - 1 ? threads - 1 : n - from - 1);
	guest_release(&c->arena->locks->bursting);
	return end;
}
