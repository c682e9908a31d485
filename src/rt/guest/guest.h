/** @file The runtime inside compiled programs (internal).
 *
 * It is a guest in the program's process. Every file here keeps these rules:
 *  - it makes system calls only: it calls no symbol of the program or of a C library, except the
 *    mathematical functions that the loops call themselves, by their addresses (call.c);
 *  - it waits for no lock: if a lock is taken, the program's loops run;
 *  - it opens no descriptor in the program's table, allocates nothing from its heap, and uses less
 *    than 1 kB of its stack;
 *  - no thread outlives a burst, and between two bursts it holds nothing, so that a signal handler
 *    may leave by a jump;
 *  - if anything fails, the program's loops run. */
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
	GUEST_SLOTS = 16,          /* stacks: number of threads that run code at the same time */
	GUEST_STACK = 512 << 10,   /* bytes of each: handlers of faults run on it as well */
	GUEST_LOW = 4096,          /* ... of which the lowest are a guard area */
	GUEST_PATH = 4096,         /* greatest bytes of a path */
	GUEST_ENVIRON = 128 << 10, /* greatest bytes read from /proc/self/environ */
	GUEST_TICKS = 2500000000u, /* approximate rate of the time stamp counter per second */
	GUEST_LEAKS = 16,          /* calls that never returned, after which nothing is replaced */
	GUEST_IMAGES = 256         /* greatest number per site and process: images are never
				    * unmapped */
};

/* ---- arena.c ----------------------------------------------------------------------------------
 */

/** Locks and other state that a forked child must not inherit: the kernel zeroes their page in the
 * child (MADV_WIPEONFORK). */
typedef struct guest_locks {
	int slot[GUEST_SLOTS]; /* 1: a thread uses that stack */
	int asking;            /* a question is being processed */
	int bursting;          /* worker threads are running */
	uint64_t leaks;        /* calls of several slices that have begun and not ended */
} guest_locks;

/** State of the process, determined once. */
typedef struct guest_process {
	bool known;              /* the environment was read */
	bool off;                /* only the program's loops run from now on */
	bool quiet;              /* no system call from now on: a seccomp filter may be active */
	bool open;               /* SAMARA_SANDBOX=none: there is no such filter */
	int threads;             /* greatest number per burst; 0: one per processor */
	uint32_t fp;             /* an smr_fp */
	uint64_t cpu;            /* smr_guest_cpu_identity() */
	char folder[GUEST_PATH]; /* the guest folder, with a slash at its end; "" if there is
				  * none */
} guest_process;

typedef struct guest_arena {
	guest_process process;
	guest_locks *locks;     /* after GUEST_SLOTS stacks of GUEST_STACK bytes; NULL until
				 * opened */
	bool open[GUEST_SLOTS]; /* stacks that are writable */
	bool prepared;          /* for a quiet program */
	uint64_t used;          /* used bytes of the pool */
} guest_arena;

/** Returns the arena; NULL in a quiet program that was not prepared. */
guest_arena *guest_arena_get(void);
/** Opens everything, so that nothing has to be mapped later; returns NULL without memory. */
guest_arena *guest_arena_prepare(void);
/** Maps stacks and locks if they are not mapped yet; returns false without memory, and then only
 * the program's loops run from now on. */
bool guest_arena_open(guest_arena *a);
/** Returns zeroed bytes that are never freed, or NULL if the pool is used up. */
void *guest_alloc(guest_arena *a, uint64_t bytes);
/** Returns the top of a free stack, and its number, or NULL if all are taken. */
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

/** Measurements of one specialization in this process: mean ticks of a call, and number of
 * calls. */
typedef struct guest_measure {
	const struct guest_code *in;
	const smr_guest_image_specialization *of;
	uint64_t loops, code;
	uint64_t work; /* ... of all threads of the code together */
	uint32_t nloops, ncode;
	uint32_t overlaps; /* calls in which a fold over ranges read what the call stores */
	bool told;         /* the helper has the measurement */
	bool prefers;      /* the program's loops were measured to be faster */
	bool bursts;       /* some call had worker threads */
	bool settled;      /* fewer threads were measured to be slower */
	uint32_t left;     /* calls left to the loops since they are preferred */
	int workers;       /* threads per call; 0: all */
	uint64_t fewer;    /* like `code`, with half as many threads */
	uint64_t least;    /* like `work`, with half as many threads */
	uint32_t nfewer;   /* number of these calls while they are tried */
} guest_measure;

/** A mapped image and the process's data about it. It stays after a newer one replaces it, since
 * other threads may use it. */
typedef struct guest_code {
	const smr_guest_image *image;
	guest_measure *measures; /* one for each specialization */
	int64_t *unknown;        /* symbols of the last call for which the image has no code */
	uint64_t need;           /* ticks of loops at other sizes after which a question is worth
				  * its cost */
	uint64_t called;         /* bit set of the functions that were called once, by number */
	const void *errno_at;    /* int *(void), or NULL */
	const void *calls[SMR_SITE_CALL_COUNT]; /* addresses of functions, or NULL */
} guest_code;

typedef struct guest_site {
	smr_site *site;
	guest_code *code; /* NULL if there is none yet */
	uint64_t ticks;   /* ticks of the program's loops since the last question */
	uint64_t need;    /* ... after which the next question is worth its cost */
	int64_t *raw;     /* symbols of the loops timed last, as the program passed them */
	uint64_t least;   /* ticks of the fastest call of the loops at these sizes */
	uint64_t points;  /* points of the loops being timed; 0 if unknown */
	uint64_t pace;    /* least ticks per 256 points in any call of the loops; 0 if unknown */
	uint32_t vain;    /* calls since code last ran */
	bool looked;
	uint32_t calls, images; /* short calls; images that were mapped */
	guest_measure *timed;   /* measure of the specialization whose loops are being timed, or
				 * NULL */
	uint64_t began;         /* time stamp at which the timed loops began; 0 if none are timed */
	uint32_t stale;
} guest_site;

/** Returns the state of a site, or NULL if the pool is used up. */
guest_site *guest_site_of(guest_arena *a, smr_site *site);
void guest_take_image(guest_arena *a, guest_site *s, const smr_guest_image *m);

/* ---- measure.c --------------------------------------------------------------------------------
 */

typedef struct guest_call guest_call;

/** Converts nanoseconds to ticks by the rate that the image's helper measured. */
uint64_t guest_ticks_of(const smr_guest_image *m, uint64_t ns);
guest_measure *guest_measure_of(const guest_code *c, const smr_guest_image_specialization *p);
/** Whether a call runs the code of a specialization rather than the program's loops. */
bool guest_wants_code(const guest_code *c, const smr_guest_image_specialization *p);
/** Returns the threads for this call, at most @p most; @p fewer: the call tries half as many. */
int guest_workers(const guest_measure *m, int most, bool *fewer);
/** Records a call of the code. */
void guest_code_took(guest_measure *m, const guest_call *c, uint64_t ticks);
/** Returns the cost of the code in ticks: its time, or discounted processor time if that is
 * more. */
uint64_t guest_cost(const guest_measure *m);
/** Records a call of the loops. */
void guest_loops_took(guest_measure *m, uint64_t ticks);

/* ---- question.c -------------------------------------------------------------------------------
 */

typedef enum guest_want {
	GUEST_LOOK, /* maps the image if there is a newer one than the site's */
	GUEST_ASK,  /* the same, or else sends to the helper, which is started if it does not run */
	GUEST_TELL  /* only sends to the helper, see guest_tell() */
} guest_want;

/** Returns a newer image, or NULL. @p nums: symbols as the program passed them. */
const smr_guest_image *guest_question(guest_arena *a, const guest_site *s, const int64_t *nums,
				      guest_want want);
/** Reports the measurements of a specialization to the helper. */
void guest_tell(guest_arena *a, const guest_site *s, const guest_measure *m);

/** Maps the existing images for the sites of [sites, end). */
void guest_question_all(guest_arena *a, smr_site *sites, smr_site *end);

/* ---- start.c ----------------------------------------------------------------------------------
 */

/** Whether a helper can be started. First makes the system call of guest_is_reaper(), which the
 * program itself makes next: a seccomp filter that kills for it then kills this task only. */
bool guest_wants_helper(void);
/** Whether orphans become children of this program: the helper would become one. */
bool guest_is_reaper(void);
/** Executes the helper; does not return. @p arg: the guest_process. */
void guest_become_helper(void *arg);

/* ---- quiet.c ----------------------------------------------------------------------------------
 */

/** Whether the program may install a seccomp filter that kills for a system call
 * (docs/reference/guest.md): its images are mapped before main, and no system call is made from
 * then on. */
bool guest_is_quiet_program(void);
/** Returns the sites of the program, or of the shared library, that contains this runtime. */
smr_site *guest_sites(smr_site **end);

/* ---- environ.c --------------------------------------------------------------------------------
 */

/** Reads /proc/self/environ, on the question's own descriptor table; returns false if it cannot be
 * read. */
bool guest_environ_read(guest_process *p, char *room);
/** Whether code may run for the site: under -ffast-math the compiler chose the digits of its loops,
 * and code has others. True as long as the environment is unknown: then there is no code either. */
bool guest_allows(const guest_process *p, const smr_site *site);

/* ---- map.c ------------------------------------------------------------------------------------
 */

/** Maps the image at @p fd; returns NULL unless it is undamaged and of this site. */
const smr_guest_image *guest_map(int fd, const smr_site *site);

static inline const void *guest_at(const smr_guest_image *m, smr_guest_image_at at)
{
	return (const char *)m + at;
}

/* ---- bind.c -----------------------------------------------------------------------------------
 */

/** A flow's environment, bound from a question's numbers. */
typedef struct guest_env {
	int64_t *sym;
	uint64_t *value;
	void **base;
} guest_env;

/** Returns the bytes of an environment. */
uint64_t guest_env_bytes(const smr_guest_image *m);
/** Binds a call; returns false if rows of a table are not equally spaced, or an index wraps. */
bool guest_bind(const smr_guest_image *m, const int64_t *nums, va_list bases, void *room,
		guest_env *e);
/** Checks the guards on the pointers of one call. *@p apart: no two spans overlap. */
bool guest_may_run(const smr_guest_image *m, const smr_guest_image_specialization *p,
		   const guest_env *e, bool *apart);
/** Whether the reads of folds over ranges, in one part of @p parts of all rows, overlap nothing
 * that is stored. Runs before the first store. */
bool guest_reads_apart(const smr_guest_image *m, const smr_guest_image_specialization *p,
		       const guest_env *e, uint32_t part, uint32_t parts);
/** Copies results to the slots after the question's numbers. */
void guest_give(const smr_guest_image *m, const guest_env *e, int64_t *nums);

/* ---- run.c, burst.c ----------------------------------------------------------------------------
 */

/** One call, slice by slice. It is on the program's stack and therefore small. */
struct guest_call {
	guest_arena *arena;
	const smr_site *site;
	guest_code *code;
	const smr_guest_image *image;
	int64_t *nums;
	va_list *bases;
	const smr_guest_image_specialization *spec; /* NULL until it is chosen */
	char *memory;   /* environment, temporaries, stack of a call of several slices, or NULL */
	uint64_t bytes; /* bytes of `memory` */
	uint64_t old;   /* the caller's signal mask */
	uint32_t step, group, task; /* position to continue from */
	bool checked;               /* reads of folds over ranges were checked for overlap */
	bool fewer, bursts;         /* result of guest_workers(); the call had worker threads */
	int workers;                /* greatest number of threads of a burst */
	uint64_t others;            /* ticks of worker threads */
	bool watches, watching;     /* errno and flags are 0 while code runs; they are 0 now */
	bool failed;                /* ... and a call set one: the loops must run once more */
	int errno_was;
	uint32_t flags_were; /* MXCSR */
};

typedef enum guest_turn {
	GUEST_REFUSED, /* nothing was stored, or it may be stored again: the program's loops must
			* run */
	GUEST_UNKNOWN, /* ... since there is no code for this size */
	GUEST_MORE,
	GUEST_DONE
} guest_turn;

/** Looks up the specialization for @p sym and sets c->spec; returns GUEST_MORE if its code runs. */
guest_turn guest_decide(guest_call *c, const int64_t *sym);
/** Runs one slice, on a stack of the arena or of the call, with signals blocked. */
guest_turn guest_slice(guest_call *c);
/** Frees the memory of a call of several slices. */
void guest_forget(guest_call *c);

/* ---- call.c -----------------------------------------------------------------------------------
 */

/** Copies the addresses of functions from the site's record. */
void guest_find_calls(const smr_site *site, guest_code *c);
/** Prepares calls of the functions of c->spec in the loops' place, and returns whether they are
 * allowed. Must run on the calling thread. @p apart: from guest_may_run(). */
bool guest_may_call(guest_call *c, bool apart);
/** Begins and ends watching around the code of a slice, on the calling thread: sets errno and flags
 * to 0 if they are to be watched, and restores them afterwards; sets c->failed if a call has set
 * one. */
void guest_watch(guest_call *c);
void guest_watch_no_more(guest_call *c);

typedef void guest_task(void *ctx, int task, int room);
/** Runs tasks [from, n) on this thread and up to @p threads - 1 others, until all are done or a
 * signal is pending. Returns the first task that was not run; all tasks before it were. */
int guest_burst(guest_call *c, int from, int n, int threads, guest_task *fn, void *ctx);
/** Returns the number of processors that this thread may use and that the user allows. */
int guest_threads(const guest_arena *a);

/** Returns the time stamp counter. Not allowed if `quiet` is set: strict seccomp disables the
 * instruction. */
static inline uint64_t guest_ticks(void)
{
	return __builtin_ia32_rdtsc();
}
#endif
