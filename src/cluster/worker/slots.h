/** @file Internals of a worker: the tickets that it holds, and the threads that work on them
 * (slots.c, worker.c). */
#ifndef SMR_CLUSTER_WORKER_SLOTS_H
#define SMR_CLUSTER_WORKER_SLOTS_H
#include <pthread.h>

#include "cluster/worker/task_run.h"

/** A ticket that waits for a slot, is at work there, or is submitted and not settled yet. */
typedef struct smr_worker_slot_entry {
	struct smr_worker_slot_entry *next;
	smr_queue *queue;
	smr_ticket *ticket;
	enum { SMR_WAITING, SMR_AT_WORK, SMR_HANDED_IN } state;
	bool settled;      /* while its slot still has it at work */
	smr_str result;    /* the submitted result ... */
	int64_t handed_in; /* ... and the time of that */
	int64_t since;
} smr_worker_slot_entry;

typedef struct smr_worker_slot {
	struct smr_worker *worker;
	pthread_t thread;
	size_t number;
	pthread_cond_t wake;
	smr_worker_slot_entry *job; /* current one of a slot */
	struct smr_worker_slot *next_idle;
} smr_worker_slot;

struct smr_worker {
	smr_worker_params p;
	smr_worker_fleet fleets[SMR_WORKER_FLEETS];
	char node[SMR_QUEUE_WORD];
	smr_task_runs *errands;
	pthread_mutex_t lock;
	smr_worker_slot_entry *hands; /* all held tickets, the oldest first */
	smr_worker_slot *idle; /* slots, the latest first: its memory is still in the cache */
	unsigned waiting, free, handed_in, napping; /* tickets; slots; tickets; pullers */
	double usual_s;                             /* of a ticket, decaying mean */
	bool draining, ending, slots_ended, pulse_ended;
	int64_t settle_until; /* deadline of settling while the worker ends */
	smr_worker_counts counts;
	size_t npullers, nslots;
	smr_worker_slot pullers[SMR_WORKER_FLEETS], slots[SMR_WORKER_SLOTS], pulse;
	bool has_pulse;
};

/* All of these are called under the worker's lock. */

void smr_hands_nap(smr_worker *w, smr_worker_slot *me, int ms);
/** Adds a ticket that arrived. */
void smr_hands_add(smr_worker *w, smr_worker_slot_entry *h);
/** Gives it to an idle slot, or lets it wait for one. */
void smr_hands_give(smr_worker *w, smr_worker_slot_entry *h);
/** Returns an idle slot, in whose place this thread works; NULL: none is. */
smr_worker_slot *smr_hands_borrow(smr_worker *w);
/** Returns the slot; it is idle again, or works on a ticket that arrived meanwhile. */
void smr_hands_return(smr_worker *w, smr_worker_slot *slot);
/** Lets the slot's own thread wait for work. */
void smr_hands_rest(smr_worker *w, smr_worker_slot *slot);
/** Returns the ticket that has waited longest, now at work; or NULL. */
smr_worker_slot_entry *smr_hands_next(smr_worker *w);
/** Drops a ticket in such a way that the heartbeat thread never uses it afterwards. */
void smr_hands_let_go(smr_worker *w, smr_worker_slot_entry *h);
/** Records that the slot has finished it. */
void smr_hands_done(smr_worker *w, smr_worker_slot_entry *h, smr_task_run_end end);
/** Handles a ticket that pull() has returned for the second time. */
void smr_hands_settled(smr_worker *w, const smr_ticket *t);
/** Wakes pullers that wait for a slot. */
void smr_hands_wake_pullers(smr_worker *w);
/** Returns tickets that wait too long, submits unsettled results again, and with @p beat extends
 * the deadlines of all. */
void smr_hands_look_after(smr_worker *w, bool beat);
#endif
