/** @file Builds the environment of a program to be started. This process's own environment does not
 * change, since other threads may read it. */
#ifndef SMR_BASE_OS_ENVIRONMENT_H
#define SMR_BASE_OS_ENVIRONMENT_H
#include "base/data/vec.h"

/** An environment; `smr_environment e = {0};` is an empty one. */
typedef struct smr_environment {
	SMR_VEC(char *) own;  /* "NAME=value", owned by this struct */
	SMR_VEC(char *) list; /* for execve(), with a NULL at its end */
} smr_environment;

/** Copies this process's environment. Call smr_environment_free(), also on failure. */
SMR_MUST_USE smr_status smr_environment_begin(smr_environment *e);
void smr_environment_free(smr_environment *e);
/** Sets or replaces a variable; @p value NULL: removes it. */
SMR_MUST_USE smr_status smr_environment_set(smr_environment *e, const char *name,
					    const char *value);
/** Returns the value; NULL: the variable is not set. */
const char *smr_environment_get(const smr_environment *e, const char *name);
/** Returns the list for execve(), valid until the next change. */
char *const *smr_environment_list(const smr_environment *e);
#endif
