/** @file Devices of an executable that other processes run. */
#ifndef SMR_RUN_EXEC_OTHERS_H
#define SMR_RUN_EXEC_OTHERS_H
#include <stdbool.h>
#include <stdint.h>

#include "net/mesh/mesh.h"
#include "run/exec/executable.h"

/** Memory for operands of other processes. */
typedef struct smr_others_block {
	size_t bytes;
	_Alignas(16) char data[];
} smr_others_block;

/** Which devices run here, and how collectives reach the others. */
struct smr_exec_others {
	uint32_t self;
	const uint32_t *process; /* by device: which one runs it */
	uint32_t nhere;
	const uint32_t *here; /* ascending */
	void *ctx;
	/** Sends and receives letters of one collective of a group, at once. Called by one thread
	 * for a group, without locks; several groups may exchange at once. @p op is the same number
	 * in all processes. */
	smr_status (*exchange)(void *ctx, uint32_t op, const char *what, const uint32_t *member,
			       uint32_t n, const smr_mesh_transfer *t, uint32_t nt);
};

/** NULL @p o: all are here. */
static inline bool smr_exec_is_here(const smr_exec_others *o, uint32_t device)
{
	return o == NULL || o->process[device] == o->self;
}
#endif
