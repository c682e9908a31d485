/** @file Teams: several devices of the process that exchange data, through NCCL.
 *
 * One call queues an exchange on the own streams of all devices; each device is a rank, in the
 * order of the team. A team is for one thread at a time. It lives until the process ends.
 *
 * Faults: a rank that fails would leave the others waiting on their cards. So each wait for a
 * device (stream.h) looks at its team, too. After a failure the team's work is aborted, all waits
 * end with SMR_EFAULT, and the team is not used again; memory of cards that are not lost stays
 * as it was but for results of the exchange. */
#ifndef SMR_GPU_TEAM_H
#define SMR_GPU_TEAM_H
#include "gpu/memory.h"

SMR_BEGIN_DECLS

typedef struct smr_gpu_team smr_gpu_team;

/** Returns the team of these devices, which are different and open until the process ends.
 * SMR_EUNSUPPORTED: there is no NCCL, or it does not connect them; SMR_EFAULT: it failed before. */
SMR_MUST_USE smr_status smr_gpu_team_open(smr_gpu_device *const *d, int n, smr_gpu_team **out);

typedef enum smr_gpu_exchange_kind {
	SMR_GPU_ALL_REDUCE,     /* count elements to each */
	SMR_GPU_REDUCE_SCATTER, /* rank r gets part r, of count elements */
	SMR_GPU_ALL_GATHER,     /* count elements of each, in order, to each */
	SMR_GPU_ALL_TO_ALL,     /* part s of rank r becomes part r of rank s; of count elements */
	SMR_GPU_BROADCAST,      /* of rank 0 */
	SMR_GPU_PERMUTE         /* by pairs of ranks: from, to */
} smr_gpu_exchange_kind;

typedef struct smr_gpu_exchange {
	smr_gpu_exchange_kind kind;
	int type, op; /* of NCCL (nccl.h); op: of reductions */
	size_t size;  /* bytes of an element */
	size_t count;
	const smr_gpu_ptr *from, *to; /* by rank */
	const int64_t *pairs;
	size_t npairs;
} smr_gpu_exchange;

/** Queues an exchange, after all work of the devices' own streams. SMR_EFAULT: see above. */
SMR_MUST_USE smr_status smr_gpu_team_run(smr_gpu_team *t, const smr_gpu_exchange *x);
/** Fails if an exchange of the device's last team failed, or a device of it. */
SMR_MUST_USE smr_status smr_gpu_team_check(smr_gpu_device *d);

SMR_END_DECLS

#endif
