/** @file Codelets: the unit of placement and compilation, one (possibly fused) nest. */
#ifndef SMR_PASS_CODELET_CODELET_H
#define SMR_PASS_CODELET_CODELET_H
#include "cost/model/cost.h"
#include "identify/match/identify.h"

typedef enum smr_fp { SMR_FP_REASSOC, SMR_FP_STRICT } smr_fp;

typedef struct smr_codelet {
	uint32_t id;
	const smr_graph *graph;
	const smr_node *nest; /* the nest to run; fusion makes a new node from several of the
			       * source's. Or opaque code, see smr_codelet_is_opaque() */
	const void *code;     /* opaque: its bitcode, as the program has it */
	size_t ncode;
	uint32_t nbeside;
	const smr_node *
		*beside;       /* more nests, run in one pass with `nest`, each storing to its own
				* memory. All have the same inputs and the same list of loops;
				* each iterates or folds over some of them. All have the same
				* domain, or some lack loop 1, the rows of a slab, which they sum */
	const smr_node *named; /* the nest that the match is about: `nest`, or in source order what
				* equals it over the real numbers */
	smr_match match;       /* match.core: subexpression of named->nest->value that is the known
				* kernel; what stands around it is the epilogue */
	uint32_t nsources;
	const smr_node **sources; /* nests of the source it was fused from, in program order */
	smr_fp fp;
	bool in_full;    /* all elements of its windows lie in memory: those that a condition leaves
			  * out may be read as well. Not so in a program's own memory */
	unsigned tuning; /* how implementations that can be tuned do it (smr_impl.tunings), below
			  * the number of theirs; 0: as their models say */
	const smr_kernel
		*whole; /* kernel that this codelet and others with the same whole_id make together
			 * (softmax in several loops), or NULL: for reports, nothing is replaced */
	uint32_t whole_id;
	char why[160]; /* reason when no kernel was found */
} smr_codelet;

/** Nest number @p k of 1 + nbeside. */
const smr_node *smr_codelet_nest(const smr_codelet *c, uint32_t k);
/** Makes one codelet of all nests of a flow, whose bases share no byte. SMR_EUNSUPPORTED: they do
 * not go together. */
SMR_MUST_USE smr_status smr_pass_horizontal(smr_graph *g, smr_fp fp, smr_arena *a,
					    smr_codelet **out);
/** Makes one codelet of consecutive ones that compute results of one loop of the program, where
 * that saves loads or stores; the @p n codelets become fewer. */
SMR_MUST_USE smr_status smr_pass_together(smr_graph *g, smr_arena *a, smr_codelet *c, size_t *n);
/** Whether it is code that was not lifted: it has no nest then, only windows. */
bool smr_codelet_is_opaque(const smr_codelet *c);
/** Where it begins in the source; file NULL: not known. */
const smr_loc *smr_codelet_loc(const smr_codelet *c);

/** An operand with numbers: the byte address of a READ (or of the result when @p read is NULL) at
 * loop counters c is base[base] + offset + sum c[l] * stride[l]. Indirect reads are refused
 * (SMR_EUNSUPPORTED). */
typedef struct smr_operand {
	smr_dtype dtype;
	bool is_value; /* a rank-0 value: bits are env->value[node] */
	uint32_t node;
	uint32_t base;
	int64_t offset, stride[SMR_MAX_LOOPS];
} smr_operand;

SMR_MUST_USE smr_status smr_codelet_operand(const smr_codelet *c, const smr_expr *read,
					    const int64_t *sym, smr_operand *out);
/** Iterations of every loop of the codelet's nest. */
void smr_codelet_extents(const smr_codelet *c, const int64_t *sym, int64_t extent[SMR_MAX_LOOPS]);

/** Epilogue around the core that libraries can take over: act(core + bias[loop]) . */
typedef struct smr_epilogue {
	const smr_expr *bias; /* READ that depends on at most loop bias_loop, or NULL */
	int bias_loop;        /* -1: a scalar bias */
	enum { SMR_ACT_NONE, SMR_ACT_RELU_GT } act; /* x > 0 ? x : 0 */
} smr_epilogue;
/** False when what stands around the core is anything else. */
bool smr_codelet_epilogue(const smr_codelet *c, smr_epilogue *out);

/** A sum of products of two reads, once in the nest's value, whatever is computed of it. */
typedef struct smr_contraction {
	const smr_expr *core;  /* the sum, in its own type */
	const smr_expr *a, *b; /* what is multiplied: READs, perhaps of a narrower type */
} smr_contraction;
/** Whether what is computed of the sum is a tail: element by element of the sum and of what memory
 * holds, at indices that are sums of the domain's counters, and of nothing else. */
bool smr_nest_tail(const smr_nest *n, smr_contraction *out);
enum { SMR_PRODUCT_EPILOGUE_READS = 12 /* elements that a tail may read */ };
/** False: it is something else, or more than that. */
bool smr_codelet_contraction(const smr_codelet *c, smr_contraction *out);
/** Whether it is one of integers: these have no order. */
bool smr_codelet_is_exact_sum(const smr_codelet *c);

/** Whether it is a matrix times its own transpose, at these sizes: one triangle is the other. So
 * many rows and columns and steps are worth a library's call for it. */
enum { SMR_SYRK_ROWS = 16, SMR_SYRK_STEPS = 25000000 };
bool smr_codelet_gram(const smr_codelet *c, const int64_t *sym);

/** Fills in shape, factor and walk: the loops of its nest (the first one), whatever it was matched
 * with.
 */
void smr_codelet_shape(const smr_codelet *c, const int64_t *sym, smr_cost_query *q);
/** How it goes through memory (the first nest). */
void smr_codelet_walk(const smr_codelet *c, const int64_t *sym, smr_cost_walk *out);

/** What is added where the nest only adds integers to elements that it picks, H[J] = H[J] + by: its
 * points may run in any order though several store to one element. NULL: it does something else. */
const smr_expr *smr_nest_tally(const smr_node *nest);

/** The one codelet of a flow that is opaque code, whose bitcode @p code is kept by the caller.
 * SMR_ECORRUPT: it is not the code that the flow names; SMR_EUNSUPPORTED: there is more in it.
 * NULL: it comes as part of an archive, or not at all. */
SMR_MUST_USE smr_status smr_pass_opaque(const smr_graph *g, const void *code, size_t ncode,
					smr_arena *a, smr_codelet **out);
/** The flow's codelets in execution order: nests fused where that is exact, matches filled in.
 * Fused nests are new nodes of @p g; what the codelets point to lives in @p a and in the graph. */
SMR_MUST_USE smr_status smr_pass_codelets(smr_graph *g, const smr_library *l, smr_fp fp,
					  smr_arena *a, smr_codelet **out, size_t *n);
#endif
