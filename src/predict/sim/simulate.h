/** @file Discrete-event simulation: tasks of computing and communicating, on queues of devices.
 *
 * A row is a device, or `alike` devices that do the same at the same time: replicas of a program
 * are alike, so one of them is simulated. Each row has queues, which run their tasks in the order
 * in which these were added, as streams do. A task is on one queue or several (of several rows: all
 * begin and end together) and begins when its predecessors have ended and it is first in all its
 * queues.
 *
 * A device that computes while it communicates computes slower by SMR_SIM_OVERLAP; messages that
 * cross the same links of a device at the same time share them. Nothing is random: equal graphs
 * give equal times, to the bit. */
#ifndef SMR_PREDICT_SIM_SIMULATE_H
#define SMR_PREDICT_SIM_SIMULATE_H
#include <stdbool.h>
#include <stdint.h>

#include "cost/collective/collective.h"

enum { SMR_SIM_QUEUES = 10, SMR_SIM_PLACES = 4, SMR_SIM_MAX_TASKS = 1 << 26 };

/** Slowdown of computing by communication, which uses multiprocessors and memory bandwidth: 1.05 to
 * 1.2 are observed. */
#define SMR_SIM_OVERLAP 1.1

typedef enum smr_sim_kind {
	SMR_SIM_COMPUTE,
	SMR_SIM_COLLECTIVE,
	SMR_SIM_SEND, /* from the first place to the second */
	SMR_SIM_KINDS
} smr_sim_kind;

typedef struct smr_sim_place {
	uint32_t row;
	uint8_t queue; /* 0: computing */
} smr_sim_place;

typedef struct smr_sim_task {
	const char *name; /* owned by the caller until the end: a constant */
	smr_sim_kind kind;
	double seconds;            /* when it runs alone */
	double share[SMR_LINKS];   /* share of links[i] that it occupies, 0 to 1 */
	smr_collective collective; /* of SMR_SIM_COLLECTIVE */
	double bytes;              /* bytes that it moves; 0: it computes */
	double flops;              /* operations, for later queries */
	int nplaces;               /* 1 to SMR_SIM_PLACES */
	smr_sim_place places[SMR_SIM_PLACES];
} smr_sim_task;

typedef struct smr_sim smr_sim;

SMR_MUST_USE smr_status smr_sim_new(uint32_t rows, smr_sim **out);
void smr_sim_free(smr_sim *s); /* accepts NULL */
/** Sets a row's name, and the number of devices that it represents. */
void smr_sim_row(smr_sim *s, uint32_t row, const char *name, uint32_t alike);
/** Sets the name of a queue of every row; a constant. */
void smr_sim_queue(smr_sim *s, int queue, const char *name);
/** Sets seconds and shares of links of @p t to those of a collective, or of a message
 * (SMR_PERMUTE). */
void smr_sim_cost(smr_sim_task *t, const smr_collective_cost *cost);
/** Appends a task; @p after: numbers of tasks added before, SMR_SIM_NONE for none. */
#define SMR_SIM_NONE UINT32_MAX
SMR_MUST_USE smr_status smr_sim_add(smr_sim *s, const smr_sim_task *t, const uint32_t *after,
				    int nafter, uint32_t *id);
/** Use of one row, in seconds whose sum is the makespan. */
typedef struct smr_sim_use {
	double compute; /* computing alone */
	double both;
	double exposed; /* communicating without computing */
	double idle;
} smr_sim_use;

/** Simulates the graph; may be called repeatedly. */
SMR_MUST_USE smr_status smr_sim_run(smr_sim *s, double *makespan);

uint32_t smr_sim_tasks(const smr_sim *s);
uint32_t smr_sim_rows(const smr_sim *s);
const char *smr_sim_row_name(const smr_sim *s, uint32_t row, uint32_t *alike);
const char *smr_sim_queue_name(const smr_sim *s, int queue);
const smr_sim_task *smr_sim_task_at(const smr_sim *s, uint32_t id);
/** Gets the begin and end of a task in the last run. */
void smr_sim_when(const smr_sim *s, uint32_t id, double *start, double *finish);
/** Returns all predecessors of task @p id; @p n is their number. */
const uint32_t *smr_sim_before(const smr_sim *s, uint32_t id, uint32_t *n);
smr_sim_use smr_sim_used(const smr_sim *s, uint32_t row);
#endif
