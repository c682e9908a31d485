/** @file The inside of a worker: what is in its hands, and who works on it (slots.c, worker.c). */
#ifndef SMR_CLUSTER_WORKER_SLOTS_H
#define SMR_CLUSTER_WORKER_SLOTS_H
#include <pthread.h>

#include "cluster/worker/task_run.h"

/** A ticket waits for a slot, is at work there, or is handed in and not settled yet. */
typedef struct smr_worker_slot_entry {
	struct smr_worker_slot_entry *next;
	smr_queue *queue;
	smr_ticket *ticket;
	enum { SMR_WAITING, SMR_AT_WORK, SMR_HANDED_IN } state;
	bool settled;      /* while the slot still thinks it is at work */
	smr_str result;    /* that was handed in ... */
	int64_t handed_in; /* ... then */
	int64_t since;
} smr_worker_slot_entry;

typedef struct smr_worker_slot {
	struct smr_worker *worker;
	pthread_t thread;
	size_t number;
	pthread_cond_t wake;
	smr_worker_slot_entry *job; /* of a slot */
	struct smr_worker_slot *next_idle;
} smr_worker_slot;

struct smr_worker {
	smr_worker_params p;
	smr_worker_fleet fleets[SMR_WORKER_FLEETS];
	char node[SMR_QUEUE_WORD];
	smr_task_runs *errands;
	pthread_mutex_t lock;
	smr_worker_slot_entry *hands; /* oldest first */
	smr_worker_slot *idle; /* slots, the latest first: its memory is still in the cache */
	unsigned waiting, free, handed_in, napping; /* tickets; slots; tickets; pullers */
	double usual_s;                             /* that a ticket takes, decaying mean */
	bool draining, ending, slots_ended, pulse_ended;
	int64_t settle_until; /* who leaves waits so long */
	smr_worker_counts counts;
	size_t npullers, nslots;
	smr_worker_slot pullers[SMR_WORKER_FLEETS], slots[SMR_WORKER_SLOTS], pulse;
	bool has_pulse;
};

/* All of these under the worker's lock. */

void smr_hands_nap(smr_worker *w, smr_worker_slot *me, int ms);
/** What came is in hand. */
void smr_hands_add(smr_worker *w, smr_worker_slot_entry *h);
/** To a slot that is idle, or to wait for one. */
void smr_hands_give(smr_worker *w, smr_worker_slot_entry *h);
/** A slot that is idle, for this thread to work in its place; NULL: none is. */
smr_worker_slot *smr_hands_borrow(smr_worker *w);
/** It is idle again, or works on what has come meanwhile. */
void smr_hands_return(smr_worker *w, smr_worker_slot *slot);
/** The slot's own thread has nothing to do. */
void smr_hands_rest(smr_worker *w, smr_worker_slot *slot);
/** The ticket that has waited longest, now at work; or NULL. */
smr_worker_slot_entry *smr_hands_next(smr_worker *w);
/** Drops it, so that the thread that gives signs of life never sees what is gone. */
void smr_hands_let_go(smr_worker *w, smr_worker_slot_entry *h);
/** The slot is done with it. */
void smr_hands_done(smr_worker *w, smr_worker_slot_entry *h, smr_task_run_end end);
/** pull() has returned this ticket for the second time. */
void smr_hands_settled(smr_worker *w, const smr_ticket *t);
/** Pullers that wait for a slot look again. */
void smr_hands_wake_pullers(smr_worker *w);
/** Gives back what waits while others may have room, hands in again what is not settled, and when
 * @p beat says that all is alive. */
void smr_hands_look_after(smr_worker *w, bool beat);
#endif
