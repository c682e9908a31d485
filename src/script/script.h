/** @file The interpreter of DML scripts (internal to pipeline/ and above). */
#ifndef SMR_SCRIPT_SCRIPT_H
#define SMR_SCRIPT_SCRIPT_H
#include <samara/script.h>

#include "front/dml/dml.h"
#include "pass/values.h"
#include "run/image.h"
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
	/** Whether @p bytes more are there beside @p held, which variables hold; NULL: always. Told
	 * where not. */
	smr_status (*fits)(void *ctx, double bytes, double held);
	/** How many there are; NULL: as many as one likes. */
	double (*room)(void *ctx, double held);
	void *fits_ctx;
	bool apart_always;    /* turns of loops run on several threads wherever they may (tests) */
	bool measures, plans; /* for smr_interp_flow(): times of ops, stories of plans */
} smr_interp_params;

/** @p script stays the caller's. */
SMR_MUST_USE smr_status smr_interp_new(const smr_dml_script *script, const smr_interp_params *p,
				       smr_interp **out);
void smr_interp_free(smr_interp *s); /* NULL is fine */
/** As smr_script_run(), smr_script_result(), smr_script_stat(). */
SMR_MUST_USE smr_status smr_interp_run(smr_interp *s, const smr_script_value *inputs, size_t n);
SMR_MUST_USE smr_status smr_interp_result(const smr_interp *s, const char *name,
					  smr_script_value *out);
/** What a trace became, and how it went; all of it stays the interpreter's. */
typedef struct smr_script_flow {
	smr_loc loc;     /* the statement that first needed it */
	const char *why; /* it was made: "first", "other sizes", "other operations" */
	const smr_module *module;
	smr_image *image;
	const smr_fusion *fusion;
	const struct smr_story *story; /* NULL: none was kept */
	size_t nodes, params, results; /* of the trace */
	uint64_t runs;
	double made_s, run_s; /* run_s 0: it was not measured */
} smr_script_flow;
/** Number @p i, in the order in which they were made; false: there are not so many. */
bool smr_interp_flow(const smr_interp *s, size_t i, smr_script_flow *out);
/** A parfor that was run, and how. */
typedef struct smr_script_loop {
	smr_loc loc;
	uint64_t runs, turns;
	uint64_t apart;  /* of these, run on several threads */
	int threads;     /* of its last run */
	const char *why; /* so many, the last time; stays the interpreter's */
} smr_script_loop;
/** Number @p i, in the order in which they were first run; false: there are not so many. */
bool smr_interp_loop(const smr_interp *s, size_t i, smr_script_loop *out);
void smr_interp_stat(const smr_interp *s, smr_script_stats *out);
#endif
