/** @file Identifies which kernel of the library a nest is: cosine ranks, equality of canonical
 * forms decides.
 *
 * The library is data: files `kernels/NAME.k` in index notation. A match binds every loop, operand,
 * scalar and index parameter of a kernel's form to parts of the nest; nothing of the nest remains
 * unbound. */
#ifndef SMR_IDENTIFY_H
#define SMR_IDENTIFY_H
#include "ir/graph/graph.h"

enum { SMR_FEATURES = 32, SMR_MAX_BOUND = 16 };

typedef struct smr_library smr_library;
typedef struct smr_kernel smr_kernel;

/** Reads every `*.k` of the directories, NULL-terminated; later files may add forms to a kernel. */
SMR_MUST_USE smr_status smr_library_open(const char *const *dirs, smr_library **out);
/** Adds one text, for tests and for kernels that a user adds. */
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
/** Returns the canonical text, or the feature vector, of one form. */
const char *smr_kernel_canonical(const smr_kernel *k, size_t form);
const double *smr_kernel_vector(const smr_kernel *k, size_t form);

/** Bindings of a form's names to the nest. */
typedef struct smr_match {
	const smr_kernel *kernel; /* NULL if no kernel matches */
	size_t form;
	uint32_t nloops, noperands, nscalars, nparams;
	struct {
		const char *name;
		uint32_t loop; /* loop number of the nest */
	} loops[SMR_MAX_LOOPS];
	struct {
		const char *name;
		const smr_expr *read; /* a READ of the nest, or NULL for the result itself */
	} operands[SMR_MAX_BOUND];
	struct {
		const char *name;
		const smr_expr *value; /* a constant, a value that depends on no loop, or a computed
					* index */
	} scalars[SMR_MAX_BOUND];
	struct {
		const char *name; /* stride, dilation, padding, ... */
		const smr_poly *value;
	} params[SMR_MAX_BOUND];
	const char *semantics; /* treatment of NaN and -0 by a comparison, such as "gt" (see
				* kernels/README.md), or NULL if nothing depends on it */
	const smr_expr *core;  /* the part of the nest's value that equals the form: the value
				* itself */
	double cosine;         /* cosine with the best-ranked form */
} smr_match;

/** Identifies the nest and fills @p out. If no kernel matches, sets kernel to NULL and writes the
 * reason to @p why, a buffer of @p whylen bytes. Fails only without memory. @p arena keeps the data
 * that the match points to (canonical copies). */
SMR_MUST_USE smr_status smr_identify(const smr_library *l, const smr_graph *g, const smr_node *nest,
				     smr_arena *arena, smr_match *out, char *why, size_t whylen);

/** Does the same for @p part of the nest's value; the caller must check the code around it. */
SMR_MUST_USE smr_status smr_identify_part(const smr_library *l, const smr_graph *g,
					  const smr_node *nest, const smr_expr *part,
					  smr_arena *arena, smr_match *out, char *why,
					  size_t whylen);

/** Finds a name for reports: like smr_identify_part(), but also kernels in mixed precision, such as
 * sums of float in double or of int8 in int32. Such a match must not replace anything. With @p
 * claims false it does not check where the nest reads and stores. */
SMR_MUST_USE smr_status smr_identify_mixed(const smr_library *l, const smr_graph *g,
					   const smr_node *nest, const smr_expr *part, bool claims,
					   smr_arena *arena, smr_match *out);

/** Finds a name for reports: a kernel that slides a window by symbolic steps. If a step is the size
 * of the window, the image becomes a tensor, and the kernel does not match. */
SMR_MUST_USE smr_status smr_identify_window(const smr_library *l, const smr_graph *g,
					    const smr_node *nest, smr_arena *arena, smr_match *out);

/** Identifies a nest that only exists for comparison: does not check where it reads and stores. */
SMR_MUST_USE smr_status smr_identify_value(const smr_library *l, const smr_graph *g,
					   const smr_node *nest, smr_arena *arena, smr_match *out);

/** Returns -1 if the form has no such loop. */
int smr_match_loop(const smr_match *m, const char *name);
const smr_expr *smr_match_operand(const smr_match *m,
				  const char *name); /* returns NULL if there is none, or for the
						      * result */
const smr_expr *smr_match_scalar(const smr_match *m, const char *name);
const smr_poly *smr_match_param(const smr_match *m, const char *name);

/** Computes the feature vector of a nest: loop/operand incidence, reductions, semiring, strides,
 * sliding pairs, operator tree, extents. It ranks candidates and feeds the cost model, but never
 * justifies a replacement. Returns SMR_EUNSUPPORTED (and zeros) if the nest is too large for a
 * canonical form. */
SMR_MUST_USE smr_status smr_nest_vector(const smr_graph *g, const smr_node *nest, smr_arena *a,
					double out[SMR_FEATURES]);
/** Returns the canonical text of a nest (loops renamed by incidence, commutative operands
 * sorted). */
SMR_MUST_USE smr_status smr_nest_canonical(const smr_graph *g, const smr_node *nest, smr_arena *a,
					   const char **out);
#endif
