/** @file The fields of the text of a machine: one table for reading, writing and checking. */
#ifndef SMR_COST_MACHINE_TEXT_H
#define SMR_COST_MACHINE_TEXT_H
#include <jansson.h>

#include "base/status.h"
#include "cost/machine/machine.h"

/** A member that is one number. */
typedef struct smr_machine_number {
	const char *name;
	size_t at;  /* offset of its double in smr_machine */
	int needed; /* bit 1 << kind: machines of this kind must have it */
	double least, most;
} smr_machine_number;

enum { SMR_MACHINE_NUMBERS = 36 };
extern const smr_machine_number smr_machine_numbers[SMR_MACHINE_NUMBERS];
extern const char *const smr_machine_kinds[SMR_MACHINE_KINDS];
extern const char *const smr_machine_topologies[SMR_TOPOLOGIES];

#define SMR_MACHINE_THIS_GPU "this-gpu"

/** Returns a pointer to the number in @p m. */
static inline double *smr_machine_at(const smr_machine *m, const smr_machine_number *n)
{
	return (double *)((char *)m + n->at);
}

/** Reads a file's text as an object, which the caller releases. */
SMR_MUST_USE smr_status smr_machine_text(const char *path, json_t **out);
/** Reads a machine; @p path names it in errors. */
SMR_MUST_USE smr_status smr_machine_read(json_t *j, const char *path, smr_machine *out);
/** Reads its "operators". */
SMR_MUST_USE smr_status smr_machine_read_dear(json_t *all, const char *path, smr_machine *m);
json_t *smr_machine_write_dear(const smr_machine *m);
/** Sets defaults of expensive operators that the text does not give. */
void smr_machine_assume_dear(smr_machine *m);
/** Reads its "links", "arrays" and "price". */
SMR_MUST_USE smr_status smr_machine_read_device(json_t *j, const char *path, smr_machine *m);
/** Checks the members; SMR_EPARSE names an unknown member, and the one that may be meant, or a
 * "source" of members that do not exist. */
SMR_MUST_USE smr_status smr_machine_members(json_t *j, const char *path);
#endif
