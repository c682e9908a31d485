/** @file The graph of a simulation, as it is built and run. */
#ifndef SMR_SIMULATE_OWN_H
#define SMR_SIMULATE_OWN_H
#include "base/data/vec.h"
#include "predict/sim/simulate.h"

typedef struct sim_edge {
	uint32_t before, after;
} sim_edge;

typedef struct sim_row {
	char name[24];
	uint32_t alike;
	uint32_t last[SMR_SIM_QUEUES]; /* the last task of each queue so far */
	smr_sim_use use;
} sim_row;

typedef struct sim_times {
	double start, finish;
} sim_times;

struct smr_sim {
	uint32_t nrows;
	sim_row *rows;
	const char *queues[SMR_SIM_QUEUES];
	SMR_VEC(smr_sim_task) tasks;
	SMR_VEC(sim_edge) edges; /* including the order of queues */
	SMR_VEC(sim_times) times;
	/* edges by the task at either end, made at the first run; first_*: start of each task's
	 * edges, [n + 1] */
	uint32_t *first_before, *before, *first_after, *after;
};

/** Makes the four arrays, unless they exist. */
SMR_MUST_USE smr_status sim_index(struct smr_sim *s);
#endif
