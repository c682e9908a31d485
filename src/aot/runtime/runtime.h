/** @file Run time of a library built ahead of time: the object that every such library contains
 * (internal to aot/runtime/). */
#ifndef SMR_BUILT_RUNTIME_H
#define SMR_BUILT_RUNTIME_H
#include "aot/bytes.h"
#include "aot/program.h"
#include "api/model/model.h"

/** An opened program. */
typedef struct smr_aot {
	smr_runner runner; /* only its workers are used */
	const smr_aot_program *program;
	smr_model model;
	smr_ndarray *args, *results; /* types and shapes from the face, without data */
	smr_taking kernels;          /* position of the kernels' records */
} smr_aot;

/** Returns the program that a runner belongs to. */
static inline smr_aot *smr_aot_of(smr_runner *r)
{
	return (smr_aot *)((char *)r - offsetof(smr_aot, runner));
}

/** Opens the program unless it is open, and runs it once; arrays are in the program's order.
 * Returns 0 or an smr_status, whose reason smr_aot_why() gives. Thread-safe; calls of one program
 * run one after the other. */
int smr_aot_call(smr_aot_program *p, const void *const *args, void *const *results);
/** Only opens the program. */
int smr_aot_ready(smr_aot_program *p);
/** Frees the opened program; no call may be running. The next call opens it again. */
void smr_aot_close(smr_aot_program *p);
/** Returns the reason of this thread's last failure. */
const char *smr_aot_why(void);
#endif
