/** @file What a library that was built ahead of time is at run time: the object that every one of
 * them carries (internal to aot/runtime/). */
#ifndef SMR_BUILT_RUNTIME_H
#define SMR_BUILT_RUNTIME_H
#include "aot/bytes.h"
#include "aot/program.h"
#include "api/model/model.h"

/** A program made ready. */
typedef struct smr_built {
	smr_runner runner; /* its workers; nothing else of it is asked here */
	const smr_built_program *program;
	smr_model model;
	smr_ndarray *args, *results; /* as the face has them, without memory */
	smr_taking kernels;          /* where they begin */
} smr_built;

/** Whose runner it is. */
static inline smr_built *smr_built_of(smr_runner *r)
{
	return (smr_built *)((char *)r - offsetof(smr_built, runner));
}

/** Makes it ready where it is not, and runs it once; all arrays in their order. 0, or an smr_status
 * whose reason smr_built_why() tells. From any thread; calls of one program take turns. */
int smr_built_call(smr_built_program *p, const void *const *args, void *const *results);
/** Makes it ready alone. */
int smr_built_ready(smr_built_program *p);
/** Frees what was made ready; no call may be on. The next one makes it anew. */
void smr_built_close(smr_built_program *p);
/** Of this thread's last failure. */
const char *smr_built_why(void);
#endif
