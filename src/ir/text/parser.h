/** @file Inside the parser of the text form: the words (lex.c), sizes (parse_size.c), expressions
 * (parse_expr.c), nodes (parse_node.c), flows (parse.c). */
#ifndef SMR_IR_TEXT_PARSER_H
#define SMR_IR_TEXT_PARSER_H
#include "ir/text/text.h"

enum { SMR_MAX_NODES = 1 << 14 };

typedef struct smr_parser {
	const char *file, *start, *at, *end;
	smr_graph *g;
	smr_str word; /* the name read last */
	/* the nest being read */
	smr_nest *nest;
	smr_node **ins;
	uint32_t nins, cap_ins, depth, total;
	const smr_expr *folds[SMR_MAX_DEPTH]; /* around this place, outermost first */
	uint32_t nfolds;
	bool in_body; /* of an op over values */
} smr_parser;

/** "file:line:column: " and the reason. */
smr_status smr_parse_fail(const smr_parser *p, const char *fmt, ...) SMR_PRINTF(2, 3);
/** "expected X, found Y" */
SMR_MUST_USE smr_status smr_parse_wanted(smr_parser *p, const char *what);
SMR_MUST_USE smr_status smr_parse_no_memory(const smr_parser *p);
/** Over blanks and comments to the next letter, which is 0 at the end. */
char smr_parse_next(smr_parser *p);
bool smr_parse_peek(smr_parser *p, const char *token);
bool smr_parse_accept(smr_parser *p, const char *token);
SMR_MUST_USE smr_status smr_parse_need(smr_parser *p, const char *token);
/** Bare or quoted; *@p out is good until the next name. */
SMR_MUST_USE smr_status smr_parse_name(smr_parser *p, const char **out);
/** The same, kept in the graph. */
SMR_MUST_USE smr_status smr_parse_own_name(smr_parser *p, const char **out);
/** Modulo 2^64. */
SMR_MUST_USE smr_status smr_parse_int(smr_parser *p, int64_t *out);
SMR_MUST_USE smr_status smr_parse_small(smr_parser *p, uint32_t most, uint32_t *out);
SMR_MUST_USE smr_status smr_parse_type(smr_parser *p, smr_dtype *out);
/** 2.5:f32 and the like. */
SMR_MUST_USE smr_status smr_parse_number(smr_parser *p, smr_dtype *t, uint64_t *bits);

/** [ "at" ... ] [ "in" NAME ] */
SMR_MUST_USE smr_status smr_parse_loc(smr_parser *p, smr_loc *at);
SMR_MUST_USE smr_status smr_parse_symbol(smr_parser *p, uint16_t *out);
SMR_MUST_USE smr_status smr_parse_base(smr_parser *p, uint32_t *out);
SMR_MUST_USE smr_status smr_parse_loop(smr_parser *p, uint32_t *out);
SMR_MUST_USE smr_status smr_parse_poly(smr_parser *p, const smr_poly **out);
/** [p, q], at most SMR_MAX_RANK. */
SMR_MUST_USE smr_status smr_parse_polys(smr_parser *p, uint32_t *n,
					const smr_poly *list[SMR_MAX_RANK]);
SMR_MUST_USE smr_status smr_parse_id(smr_parser *p, smr_node **out);
/** A list of nodes behind @p word, if that is there; @p each takes them. */
SMR_MUST_USE smr_status smr_parse_ids(smr_parser *p, const char *word,
				      smr_status (*each)(smr_parser *p, smr_node *v, void *arg),
				      void *arg);
/** Number of @p v among the inputs of the nest being read, which it becomes one of. */
SMR_MUST_USE smr_status smr_parse_input(smr_parser *p, smr_node *v, uint32_t *out);
SMR_MUST_USE smr_status smr_parse_add_input(smr_parser *p, smr_node *v);
/** What stands behind the name of a constant, or of an op over values. */
SMR_MUST_USE smr_status smr_parse_constant(smr_parser *p, smr_node **out);
SMR_MUST_USE smr_status smr_parse_op(smr_parser *p, smr_op op, smr_node **out);
/** One index for each of @p rank dimensions. */
SMR_MUST_USE smr_status smr_parse_index(smr_parser *p, uint32_t rank, smr_index **out);
/** One node's text behind its "%7 =". */
SMR_MUST_USE smr_status smr_parse_node(smr_parser *p, smr_node **out);
SMR_MUST_USE smr_status smr_parse_expr(smr_parser *p, const smr_expr **out);

#ifdef __clang_analyzer__ /* see base/status.h */
#define smr_parse_fail(...) SMR_NEVER_OK(smr_parse_fail(__VA_ARGS__))
#define smr_parse_wanted(p, what) SMR_NEVER_OK(smr_parse_wanted(p, what))
#define smr_parse_no_memory(p) SMR_NEVER_OK(smr_parse_no_memory(p))
#endif
#endif
