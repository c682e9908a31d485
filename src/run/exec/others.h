/** @file Devices of an executable that other processes run. */
#ifndef SMR_RUN_EXEC_OTHERS_H
#define SMR_RUN_EXEC_OTHERS_H
#include <stdbool.h>
#include <stdint.h>

#include "run/exec/executable.h"

/** Which devices run here, and how collectives reach the others. */
struct smr_exec_others {
	uint32_t nhere;
	const uint32_t *here; /* ascending */
	void *ctx;
	/** Exchanges the operands of a collective: @p blocks has @p bytes of each of @p n members;
	 * those of members that run here are filled, and the function fills the others. Called by
	 * one thread for a group, without locks; several groups may exchange at once. @p op is the
	 * same number in all processes. */
	smr_status (*exchange)(void *ctx, uint32_t op, const char *what, const uint32_t *member,
			       uint32_t n, char *blocks, size_t bytes);
};

/** NULL @p o: all are here. */
static inline bool smr_exec_is_here(const smr_exec_others *o, uint32_t device)
{
	for (uint32_t i = 0; o != NULL && i < o->nhere; i++)
		if (o->here[i] == device)
			return true;
	return o == NULL;
}
#endif
