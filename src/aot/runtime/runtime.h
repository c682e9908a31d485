/** @file What a library that was built ahead of time is at run time: the object that every one of
 * them carries (internal to aot/runtime/). */
#ifndef SMR_BUILT_RUNTIME_H
#define SMR_BUILT_RUNTIME_H
#include "aot/bytes.h"
#include "aot/program.h"
#include "api/model/model.h"

/** A program made ready. */
typedef struct smr_aot {
	smr_runner runner; /* its workers; nothing else of it is asked here */
	const smr_aot_program *program;
	smr_model model;
	smr_ndarray *args, *results; /* as the face has them, without memory */
	smr_taking kernels;          /* where they begin */
} smr_aot;

/** Whose runner it is. */
static inline smr_aot *smr_aot_of(smr_runner *r)
{
	return (smr_aot *)((char *)r - offsetof(smr_aot, runner));
}

/** Makes it ready where it is not, and runs it once; all arrays in their order. 0, or an smr_status
 * whose reason smr_aot_why() tells. From any thread; calls of one program take turns. */
int smr_aot_call(smr_aot_program *p, const void *const *args, void *const *results);
/** Makes it ready alone. */
int smr_aot_ready(smr_aot_program *p);
/** Frees what was made ready; no call may be on. The next one makes it anew. */
void smr_aot_close(smr_aot_program *p);
/** Of this thread's last failure. */
const char *smr_aot_why(void);
#endif
