/** @file The interpreter of DML scripts (internal to api/ and above). */
#ifndef SMR_DML_SCRIPT_H
#define SMR_DML_SCRIPT_H
#include <samara/script.h>

#include "compressed/compressed.h"
#include "dml/syntax/dml.h"
#include "pass/fuse/fuse.h"
#include "run/exec/executable.h"
#include "run/run.h"

/** A script, the files that its functions are in, and the code of what it computed so far. */
typedef struct script smr_interp;

/** Parameters of an interpreter, as in smr_script_open_params. The caller owns everything they
 * point to and must keep it alive as long as the interpreter. */
typedef struct smr_interp_params {
	smr_runner *runner;
	size_t nargs, ninputs, noutputs;
	const smr_script_argument *args;
	const char *const *inputs, *const *outputs;
	const char *library;
	void (*print)(void *ctx, const char *s, size_t n);
	void *ctx;
	/** Checks that @p bytes more fit beside @p held, the bytes that variables hold; sets the
	 * error message if not. NULL: everything fits. */
	smr_status (*fits)(void *ctx, double bytes, double held);
	/** Returns the bytes available beside @p held; NULL: unlimited. */
	double (*room)(void *ctx, double held);
	void *fits_ctx;
	const _Atomic uint64_t *interrupts; /* a run fails at its next statement once it changes;
					     * NULL: none does */
	/* Run iterations in parallel, and leave matrices in files, wherever it is legal (tests). */
	bool forced;
	bool measures, plans; /* for smr_interp_flow(): op times, plan reports */
	bool lineage;         /* records traces, and writes them beside written files */
	smr_script_reuse reuse;
	double reuse_bytes; /* maximum of results that are kept for reuse */
} smr_interp_params;

/** Creates an interpreter of @p script, which the caller owns and must keep alive. */
SMR_MUST_USE smr_status smr_interp_new(const smr_dml_script *script, const smr_interp_params *p,
				       smr_interp **out);
void smr_interp_free(smr_interp *s); /* accepts NULL */
/** Like smr_script_run(), smr_script_result() and smr_script_stat(). */
SMR_MUST_USE smr_status smr_interp_run(smr_interp *s, const smr_script_value *inputs, size_t n);
SMR_MUST_USE smr_status smr_interp_result(const smr_interp *s, const char *name,
					  smr_script_value *out);
/** A compiled trace (flow) with its statistics; the interpreter owns all pointers. */
typedef struct smr_script_flow {
	smr_loc loc;       /* the statement that first needed the trace */
	const char *why;   /* why it was compiled: "first", "other sizes", "other operations" */
	const char *sizes; /* changed operand size: "11x5, before 10x5"; "": none */
	uint64_t when;     /* number of the computation that needed it first, from 1 */
	const void *code;  /* identifies the code within the interpreter */
	const smr_module *module;
	smr_executable *image;
	const smr_fusion *fusion;
	const struct smr_fusion_report *story; /* NULL: no report was kept */
	size_t nodes, params, results;         /* counts in the trace */
	uint64_t runs;
	double made_s, run_s; /* seconds to compile, to run; run_s 0: not measured */
} smr_script_flow;
/** Gets flow @p i, in order of compilation; false if @p i is out of range. */
bool smr_interp_flow(const smr_interp *s, size_t i, smr_script_flow *out);
/** Analyses the script without running it. Of its data, only FILE.mtd files are read; the traces
 * that a run would compute are planned (smr_interp_flow()). */
SMR_MUST_USE smr_status smr_interp_absint(smr_interp *s);
/** A size that is not known before the script runs. */
typedef struct smr_script_unknown {
	smr_loc loc;
	const char *why; /* e.g. "rows of removeEmpty()" */
	bool by_turn;    /* differs between iterations of a loop */
} smr_script_unknown;
typedef enum smr_script_sight_kind {
	SMR_SIGHT_SET, /* text: a variable; type, rows, cols, zeros: its value after that */
	SMR_SIGHT_IF, /* text: "true", "false", NULL: depends on data; the branch follows, deeper */
	SMR_SIGHT_ELSE, /* the else branch */
	SMR_SIGHT_WHILE,
	SMR_SIGHT_FOR, /* text: iteration count, "none", NULL: unknown; note: how they run */
	SMR_SIGHT_PARFOR,
	SMR_SIGHT_SPARSE, /* text: a variable that becomes sparse before the loop; zeros: if so many
			     elements are */
	SMR_SIGHT_CALL,   /* text: a function; type "again": shown before with these sizes */
	SMR_SIGHT_FLOW,   /* rows: number of operations; code, or text: what it lacks */
	SMR_SIGHT_END     /* execution ends here: text */
} smr_script_sight_kind;
/** An event of the analysis, in order of execution. */
typedef struct smr_script_sight {
	smr_script_sight_kind kind;
	smr_loc loc;
	unsigned depth;
	const char *text, *type, *note;
	int64_t rows, cols; /* a size that smr_interp_unknown() accepts is unknown */
	double zeros;       /* share of elements that are known to be zero */
	const void *code;   /* as smr_script_flow.code */
} smr_script_sight;
/** Gets event @p i; false if @p i is out of range. The interpreter owns the texts. */
bool smr_interp_sight(const smr_interp *s, size_t i, smr_script_sight *out);
/** Describes the unknown size @p n; false if @p n is an ordinary size. */
bool smr_interp_unknown(const smr_interp *s, int64_t n, smr_script_unknown *out);
/** A statement that called compress(), with its statistics. */
typedef struct smr_script_compression {
	smr_loc loc;
	uint64_t runs, unpacked; /* calls; later decompressions of their results */
	double seconds;          /* of all calls */
	/* Of the last call; bytes after equal those before: the matrix stayed as it was. */
	int64_t rows, cols;
	double before, after; /* bytes */
	smr_compressed_summary groups;
} smr_script_compression;
/** Gets compression @p i, in order of first execution; false if @p i is out of range. */
bool smr_interp_compression(const smr_interp *s, size_t i, smr_script_compression *out);
/** A parfor that ran, with its statistics. */
typedef struct smr_script_loop {
	smr_loc loc;
	uint64_t runs, turns;
	uint64_t apart;  /* iterations that ran on several threads */
	int threads;     /* in the last run */
	const char *why; /* reason for that number of threads; owned by the interpreter */
} smr_script_loop;
/** Gets loop @p i, in order of first execution; false if @p i is out of range. */
bool smr_interp_loop(const smr_interp *s, size_t i, smr_script_loop *out);
void smr_interp_stat(const smr_interp *s, smr_script_stats *out);
#endif
