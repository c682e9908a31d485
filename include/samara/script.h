/** @file DML scripts: parsed once, run any number of times on matrices in memory.
 *
 *   smr_open() -> smr_script_open() -> smr_script_run() -> smr_script_result() ->
 * smr_script_close()
 *
 * Compiled code is kept for later runs; each new set of sizes compiles more. Matrices are doubles,
 * row-major; inputs may be column-major, or sparse. Frames are tables of Apache Arrow's C data
 * interface. */
#ifndef SAMARA_SCRIPT_H
#define SAMARA_SCRIPT_H
#include <samara/arrow.h>
#include <samara/code.h>

SMR_BEGIN_DECLS

typedef struct smr_script smr_script;

typedef struct smr_script_argument { /* $name of the script */
	const char *name, *value;
} smr_script_argument;

typedef enum smr_script_kind {
	SMR_SCRIPT_MATRIX,
	SMR_SCRIPT_DOUBLE,
	SMR_SCRIPT_INTEGER,
	SMR_SCRIPT_BOOLEAN, /* integer: 0 or 1 */
	SMR_SCRIPT_STRING,
	SMR_SCRIPT_SPARSE, /* inputs only: a sparse matrix by rows (CSR) */
	SMR_SCRIPT_LIST,
	SMR_SCRIPT_FRAME,
	SMR_SCRIPT_COLUMNS /* inputs only: a dense matrix whose columns follow each other */
} smr_script_kind;

/** The value of a variable. */
typedef struct smr_script_value {
	const char *name; /* of the variable */
	smr_script_kind kind;
	int64_t rows, cols;
	const double *data; /* rows * cols elements of a matrix; of a sparse one its entries */
	double number;
	int64_t integer;
	const char *text;
	const int64_t *starts;  /* [rows + 1] of a sparse matrix: the number of each row's first
				   entry, then of all entries */
	const int32_t *columns; /* by entry, from 0 on, increasing in each row */
	const struct smr_script_value *items; /* of a list; their name is NULL if they have none */
	size_t nitems;
	const struct ArrowSchema *schema; /* of a frame that is an input: a struct of columns */
	const struct ArrowArray *array;
	void *frame; /* of a frame that is an output: for smr_script_frame() */
} smr_script_value;

/** Reuse of results by their lineage: the operations and leaves that made them. */
typedef enum smr_script_reuse {
	SMR_SCRIPT_REUSE_NONE,
	SMR_SCRIPT_REUSE_FULL, /* of equal operations on equal operands; the results are the same */
	SMR_SCRIPT_REUSE_PARTIAL /* ... and of parts of a result, whose sums are in another order */
} smr_script_reuse;

typedef struct smr_script_open_params {
	size_t struct_size;
	/* The script's file; with `text`, its name in messages. FILE.lineage is a trace: it
	 * computes its value, the variable `value`, again. */
	const char *path;
	const char *text;
	size_t length;
	const char *library; /* folder of builtin functions written in DML, or NULL */
	const smr_script_argument *args;
	size_t nargs;
	/* Variables that the caller sets for each run; a top-level `X = read(...)` of one of them
	 * is skipped. */
	const char *const *inputs;
	size_t ninputs;
	/* Variables that smr_script_result() gives after a run; a top-level `write(X, ...)` of one
	 * of them is skipped. */
	const char *const *outputs;
	size_t noutputs;
	void (*print)(void *arg, const char *s,
		      size_t n); /* called for printed text; NULL: stdout */
	void *print_arg;
	/* Memory limit of matrices in bytes; an operation that needs more fails before it is
	 * computed. 0: $SAMARA_MEMORY, or the memory that is free when the run begins. */
	size_t memory;
	/* Results are kept for later iterations, calls and runs, at most `reuse_memory` bytes of
	 * them; 0: an eighth of the memory. */
	smr_script_reuse reuse;
	size_t reuse_memory;
	int lineage; /* nonzero: `write(X, f)` also writes f.lineage, the trace of X; otherwise only
		      * a script that calls lineage() is traced */
} smr_script_open_params;

/** Parses a script; copies everything that @p params points to. SMR_EINVAL: an error in the script,
 * "file:line:column: ..." in smr_errmsg(). Close *@p out with smr_script_close(). */
SMR_API SMR_MUST_USE smr_status smr_script_open(smr_ctx *ctx, const smr_script_open_params *params,
						smr_script **out);
/** Opens a script that `samara build` compiled; its NAME.h has the bytes, aligned to 64. The
 * compiled code goes into the cache and serves runs with the sizes it was built for. Without a
 * compiler, runs with other sizes use libraries and the interpreter. SMR_ECORRUPT: the bytes are
 * not such a script. */
SMR_API SMR_MUST_USE smr_status smr_script_open_built(smr_ctx *ctx, const void *bytes, size_t n,
						      smr_script **out);
SMR_API smr_status smr_script_close(smr_script *script); /* NULL is fine */

/** Runs the script with all inputs, in any order. Input matrices are read in place and must not
 * change during the call. SMR_ESTATE: the script called stop(); smr_errmsg() is its message. The
 * message of another failure is "file:line:column: ..." with the call stack. */
SMR_API SMR_MUST_USE smr_status smr_script_run(smr_script *script, const smr_script_value *inputs,
					       size_t ninputs);
/** Ends the run in progress, from any thread: it fails with SMR_ESTATE at its next statement. A run
 * that begins later is not affected. */
SMR_API smr_status smr_script_interrupt(smr_script *script);
/** Gives an output of the last run, which must have succeeded; it is valid until the next run. */
SMR_API SMR_MUST_USE smr_status smr_script_result(const smr_script *script, const char *name,
						  smr_script_value *out);

/** Gives a frame as a table of Arrow: of an output, or of a value whose `array` is from an earlier
 * call. Columns of numbers and texts are not copied. The caller releases both structs, which may
 * outlive the script. */
SMR_API SMR_MUST_USE smr_status smr_script_frame(const smr_script_value *v,
						 struct ArrowSchema *schema,
						 struct ArrowArray *array);

typedef struct smr_script_stats {
	size_t struct_size;
	uint64_t runs;
	uint64_t flushes;  /* evaluations of the lazy graph in all runs */
	uint64_t compiled; /* flows compiled for them */
	/* Of the cache of results: */
	uint64_t lookups, hits;
	uint64_t partial; /* results made of parts that were found */
	uint64_t entries; /* results that are kept, and their bytes */
	uint64_t bytes;
	uint64_t evictions; /* results that made room for others */
	double saved_s;     /* estimated seconds of computing the results found */
	/* Elements of large matrices that stayed in their files until they were used, and how many
	 * of these were read, each time counted. */
	uint64_t in_files, parsed;
} smr_script_stats;
SMR_API SMR_MUST_USE smr_status smr_script_stat(const smr_script *script, smr_script_stats *out);

SMR_END_DECLS

#endif
