/** @file Internals of the parser of the text form: tokens (lex.c), sizes (parse_size.c),
 * expressions (parse_expr.c), nodes (parse_node.c), flows (parse.c). */
#ifndef SMR_IR_TEXT_PARSER_H
#define SMR_IR_TEXT_PARSER_H
#include "ir/text/text.h"

enum { SMR_MAX_NODES = 1 << 14 };

typedef struct smr_parser {
	const char *file, *start, *at, *end;
	smr_graph *g;
	smr_str word; /* the last name read */
	/* state of the nest being read */
	smr_nest *nest;
	smr_node **ins;
	uint32_t nins, cap_ins, depth, total;
	const smr_expr *folds[SMR_MAX_DEPTH]; /* enclosing folds, outermost first */
	uint32_t nfolds;
	bool in_body; /* whether the expression is in the body of an op */
} smr_parser;

/** Fails with "file:line:column: " and the reason. */
smr_status smr_parse_fail(const smr_parser *p, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Fails with "expected X, found Y". */
SMR_MUST_USE smr_status smr_parse_wanted(smr_parser *p, const char *what);
SMR_MUST_USE smr_status smr_parse_no_memory(const smr_parser *p);
/** Skips blanks and comments and returns the next letter, 0 at the end. */
char smr_parse_next(smr_parser *p);
bool smr_parse_peek(smr_parser *p, const char *token);
bool smr_parse_accept(smr_parser *p, const char *token);
SMR_MUST_USE smr_status smr_parse_need(smr_parser *p, const char *token);
/** Reads a bare or quoted name; *@p out is valid until the next name. */
SMR_MUST_USE smr_status smr_parse_name(smr_parser *p, const char **out);
/** Reads a name and copies it into the graph. */
SMR_MUST_USE smr_status smr_parse_own_name(smr_parser *p, const char **out);
/** Reads an integer modulo 2^64. */
SMR_MUST_USE smr_status smr_parse_int(smr_parser *p, int64_t *out);
SMR_MUST_USE smr_status smr_parse_small(smr_parser *p, uint32_t most, uint32_t *out);
SMR_MUST_USE smr_status smr_parse_type(smr_parser *p, smr_dtype *out);
/** Reads a typed number such as 2.5:f32. */
SMR_MUST_USE smr_status smr_parse_number(smr_parser *p, smr_dtype *t, uint64_t *bits);

/** Reads [ "at" ... ] [ "in" NAME ]. */
SMR_MUST_USE smr_status smr_parse_loc(smr_parser *p, smr_loc *at);
SMR_MUST_USE smr_status smr_parse_symbol(smr_parser *p, uint16_t *out);
SMR_MUST_USE smr_status smr_parse_base(smr_parser *p, uint32_t *out);
SMR_MUST_USE smr_status smr_parse_loop(smr_parser *p, uint32_t *out);
SMR_MUST_USE smr_status smr_parse_poly(smr_parser *p, const smr_poly **out);
/** Reads [p, q], at most SMR_MAX_RANK polynomials. */
SMR_MUST_USE smr_status smr_parse_polys(smr_parser *p, uint32_t *n,
					const smr_poly *list[SMR_MAX_RANK]);
SMR_MUST_USE smr_status smr_parse_id(smr_parser *p, smr_node **out);
/** Reads a list of nodes after @p word, if that is present, and calls @p each on every node. */
SMR_MUST_USE smr_status smr_parse_ids(smr_parser *p, const char *word,
				      smr_status (*each)(smr_parser *p, smr_node *v, void *arg),
				      void *arg);
/** Adds @p v to the inputs of the nest being read, if it is not one, and gets its number. */
SMR_MUST_USE smr_status smr_parse_input(smr_parser *p, smr_node *v, uint32_t *out);
SMR_MUST_USE smr_status smr_parse_add_input(smr_parser *p, smr_node *v);
/** Reads the rest of a constant, or of an op over values, after its name. */
SMR_MUST_USE smr_status smr_parse_constant(smr_parser *p, smr_node **out);
SMR_MUST_USE smr_status smr_parse_op(smr_parser *p, smr_op op, smr_node **out);
/** Reads one index for each of @p rank dimensions. */
SMR_MUST_USE smr_status smr_parse_index(smr_parser *p, uint32_t rank, smr_index **out);
/** Reads one node's text after its "%7 =". */
SMR_MUST_USE smr_status smr_parse_node(smr_parser *p, smr_node **out);
SMR_MUST_USE smr_status smr_parse_expr(smr_parser *p, const smr_expr **out);

#ifdef __clang_analyzer__ /* see base/status.h */
#define smr_parse_fail(...) SMR_NEVER_OK(smr_parse_fail(__VA_ARGS__))
#define smr_parse_wanted(p, what) SMR_NEVER_OK(smr_parse_wanted(p, what))
#define smr_parse_no_memory(p) SMR_NEVER_OK(smr_parse_no_memory(p))
#endif
#endif
