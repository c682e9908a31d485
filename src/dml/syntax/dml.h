/** @file DML, the language of Apache SystemDS: the syntax tree of a script.
 *
 * Syntax only: names are not resolved. Blanks and line ends only separate tokens, except that an
 * index stands on the line of what it indexes. */
#ifndef SMR_DML_SYNTAX_DML_H
#define SMR_DML_SYNTAX_DML_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/str.h"

typedef struct smr_dml_at { /* a position in the text; from 1 */
	uint32_t line, column;
} smr_dml_at;

typedef enum smr_dml_op {
#define SMR_DML_BINARY(name, text, level) SMR_DML_##name,
#define SMR_DML_UNARY(name, text, level) SMR_DML_##name,
#include "dml/syntax/operators.def"
	SMR_DML_NOPS
} smr_dml_op;

typedef enum smr_dml_expr_kind {
	SMR_DML_INTEGER,
	SMR_DML_DOUBLE,
	SMR_DML_BOOLEAN, /* integer: 0 or 1 */
	SMR_DML_STRING,
	SMR_DML_NAME,
	SMR_DML_ARGUMENT, /* $name, $1: `name` is what follows the $ */
	SMR_DML_OPERATION,
	SMR_DML_CALL,
	SMR_DML_LIST, /* [a, b] as an argument: args, without names */
	SMR_DML_INDEX
} smr_dml_expr_kind;

typedef struct smr_dml_expr smr_dml_expr;

typedef struct smr_dml_argument { /* of a call */
	const char *name;         /* NULL: positional */
	const smr_dml_expr *value;
} smr_dml_argument;

typedef struct smr_dml_range {         /* of one dimension */
	const smr_dml_expr *from, *to; /* both NULL: all; to NULL: one index */
} smr_dml_range;

struct smr_dml_expr {
	smr_dml_expr_kind kind;
	uint32_t height; /* of the expression tree below it; from 1 */
	smr_dml_at at;
	union {
		int64_t integer;
		double number;
		const char *text; /* STRING: without quotes, escapes resolved */
		const char *name;
		struct {
			smr_dml_op op;
			const smr_dml_expr *a, *b; /* b NULL: unary */
		};
		struct {
			const char *space, *callee; /* space NULL: no namespace */
			uint32_t nargs;
			const smr_dml_argument *args;
		};
		struct {
			const char *array;
			uint32_t nranges; /* 1 or 2 */
			smr_dml_range ranges[2];
		};
	};
};

typedef enum smr_dml_statement_kind {
	SMR_DML_ASSIGN, /* targets = value */
	SMR_DML_ADD,    /* target += value */
	SMR_DML_DO,     /* value is a call */
	SMR_DML_IF,
	SMR_DML_WHILE,
	SMR_DML_FOR,
	SMR_DML_PARFOR
} smr_dml_statement_kind;

typedef struct smr_dml_statement smr_dml_statement;

typedef struct smr_dml_body {
	uint32_t n;
	const smr_dml_statement *const *list;
} smr_dml_body;

struct smr_dml_statement {
	smr_dml_statement_kind kind;
	smr_dml_at at;
	uint32_t ntargets; /* ASSIGN, ADD: each a NAME or, if single, an INDEX */
	const smr_dml_expr *const *targets;
	const smr_dml_expr *value; /* ASSIGN, ADD, DO; IF, WHILE: the condition */
	/* FOR, PARFOR: from `from` to `to`, or, where `to` is NULL, over the vector `from` */
	const char *variable;
	const smr_dml_expr *from, *to;
	uint32_t noptions; /* PARFOR: check=0 ... */
	const smr_dml_argument *options;
	smr_dml_body body, otherwise; /* otherwise: the else branch of IF */
};

typedef enum smr_dml_type {
	SMR_DML_TYPE_MATRIX,
	SMR_DML_TYPE_DOUBLE,
	SMR_DML_TYPE_INTEGER,
	SMR_DML_TYPE_BOOLEAN,
	SMR_DML_TYPE_STRING,
	SMR_DML_TYPE_LIST,
	SMR_DML_TYPE_FRAME,
	SMR_DML_TYPE_UNKNOWN /* of a scalar */
} smr_dml_type;

typedef struct smr_dml_param {
	const char *name;
	smr_dml_at at;
	smr_dml_type type;
	const smr_dml_expr *otherwise; /* default value; NULL: the argument is required */
} smr_dml_param;

typedef struct smr_dml_function {
	const char *name;
	smr_dml_at at;
	uint32_t nparams, nresults;
	const smr_dml_param *params, *results;
	bool external;         /* code of another language: no body */
	const char *classname; /* of external code; NULL: none given */
	smr_dml_body body;
} smr_dml_function;

typedef struct smr_dml_source { /* source("file") as space */
	smr_dml_at at;
	const char *file, *space;
} smr_dml_source;

typedef struct smr_dml_script {
	smr_arena *arena;
	const char *file; /* for messages */
	uint32_t nfunctions, nsources;
	const smr_dml_function *const *functions;
	const smr_dml_source *sources;
	smr_dml_body body;
} smr_dml_script;

/** Parses the @p n bytes of @p text. SMR_EPARSE: the message has file:line:column. The caller frees
 * the script (smr_dml_free()), which keeps no pointers into the text. */
SMR_MUST_USE smr_status smr_dml_parse(const char *file, const char *text, size_t n,
				      smr_dml_script **out);
void smr_dml_free(smr_dml_script *s); /* accepts NULL */

/** Prints a script in canonical form: one statement to a line, all operations in parentheses.
 * Parsing it gives the same tree. */
void smr_dml_print(smr_str *s, const smr_dml_script *script);
/** Returns the operator's text: "%*%". */
const char *smr_dml_op_text(smr_dml_op op);
/** Returns the type's name: "Matrix[Double]". */
const char *smr_dml_type_name(smr_dml_type t);
#endif
