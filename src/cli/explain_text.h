/** @file Words and numbers of `samara explain` (internal to its files). */
#ifndef SMR_CLI_EXPLAIN_TEXT_H
#define SMR_CLI_EXPLAIN_TEXT_H
#include "cli/explain.h"

/** What is under a key; 0 or "" where it is missing. */
double smr_explain_real(const json_t *o, const char *key);
long smr_explain_long(const json_t *o, const char *key);
const char *smr_explain_text(const json_t *o, const char *key);
/** "   12.3 us" */
void smr_explain_seconds(double s);
/** "add f32[3] :14" */
void smr_explain_print_node(const json_t *o);

typedef struct smr_explain_ranked {
	const json_t *o;
	double weight;
	size_t at; /* in the list */
} smr_explain_ranked;
/** The elements of a list, the heaviest first; free it with smr_free(). NULL: no memory. */
smr_explain_ranked *smr_explain_rank(const json_t *list, double (*weight)(const json_t *));
/** How many of a list are shown: @p some, unless more is asked for. */
size_t smr_explain_some(const json_t *list, size_t some, const smr_explain_limit *l);
/** Prints @p some of a list, unless more is asked for, those of the most weight first, and how many
 * more @p what there are. */
void smr_explain_print_some(const json_t *list, size_t some, const smr_explain_limit *l,
			    double (*weight)(const json_t *), void (*print)(const json_t *),
			    const char *what);
/** A line for those from @p from on, whose weights are seconds, if there are any. */
void smr_explain_rest(const smr_explain_ranked *r, size_t from, size_t n, const char *what);

/** What could run something: predictions, and why the rest cannot. */
void smr_explain_print_ways(const json_t *list);
/** Ops that became one with several results. */
void smr_explain_print_joins(const json_t *o, const smr_explain_limit *l);
/** Chains of ops, by slabs or not. */
void smr_explain_print_slabs(const json_t *o, const smr_explain_limit *l);
/** Kernels and ops that have none; blocks. */
void smr_explain_print_kernels(const json_t *o, const smr_explain_limit *l);
void smr_explain_print_functions(const json_t *o);
#endif
