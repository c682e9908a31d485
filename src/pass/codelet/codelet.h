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
	const smr_node *named; /* the nest that the match is about: `nest`, or if the source order
				* of sums is kept, a rewritten nest that equals it over the real
				* numbers */
	smr_match match;       /* match.core: subexpression of named->nest->value that is the known
				* kernel; the rest is the epilogue */
	uint32_t nsources;
	const smr_node **sources; /* nests of the source it was fused from, in program order */
	smr_fp fp;
	bool in_full;    /* all elements of its windows are in memory: those that a condition leaves
			  * out may be read too. False for a program's own memory */
	unsigned tuning; /* index of the tuning for implementations with smr_impl.tunings; 0: as
			  * their cost models choose */
	const smr_kernel
		*whole; /* kernel that all codelets with the same whole_id form together (softmax in
			 * several loops), or NULL. For reports only: replaces nothing */
	uint32_t whole_id;
	char why[160]; /* reason when no kernel was found */
} smr_codelet;

/** Returns nest number @p k of 1 + nbeside. */
const smr_node *smr_codelet_nest(const smr_codelet *c, uint32_t k);
/** Makes one codelet of all nests of a flow whose bases do not overlap. Returns SMR_EUNSUPPORTED if
 * the nests cannot run in one pass. */
SMR_MUST_USE smr_status smr_pass_horizontal(smr_graph *g, smr_fp fp, smr_arena *a,
					    smr_codelet **out);
/** Merges consecutive codelets that compute results of one source loop, where that saves loads or
 * stores; decreases *@p n. */
SMR_MUST_USE smr_status smr_pass_together(smr_graph *g, smr_arena *a, smr_codelet *c, size_t *n);
/** Returns whether the codelet is code that was not lifted; then it has no nest, only windows. */
bool smr_codelet_is_opaque(const smr_codelet *c);
/** Returns the source location of the codelet; file NULL: unknown. */
const smr_loc *smr_codelet_loc(const smr_codelet *c);

/** Operand with sizes evaluated: the byte address of a READ (of the result if @p read is NULL) at
 * loop counters c is base[base] + offset + sum c[l] * stride[l]. Indirect reads give
 * SMR_EUNSUPPORTED. */
typedef struct smr_operand {
	smr_dtype dtype;
	bool is_value; /* a rank-0 value: its bits are env->value[node] */
	uint32_t node;
	uint32_t base;
	int64_t offset, stride[SMR_MAX_LOOPS];
} smr_operand;

SMR_MUST_USE smr_status smr_codelet_operand(const smr_codelet *c, const smr_expr *read,
					    const int64_t *sym, smr_operand *out);
/** Computes the iteration count of every loop of the codelet's nest. */
void smr_codelet_extents(const smr_codelet *c, const int64_t *sym, int64_t extent[SMR_MAX_LOOPS]);

/** Epilogue around the core that libraries can compute: act(core + bias[loop]). */
typedef struct smr_epilogue {
	const smr_expr *bias; /* READ that depends on at most loop bias_loop, or NULL */
	int bias_loop;        /* -1: a scalar bias */
	enum { SMR_ACT_NONE, SMR_ACT_RELU_GT } act; /* x > 0 ? x : 0 */
} smr_epilogue;
/** Finds the epilogue; false if the core is inside any other expression. */
bool smr_codelet_epilogue(const smr_codelet *c, smr_epilogue *out);

/** Sum of products of two reads that occurs once in the nest's value, in any expression. */
typedef struct smr_contraction {
	const smr_expr *core;  /* the sum, in its own type */
	const smr_expr *a, *b; /* the factors: READs, perhaps of a narrower type */
	bool padded;           /* they are 0 under a condition, as around an image */
} smr_contraction;
/** Returns whether the nest's value is a tail of one contraction: an elementwise expression of the
 * sum and of memory at indices that are sums of domain counters, and of nothing else. Only here
 * may factors be padded. */
bool smr_nest_tail(const smr_nest *n, smr_contraction *out);
enum { SMR_PRODUCT_EPILOGUE_READS = 12 /* elements that a tail may read */ };
/** Finds the contraction; false if the value has another form or more than one fold. */
bool smr_codelet_contraction(const smr_codelet *c, smr_contraction *out);
/** Attention: a sum of products over keys, weighted by the softmax of another sum of products. Sets
 * of loops are those of the domain with more than one iteration, but for the batch. */
typedef struct smr_attention {
	const smr_expr *sum;    /* fold over the keys, of weight * value, in f32 */
	const smr_expr *weight; /* the softmax, perhaps converted */
	const smr_expr *value;
	const smr_expr *logit;  /* of which the softmax is: an expression of the scores */
	const smr_expr *scores; /* fold of query * key, in f32 */
	const smr_expr *query, *key;
	uint64_t rows, columns, batch; /* of the weight alone, of the value alone, the others */
} smr_attention;
/** Least rows, keys and elements of a row of queries, keys and values, and most of the latter. */
enum { SMR_ATTENTION_LEAST = 8, SMR_ATTENTION_WIDTH = 128 };
/** Finds the parts of an attention; false if the value has another form, or other sizes. */
bool smr_nest_attention(const smr_nest *n, smr_attention *out);
/** Returns whether the codelet is an integer contraction, which may be summed in any order. */
bool smr_codelet_is_exact_sum(const smr_codelet *c);

/** Smallest rows and columns, and steps, for which a library's call for a symmetric product pays.
 * smr_codelet_gram() returns whether the codelet is a matrix times its own transpose of at least
 * these sizes, so that one triangle mirrors the other. */
enum { SMR_SYRK_ROWS = 16, SMR_SYRK_STEPS = 25000000 };
bool smr_codelet_gram(const smr_codelet *c, const int64_t *sym);

/** Fills in shape, factor and walk from the loops of the codelet's first nest, whether or not it
 * was matched. */
void smr_codelet_shape(const smr_codelet *c, const int64_t *sym, smr_cost_query *q);
/** Describes the memory accesses of the codelet's first nest. */
void smr_codelet_walk(const smr_codelet *c, const int64_t *sym, smr_cost_walk *out);

/** Returns the addend of a nest that only adds integers to selected elements, H[J] = H[J] + by. Its
 * points may run in any order although several store to one element. NULL: another nest. */
const smr_expr *smr_nest_tally(const smr_node *nest);

/** Makes the one codelet of a flow that is opaque code; the caller keeps the bitcode @p code. NULL:
 * the code comes as part of an archive, or not at all. Returns SMR_ECORRUPT if it is not the code
 * that the flow names, SMR_EUNSUPPORTED if the flow has other ops. */
SMR_MUST_USE smr_status smr_pass_opaque(const smr_graph *g, const void *code, size_t ncode,
					smr_arena *a, smr_codelet **out);
/** Makes the flow's codelets in execution order: fuses nests where that is exact, and matches
 * kernels. Fused nests are new nodes of @p g; the codelets' pointers refer to @p a and to the
 * graph. */
SMR_MUST_USE smr_status smr_pass_codelets(smr_graph *g, const smr_library *l, smr_fp fp,
					  smr_arena *a, smr_codelet **out, size_t *n);
#endif
