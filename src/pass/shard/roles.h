/** @file Roles of a program's arguments: data, or the state of a training step (internal). */
#ifndef SMR_PASS_SHARD_ROLES_H
#define SMR_PASS_SHARD_ROLES_H
#include "ir/module/module.h"

typedef enum smr_shard_role { SMR_ROLE_OTHER, SMR_ROLE_DATA, SMR_ROLE_KEPT } smr_shard_role;

typedef struct smr_roles {
	bool trains;        /* the program is a training step */
	smr_shard_role *of; /* by parameter */
	uint32_t *result;   /* by parameter: 1 + result that is its next value; 0: none */
} smr_roles;

/** Finds the roles of the parameters of the entry function @p f; allocates in @p a. */
SMR_MUST_USE smr_status smr_roles_of(const smr_function *f, smr_arena *a, smr_roles *out);
#endif
