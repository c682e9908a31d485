/** @file Roles of a program's arguments: data, or the state of a training step (internal). */
#ifndef SMR_PASS_SHARD_ROLES_H
#define SMR_PASS_SHARD_ROLES_H
#include "ir/module/module.h"

typedef enum smr_shard_role { SMR_ROLE_OTHER, SMR_ROLE_DATA, SMR_ROLE_KEPT } smr_shard_role;

typedef struct smr_roles {
	bool trains;        /* the program is a training step */
	smr_shard_role *of; /* by parameter */
	uint32_t *result;   /* by parameter that is kept: 1 + the result; else 0 */
} smr_roles;

/** Of the parameters of the entry function @p f, in @p a. */
SMR_MUST_USE smr_status smr_roles_of(const smr_function *f, smr_arena *a, smr_roles *out);
#endif
