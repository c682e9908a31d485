/** @file The interpreter of DML scripts (internal to api/ and above). */
#ifndef SMR_DML_SCRIPT_H
#define SMR_DML_SCRIPT_H
#include <samara/script.h>

#include "dml/syntax/dml.h"
#include "pass/fuse/fuse.h"
#include "run/exec/executable.h"
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
	smr_loc loc;       /* the statement that first needed it */
	const char *why;   /* it was made: "first", "other sizes", "other operations" */
	const char *sizes; /* of what is of another size: "11x5, before 10x5"; "": nothing is */
	uint64_t when;     /* the computation that it was made for, from 1 */
	const void *code;  /* which it is, among those of the interpreter */
	const smr_module *module;
	smr_executable *image;
	const smr_fusion *fusion;
	const struct smr_fusion_report *story; /* NULL: none was kept */
	size_t nodes, params, results;         /* of the trace */
	uint64_t runs;
	double made_s, run_s; /* run_s 0: it was not measured */
} smr_script_flow;
/** Number @p i, in the order in which they were made; false: there are not so many. */
bool smr_interp_flow(const smr_interp *s, size_t i, smr_script_flow *out);
/** @p s is not run: it is looked at, as far as it can be without its data, of which FILE.mtd alone
 * are read; what it would ask for is planned (smr_interp_flow()). */
SMR_MUST_USE smr_status smr_interp_absint(smr_interp *s);
/** A size that is not known before the script runs. */
typedef struct smr_script_unknown {
	smr_loc loc;
	const char *why; /* "rows of removeEmpty()" */
	bool by_turn;    /* it is another one in each turn of a loop */
} smr_script_unknown;
typedef enum smr_script_sight_kind {
	SMR_SIGHT_SET, /* text: a variable; type, rows, cols, zeros: what it is then */
	SMR_SIGHT_IF, /* text: "true", "false", NULL: it hangs on data; what follows deeper is it */
	SMR_SIGHT_ELSE, /* the other way */
	SMR_SIGHT_WHILE,
	SMR_SIGHT_FOR, /* text: how many turns, "none", NULL: not known; note: how they run */
	SMR_SIGHT_PARFOR,
	SMR_SIGHT_SPARSE, /* text: a variable that becomes sparse before the loop; zeros: if so many
			     elements are */
	SMR_SIGHT_CALL,   /* text: a function; type "again": it was shown with these sizes */
	SMR_SIGHT_FLOW,   /* rows: operations; code, or text: what is missing for it */
	SMR_SIGHT_END     /* the way ends here: text */
} smr_script_sight_kind;
/** Something that was foreseen, in the order in which it would happen. */
typedef struct smr_script_sight {
	smr_script_sight_kind kind;
	smr_loc loc;
	unsigned depth;
	const char *text, *type, *note;
	int64_t rows, cols; /* from smr_interp_unknown(): unknown */
	double zeros;       /* share of elements that are certainly zero */
	const void *code;   /* as smr_script_flow has it */
} smr_script_sight;
/** Number @p i; false: there are not so many. Texts stay the interpreter's. */
bool smr_interp_sight(const smr_interp *s, size_t i, smr_script_sight *out);
/** What the size @p n stands for; false: it is a size. */
bool smr_interp_unknown(const smr_interp *s, int64_t n, smr_script_unknown *out);
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
