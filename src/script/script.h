/** @file The interpreter of DML scripts (internal to pipeline/ and above). */
#ifndef SMR_SCRIPT_SCRIPT_H
#define SMR_SCRIPT_SCRIPT_H
#include <samara/script.h>

#include "front/dml/dml.h"
#include "run/run.h"

/** A script, the files that its functions are in, and the code of what it computed so far. */
typedef struct script smr_interp;

/** As smr_script_open_params has them. All stays the caller's while the interpreter is there. */
typedef struct smr_interp_params {
	smr_runner *runner;
	size_t nargs, ninputs, noutputs;
	const smr_script_argument *args;
	const char *const *inputs, *const *outputs;
	const char *library;
	void (*print)(void *ctx, const char *s, size_t n);
	void *ctx;
} smr_interp_params;

/** @p script stays the caller's. */
SMR_MUST_USE smr_status smr_interp_new(const smr_dml_script *script, const smr_interp_params *p,
				       smr_interp **out);
void smr_interp_free(smr_interp *s); /* NULL is fine */
/** As smr_script_run(), smr_script_result(), smr_script_stat(). */
SMR_MUST_USE smr_status smr_interp_run(smr_interp *s, const smr_script_value *inputs, size_t n);
SMR_MUST_USE smr_status smr_interp_result(const smr_interp *s, const char *name,
					  smr_script_value *out);
void smr_interp_stat(const smr_interp *s, smr_script_stats *out);
#endif
