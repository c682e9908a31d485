/** @file Parts of the text form shared by the printers (text, JSON, dot) and the parser. */
#ifndef SMR_IR_TEXT_TEXT_H
#define SMR_IR_TEXT_TEXT_H
#include "base/str.h"
#include "ir/graph/graph.h"

/** Returns whether @p c may occur in a name without quotes. */
static inline bool smr_text_is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
	       c == '_' || c == '.' || c == '$';
}

static inline bool smr_text_is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/** Appends a name, bare where possible, else quoted. */
void smr_text_name(smr_str *s, const char *name);
void smr_text_quoted(smr_str *s, const char *text);
void smr_text_uint(smr_str *s, uint64_t v);
void smr_text_poly(smr_str *s, const smr_graph *g, const smr_poly *p);
/** Appends "[p, q]". */
void smr_text_polys(smr_str *s, const smr_graph *g, const smr_poly *const *p, uint32_t n);
/** Appends " f32[n, 4]". */
void smr_text_type(smr_str *s, const smr_graph *g, const smr_type *t);
/** Appends the rest of an op over values, or of a constant tensor, after its name. */
void smr_text_op(smr_str *s, const smr_graph *g, const smr_node *v);
void smr_text_tensor(smr_str *s, const smr_graph *g, const smr_node *v);
/** Appends " (i: n, j: 4)". */
void smr_text_loops(smr_str *s, const smr_graph *g, const smr_nest *n);
/** Appends a literal: the fewest decimals that read back as the same bits, or raw bits; then
 * ":f32". */
void smr_text_number(smr_str *s, smr_dtype t, uint64_t bits);
void smr_text_expr(smr_str *s, const smr_graph *g, const smr_node *nest, const smr_expr *e);
/** Appends "[i, 2*j + 1]"; nothing for rank 0. */
void smr_text_index(smr_str *s, const smr_graph *g, const smr_node *nest, const smr_index *x,
		    uint32_t rank);

enum { SMR_MAX_DIGITS = 40 };
/** Returns the bits of a whole number of @p n <= SMR_MAX_DIGITS decimal digits, times 10^@p
 * exp10. */
uint64_t smr_number_from_decimal(smr_dtype t, const char *digits, size_t n, long exp10);
#endif
