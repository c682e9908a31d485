/** @file The host's side: a zygote, its workers, and the thread that tends both. */
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
	SMR_JAIL_SPARE, /* forked, or being forked; of no key yet */
	SMR_JAIL_IDLE,
	SMR_JAIL_BUSY,
	SMR_JAIL_ENDING /* killed or dead; nobody has it */
} smr_jail_stage;

struct smr_jail {
	smr_jails *of;
	uint32_t id;
	smr_jail_stage stage;
	uint8_t key[SMR_JAIL_KEY];
	pid_t pid; /* 0: not born yet */
	int pidfd;
	int file; /* the memfd */
	smr_jail_page *page;
	char *area;
	uint64_t inherited; /* bytes resident that it has of the zygote, at most */
	uint64_t size;      /* of the area */
	bool grouped;       /* it has a control group */
	bool large;         /* pages beyond SMR_JAIL_KEPT may be there */
	uint64_t calls;     /* of this worker */
	int64_t ran_ns;     /* processor time by the end of the last one that was measured */
	int64_t measured;   /* when */
	int64_t idle_since;
	int64_t idle_seen, idle_ran; /* the last look at an idle one: when, what it had run */
	void *note;
	void (*free_note)(void *note);
	/* Written once, before dead is set. */
	int wait_status;
	smr_status barren; /* the zygote could not make it; or SMR_OK */
	uint64_t peak, cpu_ns;
	char why[200];
	_Atomic bool dead;
};

struct smr_jails {
	pthread_mutex_t lock;
	pthread_cond_t changed; /* a birth, a death, a worker given back, the zygote's hello */
	pthread_t tender;
	bool tended; /* the thread is there */
	bool closing;
	bool wants_spare;
	/* The zygote. */
	const char *exe, *word;
	const char *const *settings;
	pid_t zygote;
	int socket, poke; /* an eventfd: the tender looks around */
	bool ready;
	smr_status broken; /* there is no zygote, and there will be none; SMR_OK else */
	int64_t started;
	unsigned restarts;
	char means[200]; /* or why it is broken */
	/* The workers, under the lock. */
	SMR_VEC(smr_jail *) list;
	size_t most, page_bytes;
	uint64_t threads; /* of a worker, at most */
	uint32_t last_id;
	uint64_t window, memory, payload, areas; /* bytes; areas: of all of them now */
	uint32_t cpu_s;
	double patience_s;
	int share_fd;
	size_t share_size;
	smr_groups groups;
	smr_jail_use use; /* of workers that ended */
	_Atomic uint64_t calls, faults;
};

enum {
	SMR_JAIL_FIRST = 256 << 10, /* bytes of an area at first */
	SMR_JAIL_KEPT = 16 << 20,   /* bytes of it whose pages stay while a worker is idle */
	SMR_JAIL_SLACK = 64 << 20, /* bytes of a worker's group beyond its memory: tables, stacks */
	SMR_JAIL_EXTRA = 2,        /* workers of keys that have none, while all are busy */
	SMR_JAIL_TURN = 10000,     /* calls of a worker, which a new one follows */
	SMR_JAIL_REST_S = 60       /* seconds that a worker may be idle */
};

/* launch.c */
/** Executes the zygote: by the thread that lives as long as it is to live. Under the lock. */
SMR_MUST_USE smr_status smr_jails_start(smr_jails *j);

/* pool.c */
/** Sleeps until something has changed; false: it is later than @p until. Under the lock. */
bool smr_jails_wait(smr_jails *j, int64_t until);

/* supervisor.c */
void *smr_jails_tend(void *jails);
/** Ends the zygote, after which the tender starts another one. */
void smr_jails_renew(smr_jails *j);
/** Wakes the tender. */
void smr_jails_poke(smr_jails *j);

/* process.c; all under the lock */
/** Asks the zygote for one: of stage SPARE, not born yet. */
SMR_MUST_USE smr_status smr_jail_start(smr_jails *j, smr_jail **out);
/** The process is no more, or never was. */
void smr_jail_mark_dead(smr_jail *w);
/** Kills it, if it lives; it is of no use to anybody from now on. */
void smr_jail_end_it(smr_jail *w);
/** Frees it; it is dead and on no list. Without the lock: free_note is the caller's code. */
void smr_jail_free(smr_jail *w);
void smr_jail_kill(smr_jail *w);

/* area.c */
/** Makes the area @p n bytes long at least. SMR_ENOMEM. */
SMR_MUST_USE smr_status smr_jail_grow(smr_jail *w, uint64_t n);
/** Gives the pages of an idle one back that few calls need. Under the lock. */
void smr_jail_shrink(smr_jail *w);

/* usage.c */
typedef enum smr_jail_excess { SMR_JAIL_MODEST, SMR_JAIL_MEMORY, SMR_JAIL_THREADS } smr_jail_excess;

/** What it has too much of. */
smr_jail_excess smr_jail_look(const smr_jail *w);
/** Bytes that were resident at most. */
uint64_t smr_jail_peak(const smr_jail *w);
/** Processor time of all its threads. */
int64_t smr_jail_ran_ns(const smr_jail *w);

/* death.c */
/** How it died, into @p end and the error text; it is dead. SMR_EFAULT. */
SMR_MUST_USE smr_status smr_jail_tell_end(const smr_jail *w, double limit_s, const char *broke,
					  smr_jail_end *end);
#endif
