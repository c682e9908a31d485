/** @file What processes send each other during the run of a program. */
#ifndef SMR_PJRT_PROCESSES_EXCHANGE_H
#define SMR_PJRT_PROCESSES_EXCHANGE_H
#include "net/mesh/mesh.h"
#include "pjrt/run.h"

/** Whether devices of other processes run the program, too. */
static inline bool pjrt_has_others(const pjrt_executable *x)
{
	return x->nhere < x->ndevices;
}

/** Topics of letters; those of collectives are hashes. */
enum {
	PJRT_TOPIC_ARGUMENTS = 1,
	PJRT_TOPIC_CALLBACKS /* and all behind it, one for each result */
};
/** Returns the tag of letters about @p what in a run. */
smr_mesh_tag pjrt_exchange_tag(const pjrt_run *r, uint64_t topic, const char *what);
/** Whether a process runs a device of the program. */
bool pjrt_exchange_involves(const pjrt_executable *x, uint32_t process);
/** Copies into whole arrays the parts of arguments that no device of this process has. The whole
 * arrays exist (`joined`). */
SMR_MUST_USE smr_status pjrt_exchange_arguments(const pjrt_run *r);
/** Fills in how collectives reach the devices of other processes. */
void pjrt_exchange_begin(pjrt_run *r);
/** Tells the other processes why the run failed here (NULL: it did not), and forgets what they
 * sent. */
void pjrt_exchange_end(const pjrt_run *r, const char *why);

#endif
