/** @file Groups of devices that several processes run (internal to run/exec): the letters that they
 * exchange. */
#ifndef SMR_RUN_EXEC_OTHERS_GROUP_H
#define SMR_RUN_EXEC_OTHERS_GROUP_H
#include "net/mesh/mesh.h"
#include "run/exec/device.h"

typedef struct smr_others_group {
	const smr_device *device; /* that runs the collective */
	const smr_instr *act;
	const uint32_t *member;
	uint32_t n;
	uint32_t nprocesses, self; /* self: place of this process */
	uint32_t *process;         /* those that have members, ascending */
	uint32_t *count;           /* members of each */
} smr_others_group;

/** Letters that are exchanged at once. */
typedef struct smr_others_letters {
	smr_mesh_transfer *t;
	struct iovec *v;
	uint32_t n, nv;
} smr_others_letters;

SMR_MUST_USE smr_status smr_others_no_memory(const smr_others_group *g);
/** Whether member @p m runs here. */
bool smr_others_has(const smr_others_group *g, uint32_t m);
/** Places of member @p m, which runs here. */
smr_buffer *const *smr_others_places(const smr_others_group *g, uint32_t m);

/** Takes memory of @p n bytes, that of the last exchange if it is large enough. NULL: there is
 * none. Page faults of new memory were two fifths of a large exchange's samples. */
smr_others_block *smr_others_take_block(const smr_others_group *g, size_t n);
/** Keeps a block for the next exchange, if it is not too large. NULL is fine. */
void smr_others_give_block(const smr_others_group *g, smr_others_block *b);

/** Makes room for @p n letters with @p nv pieces in all. */
SMR_MUST_USE smr_status smr_others_letters_new(const smr_others_group *g, uint32_t n, uint32_t nv,
					       smr_others_letters *out);
void smr_others_letters_free(smr_others_letters *l);
/** Begins a letter for the process at place @p q. */
void smr_others_send(smr_others_letters *l, const smr_others_group *g, uint32_t q);
/** Appends bytes to it. */
void smr_others_append(smr_others_letters *l, const void *bytes, size_t n);
void smr_others_receive(smr_others_letters *l, const smr_others_group *g, uint32_t q, void *to,
			size_t n);
/** Exchanges the letters, and empties the list. */
SMR_MUST_USE smr_status smr_others_exchange(const smr_others_group *g, smr_others_letters *l);

/** Whether all_reduce in parts moves fewer bytes, or needs less memory. */
bool smr_others_reduces_in_parts(const smr_others_group *g);
/** Each process computes a part of the results, and sends it to all others. */
SMR_MUST_USE smr_status smr_others_reduce_in_parts(const smr_others_group *g);

#endif
