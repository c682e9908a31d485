/** @file What a library that is built ahead of time hands to the code that runs it (internal).
 *
 * The glue that `samara build` writes has one of these, in C of its own: whoever changes it changes
 * glue.c, too, and the number. */
#ifndef SMR_AOT_PROGRAM_H
#define SMR_AOT_PROGRAM_H
#include <stddef.h>
#include <stdint.h>

#include "samara/status.h"

enum { SMR_AOT_FORMAT = 1 };

/** All of it stays as long as the library is open. */
typedef struct smr_aot_program {
	uint64_t format;
	const void *bytes; /* at a multiple of 64: module, face, kernels */
	uint64_t n;
	void *const *const *code; /* by kernel: the table of its functions, or NULL */
	uint64_t ncode;
	void *self; /* what was made of it at the first call */
} smr_aot_program;

/** How one kernel is run, as serialize.c writes and runtime/kernel.c reads it. */
enum { SMR_AOT_NEST, SMR_AOT_ONEDNN, SMR_AOT_OPENBLAS, SMR_AOT_DOT, SMR_AOT_STRIP, SMR_AOT_PLAIN };

/* Which CPU generated code is for: a level of x86-64, and bits of cpu.c. */
typedef struct smr_aot_cpu {
	uint64_t level; /* 0: any; 2, 3, 4 */
	uint64_t more;  /* what this very CPU has beyond its level */
} smr_aot_cpu;
void smr_aot_cpu_host(smr_aot_cpu *out);
/** SMR_EUNSUPPORTED names what this CPU has not. */
SMR_MUST_USE smr_status smr_aot_cpu_check(const smr_aot_cpu *need);
#endif
