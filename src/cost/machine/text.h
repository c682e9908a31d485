/** @file What the text of a machine has: one table for those who read, write and check it. */
#ifndef SMR_COST_MACHINE_TEXT_H
#define SMR_COST_MACHINE_TEXT_H
#include <jansson.h>

#include "base/status.h"
#include "cost/machine/machine.h"

/** A member that is one number. */
typedef struct smr_machine_number {
	const char *name;
	size_t at;  /* offset of its double in smr_machine */
	int needed; /* bit 1 << kind: machines of this kind must say it */
	double least, most;
} smr_machine_number;

enum { SMR_MACHINE_NUMBERS = 25 };
extern const smr_machine_number smr_machine_numbers[SMR_MACHINE_NUMBERS];
extern const char *const smr_machine_kinds[SMR_MACHINE_KINDS];
extern const char *const smr_machine_topologies[SMR_TOPOLOGIES];

/** The number itself. */
static inline double *smr_machine_at(const smr_machine *m, const smr_machine_number *n)
{
	return (double *)((char *)m + n->at);
}

/** A file's text, as an object that is the caller's. */
SMR_MUST_USE smr_status smr_machine_text(const char *path, json_t **out);
/** @p path names it in errors. */
SMR_MUST_USE smr_status smr_machine_read(json_t *j, const char *path, smr_machine *out);
/** Its "operators". */
SMR_MUST_USE smr_status smr_machine_read_dear(json_t *all, const char *path, smr_machine *m);
json_t *smr_machine_write_dear(const smr_machine *m);
/** What it does not say of them. */
void smr_machine_assume_dear(smr_machine *m);
/** Its "links", "arrays" and "price". */
SMR_MUST_USE smr_status smr_machine_read_device(json_t *j, const char *path, smr_machine *m);
/** SMR_EPARSE names a member that no machine has, and the one that may be meant; and a "source" of
 * members that are not there. */
SMR_MUST_USE smr_status smr_machine_members(json_t *j, const char *path);
#endif
