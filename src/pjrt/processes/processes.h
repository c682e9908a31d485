/** @file Processes that run programs together, as jax.distributed starts them: their devices, and
 * how arrays get from one to another. Each process runs its own devices; every process calls the
 * same programs in the same order. */
#ifndef SMR_PJRT_PROCESSES_PROCESSES_H
#define SMR_PJRT_PROCESSES_PROCESSES_H
#include <pthread.h>

#include "base/data/table.h"
#include "net/mesh/mesh.h"
#include "pjrt/error.h"

typedef struct pjrt_client_create_args pjrt_client_create_args;
typedef struct pjrt_launches pjrt_launches; /* a set of devices, and the runs on it so far */

typedef struct pjrt_processes {
	uint32_t n, self;
	uint32_t ndevices[SMR_MESH_MOST]; /* of each process; their numbers follow one another */
	smr_mesh *mesh;
	int64_t patience_ns;  /* how long to wait for another process */
	pthread_mutex_t lock; /* of the table */
	pjrt_launches *launches;
} pjrt_processes;

/** Connects with the other processes that the options of a client name, through the caller's
 * key-value store; *@p out is NULL if there is only this one. Free it with pjrt_processes_leave().
 * SMR_EUNSUPPORTED: there are too many, or there is no store. */
SMR_MUST_USE smr_status pjrt_processes_join(const pjrt_client_create_args *a, uint32_t ndevices,
					    pjrt_processes **out);
void pjrt_processes_leave(pjrt_processes *p); /* NULL is fine */

/** Returns the number of a run on a set of devices: the same in all processes that call the same
 * programs. 0: no memory. */
uint64_t pjrt_processes_launch(pjrt_processes *p, const int32_t *devices, uint32_t n);

#endif
