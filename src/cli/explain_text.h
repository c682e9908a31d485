/** @file Words and numbers of `samara explain` (internal to its files). */
#ifndef SMR_CLI_EXPLAIN_TEXT_H
#define SMR_CLI_EXPLAIN_TEXT_H
#include <samara/explain.h>

#include "cli/explain.h"

/** "   12.3 us" */
void smr_explain_seconds(double s);
/** "add f32[3] :14" */
void smr_explain_print_node(const smr_explained_node *v);

/** Lists of pointers, as results have them. */
typedef const void *const *smr_explain_list;
typedef struct smr_explain_ranked {
	const void *o;
	double weight;
	size_t at; /* in the list */
} smr_explain_ranked;
/** The elements of a list, the heaviest first; free it with smr_free(). NULL: no memory. */
smr_explain_ranked *smr_explain_rank(smr_explain_list list, size_t n,
				     double (*weight)(const void *));
/** How many of @p n are shown: @p some, unless more is asked for. */
size_t smr_explain_some(size_t n, size_t some, const smr_explain_limit *l);
/** Prints @p some of a list, unless more is asked for, those of the most weight first, and how many
 * more @p what there are. */
void smr_explain_print_some(smr_explain_list list, size_t n, size_t some,
			    const smr_explain_limit *l, double (*weight)(const void *),
			    void (*print)(const void *), const char *what);
/** A line for those from @p from on, whose weights are seconds, if there are any. */
void smr_explain_rest(const smr_explain_ranked *r, size_t from, size_t n, const char *what);

/** What could run something: predictions, and why the rest cannot. */
void smr_explain_print_ways(const smr_explained_way *const *list, size_t n);
/** Ops that became one with several results. */
void smr_explain_print_joins(const smr_explained *e, const smr_explain_limit *l);
/** Chains of ops, by slabs or not. */
void smr_explain_print_slabs(const smr_explained *e, const smr_explain_limit *l);
/** Kernels and ops that have none; blocks. */
void smr_explain_print_kernels(const smr_explained *e, const smr_explain_limit *l);
void smr_explain_print_functions(const smr_explained *e);
#endif
