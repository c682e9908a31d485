/** @file The host's side: a zygote, its workers, and the supervisor thread of both. */
#ifndef SMR_BASE_JAIL_HOST_H
#define SMR_BASE_JAIL_HOST_H
#include <pthread.h>
#include <stdatomic.h>
#include <sys/types.h>

#include "base/data/vec.h"
#include "base/jail/control_page.h"
#include "base/jail/group.h"
#include "base/jail/jail.h"
#include "base/jail/protocol.h"

typedef enum smr_jail_stage {
	SMR_JAIL_SPARE, /* forked, or being forked; has no key yet */
	SMR_JAIL_IDLE,
	SMR_JAIL_BUSY,
	SMR_JAIL_ENDING /* killed or dead; no thread uses it */
} smr_jail_stage;

struct smr_jail {
	smr_jails *of;
	uint32_t id;
	smr_jail_stage stage;
	uint8_t key[SMR_JAIL_KEY];
	pid_t pid; /* 0: not forked yet */
	int pidfd;
	int file; /* the memfd */
	smr_jail_page *page;
	char *area;
	uint64_t inherited; /* maximum of resident bytes that it shares with the zygote */
	uint64_t size;      /* of the area */
	bool grouped;       /* it has a control group */
	bool large;         /* pages beyond SMR_JAIL_KEPT may be there */
	uint64_t calls;     /* calls that this worker has served */
	int64_t ran_ns;     /* processor time up to the last measurement */
	int64_t measured;   /* time of that measurement */
	int64_t idle_since;
	int64_t idle_seen, idle_ran; /* last check of an idle worker: its time, and ran_ns then */
	void *note;
	void (*free_note)(void *note);
	/* Written once, before dead is set. */
	int wait_status;
	smr_status barren; /* the error with which the zygote failed to fork it, or SMR_OK */
	uint64_t peak, cpu_ns;
	char why[200];
	_Atomic bool dead;
};

struct smr_jails {
	pthread_mutex_t lock;
	pthread_cond_t changed; /* a worker forked, dead or returned; the zygote ready */
	pthread_t tender;
	bool tended; /* the supervisor thread exists */
	bool closing;
	bool wants_spare;
	/* The zygote. */
	const char *exe, *word;
	const char *const *settings;
	pid_t zygote;
	int socket, poke; /* poke: an eventfd that wakes the supervisor */
	bool ready;
	smr_status broken; /* why there is no zygote and will be none; SMR_OK: there is one */
	int64_t started;
	unsigned restarts;
	char means[200]; /* means of confinement, or the reason of broken */
	/* The workers, under the lock. */
	SMR_VEC(smr_jail *) list;
	size_t most, page_bytes;
	uint64_t threads; /* maximum for one worker */
	uint32_t last_id;
	uint64_t window, memory, payload, areas; /* in bytes; areas: sum over all workers now */
	uint32_t cpu_s;
	double patience_s;
	int share_fd;
	size_t share_size;
	smr_groups groups;
	smr_jail_use use; /* of workers that have ended */
	_Atomic uint64_t calls, faults;
};

enum {
	SMR_JAIL_FIRST = 256 << 10, /* initial bytes of an area */
	SMR_JAIL_KEPT = 16 << 20,   /* bytes of an area whose pages stay while a worker is idle */
	SMR_JAIL_SLACK = 64 << 20,  /* beyond its memory in a worker's group: page tables, stacks */
	SMR_JAIL_EXTRA = 2,         /* workers for keys that have none, while all are busy */
	SMR_JAIL_TURN = 10000,      /* calls after which a new process replaces a worker */
	SMR_JAIL_REST_S = 60        /* seconds after which an idle worker ends */
};

/* launch.c */
/** Starts the zygote's process. Call it on the supervisor thread: a zygote ends with the thread
 * that started it. Under the lock. */
SMR_MUST_USE smr_status smr_jails_start(smr_jails *j);

/* pool.c */
/** Sleeps until the state of a worker changes; false: @p until is past. Under the lock. */
bool smr_jails_wait(smr_jails *j, int64_t until);

/* supervisor.c */
void *smr_jails_tend(void *jails);
/** Ends the zygote; the supervisor then starts another one. */
void smr_jails_renew(smr_jails *j);
/** Wakes the supervisor. */
void smr_jails_poke(smr_jails *j);

/* process.c; all under the lock */
/** Requests a worker from the zygote: its stage is SPARE, it is not forked yet. */
SMR_MUST_USE smr_status smr_jail_start(smr_jails *j, smr_jail **out);
/** Marks a worker whose process has ended or was never forked. */
void smr_jail_mark_dead(smr_jail *w);
/** Kills the worker's process, if it lives; the worker takes no more calls. */
void smr_jail_end_it(smr_jail *w);
/** Frees a worker that is dead and on no list. Without the lock: free_note is the caller's code. */
void smr_jail_free(smr_jail *w);
void smr_jail_kill(smr_jail *w);

/* area.c */
/** Grows the area to at least @p n bytes. SMR_ENOMEM. */
SMR_MUST_USE smr_status smr_jail_grow(smr_jail *w, uint64_t n);
/** Frees those pages of an idle worker's area that few calls need. Under the lock. */
void smr_jail_shrink(smr_jail *w);

/* usage.c */
typedef enum smr_jail_excess { SMR_JAIL_MODEST, SMR_JAIL_MEMORY, SMR_JAIL_THREADS } smr_jail_excess;

/** Returns which limit the worker exceeds. */
smr_jail_excess smr_jail_look(const smr_jail *w);
/** Returns the maximum of its resident bytes. */
uint64_t smr_jail_peak(const smr_jail *w);
/** Returns the processor time of all its threads. */
int64_t smr_jail_ran_ns(const smr_jail *w);

/* death.c */
/** Describes how a dead worker ended, in @p end and in the error text. Returns SMR_EFAULT. */
SMR_MUST_USE smr_status smr_jail_tell_end(const smr_jail *w, double limit_s, const char *broke,
					  smr_jail_end *end);
#endif
