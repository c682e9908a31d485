/** @file Runs a script of DML (internal to pipeline/ and above). */
#ifndef SMR_SCRIPT_SCRIPT_H
#define SMR_SCRIPT_SCRIPT_H
#include "front/dml/dml.h"
#include "run/run.h"

typedef struct smr_script_argument { /* $name */
	const char *name, *value;
} smr_script_argument;

typedef struct smr_script_params {
	smr_runner *runner;
	size_t nargs;
	const smr_script_argument *args;
	const char *library; /* folder of builtin functions, or NULL */
	void (*print)(void *ctx, const char *s, size_t n); /* what the script prints */
	void *ctx;
} smr_script_params;

typedef struct smr_script_stats {
	uint64_t flushes, compiled; /* times that something was computed; flows made for that */
} smr_script_stats;

/** SMR_ESTATE: the script stopped itself, smr_errmsg() is what it says. Else failures are told as
 * file:line:column, with the calls around. @p stats may be NULL. */
SMR_MUST_USE smr_status smr_script_run(const smr_dml_script *script, const smr_script_params *p,
				       smr_script_stats *stats);
#endif
