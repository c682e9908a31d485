/** @file Scripts of DML: read once, run again and again on matrices in memory.
 *
 *   smr_open() -> smr_script_open() -> smr_script_run() -> smr_script_result() ->
 * smr_script_close()
 *
 * Code that a run made is kept for the next one; other sizes make more. Matrices are dense doubles,
 * row after row. */
#ifndef SAMARA_SCRIPT_H
#define SAMARA_SCRIPT_H
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
	SMR_SCRIPT_STRING
} smr_script_kind;

/** What a variable holds. */
typedef struct smr_script_value {
	const char *name; /* of the variable */
	smr_script_kind kind;
	int64_t rows, cols;
	const double *data; /* rows * cols numbers of a matrix */
	double number;
	int64_t integer;
	const char *text;
} smr_script_value;

typedef struct smr_script_open_params {
	size_t struct_size;
	const char *path; /* the script's file, or its name in messages where there is a text */
	const char *text;
	size_t length;
	const char *library; /* folder of builtin functions written in DML, or NULL */
	const smr_script_argument *args;
	size_t nargs;
	/* Variables that each run is given; `X = read(...)` of one at the script's top level is
	 * left out. */
	const char *const *inputs;
	size_t ninputs;
	/* Variables that a run leaves for smr_script_result(); `write(X, ...)` of one at the
	 * script's top level is left out. */
	const char *const *outputs;
	size_t noutputs;
	void (*print)(void *arg, const char *s, size_t n); /* what it prints; NULL: to stdout */
	void *print_arg;
	/* Bytes that matrices may take at one time; what would take more is refused before it is
	 * computed. 0: what SAMARA_MEMORY says, or what is free then. */
	size_t memory;
} smr_script_open_params;

/** Reads a script; all that @p params points to is copied. SMR_EINVAL: "file:line:column: ..." of
 * what is wrong. Close *@p out with smr_script_close(). */
SMR_API SMR_MUST_USE smr_status smr_script_open(smr_ctx *ctx, const smr_script_open_params *params,
						smr_script **out);
/** A script that `samara build` made a library of; its NAME.h has the bytes, at a multiple of 64.
 * Code that came with it is put into the cache, for runs with those sizes; others go by libraries
 * and plain loops where there is no compiler. SMR_ECORRUPT: the bytes are none. */
SMR_API SMR_MUST_USE smr_status smr_script_open_built(smr_ctx *ctx, const void *bytes, size_t n,
						      smr_script **out);
SMR_API smr_status smr_script_close(smr_script *script); /* NULL is fine */

/** Runs it with the inputs, all of them, in any order. Their numbers are read where they lie, until
 * it returns. SMR_ESTATE: the script stopped itself, smr_errmsg() is what it says; other failures
 * are told as "file:line:column: ...", with the calls around. */
SMR_API SMR_MUST_USE smr_status smr_script_run(smr_script *script, const smr_script_value *inputs,
					       size_t ninputs);
/** An output of the last run, which must have been a good one; it stays until the next. */
SMR_API SMR_MUST_USE smr_status smr_script_result(const smr_script *script, const char *name,
						  smr_script_value *out);

typedef struct smr_script_stats {
	size_t struct_size;
	uint64_t runs;
	uint64_t flushes;  /* times that something was computed, by all runs */
	uint64_t compiled; /* flows made for that */
} smr_script_stats;
SMR_API SMR_MUST_USE smr_status smr_script_stat(const smr_script *script, smr_script_stats *out);

SMR_END_DECLS

#endif
