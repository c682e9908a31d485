/** @file Text of `samara explain`: words and numbers (internal to its files). */
#ifndef SMR_CLI_EXPLAIN_TEXT_H
#define SMR_CLI_EXPLAIN_TEXT_H
#include <samara/explain.h>

#include "cli/explain.h"

/** Prints " 12.3 us". */
void smr_explain_seconds(double s);
/** Prints "add f32[3] :14". */
void smr_explain_print_node(const smr_explained_node *v);

/** A list of pointers, as in the results of <samara/explain.h>. */
typedef const void *const *smr_explain_list;
typedef struct smr_explain_ranked {
	const void *o;
	double weight;
	size_t at; /* index in the list */
} smr_explain_ranked;
/** Returns the elements of a list by falling weight; free it with smr_free(). NULL: no memory. */
smr_explain_ranked *smr_explain_rank(smr_explain_list list, size_t n,
				     double (*weight)(const void *));
/** Returns the number of the @p n elements to print: @p some, unless more were requested. */
size_t smr_explain_some(size_t n, size_t some, const smr_explain_limit *l);
/** Prints @p some elements of a list, unless more were requested, by falling weight, and the number
 * of the other @p what. */
void smr_explain_print_some(smr_explain_list list, size_t n, size_t some,
			    const smr_explain_limit *l, double (*weight)(const void *),
			    void (*print)(const void *), const char *what);
/** Prints a line with the sum of the weights (seconds) from element @p from on, if there are
 * any. */
void smr_explain_rest(const smr_explain_ranked *r, size_t from, size_t n, const char *what);

/** Prints the candidates of a choice: predictions, or the reason why one cannot run. */
void smr_explain_print_ways(const smr_explained_way *const *list, size_t n);
/** Prints ops joined into one with several results. */
void smr_explain_print_joins(const smr_explained *e, const smr_explain_limit *l);
/** Prints chains of ops, whether run by slabs or not. */
void smr_explain_print_slabs(const smr_explained *e, const smr_explain_limit *l);
/** Prints kernels, ops without a kernel, and blocks. */
void smr_explain_print_kernels(const smr_explained *e, const smr_explain_limit *l);
void smr_explain_print_functions(const smr_explained *e);
#endif
