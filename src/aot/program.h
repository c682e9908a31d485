/** @file The interface between a library built ahead of time and the code that runs it (internal).
 *
 * The glue that `samara build` generates contains a smr_aot_program: a change of the struct needs
 * one of glue.c and of SMR_AOT_FORMAT, too. */
#ifndef SMR_AOT_PROGRAM_H
#define SMR_AOT_PROGRAM_H
#include <stddef.h>
#include <stdint.h>

#include "samara/status.h"

enum { SMR_AOT_FORMAT = 1 };

/** A built program. All pointers are valid as long as the library is open. */
typedef struct smr_aot_program {
	uint64_t format;
	const void *bytes; /* aligned to 64: module, face, kernels */
	uint64_t n;
	void *const *const *code; /* [kernel]: the table of its functions, or NULL */
	uint64_t ncode;
	void *self; /* state made at the first call; NULL before */
} smr_aot_program;

/** Kind of a kernel, written by serialize.c and read by runtime/kernel.c. */
enum { SMR_AOT_NEST, SMR_AOT_ONEDNN, SMR_AOT_OPENBLAS, SMR_AOT_DOT, SMR_AOT_STRIP, SMR_AOT_PLAIN };

/* The CPU that generated code needs: a level of x86-64 and bits of the table in cpu.c. */
typedef struct smr_aot_cpu {
	uint64_t level; /* 0: any; else 2, 3 or 4 */
	uint64_t more;  /* features beyond the level */
} smr_aot_cpu;
void smr_aot_cpu_host(smr_aot_cpu *out);
/** Checks this CPU; SMR_EUNSUPPORTED names a missing feature. */
SMR_MUST_USE smr_status smr_aot_cpu_check(const smr_aot_cpu *need);
#endif
