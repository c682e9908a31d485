/** @file Internals of the DML parser: tokens (lex.c), expressions (expr.c), statements
 * (statement.c), functions (function.c). Functions that return a smr_status set the error when they
 * fail. */
#ifndef SMR_DML_SYNTAX_PARSER_H
#define SMR_DML_SYNTAX_PARSER_H
#include "base/data/vec.h"
#include "dml/syntax/dml.h"

enum { DML_DEEPEST = 1000 }; /* nesting of expressions and statements */

typedef enum dml_token_kind {
	DML_END,
	DML_NAME,
	DML_NUMBER,
	DML_STRING,
	DML_DOLLAR, /* $name */
	DML_MARK    /* punctuation and operators */
} dml_token_kind;

typedef struct dml_token {
	dml_token_kind kind;
	smr_dml_at at;
	const char *s; /* in the text */
	size_t n;
	bool first; /* first token of its line */
} dml_token;

typedef struct dml_parser {
	const char *file, *text, *end; /* *end is 0 */
	const char *next, *line_start; /* next: after the token */
	uint32_t line;
	dml_token token;
	smr_arena *arena;
	uint32_t depth;
	/* Items of all open constructs; each parsing function pops what it pushed. */
	SMR_VEC(const void *) stack;
	SMR_VEC(smr_dml_argument) args;
	SMR_VEC(smr_dml_param) params;
	SMR_VEC(const smr_dml_function *) functions;
	SMR_VEC(smr_dml_source) sources;
	const char *folder; /* of setwd(); NULL: none */
} dml_parser;

/* ---- lex.c */
smr_status dml_fail(const dml_parser *p, smr_dml_at at, const char *fmt, ...) SMR_PRINTF(3, 4);
/** Fails with "expected X, found 'Y'". */
SMR_MUST_USE smr_status dml_wanted(const dml_parser *p, const char *what);
SMR_MUST_USE smr_status dml_no_memory(const dml_parser *p);
/** Advances to the next token. */
SMR_MUST_USE smr_status dml_next(dml_parser *p);
/** Whether the token is this name or punctuation. */
bool dml_is(const dml_parser *p, const char *text);
SMR_MUST_USE smr_status dml_need(dml_parser *p, const char *text);
/** Advances if the token is @p text; *@p was: whether it did. */
SMR_MUST_USE smr_status dml_accept(dml_parser *p, const char *text, bool *was);
/** Copies the token's name, and advances. */
SMR_MUST_USE smr_status dml_name(dml_parser *p, const char *what, const char **out);
/** Copies the token's string without quotes, escapes resolved, and advances. */
SMR_MUST_USE smr_status dml_string(dml_parser *p, const char **out);
/** Enters one more nesting level; call dml_leave() after it. */
SMR_MUST_USE smr_status dml_enter(dml_parser *p);
void dml_leave(dml_parser *p);
/** A position to return to after looking ahead. */
typedef struct dml_mark {
	const char *next, *line_start;
	uint32_t line;
	dml_token token;
} dml_mark;
dml_mark dml_here(const dml_parser *p);
void dml_back(dml_parser *p, const dml_mark *m);

/* ---- expr.c */
SMR_MUST_USE smr_status dml_expr(dml_parser *p, const smr_dml_expr **out);
/** Parses a target of an assignment: a name or an index. */
SMR_MUST_USE smr_status dml_target(dml_parser *p, const smr_dml_expr **out);
/** Parses the arguments of a call between "(" and ")". */
SMR_MUST_USE smr_status dml_arguments(dml_parser *p, const smr_dml_argument **out, uint32_t *n);

/* ---- literal.c */
SMR_MUST_USE smr_status dml_literal(dml_parser *p, smr_dml_expr *e);

/* ---- statement.c */
/** Parses statements up to the end or a closing brace. */
SMR_MUST_USE smr_status dml_statements(dml_parser *p, bool outermost, smr_dml_body *out);

/* ---- function.c */
/** Whether "name = function (" or one of its variants stands here. */
bool dml_is_function(const dml_parser *p);
SMR_MUST_USE smr_status dml_function(dml_parser *p);
SMR_MUST_USE smr_status dml_source(dml_parser *p);
/** Parses setwd("folder"): names of the source() statements that follow are relative to it. */
SMR_MUST_USE smr_status dml_setwd(dml_parser *p);
#endif
