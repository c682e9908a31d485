/** @file Which kernel of the library is this nest? Cosine ranks, equality of canonical forms
 * decides.
 *
 * The library is data: files `kernels/NAME.k` in index notation. A match binds every loop, operand,
 * scalar and index parameter of a kernel's form to parts of the nest; nothing of the nest is left
 * over. */
#ifndef SMR_IDENTIFY_H
#define SMR_IDENTIFY_H
#include "ir/graph/graph.h"

enum { SMR_FEATURES = 32, SMR_MAX_BOUND = 16 };

typedef struct smr_library smr_library;
typedef struct smr_kernel smr_kernel;

/** Reads every `*.k` of the directories, NULL-terminated; later files may add forms to a kernel. */
SMR_MUST_USE smr_status smr_library_open(const char *const *dirs, smr_library **out);
/** One text, for tests and for kernels that a user adds. */
SMR_MUST_USE smr_status smr_library_add(smr_library *l, const char *name, const char *text,
					size_t len);
void smr_library_free(smr_library *l);
size_t smr_library_count(const smr_library *l);
const smr_kernel *smr_library_at(const smr_library *l, size_t i);
const smr_kernel *smr_library_find(const smr_library *l, const char *name);
const char *smr_kernel_name(const smr_kernel *k);
const char *smr_kernel_about(const smr_kernel *k);
/** contract | window | element | reduce | move | scan | normalise */
const char *smr_kernel_class(const smr_kernel *k);
size_t smr_kernel_forms(const smr_kernel *k);
/** Canonical text and feature vector of one form. */
const char *smr_kernel_canonical(const smr_kernel *k, size_t form);
const double *smr_kernel_vector(const smr_kernel *k, size_t form);

/** What a form's names are bound to in the nest. */
typedef struct smr_match {
	const smr_kernel *kernel; /* NULL: no kernel */
	size_t form;
	uint32_t nloops, noperands, nscalars, nparams;
	struct {
		const char *name;
		uint32_t loop; /* of the nest */
	} loops[SMR_MAX_LOOPS];
	struct {
		const char *name;
		const smr_expr *read; /* a READ of the nest; NULL: the result itself */
	} operands[SMR_MAX_BOUND];
	struct {
		const char *name;
		const smr_expr *value; /* constant, or depends on no loop; or a computed index */
	} scalars[SMR_MAX_BOUND];
	struct {
		const char *name; /* stride, dilation, padding ... */
		const smr_poly *value;
	} params[SMR_MAX_BOUND];
	const char *semantics; /* what a comparison does with NaN and -0, such as "gt" (see
				* kernels/README.md), or NULL where nothing depends on it */
	const smr_expr *core;  /* the part of the nest's value the form equals: the value itself */
	double cosine;         /* with the best-ranked form */
} smr_match;

/** Fills @p out (kernel NULL when none matches, then @p why, a buffer of @p whylen, says why).
 * Fails only when out of memory. @p arena keeps what the match points to (canonical copies). */
SMR_MUST_USE smr_status smr_identify(const smr_library *l, const smr_graph *g, const smr_node *nest,
				     smr_arena *arena, smr_match *out, char *why, size_t whylen);

/** The same for @p part of the nest's value; what stands around it is the caller's to judge. */
SMR_MUST_USE smr_status smr_identify_part(const smr_library *l, const smr_graph *g,
					  const smr_node *nest, const smr_expr *part,
					  smr_arena *arena, smr_match *out, char *why,
					  size_t whylen);

/** For a name in reports: like smr_identify_part(), of a kernel in mixed precision as well, such as
 * sums of float in double or of int8 in int32. What it says must replace nothing. With @p claims
 * false nothing is asked of where the nest reads and stores. */
SMR_MUST_USE smr_status smr_identify_mixed(const smr_library *l, const smr_graph *g,
					   const smr_node *nest, const smr_expr *part, bool claims,
					   smr_arena *arena, smr_match *out);

/** For a name in reports: a kernel that slides a window by steps that are symbols. A step that is
 * the size of the window makes a tensor of the image, and is none of these. */
SMR_MUST_USE smr_status smr_identify_window(const smr_library *l, const smr_graph *g,
					    const smr_node *nest, smr_arena *arena, smr_match *out);

/** For a nest that only exists to be compared: nothing is asked of where it reads and stores. */
SMR_MUST_USE smr_status smr_identify_value(const smr_library *l, const smr_graph *g,
					   const smr_node *nest, smr_arena *arena, smr_match *out);

/** -1 when the form has no such loop. */
int smr_match_loop(const smr_match *m, const char *name);
const smr_expr *smr_match_operand(const smr_match *m,
				  const char *name); /* NULL: none or the result */
const smr_expr *smr_match_scalar(const smr_match *m, const char *name);
const smr_poly *smr_match_param(const smr_match *m, const char *name);

/** Feature vector of a nest: loop/operand incidence, reductions, semiring, strides, sliding pairs,
 * operator tree, extents. Ranks candidates and feeds the cost model; never authorises.
 * SMR_EUNSUPPORTED (and all 0): the nest is too large for a canonical form. */
SMR_MUST_USE smr_status smr_nest_vector(const smr_graph *g, const smr_node *nest, smr_arena *a,
					double out[SMR_FEATURES]);
/** Canonical text of a nest (loops renamed by incidence, commutative operands sorted). */
SMR_MUST_USE smr_status smr_nest_canonical(const smr_graph *g, const smr_node *nest, smr_arena *a,
					   const char **out);
#endif
