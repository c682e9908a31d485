/** @file Loops over scalars, compiled: variables are slots, and calls know their functions
 * (internal to dml/interp).
 *
 * Such a loop reads and sets nothing but numbers, so that an iteration can be given up halfway:
 * where it meets something else, or would fail, the interpreter runs it again from its start. */
#ifndef SMR_DML_INTERP_SCALAR_CODE_H
#define SMR_DML_INTERP_SCALAR_CODE_H
#include "dml/interp.h"

typedef struct dml_scalar { /* NOTHING: not set; MATRIX: of another kind, not to be read */
	dml_kind kind;
	union {
		int64_t integer;
		double number;
	};
} dml_scalar;

typedef enum dml_scalar_kind {
	DML_SCALAR_CONSTANT,
	DML_SCALAR_SLOT,
	DML_SCALAR_UNARY,
	DML_SCALAR_BINARY,
	DML_SCALAR_ELEMENT, /* a builtin function of one number */
	DML_SCALAR_CALL
} dml_scalar_kind;

typedef struct dml_scalar_function dml_scalar_function;

typedef struct dml_scalar_expr {
	dml_scalar_kind kind;
	smr_dml_op op;
	smr_dml_at at;
	dml_element element;
	uint32_t slot, nargs;
	dml_scalar constant;
	const struct dml_scalar_expr *a, *b;
	/* CALL: by parameter; NULL: its default, of the function's own slots. Given arguments are
	 * evaluated in the order of the call: order[i] is the parameter of the i-th. */
	const struct dml_scalar_expr **args;
	uint32_t *order;
	const dml_scalar_function *function;
} dml_scalar_expr;

typedef struct dml_scalar_body {
	uint32_t n;
	const struct dml_scalar_statement **list;
} dml_scalar_body;

typedef struct dml_scalar_statement {
	smr_dml_statement_kind kind; /* ASSIGN, IF, WHILE, FOR */
	uint32_t slot;
	const dml_scalar_expr *value, *from, *to;
	dml_scalar_body body, otherwise;
} dml_scalar_statement;

typedef struct dml_scalar_names { /* of slots */
	uint32_t n, cap;
	const char **list;
	bool *set; /* by a statement */
} dml_scalar_names;

struct dml_scalar_function {
	const smr_dml_function *f;
	dml_file *file;
	dml_scalar_names names;           /* parameters are first, then results */
	uint32_t *results;                /* slots */
	const dml_scalar_expr **defaults; /* by parameter; NULL: none */
	dml_scalar_body body;
	dml_scalar_function *next;
};

typedef struct dml_scalar_code {
	UT_hash_handle hh;
	const smr_dml_statement *loop;
	smr_arena *arena;
	bool fit;           /* the loop has code */
	uint32_t refused;   /* runs that were given up at once */
	dml_scalar *memory; /* of runs: slots, twice, and those of calls; NULL: none yet */
	dml_scalar_names names;
	uint32_t variable; /* of a for */
	const dml_scalar_expr *value;
	dml_scalar_body body;
	dml_scalar_function *functions;
} dml_scalar_code;

/** Returns the code of a loop in the script's frame, compiling it once; NULL: it has none. */
dml_scalar_code *dml_scalar_compile(script *s, const smr_dml_statement *loop);
#endif
