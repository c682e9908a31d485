/** @file The environment of a program that is started: this process's own is left as it is, since
 * other threads may read it. */
#ifndef SMR_BASE_OS_ENVIRONMENT_H
#define SMR_BASE_OS_ENVIRONMENT_H
#include "base/data/vec.h"

/** `smr_environment e = {0};` is none yet. */
typedef struct smr_environment {
	SMR_VEC(char *) own;  /* "NAME=value", this struct's */
	SMR_VEC(char *) list; /* for execve(), with a NULL at its end */
} smr_environment;

/** A copy of this process's. smr_environment_free() it, also on failure. */
SMR_MUST_USE smr_status smr_environment_begin(smr_environment *e);
void smr_environment_free(smr_environment *e);
/** In place of the one that is there; @p value NULL: it is taken away. */
SMR_MUST_USE smr_status smr_environment_set(smr_environment *e, const char *name,
					    const char *value);
/** NULL: there is none. */
const char *smr_environment_get(const smr_environment *e, const char *name);
/** As execve() takes it, until the next change. */
char *const *smr_environment_list(const smr_environment *e);
#endif
