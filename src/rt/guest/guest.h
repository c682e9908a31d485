/** @file The runtime inside compiled programs (internal).
 *
 * It is a guest in a process that belongs to somebody else. Rules that every file here keeps:
 *  - nothing but system calls: no symbol of the program or of a C library is called, but functions
 *    of mathematics that the loops call themselves, by their addresses (call.c);
 *  - no lock is waited for: a lock that is taken means that the program's loops run;
 *  - no descriptor is opened in the program's table, no byte taken from its heap, less than 1 kB
 *    of its stack;
 *  - no thread outlives a burst, and between two bursts nothing is held, so that a signal handler
 *    may leave by a jump;
 *  - whatever fails means that the program's loops run. */
#ifndef SMR_RT_GUEST_GUEST_H
#define SMR_RT_GUEST_GUEST_H
#include <stdarg.h>

#include "rt/abi/image.h"
#include "rt/abi/message.h"
#include "rt/abi/names.h"
#include "rt/abi/trust.h"
#include "rt/guest/sys.h"
#include "samara/site.h"

enum {
	GUEST_SLOTS = 16,          /* stacks: threads that run code at one time */
	GUEST_STACK = 512 << 10,   /* bytes of each: handlers of faults run there as well */
	GUEST_LOW = 4096,          /* ... of which the lowest fault */
	GUEST_PATH = 4096,         /* bytes of a path */
	GUEST_ENVIRON = 128 << 10, /* bytes of /proc/self/environ that are read */
	GUEST_TICKS = 2500000000u, /* of the time stamp counter in a second, about */
	GUEST_LEAKS = 16,          /* calls that may never return before nothing is replaced */
	GUEST_IMAGES = 256         /* of one site in one process: nothing is unmapped */
};

/* ---- arena.c ----------------------------------------------------------------------------------
 */

/** Locks and what else a forked child must not inherit: the kernel fills its page with zeros in the
 * child (MADV_WIPEONFORK). */
typedef struct guest_locks {
	int slot[GUEST_SLOTS]; /* 1: a thread is on that stack */
	int asking;            /* a question is on its way */
	int bursting;          /* worker threads are running */
	uint64_t leaks;        /* calls of several slices that have begun and not ended */
} guest_locks;

/** What the process learnt about itself, once. */
typedef struct guest_process {
	bool known;              /* the environment was read */
	bool off;                /* the program's loops run from now on */
	bool quiet;              /* no system call from now on: a sandbox may be in force */
	bool open;               /* SAMARA_SANDBOX=none: there will be no such sandbox */
	int threads;             /* of a burst at most; 0: as many as there are processors */
	uint32_t fp;             /* an smr_fp */
	uint64_t cpu;            /* smr_guest_cpu_identity() */
	char folder[GUEST_PATH]; /* the guest folder, with a slash at its end; "": there is none */
} guest_process;

typedef struct guest_arena {
	guest_process process;
	guest_locks *locks;     /* behind GUEST_SLOTS stacks of GUEST_STACK bytes; NULL: not open */
	bool open[GUEST_SLOTS]; /* stacks that may be written */
	bool prepared;          /* of a quiet program */
	uint64_t used;          /* bytes of the pool */
} guest_arena;

/** NULL: a quiet program that was not prepared. */
guest_arena *guest_arena_get(void);
/** Opens all, so that nothing has to be mapped later; NULL: there is no room. */
guest_arena *guest_arena_prepare(void);
/** Maps stacks and locks if they are not there yet; false: there is no room, and the program's
 * loops run from now on. */
bool guest_arena_open(guest_arena *a);
/** Zeroed bytes that stay; NULL: the pool is used up. */
void *guest_alloc(guest_arena *a, uint64_t bytes);
/** Top of a free stack, and its number; NULL: all are taken. */
char *guest_slot_take(guest_arena *a, int *slot);
void guest_slot_give(guest_arena *a, int slot);
/** Runs fn(arg) on the stack that ends at @p top. */
int guest_on_stack(char *top, int (*fn)(void *arg), void *arg);
static inline bool guest_try(int *lock)
{
	int none = 0;

	return __atomic_compare_exchange_n(lock, &none, 1, false, __ATOMIC_ACQUIRE,
					   __ATOMIC_RELAXED);
}

static inline void guest_release(int *lock)
{
	__atomic_store_n(lock, 0, __ATOMIC_RELEASE);
}

/* ---- site.c -----------------------------------------------------------------------------------
 */

/** What this process measured of one specialization: ticks of a call in the mean, and how often. */
typedef struct guest_measure {
	const struct guest_code *in;
	const smr_guest_image_specialization *of;
	uint64_t loops, code;
	uint64_t work; /* ... of all threads of the code together */
	uint32_t nloops, ncode;
	uint32_t overlaps; /* calls in which a fold over ranges read what is stored */
	bool told;         /* the helper knows */
	bool prefers;      /* the program's loops were measured to be faster */
	bool bursts;       /* a call had worker threads */
	bool settled;      /* fewer threads were measured to be slower */
	uint32_t left;     /* calls that were left to the loops since they are preferred */
	int workers;       /* threads of a call; 0: as many as there are */
	uint64_t fewer;    /* as `code`, with half as many threads */
	uint64_t least;    /* as `work`, of those */
	uint32_t nfewer;   /* ... while they are tried */
} guest_measure;

/** A mapped image, with what the process learns about it. Threads may use the one that a newer one
 * has replaced, so it stays. */
typedef struct guest_code {
	const smr_guest_image *image;
	guest_measure *measures; /* one for each specialization */
	int64_t *unknown;        /* symbols of the last call for which the image has no code */
	uint64_t need;           /* ticks of loops at other sizes that pay for a question */
	uint64_t called;         /* functions that were called once, by their numbers */
	const void *errno_at;    /* int *(void), or NULL */
	const void *calls[SMR_SITE_CALL_COUNT]; /* addresses of functions, or NULL */
} guest_code;

typedef struct guest_site {
	smr_site *site;
	guest_code *code; /* NULL: there is none yet */
	uint64_t ticks;   /* of the program's loops since the last question */
	uint64_t need;    /* ... that pay for the next one */
	int64_t *raw;     /* symbols of the loops timed last, as the program gave them */
	uint64_t least;   /* ticks of the quickest call of the loops at these sizes */
	uint64_t points;  /* of the loops being timed; 0: the program does not tell */
	uint64_t pace;    /* least ticks of 256 points in any call of the loops; 0: unknown */
	uint32_t vain;    /* calls since code ran */
	bool looked;
	uint32_t calls, images; /* short calls; images that were mapped */
	guest_measure *timed;   /* of the specialization whose loops are being timed; NULL: none */
	uint64_t began;         /* time stamp at which the loops that tell began; 0: none do */
	uint32_t stale;
} guest_site;

/** NULL: the pool is used up. */
guest_site *guest_site_of(guest_arena *a, smr_site *site);
void guest_take_image(guest_arena *a, guest_site *s, const smr_guest_image *m);

/* ---- measure.c --------------------------------------------------------------------------------
 */

typedef struct guest_call guest_call;

/** Nanoseconds in time stamps, as the image's helper measured them. */
uint64_t guest_ticks_of(const smr_guest_image *m, uint64_t ns);
guest_measure *guest_measure_of(const guest_code *c, const smr_guest_image_specialization *p);
/** Whether the code of a specialization runs in this call, or the program's loops do. */
bool guest_wants_code(const guest_code *c, const smr_guest_image_specialization *p);
/** Threads for this call, of @p most; @p fewer: it tries whether half as many do. */
int guest_workers(const guest_measure *m, int most, bool *fewer);
/** A call of the code has ended. */
void guest_code_took(guest_measure *m, const guest_call *c, uint64_t ticks);
/** Ticks that count for the code: time, and time of processors with a discount. */
uint64_t guest_cost(const guest_measure *m);
/** A call of the loops has ended. */
void guest_loops_took(guest_measure *m, uint64_t ticks);

/* ---- question.c -------------------------------------------------------------------------------
 */

typedef enum guest_want {
	GUEST_LOOK, /* maps the image if there is one that is newer than the site's */
	GUEST_ASK,  /* the same, or tells the helper, which is started if it is not there */
	GUEST_TELL  /* only tells the helper, see guest_tell() */
} guest_want;

/** Returns the image, or NULL. @p nums: symbols as the program gave them. */
const smr_guest_image *guest_question(guest_arena *a, const guest_site *s, const int64_t *nums,
				      guest_want want);
/** Tells the helper what was measured of a specialization. */
void guest_tell(guest_arena *a, const guest_site *s, const guest_measure *m);

/** Maps the images that there are for the sites of [sites, end). */
void guest_question_all(guest_arena *a, smr_site *sites, smr_site *end);

/* ---- start.c ----------------------------------------------------------------------------------
 */

/** Whether there is a helper to start. The call that the program itself makes next,
 * guest_is_reaper(), is made here first: a filter that kills for it kills the task. */
bool guest_wants_helper(void);
/** Orphans may come to the program itself: then the helper would be its child. */
bool guest_is_reaper(void);
/** Does not return. @p arg: the guest_process. */
void guest_become_helper(void *arg);

/* ---- quiet.c ----------------------------------------------------------------------------------
 */

/** A program that may put itself into a sandbox which kills for a system call
 * (docs/reference/guest.md): its images are mapped before main, and no call is made from then on.
 */
bool guest_is_quiet_program(void);
/** Those of the program, or of the shared library, that this runtime is a part of. */
smr_site *guest_sites(smr_site **end);

/* ---- environ.c --------------------------------------------------------------------------------
 */

/** Reads /proc/self/environ, on the question's own descriptor table. False: it cannot be read. */
bool guest_environ_read(guest_process *p, char *room);
/** Whether code may run for the site: under -ffast-math the compiler chose the digits of its loops,
 * and code has others. True as long as the environment is unknown: then there is no code either. */
bool guest_allows(const guest_process *p, const smr_site *site);

/* ---- map.c ------------------------------------------------------------------------------------
 */

/** Maps the image at @p fd if it is whole and of this site; NULL: it is not. */
const smr_guest_image *guest_map(int fd, const smr_site *site);

static inline const void *guest_at(const smr_guest_image *m, smr_guest_image_at at)
{
	return (const char *)m + at;
}

/* ---- bind.c -----------------------------------------------------------------------------------
 */

/** A question's numbers as a flow's environment. */
typedef struct guest_env {
	int64_t *sym;
	uint64_t *value;
	void **base;
} guest_env;

/** Bytes that an environment takes. */
uint64_t guest_env_bytes(const smr_guest_image *m);
/** False: rows of a table are not equally spaced, or an index wraps. */
bool guest_bind(const smr_guest_image *m, const int64_t *nums, va_list bases, void *room,
		guest_env *e);
/** Guards on the pointers of one call. *@p apart: no two spans share a byte. */
bool guest_may_run(const smr_guest_image *m, const smr_guest_image_specialization *p,
		   const guest_env *e, bool *apart);
/** Of one part of @p parts of all rows: whether what folds over ranges read of them shares no byte
 * with what is stored. Before anything is. */
bool guest_reads_apart(const smr_guest_image *m, const smr_guest_image_specialization *p,
		       const guest_env *e, uint32_t part, uint32_t parts);
/** Gives results to the slots behind the question's numbers. */
void guest_give(const smr_guest_image *m, const guest_env *e, int64_t *nums);

/* ---- run.c, burst.c ----------------------------------------------------------------------------
 */

/** One call, slice by slice. Lives on the program's stack: it is small. */
struct guest_call {
	guest_arena *arena;
	const smr_site *site;
	guest_code *code;
	const smr_guest_image *image;
	int64_t *nums;
	va_list *bases;
	const smr_guest_image_specialization *spec; /* NULL: to be decided */
	char *memory;   /* environment, temporaries, stack of a call of several slices; NULL */
	uint64_t bytes; /* of `memory` */
	uint64_t old;   /* the caller's signal mask */
	uint32_t step, group, task; /* to go on with */
	bool checked;               /* what folds over ranges read is apart */
	bool fewer, bursts;         /* guest_workers(); it had worker threads */
	int workers;                /* threads of a burst at most */
	uint64_t others;            /* ticks of worker threads */
	bool watches, watching;     /* errno and flags are 0 while code runs; now */
	bool failed;                /* ... and was set: the loops must run once more */
	int errno_was;
	uint32_t flags_were; /* MXCSR */
};

typedef enum guest_turn {
	GUEST_REFUSED, /* nothing was stored, or it may be stored again: the program's loops must
			  run */
	GUEST_UNKNOWN, /* ... as there is no code for this size */
	GUEST_MORE,
	GUEST_DONE
} guest_turn;

/** Looks up the specialization for @p sym and whether its code runs: sets c->spec. GUEST_MORE: it
 * does. */
guest_turn guest_decide(guest_call *c, const int64_t *sym);
/** One slice, on a stack of the arena or of the call, with signals blocked. */
guest_turn guest_slice(guest_call *c);
/** Gives back what a call of several slices keeps. */
void guest_forget(guest_call *c);

/* ---- call.c -----------------------------------------------------------------------------------
 */

/** Takes the addresses of functions from the site's record. */
void guest_find_calls(const smr_site *site, guest_code *c);
/** Whether the functions of c->spec may be called in the loops' place, and prepares that. On the
 * calling thread. @p apart: of guest_may_run(). */
bool guest_may_call(guest_call *c, bool apart);
/** Around what a slice runs, on the calling thread: errno and flags are 0 meanwhile if they are to
 * be watched. What they were comes back; c->failed tells whether a call has set one. */
void guest_watch(guest_call *c);
void guest_watch_no_more(guest_call *c);

typedef void guest_task(void *ctx, int task, int room);
/** Runs tasks [from, n) on this thread and up to @p threads - 1 others, until all are done or a
 * signal is pending. Returns the first task that was not run; all before it were. */
int guest_burst(guest_call *c, int from, int n, int threads, guest_task *fn, void *ctx);
/** Processors that this thread may use, and the user allows. */
int guest_threads(const guest_arena *a);

/** Never where `quiet` is set: strict seccomp disables the instruction. */
static inline uint64_t guest_ticks(void)
{
	return __builtin_ia32_rdtsc();
}
#endif
