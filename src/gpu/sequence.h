/** @file Sequences of launches in a command buffer, and the graphs made of them (internal to gpu/).
 */
#ifndef SMR_GPU_SEQUENCE_H
#define SMR_GPU_SEQUENCE_H
#include "base/data/vec.h"
#include "gpu/commands.h"
#include "gpu/graph.h"

/** One launch. */
typedef struct smr_gpu_command {
	smr_gpu_work work;    /* its params: not set */
	size_t at, bytes;     /* its parameter, in `words` */
	size_t first, nafter; /* earlier launches that it waits for, in `after` */
} smr_gpu_command;

/** Launches in order. */
typedef struct smr_gpu_sequence {
	SMR_VEC(smr_gpu_command) list;
	SMR_VEC(uint64_t) words;
	SMR_VEC(smr_gpu_node) after;
	SMR_VEC(uint64_t)
	shape; /* all but the parameters: equal for sequences that one graph can
		  run, with other parameters */
} smr_gpu_sequence;

static inline void smr_gpu_sequence_clear(smr_gpu_sequence *s)
{
	s->list.n = s->words.n = s->after.n = s->shape.n = 0;
}
void smr_gpu_sequence_free(smr_gpu_sequence *s);
/** Adds a launch; its last @p nafter elements of `after` are there. */
SMR_MUST_USE smr_status smr_gpu_sequence_add(smr_gpu_sequence *s, const smr_gpu_work *w,
					     size_t bytes, size_t nafter);

/* ---- hazards.c */

typedef struct smr_gpu_hazards smr_gpu_hazards;
SMR_MUST_USE smr_status smr_gpu_hazards_new(smr_gpu_hazards **out);
void smr_gpu_hazards_free(smr_gpu_hazards *h);
void smr_gpu_hazards_clear(smr_gpu_hazards *h);
/** Appends to s->after the launches that the next one must wait for: those that wrote what it uses,
 * and those that read what it writes. */
SMR_MUST_USE smr_status smr_gpu_hazards_add(smr_gpu_hazards *h, smr_gpu_sequence *s,
					    const smr_gpu_access *a, size_t n);

/* ---- replay.c */

typedef struct smr_gpu_replay smr_gpu_replay;
SMR_MUST_USE smr_status smr_gpu_replay_new(smr_gpu_device *d, smr_gpu_replay **out);
void smr_gpu_replay_free(smr_gpu_replay *r);
/** Queues a sequence as one graph if the same launches came before. *@p done: it was queued; else
 * nothing was. A failure of the driver is logged, and such sequences are not tried again. */
void smr_gpu_replay_launch(smr_gpu_replay *r, const smr_gpu_sequence *s, bool *done,
			   smr_gpu_commands_told *told);

#endif
